# The words of 1655. In a sentence $seat is a player’s name, $owner that of the player something is taken from; $who is
# "you" where the reader is meant by $seat and "other" else, $whose the same for $owner. $card and $other stand for a
# person in full or a card as in “the Case of Death”, $gem and $gems for gems as in “2 rubies”, $action for an action
# card’s name and $order for an order’s. In a move $owner is a seat’s letter.

game-pitch = Win cardinals, kings and gold with your gems, and have the most votes when white smoke rises over Rome.
game-kind = Secret bids, cards and bribery
game-length = 30 to 45 minutes
how-to-play-1 = The pope is dead. Every round a cardinal, a politics card and an action card are on offer, and the office of Camerlengo.
how-to-play-2 = All bid gems in secret, none to three. The best bid takes first, and gems once bid are gone.
how-to-play-3 = Cardinals are votes. Kings and ministers bring votes, gold, or a better price for the votes that you buy with it.
how-to-play-4 = Action cards rob your rivals, lure their cardinals away or help your bid: you may play one before the bidding.
how-to-play-5 = The Camerlengo gets fresh gems, and comes first among equal bids.
how-to-play-6 = At black smoke you keep one of your two secret orders. Fulfil it by the end, and it brings votes.
how-to-play-7 = White smoke announces the last round. Then gold becomes votes, and whoever has the most is pope.

## The components, by table

components-cardinal = cardinals
components-late = late cardinals
components-leader = faction leaders
components-politics = politics cards
components-actions = action cards
components-thefts = gold taken from each opponent
components-order = orders
components-gems = gems in the box
components-start = what everybody begins with
components-camerlengo = what the Camerlengo gets
components-gold = gold
components-votes = votes
components-smoke = where Black Smoke may lie

## Names

# What a card is called, and what it does
card-mazarin = Mazarin
card-louis = Louis XIV
card-felipe = Felipe IV
card-squadrone = Squadrone Volante
card-death = Case of Death
card-gold = 10 gold
card-second = Bid second
card-twice = Best gem twice
card-rubies = Three rubies
card-bribe = Bribe
card-swap = Swap
card-camerlengo = Camerlengo

card-does-mazarin = The more of them you have, the less gold a vote costs you at the end: 15 without him, then 10, 8, 7, 6 and 5.
card-does-louis = One to five of them are worth 1, 2, 4, 6 or 8 votes at the end.
card-does-felipe = You get 5 gold; with your second you exclude a cardinal of a player without Felipe; at the end one to three of them bring 5, 15 or 25 gold.
card-does-squadrone = You pay 20 gold and it is worth 3 votes; without 20 gold it leaves the game.
card-does-death = You get 5 gold, and the oldest cardinal or leader of an opponent of your choice leaves the game.
card-does-gold = When played, it brings 10 gold from the bank.
card-does-second = When played, it takes 2 gold from each opponent, and you bid when the others have shown their bids.
card-does-twice = When played, it takes 3 gold from each opponent; you bid up to two gems, and the best one counts twice.
card-does-rubies = When played, it takes 2 gold from each opponent, and your bid is three rubies that cost you no gem.
card-does-bribe = When played, you pay 5 gold to an opponent and take a cardinal of theirs.
card-does-swap = When played, you may exchange two cardinals in the displays of two players.
card-does-camerlengo = You get a ruby, a sapphire, an amber and 1 gold, and are Camerlengo, who comes first among equal bids.
card-does-cardinal = Goes into your display: one vote, one coat of arms, and a gold bag at Black Smoke.
card-does-late = A cardinal who came late: one vote and a symbol, but neither coat of arms nor gold bag.
card-does-leader = Goes into your display: one vote and two coats of arms; only death can take him.

# The same in a few words, to stand on the card
card-brings-mazarin = a vote for less gold
card-brings-louis = 1, 2, 4, 6, 8 votes
card-brings-felipe = 5 gold, more at the end
card-brings-squadrone = 3 votes for 20 gold
card-brings-death = 5 gold and a death
card-brings-gold = 10 gold when played
card-brings-second = 2 gold each, and you bid last
card-brings-twice = 3 gold each, a gem doubled
card-brings-rubies = 2 gold each, and a free bid
card-brings-bribe = a cardinal for 5 gold
card-brings-swap = two cardinals change sides
card-brings-camerlengo = 3 gems, 1 gold, first if level

# A card other than a person in a sentence; $name is what it is called
card-in-sentence =
    { $card ->
        [mazarin] { card-mazarin }
        [louis] { card-louis }
        [felipe] { card-felipe }
        [squadrone] the { card-squadrone }
        [death] the { card-death }
        [camerlengo] the { card-camerlengo } card
       *[other] “{ $name }”
    }

