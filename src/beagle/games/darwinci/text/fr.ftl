## Ce qui se passe

event-done = { $seat } termine sa mise.
event-bought-nothing = { $seat } n'achète pas d'os.
event-no-jewel = { $seat } ne décompte pas de bijou.
event-bought = { $seat } paie { $price } Darwin pour deux os.
event-drew = { $seat } pioche un os dans le site { $site }.
event-took = { $seat } prend { $bone }.
event-took-hidden = { $seat } choisit un os de sa main.
event-offered = { $seat } propose { $bone }, face cachée.
event-offered-hidden = { $seat } a choisi l'os à proposer.
event-returned = { $seat } glisse { $bone } sous le site { $site }.
event-returned-hidden = { $seat } glisse un os sous le site { $site }.
event-placed = { $seat } pose { $bone } en { $cell } ; connexions : { $sides }.
event-placed-hidden = { $seat } pose un os en { $cell }.
event-stone = { $seat } pose une pierre { $colour } sur { $bone }, l'offre de { $lot_seat }.
event-big-stone = { $seat } pose la grosse pierre { $colour } sur { $bone }, l'offre de { $lot_seat }.
event-jewel = { $seat } décompte un bijou, { $jewel }, { $line } : { $count } × { $labels } = { $amount } Darwin.
event-jewel-second = { $seat } décompte un bijou, { $jewel }, { $line } après le vide : { $count } × { $labels } = { $amount } Darwin.

choose-done = Ne plus poser de pierre
choose-bought-nothing = Ne rien acheter
choose-no-jewel = Ne décompter aucun bijou ce tour-ci
choose-bought = Payer { $price } Darwin pour deux os
choose-drew = Piocher un os dans le site { $site }
choose-took = Prendre { $bone } pour la parcelle
choose-offered = Proposer { $bone }
choose-returned = Glisser { $bone } sous le site { $site }
choose-placed = Poser { $bone } en { $cell }, connexions : { $sides }
choose-stone = Une pierre { $colour } sur { $bone }, l'offre de { $lot_seat }
choose-big-stone = La grosse pierre { $colour } sur { $bone }, l'offre de { $lot_seat }
choose-jewel = Décompter un bijou, { $jewel }, { $line } : { $count } × { $labels } = { $amount }
choose-jewel-second = Décompter un bijou, { $jewel }, { $line } après le vide : { $count } × { $labels } = { $amount }

then-rotten = Os pourri : { $amount } Darwin à la banque.
then-joins = Cet os fait partie d'une créature de { $tiles } os.
then-complete = Créature complète : { $tiles } os × { $ends } extrémités = { $amount } Darwin.
then-ahead = { $ahead_seat } y est en tête.

news-drew = { $seat } pioche { $bone }.
news-drew-hidden = { $seat } pioche un os dans le site { $site }.
news-set-up = { $seat } commence avec { $bone } en { $cell }.
news-set-up-rotten = { $seat } commence avec { $bone } en { $cell } et paie { $amount } Darwin pour cet os.
news-offer = { $seat } propose { $bone }.
news-won = { $seat } remporte { $bone } de { $lot_seat } avec { $strength } : une pierre revient, { $paid ->
    [0] aucune ne va
    [one] 1 va
   *[other] { $paid } vont
} à { $lot_seat }.
news-won-own = { $seat } remporte son propre os, { $bone }, avec { $strength } et y reprend toutes ses pierres.
news-unwanted = Personne n'a misé sur { $bone } : cet os quitte la partie.
news-rotten = Os pourri : { $seat } paie { $amount } Darwin pour { $bone }.
news-die = { $seat } reçoit le dé et commencera le tour suivant.
news-no-place = { $seat } n'a pas de place pour { $bone } : cet os quitte la partie.
news-creature = { $seat } achève une créature de { $tiles } os et { $ends } extrémités : { $amount } Darwin.
news-tile = { $seat } reçoit la tuile Darwin.

end-plot-full = Une parcelle a ses douze os : les fouilles sont terminées.
end-no-bones = Plus personne n'a d'os à proposer : les fouilles sont terminées.

## Pourquoi pas

