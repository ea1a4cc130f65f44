//! What people do with a league: open it, join and leave, name its rooms, start it, look at its
//! table, end it.

use ground::load::{actor_for, must_be_welcome};
use ground::picture::Whose;
use ground::{Answer, Context, Request, Started, channels, finish, notify, picture};
use port::{Choice, Message, User};
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{LeagueNews, Standalone};
use queues::outbox::worker::Outbound;
use storage::{
    Delivery, GuildId, League, LeagueMember, LeagueStatus, MessageRef, UnitOfWork, UserId,
};
use table::access::{self, LeagueAct, TargetLeague};
use table::error::{AppError, Fault, LeagueRefusal, Refusal};
use table::league::{LeagueRoom, LeagueState, MOST_DAYS, MOST_MEMBERS, MOST_ROUNDS, NAME};
use table::outcome::Outcome;
use table::preferences::Prefs;
use table::token::ComponentToken;
use table::typo::same;
use text::say;
use view::MessageDraft;

use crate::season::Season;

/// The most leagues of a server that are not over.
const MOST_LEAGUES: usize = 10;
/// The most leagues of a server that are looked through, the newest first.
const LISTED: u32 = 50;
/// The most rooms of a league.
const MOST_ROOMS: usize = 20;

/// A number that was typed, within bounds.
pub fn number<N: TryFrom<u32> + Into<u32> + Copy>(
    typed: &str,
    most: N,
) -> Result<N, LeagueRefusal> {
    let number = typed.trim().parse::<u32>().ok().filter(|it| (1..=most.into()).contains(it));
    let number = number.and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| LeagueRefusal::Number { input: typed.to_owned(), most: most.into() })
}

/// The rounds of a season.
pub fn rounds(typed: &str) -> Result<u8, LeagueRefusal> {
    number(typed, MOST_ROUNDS)
}

/// The days of a round.
pub fn days(typed: &str) -> Result<u16, LeagueRefusal> {
    number(typed, MOST_DAYS)
}

fn guild(request: &Request<'_>) -> Result<GuildId, AppError> {
    Ok(request.interaction.guild.ok_or(Refusal::OnServer)?)
}

/// `/league new`.
pub async fn open(
    request: &Request<'_>,
    name: &str,
    state: &LeagueState,
) -> Result<Answer, AppError> {
    let guild = guild(request)?;
    let name = name.trim();
    if name.is_empty() || name.chars().count() > NAME {
        return Err(LeagueRefusal::Name.into());
    }
    state.table.must_have_host_tiles()?;
    if usize::from(state.table.most_seats()) < usize::from(state.size) {
        return Err(Refusal::Crowded { most: state.table.most_seats() }.into());
    }
    channels::must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        // Of two with one name, and of one too many, the second is told.
        act.hold_records().await?;
        let known = act.leagues(guild, LISTED).await?;
        let open = || known.iter().filter(|it| it.status != LeagueStatus::Closed);
        if open().any(|it| same(&it.name, name)) {
            return Err(LeagueRefusal::Taken.into());
        }
        if open().count() >= MOST_LEAGUES {
            return Err(LeagueRefusal::Many.into());
        }
        let league = League {
            id: 0,
            guild,
            channel: request.interaction.channel,
            name: name.to_owned(),
            organiser: Some(request.user()),
            status: LeagueStatus::Open,
            state: state.text()?,
            created_at: act.now(),
            message: None,
        };
        let id = act.create_league(&league).await?;
        let season = Season::held(&mut *act, id).await?;
        let season = season.ok_or(Fault::Damaged("a league was opened and is not there"))?;
        season.tell(&mut *act, LeagueNews::Opened).await?;
        finish(act, &Outcome::Opened).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("league-opened"))))
}

