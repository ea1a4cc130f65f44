# The Gingerbread Man.

set-gingerbread = Omul de turtă dulce
about-gingerbread = Un om de turtă dulce care răsplătește cavalerii la plecare
rule-gbm_tiles = Cele șase cartonașe ale omului de turtă dulce: ale noastre sau ale gazdei
rule-gbm_tile_moves_again = Un semn care îi termină orașul mută omul de turtă dulce de două ori
rule-gbm_big_counts_two = Pentru omul de turtă dulce un supus mare e cât doi cavaleri
tile-gingerbread = semnul omului de turtă dulce
source-gingerbread = omul de turtă dulce
action-gingerbread = Omul de turtă dulce merge în orașul din { $cell }
prompt-gingerbread = Unde merge omul de turtă dulce?
told-gingerbread = Omul de turtă dulce este acum în orașul din { $cell }.
told-gingerbread-off = Nu mai există un oraș pentru omul de turtă dulce.
part-gingerbread = omul de turtă dulce
alt-gingerbread = Omul de turtă dulce este în orașul din { $cell }.
