//! The database is away for a while: players are told that nothing was changed, the process lives
//! on, and when the database is back play goes on where it was.

use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{Discord, House, Way, until};

/// What players read while nothing can be kept.
const UNCHANGED: &str = "nothing was changed";

#[test]
fn while_the_database_is_away_players_are_told_and_when_it_is_back_play_goes_on() {
    let Some(database) = PrivateDatabase::alone() else { return };
    let mut house = House::around(Discord::with_shards("fleet-away", 1), Way::Gateway);
    house.set("CARCAS_DATABASE", database.url());
    house.start();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    let before = round.entry(&house);

    database.stop();
    let mover = round.next();
    for command in ["turn", "confirm"] {
        let answer = house.person(&mover, "table").command(command, &[]);
        assert!(answer.words().contains(UNCHANGED), "/{command}: {}", answer.words());
    }
    let choices = house.person(&mover, "table").autocomplete("place", &[("cell", "")], "cell");
    assert!(choices.is_empty(), "{choices:?}");
    assert!(house.bot().is_running());

    database.start();
    assert_eq!(round.entry(&house), before, "nothing was lost");
    until("a turn can be taken again", || {
        let answer = house.person(&mover, "table").command("turn", &[]);
        (!answer.words().contains(UNCHANGED)).then_some(())
    });
    for _ in 0..2 {
        assert!(round.turn(&mut house, &mut |_, _| ()));
    }
    let after = round.entry(&house);
    assert_eq!(after.cells().len(), before.cells().len() + 2);
    after.replay().expect("the log is a game");
    assert!(house.bot().is_running());
}
