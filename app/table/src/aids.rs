//! What a table lets everybody at it look up, beside the board itself: tournaments forbid what helps
//! to count, friends may like advice.

use rules::{Game, ScoreLine};
use serde::{Deserialize, Serialize};
use storage::Status;

use crate::model::Table;

/// The aids of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aids {
    /// Those of the board, and hints.
    All,
    /// The tiles that are left, cells where nothing fits, and what something would score.
    #[default]
    Board,
    /// None of these.
    None,
}

impl Aids {
    /// The words by which they are typed.
    pub const WORDS: &'static [&'static str] = &["all", "board", "none"];

    /// The stable word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::All => Self::WORDS[0],
            Self::Board => Self::WORDS[1],
            Self::None => Self::WORDS[2],
        }
    }

    /// The aids with this word.
    pub fn named(word: &str) -> Option<Self> {
        [Self::All, Self::Board, Self::None].into_iter().find(|aids| aids.word() == word)
    }
}

impl Table {
    /// Whether the tiles that are left, cells where nothing fits, and points before they are made are
    /// shown. Once a game is over, they help nobody any more.
    pub fn counts_aloud(&self) -> bool {
        let over = matches!(self.row.status, Status::Ended | Status::Aborted);
        over || self.settings.aids != Aids::None
    }

    /// Whether its players may ask for hints.
    pub fn gives_hints(&self) -> bool {
        self.settings.aids == Aids::All
    }
}

/// What every seat would score, by source, if the game ended now.
pub fn projected(game: &Game) -> Vec<ScoreLine> {
    let mut seen = Vec::new();
    let mut lines = Vec::new();
    for spot in game.figures().iter().filter_map(|figure| figure.at.spot()) {
        let feature = game.board().feature_at(spot);
        if !seen.contains(&feature) {
            seen.push(feature);
            lines.extend(game.projected(spot));
        }
    }
    lines
}
