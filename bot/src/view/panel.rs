//! The private panel of a turn: the tile, the questions of the turn with their answers, a preview
//! of the result, Confirm. Laying a tile and placing a figure have rows of their own; every other
//! question is shown by what the rules say of it (`Question`), so that a new one can be answered
//! before anybody draws a better row for it.

use rules::{Action, At, Decision, Event, Game, Pos, Prompt, Seat};
use storage::GameId;

use super::tell::{Teller, cut};
use super::time::Times;
use super::{Page, button, things};
use crate::app::dial::Dial;
use crate::app::plan::{self, Laid, Plan, Question};
use crate::platform::{Button, Row, Select, SelectOption, Style, limits};
use crate::say;
use crate::text::{Change, Name, Text};
use crate::token::{Press, Token};

/// Rows of questions; the last row is for Confirm.
const QUESTION_ROWS: usize = limits::ROWS - 1;
/// Options on a page of a menu with several; one more is there for the chosen one.
const LEAF: usize = limits::SELECT_OPTIONS - 1;
/// The most cells that the text names one by one.
const CELLS_NAMED: usize = 12;

/// What the panel shows.
#[derive(Debug)]
pub struct Panel<'a> {
    /// The reader's language.
    pub text: &'static Text,
    /// The names by seat.
    pub people: &'a [Name],
    /// The game.
    pub id: GameId,
    /// The state that the plan is laid out on.
    pub ordinal: u32,
    /// That state.
    pub game: &'a Game,
    /// Whose panel it is.
    pub seat: Seat,
    /// What is laid out.
    pub plan: &'a Plan,
    /// The cells that were filled since its player laid a tile, the latest last.
    pub since: &'a [Pos],
    /// How long its player has time.
    pub times: Times<'a>,
    /// What to say before everything else: why the last press did nothing, what was drawn.
    pub note: Option<String>,
}

