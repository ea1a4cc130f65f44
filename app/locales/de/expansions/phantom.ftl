# Das Phantom.

set-phantom = Das Phantom
about-phantom = Ein Phantom für jeden, als zweite Figur auf derselben Karte
rule-phantom-after_princess = Nach einem Burgfräulein: kein Phantom, oder keines in dieser Stadt
rule-phantom-tower_top = Phantom als zweite Figur auf einen Turm: immer, wenn auf der Karte Platz ist, nie
figure-phantom = Phantom
    .nom = das Phantom
    .acc = das Phantom
    .dat = dem Phantom
    .your = dein Phantom
    .your-acc = dein Phantom
    .your-dat = deinem Phantom
    .counted = { $count ->
        [one] { $count } Phantom
       *[other] { $count } Phantome
     }
action-pass-second-figure = Kein Phantom
prompt-second_figure = Folgt das Phantom?
