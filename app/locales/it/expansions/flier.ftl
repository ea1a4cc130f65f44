# The Flier.

set-flier = Le Macchine Volanti
about-flier = Macchine volanti portano i seguaci lontano
rule-flier-figures = Chi vola: seguaci normali e grandi e fantasmi, o qualsiasi seguace
tile-fly-straight = una macchina volante
tile-fly-diagonal = una macchina volante (in diagonale)
thing-flight = Un volo
action-fly = Vola verso { $site } { FORM($figure, "def") }
prompt-flier_landing = Dove atterra il volo?
told-flown = { $who } vola di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
 }, fino a { $cell }.
told-flown-lost = { $who } vola di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
 }, fino a { $cell }, e non trova dove atterrare.
