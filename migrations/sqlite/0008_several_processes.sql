-- Which process has claimed a row of the outbox or a timer; 0: none that is known. With a file there
-- is only one process, and what it claimed is free at its next start whoever claimed it.

ALTER TABLE outbox ADD COLUMN holder INTEGER NOT NULL DEFAULT 0;
ALTER TABLE due ADD COLUMN holder INTEGER NOT NULL DEFAULT 0;
