# Der Lebkuchenmann.

set-gingerbread = Der Lebkuchenmann
about-gingerbread = Ein Lebkuchenmann, der beim Weiterziehen Ritter belohnt
rule-gbm_tiles = Die sechs Karten des Lebkuchenmanns: unsere, oder vom Gastgeber beschriebene
rule-gbm_tile_moves_again = Ein Zeichen, das seine Stadt fertigstellt, versetzt ihn zweimal
rule-gbm_big_counts_two = Für den Lebkuchenmann zählt ein großer Gefolgsmann wie zwei Ritter
tile-gingerbread = das Zeichen des Lebkuchenmanns
    .bare = Zeichen des Lebkuchenmanns
    .dat = dem Zeichen des Lebkuchenmanns
source-gingerbread = Lebkuchenmann
action-gingerbread = Der Lebkuchenmann geht in die Stadt auf { $cell }
prompt-gingerbread = Wohin geht der Lebkuchenmann?
told-gingerbread = Der Lebkuchenmann ist jetzt in der Stadt auf { $cell }.
told-gingerbread-off = Für den Lebkuchenmann ist keine Stadt mehr da.
part-gingerbread = Lebkuchenmann
alt-gingerbread = Der Lebkuchenmann ist in der Stadt auf { $cell }.
