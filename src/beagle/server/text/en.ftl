### What the server says.

## Problems

problem-bad-request = The request can't be read: { $reason }
problem-bad-option = That is not possible: { $reason }
problem-unshowable-words = Nothing in that message can be shown.
problem-not-your-name = You can only name your own seats.
problem-no-bot-no-level = Only a bot has a level.
problem-host-keeps-a-seat = The host keeps a seat.
problem-host-needs-a-seat = The host of a table needs a seat at it (kind "me").
problem-first-seat = The first seat must be from 0 to { $last }.
problem-first-by-rule = Rule { $by } decides who begins: no first seat can be chosen.
problem-no-game = There is no game { $game }.
problem-no-component-set = There is no component set { $set }.
problem-too-many-tokens = You already have { $most ->
    [one] 1 token
   *[other] { $most } tokens
}: delete one first.
problem-bad-name = A name has 1 to 40 visible characters.
problem-unreadable-action = That isn't an action of this game.
problem-no-identity = Choose a name first.
problem-bad-session = This browser's session isn't known here. Choose a name again.
problem-session-expired = This browser's session has expired. Log in, or choose a name again.
problem-bad-token = This token is not valid.
problem-wrong-passphrase = Name and passphrase don't match.
problem-not-your-seat = That seat is somebody else's.
problem-not-the-host = Only the host of the table may do that.
problem-wrong-invitation = This invitation is not for this table, or it is used up.
problem-foreign-origin = Requests from other sites are refused.
problem-not-seated = Only players at this table may do that.
problem-not-found = There is nothing at this address.
problem-no-table = There is no such table. The link may be incomplete.
problem-no-seat = The table has no such seat.
problem-no-player = There is no such player.
problem-method-not-allowed = That can't be done with this address.
problem-name-taken = This name is protected by a passphrase. Choose another.
problem-table-full = All seats are taken. You can watch.
problem-table-not-full = Some seats are still free: wait, or fill them with bots.
problem-seat-taken = That seat is taken.
problem-table-started = The match has already begun.
problem-table-not-playing = No match is being played at this table.
problem-match-not-over = The record will be available once the match is over.
problem-match-closed = This match was closed.
problem-match-paused = The match is paused.
problem-stale = The table has changed in the meantime; look again.
problem-not-friendly = Only at a friendly table can a vote take moves back.
problem-nothing-to-vote = There is no vote about that.
problem-not-absent = No bot is playing for this seat.
problem-seat-absent = A bot is playing for this seat: take the seat back first.
problem-confirm-needed = This action can't be taken back: confirm it.
problem-not-paused = The match is not paused.
problem-too-large = That is too large.
problem-too-many-requests = Not so fast, please: too many requests.
problem-too-many-tables = You already have { $most ->
    [one] 1 table
   *[other] { $most } tables
}: finish or leave one.
problem-too-many-connections = Too many connections from your address.
problem-busy = The server is busy. Try again in a moment.
problem-internal = Something went wrong on the server. It has been noted.

## Notes

note-rules-changed = This match was begun under rules version { $old }; this server plays version { $new }, so it had to be closed.
note-components-changed = This match was begun with pieces that the server no longer has, so it had to be closed.
note-unreadable = This match could not be rebuilt, so it had to be closed.
note-rules-released = This match was begun under rules version { $old }, which Beagle { $release } plays; this server plays version { $new }, so it had to be closed.
note-forgotten = Nobody filled this table for a week.
note-abandoned = Everybody left before the match began.

## The command

serve-listening = Beagle listens at { $address } (Ctrl-C ends it).
serve-migrating = Bringing the database { $database } up to date ({ $from } to { $to }).
serve-new-database = Setting up the database { $database }.
serve-interpreted = The engine is not compiled here, so bots think slowly.
serve-not-built = The web app is not built: run "make setup". The server itself works, under /api.
serve-port-taken = the address { $host }:{ $port } can't be used: { $reason }
serve-database-newer = the database { $database } belongs to a newer version of Beagle ({ $found }); this one knows up to { $known }
serve-database-trouble = the database { $database } can't be opened: { $reason }
serve-secret-open = the secret file { $file } can be read by others: set its permissions to 600
serve-secret-trouble = the secret file { $file } can't be used: { $reason }
serve-secret-short = the secret must have at least 32 characters, it has { $count }
serve-channels-trouble = the channels address { $address } must begin with redis://
serve-missing-part = this needs a part that is not installed: pip install "beagle-games[{ $part }]"
backup-done = Backed up to { $file }.
backup-exists = { $file } already exists; choose another name
backup-other-database = this command copies SQLite files; for PostgreSQL use pg_dump and pg_restore
restore-done = Restored { $database } from { $file }.
restore-exists = { $database } already exists; add --replace to overwrite it
restore-not-ours = { $file } isn't a Beagle backup: { $reason }
