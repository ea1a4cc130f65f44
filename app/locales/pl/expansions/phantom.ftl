# Fantom.

set-phantom = Fantom
about-phantom = Fantom, czyli drugi pionek na tej samej płytce
rule-phantom-after_princess = Po księżniczce: bez fantoma albo tylko nie w tym mieście
rule-phantom-tower_top = Fantom jako drugi pionek na wieżę: zawsze, gdy na płytce jest wolne, nigdy
figure-phantom = fantom
    .acc = fantoma
    .gen = fantoma
    .your = twój fantom
    .your-acc = twojego fantoma
    .your-gen = twojego fantoma
    .counted = { $count ->
        [one] { $count } fantom
        [few] { $count } fantomy
        [many] { $count } fantomów
       *[other] { $count } fantoma
     }
action-pass-second-figure = Bez fantoma
prompt-second_figure = Czy wchodzi też fantom?
