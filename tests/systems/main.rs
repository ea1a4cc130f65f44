//! One complete game with each system, and three with everything that goes together, through the
//! real doors: by commands and by buttons, two to six people, every question answered by chance,
//! everybody pinged when the rules ask them. The scores at the end are those of the rules.
//! [`USUAL`] are played in any run of the tests, each system and the shortest game with everything
//! with `CARCAS_SYSTEMS=each`, all with `CARCAS_SYSTEMS=all`.

use std::collections::VecDeque;
use std::sync::Mutex;

use rules::expansions;
use tests::round::{How, Round};
use tests::{House, Person};

/// No game takes more acts than this.
const TURNS: usize = 2_000;
/// Games that are played at the same time.
const AT_ONCE: usize = 3;
/// What is played where nothing else is wanted: hidden answers, a host's tiles, and a system by
/// commands.
const USUAL: &str = "catapult,creativity,tower";
/// Systems that nobody plays elsewhere: whoever tries them presses what is offered.
const BY_BUTTONS: [&str; 7] =
    ["catapult", "school", "porxada", "plague", "wheel", "gingerbread", "creativity"];
/// Who plays, as many as a game seats.
const PEOPLE: [&str; 6] = ["Ada", "Ben", "Łucja", "Ştefan", "Zoë", "Émile"];

/// A game to play.
#[derive(Clone, Debug)]
struct Plan {
    name: String,
    sets: String,
    seats: usize,
    how: How,
}

/// Everything together first: these games are the longest.
fn plans() -> VecDeque<Plan> {
    let together = [(2, How::Commands), (4, How::Buttons), (6, How::Buttons)];
    let mut plans: VecDeque<Plan> = together
        .into_iter()
        .map(|(seats, how)| {
            let name = format!("all-{seats}");
            Plan { name, sets: "all".to_owned(), seats, how }
        })
        .collect();
    for (number, system) in expansions::ALL.iter().enumerate() {
        let key = system.key();
        let sets = if system.is_ground() { key.to_owned() } else { format!("base, {key}") };
        let most = if system.info().seats_six { 6 } else { 5 };
        let seats = 2 + number % (most - 1);
        let buttons = number % 2 == 1 || BY_BUTTONS.contains(&key);
        let how = if buttons { How::Buttons } else { How::Commands };
        plans.push_back(Plan { name: key.to_owned(), sets, seats, how });
    }
    plans
}

/// What only tiles that the host brings make part of a game.
const CREATIVE: [&str; 2] = [
    "CFFC city N,W pennant=1; field E1,E2,S1,S2 c1",
    "FRFR road E,W; field N1,N2,E1,W2; field E2,S1,S2,W1",
];

fn play(plan: &Plan) {
    let mut house = House::open(&format!("systems-{}", plan.name));
    let people = &PEOPLE[..plan.seats];
    let tiles = if plan.name == "creativity" { &CREATIVE[..] } else { &[] };
    let bring = |host: &Person<'_>| {
        for tile in tiles {
            let shown = host.command("tile add", &[("tile", *tile), ("set", "creativity")]);
            assert!(shown.words().contains("The host's tiles"), "{}", shown.words());
        }
    };
    let mut round = Round::prepared(&house, "table", people, &plan.sets, plan.how, &bring);
    let mut turns = 0;
    while round.turn(&mut house, &mut |_, _| ()) {
        turns += 1;
        assert!(turns < TURNS, "{plan:?}: {TURNS} acts and no end");
    }
    let game = round.check_end(&house);
    assert_eq!(game.setup().host_tiles.len(), tiles.len());
}

#[test]
fn every_system_alone_and_everything_together_is_played_to_the_end() {
    let mut plans = plans();
    let wanted = std::env::var("CARCAS_SYSTEMS").unwrap_or_else(|_| USUAL.to_owned());
    if wanted == "each" {
        plans.retain(|plan| plan.sets != "all" || plan.seats == 2);
    } else if wanted != "all" {
        let names: Vec<&str> = wanted.split(',').collect();
        plans.retain(|plan| names.contains(&plan.name.as_str()));
        assert_eq!(plans.len(), names.len(), "{wanted} names games that there are not");
    }
    let plans = Mutex::new(plans);
    let failed: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = plans.lock().expect("nobody panics with it").pop_front();
            let Some(plan) = next else { return };
            let began = std::time::Instant::now();
            let played = std::panic::catch_unwind(|| play(&plan));
            println!("{}: {:.1} s", plan.name, began.elapsed().as_secs_f32());
            if played.is_err() {
                failed.lock().expect("nobody panics with it").push(format!("{plan:?}"));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().expect("nobody panics with it");
    assert!(failed.is_empty(), "not played to the end:\n{}", failed.join("\n"));
}
