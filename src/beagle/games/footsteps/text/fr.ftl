## Ce qui s’est passé

event-voyage-forward = { $seat } dépense un guide : le Beagle avance d’une case.
event-voyage-back = { $seat } dépense un guide : le Beagle recule d’une case.
event-observed = { $seat } dépense un guide pour une observation : les trois tuiles face au Beagle vont sous la pioche.
event-studied = { $seat } étudie un animal, à distance { $distance } : { $tile }.
event-inspired = { $seat } s’inspire de { $tile }, à distance { $distance }.
event-developed = { $seat } élabore la théorie { $theory }.
event-developed-pile = { $seat } pioche une théorie dans la pile { $pile }.
event-returned = { $seat } rend la théorie { $theory }.

choose-voyage-forward = Dépenser un guide : le Beagle avance d’une case
choose-voyage-back = Dépenser un guide : le Beagle recule d’une case
choose-observed = Dépenser un guide : remplacer les trois tuiles face au Beagle
choose-studied = Étudier un animal : { $tile } ; le Beagle avance de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
choose-inspired = S’inspirer de { $tile } ; le Beagle avance de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
choose-developed = Élaborer la théorie { $theory }
choose-developed-pile = Piocher une théorie dans la pile { $pile }
choose-returned = Rendre la théorie { $theory }

then-covers = Tuile recouverte : { $tile }.
then-compass = { $count ->
    [0] Aucune boussole.
    [1] Une boussole.
   *[other] { $count } boussoles.
}
then-guide = { $count ->
    [0] Aucun guide.
    [1] Un guide.
   *[other] { $count } guides.
}
then-pawn = Le pion Darwin, pris à { $from_seat }.
then-published = Une publication : { $line }.
then-theory = Une théorie à élaborer.

news-tile = Nouvelle tuile sur le plateau : { $tile }.
news-theory-drawn = C’est la théorie { $theory }.
news-theory-laid = Nouvelle théorie visible : { $theory }.

end-pile = La dernière tuile de la pioche est posée : le voyage est terminé.

## Pourquoi pas

why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer.
why-guide-too-late = Un seul guide par tour, et seulement avant de prendre une tuile.
why-no-guide = Vous n’avez pas de guide à dépenser.
why-tile-taken = Vous avez déjà pris votre tuile ce tour-ci.
why-not-facing = Cette tuile n’est pas face au Beagle.
why-characters-full = Un carnet n’accueille que trois personnages.
why-no-theory-due = On n’élabore une théorie qu’en recouvrant une tuile, ou grâce à Charles Darwin.
why-theory-not-in-view = Cette théorie n’est pas parmi les théories visibles.
why-theory-pile-empty = Cette pile est vide.
why-theory-not-held = Vous n’avez pas cette théorie.
why-nothing-to-return = On ne rend une théorie que lorsqu’on en a sept.

## Les noms

line-america = Amérique
line-africa = Afrique
line-asia = Asie
line-oceania = Océanie
line-bird = Oiseaux
line-mammal = Mammifères
line-reptile = Reptiles
line-arthropod = Arthropodes

theory-1 = I (1 point par oiseau)
theory-2 = II (1 point par mammifère)
theory-3 = III (1 point par reptile)
theory-4 = IV (1 point par arthropode)
theory-5 = V (1 point par animal d’Amérique)
theory-6 = VI (1 point par animal d’Afrique)
theory-7 = VII (1 point par animal d’Asie)
theory-8 = VIII (1 point par animal d’Océanie)
theory-9 = IX (1 point par animal de la zone en haut à gauche)
theory-10 = X (1 point par animal de la zone en haut à droite)
theory-11 = XI (1 point par animal de la zone en bas à gauche)
theory-12 = XII (1 point par animal de la zone en bas à droite)
theory-13 = XIII (1 point par théorie)
theory-14 = XIV (2 points par symbole Guide visible)
theory-15 = XV (2 points par publication)
theory-16 = XVI (1 point par animal emblématique visible)

category-discoveries = découvertes
category-maps = cartographie
category-publications = publications
category-theories = théories
category-pawn = pion Darwin

achievement-darwinism = Darwinisme
achievement-mentor = Mentor
achievement-expert = Expert
achievement-theorist = Théoricien
achievement-cartographer = Cartographe
achievement-observer = Observateur
achievement-natural-selection = Sélection naturelle
achievement-cultural-exchange = Échange culturel
achievement-emblematic = Emblématique
achievement-diversification = Diversification

phase-take = prenez l’une des trois tuiles face au Beagle
phase-develop = choisissez une théorie
phase-return = rendez l’une de vos sept théories
phase-over = la partie est terminée

## La table en texte

picture-journey = Plateau Voyage, { $count ->
    [0] aucune tuile
    [1] une tuile
   *[other] { $count } tuiles
} dans la pioche. Face au Beagle, les tuiles 1, 2 et 3 :
picture-under = Remises sous la pioche par des observations : { $tiles }
picture-theories = Théories visibles :
picture-theory-piles = face cachée : { $first } dans la pile 1, { $second } dans la pile 2
picture-notebook = Carnet de naturaliste : { $seat } (# = publiée, * = emblématique)
picture-characters = Personnages : { $names }
picture-tokens = Boussoles : { $compasses }, guides : { $guides }
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-scores = Les points jusqu’ici :
picture-seat = { $seat } : { $score }, tuile { $tiles } sur 12
picture-discovery = { $count } PV
picture-map = { $count ->
    [1] carto.
   *[other] { $count } carto.
}
picture-compass = { $count ->
    [0] 0 boussole
    [1] boussole
   *[other] { $count } boussoles
}
picture-guide = { $count ->
    [0] 0 guide
    [1] guide
   *[other] { $count } guides
}
picture-theory = théorie
picture-cell-america = Amér.
picture-cell-africa = Afrique
picture-cell-asia = Asie
picture-cell-oceania = Océanie
picture-cell-bird = oiseau
picture-cell-mammal = mamm.
picture-cell-reptile = rept.
picture-cell-arthropod = arthr.

## Ce que comptent les rapports d’équilibre

bonus-discovery = des points de découverte sur un animal
bonus-map = un symbole Cartographie sur un animal
bonus-survey = une boussole sur un animal
bonus-guide = un guide sur un animal
emblematic-animal = un animal emblématique
lines-published = une publication
