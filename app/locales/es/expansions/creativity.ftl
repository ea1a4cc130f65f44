# Creativity.

set-creativity = Creatividad
about-creativity = Dos losetas en blanco que describe el anfitrión
rule-creativity = Las losetas en blanco se quedan en la caja, o las describe el anfitrión
action-accept-tiles = Jugar con las losetas del anfitrión
action-refuse-tiles = Jugar sin las losetas del anfitrión
prompt-host_tiles = El anfitrión trae losetas propias; en la imagen, cada prado lleva los números de las ciudades a las que abastece. ¿Juegas con ellas?
told-tiles-accepted = Las losetas del anfitrión entran en la partida.
told-tiles-refused = Las losetas del anfitrión se quedan fuera de la partida.
