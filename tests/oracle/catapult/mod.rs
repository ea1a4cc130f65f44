//! The Catapult: where every token flies, whom it meets, who is paid.

pub mod crowd;
mod effect;
mod flight;
mod place;

use rules::expansions::catapult::{
    Area, Duel, Missile, Point, ShotTiming, Site, ThrowOutcome, Thrown,
};
use std::collections::BTreeMap;

use effect::{closest, exchanges, waves};
use flight::{Stream, Vector, bounds, flight, narrow, site, wide};
use place::standing;
use rules::expansions::{catapult, tower};
use rules::{
    Action, Cause, Decision, Event, Figure, FigureKind, Game, Mark, Pos, Prompt, Seat, Slot, Source,
};

use crate::Reading;
use crate::table::Table;

/// A round as the events tell it.
#[derive(Default)]
struct Round {
    missile: Option<Missile>,
    fair: Option<Pos>,
    /// The seats that are done.
    done: u8,
    /// What the seats said of their throws to the neighbour, and of their hands.
    tosses: BTreeMap<u8, (i16, i16)>,
    hands: BTreeMap<u8, (i16, i16)>,
    duels: u8,
    targets: Vec<(Seat, i64)>,
    /// Who is closest to a seduction.
    closest: Vec<Figure>,
}

struct Catapult {
    seed: u64,
    rounds: u64,
    fairs: Vec<Pos>,
    round: Round,
    /// The throw that a seat chose.
    chosen: Option<(Seat, Site, Option<Point>, u8)>,
    /// Who must go home because of the last event.
    leaving: Vec<Figure>,
    /// Who must be paid, and who was.
    due: Vec<Seat>,
    paid: Vec<Seat>,
}

pub fn begins(game: &Game) -> Box<dyn Reading> {
    Box::new(Catapult::at(game))
}

/// The options without what is free beside them.
fn questions(asked: &Decision) -> Vec<Action> {
    let free = |option: &&Action| matches!(option, Action::Tower(tower::Action::Ransom { .. }));
    asked.options.iter().filter(|option| !free(option)).copied().collect()
}

impl Catapult {
    /// The round that a game is at.
    fn at(game: &Game) -> Self {
        let bytes = game.setup().seed.0;
        let seed = bytes[..8].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte));
        let shown = game.catapult();
        let round = Round {
            missile: shown.and_then(|round| round.missile),
            fair: shown.map(|round| round.fair),
            ..Round::default()
        };
        Self {
            seed,
            rounds: shown.map_or(0, |round| u64::from(round.number)),
            fairs: Vec::new(),
            round,
            chosen: None,
            leaving: Vec::new(),
            due: Vec::new(),
            paid: Vec::new(),
        }
    }

    fn thrown(&mut self, table: &Table, thrown: &Thrown) {
        let Thrown { seat, site: from, .. } = *thrown;
        assert_eq!(Some(thrown.missile), self.round.missile);
        assert_eq!(wide(thrown.from), site(table, from));
        if let Some((_, named, aim, force)) = self.chosen.filter(|(who, ..)| *who == seat) {
            assert_eq!(from, named);
            assert!(aim.is_none_or(|aim| aim == thrown.aim && force == thrown.force));
        }
        let [x0, y0, x1, y1] = bounds(table);
        let (x, y) = wide(thrown.aim);
        assert!((x0 - 1500..=x1 + 1500).contains(&x) && (y0 - 1500..=y1 + 1500).contains(&y));
        assert!((1..=100).contains(&thrown.force));
        let (landing, rest) = flight(self.seed, self.rounds, table, thrown);
        assert_eq!((thrown.landing, thrown.rest), (narrow(landing), narrow(rest)), "{thrown:?}");
        let hit = match thrown.missile {
            Missile::KnockOut => waves(table, thrown),
            Missile::Seduction => vec![closest(table, seat, rest)],
            Missile::Target | Missile::Catch => Vec::new(),
        };
        let hit: Vec<Vec<Figure>> = hit.into_iter().filter(|wave| !wave.is_empty()).collect();
        let sorted = |waves: &[Vec<Figure>]| {
            let mut waves = waves.to_vec();
            waves.iter_mut().for_each(|wave| wave.sort_unstable());
            waves
        };
        assert_eq!(sorted(&thrown.hit), sorted(&hit), "{thrown:?}");
        match thrown.missile {
            Missile::KnockOut => self.leaving = hit.concat(),
            Missile::Seduction => self.round.closest = hit.concat(),
            Missile::Target => {
                let fair = self.round.fair.expect("a fair");
                let (dx, dy) =
                    (rest.0 - 1000 * i128::from(fair.x), rest.1 - 1000 * i128::from(fair.y));
                let key = (dx * dx + dy * dy) as i64;
                assert_eq!(thrown.apart, Some(key));
                self.round.targets.push((seat, key));
            }
            Missile::Catch => panic!("nobody throws at the board"),
        }
    }

    fn duel(&mut self, table: &Table, duel: &Duel) {
        let seats = table.setup.seats;
        let thrower = Seat((table.seat.0 + self.round.duels) % seats);
        let catcher = Seat((thrower.0 + 1) % seats);
        self.round.duels += 1;
        assert_eq!((duel.thrower, duel.catcher), (thrower, catcher));
        let toss = self.round.tosses[&thrower.0];
        let hands = self.round.hands[&catcher.0];
        assert_eq!(((duel.force, duel.side), (duel.reach, duel.hands)), (toss, hands));
        let mut stream = Stream::of(self.seed, self.rounds, thrower, 1);
        let (g1, g2) = (stream.six(), stream.six());
        let long = 25 * i128::from(toss.0) + 150 * g1 / 1414;
        let lat = i128::from(toss.1) + 100 * g2 / 1414;
        assert_eq!((i128::from(duel.long), i128::from(duel.lateral)), (long, lat));
        let square = (long - i128::from(hands.0)).pow(2) + (lat - i128::from(hands.1)).pow(2);
        let (outcome, winner) = if !(1000..=2800).contains(&long) || lat.abs() > 900 {
            (ThrowOutcome::Wild, catcher)
        } else if square <= 450 * 450 {
            (ThrowOutcome::Caught, catcher)
        } else if square <= 600 * 600 {
            (ThrowOutcome::Touched, thrower)
        } else {
            (ThrowOutcome::Missed, thrower)
        };
        assert_eq!(duel.outcome, outcome);
        self.due.push(winner);
    }

    /// Nobody waits for a round.
    fn is_done(&self) {
        assert!(self.fairs.is_empty(), "{:?} is still to come", self.fairs);
    }
}

