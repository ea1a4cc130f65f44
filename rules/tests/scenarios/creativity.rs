//! Creativity: R-CR-1..3, S-CR-1.

use rules::expansions::creativity;
use rules::{
    Action, Event, Flaw, Game, HostTileError, Illegal, KindId, Prompt, Reason, Seat, Seed, Setup,
    SetupError, Systems,
};

const TILE: &str = "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1";
const OTHER: &str = "FFFF cloister; field N1,N2,E1,E2,S1,S2,W1,W2";

fn setup(options: &[(&str, &str)], tiles: &[&str]) -> Setup {
    let systems = Systems::named(["base", "creativity"]).expect("systems that exist");
    let mut setup = Setup::new(3, systems, Seed::from_number(5));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    let of_host = |text: &&str| KindId::host("creativity", text).expect("a tile");
    setup.host_tiles = tiles.iter().map(of_host).collect();
    setup.hold_draw = true;
    setup
}

const CUSTOM: [(&str, &str); 1] = [("creativity", "custom")];

/// How many tiles of the host's are in the piles.
fn dealt(game: &Game) -> usize {
    game.bag().remaining().iter().filter(|(kind, _)| kind.is_hosts()).count()
}

#[test]
fn r_cr_1_the_blank_tiles_stay_in_the_box() {
    let (game, _) = Game::new(setup(&[], &[])).expect("a table");
    assert_eq!(
        (game.bag().len(), game.decision().map(|asked| asked.prompt)),
        (71, Some(Prompt::Draw))
    );
    let unasked = SetupError::HostTiles { set: "creativity", wanted: 0, found: 1 };
    assert_eq!(Game::new(setup(&[], &[TILE])).err(), Some(unasked));
}

#[test]
fn r_cr_2_two_tiles_of_the_hosts_are_shuffled_in_when_everybody_accepts() {
    let one = SetupError::HostTiles { set: "creativity", wanted: 2, found: 1 };
    assert_eq!(Game::new(setup(&CUSTOM, &[TILE])).err(), Some(one));
    let (mut game, _) = Game::new(setup(&CUSTOM, &[TILE, OTHER])).expect("a table");
    assert_eq!((game.bag().len(), dealt(&game)), (73, 2));
    // Overview 5: everybody is asked at once; who says nothing accepts.
    let asked: Vec<Seat> = game.decisions().iter().map(|asked| asked.seat).collect();
    assert_eq!(asked, [Seat(0), Seat(1), Seat(2)]);
    for asked in game.decisions() {
        assert_eq!(
            (asked.prompt, asked.options[game.default_of(asked)]),
            (Prompt::Creativity(creativity::Prompt::HostTiles), Action::Accept)
        );
    }
    let not_offered = Err(Illegal::NotOffered(Reason::OtherQuestion));
    assert_eq!(game.apply(Seat(1), Action::Draw), not_offered);
    for seat in [1, 2] {
        let told = game.apply(Seat(seat), Action::Accept).expect("it is offered");
        assert_eq!(told, [Event::Answered { seat: Seat(seat) }]);
    }
    // The last one has answered too, and is asked for the first tile at once.
    let told = game.apply(Seat(0), Action::Accept).expect("it is offered");
    let last = [
        Event::Answered { seat: Seat(0) },
        Event::Creativity(creativity::Event::HostTiles { accepted: true }),
    ];
    assert_eq!(told[..2], last);
    assert_eq!((dealt(&game), game.decisions().len()), (2, 1));
    assert_eq!(game.decision().map(|asked| asked.prompt), Some(Prompt::Draw));
}

#[test]
fn r_cr_2_whoever_refuses_keeps_them_out() {
    let (mut game, _) = Game::new(setup(&CUSTOM, &[TILE, OTHER])).expect("a table");
    for (seat, action) in [(2, Action::Accept), (0, Action::Refuse), (1, Action::Accept)] {
        game.apply(Seat(seat), action).expect("it is offered");
    }
    assert_eq!((game.bag().len(), dealt(&game)), (71, 0));
    assert!(game.setup().host_tiles.is_empty());
    let (without, _) = Game::new(setup(&[], &[])).expect("a table");
    assert_eq!(game.bag().remaining(), without.bag().remaining());
    // The game is the one that would have been dealt without them.
    let first = |mut game: Game| {
        let seat = game.decision().expect("a question").seat;
        game.apply(seat, Action::Draw).expect("it is offered")
    };
    assert_eq!(first(game), first(without));
}

#[test]
fn r_cr_2_they_follow_the_rules_of_the_base_game() {
    let mut setup = setup(&CUSTOM, &[TILE, OTHER]);
    let tile = setup.host_tiles[0];
    setup.script.tiles = Some(vec![tile, KindId::named("base/B").expect("a tile")]);
    let (mut game, _) = Game::new(setup).expect("a table");
    for seat in 0..3 {
        game.apply(Seat(seat), Action::Accept).expect("it is offered");
    }
    game.apply(Seat(0), Action::Draw).expect("it is offered");
    let asked = game.decision().expect("a question").clone();
    assert_eq!((asked.prompt, game.turn().hand), (Prompt::Place, Some(tile)));
    game.apply(Seat(0), asked.options[0]).expect("it is offered");
    let again = Game::restore(&game.snapshot()).expect("a game");
    assert_eq!(again.hash(), game.hash());
    assert!(game.decision().is_some_and(|asked| asked.options.len() > 1), "figures go on it");
}

#[test]
fn s_cr_1_a_definition_is_checked() {
    assert!(KindId::host("creativity", TILE).is_ok());
    let twice = "CRFF city N,E; road E end=city; field E2,S1,S2,W1,W2 c1";
    assert!(matches!(KindId::host("creativity", twice), Err(HostTileError::Syntax(_))));
    // R-CR-3: nothing that would need a rule of its own.
    for text in [
        "FFFF field N1,N2,E1,E2,S1,S2,W1,W2 ! volcano",
        "CFFF city N princess; field E1,E2,S1,S2,W1,W2 c1",
        "CFFF city N cathedral; field E1,E2,S1,S2,W1,W2 c1",
    ] {
        let flaw = KindId::host("creativity", text).expect_err(text);
        assert!(matches!(flaw, HostTileError::Flaw(Flaw::Mark | Flaw::Tag, _)), "{text}");
    }
}
