//! The people at the table: what each does next, as Discord hands it on.

use port::{
    ApplicationId, ChannelId, Given, GuildId, Interaction, InteractionId, InteractionKind,
    InteractionToken, Invocation, OptionValue, Permissions, User, UserId,
};
use rules::{Dice, Seed};

use crate::wire::Position;

/// Who plays.
pub const PEOPLE: [u64; 3] = [101, 102, 103];

/// Chance that is the same in every run.
#[derive(Debug)]
pub struct Chance(Dice);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(Dice::new(Seed::from_number(seed)))
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0.below(u32::try_from(most.max(1)).unwrap()) as usize
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Types a command.
    Types(String),
    /// Asks where the tile can lie, to choose one of the cells.
    Looks,
}

impl Deed {
    /// It, as it arrives.
    pub fn arrives(&self, id: u64, user: u64, channel: u64) -> Interaction {
        let kind = match self {
            Self::Types(line) => InteractionKind::Command(typed(line)),
            Self::Looks => {
                let focused = "cell".to_owned();
                InteractionKind::Autocomplete { invocation: typed("place cell:"), focused }
            }
        };
        Interaction {
            id: InteractionId(id),
            application: ApplicationId(1),
            token: InteractionToken::new("token"),
            guild: Some(GuildId(5)),
            channel: ChannelId(channel),
            in_thread: false,
            user: User {
                id: UserId(user),
                name: format!("user{user}"),
                display_name: format!("User {user}"),
            },
            locale: "en-GB".to_owned(),
            guild_locale: None,
            app_permissions: Permissions::ADMINISTRATOR,
            member_permissions: Permissions::default(),
            kind,
        }
    }
}

fn typed(line: &str) -> Invocation {
    let (options, path): (Vec<&str>, Vec<&str>) =
        line.split(' ').partition(|word| word.contains(':'));
    let given = options.into_iter().map(|option| {
        let (name, value) = option.split_once(':').unwrap();
        Given { name: name.to_owned(), value: OptionValue::Text(value.to_owned()) }
    });
    Invocation { path: path.into_iter().map(str::to_owned).collect(), options: given.collect() }
}

/// What is done next at a table that stands like this, and by whom: opened, joined, started, then
/// turn by turn. `last` is what was done last there, and what came of it.
pub fn next(
    stands: &Position,
    last: Option<(&Deed, &[String])>,
    chance: &mut Chance,
) -> (u64, Deed) {
    let types = |line: &str| Deed::Types(line.to_owned());
    let missing = PEOPLE.iter().find(|user| !stands.seats.contains(user));
    match (stands.status.as_str(), missing) {
        ("lobby", Some(user)) => return (*user, types("game join")),
        ("lobby", None) => return (PEOPLE[0], types("game start")),
        ("running", _) => {}
        _ => return (PEOPLE[0], types("game new sets:base")),
    }
    let mover = stands.mover.unwrap_or(PEOPLE[0]);
    let deed = match last {
        Some((Deed::Types(line), _)) if line == "turn" => Deed::Looks,
        Some((Deed::Looks, cells)) if !cells.is_empty() => {
            types(&format!("place cell:{}", chance.of(cells)))
        }
        // A tile that fits in one place only has been laid there already.
        Some((Deed::Looks, _)) => types("pass"),
        Some((Deed::Types(line), _)) if line.starts_with("place ") || line == "pass" => {
            types("confirm")
        }
        Some((Deed::Types(line), words)) if line == "confirm" => {
            match words.iter().any(|words| words.contains("One more question")) {
                true => types("pass"),
                false => types("turn"),
            }
        }
        _ => types("turn"),
    };
    (mover, deed)
}
