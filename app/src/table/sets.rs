//! The contents of a table: the sets and house rules that people name, and combinations that do not
//! work. These are checked before a game exists, so that no impossible settings are
//! stored.

use rules::expansions::{self, Expansion, Systems};
use rules::{HouseRules, RuleOption, Seed, Setup};

use crate::art::{ArtPacks, InstalledPack};
use crate::table::aids::Aids;
use crate::table::error::Refusal;
use crate::table::expansions as slices;
use crate::table::model::{Settings, TableTheme, UndoRule};
use crate::table::names::{listed, no_set};
use crate::table::presets::Preset;
use crate::table::stand_in;
use crate::table::time_control::Pace;
use crate::table::typo::{Unknown, nearest};
use crate::text::Text;

/// The most characters read from an option's text; nobody needs more.
pub(super) const OPTION_CHARS: usize = 1000;

/// The word for the default colours of the table's sets.
pub const AS_SETS: &str = "sets";

/// How many tiles a short game may have.
const SHORT_GAMES: std::ops::RangeInclusive<u16> = 4..=200;

/// Where people look for a set: how the boxes stand on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The sets to which all others are added.
    Ground,
    /// Large expansions.
    Large,
    /// Small expansions, and the rivers.
    Small,
    /// Single tiles and pieces that were given away or sold one by one.
    Special,
}

impl Family {
    /// All families, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Ground, Self::Large, Self::Small, Self::Special];

    /// Its stable name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Large => "large",
            Self::Small => "small",
            Self::Special => "special",
        }
    }

    /// Its name in this language.
    pub(crate) fn name(self, text: &Text) -> String {
        text.say(&format!("family-{}", self.word()))
    }

    /// The family of a set.
    pub fn of(system: &dyn Expansion) -> Self {
        let said = set(system.key()).map_or(Self::Special, |set| set.family);
        if system.is_ground() { Self::Ground } else { said }
    }

    /// Its sets.
    pub fn sets(self) -> impl Iterator<Item = &'static dyn Expansion> {
        expansions::ALL.iter().copied().filter(move |system| Self::of(*system) == self)
    }
}

/// How a set is offered.
#[derive(Debug)]
pub(super) struct OfferedSet {
    /// Its key.
    key: &'static str,
    /// The words of the presets that it is part of, besides the one with everything.
    presets: &'static [&'static str],
    /// Where people look for it. A set that says nothing is special.
    family: Family,
    /// What it puts on the table at the start.
    start: Option<Start>,
    /// Whether it duplicates another set under a different name.
    is_like_another: bool,
    /// What else people call it: the name of another edition, a part of it.
    also: &'static [&'static str],
}

/// What a set puts on the table at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// The spring of a river, which all other tiles of the river are laid to.
    River,
    /// Several tiles, which take up the space that a river needs.
    Block,
}

impl OfferedSet {
    pub(super) const fn of(key: &'static str) -> Self {
        Self {
            key,
            presets: &[],
            family: Family::Special,
            start: None,
            is_like_another: false,
            also: &[],
        }
    }

    /// The same, a large expansion.
    pub(super) const fn large(self) -> Self {
        Self { family: Family::Large, ..self }
    }

    /// The same, a small expansion.
    pub(super) const fn small(self) -> Self {
        Self { family: Family::Small, ..self }
    }

    /// The same, part of these presets.
    pub(super) const fn in_presets(self, presets: &'static [&'static str]) -> Self {
        Self { presets, ..self }
    }

    /// The same, with this on the table at the start.
    pub(super) const fn starting(self, start: Start) -> Self {
        Self { start: Some(start), ..self }
    }

    /// The same, if people also call it one of these.
    pub(super) const fn also(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// The same, if it duplicates another set under a different name.
    pub(super) const fn like_another(self) -> Self {
        Self { is_like_another: true, ..self }
    }
}

