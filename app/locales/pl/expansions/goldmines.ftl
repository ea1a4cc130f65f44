# Kopalnie złota.

set-goldmines = Kopalnie złota
about-goldmines = Sztabki złota za obszary ukończone wokół kopalni
tile-goldmine = kopalnia złota
    .acc = kopalnię złota
    .with = z kopalnią złota
source-gold = złoto
part-gold = złoto
token-ingot = złoto
action-ingot = Połóż sztabkę na { $cell }
prompt-gold_second = Dokąd trafia druga sztabka?
told-ingot = Sztabka złota leży teraz na { $cell }.
alt-ingots = Złoto leży na: { $cells }.
