-- What lies between the moves: how a player likes to be reached, who may not play on a server, who
-- watches, when the program was last in touch with Discord, the message that lists a server's
-- games. A game that nobody can reach or has touched for long is 'parked': a new word of
-- `games.status`, which holds no channel.

ALTER TABLE players ADD COLUMN prefs TEXT NOT NULL DEFAULT '';  -- opaque: clock, reminders, vacation

CREATE TABLE bans (
    guild  INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE watchers (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    how    TEXT    NOT NULL,          -- opaque: when the watcher is told
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE instants (
    name TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE overviews (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;
