//! A game as a file that JCloisterZone 5 opens at the last position: its setup, the tiles in the
//! order in which they were drawn, and a message for each thing that somebody did.
//!
//! That program has rules of its own. So the game is played a second time by these rules, next to
//! itself: only if both go the same way, move by move, there is a file. Tiles that were not drawn
//! are not in it; that program draws them by itself.

mod messages;

use rules::{Event, Game, KindId, Prompt, Seed, Setup};
use serde_json::{Map, Value, json};
use storage::Millis;
use table::jcz::luck::JczLuck;
use table::jcz::{JczTable, NoJcz, places};
use table::model::Table;

use self::messages::Transcript;
use crate::archive::export::{Export, MoveLine};

/// The version whose files these are.
const VERSION: &str = "5.12.0";
/// What that program draws its own chances from. In a game that goes there nothing else is left to
/// chance than the tiles that nobody has seen.
const RANDOM: f64 = 0.5;

/// The file of a stored game.
///
/// # Errors
/// [`NoJcz`] says why there is none.
pub fn of(table: &Table, export: &Export) -> Result<String, NoJcz> {
    if table.settings.carried.is_some() {
        return Err(NoJcz::Carried);
    }
    let game = table.game.as_ref().ok_or(NoJcz::Course)?;
    file(game, &export.head.game, &export.moves)
}

/// The file of a game with these moves, under this name.
///
/// # Errors
/// [`NoJcz`] says why there is none.
pub fn file(game: &Game, name: &str, moves: &[MoveLine]) -> Result<String, NoJcz> {
    let ours = game.setup();
    let theirs = JczTable::of(ours.systems, &ours.house)?;
    let (dealt, events) = Game::new(ours.clone()).map_err(|_| NoJcz::Course)?;
    let drawn = drawn(dealt.clone(), events, moves)?;
    let order = drawn.named()?;
    let setup = Setup {
        house: theirs.house.clone(),
        seed: Seed::from_number(0),
        hold_draw: false,
        ask_forced: true,
        stacked: Some(drawn.pile()),
        loaded: drawn.luck.chances.clone(),
        ..ours.clone()
    };
    if !drawn.are_in(&setup) {
        return Err(theirs.why(ours.systems, &ours.house));
    }
    let told = told(dealt, setup, moves).map_err(|_| theirs.why(ours.systems, &ours.house))?;
    let content = json!({
        "appVersion": VERSION,
        "gameId": name,
        "name": "",
        "initialRandom": RANDOM,
        "clock": told.messages.clock(),
        "setup": {
            "sets": theirs.sets.iter().map(|set| (set.clone(), json!(1))).collect::<Map<_, _>>(),
            "elements": elements(&theirs),
            "rules": rules(&theirs),
            "timer": Value::Null,
            "start": told.start,
            "options": {},
        },
        "players": (0..ours.seats).map(player).collect::<Vec<_>>(),
        "replay": told.messages.list(),
        "gameAnnotations": { "drawOrder": order, "endTurn": drawn.all() },
    });
    serde_json::to_string(&content).map_err(|_| NoJcz::Course)
}

/// A seat: the file names nobody.
fn player(seat: u8) -> Value {
    json!({ "name": format!("#{}", seat + 1), "slot": seat, "clientId": Value::Null })
}

fn elements(theirs: &JczTable) -> Map<String, Value> {
    let value = |number: u8| if number == 0 { json!(true) } else { json!(number) };
    theirs.elements.iter().map(|(name, number)| ((*name).to_owned(), value(*number))).collect()
}

