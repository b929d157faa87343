## What happened

event-lead = { $seat } lets { $leader_seat } lead the first trick.
event-lead-self = { $seat } will lead the first trick.
event-play = { $seat } picks { $card }.
event-pick = { $seat } picks a card.
event-play-done = { $seat } lays the cards down.
event-use = { $seat } uses the open { $card }.
event-declare-done = { $seat } uses no further open card.
event-take = { $seat } improves with { $card } ({ $trait }).
event-decline = { $seat } doesn't improve.
event-climb = { $seat } uses { $card } to climb the food chain: space { $space }.
event-descend = { $seat } uses { $card } to go down the food chain: space { $space }.
event-grow = { $seat } uses { $card }: population { $population }.
event-learn = { $seat } uses { $card } to learn an environment: { $environment }.
event-trait = { $seat } uses the trait of { $card }: { $trait }.
event-place = { $seat } puts { $trait } on place { $place }.
event-place-zero = { $seat } puts { $trait } in the zero-points box.
event-steal = { $seat } takes { $trait } from { $victim_seat } ({ $species }).
event-steal-dummy = { $seat } takes { $trait } from the dummy's open cards.
event-eat = { $seat } eats { $species } ({ $prey_seat }): { $food } food.
event-eat-dummy = { $seat } eats the dummy: { $food } food.
event-store = { $seat } empties the food store: { $food } food.
event-meal-done = { $seat } stops eating.

choose-lead = Let { $leader_seat } lead ({ $species })
choose-lead-self = Lead yourself
choose-play = Play { $card }
choose-pick = Play a card
choose-play-done = Lay these cards down
choose-use = Use the open { $card }
choose-declare-done = Declare this combination
choose-take = Improve with { $card } ({ $trait })
choose-decline = Don't improve
choose-climb = Climb the food chain, { $count ->
    [one] 1 point
   *[other] { $count } points
}: to space { $space }
choose-descend = Go down the food chain, { $count ->
    [one] 1 point
   *[other] { $count } points
}: to space { $space }
choose-grow = Population +{ $count }: { $population }
choose-learn = Learn an environment: { $environment }
choose-trait = Take the trait: { $trait }
choose-place = Put { $trait } on place { $place }
choose-place-zero = Put { $trait } in the zero-points box
choose-steal = Take { $trait } from { $victim_seat } ({ $species })
choose-steal-dummy = Take { $trait } from the dummy's open cards
choose-eat = Eat { $species } ({ $prey_seat }): { $food } food
choose-eat-dummy = Eat the dummy: { $food } food
choose-store = Empty the food store: { $food } food
choose-meal-done = Stop eating: { $food } food, { $needs } needed

then-replaces = It replaces { $trait }.
then-replaces-itself = It replaces its own copy.
then-replaces-stolen = The stolen { $trait } goes as well.
then-poison = Poison: two bite markers.

may-up = Food chain +{ $count }.
may-down = Food chain −{ $count }.
may-grow = Population +{ $count }.
may-learn = Environment: { $environment }.

news-played-single = { $seat } plays { $card }.
news-played = { $seat } plays { $combination } ({ $sum }): { $card }.
news-played-open = { $seat } plays { $card }, to be completed with open cards.
news-declared = { $seat } makes { $combination } ({ $sum }) with open cards: { $card }.
news-trick-won = { $seat } wins the trick and may improve.
news-last-trick = { $seat } wins the last trick of the era: the others may improve.
news-search = { $seat } looks through the discards for a card to improve with.
news-dummy-up = The dummy climbs to space { $space }.
news-dummy-down = The dummy goes down to space { $space }.
news-trait-put = { $trait } goes on place { $place }.
news-trait-put-zero = { $trait } goes in the zero-points box.
news-stolen = Parasite takes { $trait } from { $victim_seat }.
news-stolen-dummy = Parasite takes { $trait } from the dummy.
news-dummy-bites = The dummy bites { $seat }.
news-grew = { $seat }: { $food } food, { $needs } needed. The population grows to { $population }.
news-stayed = { $seat }: { $food } food, { $needs } needed. The population stays at { $population }.
news-shrank = { $seat }: { $food } food, { $needs } needed. The population falls to { $population }.
news-hurt = { $seat } has { $bites } bite markers: the population falls to { $population }.
news-drawn = Metamorphosis: { $seat } draws { $card }, { $trait }.
news-drawn-copy = Metamorphosis: { $seat } draws { $card }; { $trait } goes on place { $place }.
news-drawn-copy-zero = Metamorphosis: { $seat } draws { $card }; { $trait } goes in the zero-points box.
news-open = The dummy's open cards: { $card }.
news-era = Era { $era }. Environments: { $environment }.
news-hand = Your hand: { $card }.
news-names = { $seat } is lowest on the food chain and names who leads.

