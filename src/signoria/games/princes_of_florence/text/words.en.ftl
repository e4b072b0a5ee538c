# The Princes of Florence’s words. In a sentence $seat and $owner are players’ names; $who is "you" where the reader is
# meant and "other" else; $whose says the same of $owner. $card, $item, $piece, $freedom and $character are phrases made
# of the names below; $florins is 0 or a number already written out. VA is a work’s artistic value, PP prestige points.

game-pitch = Shape a principality that artists and scholars love, and turn their works into florins and prestige.
game-kind = Auctions, building and works of art
game-length = 75 to 100 minutes
how-to-play-1 = Over seven rounds you shape a principality in which artists and scholars like to work.
how-to-play-2 = Each round begins with auctions. Everybody may buy one thing: a landscape, a jester, an architect or a card.
how-to-play-3 = Then you take two actions: put up a building, grant a freedom, take a card, or have a work made.
how-to-play-4 = A work is the better, the more its maker finds with you: the building, the landscape and the freedom they like, jesters, and other professions.
how-to-play-5 = It must reach the value that the round demands, and that grows. You are paid in florins, of which you may turn some into prestige on the spot.
how-to-play-6 = Buildings, the best work of a round and prestige cards bring prestige, too. Whoever has the most at the end wins.
option-muse-and-princess = Muse & Princess: after the auctions six characters are bid for and help their owners; prestige no longer pays for anything.
option-name-muse-and-princess = Muse & Princess
option-cooperation = Cooperation: the principalities adjoin, and neighbours may build together across a border.
option-name-cooperation = Cooperation
option-scarce-freedoms = Scarce freedoms: the harder game for two, with four freedoms instead of five.
option-name-scarce-freedoms = Scarce freedoms

## The components, by table

components-profession = professions
components-building = buildings
components-landscape = landscapes
components-board = principality
components-layout = how principalities adjoin
components-minimum = values works must reach
components-supply = items in the box
components-freedoms = freedoms
components-florins = florins at the start
components-bids = bids
components-costs = prices of actions
components-points = prestige points
components-exchange = pay for works
components-work = what counts for a work
components-princess = what counts for the princess’s work
components-bonus = bonus cards
components-prestige = prestige cards
components-character = characters
components-banker = the banker’s florins
components-cooperation = offers to build together

## Names: $form is "the", "a" or, for a name alone, anything else

profession-mathematician =
    { $form ->
        [the] the mathematician
       *[bare] mathematician
    }
profession-theologian =
    { $form ->
        [the] the theologian
       *[bare] theologian
    }
profession-philosopher =
    { $form ->
        [the] the philosopher
       *[bare] philosopher
    }
profession-botanist =
    { $form ->
        [the] the botanist
       *[bare] botanist
    }
profession-alchemist =
    { $form ->
        [the] the alchemist
       *[bare] alchemist
    }
profession-physicist =
    { $form ->
        [the] the physicist
       *[bare] physicist
    }
profession-watchmaker =
    { $form ->
        [the] the watchmaker
       *[bare] watchmaker
    }
profession-goldsmith =
    { $form ->
        [the] the goldsmith
       *[bare] goldsmith
    }
profession-bellmaker =
    { $form ->
        [the] the bell maker
       *[bare] bell maker
    }
profession-cartographer =
    { $form ->
        [the] the cartographer
       *[bare] cartographer
    }
profession-lawyer =
    { $form ->
        [the] the lawyer
       *[bare] lawyer
    }
profession-choreographer =
    { $form ->
        [the] the choreographer
       *[bare] choreographer
    }
profession-composer =
    { $form ->
        [the] the composer
       *[bare] composer
    }
profession-sculptor =
    { $form ->
        [the] the sculptor
       *[bare] sculptor
    }
profession-painter =
    { $form ->
        [the] the painter
       *[bare] painter
    }
profession-pharmacist =
    { $form ->
        [the] the pharmacist
       *[bare] pharmacist
    }
profession-physician =
    { $form ->
        [the] the physician
       *[bare] physician
    }
profession-dramatist =
    { $form ->
        [the] the dramatist
       *[bare] dramatist
    }
profession-poet =
    { $form ->
        [the] the poet
       *[bare] poet
    }
profession-astronomer =
    { $form ->
        [the] the astronomer
       *[bare] astronomer
    }
profession-organbuilder =
    { $form ->
        [the] the organ builder
       *[bare] organ builder
    }
profession-likes = { $profession } ({ $building }, { $landscape }, { $freedom })

piece-university =
    { $form ->
        [a] a university
       *[bare] university
    }
piece-laboratory =
    { $form ->
        [a] a laboratory
       *[bare] laboratory
    }
piece-workshop =
    { $form ->
        [a] a workshop
       *[bare] workshop
    }
piece-library =
    { $form ->
        [a] a library
       *[bare] library
    }
piece-opera =
    { $form ->
        [a] an opera
       *[bare] opera
    }
piece-studio =
    { $form ->
        [a] a studio
       *[bare] studio
    }
piece-hospital =
    { $form ->
        [a] a hospital
       *[bare] hospital
    }
piece-theatre =
    { $form ->
        [a] a theatre
       *[bare] theatre
    }
piece-tower =
    { $form ->
        [a] a tower
       *[bare] tower
    }
piece-chapel =
    { $form ->
        [a] a chapel
       *[bare] chapel
    }
piece-forest =
    { $form ->
        [a] a forest
       *[bare] forest
    }
piece-lake =
    { $form ->
        [a] a lake
       *[bare] lake
    }
piece-park =
    { $form ->
        [a] a park
       *[bare] park
    }

item-jester =
    { $form ->
        [a] a jester
       *[bare] jester
    }
item-architect =
    { $form ->
        [a] an architect
       *[bare] architect
    }
item-prestige =
    { $form ->
        [a] a prestige card
       *[bare] prestige card
    }
item-recruiting =
    { $form ->
        [a] a recruiting card
       *[bare] recruiting card
    }
item-landscape =
    { $form ->
        [a] a landscape
       *[bare] landscape
    }

freedom-travel =
    { $form ->
        [the] the freedom of travel
       *[bare] travel
    }
freedom-religion =
    { $form ->
        [the] the freedom of religion
       *[bare] religion
    }
freedom-opinion =
    { $form ->
        [the] the freedom of opinion
       *[bare] opinion
    }

character-muse =
    { $form ->
        [the] the muse
       *[bare] muse
    }
character-cardinal =
    { $form ->
        [the] the cardinal
       *[bare] cardinal
    }
character-princess =
    { $form ->
        [the] the princess
       *[bare] princess
    }
character-merchant =
    { $form ->
        [the] the merchant
       *[bare] merchant
    }
character-professor =
    { $form ->
        [the] the professor
       *[bare] professor
    }
character-banker =
    { $form ->
        [the] the banker
       *[bare] banker
    }

## Cards: their names say what they do; $form is "short" in a list of moves

bonus-card =
    { $form ->
        [the] the bonus card “{ $name }”
       *[bare] “{ $name }”
    }
bonus-buildings = 1 per building
bonus-large-buildings = 2 per large building
bonus-medium-and-forests = 1 per medium building and per forest
bonus-small-and-landscapes = 1 per small building and per landscape
bonus-building-sizes = 2 per size of building
bonus-landscapes = 1 per landscape
bonus-forests = 2 per forest
bonus-lakes = 2 per lake
bonus-parks = 2 per park
bonus-freedoms = 2 per freedom
bonus-jesters = 2 per jester
bonus-freedoms-and-jesters = 1 per freedom and per jester
bonus-architects = 2 per architect
bonus-architects-and-lakes = 1 per architect and per lake
bonus-prestige-cards = 2 per prestige card
bonus-prestige-and-freedoms = 1 per prestige card and per freedom
bonus-landscape-kinds = 2 per kind of landscape
bonus-categories =
    { $form ->
        [short] 1 per category present
       *[full] 1 each for a forest, lake, park, jester, architect, prestige card, freedom
    }
