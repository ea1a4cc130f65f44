//! Turns an outbox row into a message when it is sent, with the ping, the buttons and the picture
//! that fit the game at that moment. It asks any use case for its message; none asks it.

use game::narration::{self, Narrator, cut};
use ground::picture::Whose;
use ground::watch::{self, Watched};
use ground::{Context, analyse, channels, clocks, hooks, load, notify, overview, picture, queries};
use port::{Files, Form, Message, Permissions, limits};
use queues::outbox::notification::{
    Direct, Effect, LOBBY, Notification, Post, SharedView, Standalone, TurnRef,
};
use queues::outbox::worker::Outbound;
use rules::Seat;
use storage::{Delivery, Millis, Status, UserId};
use table::error::{AppError, Fault};
use table::model::{Settings, Table};
use text::{Text, escaped, say};
use use_cases::calls::{self, Called};
use use_cases::{daily, duplicate, league, seek, threads, tutorial, undeliverable};
use view::bulletin::Bulletin;
use view::looks::{self, BoardPart, BoardView, Seen};
use view::{DescribedPicture, MessageDraft, board_text};

/// What to do with an outbox row as things stand now, in the form that its channel takes.
///
/// # Errors
/// [`Fault`] if the game cannot be read or the picture cannot be drawn.
pub async fn outbound(context: &Context, row: &Delivery) -> Result<Outbound, Fault> {
    let notification: Notification = serde_json::from_str(&row.outgoing.payload)?;
    let hindrance = match notification.is_public() {
        true => context.store().hindrance(row.outgoing.channel).await?,
        false => None,
    };
    let Some(hindrance) = hindrance else {
        return whole(context, row, notification, Form::WHOLE).await;
    };
    let lacks = Permissions(hindrance.lacks);
    let form = Form::without(lacks);
    let text = language(context, row, &notification).await?;
    let prepared = whole(context, row, notification, form).await?;
    let is_new = matches!(prepared, Outbound::Send(_) | Outbound::Thread(..));
    let says = is_new && form != Form::WHOLE && calls::says(context, row, &hindrance).await?;
    Ok(in_form(prepared, form, says.then(|| notice(text, lacks)).flatten()))
}

/// The message of a row in a form that Discord may take, because it was refused as it was. `lacks` are
/// the permissions without which that form does, if a missing one was the reason.
pub(crate) async fn plainer(
    context: &Context,
    row: &Delivery,
    message: &Message,
    (form, lacks): (Form, Permissions),
) -> Result<Message, AppError> {
    let notification: Notification =
        serde_json::from_str(&row.outgoing.payload).map_err(Fault::from)?;
    let text = language(context, row, &notification).await?;
    let says = notification.is_posted();
    if lacks != Permissions::default() {
        calls::keep_lacking(context, row, (lacks, says)).await?;
    }
    let prepared = whole(context, row, notification, form).await?;
    Ok(match in_form(prepared, form, notice(text, lacks).filter(|_| says)) {
        Outbound::Send(plainer)
        | Outbound::Edit(_, plainer)
        | Outbound::Thread(plainer, _)
        | Outbound::Direct(_, plainer) => plainer,
        // It went out of date in this moment.
        Outbound::Strip(_) | Outbound::Wake(_) | Outbound::Skip => message.clone().in_form(form),
    })
}

/// What says which permissions are missing; nothing if none is.
fn notice(text: &Text, lacks: Permissions) -> Option<String> {
    let missing = channels::names(text, lacks)?;
    Some(format!("-# {}", say!(text, "channel-lacks", missing = missing)))
}

