# Puste płytki.

set-creativity = Puste płytki
about-creativity = Dwie puste płytki, które opisuje gospodarz
rule-creativity = Dwie puste płytki zostają w pudełku albo opisuje je gospodarz
action-accept-tiles = Graj z płytkami gospodarza
action-refuse-tiles = Graj bez płytek gospodarza
prompt-host_tiles = Gospodarz wnosi własne płytki; na obrazku każde pole ma numery miast, które żywi. Grasz z nimi?
told-tiles-accepted = Płytki gospodarza są w grze.
told-tiles-refused = Płytki gospodarza zostają poza grą.
