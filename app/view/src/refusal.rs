//! Why something was not done, in words that say what to do instead. What is not the person's
//! business looks exactly like what does not exist.

use game::parameter::BadNumber;
use port::{ActionRow, Permissions, Style};
use rules::{Need, Reason, Seat};
use storage::UserId;
use table::access::Denied;
use table::error::Refusal;
use table::model::{self, Table};
use table::presets::PRESETS;
use table::token::{ComponentToken, LobbyAction, TurnAction};
use table::typo::{Unknown, UnknownSet};
use text::{Name, Phrase, Text, say};

use crate::{MessageDraft, button, time, vocabulary};

/// The permissions the bot asks for when it is invited: see channels, write there and in threads,
/// attach files, show embeds and start threads (Discord, "Permissions", bitwise flags).
const PERMISSIONS: u64 = Permissions::VIEW_CHANNEL.0
    | Permissions::SEND_MESSAGES.0
    | Permissions::EMBED_LINKS.0
    | Permissions::ATTACH_FILES.0
    | Permissions::SEND_MESSAGES_IN_THREADS.0
    | Permissions::CREATE_PUBLIC_THREADS.0;
/// The most characters of a person's input that are repeated to them.
const ECHO: usize = 40;

/// The refusal as a message. `table` is the game it concerns, if the reader may know about it.
pub fn page(
    text: &'static Text,
    refusal: &Refusal,
    table: Option<&Table>,
    reader: UserId,
) -> MessageDraft {
    if *refusal == Refusal::Denied(Denied::Parked) && table.is_some() {
        // What is said beside any answer says it all.
        return MessageDraft::default();
    }
    let people = table.map(|table| table.people(text)).unwrap_or_default();
    let mut page = MessageDraft::text(sentence(text, refusal, &people));
    let Some(table) = table else { return page };
    let own = table.seats.iter().find(|seated| seated.player == Some(reader));
    let asked = own.is_some_and(|seated| table.asked().contains(&seated.seat));
    if is_about_waiting(refusal)
        && let Some(own) = own
        && let Some(words) = time::silence(text, table, Some(Seat(own.seat)))
    {
        page.message.content = format!("{} {words}", page.message.content);
    }
    if *refusal == Refusal::Denied(Denied::StoodIn) {
        return page.row(ActionRow::Buttons(vec![crate::seats::back(text, table)]));
    }
    if *refusal == Refusal::Alone {
        let token = ComponentToken::new(LobbyAction::Invite(None), table.id(), table.row.ordinal);
        let invite = button(text, Style::Primary, "button-invite", &token);
        return page.row(ActionRow::Buttons(vec![invite]));
    }
    if !asked {
        return page;
    }
    let token = ComponentToken::new(TurnAction::Open(None), table.id(), table.row.ordinal);
    page.row(ActionRow::Buttons(vec![button(text, Style::Primary, "button-open", &token)]))
}

/// Whether somebody is refused who may be waiting for a player of whom nobody hears.
fn is_about_waiting(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::TooFewVoters
            | Refusal::Denied(
                Denied::OthersPlay | Denied::NoClock | Denied::NotLate | Denied::NotHost
            )
    )
}

/// The person in a seat.
fn named(text: &Text, people: &[Name], seat: Seat) -> String {
    let who = people.get(seat.index()).map(Name::shown);
    who.unwrap_or_else(|| say!(text, "who-seat", number = seat.0 + 1))
}

/// The link where an administrator grants the bot all its permissions.
pub fn invitation(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &permissions={PERMISSIONS}&scope=bot+applications.commands"
    )
}

