//! Slash commands: one list, from which the registration, the parsing, the completions and the help
//! are made. Each command is a type in a file of its own, with what it takes, what it does and what
//! completes its options.

mod analyse;
mod board;
mod choose;
mod completion;
mod confirm;
mod daily;
mod days;
mod deploy;
mod export;
mod fair;
mod game;
mod hall;
mod help;
mod hint;
mod leaderboard;
mod league;
mod learn;
mod log;
mod my;
mod pass;
mod place;
mod privacy;
mod replay;
mod rotate;
mod rules;
mod score;
mod server;
mod since;
pub mod spec;
mod standing;
mod stats;
mod tile;
mod tiles;
mod turn;
mod undo;

use std::fmt;
use std::future::Future;

use ground::{Answer, Request, boxed};
use port::{Choice, Invocation, Permissions, limits};
use serde_json::{Value as Json, json};
use table::error::{AppError, Refusal};
use text::Text;

use crate::commands::spec::{Described, Spec, Takes, kind};

/// What a command does.
trait Run: Described {
    /// Whether it lays out a turn: a refusal is then shown with the panel of the turn.
    const IN_TURN: bool = false;

    fn run(self, request: &Request<'_>) -> impl Future<Output = Result<Answer, AppError>> + Send;

    /// What completes the option that is being typed.
    fn complete(
        _request: &Request<'_>,
        _focus: &Focus<'_>,
    ) -> impl Future<Output = Result<Vec<Choice>, AppError>> + Send {
        std::future::ready(Ok(Vec::new()))
    }
}

/// The option that is being typed.
struct Focus<'a> {
    option: &'a str,
    so_far: &'a str,
    typed: &'a Invocation,
}

/// A command with subcommands, or (without a name) some commands that stand alone.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Its name, as typed, after that of the group it is part of; empty for commands that stand alone.
    pub name: &'static str,
    /// Its commands.
    pub commands: &'static [Spec],
}

/// Where a command is: its group, if it has one, and its name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    group: &'static str,
    name: &'static str,
}

impl Path {
    fn is(self, words: &[String]) -> bool {
        words.split_last().is_some_and(|(name, groups)| {
            name == self.name && groups.iter().map(String::as_str).eq(self.group.split_whitespace())
        })
    }

    /// As what it is counted: its words, without the slash.
    fn counted(self) -> String {
        self.to_string()[1..].to_owned()
    }

    /// The path as readers of a language see it in Discord.
    fn shown(self, text: &Text) -> String {
        format!("/{}", text.typed(self.to_string().trim_start_matches('/')))
    }

    /// Whether a reader of a language means this path, in that language or in English, with or
    /// without the slash.
    fn is_typed(self, typed: &str, text: &Text) -> bool {
        let typed: Vec<&str> = typed.trim().trim_start_matches('/').split_whitespace().collect();
        let typed = format!("/{}", typed.join(" "));
        typed == self.to_string() || typed == self.shown(text)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.group {
            "" => write!(f, "/{}", self.name),
            group => write!(f, "/{group} {}", self.name),
        }
    }
}

/// Declares [`Command`] and everything that is made from the list.
macro_rules! commands {
    ($($group:literal { $($variant:ident($command:ty),)* })*) => {
        /// Every slash command, as it was typed.
        #[derive(Clone, Debug)]
        pub(crate) enum Command { $($($variant($command),)*)* }

        /// Every command, in the order of the registration.
        pub const GROUPS: &[Group] = &[$(Group {
            name: $group,
            commands: &[$(<$command as Described>::SPEC,)*],
        },)*];

        impl Command {
            /// Reads a command. Discord sends only what is registered, but a registration may be
            /// older than this program.
            pub(crate) fn parse(typed: &Invocation) -> Result<Self, Refusal> {
                $($(if at::<$command>($group).is(&typed.path) {
                    return Ok(Self::$variant(<$command>::parse(typed)?));
                })*)*
                Err(Refusal::NoCommand)
            }

            /// Whether the command lays out a turn.
            pub(crate) fn is_in_turn(typed: &Invocation) -> bool {
                $($(at::<$command>($group).is(&typed.path) && <$command>::IN_TURN ||)*)* false
            }

            /// Does what was typed.
            pub(crate) async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
                match self {
                    $($(Self::$variant(command) => boxed(|| command.run(request)).await,)*)*
                }
            }

            async fn choices(
                request: &Request<'_>,
                focus: &Focus<'_>,
            ) -> Result<Vec<Choice>, AppError> {
                $($(if at::<$command>($group).is(&focus.typed.path) {
                    return boxed(|| <$command>::complete(request, focus)).await;
                })*)*
                Ok(Vec::new())
            }
        }
    };
}

