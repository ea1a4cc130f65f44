# The Gingerbread Man.

set-gingerbread = El Hombre de Jengibre
about-gingerbread = Un hombre de jengibre que paga a los caballeros al irse
rule-gbm_tiles = Las seis losetas del Hombre de Jengibre: nuestras, o del anfitrión
rule-gbm_tile_moves_again = Si su símbolo completa su ciudad, se mueve dos veces
rule-gbm_big_counts_two = El Hombre de Jengibre paga un seguidor grande como dos caballeros
tile-gingerbread = el símbolo del hombre de jengibre
source-gingerbread = hombre de jengibre
action-gingerbread = El hombre de jengibre va a la ciudad en { $cell }
prompt-gingerbread = ¿Adónde va el hombre de jengibre?
told-gingerbread = El hombre de jengibre está ahora en la ciudad en { $cell }.
told-gingerbread-off = No queda ninguna ciudad para el hombre de jengibre.
part-gingerbread = hombre de jengibre
alt-gingerbread = El hombre de jengibre está en la ciudad en { $cell }.
