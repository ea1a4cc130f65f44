//! What a button or menu carries: which act, of which game, at which state, with which choice. The
//! client can send anything back, so a token that decodes is only well formed. It grants nothing;
//! `access.rs` and the ordinal decide.

use storage::GameId;

/// First part of every token; a new token format gets a new letter and number.
const FORM: &str = "c1";
/// Digits of the checksum.
const CHECK: usize = 6;
/// The most characters of a token (Discord, `custom_id`).
pub const TOKEN_CHARS: usize = crate::port::limits::CUSTOM_ID;

/// Stands in for a game in the token of a button that concerns none.
pub const NO_GAME: GameId = GameId(1);

/// The choice of a button that opens the turn and draws the next tile, even where there is an
/// alternative.
pub const DRAW: &str = "draw";

/// What a button or menu asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Press {
    /// Join the lobby.
    Join,
    /// Leave the lobby.
    Leave,
    /// Start the game.
    Start,
    /// Yes, end this game.
    End,
    /// Show me the panel of sets and house rules.
    Setup,
    /// Play with the chosen sets.
    Sets,
    /// Play with the sets of a preset, or without house rules.
    Preset,
    /// List the house rules of the chosen set.
    System,
    /// List the values of the chosen house rule.
    Rule,
    /// Set the house rule to the chosen value.
    Value,
    /// Show me the panel of my turn; with [`DRAW`], draw the next tile first.
    Open,
    /// Draw the next tile, from the panel.
    Draw,
    /// Place the tile on the chosen cell.
    Cell,
    /// Turn the tile on its cell.
    Rotate,
    /// Pick up the chosen figure or other piece.
    Figure,
    /// Place the chosen figure on the chosen spot.
    Spot,
    /// No figure.
    Pass,
    /// Answer the open question with the chosen option.
    Choose,
    /// Bid the chosen number of points.
    Amount,
    /// Another page of the same menu.
    Page,
    /// Undo one step of my plan.
    Back,
    /// Make the move.
    Confirm,
    /// Undo my last move.
    Undo,
    /// Another page of the log.
    Log,
    /// The board.
    Board,
    /// The points, and where they come from.
    Score,
    /// The tiles that are left.
    Tiles,
    /// Ask Carcas to join the table, or to leave it.
    Invite,
    /// Let me play my own seat again.
    Return,
    /// Give the late player more time.
    Wait,
    /// Have a stand-in play for the late player.
    Relieve,
    /// Give up my seat, in the chosen way.
    Vacate,
    /// Accept or refuse the offered seat.
    Accept,
    /// Take the free seat.
    Take,
    /// Ask the others to agree to something.
    Propose,
    /// Answer a vote.
    Vote,
    /// Play again with the same people and settings.
    Rematch,
    /// Stop reminding me in this turn.
    Mute,
    /// Start my first game here.
    Learn,
    /// Open a table here for me and Carcas.
    Solo,
    /// Forget everything about me.
    Erase,
}

impl Press {
    /// Every press.
    pub const ALL: [Self; 41] = [
        Self::Join,
        Self::Leave,
        Self::Start,
        Self::End,
        Self::Setup,
        Self::Sets,
        Self::Preset,
        Self::System,
        Self::Rule,
        Self::Value,
        Self::Open,
        Self::Draw,
        Self::Cell,
        Self::Rotate,
        Self::Figure,
        Self::Spot,
        Self::Pass,
        Self::Choose,
        Self::Amount,
        Self::Page,
        Self::Back,
        Self::Confirm,
        Self::Undo,
        Self::Log,
        Self::Board,
        Self::Score,
        Self::Tiles,
        Self::Invite,
        Self::Return,
        Self::Wait,
        Self::Relieve,
        Self::Vacate,
        Self::Accept,
        Self::Take,
        Self::Propose,
        Self::Vote,
        Self::Rematch,
        Self::Mute,
        Self::Learn,
        Self::Solo,
        Self::Erase,
    ];

    /// The stable word in the token.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::End => "end",
            Self::Setup => "setup",
            Self::Sets => "sets",
            Self::Preset => "preset",
            Self::System => "system",
            Self::Rule => "rule",
            Self::Value => "value",
            Self::Open => "open",
            Self::Draw => "draw",
            Self::Cell => "cell",
            Self::Rotate => "rot",
            Self::Figure => "figure",
            Self::Spot => "spot",
            Self::Pass => "pass",
            Self::Choose => "opt",
            Self::Amount => "bid",
            Self::Page => "page",
            Self::Back => "back",
            Self::Confirm => "ok",
            Self::Undo => "undo",
            Self::Log => "log",
            Self::Board => "board",
            Self::Score => "score",
            Self::Tiles => "tiles",
            Self::Invite => "invite",
            Self::Return => "return",
            Self::Wait => "wait",
            Self::Relieve => "relieve",
            Self::Vacate => "vacate",
            Self::Accept => "accept",
            Self::Take => "take",
            Self::Propose => "ask",
            Self::Vote => "vote",
            Self::Rematch => "again",
            Self::Mute => "mute",
            Self::Learn => "learn",
            Self::Solo => "solo",
            Self::Erase => "erase",
        }
    }
}

/// The content of a custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it asks for.
    pub press: Press,
    /// The game.
    pub game: GameId,
    /// The state of the game.
    pub ordinal: u32,
    /// The choice, in letters, digits and dots; empty if there is none.
    pub choice: String,
}

impl Token {
    /// A token without a choice.
    pub const fn new(press: Press, game: GameId, ordinal: u32) -> Self {
        Self { press, game, ordinal, choice: String::new() }
    }

    /// This token with a choice.
    pub fn with(self, choice: impl Into<String>) -> Self {
        Self { choice: choice.into(), ..self }
    }

    /// The custom id.
    pub fn encode(&self) -> String {
        let (word, game, ordinal) = (self.press.word(), self.game.public(), self.ordinal);
        let body = format!("{FORM}:{word}:{game}:{ordinal}:{}", self.choice);
        let check = checksum(&body);
        format!("{body}:{check}")
    }

    /// The token in a custom id; `None` for anything [`Token::encode`] would not write.
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
            press: Press::ALL.into_iter().find(|press| press.word() == word)?,
            game: GameId::from_public(game)?,
            ordinal: ordinal.parse().ok()?,
            choice: choice.to_owned(),
        };
        // A token has exactly one spelling.
        (token.encode() == custom_id).then_some(token)
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

    fn tokens() -> impl Iterator<Item = Token> {
        Press::ALL.into_iter().flat_map(|press| {
            [(1, 0, ""), (77, 5, "M13.2"), (1 << 59, u32::MAX, "ZZ-9999.3.abcdef0123456789")].map(
                |(game, ordinal, choice)| Token::new(press, GameId(game), ordinal).with(choice),
            )
        })
    }

    #[test]
    fn every_token_reads_back_and_fits_into_a_custom_id() {
        for token in tokens() {
            let text = token.encode();
            assert!(text.len() <= TOKEN_CHARS, "{text}");
            assert_eq!(Token::decode(&text), Some(token), "{text}");
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
                    assert!(forged == text || Token::decode(&forged).is_none(), "{forged}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_token_is_no_token() {
        let long = "c1:".repeat(2000);
        for text in ["", ":", "c1", "c1:::::", "c1:open:00001:0::", "@everyone", "\u{202E}", &long]
        {
            assert_eq!(Token::decode(text), None, "{text}");
        }
    }
}
