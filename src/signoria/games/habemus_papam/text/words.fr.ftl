# Les mots de 1655. Dans une phrase, $seat est le nom d’un joueur, $owner celui du joueur à qui l’on prend ; $who vaut
# « you » si $seat est le lecteur, sinon « other », et $whose de même pour $owner. $card et $other désignent une personne
# en toutes lettres ou une carte, comme « le Décès », $gem et $gems des gemmes, comme « 2 rubis », $action le nom d’une
# carte action et $order celui d’un ordre. Dans un coup, $owner est la lettre d’une place.

game-pitch = Gagnez cardinaux, rois et or avec vos gemmes, et ayez le plus de voix quand la fumée blanche monte sur Rome.
game-kind = Mises secrètes, cartes et pots-de-vin
game-length = 30 à 45 minutes
how-to-play-1 = Le pape est mort. À chaque manche s’offrent un cardinal, une carte politique, une carte action et la charge de camerlingue.
how-to-play-2 = Tous misent des gemmes en secret, de zéro à trois. La meilleure mise se sert en premier, et les gemmes misées sont perdues.
how-to-play-3 = Les cardinaux sont des voix. Rois et ministres apportent des voix, de l’or, ou un meilleur prix pour les voix qu’il achète.
how-to-play-4 = Les cartes action volent vos rivaux, attirent leurs cardinaux ou aident votre mise : vous pouvez en jouer une avant de miser.
how-to-play-5 = Le camerlingue reçoit de nouvelles gemmes, et passe devant à mises égales.
how-to-play-6 = À la fumée noire, vous gardez l’un de vos deux ordres secrets. Accompli à la fin, il rapporte des voix.
how-to-play-7 = La fumée blanche annonce la dernière manche. L’or devient alors des voix, et qui en a le plus est pape.

## Le matériel, par tableau

components-cardinal = cardinaux
components-late = cardinaux en retard
components-leader = chefs de faction
components-politics = cartes politiques
components-actions = cartes action
components-thefts = or pris à chaque adversaire
components-order = ordres
components-gems = gemmes dans la boîte
components-start = ce que chacun a au départ
components-camerlengo = ce que reçoit le camerlingue
components-gold = or
components-votes = voix
components-smoke = où peut se trouver la fumée noire

## Les noms

# Comment une carte s’appelle, et ce qu’elle fait
card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
card-death = Décès
card-gold = 10 pièces d’or
card-second = Mise en second
card-twice = Gemme doublée
card-rubies = Trois rubis
card-bribe = Pot-de-vin
card-swap = Échange
card-camerlengo = Camerlingue

card-does-mazarin = Plus vous en avez, moins une voix vous coûte d’or à la fin : 15 sans lui, puis 10, 8, 7, 6 et 5.
card-does-louis = À la fin, une à cinq de ces cartes valent 1, 2, 4, 6 ou 8 voix.
card-does-felipe = Vous recevez 5 pièces d’or ; avec la deuxième, vous excluez un cardinal d’un joueur sans Felipe ; à la fin, une à trois de ces cartes rapportent 5, 15 ou 25 pièces d’or.
card-does-squadrone = Vous payez 20 pièces d’or et elle vaut 3 voix ; sans 20 pièces d’or, elle quitte la partie.
card-does-death = Vous recevez 5 pièces d’or, et le plus âgé des cardinaux et chefs d’un adversaire de votre choix quitte la partie.
card-does-gold = Jouée, elle rapporte 10 pièces d’or de la banque.
card-does-second = Jouée, elle prend 2 pièces d’or à chaque adversaire, et vous misez quand les autres ont dévoilé leurs mises.
card-does-twice = Jouée, elle prend 3 pièces d’or à chaque adversaire ; vous misez deux gemmes au plus, et la meilleure compte double.
card-does-rubies = Jouée, elle prend 2 pièces d’or à chaque adversaire, et votre mise est de trois rubis qui ne vous coûtent aucune gemme.
card-does-bribe = Jouée, elle vous fait payer 5 pièces d’or à un adversaire pour lui prendre un cardinal.
card-does-swap = Jouée, elle vous permet d’échanger deux cardinaux posés chez deux joueurs.
card-does-camerlengo = Vous recevez un rubis, un saphir, un ambre et 1 pièce d’or, et devenez camerlingue, le premier à mises égales.
card-does-cardinal = Se pose devant vous : une voix, un blason, et une bourse d’or à la fumée noire.
card-does-late = Un cardinal arrivé en retard : une voix et un symbole, mais ni blason ni bourse d’or.
card-does-leader = Se pose devant vous : une voix et deux blasons ; seule la mort peut l’emporter.

# La même chose en peu de mots, pour la carte elle-même
card-brings-mazarin = une voix pour moins d’or
card-brings-louis = 1, 2, 4, 6, 8 voix
card-brings-felipe = 5 pièces, plus à la fin
card-brings-squadrone = 3 voix pour 20 pièces
card-brings-death = 5 pièces et un décès
card-brings-gold = 10 pièces, une fois jouée
card-brings-second = 2 pièces de chacun, miser en dernier
card-brings-twice = 3 pièces de chacun, gemme doublée
card-brings-rubies = 2 pièces de chacun, mise gratuite
card-brings-bribe = un cardinal pour 5 pièces
card-brings-swap = deux cardinaux changent de camp
card-brings-camerlengo = 3 gemmes, 1 pièce, premier à égalité

# Une carte, autre qu’une personne, dans une phrase ; $name est son nom
card-in-sentence =
    { $card ->
        [mazarin] { card-mazarin }
        [louis] { card-louis }
        [felipe] { card-felipe }
        [squadrone] le { card-squadrone }
        [death] le { card-death }
        [camerlengo] la carte du camerlingue
       *[other] « { $name } »
    }

