# Windrosen.

set-rose = Die Windrosen
about-rose = Windrosen, die in ihrem Viertel der Landschaft Punkte bringen
rule-rose-start = Eine ganze Windrose ist die Startkarte oder wird gezogen wie jede andere
rule-rose-start_tile = Die gewöhnliche Startkarte bleibt weg oder kommt in den Stapel
tile-rose-full = eine Windrose
    .bare = Windrose
    .dat = einer Windrose
tile-rose-nw = ein Viertel einer Windrose (Nordwest)
    .bare = Viertel einer Windrose (Nordwest)
    .dat = einem Viertel einer Windrose (Nordwest)
tile-rose-ne = ein Viertel einer Windrose (Nordost)
    .bare = Viertel einer Windrose (Nordost)
    .dat = einem Viertel einer Windrose (Nordost)
tile-rose-se = ein Viertel einer Windrose (Südost)
    .bare = Viertel einer Windrose (Südost)
    .dat = einem Viertel einer Windrose (Südost)
tile-rose-sw = ein Viertel einer Windrose (Südwest)
    .bare = Viertel einer Windrose (Südwest)
    .dat = einem Viertel einer Windrose (Südwest)
source-wind_rose = Windrose
part-wind_rose = Windrosen
alt-rose = Es gilt die Windrose auf { $cell }; ihr Norden ist oben.
alt-rose-turned = Es gilt die Windrose auf { $cell }; ihr Norden zeigt { FORM($side, "to") }.
