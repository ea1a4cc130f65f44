# König und Raubritter.

set-king = König und Raubritter
about-king = Extrapunkte für die größte Stadt und die längste Straße
rule-kr-scoring = König und Raubritter: 1 je fertige Stadt oder Straße; je 10; 15 oder beide 40; laufend
rule-kr-size = Wonach die größte Stadt und längste Straße gemessen werden
source-king = König
source-robber = Raubritter
token-king = der König
    .acc = den König
token-robber = der Raubritter
    .acc = den Raubritter
told-record = { $who } hat jetzt { FORM($token, "acc") } ({ $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }).
standing-king = { $who } hat den König: { $complete ->
    [one] Eine Stadt ist vollendet
   *[other] { $complete } Städte sind vollendet
 }, die größte hat { $largest }.
standing-king-free = Niemand hat den König: { $complete ->
    [0] Keine Stadt ist vollendet.
    [one] Eine Stadt ist vollendet.
   *[other] { $complete } Städte sind vollendet.
 }
standing-robber = { $who } hat den Raubritter: { $complete ->
    [one] Eine Straße ist vollendet
   *[other] { $complete } Straßen sind vollendet
 }, die längste hat { $largest }.
standing-robber-free = Niemand hat den Raubritter: { $complete ->
    [0] Keine Straße ist vollendet.
    [one] Eine Straße ist vollendet.
   *[other] { $complete } Straßen sind vollendet.
 }
largest-tiles = { $size ->
    [one] eine Karte
   *[other] { $size } Karten
 }
largest-points = { $size ->
    [one] einen Punkt
   *[other] { $size } Punkte
 }
part-king = König
part-robber = Raubritter
