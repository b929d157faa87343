## Ce qui se passe

event-lead = { $seat } désigne { $leader_seat } pour mener le premier tour.
event-lead-self = { $seat } mènera le premier tour.
event-play = { $seat } choisit { $card }.
event-pick = { $seat } choisit une carte.
event-play-done = { $seat } pose ses cartes.
event-use = { $seat } utilise la carte exposée { $card }.
event-declare-done = { $seat } n’utilise pas d’autre carte exposée.
event-take = { $seat } améliore son espèce avec { $card } ({ $trait }).
event-decline = { $seat } n’améliore pas son espèce.
event-climb = { $seat } monte dans la chaîne alimentaire avec { $card } : cran { $space }.
event-descend = { $seat } descend dans la chaîne alimentaire avec { $card } : cran { $space }.
event-grow = { $seat } utilise { $card } : sa population passe à { $population }.
event-learn = { $seat } apprend un environnement avec { $card } : { $environment }.
event-trait = { $seat } prend la caractéristique { $trait } ({ $card }).
event-place = { $seat } met { $trait } à l’emplacement { $place }.
event-place-zero = { $seat } met { $trait } dans la case à zéro point.
event-steal = { $seat } prend { $trait } à { $victim_seat } ({ $species }).
event-steal-dummy = { $seat } prend { $trait } parmi les cartes exposées du joueur factice.
event-eat = { $seat } mange l’espèce { $species } ({ $prey_seat }) : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-eat-dummy = { $seat } mange le joueur factice : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-store = { $seat } vide sa réserve : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-meal-done = { $seat } s’arrête de manger.

choose-lead = Désigner { $leader_seat } ({ $species })
choose-lead-self = Mener soi-même
choose-play = Jouer { $card }
choose-pick = Jouer une carte
choose-play-done = Poser ces cartes
choose-use = Utiliser la carte exposée { $card }
choose-declare-done = Annoncer cette combinaison
choose-take = Améliorer l’espèce avec { $card } ({ $trait })
choose-decline = Ne pas améliorer l’espèce
choose-climb = Monter dans la chaîne alimentaire, { $count ->
    [one] { $count } point
   *[other] { $count } points
} : au cran { $space }
choose-descend = Descendre dans la chaîne alimentaire, { $count ->
    [one] { $count } point
   *[other] { $count } points
} : au cran { $space }
choose-grow = Population +{ $count } : { $population }
choose-learn = Apprendre un environnement : { $environment }
choose-trait = Prendre la caractéristique : { $trait }
choose-place = Mettre { $trait } à l’emplacement { $place }
choose-place-zero = Mettre { $trait } dans la case à zéro point
choose-steal = Prendre { $trait } à { $victim_seat } ({ $species })
choose-steal-dummy = Prendre { $trait } parmi les cartes exposées du joueur factice
choose-eat = Manger l’espèce { $species } ({ $prey_seat }) : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
choose-eat-dummy = Manger le joueur factice : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
choose-store = Vider la réserve : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
choose-meal-done = S’arrêter de manger : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour une population de { $needs }

then-replaces = Elle remplace { $trait }.
then-replaces-itself = Elle remplace son propre exemplaire.
then-replaces-stolen = { $trait }, la carte volée, part aussi.
then-poison = Poison : deux marqueurs morsure.

may-up = Chaîne alimentaire +{ $count }.
may-down = Chaîne alimentaire −{ $count }.
may-grow = Population +{ $count }.
may-learn = Environnement : { $environment }.

news-played-single = { $seat } joue { $card }.
news-played = { $seat } joue { $combination } ({ $sum }) : { $card }.
news-played-open = { $seat } joue { $card }, à compléter avec des cartes exposées.
news-declared = { $seat } forme { $combination } ({ $sum }) avec des cartes exposées : { $card }.
news-trick-won = { $seat } gagne le tour et peut améliorer son espèce.
news-last-trick = { $seat } gagne le dernier tour de l’ère : les autres peuvent améliorer leur espèce.
news-search = { $seat } fouille la défausse pour améliorer son espèce.
news-dummy-up = Le joueur factice monte au cran { $space }.
news-dummy-down = Le joueur factice descend au cran { $space }.
news-trait-put = { $trait } va à l’emplacement { $place }.
news-trait-put-zero = { $trait } va dans la case à zéro point.
news-stolen = Parasite prend { $trait } à { $victim_seat }.
news-stolen-dummy = Parasite prend { $trait } au joueur factice.
news-dummy-bites = Le joueur factice mord { $seat }.
news-grew = { $seat } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour une population de { $needs }. Elle monte à { $population }.
news-stayed = { $seat } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour une population de { $needs }. Elle ne change pas.
news-shrank = { $seat } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour une population de { $needs }. Elle tombe à { $population }.
news-hurt = { $seat } a { $bites } marqueurs morsure : sa population tombe à { $population }.
news-drawn = Métamorphose : { $seat } pioche { $card } ({ $trait }).
news-drawn-copy = Métamorphose : { $seat } pioche { $card } ; { $trait } va à l’emplacement { $place }.
news-drawn-copy-zero = Métamorphose : { $seat } pioche { $card } ; { $trait } va dans la case à zéro point.
news-open = Cartes exposées du joueur factice : { $card }.
news-era = Ère { $era }. Environnements : { $environment }.
news-hand = Votre main : { $card }.
news-names = { $seat } est tout en bas de la chaîne alimentaire et désigne qui mène.

