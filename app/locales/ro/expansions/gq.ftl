# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Zece cartonașe în plus și un izvor cu drum pentru râuri
rule-gq-spring = Cu un râu: izvorul cu drum îl înlocuiește pe cel obișnuit sau rămâne în cutie
rule-gq-pig_herd = Porcii din Games Quarterly 11 fac câmpul lor mai valoros