end-eras = Four eras are over: the most successful species wins.

## Why not

why-game-over = The game is over.
why-not-your-turn = It is another player's turn.
why-card-picked = That card is in the play already.
why-card-not-held = You don't hold that card.
why-no-combination = With the cards picked, that card leads to no combination that may be played. A single card always may.
why-not-a-trick = This isn't the time to play a card.
why-play-incomplete = The cards picked are not yet a combination that may be played.
why-nothing-to-end = There is nothing to complete.
why-no-declaration = Open cards are declared only after both players have played.
why-not-open = That card doesn't lie open.
why-not-a-combination = With the cards played that makes no combination.
why-no-improvement = There is no card to improve with now.
why-not-played = Improve with a card that you played in this trick.
why-not-in-discards = That card is not among the discards.
why-cannot-decline = This can't be declined.
why-no-chain-icon = The card has no food-chain icon.
why-no-population-icon = The card has no population icon.
why-no-environment-icon = The card has no environment icon.
why-environment-known = Your species lives there already.
why-trait-there = Your species has this trait: it can only replace its own copy.
why-no-trait-due = There is no trait to place.
why-no-parasite = Only a Parasite that has just been placed takes a trait.
why-nothing-to-steal = Parasite takes a trait card from another board, one that you don't have.
why-leader-known = Who leads is known already.
why-nobody-plays-it = Nobody plays that species.
why-not-survival = Species eat only after the tricks, each in its turn.
why-no-store = Your species has no food store.
why-itself = A species doesn't eat itself.
why-eaten-once = A species is eaten only once in a meal.
why-higher = That species is too high on the food chain for yours.
why-hard-shell = Hard shell: only Teeth or Tools open it.
why-communication = Communication: only species below it, or those with Society, can eat it.
why-camouflage = Camouflage hides it from its neighbours, unless they have Bigger brains.

## Names

suit-acorn = acorn
suit-blueberry = blueberry
suit-leaf = leaf
suit-flower = flower

species-amoeba = Amoeba
species-insects = Insects
species-fish = Fish
species-mouse = Mouse
species-frog = Frog
species-bird = Bird
species-pig = Pig
species-elephant = Elephant
species-polar-bear = Polar bear
species-tyrannosaurus-rex = T. rex
species-dummy = Dummy

environment-desert = desert
environment-forest = forest
environment-highland = highland
environment-jungle = jungle
environment-mountain = mountain
environment-ocean = ocean
environment-plains = plains
environment-polar = polar
environment-underground = underground
environment-wetland = wetland

trait-pheromones = Pheromones
trait-symbiosis = Symbiosis
trait-herd-animal = Herd animal
trait-hard-shell = Hard shell
trait-communication = Communication
trait-teeth = Teeth
trait-camouflage = Camouflage
trait-parasite = Parasite
trait-poison = Poison
trait-tools = Tools
trait-food-store = Food store
trait-handy-hands = Handy hands
trait-bigger-brains = Bigger brains
trait-metamorphosis = Metamorphosis
trait-society = Society

