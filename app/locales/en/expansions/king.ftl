# King & Robber Baron.

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
