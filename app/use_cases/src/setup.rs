//! The host chooses sets and house rules in the lobby: `/game options` and its private panel.
//! Everybody sees the choices in the lobby message. What may still change later takes effect at once.

use ground::load::table_for;
use ground::messages::{edit_lobby, named, note};
use ground::{Answer, Request, Started, clocks, finish, load};
use storage::GameId;
use table::access::{self, Act};
use table::error::{AppError, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::token::ComponentToken;
use text::Text;
use view::setup::OpenPanel;

use crate::duplicate;

/// The button in the lobby, which names no page, and paging in the panel.
pub async fn show_setup(
    request: &Request<'_>,
    pressed: Option<(&ComponentToken, Option<usize>)>,
) -> Result<Answer, AppError> {
    let table = load::table_to(request, pressed.map(|(token, _)| token), Act::Setup).await?;
    let page = pressed.and_then(|(_, page)| page).unwrap_or(0);
    let open = OpenPanel { page, ..OpenPanel::default() };
    let view = view::setup::page(request.text(), (&table, request.context.art()), open, None);
    // A press in the public lobby message must not replace that message.
    Ok(if matches!(pressed, Some((_, None))) {
        Answer::private(view)
    } else {
        Answer::update(view)
    })
}

/// Stores changed settings of an open table.
pub async fn settle(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    change: impl FnOnce(&Table) -> Result<Settings, Refusal>,
) -> Result<GameId, AppError> {
    match request.begin().await? {
        Started::Again(Outcome::Settled(game)) => Ok(GameId(game)),
        Started::Again(_) => Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Setup).await?;
            let settings = change(&table)?;
            let plays = |settings: &Settings| {
                (settings.systems, settings.house, settings.host_tiles.clone())
            };
            if settings.carried.is_some() && plays(&settings) != plays(&table.settings) {
                return Err(Refusal::GoesOn.into());
            }
            duplicate::share_settings(request, &mut *act, &table, &settings).await?;
            let most = settings.most_seats();
            if table.seats.len() > usize::from(most) {
                return Err(Refusal::Crowded { most }.into());
            }
            act.save_settings(table.id(), &settings.text()?).await?;
            edit_lobby(&mut *act, request.interaction, &table).await?;
            finish(act, &Outcome::Settled(table.id().0)).await?;
            Ok(table.id())
        }
    }
}

/// Changes a table's settings with immediate effect, and announces the change.
pub async fn change_settings(
    request: &Request<'_>,
    wanted: Act,
    change: impl FnOnce(&mut Settings),
    told: impl FnOnce(&Text, &Settings) -> String,
) -> Result<(), AppError> {
    let Started::New(mut act) = request.begin().await? else { return Ok(()) };
    let table = table_for(&mut *act, request, None, wanted).await?;
    let mut settings = table.settings.clone();
    change(&mut settings);
    if table.game.is_none() {
        duplicate::share_settings(request, &mut *act, &table, &settings).await?;
    }
    act.save_settings(table.id(), &settings.text()?).await?;
    match &table.game {
        None => edit_lobby(&mut *act, request.interaction, &table).await?,
        Some(game) => {
            let new_pace = settings.pace != table.settings.pace;
            let mut other = Table { settings, ..table.clone() };
            if new_pace {
                other.progress.clocks = other.progress.clocks.fresh();
                other.progress.clocks = clocks::clocks(&mut *act, &other, game).await?;
                clocks::settle_late(&mut *act, &table, &other.progress.clocks).await?;
            } else {
                for running in table.progress.clocks.running() {
                    let prefs = clocks::prefs(&mut *act, &other, running.seat).await?;
                    let rest = clocks::rest(&other.settings, &prefs);
                    other.progress.clocks = other.progress.clocks.with_rest(running.seat, &rest);
                }
            }
            clocks::change_clocks(&mut *act, &other, other.progress.clocks.clone()).await?;
            let words = told(other.text(), &other.settings);
            let words = named(request, &table, words);
            note(request, &mut *act, &table, words).await?;
        }
    }
    finish(act, &Outcome::Timed(table.id().0)).await
}

pub async fn setup_page(
    request: &Request<'_>,
    game: GameId,
    open: OpenPanel,
    refusal: Option<&Refusal>,
) -> Result<Answer, AppError> {
    let text = request.text();
    let table = request.read(request.context.store().table(game).await?)?;
    let table = table.ok_or(access::Denied::NoGame)?;
    let note = refusal.map(|refusal| view::refusal::sentence(text, refusal, &[]));
    Ok(Answer::update(view::setup::page(text, (&table, request.context.art()), open, note)))
}
