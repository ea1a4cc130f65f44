# The bazaars.

set-bazaars = Bazaars
about-bazaars = Tiles go up for auction, and you bid with points
rule-bazaar-no_auction = Bazaars without bids: all pick first, or each lays before the next picks
rule-bazaar-max_bid = The highest bid at a bazaar
standing-bids = no bid above { $points }
standing-buy = buy it
standing-sell = sell it
tile-bazaar = a bazaar
action-offer = Offer no. { $number }, { $tile }, and bid { $points }
action-offer-any = Offer no. { $number }, { $tile }
action-bid = Bid { $points }
action-bid-least = Bid { $points } or more
action-buy = Buy it
action-buy-from = Buy it: pay { $who } { $points }
action-sell-to = Let { $who } buy it for { $points }
action-pick = Take no. { $number }, { $tile }
action-pass-bid = Stop bidding
prompt-bazaar_offer = Which tile do you offer, and what do you bid?
prompt-bazaar_bid = Do you bid more?
prompt-bazaar_settle = Do you buy the tile, or sell it?
prompt-bazaar_pick = Which tile do you take?
told-bazaar = A bazaar opens: tiles are auctioned.
told-offer = { $who } offers no. { $number }, { $tile }, and bids { $points }.
told-bid = { $who } bids { $points }.
told-sold = { $who } gets { $tile } for { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
 }.
bazaar-open = **Bazaar.** For auction: { $lots }.
bazaar-over = **Bazaar.** All tiles are sold. Each player places theirs on their next turn.
bazaar-undone = **Bazaar.** The move that opened it was taken back.
bazaar-sold = Sold: { $sold }.
bazaar-sold-one = { $tile } to { $who }
bazaar-lot = no. { $number }, { $tile }
bazaar-alt = For auction: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = This is no. { $number }, { $tile }; the highest bid is { $points }.
parameter-points = { $value ->
    [one] 1 point
   *[other] { $value } points
 }
panel-choose-points = Points
