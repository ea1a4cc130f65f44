# Promy.

set-ferries = Promy
about-ferries = Promy, które prowadzą trakty przez jeziora
rule-ferries-place = Nowe jezioro dostaje prom zawsze albo tylko z podwładnym na jednym z traktów
tile-ferry = jezioro promowe
    .with = z jeziorem promowym
action-ferry = Prom: { $link }
action-pass-ferries = Nie przestawiaj promu
prompt-ferry_place = Które trakty łączy nowy prom?
prompt-ferry_change = Przestawiasz prom?
told-ferry = { $who } kładzie prom: { $link }.
told-ferry-moved = { $who } przestawia prom: { $link }.
position-ferries = Promy: { $ferries }.