end-eras = Les quatre ères sont passées : l’espèce qui a le plus de succès gagne.

## Pourquoi pas

why-game-over = La partie est finie.
why-not-your-turn = C’est à quelqu’un d’autre de jouer.
why-card-picked = Cette carte est déjà choisie.
why-card-not-held = Vous n’avez pas cette carte.
why-no-combination = Avec les cartes choisies, celle-ci ne mène à aucune combinaison permise. Une carte seule l’est toujours.
why-not-a-trick = Ce n’est pas le moment de jouer une carte.
why-play-incomplete = Les cartes choisies ne font pas encore une combinaison permise.
why-nothing-to-end = Il n’y a rien à terminer.
why-no-declaration = Les cartes exposées s’annoncent quand les deux joueurs ont joué.
why-not-open = Cette carte n’est pas exposée.
why-not-a-combination = Avec les cartes jouées, cela ne fait pas une combinaison.
why-no-improvement = Ce n’est pas le moment d’améliorer son espèce.
why-not-played = On améliore son espèce avec une carte jouée dans ce tour.
why-not-in-discards = Cette carte n’est pas dans la défausse.
why-cannot-decline = On ne peut pas y renoncer.
why-no-chain-icon = La carte n’a pas d’icône de chaîne alimentaire.
why-no-population-icon = La carte n’a pas d’icône de population.
why-no-environment-icon = La carte n’a pas d’icône d’environnement.
why-environment-known = Votre espèce y vit déjà.
why-trait-there = Votre espèce a déjà cette caractéristique : elle ne peut remplacer que son propre exemplaire.
why-no-trait-due = Il n’y a pas de caractéristique à placer.
why-no-parasite = Seul un Parasite que l’on vient de placer prend une caractéristique.
why-nothing-to-steal = Parasite prend une carte caractéristique d’un autre plateau, que vous n’avez pas.
why-leader-known = On sait déjà qui mène.
why-nobody-plays-it = Personne ne joue cette espèce.
why-not-survival = Les espèces mangent après les tours de cartes, chacune à son tour.
why-no-store = Votre espèce n’a pas de réserve de nourriture.
why-itself = Une espèce ne se mange pas elle-même.
why-eaten-once = On ne mange une espèce qu’une fois par repas.
why-higher = Cette espèce est trop haut dans la chaîne alimentaire pour la vôtre.
why-hard-shell = Carapace dure : il faut Dents ou Outils.
why-communication = Communication : seules les espèces au-dessous, ou celles qui ont Société, peuvent la manger.
why-camouflage = Camouflage : seuls les voisins qui ont De plus gros cerveaux peuvent la manger.

## Noms

suit-acorn = gland
suit-blueberry = myrtilles
suit-leaf = feuille
suit-flower = fleur

species-amoeba = Amibe
species-insects = Insectes
species-fish = Poisson
species-mouse = Souris
species-frog = Grenouille
species-bird = Oiseau
species-pig = Cochon
species-elephant = Éléphant
species-polar-bear = Ours polaire
species-tyrannosaurus-rex = T. rex
species-dummy = Joueur factice

environment-desert = désert
environment-forest = forêt
environment-highland = haut plateau
environment-jungle = jungle
environment-mountain = montagne
environment-ocean = océan
environment-plains = plaines
environment-polar = polaire
environment-underground = souterrain
environment-wetland = milieux humides

trait-pheromones = Phéromones
trait-symbiosis = Symbiose
trait-herd-animal = Animal de troupeau
trait-hard-shell = Carapace dure
trait-communication = Communication
trait-teeth = Dents
trait-camouflage = Camouflage
trait-parasite = Parasite
trait-poison = Poison
trait-tools = Outils
trait-food-store = Réserve de nourriture
trait-handy-hands = Mains pratiques
trait-bigger-brains = De plus gros cerveaux
trait-metamorphosis = Métamorphose
trait-society = Société