commands! {
    "game" {
        GameNew(game::new::New),
        GameOptions(game::options::Options),
        GameJoin(game::join::Join),
        GameLeave(game::leave::Leave),
        GameStart(game::start::Start),
        GameInfo(game::info::Info),
        GameInvite(game::invite::Invite),
        GameSubstitute(game::substitute::Substitute),
        GameReturn(game::back::Return),
        GamePace(game::pace::Pace),
        GamePause(game::pause::Pause),
        GameWait(game::wait::Wait),
        GameResign(game::resign::Resign),
        GameHandover(game::handover::Handover),
        GameTake(game::take::Take),
        GameKick(game::kick::Kick),
        GameRematch(game::rematch::Rematch),
        GameMove(game::move_here::Move),
        GameWatch(game::watch::Watch),
        GameEnd(game::end::End),
        GameImport(game::import::Import),
        GameSeek(game::seek::Seek),
        GameDuplicate(game::duplicate::Duplicate),
    }
    "game setup" {
        SetupSave(game::setup::save::Save),
        SetupList(game::setup::list::List),
        SetupRemove(game::setup::remove::Remove),
    }
    "tile" {
        TileAdd(tile::add::Add),
        TileList(tile::list::List),
        TileRemove(tile::remove::Remove),
    }
    "" {
        Turn(turn::Turn),
        Place(place::Place),
        Rotate(rotate::Rotate),
        Deploy(deploy::Deploy),
        Pass(pass::Pass),
        Confirm(confirm::Confirm),
        Undo(undo::Undo),
        Choose(choose::Choose),
        Board(board::Board),
        Score(score::Score),
        Hint(hint::Hint),
        Tiles(tiles::Tiles),
        Log(log::Log),
        Replay(replay::Replay),
        Since(since::Since),
        Fair(fair::Fair),
        Analyse(analyse::Analyse),
        Export(export::Export),
    }
    "standing" {
        StandingAdd(standing::add::Add),
        StandingList(standing::list::List),
        StandingRemove(standing::remove::Remove),
    }
    "my" {
        MyGames(my::games::Games),
        MySettings(my::settings::Settings),
        MyVacation(my::vacation::Vacation),
    }
    "" {
        Stats(stats::Stats),
        Leaderboard(leaderboard::Leaderboard),
        Hall(hall::Hall),
    }
    "league" {
        LeagueNew(league::new::New),
        LeagueJoin(league::join::Join),
        LeagueLeave(league::leave::Leave),
        LeagueTable(league::table::Table),
        LeagueRoom(league::room::Room),
        LeagueStart(league::start::Start),
        LeagueDrop(league::drop::Drop),
        LeagueEnd(league::end::End),
    }
    "daily" {
        DailyPlay(daily::play::Play),
        DailyShare(daily::share::Share),
        DailyBoard(daily::board::Board),
    }
    "server" {
        ServerBan(server::ban::Ban),
        ServerUnban(server::unban::Unban),
        ServerReferee(server::referee::Referee),
        ServerOverview(server::overview::Overview),
    }
    "privacy" {
        PrivacyExport(privacy::export::Export),
        PrivacyErase(privacy::erase::Erase),
    }
    "" {
        Rules(rules::Rules),
        Learn(learn::Learn),
        Help(help::Help),
    }
}

