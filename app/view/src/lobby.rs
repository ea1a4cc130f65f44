//! A table waiting for its players, and the general information on a game.

use game::narration::{self, cut};
use game::offered_set::{Start, starting};
use port::{ActionRow, Select, Style, limits};
use rules::expansions::Systems;
use rules::{Edition, Seat};
use storage::{GameId, Status, UserId};
use table::art::ArtPacks;
use table::extent::Extent;
use table::model::{Settings, Table, UndoRule};
use table::time_control::Pace;
use table::token::{
    ComponentToken, LobbyAction, Motion, NO_GAME, PersonalAction, PollAction, SetupAction, Switch,
};
use text::{Phrase, Text, say};

use crate::{MessageDraft, art, button, duplicate, host, time, travel, vocabulary, wishes};

/// The kinds of game possible where nobody else can join.
pub fn alone(text: &Text) -> MessageDraft {
    let begin = |action: PersonalAction| ComponentToken::new(action, NO_GAME, 0);
    MessageDraft::text(text.say("new-alone")).row(ActionRow::Buttons(vec![
        button(text, Style::Success, "button-learn-here", &begin(PersonalAction::Learn)),
        button(text, Style::Primary, "button-solo", &begin(PersonalAction::Solo)),
    ]))
}

/// The message of a table: with buttons while it is open, without once it is closed.
pub fn lobby(text: &'static Text, table: &Table, packs: &ArtPacks) -> MessageDraft {
    let mut lines = vec![title(text, table)];
    lines.extend(about(text, table, packs));
    lines.extend(travel::position(text, table));
    lines.extend(duplicate::of_table(text, table));
    lines.push(seats(text, table));
    lines.extend(wishes::chosen(text, table));
    let asked: Vec<String> = table.asked_again().iter().map(|user| format!("<@{user}>")).collect();
    if table.row.status == Status::Lobby && !asked.is_empty() {
        lines.push(say!(text, "lobby-again", number = asked.len(), who = text.list(&asked)));
    }
    if table.row.status == Status::Lobby {
        lines.push(how(text, table));
        lines.extend(table.settings.public.then(|| text.say("lobby-public")));
        lines.extend(private(text, table));
        lines.extend(table.seal().map(|seal| say!(text, "lobby-seal", seal = seal)));
    }
    let page = MessageDraft::text(narration::lines(text, &lines));
    // A table of a league begins by itself.
    if table.row.status != Status::Lobby || table.settings.league.is_some() {
        return page;
    }
    with_buttons(text, table, page)
}

/// Whether the table is open, has begun, or is closed.
fn title(text: &Text, table: &Table) -> String {
    text.say(match table.row.status {
        Status::Lobby => "lobby-title",
        Status::Running | Status::Parked => "lobby-started",
        Status::Ended | Status::Aborted => "lobby-closed",
    })
}

/// What can be done at an open table.
fn how(text: &Text, table: &Table) -> String {
    let settings = &table.settings;
    let (least, most) = (rules::MIN_SEATS, settings.most_seats());
    if settings.carried.is_some() {
        text.say("lobby-how-carried")
    } else if is_alone(table) {
        text.say("lobby-how-alone")
    } else if settings.league.is_some() {
        text.say("league-lobby")
    } else if settings.duplicate.is_some() {
        say!(text, "duplicate-how", least = least, most = most)
    } else {
        say!(text, "lobby-how", least = least, most = most)
    }
}

/// The message of an open table with its buttons and menus.
fn with_buttons(text: &'static Text, table: &Table, page: MessageDraft) -> MessageDraft {
    let token = |action: LobbyAction| ComponentToken::new(action, table.id(), 0);
    let setup = ComponentToken::new(SetupAction::Open(None), table.id(), 0);
    if is_alone(table) {
        let page = page.row(ActionRow::Buttons(vec![
            button(text, Style::Success, "button-start", &token(LobbyAction::Start)),
            button(text, Style::Secondary, "button-setup", &setup),
            button(text, Style::Secondary, "button-leave", &token(LobbyAction::Leave)),
        ]));
        return wishes::menus(text, table, page);
    }
    let full = table.seats.len() >= usize::from(table.settings.most_seats());
    let join =
        button(text, Style::Primary, "button-join", &token(LobbyAction::Join)).disabled(full);
    let leave = button(text, Style::Secondary, "button-leave", &token(LobbyAction::Leave));
    let start = button(text, Style::Success, "button-start", &token(LobbyAction::Start));
    if let Some(duplicate) = &table.settings.duplicate {
        let start = duplicate.first.is_none().then_some(start);
        return page.row(ActionRow::Buttons([join, leave].into_iter().chain(start).collect()));
    }
    let few = table.seats.len() < usize::from(rules::MIN_SEATS);
    let invite = match table.guest() {
        Some(_) => {
            let leave = token(LobbyAction::Invite(Some(Switch::Off)));
            button(text, Style::Secondary, "button-uninvite", &leave)
        }
        None => {
            let come = token(LobbyAction::Invite(Some(Switch::On)));
            button(text, Style::Secondary, "button-invite", &come).disabled(full)
        }
    };
    let page = page.row(ActionRow::Buttons(vec![
        join,
        leave,
        button(text, Style::Secondary, "button-setup", &setup),
        start.disabled(few),
        invite,
    ]));
    let page = wishes::menus(text, table, page);
    match table.row.guild {
        Some(_) => closed(text, table).into_iter().fold(page, MessageDraft::row),
        None => page,
    }
}

