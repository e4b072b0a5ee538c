game-pitch = All show fingers at once; who alone shows most takes the prize.
game-kind = Guessing
game-length = 5 minutes
option-double = Every prize counts twice.
option-name-double = Double
components-prize = prizes
why-MO-1 = All prizes are gone.
why-MO-2 = You show fingers once a round.
ending-no-prizes = All prizes are gone.
event-prize-turned-up = A prize of { $prize } is turned up.
event-fingers-shown = { $seat } shows { $fingers }.
event-prize-won = { $seat } wins { $points }.
move-show =
    Show { $fingers ->
        [one] one finger
       *[other] { $fingers } fingers
    }

## The view

view-first = first player
view-round = round
view-prize = prize
view-points = points
view-chosen = has chosen
view-own-choice = your fingers
