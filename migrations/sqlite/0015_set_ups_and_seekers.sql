-- What people keep of tables that they like, and who looks for players.

CREATE TABLE setups (
    player   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (player, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE seeks (
    guild     INTEGER NOT NULL,
    player    INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    wants     TEXT NOT NULL,
    sought_at INTEGER NOT NULL,
    ends_at   INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seeks_by_player ON seeks (player);
CREATE INDEX seeks_by_end ON seeks (ends_at);

-- How long those who found others had waited.
CREATE TABLE waits (
    guild     INTEGER NOT NULL,
    sought_at INTEGER NOT NULL,
    waited    INTEGER NOT NULL,
    PRIMARY KEY (guild, sought_at)
) STRICT, WITHOUT ROWID;
