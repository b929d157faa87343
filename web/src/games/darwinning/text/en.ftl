### What only the browser's table says.

tab-trick = Trick
tab-species = Species
tab-chain = Chain
tab-log = Log

food-chain = Food chain
would-be-here = after this
era-number = Era { $era }
era-environments = Environments of this era
era-ended = How era { $era } ended
the-trick = The trick
hand = Hand
your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
food-count = { $count } food
food-of = { $food } of { $needs } food
population = population
started-at = started at { $count }
population-from = { $count }, started at { $start }
space-number = space { $space }
your-species = your species
your-species-back = Your species
traits = Traits
environments = Environments
trait-worth = { $count ->
    [one] 1 point as a trait
   *[other] { $count } points as a trait
}
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
zero-box = the place that scores nothing
free-place = Free place
holds-stolen = Parasite holds { $trait }
bites-count = { $count ->
    [one] 1 bite marker
   *[other] { $count } bite markers
}
nobody = nobody

forecast = Food forecast
forecast-short = Food
if-era-ended = Food if the era ended now
forecast-then = then { $has } of { $needs }
forecast-words = Food { $has } of { $needs }, up to { $could } by eating. Population { $change }.
forecast-borrows = { $food } of it by Symbiosis: { $environment } ({ $species }).
hunted-by = hunted
may-eat = eats
if-eats = or { $change }

finale = The species at the end

part-chain = Food chain
part-population = Population
part-environments = Environments
part-traits = Traits

combo-single = Single
combo-pair = Pair
combo-flush = Flush
combo-straight = Straight
combo-three = Three of a kind
combo-straight-flush = Straight flush
combo-four = Four of a kind
combo-sum = { $kind }, { $sum }
lets-go = lets the trick go
let-go = let the trick go
leads-now = leads
last-trick = Last trick
plan-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
led = led
laid = laid down
beaten = beaten
strongest = strongest
won-trick = wins the trick
not-yet = not yet a combination
behind-now = behind
picks-now = picks cards
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
open-cards = Open cards
chip-beats = { $sum } beats { $combination } of { $best }
chip-leads = { $sum }
chip-points = { $from } → { $to }, { $gain }

picked-play = { $kind } { $values }
picked-none = { $values }: not yet a combination
if-you-win = If you win, improve with one card
improve-title = You won: improve with one card
improve-last = Last trick: improve with one card
place-title = Where does { $trait } go?
metamorphosis-title = Metamorphosis: where does { $trait } go?
replaces = replaces { $trait }
mark-up = up { $count }
mark-down = down { $count }
mark-population = population +{ $count }

who-leads = Who leads the first trick?
they-name = { $name } names who leads
who-leads-why = The lowest species on the food chain decides, after a look at the hand.
survival = Survival
will-grow = grows to { $population }
will-stay = stays at { $population }
will-shrink = falls to { $population }
eaten-already = eaten
cannot-eat = can't be eaten: why?
use-store = Food store
use-store-words = 4 food, once; the trait is discarded
steal-title = What does Parasite take?
steal-words = It works for you and scores nothing; its owner loses it.
search-title = Look through the discards: improve with any card
search-values = Only this value

do-lead = Lead: any combination, or a single card.
do-beat = Play more than { $combination } of { $sum }, or a single card.
do-declare = Which open cards do you use?
do-name = Choose who leads the first trick.
do-choose = Improve with one card, or don't.
do-way = Choose what the card is used for.
do-place = Choose a place for the trait.
do-metamorphosis = Metamorphosis gives you a trait: choose its place.
do-steal = Choose what Parasite takes.
do-feed = Choose whom to eat, or stop eating.
do-watch = You are watching this match.
do-wait = { $name } is to act.
decline = Don't improve
sort-by-suit = Sort by suit
sort-by-value = Sort by value

wax-pick = Choose cards
wax-lay = Lay the cards down
wax-play = { $kind ->
    [single] Play the single card
    [pair] Play the pair
    [flush] Play the flush
    [straight] Play the straight
    [three] Play three of a kind
    [straight-flush] Play the straight flush
   *[four] Play four of a kind
}
wax-declare = { $kind ->
    [single] Just the single card
    [pair] Declare the pair
    [flush] Declare the flush
    [straight] Declare the straight
    [three] Declare three of a kind
    [straight-flush] Declare the straight flush
   *[four] Declare four of a kind
}
wax-enough = Enough
wax-meal-done = Enough
wax-declare-done = Declare it
wax-lead = Let { $leader_seat } lead
wax-lead-self = Lead yourself
wax-take = Improve with it
wax-decline = Don't improve
wax-climb = Climb to { $space }
wax-descend = Go down to { $space }
wax-grow = Grow to { $population }
wax-learn = Learn: { $environment }
wax-trait = Take { $trait }
wax-place = Place { $trait }
wax-place-zero = Place { $trait }
wax-steal = Take { $trait }
wax-steal-dummy = Take { $trait }
wax-eat = Eat: { $species }
wax-eat-dummy = Eat the dummy
wax-store = Empty the store

