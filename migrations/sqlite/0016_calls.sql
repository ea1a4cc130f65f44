-- The messages that call for players, so that they can say how it went. A call has the number of the
-- interaction that made it.
CREATE TABLE calls (
    number  INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX calls_by_time ON calls (sent_at);
