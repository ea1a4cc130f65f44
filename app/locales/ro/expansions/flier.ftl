# The Flier.

set-flier = Mașinile zburătoare
about-flier = Mașini zburătoare duc supușii departe
rule-flier-figures = Cine zboară: supuși obișnuiți și mari și fantome, sau orice supus
tile-fly-straight = o mașină zburătoare
tile-fly-diagonal = o mașină zburătoare (în diagonală)
thing-flight = Un zbor
action-fly = Zboară spre { $site } { FORM($figure, "def") }
prompt-flier_landing = Unde aterizează zborul?
told-flown = { $who } zboară { $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }, până în { $cell }.
told-flown-lost = { $who } zboară { $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }, până în { $cell }, și nu găsește unde să aterizeze.
