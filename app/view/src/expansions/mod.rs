//! What each expansion says: one slice a file, each answering for its own actions, events and
//! pieces. The views ask all slices and never know which one answered.

use render::Scene;
use rules::{
    Action, At, Cause, Decision, Event, FigureKind, Game, Mark, Prompt, RoadEnd, Seat, Segment,
    SegmentKind, Spot, Tag, TileKind,
};
use table::plan::Question;
use table::standing_orders::Instruction;
use text::{Phrase, Text};

use crate::DescribedPicture;
use crate::bulletin::BulletinKind;
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::trace::Trace;

/// Declares the slices.
macro_rules! declare {
    ($($key:ident::$slice:ident $(, tiles: $tiles:literal)?;)*) => {
        $(mod $key;)*

        /// All slices, in the order in which a picture's text mentions their pieces.
        pub(super) const ALL: &[&dyn Slice] = &[$(&$key::$slice,)*];
    };
}
table::slices!(declare!);

/// The key of a system, and its page of `/rules`.
pub(super) type RulesPage = (&'static str, &'static str);

/// The page of the system with this key.
macro_rules! page {
    ($key:literal) => {
        ($key, include_str!(concat!("../../../../docs/rules/", $key, ".md")))
    };
}
use page;

/// Something printed on a tile besides its features.
#[derive(Clone, Copy)]
pub(super) enum PrintedThing {
    /// On a segment.
    Tag(Tag),
    /// A segment itself.
    Segment(SegmentKind),
    /// Elsewhere.
    Mark(Mark),
}

impl PrintedThing {
    /// Whether a tile has it.
    pub(super) fn is_on(self, kind: &TileKind) -> bool {
        match self {
            Self::Tag(tag) => kind.segments.iter().any(|segment| segment.tags.has(tag)),
            Self::Segment(wanted) => kind.segments.iter().any(|segment| segment.kind == wanted),
            Self::Mark(mark) => kind.marks.has(mark),
        }
    }
}

/// The keys of what can be done instead of drawing a tile.
pub(super) struct Instead {
    /// The label of its button.
    pub(super) button: &'static str,
    /// The line that opens the turn.
    pub(super) line: &'static str,
}

/// How early the text of a picture mentions a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// What may reach a player's figures next.
    Threat,
    /// What is where somebody put it.
    Standing,
    /// Where nobody is.
    Vacancy,
}

/// The words of one expansion. Most methods say nothing by default.
pub(super) trait Slice: Sync {
    /// The pages of its systems.
    fn pages(&self) -> &'static [RulesPage];

