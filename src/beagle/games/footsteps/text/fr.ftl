## Ce qui s'est passé

event-voyage-forward = { $seat } rend un guide : le Beagle avance d'une case.
event-voyage-back = { $seat } rend un guide : le Beagle recule d'une case.
event-observed = { $seat } rend un guide pour observer : les trois tuiles en face vont sous la pioche.
event-studied = { $seat } étudie un animal à distance { $distance } : { $tile }.
event-inspired = { $seat } s'inspire d'un personnage à distance { $distance } : { $tile }.
event-developed = { $seat } élabore la théorie { $theory }.
event-developed-pile = { $seat } pioche une théorie dans la pile { $pile }.
event-returned = { $seat } rend la théorie { $theory }.

choose-voyage-forward = Rendre un guide : avancer d'une case
choose-voyage-back = Rendre un guide : reculer d'une case
choose-observed = Rendre un guide : remplacer les trois tuiles en face
choose-studied = Étudier : { $tile } ; le Beagle avance de { $distance }
choose-inspired = S'inspirer de { $tile } ; le Beagle avance de { $distance }
choose-developed = Élaborer la théorie { $theory }
choose-developed-pile = Piocher une théorie dans la pile { $pile }
choose-returned = Rendre la théorie { $theory }

then-covers = Tuile recouverte : { $tile }.
then-compass = { $count ->
    [one] Une boussole.
   *[other] { $count } boussoles.
}
then-guide = { $count ->
    [one] Un guide.
   *[other] { $count } guides.
}
then-pawn = Le pion Darwin, pris à { $from_seat }.
then-published = Publication : { $line }.
then-theory = Une théorie.

news-tile = Nouvelle tuile sur le plateau : { $tile }.
news-theory-drawn = C'est la théorie { $theory }.
news-theory-laid = En vue désormais : théorie { $theory }.

end-pile = La dernière tuile est posée : le voyage est fini.

## Pourquoi pas

why-game-over = La partie est finie.
why-not-your-turn = C'est le tour de quelqu'un d'autre.
why-guide-too-late = Un guide par tour, et seulement avant de prendre une tuile.
why-no-guide = Vous n'avez pas de guide à rendre.
why-tile-taken = Vous avez déjà pris votre tuile ce tour-ci.
why-not-facing = Cette tuile n'est pas face au Beagle.
why-characters-full = Un carnet ne contient que trois personnages.
why-no-theory-due = Une théorie ne vient qu'en recouvrant une tuile, ou de Charles Darwin.
why-theory-not-in-view = Cette théorie n'est pas en vue.
why-theory-pile-empty = Cette pile est vide.
why-theory-not-held = Vous n'avez pas cette théorie.
why-nothing-to-return = Seul qui a sept théories en rend une.

## Les noms

line-america = Amérique
line-africa = Afrique
line-asia = Asie
line-oceania = Océanie
line-bird = Oiseaux
line-mammal = Mammifères
line-reptile = Reptiles
line-arthropod = Arthropodes

theory-1 = I, 1 par oiseau
theory-2 = II, 1 par mammifère
theory-3 = III, 1 par reptile
theory-4 = IV, 1 par arthropode
theory-5 = V, 1 par animal d'Amérique
theory-6 = VI, 1 par animal d'Afrique
theory-7 = VII, 1 par animal d'Asie
theory-8 = VIII, 1 par animal d'Océanie
theory-9 = IX, 1 par animal de la zone en haut à gauche
theory-10 = X, 1 par animal de la zone en haut à droite
theory-11 = XI, 1 par animal de la zone en bas à gauche
theory-12 = XII, 1 par animal de la zone en bas à droite
theory-13 = XIII, 1 par théorie
theory-14 = XIV, 2 par symbole guide visible
theory-15 = XV, 2 par publication
theory-16 = XVI, 1 par animal emblématique visible

category-discoveries = découvertes
category-maps = cartes
category-publications = publications
category-theories = théories
category-pawn = pion

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

phase-take = prenez l'une des trois tuiles
phase-develop = choisissez une théorie
phase-return = rendez l'une des sept théories
phase-over = la partie est finie

## La table en texte

picture-journey = Plateau Voyage, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} dans la pioche. Le Beagle fait face à 1, 2, 3 :
picture-under = Sous la pioche, mises là par des observations : { $tiles }
picture-theories = Théories en vue :
picture-theory-piles = cachées : { $first } dans la pile 1, { $second } dans la pile 2
picture-notebook = Carnet de { $seat } (# = publié, * = emblématique) :
picture-characters = Personnages : { $names }
picture-tokens = Boussoles { $compasses }, guides { $guides }
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-scores = Points jusqu'ici :
picture-seat = { $seat } : { $score }, tuile { $tiles } sur 12
picture-discovery = { $count } PV
picture-map = { $count ->
    [one] carte
   *[other] { $count } cartes
}
picture-compass = { $count ->
    [one] boussole
   *[other] { $count } boussoles
}
picture-guide = { $count ->
    [one] guide
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

## Ce que comptent les rapports d'équilibre

bonus-discovery = points de découverte sur un animal
bonus-map = une carte sur un animal
bonus-survey = une boussole sur un animal
bonus-guide = un guide sur un animal
emblematic-animal = un animal emblématique
lines-published = une publication
