//! Bulletins: messages that expansions add to a game's channel, each posted once and edited until
//! it is settled.

use std::collections::BTreeMap;

use game::bulletin::BulletinKind;
use game::expansions;
use game::narration::{self, Narrator};
use rules::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::error::Fault;

use crate::MessageDraft;

/// What the name of an edit begins with.
const EDIT: &str = "edit_";

fn all() -> impl Iterator<Item = &'static dyn BulletinKind> {
    expansions::ALL.iter().filter_map(|profile| profile.bulletin)
}

/// A message of an expansion's own with what it says now, as a row of the outbox holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "BTreeMap<String, Value>", try_from = "BTreeMap<String, Value>")]
pub struct Bulletin {
    name: String,
    is_edit: bool,
    content: Value,
}

/// A row that holds no bulletin.
#[derive(Clone, Debug, thiserror::Error)]
#[error("there is no bulletin with this name")]
pub struct NoBulletin;

impl From<Bulletin> for BTreeMap<String, Value> {
    fn from(bulletin: Bulletin) -> Self {
        Self::from([(bulletin.kind(), bulletin.content)])
    }
}

impl TryFrom<BTreeMap<String, Value>> for Bulletin {
    type Error = NoBulletin;

    fn try_from(mut row: BTreeMap<String, Value>) -> Result<Self, NoBulletin> {
        let (kind, content) = row.pop_first().filter(|_| row.is_empty()).ok_or(NoBulletin)?;
        let (name, is_edit) = match kind.strip_prefix(EDIT) {
            Some(name) => (name.to_owned(), true),
            None => (kind, false),
        };
        let is_known = all().any(|kind| kind.name() == name);
        is_known.then_some(Self { name, is_edit, content }).ok_or(NoBulletin)
    }
}

impl Bulletin {
    fn of(kind: &dyn BulletinKind, game: &Game, is_edit: bool) -> Result<Self, Fault> {
        Ok(Self { name: kind.name().to_owned(), is_edit, content: kind.content(game)? })
    }

    /// The bulletins that a move calls for: a new message at the start, then edits.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn due(before: &Game, game: &Game) -> Result<Vec<Self>, Fault> {
        let due = all().filter(|kind| kind.is_open(before) || kind.is_open(game));
        due.map(|kind| Self::of(kind, game, kind.is_open(before))).collect()
    }

    /// New messages for everything that is open, for another channel.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn open(game: &Game) -> Result<Vec<Self>, Fault> {
        all().filter(|kind| kind.is_open(game)).map(|kind| Self::of(kind, game, false)).collect()
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

    /// The message; `None` if no expansion has it.
    ///
    /// # Errors
    /// The errors of the JSON reader.
    pub fn page(&self, narrator: &Narrator<'_>) -> Result<Option<MessageDraft>, Fault> {
        let kind = all().find(|kind| kind.name() == self.name);
        let Some((lines, row)) = kind.map(|kind| kind.page(narrator, &self.content)).transpose()?
        else {
            return Ok(None);
        };
        let mut page = MessageDraft::text(narration::lines(narrator.text, &lines));
        page.picture = row.map(Into::into);
        Ok(Some(page))
    }
}

/// Whether a bulletin was open before a move and still is: then the board is unchanged.
pub fn is_pending(before: &Game, game: &Game) -> bool {
    all().any(|kind| kind.is_open(before) && kind.is_open(game))
}
