### Ce que seule la table du navigateur dit.

tab-trick = Tour
tab-species = Espèce
tab-chain = Chaîne
tab-log = Journal

food-chain = Chaîne alimentaire
would-be-here = ensuite
era-number = Ère { $era }
era-environments = Environnements de cette ère
era-ended = Fin de l’ère { $era }
the-trick = Le tour
hand = Main
your-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
food-count = { $count } nourr.
food-gain = +{ $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
food-of = { $food } sur { $needs }
population = population
started-at = au départ { $count }
population-from = { $count }, au départ { $start }
space-number = cran { $space }
your-species = votre espèce
your-species-back = Votre espèce
traits = Caractéristiques
environments = Environnements
trait-printed = imprimée
trait-worth = { $count ->
    [one] { $count } point comme caractéristique
   *[other] { $count } points comme caractéristique
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zero-box = Case à zéro point
free-place = Emplacement { $place }
holds-stolen = Parasite porte { $trait } (volée)
bites-count = { $count ->
    [one] { $count } marqueur morsure
   *[other] { $count } marqueurs morsure
}
nobody = personne

forecast = Nourriture prévue
forecast-short = Nourriture
if-era-ended = Nourriture si l’ère finissait
forecast-then = puis { $has } sur { $needs }
forecast-words = Nourriture : { $has } sur { $needs }, jusqu’à { $could } en mangeant. Population { $change }.
forecast-borrows = Dont { $food } par Symbiose : { $environment } ({ $species }).
hunted-by = chassée
may-eat = mange
if-eats = ou { $change }

finale = Les espèces à la fin

part-chain = Chaîne alimentaire
part-population = Population
part-environments = Environnements
part-traits = Caractéristiques

combo-single = Carte seule
combo-pair = Paire
combo-flush = Flush
combo-straight = Straight
combo-three = Brelan
combo-straight-flush = Straight flush
combo-four = Carré
combo-nothing = Encore rien
combo-sum = { $kind }, { $sum }
beats-the-table = l’emporte
lets-go = laisse passer
leads-now = mène
last-trick = Tour précédent
none-open = il n’en reste aucune
plan-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
let-go = a laissé passer
led = a mené
laid = posée
beaten = battue
strongest = la plus forte
won-trick = gagne le tour
not-yet = pas encore une combinaison
to-complete = à compléter avec des cartes exposées
ahead-now = en tête
behind-now = derrière
picks-now = choisit ses cartes
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
open-cards = Cartes exposées
dummy-moves = inutilisées : joueur factice { $steps }
chip-beats = { $sum } bat { $best }
chip-leads = { $sum }
chip-points = { $from } → { $to }, { $gain }

picked-play = { $kind } { $values }
picked-open = { $values }, à compléter avec des cartes exposées
picked-none = { $values } : pas encore une combinaison
if-you-win = Si vous gagnez, améliorez votre espèce avec une carte
improve-title = Tour gagné : améliorez votre espèce avec une carte
improve-last = Dernier tour : améliorez votre espèce avec une carte
place-title = Où va { $trait } ?
metamorphosis-title = Métamorphose : où va { $trait } ?
replaces = remplace { $trait }
mark-up = monter de { $count }
mark-down = descendre de { $count }
mark-population = population +{ $count }

who-leads = Qui mène le premier tour ?
they-name = { $name } désigne qui mène
who-leads-why = L’espèce la plus basse de la chaîne décide, après avoir regardé sa main.
survival = Survie
will-grow = passe à { $population }
will-stay = reste à { $population }
will-shrink = tombe à { $population }
eaten-already = mangée
poisonous = +2 nourritures, mais Poison : deux marqueurs morsure pour vous
cannot-eat = ne peut pas être mangée : pourquoi ?
use-store = Réserve de nourriture
use-store-words = 4 nourritures, une fois ; la carte est défaussée
steal-title = Que prend Parasite ?
steal-words = Elle agit pour vous et ne rapporte rien ; son propriétaire la perd.
search-title = Fouillez la défausse : améliorez votre espèce avec la carte de votre choix
search-values = Seulement cette valeur

do-lead = Menez : une combinaison, ou une carte seule.
do-beat = Jouez plus fort que { $combination } de { $sum }, ou une carte seule.
do-answer = Répondez à { $combination } de { $sum } : des cartes exposées peuvent compléter.
do-declare = Quelles cartes exposées utilisez-vous ?
do-name = Choisissez qui mène le premier tour.
do-choose = Améliorez votre espèce avec une carte, ou renoncez.
do-way = Choisissez l’usage de la carte.
do-place = Choisissez un emplacement pour la caractéristique.
do-metamorphosis = Métamorphose vous donne une caractéristique : choisissez son emplacement.
do-steal = Choisissez ce que prend Parasite.
do-feed = Choisissez qui manger, ou arrêtez-vous.
do-watch = Vous regardez cette partie.
do-wait = C’est à { $name } d’agir.
decline = Renoncer
sort-by-suit = Trier par suite
sort-by-value = Trier par valeur

wax-pick = Choisir des cartes
wax-lay = Poser les cartes
wax-play = { $kind ->
    [single] Jouer la carte seule
    [pair] Jouer la paire
    [flush] Jouer le flush
    [straight] Jouer le straight
    [three] Jouer le brelan
    [straight-flush] Jouer le straight flush
   *[four] Jouer le carré
}
wax-declare = { $kind ->
    [single] Juste la carte seule
    [pair] Annoncer la paire
    [flush] Annoncer le flush
    [straight] Annoncer le straight
    [three] Annoncer le brelan
    [straight-flush] Annoncer le straight flush
   *[four] Annoncer le carré
}
wax-enough = Assez mangé
wax-meal-done = Assez mangé
wax-declare-done = Annoncer la combinaison
wax-lead = Désigner { $leader_seat }
wax-lead-self = Mener soi-même
wax-take = Améliorer avec cette carte
wax-decline = Renoncer
wax-climb = Monter au cran { $space }
wax-descend = Descendre au cran { $space }
wax-grow = Passer à { $population }
wax-learn = Apprendre : { $environment }
wax-trait = Prendre { $trait }
wax-place = Poser { $trait }
wax-place-zero = Poser { $trait }
wax-steal = Prendre { $trait }
wax-steal-dummy = Prendre { $trait }
wax-eat = Manger : { $species }
wax-eat-dummy = Manger le joueur factice
wax-store = Vider la réserve

fact-suit = Suite
fact-trait = Effet
fact-chain = Chaîne
fact-population = Population
fact-environment = Environnement
fact-points = Points
fact-dealt = Cette ère
fact-feeds = Nourrit
dealt-yes = tiré : il nourrit
dealt-no = pas tiré

## Noms courts, pour les légendes

short-pheromones = Phéromones
short-symbiosis = Symbiose
short-herd-animal = Troupeau
short-hard-shell = Carapace
short-communication = Communi­cation
short-teeth = Dents
short-camouflage = Camouflage
short-parasite = Parasite
short-poison = Poison
short-tools = Outils
short-food-store = Réserve
short-handy-hands = Mains
short-bigger-brains = Cerveaux
short-metamorphosis = Métamor­phose
short-society = Société
plan-food = nourr. { $has } / { $needs }
plan-if-won = Si vous gagnez : nourriture { $has } sur { $needs }{ $change ->
    [-1] , elle diminue
    [1] , elle grandit
   *[other] {""}
}
plan-then = Alors nourriture { $has } sur { $needs }{ $change ->
    [-1] , elle diminue
    [1] , elle grandit
   *[other] {""}
}
if-won = si vous gagnez
sym-bites = morsures
