# Il Principe’s words. In a sentence $seat is a player’s name; $who is "you" where the reader is meant and "other" else;
# $city is a shown name. $colour stands for cards, as in “3 blue castles”, $region for “the blue region”, and $role for a
# role’s title and kind, as in “Bishop (white major role)”.

game-pitch = Bid for buildings, raise Italy’s cities, and win the offices that profit when others build.
game-kind = Auctions, cards and majorities
game-length = 60 to 90 minutes
how-to-play-1 = Every round you receive coins and draw cards of five kinds of building. You give some of them up, in secret, to a common reserve.
how-to-play-2 = The reserve is sold by auction, one colour after another. Whoever wins a lot may build a city on the spot.
how-to-play-3 = A city takes the right cards and a few coins. It brings points at once and puts your shields on the map.
how-to-play-4 = What you have laid stays before you. Whoever shows most cards of a colour holds its major role, the next its minor one.
how-to-play-5 = A role helps you when you take it, and pays you whenever somebody else builds with its colour.
how-to-play-6 = The game ends when cities or cards run out. Roles, sets of cards, coins and the regions of the map are counted then, and the most points win.
option-edition = Edition: the second gives you 5 coins at the start and 12 shields for the map; the first no coins and 11 shields, and another last round.
option-name-edition = Edition
option-edition-first = First edition: no coins at the start, 11 shields for the map, and a last round without coins, in which cards nobody bought may come back.
option-edition-second = Second edition: 5 coins at the start, 12 shields for the map, and a last round with coins.
option-abundance = Abundance: 10 coins at the start, 6 a round, and cities can be built from the first round on.
option-name-abundance = Abundance

## The components, by table

components-city = cities
components-size = sizes of cities
components-table = by number of players
components-start = coins at the start
components-shields = shields
components-effects = effects of roles
components-points = points

## Names

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

building-green = university
building-white = cathedral
building-red = town hall
building-blue = castle
building-yellow = market
buildings-green = green universities
buildings-white = white cathedrals
buildings-red = red town halls
buildings-blue = blue castles
buildings-yellow = yellow markets

region-blue = the blue region
region-green = the green region
region-red = the red region
region-yellow = the yellow region
region-brown = the brown region
region-violet = the violet region

# A role’s title; two of them depend on $edition
role-major-green = Master
role-major-white = Bishop
role-major-red =
    { $edition ->
        [first] Gonfalonier
       *[second] Magistrate
    }
role-major-blue =
    { $edition ->
        [first] Noble
       *[second] Lord
    }
role-major-yellow = Banker
role-minor-green = Apprentice
role-minor-white = Priest
role-minor-red = Notary
role-minor-blue = Knight
role-minor-yellow = Merchant
role-in-full = { $title } ({ $kind })

# Cards: so many of a colour, and lists of these
cards =
    { $colour ->
        [green] { $count ->
            [one] a green university
           *[other] { $count } green universities
        }
        [white] { $count ->
            [one] a white cathedral
           *[other] { $count } white cathedrals
        }
        [red] { $count ->
            [one] a red town hall
           *[other] { $count } red town halls
        }
        [blue] { $count ->
            [one] a blue castle
           *[other] { $count } blue castles
        }
       *[yellow] { $count ->
            [one] a yellow market
           *[other] { $count } yellow markets
        }
    }
cards-of-two = { $first } and { $second }
cards-of-three = { $first }, { $second } and { $third }

## What is waited for

phase-reserve = Choose, in secret, the cards you give up to the reserve.
phase-bid = Bid more than the last bid, or pass: you are then out of this auction.
phase-extra = You have won the auction: you may build a city at once.
phase-turn = Build a city, lay cards of one colour, or pass.
phase-shields = Place a shield in a region that your city touches.
phase-turn-up = Your green role: you may turn a face-down card of yours of another colour face up.
phase-shield = Your blue role: place a shield in any region.
phase-between = The game goes on.
phase-over = The game is over.
ending-cities = Fewer than four cities lie face up, so the game is over (IP-50).
ending-deck = The deck has too few cards for a last auction, so the game is over (IP-54).
ending-last-round = The last round is played, so the game is over (IP-55).

## Moves

move-reserve = Give up { $cards }
move-bid =
    { $coins ->
        [one] Bid one coin
       *[other] Bid { $coins } coins
    }
