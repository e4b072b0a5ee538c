# Les mots de Patrician. Dans une phrase, $seat et $owner sont des noms de joueurs ; $who vaut « you » s’il s’agit du
# lecteur, sinon « other » ; $whose dit de même pour $owner, ou « self » si $owner et $seat ne font qu’un ; $card et
# $city sont des noms affichés.

game-pitch = Élevez des tours dans les cités d’Italie, dominez-les quand une cité est complète et réunissez des portraits de patriciens.
game-kind = Majorités et jeu de cartes
game-length = 30 à 45 minutes
how-to-play-1 = À votre tour, vous jouez une carte. Elle nomme la cité où vous bâtissez.
how-to-play-2 = Posez un étage de votre couleur sur l’une des deux tours de la cité, ou deux étages si la carte porte deux blasons.
how-to-play-3 = Vous prenez ensuite une nouvelle carte, en général celle qui se trouve près de cette cité : le lieu où vous bâtissez décide de ce que vous recevez.
how-to-play-4 = Une cité complète est comptée aussitôt. Qui domine la plus haute tour prend la grande tuile de prestige, qui domine la plus basse, la petite.
how-to-play-5 = Les cartes jouées réunissent aussi des patriciens : trois portraits semblables valent des points de plus à la fin.
how-to-play-6 = Quand toutes les mains sont vides, le plus de points l’emporte.
option-ambassadors = Ambassadeurs : à la fin, quatre ambassadeurs ajoutent des portraits aux piles de ceux qui ont gagné les bonnes tuiles.
option-name-ambassadors = Ambassadeurs
option-messengers = Messagers : les étoiles permettent d’envoyer des messagers entre les cités ; ils valent 2 points par tour gagnée, ou −3 à qui en profite le moins.
option-name-messengers = Messagers

## Le matériel, par tableau

components-city = cités
components-card = cartes
components-road = routes
components-floors = étages
components-messengers = messagers
components-portraits = portraits
components-ambassador = ambassadeurs

## Les noms

city-bologna = Bologna
city-ferrara = Ferrara
city-firenze = Firenze
city-lucca = Lucca
city-milano = Milano
city-parma = Parma
city-pistoia = Pistoia
city-roma = Roma
city-siena = Siena
city-verona = Verona
card-name =
    { $city } { $number } ({ $symbol ->
        [crest] deux blasons
        [star] étoile et portrait { $head }
        [heads] deux portraits { $head }
        [move] déplacement
       *[choice] point d’interrogation
    })

## Ce qu’on attend

phase-play = Jouez une carte de votre main.
phase-build = Bâtissez un étage dans la cité de la carte : choisissez le site.
phase-move = Vous pouvez déplacer l’étage au sommet d’une tour sur l’autre site de sa cité.
phase-take = Prenez une carte.
phase-messenger = Vous pouvez envoyer un messager entre deux cités voisines.
phase-over = La partie est finie.
ending-hands-empty = Toutes les mains sont vides : la partie est finie (PA-18).

## Les coups

move-play = Jouer { $card }
move-floor =
    Bâtir un étage à { $city }, { $site ->
        [left] site gauche
       *[right] site droit
    }
move-move =
    À { $city }, passer le sommet ({ $floor }) { $site ->
        [left] sur le site droit
       *[right] sur le site gauche
    }
move-take = Prendre { $card }, à { $city }
move-messenger = Envoyer un messager entre { $city } et { $other }
move-pass = Y renoncer

## Ce qui s’est passé

event-game-begun =
    { $who ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-card-dealt =
    { $who ->
        [you] Vous recevez { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-card-turned-up = { $card } est retournée à { $city }.
event-card-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-floor-built =
    { $who ->
        [you] Vous bâtissez
       *[other] { $seat } bâtit
    } un étage à { $city }, { $site ->
        [left] site gauche.
       *[right] site droit.
    }
event-city-completed = { $city } est complète et on la décompte.
event-tile-won =
    { $who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } la tuile de ⟨{ $value }⟩ à { $city }.
event-tokens-won =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] un jeton de messager
       *[other] { $count } jetons de messager
    } à { $city }.
event-floor-moved =
    { $who ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } { $whose ->
        [you] votre étage du sommet
        [self] { $who ->
            [you] votre propre étage du sommet
           *[other] son propre étage du sommet
        }
       *[other] l’étage du sommet appartenant à { $owner }
    }, à { $city }, { $site ->
        [left] du site gauche au droit.
       *[right] du site droit au gauche.
    }
event-move-forgone =
    { $who ->
        [you] Vous ne déplacez aucun étage.
       *[other] { $seat } ne déplace aucun étage.
    }
event-card-taken =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $card } à { $city }.
event-messenger-sent =
    { $who ->
        [you] Vous envoyez
       *[other] { $seat } envoie
    } un messager entre { $city } et { $other }.