/// What was prepared with its message in this form, and with a notice below if it is new.
fn in_form(prepared: Outbound, form: Form, notice: Option<String>) -> Outbound {
    let noted = |message: Message| {
        let mut message = message.in_form(form);
        if let Some(notice) = &notice {
            let room = limits::CONTENT.saturating_sub(limits::length(notice) + 1);
            message.content = format!("{}\n{notice}", cut(&message.content, room));
        }
        message
    };
    match prepared {
        Outbound::Send(message) => Outbound::Send(noted(message)),
        Outbound::Thread(message, name) => Outbound::Thread(noted(message), name),
        Outbound::Edit(at, message) => Outbound::Edit(at, message.in_form(form)),
        Outbound::Direct(user, message) => Outbound::Direct(user, message.in_form(form)),
        other @ (Outbound::Strip(_) | Outbound::Wake(_) | Outbound::Skip) => other,
    }
}

/// The language of the channel of a row.
async fn language(
    context: &Context,
    row: &Delivery,
    notification: &Notification,
) -> Result<&'static Text, Fault> {
    if let Some(game) = row.outgoing.game {
        let settings = context.store().game(game).await?.map(|stored| stored.settings);
        let settings: Option<Settings> =
            settings.map(|settings| serde_json::from_str(&settings)).transpose()?;
        return Ok(settings.map_or_else(|| Text::of(""), |settings| settings.language()));
    }
    let Notification::Standalone(alone) = notification else { return Ok(Text::of("")) };
    Ok(match alone {
        Standalone::Welcome { locale }
        | Standalone::Daily { locale, .. }
        | Standalone::Seek { locale, .. }
        | Standalone::SeekEnded { locale, .. }
        | Standalone::Overview { locale, .. } => Text::of(locale),
        Standalone::Thread { settings, .. } => settings.language(),
        _ => Text::of(""),
    })
}

/// Whom a message calls that could not be posted in the channel of its game, and with which words.
pub(crate) async fn called(context: &Context, row: &Delivery) -> Result<Vec<Called>, Fault> {
    let posted: Notification = serde_json::from_str(&row.outgoing.payload)?;
    let game = row.outgoing.game.filter(|_| posted.is_posted());
    let (Some(game), Notification::Post(posted)) = (game, posted) else {
        return Ok(Vec::new());
    };
    let Some(table) = context.store().table(game).await? else { return Ok(Vec::new()) };
    let table = clocks::as_heard(context, Table::read(table)?).await?;
    let Some(page) = page(context, &table, posted).await? else { return Ok(Vec::new()) };
    let words = page.message.content;
    let called = page.message.mentions.into_iter();
    Ok(called.map(|user| Called { user, words: words.clone() }).collect())
}

/// What to do with a row; the board is in words where the form has no pictures.
async fn whole(
    context: &Context,
    row: &Delivery,
    notification: Notification,
    form: Form,
) -> Result<Outbound, Fault> {
    if let Notification::Standalone(alone) = &notification {
        return standalone(context, alone).await;
    }
    let Some(game) = row.outgoing.game else { return Ok(Outbound::Skip) };
    let Some(table) = context.store().table(game).await? else { return Ok(Outbound::Skip) };
    let table = clocks::as_heard(context, Table::read(table)?).await?;
    match notification {
        Notification::Post(Post::Bulletin(bulletin)) if bulletin.is_edit() => {
            edit_bulletin(context, &table, &bulletin).await
        }
        Notification::Post(posted) => {
            let is_turn = posted.called_turn().is_some();
            let Some(page) = page(context, &table, posted).await? else {
                return Ok(Outbound::Skip);
            };
            let page = if form.files { page } else { in_words(context, &table, page, is_turn)? };
            let page = page.of(&table, context.art());
            Ok(Outbound::Send(picture::drawn(context, page, Whose::table(&table)).await))
        }
        Notification::Direct(direct) => to_one(context, &table, row, direct).await,
        Notification::Effect(effect) => affected(context, &table, row, effect).await,
        Notification::Standalone(_) => Ok(Outbound::Skip),
    }
}

