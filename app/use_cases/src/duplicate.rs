//! Several tables with the same tiles: opening them one after another, dealing everybody to tables and
//! seats at the start, and ranking all together when the last has ended.
//!
//! The first table is the event: it knows the others, its key is that of all, and all start with the
//! press that starts it. A table that is closed looks after the event in an act of its own (a timer),
//! which holds the row of the first table; so of two that end at once the second sees the first.

use ground::load::must_be_welcome;
use ground::messages::{edit_lobby, say_of};
use ground::{Answer, Context, Request, Started, closing, finish, notify, overview, queries};
use port::Choice;
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{AboutGame as _, Effect, PersonalNews, Post};
use rules::{Dice, MIN_SEATS};
use storage::{ChannelId, GameId, GuildId, Status, UnitOfWork, UserId};
use table::access::{self, Act, TargetGame};
use table::duplicate::{DuplicateTable, TABLES};
use table::error::{AppError, DuplicateRefusal, Fault, Refusal};
use table::lot::Lot;
use table::model::{Settings, Table};
use table::outcome::Outcome;
use text::say;
use view::MessageDraft;

use crate::{lobby, seats, threads};

/// The name of the random stream that deals people to tables.
const DEAL: &str = "tables";

/// Opens the first table of an event, and on request threads for the others.
pub async fn open(
    request: &Request<'_>,
    settings: Settings,
    (tables, in_threads): (&str, bool),
) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    let count = tables.trim().parse().ok().filter(|tables| TABLES.contains(tables));
    let tables: u8 = count.ok_or_else(|| DuplicateRefusal::Tables(tables.to_owned()))?;
    if in_threads {
        threads::must_be_possible(request)?;
    }
    if let Started::New(mut act) = request.begin().await? {
        let (others, in_thread) = (Vec::new(), request.interaction.in_thread);
        let first =
            DuplicateTable { first: None, number: 1, tables, others, in_thread, over: false };
        must_be_welcome(&mut *act, request).await?;
        let settings = Settings { duplicate: Some(first), ..settings };
        if in_threads {
            lobby::may_open(request, &mut *act, tables).await?;
        }
        let game = lobby::put_up(request, &mut *act, &settings).await?;
        for number in (2..=tables).filter(|_| in_threads) {
            let own = settings.duplicate.clone();
            let own = own.map(|own| DuplicateTable { first: Some(game.0), number, ..own });
            let settings = Settings { duplicate: own, ..settings.clone() };
            let people = (guild, request.user(), &[][..]);
            let key = OutboxKey::TableThread(request.interaction.id, number);
            act.enqueue(&threads::row(request, people, &settings, Vec::new(), key)?).await?;
        }
        overview::refresh(&mut *act, Some(guild), &settings.locale).await?;
        finish(act, &Outcome::Opened).await?;
    }
    let key = if in_threads { "duplicate-opened-threads" } else { "duplicate-opened" };
    Ok(Answer::private(MessageDraft::text(request.text().say(key))))
}

/// Opens another table of an event in this channel, or on request in a thread of it.
pub async fn open_another(
    request: &Request<'_>,
    code: &str,
    in_thread: bool,
) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    if in_thread {
        threads::must_be_possible(request)?;
    }
    if let Started::New(mut act) = request.begin().await? {
        let unknown = || DuplicateRefusal::Code(code.to_owned());
        let id = GameId::from_public(code.trim()).ok_or_else(unknown)?;
        let event = WaitingEvent::held(&mut *act, id).await?;
        let event = event.filter(|event| event.first.row.guild == request.interaction.guild);
        let event = event.ok_or_else(unknown)?;
        let target = TargetGame { channel: request.interaction.channel, ..event.first.target() };
        access::may(&request.actor(), Act::Start, Some(&target))?;
        must_be_welcome(&mut *act, request).await?;
        if in_thread {
            lobby::may_open(request, &mut *act, 1).await?;
            let (people, settings) = ((guild, request.user(), &[][..]), event.settings(true, None));
            let key = OutboxKey::Thread(request.interaction.id);
            act.enqueue(&threads::row(request, people, &settings, Vec::new(), key)?).await?;
        } else {
            let settings = event.settings(request.interaction.in_thread, None);
            let game = lobby::put_up(request, &mut *act, &settings).await?;
            event.enter(&mut *act, (game, request.user())).await?;
            overview::refresh(&mut *act, Some(guild), &settings.locale).await?;
        }
        finish(act, &Outcome::Opened).await?;
    }
    let key = if in_thread { "duplicate-opening-thread" } else { "duplicate-opened-another" };
    Ok(Answer::private(MessageDraft::text(request.text().say(key))))
}

