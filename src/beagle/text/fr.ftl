### Ce que dit Beagle lui-même ; chaque jeu a ses propres textes dans games/<id>/text.

seat-name = Joueur { $letter }

## Refus communs à tous les jeux

why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer.
why-stale = La table a changé entre-temps ; regardez-la de nouveau.
why-illegal-action = Ce n’est pas possible maintenant.
why-undo-nothing = Vous n’avez rien fait pendant ce tour qui puisse être annulé.
why-undo-revealed = La dernière action a révélé quelque chose de caché : elle ne peut pas être annulée.

## Le mode ligne

terminal-welcome =
    { $game }
    Tapez un numéro ou une action ; « aide » dit ce que vous pouvez taper d’autre.
terminal-prompt = { $seat }>
terminal-hand-over = À { $seat } : appuyez sur Entrée pour voir la table.
terminal-quit = Vous avez quitté la partie.
terminal-input-ended = L’entrée s’est arrêtée avant la fin de la partie.
terminal-interrupted = Interrompu.
output-trouble = la sortie ne peut pas être écrite : { $reason }
terminal-unreadable = { $answer } n’est pas une action. Tapez un numéro de la liste, une action comme { $example }, ou « aide ».
terminal-undone = Annulé.
terminal-why-what = Tapez « pourquoi » et une action, par exemple une que la liste ne propose pas.
terminal-why-legal = { $answer } est permis maintenant.
terminal-save-where = Tapez « sauver » et un nom de fichier ; avec .json à la fin, c’est la position qui est sauvée, sinon la feuille de partie.
terminal-saved = Sauvé dans { $file }.
terminal-help =
    Un numéro         faire ce que la liste propose sous ce numéro
    Une action        de même, écrite comme dans la liste ou comme dans une feuille de partie
    Entrée            revoir la table et la liste
    annuler           annuler votre dernière action, tant que rien de caché n’a été révélé
    pourquoi ACTION   dire quelle règle interdit une action, et ce que dit cette règle
    règles [ID]       lire les règles, ou la règle de ce numéro
    sauver FICHIER    sauver la feuille de partie ; avec .json à la fin, la position
    quitter           quitter la partie
    aide              cette liste
terminal-over = Tapez « sauver » et un nom de fichier pour garder cette partie, ou Entrée pour partir.
terminal-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-winner = { $seat } gagne.
terminal-shared-victory = { $seat } partage la victoire.
terminal-achievement = { $seat } réalise l’accomplissement « { $achievement } ».
terminal-choose-game = Quel jeu ? Tapez son numéro ou son nom :
player-name = Joueur { $letter }
player-name-alone = Joueur

## Revoir une partie

replay-start = { $game } : { $players }. { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
}
replay-at = Après l’action { $number } sur { $count }
replay-prompt = Entrée : suite, b : retour, q : quitter>
replay-unfinished = La feuille de partie s’arrête ici ; la partie n’est pas terminée.

## Comptes rendus

games-line = { $id }  { $title } ({ $least } à { $most } joueurs, { $designers }, { $year })
check-record = { $file } : une partie de { $game } conforme aux règles, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}{ $over ->
    [yes] , terminée : { $scores }
   *[no] , non terminée
}.
check-position = { $file } : une position possible de { $game }{ $over ->
    [yes] , la partie est terminée
   *[no] { "" }
}.
components-line = { $file } : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
components-hash = série de pièces { $name }, sha256:{ $hash }
components-good = { $folder } : une série de pièces utilisable pour { $game }.
components-written = { $count ->
    [one] { $count } fichier écrit
   *[other] { $count } fichiers écrits
} dans { $folder }. Pour vérifier vos changements : beagle components { $game } --check { $folder }

## Aide de la commande