move-build = Build { $city } for { $coins } coins: { $points } points
move-lay = Lay { $colour }
move-shield = Place a shield in { $region }
move-turn = Turn { $colour } face up
move-pass =
    { $phase ->
        [bid] Pass in this auction
        [extra] Build nothing now
        [turn-up] Turn no card
       *[turn] Pass: neither build nor lay
    }

## What is auctioned

lot-cards = { $colour }
lot-role = { $role }
bid-height =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## Events

event-game-begun =
    { $who ->
        [you] You hold the marker first: you are Il Principe.
       *[other] { $seat } holds the marker first and is Il Principe.
    }
event-city-turned-up = { $city } is turned up.
event-round-begun = Round { $round } begins.
event-last-round-begun = Round { $round } begins, and it is the last: the deck has too few cards for everybody to draw.
event-coins-paid-out = Everybody gets ⟨{ $coins } coins⟩.
event-cards-drawn =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-cards-seen =
    { $who ->
        [you] You have drawn { $colour }.
       *[other] { $seat } has drawn { $colour }.
    }
event-reserve-laid =
    { $who ->
        [you] You lay
       *[other] { $seat } lays
    } { $colour } face down into the reserve.
event-discards-shuffled =
    { $count ->
        [0] There are no discards for a new deck.
        [one] The discards are a new deck of one card.
       *[other] The discards are shuffled into a new deck of { $count } cards.
    }
event-group-revealed = In the reserve: { $colour }.
event-no-reserve = No card is left to be auctioned.
event-auction-opened = Up for auction: { $colour }.
event-role-auction-opened = Up for auction: { $role }.
event-bid-made =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } { $coins ->
        [one] ⟨one coin⟩.
       *[other] ⟨{ $coins } coins⟩.
    }
event-bid-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-group-won =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } { $colour } for { $coins ->
        [one] ⟨one coin⟩
       *[other] ⟨{ $coins } coins⟩
    } and { $who ->
        [you] take the marker.
       *[other] takes the marker.
    }
event-group-unsold =
    Nobody bids, and { $colour } { $count ->
        [one] goes unsold.
       *[other] go unsold.
    }
event-building-forgone =
    { $who ->
        [you] You build nothing after the auction.
       *[other] { $seat } builds nothing after the auction.
    }
event-city-built =
    { $who ->
        [you] You build { $city } for ⟨{ $coins } coins⟩ and score ⟨{ $points } points⟩.
       *[other] { $seat } builds { $city } for ⟨{ $coins } coins⟩ and scores ⟨{ $points } points⟩.
    }
event-officials-paid =
    { $who ->
        [you] Your roles bring you
       *[other] Roles bring { $seat }
    } { $points ->
        [one] ⟨one point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-shield-placed =
    { $who ->
        [you] You place a shield in { $region }.
       *[other] { $seat } places a shield in { $region }.
    }
event-cards-laid =
    { $who ->
        [you] You lay { $colour }.
       *[other] { $seat } lays { $colour }.
    }
event-turn-passed =
    { $who ->
        [you] You neither build nor lay.
       *[other] { $seat } neither builds nor lays.
    }
event-roles-returned = All roles come back to the board.
event-role-taken =
    { $who ->
        [you] You become { $role }.
       *[other] { $seat } becomes { $role }.
    }
event-role-won =
    { $who ->
        [you] You pay
       *[other] { $seat } pays
    } { $coins ->
        [one] ⟨one coin⟩,
       *[other] ⟨{ $coins } coins⟩,
    } { $who ->
        [you] become { $role } and take the marker.
       *[other] becomes { $role } and takes the marker.
    }
event-role-left = Nobody bids, so nobody becomes { $role }.
event-cards-turned-down =
    { $who ->
        [you] You turn { $colour } face down.
       *[other] { $seat } turns { $colour } face down.
    }
event-card-turned-up =
    { $who ->
        [you] You turn { $colour } face up again.
       *[other] { $seat } turns { $colour } face up again.
    }
event-card-left-down =
    { $who ->
        [you] You turn no card face up.
       *[other] { $seat } turns no card face up.
    }
event-points-gained =
    The white role brings { $who ->
        [you] you
       *[other] { $seat }
    } { $points ->
        [one] ⟨one point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-coins-gained =
    The yellow role brings { $who ->
        [you] you
       *[other] { $seat }
    } { $coins ->
        [one] ⟨one coin⟩.
       *[other] ⟨{ $coins } coins⟩.
    }
event-game-ended = The final scoring begins.
event-purse-opened =
    { $who ->
        [you] You show
       *[other] { $seat } shows
    } { $coins ->
        [0] no coin
        [one] ⟨one coin⟩
       *[other] ⟨{ $coins } coins⟩
    } and { $count ->
        [0] no card.
        [one] one card.
       *[other] { $count } cards.
    }
event-roles-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } for roles.
event-sets-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } for { $sets ->
        [one] one set of five colours.
       *[other] { $sets } sets of five colours.
    }
