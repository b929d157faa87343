### What only the browser's table says.

tab-bids = Bids
tab-plot = Plot
tab-players = Players
tab-log = Log

## Stones have the shape and colour of their player's seat

colour-green = blue round
colour-white = red triangular
colour-blue = ochre square
colour-red = green diamond
colour-yellow = plum hexagonal

stone-green = a blue round stone
stone-white = a red triangular stone
stone-blue = an ochre square stone
stone-red = a green diamond stone
stone-yellow = a plum hexagonal stone

## Lots

lots = Offered bones
lot-name = Lot { $letter }
offered-by = offered by
die-at = The die: bidding turn { $turn } of 3
try-it = Try lot { $letter } in your plot
put-stone = { $me ->
    [yes] Put a stone of yours on lot { $letter }
   *[no] Put a stone of { $name } on lot { $letter }
}
put-big = { $me ->
    [yes] Put your big stone on lot { $letter }
   *[no] Put the big stone of { $name } on lot { $letter }
}
stones-on = Stones on lot { $letter }
pile-small = { $me ->
    [yes] { $count } of yours
   *[no] { $count } of { $name }
}
pile-big = { $me ->
    [yes] your big stone
   *[no] the big stone of { $name }
}
verdict-nobody = No stone yet
verdict-ahead = { $name } leads
verdict-you = You lead
verdict-you-would = You would win it
verdict-none = would leave the game
verdict-alone = { $best } to 0
verdict-most = { $best } to { $second }
verdict-tie = tie, nearest the die
tie-break = the largest creature
verdict-tie-die = { $me ->
    [yes] tie, you hold the die
   *[no] tie, holds the die
}

## Plot

your-plot = Your plot
plot-of = Plot of { $name }
bones-of-12 = { $count } of 12 bones
turn-bone = Turn the bone
turn-left = Turn left
turn-right = Turn right
cell-free = { $place }, free
cell-outside = { $place }, no bone may go there
cell-ghost = { $place }, the bone lies here, { $turned ->
    [0] unturned
    [one] a quarter turn
   *[other] { $turned } quarter turns
}
creature-scored = A complete creature that scored { $value } Darwin
creature-due = A complete creature, { $value } Darwin when it is scored

## What would come of it

forecast-title = Your jewels
if-you-win = If you win lot { $letter }
if-you-keep = If you win back lot { $letter }
if-yours = With this { $part }
if-here = Laid here
trying = trying it in your plot
sum-bones = { $count ->
    [one] bone
   *[other] bones
}
sum-ends = { $count ->
    [one] end
   *[other] ends
}
sum-darwin = Darwin
sum-not-yet = not complete yet
sum-never = never complete
fx-complete = Completes a creature
fx-blocked = { $count ->
    [one] A connection is blocked for good: this creature can never be complete
   *[other] { $count } connections are blocked for good: this creature can never be complete
}
fx-open = { $count ->
    [one] One connection still to join
   *[other] { $count } connections still to join
}
fx-rotten = Rotten: { $cost } Darwin to the bank if you win it
fx-home = { $count ->
    [one] Your stone comes back
   *[other] Your { $count } stones come back
}
fx-back = Your stone comes back
fx-big = Your big stone comes back, or you leave it to
fx-pay = { $count ->
    [one] One of your stones comes back; one goes to
   *[other] One of your stones comes back; { $count } go to
}
idle-try = Touch an offered bone, or one of your hand: it is tried in your plot, with what it would bring.
idle-hand = Touch a bone of your hand: it is tried in your plot, with what it would bring if you won it.
idle-nothing = What each jewel would bring in your plot now.
idle-score = Choose a jewel: the row or column it counts is marked in your plot.
idle-place = Choose a place in your plot and turn the bone with the two arrows. What it brings is shown here before you confirm.
idle-take = Choose which bone to put in your plot.
jewels-title = Jewels
jewel-none = none yet
after-gap = after the gap

## Reserve, players, sites

