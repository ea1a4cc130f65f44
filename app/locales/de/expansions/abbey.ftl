# Abtei und Bürgermeister.

set-abbey = Abtei und Bürgermeister
about-abbey = Eine Abtei für Lücken, Bürgermeister, Wagen und Gutshof
rule-am-wagon_move = Wohin ein gewerteter Wagen darf: Verbundenes, rundherum, überall
rule-am-wagon_off_abbey = Ein Wagen darf eine gewertete Abtei über Straßen und Städte dort verlassen
rule-am-wagon_on_monastery = Wagen in Klöstern: in jedem, oder nur mit Straße auf der Karte
rule-am-wagon_tile = Wo der Wagen im neuen Gebiet steht: überall, oder an der Verbindung
rule-am-wagon_challenged = Ein Wagen, dessen Gebäude eine Herausforderung verloren hat
rule-am-barn_on_barn = Ein Gutshof auf einer Wiese, die schon einen hat
rule-am-mayor_immune_tower = Türme nehmen keine Bürgermeister gefangen
rule-am-wagon_immune_dragon_tower = Weder Drache noch Türme holen Wagen
rule-am-barn_pig_herd_bonus = Am Ende zählt die Schweineherde auch für Gutshöfe
rule-am-abbey_round = Übrige Abteien dürfen nach der letzten Karte gelegt werden
rule-am-mayor_lying = Bürgermeister werden liegend gezeichnet
tile-abbey = eine Abtei
    .bare = Abtei
    .dat = einer Abtei
figure-wagon = Wagen
    .nom = der Wagen
    .acc = den Wagen
    .dat = dem Wagen
    .your = dein Wagen
    .your-acc = deinen Wagen
    .your-dat = deinem Wagen
    .counted = { $count ->
        [one] { $count } Wagen
       *[other] { $count } Wagen
     }
figure-mayor = Bürgermeister
    .nom = der Bürgermeister
    .acc = den Bürgermeister
    .dat = dem Bürgermeister
    .your = dein Bürgermeister
    .your-acc = deinen Bürgermeister
    .your-dat = deinem Bürgermeister
    .counted = { $count ->
        [one] { $count } Bürgermeister
       *[other] { $count } Bürgermeister
     }
figure-barn = Gutshof
    .nom = der Gutshof
    .acc = den Gutshof
    .dat = dem Gutshof
    .your = dein Gutshof
    .your-acc = deinen Gutshof
    .your-dat = deinem Gutshof
    .counted = { $count ->
        [one] { $count } Gutshof
       *[other] { $count } Gutshöfe
     }
role-abbey = ein Mönch in der Abtei
    .acc = einen Mönch in der Abtei
    .dat = einem Mönch in der Abtei
role-corner = ein Gefolgsmann auf der Ecke
    .acc = einen Gefolgsmann auf der Ecke
    .dat = einem Gefolgsmann auf der Ecke
as-abbey = als Mönch in der Abtei
as-corner = auf der Ecke
where-abbey = in der Abtei
where-corner = auf der Ecke
to-abbey = in die Abtei
to-corner = auf die Ecke
the-abbey = die Abtei
noun-abbey = Mönch
    .nom = der Mönch
    .acc = den Mönch
    .dat = dem Mönch
    .your = dein Mönch
    .your-acc = deinen Mönch
    .your-dat = deinem Mönch
    .where = {""}
noun-corner = Gefolgsmann
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .your = dein Gefolgsmann
    .your-acc = deinen Gefolgsmann
    .your-dat = deinem Gefolgsmann
    .where = {""}
token-abbey = eine Abtei
action-abbey = Deine Abtei auf { $cell } legen
action-barn = { $role } im Nordwesten von { $cell }
action-wagon = Der Wagen fährt { $place } auf { $cell }
action-pass-abbey = Die Abtei behalten
action-pass-wagon = Der Wagen kommt heim
prompt-abbey = Legst du deine Abtei, statt zu ziehen?
prompt-last_abbey = Legst du deine Abtei, bevor das Spiel endet?
prompt-wagon = Fährt dein Wagen weiter?
# $number: wie viele Leute $who nennt.
ring-abbey = { $who }, du bist am Zug. Nimm die nächste Karte, oder leg stattdessen deine Abtei: Hast du die Karte gesehen, ist es für die Abtei zu spät.
button-abbey = Stattdessen Abtei legen
panel-abbey = Zieh eine Karte, oder wähle, wohin deine Abtei kommt. Die nächste Karte bleibt verdeckt, bis du sie ziehst; dann ist es für die Abtei zu spät.
