//! The table before the game: sets and house rules by command and by the host's panel, and what is
//! refused there.

use app::App;
use ground::Options;
use port::{ActionRow, ChannelId, Message};
use queues::quotas::Quotas;

use crate::common::{Table, button, menu, press};

/// What stands above the first menu of sets.
const GROUNDS: &str = "Sets: ground sets";

/// The sets and house rules of the table in the channel, as stored.
async fn stored(table: &Table) -> serde_json::Value {
    let known = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    serde_json::from_str(&known.game.settings).unwrap()
}

async fn systems(table: &Table) -> Vec<String> {
    serde_json::from_value(stored(table).await["systems"].clone()).unwrap()
}

async fn panel(table: &mut Table) -> Message {
    let lobby = table.public.last().unwrap().clone();
    let open = button(&lobby, "Sets and rules").unwrap();
    table.say(1, press(&open, &[])).await
}

#[tokio::test]
async fn presets_are_words_for_their_sets() {
    for (word, count) in [("classic", 1), ("big-box", 7), ("everything", 14), ("all", 40)] {
        let mut table = Table::open(&format!("preset-{word}")).await;
        table.run(1, &format!("game new sets:{word}")).await;
        assert!(systems(&table).await.len() >= count, "{word}");
        let lobby = table.public.last().unwrap();
        assert!(lobby.content.contains("Base game"), "{}", lobby.content);
    }
}

#[tokio::test]
async fn a_table_says_how_many_tiles_and_turns_its_game_has() {
    for (line, says) in [
        ("game new sets:base", "(72 tiles, about 71 turns)"),
        ("game new sets:base tiles:24", "(72 tiles, about 24 turns)"),
        ("game new sets:hills", "(90 tiles, about 81 turns)"),
    ] {
        let mut table = Table::open(&format!("setup-extent-{}", line.len())).await;
        table.run(1, line).await;
        let lobby = table.public.last().unwrap();
        assert!(lobby.content.contains(says), "{line}: {}", lobby.content);
    }
}

#[tokio::test]
async fn the_host_chooses_sets_in_the_panel_and_everybody_sees_them() {
    let mut table = Table::open("setup-sets").await;
    table.run(1, "game new").await;
    let shown = panel(&mut table).await;
    let (_, grounds) = menu(&shown, GROUNDS).unwrap();
    assert!(grounds.contains(&"winter".to_owned()), "{grounds:?}");
    let next = button(&shown, "Next: large expansions").unwrap();
    let shown = table.say(1, press(&next, &[])).await;
    let (id, keys) = menu(&shown, "Sets: large expansions").unwrap();
    assert!(keys.contains(&"tower".to_owned()), "{keys:?}");
    let shown = table.say(1, press(&id, &["inns", "tower"])).await;
    assert_eq!(systems(&table).await, ["base", "inns", "tower"]);
    assert!(shown.content.contains("The Tower"), "{}", shown.content);
    let next = button(&shown, "Next: small expansions").unwrap();
    let shown = table.say(1, press(&next, &[])).await;
    let back = button(&shown, "Back: large expansions").unwrap();
    let shown = table.say(1, press(&back, &[])).await;
    let next = button(&shown, "Next: small expansions").unwrap();
    let shown = table.say(1, press(&next, &[])).await;
    let (id, _) = menu(&shown, "Sets: small expansions").unwrap();
    table.say(1, press(&id, &["tunnel"])).await;
    assert_eq!(systems(&table).await, ["base", "inns", "tower", "tunnel"], "the others stay");
    let (boxes, words) = menu(&shown, "A box or a mixture").unwrap();
    assert!(words.contains(&"winter-box".to_owned()), "{words:?}");
    table.say(1, press(&boxes, &["everything"])).await;
    assert!(systems(&table).await.len() >= 14);
    let info = table.run(2, "game info").await;
    assert!(info.content.contains("Traders & Builders"), "{}", info.content);
}