help-about = Trois jeux de plateau autour de Darwin : jouer, revoir, vérifier des parties et des positions.
help-examples = exemples :
      beagle play footsteps --players 3        jouer contre deux robots
      beagle rules footsteps --rule F-T3       lire une règle
      beagle replay partie.txt --at 20         voir une partie après 20 actions
      beagle check partie.txt                  est-ce une partie conforme ?

    codes de sortie :
      0    tout va bien
      1    un fichier vérifié n’est pas conforme, ou un objectif mesuré est manqué
      2    la ligne de commande ou un fichier est inutilisable, ou la sortie ne peut pas être écrite
      3    un processus a été arrêté de l’extérieur ; ce qui était fini est gardé
      130  arrêté par Ctrl-C

    Les places sont numérotées à partir de 0.
help-commands = commandes
help-arguments = arguments
help-options = options
help-help = montrer cette aide
help-version = dire la version, et si le moteur est compilé
help-lang = langue de tous les textes : fr ou en ; sinon celle de votre système
help-components = jouer avec les fichiers de pièces de ce dossier
help-json = écrire du JSON pour des programmes
help-game = l’identifiant du jeu ; « beagle games » les énumère
help-games = énumérer les jeux
help-games-examples = exemple :
      beagle games --json
help-play = jouer dans le terminal, ligne par ligne ; lit aussi depuis un tube
help-play-examples = exemples :
      beagle play footsteps
      beagle play footsteps --players 4 --names Ada,Emma --seat 0 --seat 1
      beagle play footsteps --seed 42 --first 0 --record partie.txt
      beagle play --load partie.txt
help-players = le nombre de joueurs ; sinon, si --bots en nomme plusieurs, autant que --bots et --seat, ou 3
help-seat = une place jouée par un humain, à partir de 0 ; à répéter pour plusieurs, ou « none » pour regarder les robots ; sinon la place 0
help-names = les noms des joueurs dans l’ordre des places, séparés par des virgules
help-seed = le nombre qui décide de tout hasard, pour une partie que l’on peut refaire
help-first = la place qui commence, si aucune règle ne le dit ; sinon une au hasard
help-option = une option du jeu, comme expert=true ; peut être répété
help-bots = les robots dans l’ordre de leurs places, séparés par des virgules, ou un seul pour tous : { $bots }
help-record = écrire la feuille de partie dans ce fichier
help-load = reprendre cette feuille de partie ou cette position
help-rules = lire les règles d’un jeu
help-rules-examples = exemples :
      beagle rules footsteps --lang fr
      beagle rules footsteps --rule F-T3
help-rule = seulement la règle de ce numéro
help-replay = revoir une partie pas à pas : Entrée suite, b retour, q quitter ; dans un tube, l’écrit en entier
help-replay-examples = exemples :
      beagle replay partie.txt
      beagle replay partie.txt --at 20 --json
help-file = un fichier
help-at = montrer la table après autant d’actions, et s’arrêter là
help-replay-seat = voir ce que voyait cette place ; sinon ce que voyait un spectateur
help-check = dire si une feuille de partie ou une position est conforme et, sinon, où et pourquoi
help-check-examples = exemples :
      beagle check partie.txt
      beagle check probleme.json --json
help-components-command = montrer, écrire ou vérifier les pièces d’un jeu
help-components-examples = exemples :
      beagle components footsteps --write mes-pieces
      beagle components footsteps --check mes-pieces
      beagle play footsteps --components mes-pieces
help-write = écrire les fichiers de pièces dans ce dossier, pour les modifier
help-check-folder = dire si les fichiers de pièces de ce dossier sont utilisables
help-serve = accueillir des tables pour le navigateur et pour les programmes qui jouent
help-serve-examples = exemples :
      beagle serve
      beagle serve --host 0.0.0.0 --port 80 --data /var/lib/beagle
      beagle serve --database postgresql+psycopg://beagle@localhost/beagle --redis redis://localhost
