//! The contents of a table: the sets and house rules that people name, and combinations that do not
//! work. These are checked before a game exists, so that no impossible settings are
//! stored.

use game::offered_set::{Start, starting};
use rules::expansions::{self, Systems};
use rules::{ChosenOption, Edition, HouseRules, RuleOption, Seed, Setup};

use crate::aids::Aids;
use crate::art::{ArtPacks, InstalledPack};
use crate::error::Refusal;
use crate::model::{Settings, TableTheme, UndoRule};
use crate::names::{listed, no_set};
use crate::presets::Preset;
use crate::stand_in;
use crate::time_control::Pace;
use crate::typo::{Unknown, nearest};

/// The most characters read from an option's text; nobody needs more.
pub(super) const OPTION_CHARS: usize = 1000;

/// The word for the default colours of the table's sets.
pub const AS_SETS: &str = "sets";

/// How many tiles a short game may have.
const SHORT_GAMES: std::ops::RangeInclusive<u16> = 4..=200;

/// The sets that a text names. If it names no ground set, the base game is added.
pub fn systems(text: &str) -> Result<Systems, Refusal> {
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
pub fn chosen(keys: &[&str]) -> Result<Systems, Refusal> {
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
pub fn ground(text: &str) -> Result<&'static str, Refusal> {
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
    let edition = Edition::named(key).map(|edition| format!("{}={}", Edition::KEY, edition.word()));
    let known = systems.options().map(|choice| (choice.key, choice.values));
    let known = known.chain([(Edition::KEY, Edition::WORDS)]);
    let near = || {
        nearest(key, known.map(|(key, values)| (key, (key, values)))).map(|(key, values)| {
            let same = values.iter().find(|known| **known == value.trim());
            // The first value is the default, so suggest the second.
            let value = same.or_else(|| values.get(1)).unwrap_or(&values[0]);
            format!("{key}={value}")
        })
    };
    Refusal::NoOption(Unknown { input: word.to_owned(), meant: edition.or_else(near) })
}

/// The edition and the options that a text names, in whatever order.
fn typed_rules(
    text: &str,
    systems: Systems,
) -> Result<(Option<Edition>, Vec<ChosenOption>), Refusal> {
    let (mut edition, mut own) = (None, Vec::new());
    for word in words(text)? {
        let unknown = || no_option(word, systems);
        let (key, value) = word.split_once('=').ok_or_else(unknown)?;
        let (key, value) = (key.trim(), value.trim());
        if key == Edition::KEY {
            let (key, values) = (Edition::KEY, Edition::WORDS);
            let named = Edition::named(value).ok_or(Refusal::NoValue { key, values })?;
            edition = Some(named);
        } else {
            choose(&mut own, option(key, value, systems)?);
        }
    }
    Ok((edition, own))
}

/// Adds a choice, in place of another one of the same option.
fn choose(own: &mut Vec<ChosenOption>, pair: ChosenOption) {
    own.retain(|(key, _)| *key != pair.0);
    own.push(pair);
}

/// The number of tiles of a short game; `None` for all of them.
pub fn tiles(text: Option<&str>, systems: Systems) -> Result<Option<u16>, Refusal> {
    let Some(text) = text else { return Ok(None) };
    let number = text.trim().parse().ok().filter(|tiles| SHORT_GAMES.contains(tiles));
    let number = number.filter(|_| !has_river(systems));
    number.map(Some).ok_or_else(|| Refusal::NoTiles(text.to_owned()))
}

fn has_river(systems: Systems) -> bool {
    !starting(systems, Start::River).is_empty()
}

/// The theme that a word names: a built-in one or an installed art pack; `None` for that of the sets.
pub fn look(word: &str, packs: &ArtPacks) -> Result<Option<TableTheme>, Refusal> {
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

/// The option of these sets with this key, and its value with this spelling.
fn option(key: &str, value: &str, systems: Systems) -> Result<ChosenOption, Refusal> {
    let choice = choice(key).ok_or_else(|| no_option(&format!("{key}={value}"), systems))?;
    if !systems.options().any(|known| known.key == key) {
        return Err(Refusal::OtherSet { key: choice.key });
    }
    let no_value = Refusal::NoValue { key: choice.key, values: choice.values };
    Ok((choice.key, choice.named(value).ok_or(no_value)?))
}

/// The house rule with this key, from any set.
pub fn choice(key: &str) -> Option<&'static RuleOption> {
    expansions::options().find(|choice| choice.key == key)
}

impl Settings {
    /// The settings of a table with these sets and the defaults for everything else.
    pub fn new(systems: Systems) -> Self {
        Self {
            systems,
            edition: Edition::default(),
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
        Setup { house: self.house, ..setup }.max_seats()
    }

    /// What of the house rules differs from the edition.
    pub fn own_rules(&self) -> Vec<ChosenOption> {
        self.edition.own(self.systems, &self.house)
    }

    /// Replaces the sets. House rules that no longer have an effect go back to their defaults, and
    /// the edition says what those are that have one now.
    pub fn with_sets(mut self, systems: Systems) -> Self {
        let own = self.own_rules();
        self.systems = systems;
        // A river is not played in part.
        self.tiles = self.tiles.filter(|_| !has_river(systems));
        self.house = self.edition.house(systems, &own);
        self
    }

    /// Replaces the house rules by those that a text names. The edition stays unless it names one.
    pub fn with_typed(self, text: &str) -> Result<Self, Refusal> {
        let (edition, own) = typed_rules(text, self.systems)?;
        let edition = edition.unwrap_or(self.edition);
        Self { edition, ..self }.with_own(&own, |_| true)
    }

    /// Sets a house rule, and resets others that no longer have an effect.
    pub fn with_rule(self, key: &str, value: &str) -> Result<Self, Refusal> {
        let pair = option(key, value, self.systems)?;
        let mut own = self.own_rules();
        choose(&mut own, pair);
        self.with_own(&own, |key| key == pair.0)
    }

    /// Plays by another edition, but for what was chosen otherwise.
    pub fn with_edition(mut self, edition: Edition) -> Self {
        let own = self.own_rules();
        self.edition = edition;
        self.house = edition.house(self.systems, &own);
        self
    }

    /// Replaces what differs from the edition. Of these options, the new ones must have an effect.
    fn with_own(
        mut self,
        own: &[ChosenOption],
        is_new: impl Fn(&str) -> bool,
    ) -> Result<Self, Refusal> {
        let chosen = self.edition.chosen(self.systems, own);
        for &(key, value) in own.iter().filter(|(key, _)| is_new(key)) {
            let Some(choice) = choice(key).filter(|choice| self.edition.value(choice) != value)
            else {
                continue;
            };
            if let Some(need) = choice.lacks(self.systems, &chosen) {
                return Err(Refusal::Pointless { key, need });
            }
        }
        self.house = self.edition.house(self.systems, own);
        Ok(self)
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
mod tests;
