# Was geschehen ist, in einer Zeile.

who-bold = **{ $name }**
who-seat = Spieler { $number }
who-numbered = { $who } (#{ $number })
who-carcas = Carcas
who-stand-in = Vertretung
told-placed = { $who } legt { FORM($tile, "acc") } auf { $cell }
told-placed-with = { $who } legt { FORM($tile, "acc") } auf { $cell } und setzt { FORM($role, "acc") } ein
told-discarded = { $who } zieht { FORM($tile, "acc") }. Die Karte passt nirgends und kommt aus dem Spiel.
told-deployed = { $who } setzt { FORM($role, "acc") } ein.
told-deployed-at = { $who } setzt { FORM($role, "acc") } auf { $cell } ein.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } legt noch eine Karte.
told-token = { $who } bekommt { FORM($token, "acc") } ({ $count }).
told-aside = { $who } zieht { FORM($tile, "acc") }, bevor es einen Vulkan gibt; die Karte kommt beiseite.
told-put-back = { $tiles ->
    [one] Die beiseitegelegte Drachenkarte kommt
   *[other] Die { $tiles } beiseitegelegten Drachenkarten kommen
 } zurück in den Stapel.
told-moved = Von { $from } zieht { $whose } weiter { $place } auf { $cell }.
told-returned = Nach Hause geht { $whose }.
told-standing = (Vorabantwort von { $who }.)
told-accepted = { $who } stimmt zu.
told-refused = { $who } lehnt ab.
told-passed = { $who } passt.
told-ended = Das war die letzte Karte.
told-count = Die Schlusswertung: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# Die öffentliche Nachricht nach einem Zug.
# $number: wie viele Leute $who nennt.
ring-asked = { $number ->
    [one] { $who }, eine Frage an dich: { $question }
   *[other] { $who }, eine Frage an euch: { $question }
 }
ring-started = Das Spiel beginnt. Reihenfolge: { $order }.
ring-commitment = Die Reihenfolge der Karten steht fest. Ihr Siegel: `{ $seal }`; der Schlüssel kommt am Ende.
# $number: wie viele Leute $who nennt.
ring-turn = { $number ->
    [one] { $who }, du bist am Zug.
   *[other] { $who }, ihr seid am Zug.
 } { $left ->
    [0] Es sind keine Karten mehr da.
    [one] Das ist die letzte Karte.
   *[other] Noch { $left } Karten.
 }
ring-free = { $who }: Eine Vertretung zieht. Wer mag, übernimmt den Platz mit `/game take`.
ring-automatic = { $who }: Der Zug wird automatisch gemacht.
ring-undone = ↩️ { $who } nimmt den letzten Zug zurück und ist wieder am Zug.
button-open = Zug machen
button-board = Spielfeld
button-score = Punkte
button-tiles = Karten

# Das Ende eines Spiels.
final-title = { $winners ->
    [0] Niemand gewinnt. Das Spiel ist zu Ende.
    [one] 🏆 { $who } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
     }. Das Spiel ist zu Ende.
   *[other] 🏆 { $who } teilen sich den Sieg mit je { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
     }. Das Spiel ist zu Ende.
 }
