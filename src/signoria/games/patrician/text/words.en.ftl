# Patrician’s words. In a sentence $seat and $owner are players’ names; $who is "you" where the reader is meant and
# "other" else; $whose says the same of $owner, or "self" where owner and seat are one; $card and $city are shown names.

game-pitch = Raise towers in Italy’s cities, lead them when a city is full, and collect patricians’ portraits.
game-kind = Majorities and card play
game-length = 30 to 45 minutes
how-to-play-1 = On your turn you play a card. It names the city in which you build.
how-to-play-2 = Set a floor of your colour on one of the city’s two towers, or two floors if the card bears two coats of arms.
how-to-play-3 = Then you take a new card, as a rule the one that lies at that city: where you build decides what you get.
how-to-play-4 = A full city is scored at once. Whoever leads its higher tower takes the large prestige tile, whoever leads the lower one the small tile.
how-to-play-5 = Cards you have played also gather patricians: three portraits alike are worth extra points at the end.
how-to-play-6 = When all hands are empty, the most points win.
option-ambassadors = Ambassadors: at the end four ambassadors add heads to the piles of those who won the right tiles.
option-name-ambassadors = Ambassadors
option-messengers = Messengers: star cards let you send messengers between cities, worth 2 points a tower or, to the one they help least, −3.
option-name-messengers = Messengers

## The components, by table

components-city = cities
components-card = cards
components-road = roads
components-floors = floors
components-messengers = messengers
components-portraits = portraits
components-ambassador = ambassadors

## Names

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
        [crest] two coats of arms
        [star] star and head { $head }
        [heads] two heads { $head }
        [move] move
       *[choice] question mark
    })

## What is waited for

phase-play = Play a card from your hand.
phase-build = Build a floor in the card’s city: choose the site.
phase-move = You may move one top floor to the other site of its city.
phase-take = Take a card.
phase-messenger = You may send a messenger between two neighbouring cities.
phase-over = The game is over.
ending-hands-empty = Every hand is empty, so the game is over (PA-18).

## Moves

move-play = Play { $card }
move-floor =
    Build a floor at { $city }, { $site ->
        [left] left site
       *[right] right site
    }
move-move =
    At { $city }, move the top floor ({ $floor }) { $site ->
        [left] to the right site
       *[right] to the left site
    }
move-take = Take { $card }, at { $city }
move-messenger = Send a messenger between { $city } and { $other }
move-pass = Decline

## Events

event-game-begun =
    { $who ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-card-dealt =
    { $who ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
event-card-turned-up = { $card } is turned up at { $city }.
event-card-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-floor-built =
    { $who ->
        [you] You build
       *[other] { $seat } builds
    } a floor at { $city }, { $site ->
        [left] left site.
       *[right] right site.
    }
event-city-completed = { $city } is full and is scored.
event-tile-won =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } the ⟨{ $value }⟩ tile at { $city }.
event-tokens-won =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] one messenger token
       *[other] { $count } messenger tokens
    } at { $city }.
event-floor-moved =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } { $whose ->
        [you] your top floor
        [self] { $who ->
            [you] your own top floor
           *[other] their own top floor
        }
       *[other] the top floor of { $owner }
    } at { $city } { $site ->
        [left] from the left site to the right.
       *[right] from the right site to the left.
    }
event-move-forgone =
    { $who ->
        [you] You move no floor.
       *[other] { $seat } moves no floor.
    }
event-card-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from { $city }.
event-messenger-sent =
    { $who ->
        [you] You send
       *[other] { $seat } sends
    } a messenger between { $city } and { $other }.
event-messenger-kept =
    { $who ->
        [you] You send no messenger.
       *[other] { $seat } sends no messenger.
    }
event-ambassador-won =
    Ambassador { $letter } goes to { $who ->
        [you] you.
       *[other] { $seat }.
    }
event-portraits-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } for { $sets ->
        [0] no set of portraits.
        [one] one set of portraits.
       *[other] { $sets } sets of portraits.
    }
event-penalty-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the messengers’ penalty.
event-game-ended = All is counted.

