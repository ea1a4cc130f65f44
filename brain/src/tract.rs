//! What is known of one feature, in numbers that can be added when features are joined. All of it
//! is asked for each placement that is judged, so it is small, and part of whoever asks.

use rules::{SegmentKind, Tags};

/// The maximum number of seats.
pub(crate) const SEATS: usize = rules::MAX_SEATS as usize;
/// No city has this number.
pub(crate) const NO_CITY: u8 = u8::MAX;
/// The strength of a follower, in the halves in which strength is counted.
pub(crate) const FOLLOWER: u8 = 2;
/// The strength of a barn: more than all followers together can have.
pub(crate) const BARN: u8 = 100;

/// What is known of a feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tract {
    pub kind: SegmentKind,
    pub open: i16,
    /// Distinct tiles; for a cloister the filled cells, its own included.
    pub tiles: i16,
    pub pennants: i16,
    /// By seat, in halves of a follower: half a follower breaks a tie.
    pub strength: [u8; SEATS],
    /// By seat, the followers that come home when it is counted.
    pub figures: [u8; SEATS],
    pub tags: Tags,
    /// A city's number.
    pub city: u8,
    /// For a field, the numbers of the cities beside it, one bit each.
    pub cities: u128,
    /// The number of what adds to its points besides what is printed; 0: nothing.
    pub extra: u8,
    /// The number of the last tile that was counted.
    pub last: u16,
}

impl Tract {
    pub(crate) const NONE: Self = Self {
        kind: SegmentKind::River,
        open: 0,
        tiles: 0,
        pennants: 0,
        strength: [0; SEATS],
        figures: [0; SEATS],
        tags: Tags::NONE,
        city: NO_CITY,
        cities: 0,
        extra: 0,
        last: u16::MAX,
    };

    /// Whether a figure keeps others from claiming it, even without strength.
    #[inline]
    pub(crate) fn is_claimed(&self) -> bool {
        self.strength != [0; SEATS] || self.figures != [0; SEATS]
    }

    #[inline]
    pub(crate) fn is_complete(&self) -> bool {
        match self.kind {
            SegmentKind::City | SegmentKind::Road => self.open <= 0,
            SegmentKind::Cloister | SegmentKind::Garden | SegmentKind::Hut => self.tiles >= 9,
            SegmentKind::Castle => true,
            _ => false,
        }
    }

    /// The strength of its owners. Whoever has a barn on a field owns it.
    #[inline]
    pub(crate) fn most(&self) -> u8 {
        self.strength.iter().copied().max().unwrap_or(0).min(BARN)
    }

    /// It with the first follower of a seat.
    #[inline]
    pub(crate) fn claimed(mut self, seat: usize) -> Self {
        self.strength[seat] = FOLLOWER;
        self.figures[seat] = 1;
        self
    }

    /// Joins it with another one.
    #[inline]
    pub(crate) fn add(&mut self, other: &Self) {
        self.open += other.open;
        self.tiles += other.tiles;
        self.pennants += other.pennants;
        self.tags = self.tags.union(other.tags);
        self.cities |= other.cities;
        self.extra = self.extra.max(other.extra);
        for seat in 0..SEATS {
            self.strength[seat] += other.strength[seat];
            self.figures[seat] += other.figures[seat];
        }
    }
}
