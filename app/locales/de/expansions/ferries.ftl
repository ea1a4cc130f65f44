# Die Fähren.

set-ferries = Die Fähren
about-ferries = Fähren, die Straßen über Seen und wieder anderswohin führen
rule-ferries-place = Ein neuer See bekommt immer eine Fähre, oder nur mit einem Gefolgsmann auf einer Straße
tile-ferry = ein Fährsee
    .bare = Fährsee
    .dat = einem Fährsee
action-ferry = Fähre: { $link }
action-pass-ferries = Keine Fähre versetzen
prompt-ferry_place = Welche Straßen verbindet die neue Fähre?
prompt-ferry_change = Versetzt du eine Fähre?
told-ferry = { $who } legt eine Fähre: { $link }.
told-ferry-moved = { $who } versetzt eine Fähre: { $link }.
position-ferries = Fähren: { $ferries }.
