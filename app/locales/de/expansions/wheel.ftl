# Das Schicksalsrad.

set-wheel = Das Schicksalsrad
about-wheel = Ein eigenes Grundspiel rund um ein Schicksalsrad
rule-wheel-start_tile = Das Rad liegt dort, wo das Spiel beginnt, oder neben dem Spielfeld
rule-wheel-crowns = Kronen in den Sektoren, von Fortuna an im Uhrzeigersinn
rule-wheel-trigger_unplaceable = Das Rad dreht sich auch bei einer Karte, die nirgends passt
rule-wheel-taxes_strength = Steuern zählen Ritter, oder wie stark sie sind
rule-wheel-plague_mode = Bringt das Rad die Pest, wählen alle gleichzeitig, oder der Reihe nach
tile-wheel-one = das Zeichen des Schicksalsrads (1)
    .bare = Zeichen des Schicksalsrads (1)
    .dat = dem Zeichen des Schicksalsrads (1)
tile-wheel-two = das Zeichen des Schicksalsrads (2)
    .bare = Zeichen des Schicksalsrads (2)
    .dat = dem Zeichen des Schicksalsrads (2)
tile-wheel-three = das Zeichen des Schicksalsrads (3)
    .bare = Zeichen des Schicksalsrads (3)
    .dat = dem Zeichen des Schicksalsrads (3)
tile-wheel-block = ein Teil des Schicksalsrads
    .bare = Teil des Schicksalsrads
    .acc = einen Teil des Schicksalsrads
    .dat = einem Teil des Schicksalsrads
role-crown = ein Gefolgsmann auf einer Krone des Schicksalsrads
    .acc = einen Gefolgsmann auf einer Krone des Schicksalsrads
    .dat = einem Gefolgsmann auf einer Krone des Schicksalsrads
as-crown = auf einer Krone des Schicksalsrads
where-crown = auf dem Schicksalsrad
to-crown = auf das Schicksalsrad
noun-crown = Gefolgsmann auf dem Schicksalsrad
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .your = dein Gefolgsmann auf dem Schicksalsrad
    .your-acc = deinen Gefolgsmann auf dem Schicksalsrad
    .your-dat = deinem Gefolgsmann auf dem Schicksalsrad
    .where = {" auf dem Schicksalsrad"}
sector-fortune = Fortuna
sector-taxes = Steuern
sector-famine = Hungersnot
sector-storm = Unwetter
sector-inquisition = Inquisition
sector-plague = Pest
source-wheel = Schicksalsrad
source-crown = Kronen des Schicksalsrads
action-crown = Stell { FORM($figure, "your-acc") } auf das Rad: { $sector }
prompt-wheel_plague = Das Rad bringt die Pest. Welche Figur nimmst du zurück?
told-wheel = Das Schwein zieht { $steps ->
    [one] 1 Sektor
   *[other] { $steps } Sektoren
 } weiter: { $sector }.
part-wheel = Schicksalsrad
part-crown = Kronen
alt-pig = Das Schwein des Rades steht auf { $sector }.
alt-wheel-aside = Das Schicksalsrad ist neben dem Spielfeld zu sehen.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Freie Kronen des Rades: { $crowns }.
alt-crowns = Auf dem Rad: { $figures }.
