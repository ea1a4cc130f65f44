# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Dwie płytki startowe ułożone obok siebie
rule-sd-use = Obie płytki są startowe albo idą do stosu
rule-sd-start_tile = Zwykła płytka startowa zostaje w pudełku albo idzie do stosu