# Orders: what they are called, and what they ask for
order-four-arms = Four coats of arms
order-spain-innocent = Spain and Innocent X
order-innocent-urban = Innocent X and Urban VIII
order-spain-urban = Spain and Urban VIII
order-france = France
order-leaders = Most leaders
order-felipe-mazarin = Felipe and Mazarin

order-asks-four-arms = a coat of arms of each of the four factions
order-asks-spain-innocent = two coats of arms each of Spain and Innocent X
order-asks-innocent-urban = two coats of arms each of Innocent X and Urban VIII
order-asks-spain-urban = two coats of arms each of Spain and Urban VIII
order-asks-france = three coats of arms of France
order-asks-leaders = more leaders than every other player
order-asks-felipe-mazarin = two Felipe IV and two Mazarin

# What a symbol of old boys wants for its vote
symbol-asks =
    { $symbol ->
        [louis] one vote with two Louis XIV
        [mazarin] one vote with two Mazarin
       *[other] one vote with the other { $name }
    }

# Gems: so many of a kind, and lists of these
gems =
    { $gem ->
        [diamond] { $count ->
            [0] no diamond
            [one] a diamond
           *[other] { $count } diamonds
        }
        [ruby] { $count ->
            [0] no ruby
            [one] a ruby
           *[other] { $count } rubies
        }
        [sapphire] { $count ->
            [0] no sapphire
            [one] a sapphire
           *[other] { $count } sapphires
        }
       *[amber] { $count ->
            [0] no amber
            [one] an amber
           *[other] { $count } ambers
        }
    }
gems-none = no gem
gems-of-two = { $first } and { $second }
gems-of-three = { $first }, { $second } and { $third }

## What is waited for

phase-order = Black Smoke: discard, in secret, one of your two orders.
phase-action = Choose, in secret, an action card to play, or none.
phase-bribe = Choose the cardinal that you bribe.
phase-swap = Choose the first of two cardinals to exchange, or exchange nobody.
phase-swap-with = Choose the second cardinal, in the display of another player.
phase-bid = Choose, in secret, up to three gems to bid.
phase-bid-second = The others have shown their bids: now choose yours.
phase-take = Take one of the cards on offer.
phase-exclude = Felipe: choose a cardinal who is excluded from the game.
phase-death = Case of Death: choose the opponent whose oldest cardinal or leader dies.
phase-between = The game goes on.
phase-over = The game is over.
ending-round-16 = White smoke rose in round 16, as early as can be; the last round is played and the votes are counted (HP-22).
ending-round-17 = White smoke rose in round 17, the last round is played and the votes are counted (HP-22).
ending-round-18 = White smoke rose in round 18, the last round is played and the votes are counted (HP-22).
ending-round-19 = White smoke rose in round 19, after the last cardinal; the last round is played and the votes are counted (HP-22).

## Moves

move-discard = Discard the order “{ $order }”
move-play = Play “{ $action }”
move-bid =
    { $count ->
        [0] Bid nothing
       *[other] Bid { $gems }
    }

## What is bid for

lot = the cards of round { $round }
bid-height =
    { $count ->
        [0] nothing
       *[other] { $gems }
    }
move-take = Take { $card }
move-choose =
    { $phase ->
        [swap] Exchange { $card } ({ $owner })
        [swap-with] Exchange { $other } for { $card } ({ $owner })
        [exclude] Exclude { $card } ({ $owner })
       *[bribe] Bribe { $card } ({ $owner })
    }
move-victim = Let death come for { $card } ({ $owner })
move-pass =
    { $phase ->
        [swap] Exchange nobody
       *[action] Play no action card
    }

## Events

event-game-begun =
    { $who ->
        [you] You are the first Camerlengo.
       *[other] { $seat } is the first Camerlengo.
    }
event-order-dealt =
    { $who ->
        [you] You are dealt the order “{ $order }”.
       *[other] { $seat } is dealt the order “{ $order }”.
    }
event-round-begun = Round { $round } begins.
event-card-turned-up = Turned up: { $card }.
event-black-smoke = Black smoke rises: nobody is elected yet. Gold bags are paid, and everybody discards an order.
event-white-smoke =
    { $count ->
        [0] White smoke rises: this is the last round, and no card is left but the Camerlengo.
       *[other] White smoke rises: this is the last round, and all cards left are turned up.
    }
event-bags-paid =
    { $who ->
        [you] Your gold bags bring you ⟨{ $gold } gold⟩, for { $count ->
            [one] one cardinal.
           *[other] { $count } cardinals.
        }
       *[other] Gold bags bring { $seat } ⟨{ $gold } gold⟩, for { $count ->
            [one] one cardinal.
           *[other] { $count } cardinals.
        }
    }
event-order-discarded =
    { $who ->
        [you] You discard the order “{ $order }”.
       *[other] { $seat } discards the order “{ $order }”.
    }
