//! One slice for each expansion: which pieces it puts on the board, where they stand, how they are
//! drawn, and what it prints on tiles. The list is the only place that names them all; everything
//! else asks all slices.

use canvas::Rect;
use rules::{At, Figure, FigureKind, Game, Pos, Seat, Tag, TileKind, Token};

use crate::art::{Church, Costume, Icon};
use crate::landmark::Print;
use crate::look::{Footing, Look, OwnPlace};
use crate::paint::Painter;
use crate::scene::{Piece, Scene};
use crate::structure::Structure;

/// What an expansion adds to pictures. Every method is a question that most answer with nothing.
pub(crate) trait Depiction: Sync {
    /// The pieces on the board of a game, in drawing order.
    fn pieces(&self, _: &Game, _: &mut Vec<Piece>) {}

    /// One piece of each look, with a caption, for contact sheets and palettes.
    fn samples(&self) -> Vec<(Shape, &'static str)> {
        Vec::new()
    }

    /// Pieces with colours that a palette must blend well.
    fn blends(&self) -> Vec<Shape> {
        Vec::new()
    }

    /// The sets of tiles that bring no colours of their own. The palette is made without them, so
    /// that pictures of other games stay as they were.
    fn plain_sets(&self) -> &'static [&'static str] {
        &[]
    }

    /// Landmarks on tiles.
    fn prints(&self) -> &'static [Print] {
        &[]
    }

    /// A structure of several tiles.
    fn structure(&self) -> Option<&'static Structure> {
        None
    }

    /// What stands on a cloister with this tag in place of its church.
    fn church(&self) -> Option<(Tag, Church)> {
        None
    }

    /// How a kind of figure looks.
    fn costume(&self, _: FigureKind) -> Option<Costume> {
        None
    }

    /// The icon of a token.
    fn icon(&self, _: Token) -> Option<Icon> {
        None
    }

    /// Where a figure stands, the `before`-th on its place, if the expansion decides.
    fn footing(&self, _: &Painter<'_>, _: Figure, _before: usize) -> Option<Footing> {
        None
    }

    /// The name of a figure's place in a position's notation.
    fn at_word(&self, _: At) -> Option<String> {
        None
    }

    /// Other words in a position's notation.
    fn words(&self, _: &Scene, _: &mut Vec<String>) {}

    /// Others' figures that a seat holds. Only captives are.
    fn held(&self, _: &Game, _: Seat, _: &mut Vec<(Seat, FigureKind)>) {}

    /// Removes dead cells that may still be filled. Only an abbey is laid where no tile fits.
    fn revive(&self, _: &Game, _: &mut Vec<Pos>) {}

    /// Draws the structure that lies beside the map of this scene, if there is one. Only the wheel is
    /// played with where none of its tiles is laid.
    fn annex(&self, _: &Scene) -> Option<fn(&mut Painter<'_>, Rect)> {
        None
    }
}

/// Declares the slices. In brackets: the variant of [`Shape`] with the slice's own type, and the
/// type of its own places for the same variant of [`Place`], if it has any.
macro_rules! slices {
    ($($key:ident [$($shape:ident: $look:ident $(, $place:ident)?)?],)*) => {
        $(pub(crate) mod $key;)*

        /// Every slice, in the order in which their pieces are drawn and their landmarks find room:
        /// gardens where the others leave some.
        static ALL: &[&dyn Depiction] = &[$(&$key::Slice,)*];

        /// What a piece is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Shape {
            /// A figure where the rules know none.
            Follower(FigureKind),
            $($(
                #[doc = concat!("A piece of the expansion `", stringify!($key), "`.")]
                $shape($key::$look),
            )?)*
        }

        impl Shape {
            /// How it looks.
            pub(crate) fn look(&self) -> &dyn Look {
                match self {
                    Self::Follower(kind) => kind,
                    $($(Self::$shape(own) => own,)?)*
                }
            }
        }

        /// A place that only one expansion knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Place {
            $($($(
                #[doc = concat!("A place of the expansion `", stringify!($key), "`.")]
                $shape($key::$place),
            )?)?)*
        }

        impl Place {
            /// What it can be asked.
            pub(crate) fn own(&self) -> &dyn OwnPlace {
                match self {
                    $($($(Self::$shape(own) => { let own: &$key::$place = own; own })?)?)*
                }
            }
        }
    };
}

slices! {
    inns [],
    traders [],
    abbey [],
    king [],
    cult [],
    crop [],
    bazaars [],
    river [],
    siege [],
    porxada [],
    plague [Plague: Plague],
    gingerbread [Gingerbread: Gingerbread],
    wheel [Wheel: Wheel, OnWheel],
    ferries [Ferries: Ferry],
    bridges [Bridges: Bridge],
    castles [Castles: Castle],
    tunnel [Tunnel: Mouth],
    tower [Tower: Keep, OnFoundation],
    dragon [Dragon: Beast],
    count [Count: Count, InQuarter],
    school [School: Master],
    catapult [Catapult: Throw],
    phantom [],
    rose [],
    gq [],
    darmstadt [],
    watchtowers [],
    spieldoch [],
    labyrinth [],
    russian [],
    festival [],
    goldmines [Goldmines: Ingots],
    buildings [Buildings: LittleBuilding],
    flier [],
    hills [Hills: Sheep],
    mage [Mage: Conjurer],
    monasteries [],
    bigtop [Bigtop: Tent],
    base2 [],
}

/// Every slice.
pub(crate) fn all() -> impl Iterator<Item = &'static dyn Depiction> {
    ALL.iter().copied()
}

/// The pieces on the board of a game.
pub(crate) fn pieces(game: &Game) -> Vec<Piece> {
    let mut pieces = Vec::new();
    all().for_each(|slice| slice.pieces(game, &mut pieces));
    pieces
}

/// All landmarks with the facts that they show.
pub(crate) fn prints() -> impl Iterator<Item = &'static Print> {
    all().flat_map(Depiction::prints)
}

/// The structure that a tile shows a part of.
pub(crate) fn structure(kind: &TileKind) -> Option<&'static Structure> {
    all().filter_map(Depiction::structure).find(|structure| kind.marks.has(structure.mark))
}

/// What stands on a cloister in place of its church: the first of these tags that has something.
pub(crate) fn church(tags: impl Fn(Tag) -> bool) -> Option<(Tag, Church)> {
    all().filter_map(Depiction::church).find(|(tag, _)| tags(*tag))
}

/// How a kind of figure looks.
pub(crate) fn costume(kind: FigureKind) -> Costume {
    all().find_map(|slice| slice.costume(kind)).unwrap_or(Costume::FOLLOWER)
}

/// The icon of a token.
pub(crate) fn icon(token: Token) -> Icon {
    all().find_map(|slice| slice.icon(token)).unwrap_or(Icon::new(|_, _, _, _| {}))
}

/// Others' figures that a seat holds.
pub(crate) fn held(game: &Game, seat: Seat) -> Vec<(Seat, FigureKind)> {
    let mut held = Vec::new();
    all().for_each(|slice| slice.held(game, seat, &mut held));
    held
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_has_an_icon_and_every_fact_is_shown_once() {
        for &token in Token::ALL {
            assert_eq!(all().filter_map(|slice| slice.icon(token)).count(), 1, "{token:?}");
        }
        let facts: Vec<_> = prints().map(|print| print.fact).collect();
        for (number, fact) in facts.iter().enumerate() {
            assert!(!facts[..number].contains(fact), "{fact:?}");
        }
    }
}
