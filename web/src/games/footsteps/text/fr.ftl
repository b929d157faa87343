### Ce que seule la table du navigateur dit.

tab-voyage = Voyage
tab-notebook = Carnet
tab-rivals = Rivaux
tab-log = Journal

journey-board = Plateau de voyage
your-notebook = Votre carnet
notebook-of = Carnet de { $name }
tile-of = tuile { $tile } sur 12
tiles-left = { $count ->
    [0] plus de tuile
    [one] encore 1 tuile
   *[other] encore { $count } tuiles
}
compasses = Boussoles
guides = Guides
characters = Personnages
tokens-of = { $count } { $what } sur { $most }
your-theories = Vos théories
theories-of = Théories de { $name }
in-view = En vue
theory-slot = Recouvrez une tuile pour en élaborer une
piles = Faces cachées : { $first } et { $second }
rivals = Rivaux
first-player-next = ensuite
bot = robot
theories-count = { $count ->
    [one] théorie
   *[other] théories
}
publications-count = { $count ->
    [one] publication
   *[other] publications
}
compasses-count = { $count ->
    [one] boussole
   *[other] boussoles
}
guides-count = { $count ->
    [one] guide
   *[other] guides
}
pawn-worth = +2
pawn-holder = a le pion Darwin

class-bird = Oiseaux
class-mammal = Mammifères
class-reptile = Reptiles
class-arthropod = Arthropodes
one-bird = oiseau
one-mammal = mammifère
one-reptile = reptile
one-arthropod = arthropode
part-discoveries = Découvertes
part-maps = Cartes
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
theory-does-14 = 2 par symbole guide visible
theory-does-15 = 2 par publication
theory-does-16 = 1 par emblé­matique visible

preview-title = Ce que fait le choix
preview-title-none = Que prendrez-vous ?
preview-none = La bande de laiton montre les trois tuiles face au Beagle. Choisissez-en une : ce qu’elle apporte s’affiche ici avant que vous ne confirmiez.
preview-wait = { $name } choisit parmi les trois tuiles face au Beagle.
preview-sails = Le Beagle avance de { $count }.
preview-sails-back = Le Beagle recule de { $count }.
preview-sails-later = Après la théorie, le Beagle avance de { $count }.
preview-then = Puis { $name } voit
preview-then-you = Puis vous voyez
preview-under = Elles vont sous la pioche
preview-unknown = Une tuile de la pioche
preview-nothing = Aucun point tout de suite.
preview-last = C’était la dernière tuile.
fx-discoveries = tant que la tuile reste visible
fx-discoveries-character = à la fin
fx-maps = boussoles × cartes
fx-publications = une ligne est complète
fx-theories = vos théories progressent
fx-pawn = le pion Darwin change de mains
fx-loss = recouvert ou perdu
fx-compass = { $count ->
    [one] Une boussole
   *[other] { $count } boussoles
}
fx-guide = { $count ->
    [one] Un guide
   *[other] { $count } guides
}
fx-theory = Une théorie à élaborer
fx-covers = Recouvre : { $short }
fx-map = Un symbole carte
fx-map-words = vaut 1 par boussole
fx-spent = Un guide rendu
fx-spent-words = { $count ->
    [0] il n’en reste pas
    [one] il en reste un
   *[other] il en reste { $count }
}
fx-observed = Trois nouvelles tuiles
fx-observed-words = tirées de la pioche
fx-unseen = Une théorie inconnue
fx-unseen-words = sa valeur paraît quand elle est piochée
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

do-take = Prenez une des trois tuiles face au Beagle.
do-develop = Choisissez une théorie à élaborer.
do-return = Six théories au plus : rendez-en une.
do-watch = Vous regardez cette partie.
do-wait = C’est à { $name } d’agir.
wax-take = Prendre : { $short }
wax-take-short = Prendre : { $short }
wax-inspired = Rencontrer { $short }
wax-voyage-forward = Avancer
wax-voyage-back = Reculer
wax-observed = Observer
wax-developed = Élaborer { $number }
wax-developed-pile = Piocher (pile { $pile })
wax-returned = Rendre { $number }
wax-none = Choisir une tuile
wax-develop = Choisir une théorie
wax-return = Choisir une théorie
spend-guide = Rendre un guide
spend-guide-why = Avant de prendre une tuile, vous pouvez rendre un guide.
guide-forward = Voyage : une case en avant
guide-back = Voyage : une case en arrière
guide-observe = Observation : remplacer les trois tuiles
develop-title = Élaborer une théorie
develop-words = Choisissez l’une de celles en vue, ou piochez-en une, inconnue.
return-title = Rendre une théorie
return-words = Vous avez sept théories, six au plus. Choisissez celle que vous rendez.
draw-pile = Piocher, pile { $pile } ({ $count })
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
    [one] 1 point tant qu’elle reste visible
   *[other] { $value } points tant qu’elle reste visible
}
bonus-map = un symbole carte tant qu’elle reste visible
bonus-survey = une boussole tout de suite
bonus-guide = un guide tout de suite
brings-theories = une théorie
brings-guides = { $count ->
    [one] un guide
   *[other] { $count } guides
}
brings-compasses = une boussole
brings-maps = un symbole carte
brings-discovery = { $count } points à la fin
character-word = personnage
emblematic-word = emblématique
tile-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
tile-map = carte
tile-survey = boussole
tile-guide = guide
covered-count = { $count ->
    [one] 1 recouverte
   *[other] { $count } recouvertes
}
facing-at = face au Beagle, distance { $distance }
next-faces = { $name } la verrait à distance { $distance }
ship-here = Le Beagle est ici
ship-there = Le Beagle irait ici
publication-of = Publication { $line } : 5 points
empty-cell = libre : { $class }, { $ecosystem }
published-word = publié

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
achieve-observer = 20 en découvertes
achieve-natural-selection = 3 sur une case
achieve-cultural-exchange = 2 guides à la fin
achieve-emblematic = 4 animaux emblématiques
achieve-diversification = Chaque classe et écosystème
ship-name = le Beagle
sym-map = symbole Carte
sym-compass = boussole
sym-guide = guide
sym-publication = publication, 5 points
sym-zone = une zone du carnet
