//! Reaching one person: in the channel, by direct message, or both, as that person likes. Whoever
//! takes no direct messages is told so once in the channel, and called there from then on.

use rules::{Game, Seat};
use storage::{Act as StoreAct, Delivery, Outgoing, Status, UserId};

use super::App;
use super::post::{Ask, Post, Turn, clock_of};
use super::stop::{Fault, Stop};
use super::table::Table;
use super::time::{prefs, say_of};
use crate::deliver::Parcel;
use crate::platform::{Cause, Message};
use crate::prefs::Prefs;
use crate::say;
use crate::text::Text;
use crate::view::{Page, seats, time};

impl App {
    /// Calls whoever is to move by direct message if they like that, and tells who comes after
    /// that they are next if they like that.
    pub(super) async fn call(
        &self,
        act: &mut StoreAct,
        table: &Table,
        ordinal: u32,
        game: &Game,
        once: &str,
        but: Option<Seat>,
    ) -> Result<(), Stop> {
        let first = Turn::of(game);
        let next = Seat((first.seat.0 + 1) % game.setup().seats.max(1));
        let asked = game.decisions().iter().map(|asked| (asked.seat, true));
        let asked = asked.filter(|(seat, _)| Some(*seat) != but || first.seat == *seat);
        for (seat, called) in asked.chain([(next, false)]) {
            let Some(user) = table.pinged(seat) else { continue };
            let prefs = prefs(act, table, seat).await?;
            let turn = if called { Turn { seat, ..first } } else { first };
            let post = match called {
                true if prefs.directly() => Post::Call { user: user.0, turn, until: None },
                false if prefs.next && !prefs.closed && game.asked(next).is_none() => {
                    Post::Next { user: user.0, turn }
                }
                _ => continue,
            };
            let row = post.row(table.id(), ordinal, table.row.channel, once)?;
            act.enqueue(&Outgoing { in_order: false, ..row }).await?;
        }
        Ok(())
    }

    /// Whom a ring in the channel pings: nobody who wants to be called elsewhere.
    pub(super) async fn rung(&self, table: &Table, seat: Seat) -> Result<Option<UserId>, Fault> {
        let Some(user) = table.pinged(seat) else { return Ok(None) };
        let prefs = Prefs::read(&self.store().prefs(user).await?);
        Ok(Some(user).filter(|_| prefs.in_channel()))
    }

    /// The people whom a ring in the channel pings, by seat: those who are asked, but this one.
    pub(super) async fn pings(
        &self,
        table: &Table,
        but: Option<Seat>,
    ) -> Result<Vec<(Seat, UserId)>, Fault> {
        let mut pings = Vec::new();
        for seat in table.asked().into_iter().map(Seat).filter(|seat| Some(*seat) != but) {
            pings.extend(self.rung(table, seat).await?.map(|user| (seat, user)));
        }
        Ok(pings)
    }

    /// A direct message about a turn, as long as the turn lasts.
    pub(super) async fn direct(&self, table: &Table, post: &Post) -> Result<Parcel, Fault> {
        let (user, turn, key, until) = match post {
            Post::Call { user, turn, until: None } => (*user, *turn, "call-turn", None),
            Post::Call { user, turn, until } => (*user, *turn, "call-remind", *until),
            Post::Next { user, turn } => (*user, *turn, "call-next", None),
            _ => return Ok(Parcel::Skip),
        };
        let user = UserId(user);
        let lasts = lasts(table, turn)?;
        let clock = clock_of(table, turn);
        let stale = until.is_some() && clock.map(|clock| clock.until) != until;
        let called = matches!(post, Post::Call { .. });
        if !lasts || stale || called && table.pinged(turn.seat) != Some(user) {
            return Ok(Parcel::Skip);
        }
        let text = self.text_of(user).await?;
        let channel = format!("<#{}>", table.row.channel);
        let who = seats::who(text, table, turn.seat);
        let mut lines = vec![say!(text, key, channel = channel, who = who)];
        lines.extend(clock.filter(|_| called).map(|clock| time::until(text, clock.until)));
        Ok(Parcel::Direct(user, Message::text(lines.join("\n"))))
    }

    /// The language of a person, as far as it is known.
    pub(super) async fn text_of(&self, user: UserId) -> Result<&'static Text, Fault> {
        let locale = self.store().player(user).await?.map(|player| player.locale);
        Ok(Text::of(&locale.unwrap_or_default()))
    }

    /// A person takes no direct messages.
    pub(super) async fn closed(
        &self,
        act: &mut StoreAct,
        row: &Delivery,
        post: &Post,
    ) -> Result<(), Stop> {
        let (Post::Call { user, turn, .. } | Post::Next { user, turn }) = post else {
            return Ok(());
        };
        let (user, turn) = (UserId(*user), *turn);
        let Some(game) = row.outgoing.game else { return Ok(()) };
        let known = Prefs::read(&act.prefs(user).await?);
        // Two games may have called at once: the second one must be told of, too.
        let called = matches!(post, Post::Call { .. });
        if (!known.closed || called)
            && let Some(stored) = act.table(game).await?
        {
            let table = Table::read(stored)?;
            let prefs = Prefs { closed: true, ..known };
            act.save_prefs(user, &prefs.text().map_err(Fault::from)?).await?;
            let post = Post::Closed { user: user.0, turn };
            say_of(act, &table, &post, &row.id.to_string()).await?;
        }
        Ok(())
    }

    /// That news, with a ping as long as the person is to move.
    pub(super) fn closed_page(table: &Table, user: u64, turn: Turn) -> Result<Page, Fault> {
        let text = table.text();
        let user = UserId(user);
        let running = table.row.status == Status::Running;
        let asked = running && lasts(table, turn)?;
        let asked = asked && table.pinged(turn.seat) == Some(user);
        let seat = table.seats.iter().find(|seated| seated.player == Some(user));
        let who = match (asked, seat) {
            (true, _) => format!("<@{user}>"),
            (false, Some(seated)) => seats::who(text, table, Seat(seated.seat)),
            (false, None) => text.say("who-somebody"),
        };
        let mut page = Page::text(say!(text, "call-closed", who = who));
        page.message.mentions = asked.then_some(user).into_iter().collect();
        Ok(page)
    }

    /// What is asked of somebody besides moves; nothing when it has been answered.
    pub(super) fn asked(table: &Table, line: &str, ask: &Ask) -> Option<Page> {
        seats::asked(table, line, ask)
    }
}

/// Whether a seat is still asked what it was asked in this turn.
fn lasts(table: &Table, turn: Turn) -> Result<bool, Fault> {
    Ok(table.asked().contains(&turn.seat.0) && table.game()?.turn().number == turn.number)
}

/// Whether a failed row was a direct message that its person does not take.
pub(super) fn is_closed(cause: Cause) -> bool {
    cause == Cause::CannotDm
}
