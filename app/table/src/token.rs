//! What a button or menu carries: which act, of which game, at which state. The client can send
//! anything back, so a token that decodes is only well formed. It grants nothing; `access.rs` and the
//! ordinal decide.

use rules::{Pos, Rotation, Seat, expansions};
use storage::{GameId, UserId};

use crate::plan::PlanDigest;
use crate::words::{Dotted, Parts, stored_variants, stored_words};

/// First part of every token; a new token format gets a new letter and number.
const FORM: &str = "c1";
/// Digits of the checksum.
const CHECK: usize = 6;
/// The most characters of a token (Discord, `custom_id`).
pub const TOKEN_CHARS: usize = port::limits::CUSTOM_ID;

/// Stands in for a game in the token of a button that concerns none.
pub const NO_GAME: GameId = GameId(1);

/// Declares the families of actions, and the action that is one of any family, from one list.
macro_rules! component_actions {
    ($($(#[$about:meta])* $family:ident($actions:ident) {
        $($(#[$doc:meta])* $action:ident $(($($field:ident: $type:ty),+))? = $word:literal,)*
    })*) => {
        $(stored_variants! {
            $(#[$about])*
            pub enum $actions { $($(#[$doc])* $action $(($($field: $type),+))? = $word,)* }
        })*

        /// What a button or menu asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ComponentAction { $($(#[$about])* $family($actions),)* }

        impl ComponentAction {
            /// The words of all actions. No two families share one.
            pub const WORDS: &[&'static str] = &[$($($word,)*)*];

            /// The stable word in the token.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$family(action) => action.word(),)* }
            }
        }

        impl Dotted for ComponentAction {
            fn write(&self, parts: &mut Vec<String>) {
                match self { $(Self::$family(action) => action.write(parts),)* }
            }

            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                $(
                    let mut rest = parts.clone();
                    if let Some(action) = $actions::read(&mut rest) {
                        *parts = rest;
                        return Some(Self::$family(action));
                    }
                )*
                None
            }
        }

        $(impl From<$actions> for ComponentAction {
            fn from(action: $actions) -> Self {
                Self::$family(action)
            }
        })*
    };
}

component_actions! {
    /// The message of a table, before its game and after it.
    Lobby(LobbyAction) {
        /// Join the lobby.
        Join = "join",
        /// Leave the lobby.
        Leave = "leave",
        /// Start the game.
        Start = "start",
        /// Ask Carcas to join the table, or to leave it.
        Invite(to: Option<Switch>) = "invite",
        /// Give me the chosen colour.
        Colour = "colour",
        /// Give me the chosen seat in the playing order.
        Seat = "seat",
        /// Invite the chosen person, or take that back.
        Admit = "admit",
        /// Let only invited people join, or everybody.
        Private(to: Switch) = "private",
        /// Yes, end this game.
        End = "end",
        /// Play again with the same people and settings.
        Rematch = "again",
        /// Resume here the game that was put aside.
        Resume = "resume",
    }
    /// The panel of sets and house rules.
    Setup(SetupAction) {
        /// Show me the panel of sets and house rules, or another page of it.
        Open(page: Option<usize>) = "setup",
        /// Play with the sets that are chosen on this page.
        Sets(page: usize) = "sets",
        /// Play with the sets of a preset, or without house rules.
        Preset(plain: Option<PlainRules>) = "preset",
        /// Play by the chosen edition.
        Edition = "edition",
        /// List the house rules of the chosen set.
        System = "system",
        /// List the values of the chosen house rule of this set.
        Rule(of: SetKey) = "rule",
        /// Set this house rule to the chosen value.
        Value(rule: RuleKey) = "value",
    }
    /// A turn: its message, and the panel in which it is planned.
    Turn(TurnAction) {
        /// Show me the panel of my turn.
        Open(first: Option<FirstStep>) = "open",
        /// Draw the next tile, from the panel.
        Draw(first: FirstStep) = "draw",
        /// Answer this question, the plan before which has this digest, by placing the tile on the
        /// chosen cell.
        Cell(question: PlanDigest) = "cell",
        /// Turn the tile on this cell.
        Rotate(question: PlanDigest, cell: Pos, to: Rotation) = "rot",
        /// Pick up the chosen figure or other piece.
        Figure(question: PlanDigest) = "figure",
        /// Place the chosen figure on the chosen spot.
        Spot(question: PlanDigest) = "spot",
        /// No figure.
        Pass(question: PlanDigest) = "pass",
        /// Answer the open question with the chosen option.
        Choose(question: PlanDigest) = "opt",
        /// Set the parameter with this index of the planned answer to the chosen number.
        Amount(question: PlanDigest, parameter: usize) = "bid",
        /// Another page of the same menu.
        Page(page: usize) = "page",
        /// Undo one step of this plan.
        Back(plan: PlanDigest) = "back",
        /// Make the moves of this plan.
        Confirm(plan: PlanDigest) = "ok",
        /// Undo my last move.
        Undo = "undo",
    }
    /// Looking at a game.
    Query(QueryAction) {
        /// Another step of the log.
        Log(to: LogStep) = "log",
        /// The log, beside the message with the button.
        History = "history",
        /// The result, to be shown elsewhere.
        Share = "share",
        /// The game from this state on as a moving picture.
        Film(from: u32) = "film",
        /// The board.
        Board = "board",
        /// The points, and where they come from.
        Score = "score",
        /// The tiles that are left.
        Tiles = "tiles",
    }
    /// Who plays a seat, and how long the others wait for it.
    Seat(SeatAction) {
        /// Let me play my own seat again.
        Return = "return",
        /// Give the late player more time.
        Wait(clock: ClockRef) = "wait",
        /// Have a stand-in play for the late player.
        Relieve(clock: ClockRef) = "relieve",
        /// Give up my seat, in the chosen way.
        Vacate(how: Vacating) = "vacate",
        /// Accept or refuse the offered seat.
        Accept(seat: Seat, answer: YesNo) = "accept",
        /// Take this free seat.
        Take(seat: Seat) = "take",
    }
    /// Polls.
    Poll(PollAction) {
        /// Ask the others to agree to something.
        Propose(what: Motion) = "ask",
        /// Answer the poll with this number.
        Vote(number: u32, answer: YesNo) = "vote",
    }
    /// The daily board; the number of its day stands where others have a game.
    Daily(DailyAction) {
        /// A step of the turn.
        Turn(step: TurnAction) = "daily",
    }
    /// Requests for players.
    Seek(SeekAction) {
        /// Play with this person.
        Answer(whom: UserId) = "seek",
        /// Take my request back.
        Withdraw = "unseek",
    }
    /// A league; its number stands where others have a game.
    League(LeagueAction) {
        /// Join the league.
        Join = "league",
        /// Yes, end the season.
        End = "seasonend",
    }
    /// What concerns one person alone.
    Personal(PersonalAction) {
        /// Stop reminding me in this turn.
        Mute(clock: ClockRef) = "mute",
        /// Start my first game here.
        Learn = "learn",
        /// Open a table here for me and Carcas.
        Solo = "solo",
        /// Open a table here with the chosen set-up of mine.
        Setup = "kept",
        /// Forget everything about me.
        Erase = "erase",
    }
}

stored_words! {
    /// What a switch is turned to.
    pub enum Switch {
        /// On.
        On = "on",
        /// Off.
        Off = "off",
    }
}

stored_words! {
    /// An answer to a question that takes yes or no.
    pub enum YesNo {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }
}

stored_words! {
    /// No house rules, in the place of a preset.
    pub enum PlainRules {
        /// None.
        Plain = "rules",
    }
}

stored_words! {
    /// What a button does before it opens the turn.
    pub enum FirstStep {
        /// Draw the next tile, even where there is an alternative.
        Draw = "draw",
    }
}

stored_words! {
    /// How a player leaves a seat.
    pub enum Vacating {
        /// Others may take it.
        Open = "open",
        /// Nobody plays it any more.
        Resign = "resign",
    }
}

stored_words! {
    /// Where a button of the log leads, seen from its own step.
    pub enum Leaf {
        /// To the first one.
        First = "first",
        /// To the one before.
        Previous = "previous",
        /// To the one after.
        Next = "next",
        /// To the last one.
        Last = "last",
    }
}

stored_variants! {
    /// What the others are asked to agree to.
    pub enum Motion {
        /// To open the seat of a late player to others.
        Open(seat: Seat) = "open",
        /// To end the game, because a player is late.
        End(seat: Seat) = "end",
        /// To end the game, because the player who asks wants it.
        Close = "close",
    }
}

/// A step of the log, and the button that leads there: two buttons of a message may lead to the same
/// step, but not be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogStep {
    /// The step, from 0.
    pub step: usize,
    /// The button.
    pub leaf: Leaf,
}

impl Dotted for LogStep {
    fn write(&self, parts: &mut Vec<String>) {
        self.step.write(parts);
        self.leaf.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self { step: usize::read(parts)?, leaf: Leaf::read(parts)? })
    }
}

/// The clock of a seat in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRef {
    /// The number of the turn.
    pub turn: u32,
    /// The seat.
    pub seat: Seat,
}

impl Dotted for ClockRef {
    fn write(&self, parts: &mut Vec<String>) {
        self.turn.write(parts);
        self.seat.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        Some(Self { turn: u32::read(parts)?, seat: Seat::read(parts)? })
    }
}

/// The key of a set that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetKey(&'static str);

impl SetKey {
    /// The key of this set.
    pub fn of(set: &'static dyn rules::Expansion) -> Self {
        Self(set.key())
    }
}

impl Dotted for SetKey {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.0.to_owned());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        expansions::named(parts.next()?).map(Self::of)
    }
}

