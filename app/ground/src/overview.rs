//! Server-wide messages: the greeting when the bot is added, and the self-updating list of open
//! games. The list is edited at most every few minutes, because Discord limits edits of old
//! messages.

use queues::outbox::notification::Standalone;
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::worker::Outbound;
use storage::{ChannelId, Find, GuildId, Millis, Outgoing, UnitOfWork};
use table::error::{AppError, Fault};
use table::internal_act::InternalAct;
use table::model::Table;
use table::outcome::Outcome;
use text::Text;
use view::my_games;

use crate::{Context, finish};

/// The shortest time between two edits of an overview.
const EVERY: Millis = 5 * 60_000;

/// Updates the overview of a server with this locale, if it has one.
pub async fn refresh(
    act: &mut dyn UnitOfWork,
    guild: Option<GuildId>,
    locale: &str,
) -> Result<(), AppError> {
    let Some(guild) = guild else { return Ok(()) };
    let Some(listed) = act.overview(guild).await? else { return Ok(()) };
    // Changes within a few minutes share one edit at the end.
    let next = act.now() / EVERY + 1;
    let row = row(guild, locale, listed.channel, OutboxKey::OverviewDue(guild, next))?;
    let row = Outgoing { not_before: next * EVERY, ..row };
    act.enqueue(&row).await?;
    Ok(())
}

/// Greets a server, once.
pub async fn welcome(
    context: &Context,
    guild: GuildId,
    channel: ChannelId,
    locale: &str,
) -> Result<(), AppError> {
    let key = InternalAct::Welcome(guild).key(None, 0);
    let storage::BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await?
    else {
        return Ok(());
    };
    let notification = Standalone::Welcome { locale: locale.to_owned() };
    act.enqueue(&notification.row(channel, OutboxKey::Welcome(guild))?).await?;
    finish(act, &Outcome::Nothing).await
}

/// The overview of a server: posted, or edited if it is there.
pub async fn listed(
    context: &Context,
    guild: GuildId,
    text: &'static Text,
) -> Result<Outbound, Fault> {
    let mut games = context.store().games(Find::OpenIn(guild), u32::MAX).await?;
    let count = games.len();
    // Those that have waited longest are listed, and all are counted.
    games.sort_by_key(|game| game.changed_at);
    games.truncate(my_games::LISTED as usize);
    let mut tables = Vec::new();
    for game in games {
        let stored = context.store().table(game.id).await?;
        tables.extend(stored.map(Table::read).transpose()?);
    }
    let page = my_games::overview(text, &tables, count, context.now());
    Ok(match context.store().overview(guild).await? {
        Some(sent) => Outbound::Edit(sent, page.message),
        None => Outbound::Send(page.message),
    })
}

/// The row that posts or updates the overview of a server with this locale.
pub fn row(
    guild: GuildId,
    locale: &str,
    channel: ChannelId,
    key: OutboxKey,
) -> Result<Outgoing, Fault> {
    let post = Standalone::Overview { guild, locale: locale.to_owned() };
    let slot = Some(storage::overview_slot(guild));
    let row = post.row(channel, key)?;
    Ok(Outgoing { slot, in_order: false, ..row })
}
