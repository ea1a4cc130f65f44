# The Princess & the Dragon.

set-dragon = La Princesa y el Dragón
about-dragon = Un dragón que come seguidores y un hada que los protege
rule-fairy_mode = El hada sirve a todos en su loseta, o solo al seguidor de al lado
rule-fairy_tile_points = Con fairy_mode=on_tile: 1 punto por turno, o 1 por figura propia
rule-dragon_timing = Cuándo vuela el dragón
rule-princess_use = Si una princesa tiene que mandar un caballero a la reserva
rule-volcano_specials = Con un volcán: todo salvo seguidor en él, ni constructor ni cerdo, o solo hada
rule-portal_just_completed = Un portal lleva también a lo que completó en otro sitio
standing-away = lejos de mis figuras
tile-princess = una princesa
tile-volcano = un volcán
tile-dragon = un dragón
tile-portal = un portal mágico
source-fairy = hada
action-princess = La princesa echa { FORM($whose, "acc") } de { $cell }
action-step = Paso { FORM($side, "to") }, a { $cell }
action-step-takes = { $step }: se come { FORM($whose, "acc") }
action-step-takes-many = { $step }: se come { $count } figuras
action-fairy = El hada va a { $cell }
action-fairy-beside = El hada va junto { FORM($whose, "dat") } en { $cell }
thing-fairy = El hada
prompt-dragon = ¿Adónde vuela ahora el dragón?
told-eaten = El dragón se come { FORM($whose, "acc") } en { $cell }.
told-princess = La princesa echa { FORM($whose, "acc") } de { $cell }.
told-dragon = El dragón vuela a { $cell }.
told-fairy = El hada va a { $cell }.
told-fairy-beside = El hada va junto { FORM($whose, "dat") } en { $cell }.
part-fairy = hada
alt-dragon = El dragón está en { $cell }.
alt-fairy = El hada está en { $cell }.
