//! Opening, joining, leaving, starting and ending a table.

use ground::load::{must_be_welcome, table_for};
use ground::messages::{edit_lobby, say_of};
use ground::{
    Answer, Context, Request, Started, channels, closing, finish, idle, notify, overview,
    recording, watch,
};
use port::Interaction;
use queues::outbox::notification::{AboutGame as _, Post};
use rules::expansions::Systems;
use rules::{Dice, Seat, Seed};
use storage::{ChannelId, Find, GameId, GuildId, NewGame, Status, UnitOfWork, UserId};
use table::access::{self, Act};
use table::deal::DealError;
use table::error::{AppError, Fault, Refusal};
use table::lot::Lot;
use table::model::{Progress, Settings, Table, state};
use table::outcome::Outcome;
use table::time_control::HOUR;
use table::timer::TimerKind;
use table::token::ComponentToken;
use table::wishes::Pick;
use text::say;
use view::MessageDraft;
use view::bulletin::Bulletin;

use crate::{duplicate, seats, stand_in, wishes};

/// The name of the random stream that draws the seats.
const SEATS: &str = "seats";

/// A random playing order, from its own stream of the seed.
fn drawn(players: &[UserId], seed: Seed) -> Vec<UserId> {
    let mut players = players.to_vec();
    Dice::stream(seed, SEATS).shuffle(&mut players);
    players
}

/// The agreed order if it is for exactly these players; otherwise a random one.
fn order(table: &Table, players: Vec<UserId>, seed: Seed) -> Vec<UserId> {
    // Whose seat it was elsewhere is for the people to agree on.
    if table.settings.carried.is_some() {
        return players;
    }
    let chosen = &table.settings.order;
    let same = chosen.len() == players.len() && players.iter().all(|p| chosen.contains(&Some(*p)));
    if same { chosen.iter().copied().flatten().collect() } else { drawn(&players, seed) }
}

/// The settings of a table that nothing else was typed for; in direct messages Carcas joins it.
pub fn plain(request: &Request<'_>, systems: Systems) -> Settings {
    let Interaction { guild, guild_locale, application, .. } = request.interaction;
    let own = || request.text().code().to_owned();
    Settings {
        locale: guild_locale.clone().unwrap_or_else(own),
        guest: guild.is_none().then_some(UserId(application.0)),
        ..Settings::new(systems)
    }
}

/// Opens a table with these settings.
pub async fn open_table(request: &Request<'_>, settings: &Settings) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        let game = put_up(request, &mut *act, settings).await?;
        if settings.guest.is_some() {
            stand_in::seat_carcas(&mut *act, request.interaction, game).await?;
        }
        overview::refresh(&mut *act, request.interaction.guild, &settings.locale).await?;
        finish(act, &Outcome::Opened).await?;
    }
    let text = request.text();
    let key = match settings.guest {
        Some(_) => "lobby-opened-alone",
        None if settings.private => "lobby-opened-private",
        None => "lobby-opened",
    };
    let mut words = text.say(key);
    if request.interaction.in_thread {
        // Whether it is a private thread without the bot is known once a message is refused.
        let me = format!("<@{}>", request.interaction.application);
        words = [words, say!(text, "thread-private", me = me)].join("\n");
    }
    Ok(Answer::private(MessageDraft::text(words)))
}

/// Opens a table in the channel, with the person as its host.
pub(crate) async fn put_up(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    settings: &Settings,
) -> Result<GameId, AppError> {
    if act.table_in(request.interaction.channel).await?.is_some() {
        return Err(Refusal::ChannelTaken.into());
    }
    let game = create(request, act, settings).await?;
    idle::await_start(act, game).await?;
    channels::settle_in(act, request.interaction, game, 0).await?;
    act.enqueue(&Post::Lobby.row(game, 0, request.interaction.channel, &request.once())?).await?;
    Ok(game)
}

/// Creates a game without announcing it, with the person as its host.
pub async fn create(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    settings: &Settings,
) -> Result<GameId, AppError> {
    may_open(request, act, 1).await?;
    let Interaction { guild, channel, .. } = request.interaction;
    found(request.context, act, (*guild, *channel, request.user()), settings).await
}

/// The same somewhere, for somebody who may open a table.
pub async fn found(
    context: &Context,
    act: &mut dyn UnitOfWork,
    (guild, channel, host): (Option<GuildId>, ChannelId, UserId),
    settings: &Settings,
) -> Result<GameId, AppError> {
    let lot = match settings.duplicate.as_ref().and_then(|duplicate| duplicate.first) {
        // All tables are dealt from one key.
        Some(_) => settings.lot,
        None => Some(Lot::sealed((context.options.seed)()?)),
    };
    let settings = Settings { lot, ..settings.clone() }.text()?;
    let game = act.create_game(&NewGame { guild, channel, host, settings }).await?;
    act.join(game, host).await?;
    Ok(game)
}

