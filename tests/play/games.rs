//! Complete games. The scores at the end are those that the rules give when they are played the
//! same moves again.

use rules::{Action, Game};
use tests::books::Entry;
use tests::round::{How, Moment, Round};
use tests::{House, run};

/// No game here has more tiles than this, and no tile takes more than one turn.
const TURNS: usize = 120;

/// What the players see of the end is what the rules make of the moves.
fn check_end(house: &House, round: &Round) -> Game {
    let entry = round.entry(house);
    let game = entry.replay().expect("the log is a game");
    let standings = game.result().expect("the game is over");
    assert_eq!(cells_in(&entry), round.cells, "the moves are those that people made");
    let anybody = house.person(&round.people[0], &round.channel);
    let end = anybody.wait("the end", |m| m.content().contains("The game is over"));
    for seat in &entry.table.seats {
        let name = seat.name.as_deref().unwrap_or_default();
        let points = standings.scores[usize::from(seat.seat)];
        let told = end
            .content()
            .lines()
            .any(|line| line.contains(name) && line.contains(&format!("**{points}**")));
        assert!(told, "{name} has {points}: {}", end.content());
    }
    let number = entry.table.game.id.public();
    let replayed = run(house.folder.path(), house.settings(), &["replay", &number]);
    assert_eq!(replayed.code, Some(0), "{replayed:?}");
    game
}

fn cells_in(entry: &Entry) -> Vec<String> {
    let actions = entry.moves.iter().map(|made| serde_json::from_str(&made.action));
    let actions = actions.map(|action| action.expect("an action of the rules"));
    let placed = actions.filter_map(|action| match action {
        Action::Place { pos, .. } => Some(pos.name()),
        _ => None,
    });
    placed.collect()
}

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
    let game = check_end(&house, &round);
    assert_eq!(game.board().tiles().len() + game.discarded().len(), 72);
}

#[test]
fn five_people_play_a_whole_base_game_by_buttons_while_the_bot_is_killed() {
    let mut house = House::open("play-buttons");
    let people = ["Ada", "Ben", "Łucja", "Ştefan", "Zoë"];
    let mut round = Round::open(&house, "table", &people, "base", How::Buttons);
    play(&mut house, &mut round, &[(15, Moment::LaidOut), (40, Moment::Before)]);
    let game = check_end(&house, &round);
    assert_eq!(game.board().tiles().len() + game.discarded().len(), 72);
}

#[test]
fn the_river_is_played_to_the_end_by_buttons() {
    let mut house = House::open("play-river");
    let people = ["Ada", "Ben", "Łucja"];
    let mut round = Round::open(&house, "table", &people, "base, river1", How::Buttons);
    play(&mut house, &mut round, &[(5, Moment::LaidOut)]);
    check_end(&house, &round);
}

#[test]
fn inns_and_cathedrals_are_played_to_the_end_by_commands() {
    let mut house = House::open("play-inns");
    let people = ["Ada", "Ştefan"];
    let mut round = Round::open(&house, "table", &people, "base, inns", How::Commands);
    play(&mut house, &mut round, &[(30, Moment::Before)]);
    check_end(&house, &round);
}