event-action-chosen =
    { $who ->
        [you] You lay “{ $action }” face down.
       *[other] { $seat } lays “{ $action }” face down.
    }
event-action-played =
    { $who ->
        [you] You play “{ $action }”.
       *[other] { $seat } plays “{ $action }”.
    }
event-no-action =
    { $who ->
        [you] You play no action card.
       *[other] { $seat } plays no action card.
    }
event-gold-gained =
    { $who ->
        [you] You get ⟨{ $gold } gold⟩.
       *[other] { $seat } gets ⟨{ $gold } gold⟩.
    }
event-gold-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } ⟨{ $gold } gold⟩ from { $whose ->
        [you] you.
       *[other] { $owner }.
    }
event-action-returned =
    “{ $action }” has no effect and goes back behind { $who ->
        [you] your screen.
       *[other] the screen of { $seat }.
    }
event-bribed =
    { $who ->
        [you] You bribe { $card } and pay ⟨{ $gold } gold⟩ to { $owner }.
       *[other] { $seat } bribes { $card } and pays ⟨{ $gold } gold⟩ to { $whose ->
            [you] you.
           *[other] { $owner }.
        }
    }
event-swapped =
    { $who ->
        [you] You exchange { $card } for { $other }.
       *[other] { $seat } exchanges { $card } for { $other }.
    }
event-swap-declined =
    { $who ->
        [you] You exchange nobody.
       *[other] { $seat } exchanges nobody.
    }
event-bid-chosen =
    { $who ->
        [you] You take { $gems } into your closed hand.
       *[other] { $seat } takes { $gems } into a closed hand.
    }
event-bid-revealed =
    { $who ->
        [you] You bid { $gems }.
       *[other] { $seat } bids { $gems }.
    }
event-ranked =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } { $place ->
        [1] first to take.
        [2] second to take.
        [3] third to take.
       *[4] fourth to take.
    }
event-card-taken =
    { $who ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
event-gem-gained =
    { $who ->
        [you] You get { $gem } from the bank.
       *[other] { $seat } gets { $gem } from the bank.
    }
event-named-camerlengo =
    { $who ->
        [you] You are Camerlengo now.
       *[other] { $seat } is Camerlengo now.
    }
event-card-left = Nobody takes { $card }.
event-squadrone-paid =
    { $who ->
        [you] You pay ⟨{ $gold } gold⟩ for the { card-squadrone }.
       *[other] { $seat } pays ⟨{ $gold } gold⟩ for the { card-squadrone }.
    }
event-squadrone-unpaid =
    { $who ->
        [you] You cannot pay for
       *[other] { $seat } cannot pay for
    } the { card-squadrone }, which leaves the game.
event-excluded =
    { $who ->
        [you] You exclude { $card } from the game, to the loss of { $owner }.
       *[other] { $seat } excludes { $card } from the game, to { $whose ->
            [you] your loss.
           *[other] the loss of { $owner }.
        }
    }
event-died =
    { $whose ->
        [you] { $card } dies, the oldest in your display, as { $seat } has chosen.
       *[other] { $card } dies, the oldest in the display of { $owner }, as { $who ->
            [you] you have chosen.
           *[other] { $seat } has chosen.
        }
    }
event-game-ended = The votes are counted.
event-gems-sold =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } ⟨{ $count } gold⟩ for { $count ->
        [one] one gem.
       *[other] { $count } gems.
    }
event-felipe-paid =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } ⟨{ $gold } gold⟩ for { $count ->
        [one] one Felipe IV.
       *[other] { $count } Felipe IV.
    }
event-order-opened =
    { $who ->
        [you] Your order is
       *[other] The order of { $seat } is
    } “{ $order }”: { $fulfilled ->
        [yes] fulfilled.
       *[no] not fulfilled.
    }
event-votes-counted =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $votes ->
        [one] ⟨one vote⟩.
       *[other] ⟨{ $votes } votes⟩.
    }

## Why not

