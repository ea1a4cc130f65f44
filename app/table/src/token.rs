//! What a button or menu carries: which act, of which game, at which state, with which choice. The
//! client can send anything back, so a token that decodes is only well formed. It grants nothing;
//! `access.rs` and the ordinal decide.

use storage::GameId;

use crate::words::stored_words;

/// First part of every token; a new token format gets a new letter and number.
const FORM: &str = "c1";
/// Digits of the checksum.
const CHECK: usize = 6;
/// The most characters of a token (Discord, `custom_id`).
pub const TOKEN_CHARS: usize = port::limits::CUSTOM_ID;

/// Stands in for a game in the token of a button that concerns none.
pub const NO_GAME: GameId = GameId(1);

/// The choice of a button that opens the turn and draws the next tile, even where there is an
/// alternative.
pub const DRAW: &str = "draw";

/// Declares the families of actions, and the action that is one of any family, from one list.
macro_rules! component_actions {
    ($($(#[$about:meta])* $family:ident($actions:ident) {
        $($(#[$doc:meta])* $action:ident = $word:literal,)*
    })*) => {
        $(stored_words! {
            $(#[$about])*
            pub enum $actions { $($(#[$doc])* $action = $word,)* }
        })*

        /// What a button or menu asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum ComponentAction { $($(#[$about])* $family($actions),)* }

        impl ComponentAction {
            /// Every action.
            pub const ALL: &[Self] = &[$($(Self::$family($actions::$action),)*)*];

            /// The stable word in the token.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$family(action) => action.word(),)* }
            }

            /// The action with this word. No two families share a word.
            fn named(word: &str) -> Option<Self> {
                None$(.or_else(|| $actions::named(word).map(Self::$family)))*
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
        Invite = "invite",
        /// Give me the chosen colour.
        Colour = "colour",
        /// Give me the chosen seat in the playing order.
        Seat = "seat",
        /// Invite the chosen person, or take that back.
        Admit = "admit",
        /// Let only invited people join, or everybody.
        Private = "private",
        /// Yes, end this game.
        End = "end",
        /// Play again with the same people and settings.
        Rematch = "again",
        /// Resume here the game that was put aside.
        Resume = "resume",
    }
    /// The panel of sets and house rules.
    Setup(SetupAction) {
        /// Show me the panel of sets and house rules.
        Open = "setup",
        /// Play with the chosen sets.
        Sets = "sets",
        /// Play with the sets of a preset, or without house rules.
        Preset = "preset",
        /// Play by the chosen edition.
        Edition = "edition",
        /// List the house rules of the chosen set.
        System = "system",
        /// List the values of the chosen house rule.
        Rule = "rule",
        /// Set the house rule to the chosen value.
        Value = "value",
    }
    /// A turn: its message, and the panel in which it is planned.
    Turn(TurnAction) {
        /// Show me the panel of my turn; with [`DRAW`], draw the next tile first.
        Open = "open",
        /// Draw the next tile, from the panel.
        Draw = "draw",
        /// Place the tile on the chosen cell.
        Cell = "cell",
        /// Turn the tile on its cell.
        Rotate = "rot",
        /// Pick up the chosen figure or other piece.
        Figure = "figure",
        /// Place the chosen figure on the chosen spot.
        Spot = "spot",
        /// No figure.
        Pass = "pass",
        /// Answer the open question with the chosen option.
        Choose = "opt",
        /// Bid the chosen number of points.
        Amount = "bid",
        /// Another page of the same menu.
        Page = "page",
        /// Undo one step of my plan.
        Back = "back",
        /// Make the move.
        Confirm = "ok",
        /// Undo my last move.
        Undo = "undo",
    }
    /// Looking at a game.
    Query(QueryAction) {
        /// Another step of the log.
        Log = "log",
        /// The log, beside the message with the button.
        History = "history",
        /// The result, to be shown elsewhere.
        Share = "share",
        /// The game from a step on as a moving picture.
        Film = "film",
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
        Wait = "wait",
        /// Have a stand-in play for the late player.
        Relieve = "relieve",
        /// Give up my seat, in the chosen way.
        Vacate = "vacate",
        /// Accept or refuse the offered seat.
        Accept = "accept",
        /// Take the free seat.
        Take = "take",
    }
    /// Polls.
    Poll(PollAction) {
        /// Ask the others to agree to something.
        Propose = "ask",
        /// Answer a vote.
        Vote = "vote",
    }
    /// The daily board; the number of its day stands where others have a game.
    Daily(DailyAction) {
        /// A step of the turn, named in the choice.
        Turn = "daily",
    }
    /// Requests for players.
    Seek(SeekAction) {
        /// Play with the person in the choice.
        Answer = "seek",
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
        Mute = "mute",
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

/// The content of a custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentToken {
    /// What it asks for.
    pub action: ComponentAction,
    /// The game.
    pub game: GameId,
    /// The state of the game.
    pub ordinal: u32,
    /// The choice, in letters, digits and dots; empty if there is none.
    pub choice: String,
}

impl ComponentToken {
    /// A token without a choice.
    pub fn new(action: impl Into<ComponentAction>, game: GameId, ordinal: u32) -> Self {
        Self { action: action.into(), game, ordinal, choice: String::new() }
    }

    /// This token with a choice.
    pub fn with(self, choice: impl Into<String>) -> Self {
        Self { choice: choice.into(), ..self }
    }

    /// The step of a turn on the daily board, and its choice.
    pub fn turn_of_day(&self) -> Option<(TurnAction, &str)> {
        let (word, choice) = self.choice.split_once('.')?;
        Some((TurnAction::named(word)?, choice))
    }

    /// The custom id.
    pub fn encode(&self) -> String {
        let body = self.body();
        let check = checksum(&body);
        format!("{body}:{check}")
    }

    /// The custom id without its checksum.
    fn body(&self) -> String {
        let (word, game, ordinal) = (self.action.word(), self.game.public(), self.ordinal);
        format!("{FORM}:{word}:{game}:{ordinal}:{}", self.choice)
    }

    /// The word of the action in a custom id, which need not be whole: enough for counting presses,
    /// and quick, because most of a flood is counted and refused.
    pub fn word_in(custom_id: &str) -> Option<&'static str> {
        Some(ComponentAction::named(custom_id.split(':').nth(1)?)?.word())
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
        let mut parts = body.split(':');
        let (form, word, game, ordinal, choice) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let is_choice = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
        if form != FORM || parts.next().is_some() || !choice.chars().all(is_choice) {
            return None;
        }
        let token = Self {
            action: ComponentAction::named(word)?,
            game: GameId::from_public(game)?,
            ordinal: ordinal.parse().ok()?,
            choice: choice.to_owned(),
        };
        // A token has exactly one spelling.
        (token.body() == body).then_some(token)
    }
}

/// Catches ids that were mangled or made up by hand. It is not a signature: nothing relies on it.
fn checksum(body: &str) -> String {
    let mut check = blake3::hash(body.as_bytes()).to_hex().to_string();
    check.truncate(CHECK);
    check
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens() -> impl Iterator<Item = ComponentToken> {
        ComponentAction::ALL.iter().flat_map(|&action| {
            [(1, 0, ""), (77, 5, "M13.2"), (1 << 59, u32::MAX, "ZZ-9999.3.abcdef0123456789")].map(
                |(game, ordinal, choice)| {
                    ComponentToken::new(action, GameId(game), ordinal).with(choice)
                },
            )
        })
    }

    #[test]
    fn every_token_reads_back_and_fits_into_a_custom_id() {
        for token in tokens() {
            let text = token.encode();
            assert!(text.len() <= TOKEN_CHARS, "{text}");
            assert_eq!(ComponentToken::decode(&text), Some(token), "{text}");
        }
    }

    #[test]
    fn a_token_with_one_letter_changed_is_no_token() {
        for token in tokens() {
            let text = token.encode();
            for at in 0..text.len() {
                for other in ["0", "z", "Z", ":", " ", ""] {
                    let mut forged = text.clone();
                    forged.replace_range(at..=at, other);
                    assert!(
                        forged == text || ComponentToken::decode(&forged).is_none(),
                        "{forged}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_no_token_is_no_token() {
        let long = "c1:".repeat(2000);
        for text in ["", ":", "c1", "c1:::::", "c1:open:00001:0::", "@everyone", "\u{202E}", &long]
        {
            assert_eq!(ComponentToken::decode(text), None, "{text}");
        }
    }
}
