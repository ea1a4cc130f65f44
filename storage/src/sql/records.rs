//! Results, ratings and bests.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::{narrow, narrow_option};
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore, hold_records};
use crate::{
    Best, GameId, GuildId, HeldBest, Millis, RankedPlayer, Rating, RecordWork, Records, SeatResult,
    StoreError, UserId,
};

/// How the seats of a game did.
const OF_GAME: &str =
    "SELECT game, seat, player, guild, ground, ended_at, place, points, rated, facts
    FROM results WHERE game = $1 ORDER BY seat";

#[async_trait]
impl Records for SqlStore {
    async fn results_of(
        &self,
        player: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<SeatResult>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT game, seat, player, guild, ground, ended_at, place, points, rated, facts
                FROM results WHERE player = $1 AND (CAST($2 AS BIGINT) IS NULL OR guild = $2)
                ORDER BY ended_at DESC LIMIT $3",
        )
        .bind(player.stored())
        .bind(guild.map(GuildId::stored))
        .bind(i64::from(limit))
        .fetch_all(&mut *conn)
        .await;
        self.read_all(rows, result)
    }

    async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(OF_GAME).bind(game.0).fetch_all(&mut *conn).await;
        self.read_all(rows, result)
    }

    async fn ratings_of(
        &self,
        player: UserId,
    ) -> Result<Vec<(GuildId, String, Rating)>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT guild, ground, rating, uncertainty, games, standing FROM ratings
                WHERE player = $1 ORDER BY guild, ground",
        )
        .bind(player.stored())
        .fetch_all(&mut *conn)
        .await;
        self.read_all(rows, |row| Ok((guild(row)?, row.try_get("ground")?, rating(row)?)))
    }

    async fn ranked(
        &self,
        guild: GuildId,
        ground: &str,
        over_all: bool,
        limit: u32,
    ) -> Result<Vec<RankedPlayer>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = match over_all {
            false => {
                "SELECT r.player, p.name, r.rating, r.uncertainty, r.games, r.standing
                    FROM ratings r LEFT JOIN players p ON p.player = r.player
                    WHERE r.guild = $1 AND r.ground = $2
                    ORDER BY r.standing DESC, r.player LIMIT $3"
            }
            true => {
                "SELECT r.player, p.name, r.rating, r.uncertainty, r.games, r.standing
                    FROM ratings h JOIN ratings r ON r.guild = 0 AND r.player = h.player
                        AND r.ground = h.ground
                    LEFT JOIN players p ON p.player = r.player
                    WHERE h.guild = $1 AND h.ground = $2
                    ORDER BY r.standing DESC, r.player LIMIT $3"
            }
        };
        let rows = sqlx::query(sql)
            .bind(guild.stored())
            .bind(ground)
            .bind(i64::from(limit))
            .fetch_all(&mut *conn)
            .await;
        self.read_all(rows, |row| {
            let (player, name) = (player(row)?, row.try_get("name")?);
            Ok(RankedPlayer { player, name, rating: rating(row)? })
        })
    }

    async fn bests(&self, guild: GuildId) -> Result<Vec<HeldBest>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT b.kind, b.value, b.game, b.seat, r.player, p.name, r.ended_at
                FROM bests b LEFT JOIN results r ON r.game = b.game AND r.seat = b.seat
                LEFT JOIN players p ON p.player = r.player
                WHERE b.guild = $1 ORDER BY b.kind",
        )
        .bind(guild.stored())
        .fetch_all(&mut *conn)
        .await;
        self.read_all(rows, |row| {
            Ok(HeldBest {
                best: best(row)?,
                player: row.try_get::<Option<i64>, _>("player")?.map(UserId::from_stored),
                name: row.try_get("name")?,
                ended_at: row.try_get("ended_at")?,
            })
        })
    }

    async fn ended(&self) -> Result<Vec<GameId>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT g.id FROM games g LEFT JOIN results r ON r.game = g.id AND r.seat = 0
                WHERE g.status = 'ended' ORDER BY COALESCE(r.ended_at, g.changed_at), g.id",
        )
        .fetch_all(&mut *conn)
        .await;
        self.read_all(rows, |row| Ok(GameId(row.try_get("id")?)))
    }

    async fn all_ratings(&self) -> Result<Vec<(GuildId, UserId, String, Rating)>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT guild, player, ground, rating, uncertainty, games, standing FROM ratings
                ORDER BY guild, player, ground",
        )
        .fetch_all(&mut *conn)
        .await;
        self.read_all(rows, |row| {
            Ok((guild(row)?, player(row)?, row.try_get("ground")?, rating(row)?))
        })
    }

    async fn all_bests(&self) -> Result<Vec<(GuildId, Best)>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = "SELECT guild, kind, value, game, seat FROM bests ORDER BY guild, kind";
        let rows = sqlx::query(sql).fetch_all(&mut *conn).await;
        self.read_all(rows, |row| Ok((guild(row)?, best(row)?)))
    }
}