bonus-hand = 1 per profession or recruiting card in hand
bonus-table = 1 per profession or recruiting card on the table

prestige-card =
    { $form ->
        [the] the prestige card “{ $name }”
       *[bare] “{ $name }”
    }
prestige-most-buildings = most buildings
prestige-two-large = two large buildings
prestige-fewest-squares = fewest free squares
prestige-three-landscapes = all three kinds of landscape
prestige-most-landscapes = most landscapes
prestige-most-forests = most forests
prestige-most-lakes = most lakes
prestige-three-freedoms = all three freedoms
prestige-buildings-freedoms-works = 4 buildings, 2 freedoms and 4 works
prestige-most-jesters = most jesters
prestige-most-architects = most architects
prestige-most-parks = most parks
prestige-architect-jester-landscapes = 1 architect, 1 jester and 2 landscapes
prestige-most-works = most works
prestige-worth = { $card }, { $points } PP
prestige-worth-tied = { $card }, { $points } PP or, tied, { $tied }

## What is waited for

phase-return = Give back one of your four professions; the others do so at the same time.
phase-open = It is for you to open an auction: name an item, or give up for this round.
phase-bid = Raise the bid, or pass in this auction.
phase-last = You are the last one: take an item without an auction, or nothing.
phase-settle = You have won, and you have the merchant: is the item to be free, or do you pay?
phase-choose = Choose which landscape you have won.
phase-place = Choose where the piece is to lie.
phase-recruit = You may use the recruiting card now, or keep it for an action turn of yours.
phase-look = Keep one of the cards you are looking at.
phase-under = Put the other cards under the pile: one after the other, or all of them in this order.
phase-professor = The professor brings you a card: from which pile?
phase-merchant = The merchant is yours: take his points now, or wait.
phase-character = Put your piece on a character at a price, or pass for this round.
phase-act = It is your turn: choose an action.
phase-bonus = You may play bonus cards with this work.
phase-pay = The work is paid: how much of it do you turn into prestige?
phase-partner = Choose the neighbour to build with.
phase-join = Choose where the joint building is to lie, across the border.
phase-price = Choose what your neighbour is to pay you.
phase-answer = A neighbour wants to build with you: accept, decline, or name another price.
phase-reply = Your neighbour names another price: accept it, or drop the offer.
phase-between = The game goes on.
phase-over = The game is over.
ending-seven-rounds = The seven rounds are played, so the game is over (PF-72).

## Moves

move-return = Give back { $card }
move-open = Open the auction of { $item } at { $florins } florins
move-take = Take { $item } for { $florins } florins
move-give-up =
    { $phase ->
        [last] Take nothing
       *[open] Give up buying this round
    }
move-bid = Bid { $florins } florins for { $item }
move-pass =
    { $phase ->
        [character] Pass: no character this round
       *[bid] Pass in this auction
    }

## What is auctioned

lot = { $item }
bid-height = { $florins } florins
move-free = Pay nothing instead of { $florins } florins: the merchant goes back
move-pay-points = Pay { $florins } florins and take the merchant’s points now
move-pay = Pay { $florins } florins and wait for the merchant’s points
move-choose = Choose { $piece }
move-place = Place { $piece } on { $squares }
move-recruit = Recruit { $card } from { $owner }
move-later =
    { $phase ->
        [recruit] Keep the recruiting card for later
        [merchant] Keep the merchant for later
       *[professor] Keep the professor for later
    }
move-keep = Keep { $card }
move-under = Next: { $card }
move-rest = All of them, in this order
move-character = Bid { $florins } florins for { $character }
move-merchant = Take the merchant’s points: your place in PP
move-professor =
    { $pile ->
        [bonus] Use the professor: a bonus card free
       *[prestige] Use the professor: a prestige card free
    }
move-decline =
    { $phase ->
        [professor] Use the professor for nothing: he is lost
       *[answer] Decline the offer
    }
move-work =
    { $short ->
        [0] Make a work with { $card }: { $value } VA
       *[other] Make a work with { $card }: { $value } VA, +{ $short } needed
    }
move-princess = Have the princess make a work
move-build =
    { $florins ->
        [0] Build { $piece } free
       *[other] Build { $piece } for { $florins } florins
    }
move-offer =
    { $florins ->
        [0] Offer to build { $piece } together (free)
       *[other] Offer to build { $piece } together ({ $florins } florins)
    }
move-draw =
    { $pile ->
        [bonus] Draw a bonus card for { $florins } florins
       *[profession] Draw a profession card for { $florins } florins
    }
move-freedom = Introduce { $freedom } for { $florins } florins
move-end =
    { $left ->
        [0] End your turn
        [one] End your turn, one action unused
       *[other] End your turn, { $left } actions unused
    }
move-bonus = Play { $card }: +{ $value }
move-done = Finish the work: { $value } VA
move-prestige =
    { $points ->
        [0] Take { $florins } florins and no PP
       *[other] { $florins ->
            [0] Take { $points } PP and no florins
           *[other] Take { $points } PP and { $florins } florins
        }
    }
move-partner = Build with { $owner }
move-price =
    { $florins ->
        [0] Ask for nothing
       *[other] Ask for { $florins } florins
    }
move-accept =
    { $phase ->
        [reply] { $florins ->
            [0] Accept: your neighbour pays nothing
           *[other] Accept: your neighbour pays { $florins } florins
        }
       *[answer] { $florins ->
            [0] Accept: you pay nothing
           *[other] Accept: you pay { $florins } florins
        }
    }
move-counter =
    { $florins ->
        [0] Name another price: nothing
       *[other] Name another price: { $florins } florins
    }
move-drop = Drop the offer

## Events

event-game-begun =
    { $who ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
event-profession-dealt =
    { $who ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-professions-kept = Everybody has given a profession back and keeps three.
event-round-begun =
    Round { $round } begins: a work needs ⟨{ $minimum } VA⟩, and { $who ->
        [you] you are first player.
       *[other] { $seat } is first player.
    }
event-auction-opened =
    { $who ->
        [you] You open the auction of { $item } at ⟨{ $florins } florins⟩.
       *[other] { $seat } opens the auction of { $item } at ⟨{ $florins } florins⟩.
    }
event-bid-raised =
    { $who ->
        [you] You bid ⟨{ $florins } florins⟩.
       *[other] { $seat } bids ⟨{ $florins } florins⟩.
    }
event-bid-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-gave-up =
    { $who ->
        [you] You give up buying this round.
       *[other] { $seat } gives up buying this round.
    }
event-item-bought =
    { $who ->
        [you] You buy { $item } for ⟨{ $florins } florins⟩.
       *[other] { $seat } buys { $item } for ⟨{ $florins } florins⟩.
    }
event-item-free =
    { $who ->
        [you] Your merchant gets you { $item } free, instead of for ⟨{ $florins } florins⟩.
       *[other] { $seat } gets { $item } free from the merchant, instead of for ⟨{ $florins } florins⟩.
    }
event-went-back =
    { $who ->
        [you] You are short of florins and give back ⟨{ $points } PP⟩.
       *[other] { $seat } is short of florins and gives back ⟨{ $points } PP⟩.
    }
# How a tile lies: turned clockwise by quarters, after it was flipped or not.
placed-at =
    { $square }{ $turn ->
        [r90] , turned once
        [r180] , turned twice
        [r270] , turned three times
        [m0] , flipped
        [m90] , flipped and turned once
        [m180] , flipped and turned twice
        [m270] , flipped and turned three times
       *[r0] { "" }
    }
event-tile-placed =
    { $who ->
        [you] You place { $piece } at { placed-at }.
       *[other] { $seat } places { $piece } at { placed-at }.
    }
event-points-gained =
    { $who ->
        [you] You gain
       *[other] { $seat } gains
    } ⟨{ $points } PP⟩ { $source ->
        [buildings] for the building.
        [landscapes] for another landscape of the same kind.
        [architects] for another architect.
       *[merchant] from the merchant.
    }
event-cards-looked-at =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the { $pile ->
        [profession] profession pile.
        [bonus] bonus pile.
       *[prestige] prestige pile.
    }
event-card-seen =
    { $who ->
        [you] You see { $card }.
       *[other] { $seat } sees { $card }.
    }
event-card-kept =
    { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } { $pile ->
        [profession] a profession card.
        [bonus] a bonus card.
       *[prestige] a prestige card.
    }
event-card-taken =
    { $who ->
        [you] You have chosen { $card }.
       *[other] { $seat } has chosen { $card }.
    }
event-cards-returned =
    { $who ->
        [you] You put the rest
       *[other] { $seat } puts the rest
    } under the { $pile ->
        [profession] profession pile.
        [bonus] bonus pile.
       *[prestige] prestige pile.
    }
event-recruited =
    { $who ->
        [you] You recruit
       *[other] { $seat } recruits
    } { $card } from { $whose ->
        [you] you.
       *[other] { $owner }.
    }
event-character-chosen =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } ⟨{ $florins } florins⟩ for { $character }.
event-character-passed =
    { $who ->
        [you] You pass: no character for you this round.
       *[other] { $seat } passes and gets no character this round.
    }
event-character-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $character } for ⟨{ $florins } florins⟩.
event-banker-paid =
    { $who ->
        [you] You receive ⟨{ $florins } florins⟩ from the banker.
       *[other] { $seat } receives ⟨{ $florins } florins⟩ from the banker.
    }