impl Reading for Catapult {
    fn sees(&mut self, table: &Table, game: &Game, seat: Seat, action: Action) {
        let prompt = game.asked(seat).map(|asked| asked.prompt);
        self.chosen = None;
        match action {
            Action::Catapult(catapult::Action::Throw { site, aim, force }) => {
                self.round.done += 1;
                self.chosen = Some((seat, site, aim.point(), force));
            }
            Action::Pass if prompt == Some(Prompt::Catapult(catapult::Prompt::Throw)) => {
                self.round.done += 1
            }
            Action::Catapult(catapult::Action::Toss { force, side }) => {
                let toss = (force.number().unwrap_or(60), side.number().unwrap_or(0));
                assert!(self.round.tosses.insert(seat.0, toss).is_none());
            }
            Action::Catapult(catapult::Action::Hands { reach, side }) => {
                let hands = (reach.number().unwrap_or(1500), side.number().unwrap_or(0));
                assert!(self.round.hands.insert(seat.0, hands).is_none());
            }
            _ => {}
        }
        if prompt == Some(Prompt::Catapult(catapult::Prompt::Seduce)) {
            let expected = exchanges(table, game, seat, &self.round.closest);
            let asked = game.asked(seat).expect("it is asked");
            let mut offered = questions(asked);
            assert_eq!(offered.pop(), Some(Action::Pass));
            offered.sort_unstable();
            assert_eq!(offered, expected);
            if !matches!(action, Action::Tower(tower::Action::Ransom { .. })) {
                self.round.closest.clear();
            }
        }
    }