why-game-over = La partie est terminée.
why-not-your-turn = C'est à un autre joueur.
why-already-decided = Vous avez décidé ; les autres choisissent encore.
why-not-bidding = Les pierres se posent pendant les enchères seulement.
why-opposing-due = Au premier tour d'enchères il faut poser des pierres adverses : deux, ou la seule que vous ayez.
why-nothing-to-pass = Il n'y a rien à passer maintenant.
why-not-buying = On achète des os au début du tour, une seule fois.
why-site-empty = Ce site est vide.
why-no-draw-due = Vous n'avez pas à piocher maintenant.
why-bone-taken = Posez d'abord l'os que vous avez pris.
why-not-in-hand = Vous n'avez pas cet os en main.
why-nothing-to-place = Vous n'avez pas d'os à poser maintenant.
why-not-won = Vous n'avez pas remporté cet os.
why-rotten-first = Il manque de la place : les os pourris d'abord.
why-not-offering = On propose un os avant les enchères seulement.
why-nothing-to-return = Seul celui qui vient d'acheter remet des os.
why-same-site = Les deux os vont sous le même site.
why-take-first = Choisissez d'abord l'os à poser.
why-first-in-the-middle = Le premier os va au milieu du terrain, en d4.
why-cell-taken = Il y a déjà un os, et un os posé ne bouge plus.
why-not-touching = Un os doit en toucher un autre par un côté.
why-outside-square = La parcelle doit tenir dans 3 × 4 ou 4 × 3.
why-no-such-lot = Ce joueur ne propose pas d'os.
why-no-such-stone = Vous n'avez pas de telle pierre en réserve.
why-one-own-stone = Au premier tour d'enchères, une seule pierre à soi.
why-enough-opposing = Vous avez posé vos pierres adverses pour ce tour.
why-big-first = Les grosses pierres adverses se posent avant les petites.
why-not-scoring = Les bijoux se décomptent à la phase de décompte, un par tour.
why-jewel-scored = Vous avez déjà décompté ce bijou.
why-no-jewel-in-run = Aucun os n'y porte ce bijou.
why-jewel-negative = Un bijou qui vous ferait perdre de l'argent ne se décompte pas.

## Noms

colour-green = verte
colour-white = blanche
colour-blue = bleue
colour-red = rouge
colour-yellow = jaune

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

category-purse = bourse
category-creatures = créatures
category-jewels = bijoux
category-purchases = achats
category-rotten = os pourris

phase-draw = piochez vos quatre os
phase-set = posez deux os dans votre parcelle
phase-buy = achetez deux os, ou non
phase-bought = piochez les os achetés
phase-return = remettez deux os sous un site
phase-offer = choisissez un os à proposer
phase-bid = misez vos pierres
phase-place = posez les os remportés
phase-score = décomptez un bijou, ou aucun
phase-refill = piochez un os
phase-over = la partie est terminée

## La table en texte

picture-set-up = Mise en place : { $phase }.
picture-round = Tour { $round } : { $phase }.
picture-holders = Premier joueur : { $first_seat }. Tuile Darwin : { $tile_seat }. Os dans les sites : { $one } et { $two }.
picture-bid-first = Tour d'enchères 1 sur 3. Pierres adverses encore dues : { $opposing } ; pierres à soi permises : { $own }.
picture-bid = Tour d'enchères { $turn } sur 3. Pierres encore permises : { $any }.
picture-lots = En vente (S droit, C coudé, T à trois branches, E extrémité) :
picture-lot = { $seat } (pierre { $colour }) : { $bone }
picture-lot-stones = <- { $stones } ; { $seat } en tête
picture-plot = Parcelle de { $seat }, { $count } os sur 12 (. = un os peut y aller) :
picture-hand = En main : { $bone }
picture-hand-known = Vous lui connaissez : { $bone }
picture-won = Remportés : { $bone }
picture-chosen = Choisi : { $bone }
picture-held = À poser : { $bone }
picture-jewels = Bijoux : { $list }
picture-jewel-scored = { $jewel } (déjà fait)
picture-jewel-none = { $jewel } –
picture-jewel-best = { $jewel } { $value } ({ $line })
picture-known = Mis par vous sous le site { $site }, le plus haut d'abord : { $bone }
picture-players = Joueurs (* = doit jouer ; parcelles rangée par rangée, -eo = connexions est et ouest) :
picture-seat = { $seat } (pierre { $colour }) : { $money } Darwin, { $bones } os
picture-reserve = Réserve : { $stones }
picture-no-stones = Réserve : aucune pierre
picture-other-plot = Parcelle : { $plot }
picture-side-n = n
picture-side-e = e
picture-side-s = s
picture-side-w = o
picture-markers = Bijoux décomptés : { $jewel }
picture-shell = coqu
picture-ring = bagu
picture-scarab = scar
picture-amulet = amul
picture-earring = bouc

## Ce que comptent les rapports d'équilibre

shape-straight = un os droit
shape-corner = un coude
shape-tee = un os à trois raccords
shape-end = une extrémité
rotten-bone = un os pourri
scored-shell = coquillages comptés
scored-ring = bagues comptées
scored-scarab = scarabées comptés
scored-amulet = amulettes comptées
scored-earring = boucles d'oreille comptées
bones-scored = un os d'une créature comptée
