# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Două cartonașe care încep harta unul lângă altul
rule-sd-use = Cele două cartonașe încep harta sau intră în teanc
rule-sd-start_tile = Cartonașul de start rămâne în cutie sau intră în teanc