event-richest-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } for most coins, { $coins ->
        [0] though there are none.
        [one] just one.
       *[other] { $coins } of them.
    }
event-fullest-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } for most cards in hand, { $count ->
        [0] though there are none.
        [one] just one.
       *[other] { $count } of them.
    }
event-region-scored =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] ⟨one point⟩
       *[other] ⟨{ $points } points⟩
    } in { $region }, with { $count ->
        [one] one shield.
       *[other] { $count } shields.
    }

## Why not

why-IP-12 = Everybody lays as many cards of their hand into the reserve as the table asks for, two or, with two players, three: choose that many of yours, once.
why-IP-12-done = You have laid your cards into the reserve: wait for the others.
why-IP-12-two = Now everybody lays exactly two cards of their hand into the reserve, and does nothing else: choose two of yours.
why-IP-12-three = Now each of the two players lays exactly three cards of their hand into the reserve, and does nothing else: choose three of yours.
why-IP-12-hand = You do not hold all of these cards: choose cards of your hand.
why-IP-21 = In an auction you bid more than the last bid when your turn comes, or pass, and after a pass you are out: bid more, pass, or wait.
why-IP-21-wait = Another player is asked for a bid: wait for your turn.
why-IP-21-passed = You have passed, and are out of this auction.
why-IP-21-low = That is not more than the last bid: bid more, or pass.
why-IP-21-now = An auction is running: bid more than the last bid, one coin at least, or pass.
why-IP-22 = You do not have that many coins: bid what you can pay, or pass.
why-IP-24 = Whoever has just won an auction may build one city now, and nothing else: build one you can pay, or build nothing.
why-IP-30 = From Il Principe clockwise everybody has one turn to build a city, lay cards or pass: do one of these when your turn comes.
why-IP-30-wait = Another player has the turn to build, lay or pass: wait for yours.
why-IP-30-now = It is your turn to build one city, to lay cards of one colour, or to pass: do one of these.
why-IP-31 = In the first round no city is built: lay cards, or pass.
why-IP-32 = A city must lie face up, and you need a card in hand for each of its icons and the coins for its price: choose one that you can pay.
why-IP-32-face-up = That city does not lie face up: choose one of those that do.
why-IP-32-coins = You have too few coins for that city: choose one that you can pay.
why-IP-32-cards = You do not hold a card for each of that city’s icons: choose another city.
why-IP-34 = A city’s shields go to regions that the city touches, and must be placed: choose one of those regions.
why-IP-37 = You lay cards of one colour, and only those you hold: choose a colour and a number that you have.
why-IP-45 = Only those who are level in face-up cards of the colour bid for its role, one after the other: wait for your turn.
why-IP-45-wait = Another player is asked for a bid: wait for your turn.
why-IP-45-passed = You have passed, and are out of the auction for this role.
why-IP-45-others = Only those who are level in face-up cards of the colour bid for this role, and you are not one of them: wait.
why-IP-47 = A role you have just taken has its effect now: with green turn up a face-down card of yours of another colour, or none; with blue place a shield in a region.
why-IP-55 = The game is over: nothing more can be played.

## Why it was done: said of any player’s move, from what lies open

reason-bid-cards = In one go this brings { $colour }.
reason-bid-city =
    { $city }, on offer for { $points } points, asks for { $colour }.
reason-bid-lead =
    With what is auctioned more { $kind_of } could be laid than anybody else has: { $most ->
        [0] nobody has one yet.
       *[other] nobody has more than { $most }.
    }
reason-bid-set =
    { $missing ->
        [one] Nothing but { $kind_of } is
       *[other] Among { $missing } colours, { $kind_of } are
    } missing from the next full set of the five.
reason-bid-against =
    { $whose ->
        [you] You would have had them: you have laid { $count } of the { $kind_of } already.
       *[other] { $owner } would have had them, and has laid { $count } of the { $kind_of } already.
    }
reason-bid-role =
    { $cities ->
        [one] One city on offer has
       *[other] { $cities } cities on offer have
    } the colour of { $role }: that brings { $points ->
        [one] one point
       *[other] { $points } points
    } whenever somebody else builds one.