event-messenger-kept =
    { $who ->
        [you] Vous n’envoyez aucun messager.
       *[other] { $seat } n’envoie aucun messager.
    }
event-ambassador-won =
    L’ambassadeur { $letter } { $who ->
        [you] vous revient.
       *[other] revient à { $seat }.
    }
event-portraits-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour { $sets ->
        [0] aucune série de portraits.
        [one] une série de portraits.
       *[other] { $sets } séries de portraits.
    }
event-penalty-taken =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } la pénalité des messagers.
event-game-ended = Tout est compté.

## Pourquoi pas

why-PA-6 = C’est le tour d’un autre joueur : attendez le vôtre.
why-PA-10 = Un tour commence par une carte jouée, et elle doit être dans votre main : jouez-en une que vous tenez.
why-PA-11 = C’est le moment de bâtir : chaque étage va sur le site gauche ou droit de la cité de la carte que vous venez de jouer.
why-PA-12 = Cette cité est complète : aucune ne dépasse jamais sa capacité.
why-PA-13 = Une cité complète doit avoir deux tours : posez son dernier étage sur le site vide.
why-PA-14 = On ne déplace qu’un étage du sommet, dans une cité non décomptée où vous avez un étage et où vous ne venez pas de bâtir : choisissez-en un, ou passez.
why-PA-14-now = Vous pouvez maintenant déplacer un étage du sommet vers l’autre tour de sa cité : choisissez-en un, ou passez.
why-PA-14-built = Vous venez de bâtir dans cette cité : déplacez un étage ailleurs, ou passez.
why-PA-14-scored = Cette cité est décomptée et ses tours ne changent plus : déplacez un étage ailleurs, ou passez.
why-PA-14-empty = Aucun étage ne se trouve sur ce site : choisissez une tour qui en a un, ou passez.
why-PA-14-no-floor = Vous n’avez aucun étage dans cette cité : déplacez-en un dans une cité où vous en avez, ou passez.
why-PA-15 = C’est le moment de prendre une carte : celle de la cité où vous avez bâti, ou n’importe laquelle après un point d’interrogation.
why-PA-16 = Aucune carte n’est posée là : prenez celle d’une cité qui en a une.
why-PA-18 = La partie est finie : on ne joue plus.
why-PA-51 = Vous pouvez maintenant envoyer un messager qui vous reste entre deux cités voisines : choisissez-les, ou passez.
why-PA-52 = Un messager ne va ni dans la cité où vous venez de bâtir, ni avec un autre entre les deux mêmes cités, ni dans une cité qui en a déjà deux : choisissez une autre paire, ou passez.
why-PA-52-built = Vous venez de bâtir dans une de ces cités : envoyez le messager ailleurs, ou passez.
why-PA-52-taken = Un messager se trouve déjà entre ces deux cités : choisissez une autre paire, ou passez.
why-PA-52-two = Une de ces cités a déjà deux messagers : choisissez une autre paire, ou passez.
why-PA-54 = Ces deux cités ne sont pas voisines dans cette partie : choisissez-en deux qui le sont, ou passez.

## Pourquoi il en est ainsi : dit du coup de n’importe quel joueur, d’après ce qui est visible

reason-can-win =
    Avec ses étages, { $city } est complète et décomptée aussitôt : il y a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à y gagner.
reason-can-lead =
    Si on décomptait { $city } maintenant, ses étages pourraient y rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $before ->
        [0] .
       *[other] , au lieu de { $before }.
    }
reason-holds =
    Elle renforce, à { $city }, une avance qui rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant.
