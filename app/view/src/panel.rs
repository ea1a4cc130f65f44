//! The private panel of a turn: the tile, the turn's questions with their answers, a preview of the
//! result, Confirm. Placing a tile and deploying a figure have rows of their own. Every other
//! question is shown from its description in the rules (`Question`), so a new one can be answered
//! before it has a row of its own.

use game::expansions::{self, QuestionPicture};
use game::narration::{Narrator, SeatGains, cut};
use port::{ActionRow, Button, Style, limits};
use rules::{Action, At, Cause, Decision, Event, FigureKind, Game, Pos, Prompt, Seat};
use storage::GameId;
use table::laid::Laid;
use table::plan::{self, Question};
use table::token::{ComponentToken, FirstStep, TurnAction};
use text::{Name, Phrase, Signed, Text, say};

use crate::time::Times;
use crate::turn_message::instead_of_drawing;
use crate::{MessageDraft, PictureSpec, button, vocabulary};

/// Rows for questions; the last row is for Confirm.
const QUESTION_ROWS: usize = limits::ROWS - 1;
/// The most cells that the text lists one by one.
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
    /// The state that the plan is based on.
    pub ordinal: u32,
    /// That state.
    pub game: &'a Game,
    /// The seat whose panel it is.
    pub seat: Seat,
    /// The plan so far, laid out.
    pub laid: &'a Laid,
    /// The cells filled since its player placed a tile, the latest last.
    pub since: &'a [Pos],
    /// Whether it says what something would score.
    pub aloud: bool,
    /// How much time its player has.
    pub times: Times<'a>,
    /// What to say first: why the last press did nothing, or what was drawn.
    pub note: Option<String>,
}

