-- The tables of Carcas. Conventions: times are unix milliseconds (UTC) given by the caller;
-- ids of Discord (snowflakes) are 64-bit integers; columns of opaque text (settings, snapshot,
-- action, events, payload ...) are written and read by the program alone and never by SQL.
-- States (`status`, `state`) are stable words, checked by the program, so that a new word
-- never needs a table to be rebuilt. What is asked while people wait is found by an index, however
-- many games are over.

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
    status     TEXT    NOT NULL,  -- lobby | running | parked | ended | aborted
    settings   TEXT    NOT NULL,
    progress   TEXT    NOT NULL DEFAULT '',
    ordinal    INTEGER NOT NULL DEFAULT 0,
    to_move    INTEGER,           -- the seat that must decide; NULL when nobody must
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    opened_by  INTEGER,           -- NULL once erased; the host may be another one since
    archived   INTEGER NOT NULL DEFAULT 0 -- 1: its log is packed (table archives)
) STRICT;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel)
    WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_guild ON games (guild, id);
CREATE INDEX games_by_channel ON games (channel, id);
CREATE INDEX games_by_opener ON games (opened_by, created_at);
CREATE INDEX open_games_by_guild ON games (guild, id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_status ON games (status, id);
CREATE INDEX games_to_archive ON games (status, changed_at) WHERE archived = 0;

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
    made_by  TEXT    NOT NULL DEFAULT '', -- a stand-in, an instruction ...; empty: the player
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
    made_by   TEXT    NOT NULL DEFAULT '',
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
    clocks   TEXT    NOT NULL DEFAULT '', -- what was left of the seats' time
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
    not_before  INTEGER NOT NULL,
    lease_until INTEGER NOT NULL DEFAULT 0,
    attempts    INTEGER NOT NULL DEFAULT 0,
    state       TEXT    NOT NULL, -- waiting | sent | buried
    reason      TEXT,
    message     INTEGER,
    created_at  INTEGER NOT NULL,
    settled_at  INTEGER,
    holder      INTEGER NOT NULL DEFAULT 0 -- the process that has claimed it; 0: none that is known
) STRICT;
CREATE INDEX outbox_by_channel ON outbox (channel, id);
CREATE INDEX outbox_waiting ON outbox (not_before) WHERE state = 'waiting';
CREATE INDEX outbox_by_game ON outbox (game, kind);
CREATE INDEX outbox_open ON outbox (channel, in_order, id, state, not_before, lease_until)
    WHERE state = 'waiting' OR lease_until > 0;
CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'buried';

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
    lease_until INTEGER NOT NULL DEFAULT 0,
    holder      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_time ON due (due_at);
CREATE INDEX due_by_game ON due (game);
CREATE INDEX due_next ON due (lease_until, due_at);

CREATE TABLE players (
    player  INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    locale  TEXT    NOT NULL,
    seen_at INTEGER NOT NULL,
    prefs   TEXT    NOT NULL DEFAULT '' -- how they like to be reached
) STRICT;

