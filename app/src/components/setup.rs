//! The panel of sets and house rules, and the button that opens it.

use ground::{Answer, Request, boxed};
use port::Press;
use rules::{Edition, HouseRules, expansions};
use table::access::{self, Act};
use table::error::{AppError, Refusal};
use table::model::{Settings, Table};
use table::presets::Preset;
use table::sets;
use table::token::{ComponentToken, SetupAction};
use use_cases::setup::{settle, setup_page, show_setup};
use view::setup::OpenPanel;

use crate::components::Replaces;

pub(super) const fn replaces(action: SetupAction) -> Replaces {
    match action {
        // The button in the lobby names no page: it opens a new panel.
        SetupAction::Open(None) => Replaces::Nothing,
        SetupAction::Open(Some(_)) => Replaces::Message,
        SetupAction::Sets(_)
        | SetupAction::Preset(_)
        | SetupAction::Edition
        | SetupAction::System
        | SetupAction::Rule(_)
        | SetupAction::Value(_) => Replaces::Panel,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: SetupAction,
    press: &Press,
) -> Result<Answer, AppError> {
    let first = press.values.first().map(String::as_str).unwrap_or_default();
    match action {
        SetupAction::Open(page) => boxed(|| show_setup(request, Some((token, page)))).await,
        SetupAction::System => {
            boxed(|| look(request, token, OpenPanel::with(expansions::named(first)))).await
        }
        SetupAction::Rule(_) => boxed(|| look(request, token, OpenPanel::at(first))).await,
        SetupAction::Sets(page) => {
            let open = OpenPanel { page, ..OpenPanel::default() };
            let chosen = |table: &Table| with_sets(&table.settings, page, &press.values);
            boxed(|| change(request, token, open, chosen)).await
        }
        SetupAction::Preset(plain) => {
            let preset = if plain.is_some() { None } else { Preset::named(first) };
            let chosen = |table: &Table| with_preset(&table.settings, preset);
            boxed(|| change(request, token, OpenPanel::default(), chosen)).await
        }
        SetupAction::Edition => {
            let (key, values) = (Edition::KEY, Edition::WORDS);
            let chosen = |table: &Table| {
                let edition = Edition::named(first).ok_or(Refusal::NoValue { key, values })?;
                Ok(table.settings.clone().with_edition(edition))
            };
            boxed(|| change(request, token, OpenPanel::default(), chosen)).await
        }
        SetupAction::Value(rule) => {
            let open = OpenPanel::at(rule.key());
            let chosen = |table: &Table| table.settings.clone().with_rule(rule.key(), first);
            boxed(|| change(request, token, open, chosen)).await
        }
    }
}

/// Shows another part of the panel.
async fn look(
    request: &Request<'_>,
    token: &ComponentToken,
    open: OpenPanel,
) -> Result<Answer, AppError> {
    let table = request.table(Some(token)).await?;
    access::may(&request.actor(), Act::Setup, table.as_ref().map(Table::target).as_ref())?;
    setup_page(request, token.game, open, None).await
}

/// Changes the table's settings. The panel shows why the settings cannot be changed like that.
async fn change(
    request: &Request<'_>,
    token: &ComponentToken,
    open: OpenPanel,
    change: impl FnOnce(&Table) -> Result<Settings, Refusal> + Send,
) -> Result<Answer, AppError> {
    match settle(request, Some(token), change).await {
        Ok(game) => setup_page(request, game, open, None).await,
        Err(AppError::Refused(refusal)) if !matches!(refusal, Refusal::Denied(_)) => {
            setup_page(request, token.game, open, Some(&refusal)).await
        }
        Err(error) => Err(error),
    }
}

/// The settings with the sets chosen on one page of the menu; the choices on its other pages stay.
fn with_sets(settings: &Settings, page: usize, values: &[String]) -> Result<Settings, Refusal> {
    let own: Vec<String> = settings.systems.into();
    let is_shown = |key: &str| view::setup::family(page).sets().any(|system| system.key() == key);
    let kept = own.iter().map(String::as_str).filter(|key| !is_shown(key));
    let keys: Vec<&str> = kept.chain(values.iter().map(String::as_str)).collect();
    Ok(settings.clone().with_sets(sets::chosen(&keys)?))
}

/// The settings with the sets of a preset, or without house rules.
fn with_preset(settings: &Settings, preset: Option<&Preset>) -> Result<Settings, Refusal> {
    let settings = settings.clone();
    match preset {
        Some(preset) => Ok(settings.with_sets(sets::chosen(&preset.keys())?)),
        None => {
            Ok(Settings { edition: Edition::default(), house: HouseRules::default(), ..settings })
        }
    }
}
