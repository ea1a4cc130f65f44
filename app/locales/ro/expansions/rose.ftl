# Roza vânturilor.

set-rose = Roza vânturilor
about-rose = Cartonașe cu busolă, plătite în sfertul lor de hartă
rule-rose-start = O roză a vânturilor întreagă e cartonașul de start sau se trage ca oricare altul
rule-rose-start_tile = Cartonașul de start obișnuit rămâne în cutie sau intră în teanc
tile-rose-full = o roză a vânturilor
tile-rose-nw = un sfert de roză a vânturilor (nord-vest)
tile-rose-ne = un sfert de roză a vânturilor (nord-est)
tile-rose-se = un sfert de roză a vânturilor (sud-est)
tile-rose-sw = un sfert de roză a vânturilor (sud-vest)
source-wind_rose = roză a vânturilor
part-wind_rose = roze ale vânturilor
alt-rose = Contează roza vânturilor din { $cell }; nordul ei este sus.
alt-rose-turned = Contează roza vânturilor din { $cell }; nordul ei arată spre { $side }.