/// The refusal as a sentence; `people` are the names by seat. All refusals are in this one match,
/// so a refusal without words does not compile.
pub fn sentence(text: &Text, refusal: &Refusal, people: &[Name]) -> String {
    let echo = |input: &str| echo(text, input);
    match refusal {
        Refusal::Denied(denied) => denied_sentence(text, *denied, people),
        Refusal::ChannelTaken => text.say("refusal-channel-taken"),
        Refusal::HereAlready => text.say("refusal-here-already"),
        Refusal::GuildFull => text.say("refusal-guild-full"),
        Refusal::PlayerFull => text.say("refusal-player-full"),
        Refusal::NoSet(set) => no_set(text, set),
        Refusal::OnServer => text.say("refusal-on-server"),
        Refusal::NoAids => text.say("refusal-no-aids"),
        Refusal::NoHints => text.say("refusal-no-hints"),
        Refusal::Thinking => text.say("refusal-thinking"),
        Refusal::NoDaily => text.say("refusal-no-daily"),
        Refusal::DailyOpen => text.say("refusal-daily-open"),
        Refusal::DailyOver => text.say("refusal-daily-over"),
        Refusal::PublicTooLate => text.say("refusal-public-too-late"),
        Refusal::OnlyPage => text.say("refusal-only-page"),
        Refusal::NotGround(key) => {
            say!(text, "refusal-not-ground", set = vocabulary::set(text, key))
        }
        Refusal::NoGround => text.say("refusal-ground"),
        Refusal::Grounds(keys) => {
            let names = keys.iter().map(|key| vocabulary::set(text, key)).collect();
            say!(text, "refusal-grounds", names = Phrase::list(text, names))
        }
        Refusal::Pointless { key, need } => pointless(text, key, *need),
        Refusal::NoTopic(topic) => {
            unknown(text, topic, ["refusal-no-topic", "refusal-no-topic-meant"])
        }
        Refusal::NoTheme(theme) => {
            unknown(text, theme, ["refusal-no-theme", "refusal-no-theme-meant"])
        }
        Refusal::NoSuchCommand(command) => {
            unknown(text, command, ["refusal-no-such-command", "refusal-no-such-command-meant"])
        }
        Refusal::NoOption(option) => {
            unknown(text, option, ["refusal-no-option", "refusal-no-option-meant"])
        }
        Refusal::NoValue { key, values } => {
            say!(
                text,
                "refusal-no-value",
                key = *key,
                values = values.join(&text.say("list-comma"))
            )
        }
        Refusal::OtherSet { key } => say!(text, "refusal-other-set", key = *key),
        Refusal::Alone => text.say("refusal-alone"),
        Refusal::SeatsToTake { most, taken } => {
            say!(text, "refusal-seats-to-take", most = *most, taken = *taken)
        }
        Refusal::GoesOn => text.say("refusal-goes-on"),
        Refusal::League(fault) => crate::league::why(text, fault),
        Refusal::Duplicate(fault) => crate::duplicate::why(text, fault),
        Refusal::Export(fault) => crate::travel::why(text, *fault),
        Refusal::Dealt => text.say("refusal-dealt"),
        Refusal::NoPlayers(input) => say!(text, "refusal-no-players", input = echo(input)),
        Refusal::SeekOver => text.say("refusal-seek-over"),
        Refusal::OwnSeek => text.say("refusal-own-seek"),
        Refusal::InThread => text.say("refusal-in-thread"),
        Refusal::NoSetup(name) => {
            unknown(text, name, ["refusal-no-setup", "refusal-no-setup-meant"])
        }
        Refusal::SetupName { most } => say!(text, "refusal-setup-name", most = *most),
        Refusal::ManySetups(most) => say!(text, "refusal-many-setups", most = *most),
        Refusal::NoInvitation => text.say("refusal-no-invitation"),
        Refusal::ManyInvited(most) => say!(text, "refusal-many-invited", most = *most),
        Refusal::ColourTaken { by } => {
            say!(text, "refusal-colour-taken", who = named(text, people, *by))
        }
        Refusal::SeatTaken { by } => {
            say!(text, "refusal-seat-taken", who = named(text, people, *by))
        }
        Refusal::NoSeatNumber { input, most } => {
            say!(text, "refusal-no-seat-number", input = echo(input), most = *most)
        }
        Refusal::Crowded { most } => say!(text, "refusal-crowded", most = *most),
        Refusal::NoCell(cell) => unknown(text, cell, ["refusal-no-cell", "refusal-no-cell-meant"]),
        Refusal::OffBoard { cell, from, to } => {
            say!(text, "refusal-off-board", cell = cell, from = from, to = to)
        }
        Refusal::NotThere { cell, reason } => not_there(text, cell, *reason),
        Refusal::NoRotation(input) => say!(text, "refusal-no-rotation", input = echo(input)),
        Refusal::NotTurned { cell, fitting } => {
            let fitting: Vec<String> = fitting.iter().map(|turn| format!("{turn}°")).collect();
            say!(text, "refusal-not-turned", cell = cell, fitting = text.list(&fitting))
        }
        Refusal::OneWay { cell } => say!(text, "refusal-one-way", cell = cell),
        Refusal::NoTileNow => text.say("refusal-no-tile-now"),
        Refusal::NoSpotThere => text.say("refusal-no-spot-there"),
        Refusal::NothingToTurn => text.say("refusal-nothing-to-turn"),
        Refusal::NoSpot(input) => say!(text, "refusal-no-spot", input = echo(input)),
        Refusal::NoFigure(figure) => {
            unknown(text, figure, ["refusal-no-figure", "refusal-no-figure-meant"])
        }
        Refusal::PlaceFirst => text.say("refusal-place-first"),
        Refusal::NothingLaid => text.say("refusal-nothing-laid"),
        Refusal::Unanswered(prompt) => {
            let question = vocabulary::prompt(text, *prompt);
            say!(text, "refusal-unanswered", question = question)
        }
        Refusal::NoPass => text.say("refusal-no-pass"),
        Refusal::NoChoice(input) => say!(text, "refusal-no-choice", input = echo(input)),
        Refusal::NothingToChoose => text.say("refusal-nothing-to-choose"),
        Refusal::BadNumber(BadNumber { key, input, range: (least, most) }) => {
            say!(text, key, input = echo(input), least = *least, most = *most)
        }
        Refusal::NothingToBid(input) => {
            say!(text, "refusal-nothing-to-bid", input = echo(input))
        }
        Refusal::Stale => text.say("refusal-stale"),
        Refusal::OtherPlan => text.say("refusal-other-plan"),
        Refusal::TooLate => text.say("refusal-too-late"),
        Refusal::NoUndoHere => text.say("refusal-no-undo-here"),
        Refusal::NoWayBack => text.say("refusal-no-way-back"),
        Refusal::NoPoint { most: 0, .. } => text.say("refusal-nothing-to-undo"),
        Refusal::NoPoint { input, most } => {
            say!(text, "refusal-no-point", input = echo(input), most = *most)
        }
        Refusal::AlreadyDrawn => text.say("refusal-already-drawn"),
        Refusal::NoPace(input) => {
            say!(text, "refusal-no-pace", input = echo(input))
        }
        Refusal::FewHostTiles { set, found, wanted } => {
            let lack = crate::host::lacking(text, (set, *found, *wanted));
            say!(text, "refusal-few-host-tiles", lack = lack)
        }
        Refusal::EnoughHostTiles { set } => {
            let set = vocabulary::set(text, set);
            say!(text, "refusal-enough-host-tiles", set = set)
        }
        Refusal::HostTile { input, error } => {
            say!(text, "refusal-host-tile", why = crate::host::why(text, input, error))
        }
        Refusal::NoHostSet => text.say("refusal-no-host-set"),
        Refusal::NoHostTile(input) => say!(text, "refusal-no-host-tile", input = echo(input)),
        Refusal::NoStanding(input) => say!(text, "refusal-no-standing", input = echo(input)),
        Refusal::TooManyStanding(most) => {
            say!(text, "refusal-too-many-standing", most = *most)
        }
        Refusal::NoButton => text.say("refusal-no-button"),
        Refusal::NoCommand => text.say("refusal-no-command"),
        Refusal::NoPerson => text.say("refusal-no-person"),
        Refusal::SitsAlready => text.say("refusal-sits-already"),
        Refusal::TooFewVoters => text.say("refusal-few-voters"),
        Refusal::TimeEnough => {
            say!(
                text,
                "refusal-time-enough",
                each = model::EXTENSIONS_EACH,
                all = model::EXTENSIONS_IN_ALL
            )
        }
        Refusal::WasRemoved => text.say("refusal-was-removed"),
        Refusal::PollOpen => text.say("refusal-poll-open"),
        Refusal::NoDays { input, most } => {
            say!(text, "refusal-no-days", input = echo(input), most = *most)
        }
        Refusal::NoVacation { left } => say!(text, "refusal-no-vacation", left = *left),
        Refusal::NoZone(zone) => unknown(text, zone, ["refusal-no-zone", "refusal-no-zone-meant"]),
        Refusal::NoTiles(input) => say!(text, "refusal-no-tiles", input = echo(input)),
        Refusal::NoGameWord(input) => say!(text, "refusal-no-word", input = echo(input)),
        Refusal::Busy => text.say("refusal-busy"),
        Refusal::LearningAlready => text.say("refusal-learning-already"),
        Refusal::ManyWatchers => text.say("refusal-many-watchers"),
        Refusal::NoPermission { missing, application } => {
            let names: Vec<String> = missing.iter().map(|key| text.say(key)).collect();
            let link = invitation(*application);
            say!(text, "refusal-no-permission", missing = text.list(&names), link = link)
        }
        Refusal::TimedOut => text.say("refusal-timed-out"),
        Refusal::NoHours(input) => say!(text, "refusal-no-hours", input = echo(input)),
        Refusal::ManyOpened => text.say("refusal-many-opened"),
    }
}