/// Whom only the host invites: the second row of buttons, and a menu of people.
fn closed(text: &Text, table: &Table) -> Vec<ActionRow> {
    let private = table.settings.private;
    let (key, other) = match private {
        true => ("button-open-table", Switch::Off),
        false => ("button-private", Switch::On),
    };
    let token = ComponentToken::new(LobbyAction::Private(other), table.id(), 0);
    let mut rows = vec![ActionRow::Buttons(vec![button(text, Style::Secondary, key, &token)])];
    if private {
        let admit = ComponentToken::new(LobbyAction::Admit, table.id(), 0);
        let mut people = Select::of_people(admit.encode());
        people.placeholder = cut(&text.say("lobby-admit"), limits::PLACEHOLDER);
        rows.push(ActionRow::Select(people));
    }
    rows
}

/// A person is invited to the table. The buttons are below its own message, which shows who sits.
pub fn invited(text: &Text, user: UserId) -> MessageDraft {
    MessageDraft::text(say!(text, "lobby-invitation", who = format!("<@{user}>")))
}

/// Whether only one person is at the table, playing against Carcas, and nobody else can join.
fn is_alone(table: &Table) -> bool {
    table.row.guild.is_none() && table.guest().is_some()
}

/// Sets, changed house rules, and what the host should know about them.
pub(super) fn about(text: &Text, table: &Table, packs: &ArtPacks) -> Vec<String> {
    let systems = table.settings.systems;
    let sets: Vec<Phrase> =
        systems.iter().map(|system| vocabulary::set(text, system.key())).collect();
    let brought = table.settings.brought();
    let (sets, extent) = (Phrase::list(text, sets), extent(&table.settings));
    let mut lines =
        vec![say!(text, "lobby-sets", sets = sets, tiles = extent.tiles, turns = extent.turns)];
    lines.extend(table.settings.tiles.map(|tiles| say!(text, "lobby-short", tiles = tiles)));
    lines.extend(house(text, &table.settings));
    lines.push(say!(text, "lobby-aids", aids = table.settings.aids.word()));
    if table.settings.undo == UndoRule::Off {
        lines.push(text.say("lobby-undo-off"));
    }
    let level = table.guest().map(|_| table.settings.level.name());
    lines.extend(level.map(|level| say!(text, "lobby-level", level = level)));
    lines.extend(art::line(text, table.settings.look.as_ref(), packs));
    lines.extend(table.settings.language.is_some().then(|| text.say("lobby-language")));
    if table.settings.pace != Pace::Free {
        lines.push(crate::vocabulary::pace_of(text, &table.settings));
    }
    if !brought.is_empty() {
        let named: Vec<String> =
            brought.iter().map(|tile| vocabulary::printed(text, tile.kind()).to_string()).collect();
        lines.push(say!(text, "host-lobby", tiles = named.join(&text.say("list-semicolon"))));
    }
    if table.row.status == Status::Lobby {
        lines.extend(table.settings.missing().iter().map(|lack| host::lacking(text, *lack)));
        lines.extend(crowded(text, systems));
    }
    lines
}

/// The edition, and what differs from it.
fn house(text: &Text, settings: &Settings) -> Option<String> {
    let option = |(key, value)| say!(text, "lobby-option", key = key, value = value);
    let own: Vec<String> = settings.own_rules().into_iter().map(option).collect();
    let options = own.join(&text.say("list-comma"));
    let edition = vocabulary::edition(text, settings.edition);
    match (settings.edition, own.is_empty()) {
        (Edition::Standard, true) => None,
        (Edition::Standard, false) => Some(say!(text, "lobby-options", options = options)),
        (_, true) => Some(say!(text, "lobby-edition", edition = edition)),
        (_, false) => Some(say!(text, "lobby-edition-but", edition = edition, options = options)),
    }
}

