# The base game's second edition.

tile-garden = a garden
figure-abbot = abbot
role-garden = a gardener in the garden
as-garden = as a gardener in the garden
where-garden = in the garden
to-garden = into the garden
the-garden = the garden
noun-garden = gardener
source-garden = garden
action-abbot = Take the abbot back from { $cell } for { $points ->
    [1] 1 point
   *[other] { $points } points
 }
told-abbot = { $whose } at { $cell } is taken back.
part-garden = gardens
