//! Tiles that the host describes: what is said of a wrong one, how they are shown, who is asked,
//! and a game that is played with them.

use port::{Files, Message};
use rules::expansions::creativity;
use rules::{Action, Game, Prompt};

use crate::common::{Table, button, menu, press};

const ROUND: &str = "FFFF cloister; field N1,N2,E1,E2,S1,S2,W1,W2";
const CITY: &str = "CCCC city N,E,S,W pennant=3";

async fn add(table: &mut Table, user: u64, tile: &str) -> Message {
    table.run_with(user, "tile add", "tile", tile).await
}

/// The alternative text of the picture of a message; none without one.
fn picture(message: &Message) -> Option<String> {
    let Files::Set(files) = &message.files else { return None };
    files.iter().find(|file| file.name == "tiles.png").map(|file| file.description.clone())
}

#[tokio::test]
async fn a_tile_is_described_looked_at_and_taken_back() {
    let mut table = Table::open("host-tiles").await;
    table.run(1, "game new sets:base").await;
    let refused = add(&mut table, 1, ROUND).await;
    assert!(refused.content.contains("uses host tiles"), "{}", refused.content);
    table.run(1, "game options sets:base,creativity,gingerbread").await;
    table.run(2, "game join").await;

    // What is wrong is said, with the part that is.
    for (wrong, part) in [
        ("CFFF", "match the edge on side “n”"),
        ("RFFF road N; field N1,N2,E1,E2,S1,S2,W1,W2", "road n: a road with one edge"),
        ("VFFF river N; field N1,N2,E1,E2,S1,S2,W1,W2", "north side: an edge is neither"),
        ("FFFF cloister; cloister; field N1,N2,E1,E2,S1,S2,W1,W2", "more than one cloister"),
        ("CFCF city N; city S; field E1,E2,W1,W2 c1", "must name every city"),
        (
            "CRFR city N; road E,W; field E1,W2 c1; field E2,S1,S2,W1 c1",
            "field e2,s1,s2,w1 c1: this field names a city that it does not reach",
        ),
        ("FFFF field N1,N2,E1,E2; field S1,S2,W1,W2", "nothing lies between this field"),
        ("CFFF city N; field E1,E2,S1,S2,W1,W2 c1; field - c1", "reaches no edge, and no cities"),
        ("@everyone", "isn't a valid tile description"),
    ] {
        let refused = add(&mut table, 1, wrong).await;
        assert!(refused.content.starts_with("That isn't a valid tile"), "{}", refused.content);
        assert!(refused.content.to_lowercase().contains(part), "{wrong}: {}", refused.content);
    }
    let stranger = add(&mut table, 2, ROUND).await;
    assert!(stranger.content.contains("Only the host"), "{}", stranger.content);

    let shown = add(&mut table, 1, ROUND).await;
    assert!(shown.content.contains("Creativity: 1 of 2"), "{}", shown.content);
    assert!(picture(&shown).is_some_and(|alt| alt.contains("cloister")), "{shown:?}");
    let early = table.run(1, "game start").await;
    assert!(early.content.contains("Creativity: 1 of 2"), "{}", early.content);
    add(&mut table, 1, CITY).await;
    let six = add(&mut table, 1, CITY).await;
    assert!(six.content.contains("The Gingerbread Man: 1 of 6"), "{}", six.content);
    let seen = table.run(2, "tile list").await;
    assert!(seen.content.contains("3. The Gingerbread Man"), "{}", seen.content);
    let info = table.run(2, "game info").await;
    assert!(info.content.contains("The host brings: "), "{}", info.content);

    let numbers = table.complete(1, "tile remove number:", "number").await;
    assert_eq!(numbers.len(), 3, "{numbers:?}");
    let refused = table.run(1, "tile remove number:4").await;
    assert!(refused.content.contains("one of the tiles"), "{}", refused.content);
    for _ in 0..3 {
        table.run(1, "tile remove number:1").await;
    }
    let none = table.run(1, "tile list").await;
    assert!(none.content.contains("has not described any tiles") && picture(&none).is_none());
}

