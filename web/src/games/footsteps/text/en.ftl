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
rivals = Rivals
first-player-next = next
bot = bot
theories-count = { $count ->
    [one] theory
   *[other] theories
}
publications-count = { $count ->
    [one] publication
   *[other] publications
}
compasses-count = { $count ->
    [one] compass
   *[other] compasses
}
guides-count = { $count ->
    [one] guide
   *[other] guides
}
pawn-worth = +2
pawn-holder = holds the Darwin pawn

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

preview-title = What the choice does
preview-title-none = What will you take?
preview-none = The band of brass shows the three tiles the Beagle faces. Choose one: what it brings is shown here before you confirm.
preview-wait = { $name } chooses among the three tiles the Beagle faces.
preview-sails = The Beagle sails { $count }.
preview-sails-back = The Beagle sails back { $count }.
preview-sails-later = After the theory the Beagle sails { $count }.
preview-then = Then { $name } faces
preview-then-you = Then you face
preview-under = These go under the pile
preview-unknown = A tile from the pile
preview-nothing = No points at once.
preview-last = That was the last tile.
fx-discoveries = while the tile stays visible
fx-discoveries-character = at the end
fx-maps = compasses × maps
fx-publications = a line is complete
fx-theories = your theories grow
fx-pawn = the Darwin pawn changes hands
fx-loss = covered or lost
fx-compass = { $count ->
    [one] A compass
   *[other] { $count } compasses
}
fx-guide = { $count ->
    [one] A guide
   *[other] { $count } guides
}
fx-theory = A theory to develop
fx-covers = Covers the { $short }
fx-map = A map symbol
fx-map-words = worth 1 for each compass
fx-spent = A guide given back
fx-spent-words = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
fx-observed = Three new tiles
fx-observed-words = drawn from the pile
fx-unseen = An unseen theory
fx-unseen-words = its worth shows once it is drawn
fx-no-guide = { $count ->
    [one] No room for a guide
   *[other] No room for { $count } guides
}
fx-no-guide-words = two are the most
fx-no-compass = No compass
fx-no-compass-words = { $count ->
    [5] five are the most
   *[other] none is left
}
gain-chip = { $from } → { $to }, { $gain }

do-take = Take one of the three tiles facing the Beagle.
do-develop = Choose a theory to develop.
do-return = Six theories are the most: give one back.
do-watch = You are watching this match.
do-wait = { $name } is to act.
wax-take = Take the { $short }
wax-take-short = Take the { $short }
wax-inspired = Meet { $short }
wax-voyage-forward = Sail forward
wax-voyage-back = Sail back
wax-observed = Observe
wax-developed = Develop { $number }
wax-developed-pile = Draw from pile { $pile }
wax-returned = Give back { $number }
wax-none = Choose a tile
wax-develop = Choose a theory
wax-return = Choose a theory
spend-guide = Spend a guide
spend-guide-why = Before taking a tile you may give one guide back.
guide-forward = Voyage: one space forward
guide-back = Voyage: one space back
guide-observe = Observe: replace the three facing tiles
develop-title = Develop a theory
develop-words = Choose one of those in view, or draw one unseen from a pile.
return-title = Give back a theory
return-words = You hold seven theories, six are the most. Choose the one to give back.
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
    [one] a guide
   *[other] { $count } guides
}
brings-compasses = a compass
brings-maps = a map symbol
brings-discovery = { $count } points at the end
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
published-word = published

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
achieve-observer = 20 in discoveries
achieve-natural-selection = 3 on one space
achieve-cultural-exchange = 2 guides at the end
achieve-emblematic = 4 emblematic animals
achieve-diversification = Every class and ecosystem
ship-name = the Beagle
sym-map = map symbol
sym-compass = compass
sym-guide = guide
sym-publication = publication, 5 points
sym-zone = a zone of the notebook