why-HP-11 = Everybody plays one action card they hold, or none, all at the same time: choose one of yours once, or none.
why-HP-11-done = You have chosen for this round: wait for the others.
why-HP-11-no-card = You hold no action card: wait until the others have chosen.
why-HP-11-not-held = You do not hold that action card: play one of yours, or none.
why-HP-11-now = Everybody now plays an action card, or none: choose one of yours, or none.
why-HP-12 = Everybody bids up to three gems of their own, all at the same time: choose gems that you have, once.
why-HP-12-done = You have bid: wait for the others.
why-HP-12-card = Your action card says what or when you bid: wait for the others.
why-HP-12-not-held = You do not have all of these gems: bid gems of yours, or nothing.
why-HP-12-now = Everybody now bids, three gems at most: choose up to three of yours, or nothing.
why-HP-15 = In the order of the bids everybody takes one card that lies on offer: take one of these when your turn comes.
why-HP-20 = At Black Smoke everybody discards one of the two orders they hold: choose one of yours, once.
why-HP-22 = The game is over: nothing more can be played.
why-HP-32 = Who has just got a second Felipe excludes a cardinal from the display of a player who has none: choose one of those.
why-HP-34 = Who has just taken the Case of Death names an opponent with a cardinal or leader who can die: choose such an opponent.
why-HP-40 = You play one action card a round at most, and you have chosen.
why-HP-42 = Who plays “Bid second” bids when the others have shown their bids: wait until all bids are there.
why-HP-42-now = The others have shown their bids, and now you bid: choose up to three gems of yours, or nothing.
why-HP-43 = With “Best gem twice” you bid two gems at most: choose fewer.
why-HP-45 = Who plays a bribe takes a cardinal from the display of an opponent: choose one of those.
why-HP-46 = Who plays a swap exchanges two cardinals in the displays of two different players, or nobody: choose such a cardinal.
why-HP-47 = Faction leaders cannot be bribed, exchanged or excluded, nor can Fabio Chigi, whom only his owner may exchange: choose another cardinal.

## Why it was done: said of any player’s move, from what lies open

reason-take-vote = { $card } is worth a vote.
reason-take-pair = { $card } and { $other }, who lies there already, are old boys: together they bring a vote more.
reason-take-denies =
    { $whose ->
        [you] You have
       *[other] { $owner } has
    } { $other }, and the two old boys together would have brought a vote more.
reason-take-royal =
    { $card } brings a vote more with two cards of { $king ->
        [louis] Louis XIV
       *[mazarin] Mazarin
    }, and these lie there already.
reason-take-leader =
    { $card } leads { $faction ->
        [france] France
        [spain] Spain
        [innocent] the people of Innocent X
       *[urban] the people of Urban VIII
    }: a vote, two coats of arms, and nobody can bribe him away.
reason-take-coats =
    That makes { $count } coats of arms of { $faction ->
        [france] France,
        [spain] Spain,
        [innocent] Innocent X,
       *[urban] Urban VIII,
    } as orders ask for.
reason-take-louis =
    { $count ->
        [one] The first Louis XIV is
       *[other] { $count } of Louis XIV are
    } worth { $votes ->
        [one] one vote,
       *[other] { $votes } votes,
    } { $gain } more than before.
reason-take-mazarin = At the end a vote will cost { $now } gold instead of { $before }.
reason-take-felipe =
    { $count ->
        [one] The first Felipe IV brings
       *[other] Another Felipe IV brings
    } gold at once, and at the end.
reason-take-second-felipe = The second Felipe IV excludes a cardinal of somebody who has none.
reason-take-squadrone = The Squadrone Volante is worth { $votes } votes.
reason-take-unpaid = It could not be paid for, but now nobody else has it.
reason-take-death = It brings gold, and takes somebody from a rival’s display.
reason-take-action =
    { $does ->
        [gold] { $card } is gold in reserve.
        [second] { $card } lets a bid be made when the others lie open.
        [twice] { $card } makes a bid stronger for fewer gems.
        [rubies] { $card } is a strong bid that costs no gem.
        [bribe] { $card } can bring a cardinal over from another display.
       *[swap] { $card } can exchange two cardinals.
    }
reason-take-camerlengo =
    It brings { $count ->
        [0] gold
        [one] one gem and gold
       *[other] { $count } gems and gold
    }, and the first choice among equal bids.
reason-take-last = No other card was left.
reason-bid-for =
    { $count ->
        [one] One gem was
       *[other] { $count } gems were
    } bid to choose before others: of what lies open { $card } promises this display most.
reason-bid-ahead =
    { $count ->
        [one] One gem comes
       *[other] { $count } gems come
    } before every smaller bid: { $behind ->
        [0] this time there was none.
        [one] this time before one.
       *[other] this time before { $behind }.
    }
reason-bid-level =
    The Camerlengo comes first among equal bids, and others have bid { $count ->
        [one] one gem
       *[other] { $count } gems
    } too.
reason-bid-alike = What is on offer promises this display much the same, whichever card is left.
reason-bid-saves = The gems are saved for other rounds; what is left over turns into gold at the end.
reason-bid-rubies = The card played has settled the bid.
reason-action-last = This is the last round: later the card would be worth nothing.
reason-action-bid =
    { $does ->
        [second] The bid can wait for the others’:
        [twice] The bid grows by a gem:
       *[rubies] The bid costs no gem:
    } of what is on offer { $card } promises this display most.
reason-action-gold = Gold turns into votes at the end.
reason-action-display =
    { $whose ->
        [you] You have
       *[other] { $owner } has
    } { $count ->
        [one] one person
       *[other] { $count } people
    } on display { $does ->
        [bribe] that might be bribed.
       *[swap] that might be exchanged.
    }
