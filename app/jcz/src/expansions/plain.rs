//! Expansions that only have names there: what is done with them is told as all games tell it.

use rules::Cause;
use rules::expansions::king::RecordScoring;
use rules::expansions::phantom::PhantomOnTower;
use rules::expansions::river::{BonusTurn, ComboLake, RiverClearance, RiverHerd};

use super::Dialect;
use crate::terms::{Counterpart, OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect::of(&[
    SetTerms { edition: SetEdition::Is(1), ..SetTerms::of("base", "basic") },
    SetTerms {
        edition: SetEdition::Is(2),
        elements: &[("garden", 0), ("abbot", 1)],
        options: &[
            OptionRow {
                ours: |house| house.base2.abbot = false,
                theirs: Counterpart::Without("abbot"),
            },
            OptionRow { ours: |house| house.base2.all_gardens = true, theirs: Counterpart::Second },
            OptionRow::always(|house| house.base2.abbot_quarter = false),
        ],
        returns: Some((Cause::Abbot, "ABBOT_RETURN")),
        ..SetTerms::of("base2", "basic")
    },
    SetTerms::of("winter", "winter"),
    SetTerms {
        edition: SetEdition::OfGame,
        elements: &[("big-follower", 1), ("cathedral", 0), ("inn", 0)],
        ..SetTerms::of("inns", "inns-and-cathedrals")
    },
    SetTerms {
        edition: SetEdition::OfGame,
        elements: &[("builder", 1), ("pig", 1), ("traders", 0)],
        options: &[OptionRow::always(|house| house.traders.builder_on_completed = false)],
        ..SetTerms::of("traders", "traders-and-builders")
    },
    RIVER,
    SetTerms { system: "river2", tiles: "river/2", ..RIVER },
    SetTerms {
        edition: SetEdition::OfGame,
        elements: &[("king", 0), ("robber", 0)],
        rules: &[("king-and-robber-scoring", "default")],
        options: &[
            OptionRow::rule(
                |house| house.king.scoring = RecordScoring::Flat,
                "king-and-robber-scoring",
                "10/20",
            ),
            OptionRow::rule(
                |house| house.king.scoring = RecordScoring::FifteenForty,
                "king-and-robber-scoring",
                "15/40",
            ),
            OptionRow::rule(
                |house| house.king.scoring = RecordScoring::Continuous,
                "king-and-robber-scoring",
                "continuously",
            ),
        ],
        ..SetTerms::of("king", "king-and-robber")
    },
    CATHARS,
    SetTerms { system: "besiegers", tiles: "siege/besiegers", ..CATHARS },
    SetTerms {
        elements: &[("festival", 0)],
        rules: &[("festival-return", "meeple")],
        returns: Some((Cause::Festival, "FESTIVAL")),
        ..SetTerms::of("festival", "festival")
    },
    SetTerms {
        elements: &[("shrine", 0)],
        options: &[OptionRow {
            ours: |house| house.cult.five_tiles = true,
            theirs: Counterpart::Set("cult/5"),
        }],
        ..SetTerms::of("cult", "cult/6")
    },
    SetTerms {
        elements: &[("wind-rose", 0)],
        options: &[OptionRow::always(|house| house.rose.keeps_start_tile = true)],
        ..SetTerms::of("rose", "wind-roses")
    },
    SetTerms {
        with: &[("river1", "gq11/river"), ("river2", "gq11/river")],
        rules: &[("gq11-pig-herd", "nothing")],
        options: &[OptionRow {
            ours: |house| house.gq.pig_herd = true,
            theirs: Counterpart::With("pig-herd", ("gq11-pig-herd", "pig")),
        }],
        ..SetTerms::of("gq", "gq11")
    },
    SetTerms {
        elements: &[("church", 0)],
        options: &[OptionRow::always(|house| house.darmstadt.keeps_cloisters = true)],
        ..SetTerms::of("darmstadt", "darmstadt")
    },
    SetTerms {
        elements: &[("watchtower", 0)],
        options: &[
            OptionRow::always(|house| house.watchtowers.pays_per_figure = true),
            OptionRow::always(|house| house.watchtowers.builder_triggers = true),
        ],
        ..SetTerms::of("watchtowers", "watchtowers")
    },
    SetTerms {
        edition: SetEdition::OfGame,
        options: &[OptionRow::always(|house| house.spieldoch.keeps_start_tile = true)],
        ..SetTerms::of("spieldoch", "spiel-doch")
    },
    SetTerms {
        elements: &[("labyrinth", 0)],
        rules: &[("labyrinth-variant", "advanced")],
        options: &[
            OptionRow::rule(|house| house.labyrinth.advanced = false, "labyrinth-variant", "basic"),
            OptionRow::always(|house| house.labyrinth.specials_count = true),
            OptionRow::always(|house| house.labyrinth.free_centre_suffices = false),
        ],
        ..SetTerms::of("labyrinth", "labyrinth")
    },
    SetTerms {
        elements: &[("monastery", 0)],
        rules: &[("keep-monasteries", "replace")],
        options: &[
            OptionRow::rule(
                |house| house.monasteries.replaces_cloisters = false,
                "keep-monasteries",
                "keep",
            ),
            OptionRow::always(|house| house.monasteries.recall_in_lines = false),
            OptionRow::always(|house| house.monasteries.abbot_fairy = false),
            OptionRow::always(|house| house.monasteries.wagon_surrounded = false),
        ],
        ..SetTerms::of("monasteries", "monasteries")
    },
    SetTerms {
        elements: &[("phantom", 1)],
        options: &[OptionRow::always(|house| {
            house.phantom.tower_top = PhantomOnTower::WithTileSpot
        })],
        ..SetTerms::of("phantom", "")
    },
]);

const RIVER: SetTerms = SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("river", 0)],
    options: &[
        OptionRow::always(|house| house.river.clearance = RiverClearance::TwoAhead),
        OptionRow::always(|house| house.river.keeps_start_tile = true),
        OptionRow::always(|house| house.river.combo_lake = ComboLake::Volcano),
        OptionRow::always(|house| house.river.bonus_turn = BonusTurn::Never),
        OptionRow::always(|house| house.river.pig_herd = RiverHerd::Never),
    ],
    ..SetTerms::of("river1", "river/1")
};

const CATHARS: SetTerms = SetTerms {
    elements: &[("siege", 0), ("escape", 0)],
    rules: &[("espace-variant", "siege-tile")],
    options: &[
        OptionRow::rule(
            |house| house.siege.escape_to_any_tile = true,
            "espace-variant",
            "any-tile",
        ),
        OptionRow::always(|house| house.siege.escape_per_part = false),
        OptionRow::always(|house| house.siege.pig_doubled = false),
        OptionRow::always(|house| house.siege.tiny_city_counts = false),
    ],
    returns: Some((Cause::Escape, "SIEGE_ESCAPE")),
    ..SetTerms::of("cathars", "siege/cathars")
};
