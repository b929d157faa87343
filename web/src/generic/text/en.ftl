### The table of a game without a look of its own. The game's own texts win over these.

generic-tab-play = Play
generic-tab-players = Players
generic-tab-log = Log
generic-choices = Your choices
generic-choices-none = There is nothing for you to do now.
generic-choices-over = The match is over.
generic-not-now = What can't be done now
generic-the-table = The table
generic-printed = What is printed on the pieces
generic-to-act = to act
generic-confirm = Confirm
generic-will-be = Will be:
generic-uncertain = depends on what is hidden
generic-do-choose = Choose what to do.
generic-do-wait = { $name } is to act.
generic-do-watch = You are watching this match.
generic-chip-points = { $gain } points
generic-nothing = none
key-digits = 1 – 9
key-digits-does = choose what has that number

## Keys that many views have

label-bag = Bag
label-board = Board
label-cards = Cards
label-deck = Deck
label-discard = Discard pile
label-hand = Hand
label-kind = Kind
label-left = Left
label-leader = Leader
label-market = Market
label-name = Name
label-phase = Phase
label-pile = Pile
label-points = Points
label-round = Round
label-score = Score
label-turn = Turn
label-worth = Worth
