# Wieża.

set-tower = Wieża
about-tower = Wieże, które biorą jeńców, i okup za ich powrót
rule-tower_capture_own = Wieża może też zabrać do domu własnego podwładnego
rule-tower_top_immunity = Podwładnych na wieżach nie można ani pojmać, ani pożreć
rule-tower_top_dragon = Podwładny może wejść na wieżę na płytce smoka
rule-tower_reopens = Wieża, z której zszedł podwładny, może znów rosnąć
rule-ransom_limit = Jak często można wykupić jeńca
rule-ransom_window = Kiedy można wykupić jeńca: do wystawienia pionka, tylko wtedy, zawsze
rule-ransom_needs_points = Okup może zapłacić tylko ten, kto ma 3 punkty
position-tower = { $cell }: { $height ->
    [0] bez elementu
    [one] jeden element
    [few] { $height } elementy
    [many] { $height } elementów
   *[other] { $height } elementu
 }
position-towers = Wieże: { $towers }.
position-captive = jeniec: { $figure } gracza { $who }
tile-tower = miejsce na wieżę
    .with = z miejscem na wieżę
role-tower = podwładny na szczycie wieży
    .acc = podwładnego na szczycie wieży
as-tower = na szczycie wieży
where-tower = na wieży
to-tower = na wieżę
noun-tower = podwładny na wieży
    .nom = podwładny
    .acc = podwładnego
    .gen = podwładnego
    .your = twój podwładny na wieży
    .your-acc = twojego podwładnego na wieży
    .your-gen = twojego podwładnego na wieży
    .where = {" na wieży"}
source-ransom = okup
token-tower_piece = element wieży
action-rescue = Zabierz do domu z { $cell }: { $whose }
action-capture = Pojmij na { $cell } { FORM($whose, "acc") }
action-tower = Zacznij wieżę na { $cell }
action-tower-raise = Podnieś wieżę na { $cell } do wysokości { $height }
action-exchange = Wraca do domu { FORM($figure, "your") }, jeniec gracza { $who }
action-ransom = Wykup od gracza { $who } za 3 punkty: { $figure }
thing-tower = Element wieży
thing-ransom = Wykup pionek
action-pass-capture = Nikogo nie pojmuj
prompt-capture = Kogo pojmie twoja wieża?
prompt-exchange = Który z twoich jeńców wraca do domu?
told-tower = Wieża na { $cell } ma teraz { $height ->
    [one] jeden element
    [few] { $height } elementy
    [many] { $height } elementów
   *[other] { $height } elementu
 }.
told-captured = { $who } pojmuje na { $cell } { FORM($whose, "acc") }.
told-exchanged = Wymiana jeńców: do domu wracają { $figure } gracza { $who } i { $other } gracza { $with }.
told-ransomed = { $who } płaci 3 punkty; wraca { $figure }, a okup dostaje { $from }.
part-ransom = okup
alt-towers = Na wieżach: { $figures }.