/// A direct message about a game, or an edit of one.
async fn to_one(
    context: &Context,
    table: &Table,
    row: &Delivery,
    direct: Direct,
) -> Result<Outbound, Fault> {
    match direct {
        Direct::Call { .. } | Direct::Next { .. } | Direct::Recall { .. } => {
            notify::direct(context, table, row, &direct).await
        }
        Direct::Watched { user: Some(user), line, over, known } => {
            let upto = row.outgoing.ordinal.unwrap_or(u32::MAX);
            let news = Watched { line: &line, over, known, upto };
            watch::watched(context, table, user, news).await
        }
        Direct::Told { user: Some(user), told } => notify::told(context, table, user, told).await,
        Direct::Unsent { user: Some(user), trouble } => {
            let message = undeliverable::unsent_message(context, table, user, trouble).await?;
            Ok(Outbound::Direct(user, message))
        }
        Direct::Relayed { user: Some(user), words } => {
            let message = notify::relayed(context, table, user, &words).await?;
            Ok(Outbound::Direct(user, message))
        }
        // They were erased.
        Direct::Watched { user: None, .. }
        | Direct::Told { user: None, .. }
        | Direct::Unsent { user: None, .. }
        | Direct::Relayed { user: None, .. } => Ok(Outbound::Skip),
    }
}

/// What happens to what is there.
async fn affected(
    context: &Context,
    table: &Table,
    row: &Delivery,
    effect: Effect,
) -> Result<Outbound, Fault> {
    match effect {
        Effect::EditLobby => {
            let page = view::lobby::lobby(table.text(), table, context.art());
            let sent = context.store().message(table.id(), LOBBY).await?;
            Ok(sent.map_or(Outbound::Skip, |sent| Outbound::Edit(sent, page.message)))
        }
        Effect::Settled { slot, text, after } => {
            let sent = context.store().message(table.id(), &slot).await?;
            let sent = sent.filter(|sent| after.is_none_or(|after| sent.ordinal > after));
            let Some(sent) = sent else { return Ok(Outbound::Skip) };
            let Some(text) = text else { return Ok(Outbound::Strip(sent)) };
            let message = Message { files: Files::Set(Vec::new()), ..Message::text(text) };
            Ok(Outbound::Edit(sent, message))
        }
        Effect::Wake { lasting } => {
            let open = table.row.status.is_open() && table.row.channel == row.outgoing.channel;
            Ok(if open { Outbound::Wake(lasting) } else { Outbound::Skip })
        }
        Effect::Hook { event, at } => hooks::tell(context, table, row, (&event, at)).await,
    }
}

/// The page with what its pictures show in words; for a turn with the board around the last tile.
fn in_words(
    context: &Context,
    table: &Table,
    page: MessageDraft,
    is_turn: bool,
) -> Result<MessageDraft, Fault> {
    let (text, mut message) = (table.text(), page.message.clone());
    let room = limits::CONTENT.saturating_sub(limits::length(&message.content) + 1);
    let words = match is_turn && page.picture.is_some() {
        true => {
            let people = table.people(text);
            let narrator = Narrator { text, people: &people, plain: false };
            let around = limits::length(&say!(text, "board-words", words = ""));
            let (times, most) =
                (view::time::Times::new(table, context.now()), room.saturating_sub(around));
            let words = board_text::brief(&narrator, table.game()?, times, most);
            say!(text, "board-words", words = cut(&words, most))
        }
        false => {
            let shown = page.pictures(text).into_iter();
            shown.map(|(picture, _)| escaped(&picture.alt)).collect::<Vec<_>>().join("\n")
        }
    };
    message.content = format!("{}\n{}", message.content, cut(&words, room)).trim().to_owned();
    Ok(MessageDraft { message, ..MessageDraft::default() })
}

