//! What a table plays and how: what was chosen for it, as the storage keeps it.

use brain::Level;
use rules::expansions::Systems;
use rules::{Edition, HostTile, HouseRules};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use storage::UserId;
use text::Text;

use crate::aids::Aids;
use crate::deal::Carried;
use crate::duplicate::DuplicateTable;
use crate::error::Fault;
use crate::lot::Lot;
use crate::pause_schedule::Interval;
use crate::stand_in::stored_level;
use crate::time_control::Pace;
use crate::wishes::Wish;

/// A table's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Settings {
    /// The base game and the added sets.
    pub systems: Systems,
    /// The edition whose rules the table plays, but for what was chosen otherwise.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub edition: Edition,
    /// House rules that differ from their defaults: those of the edition, and the table's own.
    pub house: HouseRules,
    /// The language of the server, as a Discord locale: that of the public messages, unless another
    /// one was chosen.
    pub locale: String,
    /// The chosen language of the public messages, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Carcas itself, if it was invited to play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<UserId>,
    /// How strongly it plays then.
    #[serde(default = "stored_level::plain", with = "stored_level")]
    #[serde(skip_serializing_if = "stored_level::is_plain")]
    pub level: Level,
    /// The time limit for moves.
    pub pace: Pace,
    /// Whether clocks stand still on Saturday and Sunday.
    pub weekends: bool,
    /// The table's pauses, during which its clocks stand still.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holidays: Vec<Interval>,
    /// Undo policy once later information has been revealed.
    pub undo: UndoRule,
    /// What may be looked up beside the board; the usual aids in the first exported files.
    #[serde(default)]
    pub aids: Aids,
    /// Whether the player gets a hint at each step.
    pub guided: bool,
    /// Whether anybody can follow the game on a page of the web.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The number of tiles, if the game is shorter than its sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<u16>,
    /// The playing order, if it is not random: set for a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
    pub order: Vec<Option<UserId>>,
    /// The people who are asked to join, if this is a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
    pub again: Vec<Option<UserId>>,
    /// Whether only people who were invited can join.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    /// Who was invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "storage::erasable::list")]
    pub invited: Vec<Option<UserId>>,
    /// What people have chosen for themselves, until the game starts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
    /// The colours of the seats, if anybody chose one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<u8>,
    /// The theme of the pictures; `None` for that of the sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<TableTheme>,
    /// Tiles that the host has described, including those for sets that are not chosen now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub host_tiles: Vec<HostTile>,
    /// What the game is dealt from; `None` before there is a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// What the game was brought here with, if it goes on from a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// Whether the game was played elsewhere, and is here to be looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub archived: bool,
    /// The tables that play the same tiles, if there are others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<DuplicateTable>,
    /// The league whose table this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<i64>,
}

fn is_standard(edition: &Edition) -> bool {
    *edition == Edition::Standard
}

/// What is derived for [`Settings`] writes and reads its house rules as they are in the text, so that
/// a table keeps its rules when a default changes.
impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let house = self.house.stored(self.systems);
        Self::serialize(&Self { house, ..self.clone() }, serializer)
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let settings = Self::deserialize(deserializer)?;
        Ok(Self { house: settings.house.restored(settings.systems), ..settings })
    }
}

impl Settings {
    /// The language of the public messages.
    pub fn language(&self) -> &'static Text {
        let chosen = self.language.as_deref().and_then(Text::known);
        chosen.unwrap_or_else(|| Text::of(&self.locale))
    }

    /// The same settings for whoever may come.
    pub fn without_people(&self) -> Self {
        let (order, again, invited) = (Vec::new(), Vec::new(), Vec::new());
        Self { order, again, invited, wishes: Vec::new(), guest: None, ..self.clone() }
    }

    /// The text that the storage keeps.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }
}

/// Undo policy once later information has been revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// With the consent of all other players.
    #[default]
    Consent,
    /// Not at all.
    Off,
}

/// The theme of a table's pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableTheme {
    /// A summer day.
    Summer,
    /// The same landscape on a dark table.
    Dark,
    /// Snow.
    Winter,
    /// The art pack with this word. It need not be installed any more.
    Pack(String),
}

impl TableTheme {
    /// The built-in themes, with the words by which they are typed.
    pub const BUILT_IN: [(&'static str, Self); 3] =
        [("summer", Self::Summer), ("dark", Self::Dark), ("winter", Self::Winter)];
}
