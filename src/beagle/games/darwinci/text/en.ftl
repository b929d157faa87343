## What happened

event-done = { $seat } ends the bid.
event-bought-nothing = { $seat } buys no bones.
event-no-jewel = { $seat } scores no jewel.
event-bought = { $seat } pays { $price } Darwin for two bones.
event-drew = { $seat } draws a bone from site { $site }.
event-took = { $seat } takes up { $bone }.
event-took-hidden = { $seat } chooses a bone from hand.
event-offered = { $seat } offers { $bone }, face down.
event-offered-hidden = { $seat } has chosen a bone to offer.
event-returned = { $seat } puts { $bone } under site { $site }.
event-returned-hidden = { $seat } puts a bone under site { $site }.
event-placed = { $seat } puts { $bone } on { $cell }; it connects { $sides }.
event-placed-hidden = { $seat } puts a bone on { $cell }.
event-stone = { $seat } puts { $stone } on the bone offered by { $lot_seat }, { $bone }.
event-big-stone = { $seat } puts the big { $colour } stone on the bone offered by { $lot_seat }, { $bone }.
event-jewel = { $seat } scores the { $jewels } of { $line }: { $count } × { $labels } = { $amount } Darwin.
event-jewel-second = { $seat } scores the { $jewels } of { $line }, after the gap: { $count } × { $labels } = { $amount } Darwin.
event-kept-big = { $seat } takes the big { $colour } stone back.
event-left-big = { $seat } leaves the big { $colour } stone to { $lot_seat }.

choose-done = Place no more stones
choose-bought-nothing = Buy nothing
choose-no-jewel = Score no jewel this round
choose-bought = Pay { $price } Darwin for two bones
choose-drew = Draw a bone from site { $site }
choose-took = Take { $bone } for the plot
choose-offered = Offer { $bone }
choose-returned = Put { $bone } under site { $site }
choose-placed = Put { $bone } on { $cell }, connecting { $sides }
choose-stone = Put { $stone } on the bone offered by { $lot_seat }, { $bone }
choose-big-stone = Put the big { $colour } stone on the bone offered by { $lot_seat }, { $bone }
choose-jewel = Score the { $jewels } of { $line }: { $count } × { $labels } = { $amount }
choose-jewel-second = Score the { $jewels } of { $line }, after the gap: { $count } × { $labels } = { $amount }
choose-kept-big = Take your big stone back from the bone offered by { $lot_seat }, { $bone }
choose-left-big = Leave your big stone to { $lot_seat }

then-rotten = It is rotten: { $amount } Darwin to the bank.
then-joins = It is now part of a creature of { $tiles ->
    [one] 1 bone
   *[other] { $tiles } bones
}.
then-complete = A complete creature: { $tiles ->
    [one] 1 bone
   *[other] { $tiles } bones
} × { $ends ->
    [one] 1 end
   *[other] { $ends } ends
} = { $amount } Darwin.
then-ahead = { $ahead_seat } is ahead there.
then-big-first = { $lot_seat } must place it before any small opposing stone.

news-drew = { $seat } draws { $bone }.
news-drew-hidden = { $seat } draws a bone from site { $site }.
news-set-up = { $seat } begins with { $bone } on { $cell }.
news-set-up-rotten = { $seat } begins with { $bone } on { $cell } and pays { $amount } Darwin for it.
news-offer = { $seat } offers { $bone }.
news-won = { $seat } wins the bone offered by { $lot_seat }, { $bone }, with { $stones ->
    [one] 1 stone: it comes back.
   *[other] { $stones } stones: one comes back, { $paid ->
        [one] 1 goes
       *[other] { $paid } go
    } to { $lot_seat }.
}
news-won-big = { $seat } wins the bone offered by { $lot_seat }, { $bone }, with { $stones } stones, a strength of { $strength }: a small stone comes back, { $paid ->
    [one] the big one goes
   *[other] { $paid } go
} to { $lot_seat }.
news-kept-big = { $seat } wins the bone offered by { $lot_seat }, { $bone }, with the big stone alone, a strength of { $strength }: it comes back.
news-left-big = { $seat } wins the bone offered by { $lot_seat }, { $bone }, with the big stone alone, a strength of { $strength }: the big stone stays with { $lot_seat }.
news-won-own = { $seat } wins back { $bone } with { $stones ->
    [one] 1 stone: it comes back.
   *[other] { $stones } stones: all come back.
}
news-won-own-big = { $seat } wins back { $bone } with { $stones ->
    [one] the big stone alone, a strength of { $strength }: it comes back.
   *[other] { $stones } stones, a strength of { $strength }: all come back, the big one too.
}
news-unwanted = Nobody put a stone on the bone offered by { $seat }, { $bone }: it leaves the game.
news-rotten = Rotten: { $seat } pays { $amount } Darwin for { $bone }.
news-die = { $seat } gets the die and begins the next round.
news-no-place = { $seat } has no place left for { $bone }: it leaves the game.
news-creature = { $seat } completes a creature of { $tiles ->
    [one] 1 bone
   *[other] { $tiles } bones
} and { $ends ->
    [0] no ends
    [one] 1 end
   *[other] { $ends } ends
}: { $amount } Darwin.
news-tile = { $seat } gets the Darwin tile.

end-plot-full = A plot has its twelve bones: the dig is over.
end-no-bones = Nobody has a bone left to offer: the dig is over.

## Why not