final-called = Danke fürs Mitspielen, { $who }!
final-count = **Die Schlusswertung**
final-count-plain = Die Schlusswertung:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } auf { $cell } ({ $points })
final-count-file = Die ganze Schlusswertung steht in der Datei.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = Straßen
part-city = Städte
part-cloister = Klöster
part-field = Wiesen
final-seed = Der Schlüssel zur Reihenfolge der Karten: `{ $seed }`. Das Siegel stand zu Beginn hier: `{ $seal }`.
fair-title = **Woraus dieses Spiel ausgeteilt wird**
fair-seal = Das Siegel des Schlüssels, gezeigt, als der Tisch eröffnet wurde: `{ $seal }`
fair-start = Die Nummer, die Discord dem Start des Spiels gegeben hat: `{ $start }`
fair-not-started = Wenn jemand das Spiel startet, gibt Discord dem eine Nummer, die niemand wählen kann. Schlüssel und Nummer zusammen ergeben die Reihenfolge der Karten. Den Schlüssel zeige ich, wenn das Spiel vorbei ist.
fair-later = Schlüssel und Nummer zusammen haben die Reihenfolge der Karten ergeben, also konnte niemand sie wählen. Den Schlüssel zeige ich, wenn das Spiel vorbei ist.
fair-key = Der Schlüssel: `{ $key }`
fair-agrees = ✅ Ich habe das Spiel noch einmal ausgeteilt: Das Siegel gehört zum Schlüssel, und Schlüssel und Nummer ergeben das Spiel, das gespielt wurde.
fair-differs = ⚠️ Das passt nicht zusammen: Schlüssel und Nummer ergeben ein anderes Spiel als das gespielte. Bitte sag es dem, der mich betreibt.
fair-steps = So prüfst du es ohne mich: Der BLAKE3-Hash des Schlüssels ist das Siegel. Der Hash der Nummer, mit dem Schlüssel gebildet, ist der Startwert. Damit mischt ChaCha8 die Karten (Fisher-Yates, von hinten); gezogen wird von hinten. Die Datei enthält die Karten davor und danach.
final-again = Revanche? Drück den Knopf oder nimm `/game rematch`.
ended-by = { $who } beendet das Spiel. Es bleibt unvollendet; niemand gewinnt.
closed-by = { $who } schließt diesen Tisch.

# Alternativtext.
alt-board = Das Spielfeld: { $tiles ->
    [one] { $tiles } Karte
   *[other] { $tiles } Karten
 }, Spalten { $west } bis { $east }, Zeilen { $north } bis { $south }.
alt-scores = Punkte: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] Am Zug: { $who }.
   *[other] Antworten fehlen noch von { $who }.
 }
alt-draw = Die nächste Karte ist noch verdeckt; am Spielfeld { $cells ->
    [one] ist ein Feld
   *[other] sind { $cells } Felder
 } offen.
alt-asked = Gefragt ist: { $question }
alt-owners = Wem was gehört, das Größte zuerst: { $claims }.
alt-farms = Wem die Wiesen gehören, die größte zuerst: { $claims }.
alt-no-owners = Niemandem gehört eine Straße, eine Stadt oder ein Kloster.
alt-no-farms = Niemandem gehört eine Wiese.
alt-claim = { $feature } auf { $cell } ({ $tiles ->
    [one] eine Karte
   *[other] { $tiles } Karten
 }), { $who }
alt-dead = Felder, auf die keine übrige Karte passt: { $cells }.
alt-no-dead = Jedes offene Feld lässt sich noch füllen.
alt-focus = Das Bild zeigt die Umgebung von { $cell }, wo die letzte Karte gelegt wurde.
alt-around = Das Bild zeigt die Umgebung von { $cell }.
alt-whole = Das Bild zeigt das ganze Spielfeld.
alt-moving = Ein bewegtes Bild mit { $tiles ->
    [one] einer Karte.
   *[other] { $tiles } Karten, eine nach der anderen.
 }
alt-gains = Neue Punkte: { $gains }.
alt-no-gains = Kein Punktestand hat sich geändert.
alt-clock = { $who } hat noch { $left }
alt-clocks = Verbleibende Zeit: { $clocks }.
alt-hand = Karte in der Hand: { FORM($tile, "bare") }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Sie passt auf { $cells }.
alt-preview = Geplant: { FORM($tile, "bare") } auf { $cell }, um { $degrees }° gedreht.
alt-figure = Darauf: { $role }.
alt-chosen = { $answer }.
alt-spots = Zur Wahl stehen: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] Es sind keine Karten mehr da.
    [one] Noch { $left } Karte.
   *[other] Noch { $left } Karten.
 }
alt-over = Das Spiel ist zu Ende.

who-somebody = Jemand
who-host = Der Gastgeber
