# Base game.

set-base = Jocul de bază
about-base = Ocupi drumuri, orașe, mănăstiri și câmpuri și punctezi
rule-farm_scoring = Câmpuri: câte 3 de oraș; la fel, o dată de jucător; câte 4 de oraș
rule-first_counts = Cu farm_scoring=first: cei mai mulți țărani sau cele mai multe câmpuri
rule-farms_enabled = Țăranii: off pentru un prim joc
rule-tiny_city = Punctele unui oraș terminat din două cartonașe
rule-equal_turns = Se scot cartonașe la întâmplare, ca toți să aibă la fel de multe ture
rule-six_seats = Șase jucători: numai cu Hanuri și catedrale (a șasea culoare) sau mereu
