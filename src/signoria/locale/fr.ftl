# Les mots de la maison.

no-such-move = Aucun coup ne s’appelle « { $text } ».
cannot-undo = Rien ne peut être repris : quelque chose a été révélé, ou quelqu’un d’autre a joué depuis.

## Noms et listes

name-you = Vous
name-person = Joueur { $seat }
name-novice = Novice { $seat }
name-apprentice = Apprenti { $seat }
level-novice = novice
level-apprentice = apprenti
list-and = { $first } et { $last }
yes = oui
no = non
no-options = sans option
seats-from-to = de { $low } à { $high } joueurs

## Ce qui peut ne pas aller

no-such-game = Aucun jeu ne s’appelle « { $name } » : choisissez parmi { $known }.
no-such-command = Il n’y a pas de commande « { $name } » : choisissez parmi { $known }.
no-such-language = Il n’y a pas de textes en « { $language } » : choisissez parmi { $known }.
no-such-option = { $title } n’a pas d’option « { $name } » : il y a { $known }.
no-such-clause = Les règles de { $title } n’ont pas de clause « { $clause } » : une clause se nomme comme { $example }.
no-such-level = Aucun robot ne s’appelle « { $name } » : choisissez parmi { $known }.
no-such-seat = Il n’y a pas de place « { $seat } » : les places vont de A à { $last }, ou de 0 à { $highest }.
bad-choice = L’option { $name } ne peut pas être « { $said } » : choisissez parmi { $known }.
option-not-for-seats = L’option { $name } se joue à { $counts } joueurs, pas à { $seats }.
bad-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
bad-hotseat = De 1 à { $seats } personnes peuvent partager cette table, pas { $count }.
bad-seed = Une graine est un nombre entier à partir de 0, pas { $seed }.
seed-too-high = La graine { $seed } est trop grande pour tant de parties : la plus grande est { $highest }.
bad-games = Il faut jouer au moins une partie, pas { $games }.
too-many-bots = Il y a { $count } robots pour { $seats } places seulement : n’en nommez pas plus que de places.
bad-components = Ce matériel ne convient pas : { $why }.
components-of-which-game = Nommez le jeu auquel appartient ce matériel.
unreadable-file = Le fichier { $file } ne peut pas être lu.
bad-position = On ne peut pas jouer la suite de { $file } : { $why }.
neither-record-nor-position = ce n’est ni une partie enregistrée ni une position
from-alone = Une partie reprise d’un fichier a déjà ses places, ses options, sa graine et son premier joueur : retirez { $option }.
from-other-game = { $file } contient une partie de { $other }, pas de { $title }.
from-over = La partie de { $file } est finie : choisissez-en une qui ne l’est pas.
bad-record = { $file } ne peut pas être rejoué : { $why }.
bad-step =
    { $last ->
        [one] La partie compte { $last } décision
       *[other] La partie compte { $last } décisions
    } : choisissez une étape de 0 à { $last }, pas { $step }.
save-exists = Le fichier { $file } existe déjà : choisissez un autre nom, car rien n’est écrasé.
save-impossible = Le fichier { $file } ne peut pas être écrit : choisissez un autre endroit.
fault-dead-end = Un joueur n’avait aucun coup permis, ce qui est une erreur des règles : { $command } rejoue cette partie.
fault-too-long = Une partie ne s’est pas terminée, ce qui est une erreur des règles : { $command } rejoue cette partie.
usage-no-such-option = Il n’y a pas d’option { $option } : voyez { $more }.
usage-needs-value = L’option { $option } attend une valeur : voyez { $more }.
usage-missing = Il manque { $name } : voyez { $more }.
usage-bad-number = { $name } attend un nombre entier : voyez { $more }.
usage-extra = Il y a trop d’arguments : voyez { $more }.
usage-bad = Cela ne se comprend pas ({ $detail }) : voyez { $more }.

## Jouer

play-hint = Tapez le numéro d’un coup ou son texte, ou ? pour l’aide.
play-help =
    Tapez le numéro d’un coup, ou son texte, à la fin de sa ligne. Ou bien :
      u                reprendre votre dernière décision, si elle n’a rien révélé
      b                montrer le plateau
      m                montrer de nouveau les coups
      l                montrer tout ce qui s’est passé
      r                rappeler les règles ; avec une clause, comme r 13, ce qu’elles en disent
      pourquoi TEXTE   demander pourquoi un coup n’est pas permis
      q                quitter la partie
keys-undo = u undo annuler reprendre
keys-board = b board plateau
keys-moves = m moves coups
keys-log = l log journal
keys-rules = r rules règles regles
keys-why = w why pourquoi
keys-help = ? h help aide
keys-quit = q quit exit quitter
play-choose = Choisissez un coup.
play-no-such-number =
    { $last ->
        [1] Il n’y a que le coup 1.
       *[other] Les coups sont numérotés de 1 à { $last }.
    }