#[tokio::test]
async fn the_cities_of_fields_are_added_from_the_drawing_and_shown() {
    let mut table = Table::open("host-farms").await;
    table.run(1, "game new sets:base,creativity").await;
    let short = "CRCR city N; city S; road E,W; field E1,W2; field E2,W1";
    let whole = "CRCR city N; city S; road E,W; field E1,W2 c1; field E2,W1 c2";
    let typed = table.complete_with(1, "tile add", "tile", short).await;
    assert_eq!((typed[0].value.as_str(), &typed[0].name[..]), (whole, &*format!("✓ {whole}")));
    let shown = add(&mut table, 1, short).await;
    assert!(shown.content.contains(whole), "{}", shown.content);
    assert!(shown.content.contains("every field bears the numbers"), "{}", shown.content);
    let alt = picture(&shown).expect("the tile is shown");
    assert!(alt.contains("field E1,W2 feeds city 1"), "{alt}");
    assert!(alt.contains("field E2,W1 feeds city 2"), "{alt}");
}

#[tokio::test]
async fn while_somebody_types_the_list_says_what_is_wrong_and_has_examples() {
    let mut table = Table::open("host-typing").await;
    table.run(1, "game new sets:base,creativity").await;
    let examples = table.complete(1, "tile add tile:", "tile").await;
    assert!(examples.len() >= 8, "{examples:?}");
    for example in &examples {
        let shown = add(&mut table, 1, &example.value).await;
        assert!(shown.content.contains("Creativity: "), "{}", shown.content);
        table.run(1, "tile remove number:1").await;
    }
    let typed = table.complete(1, "tile add tile:CFFF", "tile").await;
    assert!(typed[0].name.starts_with('✗'), "{typed:?}");
}

/// Answers what somebody is asked, with the first thing that can be said.
async fn answer(table: &mut Table, user: u64) {
    let mut panel = table.run(user, "turn").await;
    for _ in 0..12 {
        for menus in ["Cell", "Your choice"] {
            let open = button(&panel, "Confirm").is_none();
            if let Some((id, values)) = menu(&panel, menus).filter(|_| open) {
                panel = table.say(user, press(&id, &[&values[0]])).await;
            }
        }
        let Some(confirm) = button(&panel, "Confirm") else { return };
        panel = table.say(user, press(&confirm, &[])).await;
        if table.mover().await != Some(user) {
            return;
        }
    }
}

#[tokio::test]
async fn everybody_sees_the_tiles_and_says_whether_they_are_in_the_game() {
    let mut table = Table::open("host-asked").await;
    table.run(1, "game new sets:base,creativity tiles:30").await;
    for tile in [ROUND, CITY] {
        add(&mut table, 1, tile).await;
    }
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let ring = table.public.last().unwrap().clone();
    assert_eq!(ring.mentions.len(), 2, "both are asked: {}", ring.content);
    assert!(picture(&ring).is_some(), "the tiles are shown: {ring:?}");
    let panel = table.run(2, "turn").await;
    assert!(picture(&panel).is_some_and(|alt| alt.contains("cloister")), "{panel:?}");
    for user in [1, 2] {
        assert_eq!(
            table.game().await.decision().unwrap().prompt,
            Prompt::Creativity(creativity::Prompt::HostTiles)
        );
        answer(&mut table, user).await;
    }
    let game = table.game().await;
    assert_ne!(game.decision().unwrap().prompt, Prompt::Creativity(creativity::Prompt::HostTiles));
    assert_eq!(game.setup().host_tiles.len(), 2, "the first answer is yes");

    let id = table.id().await;
    for _ in 0..200 {
        let Some(user) = table.mover().await else { break };
        answer(&mut table, user).await;
    }
    let stored = table.store.table(id).await.unwrap().unwrap();
    let end = Game::restore(&stored.state.unwrap().snapshot).unwrap();
    assert!(end.result().is_some(), "it is played to the end");
    let first = table.store.start_state(id).await.unwrap().unwrap();
    let mut replayed = Game::restore(&first.snapshot).unwrap();
    for made in table.store.moves(id).await.unwrap() {
        let action: Action = serde_json::from_str(&made.action).unwrap();
        replayed.apply(rules::Seat(made.seat), action).unwrap();
    }
    assert_eq!(replayed.hash(), end.hash());
}

#[tokio::test]
async fn the_river_beside_a_block_is_warned_of() {
    let mut table = Table::open("host-river").await;
    for (sets, block) in [
        ("base,river1,school", "The School"),
        ("wheel,river1", "Wheel of Fortune"),
        ("base,river2,count", "Count"),
    ] {
        table.run(1, &format!("game new sets:{sets}")).await;
        let lobby = table.public.last().unwrap().content.clone();
        let warned = lobby.lines().find(|line| line.contains("little room"));
        assert!(warned.is_some_and(|line| line.contains(block)), "{sets}: {lobby}");
        let asked = table.run(1, "game end").await;
        let end = button(&asked, "End the game").unwrap();
        table.say(1, press(&end, &[])).await;
    }
}
