//! The Catapult: R-CT-1..27, S-CT-8, S-CT-10, S-CT-13. What is pure arithmetic of
//! a throw (S-CT-1..4, 7, 9, 11, 12) is tried beside it.

use rules::expansions::catapult::{
    self, Area, Duel, Missile, Point, Site, Target, ThrowOutcome, ThrowSpan, Thrown,
};
use rules::{
    Action, Decision, Event, FigureKind, Game, Illegal, Pos, Prompt, Reason, Seat, Seed, Setup,
    Slot, Systems, catalog,
};

use crate::table::Table;

pub const WITH: &str = "base catapult";
/// South of the start tile: a fair in a meadow.
pub const FAIR: &str = "A catapult/06(0,1)r0";

impl Table {
    /// The tile of a line is laid, nobody deploys, and the catapult throws these tokens.
    pub fn fires(self, line: &str, missile: Missile) -> Self {
        let table = self.lays(line);
        let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
        assert_eq!(table.asked(), (Seat(0), Prompt::Catapult(catapult::Prompt::Fire)));
        table.does(Action::Catapult(catapult::Action::Fire { missile }))
    }

    /// The figures that can be hit: `B small`, where, how wide.
    pub fn standing(&self, name: &str) -> Vec<(Point, i32)> {
        let targets = self.game.targets().into_iter();
        let named = targets.filter(|target| called(target) == name);
        named.map(|target| (target.point, target.radius)).collect()
    }

    /// Whoever is asked throws from some site near a point, so that this comes of it.
    pub fn throws_so(self, near: Point, wanted: impl Fn(&Thrown) -> bool) -> Self {
        let asked = self.game.decision().expect("a question").seat;
        let ground = self.game.fairground();
        let tries = (0..40_000).map(|number| {
            let site = Site::ALL[number % 8];
            let (x, y, more) = (number / 8 % 33, number / 264 % 33, number / 8_712 % 5);
            let aim = near.moved(x as i32 * 41 - 656, y as i32 * 41 - 656);
            let force = i32::from(ground.force_for(site, aim)) + more as i32 - 2;
            Action::Catapult(catapult::Action::Throw {
                site,
                aim: Area::of(aim),
                force: force.clamp(1, 100) as u8,
            })
        });
        let does_it = |action: &Action| {
            let mut game = self.game.clone();
            let told = game.apply(asked, *action).unwrap_or_default();
            told.iter().any(|event| matches!(event, Event::Catapult(catapult::Event::Thrown(thrown)) if wanted(thrown)))
        };
        let found = tries.into_iter().find(does_it);
        self.does(found.expect("some throw does it"))
    }

    /// Whoever is asked hits this figure and no other.
    pub fn hits(self, words: &str) -> Self {
        let figure = self.figure(words);
        let target = self.game.targets().into_iter().find(|target| target.figure == figure);
        let point = target.expect("it can be hit").point;
        self.throws_so(point, |thrown| thrown.hit.concat() == [figure])
    }

    /// The last throw at the board.
    pub fn thrown(&self) -> Thrown {
        let mut thrown = self.events.iter().rev().filter_map(|event| match event {
            Event::Catapult(catapult::Event::Thrown(thrown)) => Some(thrown.clone()),
            _ => None,
        });
        thrown.next().expect("a token was thrown")
    }

    /// Who may come in the place of whom: `B small for A knight` figures as `small`, `mayor`..
    pub fn comers(&self) -> Vec<FigureKind> {
        assert!(self.asks(Prompt::Catapult(catapult::Prompt::Seduce)));
        let asked = self.game.decision().expect("a question");
        let comers = asked.options.iter().filter_map(|option| match option {
            Action::Catapult(catapult::Action::Seduce { with, from: None, .. }) => Some(*with),
            _ => None,
        });
        comers.collect()
    }

    /// Whoever is asked puts one of its supply in the place of this figure.
    pub fn seduces(self, words: &str, with: FigureKind) -> Self {
        let figure = self.figure(words);
        self.does(Action::Catapult(catapult::Action::Seduce { figure, with, from: None }))
    }
}