/// The key of a house rule that there is. In a token it has no underscores, but may have a dot, so it
/// can only be the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleKey(&'static str);

impl RuleKey {
    /// The key of this house rule.
    pub const fn of(rule: &'static rules::RuleOption) -> Self {
        Self(rule.key)
    }

    /// The key.
    pub const fn key(self) -> &'static str {
        self.0
    }
}

impl Dotted for RuleKey {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.0.replace('_', "-"));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let key = parts.collect::<Vec<_>>().join(".").replace('-', "_");
        expansions::options().find(|rule| rule.key == key).map(Self::of)
    }
}

impl ComponentAction {
    /// The clock that it is about.
    pub const fn clock(self) -> Option<ClockRef> {
        match self {
            Self::Seat(SeatAction::Wait(clock) | SeatAction::Relieve(clock))
            | Self::Personal(PersonalAction::Mute(clock)) => Some(clock),
            _ => None,
        }
    }
}

/// The content of a custom id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComponentToken {
    /// What it asks for.
    pub action: ComponentAction,
    /// The game.
    pub game: GameId,
    /// The state of the game.
    pub ordinal: u32,
}

impl ComponentToken {
    /// A token of a game in a state.
    pub fn new(action: impl Into<ComponentAction>, game: GameId, ordinal: u32) -> Self {
        Self { action: action.into(), game, ordinal }
    }

