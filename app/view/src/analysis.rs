//! A look back at a game: who was likely to win, turn after turn, as a graph and in words; what luck
//! and choices did to each seat; the choices that cost most, each with the better one on its board.

use game::narration::{self, Narrator, cut};
use port::limits;
use render::{ChanceGraph, Scene, ScoreSheet, View};
use rules::{Action, At, Figure, Game, Seat};
use storage::GameId;
use table::analysis::{Analysis, CostlyChoice, LeadAccount};
use table::error::Fault;
use table::hint::followed;
use table::model::Table;
use text::{Name, Signed, Text, say};

use crate::hint::answer;
use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, players, scene};

/// At how many instants of a game its chances are told in words: the start, the end, and between.
const INSTANTS: usize = 5;

/// How far a look back is.
pub fn progress(text: &Text, id: GameId, percent: usize) -> String {
    say!(text, "analysing-progress", id = id.public(), percent = percent)
}

/// The card below the end of a game: luck and choices of the whole table.
///
/// # Errors
/// [`Fault`] if the game has not begun.
pub fn card(table: &Table, analysis: &Analysis) -> Result<MessageDraft, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let people = table.names(text);
    let mut lines = vec![text.say("analysis-card")];
    lines.extend(accounts(text, &people, game, analysis, false));
    lines.push(text.say("analysis-more"));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.sheet = Some(account_sheet(text, &people, game, analysis));
    Ok(page)
}

/// All of it. `boards` are the games before the costly choices.
///
/// # Errors
/// [`Fault`] if the game has not begun.
pub fn page(table: &Table, analysis: &Analysis, boards: &[Game]) -> Result<MessageDraft, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let people = table.names(text);
    let costly: Vec<CostlyView<'_>> = (analysis.costly.iter().zip(boards))
        .map(|(choice, before)| CostlyView { text, people: &people, choice, before })
        .collect();
    let mut lines = vec![say!(text, "analysis-title", id = table.id().public())];
    lines.push(chances(text, &people, game, analysis, false));
    lines.extend(accounts(text, &people, game, analysis, false));
    if costly.is_empty() {
        lines.push(text.say("analysis-flawless"));
    }
    lines.extend(costly.iter().enumerate().map(|(index, choice)| choice.line(index + 1, false)));
    lines.push(text.say("analysis-note"));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    let graph = ChanceGraph {
        theme: scene(game, &people).theme,
        players: players(&people),
        chances: analysis.chances.clone(),
        marks: analysis.costly.iter().map(|choice| choice.turn).collect(),
    };
    let alt = cut(&chances(text, &people, game, analysis, true), limits::ALT_TEXT);
    page.picture = Some(DescribedPicture { spec: PictureSpec::Chances(graph), alt });
    page.sheet = Some(account_sheet(text, &people, game, analysis));
    page.moves = costly.iter().enumerate().map(|(index, it)| it.board(index + 1)).collect();
    Ok(page)
}

/// The chances at some instants, in words.
fn chances(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    analysis: &Analysis,
    plain: bool,
) -> String {
    let narrator = Narrator { text, people, plain };
    let last = analysis.chances.len().saturating_sub(1);
    let mut turns: Vec<usize> =
        (0..INSTANTS).map(|instant| last * instant / (INSTANTS - 1)).collect();
    turns.dedup();
    let at = |turn: usize| {
        let shares = analysis.chances.get(turn)?;
        let share = |seat: Seat| {
            let percent = (f64::from(*shares.get(seat.index())?) / 10.0).round() as i32;
            Some(say!(text, "analysis-chance", who = narrator.who(seat), percent = percent))
        };
        let shares: Vec<String> = game.seats().filter_map(share).collect();
        let shares = shares.join(&text.say("list-comma"));
        let when = if turn == last { "end" } else { "turn" };
        Some(say!(text, "analysis-at", when = when, turn = turn, shares = shares))
    };
    let told: Vec<String> = turns.into_iter().filter_map(at).collect();
    say!(text, "analysis-chances", told = told.join(&text.say("list-semicolon")))
}

