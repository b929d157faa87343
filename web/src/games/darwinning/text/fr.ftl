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
food-of = { $food } sur { $needs }
population = population
started-at = au départ { $count }
population-from = { $count }, au départ { $start }
space-number = cran { $space }
your-species = votre espèce
your-species-back = Votre espèce
traits = Caractéristiques
environments = Environnements
trait-worth = { $count ->
    [one] { $count } point comme caractéristique
   *[other] { $count } points comme caractéristique
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zero-box = la place qui ne rapporte rien
free-place = Emplacement libre
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
combo-sum = { $kind }, { $sum }
lets-go = laisse passer
leads-now = mène
last-trick = Tour précédent
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
behind-now = derrière
picks-now = choisit ses cartes
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
open-cards = Cartes exposées
chip-beats = { $sum } bat { $combination } de { $best }
chip-leads = { $sum }
chip-points = { $from } → { $to }, { $gain }

picked-play = { $kind } { $values }
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
cannot-eat = ne peut pas être mangée : pourquoi ?
use-store = Réserve de nourriture
use-store-words = 4 nourritures, une fois ; la carte est défaussée
steal-title = Que prend Parasite ?
steal-words = Elle agit pour vous et ne rapporte rien ; son propriétaire la perd.
search-title = Fouillez la défausse : améliorez votre espèce avec la carte de votre choix
search-values = Seulement cette valeur

do-lead = Menez : une combinaison, ou une carte seule.
do-beat = Jouez plus fort que { $combination } de { $sum }, ou une carte seule.
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

## Classement, cartes exposées, survie : ce qu’un débutant demande

era-of = sur { $eras }
rank-list = Combinaisons, de la plus faible à la plus forte
rank-weakest = faible
rank-strongest = forte
rank-to-beat = à battre
rank-single = Seule
rank-pair = Paire
rank-flush = Flush
rank-straight = Straight
rank-three = Brelan
rank-straight-flush = Straight flush
rank-four = Carré
rank-rule-single = une carte
rank-rule-pair = même valeur
rank-rule-flush = 3 d’une suite
rank-rule-straight = 3 à la file
rank-rule-three = même valeur
rank-rule-straight-flush = à la file, une suite
rank-rule-four = même valeur
rank-beat = Battez { $combination } de { $sum } : autant ou plus, ou une combinaison plus forte.
rank-beat-four = Battez { $combination } de { $sum } : seul un carré d’autant ou plus le peut.
rank-order = Du faible au fort : seule, paire, flush, straight, brelan, straight flush, carré.
beats-it = l’emporte
open-words-up = Chacun peut s’en servir pour compléter. Sinon, le joueur factice monte de { $steps }.
open-words-down = Chacun peut s’en servir pour compléter. Sinon, le joueur factice descend de { $steps }.
open-words = Chacun peut s’en servir pour compléter. Sinon, le joueur factice ne bouge pas.
none-open-words = Toutes ont servi pendant cette ère.
open-word = { $count ->
    [one] carte exposée
   *[other] cartes exposées
}
alone-word = sans carte exposée
completions = Façons de compléter
wins-sum = gagne : bat { $sum }
wins-kind = gagne : bat { $combination }
loses-to = perd contre { $combination } de { $sum }
picked-with-open = { $values } + { $open } en carte exposée
do-follow = Suivez : des cartes exposées peuvent compléter.
wax-use-open = { $count ->
    [one] Utiliser le { $values } exposé
   *[other] Utiliser { $values } exposés
}
wax-add = Ajouter une carte
missing-name = Choisir qui mène
missing-choose = Choisir un usage
missing-way = Choisir un usage
missing-place = Choisir une place
missing-steal = Choisir que prendre
missing-feed = Choisir qui manger
trait-inborn = d’origine, 0 point
zero-place = Cinquième place : elle agit, mais vaut 0
free-places = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
free-places-zero = { $count ->
    [one] 1 place libre, à 0 point
   *[other] { $count } places libres, dont une à 0 point
}
about-card = À propos de { $value } { $trait }
eat-grows = +{ $count } : assez pour grandir
eat-enough = +{ $count } : juste assez
eat-lacks = +{ $count }, il faut { $needs }
eat-vain = vous grandissez déjà : rien de plus
eat-poison = venimeuse : 2 morsures pour vous
eat-bites = { $count ->
    [one] 1 morsure pour elle : sans effet
   *[other] { $count } morsures pour elle : sans effet
}
eat-hurts = elle perd 1
eat-hurt-anyway = elle perd déjà 1
survival-outcome = Population après l’ère, si personne ne mange plus

aim = Chaîne, population, environnements et caractéristiques sont des points ; le plus après 4 ères gagne.
aim-short = Le plus de points après 4 ères gagne
aim-name = Qui mène joue ce qu’il veut ; les autres battent sa combinaison ou laissent passer une carte.
aim-name-short = Qui mène joue ce qu’il veut
aim-play = Gagnez un tour pour améliorer votre espèce avec une de ses cartes. Le plus de points après 4 ères gagne.
aim-play-short = Gagnez le tour, améliorez l’espèce
aim-declare = Le gagnant prend les cartes exposées utilisées et améliore son espèce. Le meilleur usage est déjà choisi.
aim-declare-short = Une carte exposée peut compléter
aim-choose = Une carte jouée : monter, grandir, apprendre un environnement, ou prendre sa caractéristique.
aim-choose-short = Une carte renforce votre espèce
aim-way = Une carte, un usage : monter, grandir, apprendre un environnement, ou prendre sa caractéristique.
aim-way-short = Une carte, un usage
aim-place = Quatre places rapportent, pas la cinquième ; une caractéristique agit où qu’elle soit.
aim-place-short = Quatre places rapportent, pas la 5e
aim-steal = Elle agit pour vous et ne rapporte rien ; son propriétaire la perd.
aim-steal-short = Elle agit pour vous
aim-feed = Plus de nourriture qu’il n’en faut : +1. Trop peu : −1. Deux morsures coûtent 1 aussi.
aim-feed-short = Plus que le besoin : +1 population
