//! Notifying one person: in the channel, by direct message, or both, as that person prefers. A
//! person whose direct messages are closed is told so once in the channel, and is pinged there from
//! then on.

use game::narration::cut;
use port::{ActionRow, Button, FailureCause, Message, limits};
use queues::outbox::notification::{
    AboutGame as _, Direct, Effect, PersonalNews, Post, TURN, TurnRef, call_slot, late_slot,
};
use queues::outbox::worker::Outbound;
use rules::{Game, Seat};
use storage::{
    ChannelId, Delivery, GameId, GuildId, MessageId, Millis, Outgoing, Status, UnitOfWork, UserId,
};
use table::error::{AppError, Fault};
use table::model::Table;
use table::preferences::Prefs;
use table::time_control::Running;
use text::{Text, say};
use view::{MessageDraft, seats, time};

use crate::clocks::prefs;
use crate::messages::say_of;
use crate::{Context, channels};

/// No turn has this number.
const NO_TURN: u32 = 0;

/// How long a direct message waits for the channel message that it links to.
const AFTER_RING: Millis = 2_000;

/// Tells the players to move by direct message that it is their turn, and the player after
/// them that they are next, if they want that.
pub async fn call(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    game: &Game,
    once: &str,
    but: Option<Seat>,
) -> Result<(), AppError> {
    let first = TurnRef::of(game);
    let next = Seat((first.seat.0 + 1) % game.setup().seats.max(1));
    let asked = game.decisions().iter().map(|asked| (asked.seat, true));
    let asked = asked.filter(|(seat, _)| Some(*seat) != but || first.seat == *seat);
    for (seat, called) in asked.chain([(next, false)]) {
        let Some(user) = table.pinged(seat) else { continue };
        let (user, prefs) = (Some(user), prefs(act, table, seat).await?);
        let turn = if called { TurnRef { seat, ..first } } else { first };
        let notification = match called {
            true if prefs.directly() => Direct::Call { user, turn, until: None },
            // A player who was told by direct message that they are next is told there that it
            // is now their turn.
            true if prefs.next && !prefs.closed => Direct::Recall { user, seat, undone: None },
            false if prefs.next && !prefs.closed && game.asked(next).is_none() => {
                Direct::Next { user, turn, seat }
            }
            _ => continue,
        };
        // Several seats may be asked at once, and each player is told.
        aside(act, table, ordinal, &notification, &format!("{once}.{}", seat.0)).await?;
    }
    Ok(())
}

/// After moves were undone back to the state `to`, tells the players who are no longer asked,
/// in the messages that asked them. `line` lists the undone moves, `by` says who undid them.
pub async fn unask(
    act: &mut dyn UnitOfWork,
    (table, after): (&Table, &Game),
    (to, ordinal): (u32, u32),
    (by, line): (&str, &str),
) -> Result<(), AppError> {
    let (text, before) = (table.text(), table.game()?);
    let asked = before.decisions().iter().map(|asked| asked.seat);
    let gone: Vec<Seat> = asked.filter(|seat| after.asked(*seat).is_none()).collect();
    let names: Vec<String> = gone.iter().map(|seat| seats::who(text, table, *seat)).collect();
    let (number, who) = (names.len(), text.list(&names));
    let why = say!(text, "undone-asked", by = by, who = who, number = number);
    let ring = match line {
        "" => why.clone(),
        line => cut(&format!("~~{line}~~\n{why}"), limits::CONTENT),
    };
    let late = gone.iter().map(|seat| (late_slot(*seat), why.clone()));
    for (slot, text) in [(TURN.to_owned(), ring)].into_iter().chain(late) {
        let once = slot.clone();
        let notification = Effect::Settled { slot, text: Some(text), after: Some(to) };
        act.enqueue(&notification.row(table.id(), ordinal, table.row.channel, &once)?).await?;
    }
    let next = Seat((TurnRef::of(before).seat.0 + 1) % before.setup().seats.max(1));
    for seat in gone.into_iter().chain([next]) {
        if let Some(user) = table.pinged(seat) {
            let notification = Direct::Recall { user: Some(user), seat, undone: Some(to) };
            aside(act, table, ordinal, &notification, &seat.0.to_string()).await?;
        }
    }
    Ok(())
}