effect-pheromones = 1 food more; may eat the species one space above.
effect-symbiosis = One of this era's environments that another player has, and you don't, feeds you too.
effect-herd-animal = Bites hurt only from three markers on.
effect-hard-shell = Nobody can eat you, except with Teeth or Tools.
effect-communication = Only species below you can eat you, or those with Society.
effect-teeth = 1 food more; may eat species up to two spaces above, and hard shells.
effect-camouflage = Neighbours on the food chain can't eat you, except with Bigger brains.
effect-parasite = When placed, takes a trait card from another board; that one scores nothing.
effect-poison = Whoever eats you gets two bite markers.
effect-tools = 1 food more; may eat hard shells.
effect-food-store = 4 food, once; then discarded.
effect-handy-hands = No bite markers when you eat a species with Poison.
effect-bigger-brains = May eat camouflaged neighbours.
effect-metamorphosis = After survival a random card becomes one of your traits.
effect-society = May eat species with Communication, also below you.

combination-nothing = no combination
combination-single = a single card
combination-pair = a pair
combination-flush = a flush
combination-straight = a straight
combination-three = three of a kind
combination-straight-flush = a straight flush
combination-four = four of a kind

category-chain = food chain
category-population = population
category-environments = environments
category-traits = traits

phase-name = name who leads
phase-play = play a combination
phase-declare = say which open cards you use
phase-choose = improve, or don't
phase-way = choose what the card is used for
phase-place = choose a place for the trait
phase-steal = choose what Parasite takes
phase-feed = eat, or stop eating
phase-over = the game is over

## The table as text