## Why not

why-PA-6 = It is another player’s turn: wait for yours.
why-PA-10 = A turn begins with playing a card, and it must be in your hand: play one you hold.
why-PA-11 = Now you build: each floor goes on the left or right site of the city on the card you have just played.
why-PA-12 = That city is full: no city ever holds more floors than its capacity.
why-PA-13 = A full city must have two towers: put its last floor on the empty site.
why-PA-14 = You may move only a top floor, in a city not yet scored that holds a floor of yours and is not the one you have just built in: choose such a floor, or pass.
why-PA-14-now = Now you may move a top floor to the other tower of its city: choose one, or pass.
why-PA-14-built = You have just built in that city: move a floor in another one, or pass.
why-PA-14-scored = That city is scored, and its towers stay as they are: move a floor in another one, or pass.
why-PA-14-empty = No floor stands on that site: choose a tower that has one, or pass.
why-PA-14-no-floor = You have no floor in that city: move one in a city where you have, or pass.
why-PA-15 = Now you take a card: the one at the city you built in, or any one after a question mark.
why-PA-16 = No card lies there: take one at a city that has a card.
why-PA-18 = The game is over: nothing more can be played.
why-PA-51 = Now you may send a messenger you still have between two neighbouring cities: choose two, or pass.
why-PA-52 = A messenger may not go to the city you have just built in, beside another between the same two cities, or to a city that has two: choose another pair, or pass.
why-PA-52-built = You have just built in one of those cities: send the messenger elsewhere, or pass.
why-PA-52-taken = A messenger lies between those two cities already: choose another pair, or pass.
why-PA-52-two = One of those cities has two messengers already: choose another pair, or pass.
why-PA-54 = Those two cities are not neighbours in this game: choose two that are, or pass.

## Why it was done: said of any player’s move, from what lies open

reason-can-win =
    With its floors { $city } is full and scored at once: { $points ->
        [one] one point is
       *[other] { $points } points are
    } to be won there.
reason-can-lead =
    If { $city } were scored now, its floors could bring { $points ->
        [one] one point
       *[other] { $points } points
    } there{ $before ->
        [0] .
       *[other] , instead of { $before }.
    }
reason-holds =
    It strengthens a lead at { $city } that would bring { $points ->
        [one] one point
       *[other] { $points } points
    } now.
reason-foothold = The tiles of { $larger } and { $smaller } at { $city } are still open: a floor there keeps them in reach.
reason-own-heads =
    { $count ->
        [one] Its head { $head ->
            [a] α
            [b] β
           *[c] γ
        } goes
       *[other] Its two heads { $head ->
            [a] α
            [b] β
           *[c] γ
        } go
    } onto the pile, and { $size } equal heads make a set of portraits.
reason-any-card = Its question mark lets any card that lies open be taken.
reason-may-move = Its symbol lets a floor be moved elsewhere as well.
reason-move-in-sight =
    Its symbol lets a floor be moved at { $city }, which is good for { $points ->
        [one] one point
       *[other] { $points } points
    }.
reason-brings-card =
    It brings { $card } into the hand: { $symbol ->
        [heads] two equal heads at once.
        [star] a head towards a set of portraits.
        [crest] two floors with one card.
        [move] a floor can be moved with it later.
       *[choice] any card can be taken with it later.
    }
reason-wins =
    With it { $city } is scored, and that wins { $points ->
        [one] one point
       *[other] { $points } points
    } at once.
reason-fills = It fills { $city }; nothing that lies open says more.
reason-nothing-to-win = No tile could be won any more at { $city }, on either site.
reason-nears =
    { $behind ->
        [one] One more floor
       *[other] { $behind } more floors
    } there, and the { $site ->
        [left] left
       *[right] right
    } tower at { $city } is taken from { $whose ->
        [you] you,
       *[other] { $owner },
    } for the { $value } tile.
reason-begins-tower =
    It begins the { $site ->
        [left] left
       *[right] right
    } tower at { $city }, where nobody else stands; as things are that is the { $value } tile.
