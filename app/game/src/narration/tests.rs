//! Who, from where, to where and why: throws, seductions and flight take one sentence each.

use rules::expansions::catapult::{self, Duel, Missile, Point, Site, ThrowOutcome, Thrown};
use rules::expansions::count::Quarter;
use rules::expansions::mage;
use rules::{
    At, Cause, Dice, Event, Figure, FigureKind, Game, Mark, Pos, ScoreLine, Seat, Seed, Setup,
    Source, Spot, Systems, Token,
};
use text::{Name, Text};

use crate::narration::Narrator;
use crate::vocabulary;

/// A figure on the start tile: the city is segment one, the road segment two.
fn stands(seat: u8, kind: FigureKind, segment: u8) -> Figure {
    let at = At::Segment(Spot { pos: Pos::new(0, 0), segment });
    Figure { seat: Seat(seat), kind, at }
}

fn told(events: &[Event]) -> String {
    let systems = Systems::named(["base", "catapult", "plague"]).expect("they go together");
    let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(1))).expect("a table");
    let people = ["Ada", "Ben"].map(|name| Name::new(name, "?"));
    Narrator { text: Text::of("en"), people: &people, plain: true }.line(&game, events)
}

/// Plays games of these sets at random until `has_seen` has met all that it waits for; it is given
/// the state after each answer, and what the answer caused.
fn play_until(sets: &[&str], mut has_seen: impl FnMut(&Narrator<'_>, &Game, &[Event]) -> bool) {
    let people = ["Ada", "Ben"].map(|name| Name::new(name, "?"));
    let narrator = Narrator { text: Text::of("en"), people: &people, plain: true };
    for number in 1..=60 {
        let seed = Seed::from_number(number);
        let systems = Systems::named(sets.iter().copied()).expect("they go together");
        let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a table");
        let mut dice = Dice::stream(seed, "narration");
        while let Some(decision) = game.decision() {
            let choice = dice.below(decision.options.len() as u32) as usize;
            let (seat, option) = (decision.seat, decision.options[choice]);
            let events = game.apply(seat, option).expect("an offered answer");
            if has_seen(&narrator, &game, &events) {
                return;
            }
        }
    }
    panic!("not everything was met in games of {sets:?}");
}

fn thrown(missile: Missile, hit: Vec<Vec<Figure>>, apart: Option<i64>) -> Event {
    let (from, aim, rest) = (Point::new(0, -2000), Point::new(0, 0), Point::new(0, 120));
    let (seat, site, force, landing) = (Seat(0), Site::N, 40, aim);
    Event::Catapult(catapult::Event::Thrown(Thrown {
        seat,
        missile,
        site,
        from,
        aim,
        force,
        landing,
        rest,
        hit,
        apart,
    }))
}

fn home(figure: Figure) -> Event {
    Event::Returned { figure, cause: Cause::Catapult }
}

#[test]
fn what_one_player_gains_at_once_stands_together() {
    let gain = |seat, points, source| {
        Event::Scored(ScoreLine {
            seat: Seat(seat),
            points,
            source,
            at: None,
            complete: true,
            terms: Vec::new(),
        })
    };
    assert_eq!(
        told(&[gain(0, 2, Source::Road), gain(1, 4, Source::City), gain(0, 2, Source::Ringmaster)]),
        "Ada (+2: road, +2: ringmaster), Ben (+4: city)."
    );
}

#[test]
fn a_throw_says_from_where_it_came_where_it_rests_and_whom_it_met() {
    use FigureKind::Small;
    let (thief, knight) = (stands(1, Small, 1), stands(0, Small, 0));
    let hits = thrown(Missile::KnockOut, vec![vec![thief], vec![knight]], None);
    assert_eq!(
        told(&[hits, home(thief), home(knight)]),
        "Ada throws from the north: the token comes to rest at M13 and knocks over Ben's thief at \
         M13 and Ada's knight at M13, who return home."
    );
    assert_eq!(
        told(&[thrown(Missile::Seduction, vec![vec![thief]], None)]),
        "Ada throws from the north: the token comes to rest at M13, closest to Ben's thief at M13."
    );
    assert_eq!(
        told(&[thrown(Missile::KnockOut, vec![], None)]),
        "Ada throws from the north: the token comes to rest at M13 and meets nobody."
    );
    assert_eq!(
        told(&[thrown(Missile::Target, vec![], Some(350 * 350))]),
        "Ada throws from the north: the token comes to rest at M13, 0.35 tiles from the middle of \
         the fair."
    );
}

#[test]
fn a_seduction_says_who_goes_home_and_who_comes_from_where() {
    use FigureKind::{Big, Small};
    let figure = stands(1, Small, 0);
    let (seat, with) = (Seat(0), Big);
    let coming = Figure { seat, kind: with, at: figure.at };
    let seduced = Event::Catapult(catapult::Event::Seduced { seat, figure, with, from: None });
    assert_eq!(
        told(&[seduced, home(figure), Event::Deployed(coming)]),
        "Ada seduces Ben's knight at M13, who returns home; Ada's big meeple from the supply takes \
         that place."
    );
    let leaving = stands(0, Small, 1);
    let seduced = Event::Catapult(catapult::Event::Seduced {
        seat,
        figure,
        with: Small,
        from: Some(leaving.at),
    });
    let moved = Event::Moved { figure: leaving, to: figure.at };
    assert_eq!(
        told(&[seduced, home(figure), moved]),
        "Ada seduces Ben's knight at M13, who returns home; Ada's thief at M13 takes that place."
    );
}

#[test]
fn a_flight_says_from_where_to_where_and_why() {
    let figure = stands(1, FigureKind::Small, 1);
    let moved = Event::Moved { figure, to: figure.at };
    assert_eq!(told(&[moved]), "Ben's thief flees from the plague, from M13 onto the road at M13.");
}

#[test]
fn whom_a_trap_takes_does_not_flee() {
    let figure = stands(1, FigureKind::Small, 1);
    let moved = Event::Moved { figure, to: At::Trap(Pos::new(1, 1)) };
    assert_eq!(told(&[moved]), "The pond takes Ben's thief from M13.");
    let (mut by_tree, mut by_pond) = (false, false);
    play_until(&["base", "plague", "russian"], |narrator, game, events| {
        for event in events {
            let Event::Moved { to, .. } = event else { continue };
            let begins = match to {
                At::Trap(pos) if game.board().marked(Mark::Tree).any(|tree| tree == *pos) => {
                    by_tree = true;
                    "The tree takes "
                }
                At::Trap(_) => {
                    by_pond = true;
                    "The pond takes "
                }
                _ => continue,
            };
            let line = narrator.line(game, std::slice::from_ref(event));
            assert!(line.starts_with(begins), "{line}");
        }
        by_tree && by_pond
    });
}

#[test]
fn only_a_figure_on_the_tile_just_laid_is_told_together_with_it() {
    let systems = Systems::named(["base"]).expect("a set");
    let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(1))).expect("a table");
    let start = game.board().tiles()[0];
    let (kind, rotation) = (start.kind, start.rotation);
    let laid = |pos| Event::Placed { seat: Seat(0), kind, pos, rotation };
    let tile = vocabulary::tile(Text::of("en"), kind);
    let thief = stands(0, FigureKind::Small, 1);
    assert_eq!(
        told(&[laid(start.pos), Event::Deployed(thief)]),
        format!("Ada placed {tile} at M13 with a thief on the road."),
    );
    assert_eq!(
        told(&[laid(Pos::new(1, 0)), Event::Deployed(thief)]),
        format!("Ada placed {tile} at N13. Ada placed a thief on the road at M13."),
    );
    assert_eq!(told(&[Event::Deployed(thief)]), "Ada placed a thief on the road at M13.");
    let councillor = Figure { at: At::Quarter(Quarter::Market), ..thief };
    assert_eq!(
        told(&[laid(start.pos), Event::Deployed(councillor)]),
        format!("Ada placed {tile} at M13. Ada placed a councillor in Carcassonne."),
    );
}

