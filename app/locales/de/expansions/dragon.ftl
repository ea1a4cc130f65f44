# Burgfräulein und Drache.

set-dragon = Burgfräulein und Drache
about-dragon = Ein Drache frisst Gefolgsleute, eine Fee beschützt sie
rule-fairy_mode = Die Fee nützt allen auf ihrer Karte, oder nur einem neben ihr
rule-fairy_tile_points = Mit fairy_mode=on_tile: 1 Punkt zu Beginn des Zuges, oder 1 je eigener Figur
rule-dragon_timing = Wann der Drache zieht
rule-princess_use = Ob ein Burgfräulein einen Ritter nach Hause schicken muss
rule-volcano_specials = Mit Vulkan: alles außer Gefolgsmann darauf; auch kein Baumeister, Schwein; nur Fee
rule-portal_just_completed = Ein Zaubergang führt auch zu dem, was seine Karte anderswo fertigstellt
standing-away = weg von meinen Figuren
tile-princess = ein Burgfräulein
    .bare = Burgfräulein
    .dat = einem Burgfräulein
tile-volcano = ein Vulkan
    .bare = Vulkan
    .acc = einen Vulkan
    .dat = einem Vulkan
tile-dragon = ein Drache
    .bare = Drache
    .acc = einen Drachen
    .dat = einem Drachen
tile-portal = ein Zaubergang
    .bare = Zaubergang
    .acc = einen Zaubergang
    .dat = einem Zaubergang
source-fairy = Fee
action-princess = Das Burgfräulein schickt { FORM($whose, "acc") } auf { $cell } nach Hause
action-step = Schritt { FORM($side, "to") } auf { $cell }
action-step-takes = { $step }: frisst { FORM($whose, "acc") }
action-step-takes-many = { $count ->
    [one] { $step }: frisst 1 Figur
   *[other] { $step }: frisst { $count } Figuren
 }
action-fairy = Die Fee geht auf { $cell }
action-fairy-beside = Die Fee stellt sich neben { FORM($whose, "acc") } auf { $cell }
thing-fairy = Die Fee
prompt-dragon = Wohin fliegt der Drache als Nächstes?
told-eaten = Der Drache frisst { FORM($whose, "acc") } auf { $cell }.
told-princess = Das Burgfräulein schickt { FORM($whose, "acc") } auf { $cell } nach Hause.
told-dragon = Der Drache fliegt auf { $cell }.
told-fairy = Die Fee geht auf { $cell }.
told-fairy-beside = Die Fee stellt sich neben { FORM($whose, "acc") } auf { $cell }.
part-fairy = Fee
alt-dragon = Der Drache ist auf { $cell }.
alt-fairy = Die Fee ist auf { $cell }.
