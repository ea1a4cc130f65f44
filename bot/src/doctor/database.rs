//! The database: whether it can be used, and what its disk or its server is like.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rustix::fs::{Access, access, statfs};
use storage::{
    Address, ChannelId, Database, Examination, GuildId, Millis, Owner, Served, ServerFacts,
    StoreError,
};
use tokio::time::timeout;

use super::Finding;
use crate::counted::counted;

/// The check's name.
const CHECK: &str = "database";
const DISK: &str = "disk";
const CLOCK: &str = "clock";
/// How long a look at the database may take: every page of a file is read.
const WITHIN: Duration = Duration::from_secs(60);
/// At most this many channels are looked at, those that were played in last.
const PLACES: u32 = 25;
/// With less room than this moves are lost soon.
const NO_ROOM: u64 = 64 << 20;
/// With less room than this somebody should make some.
const LITTLE_ROOM: u64 = 1 << 30;
/// A log of this size means that somebody reads the file without an end.
const LONG_LOG: u64 = 256 << 20;
/// A clock that differs by more than this, in milliseconds, is wrong.
pub(super) const APART: Millis = 10_000;
/// File systems on the network (`statfs`, `f_type`): SMB, CIFS, NFS, AFS, Ceph, 9P.
const NETWORK: [u32; 7] =
    [0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x6969, 0x5346_414F, 0x00C3_6400, 0x0102_1997];
/// File systems that do not outlast a container or the machine: overlayfs, tmpfs, ramfs.
const PASSING: [u32; 3] = [0x794C_7630, 0x0102_1994, 0x8584_58F6];

/// Where games are played.
pub(super) type Places = Vec<(Option<GuildId>, ChannelId)>;

/// Checks the database; also where games are played, and whose they are.
pub(super) async fn check(address: &Address) -> (Vec<Finding>, Places, Owner) {
    let looked = timeout(WITHIN, Database::examine(address, PLACES)).await;
    let mut findings = Vec::new();
    let (mut places, mut owner) = (Vec::new(), Owner::Nobody);
    match looked {
        Err(_) => findings.push(Finding::wrong(
            CHECK,
            format!("{address}: no answer within {} s", WITHIN.as_secs()),
            "See whether the disk or the server is overloaded",
        )),
        Ok(Err(error)) => findings.push(refused(address, &error)),
        Ok(Ok(found)) => {
            findings.push(schema(address, &found));
            if let Some(server) = &found.server {
                findings.extend(rights(address, server));
                findings.push(clock(server));
            }
            (places, owner) = (found.places, found.owner);
        }
    }
    if let Address::File(path) = address {
        // A folder in its place may be read by others.
        if !path.is_dir() {
            findings.extend(file(path));
        }
        findings.push(disk(path));
    }
    (findings, places, owner)
}

/// What is wrong if the games are not those of whoever is to serve them.
pub(super) fn whose(address: &Address, owner: Owner, who: Served) -> Vec<Finding> {
    let path: Arc<Path> = Path::new(&address.to_string()).into();
    let refused = owner.admit(who, &path).err();
    let advice = "The bot will not start like this";
    refused.map(|error| Finding::wrong(CHECK, error.to_string(), advice)).into_iter().collect()
}

fn schema(address: &Address, found: &Examination) -> Finding {
    match found.schema {
        None => Finding::fine(CHECK, format!("{address}: empty; its tables are made at the start")),
        Some(version) if version == found.known => {
            let server = found.server.as_ref();
            let server = server.map(|s| format!("PostgreSQL {}, ", s.version)).unwrap_or_default();
            Finding::fine(CHECK, format!("{address}: {server}schema version {version}, intact"))
        }
        Some(version) => Finding::warning(
            CHECK,
            format!("{address}: schema version {version}, this program needs {}", found.known),
            match found.server {
                None => "The next start migrates it and leaves a copy of the old one beside it",
                Some(_) => "The next start migrates it: make a dump first (pg_dump)",
            },
        ),
    }
}

