### Ce que seule la table du navigateur dit.

tab-bids = Enchères
tab-plot = Parcelle
tab-players = Joueurs
tab-log = Journal

## Les pierres ont la forme et la couleur du siège de leur joueur

colour-green = bleue ronde
colour-white = rouge triangulaire
colour-blue = ocre carrée
colour-red = verte en losange
colour-yellow = prune hexagonale

stone-green = une pierre bleue ronde
stone-white = une pierre rouge triangulaire
stone-blue = une pierre ocre carrée
stone-red = une pierre verte en losange
stone-yellow = une pierre prune hexagonale

## Lots

lots = Os en vente
lot-name = Lot { $letter }
offered-by = mis en vente par
die-at = Le dé : tour d’enchères { $turn } sur 3
try-it = Essayer le lot { $letter } dans votre parcelle
put-stone = { $me ->
    [yes] Poser une de vos pierres sur le lot { $letter }
   *[no] Poser une pierre appartenant à { $name } sur le lot { $letter }
}
put-big = { $me ->
    [yes] Poser votre grosse pierre sur le lot { $letter }
   *[no] Poser la grosse pierre appartenant à { $name } sur le lot { $letter }
}
stones-on = Pierres sur le lot { $letter }
pile-small = { $me ->
    [yes] { $count } à vous
   *[no] { $count } à { $name }
}
pile-big = { $me ->
    [yes] votre grosse pierre
   *[no] la grosse pierre appartenant à { $name }
}
verdict-nobody = Aucune pierre
verdict-ahead = { $name } mène
verdict-you = Vous menez
verdict-you-would = Vous le remportez
verdict-none = quitterait la partie
verdict-alone = { $best } à 0
verdict-most = { $best } à { $second }
verdict-tie = égalité, premier après le dé
tie-break = qui a la plus grande créature
verdict-tie-die = { $me ->
    [yes] égalité, vous avez le dé
   *[no] égalité, a le dé
}

## Parcelle

your-plot = Votre parcelle
plot-of = Parcelle : { $name }
bones-of-12 = { $count } os sur 12
turn-bone = Tourner l’os
turn-left = Tourner à gauche
turn-right = Tourner à droite
cell-free = { $place }, libre
cell-outside = { $place }, aucun os n’y va
cell-ghost = { $place }, l’os est ici, { $turned ->
    [0] non tourné
    [one] un quart de tour
   *[other] { $turned } quarts de tour
}
creature-scored = Une créature complète qui a rapporté { $value } Darwin
creature-due = Une créature complète, { $value } Darwin à son décompte

## Ce que cela donnerait

forecast-title = Vos bijoux
if-you-win = Si vous remportez le lot { $letter }
if-you-keep = Si vous gardez le lot { $letter }
if-yours = Avec cet os ({ $part })
if-here = Posé ici
trying = essai dans votre parcelle
sum-bones = os
sum-ends = { $count ->
    [one] extrémité
   *[other] extrémités
}
sum-darwin = Darwin
sum-not-yet = pas encore complète
sum-never = jamais complète
fx-complete = Complète une créature
fx-blocked = { $count ->
    [one] Une connexion est bouchée : cette créature ne sera jamais complète
   *[other] { $count } connexions sont bouchées : cette créature ne sera jamais complète
}
fx-open = { $count ->
    [one] Encore une connexion à joindre
   *[other] Encore { $count } connexions à joindre
}
fx-rotten = Pourri : { $cost } Darwin à la banque si vous le remportez
fx-home = { $count ->
    [one] Votre pierre revient
   *[other] Vos { $count } pierres reviennent
}
fx-back = Votre pierre revient
fx-big = Votre grosse pierre revient, ou vous la laissez à
fx-pay = { $count ->
    [one] Une de vos pierres revient ; une va à
   *[other] Une de vos pierres revient ; { $count } vont à
}
idle-try = Touchez un os en vente ou de votre main pour l’essayer dans votre parcelle et voir ce qu’il rapporterait.
idle-hand = Touchez un os de votre main pour l’essayer dans votre parcelle et voir ce qu’il rapporterait si vous le remportiez.
idle-nothing = Ce que chaque bijou rapporterait maintenant dans votre parcelle.
idle-score = Choisissez un bijou : la rangée ou la colonne décomptée est marquée dans votre parcelle.
idle-place = Choisissez une place dans votre parcelle et tournez l’os avec les deux flèches. Ce qu’il apporte est montré ici avant de confirmer.
idle-take = Choisissez l’os à poser dans votre parcelle.
jewels-title = Bijoux
jewel-none = aucun
after-gap = après le vide

