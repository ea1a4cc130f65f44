//! Expansions that only have names there: what is done with them is told as all games tell it.

use rules::Cause;

use super::Dialect;
use crate::terms::{Counterpart, OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect::of(&[
    SetTerms { edition: SetEdition::Is(1), ..SetTerms::of("base", "basic") },
    SetTerms {
        edition: SetEdition::Is(2),
        elements: &[("garden", 0), ("abbot", 1)],
        options: &[
            OptionRow { ours: ("abbot", "off"), theirs: Counterpart::Without("abbot") },
            OptionRow { ours: ("abbot.gardens", "all"), theirs: Counterpart::Second },
            OptionRow::always("abbot.quarter", "none"),
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
        options: &[OptionRow::always("builder_on_completed", "deny")],
        ..SetTerms::of("traders", "traders-and-builders")
    },
    RIVER,
    SetTerms { system: "river2", tiles: "river/2", ..RIVER },
    SetTerms {
        edition: SetEdition::OfGame,
        elements: &[("king", 0), ("robber", 0)],
        rules: &[("king-and-robber-scoring", "default")],
        options: &[
            OptionRow::rule(("kr.scoring", "flat_10"), "king-and-robber-scoring", "10/20"),
            OptionRow::rule(("kr.scoring", "15_40"), "king-and-robber-scoring", "15/40"),
            OptionRow::rule(
                ("kr.scoring", "continuous"),
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
        options: &[OptionRow { ours: ("cult.tiles", "5"), theirs: Counterpart::Set("cult/5") }],
        ..SetTerms::of("cult", "cult/6")
    },
    SetTerms {
        elements: &[("wind-rose", 0)],
        options: &[OptionRow::always("rose.start_tile", "mix_in")],
        ..SetTerms::of("rose", "wind-roses")
    },
    SetTerms {
        with: &[("river1", "gq11/river"), ("river2", "gq11/river")],
        rules: &[("gq11-pig-herd", "nothing")],
        options: &[OptionRow {
            ours: ("gq.pig_herd", "on"),
            theirs: Counterpart::With("pig-herd", ("gq11-pig-herd", "pig")),
        }],
        ..SetTerms::of("gq", "gq11")
    },
    SetTerms {
        elements: &[("church", 0)],
        options: &[OptionRow::always("darm.cloisters", "keep")],
        ..SetTerms::of("darmstadt", "darmstadt")
    },
    SetTerms {
        elements: &[("watchtower", 0)],
        options: &[
            OptionRow::always("wt.pay", "per_figure"),
            OptionRow::always("wt.builder_triggers", "on"),
        ],
        ..SetTerms::of("watchtowers", "watchtowers")
    },
    SetTerms {
        edition: SetEdition::OfGame,
        options: &[OptionRow::always("sd.start_tile", "mix_in")],
        ..SetTerms::of("spieldoch", "spiel-doch")
    },
    SetTerms {
        elements: &[("labyrinth", 0)],
        rules: &[("labyrinth-variant", "advanced")],
        options: &[
            OptionRow::rule(("lab.variant", "basic"), "labyrinth-variant", "basic"),
            OptionRow::always("lab.specials", "count"),
            OptionRow::always("lab.wagon_centre", "free_network"),
        ],
        ..SetTerms::of("labyrinth", "labyrinth")
    },
    SetTerms {
        elements: &[("monastery", 0)],
        rules: &[("keep-monasteries", "replace")],
        options: &[
            OptionRow::rule(("mon.cloisters", "keep"), "keep-monasteries", "keep"),
            OptionRow::always("mon.abbot_recall", "cloister"),
            OptionRow::always("mon.abbot_fairy", "off"),
            OptionRow::always("mon.wagon_surrounded", "deny"),
        ],
        ..SetTerms::of("monasteries", "monasteries")
    },
    SetTerms {
        elements: &[("phantom", 1)],
        options: &[OptionRow::always("phantom.tower_top", "with_tile_spot")],
        ..SetTerms::of("phantom", "")
    },
]);

const RIVER: SetTerms = SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("river", 0)],
    options: &[
        OptionRow::always("river_clearance", "two_ahead"),
        OptionRow::always("river_start_tile", "mix_in"),
        OptionRow::always("river_combo_lake", "volcano"),
        OptionRow::always("river2_volcano_bonus_turn", "never"),
        OptionRow::always("river2_pig_herd", "never"),
    ],
    ..SetTerms::of("river1", "river/1")
};

const CATHARS: SetTerms = SetTerms {
    elements: &[("siege", 0), ("escape", 0)],
    rules: &[("espace-variant", "siege-tile")],
    options: &[
        OptionRow::rule(("siege.escape_range", "any_city_tile"), "espace-variant", "any-tile"),
        OptionRow::always("siege.escape_cap", "per_turn"),
        OptionRow::always("siege.pig_doubled", "off"),
        OptionRow::always("siege.tiny_city", "zero"),
    ],
    returns: Some((Cause::Escape, "SIEGE_ESCAPE")),
    ..SetTerms::of("cathars", "siege/cathars")
};
