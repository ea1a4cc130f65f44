//! What players and attackers send that no player should: every answer is private and clear, and
//! the game is as it was.

use port::{
    ChannelId, Given, GuildId, Interaction, InteractionKind, Invocation, OptionValue, Permissions,
    Reply,
};
use storage::GameId;
use table::token::{ComponentAction, ComponentToken, LobbyAction, TurnAction, sealed};

use crate::common::{Table, button, command, interaction, menu, press};

/// Texts that have broken other programs.
fn naughty() -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        " ",
        "\u{0}",
        "\u{7}\u{1b}[31m",
        "\u{202E}drawkcab",
        "\u{200B}\u{FEFF}",
        "@everyone",
        "<@1>",
        "<@&5>",
        "**x**`y`||z||",
        "[x](https://example.org)",
        "'; DROP TABLE games; --",
        "{ $who }",
        "../../etc/passwd",
        "-1",
        "99999999999999999999999999",
        "M13,M14",
        "ℳ13",
        "=",
        "a=b=c",
        ",,,,",
        "null",
        "🐑🐑🐑",
        "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    ]
    .map(str::to_owned)
    .to_vec();
    texts.push("a".repeat(6000));
    texts.push("Ł".repeat(6000));
    texts.push("base,".repeat(1200));
    texts
}

/// Every command with every option that takes text.
const OPTIONS: &[(&str, &[&str])] = &[
    ("game new", &["sets", "options"]),
    ("game options", &["sets", "options"]),
    ("rules", &["topic"]),
    ("place", &["cell", "rotation"]),
    ("rotate", &["rotation"]),
    ("deploy", &["spot", "figure"]),
    ("choose", &["option", "amount"]),
    ("board", &["view"]),
];

async fn fingerprint(table: &Table) -> String {
    let games = table.store.games(storage::Find::Running, 10).await.unwrap();
    let mut print = String::new();
    for game in games {
        let moves = table.store.moves(game.id).await.unwrap().len();
        let table = table.store.table(game.id).await.unwrap().unwrap();
        print += &format!("{:?} {moves} {:?};", table.seats, table.state.map(|s| s.hash));
        let mut progress: serde_json::Value = serde_json::from_str(&game.progress).unwrap();
        // That somebody has looked at the board changes nothing in the game.
        progress.as_object_mut().unwrap().remove("looks");
        print += &format!("{} {:?} {progress};", game.ordinal, game.status);
    }
    print
}

async fn started(name: &str) -> (Table, u64) {
    let mut table = Table::open(name).await;
    table.run(1, "game new sets:base").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let mover = table.mover().await.unwrap();
    (table, mover)
}

#[tokio::test]
async fn no_text_in_any_option_changes_a_game_or_breaks_an_answer() {
    let (mut table, mover) = started("hostile").await;
    table.run(mover, "turn").await;
    let before = fingerprint(&table).await;
    let sent = table.public.len();
    for (path, options) in OPTIONS {
        for text in naughty() {
            for hostile in *options {
                let given = options.iter().map(|option| Given {
                    name: (*option).to_owned(),
                    value: OptionValue::Text(if option == hostile {
                        text.clone()
                    } else {
                        "base".to_owned()
                    }),
                });
                let invocation = Invocation {
                    path: path.split(' ').map(str::to_owned).collect(),
                    options: given.collect(),
                };
                let typing = InteractionKind::Autocomplete {
                    invocation: invocation.clone(),
                    focused: (*hostile).to_owned(),
                };
                let reply = table_reply(&table, mover, typing).await;
                let Reply::Choices(choices) = reply else { panic!("{reply:?}") };
                assert!(choices.len() <= 25);
                for user in [mover, 9] {
                    let kind = InteractionKind::Command(invocation.clone());
                    let answer = table.say(user, kind).await;
                    assert!(answer.content.chars().count() < 1500, "{}", answer.content);
                    assert!(!answer.content.contains('\u{202E}'));
                }
                assert_eq!(fingerprint(&table).await, before, "{path} {hostile} {text:?}");
            }
        }
    }
    assert_eq!(table.public.len(), sent, "nothing was said in public");
}

async fn table_reply(table: &Table, user: u64, kind: InteractionKind) -> Reply {
    use port::Application;
    table.app.handle(interaction(user, kind)).await
}

#[tokio::test]
async fn hostile_names_are_only_names() {
    for (index, name) in naughty().into_iter().enumerate() {
        let mut table = Table::open(&format!("names{index}")).await;
        table.odd_names = true;
        let named = |user: u64, line: &str| {
            let mut of = interaction(user, command(line));
            of.user.display_name = name.clone();
            of
        };
        table.hear(named(1, "game new")).await;
        table.hear(named(2, "game join")).await;
        table.hear(named(1, "game info")).await;
        table.hear(named(1, "game start")).await;
        let mover = table.mover().await.unwrap();
        for line in ["turn", "board", "board text:true", "score", "log", "help", "game info"] {
            table.hear(named(mover, line)).await;
        }
        let other = 3 - mover;
        let answer = table.hear(named(other, "turn")).await;
        assert!(answer.content.contains("not your turn"), "{}", answer.content);
    }
}

/// What stands at the end of forged tokens: some of it goes with some of their acts.
const CHOICES: [&str; 12] = [
    "",
    "0",
    "99",
    "M13",
    "abcdef01.M13.90",
    "abcdef01",
    "1.yes",
    "7.1",
    "open.1",
    "on",
    "resign",
    "cell.abcdef01",
];

