//! Complete games. The scores at the end are those that the rules give when they are played the
//! same moves again.

use tests::round::{How, Moment, Round, check_picture};
use tests::{House, Person};

/// No game here has more tiles than this, and no tile takes more than one turn.
const TURNS: usize = 120;

/// Plays to the end; the bot dies before some turns and, more cruelly, within some.
fn play(house: &mut House, round: &mut Round, deaths: &[(usize, Moment)]) {
    for number in 0..TURNS {
        let mut between = |house: &mut House, moment| {
            if deaths.contains(&(number, moment)) {
                house.kill();
                house.start();
            }
        };
        if !round.turn(house, &mut between) {
            return;
        }
    }
    panic!("{TURNS} turns and no end");
}

#[test]
fn two_people_play_a_whole_base_game_by_commands_while_the_bot_is_killed() {
    let mut house = House::open("play-commands");
    let people = ["Ada", "Łucja"];
    let mut round = Round::open(&house, "table", &people, "base", How::Commands);
    play(&mut house, &mut round, &[(20, Moment::Before), (36, Moment::LaidOut)]);
    let game = round.check_end(&house);
    assert_eq!(game.board().tiles().len() + game.discarded().len(), 72);
}

#[test]
fn five_people_play_a_whole_base_game_by_buttons_while_the_bot_is_killed() {
    let mut house = House::open("play-buttons");
    let people = ["Ada", "Ben", "Łucja", "Ştefan", "Zoë"];
    let mut round = Round::open(&house, "table", &people, "base", How::Buttons);
    play(&mut house, &mut round, &[(15, Moment::LaidOut), (40, Moment::Before)]);
    let game = round.check_end(&house);
    assert_eq!(game.board().tiles().len() + game.discarded().len(), 72);
}

/// Systems are played in `systems`, too: here the bot also dies, and that takes its time.
fn is_wanted() -> bool {
    let wanted =
        std::env::var("CARCAS_SYSTEMS").is_ok_and(|wanted| ["each", "all"].contains(&&*wanted));
    if !wanted {
        println!("SKIPPED: CARCAS_SYSTEMS=each plays it");
    }
    wanted
}

#[test]
fn the_river_is_played_to_the_end_by_buttons() {
    if !is_wanted() {
        return;
    }
    let mut house = House::open("play-river");
    let people = ["Ada", "Ben", "Łucja"];
    let mut round = Round::open(&house, "table", &people, "base, river1", How::Buttons);
    play(&mut house, &mut round, &[(5, Moment::LaidOut)]);
    round.check_end(&house);
}

#[test]
fn inns_and_cathedrals_are_played_to_the_end_by_commands() {
    if !is_wanted() {
        return;
    }
    let mut house = House::open("play-inns");
    let people = ["Ada", "Ştefan"];
    let mut round = Round::open(&house, "table", &people, "base, inns", How::Commands);
    play(&mut house, &mut round, &[(30, Moment::Before)]);
    round.check_end(&house);
}

#[test]
fn tiles_that_the_host_describes_are_played_and_outlive_the_bot() {
    const TILES: [&str; 6] = [
        "CFFF city N; field E1,E2,S1,S2,W1,W2 c1",
        "CFFC city N,W pennant=1; field E1,E2,S1,S2 c1",
        "CFCF city N; city S; field E1,E2,W1,W2 c1 c2",
        "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1",
        "CCFF city N,E; field S1,S2,W1,W2 c1",
        "CFFF cloister; city N; field E1,E2,S1,S2,W1,W2 c1",
    ];
    let mut house = House::open("play-hosts");
    let describe = |host: &Person<'_>| {
        for tile in TILES {
            let options = [("tile", tile), ("set", "gingerbread")];
            let shown = host.command("tile add", &options);
            assert!(shown.words().contains("The host's tiles"), "{}", shown.words());
        }
        check_picture(host.command("tile list", &[]).message());
    };
    let people = ["Ada", "Ben"];
    let sets = "base, gingerbread";
    let mut round = Round::prepared(&house, "table", &people, sets, How::Buttons, &describe);
    play(&mut house, &mut round, &[(10, Moment::LaidOut), (30, Moment::Before)]);
    let game = round.check_end(&house);
    let brought = &game.setup().host_tiles;
    assert_eq!(brought.len(), TILES.len());
    let laid = game.board().tiles().iter().map(|placed| placed.kind);
    let seen: Vec<_> = laid.chain(game.discarded().iter().copied()).collect();
    assert!(brought.iter().all(|kind| seen.contains(kind)), "each of them was drawn");
}