reason-action-early = Nothing that lies open says why now.
reason-keeps-actions =
    { $count ->
        [one] An action card is
       *[other] { $count } action cards are
    } kept for a better round.
reason-no-actions = There was no action card to play.
reason-brings-vote =
    { $card } brings a vote here, and { $whose ->
        [you] you have
       *[other] { $owner } has
    } one less.
reason-costs-vote =
    Without { $card }, { $whose ->
        [you] you have
       *[other] { $owner } has
    } a vote less.
reason-gains-pair =
    It brings old boys together: their symbols now count { $count ->
        [one] one vote.
       *[other] { $count } votes.
    }
reason-breaks-pair =
    It separates old boys: their symbol no longer brings { $whose ->
        [you] you a vote.
       *[other] { $owner } a vote.
    }
reason-against-leader =
    { $whose ->
        [you] You have
       *[other] { $owner } has
    } { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } on display, and no rival has more.
reason-swap-shifts = No symbol and no order’s coats of arms came together; nothing that lies open says more.
reason-no-swap = Nothing that lies open says why.

## The board

board-round =
    { $last ->
        [yes] Round { $round }, the last one
       *[no] Round { $round }
    }
board-camerlengo = Camerlengo: { $seat }
board-smoke =
    { $smoke ->
        [white] white smoke has risen
        [black] black smoke has risen
       *[none] no smoke yet
    }
board-decks =
    { $count ->
        [0] the decks are empty
        [one] one card in each deck
       *[other] { $count } cards in each deck
    }
board-in-each-deck =
    { $count ->
        [0] the decks are empty
       *[other] { $count } in each deck
    }
board-offer = On offer
board-empty-offer = No card is on offer.
board-person =
    { $kind ->
        [leader] leader of { $faction }, aged { $age }, two coats of arms
        [late] late cardinal, aged { $age }
       *[cardinal] cardinal of { $faction }, aged { $age }
    }
board-immune = nobody can touch him
board-bank = Bank:
board-gone = Left the game:
board-gems-and-gold = { $gold } gold
board-player = player
board-you = (you)
board-late = late
board-coats = coats of arms
board-completed = old boys
board-mazarin = { card-mazarin }
board-louis = { card-louis }
board-felipe = { card-felipe }
board-squadrone = Squadrone
board-hidden-actions = action cards
board-played = plays
board-bids = bids
board-legend-people = After a name: the age; ★: a leader, two coats of arms; in colour: old boys.
board-legend-symbols = Old boys:
board-ranking = Order of taking:
board-swapping = To be exchanged: { $card } ({ $owner }).
board-screen = Behind your screen:
board-actions = Your action cards:
board-no-actions = You have no action card.
board-several = { $count } × { $card }
board-order =
    { $fulfilled ->
        [yes] ✓ Order “{ $order }” ({ $votes } votes), fulfilled now: { $asks }.
       *[no] ✗ Order “{ $order }” ({ $votes } votes), not fulfilled yet: { $asks }.
    }
board-discarded = You have discarded “{ $order }”.
board-chosen-action = You have chosen “{ $action }”.
board-chosen-none = You have chosen to play no card.
board-chosen-bid = You have chosen { $gems }.
board-votes-now =
    { $votes ->
        [one] If the game ended now you would have one vote, without the order:
       *[other] If the game ended now you would have { $votes } votes, without the order:
    }

## The board of the page

board-now = How the game stands
board-card = { $card }: { $does }
board-symbol =
    { $completed ->
        [yes] symbol { $symbol }, completed: one vote
       *[no] symbol { $symbol }: { $asks }
    }
board-display = Before { $seat }
board-politics = Politics cards
board-tally = { $card }: { $count }
board-no-people = Nobody yet
board-victim = Death comes to { $seat }
board-plays = plays “{ $card }”
board-bid = bids { $gems }
board-ahead-number = the most gems
board-ahead-quality = as many gems as the next, but better ones
board-ahead-distance = the same bid as the next, but nearer to the Camerlengo
board-behind-number = fewer gems
board-behind-quality = as many gems, but lesser ones
board-behind-distance = the same bid, but further from the Camerlengo
board-is-choosing = still choosing
board-bids-later = bids after the others
board-deed-gold = +{ $gold } gold
board-deed-robbed = takes { $gold } gold from the others
board-deed-took = takes { $card }
board-deed-bribed = bribes { $card }, from { $owner }
board-deed-swapped = { $card } ⇄ { $other }
board-deed-died = death takes { $card }, from { $owner }
board-deed-excluded = excludes { $card }, from { $owner }
board-deed-returned = no effect
board-black-smoke = Black smoke: nobody is elected yet
board-white-smoke = White smoke: the last round
board-your-purse = Gold and gems
board-in-purse =
    { $gems }{ $chosen ->
        [0] {""}
       *[other] , { $chosen } in the tray
    }
