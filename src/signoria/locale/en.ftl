# The house’s own words.

no-such-move = No move is called “{ $text }”.
cannot-undo = Nothing of yours can be taken back: something was revealed, or somebody else has acted since.

## Names and lists

name-you = You
name-person = Player { $seat }
name-novice = Novice { $seat }
name-apprentice = Apprentice { $seat }
name-journeyman = Journeyman { $seat }
name-master = Master { $seat }
name-grand-master = Grand master { $seat }
name-engine = Engine { $seat }
level-novice = novice
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-grand-master = grand master
level-means-novice = Makes any move the rules allow: try things out and you will usually win. Good for a first game.
level-means-apprentice = Moves at once, by rules of thumb: sensible, but it never looks ahead. A fair match once you know the rules.
level-means-journeyman = Knows its trade: it mostly finds the good move, and now and then the second best. To beat it you need a plan.
level-means-master = Looks ahead: before every move it plays on in its head, hundreds of times. Hard to beat.
level-means-grand-master = Looks ahead with the eye of somebody who has played millions of games. The hardest to beat: losing to it teaches you the game.
bots-novice =
    { $count ->
        [one] a novice
       *[other] { $count } novices
    }
bots-apprentice =
    { $count ->
        [one] an apprentice
       *[other] { $count } apprentices
    }
bots-journeyman =
    { $count ->
        [one] a journeyman
       *[other] { $count } journeymen
    }
bots-master =
    { $count ->
        [one] a master
       *[other] { $count } masters
    }
bots-grand-master =
    { $count ->
        [one] a grand master
       *[other] { $count } grand masters
    }
reason-chance = { $name } { $percent }%
reason-expected =
    { $to ->
        [reader] By what you may know, its network expected these chances of winning before the move: { $chances }.
       *[all] Before the move its network expected these chances of winning: { $chances }.
    }
not-learned-journeyman = The network of { $title } has not learned the game as it is played here: journeymen look ahead a little instead.
not-learned-grand-master = The network of { $title } has not learned the game as it is played here: grand masters play as masters.
list-and = { $first } and { $last }
yes = yes
no = no
no-options = no options
seats-from-to = { $low } to { $high } players

## What can be wrong

no-such-game = There is no game called “{ $name }”: choose one of { $known }.
no-such-command = There is no command “{ $name }”: choose one of { $known }.
no-such-language = There are no words in “{ $language }”: choose one of { $known }.
no-such-option = { $title } has no option “{ $name }”: it has { $known }.
example-title = Example, seen by player { $seat }
example-refused = { $move }? Not allowed. { $why }
example-made = { $move }:
example-points = { $name }: { $points }. { $sentence }
no-such-clause = The rules of { $title } have no clause “{ $clause }”: a clause is named like { $example }.
no-such-level = No bot is called “{ $name }”: choose one of { $known }.
no-such-seat = There is no seat “{ $seat }”: the seats are A to { $last }, or 0 to { $highest }.
bad-choice = Option { $name } cannot be “{ $said }”: choose one of { $known }.
option-not-for-seats = Option { $name } is for { $counts } players, not { $seats }.
bad-seats = { $title } is for { $low } to { $high } players, not { $seats }.
bad-hotseat = Between 1 and { $seats } people can share this table, not { $count }.
bad-seed = A seed is a whole number from 0 on, not { $seed }.
seed-too-high = The seed { $seed } is too high for so many games: the highest is { $highest }.
bad-thought = A bot may think for more than 0 and up to { $most } seconds, not { $seconds }.
bad-games = At least one game must be played, not { $games }.
too-many-games = At most { $most } games can be played, not { $games }.
simulate-not-this-level = Only { $known } play here, thousands of games a second; for { $name }, who takes time for every move, take signoria arena.
too-many-bots = There are { $count } bots but only { $seats } seats: name no more bots than seats.
too-many-engines =
    { $seats ->
        [0] There is no seat for an engine
        [one] There is only one seat for an engine
       *[other] There are only { $seats } seats for engines
    }, not { $count }: take fewer engines, or more seats.
bad-components = These components cannot be used: { $why }.
components-of-which-game = Name the game that the components belong to.
unreadable-file = The file { $file } cannot be read.
bad-position = { $file } cannot be played on: { $why }.
neither-record-nor-position = it holds neither a record nor a position
from-alone = A game from a file brings its own seats, options, seed and first seat: leave out { $option }.
from-other-game = { $file } holds a game of { $other }, not of { $title }.
from-over = The game in { $file } is over: choose one that is not.
bad-record = { $file } cannot be replayed: { $why }.
bad-step =
    { $last ->
        [one] The game has one decision
       *[other] The game has { $last } decisions
    }: choose a step from 0 to { $last }, not { $step }.
save-exists = The file { $file } is already there: choose another name, for nothing is overwritten.
save-impossible = The file { $file } cannot be written: choose another place.
fault-dead-end = A player had no legal move, which is an error in the rules: { $command } plays that game again.
fault-too-long = A game did not end, which is an error in the rules: { $command } plays that game again.
usage-no-such-option = There is no option { $option }: see { $more }.
usage-needs-value = The option { $option } needs a value: see { $more }.
usage-missing = { $name } is missing: see { $more }.
usage-bad-number = { $name } takes a number: see { $more }.
usage-bad-whole-number = { $name } takes a whole number: see { $more }.
usage-extra = There are more arguments than it takes: see { $more }.
usage-bad = That cannot be understood ({ $detail }): see { $more }.

## Playing

play-hint = Type a move’s number or its text, or ? for help.
play-help =
    Type the number of a move, or its text at the end of its line. Or:
      u          take back your last decision, while nothing was revealed by it
      b          show the board
      m          show the moves again
      l          show all that has happened
      r          recall the rules; with a clause, as in r 13, what they say of it
      why        ask why the bots have just moved as they did
      why TEXT   ask why a move is not allowed
      q          leave the game
play-no-reasons = No bot has done anything since that could be explained.
keys-undo = u undo
keys-board = b board
keys-moves = m moves
keys-log = l log
keys-rules = r rules
keys-why = w why
keys-help = ? h help
keys-quit = q quit exit
play-choose = Choose a move.
play-no-such-number =
    { $last ->
        [1] There is only move 1.
       *[other] The moves have numbers from 1 to { $last }.
    }
play-allowed = “{ $text }” is allowed.
play-thinking = { $name } is thinking…
play-compiling =
    The rules are still being compiled for the bots, once and for all; until then { $moves ->
        [network] they do not look ahead: a network that learned the game chooses their moves.
       *[apprentice] they play as apprentices.
    }
play-not-compiled =
    { $why } Until then { $moves ->
        [network] bots do not look ahead: a network that learned the game chooses their moves.
       *[apprentice] they play as apprentices.
    }
play-engine-replaced = { $why } From here on an apprentice plays for it.
play-undone = Your last decision is taken back.
play-more-rules = All the rules: { $command }; one clause: r { $clause }.
play-left = You leave the game.
play-hand-over = It is { $name }’s turn: press Enter when only { $name } can see the screen.
play-turn-of = It is { $name }’s turn.
save-done = The game is saved in { $file }.
result-won =
    { $count ->
        [one] { $who ->
            [you] You win
           *[other] { $names } wins
        }
       *[other] { $names } share the victory
    } with { $score }.
result-place = { $place }. { $seat }, { $name }: { $score }
# What is counted, unless a game has a word of its own for it, score-amount.
result-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

## Records