/// A word that names nothing. The first sentence only says so; the second also suggests a word.
fn unknown(text: &Text, word: &Unknown, [plain, guessed]: [&str; 2]) -> String {
    let input = echo(text, &word.input);
    match &word.meant {
        None => say!(text, plain, input = input),
        Some(meant) => say!(text, guessed, input = input, meant = meant),
    }
}

/// A text that names no set: those that may be meant, or else where sets are found.
fn no_set(text: &Text, set: &UnknownSet) -> String {
    let (input, comma) = (echo(text, &set.input), text.say("list-comma"));
    if set.near.is_empty() {
        let presets: Vec<String> =
            PRESETS.iter().map(|preset| format!("`{}`", preset.word)).collect();
        return say!(text, "refusal-no-set", input = input, presets = presets.join(&comma));
    }
    let near = |key: &&'static str| {
        let name = vocabulary::set_or_preset(text, key);
        say!(text, "refusal-set-near", key = *key, name = name)
    };
    let near: Vec<String> = set.near.iter().map(near).collect();
    say!(text, "refusal-no-set-meant", input = input, near = near.join(&comma))
}

fn not_there(text: &Text, cell: &str, reason: Reason) -> String {
    let key = match reason {
        Reason::CellTaken => "refusal-cell-taken",
        Reason::NoNeighbour => "refusal-cell-alone",
        Reason::EdgeMismatch => "refusal-cell-mismatch",
        // The last ones concern figures, throws and numbers, and never a cell.
        Reason::Forbidden
        | Reason::OtherQuestion
        | Reason::NoFigure
        | Reason::FeatureTaken
        | Reason::OtherTile
        | Reason::AimOutside
        | Reason::AimTooNear
        | Reason::OutOfRange => "refusal-cell-forbidden",
    };
    say!(text, key, cell = cell)
}

