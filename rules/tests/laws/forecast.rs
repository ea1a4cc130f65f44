//! What is foreseen of a tile in hand is what playing it would score.

use rules::{
    Action, Dice, Event, Game, Pos, Prompt, Rotation, ScoreLine, Seed, Setup, Source, Systems,
};

/// The points of the best turn with each placement of the tile, found by playing every such turn.
fn played(game: &Game) -> Vec<(Pos, Rotation, i32)> {
    let asked = game.decision().expect("a tile is to be laid");
    let seat = asked.seat;
    // A field that a barn scores is not completed.
    let is_own =
        |line: &&ScoreLine| line.seat == seat && line.complete && line.source != Source::Field;
    let gain = |events: &[Event]| -> i32 {
        let lines = events.iter().filter_map(|event| match event {
            Event::Scored(line) => Some(line),
            _ => None,
        });
        lines.filter(is_own).map(|line| line.points).sum()
    };
    let mut placements = Vec::new();
    for &option in &asked.options {
        let Action::Place { pos, rotation } = option else { continue };
        let mut laid = game.clone();
        let first = gain(&laid.apply(seat, option).expect("it is offered"));
        let wood = laid.decision().filter(|asked| asked.prompt == Prompt::Wood);
        let turns = wood.into_iter().flat_map(|asked| &asked.options).map(|&option| {
            let mut after = laid.clone();
            gain(&after.apply(seat, option).expect("it is offered"))
        });
        placements.push((pos, rotation, first + turns.max().unwrap_or(0)));
    }
    placements
}

/// The cells where some placement scores, with the points of the best one.
fn best(placements: &[(Pos, Rotation, i32)]) -> Vec<(Pos, i32)> {
    let cells = placements.chunk_by(|one, other| one.0 == other.0);
    let most = cells.map(|turned| (turned[0].0, turned.iter().map(|one| one.2).max()));
    most.filter_map(|(cell, most)| Some((cell, most.filter(|points| *points > 0)?))).collect()
}

#[test]
fn it_foresees_exactly_what_playing_the_tile_would_score() {
    let (mut marked, mut asked) = (0, 0);
    for (seed, systems) in (1..).zip([
        &["base"][..],
        &["base", "inns"],
        &["base", "inns", "abbey"],
        &["base", "cult", "river1"],
        &["base", "bridges"],
        &["winter", "traders"],
    ]) {
        let systems = Systems::named(systems.iter().copied()).expect("known systems");
        let seed = Seed::from_number(seed);
        let (mut game, _) = Game::new(Setup::new(3, systems, seed)).expect("a valid set-up");
        let mut dice = Dice::stream(seed, "forecast");
        let mut number = 0;
        while let Some(decision) = game.decision() {
            if decision.prompt == Prompt::Place {
                number += 1;
                if number % 4 == 0 {
                    let cells = game.scoring_cells();
                    let placements = played(&game);
                    assert_eq!(cells, best(&placements), "{systems:?}, tile {number}");
                    for &(cell, most) in &cells {
                        let rotation = game.scoring_rotation(cell).expect("it scores there");
                        assert!(placements.contains(&(cell, rotation, most)), "{cell:?}");
                    }
                    marked += cells.len();
                    asked += 1;
                }
            }
            let chosen = dice.below(decision.options.len() as u32) as usize;
            let (seat, option) = (decision.seat, decision.options[chosen]);
            game.apply(seat, option).expect("an offered answer");
        }
    }
    assert!(2 * marked > asked, "{marked} cells in {asked} turns");
}

#[test]
fn without_a_tile_in_hand_nothing_is_foreseen() {
    let systems = Systems::named(["base"]).expect("the base game");
    let setup = Setup { hold_draw: true, ..Setup::new(2, systems, Seed::from_number(3)) };
    let (game, _) = Game::new(setup).expect("a valid set-up");
    assert_eq!(game.scoring_cells(), []);
    assert_eq!(game.scoring_rotation(Pos::new(1, 0)), None);
}