reason-takes-lead =
    It takes the lead of the { $site ->
        [left] left
       *[right] right
    } tower at { $city } from { $whose ->
        [you] you,
       *[other] { $owner },
    } for the { $value } tile.
reason-raises =
    It makes the { $site ->
        [left] left
       *[right] right
    } tower at { $city }, led already, the higher one: now it stands for the { $value } tile.
reason-secures =
    With room for only { $room ->
        [one] one more floor
       *[other] { $room } more floors
    } at { $city }, nobody can catch up in the { $site ->
        [left] left
       *[right] right
    } tower by building; it stands for the { $value } tile.
reason-extends =
    It makes the lead in the { $site ->
        [left] left
       *[right] right
    } tower at { $city } { $ahead ->
        [one] one floor,
       *[other] { $ahead } floors,
    } for the { $value } tile.
reason-takes-from =
    { $whose ->
        [you] You
       *[other] { $owner }
    } would win { $points ->
        [one] one point
       *[other] { $points } points
    } less at { $city } now.
reason-move-gains =
    If it were scored now, { $city } would bring { $points ->
        [one] one point
       *[other] { $points } points
    } instead of { $before }.
reason-move-opens =
    With the next floor the { $site ->
        [left] left
       *[right] right
    } tower at { $city } can now be taken, for the { $value } tile.
reason-move-shields =
    Fewer rivals can now take the { $site ->
        [left] left
       *[right] right
    } tower at { $city } with their next floor; it stands for the { $value } tile.
reason-move-shifts = No tile at { $city } changes hands by it for now; nothing that lies open says more.
reason-no-move-helps = No floor that might be moved would have won more.
reason-leaves-floors = A move would have won more for now; what speaks against it does not lie open.
reason-only-card = No other card could be taken.
reason-messenger-helps =
    { $count ->
        [one] One tower at { $city } or { $other } is led now, and would bring
       *[other] { $count } towers at { $city } and { $other } are led now, and each would bring
    } { $points } points more.
reason-messenger-to-come = Whoever wins a tower at { $city } or { $other } gets { $points } points more; nobody’s lead there says more.
reason-messenger-waits = A later star card lets the messenger be sent to better cities.

## The board

board-left = left
board-right = right
board-card = card
board-legend = Towers are read from the ground up; (A) leads. ×2 two floors, ★ star, { $heads } patricians’ heads, ⇄ move a floor, ? take any card.
board-deck =
    { $deck ->
        [0] The deck is empty.
        [one] The deck has one card.
       *[other] The deck has { $deck } cards.
    }
board-roads = Roads (● has a messenger):
board-hand = Your hand:
board-no-hand = You have no card left.
board-heads = Heads in your pile:
board-player = player
board-points = points
board-hand-size = hand
board-reserve = floors
board-pile = pile
board-top-card = top card
board-messengers = messengers
board-tokens = tokens
board-you = (you)
board-city = { $city }: { $floors } of { $capacity } floors
board-city-room =
    { $room ->
        [one] room for one more
       *[other] room for { $room } more
    }
board-city-scored = scored
board-city-messengers =
    { $count ->
        [one] one messenger
       *[other] { $count } messengers
    }
board-tower =
    { $city }, { $site ->
        [left] left site
       *[right] right site
    }: { $floors ->
        [0] no floor
        [one] one floor
       *[other] { $floors } floors
    }
board-tower-led =
    { $who ->
        [you] led by you
       *[other] led by { $leader }
    } ({ $own } of { $floors })
board-tower-stake = for the { $value } tile
board-tower-won = who won the { $value } tile
board-tower-takers = the next floor would put { $names } ahead
board-yourself = you
board-card-at = Card lying at { $city }: { $card }
board-no-card = No card lies at { $city }.
board-road = Road between { $city } and { $other }, without a messenger
board-road-taken = Road between { $city } and { $other }, with a messenger
board-ambassador-value = Ambassador { $letter }, for most tiles worth { $value }
board-ambassador-cities = Ambassador { $letter }, for most points at { $cities }
board-ambassador-would-go =
    { $who ->
        [you] yours if the game ended now
       *[other] would go to { $owner } now
    }
