# Les mots de la maison.

no-such-move = Aucun coup ne s’appelle « { $text } ».
cannot-undo = Rien ne peut être repris : quelque chose a été révélé, ou quelqu’un d’autre a joué depuis.

## Noms et listes

name-you = Vous
name-person = Joueur { $seat }
name-novice = Novice { $seat }
name-apprentice = Apprenti { $seat }
name-journeyman = Compagnon { $seat }
name-master = Maître { $seat }
name-grand-master = Grand maître { $seat }
name-engine = Programme { $seat }
level-novice = novice
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-grand-master = grand maître
level-means-novice = Joue n’importe quel coup permis : essayez tout, vous gagnerez le plus souvent. Bien pour une première partie.
level-means-apprentice = Joue aussitôt, d’instinct : avec bon sens, mais sans voir plus loin que son coup. À votre mesure une fois les règles connues.
level-means-journeyman = Connaît son métier : il trouve le plus souvent le bon coup, et parfois le deuxième. Pour le battre, il vous faut un plan.
level-means-master = Voit plus loin : avant chaque coup, il joue la suite dans sa tête, des centaines de fois. Dur à battre.
level-means-grand-master = Voit plus loin, avec l’œil de qui a joué des millions de parties. Le plus dur à battre : perdre contre lui, c’est apprendre le jeu.
bots-novice =
    { $count ->
        [one] un novice
       *[other] { $count } novices
    }
bots-apprentice =
    { $count ->
        [one] un apprenti
       *[other] { $count } apprentis
    }
bots-journeyman =
    { $count ->
        [one] un compagnon
       *[other] { $count } compagnons
    }
bots-master =
    { $count ->
        [one] un maître
       *[other] { $count } maîtres
    }
bots-grand-master =
    { $count ->
        [one] un grand maître
       *[other] { $count } grands maîtres
    }
reason-chance = { $name } { $percent } %
reason-expected =
    { $to ->
        [reader] D’après ce que vous pouvez savoir, son réseau prévoyait avant ce coup ces chances de gagner : { $chances }.
       *[all] Avant ce coup, son réseau prévoyait ces chances de gagner : { $chances }.
    }
not-learned-journeyman = Le réseau de { $title } n’a pas appris le jeu tel qu’il se joue ici : les compagnons voient un peu plus loin à la place.
not-learned-grand-master = Le réseau de { $title } n’a pas appris le jeu tel qu’il se joue ici : les grands maîtres jouent en maîtres.
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
example-title = Exemple, vu par le joueur { $seat }
example-refused = { $move } ? Ce n’est pas permis. { $why }
example-made = { $move } :
example-points = { $name } : { $points }. { $sentence }
no-such-clause = Les règles de { $title } n’ont pas de clause « { $clause } » : une clause se nomme comme { $example }.
no-such-level = Aucun robot ne s’appelle « { $name } » : choisissez parmi { $known }.
no-such-seat = Il n’y a pas de place « { $seat } » : les places vont de A à { $last }, ou de 0 à { $highest }.
bad-choice = L’option { $name } ne peut pas être « { $said } » : choisissez parmi { $known }.
option-not-for-seats = L’option { $name } se joue à { $counts } joueurs, pas à { $seats }.
bad-seats = { $title } se joue de { $low } à { $high } joueurs, pas à { $seats }.
bad-hotseat = De 1 à { $seats } personnes peuvent partager cette table, pas { $count }.
bad-seed = Une graine est un nombre entier à partir de 0, pas { $seed }.
seed-too-high = La graine { $seed } est trop grande pour tant de parties : la plus grande est { $highest }.
bad-thought = Un robot peut réfléchir plus de 0 et jusqu’à { $most } secondes, pas { $seconds }.
bad-games = Il faut jouer au moins une partie, pas { $games }.
too-many-games = On peut jouer { $most } parties au plus, pas { $games }.
simulate-not-this-level = Ici ne jouent que { $known }, par milliers de parties à la seconde ; pour { $name }, qui prend son temps à chaque coup, prenez signoria arena.
too-many-bots = Il y a { $count } robots pour { $seats } places seulement : n’en nommez pas plus que de places.
too-many-engines =
    { $seats ->
        [0] Il n’y a pas de place pour un programme
        [one] Il n’y a qu’une place pour un programme
       *[other] Il n’y a que { $seats } places pour des programmes
    }, et vous en nommez { $count } : prenez moins de programmes, ou plus de places.
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
usage-bad-number = { $name } attend un nombre : voyez { $more }.
usage-bad-whole-number = { $name } attend un nombre entier : voyez { $more }.
usage-extra = Il y a trop d’arguments : voyez { $more }.
usage-bad = Cela ne se comprend pas ({ $detail }) : voyez { $more }.

## Jouer

play-hint = Tapez le numéro d’un coup ou son texte, ou ? pour l’aide.
play-help =
    Tapez le numéro d’un coup, ou son texte, à la fin de sa ligne. Ou bien :
      u                reprendre votre dernière décision, si elle n’a rien révélé
      b                montrer le plateau
      m                montrer de nouveau les coups
      l                montrer tout ce qui s’est passé
      r                rappeler les règles ; avec une clause, comme r 13, ce qu’elles en disent
      pourquoi         demander pourquoi les robots viennent de jouer ainsi
      pourquoi TEXTE   demander pourquoi un coup n’est pas permis
      q                quitter la partie
play-no-reasons = Aucun robot n’a rien fait depuis qui puisse s’expliquer.
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
play-thinking = { $name } réfléchit…
play-compiling =
    Les règles sont encore en cours de compilation pour les robots, une fois pour toutes ; d’ici là, { $moves ->
        [network] ils ne voient pas plus loin : un réseau qui a appris le jeu choisit leurs coups.
       *[apprentice] ils jouent en apprentis.
    }
play-not-compiled =
    { $why } D’ici là, { $moves ->
        [network] les robots ne voient pas plus loin : un réseau qui a appris le jeu choisit leurs coups.
       *[apprentice] ils jouent en apprentis.
    }
play-engine-replaced = { $why } Désormais, un apprenti joue à sa place.
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
    } avec { $score }.
result-place = { $place }. { $seat }, { $name } : { $score }
# Ce qui se compte, sauf si un jeu a un mot à lui, score-amount.
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
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
verify-fair =
    { $count ->
        [0] La donne vient seulement du secret que scelle l’engagement { $commitment } : personne n’a ajouté de nonce.
        [one] La donne était équitable si votre table affichait d’avance l’engagement { $commitment } : elle vient du secret qu’il scelle et d’un nonce ajouté ensuite.
       *[other] La donne était équitable si votre table affichait d’avance l’engagement { $commitment } : elle vient du secret qu’il scelle et de { $count } nonces ajoutés ensuite.
    }
verify-fair-from-position =
    Elle a commencé par une position, dont l’origine ne peut pas être vérifiée ici. { $count ->
        [0] Ce que le hasard a décidé ensuite vient seulement du secret que scelle l’engagement { $commitment } : personne n’a ajouté de nonce.
        [one] Ce que le hasard a décidé ensuite était équitable si votre table affichait d’avance l’engagement { $commitment } : cela vient du secret qu’il scelle et d’un nonce ajouté ensuite.
       *[other] Ce que le hasard a décidé ensuite était équitable si votre table affichait d’avance l’engagement { $commitment } : cela vient du secret qu’il scelle et de { $count } nonces ajoutés ensuite.
    }

## Simulation et mesures

compiling = Préparation des règles compilées ; la première fois, cela prend quelques secondes.
runs-interpreted = Les règles sont interprétées, ce qui est lent. { $why }
no-compiler = Il n’y a pas de compilateur C++ sur cette machine : installez-en un (g++ ou clang), ou lancez pip install 'signoria[compiler]'.
compiler-failed = Les règles n’ont pas pu être compilées : { $why }.
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
bench-batch-games = parties dans un lot : autant qu’il en tient près du cœur
bench-batch-steps-per-second = pas d’un lot de parties par seconde, sur un cœur, avec masques, observations et récompenses
bench-batch-random-moves-per-second = coups au hasard dans un lot de parties par seconde, sur un cœur
bench-random-simulations-per-second = simulations de recherche depuis le début, suite au hasard, par seconde
bench-master-simulations-per-second = simulations de recherche depuis le début, comme un maître, par seconde
bench-served-move-ms = millisecondes par coup sur un serveur, interprété : coups permis, coup, toutes les vues
bench-compile-seconds = secondes jusqu’à une première partie compilée, cache vide
bench-load-seconds = secondes jusqu’à une première partie compilée, depuis le cache
bench-first-question-seconds = secondes jusqu’à la première question d’une partie au terminal

## L’arène

arena-head =
    { $title }, { $seats } joueurs, { $options } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, graine { $seed }.
arena-deals =
    { $deals ->
        [one] Toutes les tablées jouent la même donne, une fois
       *[other] Toutes les tablées jouent les mêmes { $deals } donnes, chacune une fois
    } pour chaque façon de tourner autour de la table.
arena-against =
    { $seats ->
        [one] un { $other }
       *[other] { $seats } × { $other }
    }
arena-table-shares = Victoires
arena-table-ratings = Classement
arena-report-there = Le rapport se trouve dans { $file }.
arena-forfeits =
    { $first } Pour cela ou pour d’autres fautes, un novice a fini la partie à { $seats ->
        [one] une
       *[other] { $seats }
    } de ses { $of } places.
report-title = { $title } : un tournoi entre robots
report-between = { $what } : { $value }, intervalle { $interval }
report-spread = { $what } : { $mean } en moyenne, de { $least } à { $most }, la moitié jusqu’à { $half }
report-thinking = { $what } : { $mean } ms en moyenne, { $longest } ms au plus
report-picture = figure
report-games = parties
report-mean = moyenne
report-half = médiane
report-mean-ms = ms par coup
report-longest-ms = le plus long, en ms
report-as-table = Les mêmes chiffres en tableau
report-ladder = Échelle
report-ladder-how = L’échelle est fixée par { $anchor }, à 1 000. Un robot qui a 400 de plus est dix fois plus fort : de onze parties contre un seul robot plus faible, il en gagne dix. Les barres sont les intervalles à 95 %, obtenus en repesant les donnes au hasard.
report-wins = Victoires
report-wins-how = La part des parties gagnées par un robot ; les ex æquo se partagent la victoire. Les barres sont les intervalles de Wilson à 95 %, le trait pointillé est la part due au seul hasard.
report-seats = Victoires par place
report-seats-how = Ce qu’a gagné chaque place, quel que soit son occupant. Tous occupent chaque place aussi souvent : les écarts viennent donc du jeu.
report-points = Points
report-points-how = La moitié des résultats se trouve dans la barre, tous sur sa ligne ; le trait est la médiane, le point la moyenne.
report-lengths = Durée
report-lengths-how = Une partie compte { $mean } décisions en moyenne, de { $least } à { $most } ; la moitié des parties n’en a pas plus de { $half }.
report-pace = Temps de réflexion
report-pace-how = Millisecondes par décision : le point est la moyenne, la barre va jusqu’à la plus longue. Chaque degré de l’échelle vaut dix fois le précédent.
report-method = Comment on a joué
report-deals = donnes
report-seed = graine
report-rules = règles, composants
report-code = code
report-machine = machine
report-date = date
report-repeat = La commande ci-dessous rejoue les mêmes parties, coup pour coup.
report-repeat-timed = La commande ci-dessous rejoue les mêmes donnes ; les robots qui réfléchissent à la montre ne trouveront pas chaque fois les mêmes coups.
report-several-codes = Ces parties ont été jouées par { $count } versions du code : lisez-les avec prudence.
table-against = contre
table-chance = au hasard
table-rating = cote
table-ms = ms par coup
arena-no-such-bot = Aucun robot ne s’appelle « { $name } » : prenez-en un parmi { $known }, suivi de @400 pour des simulations par coup ou de @100ms pour un temps, ou nommez une classe sous la forme paquet.module:Classe, ou un programme sous la forme engine:COMMANDE.
arena-bad-budget = Un robot ne peut pas réfléchir pendant « { $said } » : donnez un nombre de simulations, comme @400, ou un temps, comme @100ms ou @1s.
arena-no-such-module = Le robot { $name } ne peut pas être importé : { $why }.
arena-no-bot-class = { $name } n’est pas un robot : nommez une classe qui dérive de signoria.Bot.
arena-one-bot = Il faut un adversaire à { $bot } : nommez d’autres robots, ou ajoutez --against.
arena-no-bot = Personne ne joue : nommez des robots avec --bots, comme --bots apprentice,novice.
arena-bot-twice = Le robot { $bot } est nommé deux fois.
arena-against-mixed = Aux tables mêlées, tous se rencontrent : retirez --against.
arena-records-where = Les parties se conservent dans un dossier : nommez-en un avec --out.
arena-bad-workers = Il faut au moins un processus pour jouer, pas { $workers }.
arena-where = Les parties ne peuvent pas se jouer sur « { $said } » : choisissez parmi { $known }.
arena-no-ray = Ray n’est pas installé : pip install "signoria[ray]" l’apporte.
arena-other-plan = Le dossier { $folder } contient un autre tournoi : répétez la commande qui l’a commencé, ou choisissez un autre dossier.
arena-no-folder = Rien ne peut être conservé dans { $folder } : choisissez un autre dossier.
arena-bad-folder = Le fichier { $file } de { $folder } est illisible : choisissez un autre dossier.
arena-bad-line = La ligne { $line } de { $file } dans { $folder } n’est pas le résultat d’une partie : retirez-la, et sa partie sera rejouée.
arena-by-network =
    { $bots } { $count ->
        [one] réfléchit à la montre et, sans règles compilées, ne voit pas plus loin : un réseau qui a appris le jeu choisit ses coups.
       *[other] réfléchissent à la montre et, sans règles compilées, ne voient pas plus loin : un réseau qui a appris le jeu choisit leurs coups.
    }
arena-not-compiled = { $bot } réfléchit à la montre et a besoin de règles compilées, et il n’y en a pas ici : donnez-lui un nombre de simulations, comme dans master@400, ou installez un compilateur C++.
arena-broken-off = Interrompu : la même commande reprend ici.
arena-broken-off-unkept = Interrompu, et rien n’est conservé : nommez un dossier avec --out pour pouvoir reprendre.
arena-bot-failed = { $bot } a échoué, et ses parties ne peuvent pas continuer : { $why }.
arena-worker-died = Un processus qui jouait la partie { $game } ({ $bots }) s’est arrêté { $tries } fois : voyez ce qu’il a écrit, puis répétez la commande pour continuer.

## Études