reason-foothold = Les tuiles de { $larger } et de { $smaller } à { $city } sont encore à prendre : un étage les garde à portée.
reason-own-heads =
    { $count ->
        [one] Son portrait { $head ->
            [a] α
            [b] β
           *[c] γ
        } va
       *[other] Ses deux portraits { $head ->
            [a] α
            [b] β
           *[c] γ
        } vont
    } sur la pile, et { $size } portraits identiques font une série.
reason-any-card = Son point d’interrogation permet de prendre n’importe quelle carte visible.
reason-may-move = Son symbole permet de déplacer en plus un étage ailleurs.
reason-move-in-sight =
    Son symbole permet de déplacer un étage à { $city }, ce qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-brings-card =
    Ce coup amène { $card } en main : { $symbol ->
        [heads] deux portraits identiques d’un coup.
        [star] un portrait pour une série.
        [crest] deux étages avec une seule carte.
        [move] de quoi déplacer un étage plus tard.
       *[choice] de quoi choisir une carte plus tard.
    }
reason-wins =
    Avec cet étage, on décompte { $city }, et il gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } aussitôt.
reason-fills = Il complète { $city } ; rien de visible n’en dit plus.
reason-nothing-to-win = Il n’y avait plus aucune tuile à gagner à { $city }, sur aucun des deux sites.
reason-nears =
    Encore { $behind ->
        [one] un étage,
       *[other] { $behind } étages,
    } et la tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city } { $whose ->
        [you] vous est reprise,
       *[other] est reprise à { $owner },
    } pour la tuile de { $value }.
reason-begins-tower =
    Il commence la tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city }, où il n’y a personne d’autre ; pour l’instant, c’est la tuile de { $value }.
reason-takes-lead =
    Il { $whose ->
        [you] vous reprend la tête de la tour
       *[other] reprend à { $owner } la tête de la tour
    } { $site ->
        [left] gauche
       *[right] droite
    } de { $city }, pour la tuile de { $value }.
reason-raises =
    Il fait de la tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city }, où il a déjà la tête, la plus haute : elle vaut maintenant la tuile de { $value }.
reason-secures =
    Comme { $city } n’a plus de place que pour { $room ->
        [one] un étage,
       *[other] { $room } étages,
    } personne ne peut plus le rattraper en bâtissant dans la tour { $site ->
        [left] gauche
       *[right] droite
    }, qui vaut la tuile de { $value }.
reason-extends =
    Il porte l’avance dans la tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city } à { $ahead ->
        [one] un étage,
       *[other] { $ahead } étages,
    } pour la tuile de { $value }.
reason-takes-from =
    { $whose ->
        [you] Vous gagneriez
       *[other] { $owner } gagnerait
    } maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins à { $city }.
reason-move-gains =
    Si on la décomptait maintenant, { $city } rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au lieu de { $before }.
reason-move-opens =
    La tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city } peut maintenant être prise avec le prochain étage, pour la tuile de { $value }.
reason-move-shields =
    Moins de rivaux peuvent maintenant prendre la tour { $site ->
        [left] gauche
       *[right] droite
    } de { $city } avec leur prochain étage ; elle vaut la tuile de { $value }.
reason-move-shifts = Aucune tuile de { $city } ne change de main pour l’instant ; rien de visible n’en dit plus.
reason-no-move-helps = Aucun étage déplacé n’aurait rapporté davantage.
reason-leaves-floors = Un déplacement aurait rapporté pour l’instant ; ce qui s’y oppose n’est pas visible.
reason-only-card = Aucune autre carte ne pouvait être prise.
reason-messenger-helps =
    { $count ->
        [one] Une tour de { $city } ou { $other } est déjà menée, et rapporterait
       *[other] { $count } tours de { $city } et { $other } sont déjà menées, et chacune rapporterait
    } { $points } points de plus.
reason-messenger-to-come = Qui gagne une tour à { $city } ou { $other } reçoit { $points } points de plus ; aucune avance n’y en dit plus.
reason-messenger-waits = Une autre carte à étoile permettra d’envoyer le messager vers de meilleures cités.

## Le plateau

board-left = gauche
board-right = droite
board-card = carte
board-legend = Les tours se lisent de bas en haut, de gauche à droite ; (A) domine. ×2 deux étages, ★ étoile, { $heads } portraits de patriciens, ⇄ déplacer un étage, ? prendre une carte au choix.
board-deck =
    { $deck ->
        [0] La pioche est vide.
        [one] La pioche a une carte.
       *[other] La pioche a { $deck } cartes.
    }
