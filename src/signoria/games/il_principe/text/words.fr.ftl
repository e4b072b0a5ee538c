# Les mots d’Il Principe. Dans une phrase, $seat est le nom d’un joueur ; $who vaut « you » s’il s’agit du lecteur, sinon
# « other » ; $city est un nom affiché. $colour désigne des cartes, comme « 3 châteaux bleus », $region « la région
# bleue », et $role le titre d’un rôle et sa sorte, comme « Évêque (rôle majeur blanc) ».

game-pitch = Misez pour des bâtiments, élevez les cités d’Italie et gagnez les charges qui profitent de ce que bâtissent les autres.
game-kind = Enchères, cartes et majorités
game-length = 60 à 90 minutes
how-to-play-1 = À chaque manche, vous recevez des pièces et piochez des cartes de cinq sortes de bâtiments. Vous en cédez quelques-unes, en secret, à une réserve commune.
how-to-play-2 = La réserve est mise aux enchères, couleur par couleur. Qui remporte un lot peut bâtir aussitôt une cité.
how-to-play-3 = Une cité demande les bonnes cartes et quelques pièces. Elle rapporte tout de suite des points et place vos blasons sur la carte.
how-to-play-4 = Ce que vous avez posé reste devant vous. Qui montre le plus de cartes d’une couleur tient son rôle majeur, le suivant son rôle mineur.
how-to-play-5 = Un rôle vous aide quand vous le prenez, puis vous rapporte des points chaque fois qu’un autre bâtit avec sa couleur.
how-to-play-6 = La partie s’achève quand les cités ou les cartes viennent à manquer. On compte alors les rôles, les séries de cartes, les pièces et les régions de la carte : le plus de points l’emporte.
option-edition = Édition : la seconde donne 5 pièces au départ et 12 blasons à placer ; la première aucune pièce et 11 blasons, et une autre dernière manche.
option-name-edition = Édition
option-edition-first = Première édition : aucune pièce au départ, 11 blasons à placer, et une dernière manche sans pièces, où peuvent revenir les cartes invendues.
option-edition-second = Seconde édition : 5 pièces au départ, 12 blasons à placer, et des pièces aussi à la dernière manche.
option-abundance = Abondance : 10 pièces au départ, 6 par manche, et l’on bâtit des cités dès la première manche.
option-name-abundance = Abondance

## Le matériel, par tableau

components-city = cités
components-size = tailles des cités
components-table = selon le nombre de joueurs
components-start = pièces au départ
components-shields = blasons
components-effects = effets des rôles
components-points = points

## Les noms

city-bologna = Bologna
city-ferrara = Ferrara
city-firenze = Firenze
city-lucca = Lucca
city-mantova = Mantova
city-milano = Milano
city-orvieto = Orvieto
city-padova = Padova
city-perugia = Perugia
city-pisa = Pisa
city-rimini = Rimini
city-siena = Siena
city-urbino = Urbino
city-venezia = Venezia
city-verona = Verona

building-green = université
building-white = cathédrale
building-red = hôtel de ville
building-blue = château
building-yellow = marché
buildings-green = universités vertes
buildings-white = cathédrales blanches
buildings-red = hôtels de ville rouges
buildings-blue = châteaux bleus
buildings-yellow = marchés jaunes

region-blue = la région bleue
region-green = la région verte
region-red = la région rouge
region-yellow = la région jaune
region-brown = la région brune
region-violet = la région violette

# Le titre d’un rôle ; deux d’entre eux dépendent de $edition
role-major-green = Maître
role-major-white = Évêque
role-major-red =
    { $edition ->
        [first] Gonfalonier
       *[second] Magistrat
    }
role-major-blue =
    { $edition ->
        [first] Noble
       *[second] Seigneur
    }
role-major-yellow = Banquier
role-minor-green = Apprenti
role-minor-white = Prêtre
role-minor-red = Notaire
role-minor-blue = Chevalier
role-minor-yellow = Marchand
role-in-full = { $title } ({ $kind })

# Les cartes : tant d’une couleur, et leurs listes
cards =
    { $colour ->
        [green] { $count ->
            [one] une université verte
           *[other] { $count } universités vertes
        }
        [white] { $count ->
            [one] une cathédrale blanche
           *[other] { $count } cathédrales blanches
        }
        [red] { $count ->
            [one] un hôtel de ville rouge
           *[other] { $count } hôtels de ville rouges
        }
        [blue] { $count ->
            [one] un château bleu
           *[other] { $count } châteaux bleus
        }
       *[yellow] { $count ->
            [one] un marché jaune
           *[other] { $count } marchés jaunes
        }
    }
cards-of-two = { $first } et { $second }
cards-of-three = { $first }, { $second } et { $third }

## Ce qu’on attend

phase-reserve = Choisissez en secret les cartes que vous cédez à la réserve.
phase-bid = Misez plus que la dernière mise, ou passez : vous voilà alors hors de cette enchère.
phase-extra = Vous avez gagné l’enchère : vous pouvez bâtir aussitôt une cité.
phase-turn = Bâtissez une cité, posez des cartes d’une même couleur, ou passez.
phase-shields = Placez un blason dans une région que touche votre cité.
phase-turn-up = Votre rôle vert : vous pouvez rendre visible une de vos cartes cachées d’une autre couleur.
phase-shield = Votre rôle bleu : placez un blason dans la région de votre choix.
phase-between = La partie suit son cours.
phase-over = La partie est finie.
ending-cities = Moins de quatre cités sont visibles : la partie est finie (IP-50).
ending-deck = La pioche n’a plus assez de cartes pour de dernières enchères : la partie est finie (IP-54).
ending-last-round = La dernière manche est jouée : la partie est finie (IP-55).

