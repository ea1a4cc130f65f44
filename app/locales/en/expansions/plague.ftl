# The Plague.

set-plague = The Plague
about-plague = Fleas spread across the board and drive meeples home
rule-plague-deck_head = Tiles that are drawn before any tile of the plague
rule-plague-spread = Whether everybody has to put a flea in each turn
rule-plague-fairy_protects = Figures on the fairy's tile stay when a flea comes
rule-plague-special_figures = Fleas also drive builders and pigs away, and these may flee
position-outbreak = { $number } at { $cell }
position-averted = Outbreaks that have been averted: { $outbreaks }.
position-fleas = Fleas left: { $left }.
tile-plague = the sign of the plague
action-flea = A flea at { $cell }
action-flea-moves = The flea at { $from } hops to { $cell }
action-flee = { $whose } flees from { $from } { $place } at { $cell }
thing-flea = A flea
thing-flee = A figure flees
action-pass-spread = No flea and no flight
prompt-spread = The plague: a flea, or flight?
told-flees = { $whose } flees from the plague, from { $from } { $place } at { $cell }.
told-outbreak = The plague breaks out at { $cell } (no. { $number }).
told-averted = Outbreak no. { $number } at { $cell } is over.
told-flea = { $who } places a flea at { $cell }.
told-flea-moves = { $who } moves the flea from { $from } to { $cell }.
told-flea-bites = The flea drives { $whose } away from { $cell }.
alt-outbreak = Plague: outbreak { $number } has reached { $cells }.
alt-fleas = Dormant fleas: { $cells }.
