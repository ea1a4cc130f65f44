//! What people type and press, as Discord hands it on.

use std::cell::Cell;

use port::{
    ActionRow, ApplicationId, ChannelId, Given, GuildId, Interaction, InteractionId,
    InteractionKind, InteractionToken, Invocation, Message, MessageTarget, OptionValue,
    Permissions, User, UserId,
};

thread_local! {
    static NEXT: Cell<u64> = const { Cell::new(1) };
}

/// A table begins: its interactions are numbered anew.
pub fn begin() {
    NEXT.set(1);
}

/// The custom id of the button with this number.
pub fn button(message: &Message, number: usize) -> Option<String> {
    let buttons = message.rows.iter().filter_map(|row| match row {
        ActionRow::Buttons(buttons) => Some(buttons),
        ActionRow::Select(_) => None,
    });
    let button = buttons.flatten().nth(number).filter(|button| !button.disabled)?;
    match &button.target {
        MessageTarget::Id(id) => Some(id.clone()),
        MessageTarget::Link(_) => None,
    }
}

pub fn interaction(user: u64, kind: InteractionKind) -> Interaction {
    let id = NEXT.get();
    NEXT.set(id + 1);
    Interaction {
        id: InteractionId(id),
        application: ApplicationId(1),
        token: InteractionToken::new("token"),
        guild: Some(GuildId(5)),
        channel: ChannelId(50),
        in_thread: false,
        user: User {
            id: UserId(user),
            name: format!("user{user}"),
            display_name: ["Ada", "Ben", "Łucja", "Ştefan"][user as usize % 4].to_owned(),
        },
        locale: "en-GB".to_owned(),
        guild_locale: None,
        app_permissions: Permissions::ADMINISTRATOR,
        member_permissions: Permissions::default(),
        kind,
    }
}

pub fn invocation(line: &str) -> Invocation {
    let words = line.split(' ').filter(|word| !word.is_empty());
    let (options, path): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains(':'));
    let given = options.into_iter().map(|option| {
        let (name, value) = option.split_once(':').unwrap();
        let value = match value {
            "true" => OptionValue::Flag(true),
            "false" => OptionValue::Flag(false),
            text => OptionValue::Text(text.to_owned()),
        };
        Given { name: name.to_owned(), value }
    });
    Invocation { path: path.into_iter().map(str::to_owned).collect(), options: given.collect() }
}

/// What somebody does, in one line.
pub fn told(asked: &Interaction) -> String {
    let done = match &asked.kind {
        InteractionKind::Component(press) => {
            format!("presses {} {:?}", press.custom_id, press.values)
        }
        InteractionKind::Command(typed) => {
            format!("types {} {:?}", typed.path.join(" "), typed.options)
        }
        InteractionKind::Autocomplete { invocation, .. } => {
            format!("begins {}", invocation.path.join(" "))
        }
    };
    format!("{} {done}", asked.user.name)
}