fn denied_sentence(text: &Text, denied: Denied, people: &[Name]) -> String {
    text.say(match denied {
        Denied::NoGame => "refusal-no-game",
        Denied::Running => "refusal-running",
        Denied::HasBegun => "refusal-has-begun",
        Denied::NotBegun => "refusal-not-begun",
        Denied::BeginsItself => "refusal-begins-itself",
        Denied::Over => "refusal-over",
        Denied::Seated => "refusal-seated",
        Denied::NotSeated => "refusal-not-seated",
        Denied::NotInvited => "refusal-not-invited",
        Denied::Full => "refusal-full",
        Denied::NotHost => "refusal-not-host",
        Denied::OthersPlay => "refusal-others-play",
        Denied::NothingToUndo => "refusal-nothing-to-undo",
        Denied::StoodIn => "refusal-stood-in",
        Denied::NotStoodIn => "refusal-not-stood-in",
        Denied::NoClock => "refusal-no-clock",
        Denied::NotAround => "refusal-not-around",
        Denied::OwnClock => "refusal-own-clock",
        Denied::NotLate => "refusal-not-late",
        Denied::Banned => "refusal-banned",
        Denied::NotAdmin => "refusal-not-admin",
        Denied::NotReferee => "refusal-not-referee",
        Denied::NotOffered => "refusal-not-offered",
        Denied::NoOpenSeat => "refusal-no-open-seat",
        Denied::NoVote => "refusal-no-vote",
        Denied::NotOver => "refusal-not-over",
        Denied::Parked => "refusal-parked",
        Denied::NoLeague => "refusal-no-league",
        Denied::NotOrganiser => "refusal-not-organiser",
        Denied::SeasonOver => "refusal-season-over",
        Denied::SeasonBegun => "refusal-season-begun",
        Denied::InLeague => "refusal-in-league",
        Denied::NotInLeague => "refusal-not-in-league",
        Denied::OfLeague => "refusal-of-league",
        Denied::NotYourTurn { seat } => {
            return say!(text, "refusal-not-your-turn", who = named(text, people, Seat(seat)));
        }
    })
}

fn pointless(text: &Text, key: &str, need: Need) -> String {
    match need {
        Need::Rule(other, value) => {
            say!(text, "refusal-pointless", key = key, other = other.key, value = value)
        }
        Need::System(other) => {
            let name = vocabulary::set(text, other);
            say!(text, "refusal-pointless-set", key = key, name = name)
        }
    }
}

/// A person's input, cleaned and cut.
pub(super) fn echo(text: &Text, input: &str) -> String {
    let nothing = text.say("refusal-nothing");
    Name::within(input, &nothing, ECHO).shown()
}