/// What made each seat's lead, a line for each.
fn accounts(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    analysis: &Analysis,
    plain: bool,
) -> Vec<String> {
    let narrator = Narrator { text, people, plain };
    let line = |(seat, account): (Seat, &LeadAccount)| {
        say!(
            text,
            "analysis-account",
            who = narrator.who(seat),
            lead = Signed(account.lead),
            luck = Signed(account.luck),
            choices = Signed(account.choices),
            rest = Signed(account.rest),
        )
    };
    game.seats().zip(&analysis.accounts).map(line).collect()
}

/// The same as a card.
fn account_sheet(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    analysis: &Analysis,
) -> DescribedPicture {
    let row = |key: &str, part: fn(&LeadAccount) -> i32| {
        (text.say(key), analysis.accounts.iter().map(part).collect::<Vec<i32>>())
    };
    let sheet = ScoreSheet {
        theme: scene(game, people).theme,
        players: players(people),
        totals: analysis.accounts.iter().map(|account| account.lead).collect(),
        sources: vec![
            row("analysis-luck", |account| account.luck),
            row("analysis-choices", |account| account.choices),
            row("analysis-rest", |account| account.rest),
        ],
    };
    let told = accounts(text, people, game, analysis, true);
    let semicolon = text.say("list-semicolon");
    let alt = narration::joined(text, &told, limits::ALT_TEXT, |told| told.join(&semicolon));
    DescribedPicture { spec: PictureSpec::Points(sheet), alt }
}

/// A choice that cost points, and the game before it.
struct CostlyView<'a> {
    text: &'static Text,
    people: &'a [Name],
    choice: &'a CostlyChoice,
    before: &'a Game,
}

impl CostlyView<'_> {
    fn seat(&self) -> Seat {
        Seat(self.choice.seat)
    }

    /// An answer in words, with the figure that followed.
    fn told(&self, action: Action, spot: Option<rules::Spot>) -> String {
        let follower = followed(self.before, self.seat(), (action, spot));
        let asked = (self.before, self.seat());
        let told = answer(self.text, self.people, asked, (action, follower.as_ref()));
        told.unwrap_or_default()
    }

    fn line(&self, number: usize, plain: bool) -> String {
        let text = self.text;
        let spot = self.choice.played.iter().find_map(|action| match action {
            Action::Deploy { at, .. } => at.spot(),
            _ => None,
        });
        let played = self.choice.played.first().map(|action| self.told(*action, spot));
        let cost = f64::from(self.choice.tenths) / 10.0;
        say!(
            text,
            "analysis-costly",
            number = number,
            turn = self.choice.turn,
            who = Narrator { text, people: self.people, plain }.who(self.seat()),
            played = played.unwrap_or_default(),
            cost = text.signed(-cost),
            better = self.told(self.choice.better, self.choice.follower),
        )
    }

    /// The board before it, with the better choice on it.
    fn board(&self, number: usize) -> DescribedPicture {
        let (text, seat) = (self.text, self.seat());
        let mut scene: Scene = scene(self.before, self.people);
        if let (Action::Place { pos, rotation }, Some(kind)) =
            (self.choice.better, self.before.turn().hand)
        {
            scene = scene.preview(kind, pos, rotation).view(View::Around(pos));
        }
        let follower = followed(self.before, seat, (self.choice.better, self.choice.follower));
        if let Some((Action::Deploy { figure: kind, at: at @ At::Segment(_) }, _)) = follower {
            scene = scene.preview_figure(Figure { seat, kind, at });
        }
        let narrator = Narrator { text, people: self.people, plain: true };
        let about = vec![self.line(number, true)];
        let alt = alt::view(&narrator, self.before, about, None, false);
        DescribedPicture { spec: PictureSpec::board(scene), alt }
    }
}
