# The rivers.

set-river1 = Râul I
set-river2 = Râul II
rule-river_start_tile = Cartonașul de start rămâne în cutie sau intră în teanc
rule-river_uturn = Interzis: două coturi la rând în aceeași parte sau orice întoarcere
rule-river_clearance = Căsuțe goale în fața capătului râului: în jurul următoarei, niciuna, două
rule-spring_splits_field = Izvorul și lacul își taie câmpul în două
rule-river_combo_lake = Râul I și II se termină cu vulcanul (auto: cu balaurul) sau cu un lac
rule-river2_volcano_bonus_turn = Cine așază lacul cu vulcan mai joacă o tură
rule-river2_pig_herd = Turma de porci de lângă râu îi scumpește câmpul
lobby-river-blocks = { $river } lasă puțin loc lângă { $blocks }: unele cartonașe s-ar putea să nu încapă nicăieri.
tile-river-spring = izvorul
tile-river-lake = lacul
tile-river-fork = o ramificare a râului
tile-river-straight = o bucată de râu
tile-river-bend = un cot de râu
tile-pigs = o turmă de porci
role-river = un supus lângă râu
as-river = lângă râu
where-river = lângă râu
    .from = de lângă râu
to-river = la râu
the-river = râul
noun-river = supus
    .own = supusul tău
    .of = supusul lui
    .place = {""}
