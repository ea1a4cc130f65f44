-- The first tables of Carcas. Conventions: times are unix milliseconds (UTC) given by the caller;
-- ids of Discord (snowflakes) are 64-bit integers; columns of opaque text (settings, snapshot,
-- action, events, payload ...) are written and read by the program alone and never by SQL.
-- States (`status`, `state`) are stable words, checked by the program, so that a new word
-- never needs a table to be rebuilt.

-- Every act that was accepted, by the key it came under: an interaction, or a timer. A second
-- delivery of the same act finds its row and is answered with the outcome.
CREATE TABLE inbox (
    act_key     TEXT    NOT NULL PRIMARY KEY,
    outcome     TEXT,             -- NULL only inside the transaction of the act itself
    received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_by_age ON inbox (received_at);

-- One row a game. `ordinal` numbers the states of the game: it only ever grows (an undo is a step
-- forward too), and each change compares it before it sets it.
CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER,           -- NULL in direct messages
    channel    INTEGER NOT NULL,
    host       INTEGER,           -- NULL once erased
    status     TEXT    NOT NULL,  -- lobby | running | ended | aborted
    settings   TEXT    NOT NULL,
    progress   TEXT    NOT NULL DEFAULT '',
    ordinal    INTEGER NOT NULL DEFAULT 0,
    to_move    INTEGER,           -- the seat that must decide; NULL when nobody must
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel)
    WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_guild ON games (guild, id);
CREATE INDEX games_by_status ON games (status, id);

CREATE TABLE seats (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    player INTEGER,               -- NULL: the player was erased, the seat remains
    PRIMARY KEY (game, seat),
    UNIQUE (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player, game);

-- The log: what was done (action), what it meant (events) and the hash of the state after it.
CREATE TABLE moves (
    game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ordinal  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL,
    events   TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    moved_at INTEGER NOT NULL,
    PRIMARY KEY (game, ordinal)
) STRICT;

-- Moves that were taken back, kept for the eyes of the table.
CREATE TABLE undone (
    game      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ordinal   INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    action    TEXT    NOT NULL,
    events    TEXT    NOT NULL,
    hash      TEXT    NOT NULL,
    moved_at  INTEGER NOT NULL,
    undone_by INTEGER NOT NULL,   -- the ordinal that the undo itself took
    undone_at INTEGER NOT NULL,
    PRIMARY KEY (game, ordinal)
) STRICT;

-- The state of a game after an accepted act. The one at `games.ordinal` is the present; a number
-- of earlier ones is kept so that an undo is a look-up; the one at 0 is the beginning.
CREATE TABLE snapshots (
    game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ordinal  INTEGER NOT NULL,
    snapshot TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    to_move  INTEGER,
    PRIMARY KEY (game, ordinal)
) STRICT;

-- What a player has laid out privately and not yet confirmed; void when the ordinal has passed.
CREATE TABLE drafts (
    game         INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    base_ordinal INTEGER NOT NULL,
    draft        TEXT    NOT NULL,
    drafted_at   INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;

-- Everything that is said to Discord is a row here first, written in the transaction of its act.
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    dedupe      TEXT    NOT NULL UNIQUE,
    nonce       TEXT    NOT NULL,
    kind        TEXT    NOT NULL,
    game        INTEGER REFERENCES games (id) ON DELETE CASCADE,
    ordinal     INTEGER,
    channel     INTEGER NOT NULL,
    in_order    INTEGER NOT NULL, -- 1: waits for the earlier rows of its channel
    slot        TEXT,             -- where the id of the sent message is kept (table messages)
    payload     TEXT    NOT NULL,
    picture     TEXT,
    interaction INTEGER,
    application INTEGER,
    token       TEXT,             -- secret; removed when the row is settled or the token dies
    token_until INTEGER,
    not_before  INTEGER NOT NULL,
    lease_until INTEGER NOT NULL DEFAULT 0,
    attempts    INTEGER NOT NULL DEFAULT 0,
    state       TEXT    NOT NULL, -- waiting | sent | superseded | buried
    reason      TEXT,
    message     INTEGER,
    created_at  INTEGER NOT NULL,
    settled_at  INTEGER
) STRICT;
CREATE INDEX outbox_by_channel ON outbox (channel, id);
CREATE INDEX outbox_waiting ON outbox (not_before) WHERE state = 'waiting';
CREATE INDEX outbox_by_game ON outbox (game, kind);

-- The messages of a game that are edited or stripped of buttons later.
CREATE TABLE messages (
    game    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    slot    TEXT    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    PRIMARY KEY (game, slot)
) STRICT, WITHOUT ROWID;

-- What must happen by itself at an instant, for as long as the game is at this ordinal.
CREATE TABLE due (
    act_key     TEXT    NOT NULL PRIMARY KEY,
    kind        TEXT    NOT NULL,
    game        INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ordinal     INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,
    lease_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_time ON due (due_at);
CREATE INDEX due_by_game ON due (game);

CREATE TABLE players (
    player  INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    locale  TEXT    NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL
) STRICT;
