# Piernikowy ludzik.

set-gingerbread = Piernikowy ludzik
about-gingerbread = Piernikowy ludzik, który na odchodnym nagradza rycerzy
rule-gbm_tiles = Sześć płytek z piernikowym ludzikiem: nasze albo opisane przez gospodarza
rule-gbm_tile_moves_again = Znak, który kończy jego miasto, przenosi ludzika dwa razy
rule-gbm_big_counts_two = Dla ludzika duży podwładny to dwóch rycerzy
tile-gingerbread = znak piernikowego ludzika
    .with = ze znakiem piernikowego ludzika
source-gingerbread = piernikowy ludzik
action-gingerbread = Piernikowy ludzik idzie do miasta na { $cell }
prompt-gingerbread = Dokąd idzie piernikowy ludzik?
told-gingerbread = Piernikowy ludzik jest teraz w mieście na { $cell }.
told-gingerbread-off = Dla piernikowego ludzika nie ma już miasta.
part-gingerbread = piernikowy ludzik
alt-gingerbread = Piernikowy ludzik jest w mieście na { $cell }.
