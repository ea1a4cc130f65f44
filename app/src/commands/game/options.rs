//! `/game options`.

use ground::load::allowed;
use ground::{Answer, Request, Started, finish, messages, queries};
use port::Choice;
use storage::{Find, GameId, Status};
use table::access::{Act, Denied};
use table::art::ArtPacks;
use table::error::{AppError, Refusal};
use table::model::{Settings, Table, TableTheme};
use table::outcome::Outcome;
use table::sets;
use text::{Text, escaped, say};
use use_cases::{invitations, setup};
use view::setup::OpenPanel;
use view::{MessageDraft, art};

use crate::commands::game::new::ChosenAids;
use crate::commands::spec::{Language, command};
use crate::commands::{Focus, Run, completion};

command! {
    /// Changes the sets and house rules of an open table, and the theme and language of any.
    Options = "options" {
        sets: Option<String>,
        options: Option<String>,
        aids: Option<ChosenAids>,
        theme: Option<String>,
        language: Option<Language>,
        public: Option<bool>,
        private: Option<bool>,
        game: Option<String>,
    }
}

impl Run for Options {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let (named, rules) = (self.sets.as_deref(), self.options.as_deref());
        let packs = request.context.art();
        let look = self.theme.as_deref().map(|word| sets::look(word, packs)).transpose()?;
        let shown = Appearance { look, language: self.language, public: self.public };
        let plays = named.is_some() || rules.is_some() || self.aids.is_some();
        let only_shown = !plays && self.private.is_none();
        if let Some(typed) = self.game.as_deref() {
            // Of a game that is named, nothing but the page can be changed.
            return match self.public {
                Some(false) if only_shown && shown.only_hides() => {
                    show_otherwise(request, GameId::from_public(typed.trim()), Some(typed), &shown)
                        .await
                }
                Some(true) => Err(Refusal::PublicTooLate.into()),
                _ => Err(Refusal::OnlyPage.into()),
            };
        }
        if only_shown {
            if shown.is_empty() {
                return setup::show_setup(request, None).await;
            }
            let is_open = |table: &Table| table.row.status.is_open();
            let begun = match request.table(None).await?.filter(is_open) {
                Some(table) => Some(table).filter(|table| table.row.status == Status::Running),
                None if shown.only_hides() => {
                    Some(queries::played_last(request).await?.ok_or(Denied::NoGame)?)
                }
                None => None,
            };
            if let Some(table) = begun {
                if self.public == Some(true) {
                    return Err(Refusal::PublicTooLate.into());
                }
                return show_otherwise(request, Some(table.id()), None, &shown).await;
            }
        }
        let change = |table: &Table| {
            let private = self.private.unwrap_or(table.settings.private);
            let mut settings = invitations::closed(table, private);
            if let Some(named) = named {
                settings = settings.with_sets(sets::systems(named)?);
            }
            if let Some(rules) = rules {
                settings = settings.with_typed(rules)?;
            }
            settings.aids = self.aids.map_or(settings.aids, ChosenAids::aids);
            shown.change(&mut settings);
            Ok(settings)
        };
        let game = setup::settle(request, None, change).await?;
        setup::setup_page(request, game, OpenPanel::default(), None).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(match focus.option {
            "sets" => completion::sets(request.text(), focus.so_far),
            "options" => {
                let chosen = match focus.typed.text("sets") {
                    Some(sets) => sets.to_owned(),
                    None => chosen(request).await?,
                };
                completion::options(request.text(), focus.so_far, &chosen)
            }
            "theme" => completion::themes(request.text(), request.context.art(), focus.so_far),
            "game" => {
                let games = hideable(request).await?;
                completion::games(request, games, focus.so_far).await?
            }
            _ => Vec::new(),
        })
    }
}

/// The sets of the channel's table, as they are typed.
async fn chosen(request: &Request<'_>) -> Result<String, AppError> {
    let keys = request.table(None).await?.map(|table| table.settings.systems);
    Ok(keys.map(Vec::<String>::from).unwrap_or_default().join(","))
}