/// What a slice says of the set with this key.
fn set(key: &str) -> Option<&'static OfferedSet> {
    slices::ALL.iter().flat_map(|slice| slice.sets()).find(|set| set.key == key)
}

/// The words of the presets that a set is part of, besides the one with everything.
pub(super) fn presets_with(key: &str) -> &'static [&'static str] {
    set(key).map_or(&[], |set| set.presets)
}

/// Whether a set is added to a ground set, and is no other under a different name.
pub(super) fn is_added(system: &dyn Expansion) -> bool {
    !system.is_ground() && !set(system.key()).is_some_and(|set| set.is_like_another)
}

/// The keys of the chosen sets that start like this.
pub(crate) fn starting(systems: Systems, start: Start) -> Vec<&'static str> {
    let starts = |key: &str| set(key).and_then(|set| set.start) == Some(start);
    systems.iter().map(|system| system.key()).filter(|key| starts(key)).collect()
}

/// What else people call the set with this key.
pub(super) fn also_called(key: &str) -> &'static [&'static str] {
    set(key).map_or(&[], |set| set.also)
}

/// The sets that a text names. If it names no ground set, the base game is added.
pub(crate) fn systems(text: &str) -> Result<Systems, Refusal> {
    let mut keys = Vec::new();
    for word in listed(text)? {
        match Preset::named(word) {
            Some(preset) => keys.extend(preset.keys()),
            None => keys.push(word),
        }
    }
    if !keys.iter().any(|key| expansions::named(key).is_some_and(|system| system.is_ground())) {
        keys.push("base");
    }
    chosen(&keys)
}

/// The sets with these keys, if they form a valid game (R-OV-35).
pub(crate) fn chosen(keys: &[&str]) -> Result<Systems, Refusal> {
    let systems = Systems::named(keys.iter().copied()).map_err(|word| no_set(&word))?;
    let grounds: Vec<&'static str> =
        systems.iter().filter(|system| system.is_ground()).map(|system| system.key()).collect();
    match grounds.len() {
        0 => Err(Refusal::NoGround),
        1 => Ok(systems),
        _ => Err(Refusal::Grounds(grounds)),
    }
}

/// The ground set that a text names; the base game if it names nothing.
pub(crate) fn ground(text: &str) -> Result<&'static str, Refusal> {
    match listed(text)?[..] {
        [] => Ok("base"),
        [key] => match expansions::named(key) {
            Some(system) if system.is_ground() => Ok(key),
            Some(_) => Err(Refusal::NotGround(key)),
            None => Err(no_set(text)),
        },
        _ => Err(no_set(text)),
    }
}

/// Refuses an unknown house rule, and suggests one with a similar key, with the same value if it
/// takes that.
fn no_option(word: &str, systems: Systems) -> Refusal {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    let known = systems.options().map(|choice| (choice.key, choice));
    let meant = nearest(key, known).map(|choice| {
        let same = choice.values.iter().find(|known| **known == value.trim());
        // The first value is the default, so suggest the second.
        let value = same.or_else(|| choice.values.get(1)).unwrap_or(&choice.values[0]);
        format!("{}={value}", choice.key)
    });
    Refusal::NoOption(Unknown { input: word.to_owned(), meant })
}

/// The house rules that a text names.
pub(crate) fn house(text: &str, systems: Systems) -> Result<HouseRules, Refusal> {
    let mut house = HouseRules::default();
    for word in words(text)? {
        let unknown = || no_option(word, systems);
        let (key, value) = word.split_once('=').ok_or_else(unknown)?;
        set_rule(&mut house, key.trim(), value.trim(), systems)?;
    }
    for (key, _) in house.changed() {
        sensible(key, &house, systems)?;
    }
    Ok(house)
}