    /// The custom id.
    pub fn encode(&self) -> String {
        sealed(&self.body())
    }

    /// The custom id without its checksum.
    fn body(&self) -> String {
        let (mut parts, game) = (Vec::new(), self.game.public());
        self.action.write(&mut parts);
        format!("{FORM}:{}:{game}:{}:{}", parts[0], self.ordinal, parts[1..].join("."))
    }

    /// The word of the action in a custom id, which need not be whole: enough for counting presses,
    /// and quick, because most of a flood is counted and refused.
    pub fn word_in(custom_id: &str) -> Option<&'static str> {
        let word = custom_id.split(':').nth(1)?;
        ComponentAction::WORDS.iter().copied().find(|known| *known == word)
    }

    /// The token in a custom id; `None` for anything [`ComponentToken::encode`] would not write.
    pub fn decode(custom_id: &str) -> Option<Self> {
        if custom_id.len() > TOKEN_CHARS {
            return None;
        }
        let (body, check) = custom_id.rsplit_once(':')?;
        if checksum(body) != check {
            return None;
        }
        let mut parts = body.splitn(5, ':');
        let (form, word, game, ordinal, rest) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        if form != FORM {
            return None;
        }
        let token = Self {
            action: ComponentAction::read(&mut format!("{word}.{rest}").split_terminator('.'))?,
            game: GameId::from_public(game)?,
            ordinal: ordinal.parse().ok()?,
        };
        // A token has exactly one spelling.
        (token.body() == body).then_some(token)
    }
}

/// The custom id of a token whose body is this, whether it can be read or not.
pub fn sealed(body: &str) -> String {
    let check = checksum(body);
    format!("{body}:{check}")
}

/// Catches ids that were mangled or made up by hand. It is not a signature: nothing relies on it.
fn checksum(body: &str) -> String {
    let mut check = blake3::hash(body.as_bytes()).to_hex().to_string();
    check.truncate(CHECK);
    check
}

#[cfg(test)]
mod tests;