/// What was typed of how a table is shown. No rule depends on it, so it can be changed once the game has
/// begun; but whoever has joined a game in private is not shown to everybody.
struct Appearance {
    look: Option<Option<TableTheme>>,
    language: Option<Language>,
    public: Option<bool>,
}

impl Appearance {
    fn is_empty(&self) -> bool {
        self.look.is_none() && self.language.is_none() && self.public.is_none()
    }

    /// Whether the page is taken off the web, and nothing else.
    fn only_hides(&self) -> bool {
        self.look.is_none() && self.language.is_none() && self.public == Some(false)
    }

    fn change(&self, settings: &mut Settings) {
        if let Some(look) = &self.look {
            settings.look.clone_from(look);
        }
        if let Some(language) = self.language {
            settings.language = language.code();
        }
        settings.public = self.public.unwrap_or(settings.public);
    }

    /// The sentence that the person is answered with; `is_hidden` if the game had a page until now.
    fn done(&self, is_hidden: bool) -> &'static str {
        match (self.public, &self.look, self.language) {
            (Some(false), ..) if is_hidden => "public-done",
            (_, Some(_), _) => "theme-done",
            (_, None, Some(_)) => "language-done",
            (_, None, None) => "public-none",
        }
    }
}

/// Changes how a game that has begun is shown, and tells its channel if it is still running.
async fn show_otherwise(
    request: &Request<'_>,
    game: Option<GameId>,
    typed: Option<&str>,
    shown: &Appearance,
) -> Result<Answer, AppError> {
    let denied = |denied: Denied| denied.of_word(typed);
    let game = game.ok_or(Denied::NoGame).map_err(denied)?;
    let wanted = if shown.only_hides() { Act::Hide } else { Act::Pace };
    let mut is_hidden = true;
    if let Started::New(mut act) = request.begin().await? {
        let stored = request.read(act.table(game).await?)?;
        let table = allowed(&request.actor(), wanted, stored).map_err(denied)?;
        let mut settings = table.settings.clone();
        shown.change(&mut settings);
        is_hidden = table.settings.public && !settings.public;
        act.save_settings(game, &settings.text()?).await?;
        let told = told(&table.settings, &settings, request.context.art());
        if table.row.status == Status::Running && !told.is_empty() {
            let words = messages::named(request, &table, told);
            messages::note(request, &mut *act, &table, words).await?;
        }
        finish(act, &Outcome::Settled(game.0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say(shown.done(is_hidden)))))
}

/// The public games of this server whose page the person could take off the web, the newest first, each
/// with the key of its line.
async fn hideable(request: &Request<'_>) -> Result<Vec<(&'static str, GameId)>, AppError> {
    let (guild, actor) = (request.interaction.guild, request.actor());
    let all = guild.filter(|_| actor.admin).map(Find::AllIn);
    let find = all.unwrap_or_else(|| Find::AllOf(request.user()));
    let mut games = request.context.store().games(find, completion::LOOKED_THROUGH).await?;
    games.retain(|game| {
        let own = actor.admin || game.host == Some(request.user());
        let begun = game.guild == guild && game.status != Status::Lobby;
        let settings = serde_json::from_str::<Settings>(&game.settings);
        own && begun && settings.is_ok_and(|settings| settings.public)
    });
    Ok(games.into_iter().map(|game| ("analyse-choice", game.id)).collect())
}

/// What the channel of a running game is told: only what is not as it was before.
fn told(before: &Settings, settings: &Settings, packs: &ArtPacks) -> String {
    let text = settings.language();
    let theme = (before.look != settings.look).then(|| theme_told(text, settings, packs));
    let language = (before.language != settings.language).then(|| text.say("language-told"));
    let hidden = (before.public && !settings.public).then(|| text.say("public-told"));
    theme.into_iter().chain(language).chain(hidden).collect::<Vec<_>>().join("\n")
}

fn theme_told(text: &Text, settings: &Settings, packs: &ArtPacks) -> String {
    let theme = art::name(text, settings.look.as_ref(), packs);
    // The title of a pack is not ours.
    let is_pack = matches!(settings.look, Some(TableTheme::Pack(_)));
    let theme = if is_pack { escaped(&theme) } else { theme };
    say!(text, "theme-told", theme = theme)
}
