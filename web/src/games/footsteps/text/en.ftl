### What only the browser's table says.

tab-voyage = Voyage
tab-notebook = Notebook
tab-rivals = Rivals
tab-log = Log

journey-board = Journey board
your-notebook = Your notebook
notebook-of = Notebook of { $name }
tile-of = tile { $tile } of 12
tiles-left = { $count ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $count } tiles left
}
compasses = Compasses
guides = Guides
characters = Characters
tokens-of = { $count } of { $most } { $what }
your-theories = Your theories
theories-of = Theories of { $name }
in-view = In view
theory-slot = Cover a tile to develop one
piles = Face down: { $first } and { $second }
first-player-next = next
compasses-count = { $count ->
    [one] compass
   *[other] compasses
}
guides-count = { $count ->
    [one] guide
   *[other] guides
}
pawn-worth = +2

class-bird = Birds
class-mammal = Mammals
class-reptile = Reptiles
class-arthropod = Arthropods
one-bird = bird
one-mammal = mammal
one-reptile = reptile
one-arthropod = arthropod
part-discoveries = Discoveries
part-maps = Maps
part-publications = Publications
part-theories = Theories
part-pawn = Darwin pawn

theory-name = Theory { $number }
theory-does-1 = 1 per bird
theory-does-2 = 1 per mammal
theory-does-3 = 1 per reptile
theory-does-4 = 1 per arthropod
theory-does-5 = 1 per animal of America
theory-does-6 = 1 per animal of Africa
theory-does-7 = 1 per animal of Asia
theory-does-8 = 1 per animal of Oceania
theory-does-9 = 1 per animal, top left zone
theory-does-10 = 1 per animal, top right zone
theory-does-11 = 1 per animal, bottom left zone
theory-does-12 = 1 per animal, bottom right zone
theory-does-13 = 1 per theory
theory-does-14 = 2 per visible guide symbol
theory-does-15 = 2 per publication
theory-does-16 = 1 per visible emblematic animal