# Les ordres : comment ils s’appellent, et ce qu’ils demandent
order-four-arms = Quatre blasons
order-spain-innocent = Espagne et Innocent X
order-innocent-urban = Innocent X et Urbain VIII
order-spain-urban = Espagne et Urbain VIII
order-france = France
order-leaders = Le plus de chefs
order-felipe-mazarin = Felipe et Mazarin

order-asks-four-arms = un blason de chacune des quatre factions
order-asks-spain-innocent = deux blasons de l’Espagne et deux d’Innocent X
order-asks-innocent-urban = deux blasons d’Innocent X et deux d’Urbain VIII
order-asks-spain-urban = deux blasons de l’Espagne et deux d’Urbain VIII
order-asks-france = trois blasons de la France
order-asks-leaders = plus de chefs que chacun des autres joueurs
order-asks-felipe-mazarin = deux Felipe IV et deux Mazarin

# Ce qu’il faut à un symbole de vieux amis pour sa voix
symbol-asks =
    { $symbol ->
        [louis] une voix avec deux Louis XIV
        [mazarin] une voix avec deux Mazarin
       *[other] une voix avec l’autre { $name }
    }

# Les gemmes : tant d’une sorte, et leurs listes
gems =
    { $gem ->
        [diamond] { $count ->
            [0] aucun diamant
            [one] un diamant
           *[other] { $count } diamants
        }
        [ruby] { $count ->
            [0] aucun rubis
            [one] un rubis
           *[other] { $count } rubis
        }
        [sapphire] { $count ->
            [0] aucun saphir
            [one] un saphir
           *[other] { $count } saphirs
        }
       *[amber] { $count ->
            [0] aucun ambre
            [one] un ambre
           *[other] { $count } ambres
        }
    }
gems-none = aucune gemme
gems-of-two = { $first } et { $second }
gems-of-three = { $first }, { $second } et { $third }

## Ce qu’on attend

phase-order = Fumée noire : défaussez en secret l’un de vos deux ordres.
phase-action = Choisissez en secret une carte action à jouer, ou aucune.
phase-bribe = Choisissez le cardinal que vous soudoyez.
phase-swap = Choisissez le premier des deux cardinaux à échanger, ou n’échangez personne.
phase-swap-with = Choisissez le second cardinal, chez un autre joueur.
phase-bid = Choisissez en secret jusqu’à trois gemmes à miser.
phase-bid-second = Les autres ont dévoilé leurs mises : choisissez maintenant la vôtre.
phase-take = Prenez une des cartes offertes.
phase-exclude = Felipe : choisissez un cardinal à exclure de la partie.
phase-death = Décès : choisissez l’adversaire dont le plus âgé des cardinaux et chefs meurt.
phase-between = La partie suit son cours.
phase-over = La partie est finie.
ending-round-16 = La fumée blanche est montée à la manche 16, au plus tôt ; la dernière manche est jouée et l’on compte les voix (HP-22).
ending-round-17 = La fumée blanche est montée à la manche 17, la dernière manche est jouée et l’on compte les voix (HP-22).
ending-round-18 = La fumée blanche est montée à la manche 18, la dernière manche est jouée et l’on compte les voix (HP-22).
ending-round-19 = La fumée blanche est montée à la manche 19, après le dernier cardinal ; la dernière manche est jouée et l’on compte les voix (HP-22).

## Les coups

move-discard = Défausser l’ordre « { $order } »
move-play = Jouer « { $action } »
move-bid =
    { $count ->
        [0] Ne rien miser
       *[other] Miser { $gems }
    }

## Ce qui est mis aux enchères

lot = les cartes de la manche { $round }
bid-height =
    { $count ->
        [0] rien
       *[other] { $gems }
    }
move-take = Prendre { $card }
move-choose =
    { $phase ->
        [swap] Échanger { $card } ({ $owner })
        [swap-with] Échanger { $other } contre { $card } ({ $owner })
        [exclude] Exclure { $card } ({ $owner })
       *[bribe] Soudoyer { $card } ({ $owner })
    }
move-victim = Que la mort emporte { $card } ({ $owner })
move-pass =
    { $phase ->
        [swap] N’échanger personne
       *[action] Ne jouer aucune carte action
    }

## Ce qui s’est passé

event-game-begun =
    { $who ->
        [you] Vous voici camerlingue pour commencer.
       *[other] { $seat } est camerlingue pour commencer.
    }
event-order-dealt =
    { $who ->
        [you] Vous recevez l’ordre « { $order } ».
       *[other] { $seat } reçoit l’ordre « { $order } ».
    }
event-round-begun = La manche { $round } commence.
event-card-turned-up = On retourne { $card }.
event-black-smoke = Fumée noire : personne n’est encore élu. On paie les bourses d’or, et chacun défausse un ordre.
event-white-smoke =
    { $count ->
        [0] Fumée blanche : c’est la dernière manche, et il ne reste que la carte du camerlingue.
       *[other] Fumée blanche : c’est la dernière manche, et l’on retourne toutes les cartes qui restent.
    }
event-bags-paid =
    { $who ->
        [you] Vos bourses d’or vous rapportent ⟨{ $gold } pièces d’or⟩, pour { $count ->
            [one] un cardinal.
           *[other] { $count } cardinaux.
        }
       *[other] Les bourses d’or rapportent ⟨{ $gold } pièces d’or⟩ à { $seat }, pour { $count ->
            [one] un cardinal.
           *[other] { $count } cardinaux.
        }
    }
event-order-discarded =
    { $who ->
        [you] Vous défaussez l’ordre « { $order } ».
       *[other] { $seat } défausse l’ordre « { $order } ».
    }
event-action-chosen =
    { $who ->
        [you] Vous posez « { $action } » face cachée.
       *[other] { $seat } pose « { $action } » face cachée.
    }
event-action-played =
    { $who ->
        [you] Vous jouez « { $action } ».
       *[other] { $seat } joue « { $action } ».
    }
