### Ce que seule la table du navigateur dit.

tab-voyage = Voyage
tab-notebook = Carnet
tab-rivals = Rivaux
tab-log = Journal

journey-board = Plateau Voyage
your-notebook = Votre carnet
notebook-of = Carnet : { $name }
tile-of = tuile { $tile } sur 12
tiles-left = { $count ->
    [0] plus aucune tuile
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
compasses = Boussoles
guides = Guides
characters = Personnages
tokens-of = { $count } { $what } sur { $most }
your-theories = Vos théories
theories-of = Théories : { $name }
in-view = Visibles
theory-slot = Recouvrez une tuile pour en élaborer une
piles = Face cachée : { $first } et { $second }
first-player-next = à suivre
compasses-count = { $count ->
    [one] boussole
   *[other] boussoles
}
guides-count = { $count ->
    [one] guide
   *[other] guides
}
pawn-worth = +2

class-bird = Oiseaux
class-mammal = Mammifères
class-reptile = Reptiles
class-arthropod = Arthropodes
one-bird = oiseau
one-mammal = mammifère
one-reptile = reptile
one-arthropod = arthropode
part-discoveries = Découvertes
part-maps = Cartographie
part-publications = Publications
part-theories = Théories
part-pawn = Pion Darwin

theory-name = Théorie { $number }
theory-does-1 = 1 par oiseau
theory-does-2 = 1 par mammifère
theory-does-3 = 1 par reptile
theory-does-4 = 1 par arthropode
theory-does-5 = 1 par animal d’Amérique
theory-does-6 = 1 par animal d’Afrique
theory-does-7 = 1 par animal d’Asie
theory-does-8 = 1 par animal d’Océanie
theory-does-9 = 1 par animal, zone en haut à gauche
theory-does-10 = 1 par animal, zone en haut à droite
theory-does-11 = 1 par animal, zone en bas à gauche
theory-does-12 = 1 par animal, zone en bas à droite
theory-does-13 = 1 par théorie
theory-does-14 = 2 par symbole Guide visible
theory-does-15 = 2 par publication
theory-does-16 = 1 par emblé­matique visible

preview-title = Ce que donne ce choix
preview-title-none = Que prendrez-vous ?
preview-none = La bande de laiton montre les trois tuiles face au Beagle. Choisissez-en une : ce qu’elle apporte s’affiche ici avant que vous ne confirmiez.
preview-sails = Le Beagle avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
preview-sails-back = Le Beagle recule de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
preview-sails-later = Après la théorie, le Beagle avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
preview-then = Ensuite, pour { $name }
preview-then-you = Ensuite, pour vous
preview-under = Elles vont sous la pioche
preview-unknown = Une tuile de la pioche
preview-nothing = Aucun point pour l’instant.
preview-last = C’est la dernière tuile.
fx-discoveries = tant que la tuile reste visible
fx-discoveries-character = à la fin
fx-maps = Boussoles et Cartographie
fx-pawn = Pion Darwin
fx-compass = { $count ->
    [0] Aucune boussole
    [1] Une boussole
   *[other] { $count } boussoles
}
fx-guide = { $count ->
    [0] Aucun guide
    [1] Un guide
   *[other] { $count } guides
}
fx-theory = Une théorie à élaborer
fx-map = Un symbole Cartographie
fx-map-words = +1 par boussole que vous aurez ({ $compasses } pour l’instant)
fx-spent = Un guide dépensé
fx-spent-words = { $count ->
    [0] il n’en reste pas
    [1] il en reste un
   *[other] il en reste { $count }
}
fx-observed = Trois nouvelles tuiles
fx-observed-words = tirées de la pioche
fx-unseen = Une théorie face cachée
fx-unseen-words = on verra sa valeur une fois piochée
fx-no-guide = { $count ->
    [one] Pas de place pour un guide
   *[other] Pas de place pour { $count } guides
}
fx-no-guide-words = deux au plus
fx-no-compass = Pas de boussole
fx-no-compass-words = { $count ->
    [5] cinq au plus
   *[other] il n’en reste pas
}
gain-chip = { $from } → { $to }, { $gain }

do-take = Prenez l’une des trois tuiles face au Beagle.
do-develop = Choisissez une théorie à élaborer.
do-return = Six théories au plus : rendez-en une.
do-watch = Vous regardez cette partie.
do-wait = C’est à { $name } de jouer.
wax-take = Prendre : { $short }
wax-take-short = Prendre : { $short }
wax-inspired = S’inspirer de { $short }
wax-voyage-forward = Avancer
wax-voyage-back = Reculer
wax-observed = Observer
wax-developed = Élaborer la théorie { $number }
wax-developed-pile = Piocher dans la pile { $pile }
wax-returned = Rendre la théorie { $number }
wax-none = Choisir une tuile
wax-develop = Choisir une théorie
wax-return = Choisir une théorie
guide-forward = Voyage : une case en avant
guide-back = Voyage : une case en arrière
guide-observe = Observation : trois nouvelles tuiles
develop-title = Élaborer une théorie
develop-words = Choisissez l’une des théories visibles, ou piochez-en une face cachée.
return-title = Rendre une théorie
return-words = Vous avez sept théories ; six au plus. Choisissez celle à rendre.
draw-pile = Piocher dans la pile { $pile } ({ $count })
now-worth = vaut { $points }
see-table = Regarder la table
back-to-theories = Retour aux théories

card-class = Classe
card-ecosystem = Écosystème
card-bonus = Bonus
card-star = Emblématique
card-star-words = apporte le pion Darwin
card-brings = Apporte
card-points = Points
bonus-discovery = { $value ->
    [one] { $value } point tant que la tuile reste visible
   *[other] { $value } points tant que la tuile reste visible
}
bonus-map = un symbole Cartographie tant que la tuile reste visible
bonus-survey = une boussole aussitôt
bonus-guide = un guide aussitôt
brings-theories = une théorie
brings-guides = { $count ->
    [0] aucun guide
    [1] un guide
   *[other] { $count } guides
}
brings-compasses = une boussole
brings-maps = un symbole Cartographie
brings-discovery = { $count ->
    [one] { $count } point à la fin
   *[other] { $count } points à la fin
}
character-word = personnage
emblematic-word = emblématique
tile-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
tile-map = cartographie
tile-survey = boussole
tile-guide = guide
covered-count = { $count ->
    [one] { $count } recouverte
   *[other] { $count } recouvertes
}
facing-at = face au Beagle, distance { $distance }
next-faces = { $name } l’aurait en face, à distance { $distance }
ship-here = Le Beagle est ici
ship-there = Le Beagle irait ici
publication-of = Publication { $line } : 5 points
empty-cell = libre : { $class }, { $ecosystem }

## Ce qu’apporte un choix, et pourquoi

todo-take = prenez 1 sur 3
todo-develop = choisissez une théorie
todo-return = rendez-en une
aim-take = Le plus de points après 12 tuiles gagne. Une tuile lointaine fait avancer le Beagle : { $name } verra d’autres tuiles.
aim-develop = Elle compte à la fin de la partie, selon ce que montre alors votre carnet.
aim-return = Celle qui vaudra le moins va sous une pile.
aim-short = Le plus de points après 12 tuiles gagne
new-short = nouv.
players = Joueurs
open-notebook = Ouvrir ce carnet
of-most = { $count } sur { $most }
for-who-covers = pour qui recouvre
times = ×{ $count }
three-of-four = 3/4
theories-named = Théories { $number }
preview-wait-take = { $name } choisit parmi les trois tuiles face au Beagle.
preview-wait-develop = { $name } choisit une théorie.
preview-wait-return = { $name } rend une théorie.
preview-wait-over = Le voyage est terminé.
fx-discoveries-instead = à la place de : { $short }
fx-discoveries-lost = recouverte : { $short }
fx-compass-words = +1 par carte que vous aurez ({ $maps } pour l’instant)
fx-maps-product = boussoles × cartes : { $compasses } × { $maps }
fx-maps-covered = une carte est recouverte : { $compasses } × { $maps }
fx-published = Publication : { $line }
fx-published-words = la ligne est complète
fx-near = { $line } : 3 sur 4
fx-then = puis { $gain }
near-bird = il manque un oiseau
near-mammal = il manque un mammifère
near-reptile = il manque un reptile
near-arthropod = il manque un arthropode
near-america = il en manque un d’Amérique
near-africa = il en manque un d’Afrique
near-asia = il en manque un d’Asie
near-oceania = il en manque un d’Océanie
fx-theory-words = à choisir ensuite ; elle compte à la fin
fx-theory-covering = pour avoir recouvert : { $short }
fx-theory-grows = { $does } : { $from } → { $to }
fx-returned = Théorie { $number } rendue
fx-pawn-words = à vous, jusqu’au prochain animal emblématique
fx-pawn-lost = Pion Darwin perdu
fx-pawn-lost-words = il change de mains
fx-guide-words = pour avancer d’une case ou voir trois autres tuiles, une fois
in-reach = { $count ->
    [one] et une publication est à portée
   *[other] et { $count } publications sont à portée
}
use-guide = Utiliser un guide
use-guide-why = { $count ->
    [one] Vous en avez un. Vous le rendez, puis prenez une tuile comme toujours.
   *[other] Vous en avez { $count }. Vous en rendez un, puis prenez une tuile comme toujours.
}
guide-forward-why = pour voir d’autres tuiles, et repartir de là
guide-back-why = pour voir d’autres tuiles, et repartir de là
guide-observe-why = quand aucune des trois ne vous aide
guide-then = Puis vous voyez
guide-observe-then = Les trois que vous voyez vont sous la pioche ; à leur place
did-guide = a utilisé un guide
did-take = a pris : { $tile }
did-meet = a rencontré { $tile }
did-pawn = a le pion Darwin
did-publish = a publié : { $line }
did-theory = a élaboré la théorie { $number }

## Short names, for captions and buttons

short-andean-condor = condor
short-darwins-rhea = nandou
short-keel-billed-toucan = toucan
short-ruby-throated-hummingbird = colibri
short-common-ostrich = autruche
short-shoebill = bec-en-sabot
short-secretarybird = messager
short-grey-crowned-crane = grue royale
short-indian-peafowl = paon
short-red-crowned-crane = grue du Japon
short-great-hornbill = calao
short-golden-pheasant = faisan doré
short-north-island-brown-kiwi = kiwi
short-southern-cassowary = casoar
short-emu = émeu
short-laughing-kookaburra = kookaburra
short-jaguar = jaguar
short-giant-anteater = tamanoir
short-american-bison = bison
short-nine-banded-armadillo = tatou
short-lion = lion
short-african-bush-elephant = éléphant
short-giraffe = girafe
short-plains-zebra = zèbre
short-tiger = tigre
short-giant-panda = panda géant
short-bornean-orangutan = orang-outan
short-indian-rhinoceros = rhinocéros
short-red-kangaroo = kangourou
short-platypus = ornithorynque
short-koala = koala
short-tasmanian-devil = diable
short-galapagos-giant-tortoise = tortue géante
short-marine-iguana = iguane marin
short-green-anaconda = anaconda
short-american-alligator = alligator
short-nile-crocodile = crocodile du Nil
short-panther-chameleon = caméléon
short-black-mamba = mamba noir
short-leopard-tortoise = tortue léopard
short-komodo-dragon = dragon
short-king-cobra = cobra royal
short-gharial = gavial
short-indian-star-tortoise = tortue étoilée
short-tuatara = sphénodon
short-inland-taipan = taïpan
short-frilled-lizard = lézard à collerette
short-saltwater-crocodile = crocodile marin
short-monarch-butterfly = monarque
short-hercules-beetle = dynaste
short-goliath-birdeater = mygale
short-leafcutter-ant = fourmi
short-goliath-beetle = scarabée
short-emperor-scorpion = scorpion
short-tsetse-fly = mouche tsé-tsé
short-desert-locust = criquet
short-atlas-moth = bombyx atlas
short-orchid-mantis = mante orchidée
short-asian-giant-hornet = frelon géant
short-japanese-spider-crab = crabe-araignée
short-ulysses-butterfly = papillon Ulysse
short-coconut-crab = crabe de cocotier
short-sydney-funnel-web-spider = atrax
short-giant-weta = wētā géant
short-darwin = Darwin
short-fitzroy = FitzRoy
short-henslow = Henslow
short-martens = Martens
short-mccormick = McCormick

tie-break = qui a le plus de points de théories
achieve-darwinism = 50 points
achieve-mentor = 3 personnages
achieve-expert = 3 publications
achieve-theorist = 6 théories
achieve-cartographer = 5 boussoles
achieve-observer = 20 points de découvertes
achieve-natural-selection = 3 animaux sur une même case
achieve-cultural-exchange = 2 guides à la fin
achieve-emblematic = 4 animaux emblématiques
achieve-diversification = Chaque classe et chaque écosystème
ship-name = le Beagle
sym-map = symbole Cartographie
sym-compass = boussole
sym-guide = guide
sym-publication = publication, 5 points
sym-zone = une zone du carnet