study-title = { $title } : une étude ({ $what })
study-head =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $title } à { $seats } joueurs pour chaque jeu de règles, { $bot } à toutes les places ; la place A commence.
study-same-seeds = Tous les jeux de règles se jouent sur les mêmes graines : leurs écarts se mesurent partie par partie.
study-bots-only = Seuls des robots ont joué : ce qui est équilibré pour eux ne l’est pas forcément pour des personnes, qui voient ce que ces robots ne voient pas.
study-plain = simple
study-usual-data = données habituelles
study-measure = mesure
study-rule-set = règles
study-difference = écart
study-middle-half = moitié centrale
study-times = combien de fois
study-glance = En bref
study-glance-how = Moyennes sur toutes les parties, avec leurs intervalles à 95 % entre parenthèses ; ce qui se compte au cours des parties vient des { $close } qu’on a observées de près. Les écarts entre parts sont en points de pourcentage.
study-first-wins = part des victoires du premier joueur (au hasard { $chance })
study-winner-points = points du vainqueur
study-all-points = points de tous
study-margin = avance du vainqueur en points
study-ties = parties à victoire partagée
study-winners-have = les vainqueurs ont plus (ou moins) de
study-seats-how =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } pour chaque jeu de règles. Les ex æquo se partagent la victoire. Les barres sont les intervalles de Wilson à 95 %, le trait pointillé est la part due au seul hasard.
study-seat-first = { $seat }, qui commence
study-seat = { $seat }, { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }
study-seat-points = Points par place
study-lengths-how = Décisions de { $games } parties pour chaque jeu de règles ; le reste vient des { $close } d’entre elles qu’on a observées de près. La barre contient la moitié des parties, sa ligne toutes ; le trait est la médiane, le point la moyenne. Les colonnes extrêmes contiennent tout ce qui est au-delà.
study-points-how = { $games } parties pour chaque jeu de règles. La barre contient la moitié des résultats, sa ligne tous ; le trait est la médiane, le point la moyenne. L’intervalle est celui de la moyenne.
study-points-spread = Points de toutes les places, avec la part des vainqueurs
study-prices = Prix
study-prices-how = Ce qu’on a payé dans les { $close } parties de chaque jeu de règles observées de près. La barre contient la moitié des prix ; l’intervalle est celui de la moyenne et tient compte de ce que les prix d’une même partie se ressemblent.
study-a-game = ventes par partie
study-winners-title = Ce que les vainqueurs ont fait autrement
study-winners-how = Les vainqueurs face aux autres de leur table, dans { $close } parties de chaque jeu de règles : les { $count } écarts les plus forts sur { $of }, en écarts types, avec des intervalles à 95 %. Cela dit ce qui accompagne la victoire, non ce qui la donne.
study-winners = vainqueurs
study-others = autres
study-apart-by = écart
study-deviations = écarts types
study-apart = { $what } : { $deviations } écarts types
study-deeds = Combien de quoi
study-show = Montrer le tableau
study-deeds-how = Moyennes pour un joueur et une partie, dans { $close } parties de chaque jeu de règles, avec des intervalles à 95 %.
study-games-each = parties par jeu de règles
study-close = dont observées de près
study-method-how = Parts, durées et points viennent de toutes les parties ; prix et actes de celles qu’on a observées de près : les premières, jouées en racontant tout ce qui s’y passe. Les intervalles parlent du hasard dans ces parties, et ne disent rien d’autres robots, d’autres nombres de joueurs ni de personnes.
study-report-there = Le rapport se trouve dans { $file }.
study-table-seats = Victoires par place
study-other-plan = Le dossier { $folder } contient une autre étude : répétez la commande qui l’a commencée, ou choisissez un autre dossier.
study-fault = La partie de graine { $seed } n’arrive pas à sa fin : c’est une erreur dans les règles.
study-vary-how = On ne peut pas faire varier « { $said } » : nommez une option et ses choix, comme --vary { $example }, ou --vary components=usual,FICHIER.
study-vary-twice = { $name } est dit deux fois : nommez tous ses choix dans un seul --vary, et nulle part ailleurs.
study-too-many = Il y a { $count } jeux de règles : on en compare { $most } au plus, faites donc varier moins de choses.
study-bad-close = On peut observer de près entre 0 et { $games } parties, pas { $close }.

## Programmes

engine-no-command = { $name } : « { $said } » n’est pas une commande qu’on puisse lancer : écrivez un programme et ses arguments.
engine-no-such-program = { $name } : il n’y a pas de programme « { $program } » : écrivez son chemin, ou ce qui le lance, comme python3 engine.py.
engine-not-started = { $name } n’a pas pu être lancé : { $why }.
engine-slow-start = { $name } n’était pas prêt au bout de { $seconds } s.
engine-silent = { $name } n’a pas répondu en { $seconds } s.
engine-ended = { $name } s’est arrêté avant la fin de la partie.
engine-ended-saying = { $name } s’est arrêté avant la fin de la partie, après avoir écrit « { $last } ».
engine-flood = { $name } a écrit plus de { $most } octets entre deux questions.
engine-garbage = { $name } a écrit « { $line } », qui n’est pas un message du protocole des programmes.
engine-illegal = { $name } a répondu « { $said } », qui n’est aucun des coups proposés.
engine-other-protocol = { $name } parle la version { $said } du protocole des programmes, et non la { $wanted }.
engine-refuses = { $name } ne joue plus : « { $why } ».
engine-no-message = Cette ligne n’est pas un message du protocole des programmes.
engine-no-game = Aucune partie n’est commencée : dites start avant choose.
engine-not-its-turn = Ce n’est pas le tour de cette place dans cette position.
engine-no-budget = Dites combien de temps réfléchir : un nombre de simulations, ou de secondes, supérieur à 0.
engine-other-rules = Le jeu a ici { $what } { $ours }, et non { $theirs }.

## Le serveur

port-taken = Quelque chose d’autre écoute sur le port { $port } : choisissez-en un autre avec --port.
serve-ready = Signoria est ouverte à l’adresse { $address }
serve-lan = Sur votre réseau local : { $address }
serve-stop = Ctrl-C pour fermer ; les parties en cours sont conservées.
serve-already-open = Cette maison est déjà ouverte, à l’adresse { $address }
serve-being-opened = Un autre serveur est en train d’ouvrir cette maison : attendez un instant.
house-no-such-action = Une maison n’a pas de { $name } : choisissez parmi { $known }.
bot-workers-no-secret = Donnez le secret de la maison : bots_secret dans le fichier de réglages, ou SIGNORIA_BOTS_SECRET.
bot-workers-begin = { $workers ->
    [one] Un processus réfléchit
   *[other] { $workers } processus réfléchissent
 } ici pour les robots de { $houses } ; Ctrl-C y met fin.
house-prune-what = Dites ce qui peut partir et après combien de jours : --tables, --records ou --guests.
house-prune-days = Ce qui peut partir a au moins un jour : un nombre de jours est 1 ou plus.
house-is-open = Cette maison est ouverte, à l’adresse { $address } : fermez-la d’abord, ou laissez faire son serveur, par ses réglages.
house-pruned = Enlevé : { $tables } tables, { $records } enregistrements, { $guests } invités.
house-would-prune = Partiraient : { $tables } tables, { $records } enregistrements, { $guests } invités.
house-ratings-same = Toutes les cotes sont telles qu’elles découlent { $games ->
        [0] d’aucune partie classée
        [one] de l’unique partie classée qui compte
       *[other] des { $games } parties classées qui comptent
    }.
house-ratings-made = Les cotes sont refaites d’après { $games } parties classées : { $added } ajoutées, { $removed } retirées, { $changed } comptées autrement ; { $ratings } cotes d’après partie ont changé.
house-ratings-differ = Les cotes ne découlent pas des { $games } parties classées : { $added } seraient ajoutées, { $removed } retirées, { $changed } comptées autrement ; { $ratings } cotes d’après partie changeraient. Avec --recompute, elles sont corrigées.
house-ratings-unread = Parties laissées telles qu’elles ont été comptées, parce que leur journal n’existe plus ou que ces règles ne peuvent le suivre : { $games }.
house-season-begun = La saison { $number } des cotes a commencé.
backup-where = Dites quel fichier : signoria house backup FICHIER, ou restore FICHIER.
backup-taken = { $file } est écrit et a été relu : { $tables } tables avec { $entry } entrées dans leurs journaux, { $guest } invités, dont { $account } membres, { $record } enregistrements.
backup-restored = La maison de { $file } est de retour : { $tables } tables avec { $entry } entrées dans leurs journaux, { $guest } invités, dont { $account } membres, { $record } enregistrements.
backup-stranded =
    { $count ->
        [one] Une table a commencé avec d’autres règles que celles installées ici : son journal est entier, et n’a pas été rejoué.
       *[other] { $count } tables ont commencé avec d’autres règles que celles installées ici : leurs journaux sont entiers, et n’ont pas été rejoués.
    }
backup-broken =
    { $count ->
        [one] Tout est copié tel quel, mais le journal d’une table ne peut pas être suivi : { $tables }.
       *[other] Tout est copié tel quel, mais les journaux de { $count } tables ne peuvent pas être suivis, comme ceux de { $tables }.
    }
backup-there = { $file } existe déjà : choisissez un autre nom, rien n’est écrasé.
backup-not-there = Il n’y a pas de fichier { $file }.
backup-is-none = { $file } n’est pas la sauvegarde d’une maison : signoria house backup en écrit une.
backup-newer = { $file } a été écrite par une version plus récente, { $version } : installez-la d’abord.
backup-spoiled = { $file } n’est plus telle qu’elle a été écrite : prenez une autre sauvegarde, on ne peut pas se fier à celle-ci.
backup-source-spoiled = Ce qui a été copié n’est pas entier, aucune sauvegarde n’est donc gardée : voyez le disque, et la dernière bonne sauvegarde.
backup-other-version = Cette maison a été ouverte en dernier avec une autre version : sauvegardez-la avec celle-là, ou ouvrez-la une fois avec celle-ci.
restore-not-empty = Il y a déjà une maison à { $database } : une sauvegarde n’est rétablie que dans un lieu vide.
upgrade-how = Dites ce qu’il faut regarder : signoria house upgrade --check, avec une sauvegarde prise par la version précédente, et alors --old FICHIER si des parties doivent finir sous elle.
upgrade-other-version = Cette maison a été ouverte en dernier avec une autre version : prenez une sauvegarde avec celle-là, et nommez-la ici.
upgrade-table = { $table }, { $game }, règles { $version }, ici { $here } :
upgrade-gone = ce jeu n’est pas installé ici.
upgrade-same =
    { $count ->
        [0] Aucune partie en cours ne continue simplement.
        [one] Une partie en cours continue telle quelle.
       *[other] { $count } parties en cours continuent telles quelles.
    }
upgrade-unchanged = toutes ses décisions donneraient ici la même chose.
upgrade-otherwise =
    { $decision ->
        [0] la donne serait autre ici.
       *[other] la décision { $decision }, place { $seat }, « { $move } », donnerait ici autre chose.
    }
upgrade-refused =
    { $decision ->
        [0] elle ne pourrait pas commencer ici : { $why }
       *[other] la décision { $decision }, place { $seat }, « { $move } », serait refusée ici : { $why }
    }
upgrade-only-refusals = On n’a cherché que ce qui n’est plus permis : une sauvegarde prise par la version précédente montre toute différence.
upgrade-old-written = Elles seules sont dans { $file } : ouvrez-le avec la version précédente, et elles finissent sous ses règles.
upgrade-must-stay =
    { $count ->
        [one] Une partie en cours ne peut finir que sous les règles avec lesquelles elle a commencé.
       *[other] { $count } parties en cours ne peuvent finir que sous les règles avec lesquelles elles ont commencé.
    }
house-members =
    { $count ->
        [0] Personne n’est membre.
        [one] Un membre.
       *[other] { $count } membres.
    }
house-no-such-member = Personne ici n’est { $member } : voyez signoria house members.
house-role-what = Dites qui et quoi : --member avec un identifiant ou une adresse, et --role, un de ceux-ci : { $known }.
house-role-is = { $name } : { $role }
house-ban-what = Dites qui et pourquoi : --member avec un identifiant ou une adresse, et --why ; avec --days 1 ou plus cela prend fin tout seul.
house-ban-done = { $name } reste dehors à partir de maintenant.
house-unban-done = { $name } peut revenir.
house-reports =
    { $count ->
        [0] Aucun signalement n’attend.
        [one] Un signalement attend.
       *[other] { $count } signalements attendent.
    }
serve-no-database = La base de données { $database } est inutilisable : vérifiez son adresse, et si l’on peut y écrire.
serve-failed = Le serveur n’a pas pu démarrer : voyez la ligne ci-dessus, et si la base de données { $database } est utilisable.
bad-limit-name = Il n’y a pas de limite appelée { $name } : il y a { $known }.
bad-limit-text = Une limite se donne sous la forme NOM=VALEUR, comme --limit { $name }=….
bad-limit-whole = { $name } doit être un nombre entier supérieur à 0, et non { $value }.
bad-limit-count = { $name } doit être un nombre entier, 0 ou plus, et non { $value }.
bad-limit-secret = { $name } doit avoir au moins 16 caractères : lettres sans accents, chiffres et signes.
bad-limit-number = { $name } doit être un nombre supérieur à 0, et non { $value }.
bad-limit-rate = { $name } doit être un nombre par durée, comme 30/hour ou 5/minute, et non { $value }.
bad-limit-seasons = { $name } doit valoir by-hand, quarters ou years, et non { $value }.
bad-limit-addresses = { $name } doit être des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1, 10.0.0.0/8, et non { $value }.
bad-limit-mail-server = { $name } doit être l’adresse d’un serveur de courrier, comme smtp://utilisateur:motdepasse@mail.example.org:587.
bad-limit-tournament-makers = { $name } est hosts ou members, pas { $value }.
bad-limit-mail-from = { $name } doit contenir une adresse de courrier, comme Signoria <maison@example.org>, et non { $value }.
bad-limit-port = { $name } doit être un nombre de 1 à { $most }, ou 0 pour un port libre, et non { $value }.
bad-limit-thought = { $name } doit être supérieur à 0 seconde et d’au plus { $most }, et non { $value }.
bad-limit-pace = { $name } doit être de 0 seconde ou plus, et non { $value }.
bad-limit-string = { $name } doit être un texte entre guillemets droits, et non { $value }.
bad-limit-host = { $name } doit être une adresse de cette machine, comme 127.0.0.1 ou 0.0.0.0, et non { $value }.
bad-limit-database = { $name } doit être sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
bad-limit-public-url = { $name } doit être une adresse telle que les gens l’utilisent, sans rien après, comme https://jeux.example.org, et non { $value }.
bad-settings-file = { $file } ne peut pas être lu comme réglages : voyez la ligne { $line } ; un texte s’écrit entre guillemets droits.
bad-settings-name = { $file } règle { $name }, qui n’est pas un réglage : vouliez-vous dire { $near } ?
no-settings-file = Le fichier de réglages { $file } ne peut pas être lu : signoria house init en écrit un.
settings-there = Il y a déjà un fichier de réglages, { $file } : modifiez-le, ou choisissez un autre dossier.
settings-written = Les réglages de votre maison sont dans { $file } ; regardez-les, puis ouvrez la maison avec :
settings-file =
    Les réglages d’une maison. Pour l’ouvrir : signoria serve --config CE-FICHIER
    Une ligne qui commence par # vaut comme si elle n’était pas là ; enlevez le # pour la changer.
    La ligne de commande passe d’abord, puis l’environnement (SIGNORIA_ et le nom en capitales), puis ce fichier.
    Il peut contenir des mots de passe : gardez-le pour vous.
