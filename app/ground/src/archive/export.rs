//! A game as a file that travels: `/export` writes it, `carcas verify` checks it, `/game import` plays
//! it on or keeps it. It is JSON in lines: a head (settings, seats, seal and, once the game is over,
//! the key), a line for each move, and the end. Each of them ends with a link, the hash of the link
//! before it and of its own text, and what stands between them is always the same. So no byte can
//! change without a link that does not fit.
//!
//! While a game goes on its file holds nothing that is secret: no key, no answer that is held until
//! others have answered, and a position in which the tiles that nobody has seen are shuffled anew.
//! Who plays is in no file: it may go anywhere.

mod check;
mod read;

use rules::{Action, Event, Game, ScoreLine, Seat, Seed};
use serde::{Deserialize, Serialize};
use storage::{Millis, Move, State, Status};
use table::deal::Carried;
use table::error::Fault;
use table::lot::Lot;
use table::model::{Settings, Table};
use text::Text;

pub use self::check::{Checked, check};
pub use self::read::read;

/// The format that this version writes. Files of every earlier one are read, too.
pub const VERSION: u32 = 1;
/// More bytes than the longest game needs.
pub const MAX_BYTES: usize = 4 << 20;
/// What comes before the link of a part.
const LINK: &str = ",\"link\":\"";
/// The fixed text before the head, between the parts, and after the end.
const FRAME: ExportFrame =
    ExportFrame { head: "{\"carcas\":", moves: "\"moves\":[", end: "],\"end\":", last: "}" };

struct ExportFrame {
    head: &'static str,
    moves: &'static str,
    end: &'static str,
    last: &'static str,
}

/// The game of a file.
#[derive(Clone, Debug)]
pub struct Export {
    /// What the game is.
    pub head: Head,
    /// Its moves, without those that were taken back.
    pub moves: Vec<MoveLine>,
    /// Where they led.
    pub end: ExportEnd,
}

/// What the game is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The format of the file.
    pub version: u32,
    /// The version of Carcas that wrote it.
    pub program: String,
    /// The word of the game where it was played.
    pub game: String,
    /// Whether it is `running`, `ended` or `aborted`.
    pub status: String,
    /// The number of seats.
    pub seats: u8,
    /// The settings without people and without what the game is dealt from.
    pub settings: Settings,
    /// The hash of the key, shown before the game.
    pub seal: String,
    /// The number that Discord gave to the start of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u64>,
    /// The key, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Seed>,
    /// The hash of the first state.
    pub first: String,
}

/// A move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MoveLine {
    /// The seat, from 0.
    pub seat: u8,
    /// Who or what moved for it, if its player did not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// When, in unix milliseconds.
    pub at: Millis,
    /// What was done.
    pub action: Action,
    /// The hash of the state after it.
    pub hash: String,
}

/// Where the moves led.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ExportEnd {
    /// The points by seat.
    pub scores: Vec<i32>,
    /// The position, if the game goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What the points are for, if the game goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<ScoreLine>,
}

impl Head {
    /// Whether the game is over, so that nothing of it is secret.
    pub fn is_over(&self) -> bool {
        self.status != Status::Running.as_str()
    }

    /// What the tiles were dealt with.
    pub fn seed(&self) -> Option<Seed> {
        let key = self.key?;
        Some(self.start.map_or(key, |start| key.mixed_with(&start.to_string())))
    }

    /// What the game was dealt from, for a game that is kept here.
    pub fn lot(&self) -> Option<Lot> {
        Some(Lot::sealed(self.key?).started_by(self.start?))
    }
}