/// The number of tiles of a short game; `None` for all of them.
pub(crate) fn tiles(text: Option<&str>, systems: Systems) -> Result<Option<u16>, Refusal> {
    let Some(text) = text else { return Ok(None) };
    let number = text.trim().parse().ok().filter(|tiles| SHORT_GAMES.contains(tiles));
    let number = number.filter(|_| !has_river(systems));
    number.map(Some).ok_or_else(|| Refusal::NoTiles(text.to_owned()))
}

fn has_river(systems: Systems) -> bool {
    !starting(systems, Start::River).is_empty()
}

/// The theme that a word names: a built-in one or an installed art pack; `None` for that of the sets.
pub(crate) fn look(word: &str, packs: &ArtPacks) -> Result<Option<TableTheme>, Refusal> {
    let typed = word.trim().to_lowercase();
    if typed == AS_SETS {
        return Ok(None);
    }
    let built_in = TableTheme::BUILT_IN.into_iter().find(|(known, _)| *known == typed);
    let pack = || packs.named(&typed).map(|pack| TableTheme::Pack(pack.word().to_owned()));
    if let Some(look) = built_in.map(|(_, look)| look).or_else(pack) {
        return Ok(Some(look));
    }
    let built_in = TableTheme::BUILT_IN.map(|(known, _)| known);
    let words = [AS_SETS].into_iter().chain(built_in).chain(packs.iter().map(InstalledPack::word));
    Err(Refusal::NoTheme(Unknown::among(word, words.map(|known| (known, known)))))
}

/// Sets one house rule.
pub(crate) fn set_rule(
    house: &mut HouseRules,
    key: &str,
    value: &str,
    systems: Systems,
) -> Result<(), Refusal> {
    let choice = choice(key).ok_or_else(|| no_option(&format!("{key}={value}"), systems))?;
    if !systems.options().any(|known| known.key == key) {
        return Err(Refusal::OtherSet { key: choice.key });
    }
    let no_value = |_| Refusal::NoValue { key: choice.key, values: choice.values };
    house.set(key, value).map_err(no_value)
}

/// The house rule with this key, from any set.
pub(crate) fn choice(key: &str) -> Option<&'static RuleOption> {
    expansions::options().find(|choice| choice.key == key)
}

/// Refuses a house rule that has no effect with these sets and rules.
fn sensible(key: &'static str, house: &HouseRules, systems: Systems) -> Result<(), Refusal> {
    match choice(key).and_then(|choice| choice.lacks(systems, house)) {
        Some(need) => Err(Refusal::Pointless { key, need }),
        None => Ok(()),
    }
}

impl Settings {
    /// The settings of a table with these sets and the defaults for everything else.
    pub fn new(systems: Systems) -> Self {
        Self {
            systems,
            house: HouseRules::default(),
            locale: String::new(),
            language: None,
            guest: None,
            level: stand_in::STEADY,
            pace: Pace::Free,
            weekends: false,
            holidays: Vec::new(),
            undo: UndoRule::default(),
            aids: Aids::default(),
            guided: false,
            public: false,
            tiles: None,
            order: Vec::new(),
            again: Vec::new(),
            private: false,
            invited: Vec::new(),
            wishes: Vec::new(),
            colours: Vec::new(),
            look: None,
            host_tiles: Vec::new(),
            lot: None,
            carried: None,
            archived: false,
            duplicate: None,
            league: None,
        }
    }

    /// The largest number of seats with these settings.
    pub fn most_seats(&self) -> u8 {
        if let Some(seats) = self.fixed_seats() {
            return seats;
        }
        let nothing_secret = Seed::from_number(0);
        let setup = Setup::new(rules::MIN_SEATS, self.systems, nothing_secret);
        Setup { house: self.house.clone(), ..setup }.max_seats()
    }

    /// Replaces the sets. House rules that no longer have an effect go back to their defaults.
    pub(crate) fn with_sets(mut self, systems: Systems) -> Self {
        self.systems = systems;
        let kept = self.house.changed().filter(|(key, _)| systems.options().any(|c| c.key == *key));
        let mut house = HouseRules::default();
        for (key, value) in kept {
            // The value was valid before, so this cannot fail.
            let _ = house.set(key, value);
        }
        self.house = house;
        // A river is not played in part.
        self.tiles = self.tiles.filter(|_| !has_river(systems));
        self.without_pointless()
    }

