//! The layout of the cards in the score panel: how many stand in a row, how high they are, and what
//! stands on which line. All cards of a picture are alike, and everything on them has one size in
//! all of them, as a share of the picture's width: on a phone, 400 pixels wide, that is what counts.
//! So a panel is as high as the richest of its seats needs. Decides; draws nothing.

use canvas::text;
use rules::{FigureKind, Seat, Token};

use crate::scene::{Scene, SeatPanel};

/// Sizes as shares of the picture's width: clocks, gains and numbers of things; the points.
const TEXT: f32 = 0.0245;
pub(crate) const SCORE: f32 = 0.035;
/// Size of things, as a share of the picture's width: on a phone they are twelve pixels high. They have
/// many colours, and with larger ones the file would be too large.
const THING: f32 = 0.0310;
/// The smallest that a step may make them.
const MIN_THING: f32 = 0.0295;
/// The same on the only card of the turn panel, which has room for more.
const LARGE_THING: f32 = 0.0365;
/// Sizes of the names, from the one that is used if all fit to the one at which they are cut.
const NAMES: [f32; 3] = [0.0245, 0.023, 0.0215];
/// Sizes of things go in steps, so that boards share their drawings: from so many pixels on, in steps
/// of so many.
const THING_STEPS: [(i32, i32); 2] = [(32, 2), (1, 1)];
/// The gap around cards, and the margin within them.
pub(crate) const GAP: f32 = 0.0055;
pub(crate) const PAD: f32 = 0.0105;
/// Height of the figure that says whose card it is, and of the part with name and points; the same
/// if the name has a line of its own above the figure.
pub(crate) const FIGURE: f32 = 0.043;
pub(crate) const HEAD: f32 = 0.083;
pub(crate) const STACKED_HEAD: f32 = 0.101;
/// Height of a further line of the name.
pub(crate) const NAME_LINE: f32 = 0.0275;
/// Height of a line of its own: of the clock; of things, in sizes of a thing.
pub(crate) const CLOCK_LINE: f32 = 0.033;
const THING_LINE: f32 = 1.21;
/// Where the text begins, in heights of the figure.
const TEXT_AT: f32 = 1.46;
/// The widest card, and the square for the tile in hand and for the pile.
const WIDEST: f32 = 0.50;
pub(crate) const SQUARE: f32 = 0.083;
/// More seats than this do not stand in one row, and how many do in one of several.
const MAX_ALONE: usize = 4;
const MAX_IN_ROW: usize = 3;
/// The gap between texts on the same line, in sizes of a text.
const APART: f32 = 0.5;
/// Size of the clock face and the gap after it, relative to the clock's text.
pub(crate) const FACE: f32 = 0.86;
pub(crate) const AFTER_FACE: f32 = 0.22;
/// Width of a thing and of the gap after it, relative to its size; the gaps around its number, in
/// sizes of the text.
const WIDE: f32 = 1.0;
const AFTER: f32 = 0.14;
pub(crate) const BEFORE_NUMBER: f32 = 0.08;
const AFTER_NUMBER: f32 = 0.14;

/// A thing that a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Possession {
    Figure(FigureKind, u8),
    Token(Token, u8),
    Held(Seat, FigureKind),
}

impl Possession {
    /// Everything that a seat has and that is shown.
    pub(crate) fn of(seated: &SeatPanel) -> Vec<Self> {
        let seen = |&&(kind, count): &&(FigureKind, u8)| kind == FigureKind::Small || count > 0;
        let figures = seated.supply.iter().filter(seen);
        let figures = figures.map(|&(kind, count)| Self::Figure(kind, count));
        let tokens = seated.tokens.iter().map(|&(token, count)| Self::Token(token, count));
        let held = seated.held.iter().map(|&(owner, kind)| Self::Held(owner, kind));
        figures.chain(tokens).chain(held).collect()
    }

    /// The number shown with it.
    pub(crate) fn number(self) -> Option<String> {
        match self {
            Self::Figure(FigureKind::Small, count) => Some(count.to_string()),
            Self::Figure(_, count) | Self::Token(_, count) if count > 1 => Some(count.to_string()),
            _ => None,
        }
    }

