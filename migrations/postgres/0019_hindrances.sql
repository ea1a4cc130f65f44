-- What keeps messages out of channels, or parts out of them: the permissions that the bot lacks
-- there, since when, and when and in which row of the outbox that was last said.

CREATE TABLE hindrances (
    channel BIGINT NOT NULL PRIMARY KEY,
    guild   BIGINT,
    lacks   BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    said_at BIGINT NOT NULL,
    said_in BIGINT NOT NULL
);
CREATE INDEX hindrances_by_guild ON hindrances (guild);
CREATE INDEX hindrances_by_time ON hindrances (said_at);