event-no-action =
    { $who ->
        [you] Vous ne jouez aucune carte action.
       *[other] { $seat } ne joue aucune carte action.
    }
event-gold-gained =
    { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $gold ->
        [one] ⟨{ $gold } pièce d’or⟩.
       *[other] ⟨{ $gold } pièces d’or⟩.
    }
event-gold-taken =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } { $whose ->
            [you] vous prend
           *[other] prend
        }
    } { $gold ->
        [one] ⟨{ $gold } pièce d’or⟩
       *[other] ⟨{ $gold } pièces d’or⟩
    }{ $whose ->
        [you] .
       *[other] {" "}à { $owner }.
    }
event-action-returned =
    La carte « { $action } » reste sans effet : { $who ->
        [you] vous la reprenez derrière votre écran.
       *[other] { $seat } la reprend derrière son écran.
    }
event-bribed =
    { $who ->
        [you] Vous soudoyez { $card } et payez ⟨{ $gold } pièces d’or⟩ à { $owner }.
       *[other] { $seat } soudoie { $card } et { $whose ->
            [you] vous paie ⟨{ $gold } pièces d’or⟩.
           *[other] paie ⟨{ $gold } pièces d’or⟩ à { $owner }.
        }
    }
event-swapped =
    { $who ->
        [you] Vous échangez { $card } contre { $other }.
       *[other] { $seat } échange { $card } contre { $other }.
    }
event-swap-declined =
    { $who ->
        [you] Vous n’échangez personne.
       *[other] { $seat } n’échange personne.
    }
event-bid-chosen =
    { $who ->
        [you] Vous fermez la main sur votre mise : { $gems }.
       *[other] { $seat } ferme la main sur sa mise : { $gems }.
    }
event-bid-revealed =
    { $who ->
        [you] Vous ouvrez la main : { $gems }.
       *[other] { $seat } ouvre la main : { $gems }.
    }
event-ranked =
    { $place ->
        [1] Au premier rang :
        [2] Au deuxième rang :
        [3] Au troisième rang :
       *[4] Au quatrième rang :
    } { $who ->
        [you] vous.
       *[other] { $seat }.
    }
event-card-taken =
    { $who ->
        [you] Vous prenez { $card }.
       *[other] { $seat } prend { $card }.
    }
event-gem-gained =
    { $who ->
        [you] Vous recevez { $gem } de la banque.
       *[other] { $seat } reçoit { $gem } de la banque.
    }
event-named-camerlengo =
    { $who ->
        [you] Vous êtes maintenant camerlingue.
       *[other] { $seat } est maintenant camerlingue.
    }
event-card-left = Personne ne prend { $card }.
event-squadrone-paid =
    { $who ->
        [you] Vous payez ⟨{ $gold } pièces d’or⟩ pour le { card-squadrone }.
       *[other] { $seat } paie ⟨{ $gold } pièces d’or⟩ pour le { card-squadrone }.
    }
event-squadrone-unpaid =
    { $who ->
        [you] Vous ne pouvez pas payer
       *[other] { $seat } ne peut pas payer
    } le { card-squadrone }, qui quitte la partie.
event-excluded =
    { $who ->
        [you] Vous excluez { $card } de la partie : { $owner } le perd.
       *[other] { $seat } exclut { $card } de la partie : { $whose ->
            [you] vous le perdez.
           *[other] { $owner } le perd.
        }
    }
event-died =
    { $whose ->
        [you] { $card } meurt, le plus âgé chez vous, comme l’a voulu { $seat }.
       *[other] { $card } meurt, le plus âgé chez { $owner }, comme { $who ->
            [you] vous l’avez voulu.
           *[other] l’a voulu { $seat }.
        }
    }
event-game-ended = On compte les voix.
event-gems-sold =
    { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] ⟨1 pièce d’or⟩ pour une gemme.
       *[other] ⟨{ $count } pièces d’or⟩ pour { $count } gemmes.
    }
event-felipe-paid =
    { $who ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } ⟨{ $gold } pièces d’or⟩ pour { $count ->
        [one] un Felipe IV.
       *[other] { $count } Felipe IV.
    }
event-order-opened =
    { $who ->
        [you] Vous dévoilez l’ordre
       *[other] { $seat } dévoile l’ordre
    } « { $order } » : { $fulfilled ->
        [yes] rempli.
       *[no] non rempli.
    }
event-votes-counted =
    { $who ->
        [you] Vous avez
       *[other] { $seat } a
    } ⟨{ $votes } voix⟩.

## Pourquoi pas

