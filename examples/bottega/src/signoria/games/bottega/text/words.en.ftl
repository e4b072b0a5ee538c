# Bottega’s words. In a sentence $seat is a player’s name; $who is "you" where the reader is meant and "other" else;
# $commission, $art and $patron are shown names.

game-pitch = Bid for commissions against rival workshops: what you pay goes into their purses.
game-kind = Auctions and majorities
game-length = 15 to 20 minutes

## The components, by table

components-art = arts
components-patron = patrons
components-supplies = supplies
components-scoring = scoring

## Names

the-painting = the painting
the-sculpture = the sculpture
the-goldwork = the goldwork
the-tapestry = the tapestry
commission-name = { $work } of fame { $fame }
commission-short = { $art } { $fame }
patron-gives =
    { $points ->
        [one] one point
       *[other] { $points } points
    } { $loves ->
        [arts] for each different art
        [florins] for every { $each } florins
       *[other] for each commission of { $art }
    }

## What is waited for

phase-offer = You are master of the day: offer one of the commissions that lie open.
phase-bid = Bid for the commission on offer, or pass.
phase-over = The game is over.
ending-all-taken = Every commission is taken, so the game is over (BO-30).

## Moves

move-offer = Offer { $commission }
move-bid =
    Bid { $price ->
        [one] one florin
       *[other] { $price } florins
    }
move-pass = Pass

## Events

event-game-begun =
    { $who ->
        [you] You are master of the first day.
       *[other] { $seat } is master of the first day.
    }
event-patron-dealt =
    { $who ->
        [you] Your secret patron is { $patron }.
       *[other] The secret patron of { $seat } is { $patron }.
    }
event-commission-turned-up = Turned up: { $commission }.
event-commission-offered =
    { $who ->
        [you] You offer { $commission }.
       *[other] { $seat } offers { $commission }.
    }
event-bid-made =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } { $price ->
        [one] ⟨one florin⟩.
       *[other] ⟨{ $price } florins⟩.
    }
event-bid-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-commission-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $commission } { $price ->
        [0] for nothing.
        [one] for ⟨one florin⟩.
       *[other] for ⟨{ $price } florins⟩.
    }
event-price-shared =
    { $share ->
        [0] The price is too small to be shared and goes into the alms box.
       *[other] All others get { $share ->
            [one] ⟨one florin⟩
           *[other] ⟨{ $share } florins⟩
        }{ $rest ->
            [0] .
            [one] , and one goes into the alms box.
           *[other] , and { $rest } go into the alms box.
        }
    }
event-box-emptied =
    { $who ->
        [you] You empty
       *[other] { $seat } empties
    } the alms box: { $florins ->
        [one] ⟨one florin⟩.
       *[other] ⟨{ $florins } florins⟩.
    }
