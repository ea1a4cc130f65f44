//! Planning a turn: nothing here changes the game, only its player's private plan. The commands and
//! the panel's buttons work on the same stored plan.

use rules::{Action, FigureKind, Game, Illegal, Pos, Prompt, Reason, Rotation, Seat, Spot};
use storage::Status;

use crate::port::Invocation;
use crate::table::access::{self, Act, Actor};
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::model::{Table, is_before_draw};
use crate::table::mover::By;
use crate::table::outcome::Outcome;
use crate::table::parameter;
use crate::table::plan::{self, Plan, Question};
use crate::table::token::{DRAW, Press, Token};
use crate::table::typo::Unknown;
use crate::text::{Name, Text};
use crate::use_cases::{
    Answer, Context, Request, Started, commit,
    drafts::{read_plan, save_plan, turn_table},
    finish, queries, tutorial,
};
use crate::view::panel::Panel;
use crate::view::{self, Page, vocabulary};

/// What a change to a plan can use.
pub(crate) struct Turn<'a> {
    pub game: &'a Game,
    pub seat: Seat,
    pub plan: Plan,
    pub questions: Vec<Question>,
    pub text: &'static Text,
    pub people: &'a [Name],
}

impl Turn<'_> {
    /// The plan with the question `index` answered.
    pub fn answer(&self, index: usize, action: Action) -> Plan {
        self.plan.answer_at(index, action, self.game, self.seat)
    }

    /// The question of a kind; if there are several, the last, because the earlier ones left it
    /// open.
    pub fn find(&self, prompt: Prompt) -> Option<(usize, &Question)> {
        self.questions.iter().enumerate().rev().find(|(_, q)| q.decision.prompt == prompt)
    }

    /// Whether the tile still needs a cell.
    fn is_to_place(&self) -> bool {
        self.find(Prompt::Place).is_some_and(|(_, question)| question.answer.is_none())
    }

    /// The plan with the tile on a cell; without a rotation, the current one or the first that
    /// fits.
    pub fn lay(&self, index: usize, cell: Pos, turn: Option<Rotation>) -> Result<Plan, Refusal> {
        let question = &self.questions[index];
        let fitting = plan::rotations(&question.decision, cell);
        let Some(&first) = fitting.first() else {
            return Err(Refusal::NotThere { cell: cell.name(), reason: why_not(question, cell) });
        };
        let held = match question.answer {
            Some(Action::Place { pos, rotation }) if pos == cell => Some(rotation),
            _ => None,
        };
        let rotation = turn.or(held).unwrap_or(first);
        if !fitting.contains(&rotation) {
            let fitting = fitting.iter().map(|turn| turn.degrees()).collect();
            return Err(Refusal::NotTurned { cell: cell.name(), fitting });
        }
        Ok(self.answer(index, Action::Place { pos: cell, rotation }))
    }
}

/// Why the tile cannot be placed on a cell in any rotation.
fn why_not(question: &Question, cell: Pos) -> Reason {
    let mut tried = question.game.clone();
    let reasons = Rotation::ALL.into_iter().map(|rotation| {
        match tried.apply(question.decision.seat, Action::Place { pos: cell, rotation }) {
            Err(Illegal::NotOffered(reason)) => reason,
            _ => Reason::EdgeMismatch,
        }
    });
    let reasons: Vec<Reason> = reasons.collect();
    let forbidden = reasons.iter().find(|reason| **reason == Reason::Forbidden);
    forbidden.or(reasons.first()).copied().unwrap_or(Reason::EdgeMismatch)
}

/// `/turn` and the button *Take your turn*: draws the next tile and opens the panel.
pub(crate) async fn open_turn(
    request: &Request<'_>,
    token: Option<&Token>,
) -> Result<Answer, Stop> {
    let (table, drew) = drawn_table(request, token).await?;
    let text = request.text();
    let page = panel_with(request.context, text, &table, &request.actor(), drew).await?;
    let page = page.unwrap_or_else(|| Page::text(text.say("panel-empty")));
    let in_panel = token.is_some_and(|token| token.press == Press::Draw);
    Ok(if in_panel { Answer::update(page) } else { Answer::private(page) })
}

