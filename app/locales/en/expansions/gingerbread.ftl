# The Gingerbread Man.

set-gingerbread = The Gingerbread Man
about-gingerbread = A gingerbread man pays the knights of each city he leaves
rule-gbm_tiles = The six tiles of the Gingerbread Man: ours, or six that the host describes
rule-gbm_tile_moves_again = A tile with his sign that completes his city makes the Gingerbread Man move twice
rule-gbm_big_counts_two = The Gingerbread Man pays a big follower as two knights
tile-gingerbread = the sign of the gingerbread man
source-gingerbread = gingerbread man
action-gingerbread = The gingerbread man moves to the city at { $cell }
prompt-gingerbread = Where does the gingerbread man go?
told-gingerbread = The gingerbread man is now in the city at { $cell }.
told-gingerbread-off = There is no city left for the gingerbread man.
part-gingerbread = gingerbread man
alt-gingerbread = The gingerbread man is in the city at { $cell }.
