# Niezwykłe klasztory.

set-monasteries = Niezwykłe klasztory
about-monasteries = Sześć klasztorów zamiast zwykłych: opat leży i czeka do końca
rule-mon-cloisters = Klasztory gry podstawowej wychodzą z gry albo zostają
rule-mon-abbot_recall = Opat zabrany na leżąco: jego linie albo jak klasztor
rule-mon-abbot_fairy = Wróżka płaci też za leżącego opata
rule-mon-wagon_surrounded = Wóz może położyć się w otoczonym niezwykłym klasztorze
tile-special = niezwykły klasztor
    .with = z niezwykłym klasztorem
role-pallet = opat leżący w klasztorze
    .acc = opata leżącego w klasztorze
as-pallet = jako opat leżący w klasztorze
    .acc = jako opata leżącego w klasztorze
where-pallet = na leżąco w klasztorze
to-pallet = do klasztoru, na leżąco
the-pallet = miejsce opata
noun-pallet = opat
    .acc = opata
    .gen = opata
    .your = twój opat
    .your-acc = twojego opata
    .your-gen = twojego opata
    .where = {""}
source-abbot = opat
part-abbot = opaci
