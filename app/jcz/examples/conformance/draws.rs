//! The order in which a recorded game turned up its tiles: the record tells it only by what
//! happened to them.

use std::collections::BTreeMap;

use rules::{KindId, Mark, Systems};
use serde_json::Value;

use crate::names;
use crate::trace::{Move, Trace};

/// The tiles in the order in which the recorded game turned them up, then those it never did.
pub fn order(trace: &Trace, systems: Systems) -> Result<Vec<KindId>, String> {
    let mut draws = Draws {
        systems,
        left: trace.setup.pack.clone(),
        order: Vec::new(),
        for_sale: 0,
        kept: BTreeMap::new(),
        turn: "0",
    };
    draws.happened(&trace.setup.ev)?;
    for recorded in &trace.moves {
        draws.decided(recorded)?;
        draws.happened(&recorded.ev)?;
    }
    let Draws { left, order, .. } = draws;
    let mut never = Vec::new();
    for (id, count) in left {
        never.extend(std::iter::repeat_n(kind(systems, &id)?, count as usize));
    }
    let drawn = order.into_iter().filter_map(|kind| kind.or_else(|| never.pop()));
    let mut order: Vec<KindId> = drawn.collect();
    order.extend(never);
    let under = |kind: &KindId| kind.kind().segments.iter().any(|road| road.mouths.len() > 1);
    let two_mouths = |kind: KindId| {
        let split = || KindId::named(&format!("{}s", kind.kind().id));
        Some(kind).filter(under).and_then(|_| split()).unwrap_or(kind)
    };
    let rule = trace.setup.rules.get("tunnelize-other-expansions");
    if systems.has("tunnel") && rule != Some(&Value::Bool(false)) {
        order.iter_mut().for_each(|kind| *kind = two_mouths(*kind));
    }
    Ok(order)
}

/// What chance decided in the recorded game, in order.
pub fn chances(trace: &Trace) -> Vec<u8> {
    let events = trace.moves.iter().flat_map(|recorded| &recorded.ev).filter_map(Value::as_str);
    let decided = events.filter_map(|text| {
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
        let token = text.strip_prefix("placed ").and_then(|text| text.split(' ').next());
        match (text.strip_prefix("flier-roll "), token) {
            (Some(roll), _) => number(roll),
            // After the four kinds of tokens with sheep.
            (None, Some("WOLF")) => Some(4),
            (None, token) => number(token?.strip_prefix("SHEEP_")?.strip_suffix('X')?),
        }
    });
    decided.collect()
}

fn kind(systems: Systems, id: &str) -> Result<KindId, String> {
    names::kind(systems, id).ok_or_else(|| format!("no tile of its sets is called {id}"))
}

struct Draws<'a> {
    systems: Systems,
    /// The pack, without what was turned up.
    left: BTreeMap<String, u32>,
    /// `None` is a tile that went under a hill unseen: one of those that nobody turned up.
    order: Vec<Option<KindId>>,
    /// Tiles of an auction that are not sold yet.
    for_sale: usize,
    /// By seat, the tile that it bought and will lay in its next turn.
    kept: BTreeMap<&'a str, &'a str>,
    /// Whose turn it is.
    turn: &'a str,
}

impl<'a> Draws<'a> {
    fn drawn(&mut self, id: &str) -> Result<(), String> {
        let count = self.left.get_mut(id).filter(|count| **count > 0);
        *count.ok_or_else(|| format!("more tiles {id} were drawn than there are"))? -= 1;
        self.order.push(Some(kind(self.systems, id)?));
        Ok(())
    }

    fn drawn_unless_kept(&mut self, id: &str) -> Result<(), String> {
        if self.kept.get(self.turn) == Some(&id) {
            self.kept.remove(self.turn);
            return Ok(());
        }
        self.drawn(id)
    }

    fn decided(&mut self, recorded: &Move) -> Result<(), String> {
        if let (Some(tile), "Tile") = (&recorded.tile, recorded.phase.as_str())
            && recorded.pick != "pass"
        {
            self.drawn_unless_kept(tile)?;
        }
        if recorded.phase == "Bazaar" && self.for_sale == 0 {
            let lots = recorded.opts.iter();
            for lot in lots.filter_map(|option| option.strip_prefix("bazaar-pick ")) {
                self.drawn(lot.split(' ').nth(1).unwrap_or(lot))?;
                self.for_sale += 1;
            }
        }
        Ok(())
    }

    fn happened(&mut self, events: &'a [Value]) -> Result<(), String> {
        for text in events.iter().filter_map(Value::as_str) {
            match text.split(' ').collect::<Vec<_>>()[..] {
                ["turn", seat] => self.turn = seat,
                ["discard", id] => self.drawn_unless_kept(id)?,
                ["tile", id, ..] if kind(self.systems, id)?.kind().marks.has(Mark::Hill) => {
                    self.order.push(None);
                }
                ["auction", id, deal, _, "by", by, "bidder", bidder] => {
                    let sold = self.for_sale.checked_sub(1);
                    self.for_sale = sold.ok_or_else(|| format!("{id} was not for sale"))?;
                    self.kept.insert(if deal == "BUY" { by } else { bidder }, id);
                }
                _ => {}
            }
        }
        Ok(())
    }
}
