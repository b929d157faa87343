### What the interface itself says; each game has its own texts.

title-home = Beagle: three Darwin games
title-turn = Your turn · { $game } · Beagle
title-game = { $game } · Beagle
title-rematch = A rematch is waiting · Beagle
brand-home = Beagle, home
skip = Skip to the content
language = Language
theme = Light or dark
theme-light = Light (daylight)
theme-dark = Dark (lamplight)
close = Close
send = Send
rule = Rule { $id }
rule-named = Rule: { $name }
rules = Rules
guest-name = Guest

## Home

hero-title = Three Darwin games, one voyage
hero-words = Play in your browser, against bots or with friends. No account, nothing to install.
lost-title = There is nothing at this address
lost-words = The link may be incomplete. Here are the games.
games = Games
players-range = { $least }–{ $most } players
minutes = { $minutes } min
play-now = Play now
learn = Rules
new-table = Set up a table
with-friends = With friends
invite-title = Play with friends
invite-words = Set up a table and send the link; anyone who opens it can sit down.
pass-and-play = On one device? Pass and play
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Set one up: if it is public, it appears here.
continue = Continue
no-matches = Your matches will be listed here.
match-your-turn = Your turn
match-waiting = Waiting for others
match-open = Waiting for players
match-finished = Finished
join = Join
seats-free = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
}
no-server = The server doesn't answer. Is it running?
footer = An unofficial adaptation. Games by their designers and publishers.
about-link = About and credits
your-name = Your name
change-name = Change your name
save = Save

## Setting up a table

setup-title = A table for { $game }
setup-words = Who plays? Every seat can be a person or a bot.
setup-seats = Seats
setup-players = Players
seat-n = Seat { $number }
kind-me = Me
kind-me-too = Someone on this device
kind-open = Open to anyone with the link
kind-invited = By personal invitation
kind-bot = Bot
level = Strength
level-1 = Cabin boy
level-2 = Sailor
level-3 = Collector
level-4 = Naturalist
level-5 = Darwin
options = Options
no-options = This game has no options.
public-table = Listed among the open tables
friendly-table = Friendly: moves can be taken back if everyone agrees
confirm-table = Confirm actions that can't be taken back
clock = Clock
clock-none = No clock
clock-turn = { $minutes } min a turn
clock-total = { $minutes } min for the match
clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
first-seat = Who begins
first-random = At random
set-up = Set up the table
play-at-once = Start the match

## Lobby

lobby-title = The table is being set up
lobby-words = Send the link. The match begins as soon as every seat is taken.
link-to-table = Link to this table
copy-link = Copy the link
copied = Copied
seat-open = Free
seat-invited = Invited
seat-empty = nobody yet
sit-here = Sit down here
stand-up = Stand up
copy-invitation = Copy invitation
make-bot = Bot instead
make-open = Open it
start-with-bots = Fill with bots and start
table-settings = The table
setting-clock = Clock
setting-public = Listed
setting-friendly = Friendly
yes = yes
no = no
you-host = you are the host

## Play