    /// Sets a house rule, and resets others that no longer have an effect.
    pub(crate) fn with_rule(mut self, key: &str, value: &str) -> Result<Self, Refusal> {
        set_rule(&mut self.house, key, value, self.systems)?;
        if let Some((key, _)) = self.house.changed().find(|(changed, _)| *changed == key) {
            sensible(key, &self.house, self.systems)?;
        }
        Ok(self.without_pointless())
    }

    fn without_pointless(mut self) -> Self {
        loop {
            let mut changed = self.house.changed();
            let pointless =
                changed.find(|(key, _)| sensible(key, &self.house, self.systems).is_err());
            let Some((key, _)) = pointless else { break };
            let default = choice(key).map(|choice| choice.values[0]);
            drop(changed);
            match default {
                Some(default) if self.house.set(key, default).is_ok() => {}
                _ => break,
            }
        }
        self
    }
}

fn words(text: &str) -> Result<Vec<&str>, Refusal> {
    if text.chars().count() > OPTION_CHARS {
        return Err(Refusal::NoOption(Unknown::word(text)));
    }
    let words = text.split([',', ';', ' ']).map(str::trim);
    Ok(words.filter(|word| !word.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use rules::Need;

    use super::*;
    use crate::table::presets::PRESETS;
    use crate::table::typo::UnknownSet;

    fn keys(text: &str) -> Vec<String> {
        systems(text).unwrap_or_else(|refused| panic!("{text}: {refused:?}")).into()
    }

    #[test]
    fn nothing_said_means_the_base_game() {
        assert_eq!(keys(""), ["base"]);
        assert_eq!(keys("base, inns"), ["base", "inns"]);
        assert_eq!(keys(" inns,base ,"), ["base", "inns"]);
        assert_eq!(keys("Base game, second edition, Hills & Sheep"), ["base2", "hills"]);
        assert_eq!(keys("Hügel"), ["base", "hills"]);
    }

    #[test]
    fn a_short_game_is_whole_again_with_a_river() {
        let short = Settings { tiles: Some(24), ..Settings::new(systems("base").unwrap()) };
        let of = |sets| short.clone().with_sets(systems(sets).unwrap()).tiles;
        assert_eq!(of("base, inns"), Some(24));
        assert_eq!(of("base, river1"), None);
    }

    #[test]
    fn a_preset_is_a_word_for_its_sets() {
        assert_eq!(keys("classic"), ["base"]);
        assert_eq!(keys("river"), ["base", "river1"]);
        let mut big_box = keys("Big Box");
        big_box.sort_unstable();
        assert_eq!(big_box, ["abbey", "base", "dragon", "inns", "river1", "tower", "traders"]);
        let mut minis = keys("minis");
        minis.sort_unstable();
        assert_eq!(
            minis,
            ["base", "cathars", "crop", "cult", "ferries", "flier", "king", "tunnel"]
        );
        assert_eq!(keys("big-box, count").len(), 8);
        assert_eq!(keys("Cutia de iarnă, river2"), keys("winter,gingerbread,river2"));
        assert!(keys("big-box-2017").contains(&"base2".to_owned()));
        let grounds = expansions::ALL.iter().filter(|system| system.is_ground()).count();
        let (other_grounds, same) = (grounds - 1, 1);
        assert_eq!(keys("all").len(), expansions::ALL.len() - other_grounds - same);
        assert!(keys("big-box").iter().all(|key| keys("everything").contains(key)));
        for preset in PRESETS {
            assert!(chosen(&preset.keys()).is_ok(), "{}", preset.word);
            assert!(expansions::named(preset.word).is_none(), "{} is a set too", preset.word);
        }
        for family in Family::ALL {
            // A family is one menu.
            assert!((1..=25).contains(&family.sets().count()), "{family:?}");
        }
        for set in slices::ALL.iter().flat_map(|slice| slice.sets()) {
            assert!(expansions::named(set.key).is_some(), "{} is no set", set.key);
            assert!(set.presets.iter().all(|word| Preset::named(word).is_some()), "{set:?}");
        }
    }

    #[test]
    fn what_makes_no_game_is_refused_with_the_reason() {
        assert_eq!(chosen(&["inns"]).unwrap_err(), Refusal::NoGround);
        assert!(systems("inns").unwrap().iter().map(|system| system.key()).eq(["base", "inns"]));
        assert!(
            matches!(systems("base,winter").unwrap_err(), Refusal::Grounds(two) if two.len() == 2)
        );
        let unknown = UnknownSet { input: "x".to_owned(), near: Vec::new() };
        assert_eq!(systems("base,x").unwrap_err(), Refusal::NoSet(unknown));
        let base = systems("base").unwrap();
        assert!(house("tiny_city=2", base).unwrap().changed().eq([("tiny_city", "2")]));
        assert!(matches!(house("tiny_city", base), Err(Refusal::NoOption(_))));
        assert!(matches!(house("tiny_city=9", base), Err(Refusal::NoValue { .. })));
        assert!(matches!(
            house("inn_cathedral_unfinished_zero=off", base),
            Err(Refusal::OtherSet { .. })
        ));
        assert!(house(&"a".repeat(6000), base).is_err());
    }

    #[test]
    fn a_slip_in_a_set_or_a_house_rule_is_asked_back() {
        for (typed, key) in
            [("basee", "base"), ("inns,drgaon", "dragon"), ("everythin", "everything")]
        {
            match systems(typed).unwrap_err() {
                Refusal::NoSet(unknown) => assert_eq!(unknown.near[0], key, "{typed}"),
                other => panic!("{typed}: {other:?}"),
            }
        }
        let base = systems("base").unwrap();
        let meant = |text: &str| match house(text, base).unwrap_err() {
            Refusal::NoOption(unknown) => unknown.meant,
            other => panic!("{other:?}"),
        };
        for (typed, pair) in [
            ("tiny_cty=2", "tiny_city=2"),
            ("tiny_cty=9", "tiny_city=2"),
            ("tiny_city", "tiny_city=2"),
        ] {
            assert_eq!(meant(typed).as_deref(), Some(pair), "{typed}");
        }
        assert_eq!(meant("poker=on"), None);
    }

    #[test]
    fn a_house_rule_that_would_say_nothing_is_refused_with_what_it_needs() {
        let base = systems("base").unwrap();
        let refused = house("first_counts=farms", base).unwrap_err();
        let need = Need::Rule(choice("farm_scoring").unwrap(), "first");
        assert_eq!(refused, Refusal::Pointless { key: "first_counts", need });
        assert!(house("first_counts=farms,farm_scoring=first", base).is_ok());
        let castles = systems("base,castles").unwrap();
        let refused = house("castle.lord_tower=immune", castles).unwrap_err();
        assert!(matches!(refused, Refusal::Pointless { need: Need::System("tower"), .. }));
    }

    #[test]
    fn what_loses_its_meaning_goes_back_to_its_default() {
        let systems = systems("base,dragon").unwrap();
        let settings = Settings::new(systems);
        let settings = settings.with_rule("fairy_mode", "on_tile").unwrap();
        let settings = settings.with_rule("fairy_tile_points", "per_figure").unwrap();
        assert_eq!(settings.house.changed().count(), 2);
        let plain = settings.clone().with_rule("fairy_mode", "next_to_follower").unwrap();
        assert_eq!(plain.house.changed().count(), 0);
        let other = settings.with_sets(chosen(&["base"]).unwrap());
        assert_eq!(other.house.changed().count(), 0);
    }
}