## Réserve, joueurs, sites

your-reserve = Votre réserve
reserve = Réserve
reserve-small = { $me ->
    [yes] { $count ->
        [one] Une de vos pierres
       *[other] { $count } de vos pierres
    }
   *[no] { $count ->
        [one] Une pierre appartenant à { $name }
       *[other] { $count } pierres appartenant à { $name }
    }
}
reserve-big = { $me ->
    [yes] Votre grosse pierre
   *[no] La grosse pierre appartenant à { $name }
}
due = { $placed ->
    [one] { $placed } posée sur { $most }
   *[other] { $placed } posées sur { $most }
}
due-first = { $opposing ->
    [0] { $own ->
        [0] toutes posées
       *[other] une des vôtres permise
    }
    [one] 1 pierre adverse à poser
   *[other] { $opposing } pierres adverses à poser
}
your-hand = Dans votre main
bones-won = Os remportés
darwin-money = Darwin
players = Joueurs
in-turn-order = dans l’ordre du tour
to-act = doit jouer
first = commence
darwin-tile = tuile Darwin
jewels-scored = Bijoux décomptés
site = Site { $site }
site-draw = Piocher ici
site-under = Glisser dessous
bones-count = { $count } os
known-at = n° { $place } à partir du haut : { $part }
labelled = { $label } :
round = tour { $round }
who-chooses = Qui choisit encore
has-chosen = a choisi
is-choosing = choisit…
you-choose = à vous…
awards = À qui vont les os
award-nobody = Personne
award-gone = il quitte la partie
award-own = { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
}{ $big ->
    [yes] {""}, force { $strength }
   *[no] {""}
} : tout revient
award-paid = { $stones ->
    [one] 1 pierre
   *[other] { $stones } pierres
}{ $big ->
    [yes] {""}, force { $strength }
   *[no] {""}
} : { $paid ->
    [0] rien à payer
   *[other] { $paid } { $me ->
        [yes] à vous
       *[no] à { $name }
    }
}
big-back = { $me ->
    [yes] La récupérer
   *[no] elle revient à { $name }
}
big-stays = { $me ->
    [yes] elle vous reste
   *[no] La laisser à { $name }
}

## Phases

stage-draw = Les fouilles commencent
stage-set = Vos deux premiers os
stage-buy = Achat
stage-bought = Vous avez acheté deux os
stage-return = Deux os retournent
stage-offer = La mise en vente
stage-bid = Enchères
stage-award = La grosse pierre
stage-place = Des os pour les parcelles
stage-score = Créatures et bijoux
stage-refill = Un os pour chacun
stage-over = Les fouilles sont terminées

do-watch = Vous regardez cette partie.
do-draw = Piochez quatre os en tout, dans le site de votre choix.
do-set = Choisissez deux de vos quatre os et posez-les côte à côte ; les autres restent en main.
do-buy = Payez 3 Darwin pour deux os de plus et remettez-en deux sur quatre sous un site, ou n’achetez rien.
do-bought = Piochez les os achetés, dans le site de votre choix.
do-return = Choisissez un os, puis le site sous lequel il va. Les deux vont sous le même site.
do-return-site = Choisissez le site sous lequel va cet os ({ $part }).
do-offer = Choisissez l’os que vous mettez en vente. Tous sont révélés en même temps.
do-award = Vous avez remporté cet os avec votre seule grosse pierre : récupérez-la, ou laissez-la au vendeur.
do-place = Posez les os remportés dans votre parcelle. Un os posé ne bouge plus.
do-place-few = { $places ->
    [one] Il vous reste une place : choisissez l’os à y poser, les autres quittent la partie.
   *[other] Il vous reste { $places } places : choisissez les os à y poser, les autres quittent la partie.
}
do-score = Décomptez un bijou ce tour-ci, ou aucun.
do-refill = Piochez un os dans le site de votre choix.
do-over = Les fouilles sont terminées.
wait-draw = Les autres piochent.
wait-set = Vous avez posé vos os ; les autres choisissent encore leurs premiers os.
wait-buy = Les autres achètent peut-être des os.
wait-bought = Un autre joueur pioche les os achetés.
wait-return = Un autre joueur remet des os sous un site.
wait-offer = Votre os est posé face cachée ; les autres choisissent encore.
wait-bid = Un autre joueur mise.
wait-award = Un autre joueur décide du sort de la grosse pierre.
wait-place = Les autres posent encore leurs os.
wait-score = Un autre joueur décompte.
wait-refill = Un autre joueur pioche.
wait-over = Les fouilles sont terminées.