board-roads = Routes (● porte un messager) :
board-hand = Votre main :
board-no-hand = Vous n’avez plus de carte.
board-heads = Portraits de votre pile :
board-player = joueur
board-points = points
board-hand-size = main
board-reserve = étages
board-pile = pile
board-top-card = dessus
board-messengers = messagers
board-tokens = jetons
board-you = (vous)
board-city = { $city } : { $floors } sur { $capacity } étages
board-city-room =
    { $room ->
        [one] il en manque un
       *[other] il en manque { $room }
    }
board-city-scored = décomptée
board-city-messengers =
    { $count ->
        [one] un messager
       *[other] { $count } messagers
    }
board-tower =
    { $city }, { $site ->
        [left] site gauche
       *[right] site droit
    } : { $floors ->
        [0] aucun étage
        [one] un étage
       *[other] { $floors } étages
    }
board-tower-led =
    { $who ->
        [you] dominée par vous
       *[other] dominée par { $leader }
    } ({ $own } sur { $floors })
board-tower-stake = pour la tuile de { $value }
board-tower-won = la tuile de { $value } est gagnée
board-tower-takers = l’étage suivant y mettrait en tête { $names }
board-yourself = vous
board-card-at = Carte posée à { $city } : { $card }
board-no-card = Aucune carte n’est posée à { $city }.
board-road = Route entre { $city } et { $other }, sans messager
board-road-taken = Route entre { $city } et { $other }, avec un messager
board-ambassador-value = Ambassadeur { $letter }, pour le plus de tuiles de { $value }
board-ambassador-cities = Ambassadeur { $letter }, pour le plus de points à { $cities }
board-ambassador-would-go =
    { $who ->
        [you] à vous si la partie finissait maintenant
       *[other] irait à { $owner } maintenant
    }
board-ambassador-goes =
    { $who ->
        [you] à vous
       *[other] va à { $owner }
    }
board-ambassadors = Ambassadeurs
board-in-hand = Dans votre main : { $card }
board-coming = viendrait : { $card }
board-played = Carte jouée : { $card }
board-floors-due =
    { $count ->
        [one] encore un étage à bâtir
       *[other] encore { $count } étages à bâtir
    }
board-cards-of = Main de { $seat }
board-own-pile = Votre pile : { $count }
board-heads-held =
    { $missing ->
        [0] Patricien { $head } : { $count }
        [one] Patricien { $head } : { $count }, encore un pour une série
       *[other] Patricien { $head } : { $count }, encore { $missing } pour une série
    }
board-has-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-has-floors =
    { $count ->
        [0] aucun étage restant
        [one] un étage restant
       *[other] { $count } étages restants
    }
board-has-cards =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
board-has-messengers =
    { $count ->
        [0] plus de messager
        [one] un messager restant
       *[other] { $count } messagers restants
    }
board-has-tokens =
    { $count ->
        [0] aucun jeton de messager
        [one] un jeton de messager
       *[other] { $count } jetons de messager
    }
board-on-pile = Au sommet de la pile : { $card }

## Ce que les choses disent d’elles-mêmes, sur des fiches

card-city =
    Elle contient { $capacity } étages sur ses deux sites réunis ; il en manque { $room ->
        [one] un.
       *[other] { $room }.
    } Au dernier, on la décompte : qui domine la tour la plus haute prend { $larger } points, la plus basse { $smaller }.
card-city-scored = Elle est complète et décomptée : ses tuiles de { $larger } et { $smaller } points sont gagnées, et rien n’y change plus.
card-city-messengers =
    { $count ->
        [one] Un messager ajoute
       *[other] { $count } messagers ajoutent
    } { $points } points à chaque tour au décompte.
card-city-worth =
    Décomptée telle quelle, { $city } vous rapporterait { $points ->
        [0] rien.
        [one] { $points } point.
       *[other] { $points } points.
    }
card-city-won =
    { $points ->
        [0] Vous n’avez rien gagné à { $city }.
       *[other] Vous avez gagné { $points } points à { $city }.
    }
card-capacity-title = { $city } : { $built } sur { $capacity } étages
card-capacity =
    La règle graduée a une marque par étage possible, sur les deux sites réunis. { $room ->
        [one] Il en reste une : qui bâtit ce dernier étage déclenche le décompte.
       *[other] Il en reste { $room }.
    }
