### What Beagle itself says; each game has its own texts in games/<id>/text.

seat-name = Player { $letter }

## Refusals that every game shares

why-game-over = The game is over.
why-not-your-turn = It isn't your turn.
why-stale = The table has changed in the meantime; look again.
why-illegal-action = This can't be done now.
why-undo-nothing = You have done nothing this turn that could be undone.
why-undo-revealed = The last action revealed something hidden: it can't be undone.

## The line mode

terminal-welcome =
    { $game }
    Type a number or an action; "help" lists what else you can type.
terminal-prompt = { $seat }>
terminal-hand-over = Over to { $seat }: press Enter to see the table.
terminal-quit = You have left the game.
terminal-input-ended = The input ended before the game did.
terminal-interrupted = Stopped.
output-trouble = the output can't be written: { $reason }
terminal-unreadable = { $answer } isn't an action here. Type a number from the list, an action such as { $example }, or "help".
terminal-undone = Undone.
terminal-why-what = Type "why" and an action, for example one that isn't in the list.
terminal-why-legal = { $answer } is allowed now.
terminal-save-where = Type "save" and the name of a file; with .json at the end the position is saved, otherwise the record.
terminal-saved = Saved to { $file }.
terminal-help =
    A number         do what the list offers under it
    An action        the same, spelled out as in the list or as in a record
    Enter            show the table and the list again
    undo             undo your last action, as long as nothing hidden was revealed
    why ACTION       say which rule forbids an action, and what that rule says
    rules [ID]       read the rules, or the rule with that id
    save FILE        save the record; with .json at the end the position
    quit             leave the game
    help             this list
terminal-over = Type "save" and the name of a file to keep this game, or press Enter to leave.
terminal-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-winner = { $seat } wins.
terminal-shared-victory = { $seat } shares the victory.
terminal-achievement = { $seat } has earned the achievement "{ $achievement }".
terminal-choose-game = Which game? Type its number or its name:
player-name = Player { $letter }
player-name-alone = Player

## Replays

replay-start = { $game }: { $players }. { $count ->
    [one] 1 action.
   *[other] { $count } actions.
}
replay-at = After action { $number } of { $count }
replay-prompt = Enter: next, b: back, q: quit>
replay-unfinished = The record ends here; the game is not over.

## Reports

games-line = { $id }  { $title } ({ $least } to { $most } players, { $designers }, { $year })
check-record = { $file }: a legal record of { $game }, { $count ->
    [one] 1 action
   *[other] { $count } actions
}{ $over ->
    [yes] , finished: { $scores }
   *[no] , not finished
}.
check-position = { $file }: a possible position of { $game }{ $over ->
    [yes] , the game is over
   *[no] { "" }
}.
components-line = { $file }: { $count ->
    [one] 1 row
   *[other] { $count } rows
}
components-hash = component set { $name }, sha256:{ $hash }
components-good = { $folder }: a good component set for { $game }.
components-written = { $count ->
    [one] 1 file
   *[other] { $count } files
} written to { $folder }. To check your changes: beagle components { $game } --check { $folder }

## Help of the command

help-about = Three Darwin board games: play them, replay them, check records and positions.
help-examples = examples:
      beagle play footsteps --players 3        play against two bots
      beagle rules footsteps --rule F-T3       read one rule
      beagle replay match.txt --at 20          look at a match after 20 actions
      beagle check match.txt                   is this a legal match?

    exit codes:
      0    all is well
      1    a checked file is not legal, or a measured target is missed
      2    the command line or a file can't be used, or the output can't be written
      3    a process was ended from outside; what was finished is kept
      130  stopped by Ctrl-C

    Seats are numbered from 0.
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help
help-version = show the version and whether the engine is compiled
help-lang = language of all texts: fr or en; else that of your system
help-components = play with the component files of this folder
help-json = write JSON for programs
help-game = the game's id; "beagle games" lists them
help-games = list the games
help-games-examples = example:
      beagle games --json
help-play = play in the terminal, line by line; reads from a pipe as well
help-play-examples = examples:
      beagle play footsteps
      beagle play footsteps --players 4 --names Ada,Emma --seat 0 --seat 1
      beagle play footsteps --seed 42 --first 0 --record match.txt
      beagle play --load match.txt
help-players = how many players; without it, where --bots names several, as many as --bots and --seat, or 3
help-seat = a seat played by a human, from 0; give it again for more, or "none" to watch the bots; without it, seat 0
help-names = the players' names in the order of the seats, separated by commas
help-seed = the number that decides all chance, for a match that can be repeated
help-first = the seat that begins, where no rule decides it; else one at random
help-option = an option of the game, such as expert=true; may be given again
help-bots = the bots in the order of their seats, separated by commas, or one for all: { $bots }
help-record = write the match's record to this file
help-load = play on from this record or position
help-rules = read a game's rules
help-rules-examples = examples:
      beagle rules footsteps --lang fr
      beagle rules footsteps --rule F-T3