## Les coups

move-reserve = Céder { $cards }
move-bid =
    { $coins ->
        [one] Miser { $coins } pièce
       *[other] Miser { $coins } pièces
    }
move-build = Bâtir { $city } pour { $coins } pièces : { $points } points
move-lay = Poser { $colour }
move-shield = Placer un blason dans { $region }
move-turn = Rendre visible { $colour }
move-pass =
    { $phase ->
        [bid] Passer dans cette enchère
        [extra] Ne rien bâtir maintenant
        [turn-up] Ne retourner aucune carte
       *[turn] Passer : ni bâtir ni poser
    }

## Ce qui est mis aux enchères

lot-cards = { $colour }
lot-role = { $role }
bid-height =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Ce qui s’est passé

event-game-begun =
    { $who ->
        [you] Vous recevez le marqueur : vous êtes Il Principe.
       *[other] { $seat } reçoit le marqueur : c’est Il Principe.
    }
event-city-turned-up = On retourne { $city }.
event-round-begun = La manche { $round } commence.
event-last-round-begun = La manche { $round } commence, et c’est la dernière : la pioche n’a plus de quoi servir tout le monde.
event-coins-paid-out = Chacun reçoit ⟨{ $coins } pièces⟩.
event-cards-drawn =
    { $who ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-cards-seen =
    { $who ->
        [you] Vous avez pioché { $colour }.
       *[other] { $seat } a pioché { $colour }.
    }
event-reserve-laid =
    { $who ->
        [you] Vous cédez
       *[other] { $seat } cède
    } à la réserve, face cachée, { $colour }.
event-discards-shuffled =
    { $count ->
        [0] Il n’y a pas de défausse pour une nouvelle pioche.
        [one] La défausse forme une nouvelle pioche d’une carte.
       *[other] La défausse est mélangée en une nouvelle pioche de { $count } cartes.
    }
event-group-revealed = Dans la réserve : { $colour }.
event-no-reserve = Il ne reste aucune carte à mettre aux enchères.
event-auction-opened = Aux enchères : { $colour }.
event-role-auction-opened = Aux enchères : { $role }.
event-bid-made =
    { $who ->
        [you] Vous misez
       *[other] { $seat } mise
    } { $coins ->
        [one] ⟨{ $coins } pièce⟩.
       *[other] ⟨{ $coins } pièces⟩.
    }
event-bid-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-group-won =
    { $who ->
        [you] Vous emportez
       *[other] { $seat } emporte
    } { $colour } pour { $coins ->
        [one] ⟨{ $coins } pièce⟩
       *[other] ⟨{ $coins } pièces⟩
    } et { $who ->
        [you] prenez le marqueur.
       *[other] prend le marqueur.
    }
event-group-unsold =
    Personne ne mise : { $colour } { $count ->
        [one] ne trouve pas preneur.
       *[other] ne trouvent pas preneur.
    }
event-building-forgone =
    { $who ->
        [you] Vous ne bâtissez rien après l’enchère.
       *[other] { $seat } ne bâtit rien après l’enchère.
    }
event-city-built =
    { $who ->
        [you] Vous bâtissez { $city } pour ⟨{ $coins } pièces⟩ et marquez ⟨{ $points } points⟩.
       *[other] { $seat } bâtit { $city } pour ⟨{ $coins } pièces⟩ et marque ⟨{ $points } points⟩.
    }
event-officials-paid =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour { $who ->
        [you] vos rôles.
       *[other] ses rôles.
    }
event-shield-placed =
    { $who ->
        [you] Vous placez un blason dans { $region }.
       *[other] { $seat } place un blason dans { $region }.
    }
event-cards-laid =
    { $who ->
        [you] Vous posez { $colour }.
       *[other] { $seat } pose { $colour }.
    }
event-turn-passed =
    { $who ->
        [you] Vous ne bâtissez rien et ne posez rien.
       *[other] { $seat } ne bâtit rien et ne pose rien.
    }
event-roles-returned = Tous les rôles reviennent sur le plateau.
event-role-taken =
    { $who ->
        [you] Vous devenez { $role }.
       *[other] { $seat } devient { $role }.
    }
event-role-won =
    { $who ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $coins ->
        [one] ⟨{ $coins } pièce⟩,
       *[other] ⟨{ $coins } pièces⟩,
    } { $who ->
        [you] devenez { $role } et prenez le marqueur.
       *[other] devient { $role } et prend le marqueur.
    }
event-role-left = Personne ne mise, et personne ne devient { $role }.
event-cards-turned-down =
    { $who ->
        [you] Vous retournez face cachée { $colour }.
       *[other] { $seat } retourne face cachée { $colour }.
    }
event-card-turned-up =
    { $who ->
        [you] Vous rendez de nouveau visible { $colour }.
       *[other] { $seat } rend de nouveau visible { $colour }.
    }
event-card-left-down =
    { $who ->
        [you] Vous ne rendez aucune carte visible.
       *[other] { $seat } ne rend aucune carte visible.
    }
event-points-gained =
    { $who ->
        [you] Le rôle blanc vous rapporte { $points ->
            [one] ⟨{ $points } point⟩.
           *[other] ⟨{ $points } points⟩.
        }
       *[other] Le rôle blanc rapporte { $points ->
            [one] ⟨{ $points } point⟩
           *[other] ⟨{ $points } points⟩
        } à { $seat }.
    }
event-coins-gained =
    { $who ->
        [you] Le rôle jaune vous rapporte { $coins ->
            [one] ⟨{ $coins } pièce⟩.
           *[other] ⟨{ $coins } pièces⟩.
        }
       *[other] Le rôle jaune rapporte { $coins ->
            [one] ⟨{ $coins } pièce⟩
           *[other] ⟨{ $coins } pièces⟩
        } à { $seat }.
    }
event-game-ended = Le décompte final commence.
event-purse-opened =
    { $who ->
        [you] Vous dévoilez
       *[other] { $seat } dévoile
    } { $coins ->
        [0] une bourse vide
        [one] ⟨{ $coins } pièce⟩
       *[other] ⟨{ $coins } pièces⟩
    } et { $count ->
        [0] une main vide.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-roles-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour les rôles.
event-sets-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour { $sets ->
        [one] une série de cinq couleurs.
       *[other] { $sets } séries de cinq couleurs.
    }
event-richest-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour la bourse la plus pleine { $coins ->
        [0] (toutes sont vides).
        [one] (⟨{ $coins } pièce⟩).
       *[other] (⟨{ $coins } pièces⟩).
    }
event-fullest-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } pour la main la plus fournie { $count ->
        [0] (toutes sont vides).
        [one] ({ $count } carte).
       *[other] ({ $count } cartes).
    }
event-region-scored =
    { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] ⟨{ $points } point⟩
       *[other] ⟨{ $points } points⟩
    } dans { $region }, avec { $count ->
        [one] un blason.
       *[other] { $count } blasons.
    }