reason-bid-role-at-the-end =
    { $role } counts { $points ->
        [one] one point
       *[other] { $points } points
    } at the end, and this is the last round.
reason-bid-effect =
    { $effect ->
        [green] The role lets a card that lies face down be turned up.
        [white] The role brings points at once.
        [red] The role brings a building card at once.
        [blue] The role brings a shield onto the map at once.
       *[yellow] The role brings coins at once.
    }
reason-pass-price =
    { $bid ->
        [one] One coin was bid
       *[other] { $bid } coins were bid
    } for { $colour } already.
reason-pass-no-city = No city on offer asks for { $kind_of }.
reason-pass-for-others =
    { $to_come ->
        [one] One more group comes up in this round, and the coins stay for it.
       *[other] { $to_come } more groups come up in this round, and the coins stay for them.
    }
reason-pass-has-lead = { $total } of the { $kind_of } are laid already, more than anybody else has.
reason-pass-cards = The coins are kept; nothing that lies open says more.
reason-pass-role-price =
    { $bid ->
        [one] One coin was bid
       *[other] { $bid } coins were bid
    } for { $role } already.
reason-pass-role-useless = No city on offer asks for { $kind_of }, so the role would not be paid soon.
reason-pass-role = The coins are kept; nothing that lies open says more.
reason-built-unshared =
    { $city } brings { $points } points, and nobody else has a role that is paid for it.
reason-built-largest =
    No city on offer brings more than the { $points } points of { $city }; the others’ roles get { $others }.
reason-built =
    { $city } brings { $points } points, against { $others ->
        [one] one point
       *[other] { $others } points
    } for the others’ roles.
reason-builds-later = A city can still be built in the turn that follows in this round.
reason-shield-gains =
    At the end { $region } would now bring { $points ->
        [one] one point
       *[other] { $points } points
    } instead of { $before }.
reason-shield-costs =
    { $whose ->
        [you] You would get
       *[other] { $owner } would get
    } { $points ->
        [one] one point
       *[other] { $points } points
    } less for { $region } now.
reason-shield-guards =
    It makes the lead in { $region } { $ahead ->
        [one] one shield,
       *[other] { $ahead } shields,
    } for { $points ->
        [one] one point
       *[other] { $points } points
    } at the end.
reason-shield-nears =
    { $whose ->
        [you] You are
       *[other] { $owner } is
    } only { $behind ->
        [one] one shield
       *[other] { $behind } shields
    } ahead in { $region } now.
reason-shield-holds =
    { $count ->
        [one] One shield of the builder lies
       *[other] { $count } shields of the builder lie
    } in { $region } now, as many as anybody’s.
reason-laid-gets-role = If the roles were settled now, these cards would bring { $role }.
reason-laid-takes-role =
    If the roles were settled now, { $role } would no longer go to { $whose ->
        [you] you.
       *[other] { $owner }.
    }
reason-laid-breaks-tie =
    { $whose ->
        [you] You no longer have
       *[other] { $owner } no longer has
    } as many: now { $role } needs no auction.
reason-laid-to-bid =
    { $whose ->
        [you] You have
       *[other] { $owner } has
    } as many, so { $role } will be auctioned between them.
reason-laid-keeps-role = They keep the lead that brings { $role }.
reason-laid-set =
    { $sets ->
        [one] They complete a full set
       *[other] They complete { $sets } full sets
    } of the five colours, which counts at the end.
reason-laid-for-set =
    { $missing ->
        [0] No colour is
        [one] One colour is
       *[other] { $missing } colours are
    } missing now from the next full set of the five.
reason-laid = { $total } of the { $kind_of } now count towards their roles.
reason-keeps-cards =
    { $count ->
        [one] The card stays
       *[other] { $count } cards stay
    } in the hand, for a city that asks for several at once.
reason-no-cards = There was no card to lay.
reason-left-down = Nothing that lies open says why.

## The board

board-round =
    { $last ->
        [yes] Round { $round }, the last one
       *[no] Round { $round }
    }
board-principe = Il Principe is { $seat }
board-deck =
    { $deck ->
        [0] the deck is empty
        [one] one card in the deck
       *[other] { $deck } cards in the deck
    }
board-cities-to-come =
    { $count ->
        [0] no city to come
        [one] one city to come
       *[other] { $count } cities to come
    }