/// The person whom a turn message in the channel pings for a seat; `None` if there is nobody
/// or they do not want to be pinged there.
pub async fn rung(context: &Context, table: &Table, seat: Seat) -> Result<Option<UserId>, Fault> {
    let Some(user) = table.pinged(seat) else { return Ok(None) };
    let prefs = Prefs::read(&context.store().prefs(user).await?);
    Ok(Some(user).filter(|_| prefs.in_channel()))
}

/// The people whom a turn message in the channel pings, by seat: those who are asked, except
/// the seat `but`.
pub async fn pings(
    context: &Context,
    table: &Table,
    but: Option<Seat>,
) -> Result<Vec<(Seat, UserId)>, Fault> {
    let mut pings = Vec::new();
    for seat in table.asked().into_iter().map(Seat).filter(|seat| Some(*seat) != but) {
        pings.extend(rung(context, table, seat).await?.map(|user| (seat, user)));
    }
    Ok(pings)
}

/// The people in this list whom the channel pings.
pub async fn in_channel(context: &Context, people: &[UserId]) -> Result<Vec<UserId>, Fault> {
    let mut pinged = Vec::new();
    for &user in people {
        let prefs = Prefs::read(&context.store().prefs(user).await?);
        pinged.extend(Some(user).filter(|_| prefs.in_channel()));
    }
    Ok(pinged)
}

/// Sends news for everybody by direct message to the people whom the channel does not ping. `once`
/// tells this news from others at the same ordinal.
pub async fn tell_directly(
    act: &mut dyn UnitOfWork,
    people: &[UserId],
    (game, ordinal, channel): (GameId, u32, ChannelId),
    told: PersonalNews,
    once: &str,
) -> Result<(), AppError> {
    for &user in people {
        if Prefs::read(&act.prefs(user).await?).in_channel() {
            continue;
        }
        let notification = Direct::Told { user: Some(user), told };
        let row = notification.row(game, ordinal, channel, &format!("{once}.{user}"))?;
        act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    }
    Ok(())
}

/// The direct message with such news.
pub async fn told(
    context: &Context,
    table: &Table,
    user: UserId,
    told: PersonalNews,
) -> Result<Outbound, Fault> {
    let key = match told {
        PersonalNews::Over => "call-over",
        PersonalNews::Ranked => "call-ranked",
        PersonalNews::Again if table.row.status == Status::Lobby => "call-again",
        PersonalNews::Invited if table.invited().contains(&user) => "call-invited",
        PersonalNews::Found if table.players().contains(&user) => "call-found",
        PersonalNews::Again | PersonalNews::Invited | PersonalNews::Found => {
            return Ok(Outbound::Skip);
        }
    };
    let channel = format!("<#{}>", table.row.channel);
    let words = say!(text_of(context, user).await?, key, channel = channel);
    Ok(Outbound::Direct(user, Message::text(words)))
}

/// A direct message about a turn, or an edit of one; skipped if the turn is over.
pub async fn direct(
    context: &Context,
    table: &Table,
    row: &Delivery,
    direct: &Direct,
) -> Result<Outbound, Fault> {
    let (user, turn, key, until) = match direct {
        Direct::Call { user, turn, until: None } => (*user, *turn, "call-turn", None),
        Direct::Call { user, turn, until } => (*user, *turn, "call-remind", *until),
        Direct::Next { user, turn, .. } => (*user, *turn, "call-next", None),
        Direct::Recall { user, seat, undone } => {
            let Some(user) = *user else { return Ok(Outbound::Skip) };
            return recall(context, table, user, *seat, *undone).await;
        }
        _ => return Ok(Outbound::Skip),
    };
    let Some(user) = user else { return Ok(Outbound::Skip) };
    let stale = until.is_some() && clock_of(table, turn).map(|clock| clock.until) != until;
    let called = matches!(direct, Direct::Call { .. });
    if !lasts(table, turn)? || stale || called && table.pinged(turn.seat) != Some(user) {
        return Ok(Outbound::Skip);
    }
    // A row sent out of order may be sent before the turn message, so check that message's
    // ordinal.
    let least = if row.outgoing.in_order { 0 } else { row.outgoing.ordinal.unwrap_or(0) };
    Ok(Outbound::Direct(user, call_message(context, table, user, turn, key, least).await?))
}

