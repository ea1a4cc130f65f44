# Mago e Strega.

set-mage = Mago e Strega
about-mage = Due pedine di nessuno: una fa valere di più, l’altra di meno
rule-mw-unscored_return = Mago e strega lasciano anche una zona completata che nessuno conteggia
tile-magic = il simbolo magico
action-mage-city = Il mago va nella città in { $cell }
action-mage-road = Il mago va sulla strada in { $cell }
action-mage-off = Il mago lascia la mappa
action-witch-city = La strega va nella città in { $cell }
action-witch-road = La strega va sulla strada in { $cell }
action-witch-off = La strega lascia la mappa
prompt-magic_move = Dove va il mago o la strega?
prompt-magic_remove = Chi lascia la mappa, il mago o la strega?
told-mage-city = Il mago ora è nella città in { $cell }.
told-mage-road = Il mago ora è sulla strada in { $cell }.
told-mage-off = Il mago lascia la mappa.
told-witch-city = La strega ora è nella città in { $cell }.
told-witch-road = La strega ora è sulla strada in { $cell }.
told-witch-off = La strega lascia la mappa.
alt-mage-city = Il mago è nella città in { $cell }.
alt-mage-road = Il mago è sulla strada in { $cell }.
alt-witch-city = La strega è nella città in { $cell }.
alt-witch-road = La strega è sulla strada in { $cell }.
