//! Games that travel: `/export` hands the game of a channel out as a file, `/game import` takes one
//! in. A file is checked before anything is written: what cannot be checked is not taken.

use ground::archive::export::{self, Checked, Export, Head, MAX_BYTES, MoveLine};
use ground::load::must_be_welcome;
use ground::{Answer, Request, Started, finish, queries};
use jcz::LoggedMove;
use port::downloads::DownloadError;
use port::{File, Files, Upload};
use queues::outbox::notification::{AboutGame as _, Post};
use storage::{GameId, NewGame, PlayedElsewhere, Status, UnitOfWork};
use table::deal::Carried;
use table::error::{AppError, DuplicateRefusal, ExportRefusal, Fault, Refusal};
use table::model::{Settings, Table, TableTheme};
use table::outcome::Outcome;
use table::token::ComponentToken;
use text::{Name, say};
use view::looks::{self, BoardView, Seen};
use view::{MessageDraft, ending, travel};

use crate::lobby;

/// `/export`: the file of the game that is played here, or was played last.
pub async fn export(request: &Request<'_>) -> Result<Answer, AppError> {
    let table = queries::seen(request, None).await?;
    let (export, file) = file_of(request, &table).await?;
    let text = request.text();
    let key = if export.head.is_over() { "export-over" } else { "export-running" };
    let mut told = say!(text, key, moves = export.moves.len());
    let mut files = vec![file];
    let name = format!("carcas-{}.jcz", table.id().public());
    let unseen = !table.game()?.bag().is_empty();
    let line = match in_jcz(request, &table, &export).await? {
        Ok(content) => {
            let opens = say!(text, "export-jcz", file = &name);
            // Where every tile was drawn, that program draws none.
            let draws = unseen.then(|| text.say("export-jcz-unseen"));
            let line = [opens].into_iter().chain(draws).collect::<Vec<_>>().join(" ");
            let (bytes, description) = (content.into_bytes(), String::new());
            files.push(File { name, bytes, description });
            line
        }
        Err(why) => why,
    };
    told.push('\n');
    told.push_str(&line);
    let mut page = MessageDraft::text(told);
    page.message.files = Files::Set(files);
    Ok(Answer::private(page))
}

/// The game for JCloisterZone 5, or why there is none: it is played again, on a thread where that may
/// take its time.
async fn in_jcz(
    request: &Request<'_>,
    table: &Table,
    export: &Export,
) -> Result<Result<String, String>, AppError> {
    let text = request.text();
    if table.settings.carried.is_some() {
        return Ok(Err(text.say("export-jcz-carried")));
    }
    let (setup, name) = (table.game()?.setup().clone(), export.head.game.clone());
    let logged =
        |line: &MoveLine| LoggedMove { seat: line.seat(), action: line.action, at: line.at };
    let moves: Vec<LoggedMove> = export.moves.iter().map(logged).collect();
    let file = queries::heavy(request, move || jcz::file(&setup, &name, &moves)).await?;
    Ok(file.map_err(|why| travel::no_jcz(text, why)))
}

/// The button below the end of a game: what somebody may want to post elsewhere. The result in
/// words, the last board, and the file of the game.
pub async fn result(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    let table = queries::seen(request, Some(token)).await?;
    let (_, file) = file_of(request, &table).await?;
    let text = request.text();
    let count = queries::last_count(request.context, &table).await?;
    let seen = Seen { since: &[], now: request.context.now(), count: &count };
    let mut page = looks::board(text, &table, table.game()?, BoardView::default(), seen);
    let result = ending::result(text, &table, table.game()?).replace("```", "");
    page.message.content = format!("{}\n```\n{result}\n```", text.say("share-result"));
    page.message.files = Files::Set(vec![file]);
    Ok(Answer::private(page.of(&table, request.context.art())))
}

/// The game as a file.
async fn file_of(request: &Request<'_>, table: &Table) -> Result<(Export, File), AppError> {
    if table.row.status != Status::Running && table.is_secret() {
        return Err(Refusal::Duplicate(DuplicateRefusal::Secret).into());
    }
    let store = request.context.store();
    let start = store.start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    let moves = store.moves(table.id()).await?;
    let export = Export::of(table, &start, &moves)?;
    let file = File {
        name: format!("carcas-{}.json", table.id().public()),
        bytes: export.text()?.into_bytes(),
        description: String::new(),
    };
    Ok((export, file))
}