fn refused(address: &Address, error: &StoreError) -> Finding {
    let advice = match error {
        StoreError::Missing(_) => {
            return match address {
                Address::File(path) => missing(path),
                Address::Server(_) => {
                    Finding::wrong(CHECK, error.to_string(), "Create it: createdb --encoding=UTF8")
                }
            };
        }
        StoreError::NewerSchema { .. } => {
            "Install the program that wrote it, or a newer one; `carcas restore` brings back a backup"
        }
        StoreError::Corrupt { .. } => {
            "Stop the bot, keep the file, check the disk, and restore a backup (carcas restore)"
        }
        StoreError::Unreleased(_) => "Name another file or database in CARCAS_DATABASE",
        StoreError::Foreign(_) => "CARCAS_DATABASE names something else: correct it",
        StoreError::ReadOnly(_) => "Give the user of the bot the right to write it",
        StoreError::Busy(_) => "Another program holds it: end that",
        StoreError::Away { .. } => {
            "See whether the server runs, and whether this machine may reach it"
        }
        StoreError::Names(_) => "See which names it has: find / -samefile",
        StoreError::Unfinished(_) => "Repeat the copy that was interrupted",
        StoreError::File { source, .. } if source.kind() == ErrorKind::IsADirectory => {
            "CARCAS_DATABASE names a folder: name a file in it"
        }
        _ => "See CARCAS_DATABASE, and the rights of its user",
    };
    // What follows the name of the error may end with a sentence of its own.
    Finding::wrong(CHECK, error.to_string(), advice)
}

fn missing(path: &Path) -> Finding {
    let shown = path.display();
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.exists() {
        let found = format!("{shown}: not there, nor is its folder {}", folder.display());
        let advice = "Correct CARCAS_DATABASE, or make the folder (carcas migrate --make-folders)";
        return Finding::wrong(CHECK, found, advice);
    }
    // Whoever may do anything would be let into a file, too.
    let is_folder = if folder.is_dir() { Ok(()) } else { Err(rustix::io::Errno::NOTDIR) };
    match is_folder.and_then(|()| access(folder, Access::WRITE_OK | Access::EXEC_OK)) {
        Ok(()) => Finding::fine(CHECK, format!("{shown}: not there yet; the first start makes it")),
        Err(error) => Finding::wrong(
            CHECK,
            format!("{shown}: not there, and {} cannot be written: {error}", folder.display()),
            "Give the user of the bot that folder, or correct CARCAS_DATABASE",
        ),
    }
}

/// The nearest of the folders on the path that exists, or what is there in its place.
fn folder(path: &Path) -> PathBuf {
    let above = path.ancestors().skip(1).find(|folder| folder.exists());
    above.filter(|f| !f.as_os_str().is_empty()).map_or_else(|| ".".into(), Path::to_path_buf)
}

/// What is beside the content of the file: who may read it, how long its log is.
fn file(path: &Path) -> Vec<Finding> {
    use std::os::unix::fs::PermissionsExt as _;
    let shown = path.display();
    let mut findings = Vec::new();
    if let Ok(found) = path.metadata() {
        if found.permissions().mode() & 0o077 != 0 {
            let found = format!("{shown}: others on this machine may read who plays with whom");
            findings.push(Finding::warning(CHECK, found, format!("chmod 600 {shown}")));
        }
        if let Err(error) = access(path, Access::READ_OK | Access::WRITE_OK) {
            findings.push(Finding::wrong(
                CHECK,
                format!("{shown}: you may not write it: {error}"),
                "Run this as the user of the bot; if you do, give that user the file",
            ));
        }
    }
    findings.extend(beside(path));
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    let log = PathBuf::from(log).metadata().map_or(0, |found| found.len());
    if log > LONG_LOG {
        let found = format!("{shown}: its log has {} MiB and cannot be emptied", log >> 20);
        let advice = "Something reads the file for long: end it, or restart the bot";
        findings.push(Finding::warning(CHECK, found, advice));
    }
    findings
}

