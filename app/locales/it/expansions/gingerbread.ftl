# The Gingerbread Man.

set-gingerbread = L’omino di pan di zenzero
about-gingerbread = Un omino di pan di zenzero che premia i cavalieri
rule-gbm_tiles = Le sei tessere dell’omino di pan di zenzero: le nostre, o del capotavola
rule-gbm_tile_moves_again = Un simbolo che completa la sua città fa muovere due volte l’omino
rule-gbm_big_counts_two = Per l’omino di pan di zenzero un seguace grande vale due cavalieri
tile-gingerbread = il simbolo dell’omino di pan di zenzero
source-gingerbread = omino di pan di zenzero
action-gingerbread = L’omino di pan di zenzero va nella città in { $cell }
prompt-gingerbread = Dove va l’omino di pan di zenzero?
told-gingerbread = L’omino di pan di zenzero ora è nella città in { $cell }.
told-gingerbread-off = Non c’è più una città per l’omino di pan di zenzero.
part-gingerbread = omino di pan di zenzero
alt-gingerbread = L’omino di pan di zenzero è nella città in { $cell }.
