//! `/game new`.

use ground::{Answer, Request, clocks};
use port::Choice;
use table::aids::Aids;
use table::error::{AppError, Refusal};
use table::model::Settings;
use table::sets;
use use_cases::{lobby, setups, threads, undo};

use crate::commands::spec::{Language, command, words};
use crate::commands::{Focus, Run, completion};

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
        setup: Option<String>,
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
        private: Option<bool>,
        thread: Option<bool>,
    }
}

impl New {
    pub(in crate::commands) const BLANK: Self = Self {
        setup: None,
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
        private: None,
        thread: None,
    };

    pub(in crate::commands) async fn settings(
        &self,
        request: &Request<'_>,
    ) -> Result<Settings, AppError> {
        let base = match &self.setup {
            Some(name) => setups::named(request, name).await?,
            None => lobby::plain(request, sets::systems("")?),
        };
        let base = match &self.sets {
            Some(sets) => base.with_sets(sets::systems(sets)?),
            None => base,
        };
        let base = match &self.options {
            Some(options) => base.with_typed(options)?,
            None => base,
        };
        let systems = base.systems;
        let tiles = self.tiles.clone().or(base.tiles.map(|tiles| tiles.to_string()));
        Ok(Settings {
            pace: self.pace.as_deref().map_or(Ok(base.pace), clocks::pace)?,
            weekends: self.weekends.unwrap_or(base.weekends),
            undo: self.undo.map_or(Ok(base.undo), |word| undo::rule(word.0))?,
            aids: self.aids.map_or(base.aids, ChosenAids::aids),
            tiles: sets::tiles(tiles.as_deref(), systems)?,
            look: match self.theme.as_deref() {
                Some(word) => sets::look(word, request.context.art())?,
                None => base.look,
            },
            language: self.language.map_or(base.language, Language::code),
            public: self.public.unwrap_or(base.public),
            private: self.private.unwrap_or(base.private),
            ..base
        })
    }
}

impl Run for New {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        // Nobody else can join in direct messages: there it offers a game against Carcas, or a first
        // game.
        if request.interaction.guild.is_none() && self == Self::BLANK {
            let open = request.table(None).await?.filter(|table| table.row.status.is_open());
            return match open {
                Some(_) => Err(Refusal::ChannelTaken.into()),
                None => Ok(Answer::private(view::lobby::alone(request.text()))),
            };
        }
        let settings = self.settings(request).await?;
        match self.thread {
            Some(true) => threads::begin(request, &settings).await,
            _ => lobby::open_table(request, &settings).await,
        }
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let text = request.text();
        Ok(match focus.option {
            "setup" => completion::matching(setups::choices(request).await?, focus.so_far),
            "sets" => completion::sets(text, focus.so_far),
            "options" => {
                let typed = |name| focus.typed.text(name);
                let chosen = match (typed("sets"), typed("setup")) {
                    (None, Some(setup)) => setups::keys(request, setup).await?,
                    (sets, _) => sets.unwrap_or_default().to_owned(),
                };
                completion::options(text, focus.so_far, &chosen)
            }
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
