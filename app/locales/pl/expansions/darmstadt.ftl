# Kościoły Darmstadt.

set-darmstadt = Kościoły Darmstadt
about-darmstadt = Kościoły płacą temu, kto ma wokół najwięcej podwładnych
rule-darm-cloisters = Przy samej grze podstawowej dwa klasztory zostają w pudełku albo żaden
tile-church = kościół
    .with = z kościołem
tile-darmstadtium = Darmstadtium
    .with = z Darmstadtium
source-church = kościół
part-church = kościoły
