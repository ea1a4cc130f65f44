# The base game's second edition.

set-base2 = Base game, second edition
about-base2 = The base game with gardens, and an abbot for everybody
rule-abbot = The abbot; without him gardens are decoration
rule-abbot-gardens = Gardens also on one or two tiles of other sets, as in their second editions
rule-abbot-quarter = Whether abbots may enter the cathedral quarter of Carcassonne
tile-garden = a garden
figure-abbot = abbot
    .counted = { $count ->
        [one] { $count } abbot
       *[other] { $count } abbots
     }
role-garden = a gardener in the garden
as-garden = as a gardener in the garden
where-garden = in the garden
to-garden = into the garden
the-garden = the garden
noun-garden = gardener
source-garden = garden
action-abbot = Take the abbot back from { $cell } for { $points ->
    [one] 1 point
   *[other] { $points } points
 }
told-abbot = { $whose } at { $cell } is taken back.
part-garden = gardens