#[tokio::test]
async fn every_set_is_offered_with_what_it_does_and_how_much_longer_it_makes_the_game() {
    let mut table = Table::open("setup-told").await;
    table.run(1, "game new").await;
    let mut shown = panel(&mut table).await;
    let mut told = std::collections::BTreeMap::new();
    for _ in 0..4 {
        let mut menus = shown.rows.iter().filter_map(|row| match row {
            ActionRow::Select(select) => Some(select),
            ActionRow::Buttons(_) => None,
        });
        let sets = menus.find(|menu| menu.placeholder.starts_with("Sets: ")).expect("a menu");
        for set in &sets.options {
            told.insert(set.value.clone(), set.description.clone().unwrap());
        }
        let Some(ActionRow::Buttons(buttons)) = shown.rows.last() else { panic!("{shown:?}") };
        let label = buttons.last().unwrap().label.clone();
        let next = button(&shown, &label).unwrap();
        shown = table.say(1, press(&next, &[])).await;
    }
    assert_eq!(told.len(), rules::expansions::ALL.len());
    assert!(told["base"].ends_with(" · 72 tiles"), "{}", told["base"]);
    assert!(told["inns"].ends_with(" · +18 tiles, +25%"), "{}", told["inns"]);
    for (set, tells) in [
        // Eight hills hide a tile each, the Count has twelve instead of one from the start, and the special
        // monasteries take the place of others.
        ("hills", " · +18 tiles, +14%"),
        ("count", " · +11 tiles, +0%"),
        ("monasteries", " · same length"),
        ("phantom", " · same length"),
        ("buildings", " · same length"),
        ("creativity", " · +2 tiles, +3%"),
    ] {
        assert!(told[set].ends_with(tells), "{}", told[set]);
    }
    let monasteries = &told["monasteries"];
    assert!(monasteries.starts_with("Six cloisters in place of plain ones"), "{monasteries}");
    let lengths = told.values().filter_map(|told| told.rsplit_once(" · "));
    assert_eq!(lengths.count(), told.len(), "each says how much longer: {told:?}");
}

#[tokio::test]
async fn a_set_is_found_by_its_name_in_any_language() {
    let mut table = Table::open("setup-search").await;
    for typed in ["Wirtshäuser", "Auberges", "inns", "cathedrals inns"] {
        let found = table.complete_with(1, "game new", "sets", typed).await;
        assert!(found.iter().any(|choice| choice.value == "inns"), "{typed}: {found:?}");
    }
    let presets = table.complete(1, "game new sets:classic", "sets").await;
    assert!(presets[0].name.contains("72 tiles, about 71 turns"), "{presets:?}");
}

#[tokio::test]
async fn a_name_that_is_typed_and_sent_is_taken_and_another_is_refused_with_where_to_choose() {
    let mut table = Table::open("setup-typed").await;
    let refused = table.run(1, "game new sets:poker").await.content;
    assert!(refused.contains("*Sets and rules*") && refused.contains("`big-box`"), "{refused}");
    assert!(refused.len() < 400, "{refused}");
    let refused = table.run_with(1, "game new", "sets", "winter edition, editions").await.content;
    assert!(refused.contains("`winter` (Winter Edition)"), "{refused}");
    table.run_with(1, "game new", "sets", "Hügel + sheep, Glücksrad").await;
    assert_eq!(systems(&table).await, ["wheel", "hills"]);
}

#[tokio::test]
async fn what_does_not_go_together_is_refused_and_nothing_is_changed() {
    let mut table = Table::open("setup-refused").await;
    let refused = table.run(1, "game new sets:base,winter").await;
    assert!(refused.content.contains("don't go together"), "{}", refused.content);
    let refused = table.run(1, "game new options:first_counts=farms").await;
    assert!(refused.content.contains("farm_scoring=first"), "{}", refused.content);
    table.run(1, "game new").await;
    let shown = panel(&mut table).await;
    let (id, _) = menu(&shown, GROUNDS).unwrap();
    for wrong in [&["base", "winter"][..], &["inns"], &["@everyone"], &[]] {
        let refused = table.say(1, press(&id, wrong)).await;
        assert!(menu(&refused, GROUNDS).is_some(), "the panel stays: {}", refused.content);
        assert_eq!(systems(&table).await, ["base"], "{wrong:?}");
    }
    table.run(1, "game options sets:inns").await;
    assert_eq!(systems(&table).await, ["base", "inns"], "what is typed is added to the base game");
    let setup = table.run(1, "game options sets:winter").await;
    assert!(setup.content.contains("Winter"), "{}", setup.content);
}

