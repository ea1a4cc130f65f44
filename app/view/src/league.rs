//! What is said of a league: that it is open, who plays with whom in a round, and its table, in words
//! and as a picture.

use std::collections::HashMap;

use game::narration::{self, cut};
use port::{ActionRow, Style, limits};
use render::{StandingsTable, Theme};
use storage::{GameId, League, LeagueMember, LeagueStatus, UserId};
use table::error::LeagueRefusal;
use table::league::{LeagueFormat, LeagueRound, LeagueStanding, LeagueState, LeagueTable, NAME};
use table::token::{ComponentToken, LeagueAction};
use text::{Name, Phrase, Text, say};

use crate::{DescribedPicture, MessageDraft, PictureSpec, button, vocabulary};

/// A league, to be shown.
#[derive(Clone, Copy, Debug)]
pub struct SeasonView<'a> {
    /// The league.
    pub league: &'a League,
    /// Its settings and rounds.
    pub state: &'a LeagueState,
    /// Its members.
    pub members: &'a [LeagueMember],
}

impl SeasonView<'_> {
    fn name(&self) -> String {
        shown(&self.league.name)
    }

    /// The names by number; whoever was erased has a number alone.
    fn names(&self, text: &Text) -> HashMap<u32, Name> {
        let named = |member: &LeagueMember| {
            let nobody = say!(text, "league-member", number = member.number);
            let name = Name::new(member.name.as_deref().unwrap_or_default(), &nobody);
            let gone = member.dropped.is_some();
            let name = if gone { name.marked(&text.say("league-gone")) } else { name };
            (member.number, name)
        };
        self.members.iter().map(named).collect()
    }

    fn playing(&self) -> usize {
        let plays = |it: &&LeagueMember| it.player.is_some() && it.dropped.is_none();
        self.members.iter().filter(plays).count()
    }
}

/// The name of a league in a sentence.
pub fn shown(name: &str) -> String {
    Name::within(name, "?", NAME).shown()
}

/// Why something about a league is not done.
pub fn why(text: &Text, fault: &LeagueRefusal) -> String {
    match fault {
        LeagueRefusal::None => text.say("league-none"),
        LeagueRefusal::Unknown(input) => {
            say!(text, "league-unknown", input = super::refusal::echo(text, input))
        }
        LeagueRefusal::Which(names) => {
            let names: Vec<String> = names.iter().map(|name| shown(name)).collect();
            cut(&say!(text, "league-which", names = text.list(&names)), limits::CONTENT)
        }
        LeagueRefusal::Name => {
            say!(text, "league-bad-name", most = NAME)
        }
        LeagueRefusal::Taken => text.say("league-taken"),
        LeagueRefusal::Many => text.say("league-many"),
        LeagueRefusal::ManyRooms => text.say("league-many-rooms"),
        LeagueRefusal::Full => {
            say!(text, "league-full", most = table::league::MOST_MEMBERS)
        }
        LeagueRefusal::Number { input, most } => {
            let input = super::refusal::echo(text, input);
            say!(text, "league-number", input = input, most = *most)
        }
        LeagueRefusal::NoRoom => text.say("league-needs-room"),
        LeagueRefusal::Few(people) => say!(text, "league-few", people = *people),
        LeagueRefusal::NoMember => text.say("league-no-member"),
        LeagueRefusal::LastRound => text.say("league-last-round"),
    }
}

/// The message of a league that people can join, or could.
pub fn opened(text: &'static Text, season: &SeasonView<'_>, joinable: bool) -> MessageDraft {
    let SeasonView { league, state, .. } = season;
    let format = match state.drawn_by() {
        LeagueFormat::Swiss => "league-swiss",
        LeagueFormat::RoundRobin => "league-roundrobin",
    };
    let systems = state.table.systems;
    let sets = systems.iter().map(|system| vocabulary::set(text, system.key())).collect();
    let mut lines = vec![
        say!(text, "league-title", league = season.name()),
        say!(text, format, size = state.size, days = state.days),
        say!(text, "league-sets", sets = Phrase::list(text, sets)),
        vocabulary::pace_of(text, &state.table),
    ];
    lines.extend(state.table.tiles.map(|tiles| say!(text, "lobby-short", tiles = tiles)));
    lines.extend(state.rounds.map(|rounds| say!(text, "league-rounds", rounds = rounds)));
    if !joinable {
        return MessageDraft::text(narration::lines(text, &lines));
    }
    lines.push(text.say("league-how"));
    let join = ComponentToken::new(LeagueAction::Join, GameId(league.id), 0);
    MessageDraft::text(narration::lines(text, &lines)).row(ActionRow::Buttons(vec![button(
        text,
        Style::Primary,
        "button-league",
        &join,
    )]))
}

