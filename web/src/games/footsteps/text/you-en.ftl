### What the log says of you: the text of a key and "-you" is said where `seat` is the reader.
### "-<name>-you" where another seat of the sentence is.

event-voyage-forward-you = { $seat } spend a guide: the Beagle sails one space forward.
event-voyage-back-you = { $seat } spend a guide: the Beagle sails one space back.
event-observed-you = { $seat } spend a guide to observe: the three facing tiles go under the pile.
event-studied-you = { $seat } study the { $tile } at distance { $distance }.
event-inspired-you = { $seat } are inspired by { $tile } at distance { $distance }.
event-developed-you = { $seat } develop theory { $theory }.
event-developed-pile-you = { $seat } draw a theory from pile { $pile }.
event-returned-you = { $seat } give back theory { $theory }.
