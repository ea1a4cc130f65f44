//! The daily board, at the door of the application.

use port::{Interaction, Message, Permissions};
use rules::{Game, Seed};
use storage::{GuildId, UserId};
use table::daily::{TILES, begins, day_of};

use crate::common::{Table, button, command, interaction, menu, now, pass_until, press, seal_with};

const HERE: GuildId = GuildId(5);

fn directly(user: u64, line: &str) -> Interaction {
    Interaction { guild: None, guild_locale: None, ..interaction(user, command(line)) }
}

/// Begins today's board at the beginning of a day.
async fn opened(name: &str, user: u64) -> (Table, Message) {
    let mut table = Table::open(name).await;
    pass_until(begins(day_of(now()) + 1));
    let panel = table.run(user, "daily play").await;
    (table, panel)
}

/// Lays the tile on the first cell of the menu.
async fn lay(table: &mut Table, user: u64, panel: &Message) -> Message {
    match menu(panel, "Cell") {
        Some((id, cells)) if button(panel, "Confirm").is_none() => {
            table.say(user, press(&id, &[&cells[0]])).await
        }
        // It fits on one cell alone, and lies there.
        _ => panel.clone(),
    }
}

/// Places the next tile, with a figure if `figures`.
async fn place(table: &mut Table, user: u64, panel: &Message, figures: bool) -> Message {
    let mut laid = lay(table, user, panel).await;
    if figures {
        laid = table.with_figure(user, laid).await;
    }
    let confirm = button(&laid, "Confirm").unwrap_or_else(|| panic!("{laid:?}"));
    table.say(user, press(&confirm, &[])).await
}

async fn finish(table: &mut Table, user: u64, mut panel: Message, figures: bool) -> Message {
    for _ in 0..TILES {
        panel = place(table, user, &panel, figures).await;
    }
    assert!(panel.content.contains("is finished"), "{}", panel.content);
    panel
}

async fn state(table: &Table, user: u64) -> storage::DailyPlay {
    let day = day_of(now());
    table.store.daily_play(day, UserId(user)).await.unwrap().expect("it has begun")
}

#[tokio::test]
async fn a_board_is_played_to_its_end_left_and_resumed_and_counted() {
    let (mut table, mut panel) = opened("daily-whole", 1).await;
    assert!(panel.content.contains("tile 1 of 24"), "{}", panel.content);
    assert!(!panel.content.contains("/place"), "{}", panel.content);
    for _ in 0..3 {
        panel = place(&mut table, 1, &panel, true).await;
    }
    // Later, from elsewhere, with what was laid out.
    let laid = lay(&mut table, 1, &panel).await;
    let again = table.hear(directly(1, "daily play")).await;
    assert!(again.content.contains("tile 4 of 24"), "{}", again.content);
    assert_eq!(button(&again, "Confirm"), button(&laid, "Confirm"));
    for _ in 3..TILES {
        panel = place(&mut table, 1, &panel, true).await;
    }
    let play = state(&table, 1).await;
    let game = Game::restore(&play.snapshot).unwrap();
    assert_eq!((game.scores(), play.strip.len()), (&[play.points][..], usize::from(TILES)));
    assert!(play.points > 0 && play.ended_at.is_some());
    let result = format!("{} points", play.points);
    assert!(panel.content.contains(&result) && panel.content.contains('🟩'), "{}", panel.content);
    assert_eq!(panel.files.sent()[0].name, "board.png");
    assert!(table.public.is_empty(), "nobody else has seen anything");
    // A finished board is shown, not played.
    let shown = table.run(1, "daily play").await;
    assert!(shown.content.contains(&result) && shown.rows.is_empty(), "{}", shown.content);
}

#[tokio::test]
async fn everybody_is_given_the_same_tiles_whatever_they_do_with_them() {
    let (mut table, first) = opened("daily-same", 1).await;
    let second = table.run(2, "daily play").await;
    // Whatever would be drawn now has no say.
    seal_with(99);
    let third = table.run(3, "daily play").await;
    let mut panels = [first, second, third];
    for step in 0..usize::from(TILES) {
        let mut hands = Vec::new();
        for (user, panel) in (1..).zip(&mut panels) {
            let play = state(&table, user).await;
            assert_eq!(play.ordinal as usize, step);
            hands.push(Game::restore(&play.snapshot).unwrap().turn().hand);
            // The first places figures, the third takes the last cell there is.
            *panel = match (menu(panel, "Cell"), user) {
                (Some((id, cells)), 3) => table.say(3, press(&id, &[cells.last().unwrap()])).await,
                _ => panel.clone(),
            };
            *panel = place(&mut table, user, panel, user == 1).await;
        }
        assert!(hands.iter().all(|hand| hand.is_some() && *hand == hands[0]), "{step}: {hands:?}");
    }
}

