### What the study commands say: arena, dataset, report, bench. The lines of the list of commands are in beagle/text.

## Shared by the commands

arguments-seed = the number that decides all chance (1)
arguments-jobs = how many processes (1)
arguments-least = expected { $option } to be { $least } or more, got { $value }
arguments-exists = { $file }: is there already; choose another file with --out
arguments-no-folder = { $file }: there is no such folder; expected a file in a folder that exists
progress = { $done } of { $wanted }
stopped-after = stopped after { $done } of { $wanted } games
worker-lost = { $reason }; { $done } of { $wanted } games are done

## Arena

arena-about = Let bots play many games. Seats rotate, so that each bot sits everywhere in the same deals.
help-arena-examples = examples:
      beagle arena footsteps --seats 5,greedy --games 400 --jobs 2 --out games.jsonl
      beagle arena footsteps --seats 5,greedy --games 800 --jobs 2 --out games.jsonl --resume
arena-help-seats = the bots, separated by commas: { $bots }
arena-help-games = how many games ({ $games }); with --table, the most for a line-up
arena-help-out = write each game to this file, as JSON Lines; with --table, to a folder of files
arena-help-parquet = write all games to this file, as a Parquet table
arena-help-ray = play on a Ray cluster; without an address, on one started here for --jobs
arena-help-resume = continue the file of --out, or the --table
arena-help-table = play the line-ups of docs/bots.md, of all games or of GAME, and renew its table
arena-expected-seats = expected a game and --seats, as in: beagle arena footsteps --seats 5,greedy
arena-resume-what = --resume needs the file to continue: --out FILE
arena-not-with-table = { $option } can't be given with --table, which has line-ups of its own
arena-go-on = , go on with --out { $file } --resume
tally-title = { $id }, { $bots }, seed { $seed }: { $count ->
    [0] no games
    [one] 1 game
   *[other] { $count } games
}
tally-side = { $bot } × { $places }  wins { $rate }  (95 %: { $low } to { $high })  points { $mean }
tally-thinking = a decision { $mean } ms, slowest { $slowest } ms
tally-untimed = { $count ->
    [0] thinking times are not known: the file has none
    [one] thinking times are of 1 new game only: the file has none of the earlier ones
   *[other] thinking times are of the { $count } new games only: the file has none of the earlier ones
}
tally-ratings = ratings (openskill): { $ratings }
tally-failures = { $count ->
    [one] a bot failed once and played at random instead: the log says why
   *[other] a bot failed { $count } times and played at random instead: the log says why
}
log-exists = { $file }: is there already; say --resume to continue it, or choose another file
log-unwritable = { $file }: can't be written: { $reason }
log-broken-off = { $file }: can't be written: { $reason }; what is there is kept, go on with --resume
log-no-folder = { $folder }: can't be made a folder: { $reason }
log-of-another-arena = { $file }: holds another arena (other bots, seed, options, components or version)
log-not-json = { $file }, line { $line }: expected a JSON object, got { $found }
log-not-an-outcome = { $file }, line { $line }: expected the outcome of a game, got { $found }
log-wrong-number = { $file }, line { $line }: expected game { $number }, got { $found }
table-marks = { $file }: expected the marks { $begin } and { $end }, once each and in this order

## Data sets

dataset-about = Write the positions, moves and values of many games as a Parquet table with a data card.
help-dataset-examples = example:
      beagle dataset footsteps --games 1000 --jobs 2 --out footsteps.parquet
dataset-help-games = how many games (100)
dataset-help-first = the number of the first game (0)
dataset-help-players = how many players (the fewest)
dataset-help-bot = the bot at every seat (greedy): { $bots }
dataset-help-out = the table (GAME.parquet); its card goes beside it as .md
dataset-not-parquet = expected a file that ends in .parquet, got { $file }
dataset-go-on = ; they are kept, --first { $first } continues with another file
dataset-written = { $file }: { $positions } positions from { $count ->
    [one] 1 game
   *[other] { $count } games
}

## Bench

bench-about = Measure the engine's speed beside OpenSpiel's card games.
help-bench-examples = example:
      beagle bench footsteps --rounds 5 --json speed.json --check
