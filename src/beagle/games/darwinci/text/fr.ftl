## Ce qui se passe

event-done = { $seat } termine sa mise.
event-bought-nothing = { $seat } n’achète pas d’os.
event-no-jewel = { $seat } ne décompte aucun bijou.
event-bought = { $seat } paie { $price } Darwin pour deux os.
event-drew = { $seat } pioche un os dans le site { $site }.
event-took = { $seat } prend { $bone }.
event-took-hidden = { $seat } choisit un os de sa main.
event-offered = { $seat } met en vente { $bone }, face cachée.
event-offered-hidden = { $seat } a choisi l’os à mettre en vente.
event-returned = { $seat } glisse { $bone } sous le site { $site }.
event-returned-hidden = { $seat } glisse un os sous le site { $site }.
event-placed = { $seat } pose { $bone } en { $cell } ; connexions : { $sides }.
event-placed-hidden = { $seat } pose un os en { $cell }.
event-stone = { $seat } pose { $stone } sur l’os mis en vente par { $lot_seat }, { $bone }.
event-big-stone = { $seat } pose la grosse pierre { $colour } sur l’os mis en vente par { $lot_seat }, { $bone }.
event-jewel = { $seat } décompte les { $jewels } de la { $line } : { $count } × { $labels } = { $amount } Darwin.
event-jewel-second = { $seat } décompte les { $jewels } de la { $line }, après le vide : { $count } × { $labels } = { $amount } Darwin.
event-kept-big = { $seat } récupère la grosse pierre { $colour }.
event-left-big = { $seat } laisse la grosse pierre { $colour } à { $lot_seat }.

choose-done = Ne plus poser de pierre
choose-bought-nothing = Ne rien acheter
choose-no-jewel = Ne décompter aucun bijou ce tour-ci
choose-bought = Payer { $price } Darwin pour deux os
choose-drew = Piocher un os dans le site { $site }
choose-took = Prendre { $bone } pour la parcelle
choose-offered = Mettre en vente { $bone }
choose-returned = Glisser { $bone } sous le site { $site }
choose-placed = Poser { $bone } en { $cell }, connexions : { $sides }
choose-stone = Poser { $stone } sur l’os mis en vente par { $lot_seat }, { $bone }
choose-big-stone = Poser la grosse pierre { $colour } sur l’os mis en vente par { $lot_seat }, { $bone }
choose-jewel = Décompter les { $jewels } de la { $line } : { $count } × { $labels } = { $amount }
choose-jewel-second = Décompter les { $jewels } de la { $line }, après le vide : { $count } × { $labels } = { $amount }
choose-kept-big = Récupérer votre grosse pierre sur l’os mis en vente par { $lot_seat }, { $bone }
choose-left-big = Laisser votre grosse pierre à { $lot_seat }

then-rotten = Os pourri : { $amount } Darwin à la banque.
then-joins = Cet os fait partie d’une créature de { $tiles } os.
then-complete = Créature complète : { $tiles } os × { $ends ->
    [one] { $ends } extrémité
   *[other] { $ends } extrémités
} = { $amount } Darwin.
then-ahead = { $ahead_seat } y est en tête.
then-big-first = { $lot_seat } devra la poser avant toute petite pierre adverse.

