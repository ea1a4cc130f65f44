//! What can be printed on a tile besides its land, as data: how much room it takes, where it goes,
//! and how it is drawn.

use rules::{Mark, RoadEnd, SegmentKind, Tag};

use crate::art::Brush;
use crate::plan::Vec2;
use crate::theme::LandColours;

/// How a landmark separates two fields where nothing else does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// It does not.
    None,
    /// Hedges run from it to the cities, or to the roads that pass it.
    Hedges,
    /// It stands in the narrows between a city and a road, and a wall joins it to the city.
    Wall,
}

/// A landmark.
pub struct Landmark {
    /// Its name in plain words.
    pub name: &'static str,
    /// The radius it takes.
    pub reach: f32,
    /// It stands on fields only; otherwise in cities too.
    pub field_only: bool,
    /// How it separates fields.
    pub parting: Parting,
    /// Draws around a point what of it stays upright.
    pub draw: fn(&mut Brush, Vec2, &LandColours),
    /// Draws, around (0, 0) and on top of that, what of it turns with the tile.
    pub turning: Option<fn(&mut Brush, &LandColours)>,
}

impl Landmark {
    /// A landmark that stands wherever there is room.
    pub(crate) const fn sign(
        name: &'static str,
        reach: f32,
        draw: fn(&mut Brush, Vec2, &LandColours),
    ) -> Self {
        Self { name, reach, field_only: false, parting: Parting::None, turning: None, draw }
    }
}

impl PartialEq for Landmark {
    /// Each landmark is one static value.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for Landmark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A landmark with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedLandmark {
    /// What it is.
    pub landmark: &'static Landmark,
    /// Its centre.
    pub place: Vec2,
    /// 1, or less where space is tight.
    pub size: f32,
}

impl PlacedLandmark {
    /// The radius it takes.
    pub fn reach(&self) -> f32 {
        self.landmark.reach * self.size
    }
}

/// The fact of the rules that a landmark shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Printed on the tile.
    Mark(Mark),
    /// Printed on a city.
    City(Tag),
    /// Printed on a road, in the middle of the tile.
    Road(Tag),
    /// Printed on a field.
    Field(Tag),
    /// A segment, which the landmark shows whole.
    Segment(SegmentKind),
}

/// Which fact a landmark shows, and which roads end there.
#[derive(Debug)]
pub struct Print {
    /// The fact.
    pub fact: Fact,
    /// What shows it.
    pub landmark: &'static Landmark,
    /// How a road ends that runs into it.
    pub end: Option<RoadEnd>,
}

impl Print {
    /// A landmark for a mark of the tile.
    pub(crate) const fn mark(mark: Mark, landmark: &'static Landmark) -> Self {
        Self { fact: Fact::Mark(mark), landmark, end: None }
    }

    /// A landmark for a tag of a city.
    pub(crate) const fn city(tag: Tag, landmark: &'static Landmark) -> Self {
        Self { fact: Fact::City(tag), landmark, end: None }
    }

    /// A landmark for a tag of a road.
    pub(crate) const fn road(tag: Tag, landmark: &'static Landmark) -> Self {
        Self { fact: Fact::Road(tag), landmark, end: None }
    }

    /// A landmark for a tag of a field.
    pub(crate) const fn field(tag: Tag, landmark: &'static Landmark) -> Self {
        Self { fact: Fact::Field(tag), landmark, end: None }
    }

    /// A landmark for a segment.
    pub(crate) const fn segment(kind: SegmentKind, landmark: &'static Landmark) -> Self {
        Self { fact: Fact::Segment(kind), landmark, end: None }
    }

    /// The same where roads end in it.
    pub(crate) const fn ending(self, end: RoadEnd) -> Self {
        Self { end: Some(end), ..self }
    }
}