/// Edits a person's last direct message to what is true now.
async fn recall(
    context: &Context,
    table: &Table,
    user: UserId,
    seat: Seat,
    undone: Option<u32>,
) -> Result<Outbound, Fault> {
    let sent = context.store().message(table.id(), &call_slot(seat)).await?;
    let sent = sent.filter(|sent| undone.is_none_or(|to| sent.ordinal > to));
    let Some(sent) = sent.filter(|_| table.player(seat) == Some(user)) else {
        return Ok(Outbound::Skip);
    };
    let asked = table.pinged(seat).is_some() && table.asked().contains(&seat.0);
    let key = match (asked, undone) {
        (true, _) => "call-turn",
        (false, Some(_)) => "call-undone",
        (false, None) => return Ok(Outbound::Skip),
    };
    let turn = TurnRef { seat, number: table.game()?.turn().number };
    Ok(Outbound::Edit(sent, call_message(context, table, user, turn, key, 0).await?))
}

/// A direct message about a turn, with a link to the turn message in the channel if that has
/// the ordinal `least` or a later one, otherwise to the channel.
async fn call_message(
    context: &Context,
    table: &Table,
    user: UserId,
    turn: TurnRef,
    key: &str,
    least: u32,
) -> Result<Message, Fault> {
    let text = text_of(context, user).await?;
    let (channel, game) = (format!("<#{}>", table.row.channel), table.id().public());
    let who = seats::who(text, table, turn.seat);
    let mut lines = vec![say!(text, key, channel = channel, game = game, who = who)];
    let clock = clock_of(table, turn).filter(|_| ["call-turn", "call-remind"].contains(&key));
    lines.extend(clock.and_then(|clock| {
        match clock.silence {
            false => Some(time::until(text, clock.until)),
            // Whoever is called there alone reads there what the channel reads.
            true => time::last_word_directly(text, table, clock, context.now())
                .filter(|_| key == "call-remind"),
        }
    }));
    let ring = context.store().message(table.id(), TURN).await?;
    let ring = ring.filter(|ring| ring.ordinal >= least && ring.channel == table.row.channel);
    let place = link(table.row.guild, table.row.channel, ring.map(|ring| ring.message));
    let go = Button::link(text.say("button-to-game"), place);
    Ok(Message { rows: vec![ActionRow::Buttons(vec![go])], ..Message::text(lines.join("\n")) })
}

/// A direct message with what calls a person in a channel that takes no message.
pub async fn relayed(
    context: &Context,
    table: &Table,
    user: UserId,
    words: &str,
) -> Result<Message, Fault> {
    let text = text_of(context, user).await?;
    let channel = format!("<#{}>", table.row.channel);
    let words = format!("{}\n{words}", say!(text, "call-relayed", channel = channel));
    let place = link(table.row.guild, table.row.channel, None);
    let go = Button::link(text.say("button-to-game"), place);
    let message = Message::text(cut(&words, limits::CONTENT));
    Ok(Message { rows: vec![ActionRow::Buttons(vec![go])], ..message })
}

/// The person's language: the chosen one, or the last one seen; English if neither is known.
pub async fn text_of(context: &Context, user: UserId) -> Result<&'static Text, Fault> {
    let prefs = Prefs::read(&context.store().prefs(user).await?);
    let locale = context.store().player(user).await?.map(|player| player.locale);
    Ok(prefs.text_for(&locale.unwrap_or_default()))
}

