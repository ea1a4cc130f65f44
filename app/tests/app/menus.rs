//! The panel under the thumb: which figure and which place are two menus, an abbey costs no press
//! in other turns, and somebody without a figure is told so.

use port::{ActionRow, Application, ChannelId, Message, Reply};
use rules::expansions::abbey;
use rules::{Action, FigureKind, Prompt};
use table::time_control::{DAY, HOUR};

use crate::common::{Table, button, interaction, menu, now, pass_until, press, seal_with};
use crate::time::end;

async fn started(name: &str, sets: &str, people: &[u64]) -> Table {
    Table::started(name, &format!("sets:{sets}"), people).await
}

/// Chooses the first cell, if one is still to be chosen.
async fn laid(table: &mut Table, user: u64, panel: Message) -> Message {
    match menu(&panel, "Cell").filter(|_| button(&panel, "Confirm").is_none()) {
        Some((id, cells)) => table.say(user, press(&id, &[&cells[0]])).await,
        None => panel,
    }
}

/// Confirms, and whatever else it takes.
async fn confirm(table: &mut Table, user: u64, mut panel: Message) {
    for _ in 0..20 {
        if button(&panel, "Confirm").is_none()
            && let Some((id, values)) = menu(&panel, "Your choice")
        {
            panel = table.say(user, press(&id, &[&values[0]])).await;
        }
        let Some(confirm) = button(&panel, "Confirm") else { return };
        panel = table.say(user, press(&confirm, &[])).await;
    }
    panic!("the questions do not end: {}", panel.content);
}

/// The lines of the menu with this placeholder, and which of them is chosen.
fn lines(panel: &Message, placeholder: &str) -> (Vec<String>, Option<usize>) {
    let select = panel.rows.iter().find_map(|row| match row {
        ActionRow::Select(select) if select.placeholder == placeholder => Some(select),
        _ => None,
    });
    let options = &select.unwrap_or_else(|| panic!("no menu {placeholder}: {panel:?}")).options;
    let labels = options.iter().map(|option| option.label.clone()).collect();
    (labels, options.iter().position(|option| option.default))
}