impl Panel<'_> {
    /// The panel as a message. A plan that is not possible (any more) is shown as an empty one.
    pub fn page(&self) -> Page {
        let empty = Plan::default();
        let tried = self.plan.questions(self.game, self.seat);
        let plan = if tried.is_ok() { self.plan } else { &empty };
        let questions =
            tried.or_else(|_| empty.questions(self.game, self.seat)).unwrap_or_default();
        let Ok(laid) = plan.lay(self.game, self.seat) else { return Page::default() };
        let mut page = Page::text(self.content(plan, &questions, &laid));
        // What was done beside a question left it open: its menus come with the later one.
        let again = |index: usize, question: &Question| {
            let later = questions.get(index + 1);
            later.is_some_and(|later| later.decision.prompt == question.decision.prompt)
        };
        let asked = questions.iter().enumerate().filter(|(index, q)| !again(*index, q));
        let mut rows: Vec<Row> =
            asked.flat_map(|(_, question)| self.rows(plan, question)).collect();
        let surplus = rows.len().saturating_sub(QUESTION_ROWS);
        rows.drain(..surplus);
        page.message.rows = rows;
        page.message.rows.push(self.last_row(plan, &questions, &laid));
        page.picture = Some(self.picture(&questions));
        page
    }

    fn teller(&self, plain: bool) -> Teller<'_> {
        Teller { text: self.text, people: self.people, plain }
    }

    fn token(&self, press: Press, choice: impl Into<String>) -> Token {
        Token::new(press, self.id, self.ordinal).with(choice)
    }

    fn content(&self, plan: &Plan, questions: &[Question], laid: &Laid) -> String {
        let mut lines: Vec<String> = self.note.iter().cloned().collect();
        lines.extend(questions.iter().map(|question| self.question_line(question)));
        lines.extend(questions.last().and_then(|question| self.hint(question)));
        if questions.is_empty() {
            lines.push(self.text.say("panel-empty"));
        }
        if !plan.actions.is_empty() || laid.open.as_ref().is_some_and(Decision::may_pass) {
            lines.extend(self.preview(laid));
        }
        let clock = self.times.clocks.of(self.seat);
        lines.extend(clock.map(|clock| super::time::until(self.text, clock.until)));
        cut(&lines.join("\n"), limits::CONTENT)
    }

    fn question_line(&self, question: &Question) -> String {
        let text = self.text;
        let hand = question.game.turn().hand.map(|kind| things::tile(text, kind));
        match (question.decision.prompt, question.answer) {
            (Prompt::Place, None) => {
                let cells = plan::cells(&question.decision);
                let mut names: Vec<String> =
                    cells.iter().take(CELLS_NAMED).map(|cell| cell.name()).collect();
                if cells.len() > CELLS_NAMED {
                    let more = cells.len() - CELLS_NAMED;
                    names.push(say!(text, "panel-more", count = more));
                }
                let tile = hand.unwrap_or_default();
                say!(text, "panel-tile", tile = tile, cells = text.list(&names))
            }
            (Prompt::Place, Some(Action::Place { pos, rotation })) => say!(
                text,
                "panel-placed",
                tile = hand.unwrap_or_default(),
                cell = pos.name(),
                degrees = rotation.degrees(),
            ),
            (Prompt::Wood, None) => text.say("panel-wood"),
            (Prompt::Wood, Some(Action::Pass)) => text.say("panel-wood-none"),
            (Prompt::Wood, Some(Action::Deploy { figure, at: at @ At::Segment(_) })) => {
                let role = things::role(text, &question.game, figure, at);
                say!(text, "panel-wood-chosen", role = role)
            }
            (Prompt::Place | Prompt::Wood, Some(answer)) => {
                let answer = question.labels(text, self.people).of(answer);
                say!(text, "panel-instead", answer = answer)
            }
            (Prompt::BazaarBid, None) => {
                let asked = things::prompt(text, Prompt::BazaarBid);
                say!(text, "panel-auction", question = asked, lot = self.lot(question))
            }
            (prompt, None) => {
                let asked = things::prompt(text, prompt);
                say!(text, "panel-question", question = asked)
            }
            (prompt, Some(answer)) => {
                let asked = things::prompt(text, prompt);
                let answer = question.labels(text, self.people).of(answer);
                say!(text, "panel-answered", question = asked, answer = answer)
            }
        }
    }

    /// How what is asked works, where the question alone does not say it.
    fn hint(&self, question: &Question) -> Option<String> {
        match question.decision.prompt {
            Prompt::Throw => Some(self.text.say("panel-throw")),
            Prompt::Toss | Prompt::Hands => Some(self.text.say("panel-catch")),
            _ => None,
        }
    }

    /// The tile that is auctioned, and what is bid for it.
    fn lot(&self, question: &Question) -> String {
        let bid = question.decision.options.iter().find_map(|option| match option {
            Action::Bid { lot, bid } => Some((*lot, bid.least)),
            _ => None,
        });
        bid.map(|(lot, least)| {
            let tile = things::tile(self.text, lot.kind);
            let points = least.saturating_sub(1);
            say!(self.text, "panel-lot", number = lot.index + 1, tile = tile, points = points)
        })
        .unwrap_or_default()
    }

    /// What the turn began with.
    fn asked(&self) -> Prompt {
        self.game.decision().map_or(Prompt::Draw, |decision| decision.prompt)
    }

    /// What Confirm would do now.
    fn preview(&self, laid: &Laid) -> Option<String> {
        let text = self.text;
        let laid = laid.clone().confirmed(self.seat).ok()?;
        let gains: Vec<String> = laid
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::Scored(line) if line.complete && line.points > 0 => {
                    let what = things::source(text, line.source);
                    let gain = say!(text, "told-gain", points = Change(line.points), what = what);
                    let who = self.teller(false).who(line.seat);
                    Some(say!(text, "told-gain-of", who = who, gain = gain))
                }
                _ => None,
            })
            .collect();
        if gains.is_empty() {
            // Of an answer that never pays nobody expects it.
            let laid_by_hand = [Prompt::Place, Prompt::Wood].contains(&self.asked());
            return laid_by_hand.then(|| text.say("panel-preview-nothing"));
        }
        let gains = gains.join(&text.say("list-comma"));
        Some(say!(text, "panel-preview", gains = gains))
    }

    fn rows(&self, plan: &Plan, question: &Question) -> Vec<Row> {
        match question.decision.prompt {
            Prompt::Place => self.place_rows(plan, question),
            Prompt::Wood => vec![self.wood_row(plan, question)],
            Prompt::Draw => Vec::new(),
            _ => {
                let mut rows = vec![self.generic_row(plan, question)];
                rows.extend(self.dial_rows(question));
                rows
            }
        }
    }

    /// A menu of the cells, and the rotations that fit on the chosen one.
    fn place_rows(&self, plan: &Plan, question: &Question) -> Vec<Row> {
        let text = self.text;
        let chosen = match question.answer {
            Some(Action::Place { pos, rotation }) => Some((pos, rotation)),
            _ => None,
        };
        let cells = plan::cells(&question.decision);
        let options = cells.iter().map(|cell| {
            let turns = plan::rotations(&question.decision, *cell).len();
            SelectOption {
                description: Some(say!(text, "panel-cell-turns", count = turns)),
                default: chosen.is_some_and(|(pos, _)| pos == *cell),
                ..SelectOption::new(cell.name(), cell.name())
            }
        });
        let mut rows = Vec::new();
        let mut select = Select::new(
            self.token(Press::Cell, question.word()).encode(),
            leaf(options.collect(), plan.page),
        );
        select.placeholder = text.say("panel-choose-cell");
        rows.push(Row::Select(select));
        if let Some((cell, rotation)) = chosen {
            let turns = plan::rotations(&question.decision, cell);
            if turns.len() > 1 {
                let turn = |turn: &rules::Rotation| {
                    let choice = format!("{}.{}.{}", question.word(), cell.name(), turn.degrees());
                    let style = if *turn == rotation { Style::Primary } else { Style::Secondary };
                    let label = say!(text, "panel-turn", degrees = turn.degrees());
                    Button::new(style, label, self.token(Press::Rotate, choice).encode())
                        .disabled(*turn == rotation)
                };
                rows.push(Row::Buttons(turns.iter().map(turn).collect()));
            }
        }
        let others: Vec<usize> = (0..question.decision.options.len())
            .filter(|at| !matches!(question.decision.options[*at], Action::Place { .. }))
            .collect();
        if !others.is_empty() {
            rows.push(self.menu(plan, question, &others, "panel-choose-instead"));
        }
        rows
    }

    /// A menu of figures on numbered spots, and what else may be done with the turn's figure.
    fn wood_row(&self, plan: &Plan, question: &Question) -> Row {
        let options = &question.decision.options;
        let worth = |index: usize| match options[index] {
            option @ Action::Deploy { .. } => Some(self.worth(question, option)),
            _ => None,
        };
        let all: Vec<usize> = (0..options.len()).collect();
        let options = leaf(self.options(question, &all, worth), plan.page);
        let mut select = Select::new(self.token(Press::Spot, question.word()).encode(), options);
        select.placeholder = self.text.say("panel-choose-spot");
        Row::Select(select)
    }

    /// Answers as lines of a menu; those that speak of a spot begin with its number on the picture.
    fn options(
        &self,
        question: &Question,
        indices: &[usize],
        describe: impl Fn(usize) -> Option<String>,
    ) -> Vec<SelectOption> {
        let text = self.text;
        let labels = question.labels(text, self.people).all();
        let line = |&index: &usize| {
            let option = question.decision.options[index];
            let label = match question.number(option) {
                Some(number) => {
                    say!(text, "panel-spot", number = number, what = &labels[index])
                }
                None => labels[index].clone(),
            };
            let chosen = question.answer.is_some_and(|answer| answer.answers(option));
            SelectOption {
                description: describe(index).map(|text| cut(&text, limits::OPTION_TEXT)),
                default: chosen,
                ..SelectOption::new(limits::clip(&label, limits::OPTION_TEXT), index.to_string())
            }
        };
        indices.iter().map(line).collect()
    }

    /// What a figure there would bring: points at once, or what the feature counts so far.
    fn worth(&self, question: &Question, option: Action) -> String {
        let text = self.text;
        let mut game = question.game.clone();
        let Ok(events) = game.apply(self.seat, option) else { return String::new() };
        let now: i32 = events
            .iter()
            .filter_map(|event| match event {
                Event::Scored(line) if line.seat == self.seat && line.complete => Some(line.points),
                _ => None,
            })
            .sum();
        if now > 0 {
            return say!(text, "panel-worth-now", points = now);
        }
        let spot = match option {
            Action::Deploy { at, .. } => at.spot(),
            _ => None,
        };
        let lines = spot.map(|spot| game.projected(spot)).unwrap_or_default();
        let own = lines.iter().filter(|line| line.seat == self.seat);
        say!(text, "panel-worth-later", points = own.map(|line| line.points).sum::<i32>())
    }

    /// Any question: its options as a menu.
    fn generic_row(&self, plan: &Plan, question: &Question) -> Row {
        let all: Vec<usize> = (0..question.decision.options.len()).collect();
        self.menu(plan, question, &all, "panel-choose")
    }

    fn menu(&self, plan: &Plan, question: &Question, indices: &[usize], key: &str) -> Row {
        let options = leaf(self.options(question, indices, |_| None), plan.page);
        let mut select = Select::new(self.token(Press::Choose, question.word()).encode(), options);
        select.placeholder = self.text.say(key);
        Row::Select(select)
    }

    /// A menu for each number of the answer.
    fn dial_rows(&self, question: &Question) -> Vec<Row> {
        let text = self.text;
        let Some((option, answer)) = question.option().zip(question.answer) else {
            return Vec::new();
        };
        let row = |(at, dial): (usize, &Dial)| {
            let now = dial.value(answer);
            let values = dial.choices(&question.game, self.seat, option, answer).into_iter();
            let options = values.map(|value| SelectOption {
                default: value == now,
                ..SelectOption::new(things::dial(text, *dial, &value), value)
            });
            let word = format!("{}.{at}", question.word());
            let id = self.token(Press::Amount, word).encode();
            let mut select = Select::new(id, options.collect());
            select.placeholder = text.say(&format!("panel-choose-{}", dial.name()));
            Row::Select(select)
        };
        Dial::of(option).iter().enumerate().map(row).collect()
    }

    fn last_row(&self, plan: &Plan, questions: &[Question], laid: &Laid) -> Row {
        let text = self.text;
        let ready = laid.clone().confirmed(self.seat).is_ok()
            && (!plan.actions.is_empty() || laid.open.as_ref().is_some_and(Decision::may_pass));
        let confirm = button(
            text,
            Style::Success,
            "button-confirm",
            &self.token(Press::Confirm, plan.digest()),
        );
        let mut buttons = vec![confirm.disabled(!ready)];
        if !plan.actions.is_empty() {
            let back = self.token(Press::Back, plan.digest());
            buttons.push(button(text, Style::Secondary, "button-back", &back));
        }
        let longest = questions.iter().map(|question| match question.decision.prompt {
            Prompt::Place => plan::cells(&question.decision).len(),
            _ => question.decision.options.len(),
        });
        let pages = pages(longest.max().unwrap_or(0));
        if pages > 1 {
            let next = (plan.page % pages + 1) % pages;
            let token = self.token(Press::Page, next.to_string());
            let label = say!(text, "button-page", page = next + 1, pages = pages);
            buttons.push(Button::new(Style::Secondary, label, token.encode()));
        }
        Row::Buttons(buttons)
    }
}

/// The page of a menu. The chosen option is always on it.
fn leaf(options: Vec<SelectOption>, page: usize) -> Vec<SelectOption> {
    if options.len() <= limits::SELECT_OPTIONS {
        return options;
    }
    let first = page % pages(options.len()) * LEAF;
    let shown = first..first + LEAF;
    let chosen = options.iter().position(|option| option.default);
    let is_shown = |at: &usize| shown.contains(at) || chosen == Some(*at);
    options.into_iter().enumerate().filter(|(at, _)| is_shown(at)).map(|(_, o)| o).collect()
}

/// How many pages a menu of so many options has.
const fn pages(options: usize) -> usize {
    if options <= limits::SELECT_OPTIONS { 1 } else { options.div_ceil(LEAF) }
}

mod picture;
#[cfg(test)]
mod tests;
