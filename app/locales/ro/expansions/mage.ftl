# Magul și vrăjitoarea.

set-mage = Magul și vrăjitoarea
about-mage = Doi pioni ai nimănui: unul sporește valoarea regiunii sale, altul o scade
rule-mw-unscored_return = Magul și vrăjitoarea pleacă și de unde nimeni nu punctează
tile-magic = semnul magic
action-mage-city = Magul merge în orașul din { $cell }
action-mage-road = Magul merge pe drumul din { $cell }
action-mage-off = Magul părăsește harta
action-witch-city = Vrăjitoarea merge în orașul din { $cell }
action-witch-road = Vrăjitoarea merge pe drumul din { $cell }
action-witch-off = Vrăjitoarea părăsește harta
prompt-magic_move = Unde merge magul sau vrăjitoarea?
prompt-magic_remove = Cine părăsește harta, magul sau vrăjitoarea?
told-mage-city = Magul este acum în orașul din { $cell }.
told-mage-road = Magul este acum pe drumul din { $cell }.
told-mage-off = Magul părăsește harta.
told-witch-city = Vrăjitoarea este acum în orașul din { $cell }.
told-witch-road = Vrăjitoarea este acum pe drumul din { $cell }.
told-witch-off = Vrăjitoarea părăsește harta.
alt-mage-city = Magul este în orașul din { $cell }.
alt-mage-road = Magul este pe drumul din { $cell }.
alt-witch-city = Vrăjitoarea este în orașul din { $cell }.
alt-witch-road = Vrăjitoarea este pe drumul din { $cell }.
