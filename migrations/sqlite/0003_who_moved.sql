-- Not every move of a seat is made by its player: a stand-in, an instruction left in advance or the
-- rules' default may have made it. Empty: the player.

ALTER TABLE moves  ADD COLUMN made_by TEXT NOT NULL DEFAULT '';   -- opaque
ALTER TABLE undone ADD COLUMN made_by TEXT NOT NULL DEFAULT '';   -- opaque