/// The league that somebody means: by its name, or the one of this channel, or the only one.
async fn meant(
    request: &Request<'_>,
    typed: Option<&str>,
    closed_too: bool,
) -> Result<League, AppError> {
    let all = request.context.store().leagues(guild(request)?, LISTED).await?;
    if let Some(typed) = typed {
        let typed = typed.trim();
        let is_meant = |it: &&League| it.id.to_string() == typed || same(&it.name, typed);
        let found = all.iter().find(is_meant).cloned();
        return found.ok_or_else(|| LeagueRefusal::Unknown(typed.to_owned()).into());
    }
    let wanted: Vec<&League> =
        all.iter().filter(|it| closed_too || it.status != LeagueStatus::Closed).collect();
    let here = request.interaction.channel;
    let mut of_channel = Vec::new();
    for league in &wanted {
        if league.channel == here || LeagueState::read(&league.state)?.has_room(here) {
            of_channel.push(*league);
        }
    }
    let is_open = |it: &&&League| it.status != LeagueStatus::Closed;
    match (&of_channel[..], &wanted[..]) {
        ([first, ..], _) => Ok((*of_channel.iter().find(is_open).unwrap_or(first)).clone()),
        ([], [only]) => Ok((*only).clone()),
        ([], []) if !all.is_empty() => Err(access::Denied::SeasonOver.into()),
        ([], []) => Err(LeagueRefusal::None.into()),
        ([], many) => {
            let names = many.iter().map(|it| it.name.clone()).collect();
            Err(LeagueRefusal::Which(names).into())
        }
    }
}

/// The facts that `access.rs` needs.
fn target(season: &Season, user: UserId) -> TargetLeague {
    let own = season.members.iter().find(|member| member.player == Some(user));
    TargetLeague {
        guild: season.league.guild,
        organiser: season.league.organiser,
        status: season.league.status,
        plays: own.is_some_and(|member| member.dropped.is_none()),
    }
}

/// Holds the meant league, if the person may do this to it.
async fn held(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    id: i64,
    wanted: LeagueAct,
) -> Result<Season, AppError> {
    let season = Season::held(act, id).await?;
    let actor = actor_for(act, request, access::Act::Join).await?;
    let facts = season.as_ref().map(|season| target(season, request.user()));
    access::may_in_league(&actor, wanted, facts.as_ref())?;
    Ok(season.ok_or(access::Denied::NoLeague)?)
}

/// The league of a button, or the one that is meant.
async fn id_of(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    typed: Option<&str>,
) -> Result<i64, AppError> {
    match token {
        Some(token) => Ok(token.game.0),
        None => Ok(meant(request, typed, false).await?.id),
    }
}

fn done(request: &Request<'_>, key: &str, name: &str) -> Answer {
    let text = request.text();
    Answer::private(MessageDraft::text(say!(text, key, league = view::league::shown(name))))
}

/// `/league join` and its button. Whoever dropped out is back with what they had.
pub async fn join(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    typed: Option<&str>,
) -> Result<Answer, AppError> {
    let id = id_of(request, token, typed).await?;
    if let Started::New(mut act) = request.begin().await? {
        let season = held(request, &mut *act, id, LeagueAct::Join).await?;
        let own = season.members.iter().find(|member| member.player == Some(request.user()));
        if !season.is_joinable() {
            return Err(LeagueRefusal::LastRound.into());
        }
        match own {
            Some(own) => act.drop_out(id, own.number, None).await?,
            None if season.members.len() >= MOST_MEMBERS => return Err(LeagueRefusal::Full.into()),
            None => {
                let rounds = u32::try_from(season.state.played.len()).unwrap_or(u32::MAX);
                act.join_league(id, request.user(), rounds).await?;
            }
        }
        finish(act, &Outcome::Nothing).await?;
    }
    let league = request.context.store().league(id).await?.ok_or(access::Denied::NoLeague)?;
    let key = match league.status {
        LeagueStatus::Open => "league-joined",
        LeagueStatus::Running | LeagueStatus::Closed => "league-joined-late",
    };
    Ok(done(request, key, &league.name))
}