/// The message that is posted in the channel of a game; `None` if it has become pointless.
async fn page(
    context: &Context,
    table: &Table,
    posted: Post,
) -> Result<Option<MessageDraft>, Fault> {
    let now = context.now();
    Ok(Some(match posted {
        Post::Lobby => {
            let mut page = view::lobby::lobby(table.text(), table, context.art());
            page.message.mentions = notify::in_channel(context, &table.asked_again()).await?;
            page
        }
        Post::Started(turn) => {
            let pings = notify::pings(context, table, None).await?;
            started(table, turn, (&pings, context.figures()), now)?
        }
        Post::Turn { line, turn, ping, but, traces, brief } => {
            let pings = if ping { notify::pings(context, table, but).await? } else { Vec::new() };
            let shown = (&pings[..], context.figures());
            traces.on(turn_message(table, (&line, brief), turn, shown, &[], now)?)?
        }
        Post::Bulletin(bulletin) => return bulletin_page(table, &bulletin),
        Post::Undone { seat, turn, line, ping } => {
            // A player who pressed undo is present and needs no ping.
            let pings = if ping { notify::pings(context, table, None).await? } else { Vec::new() };
            undone(table, (seat, &line), turn, (&pings, context.figures()), now)?
        }
        Post::Asked { line, ask } => return Ok(view::seats::asked(table, &line, &ask)),
        Post::Idle { until } => {
            let asked: Vec<UserId> =
                table.asked().into_iter().filter_map(|seat| table.pinged(Seat(seat))).collect();
            view::time::idle(table, until, notify::in_channel(context, &asked).await?)
        }
        Post::LastWord { turn, until } => match notify::clock_of(table, turn) {
            Some(running) if running.until == until && table.pinged(turn.seat).is_some() => {
                let rung = notify::rung(context, table, running.seat).await?;
                view::time::last_word(table, running, rung)
            }
            _ => return Ok(None),
        },
        Post::Invited { user } => {
            let invited: Vec<UserId> =
                table.invited().into_iter().filter(|other| Some(*other) == user).collect();
            let Some(user) = user.filter(|_| table.row.status.is_open() && !invited.is_empty())
            else {
                return Ok(None);
            };
            let mut page = view::lobby::invited(table.text(), user);
            page.message.mentions = notify::in_channel(context, &invited).await?;
            page
        }
        Post::Found { users } => {
            let sits = |user: &UserId| table.players().contains(user);
            let users: Vec<UserId> = users.into_iter().flatten().filter(sits).collect();
            if users.is_empty() {
                return Ok(None);
            }
            let mut page = view::seek::found(table.text(), &users);
            page.message.mentions = notify::in_channel(context, &users).await?;
            page
        }
        Post::Closed { user: Some(user), turn } => notify::closed_page(table, user, turn)?,
        Post::Closed { user: None, .. } => return Ok(None),
        Post::Final { line, traces } => traces.on(final_page(context, table, &line).await?)?,
        Post::Remind { turn, until } => match notify::clock_of(table, turn) {
            Some(running) if running.until == until && table.pinged(turn.seat).is_some() => {
                view::time::remind(table, running)
            }
            _ => return Ok(None),
        },
        Post::TimeOver { turn } => match notify::clock_of(table, turn) {
            Some(running) if running.over => {
                let rung = notify::rung(context, table, running.seat).await?;
                view::time::over(table, running, rung)
            }
            _ => return Ok(None),
        },
        Post::Note { text } | Post::Said { text } | Post::Analysing { text, .. } => {
            MessageDraft::text(text)
        }
        Post::Standings => duplicate::over(context, table).await?,
        Post::Analysis { analysis, card: true } => view::analysis::card(table, &analysis)?,
        Post::Analysis { analysis, card: false } => {
            let boards = analyse::boards(context, table, &analysis).await?;
            view::analysis::page(table, &analysis, &boards)?
        }
        Post::Unfinished { line } => {
            let pings = notify::in_channel(context, &table.players()).await?;
            view::ending::unfinished(table.text(), table.id(), line, pings)
        }
        Post::Shared { seat, view } => shared(context, table, seat, &view).await?,
    }))
}

