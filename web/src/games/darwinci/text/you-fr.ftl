### Ce que le journal dit de vous : le texte d'une clé suivie de « -you » se dit quand `seat` est qui lit,
### « -<nom>-you » quand c'est un autre siège de la phrase.

event-done-you = { $seat } terminez votre mise.
event-bought-nothing-you = { $seat } n'achetez pas d'os.
event-no-jewel-you = { $seat } ne décomptez pas de bijou.
event-bought-you = { $seat } payez { $price } Darwin pour deux os.
event-drew-you = { $seat } piochez un os dans le site { $site }.
event-took-you = { $seat } prenez { $bone }.
event-took-hidden-you = { $seat } choisissez un os de votre main.
event-offered-you = { $seat } proposez { $bone }, face cachée.
event-offered-hidden-you = { $seat } avez choisi l'os à proposer.
event-returned-you = { $seat } glissez { $bone } sous le site { $site }.
event-returned-hidden-you = { $seat } glissez un os sous le site { $site }.
event-placed-you = { $seat } posez { $bone } en { $cell } ; connexions : { $sides }.
event-placed-hidden-you = { $seat } posez un os en { $cell }.
event-stone-you = { $seat } posez une pierre { $colour } sur { $bone }, l'offre de { $lot_seat }.
event-big-stone-you = { $seat } posez la grosse pierre { $colour } sur { $bone }, l'offre de { $lot_seat }.
event-jewel-you = { $seat } décomptez un bijou, { $jewel }, { $line } : { $count } × { $labels } = { $amount } Darwin.
event-jewel-second-you = { $seat } décomptez un bijou, { $jewel }, { $line } après le vide : { $count } × { $labels } = { $amount } Darwin.
news-drew-you = { $seat } piochez { $bone }.
news-drew-hidden-you = { $seat } piochez un os dans le site { $site }.
news-set-up-you = { $seat } commencez avec { $bone } en { $cell }.
news-set-up-rotten-you = { $seat } commencez avec { $bone } en { $cell } et payez { $amount } Darwin pour cet os.
news-offer-you = { $seat } proposez { $bone }.
news-won-you = { $seat } remportez { $bone } de { $lot_seat } avec { $strength } : une pierre revient, { $paid ->
    [0] aucune ne va
    [one] 1 va
   *[other] { $paid } vont
} à { $lot_seat }.
news-won-own-you = { $seat } remportez votre propre os, { $bone }, avec { $strength } et y reprenez toutes vos pierres.
news-rotten-you = Os pourri : vous payez { $amount } Darwin pour { $bone }.
news-die-you = { $seat } recevez le dé et commencerez le tour suivant.
news-no-place-you = { $seat } n'avez pas de place pour { $bone } : cet os quitte la partie.
news-creature-you = { $seat } achevez une créature de { $tiles } os et { $ends } extrémités : { $amount } Darwin.
news-tile-you = { $seat } recevez la tuile Darwin.
then-ahead-you = Vous y êtes en tête.
event-stone-lot-you = { $seat } pose une pierre { $colour } sur { $bone }, votre offre.
event-big-stone-lot-you = { $seat } pose la grosse pierre { $colour } sur { $bone }, votre offre.