board-legend-building = { $building } ({ $colour })
board-cities = city
board-cards = cards
board-price = price
board-points = points
board-shields = shields
board-regions = regions
board-lacking = you lack
board-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
board-no-building = In the first round no city is built.
board-reserve = To be auctioned next:
board-auction = Auction of { $lot }:
board-bid =
    { $coins ->
        [one] { $seat } bids one coin
       *[other] { $seat } bids { $coins } coins
    }
board-no-bid = no bid yet
board-bidding = bidding: { $seats }
board-passed = passed: { $seats }
board-unsold = Unsold so far:
board-due =
    { $count ->
        [one] One shield is to be placed for { $city }.
       *[other] { $count } shields are to be placed for { $city }.
    }
board-player = player
board-hand-size = hand
board-major = major role
board-minor = minor role
board-holder = held by
board-would = now to
board-hint = Buildings: face up (face down). Regions: shields (points now). A/B: by auction.
board-built = Built:
board-known = Known to be in hand:
board-you = (you)
board-hand = Your hand:
board-only-pass = You can build no city now and can only pass: you are asked all the same, so that nobody learns what you hold (IP-24).
board-no-hand = You have no card in hand.
board-purse =
    { $coins ->
        [0] You have no coin.
        [one] You have one coin.
       *[other] You have { $coins } coins.
    }
board-choice = You give up to the reserve:

## The board of the page

board-yourself = you
board-now = How the game stands
board-choosers = Who has chosen cards for the reserve
board-has-chosen = { $seat } has chosen
board-is-choosing = { $seat } is still choosing
board-city =
    { $city }, { $size ->
        [small] a small city
        [medium] a medium city
       *[large] a large city
    }: { $cards }; { $price } coins, { $points } points, { $shields ->
        [one] one shield
       *[other] { $shields } shields
    } in { $regions }
board-city-payable = you can build it
board-city-lacking = you lack { $things }
board-region = { $region }: { $shares }
board-region-share =
    { $seat } { $count ->
        [one] one shield
       *[other] { $count } shields
    }{ $points ->
        [0] {""}
       *[other] {" "}(now { $points } points)
    }
board-region-empty = no shield
board-rank-major = major
board-rank-minor = minor
board-role-free = held by nobody
board-role-held =
    { $who ->
        [you] held by you
       *[other] held by { $seat }
    }
board-role-would =
    { $who ->
        [you] would be yours now
       *[other] would go to { $seat } now
    }
board-role-auction = would now be auctioned between { $seats }
board-bid-by =
    { $who ->
        [you] you bid
       *[other] { $seat } bids
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
board-rivals = Who takes part in the auction
board-rival-speaks = { $seat } is to bid or pass
board-rival-waits = { $seat } may still bid
board-rival-passed = { $seat } has passed
board-ledger = Roles and laid cards by colour, shields by region
board-laid-cards = { $up } face up, { $down } face down
board-share =
    { $count ->
        [one] one shield
       *[other] { $count } shields
    }, now { $points ->
        [0] no point
       *[other] { $points } points
    }
board-your-purse = What you have
board-has-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
board-has-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
board-has-shields =
    { $count ->
        [one] one shield left
       *[other] { $count } shields left
    }
board-has-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-has-laid =
    { $count ->
        [one] one card laid
       *[other] { $count } cards laid
    }
board-has-cities =
    { $count ->
        [one] one city built
       *[other] { $count } cities built
    }
board-your-hand = Your hand
board-hand-of = Hand of { $seat }
board-in-hand =
    In your hand: { $cards }{ $chosen ->
        [0] {""}
       *[other] , { $chosen } chosen
    }
board-tray = Chosen for the reserve
board-take-back = Take back: { $building }
board-choose-more =
    { $count ->
        [one] Choose one more card.
       *[other] Choose { $count } cards.
    }
board-lay-in-reserve = { $cards } for the reserve
board-lay-them = Lay them in
board-choose-colour = To lay cards, tap their colour.
board-how-many = How many?
board-face-down = Your cards that lie face down

## Cards that explain what is on the board

board-column-laid = Cards laid
board-column-major = Major role
board-column-minor = Minor role
board-column-shields = Shields
board-column-most = Most
board-column-second = Second
board-region-blue = Blue
board-region-green = Green
board-region-red = Red
board-region-yellow = Yellow
board-region-brown = Brown
board-region-violet = Violet
board-nobody = nobody
board-pts =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }

card-column-laid = Cards laid
card-column-laid-text = On its colour: cards face up, which count for the roles. On a card’s back: cards turned face down, which count only for full sets of five colours. Framed in gold: most.
card-column-major = Major role
card-column-major-text = Whoever has most cards of the colour face up takes it when the round ends, and turns half of them face down. First who holds it now, after the arrow who would get it; a hammer: those would bid for it.
card-column-minor = Minor role
card-column-minor-text = For second most cards of the colour face up. First who holds it now, after the arrow who would get it; a hammer: those would bid for it.
card-column-shields = Shields in the regions
card-column-shields-text = Who builds a city places shields in regions it touches. They score at the end of the game only.
card-column-most = Most shields
card-column-most-text = At the end whoever has most shields in a region scores 5 points. If several do, each of them scores 5, and nobody scores for second most.
card-column-second = Second most shields
card-column-second-text = At the end everybody with second most shields in a region scores 2 points, unless several share most.
card-colour-green = University (green)
card-colour-white = Cathedral (white)
card-colour-red = Town hall (red)
card-colour-blue = Castle (blue)
card-colour-yellow = Market (yellow)
card-colour-text = Most of these cards face up take the role { $major }.
card-colour-text-both = Most of these cards face up take the role { $major }, second most { $minor }.
card-yours-laid = You have { $up } face up and { $down } face down.
card-laid =
    { $who ->
        [you] Yours:
       *[other] { $seat }:
    } { $count ->
        [0] none laid
       *[other] { $cards }
    }
card-laid-text =
    { $up ->
        [0] None counts for the roles
        [one] One lies face up and counts for the roles
       *[other] { $up } lie face up and count for the roles
    }; { $down ->
        [0] none lies face down.
        [one] one lies face down and counts only for full sets.
       *[other] { $down } lie face down and count only for full sets.
    }
card-power-green = When you take it, you may turn one of your face-down cards of another colour face up again.
card-power-white = When you take it, you score 1 point.
card-power-red = When you take it, you draw a building card.
card-power-blue = When you take it, you place a shield in any region.
card-power-yellow = When you take it, you get 2 coins.
card-power-all =
    { $power } While you hold it, you score { $points ->
        [one] one point
       *[other] { $points } points
    } whenever somebody else builds a city with { $building }, and at the end.
card-with-green = a university
card-with-white = a cathedral
card-with-red = a town hall
card-with-blue = a castle
card-with-yellow = a market
card-role-holder =
    { $who ->
        [you] You hold it.
        [nobody] Nobody holds it.
       *[other] { $seat } holds it.
    }
card-role-would =
    { $who ->
        [you] As the cards lie, you take it next.
       *[other] As the cards lie, { $seat } takes it next.
    }
card-role-auction = As the cards lie, it is auctioned next between { $seats }.
card-role-needs =
    { $count ->
        [one] One more card face up, and you have most.
       *[other] { $count } more cards face up, and you have most.
    }
card-region-text = At the end: most shields 5 points, second most 2; if several have most, 5 each and no second.
card-region-now =
    { $points ->
        [0] You would score nothing here now.
       *[other] You would score { $points } points here now.
    }
card-region-lead =
    { $count ->
        [0] You have most alone.
        [one] One more shield, and you have most alone.
       *[other] { $count } more shields, and you have most alone.
    }
card-share =
    { $who ->
        [you] Your shields in { $region }: { $count }
       *[other] Shields of { $seat } in { $region }: { $count }
    }
card-award =
    { $points ->
        [0] Nobody scores this
       *[other] { $points } points: { $seats }
    }
card-player-text = { $points }, { $cards }, { $shields }, { $cities }.
card-round-text = A round: coins and cards for all, auctions of the reserve, one turn each to build or to lay, then the roles.
card-deck-text = Everybody draws from it when a round begins. When it is too small for that, the last round begins.
card-cities-to-come-text = After a city is built the next one is turned up. With fewer than four face up when a round begins, the game ends.
card-turn =
    { $who ->
        [you] Your turn
       *[other] Turn of { $seat }
    }
card-turn-wait =
    { $who ->
        [you] You: not your turn
       *[other] { $seat }
    }
