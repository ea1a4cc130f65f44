# Kleine Gebäude.

set-buildings = Kleine Gebäude
about-buildings = Schuppen, Häuser und Türme, die eine Karte wertvoller machen
rule-lb-supply = Kleine Gebäude zu viert: vier der sechs übrigen werden verteilt, oder keines
rule-lb-values = Was kleine Gebäude bringen: je 1, oder Schuppen 1, Haus 2, Turm 3
rule-lb-abbot_range = Welche kleinen Gebäude für einen liegenden Abt zählen: in seinen Linien, oder ringsum
rule-lb-recall = Ein zurückgenommener Abt zählt die kleinen Gebäude ringsum
token-shed = ein Schuppen
    .acc = einen Schuppen
token-house = ein Haus
token-little_tower = ein kleiner Turm
    .acc = einen kleinen Turm
action-building = Bau { FORM($token, "acc") } auf diese Karte
thing-building = Ein kleines Gebäude
told-building = { $who } baut { FORM($token, "acc") } auf { $cell }.
alt-sheds = Schuppen: { $cells }.
alt-houses = Häuser: { $cells }.
alt-little-towers = Kleine Türme: { $cells }.
