//! What the application knows and says of each expansion: one profile a file, with the facts that a
//! table asks for and the words that a view uses side by side. Whoever asks, asks all profiles and
//! never knows which one answered.

use render::Scene;
use rules::{
    Action, At, Cause, Decision, Event, FigureKind, Game, HostTile, HouseRules, KindId, Mark, Pos,
    Prompt, Seat, Segment, SegmentKind, Spot, Tag, TileKind,
};
use text::{Phrase, Text};

use crate::bulletin::BulletinKind;
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::parameter::Parameter;
use crate::standing_orders::{Instruction, OrderKind};
use crate::trace::Trace;

/// Declares the profiles.
macro_rules! declare {
    ($($key:ident)*) => {
        $(mod $key;)*

        /// All profiles. A picture's text mentions the pieces of the expansions in this order.
        pub const ALL: &[&Profile] = &[$(&$key::PROFILE,)*];
    };
}
declare! {
    base winter inns traders river plague school dragon creativity gingerbread wheel count bridges
    castles tower tunnel abbey bazaars catapult crop cult king porxada siege phantom base2 rose gq
    darmstadt watchtowers spieldoch labyrinth russian festival goldmines buildings flier hills
    ferries mage monasteries bigtop
}

/// One expansion. What it leaves out of `Profile::NONE` is as in every other game.
pub struct Profile {
    /// Its sets, as far as they are not offered like all others.
    pub sets: &'static [OfferedSet],
    /// Its set for which the host describes tiles.
    pub host_set: Option<DescribedSet>,
    /// Its questions that can be answered in advance.
    pub orders: &'static [OrderKind],
    /// The numbers that its answers take, in the order in which they are typed.
    pub parameters: &'static [&'static dyn Parameter],
    /// How its questions are treated, if not like most.
    pub prompt_kinds: &'static [(Prompt, PromptKind)],
    /// What can be done instead of drawing a tile. Only abbeys are laid in place of one.
    pub instead_of_drawing: Option<InsteadOfDrawing>,
    /// The mark of its tiles that hide a tile of the pile, so that nobody ever lays that. Only hills
    /// lie on another tile.
    pub hides: Option<Mark>,
    /// Where an answer is on the board.
    pub place: fn(Action) -> Option<AnswerPlace>,
    /// Whether an event shows what chance has decided, so that the move cannot be undone (R-OV-19).
    pub is_revealing: fn(&Event) -> bool,
    /// The points that an event gives to seats or takes from them without a scoring. Only auctions
    /// move points between seats.
    pub pays: fn(&Event) -> Vec<(Seat, i32)>,

    /// What is printed on its tiles, and the key of the words for it.
    pub prints: &'static [(PrintedThing, &'static str)],
    /// The word, used in keys, for a cloister or a road's end of its own, and the key of its name on
    /// a tile.
    pub segment: fn(&Segment) -> Option<(&'static str, &'static str)>,
    /// The word, used in keys, for a place of its own where a figure stands.
    pub place_word: fn(At) -> Option<&'static str>,
    /// The line about an open question, if it takes more than the question. Only a bid is for
    /// something that changes from question to question.
    pub question: fn(&Text, &Decision) -> Option<String>,
    /// How a question works, where its text alone does not say so.
    pub hint: fn(&Text, &Game, &Decision) -> Option<String>,
    /// What its answers would earn, for whoever may know that in advance. Only the last councillors
    /// are moved for what is counted right after.
    pub forecast: fn(&Text, &Game, &Decision) -> Option<String>,
    /// A picture of the tiles that a question is about.
    pub picture: fn(&Text, &Game) -> Option<QuestionPicture>,
    /// The message of its own that goes with the game. Only the tiles for sale are on no picture of
    /// the board.
    pub bulletin: Option<&'static dyn BulletinKind>,
    /// What it adds to the picture of what has happened, from the events since the last one. Only
    /// throws leave nothing on the board that shows their way.
    pub trace: Option<&'static dyn Trace>,
    /// What a question and its answer add to the board.
    pub paint: fn(Scene, &Game, Prompt, Option<Action>) -> Scene,
    /// The label of an answer that is its own, or that it has another word for.
    pub label: fn(&Labels<'_>, Action) -> Option<String>,
    /// The label for deploying a figure somewhere else than on a segment; the phrase is the figure
    /// with its place.
    pub deployed: fn(&Labels<'_>, FigureKind, At, &Phrase) -> Option<String>,
    /// The key of the label for taking a figure, one's own or another's, off the board.
    pub taken: fn(Cause, bool) -> Option<&'static str>,
    /// Where a figure comes from, if that tells two answers with the same label apart. Only a
    /// seduction takes a figure from one place to another that the answer is about.
    pub origin: fn(Action) -> Option<Spot>,
    /// The answer of a policy of its own.
    pub policy: fn(&Text, Instruction) -> Option<String>,
    /// The key of what several answers act on.
    pub thing: fn(Action) -> Option<&'static str>,
    /// The keys of the labels for passing.
    pub pass: &'static [(Prompt, &'static str)],
    /// The sentence for an event.
    pub narrate: fn(&Narrator<'_>, &Game, &Event) -> Option<String>,
    /// The sentence for a choice that has no events yet.
    pub narrate_choice: fn(&Narrator<'_>, Seat, Action) -> Option<String>,
    /// The keys of the sentences for a figure that went home.
    pub returned: &'static [(Cause, &'static str)],
    /// The consequences of an event that are told together with it. Only a throw names whom it sends
    /// home.
    pub implies: fn(&Event) -> Vec<Event>,
    /// Where its pieces are and who holds them, for the text of a picture.
    pub pieces: fn(&Narrator<'_>, &Game) -> Vec<(Rank, String)>,
    /// What it built on the tiles, for the position in words.
    pub built: fn(&Narrator<'_>, &Game, &Scene) -> Option<String>,
    /// What else there is to say of a position.
    pub beside: fn(&Text, &Game) -> Vec<String>,
    /// What a seat holds that is neither a figure nor a token of its own. Only captives are.
    pub holds: fn(&Narrator<'_>, &Game, Seat) -> Vec<String>,
}

impl Profile {
    /// Nothing of its own.
    const NONE: Self = Self {
        sets: &[],
        host_set: None,
        orders: &[],
        parameters: &[],
        prompt_kinds: &[],
        instead_of_drawing: None,
        hides: None,
        place: |_| None,
        is_revealing: |_| false,
        pays: |_| Vec::new(),
        prints: &[],
        segment: |_| None,
        place_word: |_| None,
        question: |_, _| None,
        hint: |_, _, _| None,
        forecast: |_, _, _| None,
        picture: |_, _| None,
        bulletin: None,
        trace: None,
        paint: |scene, _, _, _| scene,
        label: |_, _| None,
        deployed: |_, _, _, _| None,
        taken: |_, _| None,
        origin: |_| None,
        policy: |_, _| None,
        thing: |_| None,
        pass: &[],
        narrate: |_, _, _| None,
        narrate_choice: |_, _, _| None,
        returned: &[],
        implies: |_| Vec::new(),
        pieces: |_, _| Vec::new(),
        built: |_, _, _| None,
        beside: |_, _| Vec::new(),
        holds: |_, _, _| Vec::new(),
    };
}

/// A set for which the host may describe tiles, and the house rule that enables it.
#[derive(Debug)]
pub struct DescribedSet {
    /// The key of both the set and its system.
    pub key: &'static str,
    /// Sets that rule.
    pub rule: fn(&mut HouseRules),
}

/// How a question is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptKind {
    /// It asks for a figure and its place.
    Deploying,
    /// Whoever passes on a figure has been shown it, too.
    PassedWithFigure,
}

/// What can be done instead of drawing a tile.
#[derive(Debug)]
pub struct InsteadOfDrawing {
    /// The question.
    pub prompt: Prompt,
    /// The key of what explains it.
    pub hint: &'static str,
    /// The key of the label of its button.
    pub button: &'static str,
    /// The key of the line that opens the turn.
    pub line: &'static str,
}

/// Where an answer is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerPlace {
    /// On a segment.
    Spot(Spot),
    /// On a cell; it is labelled with its name.
    Cell(Pos),
    /// At the number that the picture shows, counted from 1.
    Number(usize),
}