## Pourquoi pas

why-IP-12 = Chacun donne à la réserve, une seule fois, autant de cartes de sa main que la table le demande, deux ou, à deux joueurs, trois : choisissez-en autant parmi les vôtres.
why-IP-12-done = Vous avez donné vos cartes à la réserve : attendez les autres.
why-IP-12-two = Chacun donne maintenant à la réserve deux cartes de sa main exactement, et ne fait rien d’autre : choisissez-en deux des vôtres.
why-IP-12-three = Chacun des deux joueurs donne maintenant à la réserve trois cartes de sa main exactement, et ne fait rien d’autre : choisissez-en trois des vôtres.
why-IP-12-hand = Vous n’avez pas toutes ces cartes : choisissez-en de votre main.
why-IP-21 = Dans une enchère, on mise à son tour plus que la dernière mise, ou l’on passe, et qui a passé est dehors : misez davantage, passez, ou attendez.
why-IP-21-wait = C’est à un autre joueur de miser : attendez votre tour.
why-IP-21-passed = Vous avez passé et ne participez plus à cette enchère.
why-IP-21-low = Ce n’est pas plus que la dernière mise : misez davantage, ou passez.
why-IP-21-now = Une enchère est en cours : misez plus que la dernière mise, une pièce au moins, ou passez.
why-IP-22 = Vous n’avez pas autant de pièces : misez ce que vous pouvez payer, ou passez.
why-IP-24 = Qui vient de gagner une enchère peut maintenant bâtir une cité, et rien d’autre : bâtissez-en une que vous pouvez payer, ou aucune.
why-IP-30 = À partir d’Il Principe et dans le sens horaire, chacun a un tour pour bâtir une cité, poser des cartes ou passer : choisissez l’un des trois quand vient le vôtre.
why-IP-30-wait = C’est à un autre joueur de bâtir, de poser ou de passer : attendez votre tour.
why-IP-30-now = C’est à vous de bâtir une cité, de poser des cartes d’une couleur ou de passer : choisissez l’un des trois.
why-IP-31 = À la première manche, on ne bâtit pas de cité : posez des cartes, ou passez.
why-IP-32 = Une cité doit être visible, et il vous faut en main une carte pour chacune de ses icônes, et les pièces de son prix : choisissez-en une que vous pouvez payer.
why-IP-32-face-up = Cette cité n’est pas visible : choisissez-en une qui l’est.
why-IP-32-coins = Vous avez trop peu de pièces pour cette cité : choisissez-en une que vous pouvez payer.
why-IP-32-cards = Vous n’avez pas en main une carte pour chacune des icônes de cette cité : choisissez-en une autre.
why-IP-34 = Les blasons d’une cité vont dans les régions qu’elle touche, et il faut les placer : choisissez l’une de ces régions.
why-IP-37 = On pose des cartes d’une même couleur, et seulement celles qu’on a : choisissez une couleur et un nombre que vous tenez.
why-IP-45 = Seuls ceux qui sont à égalité de cartes visibles dans la couleur misent pour son rôle, l’un après l’autre : attendez votre tour.
why-IP-45-wait = C’est à un autre joueur de miser : attendez votre tour.
why-IP-45-passed = Vous avez passé et ne participez plus à l’enchère pour ce rôle.
why-IP-45-others = Seuls ceux qui sont à égalité de cartes visibles dans la couleur misent pour ce rôle, et vous n’en êtes pas : attendez.
why-IP-47 = Un rôle agit dès que vous l’avez pris : avec le vert, rendez visible une de vos cartes cachées d’une autre couleur, ou aucune ; avec le bleu, placez un blason dans une région.
why-IP-55 = La partie est finie : on ne joue plus.

## Pourquoi il en est ainsi : dit du coup de n’importe quel joueur, d’après ce qui est visible

reason-bid-cards = Cela fait { $colour } d’un coup.
reason-bid-city =
    { $city }, proposée pour { $points } points, demande { $colour }.
reason-bid-lead =
    Avec ce lot, on peut poser plus de { $kind_of } que tous les autres : { $most ->
        [0] personne n’en a encore.
       *[other] personne n’en a plus de { $most }.
    }
reason-bid-set =
    { $missing ->
        [one] Il ne manque que des { $kind_of }
       *[other] Les { $kind_of } sont parmi les { $missing } couleurs qui manquent
    } à la prochaine série complète des cinq couleurs.
