# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Două cartonașe de start, unul lângă altul
rule-sd-use = Cele două cartonașe sunt de start sau intră în teanc
rule-sd-start_tile = Cartonașul de start obișnuit rămâne în cutie sau intră în teanc