/// Refuses so many more tables if a limit would be passed.
pub(crate) async fn may_open(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    tables: u8,
) -> Result<(), AppError> {
    let others = u32::from(tables).saturating_sub(1);
    let room = |most: u32| most.saturating_sub(others);
    let quotas = &request.context.options.quotas;
    channels::must_be_able(request.interaction)?;
    let lately = Find::OpenedBy(request.user(), act.now() - HOUR);
    if full(act, lately, room(quotas.tables_per_hour)).await? {
        return Err(Refusal::ManyOpened.into());
    }
    if let Some(guild) = request.interaction.guild
        && full(act, Find::OpenIn(guild), room(quotas.games_per_server)).await?
    {
        return Err(Refusal::GuildFull.into());
    }
    may_sit(request.context, act, request.user()).await
}

/// Refuses another seat to a person who has reached the limit.
pub(crate) async fn may_sit(
    context: &Context,
    act: &mut dyn UnitOfWork,
    user: UserId,
) -> Result<(), AppError> {
    let most = context.options.quotas.games_per_player;
    match full(act, Find::OpenOf(user), most).await? {
        true => Err(Refusal::PlayerFull.into()),
        false => Ok(()),
    }
}

/// `/game join` and its button; with the colour and the seat that the person chooses.
pub async fn join(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    picks: (Pick, Pick),
) -> Result<Answer, AppError> {
    let game = match request.begin().await? {
        Started::Again(Outcome::Joined(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Join).await?;
            sit(request, &mut *act, &table, picks).await?;
            finish(act, &Outcome::Joined(table.id().0)).await?;
            table.id()
        }
    };
    lobby_answer(request, token, game, "lobby-joined").await
}

/// Gives the person a seat at an open table that they may join.
pub async fn sit(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
    (colour, seat): (Pick, Pick),
) -> Result<(), AppError> {
    may_sit(request.context, act, request.user()).await?;
    duplicate::must_be_free(request, table).await?;
    act.join(table.id(), request.user()).await?;
    wishes::keep(act, table, table.wished(request.user(), colour, seat)?).await?;
    edit_lobby(act, request.interaction, table).await
}

/// `/game leave` and its button.
pub async fn leave(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let running = request.table(token).await?;
    let running = running.filter(|table| table.row.status == Status::Running);
    if let Some(table) = running.filter(|_| token.is_none()) {
        return seats::ask_leave(request, &table, Act::Leave).await;
    }
    let game = match request.begin().await? {
        Started::Again(Outcome::Left(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Leave).await?;
            if table.row.status != Status::Lobby {
                return Err(access::Denied::HasBegun.into());
            }
            leave_lobby(request, &mut *act, &table, request.user()).await?;
            finish(act, &Outcome::Left(table.id().0)).await?;
            table.id()
        }
    };
    lobby_answer(request, token, game, "lobby-left").await
}

/// Removes a person from an open table. If the host leaves, the player in the first seat
/// becomes host; an empty table is closed.
pub async fn leave_lobby(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
    whom: UserId,
) -> Result<(), AppError> {
    act.leave(table.id(), whom).await?;
    let stored = act.table(table.id()).await?.ok_or(access::Denied::NoGame)?;
    let after = Table::read(stored)?;
    let guest = after.guest();
    if after.seats.iter().all(|seated| guest == Some(Seat(seated.seat))) {
        closing::close(act, table, Status::Aborted).await?;
        overview::refresh(act, table.row.guild, &table.settings.locale).await?;
    } else {
        seats::pass_host_on(act, &after).await?;
    }
    edit_lobby(act, request.interaction, table).await
}

/// `/game start` and its button: draws the seats and fixes the order of the tiles.
pub async fn start(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let game = match request.begin().await? {
        Started::Again(Outcome::BeginOutcome(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Start).await?;
            match &table.settings.duplicate {
                Some(event) => duplicate::start(request, &mut *act, &table, event).await?,
                None => start_alone(request, &mut *act, &table).await?,
            }
            finish(act, &Outcome::BeginOutcome(table.id().0)).await?;
            table.id()
        }
    };
    lobby_answer(request, token, game, "lobby-begun").await
}

/// Starts the game of one table.
async fn start_alone(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
) -> Result<(), AppError> {
    let most = table.settings.most_seats();
    let seats = u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    if let Some(most) = table.settings.fixed_seats().filter(|fixed| seats < *fixed) {
        return Err(Refusal::SeatsToTake { most, taken: seats }.into());
    }
    if seats < rules::MIN_SEATS {
        return Err(Refusal::Alone.into());
    }
    if seats > most {
        return Err(Refusal::Crowded { most }.into());
    }
    table.settings.must_have_host_tiles()?;
    let Interaction { id, in_thread, .. } = request.interaction;
    begin_game(request.context, act, table.id(), (id.0, *in_thread)).await?;
    edit_lobby(act, request.interaction, table).await
}