/// The table on the person's turn, with the tile drawn, and a line about the draw if it did
/// more than draw a tile. If something may be done instead, only a button that says so
/// draws (R-AM-3).
async fn drawn_table(
    request: &Request<'_>,
    token: Option<&Token>,
) -> Result<(Table, Option<String>), Stop> {
    let actor = request.actor();
    let table = request.table(token).await?;
    access::may(&actor, Act::Turn, table.as_ref().map(Table::target).as_ref())?;
    let table = table.ok_or(access::Denied::NoGame)?;
    let by = match (table.prompt(), token) {
        (Some(Prompt::Draw), _) => By::Rules,
        (Some(prompt), Some(token)) if is_before_draw(prompt) && token.choice == DRAW => {
            if token.ordinal != table.row.ordinal {
                return Err(Refusal::Stale.into());
            }
            By::Player
        }
        _ => return Ok((table, None)),
    };
    commit::draw(request.context, table.id(), table.row.ordinal, by).await?;
    let stored = request.context.store().table(table.id()).await?.ok_or(access::Denied::NoGame)?;
    let table = Table::read(stored)?;
    let text = request.text();
    let people = table.people(text);
    let teller = view::narration::Teller { text, people: &people, plain: false };
    let line = match &table.game {
        Some(game) => teller.line(game, &table.progress.untold),
        None => String::new(),
    };
    Ok((table, (!line.is_empty()).then_some(line)))
}

