//! A game as the frames of its animation: one for each tile, with the points that it made and the
//! figures that made them, then the last count step by step. Follows the events that the rules
//! tell; decides nothing about the game.

use rules::{Cause, Event, Figure, Game, ScoreLine};

use crate::scene::{LastCount, PlayerLabel, Scene};
use crate::timing::{AnimationFrame, FrameKind};

/// Collects the frames of a game while it is played, or played again.
#[derive(Debug)]
pub struct Recorder {
    players: Vec<PlayerLabel>,
    frames: Vec<AnimationFrame>,
    /// What happened since the last tile was laid.
    since: Vec<Event>,
    /// What happened in the last count.
    count: Vec<Event>,
}

impl Recorder {
    /// No frames yet. `players` are the seats in order, as for [`Scene::of`].
    pub fn new(players: Vec<PlayerLabel>) -> Self {
        Self { players, frames: Vec::new(), since: Vec::new(), count: Vec::new() }
    }

    /// Adds what an action led to. The consequences of a tile belong to its frame.
    pub fn add(&mut self, game: &Game, events: &[Event]) {
        let ends = events.iter().position(|event| *event == Event::FinalScoring);
        let ends = if self.count.is_empty() { ends.unwrap_or(events.len()) } else { 0 };
        let (turn, count) = events.split_at(ends);
        self.count.extend_from_slice(count);
        let laid = turn.iter().any(|event| matches!(event, Event::Placed { .. }));
        if laid {
            self.since.clear();
        }
        self.since.extend_from_slice(turn);
        let frame = self.frame(game);
        match self.frames.last_mut() {
            Some(last) if !laid => *last = frame,
            _ => self.frames.push(frame),
        }
    }

    /// All frames, with those of the last count if the game is over.
    pub fn finish(mut self, game: &Game) -> Vec<AnimationFrame> {
        let count = LastCount::of(&self.count);
        let before = self.scene(game).before_count(&count);
        let mut counted = Vec::new();
        for step in count.steps(game) {
            counted.extend(step);
            let scene = before.clone().after_count(game, &counted);
            self.frames.push(AnimationFrame { scene, kind: FrameKind::Count });
        }
        self.frames
    }

    /// The board now.
    fn scene(&self, game: &Game) -> Scene {
        let tiles = game.board().tiles();
        let last = tiles.last().filter(|_| tiles.len() > 1).map(|tile| tile.pos);
        Scene::of(game, &self.players).mark_last(last)
    }

    /// The board after the last tile, before the last count, with the points since then.
    fn frame(&self, game: &Game) -> AnimationFrame {
        let mut gone: Vec<Figure> = Vec::new();
        let mut lines: Vec<ScoreLine> = Vec::new();
        let mut kind = FrameKind::Move;
        for event in &self.since {
            match event {
                Event::Scored(line) => {
                    if line.points != 0 && line.complete {
                        kind = FrameKind::Highlight;
                    }
                    lines.push(line.clone());
                }
                Event::Returned { figure, cause: Cause::Scored } => gone.push(*figure),
                Event::Returned { cause, .. } if *cause != Cause::Lonely => {
                    kind = FrameKind::Highlight
                }
                // It scored, and goes on.
                Event::Moved { figure, .. } => gone.retain(|other| other != figure),
                _ => {}
            }
        }
        let scene = self.scene(game).before_count(&LastCount::of(&self.count));
        let scene = scene.before_going_home(&gone).points(game, &lines);
        AnimationFrame { scene, kind }
    }
}