    fn hears(&mut self, table: &Table, event: &Event) {
        match event {
            Event::Placed { kind, pos, .. } => {
                let adapted = table.setup.house.catapult.adapted;
                if adapted && kind.kind().marks.has(Mark::Fair) {
                    self.fairs.push(*pos);
                }
            }
            Event::Catapult(catapult::Event::Round { seat, fair, missile }) => {
                assert_eq!(*seat, table.seat);
                assert_eq!(*fair, self.fairs.remove(0));
                self.rounds += 1;
                let (missile, fair) = (Some(*missile), Some(*fair));
                self.round = Round { missile, fair, ..Round::default() };
            }
            Event::Catapult(catapult::Event::Thrown(thrown)) => self.thrown(table, thrown),
            Event::Catapult(catapult::Event::Duel(duel)) => self.duel(table, duel),
            Event::Catapult(catapult::Event::Seduced { figure, .. }) => self.leaving.push(*figure),
            Event::Returned { figure, cause: Cause::Catapult | Cause::Lonely } => {
                if let Some(index) = self.leaving.iter().position(|other| other == figure) {
                    self.leaving.remove(index);
                } else {
                    let lonely = matches!(figure.kind, FigureKind::Builder | FigureKind::Pig);
                    assert!(lonely, "{figure:?} goes home without being hit");
                }
            }
            Event::Scored(line) if line.source == Source::Catapult => {
                assert_eq!((line.points, line.at), (5, None));
                self.paid.push(line.seat);
            }
            Event::TurnStarted { .. } | Event::FinalScoring => self.is_done(),
            Event::DoubleTurn { lays: true, .. }
                if table.setup.house.catapult.timing == ShotTiming::AfterPart =>
            {
                self.is_done();
            }
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        assert_eq!(self.leaving, [], "who was hit goes home");
        let least = self.round.targets.iter().map(|(_, key)| *key).min();
        let nearest = self.round.targets.drain(..).filter(|(_, key)| Some(*key) == least);
        self.due.extend(nearest.map(|(seat, _)| seat));
        self.due.sort_unstable();
        self.paid.sort_unstable();
        assert_eq!(std::mem::take(&mut self.paid), std::mem::take(&mut self.due));
        let mut targets: Vec<(Figure, Vector, i128)> = Vec::new();
        if game.catapult().is_some() {
            let shown = game.targets().into_iter();
            targets.extend(shown.map(|t| (t.figure, wide(t.point), i128::from(t.radius))));
            let mut expected = standing(table, table.setup.house.catapult.hits_specials);
            targets.sort_unstable();
            expected.sort_unstable();
            assert_eq!(targets, expected);
        }
        let late = table.setup.house.catapult.timing == ShotTiming::AfterTurn;
        let slot = if late { Slot::LateCatapult } else { Slot::Catapult };
        let place = |done: u8| Seat((table.seat.0 + done) % table.setup.seats);
        let mut exchanges_are_open = false;
        for asked in game.decisions() {
            let due = match (asked.prompt, self.round.missile) {
                (Prompt::Catapult(catapult::Prompt::Fire), _) => place(0),
                (Prompt::Catapult(catapult::Prompt::Throw), Some(Missile::Target)) => asked.seat,
                (Prompt::Catapult(catapult::Prompt::Throw), _) => place(self.round.done),
                (Prompt::Catapult(catapult::Prompt::Seduce), _) => place(self.round.done - 1),
                (
                    Prompt::Catapult(catapult::Prompt::Toss)
                    | Prompt::Catapult(catapult::Prompt::Hands),
                    _,
                ) => asked.seat,
                _ => continue,
            };
            assert_eq!((game.turn().slot, asked.seat), (slot, due));
            exchanges_are_open |= asked.prompt == Prompt::Catapult(catapult::Prompt::Seduce);
            if asked.prompt == Prompt::Catapult(catapult::Prompt::Throw) {
                let [x0, y0, x1, y1] = bounds(table);
                let (first, last) = ((x0 - 1500, y0 - 1500), (x1 + 1500, y1 + 1500));
                let aim = Area { first: narrow(first), last: narrow(last) };
                let throw =
                    |site| Action::Catapult(catapult::Action::Throw { site, aim, force: 0 });
                let sites = Site::ALL.map(throw).into_iter().chain([Action::Pass]);
                assert_eq!(questions(asked), sites.collect::<Vec<_>>());
            }
        }
        // With the last throw of a round the game goes on, and more than that has changed.
        let goes_on = game
            .decision()
            .is_some_and(|asked| asked.prompt == Prompt::Catapult(catapult::Prompt::Throw));
        let closest = if exchanges_are_open { &[][..] } else { &self.round.closest[..] };
        if goes_on && !closest.is_empty() {
            let thrower = place(self.round.done - 1);
            assert_eq!(exchanges(table, game, thrower, closest), [], "it was not asked");
        }
        if !exchanges_are_open {
            self.round.closest.clear();
        }
    }
}
