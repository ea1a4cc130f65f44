# Spiele, die als Dateien reisen: /export und /game import.

command-export = Dieses Spiel als Datei: zum Prüfen oder zum Weiterspielen anderswo
    .name = export
command-game-import = Das Spiel einer Datei hier weiterspielen oder, wenn es vorbei ist, aufbewahren
    .name = import
option-file = Die Datei, die /export gegeben hat
    .name = datei

export-over = Das ganze Spiel mit seinem Schlüssel: { $moves } Züge. `/game import` bewahrt es anderswo auf, und `carcas verify` prüft es auf jedem Computer. Niemand wird darin genannt.
export-running = Das Spiel bis hier: { $moves } Züge. Die Datei enthält nichts Geheimes: Wo `/game import` es weiterspielt, werden die Karten, die niemand gesehen hat, neu gemischt. Niemand wird darin genannt.
export-jcz = Die Datei `{ $file }` öffnet JCloisterZone 5 in der letzten Stellung.
export-jcz-unseen = Die Karten, die niemand gesehen hat, zieht jenes Programm selbst.
export-jcz-set = Für JCloisterZone 5 gibt es keine Datei: Ein Spiel mit { $set } kann es nicht nachspielen.
export-jcz-rule = Für JCloisterZone 5 gibt es keine Datei: Die Hausregel „{ $rule }“ kennt es nicht so, wie hier gespielt wurde.
export-jcz-carried = Für JCloisterZone 5 gibt es keine Datei: Dieses Spiel ging von einer Stellung aus weiter.
export-jcz-course = Für JCloisterZone 5 gibt es keine Datei: Nach dessen Regeln wäre dieses Spiel anders verlaufen.
import-opened = Die Datei ist, wie sie geschrieben wurde, und ein Tisch ist offen. Wenn jeder Platz besetzt ist, startest du das Spiel, und es geht weiter.
import-kept = Alles in der Datei ist, wie es gesagt wurde, und das Spiel bleibt hier: `/log`, `/replay`, `/score` und `/fair` zeigen es.
import-told = { $who } hat ein beendetes Spiel mitgebracht ({ $game }), Zug für Zug geprüft. `/log` und `/replay` zeigen es.
import-points = #{ $number }: { $points }
import-lobby = Ein Spiel von anderswo geht hier weiter: { $seats } Plätze, alle müssen besetzt werden. Punkte bisher: { $points }. Die Karten, die niemand gesehen hat, werden neu gemischt.
lobby-how-carried = Wer einen Platz wählt, bekommt ihn; die anderen bekommen die übrigen in der Reihenfolge dieser Liste. Der Gastgeber startet, sobald alle besetzt sind.
seat-carried = Einer, der übrig ist, in der Reihenfolge der Liste
fair-carried = Dieses Spiel begann anderswo. Als es hierherkam, wurden die Karten, die niemand gesehen hatte, mit diesem Schlüssel gemischt; `/export` gibt die Datei, mit der `carcas verify` das prüft.

refusal-seats-to-take = Dieses Spiel hat { $most } Plätze, { $taken } sind besetzt. Alle müssen es sein: Andere drücken *{ button-join }*, oder `/game invite` setzt Carcas dazu.
refusal-goes-on = Dieses Spiel hat anderswo schon begonnen, darum bleiben seine Sets und Regeln. Für ein anderes Spiel schließe diesen Tisch mit `/game end`.
import-foreign = Das ist nicht die Datei eines Spiels. `/export` gibt eine, und sie muss so geschickt werden, wie sie ist.
import-jcz = Das ist die Datei für JCloisterZone: Öffne sie dort. Weiterspielen oder aufbewahren kann ich die andere Datei von `/export`, die auf `.json` endet.
import-newer = Eine neuere Version von Carcas hat diese Datei geschrieben (Format { $version }), und diese kann sie nicht lesen.
import-changed-line = Die Datei wurde geändert, nachdem sie geschrieben war: Zeile { $line } ist nicht mehr, wie sie war. Exportiere das Spiel noch einmal.
import-changed-head = Die Datei wurde geändert, nachdem sie geschrieben war: Ihr Anfang (Einstellungen, Plätze, Siegel, Schlüssel) ist nicht mehr, wie er war. Exportiere das Spiel noch einmal.
import-changed-move = Die Datei wurde geändert, nachdem sie geschrieben war: Zug { $number } ist nicht mehr, wie er war. Exportiere das Spiel noch einmal.
import-changed-end = Die Datei wurde geändert, nachdem sie geschrieben war: Ihr Ende (Punkte, Stellung) ist nicht mehr, wie es war. Exportiere das Spiel noch einmal.
import-unreadable = Die Datei ist vollständig, aber diese Version von Carcas kennt etwas darin nicht.
import-seal = Der Schlüssel in der Datei hat nicht das Siegel, das bei der Eröffnung des Tisches gezeigt wurde; es war also nicht das versprochene Austeilen.
import-deal = Die Karten dieses Spiels wurden nicht aus seinem Schlüssel ausgeteilt, oder eine andere Version der Regeln hat sie ausgeteilt.
import-move = Zug { $number } ist dort nicht erlaubt, oder er führt zu einem anderen Stand, als die Datei sagt.
import-end = Die Punkte oder die Stellung am Ende der Datei sind nicht das, wohin ihre Züge führen.
import-large = Diese Datei ist größer als die irgendeines Spiels.
import-unreachable = Ich konnte die Datei nicht von Discord holen. Nichts hat sich geändert; bitte schick den Befehl noch einmal.