event-professor-lost =
    { $who ->
        [you] You have not used the professor, and lose him.
       *[other] { $seat } has not used the professor, and loses him.
    }
event-work-begun =
    { $who ->
        [you] You play { $card } for a work: ⟨{ $value } VA⟩.
       *[other] { $seat } plays { $card } for a work: ⟨{ $value } VA⟩.
    }
event-bonus-played =
    { $who ->
        [you] You play { $card }: ⟨+{ $value } VA⟩.
       *[other] { $seat } plays { $card }: ⟨+{ $value } VA⟩.
    }
event-princess-helped =
    { $who ->
        [you] The princess makes a work for you: ⟨{ $value } VA⟩.
       *[other] The princess makes a work for { $seat }: ⟨{ $value } VA⟩.
    }
event-work-made =
    { $who ->
        [you] You complete a work of ⟨{ $value } VA⟩.
       *[other] { $seat } completes a work of ⟨{ $value } VA⟩.
    }
event-work-paid =
    { $who ->
        [you] You receive
       *[other] { $seat } receives
    } { $points ->
        [0] ⟨{ $florins } florins⟩ for it.
       *[other] { $florins ->
            [0] ⟨{ $points } PP⟩ for it.
           *[other] ⟨{ $points } PP⟩ and ⟨{ $florins } florins⟩ for it.
        }
    }
event-freedom-taken =
    { $who ->
        [you] You introduce { $freedom }.
       *[other] { $seat } introduces { $freedom }.
    }
event-turn-ended =
    { $who ->
        [you] Your turn is over.
       *[other] { $seat } has finished.
    }
event-best-work =
    { $who ->
        [you] You gain ⟨{ $points } PP⟩ for the best work of the round, ⟨{ $value } VA⟩.
       *[other] { $seat } gains ⟨{ $points } PP⟩ for the best work of the round, ⟨{ $value } VA⟩.
    }
event-joint-proposed =
    { $who ->
        [you] You propose
       *[other] { $seat } proposes
    } to build { $piece } together at { placed-at }.
event-price-asked =
    { $who ->
        [you] You ask
       *[other] { $seat } asks
    } { $florins ->
        [0] nothing of { $whose ->
            [you] you
           *[other] { $owner }
        } for it.
       *[other] { $whose ->
            [you] you
           *[other] { $owner }
        } for ⟨{ $florins } florins⟩.
    }
event-offer-declined =
    { $who ->
        [you] You decline
       *[other] { $seat } declines
    } { $whose ->
        [you] your offer.
       *[other] the offer made by { $owner }.
    }
event-price-countered =
    { $who ->
        [you] You would pay
       *[other] { $seat } would pay
    } { $whose ->
        [you] you
       *[other] { $owner }
    } { $florins ->
        [0] nothing instead.
       *[other] ⟨{ $florins } florins⟩ instead.
    }
event-counter-dropped =
    { $who ->
        [you] You turn down
       *[other] { $seat } turns down
    } { $whose ->
        [you] your price.
       *[other] the price named by { $owner }.
    }
event-joint-built =
    { $who ->
        [you] You share
       *[other] { $seat } shares
    } { $piece } with { $whose ->
        [you] you.
       *[other] { $owner }.
    }
event-partner-paid =
    { $who ->
        [you] You pay
       *[other] { $seat } pays
    } { $whose ->
        [you] you
       *[other] { $owner }
    } { $florins ->
        [0] nothing.
       *[other] ⟨{ $florins } florins⟩.
    }
event-card-scored =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    } { $card }: { $points ->
        [0] no PP.
       *[other] ⟨{ $points } PP⟩.
    }
event-florins-exchanged =
    { $points ->
        [0] { $who ->
            [you] You have too few florins for an exchange with the banker.
           *[other] { $seat } has too few florins for an exchange with the banker.
        }
       *[other] { $who ->
            [you] You exchange ⟨{ $florins } florins⟩ for ⟨{ $points } PP⟩ with the banker.
           *[other] { $seat } exchanges ⟨{ $florins } florins⟩ for ⟨{ $points } PP⟩ with the banker.
        }
    }
event-game-ended = All is counted.

## Why not

