# The Princess & the Dragon.

set-dragon = La Principessa e il Drago
about-dragon = Un drago che mangia i seguaci e una fata che li protegge
rule-fairy_mode = La fata giova a tutti sulla sua tessera, o solo al seguace accanto
rule-fairy_tile_points = Con fairy_mode=on_tile: 1 punto a inizio turno, o 1 per pedina propria
rule-dragon_timing = Quando si muove il drago
rule-princess_use = Se una principessa deve rimandare a casa un cavaliere
rule-volcano_specials = Con un vulcano: tutto tranne un seguace, né costruttore né maiale, solo la fata
rule-portal_just_completed = Il portale porta anche su ciò che la sua tessera ha completato altrove
standing-away = lontano dalle mie pedine
tile-princess = una principessa
tile-volcano = un vulcano
tile-dragon = un drago
tile-portal = un portale magico
source-fairy = fata
action-princess = La principessa rimanda a casa { $whose } da { $cell }
action-step = Un passo a { $side }, in { $cell }
action-step-takes = { $step }: mangia { $whose }
action-step-takes-many = { $step }: mangia { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
 }
action-fairy = La fata va in { $cell }
action-fairy-beside = La fata protegge { $whose } in { $cell }
thing-fairy = La fata
prompt-dragon = Dove vola ora il drago?
told-eaten = Il drago mangia { $whose } in { $cell }.
told-princess = La principessa rimanda a casa { $whose } da { $cell }.
told-dragon = Il drago vola in { $cell }.
told-fairy = La fata va in { $cell }.
told-fairy-beside = La fata va in { $cell } e protegge { $whose }.
part-fairy = fata
alt-dragon = Il drago è in { $cell }.
alt-fairy = La fata è in { $cell }.
