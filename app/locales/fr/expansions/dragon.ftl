# The Princess & the Dragon.

set-dragon = Princesse & Dragon
about-dragon = Un dragon qui dévore les partisans, une fée qui les protège
rule-fairy_mode = La fée sert à tous sur sa tuile, ou à un seul partisan à côté d’elle
rule-fairy_tile_points = Si fairy_mode=on_tile : 1 point par tour, ou 1 par pion à toi
rule-dragon_timing = Quand le dragon vole
rule-princess_use = Une princesse doit-elle renvoyer un chevalier ?
rule-volcano_specials = Au volcan : tout sauf un partisan dessus, ni bâtisseur ni cochon, ou la fée seule
rule-portal_just_completed = Un portail mène aussi à ce qu’il a terminé ailleurs
standing-away = loin de mes pions
tile-princess = une princesse
tile-volcano = un volcan
tile-dragon = un dragon
tile-portal = un portail magique
source-fairy = fée
action-princess = La princesse renvoie { $whose } de { $cell }
action-step = Pas { FORM($side, "to") }, en { $cell }
action-step-takes = { $step } : dévore { $whose }
action-step-takes-many = { $step } : dévore { $count } pions
action-fairy = La fée va en { $cell }
action-fairy-beside = La fée rejoint { $whose } en { $cell }
thing-fairy = La fée
prompt-dragon = Où le dragon vole-t-il maintenant ?
told-eaten = Le dragon dévore { $whose } en { $cell }.
told-princess = La princesse renvoie { $whose } de { $cell }.
told-dragon = Le dragon vole en { $cell }.
told-fairy = La fée va en { $cell }.
told-fairy-beside = La fée rejoint { $whose } en { $cell }.
part-fairy = fée
alt-dragon = Le dragon est en { $cell }.
alt-fairy = La fée est en { $cell }.