fn called(target: &Target) -> String {
    let seat = char::from(b'A' + target.figure.seat.0);
    format!("{seat} {}", target.figure.kind.name())
}

pub fn thief() -> Table {
    Table::of(WITH, 2).stands("B thief (0,0)")
}

const WHERE_THE_THIEF_STANDS: Point = Point::new(0, 0);

#[test]
fn r_ct_1_twelve_fairs_and_tokens_that_are_never_used_up() {
    let systems = Systems::named(["base", "catapult"]).expect("systems");
    let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(1))).expect("a table");
    let fairs =
        game.bag().remaining().into_iter().filter(|(kind, _)| kind.kind().set() == "catapult");
    let drawn = game.turn().hand.filter(|kind| kind.kind().set() == "catapult");
    let number: u32 = fairs.map(|(_, number)| u32::from(number)).sum();
    assert_eq!(number + u32::from(drawn.is_some()), 12);
    assert!(catalog().set("catapult").all(|id| id.kind().links.is_empty()));
    let table = Table::of(WITH, 2).fires(FAIR, Missile::KnockOut).passes().passes();
    let table = table.fires("A catapult/06(1,1)r0", Missile::KnockOut);
    assert_eq!(table.game.catapult().map(|round| round.number), Some(2));
}

#[test]
fn r_ct_2_the_round_comes_when_the_part_was_scored() {
    let table = Table::of(WITH, 3).lies("base/X(-1,0)r0").stands("B thief (0,0)");
    let table = table.lays("A catapult/08(1,0)r1").passes();
    assert_eq!(table.scores(), ["B road 3"], "the road ends at the fair");
    assert_eq!(table.gone(), ["B small scored"]);
    assert_eq!(
        (table.asked(), table.small(1)),
        ((Seat(0), Prompt::Catapult(catapult::Prompt::Fire)), 7)
    );
    assert_eq!(table.game.turn().slot, Slot::Catapult);
}

#[test]
fn r_ct_3_the_active_seat_chooses_and_everybody_throws_once() {
    let table = Table::of(WITH, 3).lays(FAIR).passes();
    let asked = table.game.decision().expect("a question").clone();
    let fires = Missile::ALL.map(|missile| Action::Catapult(catapult::Action::Fire { missile }));
    assert_eq!(asked.options, fires);
    assert_eq!(
        asked.options[table.game.default_of(&asked)],
        Action::Catapult(catapult::Action::Fire { missile: Missile::Target })
    );
    let mut table =
        table.does(Action::Catapult(catapult::Action::Fire { missile: Missile::Seduction }));
    let fair = Pos::new(0, 1);
    let told = Event::Catapult(catapult::Event::Round {
        seat: Seat(0),
        fair,
        missile: Missile::Seduction,
    });
    assert!(table.events.contains(&told));
    for seat in 0..3 {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Catapult(catapult::Prompt::Throw)));
        let asked = table.game.decision().expect("a question");
        assert_eq!(asked.options[table.game.default_of(asked)], Action::Pass, "a pass throw");
        table = table.passes();
    }
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    assert_eq!(table.game.catapult(), None);
}

#[test]
fn r_ct_4_whoever_is_touched_goes_home_and_whom_they_are_pushed_into() {
    let table = thief().stands("A knight N (0,0)").fires(FAIR, Missile::KnockOut);
    let chain = table.throws_so(WHERE_THE_THIEF_STANDS, |thrown| thrown.hit.len() == 2);
    let hit: Vec<Seat> = chain.thrown().hit.concat().iter().map(|figure| figure.seat).collect();
    assert_eq!(chain.gone().len(), 2);
    assert!(hit.contains(&Seat(0)) && hit.contains(&Seat(1)));
    assert_eq!((chain.small(0), chain.small(1), chain.scores()), (7, 7, vec![]));
}

#[test]
fn s_ct_8_the_throwers_own_follower_goes_home_too() {
    let table = Table::of(WITH, 2).stands("A thief (0,0)").fires(FAIR, Missile::KnockOut);
    let table = table.hits("A thief (0,0)");
    assert_eq!((table.gone(), table.small(0)), (vec!["A small catapult".to_owned()], 7));
}

