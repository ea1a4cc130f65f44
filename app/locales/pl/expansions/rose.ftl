# Róże wiatrów.

set-rose = Róże wiatrów
about-rose = Płytki z różą, płatne w swojej ćwiartce planszy
rule-rose-start = Cała róża wiatrów jest płytką startową albo dobiera się ją jak każdą inną
rule-rose-start_tile = Zwykła płytka startowa zostaje w pudełku albo idzie do stosu
tile-rose-full = róża wiatrów
    .acc = różę wiatrów
    .with = z różą wiatrów
tile-rose-nw = ćwiartka róży wiatrów (północny zachód)
    .acc = ćwiartkę róży wiatrów (północny zachód)
    .with = z ćwiartką róży wiatrów (północny zachód)
tile-rose-ne = ćwiartka róży wiatrów (północny wschód)
    .acc = ćwiartkę róży wiatrów (północny wschód)
    .with = z ćwiartką róży wiatrów (północny wschód)
tile-rose-se = ćwiartka róży wiatrów (południowy wschód)
    .acc = ćwiartkę róży wiatrów (południowy wschód)
    .with = z ćwiartką róży wiatrów (południowy wschód)
tile-rose-sw = ćwiartka róży wiatrów (południowy zachód)
    .acc = ćwiartkę róży wiatrów (południowy zachód)
    .with = z ćwiartką róży wiatrów (południowy zachód)
source-wind_rose = róża wiatrów
part-wind_rose = róże wiatrów
alt-rose = Liczy się róża wiatrów na { $cell }; jej północ jest u góry.
alt-rose-turned = Liczy się róża wiatrów na { $cell }; jej północ wskazuje { FORM($side, "to") }.