/// Opens another table of an event in its thread, or where none could be started, with the number that
/// the thread is named by if it is free. If the event does not wait for tables any more, the place is
/// told.
pub(crate) async fn open_at(
    context: &Context,
    act: &mut dyn UnitOfWork,
    ((guild, place, host), in_thread): ((Option<GuildId>, ChannelId, UserId), bool),
    (first, number): (GameId, u8),
) -> Result<Option<GameId>, AppError> {
    let Some(event) = WaitingEvent::held(act, first).await? else {
        if let Some(first) = act.table(first).await?.map(Table::read).transpose()? {
            let note = Post::Note { text: first.text().say("duplicate-late") };
            act.enqueue(&note.row(first.id(), 0, place, &place.to_string())?).await?;
        }
        return Ok(None);
    };
    let settings = event.settings(in_thread, Some(number));
    let game = lobby::found(context, act, (guild, place, host), &settings).await?;
    event.enter(act, (game, host)).await?;
    Ok(Some(game))
}

/// An event that waits for more tables.
struct WaitingEvent {
    first: Table,
    event: DuplicateTable,
    others: Vec<Table>,
}

impl WaitingEvent {
    /// Reads the event of this first table, which the act holds from now on.
    async fn held(act: &mut dyn UnitOfWork, first: GameId) -> Result<Option<Self>, AppError> {
        let first = act.table(first).await?.map(Table::read).transpose()?;
        let Some(first) = first.filter(|first| first.row.status == Status::Lobby) else {
            return Ok(None);
        };
        let event = first.settings.duplicate.clone();
        let Some(event) = event.filter(|event| event.first.is_none() && event.missing() > 0) else {
            return Ok(None);
        };
        let others = others(act, &event).await?;
        Ok(Some(Self { first, event, others }))
    }

    /// The settings of the next table: with this number if it is free, else with the first free one.
    fn settings(&self, in_thread: bool, wanted: Option<u8>) -> Settings {
        let number_of = |table: &Table| table.settings.duplicate.as_ref().map(|own| own.number);
        let is_free = |number: &u8| self.others.iter().all(|it| number_of(it) != Some(*number));
        let mut numbers = wanted.into_iter().chain(2..=self.event.tables);
        let number = numbers.find(is_free).unwrap_or(self.event.tables);
        let (first, others) = (Some(self.first.id().0), Vec::new());
        let own = DuplicateTable { first, number, others, in_thread, ..self.event.clone() };
        Settings { duplicate: Some(own), ..self.first.settings.clone() }
    }

    /// A table was opened by its host, who has a seat at no more than one.
    async fn enter(
        mut self,
        act: &mut dyn UnitOfWork,
        (game, host): (GameId, UserId),
    ) -> Result<(), AppError> {
        let sits = |table: &Table| table.players().contains(&host);
        if sits(&self.first) || self.others.iter().any(sits) {
            act.leave(game, host).await?;
        }
        self.event.others.push(game.0);
        keep(act, &self.first, self.event).await?;
        for table in std::iter::once(&self.first).chain(&self.others) {
            say_of(act, table, &Effect::EditLobby, &game.public()).await?;
        }
        Ok(())
    }
}

async fn keep(
    act: &mut dyn UnitOfWork,
    table: &Table,
    duplicate: DuplicateTable,
) -> Result<(), AppError> {
    let settings = Settings { duplicate: Some(duplicate), ..table.settings.clone() };
    Ok(act.save_settings(table.id(), &settings.text()?).await?)
}

/// The tables of an event besides the first, within an act.
async fn others(act: &mut dyn UnitOfWork, event: &DuplicateTable) -> Result<Vec<Table>, AppError> {
    let mut tables = Vec::new();
    for id in &event.others {
        tables.extend(act.table(GameId(*id)).await?.map(Table::read).transpose()?);
    }
    Ok(tables)
}