why-game-over = The game is over.
why-not-your-turn = It is another player's turn.
why-already-decided = You have decided; the others are still choosing.
why-not-bidding = Stones are placed in the bidding only.
why-opposing-due = In the first bidding turn you must place opposing stones first: two, or the only one you have.
why-nothing-to-pass = You can pass only when you may buy bones or score a jewel.
why-not-buying = Bones are bought at the start of a round, once.
why-site-empty = That site is empty.
why-no-draw-due = You don't draw a bone now.
why-bone-taken = Place the bone that you have taken first.
why-not-in-hand = You don't have that bone in hand.
why-nothing-to-place = You have no bone to put in the plot now.
why-not-won = You haven't won that bone.
why-rotten-first = There are too few places: rotten bones go first.
why-not-offering = Bones are offered before the bidding only.
why-nothing-to-return = Only a player who has just bought bones puts some back.
why-same-site = Both bones go under the same site.
why-take-first = Choose which bone to place first.
why-first-in-the-middle = The first bone goes in the middle of the field, on d4.
why-cell-taken = A bone lies there, and placed bones never move.
why-not-touching = A bone must touch another one by a side.
why-outside-square = The plot must stay within 3 × 4 or 4 × 3.
why-no-such-lot = That player offers no bone.
why-no-such-stone = You have no such stone in your reserve.
why-one-own-stone = In the first bidding turn you may place one stone of your own, no more.
why-enough-opposing = You have placed your opposing stones for this turn.
why-big-first = Opposing big stones go before opposing small ones.
why-not-scoring = Jewels are scored in the scoring phase, one a round.
why-jewel-scored = You have scored that jewel before.
why-no-jewel-in-run = No bone there bears that jewel.
why-no-big-to-take = You have won no bone with your big stone alone, so there is none to take back or leave.
why-jewel-negative = A jewel that would cost you money can't be scored.

## Names

colour-green = green
colour-white = white
colour-blue = blue
colour-red = red
colour-yellow = yellow

stone-green = a green stone
stone-white = a white stone
stone-blue = a blue stone
stone-red = a red stone
stone-yellow = a yellow stone

jewels-shell = shells
jewels-ring = rings
jewels-scarab = scarabs
jewels-amulet = amulets
jewels-earring = earrings

stones-green = { $count } green
stones-white = { $count } white
stones-blue = { $count } blue
stones-red = { $count } red
stones-yellow = { $count } yellow

big-green = big green
big-white = big white
big-blue = big blue
big-red = big red
big-yellow = big yellow

sides-n = north
sides-e = east
sides-s = south
sides-w = west
sides-ns = north and south
sides-ew = east and west
sides-ne = north and east
sides-es = east and south
sides-sw = south and west
sides-nw = north and west
sides-nes = north, east and south
sides-esw = east, south and west
sides-nsw = north, south and west
sides-new = north, east and west

line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-row-5 = row 5
line-row-6 = row 6
line-row-7 = row 7
line-column-a = column a
line-column-b = column b
line-column-c = column c
line-column-d = column d
line-column-e = column e
line-column-f = column f
line-column-g = column g

category-purse = purse
category-creatures = creatures
category-jewels = jewels
category-purchases = purchases
category-rotten = rotten bones

phase-draw = draw your four bones
phase-set = put two bones in your plot
phase-buy = buy two bones, or not
phase-bought = draw the bones you bought
phase-return = put two bones under a site
phase-offer = choose a bone to offer
phase-bid = bid with your stones
phase-award = take your big stone back, or leave it
phase-place = put the bones you won in your plot
phase-score = score a jewel, or none
phase-refill = draw a bone
phase-over = the game is over

## The table as text

picture-set-up = Set-up: { $phase }.
picture-round = Round { $round }: { $phase }.
picture-holders = First player: { $first_seat }. Darwin tile: { $tile_seat }. Bones in the sites: { $one } and { $two }.
picture-bid-first = Bidding turn 1 of 3. Opposing stones still due: { $opposing }; own stones still allowed: { $own }.
picture-bid = Bidding turn { $turn } of 3. Stones still allowed: { $any }.
picture-lots = On offer (S straight, C corner, T tee, E end):
picture-award = { $seat } has won the bone offered by { $lot_seat } with the big stone alone, and takes it back or leaves it.
picture-lot = { $seat } ({ $colour }): { $bone }
picture-lot-stones = <- { $stones }; { $seat } ahead
picture-plot = Plot of { $seat }, { $count } of 12 bones (. = a bone may go there):
picture-hand = In hand: { $bone }
picture-hand-known = You know of: { $bone }
picture-won = Won: { $bone }
picture-chosen = Chosen: { $bone }
picture-held = To place now: { $bone }
picture-jewels = Jewels: { $list }
picture-jewel-scored = { $jewel } (scored)
picture-jewel-none = { $jewel } –
picture-jewel-best = { $jewel } { $value } ({ $line })
picture-known = Put by you under site { $site }, the upper first: { $bone }
picture-players = Players (* = to act; plots row by row, -ew = connects east and west):
picture-seat = { $seat } ({ $colour }): { $money } Darwin, { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
picture-reserve = Reserve: { $stones }
picture-no-stones = Reserve: no stones
picture-other-plot = Plot: { $plot }
picture-side-n = n
picture-side-e = e
picture-side-s = s
picture-side-w = w
picture-markers = Jewels scored: { $jewel }
picture-shell = shel
picture-ring = ring
picture-scarab = scar
picture-amulet = amul
picture-earring = earr

## What reports on balance count

shape-straight = a straight bone
shape-corner = a corner
shape-tee = a bone with three connections
shape-end = an end
rotten-bone = a rotten bone
scored-shell = shells scored
scored-ring = rings scored
scored-scarab = scarabs scored
scored-amulet = amulets scored
scored-earring = earrings scored
bones-scored = a bone in a scored creature
