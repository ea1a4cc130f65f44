//! The page of a game on the web, whole from the server: without a script it is read and stepped
//! through as well; the script only follows what is new. Whatever a person or a sentence says is text in
//! it, never markup.

use std::fmt::Write as _;

use game::narration::Narrator;
use rules::Game;
use storage::{Millis, Status};
use table::model::Table;
use text::{Name, Text, say};

use crate::{ending, looks};

/// The style sheet of the page.
pub const STYLE: &str = include_str!("web/style.css");
/// The script that follows a game.
pub const SCRIPT: &str = include_str!("web/page.js");

/// The icon of every page.
pub const ICON: &str = include_str!("web/icon.svg");

/// The size of the chart in its own units.
const CHART: (i32, i32) = (600, 220);
const MARGIN: i32 = 24;
/// The colours of the seats' lines, which differ by their dashes, too.
const LINES: [(&str, &str); 6] = [
    ("#b3261e", ""),
    ("#1f5fbf", "8 4"),
    ("#2e7d32", "2 4"),
    ("#6b4fa0", "12 4 2 4"),
    ("#8a5a00", "4 8"),
    ("#333333", "1 6"),
];

/// A step of a game.
#[derive(Clone, Debug)]
pub struct WebStep {
    /// The ordinal of the state after it.
    pub ordinal: u32,
    /// When.
    pub at: Millis,
    /// What happened, unformatted.
    pub line: String,
    /// The points of each seat after it.
    pub scores: Vec<i32>,
}

/// The page of a game at one of its steps.
#[derive(Debug)]
pub struct WebPage<'a> {
    /// The game.
    pub table: &'a Table,
    /// Its state at the step.
    pub game: &'a Game,
    /// All steps, the first one first.
    pub steps: &'a [WebStep],
    /// Which step is shown; `None` if nothing has happened.
    pub step: Option<usize>,
    /// The board in words.
    pub alt: &'a str,
    /// What tells this page from a newer one.
    pub version: &'a str,
    /// Whether the page is about the newest step, whichever that is.
    pub follows: bool,
    /// Whether boards are drawn here.
    pub has_pictures: bool,
}