#[test]
fn s_ct_13_everybody_throws_though_nobody_stands_there() {
    let mut table = Table::of(WITH, 2).fires(FAIR, Missile::KnockOut);
    for seat in 0..2 {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Catapult(catapult::Prompt::Throw)));
        table = table.throws_so(WHERE_THE_THIEF_STANDS, |_| true);
    }
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn r_ct_25_every_throw_meets_what_the_one_before_left() {
    let table = thief().stands("B knight (0,0)").fires(FAIR, Missile::KnockOut);
    let table = table.hits("B thief (0,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)));
    let table = table.throws_so(WHERE_THE_THIEF_STANDS, |thrown| {
        let (aim, rest) = (WHERE_THE_THIEF_STANDS, thrown.rest);
        aim.square_to(rest) < 200 * 200 && thrown.hit.is_empty()
    });
    assert_eq!(table.gone(), ["B small catapult"]);
    assert_eq!(table.standing("B small"), [(Point::new(0, -300), 90)]);
}

#[test]
fn s_ct_10_a_wagon_comes_in_the_place_of_a_knight() {
    let table = || Table::of("base abbey catapult", 2).stands("B knight (0,0)");
    let thrown = table().fires(FAIR, Missile::Seduction).hits("B knight (0,0)");
    assert_eq!(thrown.asked(), (Seat(0), Prompt::Catapult(catapult::Prompt::Seduce)));
    assert_eq!(thrown.comers(), [FigureKind::Small, FigureKind::Wagon, FigureKind::Mayor]);
    assert!(thrown.offers(Action::Pass));
    let table = thrown.seduces("B knight (0,0)", FigureKind::Wagon);
    assert_eq!(table.gone(), ["B small catapult"]);
    let wagon = table.figure("A wagon knight (0,0)");
    assert_eq!(table.game.figures(), [wagon]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)));
    // Neither a wagon nor a mayor comes to a field.
    let farmer = Table::of("base abbey catapult", 2).stands("B farmer S1 (0,0)");
    let farmer = farmer.fires(FAIR, Missile::Seduction).hits("B farmer S1 (0,0)");
    assert_eq!(farmer.comers(), [FigureKind::Small]);
}

#[test]
fn r_ct_5_a_follower_comes_from_elsewhere_or_nobody_comes() {
    let table = || {
        let table = Table::of("base traders catapult", 2).lies("base/X(-1,0)r0");
        let table = table.stands("B thief (0,0)").stands("A thief N (-1,0)");
        table.stands("A builder thief N (-1,0)").fires(FAIR, Missile::Seduction)
    };
    let thrown = table().hits("B thief (0,0)");
    let (figure, with) = (thrown.figure("B thief (0,0)"), FigureKind::Small);
    let from = Some(thrown.figure("A thief N (-1,0)").at);
    let moved = thrown.does(Action::Catapult(catapult::Action::Seduce { figure, with, from }));
    assert_eq!(moved.gone(), ["A builder lonely", "B small catapult"]);
    let here = moved.figure("A thief (0,0)");
    assert_eq!((moved.game.figures(), moved.small(0)), (&[here][..], 6));
    let declined = table().hits("B thief (0,0)").passes();
    assert_eq!(
        (declined.gone(), declined.asked()),
        (vec![], (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)))
    );
}

#[test]
fn r_ct_21_a_token_beside_the_board_does_nothing() {
    let table = thief().fires(FAIR, Missile::Seduction);
    let aim = Area::of(Point::new(0, 0));
    let table =
        table.does(Action::Catapult(catapult::Action::Throw { site: Site::N, aim, force: 1 }));
    assert!(table.thrown().hit.is_empty());
    assert_eq!(table.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)));
    let nobody = Table::of(WITH, 2).fires(FAIR, Missile::Seduction);
    let nobody = nobody.throws_so(WHERE_THE_THIEF_STANDS, |thrown| thrown.hit.is_empty());
    assert_eq!(nobody.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)));
}

