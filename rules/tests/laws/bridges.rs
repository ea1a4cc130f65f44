//! Where tiles fit with a bridge.

use rules::{Dice, Game, Pos, Rotation, Seed, Setup, Systems};

/// R-BR-2, R-BR-3: the list made in one pass agrees with a look at each placement.
#[test]
fn the_placements_with_a_bridge_are_those_that_match_or_can_be_mended() {
    let (mut mended, mut seen) = (0, 0);
    for number in 0..30 {
        let systems = Systems::named(["base", "bridges", "abbey", "inns"]).expect("they exist");
        let seed = Seed::from_number(number);
        let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a game");
        let mut dice = Dice::stream(seed, "spans");
        while let Some(decision) = game.decision() {
            if let Some(kind) = game.turn().hand {
                let board = game.board();
                let every = board.gaps().flat_map(|pos| Rotation::ALL.map(|turned| (pos, turned)));
                let each = every.filter(|&(pos, turned)| {
                    let span = board.span_for(kind, pos, turned);
                    mended += usize::from(span.is_some());
                    board.accepts(kind, pos, turned) || span.is_some()
                });
                let each: Vec<(Pos, Rotation)> = each.collect();
                assert_eq!(board.fitting_with_span(kind, |_, _| true), each);
                seen += each.len();
            }
            let option = dice.below(decision.options.len() as u32) as usize;
            let (seat, action) = (decision.seat, decision.options[option]);
            game.apply(seat, action).expect("it was offered");
        }
    }
    assert!(mended > 1_000 && seen > mended, "{mended} of {seen}");
}