play-allowed = « { $text } » est permis.
play-undone = Votre dernière décision est reprise.
play-more-rules = Toutes les règles : { $command } ; une clause : r { $clause }.
play-left = Vous quittez la partie.
play-hand-over = C’est à { $name } de jouer : appuyez sur Entrée quand { $name } voit seul l’écran.
play-turn-of = C’est à { $name } de jouer.
save-done = La partie est enregistrée dans { $file }.
result-won =
    { $count ->
        [one] { $who ->
            [you] Vous gagnez
           *[other] { $names } gagne
        }
       *[other] { $names } { $who ->
            [you] partagez
           *[other] partagent
        } la victoire
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
result-place =
    { $place }. { $seat }, { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parties enregistrées

replay-length =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
verify-finished =
    OK : { $title } à { $seats } joueurs, { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, points { $points }, partie gagnée par { $winners }.
verify-unfinished =
    OK : { $title } à { $seats } joueurs, { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, partie inachevée.

## Simulation et mesures

compiling = Préparation des règles compilées ; la première fois, c’est un peu long.
measuring = Mesures en cours ; c’est un peu long.
simulate-head =
    { $games ->
        [1] Une partie
       *[other] { $games } parties
    } par réglage, à partir de la graine { $seed }.
simulate-setting = { $seats } joueurs, { $options }
simulate-speed = { $mean } décisions par partie (de { $low } à { $high }), { $speed } parties par seconde
bot-in-seats =
    { $bot }, { $seats ->
        [one] une place
       *[other] { $seats } places
    }
table-seat = place
table-seats = places
table-options = options
table-wins = victoires
table-wins-by-seat = % de victoires
table-points = points
table-least = minimum
table-most = maximum
table-decisions = décisions
table-speed = parties/s
table-bot = robot
table-interval = intervalle à 95 %
table-equal = à force égale
table-measured = mesuré
bench-seats = places
bench-state-bytes = octets d’un état
bench-random-games-per-second = parties au hasard par seconde, un cœur, mise en place comprise
bench-decisions-per-game = décisions d’une partie au hasard
bench-decision-ns = nanosecondes par décision, mise en place comprise
bench-copy-ns = nanosecondes par copie d’un état
bench-legal-ns = nanosecondes par rangée de coups permis, dans un lot
bench-observe-ns = nanosecondes par observation, dans un lot
bench-apprentice-games-per-second = parties entre apprentis par seconde, un cœur
bench-served-move-ms = millisecondes par coup sur un serveur, interprété : coups permis, coup, toutes les vues
bench-compile-seconds = secondes jusqu’à une première partie compilée, cache vide
bench-load-seconds = secondes jusqu’à une première partie compilée, depuis le cache
bench-first-question-seconds = secondes jusqu’à la première question d’une partie au terminal

## Aide

help-signoria = Des jeux de société de l’Italie de la Renaissance : jouez-y, lisez leurs règles, simulez-les.
help-games = Lister les jeux, avec leurs nombres de joueurs et leurs options.
help-rules = Montrer les règles d’un jeu.
help-play = Jouer au terminal.
help-simulate = Jouer beaucoup de parties entre robots et dire ce qu’il en est sorti.
help-bench = Mesurer la vitesse de cette machine.
help-replay = Montrer de nouveau une partie enregistrée.
help-verify = Vérifier qu’une partie enregistrée est entière et conforme aux règles.
help-help = Montrer ce message et sortir.
help-game = Le jeu : voyez signoria games.
help-game-or-all = Le jeu ; tous si aucun n’est nommé.
help-lang = La langue.
help-option = Une option du jeu, comme --option messengers ou messengers=off ; peut être répétée.
help-components = Un autre fichier de matériel.
help-json = Écrire un seul objet JSON.
help-record = Le fichier d’une partie enregistrée.
help-clause = Seulement les lignes qui citent cette clause, comme PA-13.
help-seats = Combien de places à la table ; 4 si le jeu le permet.
help-seat = Votre place : A, B et ainsi de suite.
help-hotseat = Combien de personnes jouent tour à tour à ce terminal, à partir de votre place.
help-bots = Comment jouent les robots des autres places : novice ou apprentice.
help-seed = Un nombre qui décide de tout le hasard ; tiré au sort s’il n’est pas donné.
help-first = La place qui commence ; tirée au sort si elle n’est pas donnée.
help-from = Reprendre ce fichier : une partie enregistrée, ou une position telle que signoria replay --position l’affiche.
help-save = Écrire la partie dans ce nouveau fichier, à la fin ou quand vous la quittez.
help-games-each = Combien de parties pour chaque réglage.
help-seats-all = Combien de places à la table ; tous les nombres possibles s’il n’est pas donné.
help-bots-list = Les robots, comme apprentice,novice : le dernier remplit les places restantes, et tous changent de place à chaque partie.
help-checked = Vérifier chaque indice en jouant ; plus lent.
help-quick = Peu de parties, et aucun démarrage à froid.
help-position = Afficher la position en toutes lettres, secrets compris, en JSON à garder ou à modifier.
help-step = Montrer le plateau après tant de décisions.
help-knowledge = Montrer ce que savait cette place ; sinon, ce que tous savaient.