impl SqlStore {
    fn read_all<T>(
        &self,
        rows: sqlx::Result<Vec<Row>>,
        read: impl FnMut(&Row) -> sqlx::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let read = rows.and_then(|rows| rows.iter().map(read).collect());
        read.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl RecordWork for SqlUnitOfWork {
    async fn hold_records(&mut self) -> Result<(), StoreError> {
        let held = hold_records(self.conn()?).await;
        self.seal(held)
    }

    async fn last_recorded(&mut self) -> Result<Option<Millis>, StoreError> {
        let sql = "SELECT ended_at FROM results WHERE ended_at > 0 ORDER BY ended_at DESC LIMIT 1";
        let found = sqlx::query_scalar(sql).fetch_optional(self.conn()?).await;
        self.seal(found)
    }

    async fn results_within(&mut self, game: GameId) -> Result<Vec<SeatResult>, StoreError> {
        let rows = sqlx::query(OF_GAME).bind(game.0).fetch_all(self.conn()?).await;
        let read = rows.and_then(|rows| rows.iter().map(result).collect());
        self.seal(read)
    }

    async fn save_results(&mut self, results: &[SeatResult]) -> Result<(), StoreError> {
        let saved = save_results(self.conn()?, results).await;
        self.seal(saved)
    }

    async fn wins(&mut self, guild: GuildId, player: UserId) -> Result<u32, StoreError> {
        let found = sqlx::query(
            "SELECT COUNT(*) AS number FROM results r
                WHERE r.player = $1 AND r.guild = $2 AND r.rated = 1
                    AND NOT EXISTS (SELECT 1 FROM results o
                        WHERE o.game = r.game AND o.seat <> r.seat AND o.points >= r.points)",
        )
        .bind(player.stored())
        .bind(guild.stored())
        .fetch_one(self.conn()?)
        .await;
        let found = found.and_then(|row| narrow(&row, "number"));
        self.seal(found)
    }

    async fn rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
    ) -> Result<Option<Rating>, StoreError> {
        let found = sqlx::query(
            "SELECT rating, uncertainty, games, standing FROM ratings
                WHERE guild = $1 AND player = $2 AND ground = $3",
        )
        .bind(guild.stored())
        .bind(player.stored())
        .bind(ground)
        .fetch_optional(self.conn()?)
        .await;
        let found = found.and_then(|row| row.as_ref().map(rating).transpose());
        self.seal(found)
    }

    async fn save_rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
        rating: Rating,
    ) -> Result<(), StoreError> {
        let Rating { rating, uncertainty, games, standing } = rating;
        let done = sqlx::query(
            "INSERT INTO ratings (guild, player, ground, rating, uncertainty, games, standing)
                VALUES ($1, $2, $3, $4, $5, $6, $7)
                ON CONFLICT (guild, player, ground) DO UPDATE SET rating = excluded.rating,
                    uncertainty = excluded.uncertainty, games = excluded.games,
                    standing = excluded.standing",
        )
        .bind(guild.stored())
        .bind(player.stored())
        .bind(ground)
        .bind(rating)
        .bind(uncertainty)
        .bind(i64::from(games))
        .bind(standing)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn best(&mut self, guild: GuildId, kind: &str) -> Result<Option<Best>, StoreError> {
        let found =
            sqlx::query("SELECT kind, value, game, seat FROM bests WHERE guild = $1 AND kind = $2")
                .bind(guild.stored())
                .bind(kind)
                .fetch_optional(self.conn()?)
                .await;
        let found = found.and_then(|row| row.as_ref().map(best).transpose());
        self.seal(found)
    }

    async fn save_best(&mut self, guild: GuildId, best: &Best) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO bests (guild, kind, value, game, seat) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (guild, kind) DO UPDATE SET value = excluded.value,
                    game = excluded.game, seat = excluded.seat",
        )
        .bind(guild.stored())
        .bind(&best.kind)
        .bind(best.value)
        .bind(best.game.0)
        .bind(best.seat.map(i64::from))
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn leave_records(&mut self, player: UserId) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM ratings WHERE player = $1",
            "UPDATE results SET player = NULL WHERE player = $1",
        ] {
            let done = sqlx::query(sql).bind(player.stored()).execute(self.conn()?).await;
            self.seal(done)?;
        }
        Ok(())
    }

    async fn clear_records(&mut self) -> Result<(), StoreError> {
        for sql in ["DELETE FROM ratings", "DELETE FROM bests", "DELETE FROM results"] {
            let done = sqlx::query(sql).execute(self.conn()?).await;
            self.seal(done)?;
        }
        Ok(())
    }
}

