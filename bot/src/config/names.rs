//! Names that begin like those of settings and are none: a mistyped setting would be ignored in
//! silence, and its default would hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::{ALL, Setting, secrets};

/// What the names of settings begin with.
const PREFIXES: [&str; 2] = ["CARCAS_", "DISCORD_"];
/// A name that is at least this similar to that of a setting (from 0 to 1) was meant to be it.
const ALIKE: f64 = 0.8;

/// A name that no setting has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownName {
    /// The name.
    pub name: String,
    /// The name of the setting that was probably meant.
    pub meant: Option<String>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no setting {}", self.name)?;
        match &self.meant {
            Some(meant) => write!(f, "; perhaps {meant} was meant"),
            None => write!(f, "; .env.example lists all settings"),
        }
    }
}

impl UnknownName {
    /// Those in the environment, in what the service manager provides and in what the file `.env` holds,
    /// each once.
    pub fn all(file: &BTreeMap<String, String>) -> BTreeSet<Self> {
        let names = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
        let names = names.chain(secrets::all_provided()).chain(file.keys().cloned());
        Self::among(names)
    }

    /// Those among these names.
    pub fn among(names: impl Iterator<Item = String>) -> BTreeSet<Self> {
        names.filter_map(Self::of).collect()
    }

    fn of(name: String) -> Option<Self> {
        let ours = PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        let is_known = ALL.iter().any(|setting| setting.name == name);
        if !ours || is_known || secrets::setting_of(&name).is_some() {
            return None;
        }
        let known = ALL.iter().map(|setting: &Setting| setting.name.to_owned());
        let known =
            known.chain(super::SECRETS.iter().map(|secret| format!("{}_FILE", secret.name)));
        let alike = |known: &str| strsim::normalized_damerau_levenshtein(&name, known);
        let meant = known.max_by(|a, b| alike(a).total_cmp(&alike(b)));
        let meant = meant.filter(|known| alike(known) >= ALIKE);
        Some(Self { name, meant })
    }
}