help-host = l’adresse d’écoute ; 0.0.0.0 pour tous les réseaux
bad-port = attendu : un port de 0 à { $last } ; reçu : { $value }
help-port = le port d’écoute ; 0 pour un port libre
help-data = le dossier de la base et du secret ; sinon BEAGLE_DATA, sinon un dossier à vous
help-database = l’URL de la base ; sinon le fichier beagle.db du dossier de données
help-redis = l’URL de Redis, quand plusieurs serveurs partagent une base
help-origin = un autre site qui peut se connecter, comme https://games.example ; peut se répéter
help-behind-proxy = lire l’adresse d’un visiteur dans X-Forwarded-For
help-component-sets = un dossier JEU/SÉRIE/*.csv d’autres séries de pièces au choix
help-thinkers = nombre de processus où les robots réfléchissent
help-bot-pause = secondes qu’un robot attend avant chaque coup, pour qu’on puisse suivre
help-unhurried = sans limite au nombre de demandes : pour les essais et les réseaux fermés
help-open = ouvrir la page dans un navigateur
help-backup = copier la base dans un fichier, même pendant que le serveur tourne
help-backup-examples = exemple :
      beagle backup lundi.db
help-restore = mettre une sauvegarde à la place de la base ; arrêtez d’abord le serveur
help-restore-examples = exemple :
      beagle restore lundi.db --replace
help-replace = écraser la base qui s’y trouve
server-missing = le serveur n’est pas installé (il manque { $part }) : pip install "beagle-games[server]"
help-hint = conseiller sur une position d’une partie enregistrée ou d’un fichier : les meilleures actions, et pourquoi
help-hint-examples = exemples :
      beagle hint partie.txt --at 20
      beagle hint probleme.json --best 5 --json
help-hint-at = conseiller sur la position après ce nombre d’actions ; sinon après toutes
help-hint-seat = la place à conseiller ; sinon la première qui doit agir
help-iterations = nombre d’essais de la recherche
help-best = nombre d’actions à montrer
help-jobs = nombre de processus qui réfléchissent
help-arena = faire jouer beaucoup de parties à des robots
help-dataset = écrire des positions, des coups et des valeurs pour apprendre
help-report = dire si un jeu est équilibré
help-bench = mesurer la vitesse du moteur

## Conseils

hint-title = { $seat }, à l’action { $at }, après { $count ->
    [one] { $count } essai
   *[other] { $count } essais
} :
hint-expect = chances de gagner : { $chance } %, avance attendue : { $sign }{ $points } (essayé { $tries } fois)
hint-part = { $category } : { $minus }{ $now } pour l’instant, { $sign }{ $points } { $points ->
    [one] attendu
   *[other] attendus
} d’ici la fin
hint-part-kept = { $category } : { $minus }{ $now } pour l’instant, pas de changement attendu
hint-leaves-more = cela laisse à { $next_seat } { $points } { $points ->
    [one] point
   *[other] points
} de plus que les autres choix
hint-leaves-less = cela laisse à { $next_seat } { $points } { $points ->
    [one] point
   *[other] points
} de moins que les autres choix

level-1 = Mousse
level-2 = Matelot
level-3 = Collectionneur
level-4 = Naturaliste
level-5 = Darwin

learn-step = Étape { $step } sur { $count }
learn-next = Entrée : suite, retour, quitter>
learn-you = Vous
learn-help =
    Tapez un numéro de la liste ou une action. « montre » fait l’étape à votre place, « retour » revient d’une étape, « quitter » arrête.
    Entrée continue quand il n’y a rien à faire.
learn-shown = Voici comment : { $action }
learn-left = Vous avez quitté la leçon. « --step N » reprend à une étape.
learn-input-ended = L’entrée s’est arrêtée avant la fin de la leçon.
learn-end = Voilà, vous savez tout. Votre première partie : beagle play { $game }
check-lesson = { $file } : un bon fichier de leçon de { $game }, { $count } { $count ->
    [one] partie
   *[other] parties
 }

help-learn = apprendre un jeu à sa propre table, pas à pas ; ou résoudre ses problèmes
help-learn-examples = exemples :
    beagle learn footsteps
    beagle learn darwinning --lesson two-players
    beagle learn darwinci --puzzles
help-lesson = une leçon du jeu par son nom, ou un fichier (*.json) ; sinon celle qui enseigne le jeu
help-step = commencer à cette étape, à partir de 1
help-puzzles = trouver le meilleur coup dans quelques positions