/// Whether the folder of a file that exists can be written: its lock and its log are beside it.
fn beside(path: &Path) -> Option<Finding> {
    // A link counts as the file that it leads to.
    let folder = folder(&path.canonicalize().ok()?);
    let error = access(&folder, Access::WRITE_OK | Access::EXEC_OK).err()?;
    Some(Finding::wrong(
        CHECK,
        format!("{}: you may not write the folder of the database: {error}", folder.display()),
        "Give the user of the bot that folder: the lock and the log are beside the file",
    ))
}

fn disk(path: &Path) -> Finding {
    let folder = folder(path);
    let shown = folder.display();
    let found = match statfs(&folder) {
        Ok(found) => found,
        Err(error) => {
            return Finding::warning(DISK, format!("{shown}: {error}"), "See whether it is there");
        }
    };
    let room = found.f_bavail.saturating_mul(found.f_bsize.unsigned_abs());
    let left = format!("{shown}: {} MiB are free", room >> 20);
    // Some of the numbers have the highest bit set, which is a sign where the type has one.
    let kind = (found.f_type as u64 & 0xFFFF_FFFF) as u32;
    if NETWORK.contains(&kind) {
        let found = format!("{shown}: a network share, where a write-ahead log is not safe");
        Finding::wrong(DISK, found, "Move the database to a local disk, or to PostgreSQL")
    } else if room < NO_ROOM {
        Finding::wrong(DISK, left, "Make room now: soon no move can be kept")
    } else if PASSING.contains(&kind) {
        let found = format!("{left}, and nothing there outlasts the container or the machine");
        Finding::warning(DISK, found, "Keep the database in a volume")
    } else if room < LITTLE_ROOM {
        Finding::warning(DISK, left, "Make room")
    } else {
        Finding::fine(DISK, left)
    }
}

/// What the user of a server may do, and how the server keeps what it is given.
fn rights(address: &Address, server: &ServerFacts) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut wrong = |found: &str, advice: &str| {
        findings.push(Finding::wrong(CHECK, format!("{address}: {found}"), advice));
    };
    if server.is_replica {
        wrong("a replica, which cannot be written", "Name the primary in CARCAS_DATABASE");
    }
    if server.foreign_tables > 0 {
        let found = counted(server.foreign_tables, "table belongs", "tables belong");
        wrong(
            &format!("{found} to another user"),
            "Make the bot's user their owner: REASSIGN OWNED or ALTER TABLE",
        );
    }
    if !server.may_create && !server.is_replica {
        wrong("the user may not create tables", "GRANT CREATE ON SCHEMA to it");
    }
    let mut warning = |found: String, advice: &str| {
        findings.push(Finding::warning(CHECK, format!("{address}: {found}"), advice));
    };
    if server.forgets {
        let found = "the server may lose acknowledged moves in a power cut";
        warning(found.to_owned(), "Set fsync = on");
    }
    let free = server.most_connections - server.connections;
    let needed = server.connections_of_a_bot;
    if free < needed {
        let (taken, most) = (server.connections, server.most_connections);
        let found = format!("connections taken: {taken} of {most}");
        warning(found, &format!("A bot opens up to {needed}: raise max_connections"));
    }
    findings
}

fn clock(server: &ServerFacts) -> Finding {
    difference("the database's", server.now)
}

/// Compares this machine's clock with another.
pub(super) fn difference(whose: &str, there: Millis) -> Finding {
    let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    judge(whose, Millis::try_from(here).unwrap_or(Millis::MAX) - there)
}

fn judge(whose: &str, ahead: Millis) -> Finding {
    let seconds = ahead.abs() / 1000;
    let direction = if ahead > 0 { "ahead of" } else { "behind" };
    if ahead.abs() <= APART {
        return Finding::fine(CLOCK, format!("this machine's agrees with {whose}"));
    }
    let found = format!("this machine's is {seconds} s {direction} {whose}");
    Finding::warning(CLOCK, found, "Set it right (timedatectl set-ntp true)")
}

#[cfg(test)]
mod tests {
    use super::super::Diagnosis;
    use super::*;