/// Changes the person's plan, and shows the panel.
pub(crate) async fn stage(
    request: &Request<'_>,
    token: Option<&Token>,
    change: impl FnOnce(Turn<'_>) -> Result<Plan, Refusal> + Send,
) -> Result<Answer, Stop> {
    let text = request.text();
    let (table, drew) = match token {
        // A panel's button exists only after the draw.
        Some(_) => (None, None),
        None => {
            let (table, drew) = drawn_table(request, None).await?;
            (Some(table.id()), drew)
        }
    };
    if let Started::New(mut act) = request.begin().await? {
        let table = turn_table(&mut *act, request.interaction, token).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let game = table.game()?;
        let plan = read_plan(act.draft(table.id(), seat.0).await?, &table, game, seat)?;
        let questions = plan.questions(game, seat).map_err(|_| Refusal::OtherPlan)?;
        let people = table.people(text);
        let plan = change(Turn { game, seat, plan, questions, text, people: &people })?;
        save_plan(&mut *act, table.id(), table.row.ordinal, seat, &plan).await?;
        finish(act, &Outcome::Laid(table.id().0)).await?;
    }
    let game = token.map(|token| token.game).or(table).ok_or(access::Denied::NoGame)?;
    let stored = request.context.store().table(game).await?.ok_or(access::Denied::NoGame)?;
    let table = Table::read(stored)?;
    let page = panel_with(request.context, text, &table, &request.actor(), drew).await?;
    Ok(Answer::update(page.unwrap_or_else(|| Page::text(text.say("refusal-too-late")))))
}

/// `/place`.
pub(crate) async fn place(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let cell = typed.text("cell").unwrap_or_default().to_owned();
    let turn = typed.text("rotation").map(str::to_owned);
    stage(request, None, move |turning| {
        let Some((index, question)) = turning.find(Prompt::Place) else {
            return Err(wrong_question(&turning));
        };
        let pos = Pos::named(&cell).ok_or_else(|| no_cell(&cell, question))?;
        turning.lay(index, pos, turn.as_deref().map(rotation).transpose()?)
    })
    .await
}

/// `/rotate`: to the given rotation, or to the next one that fits.
pub(crate) async fn rotate(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let to = typed.text("rotation").map(str::to_owned);
    stage(request, None, move |turning| {
        let (index, question) = turning.find(Prompt::Place).ok_or(Refusal::NoTileNow)?;
        let Some(Action::Place { pos, .. }) = question.answer else {
            return Err(Refusal::NothingToTurn);
        };
        let turn = question.turn();
        let to = match to.as_deref().map(rotation).transpose()? {
            Some(to) => to,
            None => turn.ok_or_else(|| Refusal::OneWay { cell: pos.name() })?.next,
        };
        turning.lay(index, pos, Some(to))
    })
    .await
}

/// `/deploy`.
pub(crate) async fn deploy(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let spot = typed.text("spot").unwrap_or_default().to_owned();
    let kind = typed.text("figure").map(str::to_owned);
    stage(request, None, move |turning| {
        let Some((index, question)) = turning.find(Prompt::Wood) else {
            return Err(wrong_question(&turning));
        };
        let figure = figure(&turning, question, kind.as_deref())?;
        let option = deployment(&turning, question, figure, &spot);
        let option = option.ok_or(Refusal::NoSpot(spot))?;
        Ok(turning.answer(index, option))
    })
    .await
}

/// `/pass` and the button.
pub(crate) async fn pass(request: &Request<'_>) -> Result<Answer, Stop> {
    stage(request, None, |turning| {
        let questions = turning.questions.iter().enumerate().rev();
        let mut passable = questions.filter(|(_, question)| question.decision.may_pass());
        let (index, _) = passable.next().ok_or(match turning.is_to_place() {
            true => Refusal::NothingLaid,
            false => Refusal::NoPass,
        })?;
        Ok(turning.answer(index, Action::Pass))
    })
    .await
}

/// `/choose`: answers any question, by the number or the label of an option.
pub(crate) async fn choose(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let wanted = typed.text("option").unwrap_or_default().to_owned();
    let amount = typed.text("amount").map(str::to_owned);
    stage(request, None, move |turning| {
        let last = turning.questions.len().checked_sub(1).ok_or(Refusal::NothingToChoose)?;
        let question = &turning.questions[last];
        let option = choice(&turning, question, &wanted, amount.as_deref())?;
        Ok(turning.answer(last, option))
    })
    .await
}

/// The person's panel, if it is their turn and the tile has been drawn.
pub(crate) async fn panel_of(
    context: &Context,
    text: &'static Text,
    table: &Table,
    actor: &Actor,
    refusal: Option<&Refusal>,
) -> Result<Option<Page>, Stop> {
    let people = table.people(text);
    let note = refusal.map(|refusal| view::refusal::sentence(text, refusal, &people));
    panel_with(context, text, table, actor, note).await
}

/// Like [`panel_of`], with a note above everything else.
pub(crate) async fn panel_with(
    context: &Context,
    text: &'static Text,
    table: &Table,
    actor: &Actor,
    note: Option<String>,
) -> Result<Option<Page>, Stop> {
    let asked = table.asked();
    let own = table.seat_of(actor).filter(|seat| asked.contains(&seat.0));
    let drawn = table.prompt() != Some(Prompt::Draw);
    let Some(seat) = own.filter(|_| drawn && table.row.status == Status::Running) else {
        return Ok(None);
    };
    let game = table.game()?;
    let stored = context.store().draft(table.id(), seat.0).await.map_err(Fault::from)?;
    let plan = read_plan(stored, table, game, seat)?;
    let since = queries::since_own_tile(context, table, seat, 0).await?;
    let people = table.people(text);
    let note = note.or_else(|| tutorial::advice(text, table, !plan.actions.is_empty()));
    let panel = Panel {
        text,
        people: &people,
        id: table.id(),
        ordinal: table.row.ordinal,
        game,
        seat,
        plan: &plan,
        since: &since,
        times: table.times(context.now()),
        note,
    };
    Ok(Some(panel.page().of(table)))
}

/// The refusal of a command that does not answer the open question.
fn wrong_question(turning: &Turn<'_>) -> Refusal {
    match turning.questions.last().map(|question| question.decision.prompt) {
        Some(Prompt::Place) if turning.is_to_place() => Refusal::PlaceFirst,
        Some(Prompt::Place) => Refusal::NoSpotThere,
        Some(prompt) => Refusal::Unanswered(prompt),
        None => Refusal::NothingToChoose,
    }
}

/// Parses a rotation in degrees.
pub(crate) fn rotation(text: &str) -> Result<Rotation, Refusal> {
    let degrees = text.trim().trim_end_matches('°');
    let turn = Rotation::ALL.into_iter().find(|turn| turn.degrees().to_string() == degrees);
    turn.ok_or_else(|| Refusal::NoRotation(text.to_owned()))
}

/// The figure that a text names; `None` without a text means any figure.
fn figure(
    turning: &Turn<'_>,
    question: &Question,
    wanted: Option<&str>,
) -> Result<Option<FigureKind>, Refusal> {
    let Some(wanted) = wanted else { return Ok(None) };
    let named = |kind: &FigureKind| {
        same(wanted, kind.name()) || same(wanted, &vocabulary::figure(turning.text, *kind))
    };
    let found = question.figures().into_iter().find(named);
    let known = || {
        let kinds = question.figures().into_iter();
        let names = kinds.map(|kind| (kind.name(), vocabulary::figure(turning.text, kind)));
        names.flat_map(|(key, name)| [(key.to_owned(), name.clone()), (name.clone(), name)])
    };
    let unknown = || Refusal::NoFigure(Unknown::among(wanted, known()));
    found.map(Some).ok_or_else(unknown)
}

/// Refuses a text that is not a cell; suggests letters and number in the right order, or a similar
/// cell where the tile fits.
pub(crate) fn no_cell(text: &str, question: &Question) -> Refusal {
    let (letters, number): (Vec<char>, Vec<char>) =
        text.chars().filter(char::is_ascii_alphanumeric).partition(char::is_ascii_alphabetic);
    let tidy: String = letters.into_iter().chain(number).collect();
    let cells = plan::cells(&question.decision);
    let tidy = Pos::named(&tidy).filter(|cell| cells.contains(cell)).map(|cell| cell.name());
    let names = cells.iter().map(|cell| (cell.name(), cell.name()));
    let unknown = Unknown::among(text, names);
    Refusal::NoCell(Unknown { meant: tidy.or(unknown.meant), ..unknown })
}

/// The option that puts a figure on the named spot: by its number, its label, or a word that fits
/// only one spot ("city"). Without a figure, the first that can go there.
fn deployment(
    turning: &Turn<'_>,
    question: &Question,
    figure: Option<FigureKind>,
    wanted: &str,
) -> Option<Action> {
    let deployments: Vec<(Action, Spot)> = question
        .decision
        .options
        .iter()
        .filter_map(|option| match option {
            Action::Deploy { figure: kind, at } if figure.is_none_or(|wanted| wanted == *kind) => {
                Some((*option, at.spot()?))
            }
            _ => None,
        })
        .collect();
    if let Ok(number) = wanted.trim().parse::<usize>() {
        let spot = *question.spots().get(number.checked_sub(1)?)?;
        return deployments.iter().find(|(_, there)| *there == spot).map(|(option, _)| *option);
    }
    let labels = question.labels(turning.text, turning.people).all();
    let labelled = question.decision.options.iter().zip(labels);
    let by_label = labelled.filter(|(_, label)| same(wanted, label)).map(|(option, _)| *option);
    if let Some(option) = by_label.into_iter().find(|o| deployments.iter().any(|(d, _)| d == o)) {
        return Some(option);
    }
    let word = wanted.trim().to_lowercase();
    let mut named = deployments.iter().filter(|(_, spot)| {
        let segment = question.game.board().segment(*spot);
        segment.is_some_and(|segment| vocabulary::segment_word(segment.kind) == word)
    });
    let &(option, spot) = named.next()?;
    named.all(|(_, other)| *other == spot).then_some(option)
}

/// The answer that a text names: by its number from 1 or by its label, with the typed numbers for
/// its parameters, or default ones.
fn choice(
    turning: &Turn<'_>,
    question: &Question,
    wanted: &str,
    amount: Option<&str>,
) -> Result<Action, Refusal> {
    let options = &question.decision.options;
    let unknown = || Refusal::NoChoice(wanted.to_owned());
    let index = match wanted.trim().parse::<usize>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => {
            let labels = question.labels(turning.text, turning.people).all();
            labels.iter().position(|label| same(wanted, label))
        }
    };
    let option = index.and_then(|index| options.get(index)).copied().ok_or_else(unknown)?;
    let parameters = parameter::of(option);
    let amount = amount.unwrap_or_default().trim();
    if parameters.is_empty() && !amount.is_empty() {
        return Err(Refusal::NothingToBid(amount.to_owned()));
    }
    let (game, typed) = (&question.game, parameters.iter().zip(amount.split_whitespace()));
    typed.into_iter().try_fold(parameter::plain(game, option), |answer, (parameter, typed)| {
        parameter.set(game, option, answer, typed)
    })
}

fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.to_lowercase()
}