why-PF-2 = Before the first round everybody gives back one of the four professions dealt to them, once: choose one of yours, then wait for the others.
why-PF-10 = That item is not for sale: one of each kind at most is sold in a round, and an empty pile sells nothing.
why-PF-11 = In the auctions one player names an item or gives up, then the others in turn bid exactly 100 florins more or pass: choose what is asked of you now, or wait for your turn.
why-PF-11-wait = Another player is asked in the auctions: wait for your turn.
why-PF-11-open = It is for you to name an item that is for sale, or to give up: choose one of the two.
why-PF-11-bid = An auction is running: bid exactly 100 florins more than the last bid, or pass.
why-PF-15 = You are the only one who has neither bought nor given up: take an available item for the opening price, or give up.
why-PF-16 = That is beyond your means: your florins and, without Muse & Princess, 100 florins for each of your PP.
why-PF-20 = A landscape lies wholly on free squares of your own principality: choose a place where it fits or, if there is none, another item.
why-PF-23 = You already have three architects, and nobody may have more.
why-PF-24 = You are looking at prestige cards: keep one of them, then put the others under the pile.
why-PF-25 = A recruiting card of yours takes a profession lying face up before another player: choose one of those, or keep the card for later.
why-PF-30 = In a turn you have up to two actions (three with the cardinal), drawing a profession and introducing a freedom only once: choose something that is left to you, or wait for your turn.
why-PF-30-wait = Another player has the action turn: wait for yours.
why-PF-30-profession = You have drawn a profession in this turn, and that is allowed only once: choose something else, or end your turn.
why-PF-30-freedom = You have introduced a freedom in this turn, and that is allowed only once: choose something else, or end your turn.
why-PF-30-spent = You have no action left in this turn: end it, or do what takes none.
why-PF-30-now = It is your turn to take an action: choose one, or end your turn.
why-PF-31 = A work is made with a profession from your hand and then with bonus cards from your hand: choose one you hold, or finish the work.
why-PF-32 = A work must reach the minimum value of the round, bonus cards included: that one does not, or not yet.
why-PF-33 = Your work is being paid: turn as much of this payment into PP as you like, 200 florins for each, and no more than there is.
why-PF-40 = You are building: choose where the building is to lie.
why-PF-41 = A building lies wholly inside the principality, on squares nothing covers yet: choose another place.
why-PF-42 = With fewer than two architects a building may not share a side with another building or the palace: choose another place.
why-PF-44 = You can build only one building of each kind, only if the supply still has it, and only if it fits somewhere.
why-PF-44-owned = You have that building already, and only one of each kind is allowed: choose another.
why-PF-44-gone = No building of that kind is left in the supply: choose another.
why-PF-44-no-place = That building fits nowhere in your principality: choose another.
why-PF-45 = You are looking at profession cards: keep one of them, then put the others under the pile.
why-PF-46 = You have that freedom already, or none of that kind is left.
why-PF-46-owned = You have that freedom already: choose another.
why-PF-46-gone = No freedom of that kind is left: choose another.
why-PF-47 = You are looking at bonus cards: keep one of them, then put the others under the pile.
why-PF-48 = That action is not available: its pile is empty, or its price is beyond your means.
why-PF-48-empty = That pile is empty: choose another action.
why-PF-48-means = That price is beyond your means: choose another action.
why-PF-72 = The game is over: nothing more can be played.
why-PF-76 = With two players the three landscapes are a single item, and its winner then chooses a kind that is left; with more players each kind is an item of its own.
why-PF-100 = Characters are bid for in turn, from the first player clockwise: wait for yours.
why-PF-101 = Put your piece on a character, higher than any piece already on it, or pass.
why-PF-102 = That character is taken for this round: choose another, or pass.
why-PF-103 = That number is not on the card, or you do not have as many hundreds of florins: choose another, or pass.
why-PF-103-card = That number is not on the card: choose another, or pass.
why-PF-103-florins = You do not have as many hundreds of florins: choose a lower number, or pass.
why-PF-107 = The princess makes one work, for the player who has her.
why-PF-108 = The merchant gives his owner points, or one purchase free: choose what he is to do now, or wait.
why-PF-109 = The professor brings his owner one bonus or prestige card, from a pile that is not empty; his owner says when.
why-PF-120 = You can build together only with a neighbour: your two principalities must share a border.
why-PF-121 = A joint building is for Cooperation only, and covers at least one square in each of two neighbouring principalities and none in a third: choose one that fits across your border.
why-PF-121-off = Joint buildings are for games with Cooperation, and this one is without.
why-PF-122 = Neither partner may already have that building: choose another building or another neighbour.
why-PF-123 = A joint building may not touch another building or palace from the land of a partner with fewer than two architects: choose another place.
why-PF-124 = Along a border you build alone only with an architect, and beside a building on the other side only with two: choose another place.
why-PF-125 = An offer names a price from 0 to 3000 florins; the neighbour accepts, declines or names one other price, and after two refusals you make no more offers this turn.

## Why it was done: said of any player’s move, from what lies open

reason-item-same-landscape =
    { $count ->
        [one] One of this kind lies
       *[other] { $count } of this kind lie
    } there already: another brings { $points } PP at once.
reason-item-new-landscape =
    It would be the first of its kind there: { $value } VA for the work of everybody who likes it, and { $count ->
        [0] no profession is
        [one] one profession is
       *[other] { $count } professions are
    } in the hand.
reason-item-landscape = A landscape counts for the works of those who like it, and the second of a kind brings PP.
reason-item-jester =
    A jester adds { $value } VA to every work, and { $count ->
        [0] every profession still to come counts.
        [one] one profession is still in the hand.
       *[other] { $count } professions are still in the hand.
    }
reason-item-first-architect = The first architect makes buildings cheaper than the { $florins } florins they cost now.
reason-item-second-architect = The second architect brings { $points } PP, and buildings may then touch each other.
reason-item-third-architect = The third architect brings { $points } PP, and buildings then cost nothing.
reason-item-prestige =
    { $count ->
        [0] A first prestige card brings
        [one] A second prestige card brings
       *[other] Another prestige card brings
    } PP at the end if its condition is met.
reason-item-recruiting =
    { $count ->
        [0] It counts as a profession card for every work.
        [one] One profession lies open with another player, to be recruited for a second work.
       *[other] { $count } professions lie open with other players, to be recruited for a second work.
    }
reason-item-last = There is no other left: later { $item } cannot be had any more.
reason-raise-against =
    { $whose ->
        [you] You have
       *[other] { $owner } has
    } { $count } of them already, and would have had one more.
reason-pass-price = A higher bid would have been { $florins } florins for { $item }.
reason-pass-others =
    { $count ->
        [one] One other kind of item
       *[other] { $count } other kinds of items
    } can still be auctioned this round, from { $florins } florins on.
reason-pass-saves = A higher bid would have been { $florins } florins; nothing that lies open says more.
reason-gave-up =
    { $florins ->
        [0] The florins are kept for the actions.
       *[other] The florins are kept for the actions: a building costs { $florins }.
    }
reason-character-against =
    { $whose ->
        [you] You would have had { $character }.
       *[other] { $owner } would have had { $character }.
    }
reason-muse =
    The muse adds { $value } VA to every work of this round, and { $count ->
        [0] no profession is
        [one] one profession is
       *[other] { $count } professions are
    } in the hand.
reason-cardinal = The cardinal gives a third action this round.
reason-princess = The princess makes a work without a profession: { $value } VA with what lies there now.
reason-princess-reaches = The princess makes a work without a profession: { $value } VA with what lies there now, and { $minimum } are needed.
reason-merchant = The merchant makes the next purchase free, or brings { $points } PP.
reason-professor = The professor brings a prestige or bonus card for nothing.
reason-banker =
    { $florins ->
        [0] The banker gives back just what is bid for him.
       *[other] The banker gives { $florins } florins more than is bid for him.
    }
reason-no-character =
    { $count ->
        [one] The one character left was not worth its florins.
       *[other] None of the { $count } characters left was worth its florins.
    }
reason-no-character-left = No character was left.
reason-work-reaches = With { $value } VA it reaches the { $minimum } of this round, and pays { $florins } florins.
reason-work-with-bonus =
    It lacks { $short } VA of the { $minimum } of this round, and { $count ->
        [one] a bonus card is
       *[other] { $count } bonus cards are
    } in the hand.
reason-work-best = With { $value } VA no other work of this round is better so far, the best of the others has { $best }: that can bring { $points } PP.
reason-bonus-reaches = It lifts the work to { $value } VA, and { $minimum } are needed.
reason-bonus-pays = The work pays { $florins } florins more with it.
reason-paid-at-the-end = After the last round only PP count.
reason-paid-in-points =
    { $florins ->
        [0] PP stay to the end, and all of the pay was turned into them.
       *[other] PP stay to the end, and { $florins } florins are left for what comes next.
    }
reason-paid-in-florins =
    { $florins ->
        [0] Florins pay for the auctions and actions of the rounds to come.
       *[other] Florins pay for the auctions and actions of the rounds to come; a building costs { $florins }.
    }
reason-built =
    { $florins ->
        [0] A building brings { $points } PP and no longer costs anything here.
       *[other] A building brings { $points } PP for { $florins } florins, and lifts the works of those who like it.
    }
reason-liked = It is what { $card }, known to be in the hand, likes: { $value } VA more for that work.
reason-placed-again = Another landscape of its kind brings { $points } PP.
reason-placed =
    { $squares_left ->
        [one] One square stays free that way.
       *[other] { $squares_left } squares stay free that way.
    }
