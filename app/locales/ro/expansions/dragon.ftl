# The Princess & the Dragon.

set-dragon = Prințesa și balaurul
about-dragon = Un balaur care mănâncă supuși și o zână care îi apără
rule-fairy_mode = Zâna ajută pe toți de pe cartonașul ei sau numai supusul de lângă ea
rule-fairy_tile_points = Cu fairy_mode=on_tile: 1 punct la începutul turei sau 1 de pion propriu
rule-dragon_timing = Când zboară balaurul
rule-princess_use = Dacă o prințesă trebuie să trimită un cavaler acasă
rule-volcano_specials = La vulcan: orice în afară de supus, fără constructor și porc, numai zâna
rule-portal_just_completed = Cărarea duce și la ce a terminat chiar cartonașul ei în altă parte
standing-away = departe de pionii mei
tile-princess = o prințesă
tile-volcano = un vulcan
tile-dragon = un balaur
tile-portal = o cărare magică
source-fairy = zână
action-princess = Prințesa trimite acasă din { $cell }: { $whose }
action-step = Un pas spre { $side }, în { $cell }
action-step-takes = { $step }: mănâncă { $whose }
action-step-takes-many = { $step }: mănâncă { $count ->
    [one] { $count } pion
    [few] { $count } pioni
   *[other] { $count } de pioni
 }
action-fairy = Zâna merge în { $cell }
action-fairy-beside = Zâna merge în { $cell }, la { $whose }
thing-fairy = Zâna
prompt-dragon = Încotro zboară balaurul?
told-eaten = Balaurul mănâncă în { $cell }: { $whose }.
told-princess = Prințesa trimite acasă din { $cell }: { $whose }.
told-dragon = Balaurul zboară în { $cell }.
told-fairy = Zâna merge în { $cell }.
told-fairy-beside = Zâna merge în { $cell }, la { $whose }.
part-fairy = zână
alt-dragon = Balaurul este în { $cell }.
alt-fairy = Zâna este în { $cell }.
