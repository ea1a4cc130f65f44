# Ein Spiel ansehen.

look-turn = { $number ->
    [one] Am Zug: { $who }.
   *[other] Antworten fehlen noch von { $who }.
 }
look-hand = Am Zug: { $who }. Karte: { FORM($tile, "bare") }.
look-over = Das Spiel ist zu Ende.
share-done = Ich zeige es im Kanal, für alle sichtbar.
share-board = { $who } zeigt das Spielfeld.
share-score = { $who } zeigt die Punkte.
share-replay = { $who } zeigt das Spiel.
look-given-up = Dieses Spiel wurde abgebrochen.
look-since = Markiert: Karten, die gelegt wurden, seit du zuletzt hier warst, { $cells }.
panel-since = Markiert: Karten, die seit deiner letzten gelegt wurden, { $cells }.
look-text-file = Die Stellung ist lang, darum steht sie in der Datei.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } bei Wertung jetzt; im Vorrat: { $left }
score-note = „Bei Wertung jetzt“ zählt jede unfertige Straße und Stadt, jedes unfertige Kloster und jede Wiese so, als wäre das Spiel jetzt zu Ende.
supply-part = { FORM($figure, "counted") }
supply-none = nichts

tiles-title = { $total ->
    [0] Es ist keine Karte mehr zu ziehen.
    [one] Noch eine Karte ist zu ziehen:
   *[other] Noch { $total } Karten sind zu ziehen:
 }
tiles-title-hidden = Noch zu ziehen: { $left }. Verdeckt aus dem Spiel: { $hidden }. Niemand weiß, welche welche sind:
tiles-file = Alle stehen in der Datei.
tiles-line = { $count } × { FORM($tile, "bare") }
tiles-discarded = Aus dem Spiel, weil sie nicht passten oder weggelassen wurden:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (zurückgenommen)
log-earlier = { $moves ->
        [one] (ein früherer Zug)
       *[other] ({ $moves } frühere Züge)
    }
by-stand-in = { $line } (durch die Vertretung)
by-standing = { $line } (vorab beantwortet)
by-rules = { $line } (Standardantwort, weil keine kam)
log-empty = Noch ist nichts geschehen.
button-first = Anfang
button-previous = Zurück
button-next = Weiter
button-last = Ende
button-film = Film ab hier
log-step = Schritt { $step } von { $steps }
log-film = Das Spiel von dort an: { $tiles ->
    [one] eine Karte.
   *[other] { $tiles } Karten.
}
log-film-none = Danach wurde keine Karte gelegt.

list-semicolon = {"; "}
position-row = Zeile { $row }: { $tiles }.
position-cell = { $cell } { FORM($tile, "bare") }, um { $degrees }° gedreht
position-figure = { $who } hat { FORM($role, "acc") }
position-token = { $count ->
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-left = Im Vorrat von { $who }: { $figures }
position-holds = { $line }; außerdem { $held }
position-open = offen nach { $sides }

rules-file = Die ganze Seite steht in der Datei.
rules-topics = **Regeln.** `/rules`, dazu eines von diesen:
rules-figure = { $figure } ({ $set })
rules-topic = `{ $key }` { $name }
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }

my-none = Du spielst in keinem offenen Spiel. `/game new` eröffnet eines.
my-title = { $count ->
    [one] Du spielst in einem offenen Spiel
   *[other] Du spielst in { $count } offenen Spielen
 }{ $waiting ->
    [0] . Keines wartet auf dich.
    [one] . Eines wartet auf dich:
   *[other] . { $waiting } warten auf dich:
 }
my-more = Hier nicht aufgeführt: { $games }.
my-turn = ▶️ { $channel }: **du bist am Zug**, zuletzt gezogen { $when }
my-wait = { $channel }: am Zug ist { $who }, zuletzt gezogen { $when }
my-parked = 💤 { $id }: beiseitegelegt. `/game move` setzt es in einem Kanal seines Servers fort.
my-lobby = { $channel }: { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
 } an einem offenen Tisch

# /help, je nachdem, wo man liest.
help-no-game = In diesem Kanal läuft kein Spiel. `/game new` eröffnet einen Tisch: Du und bis zu vier andere legt Karten an, baut Städte, Straßen und Klöster und sammelt Punkte. `{ option-sets.name }` bringt Erweiterungen ins Spiel. Allein? Eröffne einen Tisch und lade Carcas ein. `/rules` erklärt jedes Set.
help-lobby = Hier ist ein Tisch offen. Drück *{ button-join }* unter der Nachricht, oder `/game join`.
help-lobby-seated = Du hast einen Platz am Tisch. Der Gastgeber startet das Spiel mit `/game start`. `/game leave` gibt deinen Platz frei.
help-lobby-host = Das ist dein Tisch. Mit *{ button-setup }* wählst du, womit ihr spielt, `/game invite` holt Carcas dazu, `/game pace` stellt die Uhr. Wenn alle da sind, drück *{ button-start }* oder tippe `/game start`. `/game end` schließt den Tisch.
help-watching = Du schaust zu. `/board` zeigt das Spiel, `/score` die Punkte, `/log` den Verlauf. Ist es zu Ende, eröffnet `/game new` das nächste.
help-stood-in = Eine Vertretung spielt deinen Platz. Der Knopf gibt ihn dir jederzeit zurück, ebenso `/game return`.
help-wait = Du bist nicht am Zug: Wir warten auf { $who }. Du wirst benachrichtigt. Bis dahin gibt es `/board`, `/score`, `/tiles` und `/log`. Hast du gerade gezogen und ist die nächste Karte noch verdeckt, nimmt `/undo` deinen Zug zurück. Musst du weg? `/game substitute`.
help-your-turn = Du bist am Zug. Drück den Knopf oder tippe `/turn`. Wähle Feld und Drehung (`/place`), wenn du magst eine Figur (`/deploy`), dann `/confirm`. Vorher gilt nichts.
help-your-figure = Du bist am Zug, und deine Karte liegt. Wähle eine Figur (`/deploy`) oder keine (`/pass`), dann `/confirm`.
help-your-choice = Du hast eine Frage zu beantworten. Drück den Knopf, oder nimm `/choose` und `/confirm`.

help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Deine Vorabantworten in diesem Spiel (nur du siehst sie; `/standing remove` streicht eine):
standing-none = Du hast keine Vorabantworten in diesem Spiel. `/standing add` gibt eine: Dann wirst du das nicht mehr gefragt, und das Spiel geht gleich weiter.
standing-line = • { $what }
standing-for = „{ $question }“ – { $answer }
standing-pass = nein, nichts
standing-usual = die Standardantwort
standing-accept = ja
standing-refuse = nein

replay-title = { $moves ->
    [one] Bisher eine Karte.
   *[other] Bisher { $moves } Karten.
 }
replay-progress = Die Züge werden gezeichnet: { $done } von { $of } …
picture-words = Das Bild ließ sich nicht zeichnen. Darauf wäre zu sehen: { $words }
board-words = In Worten: { $words } `/board text:true` beschreibt alles.
replay-none = Noch liegt keine Karte. `/board` zeigt den Tisch.
since-points = { $who } { $points } ({ $gain })
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
