//! The settings: names that nobody reads, values that cannot be used, a file that others can read.

use std::collections::BTreeSet;
use std::path::Path;

use super::Finding;
use crate::config::{self, ALL, BadSetting, Config, Setting, UnknownName};
use crate::counted::counted;

/// The check's name.
const CHECK: &str = "settings";
/// What the settings are, as far as they can be used.
pub(super) struct CheckedSettings {
    /// Those that can be used; the others have their defaults.
    pub(super) config: Config,
    /// Those that cannot, those that need one of them, and those that may stand where the file
    /// cannot be read.
    pub(super) refused: Vec<Setting>,
    pub(super) findings: Vec<Finding>,
}

/// Checks the environment and the file `.env` of the working directory.
pub(super) fn check() -> CheckedSettings {
    let path = Path::new(config::ENV_FILE);
    let (file, unreadable) = config::file(path);
    let mut settings = judge(UnknownName::all(&file), config::lookup(&file));
    if let Some(error) = unreadable {
        // Any setting that was not read may be on a line that cannot be.
        let unknown = ALL.iter().filter(|setting| config::lookup(&file)(setting.name).is_none());
        settings.refused.extend(unknown);
        let advice = "Write one NAME=value on each line; .env.example shows how";
        settings.findings.push(Finding::wrong(CHECK, error.to_string(), advice));
    }
    if is_open_to_others(path) {
        let found = ".env can be read by others on this machine, and may hold the token";
        settings.findings.push(Finding::warning(CHECK, found, "chmod 600 .env"));
    }
    if settings.findings.is_empty() {
        let get = config::lookup(&file);
        let is_given = |setting: &&Setting| {
            get(setting.name).or_else(|| get(&format!("{}_FILE", setting.name))).is_some()
        };
        let given = ALL.iter().filter(is_given);
        let given = counted(given.count(), "is set", "are set");
        settings.findings.push(Finding::fine(CHECK, format!("{given}, and no name is unknown")));
    }
    settings
}

fn judge(names: BTreeSet<UnknownName>, get: impl Fn(&str) -> Option<String>) -> CheckedSettings {
    let mut findings: Vec<Finding> = names.into_iter().map(unknown).collect();
    let mut refused: Vec<Setting> = Vec::new();
    let config = loop {
        let is_refused = |name: &str| {
            let name = name.strip_suffix("_FILE").unwrap_or(name);
            refused.iter().any(|setting| setting.name == name)
        };
        match Config::from(|name| if is_refused(name) { None } else { get(name) }) {
            Ok(config) => break config,
            Err(BadSetting::Value(setting)) if !refused.contains(&setting) => {
                let found = match get(setting.name) {
                    Some(_) => format!("{} has a value that cannot be used", setting.name),
                    None => format!("{} is missing", setting.name),
                };
                let advice = format!("It needs {}", setting.takes);
                findings.push(Finding::wrong(CHECK, found, advice));
                refused.push(setting);
            }
            Err(BadSetting::Address(setting, wrong)) => {
                findings.push(Finding::wrong(
                    CHECK,
                    format!("{}: {wrong}", setting.name),
                    "Correct it; docs/operating.md has more",
                ));
                refused.push(setting);
            }
            Err(fault @ (BadSetting::Twice(setting, _) | BadSetting::SecretFile(setting, ..))) => {
                let advice = "Correct it; docs/operating.md has more";
                findings.push(Finding::wrong(CHECK, fault.to_string(), advice));
                refused.push(setting);
            }
            // Another setting needs it, and cannot be used without it.
            Err(fault) => {
                let is_usable_without = |other: &&Setting| {
                    let given = |name: &str| {
                        if is_refused(name) || name == other.name { None } else { get(name) }
                    };
                    Config::from(given).as_ref().err() != Some(&fault)
                };
                // Later settings lean on earlier ones.
                let needs_it = ALL.iter().rev().find(is_usable_without);
                refused.push(*needs_it.expect("the defaults can be used"));
            }
        }
    };
    CheckedSettings { config, refused, findings }
}

