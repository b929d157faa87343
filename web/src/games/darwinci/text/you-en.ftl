### What the log says of you: the text of a key and "-you" is said where `seat` is the reader.
### "-<name>-you" where another seat of the sentence is.

event-done-you = { $seat } end the bid.
event-bought-nothing-you = { $seat } buy no bones.
event-no-jewel-you = { $seat } score no jewel.
event-bought-you = { $seat } pay { $price } Darwin for two bones.
event-drew-you = { $seat } draw a bone from site { $site }.
event-took-you = { $seat } take up { $bone }.
event-took-hidden-you = { $seat } choose a bone from hand.
event-offered-you = { $seat } offer { $bone }, face down.
event-offered-hidden-you = { $seat } have chosen a bone to offer.
event-returned-you = { $seat } put { $bone } under site { $site }.
event-returned-hidden-you = { $seat } put a bone under site { $site }.
event-placed-you = { $seat } put { $bone } on { $cell }; it connects { $sides }.
event-placed-hidden-you = { $seat } put a bone on { $cell }.
event-stone-you = { $seat } put a { $colour } stone on { $bone }, offered by { $lot_seat }.
event-big-stone-you = { $seat } put the big { $colour } stone on { $bone }, offered by { $lot_seat }.
event-jewel-you = { $seat } score the { $jewel }, { $line }: { $count } × { $labels } = { $amount } Darwin.
event-jewel-second-you = { $seat } score the { $jewel }, { $line } after the gap: { $count } × { $labels } = { $amount } Darwin.
news-drew-you = { $seat } draw { $bone }.
news-drew-hidden-you = { $seat } draw a bone from site { $site }.
news-set-up-you = { $seat } begin with { $bone } on { $cell }.
news-set-up-rotten-you = { $seat } begin with { $bone } on { $cell } and pay { $amount } Darwin for it.
news-offer-you = { $seat } offer { $bone }.
news-won-you = { $seat } win { $bone } from { $lot_seat } with { $strength }: one stone back, { $paid ->
    [0] nothing
   *[other] { $paid }
} to { $lot_seat }.
news-won-own-you = { $seat } win back { $bone } with { $strength } and take all your stones on it back.
news-rotten-you = Rotten: you pay { $amount } Darwin for { $bone }.
news-die-you = { $seat } get the die and begin the next round.
news-no-place-you = { $seat } have no place for { $bone }: it leaves the game.
news-creature-you = { $seat } complete a creature of { $tiles } bones and { $ends } ends: { $amount } Darwin.
news-tile-you = { $seat } get the Darwin tile.
then-ahead-you = You are ahead there.