reason-bid-against =
    { $whose ->
        [you] Vous alliez les avoir, et vous avez déjà posé { $count } des { $kind_of }.
       *[other] { $owner } allait les avoir, et en a déjà posé { $count }, des { $kind_of }.
    }
reason-bid-role =
    { $cities ->
        [one] Une cité proposée a
       *[other] { $cities } cités proposées ont
    } la couleur de ce rôle, { $role } : cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chaque fois qu’un autre en bâtit une.
reason-bid-role-at-the-end =
    { $role } compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, et c’est la dernière manche.
reason-bid-effect =
    { $effect ->
        [green] Le rôle permet de rendre visible une carte cachée.
        [white] Le rôle rapporte aussitôt des points.
        [red] Le rôle rapporte aussitôt une carte de bâtiment.
        [blue] Le rôle met aussitôt un blason sur la carte.
       *[yellow] Le rôle rapporte aussitôt des pièces.
    }
reason-pass-price =
    La mise était déjà de { $bid ->
        [one] { $bid } pièce
       *[other] { $bid } pièces
    } pour { $colour }.
reason-pass-no-city = Aucune cité proposée ne demande de { $kind_of }.
reason-pass-for-others =
    { $to_come ->
        [one] Un autre lot vient
       *[other] { $to_come } autres lots viennent
    } encore dans cette manche, et les pièces restent pour cela.
reason-pass-has-lead = { $total } des { $kind_of } sont déjà posés, plus que chez tous les autres.
reason-pass-cards = Les pièces sont gardées ; rien de visible n’en dit plus.
reason-pass-role-price =
    La mise était déjà de { $bid ->
        [one] { $bid } pièce
       *[other] { $bid } pièces
    } pour ce rôle, { $role }.
reason-pass-role-useless = Aucune cité proposée ne demande de { $kind_of } : le rôle ne serait pas payé de sitôt.
reason-pass-role = Les pièces sont gardées ; rien de visible n’en dit plus.
reason-built-unshared =
    { $city } rapporte { $points } points, et aucun rôle des autres n’est payé pour elle.
reason-built-largest =
    Aucune cité proposée ne rapporte plus que les { $points } points de { $city } ; les rôles des autres en reçoivent { $others }.
reason-built =
    { $city } rapporte { $points } points, contre { $others ->
        [one] { $others } point
       *[other] { $others } points
    } aux rôles des autres.
reason-builds-later = Une cité peut encore être bâtie au tour de jeu qui suit dans cette manche.
reason-shield-gains =
    À la fin, { $region } rapporterait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au lieu de { $before }.
reason-shield-costs =
    { $whose ->
        [you] Vous recevriez
       *[other] { $owner } recevrait
    } maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins pour { $region }.
reason-shield-guards =
    Cela porte l’avance dans { $region } à { $ahead ->
        [one] un blason,
       *[other] { $ahead } blasons,
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
reason-shield-nears =
    { $whose ->
        [you] Vous n’avez
       *[other] { $owner } n’a
    } plus que { $behind ->
        [one] un blason
       *[other] { $behind } blasons
    } d’avance dans { $region }.
reason-shield-holds =
    { $count ->
        [one] Un blason est
       *[other] { $count } blasons sont
    } maintenant dans { $region }, autant que chez quiconque.
reason-laid-gets-role = Si l’on réglait les rôles maintenant, ces cartes apporteraient celui-ci : { $role }.
reason-laid-takes-role =
    Si l’on réglait les rôles maintenant, celui-ci, { $role }, { $whose ->
        [you] ne vous reviendrait plus.
       *[other] ne reviendrait plus à { $owner }.
    }
reason-laid-breaks-tie =
    { $whose ->
        [you] Vous n’en avez
       *[other] { $owner } n’en a
    } plus autant : ce rôle, { $role }, se passe maintenant d’enchère.
reason-laid-to-bid =
    { $whose ->
        [you] Vous en avez
       *[other] { $owner } en a
    } autant : ce rôle, { $role }, sera mis aux enchères.
reason-laid-keeps-role = Elles gardent l’avance qui apporte ce rôle : { $role }.
reason-laid-set =
    { $sets ->
        [one] Elles achèvent une série complète
       *[other] Elles achèvent { $sets } séries complètes
    } des cinq couleurs, ce qui compte à la fin.
reason-laid-for-set =
    { $missing ->
        [0] Il ne manque plus aucune couleur
        [one] Il ne manque plus qu’une couleur
       *[other] Il manque encore { $missing } couleurs
    } à la prochaine série complète des cinq.
reason-laid = { $total } des { $kind_of } comptent maintenant pour leurs rôles.
reason-keeps-cards =
    { $count ->
        [one] La carte reste
       *[other] { $count } cartes restent
    } en main, pour une cité qui en demande plusieurs à la fois.
reason-no-cards = Il n’y avait aucune carte à poser.
reason-left-down = Rien de visible ne dit pourquoi.

## Le plateau

board-round =
    { $last ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }
    }