async fn save_results(conn: &mut Conn, results: &[SeatResult]) -> sqlx::Result<()> {
    for result in results {
        sqlx::query(
            "INSERT INTO results
                (game, seat, player, guild, ground, ended_at, place, points, rated, facts)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                ON CONFLICT (game, seat) DO UPDATE SET player = excluded.player,
                    guild = excluded.guild, ground = excluded.ground,
                    ended_at = excluded.ended_at, place = excluded.place,
                    points = excluded.points, rated = excluded.rated, facts = excluded.facts",
        )
        .bind(result.game.0)
        .bind(i64::from(result.seat))
        .bind(result.player.map(UserId::stored))
        .bind(result.guild.stored())
        .bind(&result.ground)
        .bind(result.ended_at)
        .bind(i64::from(result.place))
        .bind(i64::from(result.points))
        .bind(i64::from(result.rated))
        .bind(&result.facts)
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

fn guild(row: &Row) -> sqlx::Result<GuildId> {
    Ok(GuildId::from_stored(row.try_get("guild")?))
}

fn player(row: &Row) -> sqlx::Result<UserId> {
    Ok(UserId::from_stored(row.try_get("player")?))
}

fn rating(row: &Row) -> sqlx::Result<Rating> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        games: narrow(row, "games")?,
        standing: row.try_get("standing")?,
    })
}

fn best(row: &Row) -> sqlx::Result<Best> {
    Ok(Best {
        kind: row.try_get("kind")?,
        value: row.try_get("value")?,
        game: GameId(row.try_get("game")?),
        seat: narrow_option(row, "seat")?,
    })
}

fn result(row: &Row) -> sqlx::Result<SeatResult> {
    Ok(SeatResult {
        game: GameId(row.try_get("game")?),
        seat: narrow(row, "seat")?,
        player: row.try_get::<Option<i64>, _>("player")?.map(UserId::from_stored),
        guild: guild(row)?,
        ground: row.try_get("ground")?,
        ended_at: row.try_get("ended_at")?,
        place: narrow(row, "place")?,
        points: narrow(row, "points")?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        facts: row.try_get("facts")?,
    })
}
