//! Complete games. The scores at the end are those that the rules give when they are played the
//! same moves again.

use tests::House;
use tests::round::{How, Moment, Round};

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

#[test]
fn the_river_is_played_to_the_end_by_buttons() {
    let mut house = House::open("play-river");
    let people = ["Ada", "Ben", "Łucja"];
    let mut round = Round::open(&house, "table", &people, "base, river1", How::Buttons);
    play(&mut house, &mut round, &[(5, Moment::LaidOut)]);
    round.check_end(&house);
}

#[test]
fn inns_and_cathedrals_are_played_to_the_end_by_commands() {
    let mut house = House::open("play-inns");
    let people = ["Ada", "Ştefan"];
    let mut round = Round::open(&house, "table", &people, "base, inns", How::Commands);
    play(&mut house, &mut round, &[(30, Moment::Before)]);
    round.check_end(&house);
}