event-art-won =
    { $who ->
        [you] You lead
       *[other] { $seat } leads
    } in { $art }: { $points ->
        [one] ⟨one point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-patron-shown =
    { $who ->
        [you] Your patron was { $patron }:
       *[other] The patron of { $seat } was { $patron }:
    } { $points ->
        [one] ⟨one point⟩.
       *[other] ⟨{ $points } points⟩.
    }
event-game-ended = All is counted.

## Why not

why-BO-10 = The master of the day offers a commission that lies open: choose one of them if you are the master, or wait for the offer.
why-BO-11 = Everybody bids once, in the order of the table: bid or pass when it is your turn.
why-BO-12 = A bid is higher than all before it, and no more than you have: name another price, or pass.
why-BO-12-purse = You do not have so many florins: bid less, or pass.
why-BO-12-low = Somebody bid as much already: bid more, or pass.
why-BO-13 = As master of the day you must at least equal the highest bid: bid as much or more, or pass.
why-BO-30 = The game is over: nothing more can be played.

## The board

board-open = On the table:
board-to-come =
    { $count ->
        [0] No commission is to come.
        [one] One commission is to come.
       *[other] { $count } commissions are to come.
    }
board-box =
    { $count ->
        [0] The alms box is empty.
        [one] One florin is in the alms box.
       *[other] { $count } florins are in the alms box.
    }
board-bids = Bids:
board-passed = passes
board-player = player
board-points = points
board-florins = florins
board-you = (you)
board-master = master
board-your-patron =
    Your secret patron is { $patron }: { $gives } (now { $reward ->
        [one] one point
       *[other] { $reward } points
    }).
board-patron =
    { $patron }: { $gives } ({ $reward ->
        [one] one point
       *[other] { $reward } points
    })
board-auction = The auction of the day
board-master-is =
    { $who ->
        [you] You are master of the day.
       *[other] { $seat } is master of the day.
    }
board-bidders = Bids of the day
board-bidder-leads =
    { $who ->
        [you] You bid
       *[other] { $seat } bids
    } { $price ->
        [one] one florin
       *[other] { $price } florins
    }
board-bidder-speaks =
    { $who ->
        [you] You are to bid
       *[other] { $seat } is to bid
    }
board-bidder-waits =
    { $who ->
        [you] You bid later
       *[other] { $seat } bids later
    }
board-bidder-passed =
    { $who ->
        [you] You are out of the bidding
       *[other] { $seat } is out of the bidding
    }
board-workshops = The workshops
board-leads = leads: { $points } points at the end
board-reward-now =
    { $reward ->
        [one] now one point
       *[other] now { $reward } points
    }
board-has-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
board-has-coins =
    { $count ->
        [0] no florin
        [one] one florin
       *[other] { $count } florins
    }
board-has-cards =
    { $count ->
        [0] no commission
        [one] one commission
       *[other] { $count } commissions
    }

## The score sheet

sheet-title = Final score
sheet-fame = Fame (BO-31)
sheet-arts = Most of an art (BO-32)
sheet-patron = Patron (BO-33)
sheet-purse = Points for florins (BO-34)
sheet-total = Total (BO-35)
sheet-florins = Florins (BO-35)
sheet-place = Place (BO-35)

# Every point and why: clause and points stand beside it
sheet-line-fame =
    Fame in { $art }, with { $count ->
        [one] one commission
       *[other] { $count } commissions
    }
sheet-line-most = Most commissions of { $art }
sheet-line-patron = Patron: { $patron } ({ $count } × { $loves })
sheet-line-florins =
    { $count ->
        [0] No florin left
        [one] One florin left
       *[other] { $count } florins left
    }

## A reminder

rules-reminder =
    A day: the master offers one of two open commissions; all bid once, clockwise, the master last, who may equal the highest bid. The price is shared among all others, the rest goes into the alms box; a master who sold to another empties the box. If nobody else bids, the master pays nothing. At the end: fame, 5 points for most of each art, your secret patron, and a point for every 5 florins.

## The view

# Labels of what a view names

view-first = first master
view-turn = turn
view-master = master of the day
view-to-come = commissions to come
view-open = on the table
view-offered = on offer
view-least-bid = least bid
view-highest-bidder = highest bidder
view-bids = bids
view-box = florins in the alms box
view-arts = arts
view-players = players
view-you = your secret
view-name = name
view-art = art
view-fame = fame
view-leader = led by
view-points = points
view-seat = player
view-price = price
view-florins = florins
view-commissions = commissions
view-patron = patron
view-loves = loves
view-each = for each
view-reward = reward now

# Words that are values

word-painting = painting
word-sculpture = sculpture
word-goldwork = goldwork
word-tapestry = tapestry
word-pitti = Pitti
word-strozzi = Strozzi
word-rucellai = Rucellai
word-tornabuoni = Tornabuoni
word-cardinal = the Cardinal
word-banker = the Banker
word-arts = different arts
word-florins = florins

## What a study counts

measure-commissions-taken = commissions taken
measure-florins-paid = florins paid
measure-florins-left = florins left
measure-bids-made = bids made
measure-box-florins = florins out of the alms box
measure-arts-won = arts won
measure-patron-points = points of the patron
price-commission = Commissions, in florins
