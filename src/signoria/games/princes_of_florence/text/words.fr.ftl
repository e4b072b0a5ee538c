# Les mots des Princes de Florence. Dans une phrase, $seat et $owner sont des noms de joueurs ; $who vaut « you » s’il
# s’agit du lecteur, sinon « other » ; $whose dit de même pour $owner. $card, $item, $piece, $freedom et $character sont
# des groupes de mots faits des noms ci-dessous ; $florins vaut 0 ou un nombre déjà écrit. VA est la valeur artistique
# d’une œuvre, PP sont des points de prestige.

game-pitch = Façonnez une principauté chère aux artistes et aux savants, et changez leurs œuvres en florins et en prestige.
game-kind = Enchères, construction et œuvres d’art
game-length = 75 à 100 minutes
how-to-play-1 = En sept manches, vous façonnez une principauté où artistes et savants aiment travailler.
how-to-play-2 = Chaque manche commence par des enchères. Chacun peut acheter une chose : un paysage, un saltimbanque, un architecte ou une carte.
how-to-play-3 = Vous faites ensuite deux actions : bâtir, accorder une liberté, prendre une carte ou faire créer une œuvre.
how-to-play-4 = Une œuvre vaut d’autant plus que son auteur trouve chez vous ce qu’il aime : son bâtiment, son paysage et sa liberté, des saltimbanques et d’autres professions.
how-to-play-5 = Elle doit atteindre la valeur que demande la manche, et qui augmente. On vous paie en florins, que vous pouvez aussitôt changer en partie en prestige.
how-to-play-6 = Les bâtiments, la meilleure œuvre d’une manche et les cartes de prestige rapportent aussi du prestige. Qui en a le plus à la fin gagne.
option-muse-and-princess = Muse & Princesse : après les enchères, on se dispute six personnages qui aident leur propriétaire ; le prestige ne sert plus à payer.
option-name-muse-and-princess = Muse & Princesse
option-cooperation = Coopération : les principautés se touchent, et des voisins peuvent bâtir ensemble à cheval sur une frontière.
option-name-cooperation = Coopération
option-scarce-freedoms = Libertés rares : le jeu plus difficile à deux, avec quatre libertés au lieu de cinq.
option-name-scarce-freedoms = Libertés rares

## Le matériel, par tableau

components-profession = professions
components-building = bâtiments
components-landscape = paysages
components-board = principauté
components-layout = voisinage des principautés
components-minimum = valeurs que les œuvres doivent atteindre
components-supply = objets de la boîte
components-freedoms = libertés
components-florins = florins de départ
components-bids = mises
components-costs = prix des actions
components-points = points de prestige
components-exchange = paie des œuvres
components-work = ce qui compte pour une œuvre
components-princess = ce qui compte pour l’œuvre de la princesse
components-bonus = cartes de bonus
components-prestige = cartes de prestige
components-character = personnages
components-banker = florins du banquier
components-cooperation = offres de bâtir ensemble

## Les noms : $form vaut « the » (article défini), « a » (indéfini) ou autre chose pour le nom seul

profession-mathematician =
    { $form ->
        [the] le mathématicien
       *[bare] mathématicien
    }
profession-theologian =
    { $form ->
        [the] le théologien
       *[bare] théologien
    }
profession-philosopher =
    { $form ->
        [the] le philosophe
       *[bare] philosophe
    }
profession-botanist =
    { $form ->
        [the] le botaniste
       *[bare] botaniste
    }
profession-alchemist =
    { $form ->
        [the] l’alchimiste
       *[bare] alchimiste
    }
profession-physicist =
    { $form ->
        [the] le physicien
       *[bare] physicien
    }
profession-watchmaker =
    { $form ->
        [the] l’horloger
       *[bare] horloger
    }
profession-goldsmith =
    { $form ->
        [the] l’orfèvre
       *[bare] orfèvre
    }
profession-bellmaker =
    { $form ->
        [the] le fondeur de cloches
       *[bare] fondeur de cloches
    }
profession-cartographer =
    { $form ->
        [the] le cartographe
       *[bare] cartographe
    }
profession-lawyer =
    { $form ->
        [the] le juriste
       *[bare] juriste
    }
profession-choreographer =
    { $form ->
        [the] le chorégraphe
       *[bare] chorégraphe
    }
profession-composer =
    { $form ->
        [the] le compositeur
       *[bare] compositeur
    }
profession-sculptor =
    { $form ->
        [the] le sculpteur
       *[bare] sculpteur
    }
profession-painter =
    { $form ->
        [the] le peintre
       *[bare] peintre
    }
profession-pharmacist =
    { $form ->
        [the] le pharmacien
       *[bare] pharmacien
    }
profession-physician =
    { $form ->
        [the] le médecin
       *[bare] médecin
    }
profession-dramatist =
    { $form ->
        [the] le dramaturge
       *[bare] dramaturge
    }
profession-poet =
    { $form ->
        [the] le poète
       *[bare] poète
    }
profession-astronomer =
    { $form ->
        [the] l’astronome
       *[bare] astronome
    }
profession-organbuilder =
    { $form ->
        [the] le facteur d’orgues
       *[bare] facteur d’orgues
    }
profession-likes = { $profession } ({ $building }, { $landscape }, { $freedom })

piece-university =
    { $form ->
        [a] une université
       *[bare] université
    }
piece-laboratory =
    { $form ->
        [a] un laboratoire
       *[bare] laboratoire
    }
piece-workshop =
    { $form ->
        [a] une manufacture
       *[bare] manufacture
    }
piece-library =
    { $form ->
        [a] une bibliothèque
       *[bare] bibliothèque
    }
piece-opera =
    { $form ->
        [a] un opéra
       *[bare] opéra
    }
piece-studio =
    { $form ->
        [a] un atelier
       *[bare] atelier
    }
piece-hospital =
    { $form ->
        [a] un hôpital
       *[bare] hôpital
    }
piece-theatre =
    { $form ->
        [a] un théâtre
       *[bare] théâtre
    }
piece-tower =
    { $form ->
        [a] une tour
       *[bare] tour
    }
piece-chapel =
    { $form ->
        [a] une chapelle
       *[bare] chapelle
    }
piece-forest =
    { $form ->
        [a] une forêt
       *[bare] forêt
    }
piece-lake =
    { $form ->
        [a] un lac
       *[bare] lac
    }
piece-park =
    { $form ->
        [a] un parc
       *[bare] parc
    }

item-jester =
    { $form ->
        [a] un saltimbanque
       *[bare] saltimbanque
    }
item-architect =
    { $form ->
        [a] un architecte
       *[bare] architecte
    }
item-prestige =
    { $form ->
        [a] une carte de prestige
       *[bare] carte de prestige
    }
item-recruiting =
    { $form ->
        [a] une carte de recrutement
       *[bare] carte de recrutement
    }
item-landscape =
    { $form ->
        [a] un paysage
       *[bare] paysage
    }

freedom-travel =
    { $form ->
        [the] la liberté de voyager
       *[bare] voyager
    }
freedom-religion =
    { $form ->
        [the] la liberté de religion
       *[bare] religion
    }
freedom-opinion =
    { $form ->
        [the] la liberté d’opinion
       *[bare] opinion
    }

character-muse =
    { $form ->
        [the] la muse
       *[bare] muse
    }
character-cardinal =
    { $form ->
        [the] le cardinal
       *[bare] cardinal
    }
character-princess =
    { $form ->
        [the] la princesse
       *[bare] princesse
    }
character-merchant =
    { $form ->
        [the] le marchand
       *[bare] marchand
    }
character-professor =
    { $form ->
        [the] le professeur
       *[bare] professeur
    }
character-banker =
    { $form ->
        [the] le banquier
       *[bare] banquier
    }

## Les cartes : leur nom dit ce qu’elles font ; $form vaut « short » dans une liste de coups

bonus-card =
    { $form ->
        [the] la carte de bonus « { $name } »
       *[bare] « { $name } »
    }
bonus-buildings = 1 par bâtiment
bonus-large-buildings = 2 par grand bâtiment
bonus-medium-and-forests = 1 par bâtiment moyen et par forêt
bonus-small-and-landscapes = 1 par petit bâtiment et par paysage
bonus-building-sizes = 2 par taille de bâtiment
bonus-landscapes = 1 par paysage
bonus-forests = 2 par forêt
bonus-lakes = 2 par lac
bonus-parks = 2 par parc
bonus-freedoms = 2 par liberté
bonus-jesters = 2 par saltimbanque
bonus-freedoms-and-jesters = 1 par liberté et par saltimbanque
bonus-architects = 2 par architecte
bonus-architects-and-lakes = 1 par architecte et par lac
bonus-prestige-cards = 2 par carte de prestige
bonus-prestige-and-freedoms = 1 par carte de prestige et par liberté
bonus-landscape-kinds = 2 par type de paysage
bonus-categories =
    { $form ->
        [short] 1 par catégorie présente
       *[full] 1 pour chacun : forêt, lac, parc, saltimbanque, architecte, carte de prestige, liberté
    }
bonus-hand = 1 par profession ou recrutement en main
bonus-table = 1 par profession ou recrutement sur la table

prestige-card =
    { $form ->
        [the] la carte de prestige « { $name } »
       *[bare] « { $name } »
    }
prestige-most-buildings = le plus de bâtiments
prestige-two-large = deux grands bâtiments
prestige-fewest-squares = le moins de cases libres
prestige-three-landscapes = les trois types de paysage
prestige-most-landscapes = le plus de paysages
prestige-most-forests = le plus de forêts
prestige-most-lakes = le plus de lacs
prestige-three-freedoms = les trois libertés
prestige-buildings-freedoms-works = 4 bâtiments, 2 libertés et 4 œuvres
prestige-most-jesters = le plus de saltimbanques
prestige-most-architects = le plus d’architectes
prestige-most-parks = le plus de parcs
prestige-architect-jester-landscapes = 1 architecte, 1 saltimbanque et 2 paysages
prestige-most-works = le plus d’œuvres
prestige-worth = { $card }, { $points } PP
prestige-worth-tied = { $card }, { $points } PP ou, à égalité, { $tied }

