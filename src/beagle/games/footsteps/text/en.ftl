## What happened

event-voyage-forward = { $seat } spends a guide: the Beagle sails one space forward.
event-voyage-back = { $seat } spends a guide: the Beagle sails one space back.
event-observed = { $seat } spends a guide to observe: the three facing tiles go under the pile.
event-studied = { $seat } studies the { $tile } at distance { $distance }.
event-inspired = { $seat } is inspired by { $tile } at distance { $distance }.
event-developed = { $seat } develops theory { $theory }.
event-developed-pile = { $seat } draws a theory from pile { $pile }.
event-returned = { $seat } gives back theory { $theory }.

choose-voyage-forward = Spend a guide: sail one space forward
choose-voyage-back = Spend a guide: sail one space back
choose-observed = Spend a guide: replace the three facing tiles
choose-studied = Study the { $tile }; the Beagle sails { $distance }
choose-inspired = Be inspired by { $tile }; the Beagle sails { $distance }
choose-developed = Develop theory { $theory }
choose-developed-pile = Draw a theory from pile { $pile }
choose-returned = Give back theory { $theory }

then-covers = It covers the { $tile }.
then-compass = { $count ->
    [one] A compass.
   *[other] { $count } compasses.
}
then-guide = { $count ->
    [one] A guide.
   *[other] { $count } guides.
}
then-pawn = The Darwin pawn, from { $from_seat }.
then-published = Publication: { $line }.
then-theory = A theory.

news-tile = On the board now: { $tile }.
news-theory-drawn = It is theory { $theory }.
news-theory-laid = In view now: theory { $theory }.

end-pile = The last tile is laid: the voyage is over.

## Why not

why-game-over = The game is over.
why-not-your-turn = It is another player's turn.
why-guide-too-late = One guide a turn, and only before taking a tile.
why-no-guide = You have no guide to spend.
why-tile-taken = You have taken your tile this turn.
why-not-facing = The Beagle doesn't face that tile.
why-characters-full = Three characters are as many as a notebook holds.
why-no-theory-due = A theory comes only from covering a tile, or from Charles Darwin.
why-theory-not-in-view = That theory isn't in view.
why-theory-pile-empty = That pile is empty.
why-theory-not-held = You don't hold that theory.
why-nothing-to-return = Only someone with seven theories gives one back.

## Names

line-america = America
line-africa = Africa
line-asia = Asia
line-oceania = Oceania
line-bird = Birds
line-mammal = Mammals
line-reptile = Reptiles
line-arthropod = Arthropods

theory-1 = I, 1 per bird
theory-2 = II, 1 per mammal
theory-3 = III, 1 per reptile
theory-4 = IV, 1 per arthropod
theory-5 = V, 1 per animal of America
theory-6 = VI, 1 per animal of Africa
theory-7 = VII, 1 per animal of Asia
theory-8 = VIII, 1 per animal of Oceania
theory-9 = IX, 1 per animal in the top left zone
theory-10 = X, 1 per animal in the top right zone
theory-11 = XI, 1 per animal in the bottom left zone
theory-12 = XII, 1 per animal in the bottom right zone
theory-13 = XIII, 1 per theory
theory-14 = XIV, 2 per visible guide symbol
theory-15 = XV, 2 per publication
theory-16 = XVI, 1 per visible emblematic animal

category-discoveries = discoveries
category-maps = maps
category-publications = publications
category-theories = theories
category-pawn = pawn

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
phase-return = give back one of seven theories
phase-over = the game is over

## The table as text

picture-journey = Journey board, { $count ->
    [one] one tile
   *[other] { $count } tiles
} in the pile. The Beagle faces 1, 2, 3:
picture-under = Under the pile, put there by observations: { $tiles }
picture-theories = Theories in view:
picture-theory-piles = face down: pile 1 has { $first }, pile 2 has { $second }
picture-notebook = Notebook of { $seat } (# = published, * = emblematic):
picture-characters = Characters: { $names }
picture-tokens = Compasses { $compasses }, guides { $guides }
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
bonus-map = a map on an animal
bonus-survey = a compass on an animal
bonus-guide = a guide on an animal
emblematic-animal = an emblematic animal
lines-published = a publication
