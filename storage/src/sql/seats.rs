//! The seats of a game.

use sqlx::Row as _;

use super::columns::narrow;
use super::session::{SqlResult, SqlSession, all, changed, run};
use super::{Conn, Row};
use crate::limits::SEATS;
use crate::{GameId, Millis, Seated, StoreError, UserId};

impl SqlSession {
    pub(super) async fn seats(&mut self, game: GameId) -> SqlResult<Vec<Seated>> {
        seats(self.conn(), game).await
    }

    pub(super) async fn join(&mut self, game: GameId, player: UserId) -> SqlResult<u8> {
        let mut players = self.players_of(game).await?;
        if players.contains(&Some(player)) {
            return Err(StoreError::AlreadySeated.into());
        }
        players.push(Some(player));
        self.seat_all(game, &players).await?;
        u8::try_from(players.len() - 1).map_err(|_| StoreError::NoSeatLeft.into())
    }

    pub(super) async fn leave(&mut self, game: GameId, player: UserId) -> SqlResult<()> {
        let mut players = self.players_of(game).await?;
        let before = players.len();
        players.retain(|seated| *seated != Some(player));
        changed((before - players.len()) as u64, "the player in this game")?;
        self.seat_all(game, &players).await
    }

    pub(super) async fn set_seats(&mut self, game: GameId, players: &[UserId]) -> SqlResult<()> {
        let mut seen = std::collections::BTreeSet::new();
        if !players.iter().all(|player| seen.insert(player)) {
            return Err(StoreError::AlreadySeated.into());
        }
        self.players_of(game).await?;
        let players: Vec<_> = players.iter().copied().map(Some).collect();
        self.seat_all(game, &players).await
    }

    pub(super) async fn set_player(
        &mut self,
        game: GameId,
        seat: u8,
        player: Option<UserId>,
    ) -> SqlResult<()> {
        let mut players = self.players_of(game).await?;
        let others = players.iter().zip(0..).filter(|(_, other)| *other != seat);
        if player.is_some() && others.into_iter().any(|(other, _)| *other == player) {
            return Err(StoreError::AlreadySeated.into());
        }
        let place = players.get_mut(usize::from(seat)).ok_or(StoreError::NotFound("the seat"))?;
        *place = player;
        self.seat_all(game, &players).await
    }

    async fn players_of(&mut self, game: GameId) -> SqlResult<Vec<Option<UserId>>> {
        let table = self.table(game).await?.ok_or(StoreError::NotFound("the game"))?;
        Ok(table.seats.into_iter().map(|seated| seated.player).collect())
    }

    async fn seat_all(&mut self, game: GameId, players: &[Option<UserId>]) -> SqlResult<()> {
        if players.len() > usize::from(SEATS) {
            return Err(StoreError::NoSeatLeft.into());
        }
        let now = self.now;
        seat_all(self.conn(), game, players, now).await
    }
}

pub(super) async fn seats(conn: &mut Conn, game: GameId) -> SqlResult<Vec<Seated>> {
    let sql =
        "SELECT s.seat, s.player, p.name FROM seats s LEFT JOIN players p ON p.player = s.player
            WHERE s.game = $1 ORDER BY s.seat";
    let seated = |row: &Row| {
        Ok(Seated {
            seat: narrow(row, "seat")?,
            player: row.try_get::<Option<i64>, _>("player")?.map(UserId::from_stored),
            name: row.try_get("name")?,
        })
    };
    all(conn, sqlx::query(sql).bind(game.0), seated).await
}

pub(super) async fn seat_all(
    conn: &mut Conn,
    game: GameId,
    players: &[Option<UserId>],
    now: Millis,
) -> SqlResult<()> {
    run(conn, sqlx::query("DELETE FROM seats WHERE game = $1").bind(game.0)).await?;
    for (seat, player) in (0..SEATS).zip(players) {
        let seated = sqlx::query("INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)")
            .bind(game.0)
            .bind(i64::from(seat))
            .bind(player.map(UserId::stored));
        run(conn, seated).await?;
    }
    let noted = sqlx::query("UPDATE games SET changed_at = $2 WHERE id = $1").bind(game.0);
    run(conn, noted.bind(now)).await.map(drop)
}