board-ambassador-goes =
    { $who ->
        [you] yours
       *[other] goes to { $owner }
    }
board-ambassadors = Ambassadors
board-in-hand = In your hand: { $card }
board-coming = would come: { $card }
board-played = Being played: { $card }
board-floors-due =
    { $count ->
        [one] one floor still to build
       *[other] { $count } floors still to build
    }
board-cards-of = Hand of { $seat }
board-own-pile = Your pile: { $count }
board-heads-held =
    { $missing ->
        [0] Patrician { $head }: { $count }
        [one] Patrician { $head }: { $count }, one more makes a set
       *[other] Patrician { $head }: { $count }, { $missing } more make a set
    }
board-has-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
board-has-floors =
    { $count ->
        [one] one floor left
       *[other] { $count } floors left
    }
board-has-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-has-messengers =
    { $count ->
        [one] one messenger left
       *[other] { $count } messengers left
    }
board-has-tokens =
    { $count ->
        [one] one messenger token
       *[other] { $count } messenger tokens
    }
board-on-pile = On top of the pile: { $card }

## What things say of themselves, on cards

card-city =
    It holds { $capacity } floors on its two sites together; { $room ->
        [one] one more fits.
       *[other] { $room } more fit.
    } With the last one it is scored: the leader of the higher tower takes { $larger } points, of the lower one { $smaller }.
card-city-scored = It is full and has been scored: its tiles of { $larger } and { $smaller } points are won, and nothing changes here any more.
card-city-messengers =
    { $count ->
        [one] A messenger adds
       *[other] { $count } messengers add
    } { $points } points to each tower when it is scored.
card-city-worth =
    Scored as it stands, { $city } would bring you { $points ->
        [0] nothing.
        [one] one point.
       *[other] { $points } points.
    }
card-city-won =
    { $points ->
        [0] You won nothing at { $city }.
       *[other] You won { $points } points at { $city }.
    }
card-capacity-title = { $city }: { $built } of { $capacity } floors
card-capacity =
    The rod has a mark for each floor that fits, on both sites together. { $room ->
        [one] One is still open: whoever builds it makes the city be scored.
       *[other] { $room } are still open.
    }
card-seal-title = { $city } is sealed
card-seal = It is full and scored. Its towers stay to the end; fewest floors on the board decide a tie for victory.
card-site-title =
    { $city }, { $site ->
        [left] left site
       *[right] right site
    }
card-site-empty = Nothing is built here yet. Both sites of a full city must have a floor, so its last floor goes here if nobody builds here before.
card-site-worth = A first floor here makes you lead this tower.
card-tower =
    { $floors ->
        [one] One floor:
       *[other] { $floors } floors:
    } { $standing }.
card-tower-stands =
    { $who ->
        [you] you { $count }
       *[other] { $name } { $count }
    }
card-tower-led =
    { $who ->
        [you] You lead
       *[other] { $name } leads
    } and would take the { $value } tile now; of equals the one with the topmost floor leads.
card-tower-won =
    { $who ->
        [you] You won
       *[other] { $name } won
    } the { $value } tile with it.
card-tower-yours = You lead: { $value } points if the city were scored now.
card-tower-needed =
    { $fits ->
        [yes] You would lead with { $count ->
            [one] one more floor.
           *[other] { $count } more floors.
        }
       *[no] You would need { $count } more floors, and only { $room ->
            [one] one fits.
           *[other] { $room } fit.
        }
    }
card-pennant-title =
    { $who ->
        [you] Your pennant
       *[other] The pennant of { $name }
    }
card-pennant =
    { $who ->
        [you] You lead
       *[other] { $name } leads
    } this tower with { $own } of its { $floors ->
        [one] one floor.
       *[other] { $floors } floors.
    } The number says how high the tower is.
card-pennant-takers = Shields beside it: with the next floor { $names } would lead.
card-tile-title = The { $value } tile of { $city }
card-tile =
    { $rank ->
        [larger] The larger tile: { $value } points for the leader of the higher tower when the city is full.
       *[smaller] The smaller tile: { $value } points for the leader of the lower tower when the city is full.
    }