#[tokio::test]
async fn which_figure_and_which_place_are_two_menus() {
    let mut table = started("two-menus", "base,inns,traders,abbey", &[1, 2]).await;
    let mut switched = 0;
    for _ in 0..25 {
        let user = table.mover().await.unwrap();
        let ring = table.public.last().unwrap().clone();
        let open = button(&ring, "Take your turn").unwrap();
        let panel = table.say(user, press(&open, &[])).await;
        let panel = laid(&mut table, user, panel).await;
        if menu(&panel, "Place").is_none() {
            confirm(&mut table, user, panel).await;
            continue;
        }
        // No figure and no place is there twice, and the meeple is in hand already.
        let (figures, chosen) = lines(&panel, "Figure");
        assert_eq!(chosen.map(|at| figures[at].as_str()), Some("meeple"), "{figures:?}");
        assert!(figures.iter().any(|figure| figure == "big meeple"), "{figures:?}");
        assert_eq!(figures.last().map(String::as_str), Some("No figure"));
        let (places, none) = lines(&panel, "Place");
        assert_eq!(none, None, "no place is chosen");
        let numbers: Vec<&str> = places.iter().filter_map(|p| p.split(" · ").next()).collect();
        let mut once = numbers.clone();
        once.dedup();
        assert_eq!(numbers, once);

        // One tap for the ordinary meeple; the big one then stands where it stood.
        let (id, values) = menu(&panel, "Place").unwrap();
        let small = table.say(user, press(&id, &[&values[0]])).await;
        assert!(small.content.contains("You place **a "), "{}", small.content);
        let (figure, kinds) = menu(&small, "Figure").unwrap();
        let at = figures.iter().position(|figure| figure == "big meeple").unwrap();
        let big = table.say(user, press(&figure, &[&kinds[at]])).await;
        assert!(big.content.contains("You place **the big meeple as "), "{}", big.content);
        assert_eq!(lines(&big, "Place").1, Some(0), "at the same place");
        assert!(lines(&big, "Place").0.iter().all(|place| !place.contains("big meeple")));
        // The same by commands, and the menus follow.
        let typed = table.run(user, "deploy figure:meeple spot:1").await;
        assert_eq!(lines(&typed, "Figure").1, lines(&small, "Figure").1);
        assert_eq!(typed.content, small.content);
        // A figure that cannot stand there is in hand, and its places are shown.
        let (id, values) = menu(&typed, "Place").unwrap();
        table.say(user, press(&id, &[values.last().unwrap()])).await;
        for (at, kind) in kinds[..kinds.len() - 1].iter().enumerate() {
            let other = table.say(user, press(&figure, &[kind])).await;
            assert_eq!(lines(&other, "Figure").1, Some(at), "{}", figures[at]);
            switched += usize::from(lines(&other, "Place").1.is_none());
        }
        let none = table.say(user, press(&figure, &[kinds.last().unwrap()])).await;
        assert!(none.content.contains("No figure."), "{}", none.content);
        assert!(menu(&none, "Place").is_none(), "nothing has no place");
        let again = table.say(user, press(&figure, &[&kinds[0]])).await;
        let (id, values) = menu(&again, "Place").unwrap();
        let small = table.say(user, press(&id, &[&values[0]])).await;
        // An answer that is no answer of this menu changes nothing.
        let refused = table.say(user, press(&figure, &["99"])).await;
        assert!(refused.content.contains("one of the answers"), "{}", refused.content);
        let old = button(&small, "Confirm").unwrap();
        let none = table.say(user, press(&figure, &[kinds.last().unwrap()])).await;
        confirm(&mut table, user, none).await;
        let stale = table.say(user, press(&figure, &[&kinds[0]])).await;
        assert!(!stale.content.contains("You place"), "{}", stale.content);
        let stale = table.say(user, press(&old, &[])).await;
        assert!(!stale.content.contains("Done."), "{}", stale.content);
        if switched > 0 {
            return;
        }
    }
    panic!("every figure could stand everywhere");
}

/// Plays until an abbey could be laid; gives whose turn it is.
async fn until_abbey(table: &mut Table) -> u64 {
    for _ in 0..200 {
        let user = table.mover().await.expect("the game goes on");
        if table.game().await.decision().unwrap().prompt == Prompt::Abbey(abbey::Prompt::Tile) {
            return user;
        }
        let panel = table.run(user, "turn").await;
        let panel = laid(table, user, panel).await;
        confirm(table, user, panel).await;
    }
    panic!("there is never a hole");
}

#[tokio::test]
async fn whoever_takes_a_move_back_after_hours_has_the_time_that_was_left_when_it_was_made() {
    seal_with(12);
    let mut table = started("abbey-undo", "base,abbey pace:2d", &[1, 2, 3]).await;
    until_abbey(&mut table).await;
    let stored = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    let before = stored.player_in((stored.game.to_move.unwrap() + 2) % 3).unwrap().0;
    // While the next player may lay an abbey, nothing is drawn.
    pass_until(now() + 47 * HOUR);
    table.run(before, "undo").await;
    assert_eq!(table.mover().await, Some(before));
    let left = end(&table).await - now();
    assert!((2 * DAY - HOUR..=2 * DAY).contains(&left), "{left} ms");
}

