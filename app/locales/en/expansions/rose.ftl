# Wind Roses.

set-rose = Wind Roses
about-rose = Compass tiles that pay in their own quarter of the map
rule-rose-start = A whole wind rose is the start tile, or is drawn like any other
rule-rose-start_tile = The plain start tile stays in the box, or goes into the draw pile
tile-rose-full = a wind rose
tile-rose-nw = a quarter of a wind rose (north-west)
tile-rose-ne = a quarter of a wind rose (north-east)
tile-rose-se = a quarter of a wind rose (south-east)
tile-rose-sw = a quarter of a wind rose (south-west)
source-wind_rose = wind rose
part-wind_rose = wind roses
alt-rose = The wind rose at { $cell } counts; its north is up.
alt-rose-turned = The wind rose at { $cell } counts; its north points { $side }.