reason-freedom =
    It adds { $value } VA to the work of everybody who asks for it, and { $count ->
        [0] no profession is
        [one] one profession is
       *[other] { $count } professions are
    } in the hand.
reason-last-freedom = There was only one left of { $freedom }.
reason-drew-profession =
    { $count ->
        [0] No profession is left in the hand,
        [one] Only one profession is left in the hand,
       *[other] { $count } professions are in the hand,
    } and each more can make a work and adds to all the others.
reason-drew-bonus =
    A bonus card lifts one work; { $minimum } VA are needed this round, and { $count ->
        [0] no profession is
        [one] one profession is
       *[other] { $count } professions are
    } in the hand.
reason-drew-prestige =
    { $count ->
        [one] A prestige card brings PP at the end if its condition is met.
       *[other] { $count } prestige cards bring PP at the end if their conditions are met.
    }
reason-recruit-reaches = With what lies there now { $card } makes a work of { $value } VA, and { $minimum } are needed.
reason-recruit = With what lies there now { $card } makes a work of { $value } VA; { $minimum } are needed.
reason-ends-early =
    { $count ->
        [one] One action was
       *[other] { $count } actions were
    } left, and the florins are kept.
reason-turn-over = No action was left.
reason-together = A building shared brings each of the two { $points } PP and takes fewer squares of each.
reason-joint-price =
    { $florins ->
        [0] The building costs nothing and brings each of the two { $points } PP.
       *[other] The building costs { $florins } florins and brings each of the two { $points } PP.
    }
reason-declined =
    { $florins ->
        [0] The { $points } PP were not worth the squares.
       *[other] The { $points } PP were not worth { $florins } florins and the squares.
    }

## The board: a mark for each piece, a short form for each freedom

mark-university = U
mark-laboratory = L
mark-workshop = W
mark-library = B
mark-opera = O
mark-studio = S
mark-hospital = H
mark-theatre = T
mark-tower = R
mark-chapel = C
mark-forest = f
mark-lake = l
mark-park = p
mark-travel = tra
mark-religion = rel
mark-opinion = opi