    /// Width of its drawing, in sizes of things.
    pub(crate) const fn ems(self) -> f32 {
        match self {
            Self::Figure(FigureKind::Barn, _) | Self::Held(_, FigureKind::Barn) => WIDE + 0.14,
            _ => WIDE,
        }
    }

    /// Width with its number and the gap after it.
    pub(crate) fn width(self, sizes: CardSizes) -> f32 {
        let wide = |number: String| BEFORE_NUMBER + text::width(&number) + AFTER_NUMBER;
        let number = self.number().map_or(0.0, wide);
        sizes.thing * (self.ems() + AFTER) + sizes.text * number
    }
}

/// Things in lines of this width.
fn lines(things: &[Possession], sizes: CardSizes, width: f32) -> Vec<Vec<Possession>> {
    let mut lines: Vec<(f32, Vec<Possession>)> = vec![(0.0, Vec::new())];
    for &thing in things {
        let wide = thing.width(sizes);
        // The gap after the last one may lie beyond.
        let room = width + sizes.thing * AFTER;
        if lines.last().is_some_and(|(used, line)| !line.is_empty() && used + wide > room) {
            lines.push((0.0, Vec::new()));
        }
        if let Some((used, line)) = lines.last_mut() {
            *used += wide;
            line.push(thing);
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// The sizes of what stands on the cards of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CardSizes {
    pub name: f32,
    pub text: f32,
    pub score: f32,
    pub thing: f32,
}

/// What is written on a card, and what its seat has.
#[derive(Clone, Debug)]
pub(crate) struct CardWords {
    pub name: String,
    pub score: String,
    pub gain: String,
    pub clock: Option<String>,
    pub things: Vec<Possession>,
}

impl CardWords {
    /// Those of a seat.
    pub(crate) fn of(scene: &Scene, seat: Seat) -> Self {
        let seated = &scene.seats[seat.index()];
        let gain = scene.gains.get(seat.index()).filter(|gain| **gain != 0);
        let mut clocks = scene.clocks.iter().filter(|(other, _)| *other == seat);
        Self {
            name: text::showable(&seated.player.name).unwrap_or(format!("#{}", seat.0 + 1)),
            score: text::points(seated.score),
            gain: gain.map_or(String::new(), |gain| text::minus(format!("{gain:+}"))),
            clock: clocks.find_map(|(_, left)| text::showable(left)),
            things: Possession::of(seated),
        }
    }

    /// Width of points and gain.
    fn points(&self, sizes: CardSizes) -> f32 {
        let gain = if self.gain.is_empty() { 0.0 } else { APART + text::width(&self.gain) };
        sizes.score * text::width(&self.score) + sizes.text * gain
    }

    /// Width of the clock with its face.
    pub(crate) fn clock(&self, sizes: CardSizes) -> f32 {
        let width = |clock: &String| sizes.text * (FACE + AFTER_FACE + text::width(clock));
        self.clock.as_ref().map_or(0.0, width)
    }

    /// Width of all things on one line.
    pub(crate) fn things(&self, sizes: CardSizes) -> f32 {
        self.things.iter().map(|thing| thing.width(sizes)).sum::<f32>() - sizes.thing * AFTER
    }
}

/// Where a clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClockPlace {
    /// At the right end of the name's line.
    Name,
    /// At the right end of the points' line.
    Score,
    /// On a line of its own.
    Own,
}

/// What stands in the panel beside the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BesideCards {
    Nothing,
    Pile,
    HandAndPile,
}

/// The layout of all cards of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct CardPlan {
    /// Cards in a row, and rows.
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    /// Width of a card with the gap after it, and height, as shares of the picture's width.
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// Size of the names.
    name: f32,
    /// The name has lines of its own, above figure and points: so many.
    pub(crate) name_lines: u8,
    /// It is the only card, with larger things.
    large: bool,
    /// The things stand on the line of the points.
    pub(crate) beside: bool,
    /// The clocks have a line of their own.
    clock_line: bool,
    /// The tile in hand and the pile take the place of a card.
    pub(crate) spare: bool,
    /// How many names are cut.
    cut: usize,
}

/// No size is ever anything but a number.
impl Eq for CardPlan {}

impl CardPlan {
    /// That of a scene.
    pub(crate) fn of(scene: &Scene, beside: BesideCards) -> Self {
        Self::of_all([scene], beside)
    }

