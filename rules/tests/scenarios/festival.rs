//! The Festival: R-FV-1..8, S-FV-01..08, and what it means to other systems.

use rules::expansions::phantom;
use rules::{Action, At, Cause, FigureKind, Prompt, Seat};

use crate::cult::MEADOW;
use crate::table::Table;

const WITH: &str = "base festival";
/// Ada lays a festival in the east of the start tile.
const LAID: &str = "A festival/10(1,0)r0";

impl Table {
    /// Whoever is asked takes this figure back: `A thief W (1,0)`.
    fn celebrates(self, words: &str) -> Self {
        let back = self.take(words, Cause::Festival);
        self.does(back)
    }

    /// Takes back the only figure of this kind that may be taken back.
    fn celebrates_the(self, kind: FigureKind) -> Self {
        let options = self.returns();
        let mut back = options
            .iter()
            .filter(|option| matches!(option, Action::Take { figure, .. } if figure.kind == kind));
        let (Some(&back), None) = (back.next(), back.next()) else { panic!("{options:?}") };
        self.does(back)
    }

    /// What may be taken back.
    fn returns(&self) -> Vec<Action> {
        let asked = self.game.decision().expect("a question");
        assert_eq!(asked.options[self.game.default_of(asked)], Action::Pass, "nobody has to");
        let back = |option: &&Action| matches!(option, Action::Take { cause: Cause::Festival, .. });
        asked.options.iter().filter(back).copied().collect()
    }
}

#[test]
fn s_fv_01_a_farmer_comes_home_from_far_away() {
    let table = Table::of(WITH, 2).lies("base/U(-1,0)r0 base/U(-2,0)r0 base/B(-2,1)r0");
    let table = table.stands("A farmer N1 (-2,1)").lays(LAID);
    let table = table.celebrates("A farmer N1 (-2,1)");
    assert_eq!((table.gone(), table.small(0)), (vec!["A small festival".to_owned()], 7));
    assert_eq!(table.scores(), [""; 0]);
    // R-FV-4: nobody is deployed besides.
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_fv_02_with_the_last_knight_the_builder_comes_home() {
    let table = Table::of("base traders festival", 2);
    let table = table.stands("A knight (0,0)").stands("A builder knight (0,0)").lays(LAID);
    assert_eq!(table.celebrates("A knight (0,0)").gone(), ["A small festival", "A builder lonely"]);
}

#[test]
fn s_fv_03_captives_stay_where_they_are() {
    let table = Table::of("base tower festival", 2).captive("A", FigureKind::Small, "B");
    assert_eq!(table.lays(LAID).returns(), []);
}

#[test]
fn s_fv_04_a_pig_unless_it_is_followers_only() {
    let laid = |options: &[(&str, &str)]| {
        let table = Table::with("base traders festival", 2, options);
        table.stands("A farmer S1 (0,0)").stands("A pig farmer S1 (0,0)").lays(LAID)
    };
    let any = laid(&[]);
    assert_eq!(any.returns().len(), 2);
    assert_eq!(any.celebrates("A pig farmer S1 (0,0)").gone(), ["A pig festival"]);
    let followers = laid(&[("festival.figures", "followers")]);
    assert_eq!(followers.returns(), [followers.take("A farmer S1 (0,0)", Cause::Festival)]);
}

#[test]
fn s_fv_05_nobody_elses_figures() {
    let table = Table::of(WITH, 2).stands("B farmer S1 (0,0)").lays(LAID);
    assert_eq!(table.returns(), []);
}

#[test]
fn s_fv_06_the_completed_road_loses_its_thief() {
    let table = Table::of(WITH, 2).lies("base/A(-1,0)r3").stands("A thief (0,0)");
    let table = table.lays("A festival/08(1,0)r0").celebrates("A thief (0,0)");
    assert_eq!((table.scores(), table.small(0)), (Vec::new(), 7));
}

#[test]
fn s_fv_07_a_tower_that_is_left_is_open_again() {
    let table = Table::of("base tower festival", 2).lies("tower/02(0,1)r0");
    let table = table.tower("A", "(0,1)", 1).on_top("A (0,1)").lays(LAID);
    assert!(!table.offers(table.piece("(0,1)")));
    let table = table.celebrates("A tower (0,1)").lays("B base/V(-1,0)r2");
    assert!(table.offers(table.piece("(0,1)")));
}

#[test]
fn s_fv_08_a_phantom_comes_home_and_goes_out_again() {
    let table = Table::of("base phantom festival", 2).stands("A phantom thief (0,0)").lays(LAID);
    let table = table.celebrates("A phantom thief (0,0)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Phantom(phantom::Prompt::SecondFigure)));
    // The phantom alone: no other follower goes with it (R-FV-5).
    let small = table.deploy("thief N (1,0)");
    assert!(!table.offers(small));
    let phantom = table.deploy("phantom thief N (1,0)");
    let table = table.does(phantom);
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Phantom), 0);
}