#[tokio::test]
async fn a_house_rule_is_chosen_in_three_menus() {
    let mut table = Table::open("setup-rules").await;
    table.run(1, "game new sets:base,abbey").await;
    let shown = panel(&mut table).await;
    let (_, sets) = menu(&shown, "House rules of …").unwrap();
    assert_eq!(sets, ["base"], "those of the page");
    let next = button(&shown, "Next: large expansions").unwrap();
    let shown = table.say(1, press(&next, &[])).await;
    let (id, sets) = menu(&shown, "House rules of …").unwrap();
    assert_eq!(sets, ["abbey"]);
    let shown = table.say(1, press(&id, &["abbey"])).await;
    assert!(menu(&shown, "Sets: large expansions").is_some(), "the page stays");
    let (id, rules) = menu(&shown, "Which rule?").unwrap();
    assert!(rules.contains(&"am.wagon_off_abbey".to_owned()), "{rules:?}");
    let shown = table.say(1, press(&id, &["am.wagon_move"])).await;
    let (id, values) = menu(&shown, "am.wagon_move = …").unwrap();
    assert_eq!(values, ["linked", "nearby", "any"]);
    let shown = table.say(1, press(&id, &["any"])).await;
    assert_eq!(stored(&table).await["house"]["am.wagon_move"], "any");
    assert!(shown.content.contains("`am.wagon_move=any`"), "{}", shown.content);
    // This one says something only while wagons follow links.
    let (id, _) = menu(&shown, "Which rule?").unwrap();
    let shown = table.say(1, press(&id, &["am.wagon_off_abbey"])).await;
    let (id, _) = menu(&shown, "am.wagon_off_abbey = …").unwrap();
    let refused = table.say(1, press(&id, &["off"])).await;
    assert!(refused.content.contains("has no effect unless"), "{}", refused.content);
    let plain = button(&refused, "No house rules").unwrap();
    table.say(1, press(&plain, &[])).await;
    assert!(stored(&table).await["house"].as_object().unwrap().is_empty());
}

#[tokio::test]
async fn a_house_rule_of_several_sets_is_shown_at_one_that_is_played() {
    let mut table = Table::open("setup-rule-of-winter").await;
    table.run(1, "game new sets:winter").await;
    let shown = panel(&mut table).await;
    let (id, _) = menu(&shown, "House rules of …").unwrap();
    let shown = table.say(1, press(&id, &["winter"])).await;
    let (id, rules) = menu(&shown, "Which rule?").unwrap();
    let shown = table.say(1, press(&id, &["tiny_city"])).await;
    assert!(menu(&shown, "tiny_city = …").is_some());
    let (_, again) = menu(&shown, "Which rule?").expect("the set stays open");
    assert_eq!(again, rules);
}

/// What a table's message says of its house rules.
fn told(message: &Message) -> &str {
    let lines = message.content.lines();
    let mut lines =
        lines.filter(|line| line.starts_with("House rules") || line.contains("Edition"));
    lines.next().unwrap_or_default()
}

#[tokio::test]
async fn a_table_names_its_edition_and_what_differs_from_it() {
    for (number, (typed, says)) in [
        ("edition=compendium", "Edition: **compendium**."),
        ("edition=compendium,tiny_city=2", "Edition: **compendium**, but `tiny_city=2`."),
        ("tiny_city=2,edition=compendium", "Edition: **compendium**, but `tiny_city=2`."),
        (
            "farm_scoring=third,edition=compendium",
            "Edition: **compendium**, but `farm_scoring=third`.",
        ),
        ("edition=standard,tiny_city=2", "House rules: `tiny_city=2`."),
        ("edition=standard", ""),
    ]
    .into_iter()
    .enumerate()
    {
        let mut table = Table::open(&format!("edition-{number}")).await;
        table.run(1, &format!("game new sets:base,dragon options:{typed}")).await;
        assert_eq!(told(table.public.last().unwrap()), says, "{typed}");
        let info = table.run(1, "game info").await;
        assert_eq!(told(&info), says, "{typed}");
    }
    let mut table = Table::open("edition-wrong").await;
    let refused = table.run(1, "game new options:edition=third").await;
    assert!(refused.content.contains("compendium, collection, recorded"), "{}", refused.content);
    let refused = table.run(1, "game new options:compendium").await;
    assert!(refused.content.contains("edition=compendium"), "{}", refused.content);
}