/// How long a game with these settings is; while the host's tiles are missing, what is printed counts.
fn extent(settings: &Settings) -> Extent {
    settings.extent().unwrap_or_else(|| {
        let tiles: u32 = settings.systems.iter().map(rules::expansions::tiles).sum();
        Extent { tiles, turns: settings.tiles.map_or(tiles.saturating_sub(1), u32::from) }
    })
}

/// What takes up the river's space, so that some tiles may not fit anywhere (R-OV-23).
fn crowded(text: &Text, systems: Systems) -> Option<String> {
    let named = |start: Start| {
        let keys = starting(systems, start).into_iter();
        keys.map(|key| vocabulary::set(text, key)).collect::<Vec<Phrase>>()
    };
    let (river, blocks) = (named(Start::River).into_iter().next()?, named(Start::Block));
    (!blocks.is_empty()).then(|| {
        say!(text, "lobby-river-blocks", river = river, blocks = Phrase::list(text, blocks))
    })
}

/// That only invited people can join, and who they are.
fn private(text: &Text, table: &Table) -> Option<String> {
    let invited: Vec<String> = table.invited().iter().map(|user| format!("<@{user}>")).collect();
    table.settings.private.then(|| match invited[..] {
        [] => text.say("lobby-private"),
        _ => say!(text, "lobby-private-invited", who = text.list(&invited)),
    })
}

fn seats(text: &Text, table: &Table) -> String {
    let names: Vec<String> = table.people(text).iter().map(|name| name.shown()).collect();
    let host = table.row.host;
    let host = table.seats.iter().position(|seat| seat.player.is_some() && seat.player == host);
    let lines = names.iter().enumerate().map(|(seat, name)| {
        let key = if host == Some(seat) { "lobby-seat-host" } else { "lobby-seat" };
        say!(text, key, number = seat + 1, name = name)
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { text.say("lobby-nobody") } else { lines.join("\n") }
}

/// `/game info`.
pub fn info(
    text: &'static Text,
    table: &Table,
    packs: &ArtPacks,
    pages: Option<&str>,
) -> MessageDraft {
    let mut lines = vec![say!(text, "info-title", id = table.id().public())];
    lines.extend(about(text, table, packs));
    lines.push(seats(text, table));
    let since = table.row.created_at / 1000;
    lines.push(say!(text, "info-opened", when = format!("<t:{since}:R>")));
    match (&table.game, table.row.status) {
        (None, _) => {
            lines.extend(table.settings.public.then(|| text.say("lobby-public")));
            lines.push(private(text, table).unwrap_or_else(|| text.say("info-lobby")));
        }
        (Some(game), status) => {
            let people = table.people(text);
            let narrator = game::narration::Narrator { text, people: &people, plain: false };
            lines.extend(crate::looks::finished(text, table));
            lines.push(narrator.scores(game));
            if let (Some(decision), Status::Running) = (game.decision(), status) {
                let moved = table.row.changed_at / 1000;
                lines.push(say!(
                    text,
                    "info-turn",
                    who = narrator.who(decision.seat),
                    left = game.bag().len(),
                    when = format!("<t:{moved}:R>"),
                ));
            }
            lines.extend(crate::time::ends(text, &people, &table.progress.clocks));
            lines.extend(table.seal().map(|seal| say!(text, "ring-commitment", seal = seal)));
            let pages = pages.filter(|_| table.settings.public);
            lines.extend(pages.map(|pages| {
                let link = format!("<{pages}/games/{}>", table.id().public());
                say!(text, "info-page", link = link)
            }));
        }
    }
    MessageDraft::text(narration::lines(text, &lines))
}

/// Asks whether to really end the game.
pub fn ask_end(text: &Text, id: GameId, ordinal: u32, lobby: bool) -> MessageDraft {
    let key = if lobby { "end-ask-lobby" } else { "end-ask" };
    let yes = button(
        text,
        Style::Danger,
        "button-end",
        &ComponentToken::new(LobbyAction::End, id, ordinal),
    );
    MessageDraft::text(text.say(key)).row(ActionRow::Buttons(vec![yes]))
}

/// Asks whether to ask the others to end the game.
pub fn ask_others_to_end(text: &Text, table: &Table, reader: Option<Seat>) -> MessageDraft {
    let close = PollAction::Propose(Motion::Close);
    let ask = ComponentToken::new(close, table.id(), table.row.ordinal);
    let ask = button(text, Style::Danger, "button-ask-others", &ask);
    let awaited = time::silence(text, table, reader);
    let lines: Vec<String> = [text.say("end-ask-others")].into_iter().chain(awaited).collect();
    MessageDraft::text(lines.join("\n")).row(ActionRow::Buttons(vec![ask]))
}
