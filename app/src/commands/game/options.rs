//! `/game options`.

use crate::art::ArtPacks;
use crate::commands::game::new::ChosenAids;
use crate::commands::spec::{Language, command};
use crate::commands::{Focus, Run, completion};
use crate::outbox::notification::Notification;
use crate::port::Choice;
use crate::port::limits::CHOICES;
use crate::say;
use crate::table::access::{Act, Denied};
use crate::table::error::{AppError, Refusal};
use crate::table::model::{Settings, Table, TableTheme};
use crate::table::outcome::Outcome;
use crate::table::sets;
use crate::text::{Text, escaped};
use crate::use_cases::load::allowed;
use crate::use_cases::{Answer, Request, Started, clocks, finish, invitations, queries, setup};
use crate::view::setup::OpenPanel;
use crate::view::{MessageDraft, art};
use storage::{Find, GameId, Status};

/// The most games that are looked through for public ones.
const MAX_LISTED: u32 = 100;

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
        let shown = look.is_some() || self.language.is_some();
        // Whoever has joined a game in private is not shown to everybody.
        let hides = self.public == Some(false);
        let plays = named.is_some() || rules.is_some() || self.aids.is_some();
        if self.game.is_some() {
            // Of a game that is named, nothing else can be changed.
            let only = hides && !plays && !shown && self.private.is_none();
            return match self.public {
                _ if only => hide(request, self.game.as_deref()).await,
                Some(true) => Err(Refusal::PublicTooLate.into()),
                _ => Err(Refusal::OnlyPage.into()),
            };
        }
        if !plays && self.private.is_none() {
            if !shown && self.public.is_none() {
                return setup::show_setup(request, None).await;
            }
            let table = request.table(None).await?;
            if table.is_none() && hides && !shown {
                return hide(request, None).await;
            }
            let runs = table.is_some_and(|table| table.row.status == Status::Running);
            if runs && !hides && self.public.is_some() {
                return Err(Refusal::PublicTooLate.into());
            }
            if runs {
                return show_otherwise(request, look, self.language, hides).await;
            }
        }
        let change = |table: &Table| {
            let private = self.private.unwrap_or(table.settings.private);
            let mut settings = invitations::closed(table, private);
            if let Some(named) = named {
                settings = settings.with_sets(sets::systems(named)?);
            }
            if let Some(rules) = rules {
                settings.house = sets::house(rules, settings.systems)?;
            }
            if let Some(look) = &look {
                settings.look.clone_from(look);
            }
            settings.aids = self.aids.map_or(settings.aids, ChosenAids::aids);
            settings.language = self.language.map_or(settings.language, Language::code);
            settings.public = self.public.unwrap_or(settings.public);
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
            "game" => completion::matching(hideable(request).await?, focus.so_far),
            _ => Vec::new(),
        })
    }
}

/// The sets of the channel's table, as they are typed.
async fn chosen(request: &Request<'_>) -> Result<String, AppError> {
    let keys = request.table(None).await?.map(|table| table.settings.systems);
    Ok(keys.map(Vec::<String>::from).unwrap_or_default().join(","))
}

/// Changes the theme or the language of a running game, or takes its page off the web; none of this
/// affects a rule.
async fn show_otherwise(
    request: &Request<'_>,
    look: Option<Option<TableTheme>>,
    language: Option<Language>,
    hides: bool,
) -> Result<Answer, AppError> {
    let has_look = look.is_some();
    let change = |settings: &mut Settings| {
        if let Some(look) = look {
            settings.look = look;
        }
        settings.language = language.map_or(settings.language.take(), Language::code);
        settings.public &= !hides;
    };
    let told = |text: &Text, settings: &Settings| {
        let theme = has_look.then(|| theme_told(text, settings, request.context.art()));
        let language = language.map(|_| text.say("language-told"));
        let hidden = hides.then(|| text.say("public-told"));
        theme.into_iter().chain(language).chain(hidden).collect::<Vec<_>>().join("\n")
    };
    clocks::change_settings(request, Act::Pace, change, told).await?;
    let done = match (hides, has_look) {
        (true, _) => "public-done",
        (false, true) => "theme-done",
        (false, false) => "language-done",
    };
    Ok(Answer::private(MessageDraft::text(request.text().say(done))))
}

/// Takes the page of a game that has begun off the web: of the one with this word, or of the one that
/// was played last here.
async fn hide(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let denied = |denied: Denied| match typed {
        Some(typed) => denied.of_word(typed),
        None => denied.into(),
    };
    let id = match typed {
        Some(typed) => GameId::from_public(typed.trim()),
        None => queries::played_last(request).await?.map(|table| table.id()),
    };
    let id = id.ok_or(Denied::NoGame).map_err(denied)?;
    if let Started::New(mut act) = request.begin().await? {
        let stored = request.read(act.table(id).await?)?;
        let table = allowed(&request.actor(), Act::Hide, stored).map_err(denied)?;
        let settings = Settings { public: false, ..table.settings.clone() };
        act.save_settings(id, &settings.text()?).await?;
        if table.row.status == Status::Running {
            let words = clocks::named(request, &table, table.text().say("public-told"));
            let once = request.interaction.id.to_string();
            clocks::say_of(&mut *act, &table, &Notification::Note { text: words }, &once).await?;
        }
        finish(act, &Outcome::Settled(id.0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("public-done"))))
}

/// The public games of this server whose page the person could take off the web, the newest first.
async fn hideable(request: &Request<'_>) -> Result<Vec<Choice>, AppError> {
    let (guild, actor) = (request.interaction.guild, request.actor());
    let all = guild.filter(|_| actor.admin).map(Find::AllIn);
    let find = all.unwrap_or_else(|| Find::AllOf(request.user()));
    let mut choices = Vec::new();
    for game in request.context.store().games(find, MAX_LISTED).await? {
        let own = actor.admin || game.host == Some(request.user());
        let begun = game.guild == guild && game.status != Status::Lobby;
        let settings = serde_json::from_str::<Settings>(&game.settings);
        let public = settings.is_ok_and(|settings| settings.public);
        if own && begun && public && choices.len() < CHOICES {
            choices.push(completion::game(request, "analyse-choice", game.id).await?);
        }
    }
    Ok(choices)
}

fn theme_told(text: &Text, settings: &Settings, packs: &ArtPacks) -> String {
    let theme = art::name(text, settings.look.as_ref(), packs);
    // The title of a pack is not ours.
    let is_pack = matches!(settings.look, Some(TableTheme::Pack(_)));
    let theme = if is_pack { escaped(&theme) } else { theme };
    say!(text, "theme-told", theme = theme)
}