board-round =
    { $round ->
        [0] Before the first round of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
board-minimum = a work needs { $minimum } VA
board-first = first player { $first }
board-supply = To be auctioned:
board-sold = Sold this round:
board-stock = To be built (# is a palace):
board-freedoms = Freedoms left:
board-piles = To be drawn:
board-pile-profession = profession
board-pile-bonus = bonus
board-auction = Auction of { $item }: { $bidder } bids { $florins } florins.
board-passed = Passed:
board-out = Have bought or given up:
board-characters = Characters:
board-character-free = { $name } (from { $low })
board-banker-free = { $name } (from { $low }, holds { $florins } florins)
board-character-bid = { $name } ({ $seat } bids { $number })
board-character-owned = { $name } ({ $seat } has it)
board-character-gone = { $name } (taken)
board-actions =
    { $seat } has { $left ->
        [0] no action left.
        [one] one action left.
       *[other] { $left } actions left.
    }
board-work = A work of { $value } VA is being made.
board-piece = { $seat } places { $piece }.
board-looking =
    { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } of the { $pile ->
        [profession] profession pile.
        [bonus] bonus pile.
       *[prestige] prestige pile.
    }
board-offer = { $seat } offers { $partner } to build { $piece } together.
board-offer-place = It would lie on { $squares } (?).
board-offer-price =
    { $florins ->
        [0] { $partner } would pay nothing.
       *[other] { $partner } would pay { $florins } florins.
    }
board-player = player
board-prestige = PP
board-buildings = buildings
board-landscapes = { $forest } { $lake } { $park }
board-jesters = jesters
board-architects = architects
board-freedom-names = freedoms
board-hand-size = hand
board-works = works
board-bonus-size = bonus
board-prestige-size = prestige
board-free-squares = free
board-best-work = best VA
board-you = (you)
board-table = Face up:
board-recruiting-count =
    { $count ->
        [one] recruiting card
       *[other] { $count } recruiting cards
    }
board-known = Known to be in hand:
board-purse = Your purse: { $florins } florins; a building costs you { $cost }.
board-hand = Your professions, with the VA of their work now:
board-no-hand = You have no profession in hand.
board-recruiting =
    { $count ->
        [one] You have a recruiting card in hand.
       *[other] You have { $count } recruiting cards in hand.
    }
board-returned = You give back { $card }.
board-bonus = Your bonus cards, with what they would add now:
board-prestige-cards = Your prestige cards, with their PP if the game ended now:
board-looked = You look at:
board-remembered =
    { $pile ->
        [profession] You remember in the profession pile, from its top:
        [bonus] You remember in the bonus pile, from its top:
       *[prestige] You remember in the prestige pile, from its top:
    }

## On the page: principalities, the supply, and laying pieces

ground-own = Your principality
ground-of = Principality of { $seat }
ground-others = The other principalities
ground-area = The joined principalities
ground-near = Come closer
ground-whole = Show all of them
ground-enlarge = Enlarge: { $ground }
ground-label = { $name }: { $tiles }; { $free }.
ground-palace = the palace on { $squares }
ground-tile = { $piece } on { $squares }
ground-free =
    { $count ->
        [0] no free square
        [one] one free square
       *[other] { $count } free squares
    }
placing-hand = The piece in your hand
placing-keys = Arrow keys move the piece, R turns it, F flips it, Enter lays it, Escape puts it back.
placing-turn = Turn
placing-flip = Flip
placing-lay = Lay
placing-back = Put back
placing-spot =
    { $piece } on { $squares }{ $turn ->
        [0] { "" }
       *[other] , turned by { $turn }°
    }{ $side ->
        [flipped] , flipped:
       *[face] :
    }
placing-fits = it fits.
placing-together = it fits, as an offer to { $seat }.
placing-not-now = it cannot be built like this now.
supply-buildings = Buildings
supply-landscapes = Landscapes
supply-cost =
    { $florins ->
        [0] free for you
       *[other] { $florins } florins each
    }
supply-left = { $piece }, { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
supply-owned = built already
supply-liked =
    { $count ->
        [one] liked in your hand by the { $professions }
       *[other] liked in your hand by { $professions }
    }

## On the page: offers to build together

offer-name = Building together
offer-begun =
    { $who ->
        [you] You want to build { $piece } with a neighbour.
       *[other] { $seat } wants to build { $piece } with a neighbour.
    }
offer-title =
    { $who ->
        [you] You offer to build { $piece } with { $partner }.
       *[other] { $whose ->
            [you] { $seat } offers to build { $piece } with you.
           *[other] { $seat } offers to build { $piece } with { $partner }.
        }
    }
offer-place = On { $squares }.
offer-countered =
    { $who ->
        [you] You name another price.
       *[other] { $seat } names another price.
    }
offer-balance = What each would pay and get
offer-column-bank = to the bank
offer-column-price = price
offer-column-florins = florins in all
offer-column-points = PP
offer-open = still open
offer-works = What it would do for your cards
offer-work = { $card }: { $now } becomes { $then }
offer-refusals =
    { $count ->
        [0] Nothing is refused yet this turn; after two refusals there are no more offers.
        [one] One refusal this turn; after one more there are no more offers.
       *[other] { $count } refusals this turn: there are no more offers.
    }
offer-waits-partner = { $seat } chooses a neighbour.
offer-waits-join = { $seat } chooses its place.
offer-waits-price = { $seat } thinks of a price.
offer-waits-answer = { $seat } answers.
offer-waits-reply = { $seat } answers.
offer-partners = With whom?
offer-partner-label = a neighbour of yours
offer-price-name = What is your neighbour to pay?
offer-counter-name = Another price
offer-price-label = in florins
offer-less = { $florins } florins less
offer-more = { $florins } florins more
offer-ask =
    { $florins ->
        [0] Ask for nothing
       *[other] Ask for { $florins }
    }
offer-counter =
    { $florins ->
        [0] Name: nothing
       *[other] Name { $florins }
    }
offer-answer-name = Your answer
offer-accept = Accept
offer-accept-label = { $piece }, together with { $seat }
offer-decline = Decline
offer-drop = Drop the offer
offer-refuse-label = nothing is built

## On the page: what the reader holds

hand-profession = { $profession }, who likes { $likes }: a work of { $value } VA now
hand-enough = enough for this round
hand-enough-with-bonus = enough with bonus cards, which bring it to { $most } VA
hand-short = { $short } short of the { $minimum } VA this round needs
hand-face-up = face up before { $seat }
hand-reason-jester = jesters
hand-reason-profession = professions and recruiting cards
hand-now = now
hand-one-more = one more
hand-sum = value of the work
hand-needed = needed this round
hand-bonus = adds { $value } VA now
hand-prestige =
    { $value ->
        [0] nothing
       *[other] { $value } PP
    } if the game ended now
hand-worth = worth { $points } PP
hand-worth-tied = worth { $points } PP, tied { $tied }
hand-florins = { $florins } florins
hand-points-pay = What your { $florins } florins do not cover you pay with prestige, one point for 100 florins, without being asked again (PF-71).
hand-actions =
    { $left ->
        [0] no action left
        [one] one action left
       *[other] { $left } actions left
    }
hand-actions-name = Actions
hand-pile =
    { $pile ->
        [bonus] bonus cards
       *[profession] professions
    }, { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }
hand-freedom =
    { $freedom }, { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }
hand-liked-by = liked by { $professions }
hand-work = The work being made
hand-so-far = { $value } VA so far
hand-reached = the minimum of { $minimum } is reached
hand-missing = { $short } more to reach the minimum of { $minimum }
hand-finish = Finish at { $value } VA
hand-pay = The work pays { $florins } florins
hand-pay-points = PP
hand-pay-florins = florins
hand-pay-then = in all
hand-pay-choice = then you have { $prestige } PP and { $purse } florins
hand-looked = The cards you look at
hand-under = The first card you tap lies highest under the pile.
hand-rest = All in this order
hand-recruits = Who could be recruited
hand-remembered = Remembered cards
hand-place =
    { $place ->
        [1] on top
       *[other] { $place } from the top
    }
hand-still-choosing = Still choosing: { $seats }.
hand-of = Hand of { $seat }

## On the page: auctions, rounds, the prestige track, characters, and what lies before a player

short-jester = jester
short-prestige = prestige
short-recruiting = recruiting
market-name = Auctions
market-item =
    { $item }: { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }
market-sold = sold this round
market-bought =
    { $who ->
        [you] bought by you for { $florins } florins
       *[other] bought by { $seat } for { $florins } florins
    }
market-free-for =
    { $who ->
        [you] free for you, instead of { $florins } florins
       *[other] free for { $seat }, instead of { $florins } florins
    }
market-opens =
    { $who ->
        [you] Tap an item to bid { $florins } florins for it.
       *[other] { $seat } opens the next auction, at { $florins } florins.
    }
market-last =
    { $who ->
        [you] Tap an item to take it for { $florins } florins.
       *[other] { $seat } is the last one and may take an item for { $florins } florins.
    }
market-settles = { $seat } has won and has the merchant.
market-chooses = { $seat } has won and chooses a landscape.
market-recruits = { $seat } may use the recruiting card.
market-before = The auctions have not begun.
market-over = The auctions of this round are over.
market-rivals = Who takes part in the auctions
market-rival-leads =
    { $who ->
        [you] you bid { $florins } florins
       *[other] { $seat } bids { $florins } florins
    }
market-rival-speaks =
    { $who ->
        [you] it is for you to decide
       *[other] it is for { $seat } to decide
    }
market-rival-waits =
    { $who ->
        [you] you may still buy
       *[other] { $seat } may still buy
    }
market-rival-passed =
    { $who ->
        [you] you have passed
       *[other] { $seat } has passed
    }
market-rival-out =
    { $who ->
        [you] you have bought or given up
       *[other] { $seat } has bought or given up
    }
market-bid = Bid { $florins }
market-bid-more = { $florins } more than the last bid
market-pass = Pass
market-pass-in-full = out of this auction, not of the next ones
market-give-up =
    { $phase ->
        [last] Take nothing
       *[open] Give up
    }
market-give-up-in-full = no item this round
market-merchant = Your merchant
market-settle-free = Free
market-settle-points = Pay { $florins }, +{ $points } PP
market-settle-pay = Pay { $florins }, keep him
market-characters = To the characters
market-items = To the auctions
timeline-name = Rounds
timeline-round =
    Round { $round }, { $now ->
        [past] played
        [now] being played
       *[later] to come
    }: a work needs { $minimum } VA
timeline-first =
    { $who ->
        [you] You are first player.
       *[other] { $seat } is first player.
    }
timeline-works = Best works of the round
timeline-work =
    { $who ->
        [you] your best work: { $value } VA
       *[other] best work of { $seat }: { $value } VA
    }
timeline-best = the best so far
timeline-no-work = no work yet this round
track-name = Prestige
track-seat =
    { $who ->
        [you] you
       *[other] { $seat }
    }: { $points } PP, place { $place }
powers-name = Characters
powers-free =
    { $low ->
        [0] nobody stands there; from 0 florins
       *[other] nobody stands there; from { $low } florins
    }
powers-standing =
    { $florins ->
        [0] { $who ->
            [you] you bid 0 florins
           *[other] { $seat } bids 0 florins
        }
       *[other] { $who ->
            [you] you bid { $florins } florins
           *[other] { $seat } bids { $florins } florins
        }
    }
powers-owned =
    { $who ->
        [you] yours this round
       *[other] with { $seat }
    }
powers-gone = taken this round
powers-brings-muse = Each of your works: +{ $round } VA
powers-brings-cardinal = A third action
powers-brings-princess =
    { $value ->
        [0] A work without a profession
       *[other] { $reaches ->
            [yes] A work of { $value } VA; { $minimum } are needed
           *[no] A work of only { $value } VA; { $minimum } are needed
        }
    }
powers-brings-merchant =
    { $points ->
        [0] The next item free, or PP for the place on the track
       *[other] Your next item free, or { $points } PP
    }
powers-brings-professor = A bonus or prestige card free
powers-brings-banker =
    { $florins ->
        [0] Nothing more
       *[other] { $florins } florins, less your bid
    }
powers-track = From { $low } to { $high } hundred florins
powers-amount = Hundreds of florins
powers-less = One hundred less
powers-more = One hundred more
powers-bid =
    { $florins ->
        [0] Bid 0
       *[other] Bid { $florins }
    }
powers-pass-in-full = no character this round
powers-use-merchant = Take { $points } PP
powers-use-professor =
    { $pile ->
        [bonus] Bonus
       *[prestige] Prestige
    }
powers-use-princess = A work of { $value } VA
powers-use-nothing = Nothing: he is lost
has-prestige = { $count } PP, place { $place }
has-profession =
    { $count ->
        [0] no profession in hand
        [one] one profession in hand
       *[other] { $count } professions in hand
    }
has-known = known: { $cards }
has-table =
    { $count ->
        [0] nothing face up
        [one] one card face up
       *[other] { $count } cards face up
    }
has-recruiting =
    { $count ->
        [one] one recruiting card in hand
       *[other] { $count } recruiting cards in hand
    }
has-left-recruiting =
    { $count ->
        [one] one recruiting card
       *[other] { $count } recruiting cards
    }
has-bonus =
    { $count ->
        [one] one bonus card
       *[other] { $count } bonus cards
    }
has-prestige-cards =
    { $count ->
        [one] one prestige card
       *[other] { $count } prestige cards
    }
has-jesters =
    { $count ->
        [one] one jester
       *[other] { $count } jesters
    }
has-architects =
    { $count ->
        [one] one architect
       *[other] { $count } architects
    }; { $florins ->
        [0] a building is free
       *[other] a building costs { $florins } florins
    }
has-freedom = freedom: { $freedom }
has-landscape = { $count } × { $landscape }
has-buildings =
    { $count ->
        [0] no building
        [one] one building
       *[other] { $count } buildings
    }
has-best-work =
    { $count ->
        [0] no work in this round yet
       *[other] best work of the round: { $count } VA
    }
has-neighbours = Beside:
has-first = first player

## On the page: cards that explain what is looked at; VA and PP are said in full where a newcomer meets them

card-round = Round { $round }
card-round-text = A work made in this round must be worth { $minimum } VA (artistic value) or more.
card-round-worth =
    { $short ->
        [0] Your best profession reaches { $best } VA without bonus cards: enough.
       *[other] Your best profession reaches { $best } VA without bonus cards; { $short } more are needed.
    }
card-first-text = The first player opens the auctions and takes the first action turn. The banner moves one place to the left after each round.
card-works-text = After all turns, the most valuable work of the round scores 3 PP (prestige points). Everybody who reaches that value scores them.
card-cost-text =
    { $architects ->
        [0] 700 florins without an architect; 300 with one or two, nothing with three.
        [one] You have an architect. Without one it would be 700 florins; with three, nothing.
       *[other] You have { $architects } architects. Without one it would be 700 florins; with three, nothing.
    }
card-item-forest = You lay it in your principality at once. Professions that like it make works worth 3 VA more, and the second of a kind scores 3 PP.
card-item-lake = { card-item-forest }
card-item-park = { card-item-forest }
card-item-landscape = A forest, a lake or a park, as the winner likes. Professions that like it make works worth 3 VA more, and the second of a kind scores 3 PP.
card-item-jester = Every work you make is worth 2 VA more.
card-item-architect = The first makes buildings cost 300 florins, the second lets them touch, the third makes them free. The second and the third score 3 PP each.
card-item-prestige = You look at five and keep one. It scores PP at the end of the game if it comes true for you.
card-item-recruiting = It takes a profession that lies face up before somebody else into your hand, for another work. Until then it counts as a profession.
card-worth-works =
    { $count ->
        [one] A work of your { $professions } would be worth { $more } VA more.
       *[other] Works of your { $professions } would each be worth { $more } VA more.
    }
card-worth-every = Every work of yours would be worth { $more } VA more.
card-worth-nobody = No profession in your hand gains by it.
card-worth-second = You have one of this kind: 3 PP at once.
card-worth-architect =
    { $count ->
        [0] Buildings would cost you 300 florins instead of 700.
        [1] 3 PP at once, and your buildings could touch.
        [2] 3 PP at once, and your buildings would be free.
       *[other] You have three, and nobody may have more.
    }
card-worth-prestige =
    { $count ->
        [0] You have no prestige card yet.
        [one] You have one prestige card.
       *[other] You have { $count } prestige cards.
    }
card-lot-text =
    { $next ->
        [0] { $florins } florins are bid.
       *[other] { $florins } florins are bid; the next bid is { $next }.
    }
card-lot-worth = For { $next } florins, { $left } would be left in your purse.
card-lot-short = { $next } florins are more than you have.
card-track-text = { $points } PP (prestige points), place { $place }. The most PP at the end win.
card-track-ahead = { $count } more than you.
card-track-behind = { $count } fewer than you.
card-track-level = As many as you.
card-building-text =
    { $size ->
        [7] A large
        [5] A medium
       *[3] A small
    } building. It scores 3 PP when it is built, and professions that like it make works worth 4 VA more.
card-landscape-text = Professions that like it make works worth 3 VA more. The second of a kind scores 3 PP.
card-building-owned = You have built it: one of each kind is allowed.
card-tile-liked = In your hand liked by: { $professions }.
card-tile-joint = Built together with { $seat }: it counts for both.
card-palace = Palace
card-palace-text = It stands there from the start and is no building in any count. With fewer than two architects no building may touch its sides.
card-free-text = Room for buildings and landscapes. A prestige card rewards whoever has fewest left.
card-ground-text = { $tiles }; { $free }.
card-ground-bare = Nothing is built yet; { $free }.
card-ground-large = Tap it to see it large.
card-turn-text = What is shown here goes back by itself when the next part of the round begins.
card-florins-text = Your purse is secret. Works fill it: 100 florins for each VA.
card-actions-text = An action makes a work, builds, draws a card or introduces a freedom. Two a turn; fewer are allowed.
card-draw-text =
    An action and { $florins } florins. You look at the top five and keep one; { $left ->
        [0] no card is
        [one] one card is
       *[other] { $left } cards are
    } left.
card-draw-bonus-worth = You have { $count ->
        [0] no bonus card
        [one] one bonus card
       *[other] { $count } bonus cards
    }: together they would add { $value } VA to a work now.
card-freedom-text =
    An action and { $florins } florins; { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left. Professions that like it make works worth 3 VA more.
card-freedom-owned = Professions that like it make works worth 3 VA more.
card-bonus = Bonus card
card-bonus-text = Played with a work, it adds VA: { $purpose }.
card-prestige-card = Prestige card
card-prestige-text = Scored at the end, for you only: { $purpose }; { $worth }.
card-recruits =
    { $count ->
        [0] Nobody can be recruited now.
        [one] One profession can be recruited now.
       *[other] { $count } professions can be recruited now.
    }
card-remembered-text = Cards you put under a pile and still know. Tap it to see them.
card-payment-text = Part of the florins can become prestige: { $price } florins for 1 PP. Florins kept pay for auctions and buildings.
card-work-text = Bonus cards raise the value. It pays 100 florins for each VA, and part of that can become PP.
card-fact-prestige = Prestige points. The most at the end win.
card-fact-profession = Each can make one work, and adds 1 VA to all works of its patron.
card-fact-table = Professions whose work is made. They still add 1 VA to all works, and others may recruit them.
card-fact-recruiting = { card-item-recruiting }
card-fact-bonus = Played with a work to raise its value, then gone.
card-fact-prestige-cards = Shown and scored at the end of the game.
card-fact-buildings = Each scored 3 PP, and professions that like one make works worth 4 VA more.
card-fact-landscape = { card-landscape-text }
card-fact-jesters = Each adds 2 VA to every work.
card-fact-architects = { card-item-architect }
card-fact-best-work = { card-works-text }
card-fact-neighbours = Their lands share a border, so they may build together across it.
card-offer-text = One building across a border: it counts for both, and both score 3 PP. An offer names what the partner pays.
card-balance-text = Whoever offers pays the bank; the partner pays the price to them. The line of florins says what is left of it for each.
action-draw-profession = Draw a profession
action-draw-bonus = Draw a bonus card
action-freedom = { $freedom ->
        [travel] Freedom of travel
        [religion] Freedom of religion
        [opinion] Freedom of opinion
       *[other] Introduce a freedom
    }
action-price = { $florins } · ×{ $left }
placing-piece = { $piece }:
placing-priced =
    { $florins ->
        [0] { $piece }, free:
       *[other] { $piece }, { $florins } florins:
    }

## The score sheet

score-amount =
    { $count ->
        [one] one prestige point
       *[other] { $count } prestige points
    }
tie-broken = Level on prestige points, the win goes to whoever has more florins (PF-72).
sheet-title = Final score
sheet-works = Works (PF-33)
sheet-best-works = Best works (PF-35)
sheet-buildings = Buildings (PF-40)
sheet-landscapes = Further landscapes (PF-21)
sheet-architects = Architects (PF-23)
sheet-merchant = Merchant (PF-108)
sheet-cards = Prestige cards (PF-80 to PF-93)
sheet-banker = Banker’s exchange (PF-110)
sheet-going-back = Given back (PF-71)
sheet-total = Total (PF-72)
sheet-florins = Florins (PF-72)
sheet-place = Place (PF-72)

# Every point with its reason: the clause and the points stand beside it
sheet-line-works = Works: { $florins } florins of their pay turned into PP
sheet-line-best-works =
    Best work of { $count ->
        [one] one round
       *[other] { $count } rounds
    }
sheet-line-buildings =
    { $count ->
        [one] One building
       *[other] { $count } buildings
    }
sheet-line-landscapes =
    { $count ->
        [one] One further landscape
       *[other] { $count } further landscapes
    } of a kind already there
sheet-line-architects =
    { $count ->
        [one] One architect
       *[other] { $count } architects
    }
sheet-line-merchant = The merchant: PP for the place on the track
sheet-line-card = Prestige card: { $card }
sheet-line-banker = The banker: { $florins } florins turned into PP
sheet-line-going-back = Back on the track for { $florins } florins

## A reminder

rules-reminder =
    A round: auctions, then two actions each, then 3 PP for the best work. In an auction the opener names an item at the opening price, the others bid 100 more or pass; everybody buys one item at most. Actions: make a work; build (700 florins, 300 with an architect, free with three; 3 PP); draw a profession or a bonus card, or introduce a freedom (300 florins each). A work’s VA: 4 for its building, 3 for its landscape, 3 for its freedom, 2 per jester, 1 per profession or recruiting card, and bonus cards; it must reach the minimum of the round. It pays 100 florins per VA, and 200 of them buy 1 PP. After seven rounds the most PP win.

## The view

# Labels of what a view names

view-first = first player
view-round = round
view-rounds = rounds in all
view-minimum = VA a work needs
view-costs = what an action costs
view-minimums = VA a work needs, by round
view-more = one more adds
view-point-price = florins for a point
view-reasons = why
view-work-pay = paid for the work
view-stage = part of the round
view-turn = whose turn it is
view-tiles-turn = turned
view-waiting-for = waiting for
view-supply = to be auctioned
view-supply-prestige = { word-prestige }
view-stock = to be built
view-freedoms = freedoms
view-piles = to be drawn
view-piles-prestige = prestige
view-piles-bonus = bonus
view-auction = auction
view-items = items to be auctioned
view-opening = opening bid
view-next = next bid
view-item = item
view-florins = florins
view-bidder = highest bidder
view-passed = have passed
view-out = have bought or given up
view-sold = sold this round
view-characters = characters
view-name = name
view-low = from
view-high = up to
view-owner = owner
view-taken = taken
view-standing = piece on it
view-number = at number
view-action = action turn
view-actions-left = actions left
view-drew-profession = has drawn a profession
view-took-freedom = has introduced a freedom
view-refusals = offers refused
view-work-value = VA of the work
view-piece = piece
view-offer = offer
view-cost = paid to the bank
view-partner = partner
view-squares = squares
view-looking = somebody looks at cards
view-pile = pile
view-cards = prestige cards
view-looking-cards = cards
view-cards-shown = prestige cards shown
view-players = players
view-seat = player
view-prestige = prestige points (PP)
view-place = place
view-earned = PP by source
view-works = works
view-best-works = best works
view-going-back = given back
view-earned-buildings = buildings
view-earned-landscapes = landscapes
view-earned-architects = architects
view-earned-cards = prestige cards
view-professions = professions in hand
view-known-professions = known to be in hand
view-table = face up
view-recruiting-hand = recruiting cards in hand
view-recruiting-table = recruiting cards on the table
view-bonus = bonus cards
view-prestige-cards = prestige cards
view-jesters = jesters
view-architects = architects
view-buildings = buildings
view-landscapes = landscapes
view-building-cost = price of a building
view-best-work = best work of the round, in VA
view-palace = palace
view-tiles = tiles laid
view-free-squares = free squares
view-neighbours = neighbours
view-you = your own
view-princess-work = VA of the princess’s work
view-hand = hand
view-building = building
view-landscape = landscape
view-freedom = freedom
view-value = worth now
view-hand-value = VA now
view-bonus-value = VA now
view-prestige-cards-value = PP now
view-cards-shown-value = PP
view-returned = given back
view-looked = you look at
view-looked-professions = you look at, with the VA of their work
view-looked-cards = you look at, with their worth
view-recruits = could be recruited
view-points = PP
view-tied = PP if tied
view-remembered = you remember, by place from the top
view-remembered-prestige = prestige pile
view-remembered-bonus = bonus pile
view-remembered-profession = profession pile

# Words that stand as values

word-profession = profession
word-bonus = bonus
word-opening = opening hands
word-auctions = auctions
word-last-call = last purchases
word-characters = characters
word-actions = actions
word-closing = end of the round
word-over = over
word-university = university
word-laboratory = laboratory
word-workshop = workshop
word-library = library
word-opera = opera
word-studio = studio
word-hospital = hospital
word-theatre = theatre
word-tower = tower
word-chapel = chapel
word-forest = forest
word-lake = lake
word-park = park
word-jester = jester
word-architect = architect
word-prestige = prestige card
word-recruiting = recruiting card
word-landscape = landscape
word-travel = travel
word-religion = religion
word-opinion = opinion
word-muse = muse
word-cardinal = cardinal
word-princess = princess
word-merchant = merchant
word-professor = professor
word-banker = banker
word-mathematician = mathematician
word-theologian = theologian
word-philosopher = philosopher
word-botanist = botanist
word-alchemist = alchemist
word-physicist = physicist
word-watchmaker = watchmaker
word-goldsmith = goldsmith
word-bellmaker = bell maker
word-cartographer = cartographer
word-lawyer = lawyer
word-choreographer = choreographer
word-composer = composer
word-sculptor = sculptor
word-painter = painter
word-pharmacist = pharmacist
word-physician = physician
word-dramatist = dramatist
word-poet = poet
word-astronomer = astronomer
word-organbuilder = organ builder
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
word-categories = 1 per category present
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

## What a study counts

measure-works = works completed
measure-work-value = value of all works
measure-best-works = best works of a round
measure-florins-for-works = florins earned by works
measure-buildings = buildings at the end
measure-landscapes = landscapes laid
measure-jesters-bought = jesters bought
measure-architects-bought = architects bought
measure-prestiges-bought = prestige cards bought
measure-recruitings-bought = recruiting cards bought
measure-florins-for-items = florins paid in auctions
measure-freedoms = freedoms introduced
measure-recruited = people recruited
measure-bonus-cards-played = bonus cards played
measure-characters-taken = characters taken
measure-florins-exchanged = florins exchanged at the end
measure-points-works = points of works
measure-points-best-works = points of best works
measure-points-buildings = points of buildings
measure-points-landscapes = points of second landscapes
measure-points-architects = points of architects
measure-points-merchant = points of the merchant
measure-points-cards = points of prestige cards
measure-points-banker = points of the banker
measure-points-going-back = points paid for want of florins
price-item = Items of the auctions, in florins
price-character = Characters, in florins

# The titles of its lessons; what is said in them is in lessons.en.ftl.
lesson-first-game = Your first round
lesson-auctions = What a lot is worth
lesson-building = When to build
lesson-selling = Florins or prestige

# Worked examples of clauses.
example-secrets = You see your own florins and cards. Of the others everybody sees how many cards they hold, but not which, and nobody sees their florins.