#[test]
fn where_a_magician_is_among_several_roads_or_cities_of_a_tile_is_told() {
    let (mut alone, mut among_several) = (0, 0);
    play_until(&["base", "mage"], |narrator, game, events| {
        let board = game.board();
        let kind = |spot: Spot| board.segment(spot).map(|segment| segment.kind);
        for event in events {
            let &Event::Mage(mage::Event::Moved { who, to: Some(spot) }) = event else { continue };
            let placed = board.tile_at(spot.pos).expect("it stands on a tile");
            let alike = board.spots_of(placed).filter(|other| kind(*other) == kind(spot)).count();
            let sides = vocabulary::whereabouts(narrator.text, game, spot).expect("it has sides");
            let cell = spot.pos.name();
            let ends = match alike {
                1 => format!(" at {cell}."),
                _ => format!(" at {cell} ({sides})."),
            };
            let line = narrator.line(game, std::slice::from_ref(event));
            assert!(line.ends_with(&ends), "{line}");
            if game.magician(who) == Some(spot) {
                let pieces = narrator.pieces(game);
                let is_told = |piece: &String| piece.ends_with(&ends);
                assert!(pieces.iter().any(is_told), "{ends} of {pieces:?}");
            }
            if alike == 1 { alone += 1 } else { among_several += 1 }
        }
        alone > 0 && among_several > 0
    });
}