settings-example = Non réglé tant que rien n’est écrit ici ; un exemple :
limit-host = L’adresse à écouter : 127.0.0.1 pour cette machine et un mandataire qui s’y trouve, 0.0.0.0 pour tout le monde, comme avec --lan.
limit-old-url = Où continuent les parties commencées avec d’autres règles : l’adresse à laquelle la version précédente les sert encore.
limit-proxies = Où se trouvent les mandataires que l’on croit sur l’origine d’un visiteur, avec --public-url : adresses ou réseaux.
limit-metrics-token = Qui l’envoie comme jeton « bearer » voit /metrics, d’où que ce soit ; sans lui, seule cette machine, et personne derrière un mandataire.
limit-mail-server = Où le courrier est remis, comme smtp://utilisateur:motdepasse@hôte:port, ou smtps:// s’il est chiffré d’emblée ; sans serveur, personne n’en reçoit.
limit-bots-secret = Le secret avec lequel d’autres machines peuvent réfléchir pour les robots, d’au moins 16 caractères ; sans lui, aucune ne le peut.
limit-mail-from = De qui vient le courrier.
limit-answer = Secondes, à peu près, après lesquelles est joué un coup prévu d’avance : comme si l’on avait demandé à la personne.
limit-shortest-clock = Secondes qu’une pendule donne au moins, par coup ou par partie.
limit-turn-mail-after = Secondes pendant lesquelles une partie qui dure des jours attend un membre avant que la maison lui écrive.
limit-letters-apart = Secondes entre deux lettres sur les parties à un même membre : ce qui arrive entre-temps est dans la suivante.
limit-notice-after = Secondes après lesquelles un membre qui n’est pas à la table est prévenu par notification ou webhook.
limit-notice-networks = Réseaux de cette machine ou autour d’elle où des avis peuvent être envoyés, séparés par des virgules ; sans quoi seulement sur Internet.
limit-seasons = Quand commencent les saisons des cotes : by-hand, par une commande ; quarters ou years, avec la première partie classée du trimestre ou de l’année.
limit-tournament-makers = Qui crée des tournois : « hosts », les hôtes et ceux qui tiennent la maison, ou « members », tous les membres.
limit-away = Secondes après lesquelles une personne déconnectée passe pour absente.
limit-hello = Secondes dans lesquelles une nouvelle connexion doit dire bonjour.
limit-head = Secondes dans lesquelles l’en-tête d’une requête doit être arrivé.
limit-body = Secondes dans lesquelles le corps d’une requête doit être arrivé.
limit-unread = Secondes après lesquelles est coupé un visiteur qui ne prend rien de ce qui l’attend.
limit-idle = Secondes après lesquelles une table où personne n’est connecté est rangée.
limit-snapshot-every = Entrées du journal d’une table entre deux instantanés.
limit-new-guests = Noms pris depuis une même adresse.
limit-sign-ins = Fois que quelqu’un s’inscrit ou se connecte depuis une adresse, ou l’essaie.
limit-mails = Liens par courrier qu’une adresse demande.
limit-mails-to = Liens envoyés à une même adresse de courrier, qui que ce soit qui les demande.
limit-exports = Fois qu’un membre emporte tout ce qui est gardé de lui.
limit-trials = Fois qu’un membre change où vont ses avis, ou essaie s’ils arrivent.
limit-friend-asks = Personnes à qui un membre demande d’être amis.
limit-invitations = Personnes qu’un invité invite par leur nom.
limit-searches = Fois qu’un invité se met à chercher une partie.
limit-requests = Requêtes sur les invités et les tables, par invité, ou par adresse pour qui n’est pas invité.
limit-new-tables = Tables qu’ouvre un invité.
limit-open-tables = Tables d’un invité qui ne sont ni terminées ni abandonnées.
limit-looks = Parties revues que consulte un invité, ou une adresse pour qui n’est pas invité.
limit-new-records = Enregistrements qu’apporte un invité.
limit-records = Enregistrements d’un invité qui sont gardés.
limit-connections = Connexions à des tables, par invité, ou par adresse pour qui n’est pas invité.
limit-address-connections = Connexions d’une même adresse, de toute sorte ; jamais plus de la moitié de la place.
limit-openings = Connexions qu’une adresse ouvre d’un coup.
limit-openings-a-second = Connexions qu’une adresse ouvre par seconde, à la longue.
limit-messages = Messages d’un invité d’un coup, sur toutes ses connexions ; un message coûteux compte pour plusieurs.
limit-messages-a-second = Messages d’un invité par seconde, à la longue.
limit-previews = Aperçus, retours en arrière et regards sur d’anciennes lignes de discussion d’un invité, d’un coup.
limit-previews-a-second = Aperçus et retours en arrière d’un invité par seconde, à la longue.
limit-look-seconds = Secondes d’un cœur que prennent d’un coup les aperçus et retours en arrière d’un invité.
limit-look-seconds-a-second = Secondes d’un cœur que prennent par seconde, à la longue, les aperçus et retours en arrière d’un invité.
limit-address-guests = Combien de fois ce que peut envoyer et consulter un invité est permis à tous les invités d’une même adresse ensemble.
limit-lines = Lignes de discussion d’un invité.
limit-reports = Lignes et personnes que signale un invité.
limit-orders = Requêtes d’un hôte ou d’un administrateur qui veille au bon ordre.
limit-message-bytes = Octets du plus long message d’une connexion.
limit-body-bytes = Octets de la plus longue requête.
limit-record-bytes = Octets du plus long enregistrement que l’on peut apporter.
limit-misunderstood = Messages dénués de sens avant qu’une connexion soit fermée.
limit-outbox = Messages en attente d’envoi avant qu’une connexion passe pour trop lente.
limit-outbox-bytes = Octets en attente d’envoi avant qu’une connexion passe pour trop lente.
refused-seat-taken = Quelqu’un est déjà assis là : choisissez une autre place.
refused-seat-reserved = Cette place est gardée pour quelqu’un de la partie précédente : choisissez-en une autre.
refused-seat-free = Personne n’est assis là.
refused-not-yours = Cette place est à quelqu’un d’autre : seuls cette personne ou l’hôte peuvent la libérer.
refused-not-seated = Seules les personnes assises à la table le peuvent : asseyez-vous d’abord.
refused-seats-free = Une place est encore libre : donnez-la à une personne ou à un robot.
refused-not-host = Seule la personne qui a ouvert la table le peut.
refused-host-starts = Seule la personne qui a ouvert la table commence la partie : si elle reste absente, chaque personne assise le pourra.
refused-ask-first = À cette table, c’est l’hôte qui donne les places : demandez-en d’abord une.
refused-kept-out = L’hôte n’a pas de place pour vous à cette table : vous pouvez regarder.
refused-need-not-ask = Vous n’avez rien à demander : prenez une place libre.
refused-one-seat = Vous avez déjà une place ici : il n’en faut plusieurs qu’à une table partagée sur un seul appareil.
refused-several-seats = Quelqu’un occupe plusieurs places : libérez-les d’abord.
refused-no-such-request = Personne n’a demandé de place sous ce numéro.
refused-sits-already = Cette personne est assise à la table : libérez plutôt sa place.
refused-too-many-ask = Trop de personnes demandent une place ici : réessayez plus tard.
refused-family-taken = Une autre place a déjà cette famille : choisissez-en une autre.
refused-stale = La table a changé entre-temps : regardez de nouveau, puis choisissez.
refused-from-the-future = Cela se rapporte à quelque chose qui n’a pas eu lieu à cette table.
refused-clock-days-off = Les jours de congé vont d’aucun à { $most }, et seulement si la pendule donne un jour ou plus.
refused-no-days-off = Il n’y a pas de jours de congé à cette table.
refused-is-off = Vous êtes déjà en congé. Dites d’abord que vous êtes de retour.
refused-days-off = { $left ->
    [0] Il ne vous reste aucun jour de congé dans cette partie.
    [one] Il vous reste un jour de congé dans cette partie.
   *[other] Il vous reste { $left } jours de congé dans cette partie.
}
refused-clock = Une pendule donne de 1 minute à 7 jours par coup, ou de 1 minute à 30 jours par partie, plus de 1 seconde à un jour par coup.
refused-undo-time = Il ne vous reste pas assez de temps pour choisir de nouveau.
refused-time-ended = Votre temps est écoulé : un robot joue ce coup, puis la place est de nouveau à vous.
refused-bot-plays = Un robot joue cette place : la personne qui l’occupait peut la reprendre.
refused-no-bot-plays = Aucun robot ne joue pour vous : la place est à vous.
refused-not-away = Cette personne n’est pas partie : un robot ne remplace que celles qui restent absentes.
refused-resigned = Vous avez abandonné : un robot joue votre place jusqu’à la fin.
refused-not-deserted = D’autres sont encore là, ou l’étaient il y a un instant : ceux qui jouent peuvent arrêter la partie ensemble.
refused-ended = La partie a été interrompue.
refused-no-such-seat = Cette table n’a pas cette place.
refused-closed = Cette table a été abandonnée.
refused-no-hints = À cette table, il n’y a pas de conseils.
refused-hint-not-asked = Ce n’est pas votre tour : un conseil porte sur ce qui vous est demandé.
refused-hint-first = Prenez d’abord un conseil : il porte sur ce qui vous est demandé, et toute la table voit que vous l’avez pris.
refused-no-bot-hint = Aucun robot ne peut y réfléchir pour le moment : réessayez dans un instant.
refused-plan-lesson = Pendant une leçon, rien ne se prévoit d’avance.
refused-plan-no-bids = Il n’y a rien pour quoi vous puissiez enchérir maintenant : une limite vaut pour ce qui est aux enchères.
refused-plan-no-lot = Il n’y a rien maintenant que vous puissiez laisser passer d’avance.
refused-plan-asked = C’est à vous maintenant : jouez plutôt le coup lui-même.
refused-back-lesson = Une leçon se recommence ; rien ne s’y reprend.
refused-back-rated = Dans une partie classée, on ne demande pas à reprendre un coup.
refused-rated-members = Cette table est classée : seuls les membres peuvent s’asseoir. Devenez d’abord membre.
refused-rated-alone = Une table classée n’a pas de conseils, et chacun y tient une seule place, sur son propre appareil.
refused-rated-solo = Une partie classée demande au moins deux joueurs.
refused-rated-bots = À une table classée, aucun robot ne prend place.
refused-rated-rest = Dans une partie classée, personne ne laisse un robot jouer à sa place.
refused-no-such-season = Il n’y a pas eu de telle saison.
refused-back-asked = Quelqu’un demande déjà à reprendre un coup : il faut d’abord lui répondre.
refused-back-undo = Ce coup-là, vous pouvez le reprendre sans rien demander.
refused-back-nothing = Vous n’avez encore rien décidé qui puisse être repris.
refused-back-none = Personne ne demande à reprendre un coup.
refused-back-own = C’est aux autres d’accorder ce que vous demandez.
refused-begun = La partie a commencé : on ne peut plus changer les places.
refused-not-begun = La partie n’a pas commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-record-running = Tant qu’une partie est en cours, son enregistrement est réservé à qui est assis à la table ou la regarde, chacun avec ses propres yeux.
refused-no-such-table = Cette table n’existe pas : vérifiez le lien.
refused-no-such-replay = Aucune partie n’est conservée à cette adresse : vérifiez le lien.
refused-no-such-choice = Ce choix n’était pas possible à ce moment-là.
refused-no-such-step = La partie n’a pas cette étape : la dernière est la { $last }.
refused-bad-record = Cet enregistrement ne peut pas être ouvert : ligne { $line }, { $why }.
refused-no-text = Ce n’est pas un enregistrement : ce n’est pas du texte brut.
refused-too-many-records = Vous avez apporté autant d’enregistrements que la maison en garde pour un invité.
refused-table-broken = Cette table ne peut pas être lue : prévenez la personne qui gère le serveur.
refused-goes-on = Cette partie continue sous les règles avec lesquelles elle a commencé, à { $address } : elle ne peut pas être fermée ici.
refused-other-rules = Cette partie a commencé avec d’autres règles ou d’autres composants, elle ne peut donc pas continuer ici.
refused-close-first = Fermez d’abord la table : son enregistrement contient tout, et personne ne doit continuer à jouer une fois qu’il est pris.
refused-busy = La table est très occupée : réessayez dans un instant.
refused-bots-secret = La maison ne laisse entrer aucun robot avec ce secret : bots_secret doit être le même dans ses réglages et ici.
refused-bots-version = La maison a une autre version de { $what } ({ $here }) que cette machine ({ $there }) : installez la même des deux côtés.
refused-bots-many = Tant de machines réfléchissent déjà pour cette maison qu’aucune autre n’y entre.
refused-bots-unclear = La maison n’a pas compris cette machine : installez la même version des deux côtés.
refused-too-often = C’était trop à la fois : attendez un peu, puis réessayez.
refused-too-many-tables = Vous avez trop de tables ouvertes : terminez-en ou abandonnez-en d’abord.
refused-too-many-connections = Trop de connexions viennent de votre adresse : fermez d’abord quelques pages.
refused-full = Le serveur n’a plus de place pour un autre visiteur : réessayez dans un instant.
refused-too-slow = La demande a mis trop de temps à arriver : réessayez.
refused-not-understood = Ce message n’a pas de sens ici.
refused-empty = Il n’y a rien à dire là-dedans.
refused-store = Cela ne peut pas être conservé pour l’instant, et rien n’a changé : le disque du serveur est plein, ou sa base de données ne répond pas.
refused-store-gone = Le fichier où cette maison garde ses parties a disparu, on ne peut donc rien faire : prévenez la personne qui gère le serveur.
refused-our-fault = Une erreur s’est produite de notre côté, et rien n’a changé : réessayez.
refused-meanwhile = Autre chose a changé au même moment, et rien n’a été fait : réessayez.
refused-hello-first = Dites d’abord bonjour.
refused-no-such-token = Ce jeton n’ouvre aucune place à cette table.
refused-spectator = Les spectateurs ne font que regarder : asseyez-vous pour jouer.
refused-no-guest = Dites-nous d’abord votre nom.
refused-name = Un nom compte de 1 à { $longest } caractères, dont au moins un qui se voit.
refused-name-marks = Ce nom a plus d’accents sur une lettre qu’on n’en peut lire : retirez-en.
refused-name-mixed = Ce nom mêle des lettres de plusieurs alphabets qui se ressemblent : tenez-vous-en à un seul par mot.
refused-name-bot = Les noms qui commencent ainsi sont réservés aux robots : choisissez-en un autre.
refused-name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble : choisissez-en un autre.
refused-no-member = Connectez-vous d’abord.
refused-no-such-tournament = Ce tournoi n’existe pas.
refused-tournament-makers = Dans cette maison, seuls les hôtes créent des tournois.
refused-not-tournament-host = Seul l’hôte du tournoi peut le faire.
refused-too-many-tournaments = Vous avez créé beaucoup de tournois qui ne sont pas encore finis.
refused-tournament-name = Donnez au tournoi un nom de { $longest } caractères au plus.
refused-tournament-seats = { $title } ne se joue pas à des tables de cette taille.
refused-tournament-places = Il faut assez de places pour une table pleine au moins.
refused-tournament-closes = Les inscriptions doivent finir plus tard que maintenant, et avant un an.
refused-tournament-begun = Le tournoi a déjà commencé.
refused-tournament-not-begun = Le tournoi n’a pas encore commencé.
refused-tournament-over = Le tournoi est fini.
refused-tournament-too-few = Il y a trop peu de joueurs pour une table.
refused-tournament-full = Trop de membres attendent déjà une place.
refused-registered = Vous êtes déjà inscrit.
refused-not-registered = Vous n’êtes pas inscrit.
refused-no-such-entrant = Personne ne joue sous ce numéro.
refused-is-bot = Un robot a déjà cette place.
refused-member-already = Vous êtes déjà membre.
refused-no-mail = Cette maison n’envoie pas de courrier : connectez-vous avec une clé d’accès ou un code de secours.
refused-mail-address = Ce n’est pas une adresse de courrier : cherchez la faute de frappe.
refused-address-taken = Un autre membre a cette adresse : connectez-vous avec elle, ou choisissez-en une autre.
refused-link = Ce lien n’est plus valable : il a servi, ou il est trop ancien. Demandez-en un nouveau.
refused-link-elsewhere = Ouvrez ce lien sur un appareil où vous êtes connecté comme le membre qui l’a demandé.
refused-letters = Ce lien n’est plus à personne ici : rien n’est envoyé.
refused-push = Aucun avis ne peut être envoyé à ce navigateur : essayez-en un autre.
refused-no-push = Aucun avis ne s’affiche sur cet appareil : autorisez-les d’abord.
refused-webhook = Rien ne peut être envoyé là : il faut une adresse qui commence par https:// et qu’Internet atteint.
refused-no-webhook = Vous n’avez pas de webhook : donnez d’abord une adresse.
refused-code = Ce code n’est pas valable : cherchez la faute de frappe, ou prenez-en un autre ; chacun ne sert qu’une fois.
refused-passkey = Cette clé d’accès n’est pas connue ici : connectez-vous autrement.
refused-passkey-late = Cela a pris trop de temps : réessayez.
refused-too-many-passkeys = Vous avez autant de clés d’accès que la maison en garde : retirez-en d’abord une.
refused-no-such-passkey = Vous n’avez pas cette clé d’accès.
refused-no-such-device = Aucun appareil de ce genre n’est connecté pour vous.
refused-yourself = C’est vous.
refused-nobody-there = Il n’y a plus personne ici : regardez à nouveau.
refused-friend-already = Vous êtes déjà amis.
refused-too-many-friends = La maison ne garde pas davantage d’amis.
refused-too-many-asked = Vous avez fait autant de demandes que la maison en garde : retirez-en d’abord une.
refused-too-many-blocked = Vous avez bloqué autant de personnes que la maison en garde : débloquez-en d’abord une.
refused-too-many-invited = Autant de personnes sont invitées à cette table que la maison en garde.
refused-no-such-invitation = Cette invitation n’existe plus.
refused-no-seat-left = Il n’y a plus de place libre à cette table : vous pouvez regarder.
refused-search-seats = Aucun de ces jeux ne se joue à ce nombre : choisissez d’autres jeux ou un autre nombre de joueurs.
refused-search-members = Les parties sur plusieurs jours sont pour les membres : connectez-vous d’abord, pour les retrouver sur chaque appareil.
refused-search-found = Une partie a été trouvée pour vous : allez à sa table.
refused-nothing-found = Aucune partie n’a encore été trouvée pour vous.
refused-last-way = Sans cela, vous ne pourriez plus revenir : ajoutez d’abord une autre clé d’accès, une adresse ou des codes de secours.
refused-chat-closed = L’hôte a fermé la discussion de cette table.
refused-chat-seated = Seules les personnes assises à cette table peuvent y parler.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-muted-in-house =
    { $until ->
        [never] Vous n’avez plus la parole à aucune table de cette maison (« { $why } »).
       *[other] Vous n’avez la parole à aucune table de cette maison jusqu’au { $until } (« { $why } »).
    }
