//! The list of expansions, from which `table` and `view` make their slices: a new expansion is one
//! line here and one file in each of the two.

/// Passes the list to another macro. Each line has the module of an expansion and the type of its
/// slice, and the key of its set if the host describes tiles for it. A picture's text mentions the
/// pieces of the expansions in the order of the lines.
#[macro_export]
macro_rules! slices {
    ($visit:ident!) => {
        $visit! {
            base::Base;
            winter::Winter;
            inns::Inns;
            traders::Traders;
            river::River;
            plague::Plague;
            school::School;
            dragon::Dragon;
            creativity::Creativity, tiles: "creativity";
            gingerbread::Gingerbread, tiles: "gingerbread";
            wheel::Wheel;
            count::Count;
            bridges::Bridges;
            castles::Castles;
            tower::Tower;
            tunnel::Tunnel;
            abbey::Abbey;
            bazaars::Bazaars;
            catapult::Catapult;
            crop::Crop;
            cult::Cult;
            king::King;
            porxada::Porxada;
            siege::Siege;
            phantom::Phantom;
            base2::Base2;
            rose::Rose;
            gq::Gq;
            darmstadt::Darmstadt;
            watchtowers::Watchtowers;
            spieldoch::SpielDoch;
            labyrinth::Labyrinth;
            russian::Russian;
            festival::Festival;
            goldmines::Goldmines;
            buildings::Buildings;
            flier::Flier;
            hills::Hills;
            ferries::Ferries;
            mage::Mage;
            monasteries::Monasteries;
            bigtop::BigTop;
        }
    };
}
