//! Secrets in files of their own: `NAME_FILE` is the path, or the service manager provides a file with
//! the name of the setting (systemd, `LoadCredential`). What is in the file is never repeated.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::{BadSetting, SECRETS, Setting, given};

/// What the name of a setting with the path of a file ends with.
const FILE: &str = "_FILE";
/// The folder in which systemd provides files.
const PROVIDED: &str = "CREDENTIALS_DIRECTORY";
/// The longest that a secret may be, in bytes: the path may lead to something endless.
const LONGEST: u64 = 16 * 1024;

/// The setting whose value is in the file that a setting of this name names.
pub(super) fn setting_of(name: &str) -> Option<&'static Setting> {
    let name = name.strip_suffix(FILE)?;
    SECRETS.iter().find(|setting| setting.name == name)
}

/// The path of the file that the service manager provides for a setting such as `DISCORD_TOKEN_FILE`.
pub(super) fn provided(name: &str) -> Option<String> {
    let folder = PathBuf::from(std::env::var_os(PROVIDED)?);
    let path = folder.join(setting_of(name)?.name);
    path.exists().then(|| path.to_string_lossy().into_owned())
}

/// The names of the files that the service manager provides.
pub(super) fn all_provided() -> Vec<String> {
    let folder = std::env::var_os(PROVIDED).and_then(|folder| std::fs::read_dir(folder).ok());
    let names = folder.into_iter().flatten().flatten().map(|file| file.file_name());
    names.map(|name| name.to_string_lossy().into_owned()).collect()
}

/// The value of a setting, or else of the file that is given for it; `None` if neither is.
pub(super) fn value_or_file(
    get: impl Fn(&str) -> Option<String>,
    setting: Setting,
) -> Result<Option<String>, BadSetting> {
    let value = given(&get, setting.name);
    let Some(path) = given(&get, &format!("{}{FILE}", setting.name)) else { return Ok(value) };
    let path = PathBuf::from(path);
    if value.is_some() {
        return Err(BadSetting::Twice(setting, path));
    }
    match read(&path) {
        Ok(secret) => Ok(Some(secret)),
        Err(why) => Err(BadSetting::SecretFile(setting, path, why)),
    }
}

/// What a file holds, without the end of its last line.
fn read(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > LONGEST {
        return Err("it is too long".to_owned());
    }
    let text = String::from_utf8(bytes).map_err(|_| "it holds no text".to_owned())?;
    match text.trim() {
        "" => Err("it is empty".to_owned()),
        secret => Ok(secret.to_owned()),
    }
}