refused-banned =
    { $until ->
        [never] Vous ne pouvez plus entrer dans cette maison (« { $why } »).
       *[other] Vous ne pouvez pas entrer dans cette maison jusqu’au { $until } (« { $why } »).
    }
refused-banned-address =
    { $until ->
        [never] Aucun invité n’entre depuis l’endroit où vous êtes (« { $why } »).
       *[other] Aucun invité n’entre depuis l’endroit où vous êtes jusqu’au { $until } (« { $why } »).
    }
refused-name-forbidden = Ce nom ne peut pas rester ici : choisissez-en un autre.
refused-no-such-person = Il n’y a personne sous ce numéro dans cette maison.
refused-not-on-yourself = Vous ne pouvez pas vous faire cela à vous-même.
refused-not-on-keepers = Seul un administrateur peut le faire à un hôte ou à un administrateur.
refused-last-administrator = Quelqu’un doit rester pour tenir la maison : nommez d’abord un autre administrateur.
refused-not-sanctioned = Rien de tel n’est plus en vigueur.
refused-no-network = Ce n’est ni une adresse ni un réseau : écrivez 192.0.2.7 ou 192.0.2.0/24.
refused-own-network = Cela fermerait la porte à cette machine, à son mandataire ou à la moitié du monde : nommez un réseau plus petit.
refused-report-yourself = Vous ne pouvez pas vous signaler vous-même.
refused-report-nobody = Il n’y a personne à signaler à cet endroit.
refused-no-such-report = Il n’y a pas de tel signalement.
refused-report-closed = Ce signalement a déjà été traité.
refused-no-such-setting = Il n’y a pas de tel réglage ici.
refused-text-too-long = Ce texte est trop long : { $longest } caractères au plus.
name-in-place = Invité { $number }
refused-no-such-line = Cette ligne n’est plus dans la discussion.
refused-no-such-author = Aucun auteur connu sous cette marque n’a parlé à cette table.
refused-foreign-host = Le serveur ne répond pas sous ce nom.
refused-foreign-origin = Cette demande vient de la page d’un autre site.
refused-not-for-you = Cela n’est montré qu’à qui tient le serveur.
refused-too-large = C’est trop volumineux.
refused-invalid = Cette demande n’est pas celle qui est attendue ici : voyez { $where }.
refused-no-such-address = Il n’y a rien à cette adresse.
refused-no-such-method = Cette adresse ne s’utilise pas de cette façon.
refused-no-page = La page n’est pas construite : lancez make play.
closing-no-hello = Rien n’a été dit, la connexion est donc fermée.
closing-too-much = Trop de messages sont arrivés à la fois, la connexion est donc fermée.
closing-too-many = Vous avez trop de connexions : fermez d’abord quelques pages.
closing-stopping = Le serveur s’arrête ou redémarre : votre partie est conservée, et la page revient d’elle-même.
closing-not-understood = Trop de messages n’avaient pas de sens, la connexion est donc fermée.
closing-signed-out = Cet appareil a été déconnecté : reconnectez-vous pour retrouver vos places.

## Courrier

mail-turn-subject = { $count ->
    [one] { $game } vous attend
   *[other] { $count } parties vous attendent
}
mail-notices-subject = { $count ->
    [one] Des nouvelles de { $game }
   *[other] Des nouvelles de vos parties
}
mail-notices =
    Bonjour,

    { $news }

    Nous vous écrivons une fois par tour, si vous ne venez pas. Pour arrêter ces lettres, ouvrez ce lien : { $stop }
mail-notices-turn = { $count ->
    [one] c’est à vous de jouer :
   *[other] c’est à vous de jouer dans ces parties :
}
mail-notices-round = { $count ->
    [one] votre table de tournoi est prête :
   *[other] vos tables de tournoi sont prêtes :
}
mail-notices-invited = { $count ->
    [one] on vous invite à cette table :
   *[other] on vous invite à ces tables :
}
mail-notices-seat = { $count ->
    [one] quelqu’un demande une place à votre table :
   *[other] quelqu’un demande une place à ces tables, qui sont les vôtres :
}
mail-notices-admitted = { $count ->
    [one] vous pouvez prendre place à cette table :
   *[other] vous pouvez prendre place à ces tables :
}
mail-notices-ended = { $count ->
    [one] cette partie, dont vous étiez, est terminée :
   *[other] ces parties, dont vous étiez, sont terminées :
}
mail-notices-game = { $game } : { $link }
mail-notices-game-left = { $game }, { $left } : { $link }
notice-left-minutes = { $minutes ->
    [one] encore une minute
   *[other] encore { $minutes } minutes
}
notice-left-hours = { $hours ->
    [one] encore une heure au plus
   *[other] encore { $hours } heures
}
notice-left-days = encore { $days } jours
notice-text = { $title } : { $text }
notice-turn = C’est votre tour.
notice-turn-left = C’est votre tour, { $left }.
notice-time = Votre temps s’épuise.
notice-time-left = Votre temps s’épuise : { $left }.
notice-ended = Votre partie est terminée.
notice-round = Votre table de tournoi est prête.
notice-invited = On vous invite à cette table.
notice-seat = Quelqu’un demande une place à votre table.
notice-admitted = Vous pouvez prendre place à la table.
notice-trial = Les avis de Signoria arrivent bien.
mail-sign-in-subject = Votre lien pour Signoria
mail-sign-in =
    Bonjour,

    ce lien vous connecte à la maison { $house } :

    { $link }

    Il sert une fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, ne faites rien : personne n’entre sans lui.
mail-address-subject = Votre adresse à Signoria
mail-address =
    Bonjour,

    un membre de la maison { $house } veut recevoir son courrier à cette adresse. Si c’est vous, ouvrez ce lien sur un appareil où vous êtes connecté :

    { $link }

    Il sert une fois, pendant { $minutes } minutes. Si vous n’avez rien demandé, ne faites rien.

## Aide

help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = [{ $value } si rien n’est donné]
help-signoria = Des jeux de société de l’Italie de la Renaissance : jouez-y, lisez leurs règles, simulez-les.
help-games = Lister les jeux, avec leurs nombres de joueurs et leurs options.
help-rules = Montrer les règles d’un jeu.
help-serve = Ouvrir la maison dans le navigateur : des tables pour personnes et robots.
help-house = Fonder une maison et s’en occuper, comme avec signoria house init ou signoria house prune --tables 90.
help-house-action = Que faire : init écrit un fichier de réglages, backup copie une maison pendant qu’elle tourne, restore rétablit une copie, upgrade dit ce que d’autres règles changeraient, prune enlève ce qui est ancien, members donne la liste des membres, role donne un rôle à l’un d’eux, ratings compare ou refait les cotes, season commence une nouvelle saison des cotes, reports liste ce qui a été signalé, ban tient quelqu’un dehors et unban le laisse revenir, bots fait réfléchir cette machine pour les robots d’une maison ailleurs.
help-house-file = Le dossier d’une nouvelle maison (init), ou la sauvegarde à écrire ou à lire (backup, restore, upgrade).
help-ban-days = Jours pendant lesquels quelqu’un reste dehors (ban) ; sinon pour de bon.
help-ban-why = Pourquoi quelqu’un est tenu dehors ou peut revenir (ban, unban) : cette personne le lit.
help-upgrade-check = Dire seulement ce que les règles installées changeraient aux parties en cours.
help-recompute = Avec ratings : les refaire toutes d’après les journaux des tables. Sinon, dire seulement lesquelles changeraient.
help-upgrade-old = Avec --check et une sauvegarde : écrire une maison avec les parties qui doivent finir sous la version précédente.
help-dry-run = Dire seulement ce qui partirait.
help-member = Un membre, par son identifiant ou son adresse de courrier.
help-role = Ce qu’il est désormais : member, host ou administrator.
limit-keep-tables-days = Jours après lesquels part une table où rien ne s’est passé ; une partie en cours, seulement si ses joueurs ne viennent plus non plus.
limit-keep-records-days = Jours après lesquels part un enregistrement apporté par un invité.
limit-keep-guests-days = Jours après lesquels est oublié un invité qui n’est plus venu, et qui n’a ni table ni enregistrement.
help-play = Jouer au terminal.
help-simulate = Jouer beaucoup de parties entre robots et dire ce qu’il en est sorti.
help-arena = Faire jouer un tournoi entre robots et les classer.
help-study = Jouer beaucoup de parties d’un ou de plusieurs jeux de règles et écrire un rapport pour qui conçoit le jeu.
help-engine = Laisser un autre programme demander ses coups à un robot de la maison, par lignes de JSON.
help-bench = Mesurer la vitesse de cette machine.
help-replay = Montrer de nouveau une partie enregistrée.
help-verify = Vérifier qu’une partie enregistrée est entière et conforme aux règles.
help-help = Montrer ce message et sortir.
help-version = Montrer la version et sortir.
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
help-bots = Comment jouent les robots des autres places : novice, apprentice, journeyman, master ou grand-master.
help-play-engine = Un programme qui prend la place d’un robot et parle le protocole des programmes ; peut être répété.
help-seed = Un nombre qui décide de tout le hasard ; tiré au sort s’il n’est pas donné.
help-first = La place qui commence ; tirée au sort si elle n’est pas donnée.
help-from = Reprendre ce fichier : une partie enregistrée, ou une position telle que signoria replay --position l’affiche.
help-reasons = Dire après chaque coup d’un robot pourquoi il l’a joué, d’après ce qui est visible.
help-save = Écrire la partie dans ce nouveau fichier, à la fin ou quand vous la quittez.
help-games-each = Combien de parties pour chaque réglage.
help-seats-all = Combien de places à la table ; tous les nombres possibles s’il n’est pas donné.
help-bots-list = Les robots, comme apprentice,novice : le dernier remplit les places restantes, et tous changent de place à chaque partie.
help-arena-bots = Les robots, comme master@100ms,apprentice : un niveau, network, paquet.module:Classe ou engine:COMMANDE, suivi de @400 pour des simulations par coup ou de @1s pour un temps.
help-arena-against = Seulement les parties d’un des --bots contre ceux-ci à toutes les autres places ; sinon chaque robot contre chaque autre.
help-arena-mixed = Asseoir tous les robots à une même table, au lieu d’un contre les autres.
help-arena-games = Combien de parties par tablée ; arrondi vers le haut pour que chacun occupe chaque place aussi souvent.
help-arena-seed = Un nombre dont découlent les donnes et les dés ; tiré au sort s’il manque.
help-arena-workers = Combien de processus jouent ; autant que de cœurs s’il manque.
help-arena-on = Où se jouent les parties : sur les cœurs de cette machine, ou sur la grappe Ray que nomme RAY_ADDRESS.
help-arena-out = Conserver plan, résultats et rapport dans ce dossier ; la même commande continue avec ce qu’il contient.
help-arena-records = Conserver aussi chaque partie dans le dossier.
help-study-vary = Ce qui change d’un jeu de règles à l’autre, comme --vary messengers=off,on ou components=usual,FICHIER ; plusieurs donnent toutes les combinaisons.
help-study-games = Combien de parties pour chaque jeu de règles.
help-study-bots = Le robot à toutes les places : un niveau, network, paquet.module:Classe ou engine:COMMANDE, suivi de @400 pour des simulations par coup ou de @1s pour un temps.
help-study-close = Combien de ces parties on observe de près, pour les prix et pour ce qu’ont fait les vainqueurs.
help-study-out = Conserver plan, parties, chiffres, rapport et résumé dans ce dossier ; la même commande continue avec ce qu’il contient.
help-engine-level = Comment joue le robot : novice, apprentice, journeyman, master ou grand-master.
help-engine-seed = Un nombre qui décide du hasard propre au robot ; tiré au sort s’il n’est pas donné.
help-checked = Vérifier chaque indice en jouant ; plus lent.
help-quick = Peu de parties, et aucun démarrage à froid.
help-position = Afficher la position en toutes lettres, secrets compris, en JSON à garder ou à modifier.
help-step = Montrer le plateau après tant de décisions.
help-knowledge = Montrer ce que savait cette place ; sinon, ce que tous savaient.
help-lan = Laisser entrer les autres machines du réseau local ; sinon, celle-ci seulement.
help-config = Le fichier de réglages, tel que l’écrit signoria house init ; SIGNORIA_CONFIG le nomme aussi.
help-port = Le port à écouter ; 8655, ou n’importe quel port libre, s’il n’est pas donné.
help-database = Où garder les tables : sqlite:///FICHIER ou postgresql://… ; un fichier à vous si rien n’est donné.
help-public-url = L’adresse que les gens utilisent, si le serveur se trouve derrière un autre.
help-workers = Dans combien de processus de cette maison les robots réfléchissent, 0 laissant cela à d’autres machines tant qu’il y en a ; un de moins que de cœurs si rien n’est donné.
help-bots-url = Pour quelle maison réfléchir (bots) ; peut être donné plusieurs fois, une fois par processus de la maison.
help-bots-workers = Dans combien de processus cette machine réfléchit (bots) ; un de moins que de cœurs si rien n’est donné.
help-thought = Combien de secondes un robot qui voit plus loin peut réfléchir à un coup.
help-pace = Combien de temps un robot prend au moins pour jouer ; chaque page montre les coups à la vitesse qu’aime son lecteur.
help-limit = Fixer une limite, comme new_guests=500/hour ; peut être donnée plusieurs fois, et --limits les énumère toutes.
help-limits = Énumérer chaque réglage avec sa valeur, la variable d’environnement qui la fixe et son sens, puis terminer.
help-open = Montrer tout de suite la page dans le navigateur.

