//! Mage and witch: where they may go, when one of them must, and when they leave the board.

use rules::expansions::mage::{self, Magician};
use rules::{Action, Event, Game, Mark, Prompt, Seat, SegmentKind, Spot};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

/// The two as the events leave them.
#[derive(Default)]
struct Magic {
    /// A segment of the feature of the mage, and of the witch.
    places: [Option<Spot>; 2],
    /// The tile of this part bears the symbol, and nobody has moved for it.
    called: bool,
    /// What the seat that was asked chose.
    chosen: Option<(Magician, Option<Spot>)>,
    /// What decides where they may go, when it was compared last.
    compared: (usize, usize, [Option<Spot>; 2]),
}

pub fn begins(_: &Game) -> Box<dyn Reading> {
    Box::new(Magic::default())
}

fn is_open(table: &Table, map: &Map, blob: usize) -> bool {
    let kind = map.blobs[blob].kind;
    matches!(kind, SegmentKind::City | SegmentKind::Road) && !table.is_complete(map, blob)
}

impl Magic {
    /// The features where the two stand.
    fn taken(&self, table: &Table, map: &Map) -> Vec<usize> {
        self.places.iter().flatten().map(|&spot| table.blob(map, spot)).collect()
    }

    /// The segments of all features to which one of them may go.
    fn targets(&self, table: &Table, map: &Map) -> Vec<Spot> {
        let taken = self.taken(table, map);
        let open = (0..map.blobs.len()).filter(|&blob| is_open(table, map, blob));
        let nodes =
            open.filter(|blob| !taken.contains(blob)).flat_map(|blob| &map.blobs[blob].nodes);
        nodes.map(|&(tile, segment)| Spot { pos: table.tiles[tile].pos, segment }).collect()
    }

    /// Whether one of them has to go somewhere.
    fn is_due(&self, table: &Table, map: &Map) -> bool {
        let taken = self.taken(table, map);
        self.called || taken.len() == 2 && taken[0] == taken[1]
    }

    fn moved(&mut self, table: &Table, who: Magician, to: Option<Spot>) {
        let map = table.map();
        let targets = self.targets(table, &map);
        let due = self.is_due(table, &map);
        let own = self.places[who as usize];
        if let Some(to) = to {
            assert!(due && targets.contains(&to), "{who:?} may not go to {to:?}");
            assert_eq!(self.chosen.take(), Some((who, Some(to))));
            self.called = false;
        } else {
            let spot = own.expect("whoever leaves was there");
            let evicted = !is_open(table, &map, table.blob(&map, spot));
            let removed = due && targets.is_empty();
            assert!(evicted || removed, "{who:?} could have stayed");
            if let Some(chosen) = self.chosen.take() {
                assert_eq!(chosen, (who, None));
                self.called = false;
            } else if removed && self.places.iter().flatten().count() == 1 {
                self.called = false;
            }
        }
        self.places[who as usize] = to;
    }

    /// A part is over: whatever had to happen has happened.
    fn settle(&mut self, table: &Table) {
        let map = table.map();
        if std::mem::take(&mut self.called) {
            assert_eq!(self.targets(table, &map), Vec::new(), "somebody had to move");
        }
        let taken = self.taken(table, &map);
        assert!(taken.len() < 2 || taken[0] != taken[1], "both are on one feature");
        if table.setup.house.mage.unscored_return {
            assert!(taken.iter().all(|&blob| is_open(table, &map, blob)), "nobody stays there");
        }
    }
}

impl Reading for Magic {
    fn sees(&mut self, _table: &Table, _game: &Game, _seat: Seat, action: Action) {
        self.chosen = match action {
            Action::Mage(mage::Action::Move { who, to }) => Some((who, Some(to))),
            Action::Mage(mage::Action::Remove { who }) => Some((who, None)),
            _ => None,
        };
    }

    fn hears(&mut self, table: &Table, event: &Event) {
        match *event {
            Event::Mage(mage::Event::Moved { who, to }) => self.moved(table, who, to),
            Event::Placed { kind, .. } => self.called = kind.kind().marks.has(Mark::Magic),
            Event::TurnStarted { .. }
            | Event::DoubleTurn { lays: true, .. }
            | Event::FinalScoring => self.settle(table),
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        let asked = game.decision().filter(|asked| matches!(asked.prompt, Prompt::Mage(_)));
        let now = (table.tiles.len(), table.edits.len(), self.places);
        if std::mem::replace(&mut self.compared, now) == now && asked.is_none() {
            return;
        }
        for &who in Magician::ALL {
            assert_eq!(game.magician(who), self.places[who as usize]);
        }
        let Some(asked) = asked else { return };
        assert_eq!(asked.seat, table.seat);
        let map = table.map();
        assert!(self.is_due(table, &map), "nobody has to move");
        let targets = self.targets(table, &map);
        if asked.prompt == Prompt::Mage(mage::Prompt::Remove) {
            assert!(targets.is_empty() && self.places.iter().all(Option::is_some));
            assert_eq!(asked.options.len(), 2);
            return;
        }
        for &who in Magician::ALL {
            let goes = |action: &Action| match *action {
                Action::Mage(mage::Action::Move { who: one, to }) if one == who => Some(to),
                _ => None,
            };
            let mut offered: Vec<Spot> = asked.options.iter().filter_map(goes).collect();
            let mut targets = targets.clone();
            offered.sort_unstable();
            targets.sort_unstable();
            assert_eq!(offered, targets);
        }
    }
}
