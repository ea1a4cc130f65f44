# Mage et Sorcière.

set-mage = Mage et Sorcière
about-mage = Deux pions neutres : l’un fait valoir plus, l’autre moins
rule-mw-unscored_return = Mage et sorcière quittent aussi ce que personne n’évalue
tile-magic = le symbole magique
action-mage-city = Le mage va dans la ville en { $cell }
action-mage-road = Le mage va sur la route en { $cell }
action-mage-off = Le mage quitte le plateau
action-witch-city = La sorcière va dans la ville en { $cell }
action-witch-road = La sorcière va sur la route en { $cell }
action-witch-off = La sorcière quitte le plateau
prompt-magic_move = Où va le mage ou la sorcière ?
prompt-magic_remove = Qui quitte le plateau, le mage ou la sorcière ?
told-mage-city = Le mage est maintenant dans la ville en { $cell }.
told-mage-road = Le mage est maintenant sur la route en { $cell }.
told-mage-off = Le mage quitte le plateau.
told-witch-city = La sorcière est maintenant dans la ville en { $cell }.
told-witch-road = La sorcière est maintenant sur la route en { $cell }.
told-witch-off = La sorcière quitte le plateau.
alt-mage-city = Le mage est dans la ville en { $cell }.
alt-mage-road = Le mage est sur la route en { $cell }.
alt-witch-city = La sorcière est dans la ville en { $cell }.
alt-witch-road = La sorcière est sur la route en { $cell }.