board-principe = Il Principe est { $seat }
board-deck =
    { $deck ->
        [0] la pioche est vide
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
board-cities-to-come =
    { $count ->
        [0] plus de cité à venir
        [one] { $count } cité à venir
       *[other] { $count } cités à venir
    }
board-legend-building = { $building } ({ $colour })
board-cities = cité
board-cards = cartes
board-price = prix
board-points = points
board-shields = blasons
board-regions = régions
board-lacking = il vous manque
board-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-no-building = À la première manche, on ne bâtit pas de cité.
board-reserve = Enchères suivantes :
board-auction = Enchère pour { $lot } :
board-bid =
    { $coins ->
        [one] { $seat } mise { $coins } pièce
       *[other] { $seat } mise { $coins } pièces
    }
board-no-bid = pas encore de mise
board-bidding = en lice : { $seats }
board-passed = ont passé : { $seats }
board-unsold = Invendu jusqu’ici :
board-due =
    { $count ->
        [one] Un blason est à placer pour { $city }.
       *[other] { $count } blasons sont à placer pour { $city }.
    }
board-player = joueur
board-hand-size = main
board-major = rôle majeur
board-minor = rôle mineur
board-holder = à
board-would = irait à
board-hint = Bâtiments : visibles (cachées). Régions : blasons (points). A/B : aux enchères.
board-built = Bâties :
board-known = Cartes connues en main :
board-you = (vous)
board-hand = Votre main :
board-only-pass = Vous ne pouvez bâtir aucune ville et ne pouvez que passer : la question vous est posée quand même, pour que personne n’apprenne ce que vous avez en main (IP-24).
board-no-hand = Vous n’avez pas de carte en main.
board-purse =
    { $coins ->
        [0] Vous n’avez aucune pièce.
        [one] Vous avez { $coins } pièce.
       *[other] Vous avez { $coins } pièces.
    }
board-choice = Vous cédez à la réserve :

## Le plateau de la page

board-yourself = vous
board-now = Où en est la partie
board-choosers = Qui a choisi ses cartes pour la réserve
board-has-chosen = { $seat } a choisi
board-is-choosing = { $seat } choisit encore
board-city =
    { $city }, { $size ->
        [small] petite cité
        [medium] cité moyenne
       *[large] grande cité
    } : { $cards } ; { $price } pièces, { $points } points, { $shields ->
        [one] un blason
       *[other] { $shields } blasons
    } dans { $regions }
board-city-payable = vous pouvez la bâtir
board-city-lacking = il vous manque { $things }
board-region = { $region } : { $shares }
board-region-share =
    { $seat }, { $count ->
        [one] un blason
       *[other] { $count } blasons
    }{ $points ->
        [0] {""}
       *[other] {" "}({ $points } points pour l’instant)
    }
board-region-empty = aucun blason
board-rank-major = majeur
board-rank-minor = mineur
board-role-free = à personne
board-role-held =
    { $who ->
        [you] à vous
       *[other] à { $seat }
    }
board-role-would =
    { $who ->
        [you] vous reviendrait maintenant
       *[other] reviendrait maintenant à { $seat }
    }
board-role-auction = serait maintenant mis aux enchères entre { $seats }
board-bid-by =
    { $who ->
        [you] vous misez
       *[other] { $seat } mise
    } { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
board-rivals = Qui prend part à l’enchère
board-rival-speaks = { $seat } doit miser ou passer
board-rival-waits = { $seat } peut encore miser
board-rival-passed = { $seat } a passé
board-ledger = Rôles et cartes posées par couleur, blasons par région
board-laid-cards = { $up } face visible, { $down } face cachée
board-share =
    { $count ->
        [one] un blason
       *[other] { $count } blasons
    }, pour l’instant { $points ->
        [0] aucun point
       *[other] { $points } points
    }
board-your-purse = Ce que vous avez
board-has-points =
    { $count ->
        [0] aucun point
        [one] un point
       *[other] { $count } points
    }
board-has-coins =
    { $count ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $count } pièces
    }
board-has-shields =
    { $count ->
        [0] plus aucun blason
        [one] encore un blason
       *[other] encore { $count } blasons
    }
board-has-cards =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
board-has-laid =
    { $count ->
        [0] aucune carte posée
        [one] une carte posée
       *[other] { $count } cartes posées
    }
board-has-cities =
    { $count ->
        [0] aucune cité bâtie
        [one] une cité bâtie
       *[other] { $count } cités bâties
    }
board-your-hand = Votre main
board-hand-of = Main de { $seat }
board-in-hand =
    Dans votre main : { $cards }{ $chosen ->
        [0] {""}
        [one] , dont une choisie
       *[other] , dont { $chosen } choisies
    }
board-tray = Choisi pour la réserve
board-take-back = Reprendre : { $building }
board-choose-more =
    { $count ->
        [one] Choisissez encore une carte.
       *[other] Choisissez { $count } cartes.
    }
board-lay-in-reserve = { $cards } pour la réserve
board-lay-them = Les y mettre
board-choose-colour = Pour poser des cartes, touchez leur couleur.
board-how-many = Combien ?
board-face-down = Vos cartes face cachée

## Les fiches qui expliquent ce qui est sur le plateau

board-column-laid = Cartes posées
board-column-major = Rôle majeur
board-column-minor = Rôle mineur
board-column-shields = Blasons
board-column-most = Le plus
board-column-second = Second
board-region-blue = Bleue
board-region-green = Verte
board-region-red = Rouge
board-region-yellow = Jaune
board-region-brown = Brune
board-region-violet = Violette
board-nobody = personne
board-pts =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }

