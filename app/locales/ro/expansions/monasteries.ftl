# Mănăstiri speciale.

set-monasteries = Mănăstiri speciale
about-monasteries = Șase mănăstiri în locul celor simple: un abate culcat așteaptă sfârșitul
rule-mon-cloisters = Mănăstirile jocului de bază ies din joc sau rămân
rule-mon-abbot_recall = Abatele retras de unde stă culcat: liniile lui sau ca o mănăstire
rule-mon-abbot_fairy = Zâna plătește și pentru un abate culcat
rule-mon-wagon_surrounded = O căruță se poate culca într-o mănăstire specială înconjurată
tile-special = o mănăstire specială
role-pallet = un abate culcat în mănăstire
as-pallet = drept abate culcat în mănăstire
where-pallet = culcat în mănăstire
    .from = culcat, din mănăstire
to-pallet = în mănăstire, culcat
the-pallet = locul abatelui
noun-pallet = abate
    .own = abatele tău
    .of = abatele lui
    .place = {""}
source-abbot = abate
part-abbot = abați