preview-title = What this choice brings
preview-title-none = What will you take?
preview-none = The brass band shows the three tiles the Beagle faces. Choose one: you see here what it brings before you confirm.
preview-sails = The Beagle sails { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
preview-sails-back = The Beagle sails back { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
preview-sails-later = After the theory the Beagle sails { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.
preview-then = Then { $name } faces
preview-then-you = Then you face
preview-under = These go under the pile
preview-unknown = A tile from the pile
preview-nothing = No points for now.
preview-last = This is the last tile.
fx-discoveries = while the tile stays visible
fx-discoveries-character = at the end
fx-maps = Compasses and maps
fx-pawn = Darwin pawn
fx-compass = { $count ->
    [0] No compass
    [one] A compass
   *[other] { $count } compasses
}
fx-guide = { $count ->
    [0] No guide
    [one] A guide
   *[other] { $count } guides
}
fx-theory = A theory to develop
fx-map = A map symbol
fx-map-words = +1 for each compass you’ll have (now { $compasses })
fx-spent = A guide spent
fx-spent-words = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
fx-observed = Three new tiles
fx-observed-words = drawn from the pile
fx-unseen = A face-down theory
fx-unseen-words = you see its worth once it is drawn
fx-no-guide = { $count ->
    [one] No room for a guide
   *[other] No room for { $count } guides
}
fx-no-guide-words = you can hold two at most
fx-no-compass = No compass
fx-no-compass-words = { $count ->
    [5] you can hold five at most
   *[other] none is left
}
gain-chip = { $from } → { $to }, { $gain }

do-take = Take one of the three tiles facing the Beagle.
do-develop = Choose a theory to develop.
do-return = You can hold six theories at most: give one back.
do-watch = You are watching this match.
do-wait = It is { $name }'s turn.
wax-take = Take the { $short }
wax-take-short = Take the { $short }
wax-inspired = Be inspired by { $short }
wax-voyage-forward = Sail forward
wax-voyage-back = Sail back
wax-observed = Observe
wax-developed = Develop theory { $number }
wax-developed-pile = Draw from pile { $pile }
wax-returned = Give back theory { $number }
wax-none = Choose a tile
wax-develop = Choose a theory
wax-return = Choose a theory
guide-forward = Voyage: one space forward
guide-back = Voyage: one space back
guide-observe = Observe: three new tiles
develop-title = Develop a theory
develop-words = Choose one of those in view, or draw one face down from a pile.
return-title = Give back a theory
return-words = You have seven theories and can hold six at most. Choose the one to give back.
draw-pile = Draw from pile { $pile } ({ $count })
now-worth = now { $points }
see-table = Look at the table
back-to-theories = Back to the theories

card-class = Class
card-ecosystem = Ecosystem
card-bonus = Bonus
card-star = Emblematic
card-star-words = brings the Darwin pawn
card-brings = Brings
card-points = Points
bonus-discovery = { $value ->
    [one] 1 point while it stays visible
   *[other] { $value } points while it stays visible
}
bonus-map = a map symbol while it stays visible
bonus-survey = a compass at once
bonus-guide = a guide at once
brings-theories = a theory
brings-guides = { $count ->
    [0] no guide
    [one] a guide
   *[other] { $count } guides
}
brings-compasses = a compass
brings-maps = a map symbol
brings-discovery = { $count ->
    [one] 1 point at the end
   *[other] { $count } points at the end
}
character-word = character
emblematic-word = emblematic
tile-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
tile-map = map
tile-survey = compass
tile-guide = guide
covered-count = { $count } covered
facing-at = facing, distance { $distance }
next-faces = { $name } would face it at distance { $distance }
ship-here = The Beagle is here
ship-there = The Beagle would sail here
publication-of = Publication { $line }: 5 points
empty-cell = free: { $class }, { $ecosystem }

## What a choice brings, and what for

todo-take = take 1 of 3
todo-develop = choose a theory
todo-return = give one back
aim-take = Most points after 12 tiles wins. A far tile sails the Beagle further, and that decides what { $name } faces.
aim-develop = It scores at the end of the match for what your notebook shows then.
aim-return = The one that will be worth least goes under a pile.
aim-short = Most points after 12 tiles wins
new-short = new
players = Players
open-notebook = Open this notebook
of-most = { $count } of { $most }
for-who-covers = for whoever covers
times = ×{ $count }
three-of-four = 3/4
theories-named = Theories { $number }
preview-wait-take = { $name } chooses among the three tiles the Beagle faces.
preview-wait-develop = { $name } chooses a theory.
preview-wait-return = { $name } gives a theory back.
preview-wait-over = The voyage is over.
fx-discoveries-instead = instead of those of the { $short }
fx-discoveries-lost = those of the { $short } are covered
fx-compass-words = +1 for each map you’ll have (now { $maps })
fx-maps-product = compasses × maps: { $compasses } × { $maps }
fx-maps-covered = the map of the { $short } is covered: { $compasses } × { $maps }
fx-published = { $line } published
fx-published-words = the line is complete
fx-near = { $line } 3 of 4
fx-then = then { $gain }
near-bird = a bird publishes it
near-mammal = a mammal publishes it
near-reptile = a reptile publishes it
near-arthropod = an arthropod publishes it
near-america = one of America publishes it
near-africa = one of Africa publishes it
near-asia = one of Asia publishes it
near-oceania = one of Oceania publishes it
fx-theory-words = you choose it next; it scores at the end
fx-theory-covering = for covering the { $short }
fx-theory-grows = { $does }: { $from } → { $to }
fx-returned = Theory { $number } given back
fx-pawn-words = yours until someone takes an emblematic animal
fx-pawn-lost = Darwin pawn lost
fx-pawn-lost-words = it changes hands
fx-guide-words = to sail one space or see three new tiles, once
in-reach = { $count ->
    [one] and a publication comes within reach
   *[other] and { $count } publications come within reach
}
use-guide = Use a guide
use-guide-why = { $count ->
    [one] You have one. It is used up, then you take a tile as usual.
   *[other] You have { $count }. One is used up, then you take a tile as usual.
}
guide-forward-why = to face other tiles, and sail on from there
guide-back-why = to face other tiles, and sail on from there
guide-observe-why = when none of the three helps you
guide-then = Then you face
guide-observe-then = The three you face go under the pile; in their place
did-guide = used a guide
did-take = took the { $tile }
did-meet = met { $tile }
did-pawn = has the Darwin pawn
did-publish = published { $line }
did-theory = developed theory { $number }

## Short names, for captions and buttons

short-andean-condor = condor
short-darwins-rhea = rhea
short-keel-billed-toucan = toucan
short-ruby-throated-hummingbird = hummingbird
short-common-ostrich = ostrich
short-shoebill = shoebill
short-secretarybird = secretarybird
short-grey-crowned-crane = crowned crane
short-indian-peafowl = peafowl
short-red-crowned-crane = Japan crane
short-great-hornbill = hornbill
short-golden-pheasant = golden pheasant
short-north-island-brown-kiwi = kiwi
short-southern-cassowary = cassowary
short-emu = emu
short-laughing-kookaburra = kookaburra
short-jaguar = jaguar
short-giant-anteater = anteater
short-american-bison = bison
short-nine-banded-armadillo = armadillo
short-lion = lion
short-african-bush-elephant = elephant
short-giraffe = giraffe
short-plains-zebra = zebra
short-tiger = tiger
short-giant-panda = giant panda
short-bornean-orangutan = orangutan
short-indian-rhinoceros = rhinoceros
short-red-kangaroo = kangaroo
short-platypus = platypus
short-koala = koala
short-tasmanian-devil = Tasmanian devil
short-galapagos-giant-tortoise = giant tortoise
short-marine-iguana = marine iguana
short-green-anaconda = anaconda
short-american-alligator = alligator
short-nile-crocodile = Nile crocodile
short-panther-chameleon = chameleon
short-black-mamba = black mamba
short-leopard-tortoise = leopard tortoise
short-komodo-dragon = Komodo dragon
short-king-cobra = king cobra
short-gharial = gharial
short-indian-star-tortoise = star tortoise
short-tuatara = tuatara
short-inland-taipan = taipan
short-frilled-lizard = frilled lizard
short-saltwater-crocodile = saltwater crocodile
short-monarch-butterfly = monarch
short-hercules-beetle = Hercules beetle
short-goliath-birdeater = goliath spider
short-leafcutter-ant = leafcutter ant
short-goliath-beetle = Goliath beetle
short-emperor-scorpion = emperor scorpion
short-tsetse-fly = tsetse fly
short-desert-locust = locust
short-atlas-moth = atlas moth
short-orchid-mantis = orchid mantis
short-asian-giant-hornet = giant hornet
short-japanese-spider-crab = spider crab
short-ulysses-butterfly = Ulysses butterfly
short-coconut-crab = coconut crab
short-sydney-funnel-web-spider = funnel-web spider
short-giant-weta = giant wētā
short-darwin = Darwin
short-fitzroy = FitzRoy
short-henslow = Henslow
short-martens = Martens
short-mccormick = McCormick

tie-break = more points from theories
achieve-darwinism = 50 points
achieve-mentor = 3 characters
achieve-expert = 3 publications
achieve-theorist = 6 theories
achieve-cartographer = 5 compasses
achieve-observer = 20 points from discoveries
achieve-natural-selection = 3 animals on one cell
achieve-cultural-exchange = 2 guides at the end
achieve-emblematic = 4 emblematic animals
achieve-diversification = Every class and every ecosystem
ship-name = the Beagle
sym-map = map symbol
sym-compass = compass
sym-guide = guide
sym-publication = publication, 5 points
sym-zone = a zone of the notebook