/// What to do with an outbox row that belongs to no game.
async fn standalone(context: &Context, alone: &Standalone) -> Result<Outbound, Fault> {
    match alone {
        Standalone::Welcome { locale } => {
            Ok(Outbound::Send(Message::text(Text::of(locale).say("welcome"))))
        }
        Standalone::Learn { user: Some(user), locale } => {
            let invitation = tutorial::invitation(Text::of(locale));
            Ok(Outbound::Direct(*user, invitation))
        }
        Standalone::Daily { user: Some(user), day, locale } => {
            daily::shared(context, (*user, *day), Text::of(locale)).await
        }
        Standalone::Seek { user: Some(user), guild, since, locale, over } => {
            let whose = (*guild, *user, *since);
            seek::told(context, whose, (Text::of(locale), *over)).await
        }
        Standalone::SeekEnded { call, guild, locale, found, table, due } => {
            let (whose, text) = ((*guild, call), Text::of(locale));
            seek::told_end(context, whose, (found, *table), (text, *due)).await
        }
        Standalone::Thread { host, settings, .. } => {
            threads::announced(context, *host, settings).await
        }
        Standalone::NoThread { user: Some(user), channel, permission } => {
            threads::told(context, *user, (*channel, *permission)).await
        }
        Standalone::Unposted { user: Some(user), channel } => {
            undeliverable::unposted(context, *user, *channel).await
        }
        Standalone::League { league, news } => league::announced(context, *league, *news).await,
        Standalone::LeagueTold { user: Some(user), league, news } => {
            league::told(context, (*league, *user), *news).await
        }
        Standalone::LeagueClosed { user: Some(user), league } => {
            league::closed_page(context, (*league, *user)).await
        }
        Standalone::Overview { guild, locale } => {
            overview::listed(context, *guild, Text::of(locale)).await
        }
        // They were erased.
        Standalone::Learn { user: None, .. }
        | Standalone::Daily { user: None, .. }
        | Standalone::Seek { user: None, .. }
        | Standalone::NoThread { user: None, .. }
        | Standalone::Unposted { user: None, .. }
        | Standalone::LeagueTold { user: None, .. }
        | Standalone::LeagueClosed { user: None, .. } => Ok(Outbound::Skip),
    }
}

async fn edit_bulletin(
    context: &Context,
    table: &Table,
    bulletin: &Bulletin,
) -> Result<Outbound, Fault> {
    let sent = context.store().message(table.id(), bulletin.slot()).await?;
    let Some((sent, page)) = sent.zip(bulletin_page(table, bulletin)?) else {
        return Ok(Outbound::Skip);
    };
    let page = page.of(table, context.art());
    let message = picture::drawn(context, page, Whose::table(table)).await;
    Ok(Outbound::Edit(sent, message))
}

async fn final_page(context: &Context, table: &Table, line: &str) -> Result<MessageDraft, Fault> {
    let text = table.text();
    let events = load::events(context, table.id()).await?;
    let count = render::LastCount::of(&events);
    let people = table.people(text);
    let game = table.game()?;
    let mut more = Vec::new();
    if table.is_secret() {
        more.push(text.say("duplicate-later"));
    }
    if table.settings.guided {
        more.push(text.say("learn-over"));
    }
    let mut page = view::ending::EndMessage {
        text,
        people: &people,
        game,
        line,
        sheet: &load::sheet_of(table, events),
        count: &count,
        absent: &table.absent(),
        id: table.id(),
        key: table.key().filter(|_| !table.is_secret()),
        more: &more,
        pings: &notify::in_channel(context, &table.players()).await?,
    }
    .page();
    page.highlights = highlights(context, table).await;
    Ok(page)
}

/// The highlights of a game that was played to its end. The end is told without them if the game
/// cannot be played again now.
async fn highlights(context: &Context, table: &Table) -> Option<DescribedPicture> {
    table.game.as_ref()?.result()?;
    let text = table.text();
    let seen = queries::boards(context, table, text, 0).await;
    let seen = seen.inspect_err(|why| tracing::warn!(%why, "an end has no highlights")).ok()?;
    let spec = seen.highlights()?;
    Some(DescribedPicture { spec, alt: text.say("alt-highlights") })
}

