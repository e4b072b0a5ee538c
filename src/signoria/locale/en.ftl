# The house’s own words.

no-such-move = No move is called “{ $text }”.
cannot-undo = Nothing of yours can be taken back: something was revealed, or somebody else has acted since.

## Names and lists

name-you = You
name-person = Player { $seat }
name-novice = Novice { $seat }
name-apprentice = Apprentice { $seat }
level-novice = novice
level-apprentice = apprentice
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
no-such-clause = The rules of { $title } have no clause “{ $clause }”: a clause is named like { $example }.
no-such-level = No bot is called “{ $name }”: choose one of { $known }.
no-such-seat = There is no seat “{ $seat }”: the seats are A to { $last }, or 0 to { $highest }.
bad-choice = Option { $name } cannot be “{ $said }”: choose one of { $known }.
option-not-for-seats = Option { $name } is for { $counts } players, not { $seats }.
bad-seats = { $title } is for { $low } to { $high } players, not { $seats }.
bad-hotseat = Between 1 and { $seats } people can share this table, not { $count }.
bad-seed = A seed is a whole number from 0 on, not { $seed }.
seed-too-high = The seed { $seed } is too high for so many games: the highest is { $highest }.
bad-games = At least one game must be played, not { $games }.
too-many-bots = There are { $count } bots but only { $seats } seats: name no more bots than seats.
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
usage-bad-number = { $name } takes a whole number: see { $more }.
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
      why TEXT   ask why a move is not allowed
      q          leave the game
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
    } with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
result-place =
    { $place }. { $seat }, { $name }: { $points ->
        [one] one point
       *[other] { $points } points
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

## Simulation and measuring

compiling = Getting the compiled rules ready; the first time this takes a while.
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
bench-served-move-ms = milliseconds a move on a server, interpreted: legal moves, move, all views
bench-compile-seconds = seconds to a first compiled game, nothing in the cache
bench-load-seconds = seconds to a first compiled game, from the cache
bench-first-question-seconds = seconds to the first question of a game in the terminal

## Help

help-signoria = Board games of Renaissance Italy: play them, read their rules, simulate them.
help-games = List the games, with their seats and options.
help-rules = Show the rules of a game.
help-play = Play a game in the terminal.
help-simulate = Play many games between bots and report what came of them.
help-bench = Measure speed on this machine.
help-replay = Show a recorded game again.
help-verify = Check that a recorded game is whole and was played by the rules.
help-help = Show this message and exit.
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
help-bots = How the bots in the other seats play: novice or apprentice.
help-seed = A number that decides all chance; by lot if it is not given.
help-first = The seat that begins; by lot if it is not given.
help-from = Go on from this file: a record, or a position as signoria replay --position prints it.
help-save = Write the record into this new file, at the end or when you leave.
help-games-each = How many games of each setting.
help-seats-all = How many sit at the table; every number there can be if it is not given.
help-bots-list = The bots, as in apprentice,novice: the last one fills the seats left, and all change seats from game to game.
help-checked = Check every index while playing; slower.
help-quick = Few games, and no cold start.
help-position = Print the position in words, secrets and all, as JSON to keep or to edit.
help-step = Show the board after so many decisions.
help-knowledge = Show what this seat knew; else what everybody knew.
