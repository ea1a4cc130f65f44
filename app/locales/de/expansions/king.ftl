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
part-king = König
part-robber = Raubritter