impl Export {
    /// The file of a stored game. `start` is its first state, `moves` are those that stand.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read.
    pub fn of(table: &Table, start: &State, moves: &[Move]) -> Result<Self, Fault> {
        let game = table.game()?;
        let is_over = matches!(table.row.status, Status::Ended | Status::Aborted);
        let status = if is_over { table.row.status } else { Status::Running };
        // Held answers are the last moves of the log.
        let held = if is_over { 0 } else { game.answered().count() };
        let moves = &moves[..moves.len().saturating_sub(held)];
        let mut sheet = carried_sheet(&table.settings);
        for made in moves {
            sheet.extend(scored(serde_json::from_str(&made.events)?));
        }
        let key = table.key().ok_or(Fault::Damaged("a game was dealt from nothing"))?;
        let head = Head {
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: table.id().public(),
            status: status.as_str().to_owned(),
            seats: game.setup().seats,
            settings: travelling(&table.settings, start)?,
            seal: key.commitment(),
            start: table.settings.lot.as_ref().and_then(Lot::start),
            key: is_over.then_some(key),
            first: start.hash.clone(),
        };
        let line = |made: &Move| {
            Ok(MoveLine {
                seat: made.seat,
                by: made.made_by.clone(),
                at: made.moved_at,
                action: serde_json::from_str(&made.action)?,
                hash: made.hash.clone(),
            })
        };
        let end = ExportEnd {
            scores: game.scores().to_vec(),
            position: (!is_over).then(|| open_position(game)),
            sheet: if is_over { Vec::new() } else { sheet },
        };
        Ok(Self { head, moves: moves.iter().map(line).collect::<Result<_, Fault>>()?, end })
    }

    /// The text of the file.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        let mut link = String::new();
        let head = linked(&self.head, &mut link)?;
        let moves: Vec<String> =
            self.moves.iter().map(|made| linked(made, &mut link)).collect::<Result<_, _>>()?;
        let end = linked(&self.end, &mut link)?;
        let mut text = format!("{}{head},\n{}\n", FRAME.head, FRAME.moves);
        if !moves.is_empty() {
            text.push_str(&moves.join(",\n"));
            text.push('\n');
        }
        text.push_str(&format!("{}{end}{}\n", FRAME.end, FRAME.last));
        Ok(text)
    }
}

/// Checks the file of a game, and says in one line that everything in it is as it was told.
///
/// # Errors
/// A line that says what is not.
pub fn verify(bytes: &[u8]) -> Result<String, String> {
    let text = Text::of("en");
    let checked = read(bytes).and_then(|export| check(&export).map(|checked| (export, checked)));
    let (export, checked) =
        checked.map_err(|fault| text::plain(&view::travel::why(text, fault)))?;
    let Head { game, seal, .. } = &export.head;
    let moves = match export.moves.len() {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    Ok(match checked {
        Checked::Over { .. } => format!(
            "everything is as it was told: the tiles of game {game} were dealt from the key with the \
             seal {seal}, and each move is allowed and led to its state ({moves})"
        ),
        Checked::GoesOn(_) => format!(
            "nothing was changed: game {game} goes on after {moves}; its deal can be checked \
             once it is over, against the seal {seal}"
        ),
    })
}

/// A part with its link, which becomes the link before the next one.
fn linked(part: &impl Serialize, before: &mut String) -> Result<String, Fault> {
    let text = serde_json::to_string(part)?;
    let body = text.strip_suffix('}').unwrap_or(&text);
    *before = link(before, body);
    Ok(format!("{body}{LINK}{before}\"}}"))
}

/// The link of a part whose text, up to the link, is this.
fn link(before: &str, body: &str) -> String {
    blake3::hash(format!("{before}{body}").as_bytes()).to_hex().to_string()
}

/// The position for all to see: with another order of the tiles, and nothing held.
fn open_position(game: &Game) -> String {
    game.redealt(Seed::from_number(0)).snapshot()
}

/// The settings as they may go anywhere. A game that was carried here takes the position along from
/// which it went on here.
fn travelling(settings: &Settings, start: &State) -> Result<Settings, Fault> {
    let carried = match &settings.carried {
        None => None,
        Some(carried) => {
            let position = Some(open_position(&Game::restore(&start.snapshot)?));
            Some(Carried { position, ..carried.clone() })
        }
    };
    let settings = settings.without_people().anew();
    let settings = Settings { lot: None, carried, holidays: Vec::new(), ..settings };
    Ok(Settings { public: false, private: false, ..settings })
}

/// The points of a game before it was carried here.
pub(crate) fn carried_sheet(settings: &Settings) -> Vec<ScoreLine> {
    settings.carried.as_ref().map(|carried| carried.sheet.clone()).unwrap_or_default()
}

fn scored(events: Vec<Event>) -> impl Iterator<Item = ScoreLine> {
    events.into_iter().filter_map(|event| match event {
        Event::Scored(line) => Some(line),
        _ => None,
    })
}

impl MoveLine {
    pub fn seat(&self) -> Seat {
        Seat(self.seat)
    }
}