/// All tables of an event by their numbers, as they are stored now.
pub async fn all(context: &Context, table: &Table) -> Result<Vec<Table>, Fault> {
    let Some(own) = &table.settings.duplicate else { return Ok(Vec::new()) };
    let first = match own.first {
        None => context.store().table(table.id()).await?,
        Some(first) => context.store().table(GameId(first)).await?,
    };
    let Some(first) = first.map(Table::read).transpose()? else { return Ok(Vec::new()) };
    let ids = first.settings.duplicate.iter().flat_map(|event| event.others.clone());
    let mut tables = Vec::new();
    for id in ids.collect::<Vec<_>>() {
        tables.extend(context.store().table(GameId(id)).await?.map(Table::read).transpose()?);
    }
    tables.insert(0, first);
    tables.sort_by_key(|table| table.settings.duplicate.as_ref().map(|own| own.number));
    Ok(tables)
}

/// Refuses a seat to whoever has one at another table of the event, or had one and knows the tiles.
pub(crate) async fn must_be_free(request: &Request<'_>, table: &Table) -> Result<(), AppError> {
    let mut others = all(request.context, table).await?;
    others.retain(|other| other.id() != table.id());
    if others.iter().any(|other| other.seat_of(&request.actor()).is_some()) {
        return Err(DuplicateRefusal::Seated.into());
    }
    match others.iter().any(|other| other.progress.left.contains(&Some(request.user()))) {
        true => Err(DuplicateRefusal::Left.into()),
        false => Ok(()),
    }
}

/// Changed settings of the first table are those of all; at another one nothing changes but looks.
pub(crate) async fn share_settings(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
    settings: &Settings,
) -> Result<(), AppError> {
    let Some(own) = &settings.duplicate else { return Ok(()) };
    if settings.public {
        return Err(DuplicateRefusal::Secret.into());
    }
    if !table.settings.differ_in_more_than_looks(settings) {
        return Ok(());
    }
    if own.first.is_some() {
        return Err(DuplicateRefusal::Fixed.into());
    }
    for other in others(act, own).await? {
        let Settings { duplicate, look, language, .. } = other.settings.clone();
        let same = Settings { duplicate, look, language, ..settings.clone() };
        act.save_settings(other.id(), &same.text()?).await?;
        edit_lobby(act, request.interaction, &other).await?;
    }
    Ok(())
}

/// Starts all tables: everybody is dealt to tables and seats, and the same tiles to every table.
pub async fn start(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    first: &Table,
    event: &DuplicateTable,
) -> Result<(), AppError> {
    if let Some(id) = event.first {
        let home = request.context.store().game(GameId(id)).await?;
        let channel = home.map_or(0, |home| home.channel.0);
        return Err(DuplicateRefusal::Elsewhere(channel).into());
    }
    let mut tables = vec![first.clone()];
    tables.extend(others(act, event).await?);
    tables.retain(|table| table.row.status == Status::Lobby);
    let missing = usize::from(event.tables).saturating_sub(tables.len());
    if missing > 0 {
        return Err(DuplicateRefusal::Missing { missing, code: first.id().public() }.into());
    }
    let mut people: Vec<UserId> = tables.iter().flat_map(Table::players).collect();
    let (each, most) = (people.len() / tables.len(), first.settings.most_seats());
    let fits = (usize::from(MIN_SEATS)..=usize::from(most)).contains(&each);
    if !fits || !people.len().is_multiple_of(tables.len()) {
        let (people, tables) = (people.len(), event.tables);
        return Err(DuplicateRefusal::Uneven { people, tables, most }.into());
    }
    first.settings.must_have_host_tiles()?;
    let lot = first.settings.lot.map(|lot| lot.started_by(request.interaction.id.0));
    let seed = lot.as_ref().and_then(Lot::seed);
    let seed = seed.ok_or(Fault::Damaged("tables with the same tiles have no key"))?;
    Dice::stream(seed, DEAL).shuffle(&mut people);
    let mut seated = Vec::new();
    for (table, players) in tables.iter().zip(people.chunks(each)) {
        act.set_seats(table.id(), players).await?;
        let table = act.table(table.id()).await?.map(Table::read).transpose()?;
        let table = table.ok_or(access::Denied::NoGame)?;
        seats::pass_host_on(act, &table).await?;
        seated.push(table);
    }
    for table in &seated {
        let text = view::duplicate::dealt(table.text(), &seated);
        say_of(act, table, &Post::Note { text }, "dealt").await?;
        let own = table.settings.duplicate.as_ref();
        let in_thread = own.is_some_and(|own| own.in_thread);
        let number = request.interaction.id.0;
        lobby::begin_game(request.context, act, table.id(), (number, in_thread)).await?;
        edit_lobby(act, request.interaction, table).await?;
    }
    Ok(())
}

