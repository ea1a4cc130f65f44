# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Diez losetas más, y un manantial con camino para los ríos
rule-gq-spring = Con un río: el manantial con camino sustituye al normal, o se queda en la caja
rule-gq-pig_herd = Los cerdos de Games Quarterly 11 hacen su prado más valioso
