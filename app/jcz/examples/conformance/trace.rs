//! The lines of a recorded game, as they are.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

/// One recorded game.
pub struct Trace {
    pub setup: Setup,
    pub moves: Vec<Move>,
    pub last: Last,
}

/// What comes after the moves.
pub enum Last {
    End(End),
    /// It goes on in a way that cannot be compared.
    Cut,
    /// The same, and with a question that we do not ask: what comes of the last move differs.
    CutUnasked,
}

impl Last {
    /// The end, where the game is compared to it.
    pub fn end(&mut self) -> Option<&mut End> {
        if let Self::End(end) = self { Some(end) } else { None }
    }
}

#[derive(Deserialize)]
pub struct Setup {
    pub system: String,
    pub players: u8,
    pub sets: BTreeMap<String, u32>,
    pub elements: BTreeMap<String, Value>,
    pub rules: BTreeMap<String, Value>,
    pub start: Vec<String>,
    pub pack: BTreeMap<String, u32>,
    pub ev: Vec<Value>,
}

#[derive(Deserialize)]
pub struct Move {
    pub n: u32,
    pub p: u8,
    #[serde(rename = "turnOf")]
    pub turn_of: u8,
    pub phase: String,
    pub tile: Option<String>,
    pub opts: Vec<String>,
    pub pick: String,
    pub ev: Vec<Value>,
    pub score: Vec<i32>,
    pub board: Vec<String>,
    pub hand: Vec<BTreeMap<String, u32>>,
    pub left: usize,
    #[serde(default)]
    pub neutral: BTreeMap<String, String>,
    #[serde(default)]
    pub prison: Vec<String>,
    #[serde(default)]
    pub towers: Vec<String>,
    /// A builder of this turn gives nothing there ([`crate::defects::BUILDER_FLAG`]).
    #[serde(skip)]
    pub idle_builder: bool,
    /// A tunnel token was put in this part ([`crate::defects::TUNNELED_ROAD`]).
    #[serde(skip)]
    pub tunneled: bool,
}

impl Move {
    /// The shepherd whose flock it is is the only one that is asked for.
    fn shorten_flocks(&mut self) {
        for option in self.opts.iter_mut().chain(std::iter::once(&mut self.pick)) {
            if option.starts_with("flock ") {
                *option = option.split(' ').take(2).collect::<Vec<_>>().join(" ");
            }
        }
    }

    /// An abbey looks the same from all sides: the trace lists all rotations, we one.
    fn turn_abbeys(&mut self) {
        let upright = |text: &str| {
            let cell = text.rsplit_once(' ').map_or(text, |(cell, _)| cell);
            format!("{cell} 0")
        };
        if matches!(self.phase.as_str(), "Abbey" | "AbbeyEndGame") {
            let places = self.opts.iter_mut().chain(std::iter::once(&mut self.pick));
            for place in places.filter(|option| option.starts_with("tile ")) {
                *place = upright(place);
            }
        }
        for event in &mut self.ev {
            if let Some(text) = event.as_str().filter(|text| text.starts_with("tile AM/A ")) {
                *event = Value::from(upright(text));
            }
        }
    }

    /// Lets the next recorded move pass for a part of this one.
    pub fn follow(&mut self, next: Self) {
        let Self { ev, score, board, hand, left, neutral, prison, towers, .. } = next;
        self.ev.extend(ev);
        (self.score, self.board, self.hand, self.left) = (score, board, hand, left);
        (self.neutral, self.prison, self.towers) = (neutral, prison, towers);
    }
}

#[derive(Deserialize)]
pub struct End {
    pub ev: Vec<Value>,
    pub score: Vec<i32>,
}

/// Reads a `.jsonl.gz` file.
pub fn read(path: &Path) -> Result<Trace, String> {
    let problem = |error: &dyn std::fmt::Display| error.to_string();
    let file = std::fs::File::open(path).map_err(|error| problem(&error))?;
    let mut text = String::new();
    let mut reader = flate2::read::MultiGzDecoder::new(file);
    reader.read_to_string(&mut text).map_err(|error| problem(&error))?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    let [setup, moves @ .., end] = &lines[..] else {
        return Err(problem(&"a recorded game has at least two lines"));
    };
    let moves = moves.iter().map(|line| serde_json::from_str(line)).collect::<Result<_, _>>();
    let mut moves: Vec<Move> = moves.map_err(|error| problem(&error))?;
    moves.iter_mut().for_each(Move::turn_abbeys);
    moves.iter_mut().for_each(Move::shorten_flocks);
    Ok(Trace {
        setup: serde_json::from_str(setup).map_err(|error| problem(&error))?,
        moves,
        last: Last::End(serde_json::from_str(end).map_err(|error| problem(&error))?),
    })
}