your-turn = Your turn
your-move = Your move
thinking = { $names } is thinking
choosing = { $count ->
    [0] One moment …
    [one] { $names } is choosing
   *[other] Still choosing: { $names }
}
waiting = Waiting
choose-first = Choose first
undo = Undo
since-your-turn = Since your turn
since-nothing = Nothing yet.
since-watching = What each player did last is in the log.
new = new
pass-sure = { $label }: press again
pass-twice = Nothing chosen
undo-nothing = Nothing of this turn can be taken back: nothing is chosen or placed yet.
undo-too-late = Your move is done and the turn has passed on: it can't be taken back any more.
you = You
you-object = you
player = Player
total = Total
score = Score
scores = Scores
log = Log
parts-of-table = Parts of the table
lens = Lens
lens-legend = What the symbols mean
lens-hint = Lens: names every symbol (hold L)
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
notify-on = Notifications are on
notify-off = Tell me when it's my turn
chat = Chat
chat-unread = { $count ->
    [0] Chat, no new messages
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
chat-say = Say something
chat-empty = Nobody has said anything yet.
menu = Menu
why-not = Why not?
hint-hold = Hold your finger on a piece to read its card.
link-lost = Connection lost, trying again.
link-lost-words = Your choice is kept.
paused = The match is paused.
resume = Resume
bot-plays-for-you = A bot is playing for you.
take-back-seat = Take your seat back
vote-pause = Someone asks for a pause.
vote-take-back = Someone asks to take moves back.
agree = Agree
refuse = Refuse
ask-pause = Ask for a pause
leave-seat = Leave your seat to a bot
to-home = Home
to-result = See the result
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
curtain-title = Over to { $name }
curtain-words = Pass the device on. Nothing of { $name }'s is shown until the curtain is lifted.
curtain-lift = I am { $name }
keys = Keys
key-numbers = 1 2 3
key-numbers-does = choose what is offered, in order
key-tab = Tab
key-tab-does = go to the next part or piece
key-enter = Enter
key-enter-does = choose, or undo the choice
key-arrows = ← ↑ ↓ →
key-arrows-does = walk over a board, through a hand or the log
key-c = C
key-c-does = confirm (the red button)
key-p = P
key-p-does = pass, where it is offered
key-u = U
key-u-does = undo
key-l = L
key-l-does = hold: the lens names every symbol
key-i = I
key-i-does = the card of the piece
key-m = M
key-m-does = this menu
key-esc = Esc
key-esc-does = close, or clear the choice
match-over = The match is over.
entry-started = The match begins.
entry-taken-back = Moves were taken back.
entry-substituted = A bot is playing for { $seat }.
entry-returned = { $seat } is back.
entry-voted = { $seat } has voted.
entry-paused = The match is paused.
entry-resumed = The match goes on.
entry-closed = The match was closed.
table-problem = This table can't be shown
rematch-go = Go to the rematch

## The end

result = Result
counting = Counting the points …
you-win = You win
wins = { $name } wins
shared-victory = A shared victory: { $names }
ahead = { $points ->
    [0] Level with
    [one] One point ahead of
   *[other] { $points } points ahead of
}
you-place = You are { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $points ->
    [0] level with { $name }
    [one] one point behind { $name }
   *[other] { $points } points behind { $name }
}
winner-has = { $name } wins with { $points ->
    [one] one point.
   *[other] { $points } points.
}
tie-by = Level on points with { $names }: the tie goes to { $how }.
tie-broken = A tie, broken as the rules say.
scored-in-order = Scored in this order
points-run = Points over the match
points-run-more = points after each move
points-run-later = The curve is drawn when all is counted.
achievements-of = Whose achievements
another-game = Another game
share-mine = { $game }: I came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players } with { $points } points.
share-theirs = { $game }: { $name } won with { $points } points.
achievements = Achievements
achieved = achieved
what-next = What next
share = Share
see-table = See the table
rematch = Rematch
rematch-waits = A rematch is waiting for you.
seed = Shuffled with the seed { $seed }, fixed before the first move.

## Rules and about

rules-of = Rules: { $game }
rules-contents = Contents
rules-play = Play
about-title = About Beagle
about-unofficial = Unofficial
about-unofficial-words = Beagle is an unofficial adaptation made by admirers of the games. It isn't connected with their designers or publishers. If you like a game, buy it: on a real table it is even better.
about-games = The games
about-game = { $designers }; { $publisher }, { $year }
about-reconstructed = What is reconstructed
about-reconstructed-words = The rules are told in our own words. Where the published rules leave something open, the rules pages say “Ruling”. What is printed on pieces that we don't know exactly is reconstructed and marked so in the component files.
about-components = Component files of { $game }
about-credits = Credits
about-icons = Icons by the authors of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, through Iconify. Asia, the islands and some animals are our own drawings.
about-fonts = EB Garamond by Georg Duffner and Octavio Pardo, Source Sans 3 by Adobe: SIL Open Font License 1.1.
about-accessibility = For everyone
about-accessibility-words = The whole table can be played by keyboard and read aloud. The menu lists the keys. Colours never carry meaning alone.
