-- Several processes serve from one database. What they agree on passes: it is about the processes
-- that run now, so most of it is unlogged (a crash of the server forgets it, and it is written anew
-- within seconds), none of it is copied, and a file has none of these tables. Times are unix
-- milliseconds by the clock of the server, which is the same for all.

-- Which process has claimed a row of the outbox or a timer; 0: none that is known.
ALTER TABLE outbox ADD COLUMN holder BIGINT NOT NULL DEFAULT 0;
ALTER TABLE due ADD COLUMN holder BIGINT NOT NULL DEFAULT 0;

-- Numbers of processes are never used again, also after a crash of the server.
CREATE SEQUENCE process_numbers;

CREATE UNLOGGED TABLE processes (
    process BIGINT PRIMARY KEY,
    since   BIGINT NOT NULL,
    until   BIGINT NOT NULL,      -- it is alive until then, unless it says so again
    leaving BIGINT NOT NULL       -- 1: it hands over what it has and stops
);

CREATE UNLOGGED TABLE shards (
    shard BIGINT PRIMARY KEY,
    total BIGINT NOT NULL,
    owner BIGINT,                 -- the process that hears it, while that process is alive
    heir  BIGINT                  -- the process that connects, to take it over from the owner
);

-- How often something may be done, by all processes together.
CREATE UNLOGGED TABLE schedules (
    name    TEXT COLLATE "C" PRIMARY KEY,
    at      BIGINT NOT NULL,      -- the next free place
    blocked BIGINT NOT NULL       -- nothing is done before
);

-- What one process learns from Discord and the others must know: a request that was refused for lack
-- of a permission (the cause is empty once it is there again), and an invalid request.
CREATE UNLOGGED TABLE refusals (
    channel BIGINT NOT NULL,
    route   TEXT COLLATE "C" NOT NULL,
    cause   TEXT   NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (channel, route)
);
CREATE INDEX refusals_by_change ON refusals (changed);
CREATE UNLOGGED TABLE invalid_requests (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    process BIGINT NOT NULL,
    tenant  BIGINT,
    at      BIGINT NOT NULL
);
CREATE INDEX invalid_requests_by_time ON invalid_requests (at);

-- Answers that Discord was told to wait for. This must survive: somebody waits.
CREATE TABLE promises (
    interaction BIGINT PRIMARY KEY,
    until       BIGINT NOT NULL,
    text        TEXT   NOT NULL,
    holder      BIGINT NOT NULL   -- the process that is about to answer
);