/// Draws the seats, deals, and notifies the player who begins.
/// `number` is what Discord gave to whatever starts the game.
pub(crate) async fn begin_game(
    context: &Context,
    act: &mut dyn UnitOfWork,
    id: GameId,
    (number, in_thread): (u64, bool),
) -> Result<(), AppError> {
    let table = act.table(id).await?.map(Table::read).transpose()?;
    let mut table = table.ok_or(access::Denied::NoGame)?;
    let lot = table.settings.lot.map(|lot| lot.started_by(number));
    let seed = lot.as_ref().and_then(Lot::seed);
    let seed = seed.ok_or(Fault::Damaged("a table has no key"))?;
    table.settings.lot = lot;
    let players: Vec<UserId> = table.seats.iter().filter_map(|seated| seated.player).collect();
    let (settings, order) = table.settings.seated(&order(&table, players, seed));
    table.settings = settings;
    act.set_seats(id, &order).await?;
    let most = table.settings.most_seats();
    let game = table.settings.deal(table.seat_count(), seed);
    let game = game.map_err(|error| match error {
        DealError::Setup(_) => AppError::from(Refusal::Crowded { most }),
        error @ DealError::Position(_) => Fault::from(error).into(),
    })?;
    if let Some(carried) = &mut table.settings.carried {
        carried.position = None;
    }
    act.save_settings(id, &table.settings.text()?).await?;
    act.unschedule(id, TimerKind::Lobby.word()).await?;
    act.start(id, &state(&game)).await?;
    let started = Post::started(&game);
    if table.settings.carried.is_some() {
        for bulletin in Bulletin::open(&game)? {
            let bulletin = Post::Bulletin(bulletin);
            act.enqueue(&bulletin.row(id, 0, table.row.channel, "start")?).await?;
        }
    }
    act.enqueue(&started.row(id, 0, table.row.channel, "start")?).await?;
    let seated = act.table(id).await?.map(Table::read).transpose()?;
    let seated = seated.ok_or(access::Denied::NoGame)?;
    notify::call(act, &seated, 0, &game, "start", None).await?;
    let progress = Progress { in_thread, ..Progress::default() };
    recording::go_on(context, act, &seated, 0, &game, progress).await?;
    overview::refresh(act, seated.row.guild, &seated.settings.locale).await
}

/// The button below that question. Moves made in the meantime do not matter: the person saw
/// which game would end.
pub async fn end(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = table_for(&mut *act, request, Some(token), Act::End).await?;
        edit_lobby(&mut *act, request.interaction, &table).await?;
        let text = table.text();
        let (who, once) = (request.who(text), "end");
        if table.row.status == Status::Lobby {
            let line = say!(text, "closed-by", who = who);
            closing::close(&mut *act, &table, Status::Aborted).await?;
            watch::tell_end(&mut *act, &table, &line).await?;
            say_of(&mut *act, &table, &Post::Said { text: line }, once).await?;
        } else {
            seats::close_with(&mut *act, &table, once, say!(text, "ended-by", who = who)).await?;
        }
        finish(act, &Outcome::Closed).await?;
    }
    let text = request.text();
    Ok(Answer::update(MessageDraft::text(text.say("end-done"))))
}

/// Answers a press with the updated lobby, and a command with what was done.
pub(crate) async fn lobby_answer(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    game: GameId,
    key: &str,
) -> Result<Answer, AppError> {
    let text = request.text();
    let table = request.read(request.context.store().table(game).await?)?;
    let table = table.ok_or(access::Denied::NoGame)?;
    if token.is_some() {
        return Ok(Answer::update(view::lobby::lobby(table.text(), &table, request.context.art())));
    }
    let people = table.seats.iter().zip(table.people(text));
    let host = people
        .filter(|(seated, _)| seated.player.is_some() && seated.player == table.row.host)
        .map(|(_, name)| name.shown())
        .next();
    let host = host.unwrap_or_else(|| text.say("who-host"));
    Ok(Answer::private(MessageDraft::text(say!(text, key, host = host))))
}

async fn full(act: &mut dyn UnitOfWork, find: Find, most: u32) -> Result<bool, AppError> {
    Ok(act.count(find, most).await? >= most as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_depends_on_the_seed_and_keeps_everybody() {
        let players: Vec<UserId> = (1..=5).map(UserId).collect();
        let orders: std::collections::BTreeSet<Vec<UserId>> =
            (0..50).map(|seed| drawn(&players, Seed::from_number(seed))).collect();
        assert!(orders.len() > 20);
        for mut order in orders {
            order.sort_unstable();
            assert_eq!(order, players);
        }
    }
}