news-drew = { $seat } pioche { $bone }.
news-drew-hidden = { $seat } pioche un os dans le site { $site }.
news-set-up = { $seat } commence avec { $bone } en { $cell }.
news-set-up-rotten = { $seat } commence avec { $bone } en { $cell } et paie { $amount } Darwin pour cet os pourri.
news-offer = { $seat } met en vente { $bone }.
news-won = { $seat } remporte l’os mis en vente par { $lot_seat }, { $bone }, avec { $stones ->
    [one] 1 pierre : elle lui revient.
   *[other] { $stones } pierres : une lui revient, { $paid ->
        [one] 1 va
       *[other] { $paid } vont
    } à { $lot_seat }.
}
news-won-big = { $seat } remporte l’os mis en vente par { $lot_seat }, { $bone }, avec { $stones } pierres, une force de { $strength } : une petite lui revient, { $paid ->
    [one] la grosse va
   *[other] { $paid } vont
} à { $lot_seat }.
news-kept-big = { $seat } remporte l’os mis en vente par { $lot_seat }, { $bone }, avec sa seule grosse pierre, une force de { $strength } : elle lui revient.
news-left-big = { $seat } remporte l’os mis en vente par { $lot_seat }, { $bone }, avec sa seule grosse pierre, une force de { $strength } : la grosse pierre reste à { $lot_seat }.
news-won-own = { $seat } remporte son propre os, { $bone }, avec { $stones ->
    [one] 1 pierre : elle lui revient.
   *[other] { $stones } pierres : toutes lui reviennent.
}
news-won-own-big = { $seat } remporte son propre os, { $bone }, avec { $stones ->
    [one] sa seule grosse pierre, une force de { $strength } : elle lui revient.
   *[other] { $stones } pierres, une force de { $strength } : toutes lui reviennent, la grosse aussi.
}
news-unwanted = Personne n’a misé sur l’os mis en vente par { $seat }, { $bone } : cet os quitte la partie.
news-rotten = Os pourri : { $seat } paie { $amount } Darwin pour { $bone }.
news-die = { $seat } reçoit le dé et commencera le tour suivant.
news-no-place = { $seat } n’a plus de place pour { $bone } : cet os quitte la partie.
news-creature = { $seat } achève une créature de { $tiles } os et { $ends ->
    [0] aucune extrémité
    [one] 1 extrémité
   *[other] { $ends } extrémités
} : { $amount } Darwin.
news-tile = { $seat } reçoit la tuile Darwin.

end-plot-full = Une parcelle a ses douze os : les fouilles sont terminées.
end-no-bones = Plus personne n’a d’os à mettre en vente : les fouilles sont terminées.

## Pourquoi pas

why-game-over = La partie est terminée.
why-not-your-turn = C’est à un autre joueur.
why-already-decided = Vous avez fait votre choix ; d’autres joueurs n’ont pas encore fait le leur.
why-not-bidding = Les pierres se posent seulement pendant les enchères.
why-opposing-due = Au premier tour d’enchères, il faut d’abord poser des pierres adverses : deux, ou la seule que vous ayez.
why-nothing-to-pass = On ne passe que lorsqu’on peut acheter des os ou décompter un bijou.
why-not-buying = On achète des os au début du tour, une seule fois.
why-site-empty = Ce site est vide.
why-no-draw-due = Vous n’avez pas à piocher maintenant.
why-bone-taken = Posez d’abord l’os que vous avez pris.
why-not-in-hand = Vous n’avez pas cet os en main.
why-nothing-to-place = Vous n’avez pas d’os à poser maintenant.
why-not-won = Vous n’avez pas remporté cet os.
why-rotten-first = Il manque de la place : les os pourris d’abord.
why-not-offering = On met un os en vente seulement avant les enchères.
why-nothing-to-return = Seul un joueur qui vient d’acheter remet des os sous un site.
why-same-site = Les deux os vont sous le même site.
why-take-first = Choisissez d’abord l’os à poser.
why-first-in-the-middle = Le premier os va au milieu, en d4.
why-cell-taken = Cet emplacement est pris, et un os posé ne bouge plus.
why-not-touching = Un os doit en toucher un autre par un côté.
why-outside-square = La parcelle doit tenir dans 3 × 4 ou 4 × 3.
why-no-such-lot = Ce joueur n’a pas mis d’os en vente.
why-no-such-stone = Vous n’avez pas cette pierre dans votre réserve.
why-one-own-stone = Au premier tour d’enchères, vous ne pouvez poser qu’une seule pierre de votre couleur.
why-enough-opposing = Vous avez posé vos pierres adverses pour ce tour d’enchères.
why-big-first = Les grosses pierres adverses se posent avant les petites pierres adverses.
why-not-scoring = Les bijoux se décomptent après la pose, un par tour.
why-jewel-scored = Vous avez déjà décompté ce bijou.
why-no-jewel-in-run = Aucun os n’y porte ce bijou.
why-no-big-to-take = Vous n’avez remporté aucun os avec votre seule grosse pierre : il n’y en a pas à récupérer ni à laisser.
why-jewel-negative = Un bijou qui vous ferait perdre de l’argent ne se décompte pas.

## Noms

colour-green = verte
colour-white = blanche
colour-blue = bleue
colour-red = rouge
colour-yellow = jaune

stone-green = une pierre verte
stone-white = une pierre blanche
stone-blue = une pierre bleue
stone-red = une pierre rouge
stone-yellow = une pierre jaune

jewels-shell = coquillages
jewels-ring = bagues
jewels-scarab = scarabées
jewels-amulet = amulettes
jewels-earring = boucles d’oreilles

