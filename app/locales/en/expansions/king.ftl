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
part-king = King
part-robber = Robber Baron