picture-era = Era { $era } of 4, trick { $trick }. Environments: { $environment }.
picture-naming = Era { $era } of 4. Environments: { $environment }.
picture-chain = Food chain:
picture-open = Open cards of the dummy (unused, they move it by { $count }):
picture-trick = The trick, led by { $seat }:
picture-play = { $seat }: { $combination } { $sum }
picture-incomplete = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-best = strongest
picture-with-open = with open { $card }
picture-hand = Your hand:
picture-picked = Picked so far: { $card }
picture-meal = { $seat } is eating: { $food } food, { $needs } needed.
picture-card = The card in question:
picture-species = { $seat }'s species: { $species }, population { $population } (at the start { $start })
picture-lives = lives in (* dealt this era): { $places }
picture-place = place { $place }
picture-zero = zero-points box
picture-empty = free
picture-printed = printed
picture-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
picture-stolen = holds { $trait } (stolen)
picture-forecast = If the era ended now:
picture-food = needs { $needs }, has { $has }, could get { $could }
picture-borrows = { $food } of it by Symbiosis: { $environment } ({ $species })
picture-prey = may eat { $species }
picture-hunters = in reach of { $species }
picture-danger = enough bites to hurt
picture-seat = { $seat }, { $species }: { $score ->
    [one] 1 point
   *[other] { $score } points
} ({ $parts }), { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-home = lives in { $places }
picture-traits-of = traits: { $trait }
picture-labelled = { $label }: { $text }
picture-then = { "; " }
picture-up = up { $count }
picture-down = down { $count }
picture-gain = population +{ $count }
picture-player = { " " }({ $seat })
picture-piles = Deck { $deck }, discards { $discards }.

## Cards

card-acorn-1-a = 1 acorn a
card-acorn-1-b = 1 acorn b
card-acorn-2-a = 2 acorn a
card-acorn-2-b = 2 acorn b
card-acorn-3-a = 3 acorn a
card-acorn-3-b = 3 acorn b
card-acorn-4-a = 4 acorn a
card-acorn-4-b = 4 acorn b
card-acorn-5-a = 5 acorn a
card-acorn-5-b = 5 acorn b
card-acorn-6-a = 6 acorn a
card-acorn-6-b = 6 acorn b
card-acorn-7-a = 7 acorn a
card-acorn-7-b = 7 acorn b
card-acorn-8-a = 8 acorn a
card-acorn-8-b = 8 acorn b
card-acorn-9-a = 9 acorn a
card-acorn-9-b = 9 acorn b
card-acorn-10-a = 10 acorn a
card-acorn-10-b = 10 acorn b
card-acorn-11-a = 11 acorn a
card-acorn-11-b = 11 acorn b
card-acorn-12-a = 12 acorn a
card-acorn-12-b = 12 acorn b
card-acorn-13-a = 13 acorn a
card-acorn-13-b = 13 acorn b
card-acorn-14-a = 14 acorn a
card-acorn-14-b = 14 acorn b
card-acorn-15-a = 15 acorn a
card-acorn-15-b = 15 acorn b
card-blueberry-1-a = 1 blueberry a
card-blueberry-1-b = 1 blueberry b
card-blueberry-2-a = 2 blueberry a
card-blueberry-2-b = 2 blueberry b
card-blueberry-3-a = 3 blueberry a
card-blueberry-3-b = 3 blueberry b
card-blueberry-4-a = 4 blueberry a
card-blueberry-4-b = 4 blueberry b
card-blueberry-5-a = 5 blueberry a
card-blueberry-5-b = 5 blueberry b
card-blueberry-6-a = 6 blueberry a
card-blueberry-6-b = 6 blueberry b
card-blueberry-7-a = 7 blueberry a
card-blueberry-7-b = 7 blueberry b
card-blueberry-8-a = 8 blueberry a
card-blueberry-8-b = 8 blueberry b
card-blueberry-9-a = 9 blueberry a
card-blueberry-9-b = 9 blueberry b
card-blueberry-10-a = 10 blueberry a
card-blueberry-10-b = 10 blueberry b
card-blueberry-11-a = 11 blueberry a
card-blueberry-11-b = 11 blueberry b
card-blueberry-12-a = 12 blueberry a
card-blueberry-12-b = 12 blueberry b
card-blueberry-13-a = 13 blueberry a
card-blueberry-13-b = 13 blueberry b
card-blueberry-14-a = 14 blueberry a
card-blueberry-14-b = 14 blueberry b
card-blueberry-15-a = 15 blueberry a
card-blueberry-15-b = 15 blueberry b
card-leaf-1-a = 1 leaf a
card-leaf-1-b = 1 leaf b
card-leaf-2-a = 2 leaf a
card-leaf-2-b = 2 leaf b
card-leaf-3-a = 3 leaf a
card-leaf-3-b = 3 leaf b
card-leaf-4-a = 4 leaf a
card-leaf-4-b = 4 leaf b
card-leaf-5-a = 5 leaf a
card-leaf-5-b = 5 leaf b
card-leaf-6-a = 6 leaf a
card-leaf-6-b = 6 leaf b
card-leaf-7-a = 7 leaf a
card-leaf-7-b = 7 leaf b
card-leaf-8-a = 8 leaf a
card-leaf-8-b = 8 leaf b
card-leaf-9-a = 9 leaf a
card-leaf-9-b = 9 leaf b
card-leaf-10-a = 10 leaf a
card-leaf-10-b = 10 leaf b
card-leaf-11-a = 11 leaf a
card-leaf-11-b = 11 leaf b
card-leaf-12-a = 12 leaf a
card-leaf-12-b = 12 leaf b
card-leaf-13-a = 13 leaf a
card-leaf-13-b = 13 leaf b
card-leaf-14-a = 14 leaf a
card-leaf-14-b = 14 leaf b
card-leaf-15-a = 15 leaf a
card-leaf-15-b = 15 leaf b
card-flower-1-a = 1 flower a
card-flower-1-b = 1 flower b
card-flower-2-a = 2 flower a
card-flower-2-b = 2 flower b
card-flower-3-a = 3 flower a
card-flower-3-b = 3 flower b
card-flower-4-a = 4 flower a
card-flower-4-b = 4 flower b
card-flower-5-a = 5 flower a
card-flower-5-b = 5 flower b
card-flower-6-a = 6 flower a
card-flower-6-b = 6 flower b
card-flower-7-a = 7 flower a
card-flower-7-b = 7 flower b
card-flower-8-a = 8 flower a
card-flower-8-b = 8 flower b
card-flower-9-a = 9 flower a
card-flower-9-b = 9 flower b
card-flower-10-a = 10 flower a
card-flower-10-b = 10 flower b
card-flower-11-a = 11 flower a
card-flower-11-b = 11 flower b
card-flower-12-a = 12 flower a
card-flower-12-b = 12 flower b
card-flower-13-a = 13 flower a
card-flower-13-b = 13 flower b
card-flower-14-a = 14 flower a
card-flower-14-b = 14 flower b
card-flower-15-a = 15 flower a
card-flower-15-b = 15 flower b

## What reports on balance count

environments-learned = an environment learned
