### Ce que disent les commandes d’étude : arena, dataset, report, bench. Leurs lignes dans la liste sont dans beagle/text.

## Commun aux commandes

arguments-seed = le nombre qui décide de tout hasard (1)
arguments-jobs = le nombre de processus (1)
arguments-least = attendu : { $option } à { $least } ou plus ; reçu : { $value }
arguments-exists = { $file } : existe déjà ; choisissez un autre fichier avec --out
arguments-no-folder = { $file } : ce dossier n’existe pas ; attendu : un fichier dans un dossier qui existe
progress = { $done } sur { $wanted }
stopped-after = arrêté après { $done } parties sur { $wanted }
worker-lost = { $reason } ; { $done } parties sur { $wanted } sont jouées

## Arène

arena-about = Faire jouer beaucoup de parties à des robots. Les places tournent : chaque robot occupe chaque place avec les mêmes donnes.
help-arena-examples = exemples :
      beagle arena footsteps --seats 5,greedy --games 400 --jobs 2 --out parties.jsonl
      beagle arena footsteps --seats 5,greedy --games 800 --jobs 2 --out parties.jsonl --resume
arena-help-seats = les robots, séparés par des virgules : { $bots }
arena-help-games = le nombre de parties ({ $games }) ; avec --table, le maximum par affiche
arena-help-out = écrire chaque partie dans ce fichier, en JSON Lines ; avec --table, dans un dossier de fichiers
arena-help-parquet = écrire toutes les parties dans ce fichier, en table Parquet
arena-help-ray = jouer sur une grappe Ray ; sans adresse, sur une grappe lancée ici pour --jobs
arena-help-resume = reprendre le fichier de --out, ou la --table
arena-help-table = jouer les affiches de docs/bots.md, de tous les jeux ou de GAME, et refaire sa table
arena-expected-seats = attendu : un jeu et --seats, comme dans : beagle arena footsteps --seats 5,greedy
arena-resume-what = --resume demande le fichier à reprendre : --out FILE
arena-not-with-table = { $option } ne va pas avec --table, qui a ses propres affiches
arena-go-on = { " " }; pour continuer : --out { $file } --resume
tally-title = { $id }, { $bots }, graine { $seed } : { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
tally-side = { $bot } × { $places }  victoires { $rate }  (95 % : { $low } à { $high })  points { $mean }
tally-thinking = une décision { $mean } ms, la plus lente { $slowest } ms
tally-untimed = { $count ->
    [0] les temps de réflexion sont inconnus : le fichier n’en a pas
    [one] les temps de réflexion sont ceux de la nouvelle partie seulement : le fichier n’en a pas pour les précédentes
   *[other] les temps de réflexion sont ceux des { $count } nouvelles parties seulement : le fichier n’en a pas pour les précédentes
}
tally-ratings = classement (openskill) : { $ratings }
tally-failures = { $count ->
    [one] un robot a échoué une fois et a joué au hasard : le journal dit pourquoi
   *[other] un robot a échoué { $count } fois et a joué au hasard : le journal dit pourquoi
}
log-exists = { $file } : existe déjà ; dites --resume pour le reprendre, ou choisissez un autre fichier
log-unwritable = { $file } : impossible d’y écrire : { $reason }
log-broken-off = { $file } : impossible d’y écrire : { $reason } ; ce qui s’y trouve est gardé, continuez avec --resume
log-no-folder = { $folder } : impossible d’en faire un dossier : { $reason }
log-of-another-arena = { $file } : contient une autre arène (robots, graine, options, pièces ou version différents)
log-not-json = { $file }, ligne { $line } : attendu : un objet JSON ; reçu : { $found }
log-not-an-outcome = { $file }, ligne { $line } : attendu : le résultat d’une partie ; reçu : { $found }
log-wrong-number = { $file }, ligne { $line } : attendu : la partie { $number } ; reçu : { $found }
table-marks = { $file } : attendu : les marques { $begin } et { $end }, une fois chacune et dans cet ordre

## Jeux de données

dataset-about = Écrire les positions, les coups et les valeurs de beaucoup de parties en table Parquet, avec une fiche.
help-dataset-examples = exemple :
      beagle dataset footsteps --games 1000 --jobs 2 --out footsteps.parquet
dataset-help-games = le nombre de parties (100)
dataset-help-first = le numéro de la première partie (0)
dataset-help-players = le nombre de joueurs (le plus petit)
dataset-help-bot = le robot de toutes les places (greedy) : { $bots }
dataset-help-out = la table (GAME.parquet) ; sa fiche va à côté, en .md
dataset-not-parquet = attendu : un fichier qui finit par .parquet ; reçu : { $file }
dataset-go-on = { " " }; elles sont gardées, --first { $first } continue dans un autre fichier
dataset-written = { $file } : { $positions } positions de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Mesures

bench-about = Mesurer la vitesse du moteur à côté des jeux de cartes d’OpenSpiel.
help-bench-examples = exemple :
      beagle bench footsteps --rounds 5 --json vitesse.json --check
bench-help-players = le nombre de joueurs (4)
bench-help-rounds = le nombre de tours dont on prend la médiane (5)
bench-help-seconds = le temps de processeur d’une mesure (0.5)
bench-help-json = écrire les chiffres dans un fichier
bench-help-history = ajouter une ligne datée à un historique (docs/speed.md)
bench-help-environments = mesurer plutôt les interfaces d’étude
bench-help-check = sortir avec 1 si un objectif est manqué
bench-help-allow-interpreted = mesurer même si le moteur n’est pas compilé
bench-interpreted = le moteur est interprété, sa vitesse dit donc peu de chose : installez-le compilé ou dites --allow-interpreted
bench-no-peers = il n’y a rien à comparer : attendu : OpenSpiel, comme dans pip install 'beagle-games[bench]'
bench-bad-rounds = attendu : au moins un tour de quelques secondes ; reçu : { $rounds } de { $seconds }
bench-stopped = arrêté avant la fin ; rien n’a été écrit
bench-round = tour { $number } sur { $count } ...
bench-game = jeu
bench-python = par Python
bench-inside = interne
bench-search = recherche
bench-copy = copie
bench-peers = P, médiane des pairs
bench-units = Coups, en parties au hasard, et essais d’une recherche, par seconde de processeur ; médianes des tours.
bench-units-masked = Coups par seconde de processeur en jeu au hasard masqué, au moins de joueurs ; médianes des tours.
bench-batch-of = lot de { $count }
bench-arena = arène, { $games } parties au hasard, 2 processus : { $seconds } s, { $megabytes } Mo
bench-missed = manqué : { $what }
bench-missed-speed = { $name }, { $what } : { $times } × P, attendu : au moins { $least } × P
bench-missed-copy = { $name } : une copie prend { $took } ns, attendu : moins de { $most } ns
bench-missed-pettingzoo = { $name } : PettingZoo fait { $times } × { $peer }, attendu : au moins { $least } ×
bench-missed-batch = { $name } : un lot fait { $moves } coups/s, attendu : au moins { $least }
bench-missed-time = arène : { $games } parties ont pris { $took } s, attendu : moins de { $most } s
bench-missed-memory = arène : { $games } parties ont pris { $took } Mo, { $few } en ont pris { $less } : attendu : autant

## Rapports : la commande

report-about = Dire si un jeu est équilibré : qui commence, ce qui gagne, d’où viennent les points, comment vont les parties.
help-report-examples = exemples :
      beagle report footsteps --games 20000 --jobs 2
      beagle report footsteps --set mes-tuiles/animals.csv --out comparaison.html
report-help-games = parties entre robots gloutons (2000) ; les autres niveaux en jouent une fraction
report-help-levels = les niveaux de robots à comparer, dont le 3 (1,2,3,4)
report-help-set = un fichier de pièces modifié, ou un dossier de ces fichiers, à comparer aux pièces imprimées
report-help-out = la page (GAME-report.html) ; ses chiffres vont à côté, en .json
report-bad-levels = attendu : des niveaux de 1 à 5 dans l’ordre, dont le { $greedy } ; reçu : { $found }
report-not-html = attendu : un fichier qui finit par .html ; reçu : { $file }
report-no-components = { $file } : attendu : un dossier de fichiers de pièces ou l’un de { $names }
report-other-file = { $file } : attendu : un fichier de pièces de { $id } ({ $names })
report-of-these = { " " }: le rapport porte sur celles-ci
report-of-nothing = { " " }: il n’y a rien à rapporter

## Rapports : la page

report-title = { $title } : un rapport sur l’équilibre
report-set-printed = imprimées
report-set-edited = modifiées
report-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} avec les pièces { $label } ({ $greedy } entre robots gloutons).
report-depends = Graine { $seed }, règles { $version }, Beagle { $beagle }.
report-intervals = Les points et les barres montrent des intervalles à 95 % : là où deux d’entre eux se recouvrent largement, il n’y a peut-être pas de différence.
report-all-known = Toutes les valeurs des pièces imprimées sont connues.
report-reconstructed = Sur les { $count } lignes des fichiers de pièces imprimées, { $guessed } ont une valeur reconstituée, qui n’a pas été lue sur une boîte : ce qui est dit d’une pièce vaut pour cette reconstitution.
report-no-greedy-games = Aucune partie entre robots gloutons n’a encore été jouée.
report-who-begins = Est-il important de commencer ?
report-what-wins = Qu’est-ce qui gagne ?
report-about-what-wins = Ceux qui finissent avec plus d’une chose que la moyenne de leur table : combien de fois leur juste part de victoires ils ont. Ce qu’un joueur fort rassemble de toute façon se voit aussi ici : cela dit ce qui va avec la victoire, pas pourquoi.
report-where-points-come-from = D’où viennent les points ?
report-how-games-go = Comment vont les parties ?
report-thinking = Réfléchir plus fait-il gagner plus ?
report-about-thinking = Une place d’un niveau à une table du niveau inférieur ; la ligne pointillée est sa juste part.
report-picture-order = Part des victoires selon l’ordre du jeu
report-picture-points = Points par catégorie pour les gagnants et les autres
report-picture-lengths = Durée des parties
report-picture-lead = Changements de meneur
report-picture-thinking = Part des victoires de chaque niveau contre le niveau inférieur
report-components = pièces
report-players = { $count } joueurs
report-level = niveau { $number }
report-duel = niveau { $number } contre { $other }
report-order = ordre du jeu
report-winner = gagnant
report-other = autre
report-actions = actions par partie
report-lead-changes = changements de meneur
report-share-of-victories = part des victoires
report-share-of-games = part des parties
report-times-fair = fois la juste part des victoires
report-points-a-seat = points par place
report-column-components = pièces
report-column-players = joueurs
report-column-order = ordre du jeu
report-column-wins = victoires (robots gloutons)
report-column-from = 95 % de
report-column-to = à
report-column-games = parties
report-column-actions = actions
report-column-decisions = décisions
report-column-options = choix par décision
report-column-lead-changes = changements de meneur
report-column-margin = avance du gagnant
report-column-shared = victoires partagées