impl WebPage<'_> {
    fn text(&self) -> &'static Text {
        self.table.text()
    }

    /// The page.
    pub fn html(&self) -> String {
        let (text, id) = (self.text(), self.table.id().public());
        let title = html(&say!(text, "web-title", id = id.clone()));
        let (code, skip) = (text.code(), html(&text.say("web-skip")));
        let (version, follows) = (html(self.version), self.follows);
        let (news, gone) = (html(&text.say("web-news")), html(&text.say("web-gone")));
        let state = html(&self.state(&self.table.people(text)));
        let main = self.main(&id);
        format!(
            "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"robots\" content=\"noindex\">\n<title>{title}</title>\n\
             <link rel=\"icon\" href=\"/icon.svg\">\n\
             <link rel=\"stylesheet\" href=\"/style.css\">\n\
             <script src=\"/page.js\" defer></script>\n</head>\n\
             <body data-game=\"{id}\" data-version=\"{version}\" data-follows=\"{follows}\">\n\
             <a class=\"skip\" href=\"#main\">{skip}</a>\n<header><h1>{title}</h1>\n\
             <p id=\"news\" role=\"status\" aria-live=\"polite\" data-news=\"{news}\" \
             data-gone=\"{gone}\"></p>\n\
             <p id=\"state\" role=\"status\" aria-live=\"polite\">{state}</p></header>\n\
             <main id=\"main\">\n{main}</main>\n</body>\n</html>\n"
        )
    }

    fn main(&self, id: &str) -> String {
        let people = self.table.people(self.text());
        let mut main = self.board(id);
        main.push_str(&self.ways(id));
        main.push_str(&self.points(&people));
        main.push_str(&self.chart(&people));
        main.push_str(&self.moves(id));
        main
    }

    /// Who is to move, or who has won.
    fn state(&self, people: &[Name]) -> String {
        let text = self.text();
        let plain = Narrator { text, people, plain: true };
        let now = self.table.game.as_ref();
        let ended = now.filter(|_| self.table.row.status == Status::Ended);
        let over = ended.and_then(|game| ending::title(&plain, game, &self.table.absent()));
        let over = over.or_else(|| looks::finished(text, self.table));
        let whose = || now.and_then(|game| looks::whose(&plain, game));
        let parked = || (self.table.row.status == Status::Parked).then(|| text.say("web-parked"));
        over.or_else(parked).or_else(whose).unwrap_or_default()
    }

    fn shown(&self) -> Option<&WebStep> {
        self.step.and_then(|step| self.steps.get(step))
    }

    fn board(&self, id: &str) -> String {
        let ordinal = self.shown().map_or(0, |step| step.ordinal);
        let (alt, version) = (html(self.alt), html(self.version));
        let line = html(self.shown().map_or("", |step| step.line.as_str()));
        let picture = match self.has_pictures {
            true => {
                format!("<img src=\"/games/{id}/board/{ordinal}.png?{version}\" alt=\"{alt}\">")
            }
            false => format!("<p>{alt}</p>"),
        };
        format!("<figure id=\"board\">\n{picture}\n<figcaption>{line}</figcaption>\n</figure>\n")
    }

    /// The ways to other steps: links, which every browser and reader knows.
    fn ways(&self, id: &str) -> String {
        let text = self.text();
        let Some(step) = self.step else { return String::new() };
        let steps = self.steps.len();
        let link = |key: &str, to: Option<usize>, rel: &str| {
            let label = html(&text.say(key));
            match to {
                Some(to) if to + 1 == steps && rel == "last" => {
                    format!("<li><a href=\"/games/{id}\" data-way=\"{rel}\">{label}</a></li>")
                }
                Some(to) => format!(
                    "<li><a href=\"/games/{id}?step={}\" data-way=\"{rel}\">{label}</a></li>",
                    to + 1
                ),
                None => format!("<li><span aria-disabled=\"true\">{label}</span></li>"),
            }
        };
        let back = step.checked_sub(1);
        let on = Some(step + 1).filter(|next| *next < steps);
        let place = html(&say!(text, "log-step", step = step + 1, steps = steps));
        let label = html(&text.say("web-steps"));
        format!(
            "<nav aria-label=\"{label}\">\n<ul>{}{}{}{}</ul>\n<p>{place}</p>\n</nav>\n",
            link("button-first", back.map(|_| 0), "first"),
            link("button-previous", back, "prev"),
            link("button-next", on, "next"),
            link("button-last", on.map(|_| steps - 1), "last"),
        )
    }

    fn points(&self, people: &[Name]) -> String {
        let text = self.text();
        let scores = self.shown().map(|step| step.scores.as_slice());
        let rows: String = self
            .game
            .seats()
            .zip(people)
            .map(|(seat, name)| {
                let own = scores.and_then(|scores| scores.get(seat.index())).copied();
                let points = own.unwrap_or(self.game.scores()[seat.index()]);
                let name = html(name.plain());
                format!("<tr><th scope=\"row\">{name}</th><td>{points}</td></tr>\n")
            })
            .collect();
        let (caption, who) = (html(&text.say("web-points")), html(&text.say("web-player")));
        format!(
            "<table id=\"points\">\n<caption>{caption}</caption>\n<thead><tr><th scope=\"col\">{who}\
             </th><th scope=\"col\">{caption}</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
        )
    }

    /// The points over time as lines; the table of moves has the same numbers.
    fn chart(&self, people: &[Name]) -> String {
        let text = self.text();
        if self.steps.len() < 2 {
            return String::new();
        }
        let all = || self.steps.iter().flat_map(|step| &step.scores);
        let most = all().copied().max().unwrap_or(0).max(1);
        let least = all().copied().min().unwrap_or(0).min(0);
        let (width, height) = CHART;
        let last = self.steps.len() as i32 - 1;
        let x = |step: usize| MARGIN + (width - 2 * MARGIN) * step as i32 / last;
        let y = |points: i32| {
            height - MARGIN - (height - 2 * MARGIN) * (points - least) / (most - least)
        };
        let mut lines = String::new();
        let mut key = String::new();
        for (seat, name) in people.iter().enumerate() {
            let number = name.colour().map_or(seat, usize::from);
            let (colour, dash) = LINES[number % LINES.len()];
            let point = |(at, step): (usize, &WebStep)| {
                let points = step.scores.get(seat).copied().unwrap_or(0);
                format!("{},{}", x(at), y(points))
            };
            let points: Vec<String> = self.steps.iter().enumerate().map(point).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(
                lines,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\" \
                 stroke-dasharray=\"{dash}\"/>",
                points.join(" ")
            );
            let _ = writeln!(
                key,
                "<li><svg viewBox=\"0 0 40 8\" width=\"40\" height=\"8\" aria-hidden=\"true\"><line \
                 x1=\"0\" y1=\"4\" x2=\"40\" y2=\"4\" stroke=\"{colour}\" stroke-width=\"3\" \
                 stroke-dasharray=\"{dash}\"/></svg> {}</li>",
                html(name.plain())
            );
        }
        let (heading, label) = (html(&text.say("web-chart")), html(&text.say("web-chart-alt")));
        format!(
            "<section aria-labelledby=\"chart\">\n<h2 id=\"chart\">{heading}</h2>\n\
             <svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">\n\
             <line x1=\"{MARGIN}\" y1=\"{zero}\" x2=\"{right}\" y2=\"{zero}\" stroke=\"currentColor\"/>\n\
             <text x=\"0\" y=\"{top}\">{most}</text>\n<text x=\"0\" y=\"{zero}\">0</text>\n\
             {lines}</svg>\n<ul class=\"key\">\n{key}</ul>\n</section>\n",
            zero = y(0),
            right = width - MARGIN,
            top = y(most) + 5,
        )
    }

    /// Every move in words, with the points after it and a way to its board.
    fn moves(&self, id: &str) -> String {
        let text = self.text();
        let row = |(at, step): (usize, &WebStep)| {
            let points: Vec<String> = step.scores.iter().map(i32::to_string).collect();
            let current = if Some(at) == self.step { " aria-current=\"step\"" } else { "" };
            let (instant, when) = instants(step.at);
            format!(
                "<li{current}><a href=\"/games/{id}?step={number}\">{line}</a> \
                 <time datetime=\"{instant}\">{when}</time> \
                 <span class=\"scores\">{points}</span></li>\n",
                number = at + 1,
                line = html(&step.line),
                points = html(&points.join(" : ")),
            )
        };
        let moves: String = self.steps.iter().enumerate().map(row).collect();
        let heading = html(&text.say("web-moves"));
        if moves.is_empty() {
            return format!("<p>{}</p>\n", html(&text.say("log-empty")));
        }
        format!(
            "<section aria-labelledby=\"moves\">\n<h2 id=\"moves\">{heading}</h2>\n\
             <ol class=\"moves\">\n{moves}</ol>\n</section>\n"
        )
    }
}