    /// One for all of these scenes, which have the same seats.
    pub(crate) fn of_all<'a>(
        scenes: impl IntoIterator<Item = &'a Scene>,
        beside: BesideCards,
    ) -> Self {
        let mut seats = 0;
        let mut words = Vec::new();
        for scene in scenes {
            seats = seats.max(scene.seats.len());
            words.extend((0..scene.seats.len() as u8).map(|seat| CardWords::of(scene, Seat(seat))));
        }
        let several = seats.div_ceil(MAX_IN_ROW).max(2);
        let alone = Self::in_rows(&words, (seats, 1), beside);
        if (2..=MAX_ALONE).contains(&seats) && alone.cut == 0 {
            let rows = Self::in_rows(&words, (seats, several), beside);
            return if rows.share() < alone.share() { rows } else { alone };
        }
        let rows = Self::in_rows(&words, (seats, several.min(seats.max(1))), beside);
        if seats <= MAX_ALONE && alone.cut <= rows.cut { alone } else { rows }
    }

    /// The cards in so many rows.
    fn in_rows(words: &[CardWords], (seats, rows): (usize, usize), beside: BesideCards) -> Self {
        let columns = seats.div_ceil(rows).max(1);
        let spare = columns * rows > seats && seats > 0;
        let plan = |beside: f32, least: f32| {
            let room = 1.0 - GAP - beside;
            let width = (room / columns as f32).min(WIDEST);
            // A name above the figure has more room; as long as one beside it is whole, that is better.
            let plans = [0, 1].map(|name_lines| Self::fitting(words, width, (name_lines, false)));
            let [beside, above] = plans;
            let plan = if above.cut < beside.cut { above } else { beside };
            Self { columns, rows, spare, height: plan.height.max(least), ..plan }
        };
        let [one, two] = [SQUARE + GAP, 2.0 * (SQUARE + GAP)];
        match beside {
            _ if spare => plan(0.0, 0.0),
            BesideCards::Nothing => plan(0.0, 0.0),
            BesideCards::Pile => plan(one, 0.0),
            BesideCards::HandAndPile if rows > 1 => plan(one, 0.0),
            BesideCards::HandAndPile => {
                let wide = plan(two, 0.0);
                // Of high cards the tile in hand and the pile are one above the other.
                if wide.height < two - GAP { wide } else { plan(one, two - GAP) }
            }
        }
    }

    /// A card of the turn panel, this wide.
    pub(crate) fn single(words: &CardWords, width: f32) -> Self {
        let plan = |lines| Self::fitting(std::slice::from_ref(words), width + GAP, (lines, true));
        let plan_of_one = plan(1);
        if plan_of_one.cut == 0 { plan_of_one } else { plan(2) }
    }

    /// Cards of this width, with the gap after them, for all that is written on them; so many lines
    /// are for the name alone.
    fn fitting(words: &[CardWords], width: f32, (name_lines, large): (u8, bool)) -> Self {
        let plan = Self {
            columns: 1,
            rows: 1,
            width,
            height: 0.0,
            name: NAMES[0],
            name_lines,
            large,
            beside: false,
            clock_line: false,
            spare: false,
            cut: 0,
        };
        let is_cut = |name: f32, words: &&CardWords| {
            let room = plan.name_room() / name;
            match name_lines {
                2 => text::width(&text::in_two(&words.name, room).1) > room,
                _ => text::width(&words.name) > room,
            }
        };
        let cut = |name: f32| words.iter().filter(|words| is_cut(name, words)).count();
        let whole = NAMES.into_iter().find(|name| cut(*name) == 0);
        let name = whole.unwrap_or(NAMES[NAMES.len() - 1]);
        let cut = cut(name);
        let plan = Self { name, cut, ..plan };
        let sizes = plan.shares();
        let beside = |words: &CardWords| {
            words.points(sizes) + APART * sizes.text + words.things(sizes) <= plan.room()
        };
        let plan = Self { beside: words.iter().all(beside), ..plan };
        let own = |words: &CardWords| plan.clock_of(words, sizes, 1.0) == ClockPlace::Own;
        let plan = Self { clock_line: words.iter().any(own), ..plan };
        if plan.beside {
            return Self { height: plan.head(), ..plan };
        }
        let count = words.iter().map(|words| plan.lines(words).len()).max().unwrap_or(0);
        Self { height: plan.head() + count as f32 * plan.thing_line() + PAD / 2.0, ..plan }
    }

    /// Size of things, and height of a line of them.
    const fn thing(&self) -> f32 {
        if self.large { LARGE_THING } else { THING }
    }

    pub(crate) fn thing_line(&self) -> f32 {
        THING_LINE * self.thing()
    }

    /// Whether the name is above the figure.
    pub(crate) const fn is_stacked(&self) -> bool {
        self.name_lines > 0
    }

    /// Height of the lines of the name after the first.
    pub(crate) fn more_names(&self) -> f32 {
        f32::from(self.name_lines.saturating_sub(1)) * NAME_LINE
    }

    /// Height of what is above the things.
    pub(crate) fn head(&self) -> f32 {
        let head = if self.is_stacked() { STACKED_HEAD + self.more_names() } else { HEAD };
        head + if self.clock_line { CLOCK_LINE } else { 0.0 }
    }

    /// The things of a seat in lines below the points.
    pub(crate) fn lines(&self, words: &CardWords) -> Vec<Vec<Possession>> {
        lines(&words.things, self.shares(), self.inner())
    }

    /// Distance of the points from the left end of a card.
    pub(crate) const fn text_at(&self) -> f32 {
        FIGURE * TEXT_AT + PAD * 0.3
    }

    /// Width of a card without its margins.
    pub(crate) fn inner(&self) -> f32 {
        self.width - GAP - 2.0 * PAD
    }

    /// Width of the line of the points.
    fn room(&self) -> f32 {
        self.width - GAP - PAD - self.text_at()
    }

    /// Width of the line of the name.
    fn name_room(&self) -> f32 {
        if self.is_stacked() { self.inner() } else { self.room() }
    }

    /// The share of the picture's width that the panel is high.
    pub(crate) fn share(&self) -> f32 {
        self.rows as f32 * (self.height + GAP) + GAP
    }

    /// All sizes as shares of the picture's width.
    fn shares(&self) -> CardSizes {
        CardSizes { name: self.name, text: TEXT, score: SCORE, thing: self.thing() }
    }

    /// All sizes in a picture of this width: none larger than its share, so that all has room.
    pub(crate) fn sizes(&self, width: i32) -> CardSizes {
        let CardSizes { name, text, score, thing } = self.shares();
        let size = |share: f32| (share * width as f32).floor();
        let thing = size(thing) as i32;
        let step = THING_STEPS.iter().find(|&&(from, _)| thing >= from);
        let thing = step.map_or(1, |&(_, step)| thing / step * step) as f32;
        let thing = thing.max((MIN_THING * width as f32).ceil());
        CardSizes { name: size(name), text: size(text), score: size(score), thing }
    }

    /// Where the clock of a card stands, in a picture of this width.
    pub(crate) fn clock_of(&self, words: &CardWords, sizes: CardSizes, width: f32) -> ClockPlace {
        let clock = words.clock(sizes);
        if clock == 0.0 {
            return ClockPlace::Name;
        }
        if self.clock_line {
            return ClockPlace::Own;
        }
        let apart = APART * sizes.text;
        let is_short =
            sizes.name * text::width(&words.name) + apart + clock <= self.name_room() * width;
        if is_short && self.name_lines < 2 {
            return ClockPlace::Name;
        }
        let things = if self.beside { words.things(sizes) + apart } else { 0.0 };
        let score = words.points(sizes) + apart + things + clock <= self.room() * width;
        if score { ClockPlace::Score } else { ClockPlace::Own }
    }

    /// As much of a name as its lines have room for, line by line.
    pub(crate) fn name(&self, words: &CardWords, sizes: CardSizes, width: f32) -> Vec<String> {
        let clock = match self.clock_of(words, sizes, width) {
            ClockPlace::Name if words.clock.is_some() => words.clock(sizes) + APART * sizes.text,
            _ => 0.0,
        };
        let room = (self.name_room() * width - clock) / sizes.name;
        if self.name_lines < 2 {
            return vec![text::fitted(&words.name, room)];
        }
        let (first, rest) = text::in_two(&words.name, room);
        [first, text::fitted(&rest, room)].into_iter().filter(|line| !line.is_empty()).collect()
    }
}
