-- What people keep of tables that they like, and who looks for players.

CREATE TABLE setups (
    player   BIGINT NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (player, name)
);

CREATE TABLE seeks (
    guild     BIGINT NOT NULL,
    player    BIGINT NOT NULL,
    channel   BIGINT NOT NULL,
    wants     TEXT NOT NULL,
    sought_at BIGINT NOT NULL,
    ends_at   BIGINT NOT NULL,
    PRIMARY KEY (guild, player)
);
CREATE INDEX seeks_by_player ON seeks (player);
CREATE INDEX seeks_by_end ON seeks (ends_at);

-- How long those who found others had waited.
CREATE TABLE waits (
    guild     BIGINT NOT NULL,
    sought_at BIGINT NOT NULL,
    waited    BIGINT NOT NULL,
    PRIMARY KEY (guild, sought_at)
);
