//! A bazaar: one message with the tiles for sale, as pictures and in words, updated until all are
//! sold.

use rules::expansions::bazaars::{self, Lot};
use rules::{Action, Game, KindId, Prompt, Seat};
use serde::{Deserialize, Serialize};

use crate::port::limits;
use crate::say;
use crate::text::Text;
use crate::view::narration::{Teller, cut};
use crate::view::{Page, Picture, Sight, vocabulary};

/// What is for sale, and who bought what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bazaar {
    /// The tiles for sale.
    pub lots: Vec<Lot>,
    /// The tiles that were sold.
    pub sold: Vec<(Seat, KindId)>,
}

impl Bazaar {
    /// The current bazaar of a game.
    pub fn of(game: &Game) -> Self {
        let sold = game.seats().filter_map(|seat| Some((seat, game.bag().kept(seat)?)));
        Self { lots: game.lots(), sold: sold.collect() }
    }

    /// The message.
    pub fn page(&self, teller: &Teller<'_>) -> Page {
        let text = teller.text;
        let lots: Vec<String> = self.lots.iter().map(|lot| named(text, *lot)).collect();
        let sold = self.sold.iter().map(|(seat, kind)| {
            let (who, tile) = (teller.who(*seat), vocabulary::tile(text, *kind));
            say!(text, "bazaar-sold-one", who = who, tile = tile)
        });
        let sold: Vec<String> = sold.collect();
        let semicolon = text.say("list-semicolon");
        let mut lines = vec![match (lots.is_empty(), sold.is_empty()) {
            (false, _) => say!(text, "bazaar-open", lots = lots.join(&semicolon)),
            (true, false) => text.say("bazaar-over"),
            (true, true) => text.say("bazaar-undone"),
        }];
        if !sold.is_empty() {
            lines.push(say!(text, "bazaar-sold", sold = sold.join(&semicolon)));
        }
        let mut page = Page::text(cut(&lines.join("\n"), limits::CONTENT));
        page.picture = picture(text, &self.lots);
        page
    }
}

/// The tiles for sale while a player is asked about them, the one on offer first.
pub fn asked(text: &Text, game: &Game) -> Option<Picture> {
    let asked = game.decision().filter(|asked| {
        matches!(
            asked.prompt,
            Prompt::Bazaars(bazaars::Prompt::Offer)
                | Prompt::Bazaars(bazaars::Prompt::Bid)
                | Prompt::Bazaars(bazaars::Prompt::Settle)
                | Prompt::Bazaars(bazaars::Prompt::Pick)
        )
    })?;
    let mut lots = game.lots();
    if let [Action::Bazaars(bazaars::Action::Bid { lot, .. }), ..] = asked.options[..] {
        lots.sort_by_key(|other| *other != lot);
    }
    picture(text, &lots)
}

fn picture(text: &Text, lots: &[Lot]) -> Option<Picture> {
    let drawn = lots.iter().map(|lot| (lot.kind, (lot.index + 1).to_string())).collect();
    let named: Vec<String> = lots.iter().map(|lot| named(text, *lot)).collect();
    let alt = say!(text, "bazaar-alt", lots = named.join(&text.say("list-semicolon")));
    let alt = cut(&alt, limits::ALT_TEXT);
    (!lots.is_empty()).then_some(Picture { sight: Sight::Drawn(render::Theme::LIGHT, drawn), alt })
}

fn named(text: &Text, lot: Lot) -> String {
    say!(text, "bazaar-lot", number = lot.index + 1, tile = vocabulary::tile(text, lot.kind))
}
