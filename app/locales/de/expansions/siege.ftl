# Belagerte Städte.

set-cathars = Die Katharer
about-cathars = Belagerte Städte bringen weniger, aber Ritter können fliehen
set-siege = Die Belagerung
about-siege = Die vier Karten der Katharer unter anderem Namen
set-besiegers = Die Belagerer
about-besiegers = Sechs belagerte Städte, die für Wiesen doppelt zählen
rule-siege-escape_range = Woran das Kloster grenzen muss: belagerte Karte, oder irgendeine der Stadt
rule-siege-escape_time = Flucht am Ende jedes eigenen Zuges, oder sobald der Fluchtweg gebaut ist
rule-siege-escape_cap = Eine Flucht in jedem Zugteil, oder eine im Zug
rule-siege-pennant = Punkte für ein Wappen in einer belagerten Stadt
rule-siege-tiny_city = Mit tiny_city=2: Punkte je Karte einer belagerten Stadt aus zwei Karten
rule-siege-pig_doubled = Eine belagerte Stadt verdoppelt auch den Bonus der Schweine
tile-siege = Belagerer
    .dat = Belagerern
action-escape = Lass { FORM($whose, "acc") } aus { $cell } fliehen
action-pass-escape = Niemand flieht
prompt-escape = Flieht eine Figur aus der belagerten Stadt?
told-escaped = Aus { $cell } flieht { $whose }.