/// What is wrong with a name that no setting has. Others may use names like ours, so only one that
/// was clearly meant for us is an error.
fn unknown(unknown: UnknownName) -> Finding {
    let found = format!("there is no setting {}", unknown.name);
    match unknown.meant {
        Some(meant) => Finding::wrong(CHECK, found, format!("Perhaps {meant} was meant")),
        None => Finding::warning(CHECK, found, "Remove it; .env.example lists all settings"),
    }
}

fn is_open_to_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    path.metadata().is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

#[cfg(test)]
mod tests {
    use super::super::Diagnosis;
    use super::*;

    fn judged(given: &[(&str, &str)]) -> CheckedSettings {
        let names = given.iter().map(|(name, _)| (*name).to_owned());
        judge(UnknownName::among(names), |name| {
            given.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_misspelt_setting_is_wrong_and_the_one_that_was_meant_is_named() {
        let CheckedSettings { findings, .. } =
            judged(&[("CARCAS_DATABSE", "x"), ("CARCAS_SOUP", "y"), ("HOME", "z")]);
        let [misspelt, strange] = &findings[..] else { panic!("{findings:?}") };
        assert_eq!(misspelt.diagnosis, Diagnosis::Wrong);
        assert!(misspelt.advice.contains("CARCAS_DATABASE"), "{misspelt:?}");
        assert_eq!(strange.diagnosis, Diagnosis::Warning);
        assert!(strange.found.contains("CARCAS_SOUP"), "{strange:?}");
    }

    #[test]
    fn every_value_that_cannot_be_used_is_named_and_none_is_shown() {
        let given =
            [("DISCORD_TOKEN", "a secret"), ("CARCAS_LOG", "loud"), ("CARCAS_PICTURES", "3")];
        let CheckedSettings { config, refused, findings } = judged(&given);
        let mut names: Vec<&str> = refused.iter().map(|setting| setting.name).collect();
        names.sort_unstable();
        assert_eq!(names, ["CARCAS_LOG", "DISCORD_TOKEN"]);
        assert_eq!(config.pictures, 3, "the others are read");
        assert!(findings.iter().all(|finding| finding.diagnosis == Diagnosis::Wrong));
        assert!(!format!("{findings:?}").contains("a secret"));
    }

    #[test]
    fn a_parameter_of_the_database_that_is_not_known_is_named() {
        let url = "postgres://ada:opensesame@db/games?foo=1";
        let CheckedSettings { refused, findings, .. } = judged(&[("CARCAS_DATABASE", url)]);
        let [finding] = &findings[..] else { panic!("{findings:?}") };
        assert!(finding.found.contains("no parameter foo"), "{finding:?}");
        assert!(!format!("{finding:?}").contains("opensesame"));
        assert!(refused.iter().any(|setting| setting.name == "CARCAS_DATABASE"), "{refused:?}");
    }

    #[test]
    fn a_setting_that_another_needs_is_missing_and_all_others_are_read() {
        let token = ("DISCORD_TOKEN", "a.b.c");
        for (other, missing) in [
            (("CARCAS_WEBHOOK_URL", "https://example.org/"), "CARCAS_WEBHOOK_SECRET"),
            (("CARCAS_HTTP_ADDR", "127.0.0.1:8080"), "DISCORD_PUBLIC_KEY"),
        ] {
            let given = [token, other, ("CARCAS_DATABASE", "elsewhere.sqlite")];
            let CheckedSettings { config, refused, findings } = judged(&given);
            let [finding] = &findings[..] else { panic!("{findings:?}") };
            assert_eq!(finding.found, format!("{missing} is missing"));
            assert!(refused.iter().any(|setting| setting.name == other.0), "{refused:?}");
            assert_eq!(config.database.to_string(), "elsewhere.sqlite");
            assert!(matches!(config.discord, config::Discord::Real(_)));
        }
    }
}