## La page

page-skip = Aller au contenu
page-other-language = English
page-sound = Son : du bois, des pièces, et une cloche quand c’est votre tour
page-settings = Réglages
page-settings-play = Jouer
page-settings-look = Apparence
page-settings-bot-speed = Les coups des autres se montrent
page-settings-bot-speed-slow = lentement
page-settings-bot-speed-normal = normalement
page-settings-bot-speed-fast = vite
page-settings-bot-speed-at-once = aussitôt
page-settings-motion = Les pièces bougent
page-settings-motion-normal = normalement
page-settings-motion-fast = vite
page-settings-motion-off = pas du tout
page-settings-theme = Couleurs
page-settings-theme-system = comme l’appareil
page-settings-theme-light = claires
page-settings-theme-dark = sombres
page-settings-text-size = Taille du texte
page-settings-text-size-small = petite
page-settings-text-size-usual = habituelle
page-settings-text-size-large = grande
page-settings-text-size-largest = très grande
page-settings-language = Langue
page-settings-kept = Tout cela reste dans ce navigateur.
page-account = Votre compte
page-account-why = Aucun compte n’est nécessaire pour jouer. Avec un compte, vos places et vos parties vous suivent sur chaque appareil, et vous restent si celui-ci est perdu. Il n’y a pas de mot de passe.
page-account-sign-in = Se connecter
page-account-sign-up = Devenir membre
page-account-keeps = Votre nom et toutes vos places restent ce qu’ils sont.
page-account-profile = Vous
page-account-since = { $role } depuis le { $day }
page-account-sign-out = Se déconnecter sur cet appareil
page-role-member = Membre
page-role-host = Hôte de la maison
page-role-administrator = Administrateur
page-take-along =
    { $tables ->
        [one] Emporter la table où je joue ici comme invité
       *[other] Emporter les { $tables } tables où je joue ici comme invité
    }
page-mail-address = Adresse de courrier
page-address-add = Ajouter une adresse de courrier
page-address-other = Une autre adresse de courrier
page-address-why = Un lien vous est envoyé ; ouvrez-le sur un appareil où vous êtes connecté.
page-notices = Avis
page-notices-nowhere = Rien ne vous est dit en votre absence : ajoutez une adresse de courrier, autorisez les avis sur un appareil ou donnez un webhook.
page-notices-how = On vous prévient une fois, et seulement si vous n’êtes pas à la table.
page-notices-mail = Les lettres viennent si vous n’êtes pas passé depuis un moment, tout ce qui attend dans une seule, et jamais deux pour le même tour. Chacune porte un lien qui les arrête.
page-notice-turn = C’est mon tour
page-notice-time = Mon temps s’épuise dans une partie qui dure des jours
page-notice-ended = Une de mes parties s’est terminée sans moi
page-notice-round = Ma table de tournoi est prête
page-notice-invited = On m’invite à une table
page-notice-seat = Quelqu’un demande une place à ma table, ou l’on m’admet
page-notice-try = Essayer
page-by-mail = par courrier
page-by-push = sur mes appareils
page-by-webhook = par webhook
page-push = Avis sur cet appareil
page-push-why = L’appareil vous dit quand une partie vous attend, même si cette page est fermée.
page-push-begin = Afficher les avis ici
page-push-here = Les avis s’affichent sur cet appareil jusqu’à ce que vous vous y déconnectiez.
page-push-end = Ne plus en afficher ici
page-push-tried = Un avis est en route vers cet appareil.
page-push-denied = Votre navigateur n’autorise pas les avis de cette page : autorisez-les dans ses réglages.
page-push-unable = Ce navigateur ne peut pas afficher d’avis. Sur un iPhone ou un iPad, ajoutez d’abord Signoria à l’écran d’accueil.
page-push-devices = { $count ->
    [one] Affichés sur un de vos appareils.
   *[other] Affichés sur { $count } de vos appareils.
}
page-webhook = Webhook
page-webhook-address = Adresse où envoyer
page-webhook-what = Pour vos propres programmes et messageries : chaque avis y est envoyé en JSON, signé.
page-webhook-secret = Les avis sont signés avec ceci. Copiez-le maintenant : il n’est montré qu’une fois.
page-webhook-off = Arrêté le { $day }, parce que plus rien n’y était accepté. Pour le remettre en marche, essayez-le.
page-webhook-answered = Le { $day }, la réponse était { $status }.
page-webhook-said-unreachable = Le { $day }, l’adresse était injoignable.
page-webhook-said-no-answer = Le { $day }, aucune réponse n’est venue.
page-webhook-said-refused = Le { $day }, son nom menait à une adresse où rien n’est envoyé.
page-webhook-remove-sure = Alors plus rien n’y est envoyé.
page-turns = À vous de jouer
page-turns-link = { $count ->
    [0] Vos parties
    [one] Vos parties : une vous attend
   *[other] Vos parties : { $count } vous attendent
}
page-turns-waiting = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
page-turns-none = Aucune partie ne vous attend.
page-turns-others = Celles-ci attendent les autres
page-turns-notices = Être prévenu en mon absence
page-letters = Les lettres sur vos parties
page-letters-stopped = Vous ne recevrez plus de lettres sur vos parties.
page-letters-resume = Les recevoir de nouveau
page-letters-resumed = Vous recevrez de nouveau des lettres sur vos parties.
page-address-drop = Oublier cette adresse
page-address-drop-sure = Plus aucun lien ne pourra alors vous être envoyé.
page-link-ask = Envoyez-moi un lien
page-link-why = Le lien vous connecte. Qui n’est pas encore membre le devient ainsi.
page-link-sent = Un lien est en route vers { $email }. Il sert pendant 30 minutes ; regardez aussi parmi les indésirables.
page-link-sign-up = Avec { $email }, vous devenez membre de cette maison.
page-link-sign-in = Vous vous connectez comme { $name }, avec { $email }.
page-link-add-address = { $email } devient l’adresse de { $name }.
page-do-sign-up = Devenir membre
page-do-sign-in = Se connecter
page-do-add-address = Utiliser cette adresse
page-passkey = Clé d’accès
page-passkeys = Clés d’accès
page-passkey-what = Votre appareil garde la clé d’accès : montrez votre doigt ou votre visage, ou tapez le code de l’appareil, et vous êtes chez vous.
page-passkey-none-here = Les clés d’accès demandent une adresse en https, ce que cette page n’a pas.
page-passkey-not-done = Aucune clé d’accès n’a été donnée, et rien n’a changé.
page-passkey-use = Se connecter avec une clé d’accès
page-passkey-sign-up = Devenir membre avec une clé d’accès
page-passkey-add = Ajouter une clé d’accès pour cet appareil
page-passkey-name = Comment appeler cette clé d’accès
page-passkey-made = Créée le { $day }, jamais utilisée depuis
page-passkey-used = Utilisée pour la dernière fois le { $day }
page-passkey-remove-sure = Cette clé d’accès ne connectera plus personne.
page-rename = Renommer
page-remove = Retirer
page-save = Enregistrer
page-code = Code de secours
page-code-use = Se connecter avec un code
page-codes = Codes de secours
page-codes-what = Quand tous vos appareils sont perdus, un code vous connecte sur un nouveau. Chacun ne sert qu’une fois.
page-codes-keep = Gardez ces codes là où vous les trouverez sans cet appareil : sur papier, ou avec vos mots de passe. Ils ne sont montrés que cette fois.
page-codes-left =
    { $count ->
        [0] Vous n’avez pas de code de secours.
        [one] Il vous reste un code de secours.
       *[other] Il vous reste { $count } codes de secours.
    }
page-codes-file = Garder dans un fichier
page-codes-kept = Je les ai gardés
page-codes-new = Faire de nouveaux codes
page-codes-new-sure = Les codes d’avant ne seront plus valables.
page-codes-sign-up = Devenir membre avec des codes de secours seulement
page-codes-sign-up-sure = Dix codes vous sont montrés : eux seuls vous ramènent ici, gardez-les donc bien.
page-device = Appareil inconnu
page-devices = Appareils
page-device-this = celui-ci
page-device-seen = ici le { $day }
page-device-end = Déconnecter
page-device-end-sure = Qui s’y trouve devra se reconnecter pour avoir vos places.
page-devices-end = Déconnecter tous les autres appareils
page-way-link = Connecté par un lien le { $day }
page-way-passkey = Connecté avec une clé d’accès le { $day }
page-way-code = Connecté avec un code de secours le { $day }
page-way-new = Inscrit le { $day }
page-archive = Vos parties jouées
page-archive-text = Un nom ou un titre
page-archive-game = Jeu
page-archive-all = Tous les jeux
page-archive-search = Chercher
page-archive-more = En montrer plus
page-archive-found =
    { $count ->
        [0] Aucune partie n’a été trouvée.
        [one] Une partie
       *[other] { $count } parties
    }
page-archive-place = { $place }. { $name } ({ $points })
page-statistics = Ce qu’elles donnent
page-statistics-by-game = Par jeu
page-statistics-by-rival = Par adversaire
page-statistics-game = Jeu
page-statistics-rival = Adversaire
page-statistics-played = Jouées
page-statistics-won = Gagnées
page-statistics-place = Place en moyenne
page-statistics-best = Points au mieux
page-statistics-ahead = Vous devant
page-statistics-behind = Vous derrière
page-ratings = Classements
page-ratings-own = Vos cotes
page-ratings-none-own = Vous n’avez pas encore fini de partie classée. C’est à l’ouverture qu’une table devient classée, sous « Plus de réglages pour une table entre amis ».
page-ratings-stay-off = Ne pas me montrer dans les classements
page-ratings-how = Une cote dit comment quelqu’un joue : 1500 est le milieu. Ce qui suit ± dit à quel point c’est sûr ; chaque partie classée le rend plus sûr. L’ordre est celui de ce qu’une cote vaut au moins.
page-ratings-members = Les membres voient ici qui joue comment, et y figurent dès qu’ils ont joué assez de parties classées.
page-ratings-pool = { $title }, { $seats } joueurs
page-ratings-of = Jeu
page-ratings-season = Saison
page-ratings-place = Place
page-ratings-name = Nom
page-ratings-rating = Cote
page-ratings-games = Parties
page-ratings-yours = Votre cote est { $rating }.
page-ratings-yours-place = C’est la place { $place } sur { $listed }.
page-ratings-yours-off = Vous restez hors des classements : vous seul la voyez.
page-ratings-none = Aucune partie classée n’a été finie cette saison.
page-ratings-none-listed = Personne n’a encore joué assez de parties classées.
page-ratings-hidden =
    { $members ->
        [one] Un autre membre a joué, trop peu pour avoir une place.
       *[other] { $members } autres membres ont joué, trop peu pour avoir une place.
    }
page-ratings-now = Les cotes après cette partie
page-rating-to-go =
    { $games ->
        [one] Encore une partie environ avant qu’elle compte au classement.
       *[other] Encore { $games } parties environ avant qu’elle compte au classement.
    }
page-rating-curve =
    { $games ->
        [one] Une partie : { $last }
       *[other] { $games } parties : de { $first } à { $last }
    }
page-season = Saison { $season }
page-season-since = Saison { $season }, depuis le { $day }
page-season-until = Saison { $season }, jusqu’au { $day }
page-rated = classée
page-rated-choose = Partie classée
page-rated-how = Pour les membres. Elle compte pour la cote de chacun : ni robots, ni conseils, ni coups repris sur demande. Qui abandonne ou ne revient pas est dernier.
page-rated-table = Cette table est classée : seuls des membres y jouent, sans robots ni conseils. Qui abandonne ou ne revient pas est dernier ; une partie arrêtée d’un commun accord ne compte pas.
page-rated-become = S’inscrire ou se connecter
page-rated-not-counted = Cette partie a été arrêtée d’un commun accord : elle ne compte pas pour les cotes.
page-data = Ce que la maison garde de vous
page-data-what = Votre nom, la façon dont vous vous connectez, vos places et vos parties, ce que vous avez fait et dit aux tables, et les enregistrements que vous avez apportés.
page-data-export = L’emporter dans un fichier
page-data-leave = Quitter cette maison pour de bon
page-data-leave-sure = Tout est supprimé et ne peut être retrouvé. Les parties restent aux autres sans votre nom ; là où une partie est en cours, un robot joue pour vous.
page-forced-moves = Jouer pour moi le seul coup possible
page-strong-patterns = Des motifs marqués en plus des couleurs, pour les yeux qui les distinguent mal
page-left-handed = Tenir le téléphone de la main gauche : les boutons à gauche
page-loading = Un instant…
page-tagline = Jeux de société de l’Italie de la Renaissance
page-nowhere = Il n’y a rien ici
page-nowhere-why = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait n’y est plus. Depuis le salon, vous retrouverez tout.
page-to-lobby = Vers le salon
page-unreachable = Le serveur ne répond pas : vérifiez la connexion et réessayez.
page-try-again = Réessayer
page-went-wrong = Cela n’a pas marché : réessayez.
page-labelled = { $label } : { $value }

