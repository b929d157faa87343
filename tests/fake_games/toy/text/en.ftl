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
why-take-first = Take a pebble before you end the turn.
why-already-took = One handful a turn.
end-heap = The heap is empty.
picture-heap = Heap: { $count }. { $seat } is to play.