/// `/game import`: a game that is over is kept here; one that goes on waits at a new table until
/// every seat is taken.
pub async fn import(request: &Request<'_>, file: &Upload) -> Result<Answer, AppError> {
    let (export, checked) = fetched(request, file).await?;
    match checked {
        Checked::GoesOn(_) => {
            lobby::open_table(request, &onward(request, export)).await?;
            Ok(Answer::private(MessageDraft::text(request.text().say("import-opened"))))
        }
        Checked::Over { start, moves, end } => {
            let status = Status::ALL.into_iter().find(|known| known.as_str() == export.head.status);
            let status = status.filter(|status| !status.is_open() && *status != Status::Parked);
            let played = PlayedElsewhere {
                game: NewGame {
                    guild: request.interaction.guild,
                    channel: request.interaction.channel,
                    host: request.user(),
                    settings: kept(request, &export.head).text()?,
                },
                status: status.ok_or(Refusal::Export(ExportRefusal::Foreign))?,
                seats: export.head.seats,
                start,
                moves,
                end,
            };
            keep(request, &played, &export.head.game).await
        }
    }
}

/// Fetches the file and checks it, on a thread where that may take its time.
async fn fetched(request: &Request<'_>, file: &Upload) -> Result<(Export, Checked), AppError> {
    if file.bytes > MAX_BYTES as u64 {
        return Err(Refusal::Export(ExportRefusal::Large).into());
    }
    let fetched = request.context.options.downloads.fetch(&file.url, MAX_BYTES).await;
    let bytes = fetched.map_err(|error| {
        tracing::warn!(%error, interaction = %request.interaction.id, "no file was imported");
        Refusal::Export(match error {
            DownloadError::Large => ExportRefusal::Large,
            DownloadError::Unreachable(_) => ExportRefusal::Unreachable,
        })
    })?;
    let read = move || {
        let export = export::read(&bytes)?;
        let checked = export::check(&export)?;
        Ok::<_, ExportRefusal>((export, checked))
    };
    Ok(queries::heavy(request, read).await?.map_err(Refusal::Export)?)
}

/// The settings of a file as far as they mean anything here. Anybody may have written it, and say of
/// pauses and art whatever they like.
fn foreign(request: &Request<'_>, settings: &Settings) -> Settings {
    let locale = lobby::plain(request, settings.systems).locale;
    let settings = settings.without_people();
    let known = |look: &TableTheme| match look {
        TableTheme::Pack(word) => request.context.art().named(word).is_some(),
        TableTheme::Summer | TableTheme::Dark | TableTheme::Winter => true,
    };
    let (look, holidays) = (settings.look.clone().filter(known), Vec::new());
    Settings { locale, look, holidays, public: false, private: false, ..settings }
}

/// The settings of a table at which a game goes on.
fn onward(request: &Request<'_>, export: Export) -> Settings {
    let Export { head, end, .. } = export;
    let seats = head.seats;
    let carried = Some(Carried { position: end.position, seats, sheet: end.sheet });
    let guest = lobby::plain(request, head.settings.systems).guest;
    // Whoever plays on has other colours, and comes from no lesson.
    let (colours, guided) = (Vec::new(), false);
    Settings { carried, guest, colours, guided, ..foreign(request, &head.settings).anew() }
}

/// The settings of a game that is kept.
fn kept(request: &Request<'_>, head: &Head) -> Settings {
    let (lot, duplicate, league) = (head.lot(), None, None);
    let settings = foreign(request, &head.settings);
    Settings { lot, archived: true, duplicate, league, ..settings }
}

/// Keeps a game that is over, and tells the channel.
async fn keep(
    request: &Request<'_>,
    played: &PlayedElsewhere,
    elsewhere: &str,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        lobby::may_open(request, &mut *act, 1).await?;
        let game = act.keep_played(played).await?;
        tell(request, &mut *act, game, elsewhere).await?;
        finish(act, &Outcome::Opened).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("import-kept"))))
}

async fn tell(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    game: GameId,
    elsewhere: &str,
) -> Result<(), AppError> {
    let guild = request.interaction.guild_locale.as_deref();
    let text = guild.map_or(request.text(), text::Text::of);
    let who = text.person(&request.interaction.user.display_name);
    let elsewhere = Name::new(elsewhere, "?").shown();
    let line = say!(text, "import-told", who = who.shown(), game = elsewhere);
    let said = Post::Said { text: line };
    act.enqueue(&said.row(game, 0, request.interaction.channel, &request.once())?).await?;
    Ok(())
}