page-your-name = Votre nom
page-name-why = Les autres le voient à la table. On ne vous demande rien d’autre.
page-name-save = Prendre ce nom
page-name-change = Changer de nom
page-you-are = Vous êtes { $name }.
page-you-are-guest = Vous jouez en invité.
page-guest-name = Invité { $number }
page-name-choose = Choisir un nom

page-games = Jeux
page-made-by = { $designer }, { $year }
page-play-now = Jouer maintenant
page-play-now-how = Vous prenez place, des robots prennent les autres, et la partie commence.
page-with-friends = Avec des amis
page-with-friends-how = Vous prenez place et recevez un lien à envoyer ; des robots peuvent occuper les places restées libres.
page-friends-more = Plus de réglages pour une table entre amis
page-play = Jouer
page-bots-play-as = Niveau des robots
page-options = Options
page-about-game = À propos du jeu
page-how-to-play = Le jeu en 60 secondes
page-bots = La force des robots
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-journeyman = Compagnon
page-level-master = Maître
page-level-grand-master = Grand maître
page-strength = Seul contre { $others }, { $one } a gagné { $wins } parties sur 100 ; au hasard, ce serait { $chance }.
page-who-made = Qui l’a fait
page-who-made-it = { $title } est un jeu de { $designer }, paru en { $year }. Toutes les images sont dessinées pour cette maison, et les règles sont racontées avec nos propres mots.
page-whole-rules = Toutes les règles
page-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-found = { $at } sur { $count }
page-rules-not-found = introuvable
page-rules-previous = Passage précédent
page-rules-next = Passage suivant
page-players = Joueurs
page-listed = Montrer la table à tous dans le salon
page-admission = Qui peut prendre place
page-admission-open = Tous ceux qui viennent
page-admission-request = Ceux que l’hôte admet
page-one-device = Nous sommes plusieurs devant cet écran
page-open-table = Ouvrir la table
page-your-tables = Vos tables
page-no-yours = Vous n’êtes encore à aucune table.
page-open-tables = Tables ouvertes
page-no-open = Aucune table n’est ouverte à tous.
page-no-open-filtered = Aucune table ouverte n’est ainsi pour l’instant.
page-filter-free = Une place est libre
page-filter-people = Sans robots
page-pace = Le rythme
page-pace-any = Direct ou lent
page-pace-live = en direct
page-pace-slow = sur plusieurs jours
page-search = Chercher une partie
page-search-open = À quoi aimeriez-vous jouer ?
page-search-how = { $count ->
    [0] Dites à quoi vous aimeriez jouer : vous avez une place dès que quelqu’un d’autre le veut aussi.
    [one] Une personne cherche une partie en ce moment.
   *[other] { $count } personnes cherchent une partie en ce moment.
}
page-search-games = L’un de ces jeux
page-search-least = Joueurs, au moins
page-search-most = Joueurs, au plus
page-search-clock-live = 45 minutes chacun pour toute la partie, et 30 secondes de plus à chaque coup.
page-search-clock-slow = Trois jours pour chaque coup. Vous n’avez pas à rester : la partie commence d’elle-même.
page-search-members = Les membres peuvent aussi chercher des parties sur plusieurs jours.
page-search-bots = Des robots peuvent prendre les places si personne d’autre ne vient
page-search-begin = Chercher
page-searching = Vous cherchez une partie.
page-search-what = { $games } · { $players } joueurs · { $pace }
page-search-stay = Gardez cette page ouverte : elle vous mène à la table.
page-search-leave = Vous pouvez partir : la recherche dure deux semaines.
page-search-end = Ne plus chercher
page-search-found = Une partie de { $game } a été trouvée.
page-search-go = À votre place
page-invitations = Invitations
page-invited-by = { $name } vous invite à { $game }.
page-invitation-about = { $seats } places, { $pace }. À la table : { $names }
page-invitation-come = M’asseoir
page-invitation-decline = Non, merci
page-invitation-look = Aller voir
page-invite-name = Inviter par le nom
page-invite-friend = Inviter { $name }
page-invite-whom = Nom d’un membre
page-invite-do = Inviter
page-invite-name-how = Si un membre de cette maison s’appelle exactement ainsi, il voit votre invitation aussitôt.
page-invited-waits = pas encore de réponse
page-invited-no = ne vient pas
page-withdraw-invitation = Retirer
page-news-invited = { $count ->
    [one] Vous avez une invitation
   *[other] Vous avez { $count } invitations
}
page-news-asking = { $count ->
    [one] Quelqu’un voudrait être votre ami
   *[other] { $count } personnes voudraient être vos amis
}
page-here = Qui est ici
page-here-count = { $count ->
    [0] Il n’y a personne.
    [one] Une personne est ici.
   *[other] { $count } personnes sont ici.
}
page-friends = Amis
page-friends-count = { $count ->
    [0] Amis
    [one] Amis : une demande
   *[other] Amis : { $count } demandes
}
page-friends-members = Les membres ont des amis, voient lesquels sont ici et les invitent par leur nom.
page-friends-asking = Voudraient être vos amis
page-friends-yours = Vos amis
page-friends-none = Vous n’avez pas encore d’amis ici.
page-friend-here = ici en ce moment
page-friend-table = À sa table
page-friend-accept = Accepter
page-friend-decline = Non
page-friend-part = Ne plus être amis
page-friend-part-sure = { $name } et vous ne verrez plus si l’autre est ici.
page-friend-new = Demander à quelqu’un
page-friend-name = Son nom
page-friend-ask-do = Demander
page-friend-ask = Demander à être amis
page-friend-how = Si un membre de cette maison s’appelle exactement ainsi, la demande lui parvient. Vous pouvez aussi demander à une table ou dans une relecture.
page-friend-asked = La demande parvient à { $name }, si ce membre existe.
page-friend-withdraw = Ne plus demander
page-know = Plus sur { $name }
page-seen = Qui vous voit
page-seen-by = Qui peut voir que vous êtes ici
page-seen-by-everybody = tous les membres
page-seen-by-friends = mes amis
page-seen-by-nobody = personne
page-seen-how = Vos amis voient aussi à quelle table ouverte vous êtes, et jamais une table qui n’est pas dans la liste.
page-block = Bloquer
page-block-sure = Vous n’entendez plus { $name }, et vous ne vous croisez plus dans cette maison. Rien ne lui est dit.
page-blocked = Personnes bloquées
page-blocked-how = Qui est bloqué ne peut ni vous inviter, ni rien vous demander, ni s’asseoir à votre table, ni voir si vous êtes ici. Vous ne lisez pas ce qu’il dit, et aucune recherche ne vous réunit.
page-blocked-now = { $name } ne vous atteint plus.
page-unblock = Débloquer
page-continue = Reprendre où vous en étiez
page-just-now = à l’instant
page-open-record = Ouvrir une partie enregistrée
page-reconstructed = En partie reconstitué
page-reconstructed-part = { $name } ({ $count } sur { $all })
page-reconstructed-why = Aucune source publique ne donne tous les détails de ce jeu. Ce qui manque, nous l’avons reconstitué pour que cela s’accorde avec tout ce que dit le livret : { $parts }.
page-free-seat = place libre
page-status-waiting = attend des joueurs
page-on-request = places sur demande
page-status-playing = en cours
page-status-over = finie
page-status-ended = interrompue
page-status-closed = fermée

page-no-table = Cette table n’existe pas
page-status-stranded = commencée avec d’autres règles
page-stranded = Personne ne peut continuer ici. Fermez la table pour de bon : elle quitte alors le salon, et celles et ceux qui y étaient assis peuvent prendre son enregistrement, avec tout ce qui était caché.
page-stranded-goes-on = Elle continue à une autre adresse de cette maison, sous les règles avec lesquelles elle a commencé.
page-stranded-go-there = Continuer là-bas
page-stranded-close = Fermer la table pour de bon
page-table-closed = Cette table est fermée.
page-invite = Inviter des amis
page-invite-how = Avec cette adresse, on peut regarder, et prendre place tant qu’il y a une place libre.
page-invite-how-request = Avec cette adresse, on peut regarder, et demander une place.
page-invite-here-only = Pour l’instant, seule cette machine peut l’ouvrir. La personne qui tient le serveur peut l’ouvrir à tout le réseau.
page-address = Adresse
page-copy = Copier
page-copied = Copiée
page-qr = L’adresse en code QR
page-seats = Places
page-seat-free = La place { $seat } est libre
page-seat-reserved = Gardée pour { $name }, qui l’occupait à la partie précédente.
page-that-is-you = (vous)
page-sit = Prendre cette place
page-must-ask = À cette table, c’est l’hôte qui donne les places.
page-ask-seat = Demander une place
page-asked-seat = Vous avez demandé une place. L’hôte n’a pas encore répondu.
page-withdraw = Retirer la demande
page-kept-out = L’hôte n’a pas de place pour vous à cette table. Vous pouvez regarder.
page-door = À la porte
page-asks = { $name } demande une place.
page-admit = Admettre { $name }
page-decline = Refuser { $name }
page-stays-out = { $name } reste dehors.
page-let-in = Laisser revenir { $name }
page-send-away = Renvoyer { $name }
page-second-player = Un second joueur sur cet appareil
page-second-name = Son nom
page-seat-second = Lui donner cette place
page-family = Famille
page-family-medici = Médicis
page-family-visconti = Visconti
page-family-carraresi = Carraresi
page-family-este = d’Este
page-family-gonzaga = Gonzague
page-bot = Robot
page-seat-bot = Placer le robot
page-free = Libérer cette place ({ $name })
page-unreserve = Ouvrir la place à tous
page-leave = Quitter cette place
page-start = Commencer la partie
page-give-up = Abandonner la table
page-start-host = C’est l’hôte qui commence la partie.
page-start-host-away = L’hôte est absent depuis un moment : chaque personne assise peut commencer la partie.
page-start-needs = La partie peut commencer dès que toutes les places sont prises.
page-fair-deal = Donne équitable
page-fair-why = Avant que quiconque prenne place, le serveur a tiré un secret. L’engagement en est l’empreinte SHA-256 : le secret ne peut plus être changé. Chaque joueur ajoute un nombre, et la donne vient de tous ces nombres. La partie finie, l’enregistrement contient tout, et chacun peut le vérifier.
page-commitment = Engagement
page-nonce-of = Ajouté par { $name }

page-connection-connecting = Connexion…
page-connection-lost = La connexion est perdue ; nouvel essai…
page-connection-closed = La connexion est fermée : rechargez la page pour revenir.

page-your-turn = C’est votre tour.
page-turn-title = À vous – { $title }
page-thinking =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
page-waiting-for = On attend { $names }.
page-also-asked =
    { $count ->
        [one] { $names } choisit aussi.
       *[other] { $names } choisissent aussi.
    }
page-moves = Vos coups
page-filter = Chercher un coup
page-filter-count =
    { $all ->
        [one] { $shown } coup sur { $all }
       *[other] { $shown } sur { $all } coups
    }
page-undo = Reprendre
page-escape = Échap quitte un choix, un regard en arrière ou un panneau ouvert.
page-looking-back = Vous regardez un moment passé.
page-back-to-now = Revenir au présent
page-would = Ensuite :
page-final = ce coup ne pourra pas être repris.
page-confirm = Confirmer
page-not-yet = Pas encore
page-all-moves =
    { $count ->
        [one] Votre seul coup en liste
       *[other] Les { $count } coups en liste
    }