/// `/league leave`, and `/league drop` for somebody else.
pub async fn drop_out(
    request: &Request<'_>,
    typed: Option<&str>,
    other: Option<&User>,
) -> Result<Answer, AppError> {
    let league = meant(request, typed, false).await?;
    let wanted = if other.is_some() { LeagueAct::Organise } else { LeagueAct::Leave };
    if let Started::New(mut act) = request.begin().await? {
        let season = held(request, &mut *act, league.id, wanted).await?;
        let who = other.map_or(request.user(), |user| user.id);
        let plays = |member: &&LeagueMember| member.player == Some(who) && member.dropped.is_none();
        let own = season.members.iter().find(plays).ok_or(LeagueRefusal::NoMember)?;
        let rounds = u32::try_from(season.state.played.len()).unwrap_or(u32::MAX);
        act.drop_out(league.id, own.number, Some(rounds)).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    let key = if other.is_some() { "league-dropped" } else { "league-left" };
    Ok(done(request, key, &league.name))
}

/// `/league room`: tables are opened in this channel, or no longer.
pub async fn room(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let league = meant(request, typed, false).await?;
    let here = request.interaction.channel;
    let mut is_room = LeagueState::read(&league.state)?.has_room(here);
    if let Started::New(mut act) = request.begin().await? {
        let mut season = held(request, &mut *act, league.id, LeagueAct::Organise).await?;
        is_room = season.state.has_room(here);
        if is_room {
            season.state.rooms.retain(|room| room.channel != here.0);
        } else if season.state.rooms.len() >= MOST_ROOMS {
            return Err(LeagueRefusal::ManyRooms.into());
        } else {
            channels::must_be_able(request.interaction)?;
            let thread = request.interaction.in_thread;
            season.state.rooms.push(LeagueRoom { channel: here.0, thread });
        }
        is_room = !is_room;
        if season.league.status == LeagueStatus::Running {
            season.drop_banned(&mut *act).await?;
            season.open_tables(request.context, &mut *act).await?;
        }
        season.save(&mut *act).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(done(request, if is_room { "league-room" } else { "league-no-room" }, &league.name))
}

/// `/league start`: the first round.
pub async fn start(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let league = meant(request, typed, false).await?;
    if let Started::New(mut act) = request.begin().await? {
        let mut season = held(request, &mut *act, league.id, LeagueAct::Start).await?;
        season.drop_banned(&mut *act).await?;
        let people = season.playing();
        season.state.rounds = Some(season.state.rounds_for(people));
        season.go_on(&mut *act).await?;
        if season.league.status != LeagueStatus::Running {
            return Err(LeagueRefusal::Few(people).into());
        }
        let opened = season.open_tables(request.context, &mut *act).await?;
        let opened = opened.ok_or(LeagueRefusal::NoRoom)?;
        season.set_timer(&mut *act, opened).await?;
        season.save(&mut *act).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(done(request, "league-started", &league.name))
}

/// `/league end`: asks for confirmation.
pub async fn ask_end(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let league = meant(request, typed, false).await?;
    let season = Season::shown(request.context, league).await?;
    let facts = target(&season, request.user());
    access::may_in_league(&request.actor(), LeagueAct::End, Some(&facts))?;
    Ok(Answer::private(view::league::ask_end(request.text(), &season.league)))
}

/// The button below that question: the season is over before its time.
pub async fn end(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    let id = token.game.0;
    if let Started::New(mut act) = request.begin().await? {
        let mut season = held(request, &mut *act, id, LeagueAct::End).await?;
        season.close(&mut *act).await?;
        season.save(&mut *act).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    let league = request.context.store().league(id).await?.ok_or(access::Denied::NoLeague)?;
    let (text, name) = (request.text(), view::league::shown(&league.name));
    Ok(Answer::update(MessageDraft::text(say!(text, "league-ended", league = name))))
}

/// `/league table`.
pub async fn table(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let league = meant(request, typed, true).await?;
    let season = Season::shown(request.context, league).await?;
    let facts = target(&season, request.user());
    access::may_in_league(&request.actor(), LeagueAct::Look, Some(&facts))?;
    Ok(Answer::private(view::league::table(request.text(), &season_of(&season), &[])))
}

/// What a view needs of a league.
fn season_of(season: &Season) -> view::league::SeasonView<'_> {
    let Season { league, state, members } = season;
    view::league::SeasonView { league, state, members }
}

/// A message about a league, as things stand when it is sent.
pub async fn announced(context: &Context, id: i64, news: LeagueNews) -> Result<Outbound, Fault> {
    let Some(league) = context.store().league(id).await? else { return Ok(Outbound::Skip) };
    let season = Season::shown(context, league).await?;
    let pings = notify::in_channel(context, &season.called(news)).await?;
    let (text, view) = (season.text(), season_of(&season));
    let page = match news {
        LeagueNews::Opened => view::league::opened(text, &view, season.is_joinable()),
        LeagueNews::Settled => {
            let Some(message) = season.league.message else { return Ok(Outbound::Skip) };
            let sent = MessageRef { channel: season.league.channel, message, ordinal: 0 };
            return Ok(Outbound::Edit(sent, view::league::opened(text, &view, false).message));
        }
        LeagueNews::Round => view::league::round(text, &view, &pings),
        LeagueNews::Over => view::league::table(text, &view, &pings),
    };
    let whose = Whose::server(season.league.guild, text);
    Ok(Outbound::Send(picture::drawn(context, page, whose).await))
}

/// The direct message to a member whom the channel does not ping.
pub async fn told(
    context: &Context,
    (id, user): (i64, UserId),
    news: LeagueNews,
) -> Result<Outbound, Fault> {
    let Some(league) = context.store().league(id).await? else { return Ok(Outbound::Skip) };
    let text = notify::text_of(context, user).await?;
    let (name, channel) = (view::league::shown(&league.name), format!("<#{}>", league.channel));
    let words = match news {
        LeagueNews::Opened | LeagueNews::Settled => return Ok(Outbound::Skip),
        LeagueNews::Round => {
            let round = LeagueState::read(&league.state)?.played.len();
            say!(text, "call-league-round", league = name, round = round, channel = channel)
        }
        LeagueNews::Over => say!(text, "call-league-over", league = name, channel = channel),
    };
    Ok(Outbound::Direct(user, Message::text(words)))
}

/// A member does not accept direct messages: the channel of the league tells them so instead, and
/// from now on channels ping them.
pub async fn closed(
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    (league, user): (i64, UserId),
) -> Result<(), AppError> {
    let known = Prefs::read(&act.held_prefs(user).await?);
    let prefs = Prefs { closed: true, ..known };
    act.save_prefs(user, &prefs.text().map_err(Fault::from)?).await?;
    let said = Standalone::LeagueClosed { user: Some(user), league };
    let key = OutboxKey::LeagueClosed(league, row.id);
    act.enqueue(&said.row(row.outgoing.channel, key)?).await?;
    Ok(())
}

/// The message about that in the channel of the league.
pub async fn closed_page(context: &Context, (id, user): (i64, UserId)) -> Result<Outbound, Fault> {
    let Some(league) = context.store().league(id).await? else { return Ok(Outbound::Skip) };
    let text = LeagueState::read(&league.state)?.table.language();
    let words = say!(text, "call-closed", who = format!("<@{user}>"));
    Ok(Outbound::Send(Message { mentions: vec![user], ..Message::text(words) }))
}

/// The leagues of the server for whoever types: those that are not over, or all. Of those that are called
/// the same, all but the newest have their numbers, because Discord refuses choices of one name.
pub async fn names(request: &Request<'_>, all: bool) -> Result<Vec<Choice>, AppError> {
    let Some(guild) = request.interaction.guild else { return Ok(Vec::new()) };
    let mut choices: Vec<Choice> = Vec::new();
    for league in request.context.store().leagues(guild, LISTED).await? {
        if !all && league.status == LeagueStatus::Closed {
            continue;
        }
        let is_new = choices.iter().all(|choice| choice.name != league.name);
        let (id, name) = (league.id, league.name);
        let name = if is_new { name } else { format!("{name} ({id})") };
        choices.push(Choice::new(name, id.to_string()));
    }
    Ok(choices)
}