/// Asks whether to really end the season before its time.
pub fn ask_end(text: &Text, league: &League) -> MessageDraft {
    let yes = ComponentToken::new(LeagueAction::End, GameId(league.id), 0);
    let yes = button(text, Style::Danger, "button-league-end", &yes);
    MessageDraft::text(say!(text, "league-ask-end", league = shown(&league.name)))
        .row(ActionRow::Buttons(vec![yes]))
}

/// A round that has begun: who plays where.
pub fn round(text: &'static Text, season: &SeasonView<'_>, pings: &[UserId]) -> MessageDraft {
    let state = season.state;
    let Some(last) = state.played.last() else { return MessageDraft::default() };
    let number = state.played.len();
    let mut lines = vec![say!(
        text,
        "league-round",
        league = season.name(),
        round = number,
        of = state.rounds_for(season.members.len()).max(u8::try_from(number).unwrap_or(u8::MAX))
    )];
    // First of all: whoever is not in the text is not pinged, and the rest may be cut.
    lines.extend(called(text, pings));
    lines.push(say!(text, "league-until", when = stamp(last.ends_at)));
    lines.extend(groups(text, season, last));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.message.mentions = pings.to_vec();
    page
}

fn called(text: &Text, pings: &[UserId]) -> Option<String> {
    let people: Vec<String> = pings.iter().map(|user| format!("<@{user}>")).collect();
    (!people.is_empty()).then(|| people.join(&text.say("list-comma")))
}

fn stamp(at: storage::Millis) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// Who plays with whom in a round.
fn groups(text: &Text, season: &SeasonView<'_>, round: &LeagueRound) -> Vec<String> {
    let names = season.names(text);
    let shown = |numbers: &[u32]| {
        let of = |number: &u32| names.get(number).map(Name::shown).unwrap_or_default();
        text.list(&numbers.iter().map(of).collect::<Vec<_>>())
    };
    let line = |(at, table): (usize, &LeagueTable)| {
        let who = shown(&table.members);
        let key = match (&table.result, table.game) {
            (Some(_), _) => "league-table-over",
            (None, Some(_)) => "league-table",
            (None, None) => "league-table-waits",
        };
        let line = say!(text, key, number = at + 1, who = who);
        match table.channel.filter(|_| table.game.is_some()) {
            Some(channel) => format!("{line} · <#{channel}>"),
            None => line,
        }
    };
    let mut lines: Vec<String> = round.tables.iter().enumerate().map(line).collect();
    if !round.byes.is_empty() {
        lines.push(say!(text, "league-bye", who = shown(&round.byes)));
    }
    lines
}

/// The table of a league.
pub fn table(text: &'static Text, season: &SeasonView<'_>, pings: &[UserId]) -> MessageDraft {
    let (league, state) = (season.league, season.state);
    let name = season.name();
    let mut lines = vec![match league.status {
        LeagueStatus::Open => {
            say!(text, "league-table-open", league = &name, people = season.playing())
        }
        LeagueStatus::Running => {
            say!(text, "league-table-running", league = &name, round = state.played.len())
        }
        LeagueStatus::Closed => say!(text, "league-table-closed", league = &name),
    }];
    lines.extend(called(text, pings));
    let (names, standings) = (season.names(text), state.standings(season.members));
    let line = |line: &LeagueStanding| {
        let who = names.get(&line.number).map(Name::shown).unwrap_or_default();
        say!(
            text,
            "league-line",
            place = line.place,
            who = who,
            score = line.score,
            played = line.played,
            wins = line.wins
        )
    };
    lines.extend(standings.iter().map(line));
    if let (LeagueStatus::Running, Some(last)) = (league.status, state.played.last()) {
        lines.extend(groups(text, season, last));
        lines.push(say!(text, "league-until", when = stamp(last.ends_at)));
    }
    if !standings.is_empty() {
        lines.push(text.say("league-note"));
    }
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.message.mentions = pings.to_vec();
    if !standings.is_empty() {
        page.picture = Some(picture(text, &name, &names, &standings));
    }
    page
}

fn picture(
    text: &Text,
    league: &str,
    names: &HashMap<u32, Name>,
    standings: &[LeagueStanding],
) -> DescribedPicture {
    let head = ["league-head-name", "league-head-score", "league-head-played", "league-head-won"];
    let head = std::iter::once(String::new()).chain(head.map(|key| text.say(key)));
    let line = |line: &LeagueStanding| {
        let who = names.get(&line.number).map(Name::drawn).unwrap_or_default();
        let numbers = [line.score, line.played, line.wins].map(|number| number.to_string());
        [format!("{}.", line.place), who].into_iter().chain(numbers).collect()
    };
    let lines = standings.iter().map(line).collect();
    let table = StandingsTable { theme: Theme::LIGHT, head: head.collect(), lines };
    let count = standings.len();
    let alt = say!(text, "alt-league", league = text::plain(league), count = count);
    DescribedPicture { spec: PictureSpec::Standings(table), alt }
}