fn rules(theirs: &JczTable) -> Map<String, Value> {
    let value = |text: &str| text.parse::<bool>().map_or_else(|_| json!(text), Value::from);
    theirs.rules.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

/// The tiles of a game.
struct DrawnTiles {
    /// Those that were drawn, in order, and what else chance decided.
    luck: JczLuck,
    /// The others, in no order that means anything.
    unseen: Vec<KindId>,
}

impl DrawnTiles {
    /// The names of those that were drawn.
    fn named(&self) -> Result<Vec<&'static str>, NoJcz> {
        self.luck.drawn.iter().map(|kind| kind.in_jcz().ok_or(NoJcz::Course)).collect()
    }

    /// How many the game has.
    fn all(&self) -> usize {
        self.luck.drawn.len() + self.unseen.len()
    }

    /// Whether those that were drawn are among the tiles of that program's game.
    fn are_in(&self, setup: &Setup) -> bool {
        let whole = Setup { stacked: None, hold_draw: true, ..setup.clone() };
        let Ok((game, _)) = Game::new(whole) else { return false };
        let count = |kind: &KindId| self.luck.drawn.iter().filter(|&drawn| drawn == kind).count();
        let pile = game.bag().remaining();
        let there = |kind: &KindId| pile.iter().find(|(other, _)| other == kind).map(|it| it.1);
        self.luck.drawn.iter().all(|kind| count(kind) <= usize::from(there(kind).unwrap_or(0)))
    }

    fn pile(&self) -> Vec<KindId> {
        self.luck.drawn.iter().chain(&self.unseen).copied().collect()
    }
}

/// Plays the game again to see which tiles were drawn.
fn drawn(mut game: Game, events: Vec<Event>, moves: &[MoveLine]) -> Result<DrawnTiles, NoJcz> {
    let mut luck = JczLuck::default();
    events.iter().for_each(|event| luck.follow(event));
    for made in moves {
        let events = game.apply(made.seat(), made.action).map_err(|_| NoJcz::Course)?;
        events.iter().for_each(|event| luck.follow(event));
    }
    let copies = |(kind, number): (KindId, u8)| std::iter::repeat_n(kind, number.into());
    let mut unseen = Vec::new();
    if game.result().is_none() {
        unseen.extend(game.bag().remaining().into_iter().flat_map(copies));
        unseen.extend(game.bag().aside());
    }
    Ok(DrawnTiles { luck, unseen })
}

/// What that program is told.
struct ToldGame {
    /// The tiles on the table before the first turn.
    start: Vec<Value>,
    messages: Transcript,
}

/// Plays the game next to itself. `ours` is the game as it was dealt, `setup` that of the other.
fn told(mut ours: Game, setup: Setup, moves: &[MoveLine]) -> Result<ToldGame, NoJcz> {
    let (mut theirs, _) = Game::new(setup).map_err(|_| NoJcz::Course)?;
    let start: Option<Vec<Value>> = theirs.board().tiles().iter().map(places::tile).collect();
    let mut messages = Transcript::default();
    let began = moves.first().map_or(0, |made| made.at);
    let mut moves = moves.iter().peekable();
    let mut clock = 0;
    while let Some(asked) = theirs.decision().cloned() {
        // There a tile is drawn as soon as the turn before is over.
        while ours.decision().is_some_and(|open| open.prompt == Prompt::Draw) {
            let Some(made) = moves.next() else { break };
            ours.apply(made.seat(), made.action).map_err(|_| NoJcz::Course)?;
        }
        let action = if is_same_question(&ours, &theirs) {
            must_agree(&ours, &theirs)?;
            let Some(made) = moves.next() else { break };
            clock = clock.max(since(began, made.at));
            ours.apply(made.seat(), made.action).map_err(|_| NoJcz::Course)?;
            made.action
        } else if let &[only] = asked.options.as_slice()
            && (asked.prompt != Prompt::Place || moves.peek().is_some() || goes_on(&ours, &theirs))
        {
            only
        } else {
            break;
        };
        messages.at(clock);
        messages.tell(&mut theirs, &asked, action)?;
    }
    if moves.next().is_some() || theirs.result().is_some() != ours.result().is_some() {
        return Err(NoJcz::Course);
    }
    must_agree(&ours, &theirs)?;
    Ok(ToldGame { start: start.ok_or(NoJcz::Course)?, messages })
}

fn since(began: Millis, at: Millis) -> u64 {
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

fn must_agree(ours: &Game, theirs: &Game) -> Result<(), NoJcz> {
    let same = ours.board().tiles() == theirs.board().tiles()
        && ours.figures() == theirs.figures()
        && ours.scores() == theirs.scores();
    if same { Ok(()) } else { Err(NoJcz::Course) }
}
