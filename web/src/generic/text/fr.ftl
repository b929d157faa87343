### La table d’un jeu sans apparence à lui. Les textes du jeu l’emportent sur ceux-ci.

generic-tab-play = Jouer
generic-tab-players = Joueurs
generic-tab-log = Journal
generic-choices = Vos choix
generic-choices-none = Vous n’avez rien à faire pour l’instant.
generic-choices-over = La partie est finie.
generic-not-now = Ce qui n’est pas possible pour l’instant
generic-the-table = La table
generic-printed = Ce qui est imprimé sur les pièces
generic-to-act = à jouer
generic-confirm = Confirmer
generic-will-be = Sera :
generic-uncertain = dépend de ce qui est caché
generic-do-choose = Choisissez ce que vous faites.
generic-do-wait = C’est à { $name } d’agir.
generic-do-watch = Vous regardez cette partie.
generic-chip-points = { $gain } points
generic-nothing = aucun
key-digits = 1 – 9
key-digits-does = choisir ce qui porte ce numéro

## Keys that many views have

label-bag = Sac
label-board = Plateau
label-cards = Cartes
label-deck = Pioche
label-discard = Défausse
label-hand = Main
label-kind = Sorte
label-left = Reste
label-leader = Premier joueur
label-market = Marché
label-name = Nom
label-phase = Phase
label-pile = Pile
label-points = Points
label-round = Manche
label-score = Score
label-turn = Tour
label-worth = Valeur
