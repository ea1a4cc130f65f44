# Mage and Witch.

set-mage = Mage and Witch
about-mage = Two figures of nobody: one makes roads and cities worth more, one less
rule-mw-unscored_return = Mage and witch also leave a completed feature that nobody scores
tile-magic = the magic sign
action-mage-city = The mage goes to the city at { $cell }
action-mage-road = The mage goes to the road at { $cell }
action-mage-off = The mage leaves the board
action-witch-city = The witch goes to the city at { $cell }
action-witch-road = The witch goes to the road at { $cell }
action-witch-off = The witch leaves the board
prompt-magic_move = Where does the mage or the witch go?
prompt-magic_remove = Who leaves the board, the mage or the witch?
told-mage-city = The mage is now in the city at { $cell }.
told-mage-road = The mage is now on the road at { $cell }.
told-mage-off = The mage leaves the board.
told-witch-city = The witch is now in the city at { $cell }.
told-witch-road = The witch is now on the road at { $cell }.
told-witch-off = The witch leaves the board.
alt-mage-city = The mage is in the city at { $cell }.
alt-mage-road = The mage is on the road at { $cell }.
alt-witch-city = The witch is in the city at { $cell }.
alt-witch-road = The witch is on the road at { $cell }.
