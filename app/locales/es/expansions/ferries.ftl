# The Ferries.

set-ferries = Los Transbordadores
about-ferries = Transbordadores que llevan caminos a un lado u otro de un lago
rule-ferries-place = Un lago nuevo recibe siempre su transbordador, o solo con un seguidor en un camino
tile-ferry = un lago para transbordadores
action-ferry = Transbordador: { $link }
action-pass-ferries = No mover ninguno
prompt-ferry_place = ¿Qué caminos une el nuevo transbordador?
prompt-ferry_change = ¿Mueves un transbordador?
told-ferry = { $who } pone un transbordador: { $link }.
told-ferry-moved = { $who } mueve un transbordador: { $link }.
position-ferries = Transbordadores: { $ferries }.
