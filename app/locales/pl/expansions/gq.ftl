# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Dziesięć płytek więcej i źródło z traktem dla rzek
rule-gq-spring = Z rzeką: źródło z traktem zastępuje zwykłe albo zostaje w pudełku
rule-gq-pig_herd = Świnie z Games Quarterly 11 podnoszą wartość swojego pola
