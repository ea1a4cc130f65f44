# King & Robber Baron.

set-king = Regele și cavalerul brigand
about-king = Puncte în plus pentru cel mai mare oraș și cel mai lung drum
rule-kr-scoring = Rege și brigand: 1 de oraș sau drum; câte 10; 15, amândoi 40; pe parcurs
rule-kr-size = Ce face un oraș sau un drum să fie cel mai mare
source-king = rege
source-robber = cavaler brigand
token-king = regele
token-robber = cavalerul brigand
told-record = { $who } are acum { $token } ({ $size ->
    [one] 1 cartonaș
    [few] { $size } cartonașe
   *[other] { $size } de cartonașe
 }).
part-king = rege
part-robber = cavaler brigand
