-- What keeps messages out of channels, or parts out of them: the permissions that the bot lacks
-- there, since when, and when and in which row of the outbox that was last said.

CREATE TABLE hindrances (
    channel INTEGER NOT NULL PRIMARY KEY,
    guild   INTEGER,
    lacks   INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    said_at INTEGER NOT NULL,
    said_in INTEGER NOT NULL
) STRICT;
CREATE INDEX hindrances_by_guild ON hindrances (guild);
CREATE INDEX hindrances_by_time ON hindrances (said_at);
