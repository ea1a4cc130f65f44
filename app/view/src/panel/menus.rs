//! The menus of a panel: the cells, the figures and their places, other answers, the numbers in an
//! answer. They list the options and mark the chosen ones; nothing is decided here.

use game::narration::cut;
use game::parameter::{self, Parameter};
use port::{ActionRow, Select, SelectOption, limits};
use rules::{Action, Event, Pos, Prompt};
use table::model::is_revealing;
use table::plan::{self, Plan, Question};
use table::token::TurnAction;
use text::say;

use crate::panel::Panel;
use crate::vocabulary;

/// Options per page of a menu with several pages; one more is reserved for the chosen one.
const LEAF: usize = limits::SELECT_OPTIONS - 1;

impl Panel<'_> {
    pub(super) fn rows(
        &self,
        plan: &Plan,
        question: &Question,
        scoring: &[(Pos, i32)],
    ) -> Vec<ActionRow> {
        match question.decision.prompt {
            Prompt::Place => self.place_rows(plan, question, scoring),
            Prompt::Draw => Vec::new(),
            _ if question.is_divided() => self.divided_rows(plan, question),
            prompt
                if prompt == Prompt::Wood
                    || question.is_deploying() && !question.spots().is_empty() =>
            {
                let all: Vec<usize> = (0..question.decision.options.len()).collect();
                vec![self.spot_row(plan, question, &all, "panel-choose-figure")]
            }
            _ => {
                let mut rows = vec![self.generic_row(plan, question)];
                rows.extend(self.parameter_rows(question));
                rows
            }
        }
    }

    /// A menu of the cells and other possible actions.
    fn place_rows(
        &self,
        plan: &Plan,
        question: &Question,
        scoring: &[(Pos, i32)],
    ) -> Vec<ActionRow> {
        let text = self.text;
        let chosen = match question.answer {
            Some(Action::Place { pos, .. }) => Some(pos),
            _ => None,
        };
        let cells = plan::cells(&question.decision);
        let options = cells.iter().map(|cell| {
            let ways = say!(text, "panel-cell-turns", count = question.ways(*cell).len());
            let points = scoring.iter().find(|(scoring, _)| scoring == cell);
            SelectOption {
                description: Some(match points {
                    Some((_, points)) => {
                        say!(text, "panel-cell-scores", ways = ways, points = *points)
                    }
                    None => ways,
                }),
                default: chosen == Some(*cell),
                ..SelectOption::new(cell.name(), cell.name())
            }
        });
        let mut rows = Vec::new();
        let mut select = Select::new(
            self.token(TurnAction::Cell(question.digest())).encode(),
            leaf(options.collect(), plan.page),
        );
        select.placeholder = text.say("panel-choose-cell");
        rows.push(ActionRow::Select(select));
        let others: Vec<usize> = (0..question.decision.options.len())
            .filter(|at| !matches!(question.decision.options[*at], Action::Place { .. }))
            .collect();
        if !others.is_empty() {
            rows.push(self.menu(plan, question, &others, "panel-choose-instead"));
        }
        rows
    }

    /// Two menus: what, and where it goes. The second one is for the thing chosen in the first; a
    /// thing that needs no place has none.
    fn divided_rows(&self, plan: &Plan, question: &Question) -> Vec<ActionRow> {
        let text = self.text;
        let labels = question.labels(text, self.people);
        let chosen = question.thing(plan);
        let option = |thing: &Action| {
            let places = question.with(*thing);
            let label = match (thing, &places[..]) {
                (Action::Deploy { figure, .. }, _) => vocabulary::figure(text, *figure).to_string(),
                (_, [only]) => labels.of(question.decision.options[*only]),
                _ => labels.thing(*thing),
            };
            let held = match thing {
                Action::Deploy { figure, .. } => {
                    let count = question.game.supply(self.seat).count(*figure);
                    (count > 0).then(|| say!(text, "panel-figure-held", count = count))
                }
                _ => None,
            };
            let value = places.first().map(usize::to_string).unwrap_or_default();
            SelectOption {
                description: held,
                default: chosen == Some(*thing),
                ..SelectOption::new(label, value)
            }
        };
        let options = question.things().iter().map(option).collect();
        let id = self.token(TurnAction::Figure(question.digest())).encode();
        let mut select = Select::new(id, leaf(options, plan.page));
        select.placeholder = text.say("panel-choose-figure");
        let mut rows = vec![ActionRow::Select(select)];
        let placed = |thing: &Action| {
            matches!(thing, Action::Deploy { .. }) || question.with(*thing).len() > 1
        };
        rows.extend(chosen.filter(placed).map(|thing| {
            self.spot_row(plan, question, &question.with(thing), "panel-choose-place")
        }));
        rows
    }

    /// A menu of numbered spots, with what a figure there would score, and other possible actions.
    fn spot_row(
        &self,
        plan: &Plan,
        question: &Question,
        indices: &[usize],
        key: &str,
    ) -> ActionRow {
        let worth = |index: usize| match question.decision.options[index] {
            option @ Action::Deploy { .. } if self.aloud => Some(self.worth(question, option)),
            _ => None,
        };
        let options = leaf(self.options(question, indices, worth), plan.page);
        let mut select =
            Select::new(self.token(TurnAction::Spot(question.digest())).encode(), options);
        select.placeholder = self.text.say(key);
        ActionRow::Select(select)
    }

    /// Answers as lines of a menu; those about a spot begin with its number in the picture.
    fn options(
        &self,
        question: &Question,
        indices: &[usize],
        describe: impl Fn(usize) -> Option<String>,
    ) -> Vec<SelectOption> {
        let text = self.text;
        let labels = question.labels(text, self.people);
        // Beside a menu of figures, only the place is named.
        let divided = question.is_divided();
        let labels: Vec<String> = (labels.all().into_iter())
            .zip(&question.decision.options)
            .map(|(label, option)| match question.number(*option).filter(|_| divided) {
                Some(_) => labels.place(*option).unwrap_or(label),
                None => label,
            })
            .collect();
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

    /// What a figure there would score: points at once, or the feature's current worth.
    fn worth(&self, question: &Question, option: Action) -> String {
        let text = self.text;
        let mut game = question.game.clone();
        let Ok(events) = game.apply(self.seat, option) else { return String::new() };
        if is_revealing(&events) {
            return String::new();
        }
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
    fn generic_row(&self, plan: &Plan, question: &Question) -> ActionRow {
        let options = question.decision.options.iter().enumerate();
        // Drawing has a button.
        let all = options.filter(|(_, option)| **option != Action::Draw).map(|(at, _)| at);
        self.menu(plan, question, &all.collect::<Vec<_>>(), "panel-choose")
    }

    fn menu(&self, plan: &Plan, question: &Question, indices: &[usize], key: &str) -> ActionRow {
        let options = leaf(self.options(question, indices, |_| None), plan.page);
        let mut select =
            Select::new(self.token(TurnAction::Choose(question.digest())).encode(), options);
        select.placeholder = self.text.say(key);
        ActionRow::Select(select)
    }

    /// A menu for each number in the answer.
    fn parameter_rows(&self, question: &Question) -> Vec<ActionRow> {
        let text = self.text;
        let Some((option, answer)) = question.option().zip(question.answer) else {
            return Vec::new();
        };
        let labels = question.labels(text, self.people);
        let parameters = parameter::of(option);
        let row = |(at, parameter): (usize, &&dyn Parameter)| {
            let now = parameter.value(answer);
            let values = parameter.choices(&question.game, self.seat, option, answer).into_iter();
            let options = values.map(|value| SelectOption {
                default: value == now,
                description: parameter.is_place().then(|| value.clone()),
                ..SelectOption::new(labels.parameter(*parameter, &value), value)
            });
            let id = self.token(TurnAction::Amount(question.digest(), at)).encode();
            let mut select = Select::new(id, options.collect());
            select.placeholder = text.say(&format!("panel-choose-{}", parameter.name()));
            ActionRow::Select(select)
        };
        parameters.iter().enumerate().map(row).collect()
    }
}

/// The number of lines in a question's longest menu.
pub(super) fn longest(plan: &Plan, question: &Question) -> usize {
    match question.decision.prompt {
        Prompt::Place => plan::cells(&question.decision).len(),
        _ if question.is_divided() => {
            let places = question.thing(plan).map_or(0, |thing| question.with(thing).len());
            places.max(question.things().len())
        }
        _ => question.decision.options.len(),
    }
}

/// One page of a menu. The chosen option is always on it.
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

/// How many pages a menu with this many options has.
pub(super) const fn pages(options: usize) -> usize {
    if options <= limits::SELECT_OPTIONS { 1 } else { options.div_ceil(LEAF) }
}