#[test]
fn r_ct_21_of_those_equally_close_the_thrower_chooses() {
    // The second of two stands 140 east of the first.
    let table = Table::of("base inns catapult", 2).stands("B thief (0,0)");
    let table = table.stands("A thief (0,0)").fires(FAIR, Missile::Seduction);
    let between = Point::new(70, 0);
    let table = table.throws_so(between, |thrown| thrown.hit.concat().len() == 2);
    let asked = table.game.decision().expect("a question");
    let met = |option: &Action| match option {
        Action::Catapult(catapult::Action::Seduce { figure, .. }) => Some(figure.seat),
        _ => None,
    };
    let mut met: Vec<Seat> = asked.options.iter().filter_map(met).collect();
    met.dedup();
    assert_eq!(met, [Seat(0), Seat(1)]);
}

#[test]
fn r_ct_26_the_table_may_leave_own_followers_out_of_a_seduction() {
    let options = [("catapult.seduction_target", "opponents")];
    let stands = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).stands("A thief (0,0)").stands("B knight (0,0)");
        table.fires(FAIR, Missile::Seduction)
    };
    let close = |thrown: &Thrown| WHERE_THE_THIEF_STANDS.square_to(thrown.rest) < 100 * 100;
    let any = stands(&[]).throws_so(WHERE_THE_THIEF_STANDS, close).thrown();
    assert_eq!(any.hit.concat()[0].seat, Seat(0));
    let others = stands(&options).throws_so(WHERE_THE_THIEF_STANDS, close).thrown();
    assert_eq!(others.hit.concat()[0].seat, Seat(1));
}

/// The questions that are open, all of one kind.
fn all_asked(table: &Table, prompt: Prompt) -> Vec<Decision> {
    let open = table.game.decisions().to_vec();
    assert!(open.iter().all(|asked| asked.prompt == prompt));
    open
}

