//! What happened, in words: the events of the rules become one line. It tells and never judges:
//! whatever is not told by a sentence here is left out.

use rules::{Cause, Event, Game, ScoreLine, Seat};

use super::things;
use crate::platform::limits;
use crate::say;
use crate::text::{Name, Text};

/// The names at a table in one language, with the formatting that the place of the text needs.
#[derive(Debug)]
pub struct Teller<'a> {
    /// The language.
    pub text: &'static Text,
    /// By seat.
    pub people: &'a [Name],
    /// Whether the text is shown without formatting (alternative text).
    pub plain: bool,
}

impl Teller<'_> {
    /// The name of a seat.
    pub fn who(&self, seat: Seat) -> String {
        match self.people.get(seat.index()) {
            Some(name) if self.plain => name.plain().to_owned(),
            Some(name) => say!(self.text, "who-bold", name = name.shown()),
            None => say!(self.text, "who-seat", number = seat.0 + 1),
        }
    }

    /// The events of one move as one line; empty if nothing is worth telling. `game` is the state
    /// after them (or later: tiles stay where they are).
    pub fn line(&self, game: &Game, events: &[Event]) -> String {
        let sentences: Vec<String> = self.sentences(game, events);
        sentences.join(" ")
    }

    fn sentences(&self, game: &Game, events: &[Event]) -> Vec<String> {
        let text = self.text;
        let mut sentences = Vec::new();
        let mut move_: Option<(Seat, Vec<String>)> = None;
        let mut others: Vec<&ScoreLine> = Vec::new();
        let mut others_told: Vec<String> = Vec::new();
        // What final scoring gave stands in the table of the last message, source by source.
        let last = events.iter().position(|event| *event == Event::FinalScoring);
        for event in &events[..last.unwrap_or(events.len())] {
            match event {
                Event::Discarded { seat, kind } => {
                    let (who, tile) = (self.who(*seat), things::tile(text, *kind));
                    sentences.push(say!(text, "told-discarded", who = who, tile = tile));
                }
                Event::Placed { seat, kind, pos, .. } => {
                    let (who, tile) = (self.who(*seat), things::tile(text, *kind));
                    let placed =
                        say!(text, "told-placed", who = who, tile = tile, cell = pos.name());
                    sentences.extend(move_.take().map(|(_, parts)| self.sentence(&parts)));
                    move_ = Some((*seat, vec![placed]));
                }
                Event::Deployed(figure) => {
                    let role = things::role(text, game, figure.kind, figure.at);
                    match &mut move_ {
                        Some((seat, parts)) if *seat == figure.seat => parts.push(role),
                        _ => sentences.push(say!(
                            text,
                            "told-deployed",
                            who = self.who(figure.seat),
                            role = role
                        )),
                    }
                }
                Event::Scored(line) => match &mut move_ {
                    Some((seat, parts)) if *seat == line.seat && line.complete => {
                        parts.push(self.gain(line));
                    }
                    _ => others.push(line),
                },
                Event::DoubleTurn { seat } => {
                    sentences.push(say!(text, "told-double", who = self.who(*seat)));
                }
                Event::Record { seat, token, size } => {
                    let (who, token) = (self.who(*seat), things::token(text, *token));
                    sentences.push(say!(
                        text,
                        "told-record",
                        who = who,
                        token = token,
                        size = *size
                    ));
                }
                Event::Token { seat, token, change } if *change > 0 => {
                    let (who, token) = (self.who(*seat), things::token(text, *token));
                    let count = i64::from(*change);
                    others_told.push(say!(
                        text,
                        "told-token",
                        who = who,
                        token = token,
                        count = count
                    ));
                }
                Event::Returned { figure, cause } if *cause != Cause::Scored => {
                    let role = things::role(text, game, figure.kind, figure.at);
                    let who = self.who(figure.seat);
                    others_told.push(say!(text, "told-returned", who = who, role = role));
                }
                // What every turn has, and what a later system tells in a sentence of its own.
                _ => {}
            }
        }
        sentences.extend(move_.map(|(_, parts)| self.sentence(&parts)));
        sentences.extend(self.gains(&others));
        sentences.extend(others_told);
        if last.is_some() {
            sentences.push(text.say("told-ended"));
        }
        sentences
    }

    fn sentence(&self, parts: &[String]) -> String {
        say!(self.text, "told-sentence", parts = parts.join(&self.text.say("list-comma")))
    }

    /// "+8 for the road".
    fn gain(&self, line: &ScoreLine) -> String {
        let what = things::source(self.text, line.source);
        say!(self.text, "told-gain", points = line.points, what = what)
    }

    /// "Ben +3 for the road, Ada +3 for the road."
    fn gains(&self, lines: &[&ScoreLine]) -> Option<String> {
        let gains = lines.iter().map(|line| {
            say!(self.text, "told-gain-of", who = self.who(line.seat), gain = self.gain(line))
        });
        let gains: Vec<String> = gains.collect();
        (!gains.is_empty()).then(|| self.sentence(&gains))
    }

    /// "Ada 12 · Ben 8".
    pub fn scores(&self, game: &Game) -> String {
        let score = |seat: Seat| {
            let points = game.scores()[seat.index()];
            say!(self.text, "score-of", who = self.who(seat), points = points)
        };
        let scores: Vec<String> = game.seats().map(score).collect();
        scores.join(&self.text.say("list-dot"))
    }
}

/// Cuts a text to a limit of Discord's, with an ellipsis, between words where there are some.
pub fn cut(text: &str, most: usize) -> String {
    let mut short = limits::clip(text, most);
    if short == text {
        return short;
    }
    if let Some(blank) = short.rfind(char::is_whitespace).filter(|at| *at > short.len() / 2) {
        short.truncate(blank);
        short.push('…');
    }
    short
}