## Ce qu’on attend

phase-return = Rendez une de vos quatre professions ; les autres le font en même temps.
phase-open = C’est à vous d’ouvrir une enchère : nommez un objet, ou renoncez pour ce tour.
phase-bid = Surenchérissez, ou passez pour cette enchère.
phase-last = Vous êtes le dernier : prenez un objet sans enchère, ou rien.
phase-settle = Vous avez gagné, et vous avez le marchand : l’objet sera-t-il gratuit, ou payez-vous ?
phase-choose = Choisissez le paysage que vous avez gagné.
phase-place = Choisissez où placer la pièce.
phase-recruit = Vous pouvez vous servir de la carte de recrutement, ou la garder pour un de vos tours d’action.
phase-look = Gardez une des cartes que vous regardez.
phase-under = Mettez les autres cartes sous la pile : l’une après l’autre, ou toutes dans cet ordre.
phase-professor = Le professeur vous apporte une carte : de quelle pile ?
phase-merchant = Le marchand est à vous : prenez ses points, ou attendez.
phase-character = Posez votre pion sur un personnage, à un prix, ou passez pour ce tour.
phase-act = C’est votre tour : choisissez une action.
phase-bonus = Vous pouvez jouer des cartes de bonus avec cette œuvre.
phase-pay = L’œuvre est payée : quelle part en changez-vous en prestige ?
phase-partner = Choisissez le voisin avec qui bâtir.
phase-join = Choisissez où placer le bâtiment conjoint, à cheval sur la frontière.
phase-price = Choisissez ce que votre voisin doit vous verser.
phase-answer = Un voisin veut bâtir avec vous : acceptez, déclinez, ou nommez un autre prix.
phase-reply = Votre voisin nomme un autre prix : acceptez-le, ou laissez tomber l’offre.
phase-between = La partie suit son cours.
phase-over = La partie est finie.
ending-seven-rounds = Les sept tours sont joués : la partie est finie (PF-72).

## Les coups

move-return = Rendre { $card }
move-open = Mettre aux enchères { $item } à { $florins } florins
move-take = Prendre { $item } pour { $florins } florins
move-give-up =
    { $phase ->
        [last] Ne rien prendre
       *[open] Renoncer à acheter ce tour-ci
    }
move-bid = Miser { $florins } florins pour { $item }
move-pass =
    { $phase ->
        [character] Passer : pas de personnage ce tour-ci
       *[bid] Passer pour cette enchère
    }

## Ce qui est mis aux enchères

lot = { $item }
bid-height = { $florins } florins
move-free = Ne rien payer au lieu de { $florins } florins : le marchand est rendu
move-pay-points = Payer { $florins } florins et prendre aussitôt les points du marchand
move-pay = Payer { $florins } florins et attendre pour les points du marchand
move-choose = Choisir { $piece }
move-place = Placer { $piece } en { $squares }
move-recruit = Recruter { $card } chez { $owner }
move-later =
    { $phase ->
        [recruit] Garder la carte de recrutement pour plus tard
        [merchant] Garder le marchand pour plus tard
       *[professor] Garder le professeur pour plus tard
    }
move-keep = Garder { $card }
move-under = Ensuite : { $card }
move-rest = Toutes, dans cet ordre
move-character =
    { $florins ->
        [0] Miser 0 florin sur { $character }
       *[other] Miser { $florins } florins sur { $character }
    }
move-merchant = Prendre les points du marchand : votre place en PP
move-professor =
    { $pile ->
        [bonus] Professeur : une carte de bonus gratuite
       *[prestige] Professeur : une carte de prestige gratuite
    }
move-decline =
    { $phase ->
        [professor] Ne pas se servir du professeur : il est perdu
       *[answer] Décliner l’offre
    }
move-work =
    { $short ->
        [0] Œuvre avec { $card } : { $value } VA
       *[other] Œuvre avec { $card } : { $value } VA, +{ $short } requis
    }
move-princess = Faire réaliser une œuvre par la princesse
move-build =
    { $florins ->
        [0] Bâtir gratuitement { $piece }
       *[other] Bâtir { $piece } pour { $florins } florins
    }
move-offer =
    { $florins ->
        [0] Offrir de bâtir { $piece } en commun (gratuit)
       *[other] Offrir de bâtir { $piece } en commun ({ $florins } florins)
    }
move-draw =
    { $pile ->
        [bonus] Piocher une carte de bonus pour { $florins } florins
       *[profession] Piocher une carte de profession pour { $florins } florins
    }
move-freedom = Instituer { $freedom } pour { $florins } florins
move-end =
    { $left ->
        [0] Terminer votre tour
        [one] Terminer votre tour, une action inutilisée
       *[other] Terminer votre tour, { $left } actions inutilisées
    }
move-bonus = Jouer { $card } : +{ $value }
move-done = Achever l’œuvre : { $value } VA
move-prestige =
    { $points ->
        [0] Prendre { $florins } florins et aucun PP
       *[other] { $florins ->
            [0] Prendre { $points } PP et aucun florin
           *[other] Prendre { $points } PP et { $florins } florins
        }
    }
move-partner = Bâtir avec { $owner }
move-price =
    { $florins ->
        [0] Ne rien demander
       *[other] Demander { $florins } florins
    }
move-accept =
    { $phase ->
        [reply] { $florins ->
            [0] Accepter : votre voisin ne verse rien
           *[other] Accepter : votre voisin verse { $florins } florins
        }
       *[answer] { $florins ->
            [0] Accepter : vous ne versez rien
           *[other] Accepter : vous versez { $florins } florins
        }
    }
move-counter =
    { $florins ->
        [0] Nommer un autre prix : rien
       *[other] Nommer un autre prix : { $florins } florins
    }
move-drop = Laisser tomber l’offre

## Ce qui s’est passé

event-game-begun =
    { $who ->
        [you] Vous êtes premier joueur.
       *[other] { $seat } est premier joueur.
    }