#[test]
fn r_ct_6_all_throw_at_once_and_whoever_is_nearest_is_paid() {
    let mut table = Table::of(WITH, 3).fires(FAIR, Missile::Target);
    let open = all_asked(&table, Prompt::Catapult(catapult::Prompt::Throw));
    assert_eq!(open.iter().map(|asked| asked.seat.0).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(open.iter().all(|asked| !asked.sealed), "they may be shown, but wait");
    for (seat, index) in [(Seat(2), 3), (Seat(0), 0)] {
        let told = table.game.apply(seat, open[0].options[index]).expect("a throw");
        assert_eq!(told, [Event::Answered { seat }]);
        assert_eq!(table.game.asked(seat), None);
    }
    assert_eq!(table.game.answered().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    let told = table.game.apply(Seat(1), Action::Pass).expect("a pass throw");
    let thrown = told.iter().filter_map(|event| match event {
        Event::Catapult(catapult::Event::Thrown(thrown)) => {
            Some((thrown.seat, thrown.apart.expect("a target throw")))
        }
        _ => None,
    });
    let thrown: Vec<(Seat, i64)> = thrown.collect();
    assert_eq!(thrown.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [0, 2]);
    let least = thrown.iter().map(|(_, apart)| *apart).min();
    let nearest: Vec<Seat> =
        thrown.iter().filter(|(_, apart)| Some(*apart) == least).map(|(seat, _)| *seat).collect();
    let points = |seat: Seat| if nearest.contains(&seat) { 5 } else { 0 };
    assert_eq!(table.game.scores(), [0, 1, 2].map(|seat| points(Seat(seat))));
    let nobody = Table::of(WITH, 2).fires(FAIR, Missile::Target).passes().passes();
    assert_eq!(nobody.scores(), [""; 0], "whoever threw nothing cannot win");
}

#[test]
fn r_ct_22_a_plain_throw_of_a_target_is_aimed_at_the_fair() {
    let far = "A catapult/06(4,1)r0";
    let lies = "base/U(1,0)r0 base/U(2,0)r0 base/U(3,0)r0 base/U(4,0)r0";
    let table = Table::of(WITH, 2).lies(lies).fires(far, Missile::Target);
    assert_eq!(table.game.plain_aim(), Point::new(4000, 1000));
    let plain = all_asked(&table, Prompt::Catapult(catapult::Prompt::Throw))[0].options[0];
    let table = table.does(plain).passes();
    let Thrown { aim, force, from, .. } = table.thrown();
    assert_eq!((aim, from), (Point::new(4000, 1000), Point::new(2000, -2000)));
    assert_eq!(force, table.game.fairground().force_for(Site::N, aim));
    let other = Table::of(WITH, 2).lies(lies).fires(far, Missile::KnockOut);
    assert_eq!(other.game.plain_aim(), Point::new(2000, 500), "else at the middle");
}

#[test]
fn r_ct_21_an_equal_one_of_ones_own_is_no_exchange() {
    let table = Table::of("base inns catapult", 2).stands("A thief (0,0)");
    let table = table.fires(FAIR, Missile::Seduction).hits("A thief (0,0)");
    assert_eq!(table.comers(), [FigureKind::Big], "a meeple for one's own meeple changes nothing");
    // With no other kind at hand nothing is asked at all.
    let table = Table::of(WITH, 2).stands("A thief (0,0)").fires(FAIR, Missile::Seduction);
    let table = table.hits("A thief (0,0)");
    assert_eq!(
        (table.gone(), table.asked()),
        (vec![], (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)))
    );
    // From elsewhere it changes something: the one that stood there is at hand again.
    let table = Table::of(WITH, 2).stands("A thief (0,0)").stands("A knight (0,0)");
    let table = table.fires(FAIR, Missile::Seduction).hits("A thief (0,0)");
    assert_eq!(table.comers(), []);
    let (figure, with) = (table.figure("A thief (0,0)"), FigureKind::Small);
    let from = Some(table.figure("A knight (0,0)").at);
    assert!(table.offers(Action::Catapult(catapult::Action::Seduce { figure, with, from })));
}

/// The duels of a catch.
fn duels(events: &[Event]) -> Vec<Duel> {
    let duels = events.iter().filter_map(|event| match event {
        Event::Catapult(catapult::Event::Duel(duel)) => Some(*duel),
        _ => None,
    });
    duels.collect()
}

#[test]
fn r_ct_7_everybody_throws_and_catches_once() {
    let table = Table::of(WITH, 3).fires(FAIR, Missile::Catch);
    let mut table = table;
    let plain = all_asked(&table, Prompt::Catapult(catapult::Prompt::Toss))[0].options.clone();
    let spans = (ThrowSpan { min: 1, max: 100 }, ThrowSpan { min: -600, max: 600 });
    assert_eq!(plain, [Action::Catapult(catapult::Action::Toss { force: spans.0, side: spans.1 })]);
    assert!(
        all_asked(&table, Prompt::Catapult(catapult::Prompt::Toss))
            .iter()
            .all(|asked| asked.sealed)
    );
    let toss = Action::Catapult(catapult::Action::Toss {
        force: ThrowSpan::of(100),
        side: ThrowSpan::of(-20),
    });
    let hands = Action::Catapult(catapult::Action::Hands {
        reach: ThrowSpan::of(2500),
        side: ThrowSpan::of(7),
    });
    assert_eq!(table.game.apply(Seat(2), toss), Ok(vec![]));
    assert_eq!(table.game.apply(Seat(2), hands), Ok(vec![Event::Answered { seat: Seat(2) }]));
    let mut told = Vec::new();
    for seat in [Seat(0), Seat(0), Seat(1), Seat(1)] {
        assert!(told.iter().all(|event| matches!(event, Event::Answered { .. })));
        let asked = table.game.asked(seat).expect("not done yet");
        let plain = asked.options[table.game.default_of(asked)];
        told = table.game.apply(seat, plain).expect("it is offered");
    }
    let duels = duels(&told);
    let who = duels.iter().map(|duel| (duel.thrower.0, duel.catcher.0));
    assert_eq!(who.collect::<Vec<_>>(), [(0, 1), (1, 2), (2, 0)]);
    let chosen = |duel: &Duel| (duel.force, duel.side, duel.reach, duel.hands);
    assert_eq!(chosen(&duels[0]), (60, 0, 1500, 0), "what is taken without a choice");
    assert_eq!(chosen(&duels[1]), (60, 0, 2500, 7));
    assert_eq!(chosen(&duels[2]), (100, -20, 1500, 0));
    let won = |seat| {
        let wins = duels.iter().filter(|duel| {
            let thrower = matches!(duel.outcome, ThrowOutcome::Touched | ThrowOutcome::Missed);
            seat == if thrower { duel.thrower } else { duel.catcher }
        });
        5 * wins.count() as i32
    };
    assert_eq!(table.game.scores(), [0, 1, 2].map(|seat| won(Seat(seat))));
    assert_eq!(table.game.scores().iter().sum::<i32>(), 15);
}

#[test]
fn r_ct_23_two_seats_play_both_duels() {
    let mut table = Table::of(WITH, 2).fires(FAIR, Missile::Catch);
    while let Some(asked) = table.game.decision().filter(|asked| asked.sealed) {
        let plain = asked.options[0];
        table.apply(plain);
    }
    let who = duels(&table.events).into_iter().map(|duel| (duel.thrower.0, duel.catcher.0));
    assert_eq!(who.collect::<Vec<_>>(), [(0, 1), (1, 0)]);
    let mut table = Table::of(WITH, 2).fires(FAIR, Missile::Catch);
    let wide = Action::Catapult(catapult::Action::Toss {
        force: ThrowSpan::of(101),
        side: ThrowSpan::of(0),
    });
    let told = table.game.apply(Seat(0), wide);
    assert_eq!(told, Err(Illegal::NotOffered(Reason::OutOfRange)));
    let part = Action::Catapult(catapult::Action::Toss {
        force: ThrowSpan { min: 2, max: 9 },
        side: ThrowSpan::of(0),
    });
    assert!(table.game.apply(Seat(0), part).is_err(), "one number, or the whole span");
}

#[test]
fn r_ct_15_a_throw_within_the_limits_is_accepted_and_another_refused() {
    let table = Table::of(WITH, 2).fires(FAIR, Missile::KnockOut);
    let ground = table.game.fairground();
    let (first, last) = (Point::new(-2000, -2000), Point::new(2000, 3000));
    assert_eq!(ground, Area { first, last });
    let mut game = table.game;
    let mut refused = |x, y, force| {
        let aim = Area::of(Point::new(x, y));
        match game
            .apply(Seat(0), Action::Catapult(catapult::Action::Throw { site: Site::N, aim, force }))
        {
            Err(Illegal::NotOffered(reason)) => Some(reason),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(0, 3001, 50), Some(Reason::AimOutside));
    assert_eq!(refused(-2001, 0, 50), Some(Reason::AimOutside));
    assert_eq!(refused(0, -1501, 50), Some(Reason::AimTooNear));
    assert_eq!(refused(0, 0, 0), Some(Reason::OutOfRange));
    assert_eq!(refused(0, 0, 101), Some(Reason::OutOfRange));
    for (x, y, force) in [(0, 3000, 100), (0, -1500, 1), (2000, -2000, 50)] {
        let aim = Area::of(Point::new(x, y));
        let throw = Action::Catapult(catapult::Action::Throw { site: Site::N, aim, force });
        assert!(game.asked(Seat(0)).is_some_and(|asked| asked.offers(throw)));
        assert!(game.clone().apply(Seat(0), throw).is_ok(), "{x}, {y}");
    }
}

#[test]
fn r_ct_27_builders_and_pigs_can_be_hit_if_the_table_wants_it() {
    let table = |options: &[(&str, &str)]| {
        let table = Table::with("base traders catapult", 2, options).stands("B thief (0,0)");
        table
            .stands("B builder thief (0,0)")
            .stands("B farmer S1 (0,0)")
            .stands("B pig farmer S1 (0,0)")
    };
    assert_eq!(table(&[]).standing("B builder"), []);
    let hit = table(&[("catapult.hit_specials", "on")]);
    assert_eq!(hit.standing("B builder"), [(Point::new(0, 0), 80)]);
    assert_eq!(hit.standing("B pig")[0].1, 80);
    let pig = hit.standing("B pig")[0].0;
    let fired = hit.fires(FAIR, Missile::KnockOut);
    let fired = fired.throws_so(pig, |thrown| {
        thrown.hit.concat().iter().any(|figure| figure.kind == FigureKind::Pig)
    });
    assert!(fired.gone().contains(&"B pig catapult".to_owned()));
    // They are never exchanged.
    let seduced = table(&[("catapult.hit_specials", "on")]).fires(FAIR, Missile::Seduction);
    let seduced = seduced.throws_so(pig, |thrown| !thrown.hit.is_empty());
    assert!(seduced.thrown().hit.concat().iter().all(|figure| figure.kind.is_follower()));
}

#[test]
fn r_ct_24_fairs_may_be_only_tiles() {
    let table = Table::with(WITH, 2, &[("catapult.mode", "off_fair_only")]);
    let table = table.lays(FAIR).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_ct_24_two_fairs_of_a_turn_give_two_rounds_at_once_or_one_after_the_other() {
    let road = "A catapult/10(1,0)r0";
    let table = |timing: &str| {
        let options = [("catapult.timing", timing)];
        let table = Table::with("base traders catapult", 2, &options).stands("A thief (0,0)");
        let table = table.stands("A builder thief (0,0)").pile("base/B base/B");
        let table = table.lays(road).passes();
        (table.asked().1, table)
    };
    let (asked, first) = table("after_part");
    assert_eq!(
        (asked, first.game.turn().part),
        (Prompt::Catapult(catapult::Prompt::Fire), 1),
        "before the second part"
    );
    let second = first
        .does(Action::Catapult(catapult::Action::Fire { missile: Missile::KnockOut }))
        .passes()
        .passes();
    assert_eq!(second.game.turn().part, 2);
    let (asked, late) = table("after_turn");
    assert_eq!((asked, late.game.turn().part), (Prompt::Draw, 2));
    let late = late.pile("catapult/06 base/B").does(Action::Draw);
    let (pos, rotation) = (Pos::new(0, 1), rules::Rotation::default());
    let late = late.does(Action::Place { pos, rotation }).passes();
    for (number, fair) in [(1, Pos::new(1, 0)), (2, pos)] {
        let round = late.game.catapult().filter(|_| number == 1);
        assert!(number == 2 || round.is_some_and(|round| (round.number, round.fair) == (1, fair)));
    }
    assert_eq!(late.game.turn().slot, Slot::LateCatapult);
    let next = late
        .does(Action::Catapult(catapult::Action::Fire { missile: Missile::KnockOut }))
        .passes()
        .passes();
    let round = next.game.catapult().expect("the second round");
    assert_eq!(
        (round.number, round.fair, next.asked()),
        (2, pos, (Seat(0), Prompt::Catapult(catapult::Prompt::Fire)))
    );
}

#[test]
fn r_ct_24_the_last_tile_may_be_a_fair() {
    let table = Table::of(WITH, 2).pile("catapult/06").does(Action::Draw);
    let (pos, rotation) = (Pos::new(0, 1), rules::Rotation::default());
    let table = table.does(Action::Place { pos, rotation }).passes();
    assert_eq!(table.asked().1, Prompt::Catapult(catapult::Prompt::Fire));
    let table = table
        .does(Action::Catapult(catapult::Action::Fire { missile: Missile::Target }))
        .passes()
        .passes();
    assert!(table.game.result().is_some());
}

#[test]
fn r_ct_17_the_same_seed_throws_alike_whoever_throws_first() {
    let throws = |order: [u8; 2]| {
        let mut table = Table::of(WITH, 2).fires(FAIR, Missile::Target);
        let plain = all_asked(&table, Prompt::Catapult(catapult::Prompt::Throw))[0].options[2];
        let told = order.map(|seat| table.game.apply(Seat(seat), plain).expect("a throw"));
        let thrown = told.concat().into_iter().filter_map(|event| match event {
            Event::Catapult(catapult::Event::Thrown(thrown)) => Some(thrown),
            _ => None,
        });
        thrown.collect::<Vec<_>>()
    };
    let first = throws([0, 1]);
    assert_eq!(first, throws([1, 0]));
    assert_ne!(first[0].landing, first[1].landing, "each seat has a chance of its own");
}