replay-length =
    { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
replay-unfinished = The record ends before the game does.
verify-finished =
    OK: { $title }, { $seats } players, { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, points { $points }, won by { $winners }.
verify-unfinished =
    OK: { $title }, { $seats } players, { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, not finished.
verify-fair =
    { $count ->
        [0] The deal comes from the secret behind the commitment { $commitment } alone: nobody added a nonce.
        [one] The deal was fair if your table showed the commitment { $commitment } beforehand: it comes from the secret behind that and one nonce added afterwards.
       *[other] The deal was fair if your table showed the commitment { $commitment } beforehand: it comes from the secret behind that and { $count } nonces added afterwards.
    }
verify-fair-from-position =
    It began with a position, and how that came about cannot be checked here. { $count ->
        [0] What chance decided from there on comes from the secret behind the commitment { $commitment } alone: nobody added a nonce.
        [one] What chance decided from there on was fair if your table showed the commitment { $commitment } beforehand: it comes from the secret behind that and one nonce added afterwards.
       *[other] What chance decided from there on was fair if your table showed the commitment { $commitment } beforehand: it comes from the secret behind that and { $count } nonces added afterwards.
    }

## Simulation and measuring

compiling = Getting the compiled rules ready; the first time this takes some seconds.
runs-interpreted = The rules run interpreted, which is slow. { $why }
no-compiler = There is no C++ compiler on this machine: install one (g++ or clang), or run pip install 'signoria[compiler]'.
compiler-failed = The rules could not be compiled: { $why }.
measuring = Measuring; this takes a while.
simulate-head =
    { $games ->
        [1] One game
       *[other] { $games } games
    } of each setting, from seed { $seed } on.
simulate-setting = { $seats } players, { $options }
simulate-speed = { $mean } decisions a game ({ $low } to { $high }), { $speed } games a second
bot-in-seats =
    { $bot }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
table-seat = seat
table-seats = seats
table-options = options
table-wins = wins
table-wins-by-seat = wins by seat, %
table-points = points
table-least = least
table-most = most
table-decisions = decisions
table-speed = games/s
table-bot = bot
table-interval = 95% interval
table-equal = if equal
table-measured = measured
bench-seats = seats
bench-state-bytes = bytes of a state
bench-random-games-per-second = random games a second, one core, set-up included
bench-decisions-per-game = decisions in a random game
bench-decision-ns = nanoseconds a decision, set-up included
bench-copy-ns = nanoseconds a copy of a state
bench-legal-ns = nanoseconds a row of legal moves, in a batch
bench-observe-ns = nanoseconds an observation, in a batch
bench-apprentice-games-per-second = games between apprentices a second, one core
bench-batch-games = games in a batch: as many as stay near the core
bench-batch-steps-per-second = steps of a batch a second, one core, with masks, observations and rewards
bench-batch-random-moves-per-second = random moves in a batch a second, one core
bench-random-simulations-per-second = search simulations from the opening, playing on at random, a second
bench-master-simulations-per-second = search simulations from the opening, as a master, a second
bench-served-move-ms = milliseconds a move on a server, interpreted: legal moves, move, all views
bench-compile-seconds = seconds to a first compiled game, nothing in the cache
bench-load-seconds = seconds to a first compiled game, from the cache
bench-first-question-seconds = seconds to the first question of a game in the terminal

## The arena

arena-head =
    { $title }, { $seats } players, { $options }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }.
arena-deals =
    { $deals ->
        [one] Every line-up plays the same deal, once
       *[other] Every line-up plays the same { $deals } deals, each once
    } for every way to turn round the table.
arena-against =
    { $seats ->
        [one] one { $other }
       *[other] { $seats } × { $other }
    }
arena-table-shares = Wins
arena-table-ratings = Ratings
arena-report-there = The report is in { $file }.
arena-forfeits =
    { $first } For this or the like a novice played to the end in { $seats ->
        [one] one
       *[other] { $seats }
    } of its { $of } seats.
report-title = { $title }: a tournament between bots
report-between = { $what }: { $value }, between { $interval }
report-spread = { $what }: { $mean } on average, from { $least } to { $most }, half of them up to { $half }
report-thinking = { $what }: { $mean } ms on average, { $longest } ms at most
report-picture = picture
report-games = games
report-mean = average
report-half = median
report-mean-ms = ms a move
report-longest-ms = longest, ms
report-as-table = The same as a table
report-ladder = Ladder
report-ladder-how = The scale is held fast by { $anchor }, at 1,000. A bot with 400 more is ten times as strong: of eleven games against one weaker bot it wins ten. The bars are 95% intervals, found by weighing the deals anew by lot.
report-wins = Wins
report-wins-how = The share of the games won by a bot; those who tie share the win. The bars are Wilson’s 95% intervals, the dashed line is what chance would give.
report-seats = Wins by seat
report-seats-how = What each seat won, whoever sat there. Everybody sits in every seat equally often, so differences come from the game.
report-points = Points
report-points-how = Half of the results lie within a bar, all within its line; the stroke is the median, the dot the average.
report-lengths = Length
report-lengths-how = A game has { $mean } decisions on average, from { $least } to { $most }; half of the games have no more than { $half }.
report-pace = Thinking time
report-pace-how = Milliseconds a decision: the dot is the average, the bar reaches to the longest one. Each step of the scale is ten times the one before.
report-method = How it was played
report-deals = deals
report-seed = seed
report-rules = rules, components
report-code = code
report-machine = machine
report-date = date
report-repeat = The command below plays the same games again, move for move.
report-repeat-timed = The command below plays the same deals again; bots that think by the clock will not find the same moves every time.
report-several-codes = These games were played by { $count } versions of the code, so read them with care.
table-against = against
table-chance = by chance
table-rating = rating
table-ms = ms a move
arena-no-such-bot = No bot is called “{ $name }”: take one of { $known }, with @400 behind it for simulations a move or @100ms for time, or name a class as package.module:Class or a program as engine:COMMAND.
arena-bad-budget = A bot cannot think for “{ $said }”: say a number of simulations, as in @400, or a time, as in @100ms or @1s.
arena-no-such-module = The bot { $name } cannot be imported: { $why }.
arena-no-bot-class = { $name } is no bot: name a class that extends signoria.Bot.
arena-one-bot = { $bot } needs somebody to play against: name more bots, or say --against.
arena-no-bot = Nobody plays: name bots with --bots, as in --bots apprentice,novice.
arena-bot-twice = The bot { $bot } is named twice.
arena-against-mixed = At mixed tables everybody meets everybody: leave out --against.
arena-records-where = Records are kept in a folder: name one with --out.
arena-bad-workers = At least one worker must play, not { $workers }.
arena-where = Games cannot be played on “{ $said }”: choose one of { $known }.
arena-no-ray = Ray is not installed: pip install "signoria[ray]" brings it.
arena-other-plan = The folder { $folder } holds another tournament: repeat the command it was begun with, or choose another folder.
arena-no-folder = Nothing can be kept in { $folder }: choose another folder.
arena-bad-folder = The file { $file } in { $folder } cannot be read: choose another folder.
arena-bad-line = Line { $line } of { $file } in { $folder } is no result of a game: take it out, and its game is played again.
arena-by-network =
    { $bots } { $count ->
        [one] thinks by the clock and does not look ahead without compiled rules: a network that learned the game chooses its moves.
       *[other] think by the clock and do not look ahead without compiled rules: a network that learned the game chooses their moves.
    }
arena-not-compiled = { $bot } thinks by the clock and needs compiled rules, which there are none of here: give it a number of simulations, as in master@400, or install a C++ compiler.
arena-broken-off = Broken off: the same command goes on from here.
arena-broken-off-unkept = Broken off, and nothing is kept: name a folder with --out to be able to go on.
arena-bot-failed = { $bot } failed, and its games cannot go on: { $why }.
arena-worker-died = A process that played game { $game } ({ $bots }) died { $tries } times: see what it wrote, then repeat the command to go on.

## Studies

study-title = { $title }: a study ({ $what })
study-head =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title } with { $seats } players for each rule set, { $bot } in every seat; seat A begins.
study-same-seeds = All rule sets are played on the same seeds, so that differences between them are found game by game.
study-bots-only = Only bots played: what is balanced for them need not be so for people, who see what these bots do not.
study-plain = plain
study-usual-data = usual data
study-measure = measure
study-rule-set = rule set
study-difference = difference
study-middle-half = middle half
study-times = how often
study-glance = At a glance
study-glance-how = Averages over all games, with 95% intervals in brackets; what is counted within games comes from the { $close } that were watched closely. Differences of shares are in percentage points.
study-first-wins = first player’s share of wins (by chance { $chance })
study-winner-points = winner’s points
study-all-points = everybody’s points
study-margin = winner’s lead in points
study-ties = games whose win is shared
study-winners-have = winners have more (or less) of
study-seats-how =
    { $games ->
        [one] One game
       *[other] { $games } games
    } for each rule set. Those who tie share the win. The bars are Wilson’s 95% intervals, the dashed line is what chance would give.
study-seat-first = { $seat }, who begins
study-seat = { $seat }, { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
study-seat-points = Points by seat
study-lengths-how = Decisions of { $games } games for each rule set; what else is counted comes from the { $close } of them that were watched closely. A bar holds half of the games and its line all of them; the stroke is the median, the dot the average. The outermost columns hold whatever lies beyond.
study-points-how = { $games } games for each rule set. A bar holds half of the results and its line all of them; the stroke is the median, the dot the average. The interval is that of the average.
study-points-spread = Points of all seats, and the winners’ part of them
study-prices = Prices
study-prices-how = What was paid in the { $close } games of each rule set that were watched closely. A bar holds half of the prices; the interval is that of the average, and allows for prices of one game being alike.
study-a-game = sold a game
study-winners-title = What winners did differently
study-winners-how = Winners against the others at their own table, in { $close } games of each rule set: the { $count } strongest of { $of } differences, by standard deviations, with 95% intervals. It says what goes with winning, not what wins.
study-winners = winners
study-others = others
study-apart-by = difference
study-deviations = deviations
study-apart = { $what }: { $deviations } standard deviations
study-deeds = How much of what
study-show = Show the table
study-deeds-how = Averages for one player of one game, in { $close } games of each rule set, with 95% intervals.
study-games-each = games of each rule set
study-close = of them watched closely
study-method-how = Shares, lengths and points come from all games; prices and deeds from those watched closely, which are the first ones, played with all that happens told. Intervals tell of chance in these games and nothing of other bots, other seat counts or people.
study-report-there = The report is in { $file }.
study-table-seats = Wins by seat
study-other-plan = The folder { $folder } holds another study: repeat the command it was begun with, or choose another folder.
study-fault = The game with seed { $seed } does not come to an end: that is an error in the rules.
study-vary-how = “{ $said }” cannot be varied: say an option and its choices, as in --vary { $example }, or --vary components=usual,FILE.
study-vary-twice = { $name } is said twice: name all its choices in one --vary, and nowhere else.
study-too-many = There are { $count } rule sets: at most { $most } can be compared, so vary less.
study-bad-close = Between 0 and { $games } games can be watched closely, not { $close }.

## Engines

engine-no-command = { $name }: “{ $said }” is no command that can be run: write a program and its arguments.
engine-no-such-program = { $name }: there is no program “{ $program }”: write its path, or what runs it, as in python3 engine.py.
engine-not-started = { $name } could not be started: { $why }.
engine-slow-start = { $name } was not ready within { $seconds } s.
engine-silent = { $name } did not answer within { $seconds } s.
engine-ended = { $name } ended before the game was over.
engine-ended-saying = { $name } ended before the game was over, after writing “{ $last }”.
engine-flood = { $name } wrote more than { $most } bytes between two questions.
engine-garbage = { $name } wrote “{ $line }”, which is no message of the engine protocol.
engine-illegal = { $name } answered “{ $said }”, which is none of the moves it was offered.
engine-other-protocol = { $name } speaks version { $said } of the engine protocol, not { $wanted }.
engine-refuses = { $name } does not play on: “{ $why }”.
engine-no-message = This line is no message of the engine protocol.
engine-no-game = No game was started: say start before choose.
engine-not-its-turn = It is not this seat’s turn in that position.
engine-no-budget = Say how long to think: a number of simulations, or of seconds, above 0.
engine-other-rules = The game here has { $what } { $ours }, not { $theirs }.

## The server

port-taken = Something else listens on port { $port }: choose another with --port.
serve-ready = Signoria is open at { $address }
serve-lan = On your local network: { $address }
serve-stop = Press Ctrl-C to close it; running games are kept.
serve-already-open = This house is already open, at { $address }
serve-being-opened = Another server is just opening this house: wait a moment.
house-no-such-action = A house has no { $name }: choose among { $known }.
bot-workers-no-secret = Give the secret of the house: bots_secret in the settings file, or SIGNORIA_BOTS_SECRET.
bot-workers-begin = { $workers ->
    [one] One process thinks
   *[other] { $workers } processes think
 } here for the bots of { $houses }; Ctrl-C ends it.
house-prune-what = Say what may go and after how many days: --tables, --records or --guests.
house-prune-days = What may go is at least a day old: a number of days is 1 or more.
house-is-open = This house is open, at { $address }: close it first, or let its server prune, by its settings.
house-pruned = Removed: { $tables } tables, { $records } records, { $guests } guests.
house-would-prune = These would go: { $tables } tables, { $records } records, { $guests } guests.
house-ratings-same = All ratings are as they follow from the { $games ->
        [one] one rated game that counts
       *[other] { $games } rated games that count
    }.
house-ratings-made = Ratings are made anew from { $games } rated games: { $added } added, { $removed } removed, { $changed } counted otherwise; { $ratings } ratings after a game are others now.
house-ratings-differ = Not as it follows from { $games } rated games: { $added } would be added, { $removed } removed, { $changed } counted otherwise; { $ratings } ratings after a game would be others. With --recompute they are put right.
house-ratings-unread = Games that stay as they were counted, because their log is gone or these rules cannot follow it: { $games }.
house-season-begun = Season { $number } of ratings has begun.
backup-where = Say which file: signoria house backup FILE, or restore FILE.
backup-taken = { $file } is written and was read again: { $tables } tables with { $entry } entries in their logs, { $guest } guests, { $account } of them members, { $record } records.
backup-restored = The house of { $file } is there again: { $tables } tables with { $entry } entries in their logs, { $guest } guests, { $account } of them members, { $record } records.
backup-stranded =
    { $count ->
        [one] One table was begun with other rules than those installed here: its log is whole, and was not played again.
       *[other] { $count } tables were begun with other rules than those installed here: their logs are whole, and were not played again.
    }
backup-broken =
    { $count ->
        [one] All is copied as it is, but the log of one table cannot be followed: { $tables }.
       *[other] All is copied as it is, but the logs of { $count } tables cannot be followed, as those of { $tables }.
    }
backup-there = { $file } is there already: choose another name, nothing is overwritten.
backup-not-there = There is no file { $file }.
backup-is-none = { $file } is no backup of a house: signoria house backup writes one.
backup-newer = { $file } was written by a newer version, { $version }: install that one first.
backup-spoiled = { $file } is not as it was written: take another backup, this one cannot be trusted.
backup-source-spoiled = What was copied is not whole, so no backup was kept: look at the disk, and at the last good backup.
backup-other-version = This house was last opened with another version: back it up with that one, or open it once with this one.
restore-not-empty = There is a house already at { $database }: a backup is only restored into an empty place.
upgrade-how = Say what to look at: signoria house upgrade --check, with a backup that the version before took, and then --old FILE if games are to end under it.
upgrade-other-version = This house was last opened with another version: take a backup with that one, and name it here.
upgrade-table = { $table }, { $game }, rules { $version }, here { $here }:
upgrade-gone = this game is not installed here.
upgrade-same =
    { $count ->
        [0] No running game simply goes on.
        [one] One running game goes on as it is.
       *[other] { $count } running games go on as they are.
    }
upgrade-unchanged = all its decisions would come out the same here.
upgrade-otherwise =
    { $decision ->
        [0] it would be dealt otherwise here.
       *[other] decision { $decision }, seat { $seat }, “{ $move }”, would come out otherwise here.
    }
upgrade-refused =
    { $decision ->
        [0] it could not begin here: { $why }
       *[other] decision { $decision }, seat { $seat }, “{ $move }”, would be refused here: { $why }
    }
upgrade-only-refusals = Only what is no longer allowed was looked for: a backup taken by the version before shows every difference.
upgrade-old-written = They alone are in { $file }: open it with the version before, and they end under its rules.
upgrade-must-stay =
    { $count ->
        [one] One running game can end only under the rules it was begun with.
       *[other] { $count } running games can end only under the rules they were begun with.
    }
house-members =
    { $count ->
        [0] Nobody is a member.
        [one] One member.
       *[other] { $count } members.
    }
house-no-such-member = Nobody here is { $member }: see signoria house members.
house-role-what = Say who and what: --member with an id or a mail address, and --role, which is one of { $known }.
house-role-is = { $name }: { $role }
house-ban-what = Say who and why: --member with an id or a mail address, and --why; with --days 1 or more it ends by itself.
house-ban-done = { $name } is kept out from now on.
house-unban-done = { $name } may come in again.
house-reports =
    { $count ->
        [0] Nothing waits that was reported.
        [one] One report waits.
       *[other] { $count } reports wait.
    }
serve-no-database = The database { $database } cannot be used: check its address, and whether it can be written to.
serve-failed = The server could not start: see the line above, and whether the database { $database } can be used.
bad-limit-name = There is no limit called { $name }: there are { $known }.
bad-limit-text = A limit is given as NAME=VALUE, as in --limit { $name }=….
bad-limit-whole = { $name } must be a whole number greater than 0, not { $value }.
bad-limit-count = { $name } must be a whole number, 0 or more, not { $value }.
bad-limit-secret = { $name } must have at least 16 characters, letters without accents, digits and signs.
bad-limit-number = { $name } must be a number greater than 0, not { $value }.
bad-limit-rate = { $name } must be so many in a time, as in 30/hour or 5/minute, not { $value }.
bad-limit-seasons = { $name } must be by-hand, quarters or years, not { $value }.
bad-limit-addresses = { $name } must be addresses or networks with commas between them, as in 127.0.0.1, 10.0.0.0/8, not { $value }.
bad-limit-mail-server = { $name } must be the address of a mail server, as in smtp://user:password@mail.example.org:587.
bad-limit-tournament-makers = { $name } is hosts or members, not { $value }.
bad-limit-mail-from = { $name } must hold a mail address, as in Signoria <house@example.org>, not { $value }.
bad-limit-port = { $name } must be a number from 1 to { $most }, or 0 for any that is free, not { $value }.
bad-limit-thought = { $name } must be more than 0 seconds and at most { $most }, not { $value }.
bad-limit-pace = { $name } must be 0 seconds or more, not { $value }.
bad-limit-string = { $name } must be a text between quotation marks, not { $value }.
bad-limit-host = { $name } must be an address of this machine, as 127.0.0.1 or 0.0.0.0, not { $value }.
bad-limit-database = { $name } must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
bad-limit-public-url = { $name } must be an address as people use it and nothing after it, as in https://games.example.org, not { $value }.
bad-settings-file = { $file } cannot be read as settings: look at line { $line }; a text stands between quotation marks.
bad-settings-name = { $file } sets { $name }, which is no setting: did you mean { $near }?
no-settings-file = The settings file { $file } cannot be read: signoria house init writes one.
settings-there = There is a settings file already, { $file }: change it, or choose another folder.
settings-written = The settings of your house are in { $file }; look at them, and open the house with:
settings-file =
    The settings of a house. Open it with: signoria serve --config THIS-FILE
    A line that begins with # is as it is without it; take the # away to change it.
    What the command line says goes first, then the environment (SIGNORIA_ and the name in capitals), then this file.
    It may hold passwords: keep it to yourself.
settings-example = Not set as long as nothing is written here; an example:
limit-host = The address to listen at: 127.0.0.1 for this machine and a proxy on it, 0.0.0.0 for everybody, as with --lan.
limit-old-url = Where running games that were begun with other rules go on: the address at which the version before still serves them.
limit-proxies = Where the proxies stand whose word is taken for where a visitor comes from, with --public-url: addresses or networks.
limit-metrics-token = Who sends it as a bearer token is shown /metrics, from anywhere; without one only this machine is, and nobody behind a proxy.
limit-mail-server = Where mail is handed in, as smtp://user:password@host:port, or smtps:// if it is encrypted from the beginning; without one nobody is sent any.
limit-bots-secret = The secret with which other machines may think for bots, 16 characters or more; without one none may.
limit-mail-from = From whom mail comes.
limit-answer = Seconds after which a move is made that was planned ahead, more or less: as if its person had been asked.
limit-shortest-clock = Seconds that a clock gives at least, for a move or for a game.
limit-turn-mail-after = Seconds that a game which takes days waits for a member before they are written to.
limit-letters-apart = Seconds between two letters about games to the same member: what happens meanwhile is in the next.
limit-notice-after = Seconds after which a member who is not at the table is told by push or webhook.
limit-notice-networks = Networks of this machine or around it to which notices may be posted, with commas between them; without it only to the internet.
limit-seasons = When seasons of ratings begin: by-hand, with a command; quarters or years, with the first rated game of each.
limit-tournament-makers = Who makes tournaments: hosts, and whoever runs the house, or all members.
limit-away = Seconds after which a person who is not connected counts as away.
limit-hello = Seconds in which a new socket must say hello.
limit-head = Seconds in which the head of a request must have come.
limit-body = Seconds in which the body of a request must have come.
limit-unread = Seconds after which a visitor who takes nothing of what waits for them is cut off.
limit-idle = Seconds after which a table at which nobody is connected is put away.
limit-snapshot-every = Entries of a table’s log between two snapshots.
limit-new-guests = Names taken from one address.
limit-sign-ins = Times that somebody signs up or in from one address, or tries to.
limit-mails = Links by mail that one address asks for.
limit-mails-to = Links that are sent to one mail address, whoever asks for them.
limit-exports = Times that one member takes along all that is kept of them.
limit-trials = Times that one member changes where notices go, or tries whether they come.
limit-friend-asks = People whom one member asks to be friends.
limit-invitations = People whom one guest invites by name.
limit-searches = Times that one guest begins to look for a game.
limit-requests = Requests about guests and tables of one guest, or of one address for those who are no guest.
limit-new-tables = Tables that one guest opens.
limit-open-tables = Tables of one guest that are neither over nor given up.
limit-looks = Parts of replays that one guest looks at, or one address for those who are no guest.
limit-new-records = Records that one guest brings.
limit-records = Records of one guest that are kept.
limit-connections = Sockets of one guest, or of one address for those who are no guest.
limit-address-connections = Connections of one address, of all kinds; never more than half of all there is room for.
limit-openings = Connections that one address opens at once.
limit-openings-a-second = Connections that one address opens each second, in the long run.
limit-messages = Messages of one guest at once, on all sockets; one that costs more work counts for several.
limit-messages-a-second = Messages of one guest each second, in the long run.
limit-previews = Previews, looks back and looks at earlier lines of chat of one guest at once.
limit-previews-a-second = Previews and looks back of one guest each second, in the long run.
limit-look-seconds = Seconds of a core that previews and looks back of one guest take at once.
limit-look-seconds-a-second = Seconds of a core that previews and looks back of one guest take each second, in the long run.
limit-address-guests = How many times what one guest may send and look at is allowed to all guests of one address together.
limit-lines = Lines of chat of one guest.
limit-reports = Lines and people that one guest reports.
limit-orders = Requests of one host or administrator who keeps order.
limit-message-bytes = Bytes of the longest message on a socket.
limit-body-bytes = Bytes of the longest request.
limit-record-bytes = Bytes of the longest record that may be brought.
limit-misunderstood = Messages that make no sense before a socket is closed.
limit-outbox = Messages waiting to be sent on one socket before it counts as too slow.
limit-outbox-bytes = Bytes waiting to be sent on one socket before it counts as too slow.
refused-seat-taken = Somebody sits there already: choose another seat.
refused-seat-reserved = That seat is kept for somebody from the game before: choose another one.
refused-seat-free = Nobody sits there.
refused-not-yours = That is somebody else’s seat: only they or the host can free it.
refused-not-seated = Only those who sit at the table can do that: sit down first.
refused-seats-free = A seat is still free: fill it with a person or a bot.
refused-not-host = Only who opened the table can do that.
refused-host-starts = Only who opened the table starts the game: anybody seated can once they have been away for a while.
refused-ask-first = The host of this table decides who sits down: ask for a seat first.
refused-kept-out = The host has no seat for you at this table: you may watch.
refused-need-not-ask = You need not ask: sit down where a seat is free.
refused-one-seat = You have a seat here already: several are only for a table that people share on one device.
refused-several-seats = Somebody holds several seats: free them first.
refused-no-such-request = Nobody with that number has asked for a seat.
refused-sits-already = That person sits at the table: free their seat instead.
refused-too-many-ask = Too many people are asking for a seat here: try again later.
refused-family-taken = Another seat has that family: choose another one.
refused-stale = The table has changed since: look again, then choose.
refused-from-the-future = That belongs to something that has not happened at this table.
refused-clock-days-off = Days off are from none to { $most }, and only where a clock gives a day or more.
refused-no-days-off = There are no days off at this table.
refused-is-off = You are off already. Say that you are back first.
refused-days-off = { $left ->
    [0] You have no days off left in this game.
    [one] You have one day off left in this game.
   *[other] You have { $left } days off left in this game.
}
refused-clock = A clock gives from 1 minute to 7 days for a move, or from 1 minute to 30 days for a game and from 1 second to a day more for each move.
refused-undo-time = You have no time left to choose anew.
refused-time-ended = Your time has ended: a bot makes this move, and then the seat is yours again.
refused-bot-plays = A bot plays that seat now: its person can take it back.
refused-no-bot-plays = No bot plays for you: the seat is yours.
refused-not-away = That person is not away: a bot stands in only for those who stay away.
refused-resigned = You have resigned: a bot plays your seat to the end.
refused-not-deserted = Others are still there, or were a moment ago: those who play can end the game together.
refused-ended = The game was broken off.
refused-no-such-seat = This table has no such seat.
refused-closed = This table was given up.
refused-no-hints = At this table there are no hints.
refused-hint-not-asked = It is not your turn: a hint is for what you are asked.
refused-hint-first = Take a hint first: it is given for what you are asked, and everybody at the table is shown that it was.
refused-no-bot-hint = No bot can think about it just now: try again in a moment.
refused-plan-lesson = In a lesson nothing is planned ahead.
refused-plan-no-bids = There is nothing now that you may bid for: a limit is for what is being auctioned.
refused-plan-no-lot = There is nothing now that you could let go beforehand.
refused-plan-asked = You are asked now: make the move itself.
refused-back-lesson = In a lesson you can begin anew; nothing is taken back.
refused-back-rated = In a rated game nothing is taken back by request.
refused-rated-members = This table is rated: only members can sit down. Become a member first.
refused-rated-alone = A rated table has no hints, and everybody holds one seat on their own device.
refused-rated-solo = A rated game needs at least two players.
refused-rated-bots = At a rated table no bot takes a seat.
refused-rated-rest = In a rated game nobody lets a bot play for them.
refused-no-such-season = There has been no such season.
refused-back-asked = Somebody already asks to take back: that has to be answered first.
refused-back-undo = You can take that back yourself: nobody need be asked.
refused-back-nothing = You have decided nothing yet that could be taken back.
refused-back-none = Nobody asks to take anything back.
refused-back-own = It is for the others to grant what you ask for.
refused-begun = The game has begun: seats can no longer be changed.
refused-not-begun = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-record-running = While a game runs, its record is for those who sit or watch at the table, each with their own eyes.
refused-no-such-table = There is no such table: check the link.
refused-no-such-replay = No game is kept at this address: check the link.
refused-no-such-choice = That could not be chosen then.
refused-no-such-step = The game has no such step: the last one is { $last }.
refused-bad-record = This record cannot be opened: line { $line }, { $why }.
refused-no-text = This is no record: it is not plain text.
refused-too-many-records = You have brought as many records as the house keeps for one guest.
refused-table-broken = This table cannot be read: tell whoever runs the server.
refused-goes-on = This game goes on under the rules it was begun with, at { $address }: it cannot be closed here.
refused-other-rules = This game was begun with other rules or components, so it cannot go on here.
refused-close-first = Close the table first: its record holds everything, so nobody may play on after it was taken.
refused-busy = The table is very busy: try again in a moment.
refused-bots-secret = The house lets no bots in with this secret: bots_secret must be the same in its settings and here.
refused-bots-version = The house has another version of { $what } ({ $here }) than this machine ({ $there }): install the same on both.
refused-bots-many = So many machines think for this house already that no other one is let in.
refused-bots-unclear = The house did not understand this machine: install the same version on both.
refused-too-often = That was too much at once: wait a little, then try again.
refused-too-many-tables = You have too many open tables: finish or give up some first.
refused-too-many-connections = Too many connections come from your address: close some pages first.
refused-full = The server has no room for another visitor: try again in a moment.
refused-too-slow = The request took too long to arrive: try again.
refused-not-understood = That message makes no sense here.
refused-empty = There is nothing to say in that.
refused-store = This cannot be kept just now, so nothing was changed: the server’s disk is full, or its database does not answer.
refused-store-gone = The file in which this house keeps its games is gone, so nothing can be done: tell whoever runs the server.
refused-our-fault = Something went wrong on our side, and nothing was changed: try again.
refused-meanwhile = Something else was changed at the same moment, and nothing of this was done: try again.
refused-hello-first = Say hello first.
refused-no-such-token = That token opens no seat at this table.
refused-spectator = Spectators only watch: sit down to play.
refused-no-guest = Tell us your name first.
refused-name = A name has 1 to { $longest } characters, and one at least that can be seen.
refused-name-marks = That name has more accents on a letter than can be read: leave some out.
refused-name-mixed = That name mixes letters of several alphabets that look alike: keep to one of them in a word.
refused-name-bot = Names that begin like that are for bots: choose another one.
refused-name-taken = Somebody at this table has that name, or one that looks like it: choose another one.
refused-no-member = Sign in first.
refused-no-such-tournament = There is no such tournament.
refused-tournament-makers = In this house only hosts make tournaments.
refused-not-tournament-host = Only the tournament’s host may do that.
refused-too-many-tournaments = You have made many tournaments that are not over yet.
refused-tournament-name = Give the tournament a name of at most { $longest } characters.
refused-tournament-seats = { $title } cannot be played at tables of that size.
refused-tournament-places = There must be places for one full table at least.
refused-tournament-closes = Registration must end later than now, and within a year.
refused-tournament-begun = The tournament has begun already.
refused-tournament-not-begun = The tournament has not begun yet.
refused-tournament-over = The tournament is over.
refused-tournament-too-few = There are too few players for a table.
refused-tournament-full = Too many wait for a place already.
refused-registered = You are registered already.
refused-not-registered = You are not registered.
refused-no-such-entrant = Nobody with that number plays.
refused-is-bot = A bot has that place already.
refused-member-already = You are a member already.
refused-no-mail = This house sends no mail: sign in with a passkey or a recovery code.
refused-mail-address = That is no mail address: look for a slip.
refused-address-taken = Another member has that mail address: sign in with it, or choose another one.
refused-link = This link is no longer good: it was used, or it is too old. Ask for a new one.
refused-link-elsewhere = Open this link on a device on which you are signed in as the member who asked for it.
refused-letters = This link belongs to nobody here any more: nothing is sent.
refused-push = Notices cannot be sent to this browser: try another one.
refused-no-push = No notices are shown on this device: allow them first.
refused-webhook = Nothing can be posted there: it must be an address that begins with https:// and that the internet reaches.
refused-no-webhook = You have no webhook: give an address first.
refused-code = That code is not good: look for a slip, or take another one; each is good once.
refused-passkey = That passkey is not known here: sign in another way.
refused-passkey-late = That took too long: try again.
refused-too-many-passkeys = You have as many passkeys as the house keeps: remove one first.
refused-no-such-passkey = You have no such passkey.
refused-no-such-device = No such device is signed in for you.
refused-yourself = That is you.
refused-nobody-there = There is nobody there any more: look again.
refused-friend-already = You are friends already.
refused-too-many-friends = That is as many friends as the house keeps.
refused-too-many-asked = You have asked as many people as the house keeps: withdraw a request first.
refused-too-many-blocked = You have blocked as many people as the house keeps: let somebody in again first.
refused-too-many-invited = As many people are invited to this table as the house keeps.
refused-no-such-invitation = That invitation is no longer there.
refused-no-seat-left = No seat is free at that table any more: you may watch.
refused-search-seats = None of these games is played by so many: choose other games or another number of players.
refused-search-members = Games over days are for members: sign in first, so that you find them again on every device.
refused-search-found = A game has been found for you: go to its table.
refused-nothing-found = No game has been found for you yet.
refused-last-way = Without it you could not come back: first add another passkey, a mail address or recovery codes.
refused-chat-closed = The host has closed this table’s chat.
refused-chat-seated = Only those who sit at this table may speak here.
refused-muted = The host has muted you at this table.
refused-muted-in-house =
    { $until ->
        [never] You can speak at no table in this house (“{ $why }”).
       *[other] You can speak at no table in this house until { $until } (“{ $why }”).
    }
refused-banned =
    { $until ->
        [never] You can no longer come into this house (“{ $why }”).
       *[other] You cannot come into this house until { $until } (“{ $why }”).
    }
refused-banned-address =
    { $until ->
        [never] No guests are let in from where you are (“{ $why }”).
       *[other] No guests are let in from where you are until { $until } (“{ $why }”).
    }
refused-name-forbidden = That name cannot stay here: choose another.
refused-no-such-person = There is nobody with that number in this house.
refused-not-on-yourself = You cannot do that to yourself.
refused-not-on-keepers = Only an administrator can do that to a host or an administrator.
refused-last-administrator = Somebody must stay who runs the house: make another member an administrator first.
refused-not-sanctioned = Nothing of that kind holds any more.
refused-no-network = That is no address and no network: write 192.0.2.7 or 192.0.2.0/24.
refused-own-network = That would shut out this machine, the proxy before it, or half the world: name a smaller network.
refused-report-yourself = You cannot report yourself.
refused-report-nobody = There is nobody to report there.
refused-no-such-report = There is no such report.
refused-report-closed = That report has been dealt with.
refused-no-such-setting = There is no such setting here.
refused-text-too-long = That text is too long: { $longest } characters at most.
name-in-place = Guest { $number }
refused-no-such-line = That line is no longer in the chat.
refused-no-such-author = Nobody with that mark has spoken at this table.
refused-foreign-host = The server does not answer under that name.
refused-foreign-origin = That request comes from another site’s page.
refused-not-for-you = Only whoever runs the server is shown this.
refused-too-large = That is too large.
refused-invalid = That request is not what is expected here: look at { $where }.
refused-no-such-address = There is nothing at this address.
refused-no-such-method = This address cannot be used that way.
refused-no-page = The page is not built: tell whoever runs the server.
closing-no-hello = Nothing was said, so the connection is closed.
closing-too-much = Too many messages came at once, so the connection is closed.
closing-too-many = You have too many connections: close some pages first.
closing-stopping = The server stops or starts anew: your game is kept, and the page comes back by itself.
closing-not-understood = Too many messages made no sense, so the connection is closed.
closing-signed-out = This device was signed out: sign in again to have your seats back.

## Mail

mail-turn-subject = { $count ->
    [one] { $game } waits for you
   *[other] { $count } games wait for you
}
mail-notices-subject = { $count ->
    [one] News of { $game }
   *[other] News of your games
}
mail-notices =
    Good day,

    { $news }

    You are written to once for each turn, if you do not come. To stop these letters, open this link: { $stop }
mail-notices-turn = { $count ->
    [one] it is your turn:
   *[other] it is your turn in these games:
}
mail-notices-round = { $count ->
    [one] your table in the tournament is ready:
   *[other] your tables in tournaments are ready:
}
mail-notices-invited = { $count ->
    [one] you are invited to this table:
   *[other] you are invited to these tables:
}
mail-notices-seat = { $count ->
    [one] somebody asks for a seat at your table:
   *[other] somebody asks for a seat at these tables of yours:
}
mail-notices-admitted = { $count ->
    [one] you may sit down at this table:
   *[other] you may sit down at these tables:
}
mail-notices-ended = { $count ->
    [one] this game of yours has ended:
   *[other] these games of yours have ended:
}
mail-notices-game = { $game }: { $link }
mail-notices-game-left = { $game }, { $left }: { $link }
notice-left-minutes = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
}
notice-left-hours = { $hours ->
    [one] at most one hour left
   *[other] { $hours } hours left
}
notice-left-days = { $days } days left
notice-text = { $title }: { $text }
notice-turn = It is your turn.
notice-turn-left = It is your turn, { $left }.
notice-time = Your time runs short.
notice-time-left = Your time runs short: { $left }.
notice-ended = Your game has ended.
notice-round = Your table in the tournament is ready.
notice-invited = You are invited to this table.
notice-seat = Somebody asks for a seat at your table.
notice-admitted = You may sit down at the table.
notice-trial = Notices from Signoria come through.
mail-sign-in-subject = Your link to Signoria
mail-sign-in =
    Good day,

    with this link you sign in to the house at { $house }:

    { $link }

    It is good once, and for { $minutes } minutes. If you did not ask for it, do nothing: nobody comes in without it.
mail-address-subject = Your mail address at Signoria
mail-address =
    Good day,

    a member of the house at { $house } wants to be written to at this address. If that is you, open this link on a device on which you are signed in:

    { $link }

    It is good once, and for { $minutes } minutes. If you did not ask for it, do nothing.

## Help

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = [{ $value } if it is not given]
help-signoria = Board games of Renaissance Italy: play them, read their rules, simulate them.
help-games = List the games, with their seats and options.
help-rules = Show the rules of a game.
help-serve = Open the house in the browser: tables for people and bots.
help-house = Found a house and look after it, as with signoria house init or signoria house prune --tables 90.
help-house-action = What to do: init writes a settings file, backup copies a house while it runs, restore brings a copy back, upgrade says what other rules would change, prune removes what is old, members lists the members, role gives one a role, ratings compares ratings with the games or makes them anew, season begins a new season of ratings, reports lists what was reported, ban keeps somebody out and unban lets them in again, bots has this machine think for the bots of a house elsewhere.
help-house-file = The folder of a new house (init), or the backup to write or to read (backup, restore, upgrade).
help-ban-days = Days for which somebody is kept out (ban); for good without it.
help-ban-why = Why somebody is kept out or let in (ban, unban): they read it.
help-upgrade-check = Only say what the installed rules would change for running games.
help-recompute = With ratings: make them all anew from the logs of the tables. Without it, only say what would be others.
help-upgrade-old = With --check and a backup: write a house with the games that must end under the version before.
help-dry-run = Only say what would go.
help-member = A member, by id or mail address.
help-role = What they are from now on: member, host or administrator.
limit-keep-tables-days = Days after which a table goes to which nothing has happened; a running game only if its people stay away, too.
limit-keep-records-days = Days after which a record goes that a guest brought.
limit-keep-guests-days = Days after which a guest is forgotten who has not come, and has no table and no record.
help-play = Play a game in the terminal.
help-simulate = Play many games between bots and report what came of them.
help-arena = Play a tournament between bots and rate them.
help-study = Play many games of one or several rule sets and write a report for their designer.
help-engine = Let another program ask a bot of the house for moves, by lines of JSON.
help-bench = Measure speed on this machine.
help-replay = Show a recorded game again.
help-verify = Check that a recorded game is whole and was played by the rules.
help-help = Show this message and exit.
help-version = Show the version and exit.
help-game = The game: see signoria games.
help-game-or-all = The game; all of them if none is named.
help-lang = The language.
help-option = An option of the game, as in --option messengers or messengers=off; may be repeated.
help-components = Another file of components to play with.
help-json = Print one JSON object.
help-record = The file of a record.
help-clause = Only the lines about this clause, as in PA-13.
help-seats = How many sit at the table; 4 if the game allows it.
help-seat = Your seat: A, B and so on.
help-hotseat = How many people take turns at this terminal, from your seat on.
help-bots = How the bots in the other seats play: novice, apprentice, journeyman, master or grand-master.
help-play-engine = A program that takes a bot’s seat and speaks the engine protocol; may be repeated.
help-seed = A number that decides all chance; by lot if it is not given.
help-first = The seat that begins; by lot if it is not given.
help-from = Go on from this file: a record, or a position as signoria replay --position prints it.
help-reasons = Say after every move of a bot why it was made, as far as that lies open.
help-save = Write the record into this new file, at the end or when you leave.
help-games-each = How many games of each setting.
help-seats-all = How many sit at the table; every number there can be if it is not given.
help-bots-list = The bots, as in apprentice,novice: the last one fills the seats left, and all change seats from game to game.
help-arena-bots = The bots, as in master@100ms,apprentice: a level, network, package.module:Class or engine:COMMAND, with @400 for simulations a move or @1s for time.
help-arena-against = Only games of one of --bots against these in all other seats; else every bot against every other.
help-arena-mixed = Seat all bots at one table instead of one against the rest.
help-arena-games = How many games of each line-up; rounded up so that everybody sits in every seat equally often.
help-arena-seed = A number that all deals and dice follow from; by lot if it is not given.
help-arena-workers = How many processes play; as many as there are cores if it is not given.
help-arena-on = Where the games are played: on the cores of this machine, or on the Ray cluster that RAY_ADDRESS names.
help-arena-out = Keep plan, results and report in this folder; the same command goes on with what it holds.
help-arena-records = Keep the record of every game in the folder, too.
help-study-vary = What differs between rule sets, as in --vary messengers=off,on or components=usual,FILE; several give all combinations.
help-study-games = How many games of each rule set.
help-study-bots = The bot in all seats: a level, network, package.module:Class or engine:COMMAND, with @400 for simulations a move or @1s for time.
help-study-close = How many of these games are watched closely, for prices and for what winners did.
help-study-out = Keep plan, games, numbers, report and summary in this folder; the same command goes on with what it holds.
help-engine-level = How the bot plays: novice, apprentice, journeyman, master or grand-master.
help-engine-seed = A number that decides the bot’s own chance; by lot if it is not given.
help-checked = Check every index while playing; slower.
help-quick = Few games, and no cold start.
help-position = Print the position in words, secrets and all, as JSON to keep or to edit.
help-step = Show the board after so many decisions.
help-knowledge = Show what this seat knew; else what everybody knew.
help-lan = Let other machines on the local network in; else only this one can.
help-config = The settings file, as signoria house init writes it; SIGNORIA_CONFIG names it, too.
help-port = The port to listen on; 8655, or any free one, if it is not given.
help-database = Where tables are kept: sqlite:///FILE or postgresql://…; a file of yours if it is not given.
help-public-url = The address people use, if the server stands behind another one.
help-workers = In how many processes of this house bots think, 0 leaving it to other machines as long as any are there; one less than there are cores if it is not given.
help-bots-url = Which house to think for (bots); may be given several times, once for each of its processes.
help-bots-workers = In how many processes this machine thinks (bots); one less than it has cores if it is not given.
help-thought = How many seconds a bot that looks ahead may think about a move.
help-pace = How long a bot takes for its move at least; each page shows moves as fast as its reader likes.
help-limit = Set a limit, as in new_guests=500/hour; may be given several times, and --limits lists them all.
help-limits = List every setting with its value, the variable of the environment that sets it and what it is about, and end.
help-open = Show the page in the browser at once.

## The page

page-skip = Skip to the content
page-other-language = Français
page-sound = Sound: wood, coins, and a bell when it is your turn
page-settings = Settings
page-settings-play = Playing
page-settings-look = Looks
page-settings-bot-speed = How fast the others’ moves are shown
page-settings-bot-speed-slow = slowly
page-settings-bot-speed-normal = normally
page-settings-bot-speed-fast = fast
page-settings-bot-speed-at-once = at once
page-settings-motion = Pieces move
page-settings-motion-normal = normally
page-settings-motion-fast = fast
page-settings-motion-off = not at all
page-settings-theme = Colours
page-settings-theme-system = as on this device
page-settings-theme-light = light
page-settings-theme-dark = dark
page-settings-text-size = Size of the text
page-settings-text-size-small = small
page-settings-text-size-usual = usual
page-settings-text-size-large = large
page-settings-text-size-largest = very large
page-settings-language = Language
page-settings-kept = All of this is kept in this browser.
page-account = Your account
page-account-why = You need no account to play. With one, your seats and games are yours on every device, and stay yours when this one is lost. There is no password.
page-account-sign-in = Sign in
page-account-sign-up = Become a member
page-account-keeps = Your name and all your seats stay as they are.
page-account-profile = You
page-account-since = { $role }, since { $day }
page-account-sign-out = Sign out on this device
page-role-member = Member
page-role-host = Host
page-role-administrator = Administrator
page-take-along =
    { $tables ->
        [one] Take along the table that I play at here as a guest
       *[other] Take along the { $tables } tables that I play at here as a guest
    }
page-mail-address = Mail address
page-address-add = Add a mail address
page-address-other = Another mail address
page-address-why = You are sent a link; open it on a device on which you are signed in.
page-notices = Notices
page-notices-nowhere = You are told nothing while you are away: add a mail address, allow notices on a device, or give a webhook.
page-notices-how = You are told once, and only if you are not at the table.
page-notices-mail = Letters come if you have not been there for a while, all that waits in one, and never two for the same turn. Each has a link that stops them.
page-notice-turn = It is my turn
page-notice-time = My time runs short in a game that takes days
page-notice-ended = A game of mine has ended without me
page-notice-round = My table in a tournament is ready
page-notice-invited = I am invited to a table
page-notice-seat = Somebody asks for a seat at my table, or I am let in
page-notice-try = Try it
page-by-mail = by mail
page-by-push = on my devices
page-by-webhook = by webhook
page-push = Notices on this device
page-push-why = The device says when a game waits for you, even while this page is closed.
page-push-begin = Show notices here
page-push-here = Notices are shown on this device until you sign out here.
page-push-end = Show none here
page-push-tried = A notice is on its way to this device.
page-push-denied = Your browser does not allow notices from this page: allow them in its settings.
page-push-unable = This browser cannot show notices. On an iPhone or iPad, first put Signoria on the home screen.
page-push-devices = { $count ->
    [one] Shown on one device of yours.
   *[other] Shown on { $count } devices of yours.
}
page-webhook = Webhook
page-webhook-address = Address to post to
page-webhook-what = For your own programs and chats: each notice is posted there as JSON, signed.
page-webhook-secret = Notices are signed with this. Copy it now: it is shown this once.
page-webhook-off = Switched off on { $day }, because nothing was taken there any more. To switch it on, try it.
page-webhook-answered = On { $day } it answered { $status }.
page-webhook-said-unreachable = On { $day } it could not be reached.
page-webhook-said-no-answer = On { $day } it gave no answer.
page-webhook-said-refused = On { $day } its name led to an address that is not posted to.
page-webhook-remove-sure = Then nothing is posted there any more.
page-turns = Your turn
page-turns-link = { $count ->
    [0] Your games
    [one] Your games: one waits for you
   *[other] Your games: { $count } wait for you
}
page-turns-waiting = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
page-turns-none = No game waits for you.
page-turns-others = These wait for others
page-turns-notices = Be told while I am away
page-letters = Letters about your games
page-letters-stopped = You are sent no more letters about your games.
page-letters-resume = Send them again
page-letters-resumed = You are sent letters about your games again.
page-address-drop = Forget this address
page-address-drop-sure = Then no link can be sent to you any more.
page-link-ask = Send me a link
page-link-why = The link signs you in. Who is no member yet becomes one with it.
page-link-sent = A link is on its way to { $email }. It is good for 30 minutes; look among unwanted mail, too.
page-link-sign-up = With { $email } you become a member of this house.
page-link-sign-in = You sign in as { $name }, with { $email }.
page-link-add-address = { $email } becomes the mail address of { $name }.
page-do-sign-up = Become a member
page-do-sign-in = Sign in
page-do-add-address = Use this address
page-passkey = Passkey
page-passkeys = Passkeys
page-passkey-what = A passkey is kept by your device: you show your finger or face, or type the device’s own code, and are in.
page-passkey-none-here = Passkeys need an address with https, which this page has not.
page-passkey-not-done = No passkey was given, and nothing has changed.
page-passkey-use = Sign in with a passkey
page-passkey-sign-up = Become a member with a passkey
page-passkey-add = Add a passkey for this device
page-passkey-name = What to call this passkey
page-passkey-made = Made on { $day }, not used since
page-passkey-used = Last used on { $day }
page-passkey-remove-sure = This passkey signs nobody in any more.
page-rename = Rename
page-remove = Remove
page-save = Save
page-code = Recovery code
page-code-use = Sign in with a code
page-codes = Recovery codes
page-codes-what = When every device is lost, a code signs you in on a new one. Each is good once.
page-codes-keep = Keep these codes where you find them without this device: on paper, or with your passwords. They are shown this once.
page-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
page-codes-file = Keep as a file
page-codes-kept = I have kept them
page-codes-new = Make new codes
page-codes-new-sure = The codes of before are no longer good then.
page-codes-sign-up = Become a member with recovery codes only
page-codes-sign-up-sure = You are shown ten codes: they alone bring you back, so keep them well.
page-device = Unknown device
page-devices = Devices
page-device-this = this one
page-device-seen = here on { $day }
page-device-end = Sign out
page-device-end-sure = Whoever is there must sign in again to have your seats.
page-devices-end = Sign out all other devices
page-way-link = Signed in by link on { $day }
page-way-passkey = Signed in with a passkey on { $day }
page-way-code = Signed in with a recovery code on { $day }
page-way-new = Signed up on { $day }
page-archive = Games you have played
page-archive-text = A name or a title
page-archive-game = Game
page-archive-all = All games
page-archive-search = Search
page-archive-more = Show more
page-archive-found =
    { $count ->
        [0] No game is found.
        [one] One game
       *[other] { $count } games
    }
page-archive-place = { $place }. { $name } ({ $points })
page-statistics = What they come to
page-statistics-by-game = By game
page-statistics-by-rival = By rival
page-statistics-game = Game
page-statistics-rival = Rival
page-statistics-played = Played
page-statistics-won = Won
page-statistics-place = Place on average
page-statistics-best = Most points
page-statistics-ahead = You ahead
page-statistics-behind = You behind
page-ratings = Leaderboards
page-ratings-own = Your ratings
page-ratings-none-own = You have not finished a rated game yet. A table is made rated when it is opened, under “More for a table with friends”.
page-ratings-stay-off = Keep me off the leaderboards
page-ratings-how = A rating tells how well somebody plays: 1500 is the middle. What follows ± says how sure that is; with every rated game it is surer. The order is that of what a rating is worth at least.
page-ratings-members = Members see here who plays how well, and are on it themselves once they have played rated games.
page-ratings-pool = { $title }, { $seats } players
page-ratings-of = Game
page-ratings-season = Season
page-ratings-place = Place
page-ratings-name = Name
page-ratings-rating = Rating
page-ratings-games = Games
page-ratings-yours = Your rating is { $rating }.
page-ratings-yours-place = That is place { $place } of { $listed }.
page-ratings-yours-off = You keep off the leaderboards: only you see it.
page-ratings-none = No rated game has been finished this season.
page-ratings-none-listed = Nobody has played enough rated games yet.
page-ratings-hidden =
    { $members ->
        [one] One more has played, too few games for a place.
       *[other] { $members } more have played, too few games for a place.
    }
page-ratings-now = Ratings after this game
page-rating-to-go =
    { $games ->
        [one] About one more game until it counts for the leaderboard.
       *[other] About { $games } more games until it counts for the leaderboard.
    }
page-rating-curve =
    { $games ->
        [one] One game: { $last }
       *[other] { $games } games: from { $first } to { $last }
    }
page-season = Season { $season }
page-season-since = Season { $season }, since { $day }
page-season-until = Season { $season }, until { $day }
page-rated = rated
page-rated-choose = Rated game
page-rated-how = For members. It counts for everybody’s rating: no bots, no hints, nothing taken back by request. Who resigns or never comes back is last.
page-rated-table = This table is rated: only members sit here, without bots and hints. Who resigns or never comes back is last; a game that is ended together does not count.
page-rated-become = Sign in or become a member
page-rated-not-counted = This game was ended together: it does not count for ratings.
page-data = What the house keeps of you
page-data-what = Your name, how you sign in, your seats and games, what you did and said at tables, and the records you brought.
page-data-export = Take it along as a file
page-data-leave = Leave this house for good
page-data-leave-sure = All of it is removed and cannot be brought back. Games stay for the others without your name; where one is running, a bot plays on for you.
page-forced-moves = Make a move for me when it is the only one
page-strong-patterns = Strong patterns besides colours, for eyes that tell few colours apart
page-left-handed = Hold the phone in the left hand: buttons to the left
page-loading = One moment…
page-tagline = Board games of Renaissance Italy
page-nowhere = There is nothing here
page-nowhere-why = The address may be mistyped, or what was here is gone. From the lobby you find everything.
page-to-lobby = To the lobby
page-unreachable = The server cannot be reached: check the connection and try again.
page-try-again = Try again
page-went-wrong = That did not work: try again.
page-labelled = { $label }: { $value }

page-your-name = Your name
page-name-why = The others at a table see it. Nothing else is asked of you.
page-name-save = Use this name
page-name-change = Change your name
page-you-are = You are { $name }.
page-you-are-guest = You play as a guest.
page-guest-name = Guest { $number }
page-name-choose = Choose a name

page-games = Games
page-made-by = { $designer }, { $year }
page-play-now = Play now
page-play-now-how = You sit down, bots take the other seats, and the game begins.
page-with-friends = With friends
page-with-friends-how = You sit down and get a link to send; bots may fill seats that stay free.
page-friends-more = More for a table with friends
page-play = Play
page-bots-play-as = The bots play as
page-options = Options
page-about-game = About this game
page-how-to-play = The game in 60 seconds
page-bots = How strong the bots are
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-journeyman = Journeyman
page-level-master = Master
page-level-grand-master = Grand master
page-strength = Alone against { $others }, { $one } has won { $wins } games of 100; by luck it would be { $chance }.
page-who-made = Who made it
page-who-made-it = { $title } is by { $designer } and came out in { $year }. All pictures here are drawn for this house, and the rules are told in our own words.
page-whole-rules = The whole rules
page-contents = Contents
page-rules-search = Search the rules
page-rules-found = { $at } of { $count }
page-rules-not-found = not found
page-rules-previous = The place before
page-rules-next = The next place
page-players = Players
page-listed = Show the table to everybody in the lobby
page-admission = Who may sit down
page-admission-open = Anybody who comes
page-admission-request = Whom the host admits
page-one-device = Several of us play at this screen
page-open-table = Open the table
page-your-tables = Your tables
page-no-yours = You are at no table yet.
page-open-tables = Open tables
page-no-open = No table is open to everybody.
page-no-open-filtered = No open table is like that now.
page-filter-free = A seat is free
page-filter-people = People only
page-pace = How fast
page-pace-any = Live or slow
page-pace-live = live
page-pace-slow = over days
page-search = Look for a game
page-search-open = What would you like to play?
page-search-how = { $count ->
    [0] Say what you would like to play: you are seated as soon as somebody else would, too.
    [one] One person is looking for a game now.
   *[other] { $count } people are looking for a game now.
}
page-search-games = Any of these games
page-search-least = Players, at least
page-search-most = Players, at most
page-search-clock-live = 45 minutes each for the whole game, and 30 seconds more for every move.
page-search-clock-slow = Three days for every move. You need not stay here: the game begins by itself.
page-search-members = Members can look for games over days, too.
page-search-bots = Bots may fill seats when nobody else comes
page-search-begin = Look
page-searching = You are looking for a game.
page-search-what = { $games } · { $players } players · { $pace }
page-search-stay = Keep this page open: you are led to the table.
page-search-leave = You may leave: we look on for two weeks.
page-search-end = Look no longer
page-search-found = A game of { $game } has been found.
page-search-go = To your seat
page-invitations = Invitations
page-invited-by = { $name } invites you to { $game }.
page-invitation-about = { $seats } seats, { $pace }. At the table: { $names }
page-invitation-come = Sit down
page-invitation-decline = No, thank you
page-invitation-look = Have a look
page-invite-name = Invite by name
page-invite-friend = Invite { $name }
page-invite-whom = Name of a member
page-invite-do = Invite
page-invite-name-how = If a member of this house is called exactly that, they see your invitation at once.
page-invited-waits = no answer yet
page-invited-no = does not come
page-withdraw-invitation = Withdraw
page-news-invited = { $count ->
    [one] You have an invitation
   *[other] You have { $count } invitations
}
page-news-asking = { $count ->
    [one] Somebody would like to be your friend
   *[other] { $count } people would like to be your friends
}
page-here = Who is here
page-here-count = { $count ->
    [0] Nobody is here.
    [one] One person is here.
   *[other] { $count } people are here.
}
page-friends = Friends
page-friends-count = { $count ->
    [0] Friends
    [one] Friends: one person asks
   *[other] Friends: { $count } people ask
}
page-friends-members = Members have friends, see who of them is here, and invite them by name.
page-friends-asking = Would like to be your friends
page-friends-yours = Your friends
page-friends-none = You have no friends here yet.
page-friend-here = here now
page-friend-table = To their table
page-friend-accept = Accept
page-friend-decline = No
page-friend-part = End friendship
page-friend-part-sure = You and { $name } no longer see when the other is here.
page-friend-new = Ask somebody
page-friend-name = Their name
page-friend-ask-do = Ask
page-friend-ask = Ask to be friends
page-friend-how = If a member of this house is called exactly that, they are asked. You can also ask at a table or in a replay.
page-friend-asked = { $name } is asked, if there is such a member.
page-friend-withdraw = Ask no longer
page-know = More about { $name }
page-seen = Who sees you
page-seen-by = Who may see that you are here
page-seen-by-everybody = all members
page-seen-by-friends = my friends
page-seen-by-nobody = nobody
page-seen-how = Friends also see at which open table you are, and never a table that is not listed.
page-block = Block
page-block-sure = You do not hear { $name } any more, and you meet nowhere in this house. They are not told.
page-blocked = Blocked
page-blocked-how = Whom you block cannot invite you, ask you, sit down at your table or see whether you are here. You do not read what they say, and no search brings you together.
page-blocked-now = { $name } is blocked.
page-unblock = Unblock
page-continue = Continue where you left off
page-just-now = just now
page-open-record = Open a record
page-reconstructed = Partly reconstructed
page-reconstructed-part = { $name } ({ $count } of { $all })
page-reconstructed-why = No public source gives every detail of this game. What is missing we rebuilt so that it fits all the rulebook says: { $parts }.
page-free-seat = free seat
page-status-waiting = waiting for players
page-on-request = seats on request
page-status-playing = being played
page-status-over = over
page-status-ended = broken off
page-status-closed = closed

page-no-table = There is no such table
page-status-stranded = begun with other rules
page-stranded = Nobody can play on here. Close the table for good: then it leaves the lobby, and those who sat here can take its record, with everything that was hidden.
page-stranded-goes-on = It goes on at another address of this house, under the rules it was begun with.
page-stranded-go-there = Play on there
page-stranded-close = Close the table for good
page-table-closed = This table is closed.
page-invite = Invite friends
page-invite-how = Whoever has this address may watch, and sit down while a seat is free.
page-invite-how-request = Whoever has this address may watch, and ask for a seat.
page-invite-here-only = Only this machine can open it now. Whoever runs the server can open it to the whole network.
page-address = Address
page-copy = Copy
page-copied = Copied
page-qr = The address as a QR code
page-seats = Seats
page-seat-free = Seat { $seat } is free
page-seat-reserved = Kept for { $name }, who sat here in the last game.
page-that-is-you = (you)
page-sit = Sit down here
page-must-ask = The host decides who sits down at this table.
page-ask-seat = Ask for a seat
page-asked-seat = You have asked for a seat. The host has not answered yet.
page-withdraw = Ask no longer
page-kept-out = The host has no seat for you at this table. You may watch.
page-door = At the door
page-asks = { $name } asks for a seat.
page-admit = Admit { $name }
page-decline = Decline { $name }
page-stays-out = { $name } stays out.
page-let-in = Let { $name } in again
page-send-away = Send { $name } away
page-second-player = A second player on this device
page-second-name = Their name
page-seat-second = Seat them here
page-family = Family
page-family-medici = Medici
page-family-visconti = Visconti
page-family-carraresi = Carraresi
page-family-este = d’Este
page-family-gonzaga = Gonzaga
page-bot = Bot
page-seat-bot = Seat the bot
page-free = Free the seat of { $name }
page-unreserve = Open the seat to anybody
page-leave = Leave this seat
page-start = Start the game
page-give-up = Give the table up
page-start-host = The host starts the game.
page-start-host-away = The host has been away for a while: anybody seated may start the game.
page-start-needs = The game can start once every seat is taken.
page-fair-deal = Fair deal
page-fair-why = Before anybody sat down the server drew a secret. The commitment is its SHA-256: the secret can no longer be changed. Every player adds a number, and the deal is made from all of them. When the game is over the record holds everything, so that anybody can check it.
page-commitment = Commitment
page-nonce-of = Added by { $name }

page-connection-connecting = Connecting…
page-connection-lost = The connection is lost; trying again…
page-connection-closed = The connection is closed: load the page again to come back.

page-your-turn = It is your turn.
page-turn-title = Your turn – { $title }
page-thinking =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
page-waiting-for = Waiting for { $names }.
page-also-asked =
    { $count ->
        [one] { $names } chooses too.
       *[other] { $names } choose too.
    }
page-moves = Your moves
page-filter = Find a move
page-filter-count =
    { $all ->
        [one] { $shown } of one move
       *[other] { $shown } of { $all } moves
    }
page-undo = Take back
page-escape = Escape leaves a choice, a look back or an open panel.
page-looking-back = You are looking at an earlier moment.
page-back-to-now = Back to now
page-would = Then:
page-final = this cannot be taken back.
page-confirm = Confirm
page-not-yet = Not yet
page-all-moves =
    { $count ->
        [one] Your one move as a list
       *[other] All { $count } moves as a list
    }
page-hint = Hint
page-hint-what = The best moves, and how often they win. Everybody sees that you took a hint.
page-hint-moves = The best moves
page-hint-thinking = Thinking…
page-hint-share = { $percent }%
page-hint-wins = { $percent } of 100 games won
page-hint-how = Games of a hundred that you win from there. Everybody sees that you took a hint.
page-hint-house = That is what the house’s strongest bot would do. Everybody sees that you took a hint.
page-hint-close = Close the hint
page-hint-later = What comes of it is seen later.
page-hint-failed = No hint was found: close this and try again.
page-hint-taken = { $name } took a hint.
page-hints-taken =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
page-plan = Plan
page-plan-heading = Plan ahead
page-plan-what = The house does this for you when you are asked, after a moment as you would yourself. Nobody else is told.
page-plan-close = Close planning
page-plan-limit = Bid up to
page-plan-beyond = And beyond that
page-plan-beyond-pass = then pass
page-plan-beyond-ask = then ask me
page-plan-do = Plan this
page-plan-let-go = Let this lot go
page-plan-let-next-go = Let the next lot go
page-plan-moves = When I am asked next
page-plan-anyway = Even if somebody does something to me before
page-plan-withdraw = Withdraw the plan
page-plan-limit-pass = Planned: bid up to { $limit }, then pass.
page-plan-limit-ask = Planned: bid up to { $limit }, then you are asked.
page-plan-pass = Planned: let this lot go to the others.
page-plan-choice = Planned for your next decision: { $move }
page-plan-broken-lot-over = The lot you had planned for is gone.
page-plan-broken-limit = The bids have reached your limit: now it is for you to decide.
page-plan-broken-not-legal = What you had planned cannot be done now: it is for you to decide.
page-plan-broken-changed = Somebody has done something to you since you planned: it is for you to decide.
page-bid-up-to = up to { $amount }
page-note = Notes to yourself
page-note-what = Only you see them. They are kept with the table.
page-note-left =
    { $count ->
        [one] One more character
       *[other] { $count } more characters
    }
page-note-kept = Kept.
page-back-ask = Ask to take back
page-back-sure = Your last decision, and all that came after it, would be undone if the others agree. Everybody sees that you ask.
page-back-wish = { $name } asks to take back their last decision, and with it all that came after.
page-back-revealed = Cards or choices have become known since.
page-back-needed = Still to answer: { $names }.
page-back-grant = Let them
page-back-refuse = Do not let them
page-back-own = You ask to take back your last decision.
page-back-drop = Ask no longer
page-taken-back =
    { $count ->
        [one] took back once
       *[other] took back { $count } times
    }
page-glance = Bought and shown so far
page-glance-none = Nothing yet.
page-hints-allow = Hints are allowed
page-hints-allowed = Hints are allowed: everybody sees who takes one.
page-hints-none = There are no hints at this table.
page-clock = Clock
page-clock-days-off = Days off for each player
page-clock-no-days-off = None
page-clock-days-off-settled = { $days ->
    [one] Everybody may take one day off.
   *[other] Everybody may take { $days } days off.
}
page-days-off = Days off
page-days-off-left = { $days ->
    [0] You have taken all your days off in this game.
    [one] You may take one more day off in this game: your clock stands still meanwhile.
   *[other] You may take { $days } more days off in this game: your clock stands still meanwhile.
}
page-days-off-how-many = How many days
page-days-off-take = Take them from now on
page-days-off-until = You are off until { $date }. You may move all the same.
page-days-off-back = I am back
page-days-off-of = off until { $date }
page-clock-none = No clock
page-clock-move = { $time } for each move
page-clock-game = { $time } for the game, { $more } more for each move
page-clock-then = When time ends
page-clock-then-bot = A bot plays until the player is back
page-clock-then-move = A bot makes that move
page-clock-then-lose = It counts as resigning
page-clock-then-wait = The others wait
page-clock-settled = { $clock }. When time ends: { $then }.
page-clock-none-settled = There is no clock at this table.
page-clock-of = Time left for { $name }
page-clock-days = { $days } d { $hours } h
page-clock-days-short = { $days } d
page-clock-hours-short = { $hours } h
page-out-of-time = out of time
page-time-up-bot = { $name } ran out of time: a bot plays until they are back.
page-time-up-move = { $name } ran out of time: a bot makes this move.
page-time-up-lose = { $name } ran out of time and has resigned: a bot plays to the end.
page-time-up-wait = { $name } ran out of time. You may agree that a bot plays in their place.
page-time-left = { $time } left
page-next-game = Next game ({ $count })
page-the-rule = Rule:
page-to-rule = Open the rules here
page-board-keys = The board: arrow keys lead from thing to thing
page-costly = sure?
page-forced = Only one choice, made for you: { $move }.
page-forced-secret = There is only one choice. It waits for you, so that nobody learns that you had no other.
page-seat-card = Plays the { $family } family.
page-bid-group = Your bid
page-bid-purse = You have { $amount }
page-bid-amount = Bid { $amount }
page-bid-raise = { $count } more than the last bid
page-bid-all-in = all in
page-bid-exactly = Exact amount
page-bid-less = One less
page-bid-more = One more
page-pull-up = Show everything in hand
page-open-side = Seats, log, chat and rules
page-close = Close
page-tab-new = unread
page-tab-log = Log
page-tab-about = Table
page-show-then = Show the board at this moment
page-why = Why?
page-why-of = Why? { $what }
page-no-reason = Nothing that lies open tells why.
page-no-options = No options were chosen.
page-asks-twice = Ask once more before a move that cannot be taken back
page-to-board = See the board
page-scene-skip = Skip the scene
page-to-sheet = See the score
page-every-point = Every point of { $name }
page-replay = Replay
page-parts = Parts of the table
page-view = The table
page-log = What happened
page-earlier-lines = Earlier lines
page-log-held = The log waits while you read.
page-log-newest = Newest
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = What you want to say
page-chat-send = Send
page-chat-name = Choose a name in the settings to join in.
page-chat-options = What to do about what { $name } says
page-chat-mute = Mute for me
page-chat-unmute = Hear { $name } again
page-chat-mute-all = Mute for everybody
page-chat-unmute-all = Let them speak again
page-chat-is-muted = muted by the host
page-chat-remove = Remove this line
page-chat-removed = The host has removed this line.
page-reason-insults = Insults, threats, hatred
page-reason-cheating = Cheating
page-reason-name = A name that cannot stay
page-reason-spam = Advertising, noise
page-reason-other = Something else
page-chat-watching = watching
page-chat-for = Who may speak
page-chat-for-seated = Those who sit, and you
page-chat-for-everybody = Everybody, spectators too
page-chat-for-nobody = Nobody: the chat is closed
page-stand-in = a bot plays in their place ({ $level })
page-away = away for a while
page-absent = not connected
page-to-act = to act
page-thinks = thinking…
page-agree = A bot should take over
page-agreed = For a bot: { $names }
page-rest = Let a bot play for me
page-back = Take my seat back
page-seat-resigned = resigned; a bot plays to the end ({ $level })
page-resigned = resigned
page-has-resigned = { $name } has resigned: a bot plays on in their place.
page-ending = Ending the game
page-resign = Resign
page-resign-sure = A bot will play your seat to the end, and you cannot take it back.
page-end = End the game now
page-end-sure = The game is broken off once everybody who is there agrees: nobody wins, and all cards lie open.
page-end-wished =
    { $count ->
        [one] { $names } wants to end the game now.
       *[other] { $names } want to end the game now.
    }
page-end-withdraw = Play on after all
page-close-table = Close the table
page-close-sure = The others have been gone for a while. The game is broken off, and nobody wins.
page-ended = The game was broken off
page-ended-agreed = All who were there agreed to end it.
page-ended-abandoned = The host closed the table after the others had left.
page-ended-house = An administrator of the house closed the table.
page-ended-resigned = Nobody was left to play: all have resigned.
page-spectators =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
page-rematch = Play again
page-to-rematch = To the next game
page-record = Download the record
page-rules = Rules
page-clause = Rule { $clause }
page-example = Example
page-example-of = Rule { $clause }: show the example
page-example-before = Before
page-example-after = After
page-example-picture-before = The table in the example of { $clause }
page-example-picture-after = The table in the example of { $clause }, after the move

page-replay-title = Replay: { $title }
page-replay-at =
    { $step ->
        [0] Before the first of { $steps ->
            [one] one move
           *[other] { $steps } moves
        }
       *[other] Move { $step } of { $steps }
    }
page-replay-opening = The game begins.
page-replay-from-position = The game goes on from a position of another one.
page-replay-decides = { $name } makes a choice.
page-replay-unfinished = The record ends before the game does.
page-replay-slider = Moment of the game
page-replay-steps = Step through the game
page-replay-side = Seats, log, rules and record
page-step-first = To the beginning
page-step-back = One move back
page-step-play = Play
page-step-pause = Pause
page-step-forward = One move on
page-step-last = To the end
page-eyes = Whose knowledge is shown
page-eyes-all = All cards open
page-eyes-spectator = What spectators saw
page-eyes-seat = What { $name } saw
page-play-on = Play on from here
page-play-on-how = A private table opens at this position, and everybody sits down anew. What was hidden then is hidden again; a deck keeps the order it had.
page-no-replay = There is no such replay
page-replay-not-over = This game is not over yet
page-replay-later = Its replay opens when it is.
page-to-table = To the table
page-tab-game = Game
page-record-what = A record is a whole game as text: its options, its deal and every move.
page-record-file = Choose a file
page-record-drop = or drop it here, or paste its text below.
page-record-text = The record
page-record-open = Open it

page-curtain-turn = It is { $name }’s turn: pass the device
page-curtain-quiet = Nobody on this device is asked anything now
page-curtain-why = Nothing secret is shown until somebody says who they are.
page-curtain-down = Hide my cards
page-i-am = I am { $name }

# The page /think, for those who work on the house.
think-title = Rules in the browser
think-what = A game’s rules, run in this browser rather than on the server: for those who work on the house.
think-game = Game
think-seats = Seats
think-seed = Seed
think-moves = Moves by lot
think-position = Make the position
think-other-rules = The page was built with other rules than the server has: build it anew.
think-over = The game is over.
think-to-act = Seat { $seat } is to act and has { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
think-search = Look ahead for { $seconds } s
think-play-out = Play out by lot for { $seconds } s
think-rate = { $decisions } decisions a second.
think-found = { $simulations } simulations; the moves looked at most:
think-move = Move
think-visits = Looked at
think-value = Value

## Lessons

refused-no-lesson = There is no such lesson.
refused-lesson = The rules allow that. But the lesson asks for something else now: look at what is lit up.
refused-lesson-not-yet = One moment: first the lesson goes on.
refused-lesson-your-move = The lesson waits for your own move.
page-learn-it = Learn it: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-lesson = Lesson
page-lessons = Learn it at the table
page-lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-lesson-done = ✓ done
page-lesson-go-on = Go on
page-lesson-back = Back
page-lesson-progress = How far the lesson has come
page-lesson-points-at = Pointed at: { $what }.
page-lesson-next = Next lesson: { $title }
page-lesson-real-game = A real game against bots
page-lesson-again = Once more
page-lesson-ended = Well done!
page-lesson-name-1 = Bianca
page-lesson-name-2 = Carlo
page-lesson-name-3 = Dora
page-ended-taught = The lesson is over.

## Review

page-review = Review
page-review-thinking = The game is being looked through. You can read on meanwhile, or come back later.
page-review-done = The game has been looked through.
page-review-failed = The game could not be looked through on this device.
page-review-chances = Chances to win, of 100
page-review-unknown = Not known yet.
page-review-walk = Walk along the lines, or step through the game, to see what was done and what else there was.
page-review-forced = There was no other choice.
page-review-best = Nothing better was found, as far as that seat could know.
page-review-better = Better: “{ $move }”. It wins { $percent } more of 100 games.
page-review-decisions = What mattered most
page-review-no-mistakes = No decision cost much for certain.
page-review-move = Move { $number }, { $name }
page-review-mistake = “{ $made }” was played. “{ $move }” wins { $percent } more of 100 games, as far as that seat could know.
page-review-luck = Luck and play
page-review-luck-how = Chances at first, what decisions of one’s own and of others changed, what was dealt or hidden, and what came of it; of 100.
page-review-who = Player
page-review-began = At first
page-review-own = Own play
page-review-others = Others
page-review-dealt = Luck
page-review-ended = In the end
page-review-lots = Bids
page-review-lots-how = What everybody bid at most, and the highest bid that was still right for them then.
page-review-lot = For
page-review-worth = worth { $worth }

## Puzzles

refused-no-puzzle = There is no such puzzle.
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $title }
page-puzzles-what = Decisions of games between grand masters: one move, or two that are as good as each other, wins clearly more often than all others. Everybody has the same puzzle of the day; what you solve stays on this device.
page-puzzles-none = There are no puzzles here yet.
page-puzzle-daily = Puzzle of the day
page-puzzle-daily-of = { $title }, { $day }
page-puzzle-solve = Solve it
page-puzzle-see-again = Look at it again
page-puzzles-go-on = Go on
page-puzzles-count = { $solved } of { $count } solved
page-puzzles-run = { $run ->
    [one] 1 solved at the first try in a row; at best { $best }
   *[other] { $run } solved at the first try in a row; at best { $best }
}
page-puzzle-grade = Grade { $grade } of 5
page-puzzle-number = Puzzle { $number }
page-puzzle-new = not tried yet
page-puzzle-solved = solved
page-puzzle-later = solved later
page-puzzle-failed = not solved
page-puzzle-ask-last = { $left ->
    [one] Your last decision: what wins most often?
   *[other] You have at most { $left } decisions left: what wins most often?
}
page-puzzle-ask-bid = How high would you go?
page-puzzle-ask-move = What wins most often here?
page-puzzle-right = Right! “{ $move }” wins { $percent } of 100 games; the best of the others, “{ $other }”, { $less }.
page-puzzle-wrong = Not the best: “{ $move }” wins { $percent } of 100 games, the best { $more }.
page-puzzle-answer = “{ $other }” wins { $more } of 100 games, “{ $move }” { $percent }.
page-puzzle-show = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-think = Let it think
page-puzzle-thinking = The page plays on from both moves…
page-puzzle-thought = Played on here, { $games } times from each: “{ $move }” won { $percent } of 100, “{ $other }” { $beside }.
page-puzzle-side = Players, log and all puzzles
page-puzzle-cannot-think = This device cannot play on from here.

## Tournaments

page-tournaments = Tournaments
page-tournaments-all = All tournaments
page-tournaments-what = Several rounds at tables of three to five, for members of the house. The house makes the tables and seats everybody.
page-tournaments-open = Open for registration
page-tournaments-none-open = None at the moment.
page-tournaments-running = Being played
page-tournaments-none-running = None at the moment.
page-tournaments-over = Over
page-tournament = Tournament
page-tournament-for-members = Who takes part is shown to members of the house. Sign in, or become a member, to see it.
page-tournament-now = How it stands
page-tournament-over = Over
page-tournament-called-off = Called off
page-tournament-entered = { $entered } of { $places } places taken
page-tournament-closes = registration ends on { $moment }
page-tournament-round-ends = ends on { $moment }
page-tournament-you-are-in = You are registered.
page-tournament-you-wait = All places are taken. You wait for one.
page-tournament-no-table = You have no table to play at now. The next round begins when all tables have ended.
page-tournament-my-table = To my table
page-tournament-register = Take part
page-tournament-wait = Wait for a place
page-tournament-seen = All members of the house can see who takes part.
page-tournament-withdraw = Take part no more
page-tournament-withdraw-sure = Your place goes to somebody else.
page-tournament-leave-sure = Your place goes to a bot, or stays empty. You cannot come back to it by yourself.
page-tournament-round = Round { $number }
page-tournament-round-of = Round { $round } of { $rounds }
page-tournament-final = Final
page-tournament-table = Table { $number }
page-tournament-group = Group { $number }
page-tournament-bot = { $level } { $number }
page-tournament-a-bot = A bot
page-tournament-tables-of = tables of { $seats }
page-tournament-rounds-of =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
page-tournament-watch = Watch
page-tournament-came = place { $place }
page-tournament-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-tournament-broken-off = This game was broken off. All who had not resigned share the first place.
page-tournament-byes =
    { $count ->
        [one] Has no table in this round and is given what a middling place is worth: { $names }
       *[other] Have no table in this round and are given what a middling place is worth: { $names }
    }
page-tournament-played = Rounds
page-tournament-standings = Standings
page-tournament-standings-all = All places and what decides them
page-tournament-column-place = Place
page-tournament-column-who = Who
page-tournament-column-score = Score
page-tournament-column-wins = Wins
page-tournament-column-rivals = Rivals
page-tournament-column-share = Share
page-tournament-column-played = Games
page-tournament-out = (plays no more)
page-tournament-scoring-means-places = At a table of { $seats } the first place is worth { $seats } and the last 1; whoever ties shares.
page-tournament-scoring-means-wins = A win is worth 1; whoever ties for it shares.
page-tournament-order = Ranked by score, then by wins, by what the rivals they met have scored on average, by their share of all points in their games, and last by lot.
page-tournament-final-first = Those of the final come first, in the order in which they ended there.
page-tournament-entrants = Who takes part
page-tournament-nobody = Nobody yet.
page-tournament-reserves = Waiting for a place
page-tournament-settled = What is played
page-tournament-host = Host: { $name }
page-tournament-deeds = What was done by hand
page-tournament-deed-begun = The host began the tournament.
page-tournament-deed-hurried = The host ended the round: bots play on for whoever is waited for.
page-tournament-deed-replaced = The host gave the place of { $name } to { $other }.
page-tournament-deed-replaced-by-bot = The host gave the place of { $name } to a bot.
page-tournament-deed-taken-out = The host took { $name } out.
page-tournament-deed-left = { $name } left.
page-tournament-deed-called-off = The host called the tournament off.
page-tournament-deed-too-few = Too few came, so it does not take place.
page-tournament-arrange = For its host
page-tournament-begin = Begin now
page-tournament-begin-sure = Registration ends, and the first round begins.
page-tournament-hurry = End this round
page-tournament-hurry-sure = Bots play on for whoever is waited for, until all tables have ended.
page-tournament-whom = Player
page-tournament-by = Replace with
page-tournament-by-bot = A bot
page-tournament-replace = Replace
page-tournament-take-out = Take out
page-tournament-take-out-sure = This player plays no more in this tournament.
page-tournament-call-off = Call off
page-tournament-call-off-sure = The tournament ends here. Games that run go on.
page-tournament-new = A new tournament
page-tournament-name = Name
page-tournament-places = Places
page-tournament-rounds = Rounds
page-tournament-seats = Players at a table
page-tournament-system = How tables are made
page-tournament-system-swiss = Swiss
page-tournament-system-groups = Groups and a final
page-tournament-means-swiss = In every round people meet others who have scored about as much, and as seldom as possible the same ones again. Everybody plays all rounds.
page-tournament-means-groups = Everybody plays in a group, in which all meet about equally often. The winners of the groups and the best of the others meet in the final.
page-tournament-scoring = What counts
page-tournament-scoring-places = Every place
page-tournament-scoring-wins = Wins only
page-tournament-bots = Bots
page-tournament-bots-none = No bots play along
page-tournament-bots-even = Bots fill up the last table
page-tournament-bots-all = Bots take all free places
page-tournament-closes-at = Registration ends
page-tournament-closes-how = Without a time it ends when you begin.
page-tournament-round-time = Time for a round
page-tournament-round-time-none = As long as it takes
page-tournament-round-time-how = When it is over, whoever is waited for is treated as the clock says.
page-tournament-make = Make the tournament
## Keeping order

page-admin = Keeping order
page-admin-part = What to look at
page-order-reports = Reports
page-order-log = What was done
page-order-sanctions = Kept out or muted
page-order-tables = Tables
page-order-people = People
page-order-state = How the house is
page-order-settings = Limits and texts
page-order-limits = Limits
page-order-texts = The house’s texts
page-order-found =
    { $count ->
        [0] Nothing found.
        [one] One found.
       *[other] { $count } found.
    }
page-order-by = { $name }, { $moment }
page-order-span = For how long
page-order-why = Why (the person it is about can read it)
page-order-remove-what = The line goes from the table’s chat. The report keeps it.
page-order-log-search = Search in names, tables and reasons
page-order-tables-search = Search in names and games
page-order-people-search = Name, number or mail address
page-report = Report
page-report-named = Report { $name }
page-report-people = Something is wrong?
page-report-what = The house’s hosts read your report with what was said around it. Nobody else learns that it was you.
page-report-reason = What is it about?
page-report-words = In your own words, if you like
page-report-send = Send report
page-report-sent = Thank you: the house’s hosts will look at it.
page-report-dealt-with =
    { $count ->
        [one] Your report was dealt with. Thank you!
       *[other] { $count } of your reports were dealt with. Thank you!
    }
page-report-read = All right
page-report-heading = { $name }: { $reason }
page-report-by = Reported by { $name }, { $moment }
page-report-table = the table
page-report-said = What was said
page-report-this = reported
page-report-which = Which reports
page-reports-open = Waiting
page-reports-closed = Dealt with
page-report-count =
    { $count ->
        [0] No reports.
        [one] One report.
       *[other] { $count } reports.
    }
page-report-close = Dealt with
page-report-close-what = A note for the other hosts, if you like. Who reported is told that it was dealt with, not what was done.
page-report-closed = Dealt with by { $name }, { $moment }.
page-is-banned = kept out
page-is-muted = muted in the whole house
page-act-mute = Mute everywhere
page-act-unmute = Let them speak again
page-act-ban = Keep out
page-act-unban = Let in again
page-act-rename = Take the name away
page-act-sign-out = Sign out everywhere
page-act-what-mute = They can no longer speak at any table, but play on.
page-act-what-unmute = They can speak at all tables again.
page-act-what-ban = They are signed out at once on every device and cannot come in again. Their games go on as agreed at each table.
page-act-what-unban = They may come in again.
page-act-what-rename = They are called “Guest” with a number at all their tables, and are asked to choose another name.
page-act-what-sign-out = All their devices are signed out. They can sign in again.
page-act-role = Make { $role }
page-act-role-member = They play, and no longer keep order.
page-act-role-host = They read reports and can mute, keep out and rename people.
page-act-role-administrator = They can do everything you can, in the whole house.
page-span-hour = One hour
page-span-day = One day
page-span-week = One week
page-span-month = 30 days
page-span-good = For good
page-span-hours =
    { $hours ->
        [one] for one hour
       *[other] for { $hours } hours
    }
page-until = until { $moment }
page-lift-ban = Let in again
page-lift-mute = Let them speak again
page-lift-address = Let guests in again
page-lift-what = It ends now.
page-sanction-ban = kept out
page-sanction-mute = muted
page-sanction-name = is to choose another name
page-sanction-address = no guests are let in from there
page-network = Keep guests of an address out
page-address-network = Address or network, as 192.0.2.7 or 192.0.2.0/24
page-address-ban = Keep guests out
page-address-what = Guests from there are let go and cannot come in. Members can.
page-table-waits = waits
page-table-runs = is played
page-table-of = Opened by { $name }; last moved { $moment }
page-table-pages =
    { $count ->
        [0] nobody connected
        [one] one page connected
       *[other] { $count } pages connected
    }
page-table-close = Close table
page-table-close-what = The table is given up, or its game broken off, for everybody at it.
page-person-guest = Guest
page-person-seen = Here since { $since }, last { $seen }
page-person-devices =
    { $count ->
        [one] One device
       *[other] { $count } devices
    }
page-state-load = Load
page-state-moves = Moves a second
page-state-sockets = Open pages
page-state-tables = Tables in memory
page-state-memory = Memory
page-state-megabytes = { $count } MB
page-state-processes = Other processes
page-state-process = { $name }: { $tables } tables, { $people } pages
page-state-bots-elsewhere = Where bots think
page-state-bots-here =
    In this house: { $count ->
        [one] one process
       *[other] { $count } processes
    }
page-state-machine =
    { $name }: { $count ->
        [one] one process
       *[other] { $count } processes
    }
page-state-queues = What waits
page-state-bots = Questions to bots
page-state-looks = Looks at games
page-state-tasks = Tasks now / later
page-state-mail-waiting = Mail that waits
page-state-mail-claimed = Mail taken up
page-state-mail-sending = Mail on its way
page-state-mail-sent = Mail sent
page-state-mail-failed = Mail that failed
page-state-mail-unsure = Mail nobody knows of
page-state-no-mail = This house sends no mail.
page-state-faults = Faults
page-state-no-faults = None since the start.
page-state-fault =
    { $count ->
        [one] Once, { $last }
       *[other] { $count } times since { $first }, last { $last }
    }
page-state-versions = Versions
page-state-signoria = Signoria
page-state-python = Python
page-state-database = Database
page-state-started = Runs since
page-limits-how = They hold at once, everywhere in the house. Write how often as 30/hour.
page-saved = Saved.
page-as-in-file = As in house.toml ({ $value })
page-texts-how = Shown in the lobby as plain text. If one language is empty, the other is shown.
page-text-name = Name of the house
page-text-greeting = Greeting
page-text-rules = Rules of the house
page-text-contact = Contact
page-house = The house
page-house-rules = Rules of the house
page-house-contact = Whom to write to
page-banned = You cannot come in
page-banned-games = Your games go on without you, as agreed at each table.
page-name-forbidden = The name you had cannot stay in this house: please choose another.
page-deed-ban = { $by } kept { $name } out
page-deed-unban = { $by } let { $name } in again
page-deed-mute = { $by } muted { $name }
page-deed-unmute = { $by } let { $name } speak again
page-deed-rename = { $by } took a name away: { $name }
page-deed-remove-line = { $by } removed a line of { $name }
page-deed-close-report = { $by } dealt with a report about { $name }
page-deed-close-table = { $by } closed a table: { $name }
page-deed-role = { $by } changed the role of { $name }
page-deed-sign-out = { $by } signed { $name } out everywhere
page-deed-ban-address = { $by } kept guests of { $name } out
page-deed-unban-address = { $by } let guests of { $name } in again
page-deed-setting = { $by } set a limit: { $name }
page-deed-text = { $by } changed a text of the house: { $name }
page-quoted = “{ $text }”
page-deed-line = line { $line }