#[tokio::test]
async fn an_edition_is_offered_first_and_holds_for_what_comes_later() {
    let mut table = Table::open("edition-panel").await;
    table.run(1, "game new sets:base").await;
    let shown = panel(&mut table).await;
    let ActionRow::Select(first) = &shown.rows[0] else { panic!("{:?}", shown.rows) };
    let words: Vec<&str> = first.options.iter().map(|option| option.value.as_str()).collect();
    assert_eq!(words, ["standard", "compendium", "collection", "recorded"]);
    assert!(shown.rows.len() <= 5);
    let shown = table.say(1, press(&first.custom_id, &["compendium"])).await;
    assert_eq!(told(&shown), "Edition: **compendium**.");
    assert_eq!(stored(&table).await["house"]["farm_scoring"], "first");
    // Sets that come later have it, too, by the panel and by the command.
    let next = button(&shown, "Next: large expansions").unwrap();
    let shown = table.say(1, press(&next, &[])).await;
    let (id, _) = menu(&shown, "Sets: large expansions").unwrap();
    table.say(1, press(&id, &["tower"])).await;
    assert_eq!(stored(&table).await["house"]["tower_top_immunity"], "on");
    table.run(1, "game options sets:base,tunnel").await;
    let now = stored(&table).await;
    assert_eq!(
        (&now["house"]["tunnel.time"], &now["edition"]),
        (&"any".into(), &"compendium".into())
    );
    let shown = table.run(1, "game options options:tiny_city=2").await;
    assert_eq!(told(&shown), "Edition: **compendium**, but `tiny_city=2`.");
    let plain = button(&shown, "No house rules").unwrap();
    let shown = table.say(1, press(&plain, &[])).await;
    assert_eq!(told(&shown), "");
}

#[tokio::test]
async fn a_set_up_that_is_kept_and_a_rematch_keep_the_edition() {
    let mut table = Table::open("edition-kept").await;
    table.run(1, "game new sets:base,dragon options:edition=recorded,tiny_city=2").await;
    let says = "Edition: **recorded games**, but `tiny_city=2`.";
    assert_eq!(told(table.public.last().unwrap()), says);
    table.run(1, "game setup save name:Friday").await;
    let kept = table.run(1, "game setup list").await;
    assert!(kept.content.contains("recorded games"), "{}", kept.content);
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let game = table.game().await;
    let changed: Vec<_> = game.setup().house.changed().collect();
    assert!(changed.contains(&("fairy_mode", "next_to_follower")), "{changed:?}");
    let mut other = crate::common::interaction(1, crate::common::command("game new setup:Friday"));
    other.channel = ChannelId(78);
    table.hear(other).await;
    let there = table.store.table_in(ChannelId(78)).await.unwrap().unwrap();
    let settings: serde_json::Value = serde_json::from_str(&there.game.settings).unwrap();
    let here = stored(&table).await;
    for key in ["edition", "house"] {
        assert_eq!(settings[key], here[key], "{key}");
    }
}

#[tokio::test]
async fn only_the_host_chooses_and_only_before_the_start() {
    let mut table = Table::open("setup-access").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    let shown = panel(&mut table).await;
    let (id, _) = menu(&shown, GROUNDS).unwrap();
    for user in [2, 9] {
        let refused = table.say(user, press(&id, &["base", "inns"])).await;
        assert!(refused.content.contains("Only the host"), "{}", refused.content);
        let refused = table.run(user, "game options sets:inns").await;
        assert!(refused.content.contains("Only the host"), "{}", refused.content);
    }
    table.run(1, "game start").await;
    let refused = table.say(1, press(&id, &["base", "inns"])).await;
    assert!(refused.content.contains("has begun already"), "{}", refused.content);
    assert_eq!(systems(&table).await, ["base"]);
}

#[tokio::test]
async fn a_sixth_player_keeps_the_sixth_colour_in_the_game() {
    let mut table = Table::open("setup-six").await;
    table.run(1, "game new sets:base,inns").await;
    for user in 2..=6 {
        table.run(user, "game join").await;
    }
    let refused = table.run(1, "game options sets:base").await;
    assert!(refused.content.contains("at most 5 players"), "{}", refused.content);
    assert_eq!(systems(&table).await, ["base", "inns"]);
}

#[tokio::test]
async fn the_rules_of_every_set_can_be_read_anywhere() {
    let mut table = Table::open("setup-topics").await;
    let topics = table.complete(9, "rules topic:", "topic").await;
    assert!(topics.len() >= 19, "{topics:?}");
    for topic in topics {
        let page = table.run(9, &format!("rules topic:{}", topic.value)).await;
        assert!(page.content.starts_with("# "), "{}", page.content);
    }
    let list = table.run(9, "rules").await;
    assert!(list.content.contains("`tunnel`"), "{}", list.content);
    let refused = table.run(9, "rules topic:chess").await;
    assert!(refused.content.contains("no rules called"), "{}", refused.content);
}

