# Le rose dei venti.

set-rose = Le rose dei venti
about-rose = Tessere con bussola, pagate nel loro quarto della mappa
rule-rose-start = Una rosa dei venti intera è la tessera di partenza, o si pesca come le altre
rule-rose-start_tile = La normale tessera di partenza resta nella scatola, o va nel mazzo
tile-rose-full = una rosa dei venti
tile-rose-nw = un quarto di rosa dei venti (nord-ovest)
tile-rose-ne = un quarto di rosa dei venti (nord-est)
tile-rose-se = un quarto di rosa dei venti (sud-est)
tile-rose-sw = un quarto di rosa dei venti (sud-ovest)
source-wind_rose = rosa dei venti
part-wind_rose = rose dei venti
alt-rose = Vale la rosa dei venti in { $cell }; il suo nord è in alto.
alt-rose-turned = Vale la rosa dei venti in { $cell }; il suo nord punta verso { $side }.
