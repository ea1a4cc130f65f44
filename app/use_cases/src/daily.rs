//! The daily board: played alone in a private panel, left and resumed at will, each tile placed
//! once. What is secret (the seed of today, the tiles to come) never leaves the storage before its
//! time.

use ::view::daily::{self as view, DailyBoard};
use ::view::{MessageDraft, refusal};
use ground::load::must_be_welcome;
use ground::{Answer, Context, Request, Started, channels, finish};
use port::Message;
use queues::outbox::notification::Standalone;
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::worker::Outbound;
use rules::{Event, Game, Seed};
use storage::{DailyPlay, GuildId, ListedDaily, StoreError, UnitOfWork, UserId};
use table::daily::{self, TileMark};
use table::error::{AppError, Fault, Refusal};
use table::laid::Laid;
use table::outcome::Outcome;
use table::token::{ComponentToken, TurnAction};
use text::{Name, Text, say};

use crate::turn::Planning;

/// The length of the list of a day.
const LISTED: u32 = 15;

/// `/daily play`: begins today's board, or goes on with it.
pub async fn play(request: &Request<'_>) -> Result<Answer, AppError> {
    let today = daily::day_of(request.context.now());
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        match act.daily_play(today, request.user()).await? {
            Some(play) => save_here(&mut *act, request, play).await?,
            None => match begin(&mut *act, request, today).await {
                // Somebody pressed twice: it has begun.
                Err(AppError::Fault(Fault::Store(StoreError::AlreadySeated))) => {
                    drop(act);
                    return shown(request, today, None).await.map(Answer::private);
                }
                begun => begun?,
            },
        }
        finish(act, &Outcome::Nothing).await?;
    }
    shown(request, today, None).await.map(Answer::private)
}

async fn begin(act: &mut dyn UnitOfWork, request: &Request<'_>, day: u32) -> Result<(), AppError> {
    let fresh = (request.context.options.seed)()?;
    let fresh = serde_json::to_string(&fresh).map_err(Fault::from)?;
    let seed = seed(&act.seed_daily(day, &fresh).await?)?;
    let game = daily::deal(seed)?;
    let play = DailyPlay {
        day,
        number: 0,
        guilds: request.interaction.guild.into_iter().collect(),
        snapshot: game.snapshot(),
        ordinal: 0,
        draft: String::new(),
        strip: String::new(),
        points: 0,
        ended_at: None,
    };
    act.begin_daily(request.user(), &play).await?;
    Ok(())
}

/// Notes that the board is played in this server too, so that it is in its list.
async fn save_here(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    mut play: DailyPlay,
) -> Result<(), AppError> {
    let here: Option<GuildId> = request.interaction.guild;
    if let Some(here) = here.filter(|here| !play.guilds.contains(here)) {
        play.guilds.push(here);
        act.save_daily(&play).await?;
    }
    Ok(())
}

fn seed(stored: &str) -> Result<Seed, Fault> {
    Ok(serde_json::from_str(stored)?)
}

fn name(request: &Request<'_>) -> Name {
    request.text().person(&request.interaction.user.display_name)
}

/// The person's board of a day: the panel, or how it ended.
async fn shown(
    request: &Request<'_>,
    day: u32,
    note: Option<String>,
) -> Result<MessageDraft, AppError> {
    let play = request.context.store().daily_play(day, request.user()).await?;
    let play = play.ok_or(Refusal::NoDaily)?;
    let game = Game::restore(&play.snapshot).map_err(Fault::from)?;
    let (text, name) = (request.text(), name(request));
    if play.ended_at.is_some() {
        return Ok(view::finished(text, &play, &game, &name, note));
    }
    let laid = daily::laid(&game, &play.draft)?;
    Ok(view::panel(text, &play, (&game, &laid), &name, note, request.context.now()))
}

