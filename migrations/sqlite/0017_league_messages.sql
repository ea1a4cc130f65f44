-- The message with which people join a league: its button goes when nobody can join any more. NULL:
-- not sent yet, or before there was this column.
ALTER TABLE leagues ADD COLUMN message INTEGER;
