## What happened

event-voyage-forward = { $seat } spends a guide: the Beagle sails one space forward.
event-voyage-back = { $seat } spends a guide: the Beagle sails one space back.
event-observed = { $seat } spends a guide to observe: the three facing tiles go under the pile.
event-studied = { $seat } studies the { $tile }, at distance { $distance }.
event-inspired = { $seat } is inspired by { $tile }, at distance { $distance }.
event-developed = { $seat } develops theory { $theory }.
event-developed-pile = { $seat } draws a theory from pile { $pile }.
event-returned = { $seat } gives back theory { $theory }.

choose-voyage-forward = Spend a guide: the Beagle sails one space forward
choose-voyage-back = Spend a guide: the Beagle sails one space back
choose-observed = Spend a guide: replace the three facing tiles
choose-studied = Study the { $tile }; the Beagle sails { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
}
choose-inspired = Be inspired by { $tile }; the Beagle sails { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
}
choose-developed = Develop theory { $theory }
choose-developed-pile = Draw a theory from pile { $pile }
choose-returned = Give back theory { $theory }

then-covers = It covers the { $tile }.
then-compass = { $count ->
    [0] No compass.
    [one] A compass.
   *[other] { $count } compasses.
}
then-guide = { $count ->
    [0] No guide.
    [one] A guide.
   *[other] { $count } guides.
}
then-pawn = The Darwin pawn, from { $from_seat }.
then-published = A publication: { $line }.
then-theory = A theory to develop.

news-tile = New on the board: { $tile }.
news-theory-drawn = It is theory { $theory }.
news-theory-laid = New in view: theory { $theory }.

end-pile = The last tile of the pile is laid: the voyage is over.

## Why not

why-game-over = The game is over.
why-not-your-turn = It isn't your turn.
why-guide-too-late = You may spend one guide a turn, and only before taking a tile.
why-no-guide = You have no guide to spend.
why-tile-taken = You have taken your tile this turn.
why-not-facing = The Beagle doesn't face that tile.
why-characters-full = A notebook holds no more than three characters.
why-no-theory-due = You develop a theory only by covering a tile, or with Charles Darwin.
why-theory-not-in-view = That theory isn't among those in view.
why-theory-pile-empty = That pile is empty.
why-theory-not-held = You don't hold that theory.
why-nothing-to-return = You give a theory back only when you have seven.

## Names

line-america = America
line-africa = Africa
line-asia = Asia
line-oceania = Oceania
line-bird = Birds
line-mammal = Mammals
line-reptile = Reptiles
line-arthropod = Arthropods

theory-1 = I (1 point per bird)
theory-2 = II (1 point per mammal)
theory-3 = III (1 point per reptile)
theory-4 = IV (1 point per arthropod)
theory-5 = V (1 point per animal of America)
theory-6 = VI (1 point per animal of Africa)
theory-7 = VII (1 point per animal of Asia)
theory-8 = VIII (1 point per animal of Oceania)
theory-9 = IX (1 point per animal in the top left zone)
theory-10 = X (1 point per animal in the top right zone)
theory-11 = XI (1 point per animal in the bottom left zone)
theory-12 = XII (1 point per animal in the bottom right zone)
theory-13 = XIII (1 point per theory)
theory-14 = XIV (2 points per visible guide symbol)
theory-15 = XV (2 points per publication)
theory-16 = XVI (1 point per visible emblematic animal)

category-discoveries = discoveries
category-maps = maps
category-publications = publications
category-theories = theories
category-pawn = Darwin pawn

achievement-darwinism = Darwinism
achievement-mentor = Mentor
achievement-expert = Expert
achievement-theorist = Theorist
achievement-cartographer = Cartographer
achievement-observer = Observer
achievement-natural-selection = Natural selection
achievement-cultural-exchange = Cultural exchange
achievement-emblematic = Emblematic
achievement-diversification = Diversification

phase-take = take one of the three facing tiles
phase-develop = choose a theory
phase-return = give back one of your seven theories
phase-over = the game is over

## The table as text

picture-journey = Journey board, { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
} in the pile. The Beagle faces 1, 2, 3:
picture-under = Put under the pile by observations: { $tiles }
picture-theories = Theories in view:
picture-theory-piles = face down: pile 1 has { $first }, pile 2 has { $second }
picture-notebook = Notebook of { $seat } (# = published, * = emblematic):
picture-characters = Characters: { $names }
picture-tokens = Compasses: { $compasses }, guides: { $guides }
picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
picture-scores = Points so far:
picture-seat = { $seat }: { $score }, tile { $tiles } of 12
picture-discovery = { $count } VP
picture-map = { $count ->
    [one] map
   *[other] { $count } maps
}
picture-compass = { $count ->
    [one] compass
   *[other] { $count } compasses
}
picture-guide = { $count ->
    [one] guide
   *[other] { $count } guides
}
picture-theory = theory
picture-cell-america = America
picture-cell-africa = Africa
picture-cell-asia = Asia
picture-cell-oceania = Oceania
picture-cell-bird = bird
picture-cell-mammal = mammal
picture-cell-reptile = rept.
picture-cell-arthropod = arthr.

## What reports on balance count

bonus-discovery = discovery points on an animal
bonus-map = a map symbol on an animal
bonus-survey = a compass on an animal
bonus-guide = a guide on an animal
emblematic-animal = an emblematic animal
lines-published = a publication