board-tray = Your bid
board-take-back = Take back: { $gem }
board-in-tray = in the tray: { $gems }
board-bid-them =
    { $count ->
        [0] Bid nothing
       *[other] Bid these
    }
board-votes-if-now =
    { $votes ->
        [one] vote if it ended now, the order apart
       *[other] votes if it ended now, the order apart
    }
board-screen-of = Behind the screen of { $seat }
board-has-people =
    { $count ->
        [0] no cardinal or leader
        [one] one cardinal or leader
       *[other] { $count } cardinals and leaders
    }
board-has-actions =
    { $count ->
        [0] no action card
        [one] one action card
       *[other] { $count } action cards
    }

## Cards that explain what lies on the table

board-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
board-kind-politics = Politics
board-kind-action = Action
board-steps = The steps of a round
board-step-action = Actions
board-step-bid = Bids
board-step-take = Cards
card-step-action-title = First: action cards
card-step-action-text = Everybody may play one action card, chosen in secret. At Black Smoke everybody first discards an order.
card-step-bid-title = Then: bids
card-step-bid-text = Everybody bids none to three gems in secret. The bids decide who takes first.
card-step-take-title = Last: cards
card-step-take-text = In the order of the bids everybody takes one of the cards on offer.
board-none-of = nobody of { $faction } yet
board-victim-short = Choose
card-worth-votes =
    { $votes ->
        [one] For you: one vote.
       *[other] For you: { $votes } votes, one of them because it completes the symbol.
    }
card-worth-order =
    { $votes ->
        [one] It would fulfil your order “{ $order }”: one vote more.
       *[other] It would fulfil your order “{ $order }”: { $votes } votes more.
    }
card-worth-mazarin =
    For you: a vote would cost { $rate } gold. Your { $gold } gold, gems and Felipe counted, would be { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } instead of { $before }.
card-worth-louis =
    For you: { $gain ->
        [one] one vote more
       *[other] { $gain } votes more
    }, as number { $count }.
card-worth-felipe = For you: { $gold } gold now, and { $end } gold at the end instead of { $before }.
card-worth-squadrone =
    For you: you have { $gold } gold. 3 votes, less { $lost ->
        [one] one
       *[other] { $lost }
    } that the 20 gold would have bought: { $gain }.
card-worth-squadrone-unpaid = For you: nothing. You have { $gold } gold and it costs 20.
card-worth-camerlengo = For you: the bank has { $gems }; you get that and 1 gold.
card-worth-gold =
    For you: { $votes ->
        [0] no vote more at once, at { $rate } gold a vote.
        [one] one vote more, at { $rate } gold a vote.
       *[other] { $votes } votes more, at { $rate } gold a vote.
    }
card-worth-death = It could come for { $people }.
card-worth-death-none = Nobody can die now: 5 gold is all it would bring.
card-worth-theft = For you: up to { $gold } gold from your opponents.
card-worth-bribe =
    { $count ->
        [0] Nobody can be bribed now.
        [one] One cardinal could be bribed now; you have { $gold } gold.
       *[other] { $count } cardinals could be bribed now; you have { $gold } gold.
    }
card-worth-swap =
    { $count ->
        [0] Nobody can be exchanged now.
        [one] One cardinal lies where he could be exchanged.
       *[other] { $count } cardinals lie where they could be exchanged.
    }
card-brings-you =
    { $votes ->
        [one] Brings you one vote.
       *[other] Brings you { $votes } votes, one of them for the symbol.
    }
card-brings-other =
    { $votes ->
        [one] Brings { $seat } one vote.
       *[other] Brings { $seat } { $votes } votes, one of them for the symbol.
    }
card-late-place = Place for late cardinals
card-late-place-text = No late cardinal lies before { $seat }. Three of them come with the politics cards.
card-quoted = “{ $name }”
card-faction = Nobody of { $faction } lies before { $seat } yet. Each cardinal shows one coat of arms, the leader two; orders ask for coats of arms.
card-faction-order = Your orders that ask for it: { $orders }.
card-track = { $card }: { $count } before { $seat }
card-next = Your next one: { $worth }
card-open-votes =
    { $votes ->
        [one] { $seat }: one vote in the open
       *[other] { $seat }: { $votes } votes in the open
    }
card-open-votes-text =
    { $people ->
        [0] Nobody in the display,
        [one] One person in the display,
       *[other] { $people } people in the display,
    } { $pairs ->
        [0] no symbol completed,
        [one] one symbol completed,
       *[other] { $pairs } symbols completed,
    } Louis XIV and the Squadrone counted. Gold and the secret order come on top at the end.
card-own-votes =
    { $votes ->
        [one] With your gold you would have one vote now, without the order
       *[other] With your gold you would have { $votes } votes now, without the order
    }