your-reserve = Your reserve
reserve = Reserve
reserve-small = { $me ->
    [yes] { $count ->
        [one] One of your stones
       *[other] { $count } of your stones
    }
   *[no] { $count ->
        [one] One stone of { $name }
       *[other] { $count } stones of { $name }
    }
}
reserve-big = { $me ->
    [yes] Your big stone
   *[no] The big stone of { $name }
}
due = { $placed } of { $most } placed
due-first = { $opposing ->
    [0] { $own ->
        [0] all placed
       *[other] one of your own allowed
    }
    [one] 1 opposing stone due
   *[other] { $opposing } opposing stones due
}
your-hand = In your hand
bones-won = Bones you won
darwin-money = Darwin
players = Players
in-turn-order = in turn order
to-act = to act
first = first
darwin-tile = Darwin tile
jewels-scored = Jewels scored
site = Site { $site }
site-draw = Draw here
site-under = Put it under here
bones-count = { $count ->
    [one] 1 bone
   *[other] { $count } bones
}
known-at = no. { $place } from the top: { $part }
labelled = { $label }:
round = round { $round }
who-chooses = Who is still choosing
has-chosen = ready
is-choosing = choosing…
you-choose = choosing…
awards = How the bones were awarded
award-nobody = Nobody
award-gone = it leaves the game
award-own = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}{ $big ->
    [yes] {""}, strength { $strength }
   *[no] {""}
}: all back
award-paid = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}{ $big ->
    [yes] {""}, strength { $strength }
   *[no] {""}
}: { $paid ->
    [0] none to pay
   *[other] { $paid } { $me ->
        [yes] to you
       *[no] to { $name }
    }
}
big-back = { $me ->
    [yes] Take it back
   *[no] back to { $name }
}
big-stays = { $me ->
    [yes] it stays with you
   *[no] Leave it to { $name }
}

## Phases

stage-draw = The dig begins
stage-set = Your first two bones
stage-buy = Buying
stage-bought = You bought two bones
stage-return = Two bones go back
stage-offer = The secret offer
stage-bid = Bidding
stage-award = The big stone
stage-place = Bones for the plots
stage-score = Creatures and jewels
stage-refill = A bone for each
stage-over = The dig is over

do-watch = You are watching this match.
do-draw = Draw four bones in all, from either site.
do-set = Choose two of your four bones and put them side by side in your plot; the others stay in your hand.
do-buy = Pay 3 Darwin for two more bones and put two of the four back, or buy nothing.
do-bought = Draw the bones you bought, from either site.
do-return = Choose a bone, then the site it goes under. Both bones go under the same site.
do-return-site = Choose the site the { $part } goes under.
do-offer = Choose the bone you offer. All offers are turned up at the same time.
do-award = You won this bone with your big stone alone: take the stone back, or leave it to the seller.
do-place = Put the bones you won in your plot. Placed bones never move.
do-place-few = { $places ->
    [one] You have one place left: choose the bone to put there, the rest leave the game.
   *[other] You have { $places } places left: choose the bones to put there, the rest leave the game.
}
do-score = Score one jewel this round, or none.
do-refill = Draw a bone from either site.
do-over = The dig is over.
wait-draw = The others draw bones.
wait-set = You are ready; the others still choose their first bones.
wait-buy = The others may buy bones first.
wait-bought = Another player draws the bones they bought.
wait-return = Another player puts bones back.
wait-offer = Your offer lies face down; the others are still choosing.
wait-bid = Another player is bidding.
wait-award = Another player decides about the big stone.
wait-place = The others still put bones in their plots.
wait-score = Another player scores.
wait-refill = Another player draws a bone.
wait-over = The dig is over.

phase-set = place two bones
phase-return = put two bones back
phase-bid = bid, turn { $bidding_turn } of 3
phase-place = place the bones you won
choose-placed = Put { $bone } on { $cell }, connections: { $sides }
choose-offered = Offer { $bone }
choose-returned = Put { $bone } under site { $site }

wax-stones = { $count ->
    [one] Place 1 stone
   *[other] Place { $count } stones
}
wax-buy = Buy two bones for 3
wax-placed = Put the { $part } here
wax-offered = Offer the { $part }
wax-returned = Put it under site { $site }
wax-drew = Draw from site { $site }
wax-jewel = { $amount ->
    [0] Score it for nothing
   *[other] Score { $amount } Darwin
}
wax-confirm = Confirm
wax-none-draw = Choose a site
wax-none-set = Choose a bone and a place
wax-none-bought = Choose a site
wax-none-return = Choose a bone, then a site
wax-none-offer = Choose a bone
wax-kept-big = Take the big stone back
wax-left-big = Leave the big stone
wax-none-award = Take it back or leave it
wax-none-place = Choose a place
wax-none-score = Choose a jewel
wax-none-refill = Choose a site
buy-nothing = Buy nothing
score-none = Keep them all
stones-put = { $count ->
    [one] One stone on { $letters }
   *[other] { $count } stones on { $letters }
}
chip-you = you lead { $letter }
chip-ahead = { $name } leads { $letter }
may-answer = { $names } may still answer
nobody-answers = Nobody can answer.
gain-chip = { $gain } Darwin

## Bones

