//! The School: who has the teacher, and what he repeated.

use rules::expansions::dragon::DragonTiming;
use std::collections::BTreeSet;

use rules::expansions::school::Teacher;
use rules::expansions::{dragon, school};
use rules::{Action, Event, Game, Pos, Prompt, RoadEnd, Seat, Slot, Source, Spot};

use crate::Reading;
use crate::table::Table;

/// First segment of a feature, a seat, and what that got for it.
type Given = (Spot, Seat, i32);

/// The teacher as the events of a part must leave him.
struct School {
    teacher: Teacher,
    /// Segments of school roads that are complete.
    closed: BTreeSet<(Pos, u8)>,
    /// What features gave in this part.
    scored: Vec<Given>,
    /// What was chosen of these.
    chosen: Option<(Spot, Seat)>,
    /// What the engine told since the last time it was settled.
    told: Vec<Told>,
    /// What it should have told.
    due: Vec<Told>,
    over: bool,
}

/// The teacher went somewhere, or repeated points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Went(Teacher),
    Repeated(Seat, i32),
}

pub fn begins(_game: &Game) -> Box<dyn Reading> {
    Box::new(School {
        teacher: Teacher::School,
        closed: BTreeSet::new(),
        scored: Vec::new(),
        chosen: None,
        told: Vec::new(),
        due: Vec::new(),
        over: false,
    })
}

/// The left half of the school.
fn desk(table: &Table) -> Pos {
    let left = table.tiles.iter().find(|tile| tile.kind.kind().id == "school/01");
    left.expect("the school lies").pos
}

/// The school road segments whose roads are complete.
fn closed(table: &Table) -> BTreeSet<(Pos, u8)> {
    let map = table.map();
    let mut found = BTreeSet::new();
    for (number, tile) in table.tiles.iter().enumerate() {
        for (segment, index) in tile.kind.kind().segments.iter().zip(0..) {
            let ends = segment.end == Some(RoadEnd::School);
            if ends && table.is_complete(&map, map.blob(number, index)) {
                found.insert((tile.pos, index));
            }
        }
    }
    found
}

impl School {
    /// What may be repeated, and who says what is.
    fn choices(&self) -> Option<(Seat, Vec<Given>)> {
        let Teacher::With(holder) = self.teacher else { return None };
        let (_, first, _) = *self.scored.first()?;
        let one = self.scored.iter().all(|&(_, seat, _)| seat == first);
        Some((if one { first } else { holder }, self.scored.clone()))
    }

    /// The part was scored.
    fn settle(&mut self, table: &Table) {
        if let (Some((chooser, choices)), Teacher::With(holder)) = (self.choices(), self.teacher) {
            let points = choices.iter().map(|&(.., points)| points);
            let automatic = if chooser == holder { points.max() } else { points.min() };
            let named = self.chosen.take();
            let chosen = choices.iter().find(|&&(spot, seat, _)| Some((spot, seat)) == named);
            let points = chosen.map(|&(.., points)| points).or(automatic);
            self.due.push(Told::Repeated(holder, points.expect("something was scored")));
            self.goes(Teacher::School);
        }
        self.scored.clear();
        let closed = closed(table);
        if closed.len() > self.closed.len() && self.teacher != Teacher::Gone {
            self.goes(Teacher::With(table.seat));
        }
        self.closed = closed;
        assert_eq!(self.told, self.due);
        self.told.clear();
        self.due.clear();
    }

    fn goes(&mut self, to: Teacher) {
        if self.teacher != to {
            self.teacher = to;
            self.due.push(Told::Went(to));
        }
    }
}

impl Reading for School {
    fn sees(&mut self, _table: &Table, _game: &Game, _seat: Seat, action: Action) {
        if let Action::School(school::Action::Repeat { feature, seat }) = action {
            self.chosen = Some((feature, seat));
        }
    }

    fn hears(&mut self, table: &Table, event: &Event) {
        match event {
            Event::Scored(line) if line.source == Source::Lesson => {
                self.told.push(Told::Repeated(line.seat, line.points));
            }
            Event::Scored(line) if !self.over && line.points > 0 => {
                let feature = matches!(
                    line.source,
                    Source::Road
                        | Source::City
                        | Source::Cloister
                        | Source::Garden
                        | Source::Hut
                        | Source::Field
                        | Source::Castle
                );
                if let Some(at) = line.at.filter(|_| feature) {
                    let map = table.map();
                    let blob = table.blob(&map, at);
                    // R-AB-10: what an abbot gets that leaves an open feature is no lesson.
                    let surrounded = matches!(line.source, Source::Cloister | Source::Garden);
                    if !surrounded || table.is_complete(&map, blob) {
                        self.scored.push((table.first(&map, blob), line.seat, line.points));
                    }
                }
            }
            Event::School(school::Event::Moved { to }) => self.told.push(Told::Went(*to)),
            Event::Dragon(dragon::Event::DragonMoved { to }) if *to == desk(table) => {
                if table.setup.house.dragon.timing == DragonTiming::AfterScoring {
                    self.settle(table);
                }
                let eats = table.setup.house.school.dragon_eats_teacher;
                if eats && self.teacher == Teacher::School {
                    self.goes(Teacher::Gone);
                }
            }
            Event::TurnStarted { .. } | Event::DoubleTurn { lays: true, .. } => self.settle(table),
            Event::FinalScoring => {
                self.settle(table);
                self.over = true;
            }
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        let slot = game.turn().slot;
        if slot > Slot::Lesson && slot <= Slot::TurnEnd {
            self.settle(table);
        }
        if slot != Slot::Lesson {
            assert_eq!(game.teacher(), Some(self.teacher));
        }
        let asked =
            game.decision().filter(|asked| asked.prompt == Prompt::School(school::Prompt::Repeat));
        let Some(asked) = asked else { return };
        let (chooser, choices) = self.choices().expect("there is something to repeat");
        assert_eq!(asked.seat, chooser);
        let given = |action: &Action| {
            let Action::School(school::Action::Repeat { feature, seat }) = *action else {
                panic!("{action:?}")
            };
            let named = choices.iter().find(|&&(spot, of, _)| (spot, of) == (feature, seat));
            named.expect("one of the scorings").2
        };
        let mut offered: Vec<i32> = asked.options.iter().map(given).collect();
        let default = offered[game.default_of(asked)];
        offered.sort_unstable();
        offered.dedup();
        let mut all: Vec<i32> = choices.iter().map(|&(.., points)| points).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(offered, all);
        let gains = self.teacher == Teacher::With(chooser);
        assert_eq!(Some(&default), if gains { all.last() } else { all.first() });
    }
}
