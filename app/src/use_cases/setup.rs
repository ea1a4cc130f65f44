//! The host chooses sets and house rules in the lobby: `/game options` and its private panel.
//! Everybody sees the choices in the lobby message.

use storage::{GameId, Status};

use crate::port::Invocation;
use crate::say;
use crate::table::access::{self, Act};
use crate::table::error::{Refusal, Stop};
use crate::table::model::{Look, Settings, Table};
use crate::table::outcome::Outcome;
use crate::table::sets;
use crate::table::token::Token;
use crate::text::Text;
use crate::use_cases::{
    Answer, Request, Started, clocks, finish, load, load::table_for, lobby::edit_lobby,
};
use crate::view::setup::Open;
use crate::view::{self, Page};

/// `/game options`: changes the given settings, and shows the panel.
pub(crate) async fn options(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let (named, rules) = (typed.text("sets"), typed.text("options"));
    let look = typed.text("theme").map(sets::look).transpose()?;
    if named.is_none() && rules.is_none() && look.is_none() {
        return show_setup(request, None).await;
    }
    if let (None, None, Some(look)) = (named, rules, look)
        && let Some(table) = request.table(None).await?
        && table.row.status == Status::Running
    {
        return redraw(request, look).await;
    }
    let change = |table: &Table| {
        let mut settings = table.settings.clone();
        if let Some(named) = named {
            settings = settings.with_sets(sets::systems(named)?);
        }
        if let Some(rules) = rules {
            settings.house = sets::house(rules, settings.systems)?;
        }
        settings.look = look.unwrap_or(settings.look);
        Ok(settings)
    };
    let game = settle(request, None, change).await?;
    setup_page(request, game, Open::default(), None).await
}

/// Changes the colours of a running game; this affects no rule.
async fn redraw(request: &Request<'_>, look: Option<Look>) -> Result<Answer, Stop> {
    let told = |text: &Text, settings: &Settings| {
        let look = Look::ALL.iter().find(|(_, look)| Some(*look) == settings.look);
        let word = look.map_or(sets::AS_SETS, |(word, _)| word);
        say!(text, "theme-told", theme = text.say(&format!("option-theme-{word}")))
    };
    clocks::change_settings(request, |settings| settings.look = look, told).await?;
    Ok(Answer::private(Page::text(request.text().say("theme-done"))))
}

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
            let table = table_for(&mut *act, request.interaction, token, Act::Setup).await?;
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

/// The panel, with what is open in it, and why a change was refused.
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
