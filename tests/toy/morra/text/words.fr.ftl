game-pitch = Chacun montre des doigts en même temps ; qui en montre seul le plus prend le prix.
game-kind = Devinette
game-length = 5 minutes
option-double = Chaque prix compte double.
option-name-double = Double
components-prize = prix
why-MO-1 = Il n’y a plus de prix.
why-MO-2 = On montre ses doigts une fois par tour.
ending-no-prizes = Il n’y a plus de prix.
event-prize-turned-up = Un prix de { $prize } est retourné.
event-fingers-shown = { $seat } montre { $fingers }.
event-prize-won = { $seat } gagne { $points }.
move-show =
    Montrer { $fingers ->
        [one] un doigt
       *[other] { $fingers } doigts
    }

## La vue

view-first = premier joueur
view-round = tour
view-prize = prix
view-points = points
view-chosen = a choisi
view-own-choice = vos doigts
