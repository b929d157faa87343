event-took = { $seat } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}.
choose-took = Take { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}
event-dug = { $seat } digs.
choose-dug = Dig for what is hidden
event-ended = { $seat } ends the turn.
choose-ended = End the turn
then-last = That was the last one.
news-dug = Out comes { $kind }.

why-heap-too-small = There are not so many pebbles on the heap.
why-already-took = One handful a turn.
why-take-first = Take a pebble before you end the turn.
why-already-dug = You have dug in this turn.
why-bag-empty = The bag is empty.
end-heap = The heap is empty.

category-taken = pebbles
category-dug = found
picture-heap = Heap: { $count }. { $seat } is to play.
picture-over = Heap: 0.
picture-bag = Bag: { $flint } flint, { $amber } amber.
picture-seat = { $seat }: { $score } ({ $taken } pebbles, { $flint } flint, { $amber } amber)

phase-take = taking
phase-dig = digging
phase-end = ending the turn
phase-over = over
label-heap = Heap
label-bag = Bag
label-double = Double pebbles
label-taken = Pebbles
label-found = Found
