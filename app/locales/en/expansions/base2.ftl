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
told-abbot = { $whose } at { $cell } is taken back.
part-garden = gardens