stones-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
stones-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
stones-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
stones-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
stones-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}

big-green = la grosse verte
big-white = la grosse blanche
big-blue = la grosse bleue
big-red = la grosse rouge
big-yellow = la grosse jaune

sides-n = nord
sides-e = est
sides-s = sud
sides-w = ouest
sides-ns = nord et sud
sides-ew = est et ouest
sides-ne = nord et est
sides-es = est et sud
sides-sw = sud et ouest
sides-nw = nord et ouest
sides-nes = nord, est et sud
sides-esw = est, sud et ouest
sides-nsw = nord, sud et ouest
sides-new = nord, est et ouest

line-row-1 = rangée 1
line-row-2 = rangée 2
line-row-3 = rangée 3
line-row-4 = rangée 4
line-row-5 = rangée 5
line-row-6 = rangée 6
line-row-7 = rangée 7
line-column-a = colonne a
line-column-b = colonne b
line-column-c = colonne c
line-column-d = colonne d
line-column-e = colonne e
line-column-f = colonne f
line-column-g = colonne g

category-purse = argent de départ
category-creatures = créatures
category-jewels = bijoux
category-purchases = achats
category-rotten = os pourris

phase-draw = piochez vos quatre os
phase-set = posez deux os dans votre parcelle
phase-buy = achetez deux os, ou non
phase-bought = piochez les os que vous avez achetés
phase-return = remettez deux os sous un site
phase-offer = choisissez un os à mettre en vente
phase-bid = misez vos pierres
phase-award = récupérez votre grosse pierre, ou laissez-la
phase-place = posez les os que vous avez remportés
phase-score = décomptez un bijou, ou aucun
phase-refill = piochez un os
phase-over = la partie est terminée

## La table en texte

picture-set-up = Mise en place : { $phase }.
picture-round = Tour { $round } : { $phase }.
picture-holders = Premier joueur : { $first_seat }. Tuile Darwin : { $tile_seat }. Os dans les sites : { $one } et { $two }.
picture-bid-first = Tour d’enchères 1 sur 3. Pierres adverses à poser : { $opposing } ; pierres de sa couleur permises : { $own }.
picture-bid = Tour d’enchères { $turn } sur 3. Pierres encore permises : { $any }.
picture-lots = En vente (S droit, C à angle droit, T à trois connexions, E extrémité) :
picture-award = { $seat } a remporté avec sa seule grosse pierre l’os mis en vente par { $lot_seat } : elle revient, ou elle reste.
picture-lot = { $seat } (pierre { $colour }) : { $bone }
picture-lot-stones = <- { $stones } ; { $seat } en tête
picture-plot = { $seat } : une parcelle de { $count } os sur 12 (. = un os peut y aller)
picture-hand = En main : { $bone }
picture-hand-known = Dans sa main, vous connaissez : { $bone }
picture-won = Remportés : { $bone }
picture-chosen = Choisi : { $bone }
picture-held = À poser : { $bone }
picture-jewels = Bijoux : { $list }
picture-jewel-scored = { $jewel } (déjà décompté)
picture-jewel-none = { $jewel } –
picture-jewel-best = { $jewel } { $value } ({ $line })
picture-known = Ce que vous avez glissé sous le site { $site }, de haut en bas : { $bone }
picture-players = Joueurs (* = doit jouer ; parcelles rangée par rangée, -eo = connexions est et ouest) :
picture-seat = { $seat } (pierre { $colour }) : { $money } Darwin, { $bones } os
picture-reserve = Réserve : { $stones }
picture-no-stones = Réserve : aucune pierre
picture-other-plot = Parcelle : { $plot }
picture-side-n = n
picture-side-e = e
picture-side-s = s
picture-side-w = o
picture-markers = Bijoux décomptés : { $jewel }
picture-shell = coqu
picture-ring = bagu
picture-scarab = scar
picture-amulet = amul
picture-earring = bouc

## Ce que comptent les rapports d’équilibre

shape-straight = un os droit
shape-corner = un os à angle droit
shape-tee = un os à trois connexions
shape-end = une extrémité
rotten-bone = un os pourri
scored-shell = coquillages décomptés
scored-ring = bagues décomptées
scored-scarab = scarabées décomptés
scored-amulet = amulettes décomptées
scored-earring = boucles d’oreilles décomptées
bones-scored = un os d’une créature décomptée
