# Der Turm.

set-tower = Der Turm
about-tower = Türme nehmen Gefolgsleute gefangen, Lösegeld befreit sie
rule-tower_capture_own = Ein Turm kann auch einen eigenen Gefolgsmann nach Hause holen
rule-tower_top_immunity = Wer auf einem Turm steht, wird weder gefangen noch gefressen
rule-tower_top_dragon = Ein Gefolgsmann darf auf den Turm auf der Karte des Drachen
rule-tower_reopens = Ein Turm, den sein Gefolgsmann verlassen hat, kann wieder wachsen
rule-ransom_limit = Wie oft ein Gefangener freigekauft werden kann
rule-ransom_window = Wann ein Freikauf geht: bis die Figur eingesetzt ist, nur dann, immer
rule-ransom_needs_points = Lösegeld zahlt nur, wer 3 Punkte hat
position-tower = { $cell } { $height ->
    [0] ohne Baustein
    [one] einen Baustein hoch
   *[other] { $height } Bausteine hoch
 }
position-towers = Türme: { $towers }.
position-captive = gefangen: { FORM($figure, "nom") } von { $who }
tile-tower = ein Turmfundament
    .bare = Turmfundament
    .dat = einem Turmfundament
role-tower = ein Gefolgsmann oben auf dem Turm
    .acc = einen Gefolgsmann oben auf dem Turm
    .dat = einem Gefolgsmann oben auf dem Turm
as-tower = oben auf dem Turm
where-tower = auf dem Turm
to-tower = auf den Turm
noun-tower = Gefolgsmann auf dem Turm
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .your = dein Gefolgsmann auf dem Turm
    .your-acc = deinen Gefolgsmann auf dem Turm
    .your-dat = deinem Gefolgsmann auf dem Turm
    .where = {" auf dem Turm"}
source-ransom = Lösegeld
token-tower_piece = ein Turmbaustein
    .acc = einen Turmbaustein
action-rescue = Hol { FORM($whose, "acc") } von { $cell } nach Hause
action-capture = Nimm { FORM($whose, "acc") } auf { $cell } gefangen
action-tower = Beginne den Turm auf { $cell }
action-tower-raise = Bau den Turm auf { $cell } auf { $height } Bausteine
action-exchange = Hol { FORM($figure, "your-acc") } von { $who } nach Hause
action-ransom = Kauf { FORM($figure, "your-acc") } für 3 Punkte von { $who } frei
thing-tower = Ein Turmbaustein
thing-ransom = Eine Figur freikaufen
action-pass-capture = Niemanden gefangen nehmen
prompt-capture = Wen nimmt dein Turm gefangen?
prompt-exchange = Welcher deiner Gefangenen kommt nach Hause?
told-tower = Der Turm auf { $cell } ist jetzt { $height ->
    [one] einen Baustein
   *[other] { $height } Bausteine
 } hoch.
told-captured = { $who } nimmt { FORM($whose, "acc") } auf { $cell } gefangen.
told-exchanged = Gefangene werden ausgetauscht: Nach Hause kommen { FORM($figure, "nom") } von { $who } und { FORM($other, "nom") } von { $with }.
told-ransomed = { $who } zahlt 3 Punkte an { $from }; { FORM($figure, "nom") } kommt frei.
part-ransom = Lösegeld
alt-towers = Auf Türmen: { $figures }.
