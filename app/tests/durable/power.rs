//! The power is lost after each step of a recorded life, again and again with other sectors gone;
//! what is found must open, be sound, and hold every move that was acknowledged by then.

use std::collections::BTreeMap;
use std::path::Path;

use storage::sqlite::{OpenMode, SqliteStore};
use storage::{GameId, Reads as _, StoreError};

use crate::disk::Disk;
use crate::harm::Folder;
use crate::people::Chance;
use crate::recording::Step;
use crate::wire::{Position, Said};

/// The log of a database, among its files.
const LOG: usize = 1;
/// The database itself.
const DATABASE: usize = 0;

/// What came of some losses of power.
#[derive(Clone, Copy, Debug, Default)]
pub struct Losses {
    /// How often the power was lost.
    pub images: usize,
    /// How often an acknowledged move was gone.
    pub lost: usize,
    /// The moves that had been acknowledged, in all images.
    pub acknowledged: usize,
}

/// How the disk confirms the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// At each commit, as the storage asks for.
    Full,
    /// Before what it holds is moved to the database alone, as with `synchronous = NORMAL`.
    Normal,
}

/// What was said of each game, by ordinal, in the whole life.
fn hashes(steps: &[Step]) -> BTreeMap<(i64, u32), String> {
    let said = steps.iter().filter_map(|step| match step {
        Step::Said(said) => stands(said),
        _ => None,
    });
    said.map(|stands| ((stands.game, stands.ordinal), stands.hash.clone())).collect()
}

/// How a table stands, if that was just acknowledged.
fn stands(said: &Said) -> Option<&Position> {
    match said {
        Said::Answer { stands: Some(stands), .. } if stands.ordinal > 0 => Some(stands),
        _ => None,
    }
}

/// Whether this step counts: with less care some of what the disk confirms is not asked for.
fn counts(steps: &[Step], at: usize, care: Care) -> bool {
    let Step::Sync { file: LOG } = steps[at] else { return true };
    let next = steps[at + 1..].iter().find(|step| !matches!(step, Step::Said(_)));
    care == Care::Full || matches!(next, Some(Step::Write { file: DATABASE, .. }))
}

/// Loses the power so many times while this life goes on; of several that share the work this is
/// one.
pub fn lose(steps: &[Step], wanted: usize, care: Care, (share, shares): (usize, usize)) -> Losses {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (hashes, folder) = (hashes(steps), Folder::new());
    let file = folder.0.join("t.sqlite");
    let is_ready = |step: &Step| matches!(step, Step::Said(said) if matches!(**said, Said::Ready));
    let first = steps.iter().position(is_ready).expect("it has served");
    let (mut disk, mut losses) = (Disk::default(), Losses::default());
    let mut chance = Chance::new(share as u64 + 1);
    let mut acknowledged: BTreeMap<i64, u32> = BTreeMap::new();
    for (at, step) in steps.iter().enumerate() {
        if counts(steps, at, care) {
            disk.take(step);
        }
        if let Step::Said(said) = step
            && let Some(stands) = stands(said)
        {
            let known = acknowledged.entry(stands.game).or_default();
            *known = stands.ordinal.max(*known);
        }
        if at < first {
            continue;
        }
        let due = |at: usize| (at - first) * wanted / (steps.len() - first);
        for image in due(at)..due(at + 1) {
            if image % shares != share {
                continue;
            }
            disk.lose_power(&file, &mut chance);
            let judged = runtime.block_on(judge(&file, &acknowledged, &hashes));
            let (lost, moves) = match judged {
                // What a careless disk leaves need not even be a database.
                Err(StoreError::Corrupt { .. }) if care == Care::Normal => (true, 0),
                judged => judged.unwrap(),
            };
            losses.images += 1;
            losses.lost += usize::from(lost);
            losses.acknowledged += moves;
            assert!(!lost || care == Care::Normal, "a move was lost after step {at}: {step:?}");
        }
    }
    losses
}

/// Whether an acknowledged move is gone, and how many there were. Whatever else is found must be as
/// it once was.
async fn judge(
    file: &Path,
    acknowledged: &BTreeMap<i64, u32>,
    hashes: &BTreeMap<(i64, u32), String>,
) -> Result<(bool, usize), StoreError> {
    let store = loop {
        match SqliteStore::open(file, OpenMode::Serve).await {
            // The machine is so slow that its own connections were not there in time.
            Err(error) if error.is_busy() => {}
            opened => break opened?,
        }
    };
    let (mut lost, mut moves) = (false, 0);
    for (&game, &ordinal) in acknowledged {
        moves += ordinal as usize;
        let Some(table) = store.table(GameId(game)).await? else {
            lost = true;
            continue;
        };
        lost |= table.game.ordinal < ordinal;
        let hash = table.state.map(|state| state.hash).unwrap_or_default();
        // A state that was written and never acknowledged is in nobody's books.
        let known = hashes.get(&(game, table.game.ordinal));
        assert!(known.is_none_or(|known| *known == hash), "another state: {:?}", table.game);
        let log = store.moves(GameId(game)).await?;
        assert_eq!(log.last().map_or(0, |made| made.ordinal), table.game.ordinal);
    }
    store.close().await;
    Ok((lost, moves))
}
