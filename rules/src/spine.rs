//! The spine: the page of the rulebook on which the order of a turn stands. It is one list of named
//! slots, read from top to bottom. Systems fill the slots; nothing else decides what comes first.

use serde::{Deserialize, Serialize};

/// Declares the slots and their order from one list.
macro_rules! spine {
    ($($(#[$doc:meta])* $slot:ident,)*) => {
        /// A place in the order of a turn. The anchors S0 to F3 are those of overview section 3.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Slot { $($(#[$doc])* $slot,)* }

        /// The order of a turn, then of the end of the game.
        pub const SPINE: &[Slot] = &[$(Slot::$slot,)*];
    };
}

spine! {
    /// Before the first turn: whether the host's tiles are in the game.
    HostTiles,
    /// S0.
    TurnStart,
    /// S0.2: an outbreak ends when the fleas are used up.
    Eradication,
    /// S0.3: the point of the fairy.
    FairyPoint,
    /// S1.2: what can be done instead of drawing.
    BeforeDraw,
    /// S1.3: turn up a tile.
    Draw,
    /// S1.4: the Wheel of Fortune turns for it.
    Wheel,
    /// S1.5: whether it can be laid at all.
    Fit,
    /// S2: lay it.
    Place,
    /// S2: traps take whom the tile brings into their reach.
    Traps,
    /// S2: the ingots of a mine.
    SecondIngot,
    /// S2.5b: mage or witch moves.
    Magic,
    /// S3: the one wooden thing.
    Wood,
    /// S3.2a: a flight lands.
    Landing,
    /// S3.3: a follower taken from a tower.
    Capture,
    /// S3.3: captives exchanged for each other.
    Exchange,
    /// S3.3: traps take whom the wooden thing brings into their reach.
    WoodTraps,
    /// S3.3: a second figure after the wooden thing.
    SecondFigure,
    /// S3.3: a flight of the second figure lands.
    SecondLanding,
    /// S3.4: a tunnel token after the wooden thing.
    Tunnel,
    /// S3.1: an exchange of followers, or the bonus; asked when the wooden thing is done, if it
    /// was not chosen before.
    Porxada,
    /// S3.3: nothing more can be done with wood; whoever passes at S3 comes here at once.
    WoodDone,
    /// S3.3: traps take whom anything after the wooden thing brings into their reach.
    LateTraps,
    /// S3.3b: a ferry is laid on a new lake.
    LayFerry,
    /// S3.3b, S3.3c: traps take whom a ferry brings into their reach.
    FerryTraps,
    /// S3.3c: other ferries are moved.
    MoveFerries,
    /// S3.4: the wooden thing, or nothing, is settled.
    Commit,
    /// S3.4: mage or witch moves if what was built joined their features.
    MagicJoined,
    /// S3.4: fleas and flight after the commit.
    Spread,
    /// S3.5: flocks grow or go home.
    Flock,
    /// S4: the dragon moves, if it does so before scoring.
    Dragon,
    /// S5: of which small city a castle is made.
    Castles,
    /// S5: the Gingerbread Man leaves a city of which a castle is made.
    GingerbreadCastle,
    /// S5: the small city becomes a castle.
    Convert,
    /// S6.1: councillors move to what is about to be scored.
    Councillors,
    /// S6.1: traps take whom councillors, or a flight after the commit, brought into their reach.
    CouncilTraps,
    /// S6.2: the Gingerbread Man leaves a completed city.
    Gingerbread,
    /// S7.0: towers beside what was completed pay those who watch from them.
    Watchtowers,
    /// S7a: credit what was completed.
    Score,
    /// S7b: farms that are scored because of a barn.
    Barns,
    /// S7c: castles are paid for what was completed around them.
    CastleScores,
    /// S7: ingots go to whoever was paid.
    Ingots,
    /// S7d: challenges that are lost.
    Challenges,
    /// S7e: king and robber baron.
    Records,
    /// S7f: the teacher repeats a scoring and goes to whoever completed a school road.
    Lesson,
    /// S8.1: mage and witch leave completed features.
    MagicReturn,
    /// S8: figures of scored features go home.
    Return,
    /// S8.2: wagons of scored features move on.
    Wagons,
    /// S8.3: the circus is scored and the big top moves on.
    Circus,
    /// S9.1: the reward in Carcassonne.
    Reward,
    /// S9.2: the count moves.
    CountMove,
    /// S9.3: the dragon moves, if it does so after scoring.
    DragonAfter,
    /// S10: the catapult is fired.
    Catapult,
    /// S11.1: what a crop circle does.
    CropCircle,
    /// S11.2: the Gingerbread Man moves to another city.
    GingerbreadMove,
    /// S12.1: the last fleas and flight of a part.
    LastSpread,
    /// S12.2: escape from a besieged city.
    Escape,
    /// S13: a second part of the turn, or not.
    PartEnd,
    /// S12.1 of a second part that found no tile: what was kept back for it.
    KeptSpread,
    /// S14: the catapult is fired, if it is so at the end of a turn.
    LateCatapult,
    /// S14: the auction of a bazaar.
    Bazaar,
    /// S15: the next seat, or the end.
    TurnEnd,
    /// F1: the last abbeys.
    AbbeyRound,
    /// F2: councillors move for the last time.
    LastCouncillors,
    /// Before F3: who stands around the big top.
    LastGuests,
    /// F3.1: incomplete roads, cities and cloisters.
    FinalFeatures,
    /// F3.2: fields.
    FinalFields,
    /// F3.3: barns.
    FinalBarns,
    /// F3.4: goods.
    FinalGoods,
    /// F3: ingots.
    FinalIngots,
    /// F3.5: king and robber baron.
    FinalRecords,
    /// F3: the pond takes points, after 5.
    FinalPond,
    /// F3.5a, F3.5b: the circus and the acrobats.
    FinalCircus,
    /// F3.6: followers on crowns.
    FinalCrowns,
    /// Everything was counted.
    End,
    /// Nothing more to do.
    Over,
}

impl Slot {
    /// The slot that follows in the spine.
    pub(crate) fn next(self) -> Self {
        SPINE.get(self as usize + 1).copied().unwrap_or(Self::Over)
    }
}
