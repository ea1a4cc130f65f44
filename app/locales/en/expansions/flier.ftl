# The Flier.

set-flier = The Flier
about-flier = Flying machines carry meeples to places far away
rule-flier-figures = Who flies: ordinary and big followers and phantoms, or any follower
tile-fly-straight = a flying machine
tile-fly-diagonal = a flying machine (diagonal)
thing-flight = A flight
action-fly = The { $figure } flies to { $site }
prompt-flier_landing = Where does the flight land?
told-flown = { $who } flies { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, to { $cell }.
told-flown-lost = { $who } flies { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, to { $cell }, and finds no place to land.
