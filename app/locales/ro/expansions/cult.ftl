# The Cult.

set-cult = Cultul
about-cult = Lăcașuri de cult care se întrec cu mănăstirea vecină
rule-cult-tiles = Cartonașe cu lăcașuri de cult, după ediție
rule-cult-challenge_own = O mănăstire provoacă și lăcașul de cult al aceluiași jucător
tile-shrine = un lăcaș de cult
role-shrine = un eretic în lăcașul de cult
as-shrine = drept eretic în lăcașul de cult
where-shrine = în lăcașul de cult
    .from = din lăcașul de cult
to-shrine = în lăcașul de cult
the-shrine = lăcașul de cult
noun-shrine = eretic
    .own = ereticul tău
    .of = ereticul lui
    .place = {""}
told-challenge = Din { $cell } pleacă acasă, după o provocare pierdută, { $whose }.