-- Who may not play on a server.
CREATE TABLE bans (
    guild  INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX bans_by_player ON bans (player);

CREATE TABLE watchers (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player INTEGER NOT NULL,
    how    TEXT    NOT NULL,          -- opaque: when the watcher is told
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_player ON watchers (player);

-- Times that outlive the process, by name.
CREATE TABLE instants (
    name TEXT    NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The message that lists the games of a server.
CREATE TABLE overviews (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;

-- The moving picture of a game that is over: drawn once. Names are in it, so it goes when one of its
-- players is forgotten.
CREATE TABLE films (
    game    INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    look    TEXT    NOT NULL,  -- of what it was drawn: of something else it is drawn again
    film    BLOB    NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

-- The log of a game that is over is history: all its moves, taken back or not, become one
-- compressed value, and their rows go.
CREATE TABLE archives (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    log  BLOB    NOT NULL
) STRICT;

-- What is kept of games that were played to their end, so that people can look back: how each seat
-- did, ratings, and the bests of a server. All of it can be made again from the logs.
CREATE TABLE results (
    game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    player   INTEGER,          -- NULL: nobody, erased, or somebody who wants no records
    guild    INTEGER NOT NULL, -- the server; 0 in direct messages
    ground   TEXT    NOT NULL, -- the ground set
    ended_at INTEGER NOT NULL, -- when it was recorded; later for each game
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    rated    INTEGER NOT NULL, -- 1: it counted for ratings
    facts    TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;
CREATE INDEX results_by_player ON results (player, ended_at);
CREATE INDEX results_by_time ON results (ended_at);

CREATE TABLE ratings (
    guild       INTEGER NOT NULL, -- 0: over all servers
    player      INTEGER NOT NULL,
    ground      TEXT    NOT NULL,
    rating      INTEGER NOT NULL, -- millionths
    uncertainty INTEGER NOT NULL, -- millionths
    games       INTEGER NOT NULL,
    standing    INTEGER NOT NULL, -- what the order of a list goes by, in millionths
    PRIMARY KEY (guild, player, ground)
) STRICT;
CREATE INDEX ratings_by_standing ON ratings (guild, ground, standing);
CREATE INDEX ratings_by_player ON ratings (player);

CREATE TABLE bests (
    guild INTEGER NOT NULL,
    kind  TEXT    NOT NULL,
    value INTEGER NOT NULL,
    game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  INTEGER,             -- NULL: it is of the whole game
    PRIMARY KEY (guild, kind)
) STRICT;
CREATE INDEX bests_by_game ON bests (game);

-- The daily board: one order of tiles a day for everybody, and how each person played it.
CREATE TABLE dailies (
    day  INTEGER PRIMARY KEY,  -- days since 1970-01-01, UTC
    seed TEXT    NOT NULL      -- what the order is drawn from: secret until the day is over
) STRICT;

CREATE TABLE daily_plays (
    day      INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- counted from 1 each day
    player   INTEGER,          -- NULL once erased
    guilds   TEXT    NOT NULL, -- the servers it was played in: each id between commas
    snapshot TEXT    NOT NULL,
    ordinal  INTEGER NOT NULL, -- grows with every tile that is placed
    draft    TEXT    NOT NULL, -- what is laid out and not confirmed; empty if nothing is
    strip    TEXT    NOT NULL, -- a letter for each tile that was placed
    points   INTEGER NOT NULL,
    ended_at INTEGER,          -- NULL while it goes on
    PRIMARY KEY (day, number)
) STRICT;
CREATE UNIQUE INDEX one_play_a_day ON daily_plays (day, player);
CREATE INDEX daily_plays_by_player ON daily_plays (player, day);

-- Who may help at the tables of a server without running it.
CREATE TABLE referees (
    guild  INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX referees_by_player ON referees (player);

-- Leagues: what is settled and played in each is its text, in which members are numbers.
CREATE TABLE leagues (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL, -- where its rounds are announced
    name       TEXT    NOT NULL,
    organiser  INTEGER,          -- NULL once erased
    status     TEXT    NOT NULL, -- open | running | closed
    state      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    message    INTEGER           -- with which people join it; NULL: not sent yet
) STRICT;
CREATE INDEX leagues_by_guild ON leagues (guild, id);
CREATE INDEX leagues_by_organiser ON leagues (organiser);

CREATE TABLE league_members (
    league  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL, -- counted from 1; never given again
    player  INTEGER,          -- NULL once erased
    joined  INTEGER NOT NULL, -- how many rounds had begun
    dropped INTEGER,          -- how many rounds had begun; NULL for whoever plays on
    PRIMARY KEY (league, number)
) STRICT;
CREATE UNIQUE INDEX one_membership ON league_members (league, player);
CREATE INDEX league_members_by_player ON league_members (player);

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

-- The messages that call for players, so that they can say how it went. A call has the number of the
-- interaction that made it.
CREATE TABLE calls (
    number  INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX calls_by_time ON calls (sent_at);

-- Who was banned on a server and then erased: a hash of both ids under the key below, so that the ban
-- stays and the person is not named.
CREATE TABLE erased_bans (
    guild INTEGER NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (guild, mark)
) STRICT, WITHOUT ROWID;

-- Random keys of this database, by what they are for.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

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
