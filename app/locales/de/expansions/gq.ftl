# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Zehn Karten mehr und für Flüsse eine Quelle mit Straße
rule-gq-spring = Mit Fluss: Die Quelle mit Straße ersetzt die gewöhnliche oder bleibt in der Schachtel
rule-gq-pig_herd = Die Schweine von Games Quarterly 11 machen ihre Wiese wertvoller