help-rule = only the rule of this id
help-replay = step through a record: Enter next, b back, q quit; writes all of it to a pipe
help-replay-examples = examples:
      beagle replay match.txt
      beagle replay match.txt --at 20 --json
help-file = a file
help-at = show the table after this many actions, and stop
help-replay-seat = see what this seat saw; else what a spectator saw
help-check = say whether a record or a position is legal, and if not, where and why
help-check-examples = examples:
      beagle check match.txt
      beagle check puzzle.json --json
help-components-command = show, write out or check a game's component set
help-components-examples = examples:
      beagle components footsteps --write my-set
      beagle components footsteps --check my-set
      beagle play footsteps --components my-set
help-write = write the component files to this folder, for editing
help-check-folder = say whether the component files in this folder can be used
help-serve = host tables for the browser and for programs that play
help-serve-examples = examples:
      beagle serve
      beagle serve --host 0.0.0.0 --port 80 --data /var/lib/beagle
      beagle serve --database postgresql+psycopg://beagle@localhost/beagle --redis redis://localhost
help-host = the address to listen at; 0.0.0.0 for every network
bad-port = expected a port from 0 to { $last }, got { $value }
help-port = the port to listen at; 0 for any that is free
help-data = the folder of the database and of the secret; else BEAGLE_DATA, else a folder of your own
help-database = the database's URL; else the file beagle.db in the data folder
help-redis = the URL of Redis, when several servers share one database
help-origin = another site that may connect, such as https://games.example; may be given again
help-behind-proxy = take a visitor's address from X-Forwarded-For
help-component-sets = a folder GAME/SET/*.csv of further component sets to choose from
help-thinkers = processes in which bots think
help-bot-pause = seconds a bot waits before each move, so that people can follow
help-unhurried = without limits on how often one may ask: for tests and closed networks
help-open = open the page in a browser
help-backup = copy the database to a file, also while the server runs
help-backup-examples = example:
      beagle backup monday.db
help-restore = put a backup in the database's place; stop the server first
help-restore-examples = example:
      beagle restore monday.db --replace
help-replace = overwrite the database that is there
server-missing = the server is not installed ({ $part } is missing): pip install "beagle-games[server]"
help-hint = advise on a position of a record, or on a position file: the best few actions and why
help-hint-examples = examples:
      beagle hint match.txt --at 20
      beagle hint puzzle.json --best 5 --json
help-hint-at = advise on the position after this many actions; else after all
help-hint-seat = the seat to advise; else the first that is to act
help-iterations = how often the search tries
help-best = how many actions to show
help-jobs = how many processes think
help-arena = let bots play many games against one another
help-dataset = write positions, moves and values for learners
help-report = say how balanced a game is
help-bench = measure the engine's speed

## Advice

hint-title = { $seat }, at action { $at }, after { $count ->
    [one] 1 try
   *[other] { $count } tries
}:
hint-expect = chance of winning { $chance }%, expected lead { $sign }{ $points } (tried { $tries ->
    [one] once
   *[other] { $tries } times
})
hint-part = { $category }: { $minus }{ $now } now, { $sign }{ $points } expected by the end
hint-part-kept = { $category }: { $minus }{ $now } now, no change expected
hint-leaves-more = it leaves { $next_seat } { $points } { $points ->
    [one] point
   *[other] points
} more than the other choices
hint-leaves-less = it leaves { $next_seat } { $points } { $points ->
    [one] point
   *[other] points
} less than the other choices

level-1 = Cabin boy
level-2 = Sailor
level-3 = Collector
level-4 = Naturalist
level-5 = Darwin

learn-step = Step { $step } of { $count }
learn-next = Enter: go on, back, quit>
learn-you = You
learn-help =
    Type a number from the list or an action. "show" does the step for you, "back" goes a step back, "quit" leaves.
    Enter goes on where there is nothing to do.
learn-shown = This is how: { $action }
learn-left = You have left the lesson. "--step N" goes on from a step.
learn-input-ended = The input ended before the lesson did.
learn-end = That's all there is to it. Your first match: beagle play { $game }
check-lesson = { $file }: a good lesson file of { $game }, { $count } { $count ->
    [one] part
   *[other] parts
 }

help-learn = learn a game on its own table, step by step; or solve its puzzles
help-learn-examples = examples:
    beagle learn footsteps
    beagle learn darwinning --lesson two-players
    beagle learn darwinci --puzzles
help-lesson = one of the game's lessons by its name, or a file (*.json); else the one that teaches the game
help-step = begin at this step, counted from 1
help-puzzles = find the best move in a few positions
