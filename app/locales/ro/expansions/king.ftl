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
standing-king = { $who } are regele: { $complete ->
    [one] un oraș e complet
    [few] { $complete } orașe sunt complete
   *[other] { $complete } de orașe sunt complete
 }, iar cel mai mare are { $largest }.
standing-king-free = Nimeni nu are regele: { $complete ->
    [0] niciun oraș nu e complet.
    [one] un oraș e complet.
    [few] { $complete } orașe sunt complete.
   *[other] { $complete } de orașe sunt complete.
 }
standing-robber = { $who } are cavalerul brigand: { $complete ->
    [one] un drum e complet
    [few] { $complete } drumuri sunt complete
   *[other] { $complete } de drumuri sunt complete
 }, iar cel mai lung are { $largest }.
standing-robber-free = Nimeni nu are cavalerul brigand: { $complete ->
    [0] niciun drum nu e complet.
    [one] un drum e complet.
    [few] { $complete } drumuri sunt complete.
   *[other] { $complete } de drumuri sunt complete.
 }
largest-tiles = { $size ->
    [one] un cartonaș
    [few] { $size } cartonașe
   *[other] { $size } de cartonașe
 }
largest-points = { $size ->
    [one] un punct
    [few] { $size } puncte
   *[other] { $size } de puncte
 }
part-king = rege
part-robber = cavaler brigand
