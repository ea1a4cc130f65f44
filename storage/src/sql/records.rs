//! Results, ratings and bests.

use sqlx::Row as _;

use super::columns::{narrow, narrow_option};
use super::session::{SqlResult, SqlSession, all, first, run};
use super::{Row, hold_records};
use crate::{Best, GameId, GuildId, HeldBest, Millis, RankedPlayer, Rating, SeatResult, UserId};

impl SqlSession {
    pub(super) async fn results_of(
        &mut self,
        player: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> SqlResult<Vec<SeatResult>> {
        let found = sqlx::query(
            "SELECT game, seat, player, guild, ground, ended_at, place, points, rated, facts
                FROM results WHERE player = $1 AND (CAST($2 AS BIGINT) IS NULL OR guild = $2)
                ORDER BY ended_at DESC LIMIT $3",
        )
        .bind(player.stored())
        .bind(guild.map(GuildId::stored))
        .bind(i64::from(limit));
        all(self.conn(), found, result).await
    }

    pub(super) async fn results(&mut self, game: GameId) -> SqlResult<Vec<SeatResult>> {
        let found = sqlx::query(
            "SELECT game, seat, player, guild, ground, ended_at, place, points, rated, facts
                FROM results WHERE game = $1 ORDER BY seat",
        );
        all(self.conn(), found.bind(game.0), result).await
    }

    pub(super) async fn ratings_of(
        &mut self,
        player: UserId,
    ) -> SqlResult<Vec<(GuildId, String, Rating)>> {
        let found = sqlx::query(
            "SELECT guild, ground, rating, uncertainty, games, standing FROM ratings
                WHERE player = $1 ORDER BY guild, ground",
        );
        all(self.conn(), found.bind(player.stored()), |row| {
            Ok((guild(row)?, row.try_get("ground")?, rating(row)?))
        })
        .await
    }

    pub(super) async fn ranked(
        &mut self,
        guild: GuildId,
        ground: &str,
        over_all: bool,
        limit: u32,
    ) -> SqlResult<Vec<RankedPlayer>> {
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
        let found = sqlx::query(sql).bind(guild.stored()).bind(ground).bind(i64::from(limit));
        all(self.conn(), found, |row| {
            let (player, name) = (player(row)?, row.try_get("name")?);
            Ok(RankedPlayer { player, name, rating: rating(row)? })
        })
        .await
    }

    pub(super) async fn bests(&mut self, guild: GuildId) -> SqlResult<Vec<HeldBest>> {
        let found = sqlx::query(
            "SELECT b.kind, b.value, b.game, b.seat, r.player, p.name, r.ended_at
                FROM bests b LEFT JOIN results r ON r.game = b.game AND r.seat = b.seat
                LEFT JOIN players p ON p.player = r.player
                WHERE b.guild = $1 ORDER BY b.kind",
        );
        all(self.conn(), found.bind(guild.stored()), |row| {
            Ok(HeldBest {
                best: best(row)?,
                player: row.try_get::<Option<i64>, _>("player")?.map(UserId::from_stored),
                name: row.try_get("name")?,
                ended_at: row.try_get("ended_at")?,
            })
        })
        .await
    }

    pub(super) async fn ended(&mut self) -> SqlResult<Vec<GameId>> {
        let found = sqlx::query(
            "SELECT g.id FROM games g LEFT JOIN results r ON r.game = g.id AND r.seat = 0
                WHERE g.status = 'ended' ORDER BY COALESCE(r.ended_at, g.changed_at), g.id",
        );
        all(self.conn(), found, |row| Ok(GameId(row.try_get("id")?))).await
    }

    pub(super) async fn all_ratings(
        &mut self,
    ) -> SqlResult<Vec<(GuildId, UserId, String, Rating)>> {
        let found = sqlx::query(
            "SELECT guild, player, ground, rating, uncertainty, games, standing FROM ratings
                ORDER BY guild, player, ground",
        );
        all(self.conn(), found, |row| {
            Ok((guild(row)?, player(row)?, row.try_get("ground")?, rating(row)?))
        })
        .await
    }

    pub(super) async fn all_bests(&mut self) -> SqlResult<Vec<(GuildId, Best)>> {
        let sql = "SELECT guild, kind, value, game, seat FROM bests ORDER BY guild, kind";
        all(self.conn(), sqlx::query(sql), |row| Ok((guild(row)?, best(row)?))).await
    }

    pub(super) async fn hold_records(&mut self) -> SqlResult<()> {
        Ok(hold_records(self.conn()).await?)
    }

    pub(super) async fn last_recorded(&mut self) -> SqlResult<Option<Millis>> {
        let sql = "SELECT ended_at FROM results WHERE ended_at > 0 ORDER BY ended_at DESC LIMIT 1";
        first(self.conn(), sqlx::query(sql), |row| row.try_get(0)).await
    }

    pub(super) async fn save_results(&mut self, results: &[SeatResult]) -> SqlResult<()> {
        for result in results {
            let saved = sqlx::query(
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
            .bind(&result.facts);
            run(self.conn(), saved).await?;
        }
        Ok(())
    }

    pub(super) async fn wins(&mut self, guild: GuildId, player: UserId) -> SqlResult<u32> {
        let found = sqlx::query(
            "SELECT COUNT(*) AS number FROM results r
                WHERE r.player = $1 AND r.guild = $2 AND r.rated = 1
                    AND NOT EXISTS (SELECT 1 FROM results o
                        WHERE o.game = r.game AND o.seat <> r.seat AND o.points >= r.points)",
        )
        .bind(player.stored())
        .bind(guild.stored());
        Ok(narrow(&found.fetch_one(self.conn()).await?, "number")?)
    }

    pub(super) async fn rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
    ) -> SqlResult<Option<Rating>> {
        let found = sqlx::query(
            "SELECT rating, uncertainty, games, standing FROM ratings
                WHERE guild = $1 AND player = $2 AND ground = $3",
        )
        .bind(guild.stored())
        .bind(player.stored())
        .bind(ground);
        first(self.conn(), found, rating).await
    }

    pub(super) async fn save_rating(
        &mut self,
        guild: GuildId,
        player: UserId,
        ground: &str,
        Rating { rating, uncertainty, games, standing }: Rating,
    ) -> SqlResult<()> {
        let saved = sqlx::query(
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
        .bind(standing);
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn best(&mut self, guild: GuildId, kind: &str) -> SqlResult<Option<Best>> {
        let sql = "SELECT kind, value, game, seat FROM bests WHERE guild = $1 AND kind = $2";
        first(self.conn(), sqlx::query(sql).bind(guild.stored()).bind(kind), best).await
    }

    pub(super) async fn save_best(&mut self, guild: GuildId, best: &Best) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO bests (guild, kind, value, game, seat) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (guild, kind) DO UPDATE SET value = excluded.value,
                    game = excluded.game, seat = excluded.seat",
        )
        .bind(guild.stored())
        .bind(&best.kind)
        .bind(best.value)
        .bind(best.game.0)
        .bind(best.seat.map(i64::from));
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn leave_records(&mut self, player: UserId) -> SqlResult<()> {
        for sql in [
            "DELETE FROM ratings WHERE player = $1",
            "UPDATE results SET player = NULL WHERE player = $1",
        ] {
            run(self.conn(), sqlx::query(sql).bind(player.stored())).await?;
        }
        Ok(())
    }

    pub(super) async fn clear_records(&mut self) -> SqlResult<()> {
        for sql in ["DELETE FROM ratings", "DELETE FROM bests", "DELETE FROM results"] {
            run(self.conn(), sqlx::query(sql)).await?;
        }
        Ok(())
    }
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
