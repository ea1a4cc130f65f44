# Die Basare.

set-bazaars = Basare
about-bazaars = Karten werden versteigert, geboten wird mit Punkten
rule-bazaar-no_auction = Basare ohne Gebote: erst suchen alle aus, oder jeder legt gleich
rule-bazaar-max_bid = Das höchste Gebot im Basar
standing-bids = kein Gebot über { $points }
standing-buy = kaufen
standing-sell = verkaufen
tile-bazaar = ein Basar
    .bare = Basar
    .acc = einen Basar
    .dat = einem Basar
action-offer = Nr. { $number } anbieten, { FORM($tile, "bare") }, und { $points } bieten
action-offer-any = Nr. { $number } anbieten, { FORM($tile, "bare") }
action-bid = { $points } bieten
action-bid-least = { $points } oder mehr bieten
action-buy = Kaufen
action-buy-from = Kaufen: { $who } bekommt { $points }
action-sell-to = { $who } kauft sie für { $points }
action-pick = Nr. { $number } nehmen, { FORM($tile, "bare") }
action-pass-bid = Nicht mehr bieten
prompt-bazaar_offer = Welche Karte bietest du an, und was bietest du?
prompt-bazaar_bid = Bietest du mehr?
prompt-bazaar_settle = Kaufst oder verkaufst du die Karte?
prompt-bazaar_pick = Welche Karte nimmst du?
told-bazaar = Ein Basar öffnet: Karten werden versteigert.
told-offer = { $who } bietet Nr. { $number } an, { FORM($tile, "acc") }; Gebot: { $points }.
told-bid = { $who } bietet { $points }.
told-sold = { $who } bekommt { FORM($tile, "acc") } für { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
bazaar-open = **Basar.** Zur Versteigerung: { $lots }.
bazaar-over = **Basar.** Alle Karten sind verkauft. Jeder legt seine im nächsten Zug.
bazaar-undone = **Basar.** Der Zug, der ihn öffnete, wurde zurückgenommen.
bazaar-sold = Verkauft: { $sold }.
bazaar-sold-one = { FORM($tile, "bare") } an { $who }
bazaar-lot = Nr. { $number }, { FORM($tile, "bare") }
bazaar-alt = Zur Versteigerung: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = Das ist Nr. { $number }, { FORM($tile, "bare") }; das höchste Gebot ist { $points }.
parameter-points = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
 }
panel-choose-points = Punkte
