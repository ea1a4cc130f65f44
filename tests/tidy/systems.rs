//! Each system that the rules know is complete in every room of the house, so that a new one is
//! noticed where something of it is missing.

use rules::HouseRules;
use rules::expansions::{self, ALL};
use tests::tree;

use crate::nothing_wrong;

#[test]
fn each_system_has_a_key_a_name_and_tiles_or_figures() {
    let mut findings = Vec::new();
    for system in ALL {
        let key = system.key();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.is_empty() || !key.chars().all(plain) {
            findings.push(format!("{key:?} is no key: lower case letters, digits and hyphens"));
        }
        if system.name().is_empty() {
            findings.push(format!("{key} has no name"));
        }
        // The tiles of one system are brought by the host; another has only tokens.
        let figures = system.figures(&HouseRules::default());
        let brings = expansions::tiles(*system) > 0 || !figures.is_empty();
        let brings = brings || ["creativity", "buildings"].contains(&key);
        if !brings {
            findings.push(format!("{key} has neither tiles nor figures"));
        }
        if ALL.iter().filter(|other| other.key() == key).count() != 1 {
            findings.push(format!("{key} is there twice"));
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn each_system_has_a_page_for_players() {
    let pages = tree::files("docs/rules", ".md");
    let missing = |key: &str| !pages.iter().any(|page| page.path == format!("docs/rules/{key}.md"));
    let keys = ALL.iter().map(|system| system.key()).filter(|key| missing(key));
    nothing_wrong(&keys.map(|key| format!("docs/rules/{key}.md is missing")).collect::<Vec<_>>());
}