/// A press in the panel: `change` lays something out, and a step that confirms places the tile for
/// good instead. A press that cannot be obeyed changes nothing, and the panel says why.
pub async fn press<F>(
    request: &Request<'_>,
    token: &ComponentToken,
    step: TurnAction,
    change: F,
) -> Result<Answer, AppError>
where
    F: FnOnce(&Planning<'_>) -> Result<Laid, Refusal> + Send,
{
    let today = daily::day_of(request.context.now());
    let pressed = match view::day(token) {
        Some(day) if day == today => pressed(request, (token, today), step, change).await,
        _ => Err(Refusal::DailyOver.into()),
    };
    let note = match pressed {
        Ok(note) => note,
        Err(AppError::Refused(refused)) => {
            Some(refusal::sentence(request.text(), &refused, &[name(request)]))
        }
        Err(fault) => return Err(fault),
    };
    match shown(request, today, note.clone()).await {
        Err(AppError::Refused(refused)) => {
            let words = refusal::sentence(request.text(), &refused, &[]);
            Ok(Answer::update(MessageDraft::text(note.unwrap_or(words))))
        }
        page => page.map(Answer::update),
    }
}

async fn pressed<F>(
    request: &Request<'_>,
    (token, day): (&ComponentToken, u32),
    step: TurnAction,
    change: F,
) -> Result<Option<String>, AppError>
where
    F: FnOnce(&Planning<'_>) -> Result<Laid, Refusal> + Send,
{
    let Started::New(mut act) = request.begin().await? else { return Ok(None) };
    let play = act.daily_play(day, request.user()).await?.ok_or(Refusal::NoDaily)?;
    if token.ordinal < play.ordinal {
        // Pressed twice, or the first answer was lost.
        return Ok(Some(say!(request.text(), "done-already", line = "").trim().to_owned()));
    }
    if play.ordinal != token.ordinal || play.ended_at.is_some() {
        return Err(Refusal::Stale.into());
    }
    let game = Game::restore(&play.snapshot).map_err(Fault::from)?;
    let laid = daily::laid(&game, &play.draft)?;
    let (text, people) = (request.text(), [name(request)]);
    match step {
        TurnAction::Confirm(plan) if plan != laid.plan.digest() => {
            return Err(Refusal::OtherPlan.into());
        }
        TurnAction::Confirm(_) => {
            let placed = placed(play, laid, act.now())?;
            act.save_daily(&placed).await?;
        }
        _ => {
            let laid = change(&Planning { laid, text, people: &people, aloud: true })?;
            let draft = serde_json::to_string(&laid.plan).map_err(Fault::from)?;
            act.save_daily(&DailyPlay { draft, ..play }).await?;
        }
    }
    finish(act, &Outcome::Nothing).await?;
    Ok(None)
}

/// The board with the plan carried out and the next tile drawn.
fn placed(play: DailyPlay, laid: Laid, now: storage::Millis) -> Result<DailyPlay, AppError> {
    let laid = laid.confirmed().map_err(|_| Refusal::NothingLaid)?;
    let mut laid = laid.played().map_err(|_| Refusal::OtherPlan)?;
    if laid.plan.actions.is_empty() || laid.open().is_some() {
        return Err(Refusal::NothingLaid.into());
    }
    let mut events: Vec<Event> = laid.events();
    events.extend(daily::draw(&mut laid.game)?);
    let game = laid.game;
    let points = game.scores().first().copied().unwrap_or_default();
    let mut strip = play.strip.clone();
    strip.push(TileMark::of(&events).letter());
    Ok(DailyPlay {
        snapshot: game.snapshot(),
        ordinal: play.ordinal + 1,
        draft: String::new(),
        strip,
        points,
        ended_at: game.result().map(|_| now),
        ..play
    })
}

/// `/daily share`: posts the result here.
pub async fn share(request: &Request<'_>) -> Result<Answer, AppError> {
    let today = daily::day_of(request.context.now());
    channels::must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        let play = act.daily_play(today, request.user()).await?.ok_or(Refusal::NoDaily)?;
        if play.ended_at.is_none() {
            return Err(Refusal::DailyOpen.into());
        }
        let locale = request.interaction.guild_locale.as_deref();
        let notification = Standalone::Daily {
            user: Some(request.user()),
            day: today,
            locale: locale.unwrap_or(request.text().code()).to_owned(),
        };
        // Once in a channel, however often it is asked for.
        let channel = request.interaction.channel;
        let key = OutboxKey::Daily(today, play.number, channel);
        act.enqueue(&notification.row(channel, key)?).await?;
        save_here(&mut *act, request, play).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("share-done"))))
}

/// The public message about somebody's board; none if the person was erased meanwhile.
pub async fn shared(
    context: &Context,
    (user, day): (UserId, u32),
    text: &'static Text,
) -> Result<Outbound, Fault> {
    let store = context.store();
    let play = store.daily_play(day, user).await?;
    let Some(play) = play else { return Ok(Outbound::Skip) };
    let known = store.player(user).await?.map(|player| player.name).unwrap_or_default();
    let name = text.person(&known);
    Ok(Outbound::Send(Message::text(view::shared(text, &play, &name))))
}

/// `/daily board`: the list of the server, and how yesterday ended.
pub async fn board(request: &Request<'_>) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    let store = request.context.store();
    let day = daily::day_of(request.context.now());
    let today = store.dailies(day, guild, LISTED).await?;
    let yesterday = store.dailies(day.saturating_sub(1), guild, LISTED).await?;
    let best = yesterday.first().map(|best: &ListedDaily| Game::restore(&best.play.snapshot));
    let best = best.transpose().map_err(Fault::from)?;
    let kept = async |day| -> Result<Option<Seed>, Fault> {
        store.daily_seed(day).await?.map(|stored| seed(&stored)).transpose()
    };
    let page = DailyBoard {
        text: request.text(),
        day,
        seal: kept(day).await?.map(|seed| seed.commitment()),
        today: &today,
        yesterday: &yesterday,
        best: best.as_ref(),
        key: kept(day.saturating_sub(1)).await?,
    };
    Ok(Answer::private(page.page()))
}