/// Something printed on a tile besides its features.
#[derive(Clone, Copy)]
pub enum PrintedThing {
    /// On a segment.
    Tag(Tag),
    /// A segment itself.
    Segment(SegmentKind),
    /// Elsewhere.
    Mark(Mark),
}

impl PrintedThing {
    /// Whether a tile has it.
    pub(crate) fn is_on(self, kind: &TileKind) -> bool {
        match self {
            Self::Tag(tag) => kind.segments.iter().any(|segment| segment.tags.has(tag)),
            Self::Segment(wanted) => kind.segments.iter().any(|segment| segment.kind == wanted),
            Self::Mark(mark) => kind.marks.has(mark),
        }
    }
}

/// Tiles in a row, each with a caption.
pub enum TileRow {
    /// Tiles of the game.
    Kinds(Vec<(KindId, String)>),
    /// Tiles that a host described.
    Described(Vec<(HostTile, String)>),
}

/// Tiles in a row, and the alternative text.
pub type DescribedRow = (TileRow, String);

/// A picture of the tiles that a question is about.
pub enum QuestionPicture {
    /// Everybody is shown it instead of the board.
    InsteadOfBoard(DescribedRow),
    /// It is below the board, on the panel of those who are asked.
    BelowBoard(DescribedRow),
}

/// How early the text of a picture mentions a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// What may reach a player's figures next.
    Threat,
    /// What is where somebody put it.
    Standing,
    /// Where nobody is.
    Vacancy,
    /// What somebody holds, and how much it counts now.
    Held,
}

/// The first answer that a profile has.
pub fn first<T>(ask: impl FnMut(&&Profile) -> Option<T>) -> Option<T> {
    ALL.iter().find_map(ask)
}

/// What a profile says of a thing in one of its lists.
pub fn listed<K: PartialEq + 'static, V: Copy + 'static>(
    list: impl Fn(&Profile) -> &'static [(K, V)],
    thing: &K,
) -> Option<V> {
    let mut all = ALL.iter().flat_map(|profile| list(profile));
    all.find(|(key, _)| key == thing).map(|(_, value)| *value)
}

/// Whether a question is treated like this.
pub fn is_treated(prompt: Prompt, kind: PromptKind) -> bool {
    ALL.iter().any(|profile| profile.prompt_kinds.contains(&(prompt, kind)))
}

/// What can be done instead of drawing a tile where this is asked.
pub fn instead_of_drawing(prompt: Prompt) -> Option<&'static InsteadOfDrawing> {
    let mut all = ALL.iter().filter_map(|profile| profile.instead_of_drawing.as_ref());
    all.find(|instead| instead.prompt == prompt)
}