/// Every act that a token can name, with ids and choices of all sorts.
fn forged(game: GameId, ordinal: u32) -> Vec<String> {
    let mut forged: Vec<String> = naughty().into_iter().filter(|text| text.len() <= 100).collect();
    for word in ComponentAction::WORDS {
        for game in [game, GameId(game.0 + 1), GameId(1 << 40)].map(GameId::public) {
            for ordinal in [0, ordinal, ordinal + 1, u32::MAX] {
                for choice in CHOICES {
                    forged.push(sealed(&format!("c1:{word}:{game}:{ordinal}:{choice}")));
                }
            }
        }
    }
    forged
}

#[tokio::test]
async fn forged_buttons_do_nothing_for_anybody_who_is_not_to_move() {
    // Every token comes with every choice if that is wanted, else an eleventh of them share the choices.
    let all = std::env::var("CARCAS_HOSTILE").is_ok_and(|wanted| wanted == "all");
    let (mut table, mover) = started("forged").await;
    table.run(mover, "turn").await;
    let id = table.store.table_in(ChannelId(50)).await.unwrap().unwrap().game;
    let before = fingerprint(&table).await;
    // The host may press Start and End, so the host is not among the strangers.
    let strangers = [3 - mover, 9].into_iter().filter(|user| *user != 1);
    for user in strangers {
        let forged = forged(id.id, id.ordinal);
        for (nth, custom_id) in forged.iter().enumerate().step_by(if all { 1 } else { 11 }) {
            let chosen = [&[][..], &["0"], &["M13"], &["@everyone"]];
            let shared = [chosen[nth % chosen.len()]];
            for values in if all { &chosen[..] } else { &shared } {
                table.say(user, press(custom_id, values)).await;
            }
        }
    }
    assert_eq!(fingerprint(&table).await, before);
}

/// The same person in another server or channel.
fn elsewhere(mut of: Interaction) -> [Interaction; 3] {
    of.member_permissions = Permissions::ADMINISTRATOR;
    let (mut guild, mut channel, mut direct) = (of.clone(), of.clone(), of);
    guild.guild = Some(GuildId(6));
    channel.channel = ChannelId(51);
    channel.id = storage::InteractionId(channel.id.0 + 1_000_000);
    direct.guild = None;
    direct.id = storage::InteractionId(direct.id.0 + 2_000_000);
    [guild, channel, direct]
}

#[tokio::test]
async fn a_game_cannot_be_reached_from_another_server_or_channel() {
    let (mut table, mover) = started("elsewhere").await;
    let panel = table.run(mover, "turn").await;
    let (id, cells) = menu(&panel, "Cell").expect("a menu of cells");
    let ring = table.public.last().unwrap().clone();
    let open = button(&ring, "Take your turn").unwrap();
    let game = table.store.table_in(ChannelId(50)).await.unwrap().unwrap().game;
    let end = ComponentToken::new(LobbyAction::End, game.id, game.ordinal).encode();
    let unknown = ComponentToken::new(TurnAction::Open(None), GameId(4711), 0).encode();
    let before = fingerprint(&table).await;
    let unknown = table.say(mover, press(&unknown, &[])).await.content;
    for (custom_id, value) in [(id, cells[0].clone()), (open, String::new()), (end, String::new())]
    {
        let values: Vec<&str> = [value.as_str()].into_iter().filter(|v| !v.is_empty()).collect();
        for of in elsewhere(interaction(mover, press(&custom_id, &values))) {
            let answer = table.hear(of).await;
            assert_eq!(answer.content, unknown, "it looks like a game that does not exist");
        }
    }
    assert_eq!(fingerprint(&table).await, before);
}

#[tokio::test]
async fn every_button_of_a_finished_turn_is_refused_to_everybody() {
    let (mut table, _) = started("replayed").await;
    let mut buttons: Vec<(String, Vec<String>)> = Vec::new();
    for _ in 0..6 {
        let user = table.mover().await.unwrap();
        let mut panel = table.run(user, "turn").await;
        remember(&panel, &mut buttons);
        if let Some((id, cells)) = menu(&panel, "Cell") {
            panel = table.say(user, press(&id, &[&cells[0]])).await;
            remember(&panel, &mut buttons);
        }
        let confirm = button(&panel, "Confirm").unwrap();
        let done = table.say(user, press(&confirm, &[])).await;
        // Undo is the one button that may still act: it has a test of its own.
        assert!(button(&done, "Undo").is_some());
    }
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let before = fingerprint(&table).await;
    for (custom_id, values) in &buttons {
        for user in [1, 2, 9] {
            let values: Vec<&str> = values.iter().map(String::as_str).take(1).collect();
            let answer = table.say(user, press(custom_id, &values)).await;
            assert!(!answer.content.starts_with("Done"), "{}", answer.content);
        }
    }
    assert_eq!(fingerprint(&table).await, before);
}

fn remember(message: &port::Message, buttons: &mut Vec<(String, Vec<String>)>) {
    for row in &message.rows {
        match row {
            port::ActionRow::Buttons(row) => {
                buttons.extend(row.iter().filter_map(|button| match &button.target {
                    port::MessageTarget::Id(id) => Some((id.clone(), Vec::new())),
                    port::MessageTarget::Link(_) => None,
                }))
            }
            port::ActionRow::Select(select) => {
                let values = select.options.iter().map(|option| option.value.clone());
                buttons.push((select.custom_id.clone(), values.collect()));
            }
        }
    }
}
