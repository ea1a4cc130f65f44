# The bazaars.

set-bazaars = Bazares
about-bazaars = Se subastan losetas y se puja con puntos
rule-bazaar-no_auction = Bazares sin pujas: primero eligen todos, o cada uno coloca al momento
rule-bazaar-max_bid = La puja más alta en un bazar
standing-bids = ninguna puja por encima de { $points }
standing-buy = comprarla
standing-sell = venderla
tile-bazaar = un bazar
action-offer = Ofrecer la n.º { $number }, { $tile }, y pujar { $points }
action-offer-any = Ofrecer la n.º { $number }, { $tile }
action-bid = Pujar { $points }
action-bid-least = Pujar { $points } o más
action-buy = Comprarla
action-buy-from = Comprarla: pagar { $points } a { $who }
action-sell-to = Dejar que { $who } la compre por { $points }
action-pick = Coger la n.º { $number }, { $tile }
action-pass-bid = No pujar más
prompt-bazaar_offer = ¿Qué loseta ofreces, y cuánto pujas?
prompt-bazaar_bid = ¿Pujas más?
prompt-bazaar_settle = ¿Compras la loseta, o la vendes?
prompt-bazaar_pick = ¿Qué loseta coges?
told-bazaar = Se abre un bazar: se subastan losetas.
told-offer = { $who } ofrece la n.º { $number }, { $tile }, y puja { $points }.
told-bid = { $who } puja { $points }.
told-sold = { $who } se lleva { $tile } { $points ->
    [0] gratis
    [one] por { $points } punto
   *[other] por { $points } puntos
 }.
bazaar-open = **Bazar.** En subasta: { $lots }.
bazaar-over = **Bazar.** Se han vendido todas las losetas. Cada uno coloca la suya en su próximo turno.
bazaar-undone = **Bazar.** Se ha deshecho la jugada que lo abrió.
bazaar-sold = Vendido: { $sold }.
bazaar-sold-one = { $tile } para { $who }
bazaar-lot = n.º { $number }, { $tile }
bazaar-alt = En subasta: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = Esta es la n.º { $number }, { $tile }; la puja más alta es { $points }.
parameter-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
 }
panel-choose-points = Puntos
