# The bazaars.

set-bazaars = Bazars
about-bazaars = Des tuiles aux enchères, payées en points
rule-bazaar-no_auction = Bazars sans mise : tous choisissent d’abord, ou chacun pose aussitôt
rule-bazaar-max_bid = La mise maximale à un bazar
standing-bids = aucune mise au-dessus de { $points }
standing-buy = l’acheter
standing-sell = la vendre
tile-bazaar = un bazar
action-offer = Proposer la n° { $number }, { $tile }, et miser { $points }
action-offer-any = Proposer la n° { $number }, { $tile }
action-bid = Miser { $points }
action-bid-least = Miser { $points } ou plus
action-buy = L’acheter
action-buy-from = L’acheter : payer { $points } à { $who }
action-sell-to = Laisser { $who } l’acheter pour { $points }
action-pick = Prendre la n° { $number }, { $tile }
action-pass-bid = Ne plus miser
prompt-bazaar_offer = Quelle tuile proposes-tu, et combien mises-tu ?
prompt-bazaar_bid = Mises-tu davantage ?
prompt-bazaar_settle = Achètes-tu la tuile, ou la vends-tu ?
prompt-bazaar_pick = Quelle tuile prends-tu ?
told-bazaar = Un bazar ouvre : des tuiles sont mises aux enchères.
told-offer = { $who } propose la n° { $number }, { $tile }, et mise { $points }.
told-bid = { $who } mise { $points }.
told-sold = { $who } reçoit { $tile } { $points ->
    [0] gratuitement
    [one] pour { $points } point
   *[other] pour { $points } points
 }.
bazaar-open = **Bazar.** Aux enchères : { $lots }.
bazaar-over = **Bazar.** Toutes les tuiles sont vendues. Chacun pose la sienne à son prochain tour.
bazaar-undone = **Bazar.** Le coup qui l’a ouvert a été repris.
bazaar-sold = Vendu : { $sold }.
bazaar-sold-one = { $tile } à { $who }
bazaar-lot = n° { $number }, { $tile }
bazaar-alt = Aux enchères : { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = C’est la n° { $number }, { $tile } ; la plus haute mise est { $points }.
parameter-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
panel-choose-points = Points