    #[test]
    fn clocks_agree_within_ten_seconds() {
        assert_eq!(judge("Discord's", 9_000).diagnosis, Diagnosis::Fine);
        for (ahead, words) in [(90_000, "90 s ahead of"), (-11_000, "11 s behind")] {
            let found = judge("Discord's", ahead);
            assert_eq!(found.diagnosis, Diagnosis::Warning);
            assert!(found.found.contains(words), "{found:?}");
        }
    }

    #[test]
    fn a_server_that_the_bot_cannot_use_is_wrong_for_every_reason() {
        let well = ServerFacts {
            version: "15.4".to_owned(),
            now: 0,
            forgets: false,
            is_replica: false,
            may_create: true,
            foreign_tables: 0,
            connections: 3,
            most_connections: 100,
            connections_of_a_bot: 15,
        };
        let address = Address::parse("postgres://ada:secret@db/games").unwrap();
        let of = |facts: ServerFacts| rights(&address, &facts);
        assert_eq!(of(well.clone()), []);
        let cases = [
            (ServerFacts { is_replica: true, ..well.clone() }, Diagnosis::Wrong),
            (ServerFacts { may_create: false, ..well.clone() }, Diagnosis::Wrong),
            (ServerFacts { foreign_tables: 2, ..well.clone() }, Diagnosis::Wrong),
            (ServerFacts { forgets: true, ..well.clone() }, Diagnosis::Warning),
            (ServerFacts { connections: 95, ..well.clone() }, Diagnosis::Warning),
        ];
        for (facts, diagnosis) in cases {
            let findings = of(facts.clone());
            let [found] = &findings[..] else { panic!("{facts:?}: {findings:?}") };
            assert_eq!(found.diagnosis, diagnosis, "{found:?}");
            assert!(!found.to_string().contains("secret"));
        }
    }

    #[test]
    fn a_file_needs_a_folder_that_can_be_written() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("carcas.sqlite");
        assert_eq!(beside(&path), None, "what is not there is told elsewhere");
        std::fs::write(&path, "").unwrap();
        assert_eq!(beside(&path), None);
        let may = |mode| {
            let mode = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(folder.path(), mode).unwrap();
        };
        may(0o555);
        // Whoever may do anything may write it all the same.
        let is_allowed = access(folder.path(), Access::WRITE_OK).is_ok();
        let found = file(&path);
        may(0o755);
        let wrong = found.iter().find(|one| one.found.contains("the folder of the database"));
        assert_eq!(wrong.is_none(), is_allowed, "{found:?}");
        assert!(wrong.is_none_or(|one| one.diagnosis == Diagnosis::Wrong));
    }

    #[tokio::test]
    async fn a_folder_in_the_place_of_the_file_is_wrong_and_nothing_else_is_said_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let (findings, places, _) = check(&Address::File(folder.path().to_owned())).await;
        let about: Vec<&Finding> = findings.iter().filter(|one| one.check == CHECK).collect();
        let [found] = &about[..] else { panic!("{findings:?}") };
        assert_eq!(found.diagnosis, Diagnosis::Wrong);
        assert!(found.found.contains("is a directory"), "{found:?}");
        assert!(found.advice.contains("name a file"), "{found:?}");
        assert!(places.is_empty());
    }

    #[test]
    fn a_file_that_is_not_there_yet_needs_a_folder_that_can_be_written() {
        let folder = tempfile::tempdir().unwrap();
        let found = missing(&folder.path().join("carcas.sqlite"));
        assert_eq!(found.diagnosis, Diagnosis::Fine, "{found:?}");
        let found = missing(&folder.path().join("deep/carcas.sqlite"));
        assert_eq!(found.diagnosis, Diagnosis::Wrong, "{found:?}");
        assert!(found.found.contains("deep") && found.advice.contains("--make-folders"));
        // A file can hold no other, whoever asks.
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let found = missing(&file.join("carcas.sqlite"));
        assert_eq!(found.diagnosis, Diagnosis::Wrong, "{found:?}");
    }
}