#[tokio::test]
async fn a_tile_is_placed_once_and_a_press_that_comes_late_changes_nothing() {
    let (mut table, panel) = opened("daily-once", 1).await;
    let laid = lay(&mut table, 1, &panel).await;
    let confirm = button(&laid, "Confirm").unwrap();
    let next = table.say(1, press(&confirm, &[])).await;
    assert!(next.content.contains("tile 2 of 24"), "{}", next.content);
    let placed = state(&table, 1).await;
    for stale in [Some(confirm), menu(&laid, "Cell").map(|(id, _)| id), button(&laid, "Back")] {
        let Some(stale) = stale else { continue };
        let shown = table.say(1, press(&stale, &["M13"])).await;
        assert!(shown.content.contains("tile 2 of 24"), "{}", shown.content);
        assert_eq!(state(&table, 1).await, placed);
    }
    // Confirm without a tile that lies is no move either.
    let nothing = table.say(1, press(&button(&laid, "Confirm").unwrap(), &[])).await;
    assert!(nothing.content.contains("tile 2 of 24"));
    // Somebody else's press is about their own board, which they do not have.
    let other = table.say(2, press(&button(&next, "Confirm").unwrap_or_default(), &[])).await;
    assert!(!other.content.contains("tile"), "{}", other.content);
    assert_eq!(state(&table, 1).await, placed);
}

#[tokio::test]
async fn what_is_shared_tells_the_points_and_spoils_nothing() {
    let (mut table, panel) = opened("daily-share", 1).await;
    let none = table.run(2, "daily share").await;
    assert!(none.content.contains("have not begun"), "{}", none.content);
    let open = table.run(1, "daily share").await;
    assert!(open.content.contains("not finished"), "{}", open.content);
    finish(&mut table, 1, panel, true).await;
    assert!(table.public.is_empty());
    // Asked for twice, it is posted once, also if the first one has been delivered.
    for _ in 0..2 {
        table.run(1, "daily share").await;
        table.deliver().await;
    }
    let [shared] = &table.public[..] else { panic!("{:?}", table.public) };
    let points = state(&table, 1).await.points;
    assert!(shared.content.contains("Ada") && shared.content.contains(&format!("**{points}**")));
    assert!(shared.files.sent().is_empty() && shared.mentions.is_empty() && shared.rows.is_empty());
    let squares: Vec<usize> = shared
        .content
        .lines()
        .skip(1)
        .map(|line| line.chars().filter(|c| ['🟩', '🟦', '⬜'].contains(c)).count())
        .collect();
    assert_eq!(squares, [12, 12], "{}", shared.content);
}

#[tokio::test]
async fn the_list_of_the_server_ends_with_the_best_board_and_the_key_the_day_after() {
    let (mut table, panel) = opened("daily-list", 1).await;
    let day = day_of(now());
    let empty = table.run(3, "daily board").await;
    assert!(empty.content.contains("Nobody has finished"), "{}", empty.content);
    let seed: Seed =
        serde_json::from_str(&table.store.daily_seed(day).await.unwrap().unwrap()).unwrap();
    assert!(empty.content.contains(&seed.commitment()));
    finish(&mut table, 1, panel, true).await;
    let second = table.run(2, "daily play").await;
    finish(&mut table, 2, second, false).await;
    // Begun in direct messages alone, it is in no server's list.
    table.hear(directly(3, "daily play")).await;
    let today = table.run(3, "daily board").await;
    for part in [r"1\. Ada", r"2\. Ben"] {
        assert!(today.content.contains(part), "{part}: {}", today.content);
    }
    assert!(today.files.sent().is_empty() && !today.content.contains(&seed.to_string()));
    pass_until(begins(day + 1));
    let after = table.run(3, "daily board").await;
    assert!(after.content.contains(&seed.to_string()), "{}", after.content);
    assert!(after.content.contains("Yesterday") && after.content.contains(r"1\. Ada"));
    assert_eq!(after.files.sent()[0].name, "board.png");
    assert!(after.files.sent()[0].description.contains("Ada"));
    // Erased, the best board stays without a name.
    table.store.erase(UserId(1)).await.unwrap();
    let nameless = table.run(3, "daily board").await;
    assert!(nameless.content.contains(r"1\. Somebody"), "{}", nameless.content);
    let alt = &nameless.files.sent()[0].description;
    assert!(!alt.contains("Ada"), "{alt}");
}

#[tokio::test]
async fn a_board_whose_day_is_over_cannot_be_played_on() {
    let (mut table, panel) = opened("daily-midnight", 1).await;
    let day = day_of(now());
    let laid = lay(&mut table, 1, &panel).await;
    let kept = table.store.daily_play(day, UserId(1)).await.unwrap();
    pass_until(begins(day + 1));
    let late = table.say(1, press(&button(&laid, "Confirm").unwrap(), &[])).await;
    assert!(late.content.contains("day is over"), "{}", late.content);
    assert_eq!(table.store.daily_play(day, UserId(1)).await.unwrap(), kept);
    seal_with(8);
    let new = table.run(1, "daily play").await;
    assert!(new.content.contains("tile 1 of 24"), "{}", new.content);
    assert_ne!(
        table.store.daily_seed(day).await.unwrap(),
        table.store.daily_seed(day + 1).await.unwrap()
    );
    let shared = table.run(1, "daily share").await;
    assert!(shared.content.contains("not finished"), "{}", shared.content);
}

#[tokio::test]
async fn whoever_may_not_play_here_or_asks_elsewhere_is_told_so() {
    let (mut table, _) = opened("daily-refused", 1).await;
    let elsewhere = table.hear(directly(1, "daily board")).await;
    assert!(elsewhere.content.contains("This is about a server"), "{}", elsewhere.content);
    let mut ban = interaction(99, command("server ban user:2"));
    ban.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(ban).await;
    table.run(2, "daily play").await;
    assert_eq!(table.store.daily_play(day_of(now()), UserId(2)).await.unwrap(), None);
    let listed = table.store.dailies(day_of(now()), HERE, 9).await.unwrap();
    assert!(listed.is_empty());
}