/// A table of an event is closed: before the start it is missed, after it the event may be over.
pub async fn closed(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
) -> Result<(), AppError> {
    let Some(own) = &table.settings.duplicate else { return Ok(()) };
    let first = GameId(own.first.unwrap_or(table.row.id.0));
    let first = act.table(first).await?.map(Table::read).transpose()?;
    let Some(first) = first else { return Ok(()) };
    let Some(mut event) = first.settings.duplicate.clone() else { return Ok(()) };
    if first.row.status == Status::Lobby {
        event.others.retain(|id| *id != table.id().0);
        keep(act, &first, event).await?;
        let once = format!("closed.{}", table.id().public());
        return say_of(act, &first, &Effect::EditLobby, &once).await;
    }
    if first.game.is_none() {
        return close_lobbies(act, &event).await;
    }
    let tables = all(context, &first).await?;
    let is_over = |table: &Table| matches!(table.row.status, Status::Ended | Status::Aborted);
    if event.over || !tables.iter().all(is_over) {
        return Ok(());
    }
    let mut told: Vec<UserId> = Vec::new();
    for table in &tables {
        let Some(own) = table.settings.duplicate.clone() else { continue };
        keep(act, table, DuplicateTable { over: true, ..own }).await?;
        say_of(act, table, &Post::Standings, "").await?;
        let mut people = table.players();
        people.retain(|user| !told.contains(user));
        let place = (table.id(), table.row.ordinal, table.row.channel);
        notify::tell_directly(act, &people, place, PersonalNews::Ranked, "ranked").await?;
        told.extend(people);
    }
    Ok(())
}

/// Without its first table an event that has not begun is nothing.
async fn close_lobbies(act: &mut dyn UnitOfWork, event: &DuplicateTable) -> Result<(), AppError> {
    for table in others(act, event).await? {
        if table.row.status == Status::Lobby {
            closing::close(act, &table, Status::Aborted).await?;
            say_of(act, &table, &Effect::EditLobby, "duplicate").await?;
            let text = table.text().say("duplicate-closed");
            say_of(act, &table, &Post::Note { text }, "duplicate").await?;
        }
    }
    Ok(())
}

/// `/game duplicate` where a table of an event is, or was last: how it stands.
pub async fn show(request: &Request<'_>) -> Result<Answer, AppError> {
    let plays = |table: &Table| table.settings.duplicate.is_some();
    let table = match request.table(None).await?.filter(plays) {
        Some(table) => Some(table),
        None => queries::played_last(request).await?.filter(plays),
    };
    let table = table.ok_or(DuplicateRefusal::None)?;
    access::may(&request.actor(), Act::Look, Some(&table.target()))?;
    let tables = all(request.context, &table).await?;
    Ok(Answer::private(view::duplicate::standings(request.text(), &tables, &[])))
}

/// The message to a table when all have ended. Everybody is pinged once: at the first of the tables
/// where they sat.
pub async fn over(context: &Context, table: &Table) -> Result<MessageDraft, Fault> {
    let tables = all(context, table).await?;
    let before = tables.iter().take_while(|other| other.id() != table.id());
    let told: Vec<UserId> = before.flat_map(Table::players).collect();
    let mut people = table.players();
    people.retain(|user| !told.contains(user));
    let pings = notify::in_channel(context, &people).await?;
    Ok(view::duplicate::standings(table.text(), &tables, &pings))
}

/// The events of a person that wait for tables, by their codes.
pub async fn codes(request: &Request<'_>) -> Result<Vec<Choice>, AppError> {
    let (store, text) = (request.context.store(), request.text());
    let mut choices = Vec::new();
    for game in store.games(storage::Find::OpenOf(request.user()), view::my_games::LISTED).await? {
        let own = game.guild == request.interaction.guild && game.status == Status::Lobby;
        let settings: Settings = serde_json::from_str(&game.settings).map_err(Fault::from)?;
        let event = settings.duplicate.filter(|event| event.first.is_none());
        if let Some(event) = event.filter(|event| own && event.missing() > 0) {
            let code = game.id.public();
            let name = say!(text, "duplicate-code", code = &code, missing = event.missing());
            choices.push(Choice::new(name, code));
        }
    }
    Ok(choices)
}
