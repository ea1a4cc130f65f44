//! The picture of a panel: the board at the open question, with its possible answers: cells with
//! names, spots with numbers, and the chosen tile or figure.

use game::answers;
use game::expansions::{self, Profile};
use render::{Scene, Tile, View};
use rules::{Action, Figure, Game, Pos, Prompt};
use table::laid::Laid;
use table::plan::{self, Question};
use text::say;

use crate::panel::{Panel, is_to_place};
use crate::turn_message::instead_of_board;
use crate::{DescribedPicture, PictureSpec, alt, marked, scene, since, vocabulary};

impl Panel<'_> {
    pub(super) fn picture(
        &self,
        questions: &[Question],
        laid: &Laid,
        scoring: &[(Pos, i32)],
    ) -> DescribedPicture {
        let game = questions.last().map_or(self.game, |question| &question.game);
        if let Some(picture) = instead_of_board(self.text, game) {
            return picture;
        }
        let scene = marked(scene(game, self.people), self.since).view(View::Panel);
        // If several players are asked, the reader is highlighted.
        let scene = Scene { turn: Some(self.seat), ..scene };
        let mut scene = self.times.shown(self.text, scene);
        let mut said: Vec<String> =
            since(self.text, "panel-since", self.since).into_iter().collect();
        for question in questions {
            said.extend(question.answer.map(|answer| self.chosen(question, answer)));
        }
        if let Some(question) = questions.last() {
            scene = match question.answer {
                Some(answer) => self.paint_answer(scene, question, answer),
                None => self.paint_question(scene, question, &mut said),
            };
            if is_to_place(question) {
                scene = scene.scoring(scoring.iter().map(|(cell, _)| *cell));
                said.extend(self.scoring_line(scoring));
            }
        }
        // What is planned stays marked while further questions are asked.
        let planned = questions.iter().rev().find_map(planned);
        scene.preview = scene.preview.or(planned);
        if laid.open().is_none() && laid.blind().is_none() {
            scene = with_hands_of(scene, &laid.game);
        }
        let alt = alt::panel(&self.narrator(true), self.game, said, self.times);
        DescribedPicture { spec: PictureSpec::board(scene), alt }
    }

    /// What was chosen, in words.
    fn chosen(&self, question: &Question, answer: Action) -> String {
        let text = self.text;
        match (answer, question.game.turn().hand) {
            (Action::Place { pos, rotation }, Some(kind)) => say!(
                text,
                "alt-preview",
                tile = vocabulary::tile(text, kind),
                cell = pos.name(),
                degrees = rotation.degrees(),
            ),
            (Action::Deploy { figure, at }, _) => {
                let role = vocabulary::role(text, &question.game, figure, at);
                say!(text, "alt-figure", role = role)
            }
            _ => {
                let label = question.labels(text, self.people).of(answer);
                say!(text, "alt-chosen", answer = label)
            }
        }
    }

    fn paint_answer(&self, scene: Scene, question: &Question, answer: Action) -> Scene {
        // A different figure can still be chosen.
        let scene = match question.decision.prompt {
            Prompt::Wood => scene.spots(question.spots().to_vec()),
            _ => scene,
        };
        match (answer, question.game.turn().hand) {
            (Action::Place { pos, rotation }, Some(kind)) => scene.preview(kind, pos, rotation),
            (Action::Deploy { figure: kind, at }, _) => {
                scene.preview_figure(Figure { seat: self.seat, kind, at })
            }
            _ => painted(scene, question),
        }
    }

    /// The answers that are on the board: numbered spots, named cells.
    fn paint_question(&self, scene: Scene, question: &Question, said: &mut Vec<String>) -> Scene {
        let text = self.text;
        if question.decision.prompt == Prompt::Place {
            let cells = plan::cells(&question.decision);
            let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
            let hand = question.game.turn().hand;
            said.extend(
                hand.map(|kind| say!(text, "alt-hand", tile = vocabulary::tile(text, kind))),
            );
            said.extend(alt::choices(text, said, "alt-cells", &names));
            return scene.candidates(cells);
        }
        let options = &question.decision.options;
        let labels = question.labels(text, self.people).all();
        let named: Vec<String> = labels
            .into_iter()
            .zip(options)
            .map(|(label, option)| match question.number(*option) {
                Some(number) => say!(text, "alt-spot", number = number, spot = label),
                None => label,
            })
            .collect();
        said.extend(alt::choices(text, said, "alt-spots", &named));
        let cells = options.iter().filter_map(|option| answers::cell(*option));
        let scene = scene.candidates(cells).spots(question.spots().to_vec());
        // Answers without numbers are found by their cells, wherever they are.
        let scene = if question.is_crowded() { scene.view(View::Whole) } else { scene };
        painted(scene, question)
    }
}

/// The board with what the expansions add to it.
fn painted(scene: Scene, question: &Question) -> Scene {
    let (game, asked) = (&question.game, question.decision.prompt);
    let paint = |scene, profile: &&Profile| (profile.paint)(scene, game, asked, question.answer);
    expansions::ALL.iter().fold(scene, paint)
}

/// The tile that the answer to a question lays.
fn planned(question: &Question) -> Option<Tile> {
    match (question.answer?, question.game.turn().hand?) {
        (Action::Place { pos, rotation }, kind) => Some(Tile { kind, pos, rotation }),
        _ => None,
    }
}

/// The scene with everybody's figures in hand, as shown on the cards.
fn with_hands_of(mut scene: Scene, game: &Game) -> Scene {
    let after = Scene::of(game, &[]).seats;
    for (seated, after) in scene.seats.iter_mut().zip(after) {
        seated.supply = after.supply;
        seated.tokens = after.tokens;
        seated.held = after.held;
    }
    scene
}