phase-set = posez deux os
phase-return = rendez deux os

phase-bid = misez, tour d’enchères { $bidding_turn } sur 3
phase-place = posez les os remportés
choose-placed = Poser { $bone } en { $cell }, connexions : { $sides }
choose-offered = Mettre en vente { $bone }
choose-returned = Glisser { $bone } sous le site { $site }

wax-stones = { $count ->
    [one] Poser 1 pierre
   *[other] Poser { $count } pierres
}
wax-buy = Acheter deux os pour 3
wax-placed = Poser ici
wax-offered = Mettre cet os en vente
wax-returned = Glisser sous le site { $site }
wax-drew = Piocher, site { $site }
wax-jewel = { $amount ->
    [0] Décompter pour rien
   *[other] Décompter { $amount } Darwin
}
wax-confirm = Confirmer
wax-none-draw = Choisissez un site
wax-none-set = Un os, puis un emplacement
wax-none-bought = Choisissez un site
wax-none-return = Un os, puis un site
wax-none-offer = Choisissez un os
wax-kept-big = Récupérer la grosse pierre
wax-left-big = Laisser la grosse pierre
wax-none-award = Récupérer ou laisser ?
wax-none-place = Choisissez un emplacement
wax-none-score = Choisissez un bijou
wax-none-refill = Choisissez un site
buy-nothing = Ne rien acheter
score-none = Tout garder
stones-put = { $count ->
    [one] Une pierre sur { $letters }
   *[other] { $count } pierres sur { $letters }
}
chip-you = vous menez sur { $letter }
chip-ahead = { $name } mène sur { $letter }
may-answer = { $count ->
    [one] { $names } peut encore répondre
   *[other] { $names } peuvent encore répondre
}
nobody-answers = Personne ne peut répondre.
gain-chip = { $gain } Darwin

## Os

part-spine = vertèbre
part-limb = membre
part-skull = crâne
part-claw = griffe
part-foot = pied
part-tail = queue
part-wing = aile
label-value = valeur { $value }
rotten-value = pourri, { $value }
connections-straight = deux, opposées
connections-corner = deux, à angle droit
connections-tee = trois
connections-end = une : c’est une extrémité
card-connections = Connexions
card-label = Étiquette
card-no-label = aucune
card-label-words = { $value } : un bijou sur cet os le compte
card-rotten = { $value } : pourri, coûte { $cost } Darwin
card-jewel = Bijou
card-worth = Ce qu’il rapporte
card-jewel-words = leur nombre dans une rangée ou une colonne × la somme des étiquettes des os qui le portent ; chaque bijou une fois par partie
sym-money = Darwin, la monnaie
sym-site = site, une pile d’os
sym-die = qui commence, et le tour d’enchères
sym-creature = une créature complète
sym-link = une connexion
sym-bones = os
sym-stones-back = des pierres reviennent
sym-rotten = os pourri

## À quoi cela sert

