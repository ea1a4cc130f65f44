//! The names that program has for figures. Two of a kind are one to us, and two to it.

use std::collections::BTreeMap;

use rules::{At, Event, Figure, FigureKind, Seat};

use crate::expansions;

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Location {
    Supply,
    Board(At),
    /// With another seat since this many were taken.
    Captive(Seat, u32),
}

/// Where the figures are that have left their supply once. The place in a list is part of a
/// figure's name.
#[derive(Debug, Default)]
pub(crate) struct FigureNames {
    all: BTreeMap<(Seat, FigureKind), Vec<Location>>,
    /// A figure that something stands beside: of two that are equal, the other one leaves first.
    marked: Option<String>,
    /// How many were taken captive.
    taken: u32,
}

impl FigureNames {
    /// The figure that is deployed next.
    pub(crate) fn next(&self, seat: Seat, kind: FigureKind) -> String {
        named(seat, kind, self.free(seat, kind))
    }

    /// A figure on the board.
    pub(crate) fn name(&self, figure: Figure) -> Option<String> {
        self.find(figure).map(|number| named(figure.seat, figure.kind, number))
    }

    /// The figure of this kind that the other seat took first: it is the one that goes home.
    pub(crate) fn captive(&self, owner: Seat, kind: FigureKind, with: Seat) -> Option<String> {
        self.held(owner, kind, with).map(|number| named(owner, kind, number))
    }

    /// Something stands beside this figure from now on.
    pub(crate) fn mark(&mut self, figure: Figure) {
        self.marked = self.name(figure);
    }

    /// A figure is taken captive.
    pub(crate) fn capture(&mut self, figure: Figure, by: Seat) {
        self.taken += 1;
        self.put(figure, Location::Captive(by, self.taken));
    }

    /// The captive of [`FigureNames::captive`] goes home.
    pub(crate) fn release(&mut self, owner: Seat, kind: FigureKind, with: Seat) {
        if let Some(number) = self.held(owner, kind, with) {
            self.list(owner, kind)[number] = Location::Supply;
        }
    }

    /// The captive that was taken last goes home.
    pub fn release_last(&mut self) {
        let last = self.taken;
        for place in self.all.values_mut().flatten() {
            if matches!(place, Location::Captive(_, number) if *number == last) {
                *place = Location::Supply;
            }
        }
    }

    /// Follows what figures do.
    pub(crate) fn follow(&mut self, event: &Event) {
        expansions::ALL.iter().for_each(|dialect| (dialect.follow)(self, event));
        match *event {
            Event::Deployed(figure) => self.deploy(figure),
            Event::Returned { figure, .. } => self.put(figure, Location::Supply),
            Event::Moved { figure, to } if self.find(figure).is_some() => {
                self.put(figure, Location::Board(to));
            }
            Event::Moved { figure, to } => self.deploy(Figure { at: to, ..figure }),
            _ => {}
        }
    }

    fn deploy(&mut self, figure: Figure) {
        let number = self.free(figure.seat, figure.kind);
        let places = self.list(figure.seat, figure.kind);
        places.resize(places.len().max(number + 1), Location::Supply);
        places[number] = Location::Board(figure.at);
    }

    fn put(&mut self, figure: Figure, to: Location) {
        if let Some(number) = self.find(figure) {
            self.list(figure.seat, figure.kind)[number] = to;
        }
    }

    fn list(&mut self, seat: Seat, kind: FigureKind) -> &mut Vec<Location> {
        self.all.entry((seat, kind)).or_default()
    }

    fn places(&self, seat: Seat, kind: FigureKind) -> &[Location] {
        self.all.get(&(seat, kind)).map_or(&[], Vec::as_slice)
    }

    fn free(&self, seat: Seat, kind: FigureKind) -> usize {
        let places = self.places(seat, kind);
        places.iter().position(|at| *at == Location::Supply).unwrap_or(places.len())
    }

    fn find(&self, figure: Figure) -> Option<usize> {
        let places = self.places(figure.seat, figure.kind).iter().enumerate();
        let here = places.filter(|(_, at)| **at == Location::Board(figure.at));
        let numbers = here.map(|(number, _)| number);
        numbers.min_by_key(|&number| self.marked == Some(named(figure.seat, figure.kind, number)))
    }

    fn held(&self, owner: Seat, kind: FigureKind, with: Seat) -> Option<usize> {
        let places = self.places(owner, kind).iter().enumerate();
        let held = places.filter_map(|(number, at)| match *at {
            Location::Captive(by, since) if by == with => Some((since, number)),
            _ => None,
        });
        held.min().map(|(_, number)| number)
    }
}

fn named(seat: Seat, kind: FigureKind, number: usize) -> String {
    format!("{}.{}.{}", seat.0, kind.name(), number + 1)
}