/// Records that a person does not accept direct messages, and says so in the channel.
pub async fn closed(
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    direct: &Direct,
) -> Result<(), AppError> {
    let (user, turn) = match direct {
        Direct::Call { user, turn, .. } | Direct::Next { user, turn, .. } => (*user, *turn),
        // About the table, not about a turn.
        Direct::Told { user, .. } => (*user, TurnRef { number: NO_TURN, seat: Seat(0) }),
        _ => return Ok(()),
    };
    let (Some(user), Some(game)) = (user, row.outgoing.game) else { return Ok(()) };
    let known = Prefs::read(&act.held_prefs(user).await?);
    // Two games may have sent messages at once: the second must report its turn, too.
    let called = matches!(direct, Direct::Call { .. });
    if (!known.closed || called)
        && let Some(stored) = act.table(game).await?
    {
        let table = Table::read(stored)?;
        let prefs = Prefs { closed: true, ..known };
        act.save_prefs(user, &prefs.text().map_err(Fault::from)?).await?;
        if act.hindrance(table.row.channel).await?.is_some_and(|known| channels::is_mute(&known)) {
            // Nor can it be said there; when the channel works again, it calls whoever is to move.
            return Ok(());
        }
        let notification = Post::Closed { user: Some(user), turn };
        say_of(act, &table, &notification, &row.id.to_string()).await?;
    }
    Ok(())
}

/// The channel message about closed direct messages, with a ping while it is the person's turn, or if
/// it was about the table.
pub fn closed_page(table: &Table, user: UserId, turn: TurnRef) -> Result<MessageDraft, Fault> {
    let text = table.text();
    let running = table.row.status == Status::Running;
    let asked = running && lasts(table, turn)?;
    let asked = asked && table.pinged(turn.seat) == Some(user);
    let pinged = asked || turn.number == NO_TURN;
    let seat = table.seats.iter().find(|seated| seated.player == Some(user));
    let who = match (pinged, seat) {
        (true, _) => format!("<@{user}>"),
        (false, Some(seated)) => seats::who(text, table, Seat(seated.seat)),
        (false, None) => text.say("who-somebody"),
    };
    let mut page = MessageDraft::text(say!(text, "call-closed", who = who));
    page.message.mentions = pinged.then_some(user).into_iter().collect();
    Ok(if asked { page.row(ActionRow::Buttons(vec![time::open(table)])) } else { page })
}

/// Queues a direct message, delayed a little so that the channel message comes first.
async fn aside(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    notification: &Direct,
    once: &str,
) -> Result<(), AppError> {
    let row = notification.row(table.id(), ordinal, table.row.channel, once)?;
    let not_before = act.now() + AFTER_RING;
    act.enqueue(&Outgoing { in_order: false, not_before, ..row }).await?;
    Ok(())
}

/// The URL of a message or channel, which works in every Discord client.
fn link(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let message = message.map(|message| format!("/{message}")).unwrap_or_default();
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}

/// The clock of a turn, while that turn lasts.
pub fn clock_of(table: &Table, turn: TurnRef) -> Option<Running> {
    let running = table.progress.clocks.of(turn.seat)?;
    let lasts = table.row.status == Status::Running && running.turn == turn.number;
    lasts.then_some(running)
}

/// Whether a seat is still asked in the same turn.
fn lasts(table: &Table, turn: TurnRef) -> Result<bool, Fault> {
    Ok(table.asked().contains(&turn.seat.0) && table.game()?.turn().number == turn.number)
}

/// Whether a direct message failed because the person cannot be reached by one. Access and permissions
/// are refused there only to a bot that the person does not let write.
pub fn is_closed(cause: FailureCause) -> bool {
    use FailureCause::{CannotDm, MissingAccess, MissingPermission};
    matches!(cause, CannotDm | MissingAccess | MissingPermission)
}