/// The group of commands shown only to those who run the server; `access.rs` checks them again.
const FOR_ADMINS: &str = "server";
/// What counts as none of the commands.
pub(crate) const UNKNOWN: &str = "unknown";
/// Where the commands can be used: in servers, and in direct messages with the bot (0 and 1,
/// "Interaction Context Types").
const CONTEXTS: [u8; 2] = [0, 1];
/// Only in servers.
const IN_SERVERS: [u8; 1] = [0];
/// Installed on servers (0, "Application Integration Types").
const INSTALLED_TO: [u8; 1] = [0];

fn at<C: Described>(group: &'static str) -> Path {
    Path { group, name: C::SPEC.name }
}

/// Every command with its path.
fn paths() -> impl Iterator<Item = (Path, &'static Spec)> {
    GROUPS.iter().flat_map(|group| {
        let path = |spec: &Spec| Path { group: group.name, name: spec.name };
        group.commands.iter().map(move |spec| (path(spec), spec))
    })
}

/// Which command was typed, for whoever counts: a word from the list, whatever was sent.
pub(crate) fn kind(typed: &Invocation) -> String {
    let known = paths().find(|(path, _)| path.is(&typed.path));
    known.map_or_else(|| UNKNOWN.to_owned(), |(path, _)| path.counted())
}

/// As what each command is counted, and whether one of its options is completed.
pub(crate) fn kinds() -> impl Iterator<Item = (String, bool)> {
    let is_completed = |spec: &Spec| spec.options.iter().any(|opt| opt.takes == Takes::Completed);
    paths().map(move |(path, spec)| (path.counted(), is_completed(spec)))
}

/// What completes the option that a person is typing.
pub(crate) async fn complete(
    request: &Request<'_>,
    typed: &Invocation,
    focused: &str,
) -> Result<Vec<Choice>, AppError> {
    let so_far = typed.text(focused).unwrap_or_default();
    let focus = Focus { option: focused, so_far, typed };
    Ok(limits::fitting(Command::choices(request, &focus).await?))
}

/// The registration: a JSON array for Bulk Overwrite Global Application Commands.
pub fn registration() -> Json {
    let mut bodies: Vec<Json> = Vec::new();
    for group in GROUPS {
        match group.name.split_once(' ') {
            None => bodies.extend(group.bodies()),
            Some((outer, _)) => {
                let mut within = group.body();
                within["type"] = json!(kind::GROUP);
                let outer = bodies.iter_mut().find(|body| body["name"] == outer);
                let options = outer.and_then(|body| body["options"].as_array_mut());
                options.into_iter().for_each(|options| options.push(within.clone()));
            }
        }
    }
    Json::Array(bodies)
}

impl Group {
    /// The text key of its description.
    pub fn key(&self) -> String {
        format!("command-{}", self.name.replace(' ', "-"))
    }

    /// The group with its commands.
    fn body(&self) -> Json {
        let subcommand = |spec: &Spec| {
            let mut body = spec.body(self.name);
            body["type"] = json!(kind::SUBCOMMAND);
            body
        };
        let name = self.name.rsplit(' ').next().unwrap_or_default();
        let mut body = spec::described(name, &self.key());
        body["options"] = self.commands.iter().map(subcommand).collect();
        body
    }

    fn bodies(&self) -> Vec<Json> {
        let mut bodies: Vec<Json> = match self.name {
            "" => self.commands.iter().map(|spec| spec.body(self.name)).collect(),
            _ => vec![self.body()],
        };
        for body in &mut bodies {
            body["type"] = json!(1);
            body["contexts"] = json!(CONTEXTS);
            if self.name == FOR_ADMINS {
                body["contexts"] = json!(IN_SERVERS);
                body["default_member_permissions"] = json!(Permissions::MANAGE_GUILD.0.to_string());
            }
            body["integration_types"] = json!(INSTALLED_TO);
        }
        bodies
    }
}

#[cfg(test)]
mod tests {
    use port::limits;

    use super::*;
    use crate::commands::spec::kind;

    fn is_name(name: &str) -> bool {
        (1..=32).contains(&name.chars().count())
            && name
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-')
    }

