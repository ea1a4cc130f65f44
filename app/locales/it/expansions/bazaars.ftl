# The bazaars.

set-bazaars = Bazar
about-bazaars = Tessere all’asta, da pagare in punti
rule-bazaar-no_auction = Bazar senza asta: prima scelgono tutti, o ciascuno posa subito
rule-bazaar-max_bid = L’offerta più alta a un bazar
standing-bids = nessuna offerta sopra { $points }
standing-buy = la compro
standing-sell = la vendo
tile-bazaar = un bazar
action-offer = Metti all’asta la n. { $number }, { $tile }, offrendo { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
action-offer-any = Metti all’asta la n. { $number }, { $tile }
action-bid = Offri { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
action-bid-least = Offri almeno { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
action-buy = Comprala
action-buy-from = Comprala e paga { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } { BEFORE($who, "a", "ad", "a") } { $who }
action-sell-to = Vendila { BEFORE($who, "a", "ad", "a") } { $who } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
action-pick = Prendi la n. { $number }, { $tile }
action-pass-bid = Non offrire più
prompt-bazaar_offer = Quale tessera metti all’asta, e quanto offri?
prompt-bazaar_bid = Offri di più?
prompt-bazaar_settle = Compri la tessera o la vendi?
prompt-bazaar_pick = Quale tessera prendi?
told-bazaar = Si apre un bazar: le tessere vanno all’asta.
told-offer = { $who } mette all’asta la n. { $number }, { $tile }, e offre { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
told-bid = { $who } offre { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
told-sold = { $who } riceve { $tile } { $points ->
    [0] senza pagare
    [one] per 1 punto
   *[other] per { $points } punti
 }.
bazaar-open = **Bazar.** All’asta: { $lots }.
bazaar-over = **Bazar.** Le tessere sono tutte vendute. Ciascuno posa la sua nel prossimo turno.
bazaar-undone = **Bazar.** La mossa che l’ha aperto è stata ritirata.
bazaar-sold = Vendute: { $sold }.
bazaar-sold-one = { $tile } { BEFORE($who, "a", "ad", "a") } { $who }
bazaar-lot = n. { $number }, { $tile }
bazaar-alt = All’asta: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = Questa è la n. { $number }, { $tile }; l’offerta più alta è { $points }.
parameter-points = { $value ->
    [one] 1 punto
   *[other] { $value } punti
 }
panel-choose-points = Punti
