//! The public messages of a running game: after a move, at the start, after an undone move. Exactly
//! one of them pings, and it pings exactly the seat to move.

use game::expansions::{self, InsteadOfDrawing, QuestionPicture};
use game::narration::{Narrator, cut};
use port::{ActionRow, Button, Embed, Style, limits};
use rules::{Action, Decision, Game, Prompt, Seat};
use storage::{GameId, UserId};
use table::token::{ComponentAction, ComponentToken, FirstStep, QueryAction, TurnAction};
use text::{Name, Text, say};

use crate::time::Times;
use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, button, emblems, scene, vocabulary};

/// What the public message shows.
#[derive(Debug)]
pub struct TurnMessage<'a> {
    /// The table's language.
    pub text: &'static Text,
    /// The names by seat.
    pub people: &'a [Name],
    /// The game.
    pub id: GameId,
    /// The state that the message is about.
    pub ordinal: u32,
    /// The state.
    pub game: &'a Game,
    /// What happened, in one line.
    pub line: &'a str,
    /// Extra lines above the scores (the seal at the start).
    pub more: &'a [String],
    /// Whether the board is unchanged: then what happened and who is asked is enough.
    pub brief: bool,
    /// Who to ping, among those who are asked.
    pub pings: &'a [(Seat, UserId)],
    /// The seats among them that nobody has: a stand-in moves, and anybody may take them.
    pub free: &'a [Seat],
    /// The others whose moves are made for them.
    pub automatic: &'a [Seat],
    /// How to write the figures shown beside the scores; empty if there are none.
    pub figures: &'a [String],
    /// Whether the tiles that are left may be looked up.
    pub aloud: bool,
    /// How much time those who are asked have.
    pub times: Times<'a>,
}

/// What may be done instead of drawing the tile that a question leaves hidden.
pub(crate) fn instead_of_drawing(asked: &Decision) -> Option<&'static InsteadOfDrawing> {
    expansions::instead_of_drawing(asked.prompt).filter(|_| asked.offers(Action::Draw))
}

/// The picture that everybody is shown instead of the board while something is asked.
pub(crate) fn instead_of_board(text: &Text, game: &Game) -> Option<DescribedPicture> {
    expansions::first(|profile| match (profile.picture)(text, game) {
        Some(QuestionPicture::InsteadOfBoard(row)) => Some(row.into()),
        _ => None,
    })
}

