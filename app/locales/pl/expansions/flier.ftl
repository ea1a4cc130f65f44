# Machiny latające.

set-flier = Machiny latające
about-flier = Machiny latające niosą podwładnych w odległe miejsca
rule-flier-figures = Kto lata: zwykli i duzi podwładni i fantomy albo każdy podwładny
tile-fly-straight = machina latająca
    .acc = machinę latającą
    .with = z machiną latającą
tile-fly-diagonal = machina latająca (na ukos)
    .acc = machinę latającą (na ukos)
    .with = z machiną latającą (na ukos)
thing-flight = Lot
action-fly = Leci { FORM($figure, "your") }, kierunek: { $site }
prompt-flier_landing = Gdzie kończy się lot?
told-flown = { $who } leci { $tiles ->
    [one] 1 płytkę
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }, na { $cell }.
told-flown-lost = { $who } leci { $tiles ->
    [one] 1 płytkę
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }, na { $cell }, i nie ma tam gdzie wylądować.
