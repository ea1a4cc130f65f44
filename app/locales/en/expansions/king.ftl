# King & Robber Baron.

set-king = King & Robber Baron
about-king = Extra points for the largest city and the longest road
rule-kr-scoring = King and robber: 1 a completed city or road, 10 each, 15 or 40 for both, or as they come
rule-kr-size = What makes a city or road the largest
source-king = King
source-robber = Robber Baron
token-king = the King
token-robber = the Robber Baron
told-record = { $who } now holds { $token } ({ $size ->
    [one] 1 tile
   *[other] { $size } tiles
 }).
standing-king = { $who } holds the King: { $complete ->
    [one] one city is complete
   *[other] { $complete } cities are complete
 }, and the largest has { $largest }.
standing-king-free = Nobody holds the King: { $complete ->
    [0] no city is complete.
    [one] one city is complete.
   *[other] { $complete } cities are complete.
 }
standing-robber = { $who } holds the Robber Baron: { $complete ->
    [one] one road is complete
   *[other] { $complete } roads are complete
 }, and the longest has { $largest }.
standing-robber-free = Nobody holds the Robber Baron: { $complete ->
    [0] no road is complete.
    [one] one road is complete.
   *[other] { $complete } roads are complete.
 }
largest-tiles = { $size ->
    [one] one tile
   *[other] { $size } tiles
 }
largest-points = { $size ->
    [one] one point
   *[other] { $size } points
 }
part-king = King
part-robber = Robber Baron