card-is-camerlengo = Comes first when bids are the same, then clockwise. Whoever takes the Camerlengo card is next.
card-old-boys = Old boys: { $symbol }
card-old-boys-text =
    { $count ->
        [one] { $people } has what the symbol asks for: one vote.
       *[other] { $people } know each other of old: one vote.
    }
card-order =
    { $votes ->
        [one] Order “{ $order }”: one vote
       *[other] Order “{ $order }”: { $votes } votes
    }
card-order-text = Asks for { $asks }, when the game ends. Only you see it.
card-order-now =
    { $fulfilled ->
        [yes] Fulfilled as things stand.
       *[no] Not fulfilled yet.
    }
card-gem-yours = For your bids: more gems beat fewer, then diamond beats ruby, ruby beats sapphire, sapphire beats amber. What you bid is gone; what is left at the end is 1 gold each.
card-gem-bank =
    In the bank, out of everybody’s hands. { $gem ->
        [diamond] Diamonds never come back into play.
       *[other] The Camerlengo card brings one, while there are any.
    }
card-gem-open = Left over at the end: 1 gold each.
card-gold-text = Behind your screen. At the end gold becomes votes; Mazarin makes them cheaper.
card-gold-worth =
    With gems and Felipe { $gold } gold: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } at { $rate } gold each.
card-smoke-title =
    { $smoke ->
        [white] White smoke
        [black] Black smoke
       *[none] No smoke yet
    }
card-smoke-text =
    { $smoke ->
        [white] This is the last round: then the votes are counted.
        [black] Nobody is elected yet. Gold bags were paid and everybody kept one order. White smoke will bring the last round.
       *[none] Black smoke comes after 8 to 10 cardinals: gold for every cardinal, and one of two orders goes. White smoke brings the last round, the 16th to 19th.
    }
card-decks-title =
    { $count ->
        [0] The decks are empty
        [one] One card in each deck
       *[other] { $count } cards in each deck
    }
card-decks-text = Every round one cardinal, one politics card and one action card are turned up.
card-gone-title = Left the game
card-gone-text = { $people }: excluded, dead, played or not taken. They do not come back.
card-place-title = { $seat } takes as number { $place }
card-place-text = { $reason }
card-waits-title = { $seat }: { $waiting }
card-waits-text = Choices are made in secret and revealed together.
card-turn-title = { $seat }
card-turn-text = In this round: cards played, gems bid, and what was taken.
card-bid-title = { $seat } bids { $gems }
card-bid-text = More gems beat fewer, then better ones. Gems with a broken line count without being spent.
card-people-title =
    { $count ->
        [0] No cardinal or leader
        [one] One cardinal or leader
       *[other] { $count } cardinals and leaders
    }
card-people-text = Each of them before { $seat } is a vote at the end.
card-actions-title =
    { $count ->
        [0] No action card
        [one] One action card
       *[other] { $count } action cards
    }
card-actions-text = Behind the screen of { $seat }: one may be played each round. At the end they are worth nothing.
card-votes-title =
    { $count ->
        [one] One vote in the open
       *[other] { $count } votes in the open
    }
card-votes-text = Cardinals, leaders, symbols, Louis XIV and the Squadrone before { $seat }. Gold and order are counted at the end.
card-purse-title = { $count } gold
card-purse-text = Left at the end before { $seat }.
card-kept-order = The order kept: it asks for { $asks }.
board-gone-count = Left the game: { $count }
board-has-purse = { $count } gold
card-chosen-title = { $seat } has chosen
card-chosen-text = What, is revealed when everybody has.
board-has-votes =
    { $count ->
        [one] one vote in the open
       *[other] { $count } votes in the open
    }

## The sheet of votes

score-amount =
    { $count ->
        [one] one vote
       *[other] { $count } votes
    }
tie-broken = Level on votes, the win goes to whoever has the oldest cardinal or leader (HP-57).
sheet-title = The count of votes
sheet-order = Order (HP-51)
sheet-people = Cardinals and leaders (HP-52)
sheet-louis = Louis XIV (HP-53)
sheet-gold = Gold (HP-54)
sheet-symbols = Old boys (HP-55)
sheet-squadrone = Squadrone Volante (HP-56)
sheet-total = Votes (HP-57)
sheet-oldest = Age of the oldest (HP-57)
sheet-place = Place (HP-57)

# Every vote with its reason: the clause and the votes stand beside it
sheet-line-order = Order “{ $order }” fulfilled
sheet-line-order-failed = Order “{ $order }” not fulfilled
sheet-line-cardinals =
    { $count ->
        [one] One cardinal
       *[other] { $count } cardinals
    }
sheet-line-leaders =
    { $count ->
        [one] One faction leader
       *[other] { $count } faction leaders
    }
sheet-line-louis =
    { $count ->
        [one] One Louis XIV
       *[other] { $count } Louis XIV
    }