event-profession-dealt =
    { $who ->
        [you] Vous recevez { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-professions-kept = Chacun a rendu une profession et en garde trois.
event-round-begun =
    Le tour { $round } commence : une œuvre demande ⟨{ $minimum } VA⟩, et { $who ->
        [you] vous êtes premier joueur.
       *[other] { $seat } est premier joueur.
    }
event-auction-opened =
    { $who ->
        [you] Vous mettez aux enchères { $item } à ⟨{ $florins } florins⟩.
       *[other] { $seat } met aux enchères { $item } à ⟨{ $florins } florins⟩.
    }
event-bid-raised =
    { $who ->
        [you] Vous misez ⟨{ $florins } florins⟩.
       *[other] { $seat } mise ⟨{ $florins } florins⟩.
    }
event-bid-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-gave-up =
    { $who ->
        [you] Vous renoncez à acheter ce tour-ci.
       *[other] { $seat } renonce à acheter ce tour-ci.
    }
event-item-bought =
    { $who ->
        [you] Vous achetez { $item } pour ⟨{ $florins } florins⟩.
       *[other] { $seat } achète { $item } pour ⟨{ $florins } florins⟩.
    }
event-item-free =
    { $who ->
        [you] Votre marchand vous procure { $item } sans que vous payiez les ⟨{ $florins } florins⟩.
       *[other] { $seat } obtient { $item } grâce au marchand, sans payer les ⟨{ $florins } florins⟩.
    }
event-went-back =
    { $who ->
        [you] Vous manquez de florins et rendez ⟨{ $points } PP⟩.
       *[other] { $seat } manque de florins et rend ⟨{ $points } PP⟩.
    }
# La position d’une tuile : des quarts de tour vers la droite, après retournement ou non.
placed-at =
    { $square }{ $turn ->
        [r90] , un quart de tour
        [r180] , un demi-tour
        [r270] , trois quarts de tour
        [m0] , en miroir
        [m90] , en miroir et un quart de tour
        [m180] , en miroir et un demi-tour
        [m270] , en miroir et trois quarts de tour
       *[r0] { "" }
    }
event-tile-placed =
    { $who ->
        [you] Vous placez { $piece } en { placed-at }.
       *[other] { $seat } place { $piece } en { placed-at }.
    }
event-points-gained =
    { $who ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } ⟨{ $points } PP⟩ { $source ->
        [buildings] pour le bâtiment.
        [landscapes] pour un autre paysage du même type.
        [architects] pour un autre architecte.
       *[merchant] grâce au marchand.
    }
event-cards-looked-at =
    { $who ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la { $pile ->
        [profession] pile de professions.
        [bonus] pile de bonus.
       *[prestige] pile de prestige.
    }
event-card-seen =
    { $who ->
        [you] Vous voyez { $card }.
       *[other] { $seat } voit { $card }.
    }
event-card-kept =
    { $who ->
        [you] Vous gardez
       *[other] { $seat } garde
    } { $pile ->
        [profession] une carte de profession.
        [bonus] une carte de bonus.
       *[prestige] une carte de prestige.
    }
event-card-taken =
    { $who ->
        [you] Vous avez choisi { $card }.
       *[other] { $seat } a choisi { $card }.
    }
event-cards-returned =
    { $who ->
        [you] Vous mettez le reste
       *[other] { $seat } met le reste
    } sous la { $pile ->
        [profession] pile de professions.
        [bonus] pile de bonus.
       *[prestige] pile de prestige.
    }
event-recruited =
    { $who ->
        [you] Vous recrutez
       *[other] { $seat } recrute
    } { $card } chez { $whose ->
        [you] vous.
       *[other] { $owner }.
    }
event-character-chosen =
    { $florins ->
        [0] { $who ->
            [you] Vous misez 0 florin
           *[other] { $seat } mise 0 florin
        }
       *[other] { $who ->
            [you] Vous misez ⟨{ $florins } florins⟩
           *[other] { $seat } mise ⟨{ $florins } florins⟩
        }
    } sur { $character }.
event-character-passed =
    { $who ->
        [you] Vous passez : pas de personnage pour vous ce tour-ci.
       *[other] { $seat } passe et n’aura pas de personnage ce tour-ci.
    }
event-character-taken =
    { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $character } pour { $florins ->
        [0] 0 florin.
       *[other] ⟨{ $florins } florins⟩.
    }
event-banker-paid =
    { $who ->
        [you] Le banquier vous verse ⟨{ $florins } florins⟩.
       *[other] Le banquier verse ⟨{ $florins } florins⟩ à { $seat }.
    }
event-professor-lost =
    { $who ->
        [you] Vous ne vous êtes pas servi du professeur et le perdez.
       *[other] { $seat } ne s’est pas servi du professeur et le perd.
    }
event-work-begun =
    { $who ->
        [you] Vous jouez { $card } pour une œuvre : ⟨{ $value } VA⟩.
       *[other] { $seat } joue { $card } pour une œuvre : ⟨{ $value } VA⟩.
    }
event-bonus-played =
    { $who ->
        [you] Vous jouez { $card } : ⟨+{ $value } VA⟩.
       *[other] { $seat } joue { $card } : ⟨+{ $value } VA⟩.
    }
event-princess-helped =
    { $who ->
        [you] La princesse réalise une œuvre pour vous : ⟨{ $value } VA⟩.
       *[other] La princesse réalise une œuvre pour { $seat } : ⟨{ $value } VA⟩.
    }
event-work-made =
    { $who ->
        [you] Vous achevez une œuvre de ⟨{ $value } VA⟩.
       *[other] { $seat } achève une œuvre de ⟨{ $value } VA⟩.
    }
event-work-paid =
    { $who ->
        [you] Vous en recevez
       *[other] { $seat } en reçoit
    } { $points ->
        [0] ⟨{ $florins } florins⟩.
       *[other] { $florins ->
            [0] ⟨{ $points } PP⟩.
           *[other] ⟨{ $points } PP⟩ et ⟨{ $florins } florins⟩.
        }
    }
event-freedom-taken =
    { $who ->
        [you] Vous instituez { $freedom }.
       *[other] { $seat } institue { $freedom }.
    }
event-turn-ended =
    { $who ->
        [you] Votre tour est fini.
       *[other] { $seat } a fini son tour.
    }
event-best-work =
    { $who ->
        [you] Vous gagnez ⟨{ $points } PP⟩ pour la meilleure œuvre du tour, ⟨{ $value } VA⟩.
       *[other] { $seat } gagne ⟨{ $points } PP⟩ pour la meilleure œuvre du tour, ⟨{ $value } VA⟩.
    }
event-joint-proposed =
    { $who ->
        [you] Vous proposez
       *[other] { $seat } propose
    } de bâtir { $piece } en commun, en { placed-at }.
event-price-asked =
    { $florins ->
        [0] { $who ->
            [you] Vous ne demandez rien à { $owner }.
           *[other] { $whose ->
                [you] { $seat } ne vous demande rien.
               *[other] { $seat } ne demande rien à { $owner }.
            }
        }
       *[other] { $who ->
            [you] Vous demandez ⟨{ $florins } florins⟩ à { $owner }.
           *[other] { $whose ->
                [you] { $seat } vous demande ⟨{ $florins } florins⟩.
               *[other] { $seat } demande ⟨{ $florins } florins⟩ à { $owner }.
            }
        }
    }
event-offer-declined =
    { $who ->
        [you] Vous déclinez
       *[other] { $seat } décline
    } { $whose ->
        [you] votre offre.
       *[other] l’offre faite par { $owner }.
    }
event-price-countered =
    { $florins ->
        [0] { $who ->
            [you] Vous préférez ne rien verser à { $owner }.
           *[other] { $whose ->
                [you] { $seat } préfère ne rien vous verser.
               *[other] { $seat } préfère ne rien verser à { $owner }.
            }
        }
       *[other] { $who ->
            [you] Vous offrez plutôt ⟨{ $florins } florins⟩ à { $owner }.
           *[other] { $whose ->
                [you] { $seat } vous offre plutôt ⟨{ $florins } florins⟩.
               *[other] { $seat } offre plutôt ⟨{ $florins } florins⟩ à { $owner }.
            }
        }
    }
event-counter-dropped =
    { $who ->
        [you] Vous rejetez
       *[other] { $seat } rejette
    } { $whose ->
        [you] votre prix.
       *[other] le prix nommé par { $owner }.
    }
event-joint-built =
    { $who ->
        [you] Vous partagez
       *[other] { $seat } partage
    } { $piece } avec { $whose ->
        [you] vous.
       *[other] { $owner }.
    }
event-partner-paid =
    { $florins ->
        [0] { $who ->
            [you] Vous ne versez rien à { $owner }.
           *[other] { $whose ->
                [you] { $seat } ne vous verse rien.
               *[other] { $seat } ne verse rien à { $owner }.
            }
        }
       *[other] { $who ->
            [you] Vous versez ⟨{ $florins } florins⟩ à { $owner }.
           *[other] { $whose ->
                [you] { $seat } vous verse ⟨{ $florins } florins⟩.
               *[other] { $seat } verse ⟨{ $florins } florins⟩ à { $owner }.
            }
        }
    }
event-card-scored =
    { $who ->
        [you] Vous montrez
       *[other] { $seat } montre
    } { $card } : { $points ->
        [0] aucun PP.
       *[other] ⟨{ $points } PP⟩.
    }
event-florins-exchanged =
    { $points ->
        [0] { $who ->
            [you] Vous avez trop peu de florins pour le change du banquier.
           *[other] { $seat } a trop peu de florins pour le change du banquier.
        }
       *[other] { $who ->
            [you] Vous changez ⟨{ $florins } florins⟩ en ⟨{ $points } PP⟩ chez le banquier.
           *[other] { $seat } change ⟨{ $florins } florins⟩ en ⟨{ $points } PP⟩ chez le banquier.
        }
    }
event-game-ended = Tout est compté.

## Pourquoi pas

why-PF-2 = Avant le premier tour, chacun rend une fois une des quatre professions reçues : choisissez-en une des vôtres, puis attendez les autres.
why-PF-10 = Cet objet n’est pas à vendre : il s’en vend au plus un de chaque sorte par tour, et une pile vide ne vend rien.
why-PF-11 = Aux enchères, un joueur nomme un objet ou renonce, puis les autres, à leur tour, misent exactement 100 florins de plus ou passent : faites ce qu’on vous demande à présent, ou attendez votre tour.
why-PF-11-wait = C’est à un autre joueur de parler aux enchères : attendez votre tour.
why-PF-11-open = C’est à vous de nommer un objet à vendre, ou de renoncer : choisissez l’un ou l’autre.
why-PF-11-bid = Une enchère est en cours : misez exactement 100 florins de plus que la dernière mise, ou passez.
why-PF-15 = Vous êtes le seul à n’avoir ni acheté ni renoncé : prenez un objet disponible au prix d’ouverture, ou renoncez.
why-PF-16 = Cela dépasse vos moyens : vos florins et, sans Muse & Princesse, 100 florins pour chacun de vos PP.
why-PF-20 = Un paysage se place tout entier sur des cases libres de votre propre principauté : choisissez un endroit où il tient ou, s’il n’y en a pas, un autre objet.
why-PF-23 = Vous avez déjà trois architectes, et nul ne peut en avoir davantage.
why-PF-24 = Vous regardez des cartes de prestige : gardez-en une, puis mettez les autres sous la pile.
why-PF-25 = Une de vos cartes de recrutement prend une profession face visible chez un autre joueur : choisissez-en une, ou gardez la carte pour plus tard.
why-PF-30 = Dans un tour, vous avez au plus deux actions (trois avec le cardinal), dont une seule pioche de profession et une seule liberté : choisissez ce qui vous reste permis, ou attendez votre tour.
why-PF-30-wait = C’est le tour d’actions d’un autre joueur : attendez le vôtre.
why-PF-30-profession = Vous avez déjà pioché une profession dans ce tour, et une seule est permise : choisissez autre chose, ou finissez votre tour.
why-PF-30-freedom = Vous avez déjà introduit une liberté dans ce tour, et une seule est permise : choisissez autre chose, ou finissez votre tour.
why-PF-30-spent = Il ne vous reste aucune action dans ce tour : finissez-le, ou faites ce qui n’en demande pas.
why-PF-30-now = C’est à vous de faire une action : choisissez-en une, ou finissez votre tour.
why-PF-31 = Une œuvre se réalise avec une profession de votre main, puis avec des cartes de bonus de votre main : choisissez-en une que vous tenez, ou achevez l’œuvre.
why-PF-32 = Une œuvre doit atteindre la valeur minimale du tour, cartes de bonus comprises : celle-ci ne l’atteint pas, ou pas encore.
why-PF-33 = On vous paie votre œuvre : changez en PP la part que vous voulez de ce paiement, à 200 florins l’un, sans dépasser ce qu’il y a.
why-PF-40 = Vous bâtissez : choisissez où placer le bâtiment.
why-PF-41 = Un bâtiment tient tout entier dans la principauté, sur des cases que rien ne couvre : choisissez un autre endroit.
why-PF-42 = Avec moins de deux architectes, un bâtiment ne doit avoir aucun côté commun avec un autre bâtiment ni avec le palais : choisissez un autre endroit.
why-PF-44 = On ne bâtit qu’un bâtiment de chaque sorte, seulement s’il en reste dans la réserve, et seulement s’il tient quelque part.
why-PF-44-owned = Vous avez déjà ce bâtiment, et un seul de chaque sorte est permis : choisissez-en un autre.
why-PF-44-gone = Il ne reste aucun bâtiment de cette sorte dans la réserve : choisissez-en un autre.
why-PF-44-no-place = Ce bâtiment ne tient nulle part dans votre principauté : choisissez-en un autre.
why-PF-45 = Vous regardez des cartes de profession : gardez-en une, puis mettez les autres sous la pile.
why-PF-46 = Vous avez déjà cette liberté, ou il n’en reste aucune de cette sorte.
why-PF-46-owned = Vous avez déjà cette liberté : choisissez-en une autre.
why-PF-46-gone = Il ne reste aucune liberté de cette sorte : choisissez-en une autre.
why-PF-47 = Vous regardez des cartes de bonus : gardez-en une, puis mettez les autres sous la pile.
why-PF-48 = Cette action n’est pas disponible : sa pile est vide, ou son prix dépasse vos moyens.
why-PF-48-empty = Cette pile est vide : choisissez une autre action.
why-PF-48-means = Ce prix dépasse vos moyens : choisissez une autre action.
why-PF-72 = La partie est finie : on ne joue plus.
why-PF-76 = À deux joueurs, les trois paysages sont un seul objet, et son gagnant choisit ensuite un type qui reste ; à plus de deux, chaque type est un objet à part.
why-PF-100 = On mise sur les personnages chacun à son tour, à partir du premier joueur, dans le sens horaire : attendez le vôtre.
why-PF-101 = Posez votre pion sur un personnage, plus haut que tout pion qui s’y trouve, ou passez.
why-PF-102 = Ce personnage est pris pour ce tour : choisissez-en un autre, ou passez.
why-PF-103 = Ce nombre n’est pas sur la carte, ou vous n’avez pas autant de centaines de florins : choisissez-en un autre, ou passez.
why-PF-103-card = Ce nombre n’est pas sur la carte : choisissez-en un autre, ou passez.
why-PF-103-florins = Vous n’avez pas autant de centaines de florins : choisissez un nombre plus bas, ou passez.
why-PF-107 = La princesse réalise une seule œuvre, pour le joueur qui l’a prise.
why-PF-108 = Le marchand donne des points à son propriétaire, ou un achat gratuit : choisissez ce qu’il doit faire à présent, ou attendez.
why-PF-109 = Le professeur apporte à son propriétaire une carte de bonus ou de prestige, d’une pile qui n’est pas vide ; c’est au propriétaire de dire quand.
why-PF-120 = On ne bâtit ensemble qu’avec un voisin : vos deux principautés doivent avoir une frontière commune.
why-PF-121 = Un bâtiment conjoint n’existe qu’avec Coopération, et couvre au moins une case dans chacune de deux principautés voisines et aucune dans une troisième : choisissez-en un qui tient à cheval sur votre frontière.
why-PF-121-off = Les bâtiments conjoints n’existent qu’avec Coopération, et cette partie se joue sans.
why-PF-122 = Aucun des deux partenaires ne doit déjà avoir ce bâtiment : choisissez un autre bâtiment ou un autre voisin.
why-PF-123 = Chez un partenaire qui a moins de deux architectes, un bâtiment conjoint ne doit toucher aucun autre bâtiment ni palais : choisissez un autre endroit.
why-PF-124 = Le long d’une frontière, on ne bâtit seul qu’avec un architecte, et contre un bâtiment situé en face qu’avec deux : choisissez un autre endroit.
why-PF-125 = Une offre nomme un prix de 0 à 3000 florins ; le voisin accepte, décline ou nomme un seul autre prix, et après deux refus on ne fait plus d’offre dans ce tour.

## Pourquoi il en est ainsi : dit du coup de n’importe quel joueur, d’après ce qui est visible

reason-item-same-landscape =
    Il y en a déjà { $count ->
        [one] un
       *[other] { $count }
    } de cette sorte : un autre rapporte aussitôt { $points } PP.
reason-item-new-landscape =
    Ce serait le premier de sa sorte : { $value } VA pour l’œuvre de qui l’aime, et { $count ->
        [0] aucune profession n’est
        [one] { $count } profession est
       *[other] { $count } professions sont
    } en main.
reason-item-landscape = Un paysage compte pour les œuvres de ceux qui l’aiment, et le deuxième d’une sorte rapporte des PP.
reason-item-jester =
    Un saltimbanque ajoute { $value } VA à chaque œuvre, et { $count ->
        [0] toute profession à venir en profite.
        [one] { $count } profession est encore en main.
       *[other] { $count } professions sont encore en main.
    }
reason-item-first-architect = Le premier architecte rend les bâtiments moins chers que les { $florins } florins qu’ils coûtent maintenant.
reason-item-second-architect = Le deuxième architecte rapporte { $points } PP, et les bâtiments peuvent ensuite se toucher.
reason-item-third-architect = Le troisième architecte rapporte { $points } PP, et les bâtiments ne coûtent ensuite plus rien.
reason-item-prestige =
    { $count ->
        [0] Une première carte de prestige rapporte
        [one] Une deuxième carte de prestige rapporte
       *[other] Une autre carte de prestige rapporte
    } des PP à la fin si sa condition est remplie.
reason-item-recruiting =
    { $count ->
        [0] Elle compte comme une carte de profession pour chaque œuvre.
        [one] Une profession est visible chez un autre joueur, à recruter pour une seconde œuvre.
       *[other] { $count } professions sont visibles chez d’autres joueurs, à recruter pour une seconde œuvre.
    }
reason-item-last = Il n’en reste pas d’autre : plus tard, on ne pourra plus avoir { $item }.
reason-raise-against =
    { $whose ->
        [you] Vous en avez déjà { $count }, et alliez en avoir un de plus.
       *[other] { $owner } en a déjà { $count }, et allait en avoir un de plus.
    }
reason-pass-price = Surenchérir, c’était { $florins } florins pour { $item }.
reason-pass-others =
    On peut encore mettre aux enchères { $count ->
        [one] un autre objet
       *[other] { $count } autres sortes d’objets
    } ce tour-ci, à partir de { $florins } florins.
reason-pass-saves = Surenchérir, c’était { $florins } florins ; rien de visible n’en dit plus.
reason-gave-up =
    { $florins ->
        [0] Les florins sont gardés pour les actions.
       *[other] Les florins sont gardés pour les actions : un bâtiment en coûte { $florins }.
    }
reason-character-against =
    { $whose ->
        [you] Vous alliez avoir { $character }.
       *[other] { $owner } allait avoir { $character }.
    }
reason-muse =
    La muse ajoute { $value } VA à chaque œuvre de ce tour, et { $count ->
        [0] aucune profession n’est
        [one] { $count } profession est
       *[other] { $count } professions sont
    } en main.
reason-cardinal = Le cardinal donne une troisième action ce tour-ci.
reason-princess = La princesse crée une œuvre sans profession : { $value } VA avec ce qui est déjà là.
reason-princess-reaches = La princesse crée une œuvre sans profession : { $value } VA avec ce qui est déjà là, et il en faut { $minimum }.
reason-merchant = Le marchand rend le prochain achat gratuit, ou rapporte { $points } PP.
reason-professor = Le professeur apporte pour rien une carte de prestige ou de bonus.
reason-banker =
    { $florins ->
        [0] Le banquier rend tout juste ce qu’on mise pour lui.
       *[other] Le banquier donne { $florins } florins de plus que ce qu’on mise pour lui.
    }
reason-no-character =
    { $count ->
        [one] Le seul personnage restant ne valait pas ses florins.
       *[other] Aucun des { $count } personnages restants ne valait ses florins.
    }
reason-no-character-left = Il ne restait aucun personnage.
reason-work-reaches = Avec { $value } VA, elle atteint les { $minimum } de ce tour et rapporte { $florins } florins.
reason-work-with-bonus =
    Il lui manque { $short } VA sur les { $minimum } de ce tour, et { $count ->
        [one] { $count } carte de bonus est
       *[other] { $count } cartes de bonus sont
    } en main.
reason-work-best = Avec { $value } VA, aucune œuvre de ce tour n’est meilleure jusqu’ici, la meilleure des autres en a { $best } : cela peut rapporter { $points } PP.
reason-bonus-reaches = Elle porte l’œuvre à { $value } VA, et il en faut { $minimum }.
reason-bonus-pays = L’œuvre rapporte { $florins } florins de plus avec elle.
reason-paid-at-the-end = Après le dernier tour, seuls les PP comptent.
reason-paid-in-points =
    { $florins ->
        [0] Les PP restent jusqu’à la fin, et le tout est allé aux PP.
       *[other] Les PP restent jusqu’à la fin, et { $florins } florins demeurent pour la suite.
    }
reason-paid-in-florins =
    { $florins ->
        [0] Les florins paient les enchères et les actions des tours à venir.
       *[other] Les florins paient les enchères et les actions des tours à venir ; un bâtiment en coûte { $florins }.
    }
reason-built =
    { $florins ->
        [0] Un bâtiment rapporte { $points } PP et ne coûte plus rien ici.
       *[other] Un bâtiment rapporte { $points } PP pour { $florins } florins, et élève les œuvres de ceux qui l’aiment.
    }
reason-liked = C’est ce qu’aime { $card }, que l’on sait en main : { $value } VA de plus pour cette œuvre.
reason-placed-again = Un autre paysage de sa sorte rapporte { $points } PP.
reason-placed =
    { $squares_left ->
        [one] { $squares_left } case reste libre ainsi.
       *[other] { $squares_left } cases restent libres ainsi.
    }
reason-freedom =
    Elle ajoute { $value } VA à l’œuvre de qui la demande, et { $count ->
        [0] aucune profession n’est
        [one] { $count } profession est
       *[other] { $count } professions sont
    } en main.
reason-last-freedom = Il n’en restait plus qu’une : { $freedom }.
reason-drew-profession =
    { $count ->
        [0] Il n’y a plus de profession en main,
        [one] Il n’y a plus qu’une profession en main,
       *[other] { $count } professions sont en main,
    } et chaque autre peut créer une œuvre et compte pour toutes.
reason-drew-bonus =
    Une carte de bonus élève une œuvre ; il faut { $minimum } VA ce tour-ci, et { $count ->
        [0] aucune profession n’est
        [one] { $count } profession est
       *[other] { $count } professions sont
    } en main.
reason-drew-prestige =
    { $count ->
        [one] Une carte de prestige rapporte des PP à la fin si sa condition est remplie.
       *[other] { $count } cartes de prestige rapportent des PP à la fin si leurs conditions sont remplies.
    }
reason-recruit-reaches = Avec ce qui est déjà là, { $card } crée une œuvre de { $value } VA, et il en faut { $minimum }.
reason-recruit = Avec ce qui est déjà là, { $card } crée une œuvre de { $value } VA ; il en faut { $minimum }.
reason-ends-early =
    Il restait { $count ->
        [one] une action
       *[other] { $count } actions
    }, et les florins sont gardés.
reason-turn-over = Il ne restait aucune action.
reason-together = Un bâtiment commun rapporte { $points } PP à chacun des deux et prend moins de cases à chacun.
reason-joint-price =
    { $florins ->
        [0] Le bâtiment ne coûte rien et rapporte { $points } PP à chacun des deux.
       *[other] Le bâtiment coûte { $florins } florins et rapporte { $points } PP à chacun des deux.
    }
reason-declined =
    { $florins ->
        [0] Les { $points } PP ne valaient pas les cases.
       *[other] Les { $points } PP ne valaient pas { $florins } florins et les cases.
    }

## Le plateau : une marque pour chaque pièce, une forme courte pour chaque liberté

mark-university = U
mark-laboratory = L
mark-workshop = M
mark-library = B
mark-opera = O
mark-studio = A
mark-hospital = H
mark-theatre = T
mark-tower = R
mark-chapel = C
mark-forest = f
mark-lake = l
mark-park = p
mark-travel = voy
mark-religion = rel
mark-opinion = opi

board-round =
    { $round ->
        [0] Avant le premier des { $rounds } tours
       *[other] Tour { $round } sur { $rounds }
    }
board-minimum = une œuvre demande { $minimum } VA
board-first = premier joueur { $first }
board-supply = À vendre aux enchères :
board-sold = Vendus ce tour-ci :
board-stock = À bâtir (# est un palais) :
board-freedoms = Libertés restantes :
board-piles = À piocher :
board-pile-profession = profession
board-pile-bonus = bonus
board-auction = Aux enchères, { $item } : { $bidder } mise { $florins } florins.
board-passed = Ont passé :
board-out = Ont acheté ou renoncé :
board-characters = Personnages :
board-character-free = { $name } (dès { $low })
board-banker-free = { $name } (dès { $low }, porte { $florins } florins)
board-character-bid = { $name } ({ $seat } mise { $number })
board-character-owned = { $name } (à { $seat })
board-character-gone = { $name } (pris)
board-actions =
    { $left ->
        [0] { $seat } n’a plus d’action.
        [one] { $seat } a encore une action.
       *[other] { $seat } a encore { $left } actions.
    }
board-work = On réalise une œuvre de { $value } VA.
board-piece = { $seat } place { $piece }.
board-looking =
    { $seat } regarde { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de la { $pile ->
        [profession] pile de professions.
        [bonus] pile de bonus.
       *[prestige] pile de prestige.
    }
board-offer = { $seat } propose à { $partner } de bâtir { $piece } en commun.
board-offer-place = Il serait en { $squares } (?).
board-offer-price =
    { $florins ->
        [0] { $partner } ne verserait rien.
       *[other] { $partner } verserait { $florins } florins.
    }
board-player = joueur
board-prestige = PP
board-buildings = bâtiments
board-landscapes = { $forest } { $lake } { $park }
board-jesters = saltimb.
board-architects = archit.
board-freedom-names = libertés
board-hand-size = main
board-works = œuvres
board-bonus-size = bonus
board-prestige-size = prestige
board-free-squares = libres
board-best-work = VA max
board-you = (vous)
board-table = Face visible :
board-recruiting-count =
    { $count ->
        [one] carte de recrutement
       *[other] { $count } cartes de recrutement
    }
board-known = En main, au su de tous :
board-purse =
    Votre bourse : { $florins ->
        [0] 0 florin
       *[other] { $florins } florins
    } ; un bâtiment vous coûte { $cost }.
board-hand = Vos professions, avec la VA de leur œuvre à présent :
board-no-hand = Vous n’avez aucune profession en main.
board-recruiting =
    { $count ->
        [one] Vous avez une carte de recrutement en main.
       *[other] Vous avez { $count } cartes de recrutement en main.
    }
board-returned = Vous rendez { $card }.
board-bonus = Vos cartes de bonus, avec ce qu’elles ajouteraient à présent :
board-prestige-cards = Vos cartes de prestige, avec leurs PP si la partie finissait maintenant :
board-looked = Vous regardez :
board-remembered =
    { $pile ->
        [profession] De la pile de professions, vous vous rappelez, à partir du dessus :
        [bonus] De la pile de bonus, vous vous rappelez, à partir du dessus :
       *[prestige] De la pile de prestige, vous vous rappelez, à partir du dessus :
    }

## Sur la page : les principautés, la réserve et la pose des tuiles

ground-own = Votre principauté
ground-of = Principauté de { $seat }
ground-others = Les autres principautés
ground-area = Les principautés réunies
ground-near = Voir de près
ground-whole = Tout montrer
ground-enlarge = Agrandir : { $ground }
ground-label = { $name } : { $tiles } ; { $free }.
ground-palace = le palais en { $squares }
ground-tile = { $piece } en { $squares }
ground-free =
    { $count ->
        [0] aucune case libre
        [one] une case libre
       *[other] { $count } cases libres
    }
placing-hand = La tuile que vous tenez
placing-keys = Les flèches déplacent la tuile, R la tourne, F la retourne, Entrée la pose, Échap la rend à la réserve.
placing-turn = Tourner
placing-flip = Retourner
placing-lay = Poser
placing-back = Rendre
placing-spot =
    { $piece } en { $squares }{ $turn ->
        [0] { "" }
       *[other] , tournée de { $turn }°
    }{ $side ->
        [flipped] , retournée :
       *[face] { "" } :
    }
placing-fits = la place convient.
placing-together = la place convient, pour une offre à { $seat }.
placing-not-now = cela ne peut pas se bâtir ainsi maintenant.
supply-buildings = Bâtiments
supply-landscapes = Paysages
supply-cost =
    { $florins ->
        [0] gratuits pour vous
       *[other] { $florins } florins chacun
    }
supply-left =
    { $piece }, { $count ->
        [0] il n’en reste plus
        [one] il en reste un exemplaire
       *[other] il en reste { $count } exemplaires
    }
supply-owned = déjà bâti
supply-liked =
    { $count ->
        [one] souhaité dans votre main : { $professions }
       *[other] souhaité dans votre main : { $professions }
    }

## Sur la page : les offres de bâtir en commun

offer-name = Bâtir en commun
offer-begun =
    { $who ->
        [you] Vous voulez bâtir { $piece } en commun avec un voisin.
       *[other] { $seat } veut bâtir { $piece } en commun avec un voisin.
    }
offer-title =
    { $who ->
        [you] Vous proposez à { $partner } de bâtir { $piece } en commun.
       *[other] { $whose ->
            [you] { $seat } vous propose de bâtir { $piece } en commun.
           *[other] { $seat } propose à { $partner } de bâtir { $piece } en commun.
        }
    }
offer-place = En { $squares }.
offer-countered =
    { $who ->
        [you] Vous nommez un autre prix.
       *[other] { $seat } nomme un autre prix.
    }
offer-balance = Ce que chacun verserait et gagnerait
offer-column-bank = à la banque
offer-column-price = prix
offer-column-florins = florins en tout
offer-column-points = PP
offer-open = encore ouvert
offer-works = L’effet sur vos cartes
offer-work = { $card } : { $then } au lieu de { $now }
offer-refusals =
    { $count ->
        [0] Aucun refus encore ce tour-ci ; après deux refus, plus d’offre.
        [one] Un refus ce tour-ci ; encore un, et il n’y a plus d’offre.
       *[other] { $count } refus ce tour-ci : plus d’offre.
    }
offer-waits-partner = { $seat } choisit un voisin.
offer-waits-join = { $seat } choisit l’emplacement.
offer-waits-price = { $seat } réfléchit au prix.
offer-waits-answer = { $seat } répond.
offer-waits-reply = { $seat } répond.
offer-partners = Avec qui ?
offer-partner-label = un de vos voisins
offer-price-name = Que doit verser votre voisin ?
offer-counter-name = Un autre prix
offer-price-label = en florins
offer-less = { $florins } florins de moins
offer-more = { $florins } florins de plus
offer-ask =
    { $florins ->
        [0] Ne rien demander
       *[other] Demander { $florins }
    }
offer-counter =
    { $florins ->
        [0] Proposer : rien
       *[other] Proposer { $florins }
    }
offer-answer-name = Votre réponse
offer-accept = Accepter
offer-accept-label = { $piece }, en commun avec { $seat }
offer-decline = Décliner
offer-drop = Laisser tomber l’offre
offer-refuse-label = rien n’est bâti

## Sur la page : ce que tient le lecteur

hand-profession = { $profession }, qui aime { $likes } : une œuvre de { $value } VA à présent
hand-enough = assez pour ce tour
hand-enough-with-bonus = assez avec les cartes de bonus, qui la portent à { $most } VA
hand-short = il manque { $short } aux { $minimum } VA que demande ce tour
hand-face-up = face visible devant { $seat }
hand-reason-jester = saltimbanques
hand-reason-profession = professions et cartes de recrutement
hand-now = à présent
hand-one-more = un de plus
hand-sum = valeur de l’œuvre
hand-needed = requis ce tour-ci
hand-bonus = ajoute { $value } VA à présent
hand-prestige =
    { $value ->
        [0] rien
       *[other] { $value } PP
    } si la partie finissait maintenant
hand-worth = vaut { $points } PP
hand-worth-tied = vaut { $points } PP, { $tied } à égalité
hand-florins = { $florins } florins
hand-points-pay = Ce que vos { $florins } florins ne couvrent pas, vous le payez en prestige, un point pour 100 florins, sans autre question (PF-71).
hand-actions =
    { $left ->
        [0] aucune action restante
        [one] une action restante
       *[other] { $left } actions restantes
    }
hand-actions-name = Actions
hand-pile =
    { $pile ->
        [bonus] cartes de bonus
       *[profession] professions
    }, { $left ->
        [0] il n’en reste aucune
        [one] il en reste une
       *[other] il en reste { $left }
    }
hand-freedom =
    { $freedom }, { $left ->
        [0] il n’en reste aucune
        [one] il en reste une
       *[other] il en reste { $left }
    }
hand-liked-by = aimée par { $professions }
hand-work = L’œuvre en cours
hand-so-far = { $value } VA jusqu’ici
hand-reached = le minimum de { $minimum } est atteint
hand-missing = encore { $short } pour atteindre le minimum de { $minimum }
hand-finish = Achever à { $value } VA
hand-pay = L’œuvre rapporte { $florins } florins
hand-pay-points = PP
hand-pay-florins = florins
hand-pay-then = en tout
hand-pay-choice = vous avez alors { $prestige } PP et { $purse } florins
hand-looked = Les cartes que vous regardez
hand-under = La première carte touchée sera la plus haute sous la pile.
hand-rest = Toutes dans cet ordre
hand-recruits = Qui pourrait être recruté
hand-remembered = Cartes en mémoire
hand-place =
    { $place ->
        [1] sur le dessus
       *[other] { $place }e à partir du dessus
    }
hand-still-choosing = Choisissent encore : { $seats }.
hand-of = Main de { $seat }

## Sur la page : les enchères, les tours, la piste de prestige, les personnages, et ce qu’un joueur a devant lui

short-jester = saltimb.
short-prestige = prestige
short-recruiting = recrut.
market-name = Enchères
market-item =
    { $item } : { $left ->
        [0] épuisé
        [one] un seul reste
       *[other] il en reste { $left }
    }
market-sold = vendu ce tour-ci
market-bought =
    { $who ->
        [you] acheté par vous pour { $florins } florins
       *[other] acheté par { $seat } pour { $florins } florins
    }
market-free-for =
    { $who ->
        [you] gratuit pour vous, au lieu de { $florins } florins
       *[other] gratuit pour { $seat }, au lieu de { $florins } florins
    }
market-opens =
    { $who ->
        [you] Touchez un objet pour en offrir { $florins } florins.
       *[other] { $seat } ouvre l’enchère suivante, à { $florins } florins.
    }
market-last =
    { $who ->
        [you] Touchez un objet pour le prendre à { $florins } florins.
       *[other] { $seat } reste seul en lice et peut prendre un objet à { $florins } florins.
    }
market-settles = { $seat } remporte l’enchère et a le marchand.
market-chooses = { $seat } remporte l’enchère et choisit un paysage.
market-recruits = { $seat } peut se servir de la carte de recrutement.
market-before = Les enchères n’ont pas commencé.
market-over = Les enchères de ce tour sont finies.
market-rivals = Qui prend part aux enchères
market-rival-leads =
    { $who ->
        [you] vous misez { $florins } florins
       *[other] { $seat } mise { $florins } florins
    }
market-rival-speaks =
    { $who ->
        [you] c’est à vous de décider
       *[other] c’est à { $seat } de décider
    }
market-rival-waits =
    { $who ->
        [you] vous pouvez encore acheter
       *[other] { $seat } peut encore acheter
    }
market-rival-passed =
    { $who ->
        [you] vous avez passé
       *[other] { $seat } a passé
    }
market-rival-out =
    { $who ->
        [you] vous avez acheté ou renoncé
       *[other] { $seat } a acheté ou renoncé
    }
market-bid = Miser { $florins }
market-bid-more = { $florins } de plus que la dernière mise
market-pass = Passer
market-pass-in-full = pour cette enchère, non pour les suivantes
market-give-up =
    { $phase ->
        [last] Ne rien prendre
       *[open] Renoncer
    }
market-give-up-in-full = aucun objet ce tour-ci
market-merchant = Votre marchand
market-settle-free = Gratuit
market-settle-points = Payer { $florins }, +{ $points } PP
market-settle-pay = Payer { $florins }, le garder
market-characters = Vers les personnages
market-items = Vers les enchères
timeline-name = Tours
timeline-round =
    Tour { $round }, { $now ->
        [past] joué
        [now] en cours
       *[later] à venir
    } : une œuvre demande { $minimum } VA
timeline-first =
    { $who ->
        [you] Vous êtes premier joueur.
       *[other] { $seat } est premier joueur.
    }
timeline-works = Meilleures œuvres du tour
timeline-work =
    { $who ->
        [you] votre meilleure œuvre : { $value } VA
       *[other] meilleure œuvre de { $seat } : { $value } VA
    }
timeline-best = la meilleure jusqu’ici
timeline-no-work = pas encore d’œuvre ce tour-ci
track-name = Prestige
track-seat =
    { $who ->
        [you] vous
       *[other] { $seat }
    } : { $points } PP, place { $place }
powers-name = Personnages
powers-free =
    { $low ->
        [0] personne n’y est ; dès 0 florin
       *[other] personne n’y est ; dès { $low } florins
    }
powers-standing =
    { $florins ->
        [0] { $who ->
            [you] vous misez 0 florin
           *[other] { $seat } mise 0 florin
        }
       *[other] { $who ->
            [you] vous misez { $florins } florins
           *[other] { $seat } mise { $florins } florins
        }
    }
powers-owned =
    { $who ->
        [you] avec vous ce tour-ci
       *[other] avec { $seat }
    }
powers-gone = parti pour ce tour
powers-brings-muse = Chaque œuvre : +{ $round } VA
powers-brings-cardinal = Une troisième action
powers-brings-princess =
    { $value ->
        [0] Une œuvre sans profession
       *[other] { $reaches ->
            [yes] Une œuvre de { $value } VA ; il en faut { $minimum }
           *[no] Une œuvre de { $value } VA seulement ; il en faut { $minimum }
        }
    }
powers-brings-merchant =
    { $points ->
        [0] Le prochain objet gratuit, ou les PP de sa place sur la piste
       *[other] Votre prochain objet gratuit, ou { $points } PP
    }
powers-brings-professor = Une carte de bonus ou de prestige gratuite
powers-brings-banker =
    { $florins ->
        [0] Plus rien
       *[other] { $florins } florins, moins votre mise
    }
powers-track = De { $low } à { $high } centaines de florins
powers-amount = Centaines de florins
powers-less = Cent de moins
powers-more = Cent de plus
powers-bid =
    { $florins ->
        [0] Miser 0
       *[other] Miser { $florins }
    }
powers-pass-in-full = pas de personnage ce tour-ci
powers-use-merchant = Prendre { $points } PP
powers-use-professor =
    { $pile ->
        [bonus] Bonus
       *[prestige] Prestige
    }
powers-use-princess = Une œuvre de { $value } VA
powers-use-nothing = Rien : il est perdu
has-prestige = { $count } PP, place { $place }
has-profession =
    { $count ->
        [0] aucune profession en main
        [one] une profession en main
       *[other] { $count } professions en main
    }
has-known = connues : { $cards }
has-table =
    { $count ->
        [0] rien face visible
        [one] une carte face visible
       *[other] { $count } cartes face visible
    }
has-recruiting =
    { $count ->
        [one] une carte de recrutement en main
       *[other] { $count } cartes de recrutement en main
    }
has-left-recruiting =
    { $count ->
        [one] une carte de recrutement
       *[other] { $count } cartes de recrutement
    }
has-bonus =
    { $count ->
        [one] une carte de bonus
       *[other] { $count } cartes de bonus
    }
has-prestige-cards =
    { $count ->
        [one] une carte de prestige
       *[other] { $count } cartes de prestige
    }
has-jesters =
    { $count ->
        [one] un saltimbanque
       *[other] { $count } saltimbanques
    }
has-architects =
    { $count ->
        [one] un architecte
       *[other] { $count } architectes
    } ; { $florins ->
        [0] un bâtiment est gratuit
       *[other] un bâtiment coûte { $florins } florins
    }
has-freedom = liberté : { $freedom }
has-landscape = { $count } × { $landscape }
has-buildings =
    { $count ->
        [0] aucun bâtiment
        [one] un bâtiment
       *[other] { $count } bâtiments
    }
has-best-work =
    { $count ->
        [0] pas encore d’œuvre ce tour-ci
       *[other] meilleure œuvre du tour : { $count } VA
    }
has-neighbours = À côté :
has-first = premier joueur

## Sur la page : les fiches qui expliquent ce que l’on regarde ; VA et PP y sont dits en entier pour qui débute

card-round = Tour { $round }
card-round-text = Une œuvre achevée ce tour-là doit valoir au moins { $minimum } VA (valeur artistique).
card-round-worth =
    { $short ->
        [0] Votre meilleure profession atteint { $best } VA sans carte de bonus : c’est assez.
       *[other] Votre meilleure profession atteint { $best } VA sans carte de bonus ; il en manque { $short }.
    }
card-first-text = Le premier joueur ouvre les enchères et joue le premier ses actions. La bannière passe à gauche après chaque tour.
card-works-text = Après tous les tours de jeu, l’œuvre de plus grande valeur rapporte 3 PP (points de prestige), à tous ceux qui l’atteignent.
card-cost-text =
    { $architects ->
        [0] 700 florins sans architecte ; 300 avec un ou deux, rien avec trois.
        [one] Vous avez un architecte. Sans lui, ce serait 700 florins ; avec trois, rien.
       *[other] Vous avez { $architects } architectes. Sans eux, ce serait 700 florins ; avec trois, rien.
    }
card-item-forest = À poser aussitôt dans votre principauté. Les professions qui l’aiment font des œuvres valant 3 VA de plus, et le deuxième paysage d’une sorte rapporte 3 PP.
card-item-lake = { card-item-forest }
card-item-park = { card-item-forest }
card-item-landscape = Forêt, lac ou parc, au choix du gagnant. Les professions qui l’aiment font des œuvres valant 3 VA de plus, et le deuxième paysage d’une sorte rapporte 3 PP.
card-item-jester = Chacune de vos œuvres vaut 2 VA de plus.
card-item-architect = Avec un, bâtir coûte 300 florins ; avec deux, les bâtiments peuvent se toucher ; avec trois, ils sont gratuits. Le deuxième et le troisième rapportent 3 PP chacun.
card-item-prestige = Vous en regardez cinq et en gardez une. Elle rapporte des PP en fin de partie si elle se vérifie pour vous.
card-item-recruiting = Elle prend dans votre main une profession posée face visible devant un autre, pour une œuvre de plus. D’ici là, elle compte comme une profession.
card-worth-works =
    { $count ->
        [one] Une œuvre de cette profession vaudrait { $more } VA de plus : { $professions }.
       *[other] Les œuvres de ces professions vaudraient chacune { $more } VA de plus : { $professions }.
    }
card-worth-every = Chacune de vos œuvres vaudrait { $more } VA de plus.
card-worth-nobody = Aucune profession de votre main n’y gagne.
card-worth-second = Vous en avez déjà un de cette sorte : 3 PP aussitôt.
card-worth-architect =
    { $count ->
        [0] Un bâtiment vous coûterait 300 florins au lieu de 700.
        [1] 3 PP aussitôt, et vos bâtiments pourraient se toucher.
        [2] 3 PP aussitôt, et vos bâtiments seraient gratuits.
       *[other] Vous en avez trois, et nul ne peut en avoir plus.
    }
card-worth-prestige =
    { $count ->
        [0] Vous n’avez encore aucune carte de prestige.
        [one] Vous avez une carte de prestige.
       *[other] Vous avez { $count } cartes de prestige.
    }
card-lot-text =
    { $next ->
        [0] La mise est de { $florins } florins.
       *[other] La mise est de { $florins } florins ; la suivante serait de { $next }.
    }
card-lot-worth = Pour { $next } florins, il en resterait { $left } dans votre bourse.
card-lot-short = { $next } florins, c’est plus que vous n’avez.
card-track-text = { $points } PP (points de prestige), place { $place }. À la fin, le plus de PP l’emporte.
card-track-ahead = { $count } de plus que vous.
card-track-behind = { $count } de moins que vous.
card-track-level = Autant que vous.
card-building-text =
    { $size ->
        [7] Un grand
        [5] Un moyen
       *[3] Un petit
    } bâtiment. Le bâtir rapporte 3 PP, et les professions qui l’aiment font des œuvres valant 4 VA de plus.
card-landscape-text = Les professions qui l’aiment font des œuvres valant 3 VA de plus. Le deuxième d’une sorte rapporte 3 PP.
card-building-owned = Vous l’avez bâti : un seul de chaque sorte est permis.
card-tile-liked = Dans votre main, aimé par : { $professions }.
card-tile-joint = Bâti avec { $seat } : il compte pour les deux.
card-palace = Palais
card-palace-text = Il est là dès le début et ne compte jamais comme un bâtiment. Avec moins de deux architectes, aucun bâtiment ne peut toucher ses côtés.
card-free-text = De la place pour bâtiments et paysages. Une carte de prestige récompense qui en a le moins.
card-ground-text = { $tiles } ; { $free }.
card-ground-bare = Rien n’est encore bâti ; { $free }.
card-ground-large = Touchez-la pour la voir en grand.
card-turn-text = Ce qui est montré ici revient de lui-même quand commence la partie suivante du tour.
card-florins-text = Votre bourse est secrète. Les œuvres la remplissent : 100 florins par VA.
card-actions-text = Une action sert à faire une œuvre, bâtir, piocher une carte ou instituer une liberté. Deux par tour, ou moins.
card-draw-text =
    Une action et { $florins } florins. Vous regardez les cinq du dessus et en gardez une ; { $left ->
        [0] il n’en reste aucune
        [one] il en reste une
       *[other] il en reste { $left }
    }.
card-draw-bonus-worth = Vous avez { $count ->
        [0] zéro carte de bonus
        [one] une carte de bonus
       *[other] { $count } cartes de bonus
    } : ensemble, { $value } VA de plus pour une œuvre à présent.
card-freedom-text =
    Une action et { $florins } florins ; { $left ->
        [0] il n’en reste aucune
        [one] il en reste une
       *[other] il en reste { $left }
    }. Les professions qui l’aiment font des œuvres valant 3 VA de plus.
card-freedom-owned = Les professions qui l’aiment font des œuvres valant 3 VA de plus.
card-bonus = Carte de bonus
card-bonus-text = Jouée avec une œuvre, elle ajoute des VA : { $purpose }.
card-prestige-card = Carte de prestige
card-prestige-text = Comptée à la fin, pour vous seul : { $purpose } ; { $worth }.
card-recruits =
    { $count ->
        [0] Personne ne peut être recruté à présent.
        [one] Une profession peut être recrutée à présent.
       *[other] { $count } professions peuvent être recrutées à présent.
    }
card-remembered-text = Des cartes que vous avez mises sous une pile et connaissez encore. Touchez pour les voir.
card-payment-text = Une part des florins peut devenir du prestige : { $price } florins pour 1 PP. Les florins gardés paient enchères et bâtiments.
card-work-text = Les cartes de bonus en élèvent la valeur. Elle rapporte 100 florins par VA, dont une part peut devenir des PP.
card-fact-prestige = Points de prestige. À la fin, le plus grand total l’emporte.
card-fact-profession = Chacune peut faire une œuvre, et ajoute 1 VA à toutes les œuvres de son mécène.
card-fact-table = Des professions dont l’œuvre est faite. Elles ajoutent toujours 1 VA à toutes les œuvres, et d’autres peuvent les recruter.
card-fact-recruiting = { card-item-recruiting }
card-fact-bonus = Jouées avec une œuvre pour en élever la valeur, puis retirées du jeu.
card-fact-prestige-cards = Montrées et comptées en fin de partie.
card-fact-buildings = Chacun a rapporté 3 PP, et les professions qui en aiment un font des œuvres valant 4 VA de plus.
card-fact-landscape = { card-landscape-text }
card-fact-jesters = Chacun ajoute 2 VA à toutes les œuvres.
card-fact-architects = { card-item-architect }
card-fact-best-work = { card-works-text }
card-fact-neighbours = Leurs terres se touchent : ils peuvent bâtir ensemble par-dessus la frontière.
card-offer-text = Un seul bâtiment par-dessus une frontière : il compte pour les deux, et les deux gagnent 3 PP. L’offre dit ce que paie le partenaire.
card-balance-text = Qui offre paie la banque ; le partenaire lui paie le prix. La colonne des florins dit ce qu’il en reste à chacun.
action-draw-profession = Piocher une profession
action-draw-bonus = Piocher un bonus
action-freedom = { $freedom ->
        [travel] Liberté de voyager
        [religion] Liberté de religion
        [opinion] Liberté d’opinion
       *[other] Instituer une liberté
    }
action-price = { $florins } · ×{ $left }
placing-piece = { $piece } :
placing-priced =
    { $florins ->
        [0] { $piece }, gratuit :
       *[other] { $piece }, { $florins } florins :
    }

## La feuille de compte

score-amount =
    { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
tie-broken = À égalité de points de prestige, gagne qui a le plus de florins (PF-72).
sheet-title = Compte final
sheet-works = Œuvres (PF-33)
sheet-best-works = Meilleures œuvres (PF-35)
sheet-buildings = Bâtiments (PF-40)
sheet-landscapes = Autres paysages (PF-21)
sheet-architects = Architectes (PF-23)
sheet-merchant = Marchand (PF-108)
sheet-cards = Cartes de prestige (PF-80 à PF-93)
sheet-banker = Change du banquier (PF-110)
sheet-going-back = PP rendus (PF-71)
sheet-total = Total (PF-72)
sheet-florins = Florins (PF-72)
sheet-place = Place (PF-72)

# Chaque point et sa raison : l’article et les points figurent à côté
sheet-line-works = Œuvres : { $florins } florins de leur paie changés en PP
sheet-line-best-works =
    Meilleure œuvre { $count ->
        [one] d’un tour
       *[other] de { $count } tours
    }
sheet-line-buildings =
    { $count ->
        [one] Un bâtiment
       *[other] { $count } bâtiments
    }
sheet-line-landscapes =
    { $count ->
        [one] Un paysage de plus, d’une sorte déjà présente
       *[other] { $count } paysages de plus, d’une sorte déjà présente
    }
sheet-line-architects =
    { $count ->
        [one] Un architecte
       *[other] { $count } architectes
    }
sheet-line-merchant = Le marchand : des PP selon la place sur la piste
sheet-line-card = Carte de prestige : { $card }
sheet-line-banker = Le banquier : { $florins } florins changés en PP
sheet-line-going-back = Recul sur la piste pour { $florins } florins

## Un rappel

rules-reminder =
    Un tour : des enchères, puis deux actions chacun, puis 3 PP pour la meilleure œuvre. Celui qui ouvre une enchère nomme un objet au prix d’ouverture, les autres misent 100 de plus ou passent ; chacun achète au plus un objet. Actions : réaliser une œuvre ; bâtir (700 florins, 300 avec un architecte, rien avec trois ; 3 PP) ; piocher une profession ou une carte de bonus, ou instituer une liberté (300 florins chaque fois). VA d’une œuvre : 4 pour son bâtiment, 3 pour son paysage, 3 pour sa liberté, 2 par saltimbanque, 1 par carte de profession ou de recrutement, et les cartes de bonus ; elle doit atteindre le minimum du tour. Elle rapporte 100 florins par VA, et 200 d’entre eux font 1 PP. Après sept tours, le plus grand nombre de PP l’emporte.

## La vue

# Étiquettes de ce qu’une vue nomme

view-first = premier joueur
view-round = tour
view-rounds = tours en tout
view-minimum = VA que demande une œuvre
view-costs = prix d’une action
view-minimums = VA qu’une œuvre doit atteindre, par manche
view-more = un de plus ajoute
view-point-price = florins pour un point
view-reasons = pourquoi
view-work-pay = payé pour l’œuvre
view-stage = moment du tour
view-turn = au tour de
view-tiles-turn = orientation
view-waiting-for = on attend
view-supply = à vendre aux enchères
view-supply-prestige = { word-prestige }
view-stock = à bâtir
view-freedoms = libertés
view-piles = à piocher
view-piles-prestige = prestige
view-piles-bonus = bonus
view-auction = enchère
view-items = objets aux enchères
view-opening = mise d’ouverture
view-next = mise suivante
view-item = objet
view-florins = florins
view-bidder = plus offrant
view-passed = ont passé
view-out = ont acheté ou renoncé
view-sold = vendus ce tour-ci
view-characters = personnages
view-name = nom
view-low = dès
view-high = jusqu’à
view-owner = propriétaire
view-taken = pris
view-standing = pion posé
view-number = au numéro
view-action = tour d’action
view-actions-left = actions restantes
view-drew-profession = a pioché une profession
view-took-freedom = a institué une liberté
view-refusals = offres refusées
view-work-value = VA de l’œuvre
view-piece = pièce
view-offer = offre
view-cost = payé à la banque
view-partner = partenaire
view-squares = cases
view-looking = quelqu’un regarde des cartes
view-pile = pile
view-cards = cartes de prestige
view-looking-cards = cartes
view-cards-shown = cartes de prestige montrées
view-players = joueurs
view-seat = joueur
view-prestige = points de prestige (PP)
view-place = place
view-earned = PP par origine
view-works = œuvres
view-best-works = meilleures œuvres
view-going-back = rendus
view-earned-buildings = bâtiments
view-earned-landscapes = paysages
view-earned-architects = architectes
view-earned-cards = cartes de prestige
view-professions = professions en main
view-known-professions = en main, au su de tous
view-table = face visible
view-recruiting-hand = cartes de recrutement en main
view-recruiting-table = cartes de recrutement sur la table
view-bonus = cartes de bonus
view-prestige-cards = cartes de prestige
view-jesters = saltimbanques
view-architects = architectes
view-buildings = bâtiments
view-landscapes = paysages
view-building-cost = prix d’un bâtiment
view-best-work = meilleure œuvre du tour, en VA
view-palace = palais
view-tiles = tuiles posées
view-free-squares = cases libres
view-neighbours = voisins
view-you = chez vous
view-princess-work = VA de l’œuvre de la princesse
view-hand = main
view-building = bâtiment
view-landscape = paysage
view-freedom = liberté
view-value = valeur à présent
view-hand-value = VA à présent
view-bonus-value = VA à présent
view-prestige-cards-value = PP à présent
view-cards-shown-value = PP
view-returned = rendue
view-looked = vous regardez
view-looked-professions = vous regardez, avec la VA de leur œuvre
view-looked-cards = vous regardez, avec leur valeur
view-recruits = pourraient être recrutés
view-points = PP
view-tied = PP à égalité
view-remembered = vous vous rappelez, par rang depuis le dessus
view-remembered-prestige = pile de prestige
view-remembered-bonus = pile de bonus
view-remembered-profession = pile de professions

# Mots qui sont des valeurs

word-profession = profession
word-bonus = bonus
word-opening = mains de départ
word-auctions = enchères
word-last-call = derniers achats
word-characters = personnages
word-actions = actions
word-closing = fin du tour
word-over = fini
word-university = université
word-laboratory = laboratoire
word-workshop = manufacture
word-library = bibliothèque
word-opera = opéra
word-studio = atelier
word-hospital = hôpital
word-theatre = théâtre
word-tower = tour
word-chapel = chapelle
word-forest = forêt
word-lake = lac
word-park = parc
word-jester = saltimbanque
word-architect = architecte
word-prestige = carte de prestige
word-recruiting = carte de recrutement
word-landscape = paysage
word-travel = voyager
word-religion = religion
word-opinion = opinion
word-muse = muse
word-cardinal = cardinal
word-princess = princesse
word-merchant = marchand
word-professor = professeur
word-banker = banquier
word-mathematician = mathématicien
word-theologian = théologien
word-philosopher = philosophe
word-botanist = botaniste
word-alchemist = alchimiste
word-physicist = physicien
word-watchmaker = horloger
word-goldsmith = orfèvre
word-bellmaker = fondeur de cloches
word-cartographer = cartographe
word-lawyer = juriste
word-choreographer = chorégraphe
word-composer = compositeur
word-sculptor = sculpteur
word-painter = peintre
word-pharmacist = pharmacien
word-physician = médecin
word-dramatist = dramaturge
word-poet = poète
word-astronomer = astronome
word-organbuilder = facteur d’orgues
word-buildings = { bonus-buildings }
word-large-buildings = { bonus-large-buildings }
word-medium-and-forests = { bonus-medium-and-forests }
word-small-and-landscapes = { bonus-small-and-landscapes }
word-building-sizes = { bonus-building-sizes }
word-landscapes = { bonus-landscapes }
word-forests = { bonus-forests }
word-lakes = { bonus-lakes }
word-parks = { bonus-parks }
word-freedoms = { bonus-freedoms }
word-jesters = { bonus-jesters }
word-freedoms-and-jesters = { bonus-freedoms-and-jesters }
word-architects = { bonus-architects }
word-architects-and-lakes = { bonus-architects-and-lakes }
word-prestige-cards = { bonus-prestige-cards }
word-prestige-and-freedoms = { bonus-prestige-and-freedoms }
word-landscape-kinds = { bonus-landscape-kinds }
word-hand = { bonus-hand }
word-table = { bonus-table }
word-categories = 1 par catégorie présente
word-most-buildings = { prestige-most-buildings }
word-two-large = { prestige-two-large }
word-fewest-squares = { prestige-fewest-squares }
word-three-landscapes = { prestige-three-landscapes }
word-most-landscapes = { prestige-most-landscapes }
word-most-forests = { prestige-most-forests }
word-most-lakes = { prestige-most-lakes }
word-three-freedoms = { prestige-three-freedoms }
word-buildings-freedoms-works = { prestige-buildings-freedoms-works }
word-most-jesters = { prestige-most-jesters }
word-most-architects = { prestige-most-architects }
word-most-parks = { prestige-most-parks }
word-architect-jester-landscapes = { prestige-architect-jester-landscapes }
word-most-works = { prestige-most-works }

## Ce que compte une étude

measure-works = œuvres achevées
measure-work-value = valeur de toutes les œuvres
measure-best-works = meilleures œuvres d’une manche
measure-florins-for-works = florins gagnés par des œuvres
measure-buildings = bâtiments à la fin
measure-landscapes = paysages posés
measure-jesters-bought = bouffons achetés
measure-architects-bought = architectes achetés
measure-prestiges-bought = cartes de prestige achetées
measure-recruitings-bought = cartes de recrutement achetées
measure-florins-for-items = florins payés aux enchères
measure-freedoms = libertés introduites
measure-recruited = personnes recrutées
measure-bonus-cards-played = cartes bonus jouées
measure-characters-taken = personnages pris
measure-florins-exchanged = florins échangés à la fin
measure-points-works = points des œuvres
measure-points-best-works = points des meilleures œuvres
measure-points-buildings = points des bâtiments
measure-points-landscapes = points des paysages en double
measure-points-architects = points des architectes
measure-points-merchant = points du marchand
measure-points-cards = points des cartes de prestige
measure-points-banker = points du banquier
measure-points-going-back = points payés faute de florins
price-item = Objets des enchères, en florins
price-character = Personnages, en florins

# Les titres de ses leçons ; ce qui s’y dit est dans lessons.fr.ftl.
lesson-first-game = Votre première manche
lesson-auctions = Ce que vaut un lot
lesson-building = Quand bâtir
lesson-selling = Florins ou prestige

# Worked examples of clauses.
example-secrets = Vous voyez vos florins et vos cartes. Des autres, on voit combien de cartes ils ont, mais non lesquelles ; leurs florins, personne ne les voit.
