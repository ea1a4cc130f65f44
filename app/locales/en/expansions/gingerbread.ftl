# The Gingerbread Man.

tile-gingerbread = the sign of the gingerbread man
source-gingerbread = gingerbread man
action-gingerbread = The gingerbread man moves to the city at { $cell }
prompt-gingerbread = Where does the gingerbread man go?
told-gingerbread = The gingerbread man is now in the city at { $cell }.
told-gingerbread-off = There is no city left for the gingerbread man.
part-gingerbread = gingerbread man
alt-gingerbread = The gingerbread man is in the city at { $cell }.