impl Panel<'_> {
    /// The panel as a message.
    pub fn page(&self) -> MessageDraft {
        let Laid { plan, questions, .. } = self.laid;
        let confirmed = self.laid.clone().confirmed().ok();
        let ready = !plan.actions.is_empty() || self.laid.open().is_some_and(Decision::may_pass);
        let confirmed = confirmed.filter(|_| ready);
        let scoring = if self.aloud { scoring(questions) } else { Vec::new() };
        let picture = self.picture(questions, self.laid, &scoring);
        let unseen = match &picture.spec {
            PictureSpec::Board(scene) => scene.unseen_candidates(),
            _ => Vec::new(),
        };
        let content = self.content(questions, confirmed.as_ref(), (&scoring, &unseen));
        let mut page = MessageDraft::text(content);
        // An extra action left the question open: its menus come with the later occurrence.
        let again = |index: usize, question: &Question| {
            let later = questions.get(index + 1);
            later.is_some_and(|later| later.decision.prompt == question.decision.prompt)
        };
        let asked = questions.iter().enumerate().filter(|(index, q)| !again(*index, q));
        let mut rows: Vec<ActionRow> =
            asked.flat_map(|(_, question)| self.rows(plan, question, &scoring)).collect();
        let surplus = rows.len().saturating_sub(QUESTION_ROWS);
        rows.drain(..surplus);
        page.message.rows = rows;
        page.message.rows.push(self.last_row(confirmed.is_some()));
        page.picture = Some(picture);
        page.sheet = expansions::first(|profile| match (profile.picture)(self.text, self.game) {
            Some(QuestionPicture::BelowBoard(row)) => Some(row.into()),
            _ => None,
        });
        page
    }

    fn narrator(&self, plain: bool) -> Narrator<'_> {
        Narrator { text: self.text, people: self.people, plain }
    }

    fn token(&self, action: TurnAction) -> ComponentToken {
        ComponentToken::new(action, self.id, self.ordinal)
    }

    fn content(
        &self,
        questions: &[Question],
        confirmed: Option<&Laid>,
        (scoring, unseen): (&[(Pos, i32)], &[Pos]),
    ) -> String {
        let mut lines: Vec<String> = self.note.iter().cloned().collect();
        lines.extend(questions.iter().map(|question| self.question_line(question)));
        lines.extend(questions.last().and_then(|question| self.hint(question)));
        lines.extend(questions.last().and_then(|question| self.forecast(question)));
        let to_place = questions.last().filter(|question| is_to_place(question));
        lines.extend(to_place.and_then(|_| self.scoring_line(scoring)));
        lines.extend(self.unseen_line(unseen));
        lines.extend(self.no_figure(questions, self.laid));
        if questions.is_empty() {
            lines.push(self.text.say("panel-empty"));
        }
        let confirmed = confirmed.filter(|_| self.aloud);
        lines.extend(confirmed.and_then(|confirmed| self.preview(confirmed)));
        lines.extend(self.narrator(false).numbered(self.game));
        let clock = self.times.clocks.of(self.seat).filter(|clock| !clock.silence);
        lines.extend(clock.map(|clock| crate::time::until(self.text, clock.until)));
        cut(&lines.join("\n"), limits::CONTENT)
    }

    fn question_line(&self, question: &Question) -> String {
        let text = self.text;
        let hand = question.game.turn().hand.map(|kind| vocabulary::tile(text, kind));
        match (question.decision.prompt, question.answer) {
            (Prompt::Place, None) => {
                let names = self.names(&plan::cells(&question.decision));
                let tile = hand.unwrap_or_else(|| Phrase::plain(""));
                // On the daily board nothing is typed.
                let solo = self.game.setup().solo;
                let key = if solo { "panel-tile-solo" } else { "panel-tile" };
                say!(text, key, tile = tile, cells = text.list(&names))
            }
            (Prompt::Place, Some(Action::Place { pos, rotation })) => say!(
                text,
                "panel-placed",
                tile = hand.unwrap_or_else(|| Phrase::plain("")),
                cell = pos.name(),
                degrees = rotation.degrees(),
                ways = question.ways(pos).len(),
            ),
            (Prompt::Wood, None) => text.say("panel-wood"),
            (Prompt::Wood, Some(Action::Pass)) => text.say("panel-wood-none"),
            (Prompt::Wood, Some(Action::Deploy { figure, at: at @ At::Segment(_) })) => {
                let role = vocabulary::role(text, &question.game, figure, at);
                say!(text, "panel-wood-chosen", role = role)
            }
            (Prompt::Place | Prompt::Wood, Some(answer)) => {
                let answer = question.labels(text, self.people).of(answer);
                say!(text, "panel-instead", answer = answer)
            }
            (prompt, None) => {
                let line =
                    expansions::first(|profile| (profile.question)(text, &question.decision));
                line.unwrap_or_else(|| {
                    let asked = vocabulary::prompt(text, prompt);
                    say!(text, "panel-question", question = asked)
                })
            }
            (prompt, Some(answer)) => {
                let asked = vocabulary::prompt(text, prompt);
                let answer = question.labels(text, self.people).of(answer);
                say!(text, "panel-answered", question = asked, answer = answer)
            }
        }
    }

    /// The names of the first of these cells, and how many more there are.
    fn names(&self, cells: &[Pos]) -> Vec<String> {
        let mut names: Vec<String> =
            cells.iter().take(CELLS_NAMED).map(|cell| cell.name()).collect();
        if cells.len() > CELLS_NAMED {
            names.push(say!(self.text, "panel-more", count = cells.len() - CELLS_NAMED));
        }
        names
    }

    /// Which cells are not in the picture, if there are such cells.
    fn unseen_line(&self, unseen: &[Pos]) -> Option<String> {
        let cells = self.text.list(&self.names(unseen));
        (!unseen.is_empty()).then(|| say!(self.text, "panel-unseen", cells = cells))
    }

    /// Where the tile would score at once, if there is such a cell.
    fn scoring_line(&self, scoring: &[(Pos, i32)]) -> Option<String> {
        let text = self.text;
        let cell = |(cell, points): &(Pos, i32)| {
            say!(text, "panel-scoring-cell", cell = cell.name(), points = Signed(*points))
        };
        let mut cells: Vec<String> = scoring.iter().take(CELLS_NAMED).map(cell).collect();
        if scoring.len() > CELLS_NAMED {
            cells.push(say!(text, "panel-more", count = scoring.len() - CELLS_NAMED));
        }
        (!cells.is_empty()).then(|| say!(text, "panel-scoring", cells = text.list(&cells)))
    }

    /// How the question works, where its text alone does not say so.
    fn hint(&self, question: &Question) -> Option<String> {
        let Question { game, decision, .. } = question;
        let instead = instead_of_drawing(decision).map(|instead| self.text.say(instead.hint));
        instead.or_else(|| expansions::first(|profile| (profile.hint)(self.text, game, decision)))
    }

    /// What the answers would earn, where points are told before they are made.
    fn forecast(&self, question: &Question) -> Option<String> {
        let Question { game, decision, .. } = question;
        self.aloud.then_some(())?;
        expansions::first(|profile| (profile.forecast)(self.text, game, decision))
    }

    /// Why no figure can be placed, or no ordinary one: nobody should have to look for a missing
    /// menu.
    fn no_figure(&self, questions: &[Question], laid: &Laid) -> Option<String> {
        let tile = questions.iter().find(|question| question.decision.prompt == Prompt::Place)?;
        let hand = tile.game.supply(self.seat);
        let asked = questions.iter().any(|question| question.decision.prompt == Prompt::Wood);
        let done = |event: &Event| match event {
            Event::Deployed(_) => true,
            Event::Returned { cause, .. } => *cause != Cause::Scored,
            _ => false,
        };
        let key = if hand.kinds().next().is_none() {
            "panel-no-figure"
        } else if hand.count(FigureKind::Small) == 0 {
            "panel-no-meeple"
        } else if tile.answer.is_some()
            && laid.open().is_none()
            && !asked
            && !laid.events().iter().any(done)
        {
            // With a question still open, the one about figures may come after it.
            "panel-no-place"
        } else {
            return None;
        };
        Some(self.text.say(key))
    }

    /// What the turn started with.
    fn asked(&self) -> Prompt {
        self.game.decision().map_or(Prompt::Draw, |decision| decision.prompt)
    }

    /// What Confirm would do.
    fn preview(&self, confirmed: &Laid) -> Option<String> {
        let text = self.text;
        let (narrator, mut gains) = (self.narrator(false), SeatGains::default());
        for event in confirmed.events() {
            match event {
                Event::Scored(line) if line.complete && line.points > 0 => {
                    gains.add(line.seat, narrator.gain(&line));
                }
                _ => {}
            }
        }
        if gains.is_empty() {
            // Nobody expects points from an answer that never scores.
            let laid_by_hand = [Prompt::Place, Prompt::Wood].contains(&self.asked());
            return laid_by_hand.then(|| text.say("panel-preview-nothing"));
        }
        let gains = narrator.gains(&gains).join(&text.say("list-comma"));
        Some(say!(text, "panel-preview", gains = gains))
    }

    /// Turns the tile to the next way it fits; nothing if there is only one.
    fn turn_button(&self, question: &Question) -> Option<Button> {
        let turn = question.turn()?;
        let token = self.token(TurnAction::Rotate(question.digest(), turn.pos, turn.next));
        let label = say!(self.text, "panel-turn", way = turn.way, ways = turn.ways);
        Some(Button::new(Style::Primary, label, token.encode()))
    }

    fn last_row(&self, ready: bool) -> ActionRow {
        let text = self.text;
        let Laid { plan, questions, .. } = self.laid;
        let confirm = self.token(TurnAction::Confirm(plan.digest()));
        let confirm = button(text, Style::Success, "button-confirm", &confirm);
        let mut buttons = vec![confirm.disabled(!ready)];
        if self.laid.open().is_some_and(|open| open.offers(Action::Draw)) {
            let draw = self.token(TurnAction::Draw(FirstStep::Draw));
            buttons.insert(0, button(text, Style::Primary, "button-draw", &draw));
        }
        buttons.extend(questions.iter().find_map(|question| self.turn_button(question)));
        if !plan.actions.is_empty() {
            let back = self.token(TurnAction::Back(plan.digest()));
            buttons.push(button(text, Style::Secondary, "button-back", &back));
        }
        let longest = questions.iter().map(|question| menus::longest(plan, question)).max();
        let pages = menus::pages(longest.unwrap_or(0));
        if pages > 1 {
            let next = (plan.page % pages + 1) % pages;
            let token = self.token(TurnAction::Page(next));
            let label = say!(text, "button-page", page = next + 1, pages = pages);
            buttons.push(Button::new(Style::Secondary, label, token.encode()));
        }
        ActionRow::Buttons(buttons)
    }
}

/// The cells where the tile of the turn would score for its player at once, with the most points
/// there.
fn scoring(questions: &[Question]) -> Vec<(Pos, i32)> {
    let place = questions.iter().find(|question| question.decision.prompt == Prompt::Place);
    place.map(|question| question.game.scoring_cells()).unwrap_or_default()
}

/// Whether a question waits for the tile to be placed.
fn is_to_place(question: &Question) -> bool {
    question.decision.prompt == Prompt::Place && question.answer.is_none()
}

mod menus;
mod picture;
#[cfg(test)]
mod tests;