/// A page that says that there is none, in the language of an `Accept-Language` header.
pub fn not_found(languages: &str) -> String {
    let text = Text::of(languages.split([',', ';']).next().unwrap_or_default().trim());
    let (code, said) = (text.code(), html(&text.say("web-none")));
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{said}</title>\n<link rel=\"icon\" href=\"/icon.svg\">\n<link rel=\"stylesheet\" href=\"/style.css\">\n</head>\n\
         <body>\n<main><h1>{said}</h1></main>\n</body>\n</html>\n"
    )
}

/// An instant for programs and for people: a page knows nobody's time zone.
fn instants(at: Millis) -> (String, String) {
    let instant = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    let zoned = instant.to_zoned(jiff::tz::TimeZone::UTC);
    (instant.to_string(), zoned.strftime("%Y-%m-%d %H:%M UTC").to_string())
}

/// A text that is text in HTML, whatever it says.
fn html(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_text_says_is_text() {
        assert_eq!(
            html("<script>alert('1 & \"2\"')</script>"),
            "&lt;script&gt;alert(&#39;1 &amp; &quot;2&quot;&#39;)&lt;/script&gt;"
        );
        assert_eq!(html("Łucja · 花子"), "Łucja · 花子");
    }

    #[test]
    fn a_page_that_is_missing_is_so_in_the_language_of_the_reader() {
        let of = |header: &str| not_found(header);
        assert!(of("de-AT,de;q=0.9").contains("<html lang=\"de\">"));
        for odd in ["", "*", "xx", "<script>", ";;;,,,"] {
            assert!(of(odd).contains("<html lang=\"en\">"), "{odd}");
        }
    }

    #[test]
    fn an_instant_is_told_to_programs_and_to_people() {
        let (program, people) = instants(1_800_000_000_000);
        assert_eq!(program, "2027-01-15T08:00:00Z");
        assert_eq!(people, "2027-01-15 08:00 UTC");
    }
}
