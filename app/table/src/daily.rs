//! The daily board: every day one order of tiles for everybody, played alone. The order is drawn
//! from a seed that is secret until the day is over.

use rules::{Action, Event, Game, Prompt, Seat, Seed, Setup};
use storage::Millis;

use crate::deal::shortened;
use crate::error::Fault;
use crate::laid::Laid;
use crate::plan::Plan;
use crate::sets;

/// How many tiles are drawn.
pub const TILES: u16 = 24;
/// The only seat.
pub const SEAT: Seat = Seat(0);
/// Milliseconds in a day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The day at a time, counted from 1970-01-01 (UTC).
pub fn day_of(now: Millis) -> u32 {
    u32::try_from(now.div_euclid(DAY)).unwrap_or(0)
}

/// When a day begins, in unix milliseconds.
pub fn begins(day: u32) -> Millis {
    Millis::from(day) * DAY
}

/// The board of a day at its beginning, with the first tile drawn.
///
/// # Errors
/// [`Fault`] if the base game cannot be dealt.
pub fn deal(seed: Seed) -> Result<Game, Fault> {
    let systems = sets::chosen(&["base"]).map_err(|_| Fault::Damaged("there is no base game"))?;
    let setup = Setup { solo: true, hold_draw: true, ..Setup::new(1, systems, seed) };
    let (mut game, _) = Game::new(shortened(setup, TILES))
        .map_err(|_| Fault::Damaged("the daily board cannot be dealt"))?;
    draw(&mut game)?;
    Ok(game)
}

/// Draws the next tile, if there is one; returns what happened.
///
/// # Errors
/// [`Fault`] if the rules refuse it.
pub fn draw(game: &mut Game) -> Result<Vec<Event>, Fault> {
    match game.decision() {
        Some(asked) if asked.prompt == Prompt::Draw => Ok(game.apply(SEAT, Action::Draw)?),
        _ => Ok(Vec::new()),
    }
}

/// What is laid out: the kept draft if it still fits, otherwise what a fresh panel shows.
///
/// # Errors
/// [`Fault`] if the draft cannot be read.
pub fn laid(game: &Game, draft: &str) -> Result<Laid, Fault> {
    let own = match draft {
        "" => None,
        draft => Some(serde_json::from_str::<Plan>(draft)?),
    };
    let mut plans = own.into_iter().chain([Plan::opening(game, SEAT, true), Plan::default()]);
    let laid = plans.find_map(|plan| plan.lay(game, SEAT).ok());
    laid.ok_or(Fault::Damaged("an empty plan cannot be laid out"))
}

/// What a placed tile did, told without saying where: the letter that the storage keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileMark {
    /// It gave points at once.
    Scored,
    /// A figure was placed on it.
    Figure,
    /// Neither.
    Plain,
}

impl TileMark {
    /// The mark of a tile, from what happened when it was placed. The final count is not its doing.
    pub fn of(events: &[Event]) -> Self {
        let last = events.iter().position(|event| *event == Event::FinalScoring);
        let own = &events[..last.unwrap_or(events.len())];
        let scored = |event: &Event| matches!(event, Event::Scored(line) if line.points > 0);
        if own.iter().any(scored) {
            Self::Scored
        } else if own.iter().any(|event| matches!(event, Event::Deployed(_))) {
            Self::Figure
        } else {
            Self::Plain
        }
    }

    /// The stored letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Scored => 's',
            Self::Figure => 'f',
            Self::Plain => 'p',
        }
    }

    /// The square that people see.
    pub const fn square(letter: char) -> char {
        match letter {
            's' => '🟩',
            'f' => '🟦',
            _ => '⬜',
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Dice, FigureKind};

    use super::*;

    /// The tiles that somebody is given who chooses at random: each with its kind.
    fn tiles_of(seed: Seed, who: u64) -> (Vec<String>, Game) {
        let mut game = deal(seed).expect("it is dealt");
        let (mut dice, mut tiles) = (Dice::stream(Seed::from_number(who), "daily"), Vec::new());
        let see = |events: &[Event], tiles: &mut Vec<String>| {
            tiles.extend(events.iter().filter_map(|event| match event {
                Event::Drew { kind, .. } => Some(kind.kind().id.to_string()),
                _ => None,
            }));
        };
        tiles.extend(game.turn().hand.map(|kind| kind.kind().id.to_string()));
        while let Some(asked) = game.decision().cloned() {
            let action = asked.options[dice.below(asked.options.len() as u32) as usize];
            see(&game.apply(SEAT, action).expect("it was offered"), &mut tiles);
            see(&draw(&mut game).expect("a draw"), &mut tiles);
        }
        (tiles, game)
    }

    #[test]
    fn the_order_is_the_same_for_everybody_whatever_they_do() {
        for day in 0..40 {
            let seed = Seed::from_number(day);
            let (first, game) = tiles_of(seed, 0);
            assert_eq!(first.len(), usize::from(TILES), "day {day}");
            assert!(game.result().is_some());
            for who in 1..8 {
                assert_eq!(tiles_of(seed, who).0, first, "day {day}, person {who}");
            }
        }
        let order = |day| tiles_of(Seed::from_number(day), 0).0;
        assert_ne!(order(1), order(2), "each day has its own");
    }

    #[test]
    fn one_person_has_seven_meeples_and_twenty_four_tiles() {
        let game = deal(Seed::from_number(3)).expect("it is dealt");
        assert_eq!(game.seats().count(), 1);
        assert_eq!(game.supply(SEAT).count(FigureKind::Small), 7);
        assert_eq!(game.bag().len() + 1, usize::from(TILES), "and one is in hand");
        assert_eq!(game.decision().map(|asked| asked.prompt), Some(Prompt::Place));
    }

    #[test]
    fn what_is_laid_out_draws_nothing() {
        let game = deal(Seed::from_number(3)).expect("it is dealt");
        let plan = Plan::of(vec![game.decision().expect("a question").options[0]]);
        let draft = serde_json::to_string(&plan).expect("a plan");
        let laid = laid(&game, &draft).expect("it is laid").confirmed().expect("it is whole");
        assert_eq!(laid.game.bag().len(), game.bag().len());
        assert_eq!(laid.game.decision().map(|asked| asked.prompt), Some(Prompt::Draw));
        assert_eq!(laid.game.turn().hand, None, "the next tile is not known");
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight() {
        assert_eq!(day_of(begins(20_000)), 20_000);
        assert_eq!(day_of(begins(20_001) - 1), 20_000);
        assert_eq!(day_of(-5), 0);
    }
}
