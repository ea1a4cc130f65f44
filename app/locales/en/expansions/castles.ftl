# Castles.

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