effect-pheromones = 1 nourriture de plus ; peut manger l’espèce un cran au-dessus.
effect-symbiosis = Un environnement de cette ère qu’un autre joueur possède, et pas vous, vous nourrit aussi.
effect-herd-animal = Les morsures ne coûtent qu’à partir de trois marqueurs.
effect-hard-shell = Personne ne vous mange, sauf avec Dents ou Outils.
effect-communication = Seules les espèces au-dessous de vous vous mangent, ou celles qui ont Société.
effect-teeth = 1 nourriture de plus ; peut manger jusqu’à deux crans au-dessus, et les carapaces dures.
effect-camouflage = Vos voisins dans la chaîne ne vous mangent pas, sauf avec De plus gros cerveaux.
effect-parasite = En arrivant, prend une carte caractéristique d’un autre plateau ; elle ne rapporte rien.
effect-poison = Qui vous mange reçoit deux marqueurs morsure.
effect-tools = 1 nourriture de plus ; peut manger les carapaces dures.
effect-food-store = 4 nourritures, une seule fois ; puis défaussée.
effect-handy-hands = Pas de marqueurs morsure quand vous mangez une espèce qui a Poison.
effect-bigger-brains = Peut manger ses voisins camouflés.
effect-metamorphosis = Après la survie, une carte au hasard devient une de vos caractéristiques.
effect-society = Peut manger les espèces qui ont Communication, même au-dessous.

combination-nothing = aucune combinaison
combination-single = une carte seule
combination-pair = une paire
combination-flush = un flush
combination-straight = un straight
combination-three = un brelan
combination-straight-flush = un straight flush
combination-four = un carré

category-chain = chaîne alimentaire
category-population = population
category-environments = environnements
category-traits = caractéristiques

phase-name = désigner qui mène
phase-play = jouer une combinaison
phase-declare = annoncer les cartes exposées
phase-choose = améliorer son espèce, ou renoncer
phase-way = choisir à quoi sert la carte
phase-place = placer la caractéristique
phase-steal = choisir ce que prend Parasite
phase-feed = manger, ou s’arrêter
phase-over = la partie est finie

## La table en texte