card-column-laid = Cartes posées
card-column-laid-text = Sur leur couleur : les cartes visibles, qui comptent pour les rôles. Sur un dos de carte : les cartes cachées, qui ne comptent que pour les séries de cinq couleurs. Encadré d’or : qui en a le plus.
card-column-major = Rôle majeur
card-column-major-text = À la fin de la manche, il revient à qui a le plus de cartes visibles de la couleur, et qui en retourne la moitié face cachée. D’abord qui le tient, après la flèche qui l’aurait ; un marteau : ceux-là miseraient pour l’avoir.
card-column-minor = Rôle mineur
card-column-minor-text = Pour qui vient en second en cartes visibles de la couleur. D’abord qui le tient, après la flèche qui l’aurait ; un marteau : ceux-là miseraient pour l’avoir.
card-column-shields = Blasons dans les régions
card-column-shields-text = Qui bâtit une cité place des blasons dans les régions qu’elle touche. Ils ne rapportent qu’à la fin de la partie.
card-column-most = Le plus de blasons
card-column-most-text = À la fin, le plus de blasons dans une région rapporte 5 points. En cas d’égalité, chacun marque 5 points, et le second rien.
card-column-second = Le second en blasons
card-column-second-text = À la fin, être second en blasons dans une région rapporte 2 points, sauf si plusieurs sont à égalité en tête.
card-colour-green = Université (verte)
card-colour-white = Cathédrale (blanche)
card-colour-red = Hôtel de ville (rouge)
card-colour-blue = Château (bleu)
card-colour-yellow = Marché (jaune)
card-colour-text = Le plus de ces cartes visibles donne le rôle { $major }.
card-colour-text-both = Le plus de ces cartes visibles donne le rôle { $major }, la seconde place { $minor }.
card-yours-laid =
    Vous en avez { $up } { $up ->
        [one] visible
       *[other] visibles
    } et { $down } { $down ->
        [one] cachée.
       *[other] cachées.
    }
card-laid =
    { $who ->
        [you] Les vôtres :
       *[other] { $seat } :
    } { $count ->
        [0] aucune posée
       *[other] { $cards }
    }
card-laid-text =
    { $up ->
        [0] Aucune ne compte pour les rôles
        [one] Une est visible et compte pour les rôles
       *[other] { $up } sont visibles et comptent pour les rôles
    } ; { $down ->
        [0] aucune n’est cachée.
        [one] une est cachée et ne compte que pour les séries.
       *[other] { $down } sont cachées et ne comptent que pour les séries.
    }
card-power-green = En le prenant, vous pouvez rendre visible une de vos cartes cachées d’une autre couleur.
card-power-white = En le prenant, vous marquez 1 point.
card-power-red = En le prenant, vous piochez une carte bâtiment.
card-power-blue = En le prenant, vous placez un blason dans la région de votre choix.
card-power-yellow = En le prenant, vous recevez 2 pièces.
card-power-all =
    { $power } Tant que vous le tenez, vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dès qu’un autre bâtit une cité avec { $building }, et à la fin.
card-with-green = une université
card-with-white = une cathédrale
card-with-red = un hôtel de ville
card-with-blue = un château
card-with-yellow = un marché
card-role-holder =
    { $who ->
        [you] Vous le tenez.
        [nobody] Personne ne le tient.
       *[other] { $seat } le tient.
    }
card-role-would =
    { $who ->
        [you] D’après les cartes posées, il est à vous ensuite.
       *[other] D’après les cartes posées, { $seat } le prend ensuite.
    }
card-role-auction = D’après les cartes posées, il est mis ensuite aux enchères entre { $seats }.
card-role-needs =
    { $count ->
        [one] Encore une carte visible, et vous en avez le plus.
       *[other] Encore { $count } cartes visibles, et vous en avez le plus.
    }
card-region-text = À la fin : 5 points au plus grand nombre de blasons, 2 au second ; à égalité en tête, 5 à chacun et rien au second.
card-region-now =
    { $points ->
        [0] Vous n’y marqueriez rien pour l’instant.
       *[other] Vous y marqueriez { $points } points pour l’instant.
    }
card-region-lead =
    { $count ->
        [0] Vous y êtes seul en tête.
        [one] Encore un blason, et vous y êtes seul en tête.
       *[other] Encore { $count } blasons, et vous y êtes seul en tête.
    }
card-share =
    { $who ->
        [you] Vos blasons dans { $region } : { $count }
       *[other] Blasons de { $seat } dans { $region } : { $count }
    }
card-award =
    { $points ->
        [0] Personne ne marque ces points
       *[other] { $points } points : { $seats }
    }
card-player-text = { $points }, { $cards }, { $shields }, { $cities }.
card-round-text = Une manche : pièces et cartes pour tous, enchères de la réserve, un tour chacun pour bâtir ou poser, puis les rôles.
card-deck-text = Chacun y pioche au début d’une manche. Quand elle n’y suffit plus, la dernière manche commence.
card-cities-to-come-text = Une cité bâtie est remplacée par la suivante. S’il y en a moins de quatre visibles au début d’une manche, la partie est finie.
card-turn =
    { $who ->
        [you] À vous de jouer
       *[other] À { $seat } de jouer
    }
card-turn-wait =
    { $who ->
        [you] Vous : pas encore votre tour
       *[other] { $seat }
    }
