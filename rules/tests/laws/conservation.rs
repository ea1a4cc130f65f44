//! Nothing is lost: figures, tiles and points; questions are well formed; games end.

use std::collections::BTreeMap;

use rules::expansions::{bazaars, creativity};
use rules::{Event, FigureKind, Game, KindId, Prompt, Source, Token};

use crate::walk::{deal, games, step};

/// The most options that any question may have.
const MAX_OPTIONS: usize = 4_096;

/// The most questions that a tile brings, on average.
const MAX_QUESTIONS: u32 = 10;

/// A question has answers, sorted, without duplicates, the default among them.
fn question_is_well_formed(game: &Game) {
    let Some(asked) = game.decision() else {
        return assert!(game.result().is_some(), "no question, no result");
    };
    assert!(game.result().is_none());
    assert!((1..=MAX_OPTIONS).contains(&asked.options.len()));
    let mut sorted = asked.options.clone();
    sorted.sort_unstable();
    assert!(sorted.is_sorted_by(|a, b| a < b), "an option is offered twice: {sorted:?}");
    assert!(asked.prompt != Prompt::Place || sorted == asked.options, "row, column, rotation");
    assert!(game.default_of(asked) < asked.options.len());
    assert!(asked.seat.0 < game.setup().seats);
}

/// Every figure of every seat is in its supply, on the board, captive or out of the game.
fn figures(game: &Game) -> Vec<u32> {
    let mut count = Vec::new();
    for seat in game.seats() {
        for kind in FigureKind::ALL {
            let own = |figure: &&rules::Figure| (figure.seat, figure.kind) == (seat, kind);
            let standing = game.figures().iter().filter(own).count() as u32;
            let captive = |captive: &&rules::expansions::tower::Captive| {
                (captive.owner, captive.kind) == (seat, kind)
            };
            let captives = game.captives().iter().filter(captive).count() as u32;
            let lost = game.lost().iter().filter(|&&gone| gone == (seat, kind)).count() as u32;
            count.push(standing + captives + lost + u32::from(game.supply(seat).count(kind)));
        }
    }
    count
}

/// Every tile is on the table, in hand, in the bag, set aside, discarded or an abbey in reserve.
fn tiles(game: &Game) -> BTreeMap<KindId, u32> {
    let mut count = BTreeMap::new();
    let mut add = |kind, number: u32| *count.entry(kind).or_default() += number;
    game.bag().remaining().into_iter().for_each(|(kind, number)| add(kind, u32::from(number)));
    game.board().tiles().iter().for_each(|placed| add(placed.kind, 1));
    game.turn().hand.into_iter().for_each(|kind| add(kind, 1));
    game.seats().filter_map(|seat| game.bag().kept(seat)).for_each(|kind| add(kind, 1));
    game.lots().iter().for_each(|lot| add(lot.kind, 1));
    game.discarded().iter().for_each(|&kind| add(kind, 1));
    game.bag().aside().iter().for_each(|&kind| add(kind, 1));
    // R-AM-1: the abbeys that the seats still hold.
    let held = game.seats().map(|seat| u32::from(game.tokens(seat).count(Token::Abbey))).sum();
    if let Some(abbey) = KindId::named("abbey/01").filter(|_| held > 0) {
        add(abbey, held);
    }
    count
}

#[test]
fn nothing_is_lost_and_every_game_ends() {
    games(1, |number| {
        let (mut game, mut events, mut dice) = deal(number, None);
        let (had_figures, mut had_tiles) = (figures(&game), tiles(&game));
        let all: u32 = had_tiles.values().sum();
        let mut points = vec![0; usize::from(game.setup().seats)];
        let mut steps = 0;
        loop {
            question_is_well_formed(&game);
            assert_eq!(figures(&game), had_figures);
            if events.iter().any(|event| {
                matches!(event, Event::Creativity(creativity::Event::HostTiles { accepted: false }))
            }) {
                had_tiles.retain(|kind, _| kind.kind().set() != "creativity");
            }
            assert_eq!(tiles(&game), had_tiles);
            for event in &events {
                if let Event::Scored(line) = event {
                    // R-RU-10: the pond costs points too.
                    let costs = matches!(line.source, Source::Ransom | Source::Pond);
                    assert!(line.points >= 0 || costs, "R-OV-2: {line:?}");
                    points[line.seat.index()] += line.points;
                }
                if let Event::Bazaars(bazaars::Event::Sold {
                    by, to, points: price, bidder, ..
                }) = event
                {
                    points[to.index()] -= i32::from(*price);
                    let paid = if to == by { *bidder } else { Some(*by) };
                    paid.into_iter().for_each(|seat| points[seat.index()] += i32::from(*price));
                }
            }
            assert_eq!(game.scores(), points, "the ledger adds up");
            match step(&mut game, &mut dice) {
                Some(next) => events = next,
                None => break,
            }
            steps += 1;
            assert!(steps <= MAX_QUESTIONS * all, "the game ends");
        }
        let result = game.result().expect("it is over");
        let best = *points.iter().max().expect("seats");
        let winners = game.seats().filter(|seat| points[seat.index()] == best);
        assert_eq!(result.winners, winners.collect::<Vec<_>>());
    });
}