why-HP-11 = Tous jouent au même moment une carte action de leur réserve, ou aucune : choisissez une seule fois l’une des vôtres, ou aucune.
why-HP-11-done = Vous avez choisi pour cette manche : attendez les autres.
why-HP-11-no-card = Vous n’avez aucune carte action : attendez que les autres aient choisi.
why-HP-11-not-held = Vous n’avez pas cette carte action : jouez l’une des vôtres, ou aucune.
why-HP-11-now = Chacun joue maintenant une carte action, ou aucune : choisissez l’une des vôtres, ou aucune.
why-HP-12 = Tous misent au même moment jusqu’à trois de leurs gemmes : choisissez, une seule fois, des gemmes que vous avez.
why-HP-12-done = Vous avez misé : attendez les autres.
why-HP-12-card = Votre carte action décide de votre mise ou de son moment : attendez les autres.
why-HP-12-not-held = Vous n’avez pas toutes ces gemmes : misez des vôtres, ou rien.
why-HP-12-now = Chacun mise maintenant, trois gemmes au plus : choisissez-en jusqu’à trois des vôtres, ou rien.
why-HP-15 = Dans l’ordre des mises, chacun prend une des cartes offertes : prenez-en une quand vient votre tour.
why-HP-20 = À la fumée noire, chacun défausse un de ses deux ordres : choisissez, une seule fois, l’un des vôtres.
why-HP-22 = La partie est finie : on ne joue plus.
why-HP-32 = Qui vient de recevoir son deuxième Felipe exclut un cardinal posé chez un joueur qui n’en a aucun : choisissez l’un de ceux-là.
why-HP-34 = Qui vient de prendre le Décès désigne un adversaire dont un cardinal ou un chef peut mourir : choisissez un tel adversaire.
why-HP-40 = On joue une carte action par manche au plus, et vous avez choisi.
why-HP-42 = Qui joue « Mise en second » mise quand les autres ont dévoilé leurs mises : attendez que toutes les mises soient là.
why-HP-42-now = Les autres ont dévoilé leurs mises, et c’est à vous de miser : choisissez jusqu’à trois de vos gemmes, ou rien.
why-HP-43 = Avec « Gemme doublée », on mise deux gemmes au plus : choisissez-en moins.
why-HP-45 = Qui joue un pot-de-vin prend un cardinal posé chez un adversaire : choisissez l’un de ceux-là.
why-HP-46 = Qui joue un échange échange deux cardinaux posés chez deux joueurs différents, ou personne : choisissez un tel cardinal.
why-HP-47 = Les chefs de faction ne peuvent être ni soudoyés, ni échangés, ni exclus, non plus que Fabio Chigi, que seul son propriétaire peut échanger : choisissez un autre cardinal.

## Pourquoi il en est ainsi : dit du coup de n’importe quel joueur, d’après ce qui est visible

reason-take-vote = { $card } vaut une voix.
reason-take-pair = { $card } et { $other }, déjà là, sont de vieux amis : ensemble, ils apportent une voix de plus.
reason-take-denies =
    { $whose ->
        [you] Vous avez
       *[other] { $owner } a
    } { $other }, et les deux vieux amis réunis auraient apporté une voix de plus.
reason-take-royal =
    { $card } apporte une voix de plus avec deux cartes { $king ->
        [louis] Louis XIV
       *[mazarin] Mazarin
    }, et elles sont déjà là.
reason-take-leader =
    { $card } mène { $faction ->
        [france] la France
        [spain] l’Espagne
        [innocent] les fidèles d’Innocent X
       *[urban] les fidèles d’Urbain VIII
    } : une voix, deux blasons, et personne ne peut le soudoyer.
reason-take-coats =
    Cela fait { $count } blasons { $faction ->
        [france] de la France,
        [spain] de l’Espagne,
        [innocent] d’Innocent X,
       *[urban] d’Urbain VIII,
    } comme des ordres en demandent.
reason-take-louis =
    { $count ->
        [one] Le premier Louis XIV vaut
       *[other] { $count } Louis XIV valent
    } { $votes ->
        [one] { $votes } voix,
       *[other] { $votes } voix,
    } { $gain } de plus qu’avant.
reason-take-mazarin = À la fin, une voix coûtera { $now } pièces d’or au lieu de { $before }.
reason-take-felipe =
    { $count ->
        [one] Le premier Felipe IV apporte
       *[other] Un autre Felipe IV apporte
    } de l’or, tout de suite et à la fin.
reason-take-second-felipe = Le deuxième Felipe IV exclut un cardinal de quelqu’un qui n’en a aucun.
reason-take-squadrone = Le Squadrone Volante vaut { $votes } voix.
reason-take-unpaid = Il n’a pas pu être payé, mais personne d’autre ne l’a plus.
reason-take-death = Cela apporte de l’or, et ôte quelqu’un à un rival.
reason-take-action =
    { $does ->
        [gold] { $card } : de l’or en réserve.
        [second] { $card } : de quoi miser quand les autres mises sont ouvertes.
        [twice] { $card } : de quoi miser plus fort avec moins de gemmes.
        [rubies] { $card } : une forte mise qui ne coûte aucune gemme.
        [bribe] { $card } : de quoi prendre un cardinal posé chez un adversaire.
       *[swap] { $card } : de quoi échanger deux cardinaux.
    }
reason-take-camerlengo =
    Cela apporte { $count ->
        [0] de l’or
        [one] une gemme et de l’or
       *[other] { $count } gemmes et de l’or
    }, et le premier choix entre mises égales.
reason-take-last = Il ne restait aucune autre carte.
reason-bid-for =
    { $count ->
        [one] Une gemme a été misée
       *[other] { $count } gemmes ont été misées
    } pour choisir avant d’autres : de ce qui est visible, c’est { $card } qui promet le plus ici.
reason-bid-ahead =
    { $count ->
        [one] Une gemme passe
       *[other] { $count } gemmes passent
    } avant toute mise plus petite : { $behind ->
        [0] cette fois, il n’y en avait pas.
        [one] cette fois, avant une.
       *[other] cette fois, avant { $behind }.
    }
reason-bid-level =
    Le camerlingue passe le premier à mises égales, et d’autres ont misé aussi { $count ->
        [one] une gemme.
       *[other] { $count } gemmes.
    }
reason-bid-alike = Les cartes offertes promettent ici à peu près autant, quelle que soit celle qui reste.
reason-bid-saves = Les gemmes sont gardées pour d’autres manches ; ce qui en reste devient de l’or à la fin.
reason-bid-rubies = La carte jouée a réglé la mise.
reason-action-last = C’est la dernière manche : plus tard, la carte ne vaudrait rien.
reason-action-bid =
    { $does ->
        [second] La mise peut attendre celles des autres :
        [twice] La mise grandit d’une gemme :
       *[rubies] La mise ne coûte aucune gemme :
    } de ce qui est offert, c’est { $card } qui promet le plus ici.
