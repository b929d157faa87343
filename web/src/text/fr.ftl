### Ce que dit l’interface elle-même ; chaque jeu a ses propres textes.

title-home = Beagle : trois jeux autour de Darwin
title-turn = À vous · { $game } · Beagle
title-game = { $game } · Beagle
title-rematch = Une revanche vous attend · Beagle
brand-home = Beagle, accueil
skip = Aller au contenu
language = Langue
theme = Clair ou sombre
theme-light = Clair (lumière du jour)
theme-dark = Sombre (lumière de lampe)
close = Fermer
send = Envoyer
rule = Règle { $id }
rule-named = Règle : { $name }
rules = Règles
guest-name = Invité

## Accueil

hero-title = Trois jeux autour de Darwin, un seul voyage
hero-words = Jouez dans votre navigateur, contre des robots ou entre amis. Sans compte, sans rien installer.
lost-title = Il n’y a rien à cette adresse
lost-words = Le lien est peut-être incomplet. Voici les jeux.
games = Jeux
players-range = { $least }–{ $most } joueurs
minutes = { $minutes } min
play-now = Jouer
learn = Règles
new-table = Préparer une table
with-friends = Entre amis
invite-title = Jouer entre amis
invite-words = Préparez une table et envoyez le lien ; il suffit de l’ouvrir pour s’asseoir.
pass-and-play = Un seul appareil ? Jouez à tour de rôle
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Préparez-en une : si elle est publique, elle s’affichera ici.
continue = Reprendre
no-matches = Vos parties s’afficheront ici.
match-your-turn = À vous de jouer
match-waiting = On attend les autres
match-open = Attend des joueurs
match-finished = Terminée
join = Rejoindre
seats-free = { $count ->
    [0] complète
    [1] 1 place libre
   *[other] { $count } places libres
}
no-server = Le serveur ne répond pas. Est-il lancé ?
footer = Une adaptation non officielle. Les jeux sont à leurs auteurs et éditeurs.
about-link = À propos et crédits
your-name = Votre nom
change-name = Changer de nom
save = Enregistrer

## Préparer une table

setup-title = Une table pour { $game }
setup-words = Qui joue ? Chaque place peut être une personne ou un robot.
setup-seats = Places
setup-players = Joueurs
seat-n = Place { $number }
kind-me = Moi
kind-me-too = Quelqu’un sur cet appareil
kind-open = Ouverte à toute personne ayant le lien
kind-invited = Sur invitation personnelle
kind-bot = Robot
level = Niveau
level-1 = Mousse
level-2 = Matelot
level-3 = Collectionneur
level-4 = Naturaliste
level-5 = Darwin
options = Options
no-options = Ce jeu n’a pas d’options.
public-table = Affichée parmi les tables ouvertes
friendly-table = Amicale : on peut annuler des coups si tout le monde est d’accord
confirm-table = Confirmer les actions irréversibles
clock = Pendule
clock-none = Sans pendule
clock-turn = { $minutes } min par tour
clock-total = { $minutes } min pour la partie
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
first-seat = Qui commence
first-random = Au hasard
set-up = Préparer la table
play-at-once = Commencer la partie

## Salon

lobby-title = La table se prépare
lobby-words = Envoyez le lien. La partie commence dès que toutes les places sont prises.
link-to-table = Lien vers cette table
copy-link = Copier le lien
copied = Copié
seat-open = Libre
seat-invited = Invitation
seat-empty = encore personne
sit-here = S’asseoir ici
stand-up = Se lever
copy-invitation = Copier l’invitation
make-bot = Plutôt un robot
make-open = L’ouvrir
start-with-bots = Compléter par des robots et commencer
table-settings = La table
setting-clock = Pendule
setting-public = Affichée
setting-friendly = Amicale
yes = oui
no = non
you-host = vous êtes l’hôte

## Jeu

