//! Bulletins: messages that expansions add to a game's channel, each posted once and edited until
//! it is settled.

use std::collections::BTreeMap;

use rules::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::view::narration::Teller;
use crate::view::{Page, expansions};

/// What the name of an edit begins with.
const EDIT: &str = "edit_";

/// A message of an expansion's own.
pub(super) trait Bulletin: Sync {
    /// The stable name under which it is stored.
    fn name(&self) -> &'static str;

    /// Whether there is something to announce. The board does not change until it is settled.
    fn is_open(&self, game: &Game) -> bool;

    /// What it says about a game.
    fn issue(&self, game: &Game) -> Option<Value>;

    /// The message; `None` if this is not what [`Bulletin::issue`] gave.
    fn page(&self, teller: &Teller<'_>, said: &Value) -> Option<Page>;
}

fn all() -> impl Iterator<Item = &'static dyn Bulletin> {
    expansions::ALL.iter().filter_map(|slice| slice.bulletin())
}

/// What a bulletin says at one time, as a row of the outbox holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BTreeMap<String, Value>", try_from = "BTreeMap<String, Value>")]
pub struct Issue {
    name: String,
    is_edit: bool,
    said: Value,
}

/// A row that holds no issue of a bulletin.
#[derive(Clone, Debug, thiserror::Error)]
#[error("there is no bulletin with this name")]
pub struct NoIssue;

impl From<Issue> for BTreeMap<String, Value> {
    fn from(issue: Issue) -> Self {
        Self::from([(issue.kind(), issue.said)])
    }
}

impl TryFrom<BTreeMap<String, Value>> for Issue {
    type Error = NoIssue;

    fn try_from(mut row: BTreeMap<String, Value>) -> Result<Self, NoIssue> {
        let (kind, said) = row.pop_first().filter(|_| row.is_empty()).ok_or(NoIssue)?;
        let (name, is_edit) = match kind.strip_prefix(EDIT) {
            Some(name) => (name.to_owned(), true),
            None => (kind, false),
        };
        let is_known = all().any(|bulletin| bulletin.name() == name);
        is_known.then_some(Self { name, is_edit, said }).ok_or(NoIssue)
    }
}

impl Issue {
    fn of(bulletin: &dyn Bulletin, game: &Game, is_edit: bool) -> Option<Self> {
        Some(Self { name: bulletin.name().to_owned(), is_edit, said: bulletin.issue(game)? })
    }

    /// The issues that a move calls for: a new message at the start, then edits.
    pub fn due(before: &Game, game: &Game) -> Vec<Self> {
        let due = all().filter(|bulletin| bulletin.is_open(before) || bulletin.is_open(game));
        due.filter_map(|bulletin| Self::of(bulletin, game, bulletin.is_open(before))).collect()
    }

    /// New messages for everything that is open, for another channel.
    pub fn open(game: &Game) -> Vec<Self> {
        let open = all().filter(|bulletin| bulletin.is_open(game));
        open.filter_map(|bulletin| Self::of(bulletin, game, false)).collect()
    }

    /// The kind of its row.
    pub fn kind(&self) -> String {
        if self.is_edit { format!("{EDIT}{}", self.name) } else { self.name.clone() }
    }

    /// The name under which the message is kept.
    pub fn slot(&self) -> &str {
        &self.name
    }

    /// Whether it edits the message.
    pub const fn is_edit(&self) -> bool {
        self.is_edit
    }

    /// The message.
    pub fn page(&self, teller: &Teller<'_>) -> Option<Page> {
        all().find(|bulletin| bulletin.name() == self.name)?.page(teller, &self.said)
    }
}

/// Whether a bulletin was open before a move and still is: then the board is unchanged.
pub fn is_pending(before: &Game, game: &Game) -> bool {
    all().any(|bulletin| bulletin.is_open(before) && bulletin.is_open(game))
}