reason-action-gold = L’or devient des voix à la fin.
reason-action-display =
    Chez { $whose ->
        [you] vous
       *[other] { $owner }
    } { $count ->
        [one] est posée une personne
       *[other] sont posées { $count } personnes
    } { $does ->
        [bribe] que l’on pourrait soudoyer.
       *[swap] que l’on pourrait échanger.
    }
reason-action-early = Rien de visible ne dit pourquoi maintenant.
reason-keeps-actions =
    { $count ->
        [one] Une carte action est gardée
       *[other] { $count } cartes action sont gardées
    } pour une meilleure manche.
reason-no-actions = Il n’y avait aucune carte action à jouer.
reason-brings-vote =
    { $card } apporte ici une voix, et { $whose ->
        [you] vous en avez
       *[other] { $owner } en a
    } une de moins.
reason-costs-vote =
    Sans { $card }, { $whose ->
        [you] vous avez
       *[other] { $owner } a
    } une voix de moins.
reason-gains-pair =
    De vieux amis se retrouvent : leurs symboles comptent maintenant { $count ->
        [one] { $count } voix.
       *[other] { $count } voix.
    }
reason-breaks-pair =
    De vieux amis sont séparés : leur symbole { $whose ->
        [you] ne vous apporte plus de voix.
       *[other] n’apporte plus de voix à { $owner }.
    }
reason-against-leader =
    { $whose ->
        [you] Vous avez
       *[other] { $owner } a
    } { $votes ->
        [one] { $votes } voix visible
       *[other] { $votes } voix visibles
    }, et aucun rival n’en a plus.
reason-swap-shifts = Aucun symbole ni aucun blason d’un ordre ne s’est complété ; rien de visible n’en dit plus.
reason-no-swap = Rien de visible ne dit pourquoi.

## Le plateau

board-round =
    { $last ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }
    }
board-camerlengo = Camerlingue : { $seat }
board-smoke =
    { $smoke ->
        [white] la fumée blanche est montée
        [black] la fumée noire est montée
       *[none] pas encore de fumée
    }
board-decks =
    { $count ->
        [0] les paquets sont vides
        [one] { $count } carte par paquet
       *[other] { $count } cartes par paquet
    }
board-in-each-deck =
    { $count ->
        [0] les paquets sont vides
       *[other] { $count } par paquet
    }
board-offer = Cartes offertes
board-empty-offer = Aucune carte n’est offerte.
board-person =
    { $kind ->
        [leader] chef de faction ({ $faction }), { $age } ans, deux blasons
        [late] cardinal en retard, { $age } ans
       *[cardinal] cardinal ({ $faction }), { $age } ans
    }