aim = Bâtissez des créatures : os × extrémités = Darwin. Quand une parcelle a 12 os, le plus de Darwin gagne.
aim-short = Os × extrémités = Darwin
aim-draw = Deux d’entre eux ouvrent votre parcelle, les autres pourront être mis aux enchères.
aim-draw-short = Deux ouvrent votre parcelle
aim-set = Les os dont les articulations se rejoignent forment une créature : os × extrémités = Darwin une fois complète.
aim-set-short = Les os joints forment une créature
aim-buy = Plus d’os au choix ; en échange, deux de vos os retournent sous un site.
aim-buy-short = Plus d’os au choix
aim-return = Vous gardez les os que vous préférez proposer.
aim-return-short = Gardez ceux que vous préférez proposer
aim-offer = Il est mis aux enchères, tout le monde mise, vous aussi ; l’acheteur vous paie en pierres.
aim-offer-short = Tout le monde mise, vous aussi
aim-bid = La couleur qui a le plus de pierres emporte l’os. Créatures : os × extrémités = Darwin.
aim-bid-short = Le plus de pierres emporte l’os
aim-score = Un bijou rapporte une seule fois : attendez tant que sa ligne peut grandir.
aim-score-short = Chaque bijou, une fois par partie
aim-refill = Chacun propose un os à chaque manche.
aim-refill-short = Chacun propose un os par manche
bid-todo = tour { $turn } sur 3 : { $due }
bid-first = { $opposing ->
    [0] vous pouvez poser une de vos pierres
    [one] posez 1 pierre adverse, et une des vôtres si vous voulez
   *[other] posez { $opposing } pierres adverses, et une des vôtres si vous voulez
}
bid-more = { $most ->
    [one] jusqu’à 1 pierre, toute couleur, tout lot
   *[other] jusqu’à { $most } pierres, toutes couleurs, tous lots
}

## Sur tous les écrans

pass = Passer
wax-none-bid = Posez des pierres
yours = à vous
rotten-cost = pourri : le gagnant paie { $cost } Darwin
since-turn = depuis votre tour
tile-gives = +1 pierre
did-creature = créature
did-jewel = bijou
did-rotten = pourri
did-bought = os
bones-to-end = { $count } os sur 12 ; la première parcelle pleine met fin à la partie
idle-rival = Ce que chaque bijou rapporterait dans cette parcelle.
jewels-rule = un par manche, chacun une fois par partie
score-a-jewel = Décompter un bijou ?
once-a-match = une seule fois
jewel-spent = épuisé
jewel-spent-words = Déjà décompté ; chaque bijou rapporte une fois.
jewel-none-words = Aucun dans votre parcelle.
line-full = La ligne est pleine : elle ne grandira plus.
line-grows = { $count ->
    [one] Encore 1 os possible.
   *[other] Encore { $count } os possibles.
}
other-line = Touchez encore : { $line }, { $amount }.
counts = compte
known-under = { $count ->
    [one] 1 à vous, au fond
   *[other] { $count } à vous, au fond
}
die = Le dé
card-first = commence chacun des trois tours d’enchères
card-ties = Égalités
card-ties-words = l’os va, parmi les ex aequo, au premier en comptant à partir du dé
card-gives = Donne
card-tile-words = une troisième pierre au deuxième tour d’enchères ; elle va à qui a le moins d’os
key-turn = Q, E (A, E)
key-turn-does = Tourner l’os à gauche ou à droite
sum-labels = sur les étiquettes

## Les créatures à la fin

finale = Les parcelles et leurs créatures
creature-name = { $kind } { $trait }
creature-size = { $bones } os × { $ends ->
    [one] 1 extrémité
   *[other] { $ends } extrémités
} = { $value } Darwin
creature-nobody = Aucune créature complète.
kind-small-1 = triton
kind-small-2 = lérot
kind-small-3 = roitelet
kind-small-4 = gecko
kind-middling-1 = héron
kind-middling-2 = loir géant
kind-middling-3 = lynx
kind-middling-4 = blaireau
kind-large-1 = cerf
kind-large-2 = crocodile
kind-large-3 = bison
kind-large-4 = condor
kind-giant-1 = léviathan
kind-giant-2 = dragon
kind-giant-3 = colosse
kind-giant-4 = mastodonte
trait-wing-1 = ailé
trait-wing-2 = planeur
trait-wing-3 = aux ailes de cuir
trait-wing-4 = des hauteurs
trait-tail-1 = à longue queue
trait-tail-2 = à queue de fouet
trait-tail-3 = à queue de scie
trait-tail-4 = à queue en boucle
trait-skull-1 = rieur
trait-skull-2 = aux yeux creux
trait-skull-3 = à grandes mâchoires
trait-skull-4 = claquant des dents
trait-claw-1 = griffu
trait-claw-2 = aux mains avides
trait-claw-3 = aux griffes en crochet
trait-claw-4 = gratteur
trait-foot-1 = trotteur
trait-foot-2 = aux grands pieds
trait-foot-3 = marcheur
trait-foot-4 = piétineur
