# The Cult.

set-cult = Il Culto
about-cult = Templi in gara con il monastero accanto
rule-cult-tiles = Tessere con templi, secondo l’edizione
rule-cult-challenge_own = Un monastero sfida anche il tempio dello stesso giocatore
tile-shrine = un tempio
role-shrine = un eretico nel tempio
as-shrine = come eretico nel tempio
where-shrine = nel tempio
to-shrine = nel tempio
the-shrine = il tempio
noun-shrine = eretico
    .def = l’eretico
    .own = il tuo eretico
    .place = {""}
told-challenge = Persa la sfida in { $cell }, torna a casa { $whose }.