#[test]
fn little_buildings_are_listed_by_kind() {
    let kinds = [
        (Token::Shed, "Sheds: "),
        (Token::House, "Houses: "),
        (Token::LittleTower, "Little towers: "),
    ];
    play_until(&["base", "buildings"], |narrator, game, _| {
        let pieces = narrator.pieces(game);
        let mut listed = 0;
        for (kind, begins) in kinds {
            let built = game.little_buildings().iter().filter(|(_, other)| *other == kind);
            let cells: Vec<String> = built.map(|(pos, _)| pos.name()).collect();
            let said = format!("{begins}{}.", cells.join(", "));
            assert_eq!(pieces.contains(&said), !cells.is_empty(), "{said} {pieces:?}");
            listed += usize::from(!cells.is_empty());
        }
        listed == 3
    });
}

#[test]
fn captives_are_listed_by_trap_and_named_unless_they_are_ordinary() {
    let (mut on_tree, mut in_pond, mut big) = (false, false, false);
    play_until(&["base", "inns", "russian"], |narrator, game, _| {
        let (mut tree, mut pond) = (Vec::new(), Vec::new());
        for figure in game.figures() {
            let At::Trap(pos) = figure.at else { continue };
            let (who, cell) = (narrator.who(figure.seat), pos.name());
            let said = match figure.kind {
                FigureKind::Big => format!("{who} (big meeple, {cell})"),
                _ => format!("{who} ({cell})"),
            };
            big |= figure.kind == FigureKind::Big;
            let is_tree = game.board().marked(Mark::Tree).any(|cell| cell == pos);
            if is_tree { tree.push(said) } else { pond.push(said) }
        }
        let pieces = narrator.pieces(game);
        for (begins, held) in [("Trapped on the tree: ", &tree), ("Trapped in the pond: ", &pond)] {
            let said = format!("{begins}{}.", narrator.text.list(held));
            assert_eq!(pieces.contains(&said), !held.is_empty(), "{said} {pieces:?}");
        }
        on_tree |= !tree.is_empty();
        in_pond |= !pond.is_empty();
        on_tree && in_pond && big
    });
}

#[test]
fn a_catch_says_how_it_was_thrown_and_where_the_hands_were() {
    let duel = Duel {
        thrower: Seat(0),
        catcher: Seat(1),
        force: 60,
        side: 0,
        reach: 1500,
        hands: 20,
        long: 1386,
        lateral: 9,
        outcome: ThrowOutcome::Caught,
    };
    assert_eq!(
        told(&[Event::Catapult(catapult::Event::Duel(duel))]),
        "Ada throws to Ben with force 60: 1386 far and 9 aside. Ben, hands at 1500 and 20 aside, \
         catches it."
    );
}

#[test]
fn whose_name_no_picture_can_show_is_told_with_the_number_that_it_shows() {
    let systems = Systems::named(["base"]).expect("a set");
    let (game, _) = Game::new(Setup::new(3, systems, Seed::from_number(1))).expect("a table");
    let text = Text::of("en");
    let people = ["Ada", "花子", "অনিক"].map(|name| Name::new(name, "?"));
    let narrator = Narrator { text, people: &people, plain: false };
    assert_eq!(narrator.scores(&game), "**Ada** 0 · **花子** 0 · **অনিক** (#3) 0");
    assert_eq!(narrator.numbered(&game).as_deref(), Some("**অনিক** (#3)"));
    let written = Narrator { people: &people[..2], ..narrator };
    assert_eq!(written.numbered(&game), None);
}
