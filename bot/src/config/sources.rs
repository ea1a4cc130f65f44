//! Where settings come from: the environment of this process, then the file `.env` in the current
//! folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{BadSetting, LOG_FORMAT, LogFormat, UnknownName, secrets};

/// The file with settings, in the current folder.
pub(crate) const ENV_FILE: &str = ".env";

/// The value of a setting by its name: from the environment of this process, then from a file. A file
/// that the service manager provides is as good as its name.
pub(crate) fn lookup(file: &BTreeMap<String, String>) -> impl Fn(&str) -> Option<String> {
    |name| match std::env::var_os(name).filter(|value| !value.is_empty()) {
        // A value that is not valid text sets nothing; it fails where it is used.
        Some(value) => Some(value.to_string_lossy().into_owned()),
        None => {
            let set = file.get(name).filter(|value| !value.trim().is_empty()).cloned();
            set.or_else(|| secrets::provided(name))
        }
    }
}

/// The names in the environment and in the file `.env` that look like settings and are none.
pub(crate) fn unknown() -> BTreeSet<UnknownName> {
    UnknownName::all(&file(Path::new(ENV_FILE)).0)
}

/// The form of the log, if it is set to one, whatever is wrong with other settings.
pub(crate) fn log_format() -> Option<LogFormat> {
    LogFormat::parse(&lookup(&file(Path::new(ENV_FILE)).0)(LOG_FORMAT.name)?)
}

/// The settings of a file, none if it is not there, and why some of them cannot be read.
pub(crate) fn file(path: &Path) -> (BTreeMap<String, String>, Option<BadSetting>) {
    // The file may hold the token, so errors in it are reported without quoting it.
    let wrong = |error: &dotenvy::Error| match error {
        dotenvy::Error::LineParse(..) => "a line is not NAME=value".to_owned(),
        dotenvy::Error::Io(error) => error.to_string(),
        _ => "cannot be read".to_owned(),
    };
    let (mut settings, mut fault) = (BTreeMap::new(), None);
    let mut note = |error| fault = Some(BadSetting::File(wrong(&error)));
    if path.exists() {
        match dotenvy::from_path_iter(path) {
            Ok(lines) => {
                for line in lines {
                    match line {
                        Ok((name, value)) => drop(settings.insert(name, value)),
                        // A folder would say so for every line, without an end.
                        Err(error @ dotenvy::Error::Io(_)) => {
                            note(error);
                            break;
                        }
                        Err(error) => note(error),
                    }
                }
            }
            Err(error) => note(error),
        }
    }
    (settings, fault)
}