card-tile-now =
    { $who ->
        [you] As the towers stand now it would be yours.
       *[other] As the towers stand now it would go to { $name }.
    }
card-tile-won =
    { $who ->
        [you] It is yours.
       *[other] { $name } has won it.
    }
card-symbol-crest = Two coats of arms: build two floors at { $city }, on one site or on both.
card-symbol-star = Build one floor at { $city }. Its head { $head } goes onto your pile: { $size } equal heads make a set.
card-symbol-star-messenger = The star lets you send a messenger at the end of the turn.
card-symbol-heads = Build one floor at { $city }. Its two heads { $head } go onto your pile: { $size } equal heads make a set.
card-symbol-move = Build one floor at { $city }. Then you may move a top floor to the other site, in another city where you have a floor.
card-symbol-choice = Build one floor at { $city }. Then take the card of any city you like.
card-heads-set = It would complete a set: you would have { $then } heads { $head }.
card-heads-more =
    You would have { $then ->
        [one] one head { $head };
       *[other] { $then } heads { $head };
    } { $missing ->
        [one] one more makes a set.
       *[other] { $missing } more make a set.
    }
card-face-up = It lies at { $city }: whoever builds there takes it.
card-in-hand = In your hand.
card-played = Being played now.
card-on-pile = On top of a player’s pile: what lies below only its owner may see.
card-in-pile = In your pile: its heads count at the end.
card-no-card-title = No card
card-no-card = The deck was empty when the card at { $city } was taken. Whoever builds here may take the card of any other city.
card-road = Once you have played a star card you may end your turn by sending one of your messengers along this road. Then every tower won at either end brings 2 points more.
card-road-taken = A messenger is on this road: every tower won at either end brings 2 points more when its city is scored.
card-road-worth =
    { $led ->
        [0] You lead no tower at its ends now.
        [one] You lead one tower at its ends: { $points } points.
       *[other] You lead { $led } towers at its ends: { $points } points.
    }
card-ambassador-value = At the end whoever has most tiles worth { $value } adds a head of their choice to their pile.
card-ambassador-cities = At the end whoever has most points of these cities’ tiles adds a head of every kind to their pile.
card-ambassador-value-worth =
    { $count ->
        [0] You have no such tile yet.
        [one] You have one such tile.
       *[other] You have { $count } such tiles.
    }
card-ambassador-cities-worth =
    { $points ->
        [0] You have no tile of these cities yet.
       *[other] You have { $points } points of these cities’ tiles.
    }
card-deck = After a card is taken the next one of the deck is laid there, face up. Once the deck is empty everybody plays out their hand.
card-head-title = Patrician { $head }
card-head = { $size } equal heads in your pile make a set, which scores at the end. Heads left over count nothing.
card-head-worth =
    { $sets ->
        [0] You have { $count }.
        [one] You have { $count }: one set.
       *[other] You have { $count }: { $sets } sets.
    } { $missing ->
        [one] One more makes the next set.
       *[other] { $missing } more make the next set.
    }
card-fact-points = Points of the tiles and tokens won so far. Sets of portraits come on top at the end, so nobody knows the whole score yet.
card-fact-floors = Floors in the reserve, still to be built. There are always enough.
card-fact-cards = Cards in the hand. Everybody plays one a turn and takes one, until the deck is empty.
card-fact-messengers = Messengers still to be sent: one at the end of a turn in which a star card was played.
card-fact-tokens = Tokens won with towers at messengers’ roads: 2 points each.
card-pile-title = Your pile
card-pile = The cards you have played. Their heads make sets at the end; only you may look through them.

## The score sheet

tie-broken = Level on points, the win goes to whoever has fewer floors on the board (PA-31).
sheet-title = Final score
sheet-tiles = Tiles (PA-21)
sheet-tokens = Messengers’ tokens (PA-55)
sheet-ambassadors = Ambassadors (PA-40, PA-42)
sheet-heads = Heads in the pile (PA-30)
sheet-portraits = Portraits (PA-30)
sheet-penalty = Penalty (PA-56)
sheet-total = Total (PA-31)
sheet-floors = Floors on the board (PA-31)
sheet-place = Place (PA-31)

