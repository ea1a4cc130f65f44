# Bazary.

set-bazaars = Bazary
about-bazaars = Licytacja płytek, na której płaci się punktami
rule-bazaar-no_auction = Bazary bez licytacji: najpierw wybierają wszyscy albo każdy od razu układa
rule-bazaar-max_bid = Najwyższa stawka na bazarze
standing-bids = żadnej stawki powyżej { $points }
standing-buy = kupuję
standing-sell = sprzedaję
tile-bazaar = bazar
    .with = z bazarem
action-offer = Wystaw nr { $number }, { $tile }, stawka { $points }
action-offer-any = Wystaw nr { $number }, { $tile }
action-bid = Daj { $points }
action-bid-least = Daj { $points } lub więcej
action-buy = Kup
action-buy-from = Kup: zapłać { $points }, dostaje { $who }
action-sell-to = Sprzedaj za { $points }, kupuje { $who }
action-pick = Weź nr { $number }, { $tile }
action-pass-bid = Nie licytuj dalej
prompt-bazaar_offer = Którą płytkę wystawiasz i ile dajesz?
prompt-bazaar_bid = Dajesz więcej?
prompt-bazaar_settle = Kupujesz płytkę czy sprzedajesz?
prompt-bazaar_pick = Którą płytkę bierzesz?
told-bazaar = Otwiera się bazar: trwa licytacja płytek.
told-offer = { $who } wystawia nr { $number }, { FORM($tile, "acc") }, i daje { $points }.
told-bid = { $who } daje { $points }.
told-sold = { $who } dostaje { FORM($tile, "acc") } za { $points ->
    [0] darmo
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }.
bazaar-open = **Bazar.** Do licytacji: { $lots }.
bazaar-over = **Bazar.** Wszystkie płytki są sprzedane. Każdy układa swoją w następnej turze.
bazaar-undone = **Bazar.** Ruch, który go otworzył, jest cofnięty.
bazaar-sold = Sprzedane: { $sold }.
bazaar-sold-one = { $tile } ({ $who })
bazaar-lot = nr { $number }, { $tile }
bazaar-alt = Do licytacji: { $lots }.
panel-auction = **{ $question }** { $lot }
panel-lot = To nr { $number }, { $tile }; najwyższa stawka to { $points }.
parameter-points = { $value ->
    [one] 1 punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
 }
panel-choose-points = Punkty