    /// What is printed on its tiles, and the key of the words for it.
    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[]
    }

    /// The word for its kind of cloister, used in keys, and the key of its name on a tile.
    fn building(&self, _building: &Segment) -> Option<(&'static str, &'static str)> {
        None
    }

    /// The word, used in keys, for a place of its own where a figure stands.
    fn place_word(&self, _at: At) -> Option<&'static str> {
        None
    }

    /// The key of the name of a road that ends like this.
    fn road_end(&self, _end: RoadEnd) -> Option<&'static str> {
        None
    }

    /// The line about an open question, if it takes more than the question.
    fn asks(&self, _text: &Text, _decision: &Decision) -> Option<String> {
        None
    }

    /// What this question offers instead of drawing a tile.
    fn instead_of_drawing(&self, _asked: Prompt) -> Option<Instead> {
        None
    }

    /// What its answers would earn, for whoever may know that in advance.
    fn forecast(&self, _text: &Text, _game: &Game, _decision: &Decision) -> Option<String> {
        None
    }

    /// How a question works, where its text alone does not say so.
    fn hint(&self, _text: &Text, _game: &Game, _decision: &Decision) -> Option<String> {
        None
    }

    /// The picture that everybody is shown instead of the board while it is asked about.
    fn picture(&self, _text: &Text, _game: &Game) -> Option<DescribedPicture> {
        None
    }

    /// A second picture for the panel of those who are asked.
    fn sheet(&self, _text: &Text, _game: &Game) -> Option<DescribedPicture> {
        None
    }

    /// The message of its own that goes with the game.
    fn bulletin(&self) -> Option<&'static dyn BulletinKind> {
        None
    }

    /// What it adds to the picture of what has happened, from the events since the last one.
    fn trace(&self) -> Option<&'static dyn Trace> {
        None
    }

    /// What a question and its answer add to the board.
    fn paint(&self, scene: Scene, _game: &Game, _asked: Prompt, _answer: Option<Action>) -> Scene {
        scene
    }

    /// The label of an answer that is its own, or that it has another word for.
    fn label(&self, _labels: &Labels<'_>, _action: Action) -> Option<String> {
        None
    }

    /// The label for deploying a figure somewhere else than on a segment; `role` is the figure with
    /// its place.
    fn deployed(
        &self,
        _labels: &Labels<'_>,
        _figure: FigureKind,
        _at: At,
        _role: &Phrase,
    ) -> Option<String> {
        None
    }

    /// The key of the label for taking a figure, one's own or another's, off the board.
    fn taken(&self, _cause: Cause, _own: bool) -> Option<&'static str> {
        None
    }

    /// Where a figure comes from, if that tells two answers with the same label apart.
    fn origin(&self, _action: Action) -> Option<Spot> {
        None
    }

    /// The name of what its answers can be aimed at, as it is typed.
    fn aim(&self, _labels: &Labels<'_>, _typed: &str) -> Option<String> {
        None
    }

    /// The answer of a policy of its own.
    fn in_advance(&self, _text: &Text, _what: Instruction) -> Option<String> {
        None
    }

    /// The key of what several answers act on.
    fn thing(&self, _action: Action) -> Option<&'static str> {
        None
    }

    /// The key of the label for passing.
    fn pass(&self, _prompt: Prompt) -> Option<&'static str> {
        None
    }

    /// The sentence for an event.
    fn told(&self, _teller: &Narrator<'_>, _game: &Game, _event: &Event) -> Option<String> {
        None
    }

    /// The key of the sentence for a figure that went home.
    fn returned(&self, _cause: Cause) -> Option<&'static str> {
        None
    }

    /// The sentence for a choice that has no events yet.
    fn act(&self, _teller: &Narrator<'_>, _seat: Seat, _action: Action) -> Option<String> {
        None
    }

    /// Where its pieces are, for the text of a picture.
    fn pieces(&self, _teller: &Narrator<'_>, _game: &Game) -> Vec<(Rank, String)> {
        Vec::new()
    }

    /// Who holds what is worth something at the end, and how much it counts now.
    fn standing(&self, _teller: &Narrator<'_>, _game: &Game) -> Vec<String> {
        Vec::new()
    }

    /// What it built on the tiles, for the position in words.
    fn built(&self, _teller: &Narrator<'_>, _game: &Game, _scene: &Scene) -> Option<String> {
        None
    }

    /// What else there is to say of a position.
    fn beside(&self, _text: &Text, _game: &Game) -> Vec<String> {
        Vec::new()
    }

    /// What a seat holds that is neither a figure nor a token of its own.
    fn holds(&self, _teller: &Narrator<'_>, _game: &Game, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The consequences of an event that are told together with it.
    fn said_with(&self, _event: &Event) -> Vec<Event> {
        Vec::new()
    }
}

/// What the first slice that has something to say says.
pub(super) fn first<T>(ask: impl FnMut(&&dyn Slice) -> Option<T>) -> Option<T> {
    ALL.iter().find_map(ask)
}

/// A panel's board with what the slices add to it.
pub(super) fn painted(scene: Scene, question: &Question) -> Scene {
    let (game, asked) = (&question.game, question.decision.prompt);
    ALL.iter().fold(scene, |scene, slice| slice.paint(scene, game, asked, question.answer))
}
