# The Ferries.

set-ferries = The Ferries
about-ferries = Ferries that lead roads across lakes and elsewhere again
rule-ferries-place = A new lake gets its ferry always, or only with a follower on one of its roads
tile-ferry = a ferry lake
action-ferry = Ferry: { $link }
action-pass-ferries = Move no ferry
prompt-ferry_place = Which roads does the new ferry link?
prompt-ferry_change = Do you move a ferry?
told-ferry = { $who } lays a ferry: { $link }.
told-ferry-moved = { $who } moves a ferry: { $link }.
position-ferries = Ferries: { $ferries }.
