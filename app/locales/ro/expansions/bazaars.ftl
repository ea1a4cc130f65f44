# The bazaars.

set-bazaars = Bazaruri
about-bazaars = Cartonașe scoase la licitație, plătite cu puncte
rule-bazaar-no_auction = Bazaruri fără licitație: aleg întâi toți sau fiecare așază pe loc
rule-bazaar-max_bid = Cea mai mare ofertă la un bazar
standing-bids = nicio ofertă peste { $points }
standing-buy = îl cumpăr
standing-sell = îl vând
tile-bazaar = un bazar
action-offer = Scoate nr. { $number }, { $tile }, la licitație cu { $points }
action-offer-any = Scoate la licitație nr. { $number }, { $tile }
action-bid = Oferă { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
action-bid-least = Oferă cel puțin { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
action-buy = Cumpără-l
action-buy-from = Cumpără-l și dă-i lui { $who } { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
action-sell-to = Vinde-i-l lui { $who } cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
action-pick = Ia nr. { $number }, { $tile }
action-pass-bid = Nu mai oferi
prompt-bazaar_offer = Ce cartonaș scoți la licitație și cât oferi?
prompt-bazaar_bid = Oferi mai mult?
prompt-bazaar_settle = Cumperi cartonașul sau îl vinzi?
prompt-bazaar_pick = Ce cartonaș iei?
told-bazaar = Se deschide un bazar: cartonașele se scot la licitație.
told-offer = { $who } scoate la licitație nr. { $number }, { $tile }, și oferă { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }.
told-bid = { $who } oferă { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }.
told-sold = { $who } primește { $tile } { $points ->
    [0] fără plată
    [one] pentru 1 punct
    [few] pentru { $points } puncte
   *[other] pentru { $points } de puncte
 }.
bazaar-open = **Bazar.** La licitație: { $lots }.
bazaar-over = **Bazar.** Toate cartonașele s-au vândut. Fiecare îl așază pe al său în tura următoare.
bazaar-undone = **Bazar.** Mutarea care l-a deschis a fost retrasă.
bazaar-sold = Vândute: { $sold }.
bazaar-sold-one = { $tile } pentru { $who }
bazaar-lot = nr. { $number }, { $tile }
bazaar-alt = La licitație: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = Acesta e nr. { $number }, { $tile }; cea mai mare ofertă e { $points }.
parameter-points = { $value ->
    [one] 1 punct
    [few] { $value } puncte
   *[other] { $value } de puncte
 }
panel-choose-points = Puncte
