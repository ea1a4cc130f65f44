//! The host chooses sets and house rules in the lobby: `/game options` and its private panel.
//! Everybody sees the choices in the lobby message.

use rules::expansions;
use storage::GameId;

use crate::table::access::{self, Act};
use crate::table::error::{Refusal, Stop};
use crate::table::model::{Settings, Table};
use crate::table::outcome::Outcome;
use crate::table::sets::{self, Preset};
use crate::table::token::{Press, Token};
use crate::use_cases::{
    Answer, Request, Started, finish, load, load::table_for, lobby::edit_lobby,
};
use crate::view::setup::Open;
use crate::view::{self};

/// The button in the lobby, and paging in the panel.
pub(crate) async fn show_setup(
    request: &Request<'_>,
    token: Option<&Token>,
) -> Result<Answer, Stop> {
    let table = load::table_to(request, token, Act::Setup).await?;
    let page = token.and_then(|token| token.choice.parse().ok()).unwrap_or(0);
    let open = Open { page, ..Open::default() };
    let view = view::setup::page(request.text(), &table, open, None);
    // A press in the public lobby message must not replace that message.
    Ok(if token.is_some_and(|token| token.choice.is_empty()) {
        Answer::private(view)
    } else {
        Answer::update(view)
    })
}

/// Handles a menu or button of the panel.
pub(crate) async fn setup(
    request: &Request<'_>,
    token: &Token,
    values: &[String],
) -> Result<Answer, Stop> {
    let first = values.first().map(String::as_str).unwrap_or_default();
    let change = |table: &Table| changed(&table.settings, token, values);
    let open = match token.press {
        Press::System => Open { system: expansions::named(first), ..Open::default() },
        Press::Rule => Open::at(first),
        Press::Value => Open::at(&view::setup::key(&token.choice)),
        _ => Open { page: page_of(token), ..Open::default() },
    };
    let looks = matches!(token.press, Press::System | Press::Rule);
    if looks {
        let table = request.table(Some(token)).await?;
        access::may(&request.actor(), Act::Setup, table.as_ref().map(Table::target).as_ref())?;
        return setup_page(request, token.game, open, None).await;
    }
    match settle(request, Some(token), change).await {
        Ok(game) => setup_page(request, game, open, None).await,
        Err(Stop::Refused(refusal)) if !matches!(refusal, Refusal::Denied(_)) => {
            setup_page(request, token.game, open, Some(&refusal)).await
        }
        Err(stop) => Err(stop),
    }
}

/// Stores changed settings of an open table.
pub(crate) async fn settle(
    request: &Request<'_>,
    token: Option<&Token>,
    change: impl FnOnce(&Table) -> Result<Settings, Refusal>,
) -> Result<GameId, Stop> {
    match request.begin().await? {
        Started::Again(Outcome::Settled(game)) => Ok(GameId(game)),
        Started::Again(_) => Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Setup).await?;
            let settings = change(&table)?;
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

pub(crate) async fn setup_page(
    request: &Request<'_>,
    game: GameId,
    open: Open,
    refusal: Option<&Refusal>,
) -> Result<Answer, Stop> {
    let text = request.text();
    let table = request.context.store().table(game).await?.ok_or(access::Denied::NoGame)?;
    let table = Table::read(table)?;
    let note = refusal.map(|refusal| view::refusal::sentence(text, refusal, &[]));
    Ok(Answer::update(view::setup::page(text, &table, open, note)))
}

/// The page of sets that was shown when the button was pressed.
fn page_of(token: &Token) -> usize {
    if token.press == Press::Sets { token.choice.parse().unwrap_or(0) } else { 0 }
}

/// The settings after a button or menu choice.
fn changed(settings: &Settings, token: &Token, values: &[String]) -> Result<Settings, Refusal> {
    let settings = settings.clone();
    match token.press {
        Press::Sets => {
            // Keep the choices on the other pages of the menu.
            let shown = view::setup::sets_of(page_of(token));
            let own: Vec<String> = settings.systems.into();
            let is_shown = |key: &str| shown.iter().any(|system| system.key() == key);
            let kept = own.iter().map(String::as_str).filter(|key| !is_shown(key));
            let keys: Vec<&str> = kept.chain(values.iter().map(String::as_str)).collect();
            Ok(settings.with_sets(sets::chosen(&keys)?))
        }
        Press::Preset => match Preset::named(&token.choice) {
            Some(preset) => Ok(settings.with_sets(sets::chosen(&preset.keys())?)),
            None => Ok(Settings { house: rules::HouseRules::default(), ..settings }),
        },
        Press::Value => {
            let value = values.first().map(String::as_str).unwrap_or_default();
            settings.with_rule(&view::setup::key(&token.choice), value)
        }
        _ => Err(Refusal::NoButton),
    }
}