impl TurnMessage<'_> {
    /// The message of a game in progress.
    pub fn page(&self) -> MessageDraft {
        let text = self.text;
        let narrator = Narrator { text, people: self.people, plain: false };
        let mut lines = Vec::new();
        if !self.line.is_empty() {
            lines.push(self.line.to_owned());
        }
        lines.extend(self.more.iter().cloned());
        lines.extend(self.asked(&narrator));
        lines.extend(crate::time::ends(text, self.people, self.times.clocks));
        let mut page = MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT));
        page.message.embeds = self.scores(&narrator).into_iter().collect();
        page.message.mentions = self.pings.iter().map(|(_, user)| *user).collect();
        let asked = instead_of_board(text, self.game);
        let shown = || board(text, self.people, self.game, self.line, Some(self.times));
        page.picture = (!self.brief).then(|| asked.unwrap_or_else(shown));
        page.row(ActionRow::Buttons(self.buttons()))
    }

    /// The buttons below the message. The turn opens with the tile drawn. Where something may be
    /// done instead, that is chosen here, because a player who has seen the tile may no longer do so
    /// (R-AM-3).
    fn buttons(&self) -> Vec<Button> {
        let (text, token) = (self.text, |action: ComponentAction| {
            ComponentToken::new(action, self.id, self.ordinal)
        });
        let open = token(TurnAction::Open(None).into());
        let drawn = token(TurnAction::Open(Some(FirstStep::Draw)).into());
        let mut buttons = match self.instead() {
            _ if self.people().is_empty() => Vec::new(),
            Some(instead) => vec![
                button(text, Style::Primary, "button-open", &drawn),
                button(text, Style::Secondary, instead.button, &open),
            ],
            None => vec![button(text, Style::Primary, "button-open", &open)],
        };
        let looks = [
            ("button-board", QueryAction::Board),
            ("button-score", QueryAction::Score),
            ("button-tiles", QueryAction::Tiles),
        ];
        let looks = looks.into_iter().filter(|(_, look)| self.aloud || *look != QueryAction::Tiles);
        buttons.extend(
            looks.map(|(key, action)| button(text, Style::Secondary, key, &token(action.into()))),
        );
        buttons
    }

    /// What may be done instead of drawing.
    fn instead(&self) -> Option<&'static InsteadOfDrawing> {
        self.game.decision().and_then(instead_of_drawing)
    }

    /// The scores, each with its figure, in the colour of the player to move. The picture and its
    /// alternative text have them too, so readers who hide embeds miss nothing.
    fn scores(&self, narrator: &Narrator<'_>) -> Option<Embed> {
        let asked = self.game.decision().filter(|_| !self.brief)?.seat;
        let score = |seat: Seat| {
            let points = self.game.scores()[seat.index()];
            let score = say!(self.text, "score-of", who = narrator.seated(seat), points = points);
            match emblems::of(self.figures, self.people, seat) {
                Some(figure) => say!(self.text, "score-figure", figure = figure, score = score),
                None => score,
            }
        };
        let scores: Vec<String> = self.game.seats().map(score).collect();
        let description = scores.join(&self.text.say("list-dot"));
        Some(Embed {
            description,
            color: Some(emblems::colour(self.people, asked)),
            ..Embed::default()
        })
    }

    /// The seats whose players are asked.
    fn people(&self) -> Vec<Seat> {
        let asked = self.game.decisions().iter().map(|asked| asked.seat);
        asked.filter(|seat| !self.free.contains(seat) && !self.automatic.contains(seat)).collect()
    }

    /// Who is asked, and what; and whose moves are made for them.
    fn asked(&self, narrator: &Narrator<'_>) -> Vec<String> {
        let text = self.text;
        let for_nobody = |key: &'static str, seats: &[Seat]| {
            let of = |seat: &Seat| say!(text, key, who = narrator.who(*seat));
            seats.iter().map(of).collect::<Vec<_>>()
        };
        let asked = self.asked_people(narrator).into_iter();
        let free = for_nobody("ring-free", self.free);
        asked.chain(free).chain(for_nobody("ring-automatic", self.automatic)).collect()
    }

    fn asked_people(&self, narrator: &Narrator<'_>) -> Option<String> {
        let text = self.text;
        let prompt = self.game.decision()?.prompt;
        let who = |seat: Seat| match self.pings.iter().find(|(rung, _)| *rung == seat) {
            Some((_, user)) => format!("<@{user}>"),
            None => narrator.who(seat),
        };
        let who: Vec<String> = self.people().into_iter().map(who).collect();
        if who.is_empty() {
            return None;
        }
        let (number, who) = (who.len(), text.list(&who));
        if let Some(instead) = self.instead() {
            return Some(say!(text, instead.line, who = who, number = number));
        }
        Some(match prompt {
            Prompt::Draw | Prompt::Place | Prompt::Wood => {
                let left = self.game.bag().len();
                say!(text, "ring-turn", who = who, number = number, left = left)
            }
            prompt => {
                let question = vocabulary::prompt(text, prompt);
                say!(text, "ring-asked", who = who, number = number, question = question)
            }
        })
    }
}

/// The picture of the whole board with the last move marked and the time left.
pub fn board(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    line: &str,
    times: Option<Times<'_>>,
) -> DescribedPicture {
    let scene = scene(game, people);
    let scene = times.map_or(scene.clone(), |times| times.shown(text, scene));
    let narrator = Narrator { text, people, plain: true };
    DescribedPicture {
        spec: PictureSpec::board(scene),
        alt: alt::board(&narrator, game, &text::plain(line), times),
    }
}