# Every point with its reason: the clause and the points stand beside it
sheet-line-tile =
    { $city }, { $tower ->
        [higher] higher tower
       *[lower] lower tower
    }: the { $value } tile
sheet-line-tile-tied =
    { $city }, { $tower ->
        [higher] higher tower
       *[lower] lower tower
    }: the { $value } tile, tied but topmost
sheet-line-tokens =
    { $city }: { $count ->
        [one] one messenger’s token
       *[other] { $count } messengers’ tokens
    }
sheet-line-ambassador = Ambassador { $letter }: one head { $head }
sheet-line-ambassador-every-head = Ambassador { $letter }: one head of every kind
sheet-line-portraits =
    { $count } heads { $head }: { $sets ->
        [one] one set of { $size }
       *[other] { $sets } sets of { $size }
    }
sheet-line-penalty =
    Fewest towers won beside messengers: { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }

## A reminder

rules-reminder =
    A turn: play a card; build a floor in its city for each coat of arms; with ⇄ you may move a top floor in another city; take the card lying at the city you built in, with ? any card. A full city is scored at once: most floors in the higher tower take the larger tile, most in the lower one the smaller; ties go to the topmost floor. At the end three equal heads in your pile are worth 6 points.

## The view

# Labels of what a view names

view-first = first player
view-turn = whose turn it is
view-card-played = card played
view-floors-due = floors still to build
view-deck = cards in the deck
view-cities = cities
view-roads = roads
view-ambassadors = ambassadors
view-ambassadors-owner = would go to
view-ambassadors-value = most tiles worth
view-ambassadors-cities = most points from
view-letter = letter
view-players = players
view-you = your cards
view-name = name
view-city = city
view-symbol = symbol
view-crests = coats of arms
view-head = portrait
view-site = site
view-floors = floors upwards
view-leader = led by
view-value = value
view-owner = won by
view-colour = colour
view-capacity = room for floors
view-towers = towers
view-tiles = tiles
view-card = card lying there
view-scored = scored
view-messengers = messengers
view-messenger = messenger
view-seat = player
view-hand-size = cards in hand
view-pile-size = cards in the pile
view-top-card = top card
view-reserve = floors left
view-points = points
view-tokens = tokens
view-hand = hand
view-pile = pile
view-heads = portraits in the pile
view-sets = sets of portraits

# Words that stand as values

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
word-brown = brown
word-violet = violet
word-turquoise = turquoise
word-green = green
word-yellow = yellow
word-blue = blue
word-pink = pink
word-orange = orange
word-red = red
word-grey = grey
word-crest = two coats of arms
word-star = star
word-heads = two portraits
word-move = move a floor
word-choice = question mark
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

## What a study counts

measure-floors-built = floors built
measure-floors-left = floors left over
measure-tiles-won = tiles won
measure-tile-points = points of tiles
measure-portraits = portraits collected
measure-portrait-sets = sets of portraits
measure-portrait-points = points of portraits
measure-floors-moved = floors moved
measure-floors-moved-by-others = own floors moved by others
measure-moves-forgone = moves of a floor forgone
measure-messengers-sent = messengers sent
measure-tokens-won = messengers’ tokens won
measure-penalties = messengers’ penalties
measure-ambassadors-won = ambassadors won

# The titles of its lessons; what is said in them is in lessons.en.ftl.
lesson-first-game = Your first game
lesson-towers = Which tower to fight for
lesson-cards = The card that you take
lesson-last-floor = Who builds the last floor

# Worked examples of clauses.
example-standing-towers = The city is full and scored. Its towers stay as they are until the end: nothing is built or moved there any more.
example-total = Player B adds up { $tiles } for tiles, { $tokens } for messengers’ tokens and { $portraits } for portraits: { $total } in all. The highest total wins.
