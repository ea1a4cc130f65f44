# Brücken.

set-bridges = Brücken
about-bridges = Brücken, die Straßen über Wiesen führen
rule-bridge-force = Eine Karte, die nur mit Brücke passt: muss gelegt oder darf abgelegt werden
rule-bridge-deploy_on_neighbour = Gefolgsmann auf der neuen Brücke über einer Nachbarkarte
rule-bridge-freestanding = Brücke über der gelegten Karte, auch wo sie an keine andere stößt
rule-bridge-to_abbey = Eine Brücke darf an einer Abtei enden
position-bridge = { $cell } { FORM($one, "from") } { FORM($other, "to") }
position-bridges = Brücken: { $bridges }.
token-bridge = eine Brücke
action-bridge-north-south = Brücke über { $cell } von Norden nach Süden
action-bridge-west-east = Brücke über { $cell } von Westen nach Osten
thing-bridge = Eine Brücke
told-bridge = { $who } baut eine Brücke auf { $cell }.
