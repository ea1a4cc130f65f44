# The Phantom.

set-phantom = Fantoma
about-phantom = O fantomă, al doilea pion pe același cartonaș
rule-phantom-after_princess = După o prințesă care a acționat: nicio fantomă sau doar nu în acel oraș
rule-phantom-tower_top = Fantoma pe un turn, ca al doilea pion: mereu, cu loc pe cartonaș, niciodată
figure-phantom = fantomă
    .def = fantoma
    .own = fantoma ta
    .of = fantoma lui
    .counted = { $count ->
        [one] { $count } fantomă
        [few] { $count } fantome
       *[other] { $count } de fantome
     }
action-pass-second-figure = Nicio fantomă
prompt-second_figure = Urmează și fantoma?
