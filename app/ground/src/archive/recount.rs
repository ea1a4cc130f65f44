//! Counting the records anew: every game that was played to its end is recorded again from its log,
//! in the order in which they were recorded. The same games give the same numbers; what differs was
//! wrong, or is of a game that ended before there were records.

use std::collections::BTreeSet;

use storage::{
    ActKey, BeginOutcome, Best, GameId, GuildId, InteractionId, Millis, Rating, Store, StoreError,
    UserId,
};
use table::error::Fault;
use table::model::Table;

use crate::archive::records::{RecordedGame, record};

/// Why the records cannot be counted.
#[derive(Debug, thiserror::Error)]
pub enum RecountError {
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game cannot be read. Nothing was changed.
    #[error("game {game}: {fault}; nothing was changed")]
    Game {
        /// Its id as the bot shows it.
        game: String,
        /// What is wrong.
        fault: Fault,
    },
}

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recount {
    /// The games that were recorded again.
    pub games: usize,
    /// How many results, ratings and bests are not what they were before.
    pub differ: usize,
}

/// Counts all records anew, in one act, and says how many differ. Nobody may play meanwhile.
///
/// # Errors
/// [`RecountError`]; then nothing was changed.
pub async fn recount(store: &dyn Store, now: Millis) -> Result<Recount, RecountError> {
    let before = standings(store).await?;
    // Nobody plays, and a server ends an act that is left alone for as long as this may take.
    let games = store.ended().await?;
    let mut old = Vec::new();
    for &game in &games {
        old.push(store.results(game).await?);
    }
    let bests: Vec<(GuildId, Best)> = store.all_bests().await?;
    let key = ActKey::interaction(InteractionId(now.unsigned_abs()));
    let BeginOutcome::New(mut act) = store.begin(&key, now).await? else {
        return Ok(Recount::default());
    };
    act.hold_records().await?;
    act.clear_records().await?;
    let mut counted = Recount::default();
    for (&game, before) in games.iter().zip(&old) {
        let again = async {
            let Some(table) = store.table(game).await?.map(Table::read).transpose()? else {
                return Ok(false);
            };
            let log = store.moves(game).await?;
            // Whoever is left when the others have resigned wins, and nothing is recorded.
            let state = table.game.as_ref().filter(|game| game.result().is_some());
            let Some(state) = state.filter(|_| table.settings.is_recorded()) else {
                return Ok(false);
            };
            let held: Vec<Best> = bests
                .iter()
                .filter(|(_, best)| best.game == game)
                .map(|(_, best)| best.clone())
                .collect();
            let ended_at = before.first().map_or(table.row.changed_at, |result| result.ended_at);
            let ended = RecordedGame {
                table: &table,
                game: state,
                log: &log,
                before,
                held: &held,
                ended_at,
            };
            record(&mut *act, &ended).await.map(|()| true)
        };
        let again: Result<bool, Fault> = again.await;
        let again = again.map_err(|fault| RecountError::Game { game: game.public(), fault })?;
        counted.games += usize::from(again);
    }
    act.commit("").await?;
    let after = standings(store).await?;
    counted.differ = before.ratings.symmetric_difference(&after.ratings).count()
        + before.bests.symmetric_difference(&after.bests).count();
    for (game, before) in games.into_iter().zip(old) {
        counted.differ += usize::from(store.results(game).await? != before);
    }
    Ok(counted)
}

/// Everything that follows from the games together.
struct StoredStandings {
    ratings: BTreeSet<(GuildId, UserId, String, [i64; 4])>,
    bests: BTreeSet<(GuildId, String, i64, GameId, Option<u8>)>,
}

async fn standings(store: &dyn Store) -> Result<StoredStandings, StoreError> {
    let numbers = |rating: Rating| {
        [rating.rating, rating.uncertainty, i64::from(rating.games), rating.standing]
    };
    let ratings = store.all_ratings().await?.into_iter();
    let bests = store.all_bests().await?.into_iter();
    Ok(StoredStandings {
        ratings: ratings
            .map(|(guild, player, ground, rating)| (guild, player, ground, numbers(rating)))
            .collect(),
        bests: bests
            .map(|(guild, best)| (guild, best.kind, best.value, best.game, best.seat))
            .collect(),
    })
}