bench-help-players = how many players (4)
bench-help-rounds = how many rounds the medians are taken over (5)
bench-help-seconds = CPU time of one measurement (0.5)
bench-help-json = write the figures to a file
bench-help-history = append a dated line to a history (docs/speed.md)
bench-help-environments = measure the interfaces for study instead
bench-help-check = exit with 1 when a target is missed
bench-help-allow-interpreted = measure even when the engine is not compiled
bench-interpreted = the engine is interpreted, so its speed says little: install it compiled or say --allow-interpreted
bench-no-peers = the peers are not installed: expected OpenSpiel, as in pip install 'beagle-games[bench]'
bench-bad-rounds = expected at least one round of some seconds, got { $rounds } of { $seconds }
bench-stopped = stopped before the end; nothing was written
bench-round = round { $number } of { $count } ...
bench-game = game
bench-python = from Python
bench-inside = inside
bench-search = search
bench-copy = copy
bench-peers = P, the peers' median
bench-units = Moves, in random games, and iterations of a search, a second of CPU time; medians of the rounds.
bench-units-masked = Moves a second of CPU time in random masked play, fewest players; medians of the rounds.
bench-batch-of = batch of { $count }
bench-arena = arena, { $games } random games, 2 processes: { $seconds } s, { $megabytes } MB
bench-missed = missed: { $what }
bench-missed-speed = { $name }, { $what }: { $times } × P, expected at least { $least } × P
bench-missed-copy = { $name }: copy takes { $took } ns, expected under { $most } ns
bench-missed-pettingzoo = { $name }: PettingZoo is { $times } × { $peer }, expected at least { $least } ×
bench-missed-batch = { $name }: a batch makes { $moves } moves/s, expected at least { $least }
bench-missed-time = arena: { $games } games took { $took } s, expected under { $most } s
bench-missed-memory = arena: { $games } games took { $took } MB, { $few } took { $less } MB: expected the same

## Reports: the command

report-about = Say how balanced a game is: who begins, what wins, where points come from, how games go.
help-report-examples = examples:
      beagle report footsteps --games 20000 --jobs 2
      beagle report footsteps --set my-tiles/animals.csv --out compared.html
report-help-games = games between greedy bots (2000); other levels play a share of it
report-help-levels = the levels of bots to compare, 3 among them (1,2,3,4)
report-help-set = an edited component file, or a folder of them, to compare with the printed ones
report-help-out = the page (GAME-report.html); its numbers go beside it as .json
report-bad-levels = expected levels from 1 to 5 in order, { $greedy } among them, got { $found }
report-not-html = expected a file that ends in .html, got { $file }
report-no-components = { $file }: expected a folder of component files or one of { $names }
report-other-file = { $file }: expected a component file of { $id } ({ $names })
report-of-these = : the report is of these
report-of-nothing = : there is nothing to report

## Reports: the page

report-title = { $title }: a report on balance
report-set-printed = printed
report-set-edited = edited
report-played = { $count ->
    [one] 1 game
   *[other] { $count } games
} with the { $label } components ({ $greedy } between greedy bots).
report-depends = Seed { $seed }, rules { $version }, Beagle { $beagle }.
report-intervals = Points and bars show 95 % intervals: where two of them overlap widely, there may be no difference.
report-all-known = All values of the printed components are known.
report-reconstructed = Of the { $count } rows of the printed component files, { $guessed } hold a value that is reconstructed, not read from a box: what is said of single pieces holds for this reconstruction.
report-no-greedy-games = No games between greedy bots have been played yet.
report-who-begins = Does it matter who begins?
report-what-wins = What wins?
report-about-what-wins = Those who end with more of a thing than their table's average: how many times their fair share of victories they have. What a strong player gathers anyway also shows here, so this tells what goes with winning, not why.
report-where-points-come-from = Where do points come from?
report-how-games-go = How do games go?
report-thinking = Does more thinking win more?
report-about-thinking = One seat of a level at a table of the level below; the dashed line is its fair share.
report-picture-order = Share of victories by the order of play
report-picture-points = Points by category for winners and others
report-picture-lengths = How long games are
report-picture-lead = How often the lead changes
report-picture-thinking = Share of victories of each level against the one below
report-components = components
report-players = { $count } players
report-level = level { $number }
report-duel = level { $number } against { $other }
report-order = order of play
report-winner = winner
report-other = other
report-actions = actions in a game
report-lead-changes = changes of the lead
report-share-of-victories = share of victories
report-share-of-games = share of games
report-times-fair = times the fair share of victories
report-points-a-seat = points a seat
report-column-components = components
report-column-players = players
report-column-order = order of play
report-column-wins = wins (greedy bots)
report-column-from = 95 % from
report-column-to = to
report-column-games = games
report-column-actions = actions
report-column-decisions = decisions
report-column-options = options at a decision
report-column-lead-changes = lead changes
report-column-margin = winner's lead
report-column-shared = shared victories