#[tokio::test]
async fn a_turn_with_an_abbey_in_hand_opens_with_the_tile_and_the_abbey_is_a_button() {
    seal_with(12);
    let mut table = started("abbey-button", "base,abbey", &[1, 2, 3]).await;
    let user = until_abbey(&mut table).await;
    let ring = table.public.last().unwrap().clone();
    let (draw, abbey) = (
        button(&ring, "Take your turn").unwrap(),
        button(&ring, "Place your abbey instead").unwrap(),
    );
    assert!(ring.content.contains("place your abbey instead"), "{}", ring.content);
    let before = table.store.moves(table.id().await).await.unwrap().len();

    // Nobody else can draw, and nothing but the draw shows the tile.
    let other = if user == 3 { 1 } else { user + 1 };
    let refused = table.say(other, press(&draw, &[])).await;
    assert!(refused.content.contains("not your turn"), "{}", refused.content);
    let panel = table.say(user, press(&abbey, &[])).await;
    assert!(panel.content.contains("stays hidden"), "{}", panel.content);
    let by_command = table.run(user, "turn").await;
    assert_eq!(panel.content, by_command.content);
    for line in ["place cell:", "rotate rotation:", "deploy spot:"] {
        let focused = line.split([' ', ':']).nth(1).unwrap();
        table.complete(user, line, focused).await;
    }
    assert_eq!(table.game().await.turn().hand, None, "nobody drew");
    let (id, holes) = menu(&panel, "Your choice").unwrap();
    let asked = table.game().await;
    let places = asked.decision().unwrap().options.iter();
    let places = places.filter(|option| matches!(option, Action::Place { .. })).count();
    assert_eq!(holes.len(), places, "to draw is a button");
    let laid_out = table.say(user, press(&id, &[&holes[0]])).await;
    assert!(button(&laid_out, "Confirm").is_some());

    // One press of the ring, and the tile is there; the abbey's turn is over.
    let panel = table.say(user, press(&draw, &[])).await;
    assert!(panel.content.contains("Your tile: **"), "{}", panel.content);
    let again = table.say(user, press(&draw, &[])).await;
    assert_eq!(again.content, panel.content, "pressed twice it draws once");
    let moves = table.store.moves(table.id().await).await.unwrap();
    assert_eq!(moves.len(), before + 1);
    assert!(moves.last().unwrap().made_by.is_empty(), "the player drew");
    let late = table.say(user, press(&abbey, &[])).await;
    assert_eq!(late.content, panel.content, "it is too late for the abbey");
    let refused = table.say(user, press(&id, &[&holes[0]])).await;
    assert!(refused.content.contains("has moved on"), "{}", refused.content);
    let panel = laid(&mut table, user, panel).await;
    confirm(&mut table, user, panel).await;
    // The button of another turn draws nothing.
    let next = until_abbey(&mut table).await;
    let old = table.say(next, press(&draw, &[])).await;
    assert!(old.content.contains("has moved on"), "{}", old.content);
    assert_eq!(table.game().await.turn().hand, None);
    // From the panel as well.
    let panel = table.run(next, "turn").await;
    let of = interaction(next, press(&button(&panel, "Draw a tile").unwrap(), &[]));
    let Reply::Update(panel) = table.app.handle(of).await else { panic!("the panel changes") };
    assert!(panel.content.contains("Your tile: **"), "{}", panel.content);
    let panel = laid(&mut table, next, panel).await;
    confirm(&mut table, next, panel).await;

    let next = until_abbey(&mut table).await;
    let ring = table.public.last().unwrap().clone();
    let abbey = button(&ring, "Place your abbey instead").unwrap();
    let panel = table.say(next, press(&abbey, &[])).await;
    let (id, holes) = menu(&panel, "Your choice").unwrap();
    let panel = table.say(next, press(&id, &[&holes[0]])).await;
    confirm(&mut table, next, panel).await;
    assert!(table.public.last().unwrap().content.contains("an abbey"), "it was laid");
}

#[tokio::test]
async fn whoever_has_no_meeple_left_is_told_so() {
    let mut table = started("no-meeple", "base", &[1, 2]).await;
    let mut told = 0;
    for _ in 0..60 {
        let Some(user) = table.mover().await else { break };
        let panel = table.run(user, "turn").await;
        let game = table.game().await;
        let seat = game.decision().unwrap().seat;
        let none = game.supply(seat).count(FigureKind::Small) == 0;
        assert_eq!(
            panel.content.contains("You have no figures left in hand"),
            none,
            "{}",
            panel.content
        );
        let panel = laid(&mut table, user, panel).await;
        assert_eq!(
            panel.content.contains("You have no figures left in hand"),
            none,
            "{}",
            panel.content
        );
        let place = panel.content.contains("No figure can be placed on this tile");
        let asked = menu(&panel, "Figure").is_some();
        assert_eq!(place, !asked && !none, "{}", panel.content);
        told += usize::from(none);
        let panel = table.with_figure(user, panel).await;
        confirm(&mut table, user, panel).await;
    }
    assert!(told > 0, "nobody ever ran out of meeples");
}