card-seal-title = { $city } est scellée
card-seal = Elle est complète et décomptée. Ses tours restent jusqu’à la fin ; le moins d’étages sur le plateau départage les vainqueurs.
card-site-title =
    { $city }, { $site ->
        [left] site gauche
       *[right] site droit
    }
card-site-empty = Rien n’est encore bâti ici. Les deux sites d’une cité complète ont un étage : le dernier ira donc ici si personne n’y bâtit avant.
card-site-worth = Un premier étage ici vous met en tête de cette tour.
card-tower =
    { $floors ->
        [one] Un étage :
       *[other] { $floors } étages :
    } { $standing }.
card-tower-stands =
    { $who ->
        [you] vous { $count }
       *[other] { $name } { $count }
    }
card-tower-led =
    { $who ->
        [you] Vous êtes en tête et prendriez
       *[other] { $name } est en tête et prendrait
    } maintenant la tuile de { $value } ; à égalité, l’étage le plus haut l’emporte.
card-tower-won =
    { $who ->
        [you] Vous y avez
       *[other] { $name } y a
    } gagné la tuile de { $value }.
card-tower-yours = Vous êtes en tête : { $value } points si on décomptait la cité maintenant.
card-tower-needed =
    { $fits ->
        [yes] Il vous faut encore { $count ->
            [one] un étage pour être en tête.
           *[other] { $count } étages pour être en tête.
        }
       *[no] Il vous faudrait encore { $count } étages, et il ne reste de place que pour { $room ->
            [one] un.
           *[other] { $room }.
        }
    }
card-pennant-title =
    { $who ->
        [you] Votre fanion
       *[other] Le fanion de { $name }
    }
card-pennant =
    { $who ->
        [you] Vous dominez
       *[other] { $name } domine
    } cette tour avec { $floors ->
        [one] son seul étage.
       *[other] { $own } de ses { $floors } étages.
    } Le nombre dit la hauteur de la tour.
card-pennant-takers = Écus à côté : l’étage suivant y mettrait en tête { $names }.
card-tile-title = La tuile de { $value } de { $city }
card-tile =
    { $rank ->
        [larger] La grande tuile : { $value } points pour qui domine la tour la plus haute quand la cité est complète.
       *[smaller] La petite tuile : { $value } points pour qui domine la tour la plus basse quand la cité est complète.
    }
card-tile-now =
    { $who ->
        [you] À voir les tours, elle serait à vous maintenant.
       *[other] À voir les tours, elle irait maintenant à { $name }.
    }
card-tile-won =
    { $who ->
        [you] Elle est à vous.
       *[other] { $name } l’a gagnée.
    }
card-symbol-crest = Deux blasons : bâtissez deux étages à { $city }, sur un site ou sur les deux.
card-symbol-star = Bâtissez un étage à { $city }. Son portrait { $head } va sur votre pile : { $size } portraits identiques font une série.
card-symbol-star-messenger = L’étoile permet d’envoyer un messager à la fin du tour.
card-symbol-heads = Bâtissez un étage à { $city }. Ses deux portraits { $head } vont sur votre pile : { $size } portraits identiques font une série.
card-symbol-move = Bâtissez un étage à { $city }. Vous pouvez ensuite passer un étage du sommet sur l’autre site, dans une autre cité où vous avez un étage.
card-symbol-choice = Bâtissez un étage à { $city }. Prenez ensuite la carte de la cité de votre choix.
card-heads-set = Elle compléterait une série : vous auriez { $then } portraits { $head }.
card-heads-more =
    Vous auriez { $then ->
        [one] un portrait { $head } ;
       *[other] { $then } portraits { $head } ;
    } encore { $missing ->
        [one] un pour une série.
       *[other] { $missing } pour une série.
    }
