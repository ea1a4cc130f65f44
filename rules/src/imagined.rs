//! What a seat does not know, imagined: the order of the tiles, the secret behind any chance, and
//! the answers of others that are still held. Whoever thinks ahead for a seat gets such a game
//! and never the real one, so that it cannot see more than a player does.

use crate::decisions::Decisions;
use crate::dice::Seed;
use crate::figure::Seat;
use crate::game::Game;
use crate::turn;

/// Knows what everybody knows, and nothing besides.
const ONLOOKER: Seat = Seat(u8::MAX);

impl Game {
    /// The game as everybody knows it, to be played on elsewhere: the tiles that nobody has seen are
    /// shuffled by `seed`, which is also the secret from now on, and whoever has answered while
    /// others were still asked is asked again. Nothing of it depends on what is secret here.
    pub fn redealt(&self, seed: Seed) -> Self {
        let mut game = self.imagined(ONLOOKER, seed);
        game.setup.hold_draw = self.setup.hold_draw;
        game.setup.ask_forced = self.setup.ask_forced;
        game
    }

    /// A game that this one could be for all that `seat` knows: the tiles that nobody has seen are
    /// shuffled by `seed`, which is also the secret from now on, and whoever has answered besides
    /// it is asked again. Games that look alike to the seat become the same game. Tiles are turned
    /// up and forced moves made without a question.
    pub fn imagined(&self, seat: Seat, seed: Seed) -> Self {
        let mut game = self.clone();
        game.setup.seed = seed;
        game.setup.hold_draw = false;
        game.setup.ask_forced = false;
        let script = std::mem::take(&mut game.setup.script);
        game.bag = self.bag.imagined(&game.setup, &game.setup.start());
        game.setup.script.tiles = script.tiles.map(|_| game.bag.tiles().collect());
        let held = game.turn.answers.len();
        game.turn.answers.retain(|(who, _)| *who == seat);
        if game.turn.answers.len() < held {
            let mut open = Decisions::default();
            turn::ask(&game, &mut open);
            game.open = open;
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use crate::{Dice, Game, Mark, Seat, Seed, Setup, Systems};

    fn play(systems: &[&str], seed: u64, tiles: usize) -> Game {
        let systems = Systems::named(systems.iter().copied()).expect("known systems");
        let setup = Setup::new(3, systems, Seed::from_number(seed));
        let (mut game, _) = Game::new(setup).expect("a game");
        let mut dice = Dice::stream(Seed::from_number(seed), "imagined");
        while game.board().tiles().len() < tiles
            && let Some(asked) = game.decision()
        {
            let chance = dice.below(asked.options.len() as u32) as usize;
            let (seat, option) = (asked.seat, asked.options[chance]);
            game.apply(seat, option).expect("it is offered");
        }
        game
    }

    fn order(game: &Game) -> Vec<&'static str> {
        game.bag.tiles().map(|kind| kind.kind().id).collect()
    }

    #[test]
    fn the_order_of_the_tiles_is_forgotten_and_the_tiles_are_not() {
        let game = play(&["base", "inns", "dragon", "river2"], 3, 20);
        let imagined = |number| game.imagined(Seat(0), Seed::from_number(number));
        assert_eq!(imagined(1).bag().remaining(), game.bag().remaining());
        assert_eq!(order(&imagined(1)), order(&imagined(1)));
        assert_ne!(order(&imagined(1)), order(&imagined(2)));
        let mut other = game.clone();
        other.bag.pile.reverse();
        other.setup.seed = Seed::from_number(99);
        let other = other.imagined(Seat(0), Seed::from_number(1));
        assert_eq!(other.hash(), imagined(1).hash());
    }

    #[test]
    fn a_lake_stays_the_last_of_the_river() {
        let game = play(&["base", "river1"], 4, 5);
        for number in 0..20 {
            let imagined = game.imagined(Seat(1), Seed::from_number(number));
            assert_eq!(imagined.bag.first.len(), game.bag.first.len());
            assert_eq!(imagined.bag.first.first(), game.bag.first.first());
        }
    }

    #[test]
    fn a_game_that_travels_keeps_what_is_seen_and_nothing_that_is_not() {
        for systems in [&["base"][..], &["base", "river2", "plague", "inns"]] {
            let game = play(systems, 5, 20);
            let seed = |number| Seed::from_number(number);
            let again = game.redealt(seed(1));
            assert_eq!(again.board().tiles(), game.board().tiles());
            assert_eq!(again.scores(), game.scores());
            assert_eq!(again.decisions(), game.decisions());
            assert_eq!(again.bag().remaining(), game.bag().remaining());
            assert_ne!(order(&again), order(&game));
            // Another order that could have been dealt here travels as the same game.
            assert_eq!(game.redealt(seed(2)).redealt(seed(1)).hash(), again.hash());
            let restored = Game::restore(&again.snapshot()).expect("it is whole");
            assert_eq!(restored.decisions(), game.decisions());
        }
    }

    #[test]
    fn tiles_that_come_late_are_imagined_late() {
        for tiles in [1, 8, 16] {
            let game = play(&["base", "plague"], 5, tiles);
            let late =
                |game: &Game| game.bag.tiles().position(|kind| kind.kind().marks.has(Mark::Plague));
            let first = (0..200)
                .filter_map(|number| late(&game.imagined(Seat(0), Seed::from_number(number))))
                .min();
            // The plague comes after 17 tiles (R-PL-1).
            let laid = game.board().tiles().len() - 1 + game.discarded().len();
            let drawn = laid + usize::from(game.turn().hand.is_some());
            assert_eq!(first, Some(17_usize.saturating_sub(drawn)), "{tiles} tiles");
        }
    }

    #[test]
    fn answers_of_others_that_are_held_are_forgotten() {
        // Everybody is asked at once, and nobody sees who takes back which follower.
        let mut seen = 0;
        for seed in 0..60 {
            let mut game = play(&["wheel"], seed, 1);
            let mut dice = Dice::new(Seed::from_number(seed));
            while let Some(asked) = game.decision() {
                let chance = dice.below(asked.options.len() as u32) as usize;
                let (seat, option) = (asked.seat, asked.options[chance]);
                let others = game.decisions().len();
                game.apply(seat, option).expect("it is offered");
                if others > 1 && game.answered().next().is_some() {
                    seen += 1;
                    let next = game.decision().expect("others are asked").seat;
                    let imagined = game.imagined(next, Seed::from_number(1));
                    assert_eq!(imagined.answered().count(), 0);
                    assert!(imagined.asked(seat).is_some());
                    assert_eq!(imagined.asked(next), game.asked(next));
                }
            }
        }
        assert!(seen > 3, "{seen} answers were held");
    }
}