#[tokio::test]
async fn the_phantom_follows_the_first_figure_before_one_confirm() {
    seal_with(4);
    let mut table = started("phantom", "base,phantom", &[1, 2]).await;
    let asked = "Does the phantom follow?";
    let (mut followed, mut stayed) = (false, false);
    for _ in 0..40 {
        let user = table.mover().await.expect("the game goes on");
        let panel = table.run(user, "turn").await;
        let panel = laid(&mut table, user, panel).await;
        let held = table.game().await.supply(table.game().await.turn().seat);
        let free = held.count(FigureKind::Phantom) > 0 && held.count(FigureKind::Small) > 0;
        let Some((id, places)) = menu(&panel, "Place").filter(|_| free) else {
            confirm(&mut table, user, panel).await;
            continue;
        };
        let first = table.say(user, press(&id, &[&places[0]])).await;
        if !first.content.contains(asked) {
            confirm(&mut table, user, first).await;
            continue;
        }
        let before = table.store.moves(table.id().await).await.unwrap().len();
        let figures = table.game().await.figures().len();
        let of_seat = table.game().await.turn().seat;
        let confirm = button(&first, "Confirm").expect("the phantom may stay");
        if stayed {
            // Typed or from the menu it is the same panel; the first figure can still be changed.
            let offered = table.complete(user, "deploy figure:phantom spot:", "spot").await;
            assert_eq!(offered.len(), lines(&first, "Figure").0.len() - 1, "{offered:?}");
            let typed = table.run(user, "deploy figure:phantom spot:1").await;
            assert!(typed.content.contains(&format!("{asked} **the phantom")), "{}", typed.content);
            assert!(typed.content.contains("You place **a "), "{}", typed.content);
            let (id, spots) = menu(&first, "Figure").unwrap();
            let pressed = table.say(user, press(&id, &[&spots[0]])).await;
            assert_eq!(pressed.content, typed.content);
            let other = table.run(user, "deploy figure:meeple spot:1").await;
            assert!(other.content.contains("You place **a "), "{}", other.content);
            let typed = table.run(user, "deploy figure:phantom spot:1").await;
            let confirm = button(&typed, "Confirm").unwrap();
            let done = table.say(user, press(&confirm, &[])).await;
            assert!(done.content.contains("phantom"), "{}", done.content);
            let supply = table.game().await.supply(of_seat);
            followed = supply.count(FigureKind::Phantom) == 0;
            assert!(followed || done.content.contains("+"), "{}", done.content);
        } else {
            let done = table.say(user, press(&confirm, &[])).await;
            assert!(!done.content.contains("phantom"), "{}", done.content);
            let after = table.store.moves(table.id().await).await.unwrap().len();
            assert!(after > before && table.game().await.figures().len() <= figures + 1);
            stayed = true;
        }
        if followed {
            return;
        }
    }
    panic!("the phantom never follows");
}

#[tokio::test]
async fn while_a_figure_may_still_be_asked_for_nobody_reads_that_none_can_be_placed() {
    let mut table = started("mage-before-figure", "base,mage", &[1, 2]).await;
    for _ in 0..75 {
        let user = table.mover().await.unwrap();
        let panel = table.run(user, "turn").await;
        let panel = laid(&mut table, user, panel).await;
        if let Some((id, goes)) = menu(&panel, "Your choice") {
            assert!(panel.content.contains("Where does the mage"), "{}", panel.content);
            assert!(!panel.content.contains("No figure can be placed"), "{}", panel.content);
            let panel = table.say(user, press(&id, &[&goes[0]])).await;
            let asked = menu(&panel, "Place").or_else(|| menu(&panel, "Figure"));
            assert!(asked.is_some(), "a figure is asked for: {}", panel.content);
            return;
        }
        confirm(&mut table, user, panel).await;
    }
    panic!("no magic sign came");
}
