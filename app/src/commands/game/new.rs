//! `/game new`.

use crate::commands::spec::{Language, command, words};
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::table::aids::Aids;
use crate::table::error::{AppError, Refusal};
use crate::table::model::Settings;
use crate::table::sets;
use crate::use_cases::{Answer, Request, clocks, lobby, undo};
use crate::view;

words! {
    /// Undo policy once later information has been revealed.
    UndoPolicy = &["consent", "off"]
}

words! {
    /// What may be looked up beside the board.
    ChosenAids = Aids::WORDS
}

impl ChosenAids {
    /// The aids with this word.
    pub(super) fn aids(self) -> Aids {
        Aids::named(self.0).unwrap_or_default()
    }
}

command! {
    /// Opens a table in this channel.
    New = "new" {
        sets: Option<String>,
        options: Option<String>,
        pace: Option<String>,
        weekends: Option<bool>,
        undo: Option<UndoPolicy>,
        aids: Option<ChosenAids>,
        tiles: Option<String>,
        theme: Option<String>,
        language: Option<Language>,
        public: Option<bool>,
    }
}

impl New {
    pub(in crate::commands) const BLANK: Self = Self {
        sets: None,
        options: None,
        pace: None,
        weekends: None,
        undo: None,
        aids: None,
        tiles: None,
        theme: None,
        language: None,
        public: None,
    };

    pub(in crate::commands) fn settings(&self, request: &Request<'_>) -> Result<Settings, Refusal> {
        let systems = sets::systems(self.sets.as_deref().unwrap_or_default())?;
        let plain = lobby::plain(request, systems);
        Ok(Settings {
            house: sets::house(self.options.as_deref().unwrap_or_default(), systems)?,
            pace: self.pace.as_deref().map_or(Ok(plain.pace), clocks::pace)?,
            weekends: self.weekends.unwrap_or(plain.weekends),
            undo: self.undo.map_or(Ok(plain.undo), |word| undo::rule(word.0))?,
            aids: self.aids.map_or(plain.aids, ChosenAids::aids),
            tiles: sets::tiles(self.tiles.as_deref(), systems)?,
            look: match self.theme.as_deref() {
                Some(word) => sets::look(word, request.context.art())?,
                None => plain.look,
            },
            language: self.language.and_then(Language::code),
            public: self.public == Some(true),
            ..plain
        })
    }
}

impl Run for New {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        // Nobody else can join in direct messages: there it offers a game against Carcas, or a first
        // game.
        if request.interaction.guild.is_none() && self == Self::BLANK {
            return match request.table(None).await? {
                Some(_) => Err(Refusal::ChannelTaken.into()),
                None => Ok(Answer::private(view::lobby::alone(request.text()))),
            };
        }
        lobby::open_table(request, &self.settings(request)?).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let text = request.text();
        Ok(match focus.option {
            "sets" => completion::sets(text, focus.so_far),
            "options" => completion::options(
                text,
                focus.so_far,
                focus.typed.text("sets").unwrap_or_default(),
            ),
            "pace" => completion::matching(completion::paces(text), focus.so_far),
            "tiles" => completion::matching(short_games(), focus.so_far),
            "theme" => completion::themes(text, request.context.art(), focus.so_far),
            _ => Vec::new(),
        })
    }
}

fn short_games() -> Vec<Choice> {
    [10, 20, 24, 30, 36, 48]
        .map(|tiles: u16| Choice::new(tiles.to_string(), tiles.to_string()))
        .to_vec()
}
