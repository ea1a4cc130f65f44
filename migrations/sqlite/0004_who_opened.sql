-- A game keeps who opened it: the host may be another one since.

ALTER TABLE games ADD COLUMN opened_by INTEGER;  -- NULL once erased
UPDATE games SET opened_by = host;