    /// Names, descriptions and values, which Discord counts together.
    fn characters(body: &Json) -> usize {
        match body {
            Json::Object(fields) => fields
                .iter()
                .map(|(key, value)| match value {
                    Json::String(text)
                        if ["name", "description", "value"].contains(&key.as_str()) =>
                    {
                        text.chars().count()
                    }
                    other => characters(other),
                })
                .sum(),
            Json::Array(items) => items.iter().map(characters).sum(),
            _ => 0,
        }
    }

    fn check(body: &Json, depth: usize) {
        let name = body["name"].as_str().unwrap();
        let description = body["description"].as_str().unwrap();
        assert!(is_name(name), "{name}");
        let length = description.chars().count();
        assert!((1..=100).contains(&length), "{name}: {description}");
        assert!(!description.starts_with("command-") && !description.starts_with("option-"));
        let none = Vec::new();
        let options = body["options"].as_array().unwrap_or(&none);
        assert!(options.len() <= 25 && depth <= 4, "{name}");
        let mut names: Vec<&str> = options.iter().map(|o| o["name"].as_str().unwrap()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), options.len(), "{name}: an option is there twice");
        let required: Vec<bool> = options.iter().map(|o| o["required"] == json!(true)).collect();
        assert!(required.is_sorted_by(|a, b| a >= b), "{name}: required options come first");
        let choices = body["choices"].as_array().unwrap_or(&none);
        assert!(choices.len() <= 25);
        assert!(choices.is_empty() || body.get("autocomplete").is_none());
        for choice in choices {
            for field in ["name", "value"] {
                let length = choice[field].as_str().unwrap().chars().count();
                assert!((1..=limits::CHOICE_TEXT).contains(&length), "{name}");
            }
        }
        options.iter().for_each(|option| check(option, depth + 1));
    }

    #[test]
    fn the_whole_tree_is_within_what_discord_accepts() {
        let tree = registration();
        let commands = tree.as_array().unwrap();
        assert!((1..=100).contains(&commands.len()));
        let mut names: Vec<&str> = commands.iter().map(|c| c["name"].as_str().unwrap()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), commands.len());
        for command in commands {
            check(command, 1);
            assert!(characters(command) <= 8000, "{}", command["name"]);
            let mixed = command["options"].as_array().unwrap();
            let is_sub =
                |o: &&Json| [json!(kind::SUBCOMMAND), json!(kind::GROUP)].contains(&o["type"]);
            let subs = mixed.iter().filter(is_sub).count();
            assert!(subs == 0 || subs == mixed.len(), "subcommands and options do not mix");
        }
    }

    #[test]
    fn commands_for_those_who_run_the_server_are_shown_to_nobody_else() {
        for command in registration().as_array().unwrap() {
            let (needs, contexts) = match command["name"].as_str() {
                Some("server") => (json!("32"), json!([0])),
                _ => (Json::Null, json!([0, 1])),
            };
            assert_eq!(command["default_member_permissions"], needs, "{}", command["name"]);
            assert_eq!(command["contexts"], contexts, "{}", command["name"]);
        }
    }

    #[test]
    fn a_path_finds_its_command_and_no_other() {
        let typed = |words: &str| Invocation {
            path: words.split(' ').map(str::to_owned).collect(),
            options: Vec::new(),
        };
        assert!(matches!(Command::parse(&typed("game new")), Ok(Command::GameNew(_))));
        assert!(matches!(Command::parse(&typed("place")), Ok(Command::Place(_))));
        let saving = Command::parse(&typed("game setup save"));
        assert!(matches!(saving, Ok(Command::SetupSave(_))));
        for wrong in [
            "game",
            "",
            "game new x",
            "game setup",
            "setup save",
            "game save",
            "nothing",
            "new",
            "GAME new",
            "place place",
        ] {
            assert!(Command::parse(&typed(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_command_that_lays_out_a_turn_is_known_before_it_is_read() {
        let typed = |words: &str| Invocation {
            path: words.split(' ').map(str::to_owned).collect(),
            options: Vec::new(),
        };
        assert!(Command::is_in_turn(&typed("place")));
        assert!(!Command::is_in_turn(&typed("board")) && !Command::is_in_turn(&typed("nothing")));
    }
}
