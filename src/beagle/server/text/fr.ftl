### Ce que dit le serveur.

## Problèmes

problem-bad-request = Cette demande est illisible : { $reason }
problem-bad-option = Ce n’est pas possible : { $reason }
problem-unshowable-words = Il n’y a rien dans ce message qui puisse être affiché.
problem-not-your-name = Vous ne pouvez donner un nom qu’à vos propres places.
problem-no-bot-no-level = Seul un robot a un niveau.
problem-host-keeps-a-seat = L’hôte garde une place.
problem-host-needs-a-seat = La personne qui ouvre une table doit y avoir une place (de type « me »).
problem-first-seat = La première place doit être comprise entre 0 et { $last }.
problem-first-by-rule = La règle { $by } dit qui commence : on ne peut pas choisir la première place.
problem-no-game = Il n’y a pas de jeu { $game }.
problem-no-component-set = Il n’y a pas de série de pièces { $set }.
problem-too-many-tokens = Vous avez déjà { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} : supprimez-en un d’abord.
problem-bad-name = Un nom a de 1 à 40 caractères visibles.
problem-unreadable-action = Ce n’est pas une action de ce jeu.
problem-no-identity = Choisissez d’abord un nom.
problem-bad-session = La session de ce navigateur est inconnue ici. Choisissez de nouveau un nom.
problem-session-expired = La session de ce navigateur a expiré. Identifiez-vous, ou choisissez de nouveau un nom.
problem-bad-token = Ce jeton n’est pas valide.
problem-wrong-passphrase = Ce nom et cette phrase secrète ne correspondent pas.
problem-not-your-seat = Cette place est à quelqu’un d’autre.
problem-not-the-host = Seul l’hôte de la table peut faire cela.
problem-wrong-invitation = Cette invitation n’est pas pour cette table, ou elle a déjà servi.
problem-foreign-origin = Les demandes venues d’autres sites sont refusées.
problem-not-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-not-found = Il n’y a rien à cette adresse.
problem-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-no-seat = La table n’a pas cette place.
problem-no-player = Ce joueur n’existe pas.
problem-method-not-allowed = Cela ne se fait pas à cette adresse.
problem-name-taken = Ce nom est protégé par une phrase secrète. Choisissez-en un autre.
problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
problem-table-not-full = Il reste des places : attendez, ou complétez avec des robots.
problem-seat-taken = Cette place est prise.
problem-table-started = La partie a déjà commencé.
problem-table-not-playing = On ne joue pas à cette table en ce moment.
problem-match-not-over = La feuille de partie sera disponible une fois la partie terminée.
problem-match-closed = Cette partie a été arrêtée.
problem-match-paused = La partie est en pause.
problem-stale = La table a changé entre-temps ; regardez-la de nouveau.
problem-not-friendly = Un vote ne peut annuler des coups qu’à une table amicale.
problem-nothing-to-vote = Il n’y a aucun vote en cours à ce sujet.
problem-not-absent = Aucun robot ne joue pour cette place.
problem-seat-absent = Un robot joue pour cette place : reprenez-la d’abord.
problem-confirm-needed = Cette action ne pourra pas être annulée : confirmez-la.
problem-not-paused = La partie n’est pas en pause.
problem-too-large = C’est trop grand.
problem-too-many-requests = Moins vite, s’il vous plaît : trop de demandes.
problem-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
} : terminez-en une ou quittez-la.
problem-too-many-connections = Trop de connexions depuis votre adresse.
problem-busy = Le serveur est débordé. Réessayez dans un instant.
problem-internal = Quelque chose a mal tourné sur le serveur. C’est noté.

## Notes

note-rules-changed = Cette partie suivait la version { $old } des règles ; ce serveur joue la version { $new } : il a fallu l’arrêter.
note-rules-released = Cette partie suivait la version { $old } des règles, que joue Beagle { $release } ; ce serveur joue la version { $new } : il a fallu l’arrêter.
note-components-changed = Cette partie se jouait avec des pièces que le serveur n’a plus : il a fallu l’arrêter.
note-unreadable = Cette partie n’a pas pu être reconstituée : il a fallu l’arrêter.
note-forgotten = Personne n’a complété cette table en une semaine.
note-abandoned = Tout le monde est parti avant le début de la partie.

## La commande

serve-listening = Beagle écoute à l’adresse { $address } (Ctrl-C l’arrête).
serve-migrating = Mise à jour de la base { $database } (de { $from } à { $to }).
serve-new-database = Création de la base { $database }.
serve-interpreted = Le moteur n’est pas compilé ici : les robots réfléchissent lentement.
serve-not-built = L’application web n’est pas construite : lancez « make setup ». Le serveur fonctionne, sous /api.
serve-port-taken = l’adresse { $host }:{ $port } n’est pas utilisable : { $reason }
serve-database-newer = la base { $database } vient d’une version plus récente de Beagle ({ $found }) ; celle-ci connaît jusqu’à { $known }
serve-database-trouble = la base { $database } ne s’ouvre pas : { $reason }
serve-secret-open = le fichier secret { $file } est lisible par d’autres : donnez-lui les droits 600
serve-secret-trouble = le fichier secret { $file } n’est pas utilisable : { $reason }
serve-secret-short = le secret doit avoir au moins 32 caractères, il en a { $count }
serve-channels-trouble = l’adresse des canaux { $address } doit commencer par redis://
serve-missing-part = il manque une partie à installer : pip install "beagle-games[{ $part }]"
backup-done = Sauvegarde faite : { $file }.
backup-exists = { $file } existe déjà ; choisissez un autre nom
backup-other-database = cette commande copie des fichiers SQLite ; pour PostgreSQL, utilisez pg_dump et pg_restore
restore-done = { $database } restaurée depuis { $file }.
restore-exists = { $database } existe déjà ; ajoutez --replace pour l’écraser
restore-not-ours = { $file } n’est pas une sauvegarde de Beagle : { $reason }