#[test]
fn r_fv_1_the_festival_itself_is_no_place() {
    let spots = Table::of(WITH, 2).lays(LAID).spots();
    assert_eq!(spots, ["thief N", "thief E", "farmer N1", "farmer N2", "farmer E2"]);
}

#[test]
fn r_fv_2_only_after_a_festival() {
    let table = Table::of(WITH, 2).stands("A thief (0,0)").lays("A base/V(0,1)r0");
    assert_eq!(table.returns(), []);
}

#[test]
fn r_fv_3_figures_at_the_same_place_are_one_option() {
    let table = Table::of(WITH, 2).stands("A knight (0,0)").stands("A knight (0,0)").lays(LAID);
    assert_eq!(table.returns().len(), 1);
    assert_eq!(table.celebrates("A knight (0,0)").game.figures().len(), 1);
}

#[test]
fn r_fv_8_at_the_end_a_festival_counts_nothing() {
    let table = Table::of(WITH, 2).stands("B thief (0,0)");
    table.plays("A festival/10(1,0)r0 \n end -> B road 2");
}

#[test]
fn the_fairy_stays_alone_and_the_dragon_finds_nobody() {
    let table = Table::of("base dragon festival", 2)
        .stands("A thief (0,0)")
        .stands("A knight (0,0)")
        .fairy_by("A thief (0,0)")
        .lays(LAID);
    let table = table.celebrates("A thief (0,0)");
    assert_eq!(table.game.fairy().expect("the fairy").beside, None);
    let table = Table::of("base dragon festival", 2).stands("A thief (0,0)").dragon_on("(0,0)");
    assert_eq!(table.lays(LAID).celebrates("A thief (0,0)").gone(), ["A small festival"]);
}

#[test]
fn barns_wagons_and_mayors_come_home_unpaid() {
    let table = Table::of("base abbey festival", 2)
        .lies("base/U(-1,0)r0 base/B(-1,1)r0 base/V(0,1)r3")
        .barn_stands("A (0,1)")
        .lays(LAID)
        .celebrates_the(FigureKind::Barn);
    assert_eq!((table.gone(), table.scores()), (vec!["A barn festival".to_owned()], Vec::new()));
    // A wagon does not move on.
    let table = Table::of("base abbey festival", 2).lies("base/A(-1,0)r3");
    let table = table.stands("A wagon thief (0,0)").stands("A mayor knight (0,0)");
    let table = table.lays("A festival/08(1,0)r0");
    assert_eq!(table.returns().len(), 2);
    let table = table.celebrates_the(FigureKind::Wagon);
    assert_eq!((table.gone(), table.scores()), (vec!["A wagon festival".to_owned()], Vec::new()));
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn councillors_come_home_even_from_the_counts_quarter() {
    let table = Table::of("base count festival", 2)
        .lies("base/U(-3,-1)r0")
        .councillor("A small market")
        .count_in("market")
        .lays("A festival/04(-4,-1)r0");
    assert_eq!(table.celebrates_the(FigureKind::Small).small(0), 7);
}

#[test]
fn a_challenge_ends_when_a_monk_comes_home() {
    let table = Table::rivals("base cult festival", &[], MEADOW, "(-1,3) (2,3)");
    let table = table.stands("A monk (0,2)").stands("B monk (1,2)").lays("A festival/10(3,0)r0");
    let table = table.celebrates("A monk (0,2)");
    table.plays("A bcb/06(-1,3)r0 \n B bcb/06(2,3)r0 -> B cloister 9");
}

#[test]
fn without_its_lord_a_castle_stays_empty() {
    let table = Table::of("base castles festival", 2).castle("A").lays(LAID);
    let table = table.celebrates_the(FigureKind::Small);
    assert_eq!((table.small(0), table.scores()), (7, Vec::new()));
    table.plays("B base/B(0,1)r0 \n end -> ");
}

#[test]
fn whoever_wears_a_crown_comes_home() {
    let table = Table::of("wheel festival", 2).lies("base/B(2,1)r0").crown("A small storm 1");
    let table = table.lays("A festival/07(2,2)r0");
    let back = table.returns();
    assert!(matches!(back[..], [Action::Take { figure, .. }] if matches!(figure.at, At::Crown(_))));
    assert_eq!(table.does(back[0]).small(0), 7);
}

#[test]
fn an_abbot_comes_home_unpaid_from_a_festival() {
    let table = Table::of("base2 festival", 2)
        .lies("base2/Ug(-1,0)r0")
        .stands("A abbot gardener (-1,0)")
        .lays(LAID);
    let table = table.celebrates("A abbot gardener (-1,0)");
    assert_eq!((table.gone(), table.scores()), (vec!["A abbot festival".to_owned()], Vec::new()));
}