/// The view that somebody shares, as it is when the message is sent.
async fn shared(
    context: &Context,
    table: &Table,
    seat: Option<Seat>,
    view: &SharedView,
) -> Result<MessageDraft, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let (key, mut page) = match view {
        SharedView::Board { words: true, .. } => ("share-board", queries::position(text, table)?),
        SharedView::Board { view, around, .. } => {
            let count = queries::last_count(context, table).await?;
            let seen = Seen { since: &[], now: context.now(), count: &count };
            let shown = BoardView { part: BoardPart::named(view), around: *around };
            ("share-board", looks::board(text, table, game, shown, seen))
        }
        SharedView::Score => {
            let sheet = load::sheet(context, table).await?;
            ("share-score", looks::score(text, table, game, &sheet))
        }
        SharedView::Replay => ("share-replay", queries::whole_game(context, table, text).await?),
    };
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let who = seat.map_or_else(|| text.say("who-somebody"), |seat| narrator.who(seat));
    let words = format!("{}\n{}", say!(text, key, who = who), page.message.content);
    page.message.content = cut(&words, limits::CONTENT);
    Ok(page)
}

fn bulletin_page(table: &Table, bulletin: &Bulletin) -> Result<Option<MessageDraft>, Fault> {
    let text = table.text();
    let people = table.people(text);
    bulletin.page(&Narrator { text, people: &people, plain: false })
}

/// The people whom a turn message pings, and the emoji that it shows.
type Shown<'a> = (&'a [(Seat, UserId)], &'a [String]);

/// The turn message; it has a ping, button and picture only while its turn lasts.
fn turn_message(
    table: &Table,
    (line, brief): (&str, bool),
    turn: TurnRef,
    (pings, figures): Shown<'_>,
    more: &[String],
    now: Millis,
) -> Result<MessageDraft, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let people = table.people(text);
    let asked = game.asked(turn.seat).is_some() || table.progress.parallel_since.is_some();
    let same = game.decision().is_some() && asked && game.turn().number == turn.number;
    if table.row.status != Status::Running || !same {
        let mut lines = vec![line.to_owned()];
        lines.extend(more.iter().cloned());
        lines.retain(|line| !line.is_empty());
        return Ok(MessageDraft::text(narration::lines(text, &lines)));
    }
    let asked = || game.decisions().iter().map(|asked| asked.seat);
    let resigned = |seat: &Seat| table.progress.resigned.contains(seat);
    let free: Vec<Seat> =
        asked().filter(|seat| !table.is_taken(*seat) && !resigned(seat)).collect();
    let stands_in = |seat: &Seat| table.progress.standins.contains(seat) || resigned(seat);
    let automatic: Vec<Seat> = asked().filter(|seat| stands_in(seat)).collect();
    let message = view::turn_message::TurnMessage {
        text,
        people: &people,
        id: table.id(),
        ordinal: table.row.ordinal,
        game,
        line,
        more,
        brief,
        pings,
        free: &free,
        automatic: &automatic,
        figures,
        aloud: table.counts_aloud(),
        times: view::time::Times::new(table, now),
    };
    Ok(message.page())
}

fn started(
    table: &Table,
    turn: TurnRef,
    (pings, figures): Shown<'_>,
    now: Millis,
) -> Result<MessageDraft, Fault> {
    let text = table.text();
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let game = table.game()?;
    let order: Vec<String> = game.seats().map(|seat| narrator.who(seat)).collect();
    let line = say!(text, "ring-started", order = text.list(&order));
    let seal = table.seal().map(|seal| say!(text, "ring-commitment", seal = seal));
    turn_message(table, (&line, false), turn, (pings, figures), seal.as_slice(), now)
}

fn undone(
    table: &Table,
    (seat, back): (Seat, &str),
    turn: TurnRef,
    (pings, figures): Shown<'_>,
    now: Millis,
) -> Result<MessageDraft, Fault> {
    let text = table.text();
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let mut line = say!(text, "ring-undone", who = narrator.who(seat));
    if !back.is_empty() {
        line = format!("{line} ~~{back}~~");
    }
    turn_message(table, (&line, false), turn, (pings, figures), &[], now)
}