card-turn-text = From Il Principe clockwise, everybody builds a city, lays cards of one colour, or passes.
card-chosen-text = Everybody gives up some cards, in secret and at the same time. Nobody is told whose they were.
card-lot-text = Up for auction: the highest bid takes all of them and the crown, and may build a city at once.
card-lot-role-text = Several have as many cards face up: the highest bid takes the role and the crown.
card-lot-worth =
    { $held ->
        [0] You hold none of this colour
       *[other] You hold { $held } of this colour
    } and { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
card-asked-by = On offer with this sign: { $cities }.
card-bidder-text = In turn everybody bids more than the last bid or passes, and who has passed is out of this auction. Il Principe speaks last.
card-later-text = Auctioned later in this round, the smallest group first.
card-city-size =
    { $size ->
        [small] A small city
        [medium] A medium city
       *[large] A large city
    } in { $regions }.
card-city-built =
    { $who ->
        [you] You built it.
       *[other] { $seat } built it.
    }
card-city-offered = It costs { $price } coins and { $cards }; its builder scores { $points } points and places { $shields ->
        [one] one shield there.
       *[other] { $shields } shields there.
    }
card-city-hidden = Its card does not lie face up.
card-city-payable = You can pay for it: { $points } points.
card-city-lacking = You lack { $things }.
card-city-others = If you build it, roles pay others: { $shares }.
card-city-share =
    { $points ->
        [one] { $seat } one point
       *[other] { $seat } { $points } points
    }
card-no-city = No city
card-no-city-text = There was none left to be turned up here.
card-map = Northern and central Italy
card-map-text = Six regions and fifteen cities. A ring marks cities on offer, a flag a city that was built; shields count for the regions.
card-leader-text = Hung on the region’s sign: who has most shields here.
card-crown = The crown of Il Principe
card-crown-text = Taken by whoever wins an auction. Its holder plays first in building and laying, and speaks last in auctions.
card-chosen = Has chosen
card-coins = Coins
card-coins-text = They pay for bids and cities, and everybody gets some each round. Nobody sees the others’ coins. Most at the end: 2 points.
card-points = Points
card-points-text = For cities built and for roles when others build. At the end roles, sets, coins, cards and regions are added.
card-cards = Cards in hand
card-cards-text = Nobody sees which. Most at the end: 2 points.
card-laid-all = Cards laid
card-laid-all-text = Face up they count for the roles. Every full set of the five colours scores 2 points at the end, face down too.
card-shields = Shields left
card-shields-text = They are placed in regions when you build a city or take a blue role.
card-cities = Cities built
card-cities-text = A city scores 4, 6 or 8 points for its builder.
card-fact-of = { $seat }: { $said }
card-hand-text = To build a city, lay one card for each of its signs. Laid face up, cards count for the role { $role }.
card-choice-text = They are auctioned with everybody’s cards; nobody is told they were yours.
card-turn-up-text = Turned face up, it counts for its roles again.

## The score sheet

tie-broken = Level on points, the win goes to whoever has laid more building cards, then to the holder of the first major role (IP-65).
sheet-title = Final score
sheet-cities = Cities (IP-33)
sheet-officials = Roles while others built (IP-35)
sheet-clergy = White roles (IP-47)
sheet-roles = Roles held (IP-60)
sheet-sets = Sets of five colours (IP-61)
sheet-richest = Most coins (IP-62)
sheet-fullest = Most cards in hand (IP-63)
sheet-regions = Regions (IP-64)
sheet-total = Total (IP-65)
sheet-coins = Coins (IP-62)
sheet-hand = Cards in hand (IP-63)
sheet-laid = Cards laid (IP-65)
sheet-place = Place (IP-65)

# Every point with its reason: the clause and the points stand beside it
sheet-line-city = { $city } built
sheet-line-officials = Roles, while others built
sheet-line-clergy = White roles taken
sheet-line-role = Held at the end: { $role }
sheet-line-sets =
    { $sets ->
        [one] One set of five colours
       *[other] { $sets } sets of five colours
    }
sheet-line-richest =
    Most coins: { $coins ->
        [0] none, as all have
       *[other] { $coins }
    }
sheet-line-fullest =
    Most cards in hand: { $count ->
        [0] none, as all have
       *[other] { $count }
    }
sheet-line-region =
    { $region }: { $count ->
        [one] one shield
       *[other] { $count } shields
    }

## A reminder

rules-reminder =
    A round: coins and cards for everybody, and each lays two cards into the reserve; the reserve is auctioned colour by colour, the smallest group first, and whoever wins takes the marker and may build at once; then everybody, from Il Principe on, builds a city, lays cards of one colour or passes; then the roles are settled. A city costs 3, 4 or 5 coins and its cards, scores 4, 6 or 8 points, and puts shields in regions it touches; the others score 2 for a major and 1 for a minor role in its colours. Most face-up cards of a colour take its major role and turn half of them down, second most the minor; ties are auctioned. At the end roles score again, sets of five colours, most coins and most cards in hand 2 each, and in each region most shields 5, second most 2.

## The view

# Labels of what a view names

view-first = first Il Principe
view-round = round
view-last-round = last round
view-turn = whose turn it is
view-principe = Il Principe
view-may-build = cities can be built
view-deck = cards in the deck
view-cities-to-come = cities to come
view-cities = cities on offer
view-players-cities = cities built
view-reserve-each = cards each lays into the reserve
view-reserve = to be auctioned
view-unsold = unsold
view-auction = auction
view-colour = colour
view-built = city just built
view-shields-due = shields to be placed
view-roles = roles
view-regions = regions
view-places = cities on the map
view-players = players
view-you = your own
view-name = name
view-size = size
view-buildings = cards
view-price = price
view-points = points
view-regions-points = points now
view-shields = shields
view-players-shields = shields left
view-builder = built by
view-rank = rank
view-holder = held by
view-would = would go to now
view-count = cards
view-role = role
view-bid = bid
view-bidder = highest bidder
view-bidding = still bidding
view-passed = have passed
view-seat = player
view-hand-size = cards in hand
view-known = known to be in hand
view-up = laid face up
view-down = laid face down
view-has-chosen = has chosen
view-coins = coins
view-hand = hand
view-choice = laid into the reserve
view-offers = what you can build
view-city = city
view-payable = you can build it
view-missing = cards you lack
view-missing-coins = coins you lack
view-green = green universities
view-white = white cathedrals
view-red = red town halls
view-blue = blue castles
view-yellow = yellow markets

# Words that stand as values

word-first = First edition
word-second = Second edition
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
word-small = small
word-medium = medium
word-large = large
word-major = major
word-minor = minor
word-major-green = green major role
word-major-white = white major role
word-major-red = red major role
word-major-blue = blue major role
word-major-yellow = yellow major role
word-minor-green = green minor role
word-minor-white = white minor role
word-minor-red = red minor role
word-minor-blue = blue minor role
word-minor-yellow = yellow minor role
word-green = green
word-white = white
word-red = red
word-blue = blue
word-yellow = yellow
word-brown = brown
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
word-regions-blue = blue
word-regions-green = green
word-regions-red = red
word-regions-yellow = yellow
word-regions-brown = brown
word-regions-violet = violet
word-region-blue = Blue region
word-region-green = Green region
word-region-red = Red region
word-region-yellow = Yellow region
word-region-brown = Brown region
word-region-violet = Violet region
word-name-blue = { word-regions-blue }
word-name-green = { word-regions-green }
word-name-red = { word-regions-red }
word-name-yellow = { word-regions-yellow }
word-name-brown = { word-regions-brown }
word-name-violet = { word-regions-violet }

## What a study counts

measure-groups-bought = groups of cards bought
measure-cards-bought = cards bought
measure-coins-for-groups = coins paid for groups
measure-coins-for-roles = coins paid for roles
measure-cities-built = cities built
measure-coins-for-cities = coins paid for cities
measure-cards-laid = cards laid out
measure-turns-passed = turns passed
measure-shields-placed = shields placed
measure-coins-left = coins left over
measure-cards-left = cards left over
measure-minor-roles = minor roles taken
measure-major-role-green = green major role taken
measure-major-role-white = white major role taken
measure-major-role-red = red major role taken
measure-major-role-blue = blue major role taken
measure-major-role-yellow = yellow major role taken
measure-points-cities = points of own cities
measure-points-officials = points of roles while others build
measure-points-clergy = points of the white role
measure-points-roles = points of roles at the end
measure-points-sets = points of sets
measure-points-richest = points of the richest
measure-points-fullest = points of the fullest hand
measure-points-regions = points of regions
measure-rounds = rounds
measure-groups-unsold = groups nobody bought
price-group = Groups of building cards, in coins
price-group-lot =
    { $lot ->
        [one] one card
       *[other] { $lot } cards
    }
price-card = One building card in a group, in coins
price-role = Roles that were auctioned, in coins

# The titles of its lessons; what is said in them is in lessons.en.ftl.
lesson-first-game = Your first round
lesson-lots = What a lot is worth
lesson-building = Build, or lay cards?
lesson-shields = Where a shield counts

# Worked examples of clauses.
example-same-city = What a city asks for, what it scores and which regions it touches is the same in every game: only which cities lie face up changes.
example-total = All rows are added up: player A has { $total } points. The highest total wins.
