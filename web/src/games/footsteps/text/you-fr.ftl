### Ce que le journal dit de vous : le texte d'une clé suivie de « -you » se dit quand `seat` est qui lit,
### « -<nom>-you » quand c'est un autre siège de la phrase.

event-voyage-forward-you = { $seat } rendez un guide : le Beagle avance d'une case.
event-voyage-back-you = { $seat } rendez un guide : le Beagle recule d'une case.
event-observed-you = { $seat } rendez un guide pour observer : les trois tuiles en face vont sous la pioche.
event-studied-you = { $seat } étudiez un animal à distance { $distance } : { $tile }.
event-inspired-you = { $seat } vous inspirez d'un personnage à distance { $distance } : { $tile }.
event-developed-you = { $seat } élaborez la théorie { $theory }.
event-developed-pile-you = { $seat } piochez une théorie dans la pile { $pile }.
event-returned-you = { $seat } rendez la théorie { $theory }.
then-pawn-from-you = Le pion Darwin, qui était à vous.