#[tokio::test]
async fn all_games_of_a_person_are_listed_with_whose_turn_it_is() {
    let mut table = Table::open("my-games").await;
    let none = table.run(2, "my games").await;
    assert!(none.content.contains("not in any open game"), "{}", none.content);
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    let waits = table.run(2, "my games").await;
    assert!(waits.content.contains("<#50>: 2 players at an open table"), "{}", waits.content);
    table.run(1, "game start").await;
    let mut other = crate::common::interaction(2, crate::common::command("game new"));
    other.channel = ChannelId(77);
    table.hear(other).await;
    let mover = table.mover().await.unwrap();
    let mine = table.run(mover, "my games").await;
    assert!(mine.content.contains("One is waiting for you"), "{}", mine.content);
    let lines: Vec<&str> = mine.content.lines().collect();
    assert!(lines[1].contains("<#50>: **your turn**"), "one's own turn comes first: {lines:?}");
    let theirs = table.run(3 - mover, "my games").await;
    assert!(theirs.content.contains("to move"), "{}", theirs.content);
    let stranger = table.run(9, "my games").await;
    assert!(stranger.content.contains("not in any open game"), "{}", stranger.content);
}

#[tokio::test]
async fn a_list_of_games_says_how_many_it_leaves_out() {
    let mut table = Table::open("my-many-games").await;
    let options = crate::common::options();
    let quotas = Quotas { games_per_player: 99, tables_per_hour: 99, ..options.quotas };
    table.app = App::new(table.store.clone(), Options { quotas, ..options });
    for channel in 100..130 {
        let mut open = crate::common::interaction(1, crate::common::command("game new"));
        open.channel = ChannelId(channel);
        table.hear(open).await;
    }
    let listed = table.run(1, "my games").await.content;
    assert!(
        listed.contains("in 30 open games") && listed.contains("Not listed here: 5."),
        "{listed}"
    );
    assert_eq!(listed.matches("<#1").count(), 25, "{listed}");
}

#[tokio::test]
async fn a_game_that_is_too_old_to_be_offered_is_found_by_typing() {
    let mut table = Table::open("move-many").await;
    let options = crate::common::options();
    let quotas = Quotas { games_per_player: 99, tables_per_hour: 99, ..options.quotas };
    table.app = App::new(table.store.clone(), Options { quotas, ..options });
    let mut oldest = None;
    for channel in 100..127 {
        // Łucja, and then Ben.
        let other = if oldest.is_none() { 3 } else { 2 };
        for (user, line) in [(1, "game new"), (other, "game join"), (1, "game start")] {
            let mut typed = crate::common::interaction(user, crate::common::command(line));
            typed.channel = ChannelId(channel);
            table.hear(typed).await;
        }
        let here = table.store.table_in(ChannelId(channel)).await.unwrap();
        oldest.get_or_insert(here.unwrap().game.id.public());
    }
    let oldest = oldest.unwrap();
    let offered = table.complete(1, "game move game:", "game").await;
    assert_eq!(offered.len(), 25);
    assert!(offered.iter().all(|choice| choice.value != oldest), "{offered:?}");
    for typed in [&*oldest, "lucja"] {
        let found = table.complete(1, &format!("game move game:{typed}"), "game").await;
        assert_eq!(found.first().map(|choice| &*choice.value), Some(&*oldest), "{typed}");
    }
}

#[tokio::test]
async fn a_house_rule_of_two_sets_is_offered_once() {
    let mut table = Table::open("setup-shared-rules").await;
    let line = "game new sets:base,cathars,besiegers options:siege";
    let offered = table.complete(1, line, "options").await;
    let names: std::collections::BTreeSet<&str> =
        offered.iter().map(|choice| choice.name.as_str()).collect();
    assert!(!names.is_empty() && names.len() == offered.len(), "{offered:?}");
}

#[tokio::test]
async fn a_host_who_starts_alone_is_offered_to_invite_carcas() {
    let mut table = Table::open("setup-alone").await;
    table.run(2, "game new").await;
    let refused = table.run(2, "game start").await;
    assert_eq!(refused.content, "You need at least one more player. Invite Carcas?");
    let invite = button(&refused, "Play against Carcas").expect("a way on");
    let lobby = table.say(2, press(&invite, &[])).await;
    assert!(lobby.content.contains("Carcas"), "{lobby:?}");
    let begun = table.run(2, "game start").await;
    assert!(begun.content.contains("The game begins"), "{}", begun.content);
}