card-face-up = Elle est posée à { $city } : qui y bâtit la prend.
card-in-hand = Dans votre main.
card-played = On la joue en ce moment.
card-on-pile = Au sommet de la pile d’un joueur : lui seul peut voir ce qu’il y a dessous.
card-in-pile = Dans votre pile : ses portraits comptent à la fin.
card-no-card-title = Aucune carte
card-no-card = La pioche était vide quand la carte de { $city } a été prise. Qui bâtit ici prend la carte de n’importe quelle autre cité.
card-road = Après avoir joué une étoile, vous pouvez finir votre tour en envoyant un de vos messagers sur cette route. Chaque tour gagnée à l’un de ses bouts rapporte alors 2 points de plus.
card-road-taken = Un messager est sur cette route : chaque tour gagnée à l’un de ses bouts rapporte 2 points de plus au décompte de sa cité.
card-road-worth =
    { $led ->
        [0] Vous ne dominez aucune tour à ses bouts pour l’instant.
        [one] Vous dominez une tour à ses bouts : { $points } points.
       *[other] Vous dominez { $led } tours à ses bouts : { $points } points.
    }
card-ambassador-value = À la fin, qui a le plus de tuiles de { $value } ajoute à sa pile un portrait de son choix.
card-ambassador-cities = À la fin, qui a le plus de points en tuiles de ces cités ajoute à sa pile un portrait de chaque sorte.
card-ambassador-value-worth =
    { $count ->
        [0] Vous n’avez encore aucune de ces tuiles.
        [one] Vous avez une de ces tuiles.
       *[other] Vous avez { $count } de ces tuiles.
    }
card-ambassador-cities-worth =
    { $points ->
        [0] Vous n’avez encore aucune tuile de ces cités.
       *[other] Vous avez { $points } points en tuiles de ces cités.
    }
card-deck = Quand une carte est prise, la suivante de la pioche est posée à sa place, face visible. Une fois la pioche vide, chacun joue les cartes de sa main.
card-head-title = Patricien { $head }
card-head = { $size } portraits identiques dans votre pile font une série, qui rapporte à la fin. Les portraits en trop ne comptent pas.
card-head-worth =
    { $sets ->
        [0] Vous en avez { $count }.
        [one] Vous en avez { $count } : une série.
       *[other] Vous en avez { $count } : { $sets } séries.
    } Encore { $missing ->
        [one] un pour la série suivante.
       *[other] { $missing } pour la série suivante.
    }
card-fact-points = Les points des tuiles et des jetons gagnés jusqu’ici. Les séries de portraits s’y ajoutent à la fin : personne ne connaît encore tout le compte.
card-fact-floors = Les étages de la réserve, encore à bâtir. Il y en a toujours assez.
card-fact-cards = Les cartes en main. Chacun en joue une par tour et en prend une, jusqu’à ce que la pioche soit vide.
card-fact-messengers = Les messagers encore à envoyer : un à la fin d’un tour où l’on a joué une étoile.
card-fact-tokens = Les jetons gagnés avec les tours au bord des routes à messager : 2 points chacun.
card-pile-title = Votre pile
card-pile = Les cartes que vous avez jouées. Leurs portraits font des séries à la fin ; vous seul pouvez les consulter.

## La feuille de compte

tie-broken = À égalité de points, gagne qui a le moins d’étages sur le plateau (PA-31).
sheet-title = Compte final
sheet-tiles = Tuiles (PA-21)
sheet-tokens = Jetons des messagers (PA-55)
sheet-ambassadors = Ambassadeurs (PA-40, PA-42)
sheet-heads = Portraits de la pile (PA-30)
sheet-portraits = Séries, en points (PA-30)
sheet-penalty = Pénalité (PA-56)
sheet-total = Total (PA-31)
sheet-floors = Étages sur le plateau (PA-31)
sheet-place = Place (PA-31)

# Chaque point et sa raison : l’article et les points figurent à côté
sheet-line-tile =
    { $city }, { $tower ->
        [higher] la tour la plus haute
       *[lower] la tour la plus basse
    } : tuile { $value }
sheet-line-tile-tied =
    { $city }, { $tower ->
        [higher] la tour la plus haute
       *[lower] la tour la plus basse
    } : tuile { $value }, à égalité mais l’étage le plus haut
sheet-line-tokens =
    { $city } : { $count ->
        [one] un jeton de messager
       *[other] { $count } jetons de messagers
    }
sheet-line-ambassador = Ambassadeur { $letter } : un portrait { $head }
sheet-line-ambassador-every-head = Ambassadeur { $letter } : un portrait de chaque sorte
sheet-line-portraits =
    { $count } portraits { $head } : { $sets ->
        [one] une série de { $size }
       *[other] { $sets } séries de { $size }
    }