page-hint = Conseil
page-hint-what = Les meilleurs coups, et combien de fois ils gagnent. Toute la table voit que vous avez pris un conseil.
page-hint-moves = Les meilleurs coups
page-hint-thinking = Réflexion en cours…
page-hint-share = { $percent } %
page-hint-wins = { $percent } parties gagnées sur 100
page-hint-how = Parties sur cent que vous gagnez ainsi. Toute la table voit que vous avez pris un conseil.
page-hint-house = C’est ce que ferait le robot le plus fort de la maison. Toute la table voit que vous avez pris un conseil.
page-hint-close = Fermer le conseil
page-hint-later = Ce qui en résulte se verra plus tard.
page-hint-failed = Aucun conseil n’a été trouvé : fermez ce panneau et réessayez.
page-hint-taken = { $name } a pris un conseil.
page-hints-taken =
    { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
page-plan = Prévoir
page-plan-heading = Prévoir d’avance
page-plan-what = La maison le fait pour vous quand vient votre tour, après un moment, comme vous le feriez vous-même. Personne d’autre n’en sait rien.
page-plan-close = Fermer les prévisions
page-plan-limit = Enchérir jusqu’à
page-plan-beyond = Et au-delà
page-plan-beyond-pass = puis passer
page-plan-beyond-ask = puis me consulter
page-plan-do = Prévoir cela
page-plan-let-go = Laisser passer ce lot
page-plan-let-next-go = Laisser passer le prochain lot
page-plan-moves = À ma prochaine décision
page-plan-anyway = Même si l’on me fait quelque chose entre-temps
page-plan-withdraw = Renoncer au plan
page-plan-limit-pass = Prévu : enchérir jusqu’à { $limit }, puis passer.
page-plan-limit-ask = Prévu : enchérir jusqu’à { $limit }, puis vous consulter.
page-plan-pass = Prévu : laisser ce lot aux autres.
page-plan-choice = Prévu pour votre prochaine décision : { $move }
page-plan-broken-lot-over = Le lot que visait votre plan est parti.
page-plan-broken-limit = Les enchères ont atteint votre limite : à vous de décider.
page-plan-broken-not-legal = Ce que vous aviez prévu n’est pas possible maintenant : à vous de décider.
page-plan-broken-changed = Quelqu’un vous a fait quelque chose depuis que vous avez prévu ce coup : à vous de décider.
page-bid-up-to = jusqu’à { $amount }
page-note = Notes pour vous-même
page-note-what = Vous seul les voyez. Elles sont gardées avec la table.
page-note-left =
    { $count ->
        [one] Encore un caractère
       *[other] Encore { $count } caractères
    }
page-note-kept = C’est noté.
page-back-ask = Demander à reprendre
page-back-sure = Votre dernière décision, et tout ce qui l’a suivie, serait annulé si les autres sont d’accord. Toute la table voit que vous le demandez.
page-back-wish = { $name } demande à reprendre sa dernière décision, et avec elle tout ce qui a suivi.
page-back-revealed = Des cartes ou des choix ont été révélés depuis.
page-back-needed = Doivent encore répondre : { $names }.
page-back-grant = Accepter
page-back-refuse = Refuser
page-back-own = Vous demandez à reprendre votre dernière décision.
page-back-drop = Ne plus le demander
page-taken-back =
    { $count ->
        [one] un coup repris
       *[other] { $count } coups repris
    }
page-glance = Acheté et montré jusqu’ici
page-glance-none = Rien encore.
page-hints-allow = Les conseils sont permis
page-hints-allowed = Les conseils sont permis : toute la table voit qui en prend.
page-hints-none = Il n’y a pas de conseils à cette table.
page-clock = Pendule
page-clock-days-off = Jours de congé par joueur
page-clock-no-days-off = Aucun
page-clock-days-off-settled = { $days ->
    [one] Chacun peut prendre un jour de congé.
   *[other] Chacun peut prendre { $days } jours de congé.
}
page-days-off = Jours de congé
page-days-off-left = { $days ->
    [0] Vous avez pris tous vos jours de congé dans cette partie.
    [one] Vous pouvez encore prendre un jour de congé dans cette partie : votre pendule s’arrête pendant ce temps.
   *[other] Vous pouvez encore prendre { $days } jours de congé dans cette partie : votre pendule s’arrête pendant ce temps.
}
page-days-off-how-many = Combien de jours
page-days-off-take = Les prendre dès maintenant
page-days-off-until = Vous êtes en congé jusqu’au { $date }. Vous pouvez jouer quand même.
page-days-off-back = Je suis de retour
page-days-off-of = en congé jusqu’au { $date }
page-clock-none = Sans pendule
page-clock-move = { $time } par coup
page-clock-game = { $time } pour la partie, { $more } de plus par coup
page-clock-then = Quand le temps est écoulé
page-clock-then-bot = Un robot joue jusqu’au retour du joueur
page-clock-then-move = Un robot joue ce coup
page-clock-then-lose = Cela vaut abandon
page-clock-then-wait = Les autres attendent
page-clock-settled = { $clock }. Quand le temps est écoulé : { $then }.
page-clock-none-settled = Il n’y a pas de pendule à cette table.
page-clock-of = Temps qui reste à { $name }
page-clock-days = { $days } j { $hours } h
page-clock-days-short = { $days } j
page-clock-hours-short = { $hours } h
page-out-of-time = temps écoulé
page-time-up-bot = { $name } n’a plus de temps : un robot joue jusqu’à son retour.
page-time-up-move = { $name } n’a plus de temps : un robot joue ce coup.
page-time-up-lose = { $name } n’a plus de temps, ce qui vaut abandon : un robot joue jusqu’à la fin.
page-time-up-wait = { $name } n’a plus de temps. Vous pouvez accepter qu’un robot joue à sa place.
page-time-left = encore { $time }
page-next-game = Partie suivante ({ $count })
page-the-rule = Règle :
page-to-rule = Ouvrir les règles ici
page-board-keys = Le plateau : les flèches mènent d’une chose à l’autre
page-costly = en êtes-vous sûr ?
page-forced = Un seul choix possible, fait pour vous : { $move }.
page-forced-secret = Il n’y a qu’un choix possible. Il vous attend, pour que personne n’apprenne que vous n’en aviez pas d’autre.
page-seat-card = Joue la famille { $family }.
page-bid-group = Votre mise
page-bid-purse = Vous avez { $amount }
page-bid-amount = Miser { $amount }
page-bid-raise = { $count } de plus que la dernière mise
page-bid-all-in = tout
page-bid-exactly = Montant exact
page-bid-less = Un de moins
page-bid-more = Un de plus
page-pull-up = Montrer tout ce qui est en main
page-open-side = Places, journal, discussion et règles
page-close = Fermer
page-tab-new = du nouveau
page-tab-log = Journal
page-tab-about = Table
page-show-then = Montrer le plateau à ce moment
page-why = Pourquoi ?
page-why-of = Pourquoi ? { $what }
page-no-reason = Rien de visible ne dit pourquoi.
page-no-options = Aucune option n’a été choisie.
page-asks-twice = Demander confirmation avant un coup qui ne peut pas être repris
page-to-board = Voir le plateau
page-scene-skip = Passer la scène
page-to-sheet = Voir les points
page-every-point = Chaque point de { $name }
page-replay = Revoir la partie
page-parts = Rubriques de la table
page-view = La table
page-log = Ce qui s’est passé
page-earlier-lines = Lignes précédentes
page-log-held = Le journal vous attend.
page-log-newest = Au dernier coup
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Ce que vous voulez dire
page-chat-send = Envoyer
page-chat-name = Choisissez un nom dans les réglages pour participer.
page-chat-options = Que faire de ce que dit { $name }
page-chat-mute = Masquer pour moi
page-chat-unmute = Relire { $name }
page-chat-mute-all = Retirer la parole
page-chat-unmute-all = Rendre la parole
page-chat-is-muted = privé de parole par l’hôte
page-chat-remove = Supprimer cette ligne
page-chat-removed = L’hôte a supprimé cette ligne.
page-reason-insults = Insultes, menaces, haine
page-reason-cheating = Tricherie
page-reason-name = Un nom qui ne peut pas rester
page-reason-spam = Publicité, bruit
page-reason-other = Autre chose
page-chat-watching = spectateur
page-chat-for = Qui peut parler
page-chat-for-seated = Les personnes assises, et vous
page-chat-for-everybody = Tout le monde, spectateurs compris
page-chat-for-nobody = Personne : la discussion est fermée
page-stand-in = un robot joue à sa place ({ $level })
page-away = absence prolongée
page-absent = hors ligne
page-to-act = doit jouer
page-thinks = réfléchit…
page-agree = Un robot devrait prendre la suite
page-agreed = Pour un robot : { $names }
page-rest = Laisser un robot jouer pour moi
page-back = Reprendre ma place
page-seat-resigned = a abandonné ; un robot joue jusqu’à la fin ({ $level })
page-resigned = a abandonné
page-has-resigned = { $name } a abandonné : un robot continue à sa place.
page-ending = Arrêter la partie
page-resign = Abandonner
page-resign-sure = Un robot jouera votre place jusqu’à la fin, et vous ne pourrez pas la reprendre.
page-end = Arrêter la partie maintenant
page-end-sure = La partie s’interrompt dès que tous ceux qui sont là sont d’accord : personne ne gagne, et toutes les cartes sont visibles.
page-end-wished =
    { $count ->
        [one] { $names } veut arrêter la partie maintenant.
       *[other] { $names } veulent arrêter la partie maintenant.
    }
page-end-withdraw = Continuer quand même
page-close-table = Fermer la table
page-close-sure = Les autres sont absents depuis un moment. La partie s’interrompt, et personne ne gagne.
page-ended = La partie a été interrompue
page-ended-agreed = Tous ceux qui étaient là ont voulu l’arrêter.
page-ended-abandoned = L’hôte a fermé la table après le départ des autres.
page-ended-house = Un administrateur de la maison a fermé la table.
page-ended-resigned = Il ne restait personne pour jouer : tous ont abandonné.
page-spectators =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-record = Télécharger l’enregistrement
page-rules = Règles
page-clause = Règle { $clause }
page-example = Exemple
page-example-of = Règle { $clause } : voir l’exemple
page-example-before = Avant
page-example-after = Après
page-example-picture-before = La table dans l’exemple de { $clause }
page-example-picture-after = La table dans l’exemple de { $clause }, après le coup

page-replay-title = La partie revue : { $title }
page-replay-at =
    { $step ->
        [0] Avant le premier { $steps ->
            [one] et seul coup
           *[other] des { $steps } coups
        }
       *[other] Coup { $step } sur { $steps }
    }
page-replay-opening = La partie commence.
page-replay-from-position = La partie reprend à une position d’une autre.
page-replay-decides = { $name } fait un choix.
page-replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.
page-replay-slider = Moment de la partie
page-replay-steps = Parcourir la partie
page-replay-side = Places, journal, règles et enregistrement
page-step-first = Au début
page-step-back = Un coup en arrière
page-step-play = Lecture
page-step-pause = Pause
page-step-forward = Un coup en avant
page-step-last = À la fin
page-eyes = Ce que l’on montre
page-eyes-all = Cartes sur table
page-eyes-spectator = Ce que voyaient les spectateurs
page-eyes-seat = Ce que voyait { $name }
page-play-on = Continuer d’ici
page-play-on-how = Une table privée s’ouvre à cette position, et chacun y prend place à nouveau. Ce qui était caché alors l’est de nouveau ; une pioche garde son ordre.
page-no-replay = Cette partie n’existe pas
page-replay-not-over = Cette partie n’est pas encore finie
page-replay-later = Elle pourra être revue dès qu’elle le sera.
page-to-table = Vers la table
page-tab-game = Partie
page-record-what = Un enregistrement est une partie entière sous forme de texte : ses options, sa donne et chaque coup.
page-record-file = Choisir un fichier
page-record-drop = ou déposez-le ici, ou collez son texte ci-dessous.
page-record-text = L’enregistrement
page-record-open = L’ouvrir

page-curtain-turn = À { $name } de jouer : passez l’appareil
page-curtain-quiet = Personne n’est attendu sur cet appareil pour l’instant
page-curtain-why = Rien de secret n’apparaît avant que quelqu’un se nomme.
page-curtain-down = Cacher mes cartes
page-i-am = Je suis { $name }

# La page /think, pour qui travaille sur la maison.
think-title = Les règles dans le navigateur
think-what = Les règles d’un jeu, exécutées dans ce navigateur et non sur le serveur : pour qui travaille sur la maison.
think-game = Jeu
think-seats = Sièges
think-seed = Graine
think-moves = Coups au hasard
think-position = Créer la position
think-other-rules = La page a été construite avec d’autres règles que celles du serveur : reconstruisez-la.
think-over = La partie est terminée.
think-to-act = C’est au siège { $seat } de jouer, avec { $moves ->
        [one] un seul coup possible
       *[other] { $moves } coups possibles
    }.
think-search = Chercher pendant { $seconds } s
think-play-out = Jouer au hasard pendant { $seconds } s
think-rate = { $decisions } décisions par seconde.
think-found = { $simulations } simulations ; les coups les plus examinés :
think-move = Coup
think-visits = Examens
think-value = Valeur

## Les leçons

refused-no-lesson = Cette leçon n’existe pas.
refused-lesson = Les règles le permettent. Mais la leçon demande autre chose maintenant : regardez ce qui est éclairé.
refused-lesson-not-yet = Un instant : la leçon continue d’abord.
refused-lesson-your-move = La leçon attend votre coup.
page-learn-it = Apprendre : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-lesson = Leçon
page-lessons = Apprendre à la table
page-lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-lesson-done = ✓ faite
page-lesson-go-on = Continuer
page-lesson-back = Retour
page-lesson-progress = Où en est la leçon
page-lesson-points-at = Montré : { $what }.
page-lesson-next = Leçon suivante : { $title }
page-lesson-real-game = Une vraie partie contre des robots
page-lesson-again = Encore une fois
page-lesson-ended = Bravo !
page-lesson-name-1 = Bianca
page-lesson-name-2 = Carlo
page-lesson-name-3 = Dora
page-ended-taught = La leçon est finie.

## Analyse

page-review = Analyse
page-review-thinking = La partie est en cours d’analyse. Vous pouvez continuer à lire, ou revenir plus tard.
page-review-done = La partie a été analysée.
page-review-failed = La partie n’a pas pu être analysée sur cet appareil.
page-review-chances = Chances de gagner, sur 100
page-review-unknown = Pas encore connu.
page-review-walk = Suivez les lignes, ou parcourez la partie, pour voir ce qui a été joué et ce qui pouvait l’être.
page-review-forced = Il n’y avait pas d’autre choix.
page-review-best = Rien de mieux n’a été trouvé, avec ce que ce joueur pouvait savoir.
page-review-better = Mieux : « { $move } ». Ce coup gagne { $percent } parties de plus sur 100.
page-review-decisions = Ce qui a compté le plus
page-review-no-mistakes = Aucune décision n’a coûté cher à coup sûr.
page-review-move = Coup { $number }, { $name }
page-review-mistake = « { $made } » a été joué. « { $move } » gagne { $percent } parties de plus sur 100, avec ce que ce joueur pouvait savoir.
page-review-luck = Chance et jeu
page-review-luck-how = Les chances au début, ce qu’y ont changé ses propres décisions et celles des autres, ce qui fut distribué ou caché, et le résultat ; sur 100.
page-review-who = Joueur
page-review-began = Au début
page-review-own = Son jeu
page-review-others = Les autres
page-review-dealt = Chance
page-review-ended = À la fin
page-review-lots = Les enchères
page-review-lots-how = Ce que chacun a misé au plus, et la plus haute mise qui lui convenait encore à ce moment.
page-review-lot = Pour
page-review-worth = valait { $worth }

## Problèmes

refused-no-puzzle = Ce problème n’existe pas.
page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $title }
page-puzzles-what = Des décisions tirées de parties entre grands maîtres : un coup, ou deux qui se valent, gagne nettement plus souvent que tous les autres. Le problème du jour est le même pour tous ; ce que vous trouvez reste sur cet appareil.
page-puzzles-none = Il n’y a pas encore de problèmes ici.
page-puzzle-daily = Problème du jour
page-puzzle-daily-of = { $title }, { $day }
page-puzzle-solve = Chercher
page-puzzle-see-again = Le revoir
page-puzzles-go-on = Continuer
page-puzzles-count = { $solved } sur { $count } résolus
page-puzzles-run = { $run ->
    [one] { $run } résolu de suite du premier coup ; au mieux { $best }
   *[other] { $run } résolus de suite du premier coup ; au mieux { $best }
}
page-puzzle-grade = Difficulté { $grade } sur 5
page-puzzle-number = Problème { $number }
page-puzzle-new = pas encore tenté
page-puzzle-solved = résolu
page-puzzle-later = résolu plus tard
page-puzzle-failed = non résolu
page-puzzle-ask-last = { $left ->
    [one] Votre dernière décision : qu’est-ce qui gagne le plus souvent ?
   *[other] Il vous reste au plus { $left } décisions : qu’est-ce qui gagne le plus souvent ?
}
page-puzzle-ask-bid = Jusqu’où monteriez-vous ?
page-puzzle-ask-move = Qu’est-ce qui gagne le plus souvent ici ?
page-puzzle-right = Juste ! « { $move } » gagne { $percent } parties sur 100 ; le meilleur des autres coups, « { $other } », { $less }.
page-puzzle-wrong = Ce n’est pas le meilleur : « { $move } » gagne { $percent } parties sur 100, le meilleur { $more }.
page-puzzle-answer = « { $other } » gagne { $more } parties sur 100, « { $move } » { $percent }.
page-puzzle-show = Voir la réponse
page-puzzle-next = Problème suivant
page-puzzle-all = Tous les problèmes
page-puzzle-think = Laisser réfléchir
page-puzzle-thinking = La page continue la partie après les deux coups…
page-puzzle-thought = Continué ici, { $games } fois après chacun : « { $move } » a gagné { $percent } parties sur 100, « { $other } » { $beside }.
page-puzzle-side = Joueurs, journal et tous les problèmes
page-puzzle-cannot-think = Cet appareil ne peut pas continuer la partie.