sheet-line-gold = { $gold } gold, at { $rate } a vote
sheet-line-symbol = Old boys { $symbol }
sheet-line-squadrone = { card-squadrone }

## A reminder

rules-reminder =
    A round: a cardinal, a politics and an action card are turned up beside the Camerlengo; everybody may play an action card, chosen in secret; everybody bids up to three gems in secret, and in the order of the bids everybody takes one card. More gems beat fewer, then better gems (diamond, ruby, sapphire, amber), then the nearest to the Camerlengo clockwise. Black Smoke pays 5 gold for each cardinal with a bag, and everybody keeps one of two orders. White Smoke brings the last round. Then gems are worth 1 gold each, and Felipe brings 5, 15 or 25. Votes: the order 2 or 3; each cardinal and leader 1; Louis XIV 1, 2, 4, 6, 8; gold at 15, 10, 8, 7, 6 or 5 a vote by the number of Mazarin; completed old boys 1 each; the Squadrone Volante 3. Most votes win; if level, the oldest cardinal or leader decides.

## The view

# Labels of what a view names

view-first = first Camerlengo
view-round = round
view-last-round = last round
view-black-smoke = black smoke has risen
view-turn = whose turn it is
view-camerlengo = Camerlengo
view-cardinals-left = cardinals to come
view-deck = politics cards to come, and as many action cards
view-offer = on offer
view-bank = bank
view-ranking = order of taking
view-swapping = to be exchanged
view-gone = left the game
view-players = players
view-you = your own
view-full-name = full name
view-name = name
view-kind = kind
view-faction = faction
view-coats = coats of arms
view-age = age
view-symbol = symbol
view-is-immune = nobody can touch him
view-seat = player
view-people = cardinals and leaders
view-symbols = completed old boys
view-mazarin = Mazarin
view-louis = Louis XIV
view-felipe = Felipe IV
view-squadrone = Squadrone Volante
view-action-cards = action cards behind the screen
view-played = plays
view-bid = bid
view-has-chosen = has chosen
view-gold = gold
view-gems = gems
view-order = order
view-orders = orders
view-votes = votes
view-you-votes = votes if it ended now, without the order
view-fulfilled = fulfilled now
view-actions = action cards
view-discarded = discarded order
view-choice = chosen
view-diamond = diamonds
view-ruby = rubies
view-sapphire = sapphires
view-amber = ambers
view-actions-gold = { card-gold }
view-actions-second = { card-second }
view-actions-twice = { card-twice }
view-actions-rubies = { card-rubies }
view-actions-bribe = { card-bribe }
view-actions-swap = { card-swap }

# Words that stand as values: people as they are called for short, cards, factions, symbols, orders

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
word-late = late cardinal
word-leader = leader
word-politics = politics card
word-action = action card
word-france = France
word-spain = Spain
word-innocent = Innocent X
word-urban = Urban VIII
word-eagle = eagle
word-ship = ship
word-sun = sun
word-column = column
word-book = book
word-mitre = mitre
word-dove = dove
word-diamond = diamond
word-ruby = ruby
word-sapphire = sapphire
word-amber = amber
word-four-arms = { order-four-arms }
word-spain-innocent = { order-spain-innocent }
word-innocent-urban = { order-innocent-urban }
word-spain-urban = { order-spain-urban }
word-name-france = { order-france }
word-order-france = { order-france }
word-leaders = { order-leaders }
word-felipe-mazarin = { order-felipe-mazarin }

## What a study counts

measure-cardinal-taken = cardinals taken
measure-leader-taken = leaders taken
measure-politics-taken = politics cards taken
measure-action-taken = action cards taken
measure-camerlengo-taken = times the Camerlengo was taken
measure-bids-won = best bids
measure-gems-bid = gems bid
measure-gold-left = gold left over
measure-bags-paid = gold received from money bags
measure-bribes = bribes paid
measure-bribed-away = people bribed away by others
measure-swaps = swaps
measure-deaths = deaths in one’s display
measure-exclusions = people excluded by others
measure-mazarins = Mazarin cards held
measure-louis = Louis XIV cards held
measure-felipes = Felipe IV cards held
measure-gems-sold = gems sold at the end
measure-orders-fulfilled = orders fulfilled
measure-rounds = rounds
price-card = Cards by kind, in gems bid by their taker

# The titles of its lessons; what is said in them is in lessons.en.ftl.
lesson-first-game = Your first conclave
lesson-sealed-bids = What to bid
lesson-orders = An order, and who breaks it
lesson-action-cards = The right hour for a bribe

# Worked examples of clauses.
example-order = Every player shows their order. It brings votes only if its condition holds now, at the end: what held earlier does not count.
example-total = All rows are added up: player A has { $total } votes. The most votes win; of players who are level, the one with the oldest cardinal or leader.