board-immune = personne ne peut le toucher
board-bank = Banque :
board-gone = Hors de la partie :
board-gems-and-gold =
    { $gold ->
        [0] aucune pièce d’or
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
board-player = joueur
board-you = (vous)
board-late = en retard
board-coats = blasons
board-completed = vieux amis
board-mazarin = { card-mazarin }
board-louis = { card-louis }
board-felipe = { card-felipe }
board-squadrone = Squadrone
board-hidden-actions = cartes action
board-played = joue
board-bids = mise
board-legend-people = Après un nom, l’âge ; ★ : chef, deux blasons ; en couleur : vieux amis réunis.
board-legend-symbols = Vieux amis :
board-ranking = Ordre des prises :
board-swapping = À échanger : { $card } ({ $owner }).
board-screen = Derrière votre écran :
board-actions = Vos cartes action :
board-no-actions = Vous n’avez pas de carte action.
board-several = { $count } × { $card }
board-order =
    { $fulfilled ->
        [yes] ✓ Ordre « { $order } » ({ $votes } voix), rempli pour l’instant : { $asks }.
       *[no] ✗ Ordre « { $order } » ({ $votes } voix), pas encore rempli : { $asks }.
    }
board-discarded = Vous avez défaussé « { $order } ».
board-chosen-action = Vous avez choisi « { $action } ».
board-chosen-none = Vous avez choisi de ne rien jouer.
board-chosen-bid = Vous avez choisi : { $gems }.
board-votes-now = Si la partie finissait maintenant, vous auriez { $votes } voix, sans l’ordre :

## Le plateau de la page

board-now = Où en est la partie
board-card = { $card } : { $does }
board-symbol =
    { $completed ->
        [yes] symbole { $symbol }, réuni : une voix
       *[no] symbole { $symbol } : { $asks }
    }
board-display = Devant { $seat }
board-politics = Cartes politiques
board-tally = { $card } : { $count }
board-no-people = Encore personne
board-victim = La mort frappe chez { $seat }
board-plays = joue « { $card } »
board-bid = mise : { $gems }
board-ahead-number = le plus de gemmes
board-ahead-quality = autant de gemmes que le suivant, mais meilleures
board-ahead-distance = même mise que le suivant, mais plus près du camerlingue
board-behind-number = moins de gemmes
board-behind-quality = autant de gemmes, mais moins belles
board-behind-distance = même mise, mais plus loin du camerlingue
board-is-choosing = choisit encore
board-bids-later = mise après les autres
board-deed-robbed =
    { $gold ->
        [one] prend { $gold } pièce d’or aux autres
       *[other] prend { $gold } pièces d’or aux autres
    }
board-deed-gold =
    { $gold ->
        [one] +{ $gold } pièce d’or
       *[other] +{ $gold } pièces d’or
    }
board-deed-took = prend { $card }
board-deed-bribed = soudoie { $card }, chez { $owner }
board-deed-swapped = { $card } ⇄ { $other }
board-deed-died = la mort prend { $card }, chez { $owner }
board-deed-excluded = exclut { $card }, chez { $owner }
board-deed-returned = sans effet
board-black-smoke = Fumée noire : personne n’est encore élu
board-white-smoke = Fumée blanche : la dernière manche
board-your-purse = Or et gemmes
board-in-purse =
    { $gems }{ $chosen ->
        [0] {""}
       *[other] , dont { $chosen } dans la coupe
    }
board-tray = Votre mise
board-take-back = Reprendre : { $gem }
board-in-tray = dans la coupe : { $gems }
board-bid-them =
    { $count ->
        [0] Ne rien miser
       *[other] Miser
    }
board-votes-if-now =
    { $votes ->
        [one] voix si la partie finissait maintenant, sans l’ordre
       *[other] voix si la partie finissait maintenant, sans l’ordre
    }
board-screen-of = Derrière l’écran de { $seat }
board-has-people =
    { $count ->
        [0] aucun cardinal ni chef
        [one] { $count } cardinal ou chef
       *[other] { $count } cardinaux et chefs
    }
board-has-actions =
    { $count ->
        [0] aucune carte action
        [one] { $count } carte action
       *[other] { $count } cartes action
    }
board-has-purse =
    { $count ->
        [0] aucune pièce d’or
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }

## Cartes qui expliquent ce qu’il y a sur la table

board-votes = { $votes } voix
board-kind-politics = Politique
board-kind-action = Action
board-steps = Les étapes d’une manche
board-step-action = Actions
board-step-bid = Mises
board-step-take = Cartes
card-step-action-title = D’abord : les cartes action
card-step-action-text = Chacun peut jouer une carte action, choisie en secret. À la fumée noire, chacun défausse d’abord un ordre.
card-step-bid-title = Puis : les mises
card-step-bid-text = Chacun mise de zéro à trois gemmes en secret. Les mises décident qui prend en premier.
card-step-take-title = Enfin : les cartes
card-step-take-text = Dans l’ordre des mises, chacun prend l’une des cartes offertes.
board-none-of = encore personne : { $faction }
board-victim-short = Choisir
card-worth-votes =
    { $votes ->
        [one] Pour vous : une voix.
       *[other] Pour vous : { $votes } voix, dont une parce que son symbole est réuni.
    }
card-worth-order = Votre ordre « { $order } » serait rempli : { $votes } voix de plus.
card-worth-mazarin = Pour vous : une voix coûterait { $rate } pièces d’or. Vos { $gold } pièces d’or, gemmes et Felipe compris, feraient { $votes } voix au lieu de { $before }.
card-worth-louis = Pour vous : { $gain } voix de plus, carte numéro { $count }.
card-worth-felipe = Pour vous : { $gold } pièces d’or tout de suite, et { $end } pièces d’or à la fin au lieu de { $before }.
card-worth-squadrone = Pour vous : vous avez { $gold } pièces d’or. 3 voix, moins { $lost } que les 20 pièces auraient achetées : { $gain }.
card-worth-squadrone-unpaid = Pour vous : rien. Vous avez { $gold } pièces d’or et elle en coûte 20.
card-worth-camerlengo = Pour vous : la banque a { $gems } ; vous les recevez, avec 1 pièce d’or.
card-worth-gold =
    { $votes ->
        [0] Pour vous : pas de voix de plus tout de suite, à { $rate } pièces d’or la voix.
       *[other] Pour vous : { $votes } voix de plus, à { $rate } pièces d’or la voix.
    }
card-worth-death = Pourrait mourir : { $people }.
card-worth-death-none = Personne ne peut mourir maintenant : elle ne rapporterait que 5 pièces d’or.
card-worth-theft = Pour vous : jusqu’à { $gold } pièces d’or pris aux adversaires.
card-worth-bribe =
    { $count ->
        [0] Personne ne peut être soudoyé maintenant.
        [one] Un cardinal pourrait être soudoyé ; vous avez { $gold } pièces d’or.
       *[other] { $count } cardinaux pourraient être soudoyés ; vous avez { $gold } pièces d’or.
    }
card-worth-swap =
    { $count ->
        [0] Personne ne peut être échangé maintenant.
        [one] Un cardinal pourrait être échangé.
       *[other] { $count } cardinaux pourraient être échangés.
    }
card-brings-you =
    { $votes ->
        [one] Vous apporte une voix.
       *[other] Vous apporte { $votes } voix, dont une pour le symbole.
    }
card-brings-other =
    { $votes ->
        [one] Apporte une voix à { $seat }.
       *[other] Apporte { $votes } voix à { $seat }, dont une pour le symbole.
    }
card-late-place = Place des cardinaux en retard
card-late-place-text = Pas de cardinal en retard devant { $seat }. Il y en a trois parmi les cartes politiques.
card-quoted = « { $name } »
card-faction = { $faction } : encore personne devant { $seat }. Chaque cardinal montre un blason, le chef deux ; des ordres demandent des blasons.
card-faction-order = Vos ordres qui en demandent : { $orders }.
card-track = { $card } : { $count } devant { $seat }
card-next = La prochaine. { $worth }
card-open-votes = { $seat } : { $votes } voix visibles
card-open-votes-text =
    { $people ->
        [0] Personne devant soi,
        [one] Une personne devant soi,
       *[other] { $people } personnes devant soi,
    } { $pairs ->
        [0] aucun symbole réuni,
        [one] un symbole réuni,
       *[other] { $pairs } symboles réunis,
    } Louis XIV et Squadrone compris. L’or et l’ordre secret s’y ajoutent à la fin.
card-own-votes = Avec votre or, vous auriez { $votes } voix maintenant, sans l’ordre
card-is-camerlengo = Passe en premier quand les mises sont égales, puis dans le sens horaire. Qui prend la carte Camerlingue le devient.
card-old-boys = Vieux amis : { $symbol }
card-old-boys-text =
    { $count ->
        [one] { $people } a ce que demande le symbole : une voix.
       *[other] { $people } se connaissent de longue date : une voix.
    }
card-order = Ordre « { $order } » : { $votes } voix
card-order-text = Demande { $asks }, à la fin de la partie. Vous seul le voyez.
card-order-now =
    { $fulfilled ->
        [yes] Rempli en l’état.
       *[no] Pas encore rempli.
    }
card-gem-yours = Pour vos mises : plus de gemmes l’emporte, puis le diamant sur le rubis, le rubis sur le saphir, le saphir sur l’ambre. Ce qui est misé est perdu ; ce qui reste à la fin vaut 1 pièce d’or chacune.
card-gem-bank =
    Dans la banque, à personne. { $gem ->
        [diamond] Les diamants ne reviennent jamais en jeu.
       *[other] La carte Camerlingue en donne une, tant qu’il y en a.
    }
card-gem-open = Ce qui reste à la fin : 1 pièce d’or chacune.
card-gold-text = Derrière votre écran. À la fin, l’or devient des voix ; Mazarin les rend moins chères.
card-gold-worth = Avec les gemmes et Felipe, { $gold } pièces d’or : { $votes } voix à { $rate } pièces d’or.
card-smoke-title =
    { $smoke ->
        [white] Fumée blanche
        [black] Fumée noire
       *[none] Pas encore de fumée
    }
card-smoke-text =
    { $smoke ->
        [white] C’est la dernière manche ; ensuite, on compte les voix.
        [black] Personne n’est encore élu. Les bourses ont été payées et chacun a gardé un ordre. La fumée blanche amènera la dernière manche.
       *[none] La fumée noire vient après 8 à 10 cardinaux : de l’or pour chaque cardinal, et l’un des deux ordres s’en va. La fumée blanche amène la dernière manche, de la 16e à la 19e.
    }
card-decks-title =
    { $count ->
        [0] Les pioches sont vides
        [one] Une carte dans chaque pioche
       *[other] { $count } cartes dans chaque pioche
    }
card-decks-text = À chaque manche, on dévoile un cardinal, une carte politique et une carte action.
card-gone-title = Hors de la partie
card-gone-text = { $people } : exclus, morts, joués ou laissés. Ils ne reviennent pas.
card-place-title = { $seat } prend en position { $place }
card-place-text = { $reason }
card-waits-title = { $seat } : { $waiting }
card-waits-text = Les choix se font en secret et se révèlent ensemble.
card-turn-title = { $seat }
card-turn-text = Dans cette manche : cartes jouées, gemmes misées, et ce qui a été pris.
card-bid-title = { $seat } mise : { $gems }
card-bid-text = Plus de gemmes l’emporte, puis les meilleures. Les gemmes en pointillé comptent sans être dépensées.
card-people-title =
    { $count ->
        [0] Ni cardinal ni chef
        [one] Un cardinal ou chef
       *[other] { $count } cardinaux et chefs
    }
card-people-text = Chacun d’eux devant { $seat } est une voix à la fin.
card-actions-title =
    { $count ->
        [0] Aucune carte action
        [one] Une carte action
       *[other] { $count } cartes action
    }
card-actions-text = Derrière l’écran de { $seat } : une par manche peut être jouée. À la fin, elles ne valent rien.
card-votes-title = { $count } voix visibles
card-votes-text = Cardinaux, chefs, symboles, Louis XIV et Squadrone devant { $seat }. L’or et l’ordre se comptent à la fin.
card-purse-title = { $count } pièces d’or
card-purse-text = Reste à la fin chez { $seat }.
card-kept-order = L’ordre gardé : { $asks }.
board-gone-count = Hors de la partie : { $count }
card-chosen-title = { $seat } a choisi
card-chosen-text = Quoi, on le saura quand tous l’auront fait.
board-has-votes = { $count } voix visibles

## La feuille des voix

score-amount = { $count } voix
tie-broken = À égalité de voix, gagne qui a le cardinal ou le chef le plus âgé (HP-57).
sheet-title = Le compte des voix
sheet-order = Ordre (HP-51)
sheet-people = Cardinaux et chefs (HP-52)
sheet-louis = Louis XIV (HP-53)
sheet-gold = Or (HP-54)
sheet-symbols = Vieux amis (HP-55)
sheet-squadrone = Squadrone Volante (HP-56)
sheet-total = Voix (HP-57)
sheet-oldest = Âge du doyen (HP-57)
sheet-place = Place (HP-57)

# Chaque voix et sa raison : l’article et les voix figurent à côté
sheet-line-order = Ordre « { $order } » rempli
sheet-line-order-failed = Ordre « { $order } » non rempli
sheet-line-cardinals =
    { $count ->
        [one] Un cardinal
       *[other] { $count } cardinaux
    }
sheet-line-leaders =
    { $count ->
        [one] Un chef de faction
       *[other] { $count } chefs de faction
    }
sheet-line-louis =
    { $count ->
        [one] Un Louis XIV
       *[other] { $count } Louis XIV
    }
sheet-line-gold =
    { $gold ->
        [0] Aucune pièce d’or, à { $rate } la voix
        [one] { $gold } pièce d’or, à { $rate } la voix
       *[other] { $gold } pièces d’or, à { $rate } la voix
    }
sheet-line-symbol = Vieux amis : { $symbol }
sheet-line-squadrone = { card-squadrone }

## Un rappel

rules-reminder =
    Une manche : on retourne un cardinal, une carte politique et une carte action à côté du camerlingue ; chacun peut jouer une carte action choisie en secret ; chacun mise en secret jusqu’à trois gemmes, et dans l’ordre des mises chacun prend une carte. Plus de gemmes l’emportent, puis les meilleures (diamant, rubis, saphir, ambre), puis le plus proche du camerlingue dans le sens horaire. La fumée noire paie 5 pièces d’or par cardinal à bourse, et chacun garde un de ses deux ordres. La fumée blanche amène la dernière manche. Puis chaque gemme vaut 1 pièce d’or, et Felipe en rapporte 5, 15 ou 25. Les voix : l’ordre 2 ou 3 ; chaque cardinal et chaque chef 1 ; Louis XIV 1, 2, 4, 6, 8 ; l’or à 15, 10, 8, 7, 6 ou 5 pièces la voix selon le nombre de Mazarin ; les vieux amis réunis 1 chacun ; le Squadrone Volante 3. Le plus de voix l’emporte ; à égalité, le plus âgé des cardinaux et chefs décide.

## La vue

# Étiquettes de ce qu’une vue nomme

view-first = premier camerlingue
view-round = manche
view-last-round = dernière manche
view-black-smoke = la fumée noire est montée
view-turn = au tour de
view-camerlengo = camerlingue
view-cardinals-left = cardinaux à venir
view-deck = cartes politiques à venir, et autant de cartes action
view-offer = cartes offertes
view-bank = banque
view-ranking = ordre des prises
view-swapping = à échanger
view-gone = hors de la partie
view-players = joueurs
view-you = à vous seul
view-full-name = nom complet
view-name = nom
view-kind = sorte
view-faction = faction
view-coats = blasons
view-age = âge
view-symbol = symbole
view-is-immune = personne ne peut le toucher
view-seat = joueur
view-people = cardinaux et chefs
view-symbols = vieux amis réunis
view-mazarin = Mazarin
view-louis = Louis XIV
view-felipe = Felipe IV
view-squadrone = Squadrone Volante
view-action-cards = cartes action derrière l’écran
view-played = joue
view-bid = mise
view-has-chosen = a choisi
view-gold = pièces d’or
view-gems = gemmes
view-order = ordre
view-orders = ordres
view-votes = voix
view-you-votes = voix si la partie finissait maintenant, sans l’ordre
view-fulfilled = rempli pour l’instant
view-actions = cartes action
view-discarded = ordre défaussé
view-choice = choisi
view-diamond = diamants
view-ruby = rubis
view-sapphire = saphirs
view-amber = ambres
view-actions-gold = { card-gold }
view-actions-second = { card-second }
view-actions-twice = { card-twice }
view-actions-rubies = { card-rubies }
view-actions-bribe = { card-bribe }
view-actions-swap = { card-swap }

# Mots qui sont des valeurs : les personnes, en bref, les cartes, les factions, les symboles, les ordres

word-barberini = Barberini
word-bichi = Bichi
word-orsini = Orsini
word-colonna = Colonna
word-savelli = Savelli
word-lugo = de Lugo
word-facchinetti = Facchinetti
word-hessen = Hessen
word-chigi = Chigi
word-ottoboni = Ottoboni
word-carafa = Carafa
word-maidalchini = Maidalchini
word-imperiali = Imperiali
word-sacchetti = Sacchetti
word-ginetti = Ginetti
word-brancaccio = Brancaccio
word-maculani = Maculani
word-rossetti = Rossetti
word-harrach = Harrach
word-durazzo = Durazzo
word-filomarino = Filomarino
word-este = d’Este
word-medici = de’ Medici
word-azzolini = Azzolini
word-francesco = F. Barberini
word-mazarin = { card-mazarin }
word-louis = { card-louis }
word-felipe = { card-felipe }
word-squadrone = { card-squadrone }
word-death = { card-death }
word-gold = { card-gold }
word-second = { card-second }
word-twice = { card-twice }
word-rubies = { card-rubies }
word-bribe = { card-bribe }
word-swap = { card-swap }
word-camerlengo = { card-camerlengo }
word-cardinal = cardinal
word-late = cardinal en retard
word-leader = chef de faction
word-politics = carte politique
word-action = carte action
word-france = France
word-spain = Espagne
word-innocent = Innocent X
word-urban = Urbain VIII
word-eagle = aigle
word-ship = navire
word-sun = soleil
word-column = colonne
word-book = livre
word-mitre = mitre
word-dove = colombe
word-diamond = diamant
word-ruby = rubis
word-sapphire = saphir
word-amber = ambre
word-four-arms = { order-four-arms }
word-spain-innocent = { order-spain-innocent }
word-innocent-urban = { order-innocent-urban }
word-spain-urban = { order-spain-urban }
word-name-france = { order-france }
word-order-france = { order-france }
word-leaders = { order-leaders }
word-felipe-mazarin = { order-felipe-mazarin }

## Ce que compte une étude

measure-cardinal-taken = cardinaux pris
measure-leader-taken = chefs de faction pris
measure-politics-taken = cartes politiques prises
measure-action-taken = cartes action prises
measure-camerlengo-taken = fois camerlingue par une carte
measure-bids-won = meilleures mises
measure-gems-bid = gemmes misées
measure-gold-left = or restant
measure-bags-paid = or reçu des bourses
measure-bribes = pots-de-vin versés
measure-bribed-away = personnes soudoyées par d’autres
measure-swaps = échanges
measure-deaths = morts dans son étalage
measure-exclusions = personnes exclues par d’autres
measure-mazarins = cartes Mazarin possédées
measure-louis = cartes Louis XIV possédées
measure-felipes = cartes Felipe IV possédées
measure-gems-sold = gemmes vendues à la fin
measure-orders-fulfilled = ordres remplis
measure-rounds = manches
price-card = Cartes par sorte, en gemmes misées par qui les prend

# Les titres de ses leçons ; ce qui s’y dit est dans lessons.fr.ftl.
lesson-first-game = Votre premier conclave
lesson-sealed-bids = Combien miser
lesson-orders = Un ordre, et qui le défait
lesson-action-cards = L’heure du pot-de-vin

# Worked examples of clauses.
example-order = Chacun montre son ordre. Il ne rapporte des voix que si sa condition est remplie maintenant, à la fin : qu’elle l’ait été plus tôt ne compte pas.
example-total = On additionne toutes les lignes : le joueur A a { $total } voix. Le plus de voix l’emporte ; à égalité, celui qui a le plus vieux cardinal ou chef.
