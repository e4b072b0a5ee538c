# Les mots de Bottega. Dans une phrase, $seat est le nom d’un joueur ; $who vaut « you » quand il s’agit du lecteur et
# « other » sinon ; $commission, $art et $patron sont des noms affichés.

game-pitch = Enchérissez contre les ateliers rivaux pour des commandes : ce que vous payez finit dans leurs bourses.
game-kind = Enchères et majorités
game-length = 15 à 20 minutes

## Le matériel, par tableau

components-art = arts
components-patron = mécènes
components-supplies = réserve
components-scoring = décompte

## Noms

the-painting = la peinture
the-sculpture = la sculpture
the-goldwork = l’orfèvrerie
the-tapestry = la tapisserie
commission-name = { $work } de renommée { $fame }
commission-short = { $art } { $fame }
patron-gives =
    { $points ->
        [one] un point
       *[other] { $points } points
    } { $loves ->
        [arts] par art différent
        [florins] par tranche de { $each } florins
       *[other] par commande en { $art }
    }

## Ce qu’on attend

phase-offer = Vous êtes maître du jour : proposez une des commandes visibles.
phase-bid = Enchérissez sur la commande proposée, ou passez.
phase-over = La partie est finie.
ending-all-taken = Toutes les commandes sont prises : la partie est finie (BO-30).

## Coups

move-offer = Proposer { $commission }
move-bid =
    Offrir { $price ->
        [one] un florin
       *[other] { $price } florins
    }
move-pass = Passer

## Événements

event-game-begun =
    { $who ->
        [you] Vous êtes maître du premier jour.
       *[other] { $seat } est maître du premier jour.
    }
event-patron-dealt =
    { $who ->
        [you] Votre mécène secret : { $patron }.
       *[other] { $seat } a pour mécène secret { $patron }.
    }
event-commission-turned-up = On retourne { $commission }.
event-commission-offered =
    { $who ->
        [you] Vous proposez { $commission }.
       *[other] { $seat } propose { $commission }.
    }
event-bid-made =
    { $who ->
        [you] Vous offrez
       *[other] { $seat } offre
    } { $price ->
        [one] ⟨un florin⟩.
       *[other] ⟨{ $price } florins⟩.
    }
event-bid-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-commission-taken =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $commission } { $price ->
        [0] sans rien payer.
        [one] pour ⟨un florin⟩.
       *[other] pour ⟨{ $price } florins⟩.
    }
event-price-shared =
    { $share ->
        [0] Le prix est trop petit pour être partagé et va dans le tronc.
       *[other] Chacun des autres reçoit { $share ->
            [one] ⟨un florin⟩
           *[other] ⟨{ $share } florins⟩
        }{ $rest ->
            [0] .
            [one] , et ⟨un florin⟩ va dans le tronc.
           *[other] , et { $rest } florins vont dans le tronc.
        }
    }
event-box-emptied =
    { $who ->
        [you] Vous videz
       *[other] { $seat } vide
    } le tronc des aumônes : { $florins ->
        [one] ⟨un florin⟩.
       *[other] ⟨{ $florins } florins⟩.
    }
