//! The seats of a game.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::narrow;
use super::games::{held_table, one};
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::limits::SEATS;
use crate::{GameId, Millis, SeatWork, Seated, Seats, StoreError, UserId};

#[async_trait]
impl Seats for SqlStore {
    async fn seats(&self, game: GameId) -> Result<Vec<Seated>, StoreError> {
        let mut conn = self.reader().await?;
        seats(&mut conn, game).await.map_err(|error| self.fault(error))
    }
}

impl SqlUnitOfWork {
    async fn players_of(&mut self, game: GameId) -> Result<Vec<Option<UserId>>, StoreError> {
        let found = held_table(self.conn()?, game).await;
        let table = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        Ok(table.seats.into_iter().map(|seated| seated.player).collect())
    }

    async fn seat_all(
        &mut self,
        game: GameId,
        players: &[Option<UserId>],
    ) -> Result<(), StoreError> {
        if players.len() > usize::from(SEATS) {
            return Err(StoreError::NoSeatLeft);
        }
        let now = self.now();
        let done = seat_all(self.conn()?, game, players, now).await;
        self.seal(done)
    }
}

#[async_trait]
impl SeatWork for SqlUnitOfWork {
    async fn join(&mut self, game: GameId, player: UserId) -> Result<u8, StoreError> {
        let mut players = self.players_of(game).await?;
        if players.contains(&Some(player)) {
            return Err(StoreError::AlreadySeated);
        }
        players.push(Some(player));
        self.seat_all(game, &players).await?;
        u8::try_from(players.len() - 1).map_err(|_| StoreError::NoSeatLeft)
    }

    async fn leave(&mut self, game: GameId, player: UserId) -> Result<(), StoreError> {
        let mut players = self.players_of(game).await?;
        let before = players.len();
        players.retain(|seated| *seated != Some(player));
        one((before - players.len()) as u64, "the player in this game")?;
        self.seat_all(game, &players).await
    }

    async fn set_seats(&mut self, game: GameId, players: &[UserId]) -> Result<(), StoreError> {
        let mut seen = std::collections::BTreeSet::new();
        if !players.iter().all(|player| seen.insert(player)) {
            return Err(StoreError::AlreadySeated);
        }
        self.players_of(game).await?;
        let players: Vec<_> = players.iter().copied().map(Some).collect();
        self.seat_all(game, &players).await
    }

    async fn set_player(
        &mut self,
        game: GameId,
        seat: u8,
        player: Option<UserId>,
    ) -> Result<(), StoreError> {
        let mut players = self.players_of(game).await?;
        let others = players.iter().zip(0..).filter(|(_, other)| *other != seat);
        if player.is_some() && others.into_iter().any(|(other, _)| *other == player) {
            return Err(StoreError::AlreadySeated);
        }
        let place = players.get_mut(usize::from(seat)).ok_or(StoreError::NotFound("the seat"))?;
        *place = player;
        self.seat_all(game, &players).await
    }
}

pub(super) async fn seats(conn: &mut Conn, game: GameId) -> sqlx::Result<Vec<Seated>> {
    let rows = sqlx::query(
        "SELECT s.seat, s.player, p.name FROM seats s LEFT JOIN players p ON p.player = s.player
            WHERE s.game = $1 ORDER BY s.seat",
    )
    .bind(game.0)
    .fetch_all(conn)
    .await?;
    let seated = |row: &Row| {
        Ok(Seated {
            seat: narrow(row, "seat")?,
            player: row.try_get::<Option<i64>, _>("player")?.map(UserId::from_stored),
            name: row.try_get("name")?,
        })
    };
    rows.iter().map(seated).collect()
}

pub(super) async fn seat_all(
    conn: &mut Conn,
    game: GameId,
    players: &[Option<UserId>],
    now: Millis,
) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM seats WHERE game = $1").bind(game.0).execute(&mut *conn).await?;
    for (seat, player) in (0..SEATS).zip(players) {
        sqlx::query("INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)")
            .bind(game.0)
            .bind(i64::from(seat))
            .bind(player.map(UserId::stored))
            .execute(&mut *conn)
            .await?;
    }
    sqlx::query("UPDATE games SET changed_at = $2 WHERE id = $1")
        .bind(game.0)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}