part-spine = spine
part-limb = limb
part-skull = skull
part-claw = claw
part-foot = foot
part-tail = tail
part-wing = wing
label-value = value { $value }
rotten-value = rotten, { $value }
connections-straight = two, opposite each other
connections-corner = two, at a right angle
connections-tee = three
connections-end = one: it is an end
card-connections = Connections
card-label = Label
card-no-label = none
card-label-words = { $value }: a jewel on this bone counts it
card-rotten = { $value }: rotten, costs { $cost } Darwin
card-jewel = Jewel
card-worth = Worth
card-jewel-words = how many there are in one row or column × the sum of the labels of the bones that bear it; each jewel once a match
sym-money = Darwin, the money
sym-site = site, a stack of bones
sym-die = who begins, and the bidding turn
sym-creature = a complete creature
sym-link = a connection
sym-bones = bones
sym-stones-back = stones come back
sym-rotten = rotten bone

## What it is for

aim = Build creatures: bones × ends = Darwin. When a plot has 12 bones, most Darwin wins.
aim-short = Bones × ends = Darwin; most wins
aim-draw = Two of them begin your plot, the others you may offer for sale.
aim-draw-short = Two begin your plot
aim-set = Bones whose connections meet grow into one creature: bones × ends = Darwin once it is complete.
aim-set-short = Bones that connect grow into a creature
aim-buy = More bones to choose from; in exchange two of your bones go back under a site.
aim-buy-short = More bones to choose from
aim-return = You keep the bones that you would rather offer.
aim-return-short = Keep what you would rather offer
aim-offer = It goes to auction and everybody bids, you too; its buyer pays you in stones.
aim-offer-short = Everybody bids on it, you too
aim-bid = Most stones of a colour win the bone for that colour. Creatures: bones × ends = Darwin.
aim-bid-short = Most stones of a colour win the bone
aim-score = A jewel pays once a match: wait while its line can still grow.
aim-score-short = Each jewel pays once a match
aim-refill = Everybody offers a bone each round.
aim-refill-short = Everybody offers a bone each round
bid-todo = turn { $turn } of 3: { $due }
bid-first = { $opposing ->
    [0] you may place one stone of your own
    [one] place 1 opposing stone, and one of yours if you like
   *[other] place { $opposing } opposing stones, and one of yours if you like
}
bid-more = { $most ->
    [one] up to 1 stone, any colour, any lot
   *[other] up to { $most } stones, any colours, any lots
}

## On every screen

pass = Pass
wax-none-bid = Place stones
yours = yours
rotten-cost = rotten: the winner pays { $cost } Darwin
since-turn = since your turn
tile-gives = +1 stone
did-creature = creature
did-jewel = jewel
did-rotten = rotten
did-bought = bones
bones-to-end = { $count } of 12 bones; the first full plot ends the match
idle-rival = What each jewel would bring in this plot now.
jewels-rule = one a round, each once a match
score-a-jewel = Score a jewel?
once-a-match = once a match
jewel-spent = spent
jewel-spent-words = Scored already; each jewel pays once.
jewel-none-words = None in your plot yet.
line-full = The line is full: it can't grow.
line-grows = { $count ->
    [one] Room for 1 more bone.
   *[other] Room for { $count } more bones.
}
other-line = Press again: { $line }, { $amount }.
counts = counts
known-under = { $count ->
    [one] 1 of yours at the bottom
   *[other] { $count } of yours at the bottom
}
die = The die
card-first = begins each of the three bidding turns
card-ties = Ties
card-ties-words = the bone goes to the tied player who comes first, counting from the die
card-gives = Gives
card-tile-words = a third stone in the second bidding turn; it goes to the player with the fewest bones
key-turn = Q, E
key-turn-does = Turn the bone left or right
sum-labels = on the labels

## The creatures at the end

finale = The plots and their creatures
creature-name = { $trait } { $kind }
creature-size = { $bones } bones × { $ends ->
    [one] 1 end
   *[other] { $ends } ends
} = { $value } Darwin
creature-nobody = No complete creature.
kind-small-1 = newt
kind-small-2 = shrew
kind-small-3 = wren
kind-small-4 = gecko
kind-middling-1 = heron
kind-middling-2 = otter
kind-middling-3 = lynx
kind-middling-4 = badger
kind-large-1 = stag
kind-large-2 = crocodile
kind-large-3 = bison
kind-large-4 = condor
kind-giant-1 = leviathan
kind-giant-2 = dragon
kind-giant-3 = colossus
kind-giant-4 = behemoth
trait-wing-1 = winged
trait-wing-2 = gliding
trait-wing-3 = leather-winged
trait-wing-4 = soaring
trait-tail-1 = long-tailed
trait-tail-2 = whip-tailed
trait-tail-3 = saw-tailed
trait-tail-4 = curl-tailed
trait-skull-1 = grinning
trait-skull-2 = hollow-eyed
trait-skull-3 = great-jawed
trait-skull-4 = snapping
trait-claw-1 = clawed
trait-claw-2 = grasping
trait-claw-3 = hook-clawed
trait-claw-4 = scratching
trait-foot-1 = trotting
trait-foot-2 = big-footed
trait-foot-3 = striding
trait-foot-4 = stamping