fact-suit = Suit
fact-trait = Trait
fact-chain = Food chain
fact-population = Population
fact-environment = Environment
fact-points = Points
fact-dealt = This era
fact-feeds = Feeds
dealt-yes = dealt: it feeds
dealt-no = not dealt

## Short names, for captions

short-pheromones = Pheromones
short-symbiosis = Symbiosis
short-herd-animal = Herd animal
short-hard-shell = Hard shell
short-communication = Communi­cation
short-teeth = Teeth
short-camouflage = Camouflage
short-parasite = Parasite
short-poison = Poison
short-tools = Tools
short-food-store = Food store
short-handy-hands = Handy hands
short-bigger-brains = Bigger brains
short-metamorphosis = Metamor­phosis
short-society = Society
plan-food = food { $has } of { $needs }
plan-if-won = If you win: food { $has } of { $needs }{ $change ->
    [-1] , it shrinks
    [1] , it grows
   *[other] {""}
}
plan-then = Then food { $has } of { $needs }{ $change ->
    [-1] , it shrinks
    [1] , it grows
   *[other] {""}
}
if-won = if you win
sym-bites = bites

## Ranking, open cards, survival: what a newcomer asks

era-of = of { $eras }
rank-list = Combinations, weakest first
rank-weakest = weakest
rank-strongest = strongest
rank-to-beat = to beat
rank-single = Single
rank-pair = Pair
rank-flush = Flush
rank-straight = Straight
rank-three = 3 of a kind
rank-straight-flush = Straight flush
rank-four = 4 of a kind
rank-rule-single = one card
rank-rule-pair = same value
rank-rule-flush = 3 of a suit
rank-rule-straight = 3 in a row
rank-rule-three = same value
rank-rule-straight-flush = in a row, one suit
rank-rule-four = same value
rank-beat = Beat { $combination } of { $sum }: the same with as much or more, or any stronger kind.
rank-beat-four = Beat { $combination } of { $sum }: only four of a kind with as much or more does.
rank-order = Weak to strong: single, pair, flush, straight, 3 of a kind, straight flush, 4 of a kind.
beats-it = beats it
open-words-up = Either of you may complete a play with them. If nobody does, the dummy climbs { $steps }.
open-words-down = Either of you may complete a play with them. If nobody does, the dummy goes down { $steps }.
open-words = Either of you may complete a play with them. If nobody does, the dummy stays.
none-open-words = All of them were used in this era.
open-word = open
alone-word = alone
completions = Ways to complete your play
wins-sum = wins: beats { $sum }
wins-kind = wins: beats { $combination }
loses-to = loses to { $combination } of { $sum }
picked-with-open = { $values } + open { $open }
do-follow = Follow: open cards may complete your play.
wax-use-open = Use the open { $values }
wax-add = Add another card
missing-name = Choose who leads
missing-choose = Choose a use
missing-way = Choose a use
missing-place = Choose a place
missing-steal = Choose a trait
missing-feed = Choose whom to eat
trait-inborn = from the start, 0 points
zero-place = Fifth place: it works, but scores 0
free-places = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
free-places-zero = { $count ->
    [one] 1 free place, for 0 points
   *[other] { $count } free places, one of them for 0 points
}
about-card = About { $value } { $trait }
eat-grows = +{ $count } food: enough to grow
eat-enough = +{ $count } food: just enough
eat-lacks = +{ $count } food, { $needs } needed
eat-vain = you grow already: no more by this
eat-poison = poisonous: 2 bite markers for you
eat-bites = { $count ->
    [one] 1 bite marker for them: harmless
   *[other] { $count } bite markers for them: harmless
}
eat-hurts = they lose 1
eat-hurt-anyway = they lose 1 anyway
survival-outcome = Population after this era, if nobody ate more

aim = Food chain, population, environments and traits are points; the most after 4 eras wins.
aim-short = The most points after 4 eras wins
aim-name = Who leads plays any combination; the others must beat it or let a single card go.
aim-name-short = Who leads plays what they like
aim-play = Win a trick to improve your species with a card of it. Food chain, population and traits are points; most after 4 eras wins.
aim-play-short = Win the trick to improve your species
aim-declare = The winner takes the open cards they used and improves with one card. The best use is chosen for you.
aim-declare-short = An open card may complete your play
aim-choose = One card of your play: climb, grow, learn an environment for food, or take its trait for points.
aim-choose-short = One card makes your species stronger
aim-way = Each card has one use: climb, grow, learn an environment for food, or take its trait for points.
aim-way-short = One card, one use
aim-place = Four places score, the fifth doesn’t; every trait works wherever it lies.
aim-place-short = Four places score, the fifth doesn’t
aim-steal = What you take works for you and scores nothing; its owner loses it.
aim-steal-short = It works for you; its owner loses it
aim-feed = More food than you need: you grow by 1. Too little: you lose 1. Two bite markers cost 1 as well.
aim-feed-short = More food than you need: you grow by 1