your-turn = À vous
your-move = Votre coup
thinking = { $names } réfléchit
choosing = { $count ->
    [0] Un instant…
    [1] { $names } choisit
   *[other] Choisissent encore : { $names }
}
waiting = En attente
choose-first = Choisissez d’abord
undo = Annuler
since-your-turn = Depuis votre tour
since-nothing = Rien encore.
since-watching = Le journal dit ce que chacun a fait.
new = nouveau
pass-sure = { $label } : appuyez encore
pass-twice = Rien n’est choisi
undo-nothing = Rien à annuler : ce tour-ci, vous n’avez encore rien choisi ni posé.
undo-too-late = Votre coup est joué et le tour est passé : on ne peut plus l’annuler.
you = Vous
you-object = vous
player = Joueur
total = Total
score = Score
scores = Scores
log = Journal
parts-of-table = Parties de la table
lens = Loupe
lens-legend = Signification des symboles
lens-hint = Loupe : nomme chaque symbole (maintenir L)
sound = Son
sound-on = Son activé
sound-off = Son coupé
notify-on = Notifications activées
notify-off = Me prévenir quand c’est à moi
chat = Discussion
chat-unread = { $count ->
    [0] Discussion, aucun nouveau message
    [1] Discussion, 1 nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-say = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
menu = Menu
why-not = Pourquoi pas ?
hint-hold = Gardez le doigt sur une pièce pour lire sa fiche.
link-lost = Connexion perdue, nouvelle tentative…
link-lost-words = Votre choix est conservé.
paused = La partie est en pause.
resume = Reprendre
bot-plays-for-you = Un robot joue à votre place.
take-back-seat = Reprendre votre place
vote-pause = Une pause est demandée.
vote-take-back = On demande à annuler des coups.
agree = D’accord
refuse = Refuser
ask-pause = Demander une pause
leave-seat = Laisser sa place à un robot
to-home = Accueil
to-result = Voir le résultat
watchers = { $count ->
    [0] Personne ne regarde.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
curtain-title = À { $name }
curtain-words = Passez l’appareil. Rien de ce qui est à { $name } ne s’affiche avant que le rideau soit levé.
curtain-lift = C’est moi, { $name }
keys = Touches
key-numbers = 1 2 3
key-numbers-does = choisir ce qui est offert, dans l’ordre
key-tab = Tab
key-tab-does = aller à la partie ou à la pièce suivante
key-enter = Entrée
key-enter-does = choisir, ou revenir sur son choix
key-arrows = ← ↑ ↓ →
key-arrows-does = parcourir un plateau, une main ou le journal
key-c = C
key-c-does = confirmer (le bouton rouge)
key-p = P
key-p-does = passer, quand c’est offert
key-u = U
key-u-does = annuler
key-l = L
key-l-does = maintenir : la loupe nomme chaque symbole
key-i = I
key-i-does = la fiche de la pièce
key-m = M
key-m-does = ce menu
key-esc = Échap
key-esc-does = fermer, ou effacer le choix
match-over = La partie est terminée.
entry-started = La partie commence.
entry-taken-back = Des coups ont été annulés.
entry-substituted = Un robot joue pour { $seat }.
entry-returned = { $seat } est de retour.
entry-voted = { $seat } a voté.
entry-paused = La partie est en pause.
entry-resumed = La partie reprend.
entry-closed = La partie a été arrêtée.
table-problem = Cette table ne peut pas s’afficher
rematch-go = À la revanche

## La fin

result = Résultat
counting = On compte les points…
you-win = Vous gagnez
wins = { $name } gagne
shared-victory = Victoire partagée : { $names }
ahead = { $points ->
    [0] À égalité avec
    [1] Un point devant
   *[other] { $points } points devant
}
you-place = Vous êtes { $place ->
    [2] 2e
   *[other] { $place }e
}, { $points ->
    [0] à égalité avec { $name }
    [one] à un point de { $name }
   *[other] à { $points } points de { $name }
}
winner-has = { $name } gagne avec { $points ->
    [one] un point.
   *[other] { $points } points.
}
tie-by = À égalité de points avec { $names } : l’emporte { $how }.
tie-broken = Égalité, départagée selon les règles.
scored-in-order = Décompte, dans l’ordre
points-run = La course aux points
points-run-more = points après chaque coup
points-run-later = La courbe se dessine quand tout est compté.
achievements-of = Les succès de qui
another-game = Une autre partie
share-mine = { $game } : { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players } avec { $points } points.
share-theirs = { $game } : { $name } a gagné avec { $points } points.
achievements = Accomplissements
achieved = réalisé
what-next = Et maintenant
share = Partager
see-table = Voir la table
rematch = Revanche
rematch-waits = Une revanche vous attend.
seed = Mélangé avec la graine { $seed }, fixée avant le premier coup.

## Règles et à propos

rules-of = Règles : { $game }
rules-contents = Sommaire
rules-play = Jouer
about-title = À propos de Beagle
about-unofficial = Non officiel
about-unofficial-words = Beagle est une adaptation non officielle faite par des admirateurs de ces jeux, sans lien avec leurs auteurs ni leurs éditeurs. Si un jeu vous plaît, achetez-le : sur une vraie table, c’est encore mieux.
about-games = Les jeux
about-game = { $designers } ; { $publisher }, { $year }
about-reconstructed = Ce qui est reconstitué
about-reconstructed-words = Les règles sont racontées avec nos propres mots. Là où les règles publiées se taisent, les pages de règles disent « Décision ». Ce qui est imprimé sur des pièces mal connues est reconstitué et signalé dans les fichiers de pièces.
about-components = Fichiers de pièces : { $game }
about-credits = Crédits
about-icons = Icônes des auteurs de game-icons.net (Lorc, Delapouite et d’autres), CC BY 3.0, via Iconify. L’Asie, les îles et quelques animaux sont nos propres dessins.
about-fonts = EB Garamond de Georg Duffner et Octavio Pardo, Source Sans 3 d’Adobe : SIL Open Font License 1.1.
about-accessibility = Pour tous
about-accessibility-words = Toute la table se joue au clavier et se lit à voix haute. Le menu donne les touches. Une couleur ne porte jamais seule un sens.
