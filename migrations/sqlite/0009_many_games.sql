-- What the bot asks while people wait is found by an index, however many games are over.

CREATE INDEX games_by_channel ON games (channel, id);
CREATE INDEX games_by_opener ON games (opened_by, created_at);
CREATE INDEX open_games_by_guild ON games (guild, id) WHERE status IN ('lobby', 'running');
CREATE INDEX bans_by_player ON bans (player);
CREATE INDEX watchers_by_player ON watchers (player);
CREATE INDEX outbox_settled ON outbox (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'buried';
CREATE INDEX due_next ON due (lease_until, due_at);
