# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Dwie płytki, które obok siebie zaczynają planszę
rule-sd-use = Obie płytki zaczynają planszę albo idą do stosu
rule-sd-start_tile = Zwykła płytka startowa zostaje w pudełku albo idzie do stosu
