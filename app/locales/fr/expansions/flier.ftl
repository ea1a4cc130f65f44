# The Flier.

set-flier = Les Machines volantes
about-flier = Des machines volantes emportent des partisans au loin
rule-flier-figures = Qui vole : partisans ordinaires, grands et fantômes, ou tous
tile-fly-straight = une machine volante
tile-fly-diagonal = une machine volante (en diagonale)
thing-flight = Un vol
action-fly = { FORM($figure, "cap") } vole vers { $site }
prompt-flier_landing = Où le vol se pose-t-il ?
told-flown = { $who } vole de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, jusqu’en { $cell }.
told-flown-lost = { $who } vole de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, jusqu’en { $cell }, et ne trouve pas où se poser.
