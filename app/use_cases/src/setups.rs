//! The set-ups that a person keeps: what a table is played with, under a name of their own. They may
//! be used on every server.

use ground::load::allowed;
use ground::{Answer, Request, Started, finish};
use port::Choice;
use storage::SavedSetup;
use table::access::Act;
use table::error::{AppError, Fault, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::typo::{Unknown, folded};
use text::{Name, say};
use view::MessageDraft;

use crate::lobby;

/// The most set-ups of a person; they fit in one menu.
const MOST: usize = 20;
/// The most characters of a name.
const NAME: usize = 32;

/// `/game setup save`: keeps what the table in the channel, or the last game there, is played with.
pub async fn save(request: &Request<'_>, typed: &str) -> Result<Answer, AppError> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME {
        return Err(Refusal::SetupName { most: NAME }.into());
    }
    if let Started::New(mut act) = request.begin().await? {
        let channel = request.interaction.channel;
        let stored = match act.table_in(channel).await? {
            Some(stored) => Some(stored),
            None => act.last_in(channel).await?,
        };
        let table = stored.map(Table::read).transpose()?;
        let table = allowed(&request.actor(), Act::Look, table)?;
        let kept = act.setups(request.user()).await?;
        let same = found(&kept, &name).map(|setup| setup.name.clone());
        if same.is_none() && kept.len() >= MOST {
            return Err(Refusal::ManySetups(MOST).into());
        }
        let (name, settings) = (same.unwrap_or(name.clone()), bare(&table.settings).text()?);
        act.save_setup(request.user(), &SavedSetup { name, settings }).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    let text = request.text();
    let name = Name::new(&name, "?").shown();
    Ok(Answer::private(MessageDraft::text(say!(text, "kept-saved", name = name))))
}

/// `/game setup list`.
pub async fn list(request: &Request<'_>) -> Result<Answer, AppError> {
    let kept = request.context.store().setups(request.user()).await?;
    let read = |setup: &SavedSetup| Ok((setup.name.clone(), settings(setup)?));
    let kept: Vec<(String, Settings)> = kept.iter().map(read).collect::<Result<_, Fault>>()?;
    Ok(Answer::private(view::setups::list(request.text(), &kept)))
}

/// `/game setup remove`.
pub async fn remove(request: &Request<'_>, typed: &str) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let kept = act.setups(request.user()).await?;
        let setup = found(&kept, typed).ok_or_else(|| unknown(&kept, typed))?;
        act.remove_setup(request.user(), &setup.name).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("kept-removed"))))
}

/// The settings of a table that is opened with one of the person's set-ups.
pub async fn named(request: &Request<'_>, typed: &str) -> Result<Settings, AppError> {
    let kept = request.context.store().setups(request.user()).await?;
    let setup = found(&kept, typed).ok_or_else(|| unknown(&kept, typed))?;
    let settings = settings(setup)?;
    let plain = lobby::plain(request, settings.systems);
    let private = settings.private && request.interaction.guild.is_some();
    Ok(Settings { locale: plain.locale, guest: plain.guest, private, ..settings })
}

/// Opens a table with one of the person's set-ups.
pub async fn open(request: &Request<'_>, typed: &str) -> Result<Answer, AppError> {
    let settings = named(request, typed).await?;
    lobby::open_table(request, &settings).await
}

/// The sets of one of the person's set-ups, as they are typed; none if there is no such set-up.
pub async fn keys(request: &Request<'_>, typed: &str) -> Result<String, AppError> {
    let kept = request.context.store().setups(request.user()).await?;
    let systems = found(&kept, typed).map(|setup| settings(setup).map(|it| it.systems));
    Ok(systems.transpose()?.map(Vec::<String>::from).unwrap_or_default().join(","))
}

/// The names of the person's set-ups.
pub async fn choices(request: &Request<'_>) -> Result<Vec<Choice>, AppError> {
    let kept = request.context.store().setups(request.user()).await?;
    let choice = |setup: SavedSetup| Choice::new(Name::new(&setup.name, "?").plain(), setup.name);
    Ok(kept.into_iter().map(choice).collect())
}

/// The settings without what belongs to one table alone.
fn bare(settings: &Settings) -> Settings {
    let settings = settings.without_people().anew();
    let (colours, holidays) = (Vec::new(), Vec::new());
    Settings { lot: None, colours, holidays, guided: false, locale: String::new(), ..settings }
}

fn settings(setup: &SavedSetup) -> Result<Settings, Fault> {
    Ok(serde_json::from_str(&setup.settings)?)
}

fn found<'a>(kept: &'a [SavedSetup], typed: &str) -> Option<&'a SavedSetup> {
    let typed = folded(typed);
    kept.iter().find(|setup| folded(&setup.name) == typed)
}

fn unknown(kept: &[SavedSetup], typed: &str) -> Refusal {
    let names = kept.iter().map(|setup| (setup.name.as_str(), setup.name.as_str()));
    Refusal::NoSetup(Unknown::among(typed, names))
}
