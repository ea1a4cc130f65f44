//! A game as a file that JCloisterZone 5 opens at the last position: its setup, the tiles in the
//! order in which they were drawn, and a message for each thing that somebody did. What is known of
//! that program is known here alone; `expansions` has its words for each of ours.
//!
//! That program has rules of its own. So the game is played a second time by these rules, next to
//! itself: only if both go the same way, move by move, there is a file. Tiles that were not drawn
//! are not in it; that program draws them by itself.

mod draws;
mod expansions;
mod figures;
mod message;
mod places;
mod terms;
pub mod tiles;
mod transcript;

use rules::{Action, Game, Prompt, Script, Seat, Setup};
use serde_json::{Map, Value, json};

use self::draws::Draws;
use self::terms::TheirSetup;
use self::transcript::Transcript;

/// The version whose files these are.
const VERSION: &str = "5.12.0";
/// What that program draws its own chances from. In a game that goes there nothing else is left to
/// chance than the tiles that nobody has seen.
const RANDOM: f64 = 0.5;

/// A move of the log.
#[derive(Clone, Copy, Debug)]
pub struct LoggedMove {
    /// Whose.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// Why a game cannot go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The set with this key is not known there, or not in a way that this crate can write.
    Set(&'static str),
    /// This option is not, and it changed how the game went.
    Rule(&'static str),
    /// Something happened that is played otherwise there.
    Course,
}

/// The file of a game with these moves, under this name.
///
/// # Errors
/// [`Obstacle`] says why there is none.
pub fn file(ours: &Setup, name: &str, moves: &[LoggedMove]) -> Result<String, Obstacle> {
    let theirs = TheirSetup::of(ours.systems, &ours.house)?;
    let (dealt, events) = Game::new(ours.clone()).map_err(|_| Obstacle::Course)?;
    let draws = Draws::of(dealt.clone(), &events, moves)?;
    let order = draws.names()?;
    // With the same seed chance decides the same.
    let setup = Setup {
        house: theirs.house,
        hold_draw: false,
        ask_forced: true,
        script: Script::of(draws.pile()),
        ..ours.clone()
    };
    if !draws.are_in(&setup) {
        return Err(theirs.why(ours));
    }
    let replay = replay(dealt, setup, moves).map_err(|_| theirs.why(ours))?;
    let content = json!({
        "appVersion": VERSION,
        "gameId": name,
        "name": "",
        "initialRandom": RANDOM,
        "clock": replay.messages.clock(),
        "setup": {
            "sets": theirs.sets.iter().map(|set| (set.clone(), json!(1))).collect::<Map<_, _>>(),
            "elements": elements(&theirs),
            "rules": rules(&theirs),
            "timer": Value::Null,
            "start": replay.start,
            "options": {},
        },
        "players": (0..ours.seats).map(player).collect::<Vec<_>>(),
        "replay": replay.messages.list(),
        "gameAnnotations": { "drawOrder": order, "endTurn": draws.count() },
    });
    serde_json::to_string(&content).map_err(|_| Obstacle::Course)
}

/// Whether that program opens a file.
pub fn is_file(text: &str) -> bool {
    let content: Option<Value> = serde_json::from_str(text).ok();
    content.is_some_and(|content| {
        content.get("appVersion").is_some() && content.get("replay").is_some()
    })
}

/// A seat: the file names nobody.
fn player(seat: u8) -> Value {
    json!({ "name": format!("#{}", seat + 1), "slot": seat, "clientId": Value::Null })
}

fn elements(theirs: &TheirSetup) -> Map<String, Value> {
    let value = |number: u8| if number == 0 { json!(true) } else { json!(number) };
    theirs.elements.iter().map(|(name, number)| ((*name).to_owned(), value(*number))).collect()
}

fn rules(theirs: &TheirSetup) -> Map<String, Value> {
    let value = |text: &str| text.parse::<bool>().map_or_else(|_| json!(text), Value::from);
    theirs.rules.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

/// The game as that program plays it.
struct TheirReplay {
    /// The tiles on the table before the first turn.
    start: Vec<Value>,
    messages: Transcript,
}

/// Plays the game next to itself. `ours` is the game as it was dealt, `setup` that of the other.
fn replay(mut ours: Game, setup: Setup, moves: &[LoggedMove]) -> Result<TheirReplay, Obstacle> {
    let (mut theirs, _) = Game::new(setup).map_err(|_| Obstacle::Course)?;
    let start: Option<Vec<Value>> = theirs.board().tiles().iter().map(places::tile).collect();
    let mut messages = Transcript::default();
    let began = moves.first().map_or(0, |first| first.at);
    let mut moves = moves.iter().peekable();
    let mut clock = 0;
    while let Some(asked) = theirs.decision().cloned() {
        // There a tile is drawn as soon as the turn before is over.
        while ours.decision().is_some_and(|open| open.prompt == Prompt::Draw) {
            let Some(next) = moves.next() else { break };
            ours.apply(next.seat, next.action).map_err(|_| Obstacle::Course)?;
        }
        let action = if is_same_question(&ours, &theirs) {
            must_agree(&ours, &theirs)?;
            let Some(next) = moves.next() else { break };
            clock = clock.max(since(began, next.at));
            ours.apply(next.seat, next.action).map_err(|_| Obstacle::Course)?;
            next.action
        } else if let &[only] = asked.options.as_slice()
            && (asked.prompt != Prompt::Place || moves.peek().is_some() || goes_on(&ours, &theirs))
        {
            only
        } else {
            break;
        };
        messages.at(clock);
        messages.play(&mut theirs, &asked, action)?;
    }
    if moves.next().is_some() || theirs.result().is_some() != ours.result().is_some() {
        return Err(Obstacle::Course);
    }
    must_agree(&ours, &theirs)?;
    Ok(TheirReplay { start: start.ok_or(Obstacle::Course)?, messages })
}

fn since(began: i64, at: i64) -> u64 {
    (at - began).try_into().unwrap_or_default()
}

/// Whether both games ask the same, at the same point.
fn is_same_question(ours: &Game, theirs: &Game) -> bool {
    let question = |game: &Game| {
        let open = game.decision()?;
        Some((open.seat, open.prompt, game.board().tiles().len()))
    };
    question(ours) == question(theirs) && !is_behind(ours, theirs)
}

/// Whether the other game asks for a step that it has to take and that ours does not offer: ours
/// took it unasked, and asks for one after it (a dragon that goes on).
fn is_behind(ours: &Game, theirs: &Game) -> bool {
    let Some((here, there)) = ours.decision().zip(theirs.decision()) else { return false };
    matches!(there.options[..], [only] if !here.offers(only))
}

/// Whether the other game is behind ours, which took a step that nobody was asked about.
fn goes_on(ours: &Game, theirs: &Game) -> bool {
    let far = |game: &Game| (game.board().tiles().len(), game.figures().len());
    far(ours) != far(theirs) || ours.result().is_some() || ours.scores() != theirs.scores()
}

fn must_agree(ours: &Game, theirs: &Game) -> Result<(), Obstacle> {
    let same = ours.board().tiles() == theirs.board().tiles()
        && ours.figures() == theirs.figures()
        && ours.scores() == theirs.scores();
    if same { Ok(()) } else { Err(Obstacle::Course) }
}
