# Castles.

set-castles = Castles
about-castles = Turn a small city into a castle that copies points nearby
rule-castle-shape = What becomes a castle: two half circles, or any city of two tiles
rule-castle-convert = Who builds a castle: whoever alone has most there, or a follower that is alone there
rule-castle-per_part = How many castles a player may make at once
rule-castle-ask = Of several features around a castle: the dearest, or its player chooses
rule-abbot-garden_castle = A castle is also paid for a garden completed beside it
rule-castle-lord_dragon = Lords and the dragon
rule-castle-lord_tower = Lords and towers
position-castles = Castles: { $castles }.
role-castle = a lord in the castle
as-castle = as a lord in the castle
where-castle = in the castle
to-castle = into the castle
the-castle = the castle
noun-castle = lord
source-castle = castle
token-castle = a castle
action-castle = Build a castle; { $whose } stays as its lord
action-copy = The castle at { $castle } scores { $feature } at { $cell }
action-pass-castle = No castle: the city scores
prompt-castle = Do you make a castle of your city?
prompt-copy = What does your castle count?
told-castle = { $who } turns the city at { $cell } into a castle.
part-castle = castles
