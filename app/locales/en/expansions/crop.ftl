# Crop Circles.

set-crop = Crop Circles
about-crop = Everybody adds a meeple, or everybody takes one back
set-crop2 = Crop Circles II
about-crop2 = Six more crop circles
rule-crop-add_place = Crop circle: a figure is added beside an own one, or anywhere on its feature
rule-crop-add = Crop circle: whoever can add a figure may, or must
rule-crop-parallel = Crop circle: nobody sees what the others do before all have chosen
standing-add = figures are added
standing-remove = figures are taken back
tile-crop-shield = a crop circle (shield)
tile-crop-club = a crop circle (club)
tile-crop-pitchfork = a crop circle (pitchfork)
action-crop-add-road = Everybody may add a meeple beside a thief
action-crop-add-city = Everybody may add a meeple beside a knight
action-crop-add-field = Everybody may add a meeple beside a farmer
action-crop-remove-road = Everybody must take back a thief
action-crop-remove-city = Everybody must take back a knight
action-crop-remove-field = Everybody must take back a farmer
action-pass-crop-add = Add nobody
prompt-crop_circle = What does the crop circle do?
prompt-crop_add = Which figure do you add?
prompt-crop_remove = Which figure do you take back?
told-crop = { $who } decides at the crop circle: { $what }.