event-art-won =
    { $who ->
        [you] Vous dominez
       *[other] { $seat } domine
    } en { $art } : { $points ->
        [one] ⟨{ $points } point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-patron-shown =
    { $who ->
        [you] Votre mécène était { $patron } :
       *[other] { $seat } avait pour mécène { $patron } :
    } { $points ->
        [one] ⟨{ $points } point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-game-ended = Tout est compté.

## Pourquoi pas

why-BO-10 = Le maître du jour propose une commande visible : choisissez-en une si c’est vous, sinon attendez sa proposition.
why-BO-11 = Chacun enchérit une fois, dans l’ordre de la table : offrez un prix ou passez quand c’est votre tour.
why-BO-12 = Une enchère dépasse toutes les précédentes et ne va pas au-delà de votre bourse : offrez un autre prix, ou passez.
why-BO-12-purse = Vous n’avez pas autant de florins : offrez moins, ou passez.
why-BO-12-low = Quelqu’un en a déjà offert autant : offrez davantage, ou passez.
why-BO-13 = Le maître du jour doit au moins égaler la plus haute enchère : offrez autant ou davantage, ou passez.
why-BO-30 = La partie est finie : on ne joue plus.

## Le plateau

board-open = Sur la table :
board-to-come =
    { $count ->
        [0] Plus aucune commande à venir.
        [one] Encore une commande à venir.
       *[other] Encore { $count } commandes à venir.
    }
board-box =
    { $count ->
        [0] Le tronc des aumônes est vide.
        [one] Le tronc des aumônes contient un florin.
       *[other] Le tronc des aumônes contient { $count } florins.
    }
board-bids = Enchères :
board-passed = passe
board-player = joueur
board-points = points
board-florins = florins
board-you = (vous)
board-master = maître
board-your-patron =
    Votre mécène secret : { $patron }, { $gives } (pour l’instant { $reward ->
        [one] { $reward } point
       *[other] { $reward } points
    }).
board-patron =
    { $patron } : { $gives } ({ $reward ->
        [one] { $reward } point
       *[other] { $reward } points
    })
board-auction = L’enchère du jour
board-master-is =
    { $who ->
        [you] Vous êtes maître du jour.
       *[other] { $seat } est maître du jour.
    }
board-bidders = Enchères du jour
board-bidder-leads =
    { $who ->
        [you] Vous offrez
       *[other] { $seat } offre
    } { $price ->
        [one] un florin
       *[other] { $price } florins
    }
board-bidder-speaks =
    { $who ->
        [you] À vous d’enchérir
       *[other] À { $seat } d’enchérir
    }
board-bidder-waits =
    { $who ->
        [you] Vous enchérirez plus tard
       *[other] { $seat } enchérira plus tard
    }
board-bidder-passed =
    { $who ->
        [you] Vous n’êtes plus dans l’enchère
       *[other] { $seat } n’est plus dans l’enchère
    }
board-workshops = Les ateliers
board-leads = en tête : { $points } points à la fin
board-reward-now =
    { $reward ->
        [one] pour l’instant { $reward } point
       *[other] pour l’instant { $reward } points
    }
board-has-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-has-coins =
    { $count ->
        [0] aucun florin
        [one] un florin
       *[other] { $count } florins
    }
board-has-cards =
    { $count ->
        [0] aucune commande
        [one] une commande
       *[other] { $count } commandes
    }

## La feuille de compte

sheet-title = Compte final
sheet-fame = Renommée (BO-31)
sheet-arts = Majorités (BO-32)
sheet-patron = Mécène (BO-33)
sheet-purse = Points des florins (BO-34)
sheet-total = Total (BO-35)
sheet-florins = Florins (BO-35)
sheet-place = Place (BO-35)

# Chaque point et sa raison : l’article et les points figurent à côté
sheet-line-fame =
    Renommée en { $art }, avec { $count ->
        [one] une commande
       *[other] { $count } commandes
    }
sheet-line-most = Le plus de commandes en { $art }
sheet-line-patron = Mécène : { $patron } ({ $count } × { $loves })
sheet-line-florins =
    { $count ->
        [0] Aucun florin restant
        [one] Un florin restant
       *[other] { $count } florins restants
    }

## Un rappel

rules-reminder =
    Un jour : le maître propose une des deux commandes visibles ; chacun enchérit une fois, dans le sens horaire, le maître en dernier, qui peut égaler la plus haute enchère. Le prix est partagé entre tous les autres, le reste va dans le tronc ; le maître qui a vendu à un autre vide le tronc. Si personne d’autre n’enchérit, le maître ne paie rien. À la fin : la renommée, 5 points à qui a le plus de commandes de chaque art, votre mécène secret, et un point par tranche de 5 florins.

## La vue

# Étiquettes de ce qu’une vue nomme

view-first = premier maître
view-turn = au tour de
view-master = maître du jour
view-to-come = commandes à venir
view-open = sur la table
view-offered = proposée
view-least-bid = enchère minimale
view-highest-bidder = meilleur enchérisseur
view-bids = enchères
view-box = florins dans le tronc
view-arts = arts
view-players = joueurs
view-you = votre secret
view-name = nom
view-art = art
view-fame = renommée
view-leader = en tête
view-points = points
view-seat = joueur
view-price = prix
view-florins = florins
view-commissions = commandes
view-patron = mécène
view-loves = aime
view-each = pour chaque
view-reward = récompense actuelle

# Mots qui sont des valeurs

word-painting = peinture
word-sculpture = sculpture
word-goldwork = orfèvrerie
word-tapestry = tapisserie
word-pitti = Pitti
word-strozzi = Strozzi
word-rucellai = Rucellai
word-tornabuoni = Tornabuoni
word-cardinal = le Cardinal
word-banker = le Banquier
word-arts = arts différents
word-florins = florins

## Ce que compte une étude

measure-commissions-taken = commandes prises
measure-florins-paid = florins payés
measure-florins-left = florins restants
measure-bids-made = enchères faites
measure-box-florins = florins tirés du tronc
measure-arts-won = arts remportés
measure-patron-points = points du mécène
price-commission = Commandes, en florins