sheet-line-penalty =
    Le moins de tours gagnées près des messagers : { $count ->
        [0] aucune
        [one] une
       *[other] { $count }
    }

## Un rappel

rules-reminder =
    Un tour : jouez une carte ; bâtissez dans sa cité un étage par blason ; avec ⇄, vous pouvez déplacer un étage du sommet dans une autre cité ; prenez la carte posée dans la cité où vous avez bâti, avec ? n’importe laquelle. Une cité complète est décomptée aussitôt : la grande tuile à qui a le plus d’étages dans la tour la plus haute, la petite à qui en a le plus dans l’autre ; à égalité, l’étage le plus haut l’emporte. À la fin, trois portraits identiques de votre pile valent 6 points.

## La vue

# Étiquettes de ce qu’une vue nomme

view-first = premier joueur
view-turn = au tour de
view-card-played = carte jouée
view-floors-due = étages encore à bâtir
view-deck = cartes dans la pioche
view-cities = cités
view-roads = routes
view-ambassadors = ambassadeurs
view-ambassadors-owner = irait à
view-ambassadors-value = le plus de tuiles valant
view-ambassadors-cities = le plus de points à
view-letter = lettre
view-players = joueurs
view-you = vos cartes
view-name = nom
view-city = cité
view-symbol = symbole
view-crests = blasons
view-head = portrait
view-site = site
view-floors = étages de bas en haut
view-leader = dominée par
view-value = valeur
view-owner = gagnée par
view-colour = couleur
view-capacity = capacité en étages
view-towers = tours
view-tiles = tuiles
view-card = carte posée là
view-scored = décomptée
view-messengers = messagers
view-messenger = messager
view-seat = joueur
view-hand-size = cartes en main
view-pile-size = cartes dans la pile
view-top-card = carte du dessus
view-reserve = étages restants
view-points = points
view-tokens = jetons
view-hand = main
view-pile = pile
view-heads = portraits de la pile
view-sets = séries de portraits

# Mots qui sont des valeurs

word-bologna = { city-bologna }
word-ferrara = { city-ferrara }
word-firenze = { city-firenze }
word-lucca = { city-lucca }
word-milano = { city-milano }
word-parma = { city-parma }
word-pistoia = { city-pistoia }
word-roma = { city-roma }
word-siena = { city-siena }
word-verona = { city-verona }
word-brown = brun
word-violet = violet
word-turquoise = turquoise
word-green = vert
word-yellow = jaune
word-blue = bleu
word-pink = rose
word-orange = orange
word-red = rouge
word-grey = gris
word-crest = deux blasons
word-star = étoile
word-heads = deux portraits
word-move = déplacement
word-choice = point d’interrogation
word-left = { board-left }
word-right = { board-right }
word-a = α
word-b = β
word-c = γ
word-ambassadors-a = A
word-ambassadors-b = B
word-ambassadors-c = C
word-ambassadors-d = D
word-letter-a = A
word-letter-b = B
word-letter-c = C
word-letter-d = D

## Ce que compte une étude

measure-floors-built = étages construits
measure-floors-left = étages restants
measure-tiles-won = tuiles gagnées
measure-tile-points = points des tuiles
measure-portraits = portraits réunis
measure-portrait-sets = séries de portraits
measure-portrait-points = points des portraits
measure-floors-moved = étages déplacés
measure-floors-moved-by-others = étages déplacés par d’autres
measure-moves-forgone = déplacements d’étage refusés
measure-messengers-sent = messagers envoyés
measure-tokens-won = jetons de messagers gagnés
measure-penalties = pénalités des messagers
measure-ambassadors-won = ambassadeurs gagnés

# Les titres de ses leçons ; ce qui s’y dit est dans lessons.fr.ftl.
lesson-first-game = Votre première partie
lesson-towers = Quelle tour disputer ?
lesson-cards = La carte que l’on prend
lesson-last-floor = Qui bâtit le dernier étage ?

# Worked examples of clauses.
example-standing-towers = La cité est pleine et comptée. Ses tours restent telles quelles jusqu’à la fin : on n’y construit ni n’y déplace plus rien.
example-total = Le joueur B additionne { $tiles } pour les tuiles, { $tokens } pour les jetons des messagers et { $portraits } pour les portraits : { $total } en tout. Le plus haut total l’emporte.