## Tournois

page-tournaments = Tournois
page-tournaments-all = Tous les tournois
page-tournaments-what = Plusieurs rondes à des tables de trois à cinq, pour les membres de la maison. La maison fait les tables et place chacun.
page-tournaments-open = Inscriptions ouvertes
page-tournaments-none-open = Aucun pour le moment.
page-tournaments-running = En cours
page-tournaments-none-running = Aucun pour le moment.
page-tournaments-over = Finis
page-tournament = Tournoi
page-tournament-for-members = Les membres de la maison voient qui participe. Connectez-vous, ou devenez membre, pour le voir.
page-tournament-now = Où on en est
page-tournament-over = Fini
page-tournament-called-off = Annulé
page-tournament-entered = { $entered } places prises sur { $places }
page-tournament-closes = inscriptions jusqu’au { $moment }
page-tournament-round-ends = jusqu’au { $moment }
page-tournament-you-are-in = Vous êtes inscrit.
page-tournament-you-wait = Toutes les places sont prises. Vous en attendez une.
page-tournament-no-table = Vous n’avez pas de table où jouer en ce moment. La ronde suivante commence quand toutes les tables ont fini.
page-tournament-my-table = À ma table
page-tournament-register = Participer
page-tournament-wait = Attendre une place
page-tournament-seen = Tous les membres de la maison peuvent voir qui participe.
page-tournament-withdraw = Ne plus participer
page-tournament-withdraw-sure = Votre place va à quelqu’un d’autre.
page-tournament-leave-sure = Votre place va à un robot, ou reste vide. Vous ne pouvez pas la reprendre de vous-même.
page-tournament-round = Ronde { $number }
page-tournament-round-of = Ronde { $round } sur { $rounds }
page-tournament-final = Finale
page-tournament-table = Table { $number }
page-tournament-group = Groupe { $number }
page-tournament-bot = { $level } { $number }
page-tournament-a-bot = Un robot
page-tournament-tables-of = tables de { $seats }
page-tournament-rounds-of =
    { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }
page-tournament-watch = Regarder
page-tournament-came = place { $place }
page-tournament-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-tournament-broken-off = Cette partie a été interrompue. Tous ceux qui n’avaient pas abandonné se partagent la première place.
page-tournament-byes =
    { $count ->
        [one] N’a pas de table dans cette ronde et reçoit ce que vaut une place moyenne : { $names }
       *[other] N’ont pas de table dans cette ronde et reçoivent ce que vaut une place moyenne : { $names }
    }
page-tournament-played = Rondes
page-tournament-standings = Classement
page-tournament-standings-all = Toutes les places et ce qui les décide
page-tournament-column-place = Place
page-tournament-column-who = Qui
page-tournament-column-score = Score
page-tournament-column-wins = Victoires
page-tournament-column-rivals = Rivaux
page-tournament-column-share = Part
page-tournament-column-played = Parties
page-tournament-out = (ne joue plus)
page-tournament-scoring-means-places = À une table de { $seats }, la première place vaut { $seats } et la dernière 1 ; les ex æquo partagent.
page-tournament-scoring-means-wins = Une victoire vaut 1 ; les ex æquo la partagent.
page-tournament-order = Classés d’après le score, puis les victoires, le score moyen des rivaux rencontrés, leur part de tous les points de leurs parties, et enfin par tirage au sort.
page-tournament-final-first = Ceux de la finale viennent en premier, dans l’ordre où ils y ont fini.
page-tournament-entrants = Qui participe
page-tournament-nobody = Personne encore.
page-tournament-reserves = En attente d’une place
page-tournament-settled = Ce qui se joue
page-tournament-host = Hôte : { $name }
page-tournament-deeds = Ce qui a été fait à la main
page-tournament-deed-begun = L’hôte a commencé le tournoi.
page-tournament-deed-hurried = L’hôte a mis fin à la ronde : des robots continuent pour ceux que l’on attend.
page-tournament-deed-replaced = L’hôte a donné la place de { $name } à { $other }.
page-tournament-deed-replaced-by-bot = L’hôte a donné la place de { $name } à un robot.
page-tournament-deed-taken-out = L’hôte a retiré { $name }.
page-tournament-deed-left = { $name } est parti.
page-tournament-deed-called-off = L’hôte a annulé le tournoi.
page-tournament-deed-too-few = Trop peu de joueurs sont venus : il n’a pas lieu.
page-tournament-arrange = Pour l’hôte
page-tournament-begin = Commencer maintenant
page-tournament-begin-sure = Les inscriptions finissent, et la première ronde commence.
page-tournament-hurry = Finir cette ronde
page-tournament-hurry-sure = Des robots continuent pour ceux que l’on attend, jusqu’à ce que toutes les tables aient fini.
page-tournament-whom = Joueur
page-tournament-by = Remplacer par
page-tournament-by-bot = Un robot
page-tournament-replace = Remplacer
page-tournament-take-out = Retirer
page-tournament-take-out-sure = Cette personne ne joue plus dans ce tournoi.
page-tournament-call-off = Annuler
page-tournament-call-off-sure = Le tournoi s’arrête ici. Les parties en cours continuent.
page-tournament-new = Un nouveau tournoi
page-tournament-name = Nom
page-tournament-places = Places
page-tournament-rounds = Rondes
page-tournament-seats = Joueurs par table
page-tournament-system = Comment les tables sont faites
page-tournament-system-swiss = Système suisse
page-tournament-system-groups = Groupes et finale
page-tournament-means-swiss = À chaque ronde, on rencontre des joueurs qui ont à peu près le même score, et aussi rarement que possible les mêmes. Chacun joue toutes les rondes.
page-tournament-means-groups = Chacun joue dans un groupe, où tous se rencontrent à peu près aussi souvent. Les vainqueurs des groupes et les meilleurs des autres se retrouvent en finale.
page-tournament-scoring = Ce qui compte
page-tournament-scoring-places = Chaque place
page-tournament-scoring-wins = Les victoires seules
page-tournament-bots = Robots
page-tournament-bots-none = Aucun robot ne joue
page-tournament-bots-even = Des robots complètent la dernière table
page-tournament-bots-all = Des robots prennent toutes les places libres
page-tournament-closes-at = Fin des inscriptions
page-tournament-closes-how = Sans heure, elles finissent quand vous commencez.
page-tournament-round-time = Temps pour une ronde
page-tournament-round-time-none = Le temps qu’il faut
page-tournament-round-time-how = Quand il est écoulé, ceux que l’on attend sont traités comme le dit la pendule.
page-tournament-make = Créer le tournoi
## Le bon ordre

page-admin = Le bon ordre
page-admin-part = Que voulez-vous voir ?
page-order-reports = Signalements
page-order-log = Ce qui a été fait
page-order-sanctions = Exclus ou sans parole
page-order-tables = Tables
page-order-people = Personnes
page-order-state = État de la maison
page-order-settings = Limites et textes
page-order-limits = Limites
page-order-texts = Les textes de la maison
page-order-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un résultat.
       *[other] { $count } résultats.
    }
page-order-by = { $name }, { $moment }
page-order-span = Pour combien de temps
page-order-why = Pourquoi (la personne concernée peut le lire)
page-order-remove-what = La ligne disparaît de la discussion de la table. Le signalement la garde.
page-order-log-search = Chercher dans les noms, les tables et les raisons
page-order-tables-search = Chercher dans les noms et les jeux
page-order-people-search = Nom, numéro ou adresse de courrier
page-report = Signaler
page-report-named = Signaler { $name }
page-report-people = Quelque chose ne va pas ?
page-report-what = Les hôtes de la maison lisent votre signalement avec ce qui s’est dit autour. Personne d’autre n’apprend que c’était vous.
page-report-reason = De quoi s’agit-il ?
page-report-words = Avec vos mots, si vous voulez
page-report-send = Envoyer le signalement
page-report-sent = Merci : les hôtes de la maison vont regarder.
page-report-dealt-with =
    { $count ->
        [one] Votre signalement a été traité. Merci !
       *[other] { $count } de vos signalements ont été traités. Merci !
    }
page-report-read = D’accord
page-report-heading = { $name } : { $reason }
page-report-by = Signalé par { $name }, { $moment }
page-report-table = la table
page-report-said = Ce qui s’est dit
page-report-this = signalé
page-report-which = Quels signalements
page-reports-open = En attente
page-reports-closed = Traités
page-report-count =
    { $count ->
        [0] Aucun signalement.
        [one] Un signalement.
       *[other] { $count } signalements.
    }
page-report-close = C’est traité
page-report-close-what = Une note pour les autres hôtes, si vous voulez. La personne qui a signalé apprend que c’est traité, non ce qui a été fait.
page-report-closed = Traité par { $name }, { $moment }.
page-is-banned = reste dehors
page-is-muted = sans parole dans toute la maison
page-act-mute = Retirer la parole partout
page-act-unmute = Rendre la parole
page-act-ban = Exclure
page-act-unban = Laisser revenir
page-act-rename = Retirer le nom
page-act-sign-out = Déconnecter partout
page-act-what-mute = Cette personne ne peut plus parler à aucune table, mais joue toujours.
page-act-what-unmute = Cette personne peut de nouveau parler à toutes les tables.
page-act-what-ban = Cette personne est déconnectée aussitôt sur tous ses appareils et ne peut plus entrer. Ses parties continuent comme convenu à chaque table.
page-act-what-unban = Cette personne peut revenir.
page-act-what-rename = Cette personne s’appelle « Invité » et un numéro à toutes ses tables, et la maison lui demande de choisir un autre nom.
page-act-what-sign-out = Tous ses appareils sont déconnectés. Elle peut se reconnecter.
page-act-role = Nommer : { $role }
page-act-role-member = Cette personne joue, et ne veille plus au bon ordre.
page-act-role-host = Cette personne lit les signalements et peut retirer la parole, exclure et renommer.
page-act-role-administrator = Cette personne peut tout ce que vous pouvez, dans toute la maison.
page-span-hour = Une heure
page-span-day = Un jour
page-span-week = Une semaine
page-span-month = 30 jours
page-span-good = Pour de bon
page-span-hours =
    { $hours ->
        [one] pour une heure
       *[other] pour { $hours } heures
    }
page-until = jusqu’au { $moment }
page-lift-ban = Laisser revenir
page-lift-mute = Rendre la parole
page-lift-address = Laisser revenir les invités
page-lift-what = Cela prend fin maintenant.
page-sanction-ban = reste dehors
page-sanction-mute = sans parole
page-sanction-name = doit choisir un autre nom
page-sanction-address = aucun invité n’entre depuis là
page-network = Fermer la porte aux invités d’une adresse
page-address-network = Adresse ou réseau, comme 192.0.2.7 ou 192.0.2.0/24
page-address-ban = Fermer la porte
page-address-what = Les invités qui viennent de là sont renvoyés et ne peuvent plus entrer. Les membres le peuvent.
page-table-waits = attend
page-table-runs = partie en cours
page-table-of = Ouverte par { $name } ; dernier mouvement { $moment }
page-table-pages =
    { $count ->
        [0] personne de connecté
        [one] une page connectée
       *[other] { $count } pages connectées
    }
page-table-close = Fermer la table
page-table-close-what = La table est abandonnée, ou sa partie interrompue, pour tous ceux qui y sont.
page-person-guest = Invité
page-person-seen = Ici depuis le { $since }, dernière visite le { $seen }
page-person-devices =
    { $count ->
        [one] Un appareil
       *[other] { $count } appareils
    }
page-state-load = Charge
page-state-moves = Coups par seconde
page-state-sockets = Pages ouvertes
page-state-tables = Tables en mémoire
page-state-memory = Mémoire
page-state-megabytes = { $count } Mo
page-state-processes = Autres processus
page-state-process = { $name } : { $tables } tables, { $people } pages
page-state-bots-elsewhere = Où les robots réfléchissent
page-state-bots-here = Dans cette maison : { $count } processus
page-state-machine = { $name } : { $count } processus
page-state-queues = Ce qui attend
page-state-bots = Questions aux robots
page-state-looks = Regards sur des parties
page-state-tasks = Tâches en cours / plus tard
page-state-mail-waiting = Courriers en attente
page-state-mail-claimed = Courriers pris en charge
page-state-mail-sending = Courriers en route
page-state-mail-sent = Courriers envoyés
page-state-mail-failed = Courriers non partis
page-state-mail-unsure = Courriers au sort inconnu
page-state-no-mail = Cette maison n’envoie pas de courrier.
page-state-faults = Pannes
page-state-no-faults = Aucune depuis le démarrage.
page-state-fault =
    { $count ->
        [one] Une fois, le { $last }
       *[other] { $count } fois depuis le { $first }, la dernière le { $last }
    }
page-state-versions = Versions
page-state-signoria = Signoria
page-state-python = Python
page-state-database = Base de données
page-state-started = Tourne depuis
page-limits-how = Elles valent aussitôt, partout dans la maison. Écrivez une fréquence comme 30/hour.
page-saved = Enregistré.
page-as-in-file = Comme dans house.toml ({ $value })
page-texts-how = Affichés dans l’entrée, comme texte simple. Si une langue est vide, l’autre est affichée.
page-text-name = Nom de la maison
page-text-greeting = Accueil
page-text-rules = Règles de la maison
page-text-contact = Contact
page-house = La maison
page-house-rules = Règles de la maison
page-house-contact = À qui écrire
page-banned = Vous ne pouvez pas entrer
page-banned-games = Vos parties continuent sans vous, comme convenu à chaque table.
page-name-forbidden = Le nom que vous aviez ne peut pas rester dans cette maison : choisissez-en un autre, s’il vous plaît.
page-deed-ban = { $by } a exclu { $name }
page-deed-unban = { $by } a laissé revenir { $name }
page-deed-mute = { $by } a retiré la parole à { $name }
page-deed-unmute = { $by } a rendu la parole à { $name }
page-deed-rename = { $by } a retiré un nom : { $name }
page-deed-remove-line = { $by } a retiré une ligne de { $name }
page-deed-close-report = { $by } a traité un signalement à propos de { $name }
page-deed-close-table = { $by } a fermé une table : { $name }
page-deed-role = { $by } a changé le rôle de { $name }
page-deed-sign-out = { $by } a déconnecté { $name } partout
page-deed-ban-address = { $by } a fermé la porte aux invités de { $name }
page-deed-unban-address = { $by } a laissé revenir les invités de { $name }
page-deed-setting = { $by } a réglé une limite : { $name }
page-deed-text = { $by } a changé un texte de la maison : { $name }
page-quoted = « { $text } »
page-deed-line = ligne { $line }