card-turn-text = À partir d’Il Principe, dans le sens horaire, chacun bâtit une cité, pose des cartes d’une couleur ou passe.
card-chosen-text = Chacun cède des cartes, en secret et en même temps. Personne ne saura de qui elles viennent.
card-lot-text = Aux enchères : la plus forte mise les emporte toutes avec la couronne, et permet de bâtir aussitôt une cité.
card-lot-role-text = Plusieurs ont autant de cartes visibles : la plus forte mise emporte le rôle et la couronne.
card-lot-worth =
    { $held ->
        [0] Vous n’avez rien de cette couleur
       *[other] Vous avez { $held } de cette couleur en main
    } et { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
card-asked-by = Cités offertes avec ce signe : { $cities }.
card-bidder-text = À son tour, on mise plus que la dernière mise ou l’on passe, et qui a passé est hors de cette enchère. Il Principe parle en dernier.
card-later-text = Aux enchères plus tard dans cette manche, le plus petit lot d’abord.
card-city-size =
    { $size ->
        [small] Une petite cité
        [medium] Une cité moyenne
       *[large] Une grande cité
    } dans { $regions }.
card-city-built =
    { $who ->
        [you] Vous l’avez bâtie.
       *[other] { $seat } l’a bâtie.
    }
card-city-offered = Elle coûte { $price } pièces et { $cards } ; qui la bâtit marque { $points } points et y place { $shields ->
        [one] un blason.
       *[other] { $shields } blasons.
    }
card-city-hidden = Sa carte n’est pas visible.
card-city-payable = Vous pouvez la payer : { $points } points.
card-city-lacking = Il vous manque { $things }.
card-city-others = Si vous la bâtissez, les rôles rapportent aux autres : { $shares }.
card-city-share =
    { $points ->
        [one] { $seat } { $points } point
       *[other] { $seat } { $points } points
    }
card-no-city = Pas de cité
card-no-city-text = Il n’y en avait plus à retourner ici.
card-map = L’Italie du Nord et du Centre
card-map-text = Six régions et quinze cités. Un anneau marque les cités offertes, un drapeau une cité bâtie ; les blasons comptent pour les régions.
card-leader-text = Pendu au signe de la région : qui y a le plus de blasons.
card-crown = La couronne d’Il Principe
card-crown-text = Elle va à qui gagne une enchère. Qui la tient bâtit ou pose en premier et parle en dernier aux enchères.
card-chosen = A choisi
card-coins = Pièces
card-coins-text = Elles paient les mises et les cités ; chacun en reçoit à chaque manche. Personne ne voit celles des autres. Le plus à la fin : 2 points.
card-points = Points
card-points-text = Pour les cités bâties, et pour les rôles quand d’autres bâtissent. À la fin s’ajoutent rôles, séries, pièces, cartes et régions.
card-cards = Cartes en main
card-cards-text = Personne ne voit lesquelles. Le plus à la fin : 2 points.
card-laid-all = Cartes posées
card-laid-all-text = Visibles, elles comptent pour les rôles. Chaque série des cinq couleurs, même cachée, rapporte 2 points à la fin.
card-shields = Blasons restants
card-shields-text = On les place dans les régions en bâtissant une cité ou en prenant un rôle bleu.
card-cities = Cités bâties
card-cities-text = Une cité rapporte 4, 6 ou 8 points à qui la bâtit.
card-fact-of = { $seat } : { $said }
card-hand-text = Pour bâtir une cité, posez une carte pour chacun de ses signes. Visibles, ces cartes comptent pour le rôle { $role }.
card-choice-text = Elles seront aux enchères avec celles de tous ; personne ne saura qu’elles venaient de vous.
card-turn-up-text = De nouveau visible, elle compte pour ses rôles.

## La feuille de compte

tie-broken = À égalité de points, gagne qui a posé le plus de cartes de bâtiment, puis qui tient le premier rôle majeur (IP-65).
sheet-title = Compte final
sheet-cities = Cités (IP-33)
sheet-officials = Rôles, les autres bâtissant (IP-35)
sheet-clergy = Rôles blancs (IP-47)
sheet-roles = Rôles à la fin (IP-60)
sheet-sets = Séries de cinq couleurs (IP-61)
sheet-richest = Le plus de pièces (IP-62)
sheet-fullest = Main la plus fournie (IP-63)
sheet-regions = Régions (IP-64)
sheet-total = Total (IP-65)
sheet-coins = Pièces (IP-62)
sheet-hand = Cartes en main (IP-63)
sheet-laid = Cartes posées (IP-65)
sheet-place = Place (IP-65)

# Chaque point et sa raison : l’article et les points figurent à côté
sheet-line-city = { $city }, bâtie
sheet-line-officials = Rôles, pendant que les autres bâtissaient
sheet-line-clergy = Rôles blancs pris
sheet-line-role = À la fin : { $role }
sheet-line-sets =
    { $sets ->
        [one] Une série de cinq couleurs
       *[other] { $sets } séries de cinq couleurs
    }
sheet-line-richest =
    Le plus de pièces : { $coins ->
        [0] aucune, comme tous
       *[other] { $coins }
    }
sheet-line-fullest =
    Le plus de cartes en main : { $count ->
        [0] aucune, comme tous
       *[other] { $count }
    }
sheet-line-region =
    { $region } : { $count ->
        [one] un blason
       *[other] { $count } blasons
    }

## Un rappel

rules-reminder =
    Une manche : des pièces et des cartes pour chacun, qui donne deux cartes à la réserve ; la réserve est mise aux enchères couleur par couleur, le plus petit groupe d’abord, et qui gagne prend le marqueur et peut bâtir aussitôt ; puis chacun, à partir d’Il Principe, bâtit une cité, pose des cartes d’une même couleur ou passe ; enfin on attribue les rôles. Une cité coûte 3, 4 ou 5 pièces et ses cartes, donne 4, 6 ou 8 points et place des blasons dans les régions qu’elle touche ; les autres marquent 2 points par rôle majeur et 1 par rôle mineur de ses couleurs. Le plus de cartes visibles d’une couleur donne son rôle majeur et en fait retourner la moitié, la deuxième place donne le mineur ; les égalités vont aux enchères. À la fin, les rôles comptent encore, puis les séries de cinq couleurs, le plus de pièces et le plus de cartes en main, 2 points chacun, et dans chaque région le plus de blasons 5, la deuxième place 2.

## La vue

# Étiquettes de ce qu’une vue nomme

view-first = premier Il Principe
view-round = manche
view-last-round = dernière manche
view-turn = au tour de
view-principe = Il Principe
view-may-build = on peut bâtir
view-deck = cartes dans la pioche
view-cities-to-come = cités à venir
view-cities = cités visibles
view-players-cities = cités bâties
view-reserve-each = cartes que chacun donne à la réserve
view-reserve = à mettre aux enchères
view-unsold = invendues
view-auction = enchère
view-colour = couleur
view-built = cité qu’on vient de bâtir
view-shields-due = blasons à placer
view-roles = rôles
view-regions = régions
view-places = cités de la carte
view-players = joueurs
view-you = à vous seul
view-name = nom
view-size = taille
view-buildings = cartes
view-price = prix
view-points = points
view-regions-points = points maintenant
view-shields = blasons
view-players-shields = blasons restants
view-builder = bâtie par
view-rank = rang
view-holder = détenu par
view-would = irait maintenant à
view-count = cartes
view-role = rôle
view-bid = mise
view-bidder = meilleure mise
view-bidding = encore en lice
view-passed = ont passé
view-seat = joueur
view-hand-size = cartes en main
view-known = cartes connues en main
view-up = posées visibles
view-down = posées cachées
view-has-chosen = a choisi
view-coins = pièces
view-hand = main
view-choice = donné à la réserve
view-offers = ce que vous pouvez bâtir
view-city = cité
view-payable = vous pouvez la bâtir
view-missing = cartes qui vous manquent
view-missing-coins = pièces qui vous manquent
view-green = universités vertes
view-white = cathédrales blanches
view-red = hôtels de ville rouges
view-blue = châteaux bleus
view-yellow = marchés jaunes

# Mots qui sont des valeurs

word-first = Première édition
word-second = Seconde édition
word-bologna = { city-bologna }
word-ferrara = { city-ferrara }
word-firenze = { city-firenze }
word-lucca = { city-lucca }
word-mantova = { city-mantova }
word-milano = { city-milano }
word-orvieto = { city-orvieto }
word-padova = { city-padova }
word-perugia = { city-perugia }
word-pisa = { city-pisa }
word-rimini = { city-rimini }
word-siena = { city-siena }
word-urbino = { city-urbino }
word-venezia = { city-venezia }
word-verona = { city-verona }
word-small = petite
word-medium = moyenne
word-large = grande
word-major = majeur
word-minor = mineur
word-major-green = rôle majeur vert
word-major-white = rôle majeur blanc
word-major-red = rôle majeur rouge
word-major-blue = rôle majeur bleu
word-major-yellow = rôle majeur jaune
word-minor-green = rôle mineur vert
word-minor-white = rôle mineur blanc
word-minor-red = rôle mineur rouge
word-minor-blue = rôle mineur bleu
word-minor-yellow = rôle mineur jaune
word-green = vert
word-white = blanc
word-red = rouge
word-blue = bleu
word-yellow = jaune
word-brown = brun
word-violet = violet
word-buildings-green = { building-green }
word-buildings-white = { building-white }
word-buildings-red = { building-red }
word-buildings-blue = { building-blue }
word-buildings-yellow = { building-yellow }
word-missing-green = { building-green }
word-missing-white = { building-white }
word-missing-red = { building-red }
word-missing-blue = { building-blue }
word-missing-yellow = { building-yellow }
word-choice-green = { building-green }
word-choice-white = { building-white }
word-choice-red = { building-red }
word-choice-blue = { building-blue }
word-choice-yellow = { building-yellow }
word-regions-blue = bleue
word-regions-green = verte
word-regions-red = rouge
word-regions-yellow = jaune
word-regions-brown = brune
word-regions-violet = violette
word-region-blue = Région bleue
word-region-green = Région verte
word-region-red = Région rouge
word-region-yellow = Région jaune
word-region-brown = Région brune
word-region-violet = Région violette
word-name-blue = { word-regions-blue }
word-name-green = { word-regions-green }
word-name-red = { word-regions-red }
word-name-yellow = { word-regions-yellow }
word-name-brown = { word-regions-brown }
word-name-violet = { word-regions-violet }

## Ce que compte une étude

measure-groups-bought = groupes de cartes achetés
measure-cards-bought = cartes achetées
measure-coins-for-groups = pièces payées pour des groupes
measure-coins-for-roles = pièces payées pour des rôles
measure-cities-built = cités construites
measure-coins-for-cities = pièces payées pour des cités
measure-cards-laid = cartes étalées
measure-turns-passed = tours passés
measure-shields-placed = blasons placés
measure-coins-left = pièces restantes
measure-cards-left = cartes restantes
measure-minor-roles = rôles mineurs pris
measure-major-role-green = rôle majeur vert pris
measure-major-role-white = rôle majeur blanc pris
measure-major-role-red = rôle majeur rouge pris
measure-major-role-blue = rôle majeur bleu pris
measure-major-role-yellow = rôle majeur jaune pris
measure-points-cities = points de ses cités
measure-points-officials = points des rôles quand d’autres construisent
measure-points-clergy = points du rôle blanc
measure-points-roles = points des rôles à la fin
measure-points-sets = points des séries
measure-points-richest = points du plus riche
measure-points-fullest = points de la main la plus pleine
measure-points-regions = points des régions
measure-rounds = manches
measure-groups-unsold = groupes que personne n’a achetés
price-group = Groupes de cartes de bâtiment, en pièces
price-group-lot =
    { $lot ->
        [one] une carte
       *[other] { $lot } cartes
    }
price-card = Une carte de bâtiment d’un groupe, en pièces
price-role = Rôles mis aux enchères, en pièces

# Les titres de ses leçons ; ce qui s’y dit est dans lessons.fr.ftl.
lesson-first-game = Votre première manche
lesson-lots = Ce que vaut un lot
lesson-building = Bâtir ou poser des cartes ?
lesson-shields = Où un blason compte

# Worked examples of clauses.
example-same-city = Ce qu’une cité demande, ce qu’elle rapporte et les régions qu’elle touche sont les mêmes à chaque partie : seules changent les cités visibles.
example-total = On additionne toutes les lignes : le joueur A a { $total } points. Le plus haut total l’emporte.