picture-era = Ère { $era } sur 4, tour { $trick }. Environnements : { $environment }.
picture-naming = Ère { $era } sur 4. Environnements : { $environment }.
picture-chain = Chaîne alimentaire :
picture-open = Cartes exposées du joueur factice (inutilisées, elles le déplacent de { $count }) :
picture-trick = Le tour, mené par { $seat } :
picture-play = { $seat } : { $combination } { $sum }
picture-incomplete = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-best = la plus forte
picture-with-open = avec { $count ->
    [one] { $card } (exposée)
   *[other] { $card } (exposées)
}
picture-hand = Votre main :
picture-picked = Cartes choisies : { $card }
picture-meal = { $seat } mange : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} pour une population de { $needs }.
picture-card = La carte en question :
picture-species = Espèce : { $species } ({ $seat }), population { $population } (au départ { $start })
picture-lives = vit dans (* : de cette ère) : { $places }
picture-place = emplacement { $place }
picture-zero = case à zéro point
picture-empty = libre
picture-printed = imprimée
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-stolen = porte { $trait } (volée)
picture-forecast = Si l’ère finissait maintenant :
picture-food = besoin de { $needs }, a { $has }, peut avoir { $could }
picture-borrows = dont { $food } par Symbiose : { $environment } ({ $species })
picture-prey = peut manger { $species }
picture-hunters = prédateurs : { $species }
picture-danger = assez pour perdre de la population
picture-seat = { $seat }, { $species } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $parts }), { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-home = vit dans { $places }
picture-traits-of = caractéristiques : { $trait }
picture-labelled = { $label } : { $text }
picture-then = { " ; " }
picture-up = monte de { $count }
picture-down = descend de { $count }
picture-gain = population +{ $count }
picture-player = { " " }({ $seat })
picture-piles = Pioche { $deck }, défausse { $discards }.

## Cartes

card-acorn-1-a = 1 gland a
card-acorn-1-b = 1 gland b
card-acorn-2-a = 2 gland a
card-acorn-2-b = 2 gland b
card-acorn-3-a = 3 gland a
card-acorn-3-b = 3 gland b
card-acorn-4-a = 4 gland a
card-acorn-4-b = 4 gland b
card-acorn-5-a = 5 gland a
card-acorn-5-b = 5 gland b
card-acorn-6-a = 6 gland a
card-acorn-6-b = 6 gland b
card-acorn-7-a = 7 gland a
card-acorn-7-b = 7 gland b
card-acorn-8-a = 8 gland a
card-acorn-8-b = 8 gland b
card-acorn-9-a = 9 gland a
card-acorn-9-b = 9 gland b
card-acorn-10-a = 10 gland a
card-acorn-10-b = 10 gland b
card-acorn-11-a = 11 gland a
card-acorn-11-b = 11 gland b
card-acorn-12-a = 12 gland a
card-acorn-12-b = 12 gland b
card-acorn-13-a = 13 gland a
card-acorn-13-b = 13 gland b
card-acorn-14-a = 14 gland a
card-acorn-14-b = 14 gland b
card-acorn-15-a = 15 gland a
card-acorn-15-b = 15 gland b
card-blueberry-1-a = 1 myrtilles a
card-blueberry-1-b = 1 myrtilles b
card-blueberry-2-a = 2 myrtilles a
card-blueberry-2-b = 2 myrtilles b
card-blueberry-3-a = 3 myrtilles a
card-blueberry-3-b = 3 myrtilles b
card-blueberry-4-a = 4 myrtilles a
card-blueberry-4-b = 4 myrtilles b
card-blueberry-5-a = 5 myrtilles a
card-blueberry-5-b = 5 myrtilles b
card-blueberry-6-a = 6 myrtilles a
card-blueberry-6-b = 6 myrtilles b
card-blueberry-7-a = 7 myrtilles a
card-blueberry-7-b = 7 myrtilles b
card-blueberry-8-a = 8 myrtilles a
card-blueberry-8-b = 8 myrtilles b
card-blueberry-9-a = 9 myrtilles a
card-blueberry-9-b = 9 myrtilles b
card-blueberry-10-a = 10 myrtilles a
card-blueberry-10-b = 10 myrtilles b
card-blueberry-11-a = 11 myrtilles a
card-blueberry-11-b = 11 myrtilles b
card-blueberry-12-a = 12 myrtilles a
card-blueberry-12-b = 12 myrtilles b
card-blueberry-13-a = 13 myrtilles a
card-blueberry-13-b = 13 myrtilles b
card-blueberry-14-a = 14 myrtilles a
card-blueberry-14-b = 14 myrtilles b
card-blueberry-15-a = 15 myrtilles a
card-blueberry-15-b = 15 myrtilles b
card-leaf-1-a = 1 feuille a
card-leaf-1-b = 1 feuille b
card-leaf-2-a = 2 feuille a
card-leaf-2-b = 2 feuille b
card-leaf-3-a = 3 feuille a
card-leaf-3-b = 3 feuille b
card-leaf-4-a = 4 feuille a
card-leaf-4-b = 4 feuille b
card-leaf-5-a = 5 feuille a
card-leaf-5-b = 5 feuille b
card-leaf-6-a = 6 feuille a
card-leaf-6-b = 6 feuille b
card-leaf-7-a = 7 feuille a
card-leaf-7-b = 7 feuille b
card-leaf-8-a = 8 feuille a
card-leaf-8-b = 8 feuille b
card-leaf-9-a = 9 feuille a
card-leaf-9-b = 9 feuille b
card-leaf-10-a = 10 feuille a
card-leaf-10-b = 10 feuille b
card-leaf-11-a = 11 feuille a
card-leaf-11-b = 11 feuille b
card-leaf-12-a = 12 feuille a
card-leaf-12-b = 12 feuille b
card-leaf-13-a = 13 feuille a
card-leaf-13-b = 13 feuille b
card-leaf-14-a = 14 feuille a
card-leaf-14-b = 14 feuille b
card-leaf-15-a = 15 feuille a
card-leaf-15-b = 15 feuille b
card-flower-1-a = 1 fleur a
card-flower-1-b = 1 fleur b
card-flower-2-a = 2 fleur a
card-flower-2-b = 2 fleur b
card-flower-3-a = 3 fleur a
card-flower-3-b = 3 fleur b
card-flower-4-a = 4 fleur a
card-flower-4-b = 4 fleur b
card-flower-5-a = 5 fleur a
card-flower-5-b = 5 fleur b
card-flower-6-a = 6 fleur a
card-flower-6-b = 6 fleur b
card-flower-7-a = 7 fleur a
card-flower-7-b = 7 fleur b
card-flower-8-a = 8 fleur a
card-flower-8-b = 8 fleur b
card-flower-9-a = 9 fleur a
card-flower-9-b = 9 fleur b
card-flower-10-a = 10 fleur a
card-flower-10-b = 10 fleur b
card-flower-11-a = 11 fleur a
card-flower-11-b = 11 fleur b
card-flower-12-a = 12 fleur a
card-flower-12-b = 12 fleur b
card-flower-13-a = 13 fleur a
card-flower-13-b = 13 fleur b
card-flower-14-a = 14 fleur a
card-flower-14-b = 14 fleur b
card-flower-15-a = 15 fleur a
card-flower-15-b = 15 fleur b

## Ce que comptent les rapports d’équilibre

environments-learned = un environnement appris
