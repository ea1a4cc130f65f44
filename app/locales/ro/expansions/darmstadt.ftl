# Bisericile din Darmstadt.

set-darmstadt = Bisericile din Darmstadt
about-darmstadt = Biserici care răsplătesc cei mai mulți supuși din jur
rule-darm-cloisters = Numai cu jocul de bază, două mănăstiri rămân în cutie sau niciuna
tile-church = o biserică
tile-darmstadtium = Darmstadtium
source-church = biserică
part-church = biserici
