//! Somebody who makes up what buttons carry: replayed, altered, invented, mangled. Nothing of it may
//! change the game, wherever it is pressed.

use port::{
    ActionRow, ChannelId, GuildId, Interaction, InteractionKind, Message, MessageId, MessageTarget,
};
use storage::GameId;
use table::token::{ComponentAction, ComponentToken, PersonalAction, sealed};

use crate::people::Chance;

/// Whoever presses what they should not.
pub const BANNED: u64 = 901_000_000_000_000_001;
/// Somebody of the server, in another channel, in another server, or in direct messages.
const STRANGER: u64 = 902_000_000_000_000_002;
/// The most tokens that are kept to be replayed.
const POOL: usize = 400;
/// What may stand in a token as a choice.
const CHOICES: [&str; 12] =
    ["", "0", "1", "7", "yes", "1.yes", "0.no", "open.0", "end.1", "M13", "resign", "0000abcd"];
/// What a letter of a button may become.
const MANGLED: [&str; 5] = ["", "0", ":", "\u{202E}", "A"];
/// What may be chosen in a menu.
const VALUES: [&str; 6] = ["0", "1", "M14", "base", "-3", "99999999999999999999"];

/// What has been seen of real buttons.
#[derive(Debug, Default)]
pub struct Attacker {
    pool: Vec<String>,
    /// How many tokens were pressed.
    pub forged: usize,
}

/// From where somebody presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The channel of the game, by somebody whom the server has banned.
    Banned,
    /// Another channel of the server.
    Channel,
    /// Another server, with the number of the channel.
    Server,
    /// Direct messages.
    Direct,
}

impl From {
    pub const ALL: [Self; 4] = [Self::Banned, Self::Channel, Self::Server, Self::Direct];

    /// The interaction as it comes from there.
    pub fn of(self, interaction: Interaction) -> Interaction {
        let mut of = interaction;
        of.user.id.0 = if self == Self::Banned { BANNED } else { STRANGER };
        match self {
            Self::Banned => {}
            Self::Channel => of.channel = ChannelId(51),
            Self::Server => of.guild = Some(GuildId(6)),
            Self::Direct => of.guild = None,
        }
        of
    }
}

impl Attacker {
    /// Notes the buttons and menus of a message.
    pub fn sees(&mut self, message: &Message) {
        for row in &message.rows {
            let ids: Vec<&String> = match row {
                ActionRow::Select(select) => vec![&select.custom_id],
                ActionRow::Buttons(buttons) => buttons
                    .iter()
                    .filter_map(|button| match &button.target {
                        MessageTarget::Id(id) => Some(id),
                        MessageTarget::Link(_) => None,
                    })
                    .collect(),
            };
            self.pool.extend(ids.into_iter().cloned());
        }
        let surplus = self.pool.len().saturating_sub(POOL);
        self.pool.drain(..surplus);
    }

    /// A press that nobody was offered, or not here, or not any more.
    pub fn forge(
        &mut self,
        chance: &mut Chance,
        from: From,
        (game, ordinal): (GameId, u32),
    ) -> InteractionKind {
        loop {
            let press = self.guess(chance, game, ordinal);
            if !is_honest(from, &press) {
                self.forged += 1;
                return press;
            }
        }
    }

    fn guess(&self, chance: &mut Chance, game: GameId, ordinal: u32) -> InteractionKind {
        let seen = if self.pool.is_empty() { None } else { Some(chance.of(&self.pool).clone()) };
        let custom_id = match (chance.below(5), seen) {
            (0, Some(seen)) => seen,
            (1, Some(seen)) => altered(chance, &seen),
            (2, Some(seen)) => mangled(chance, &seen),
            (3, _) => format!("c1:ok:{}:{ordinal}::ffffff", game.public()),
            _ => {
                let near = (ordinal + chance.below(4) as u32).saturating_sub(2);
                let (word, choice) = (*chance.of(ComponentAction::WORDS), *chance.of(&CHOICES));
                sealed(&format!("c1:{word}:{}:{near}:{choice}", game.public()))
            }
        };
        let values =
            if chance.percent(50) { vec![(*chance.of(&VALUES)).to_owned()] } else { vec![] };
        InteractionKind::Component(port::Press { custom_id, values, message: MessageId(1) })
    }
}

/// A token that says something else in one place, and is whole otherwise.
fn altered(chance: &mut Chance, seen: &str) -> String {
    let [form, mut word, game, ordinal, mut choice, _] = seen.split(':').collect::<Vec<_>>()[..]
    else {
        return seen.to_owned();
    };
    let (mut game, mut ordinal) = (game.to_owned(), ordinal.to_owned());
    match chance.below(4) {
        0 => word = *chance.of(ComponentAction::WORDS),
        1 => ordinal = (ordinal.parse().unwrap_or(0_u64) + 1).to_string(),
        2 => game = GameId(1 + chance.below(3) as i64).public(),
        _ => choice = *chance.of(&CHOICES),
    }
    sealed(&format!("{form}:{word}:{game}:{ordinal}:{choice}"))
}

fn mangled(chance: &mut Chance, text: &str) -> String {
    let mut text = text.to_owned();
    let at = chance.below(text.len());
    if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
        let other = *chance.of(&MANGLED);
        text.replace_range(at..=at, other);
    }
    text
}

/// Whether a press is no forgery, because anybody may press it there: whoever has themselves
/// forgotten is no longer banned, and a game of one's own begins in direct messages.
fn is_honest(from: From, press: &InteractionKind) -> bool {
    let InteractionKind::Component(press) = press else { return false };
    let action = ComponentToken::decode(&press.custom_id).map(|token| token.action);
    let is = |own: PersonalAction| action == Some(own.into());
    match from {
        From::Banned => is(PersonalAction::Erase),
        From::Direct => is(PersonalAction::Learn) || is(PersonalAction::Solo),
        From::Channel | From::Server => false,
    }
}
