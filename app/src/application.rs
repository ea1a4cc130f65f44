//! The application as a transport sees it: each interaction is led to its use case, and what it
//! refuses or fails at becomes an answer, too.

use std::sync::atomic::Ordering;

use storage::{ChannelId, GuildId, StoreError};

use crate::commands::tree;
use crate::port::{
    Application, Closure, Deferral, Emoji, Incident, Interaction, InteractionId, Kind, Message,
    Reply,
};
use crate::table::access;
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::token::{Press, Token};
use crate::text::Text;
use crate::use_cases::{Answer, App, How, actor, boxed, picture};
use crate::{components, say, view};

impl App {
    async fn answer(&self, interaction: &Interaction) -> Result<Answer, Stop> {
        match &interaction.kind {
            Kind::Command(invocation) => boxed(|| self.command(interaction, invocation)).await,
            Kind::Component(press) => boxed(|| self.press(interaction, press)).await,
            Kind::Autocomplete { .. } => Err(Refusal::NoCommand.into()),
        }
    }

    /// Turns a refusal into an answer: the current panel if it is the person's own turn, otherwise
    /// only the reason. Nothing read here is shown to a person who may not look at the game.
    async fn refused(&self, of: &Interaction, refusal: &Refusal) -> Result<Answer, Stop> {
        let text = Text::of(&of.locale);
        let token = match &of.kind {
            Kind::Component(press) => Token::decode(&press.custom_id),
            _ => None,
        };
        let table = self.table(of, token.as_ref()).await?;
        let actor = actor(of);
        let table = table
            .filter(|table| access::may(&actor, access::Act::Look, Some(&table.target())).is_ok());
        let on_turn = self.is_turn_act(of, token.as_ref());
        if let Some(table) = &table
            && on_turn
            && let Some(page) = self.panel_of(text, table, &actor, Some(refusal)).await?
        {
            return Ok(Answer::update(page));
        }
        let page = view::refusal::page(text, refusal, table.as_ref(), actor.user);
        let panel = token.is_some_and(|token| components::from_panel(token.press));
        Ok(if panel { Answer::update(page) } else { Answer::private(page) })
    }

    /// Whether the interaction was part of laying out a turn.
    fn is_turn_act(&self, of: &Interaction, token: Option<&Token>) -> bool {
        match &of.kind {
            Kind::Command(typed) => typed.path.first().is_some_and(|word| {
                ["place", "rotate", "deploy", "pass", "choose", "confirm"].contains(&word.as_str())
            }),
            _ => token.is_some_and(|token| components::from_panel(token.press)),
        }
    }

    /// The reply to a person over the rate limit; none of these requests reaches the database.
    fn too_much(&self, of: &Interaction) -> Option<Reply> {
        let typing = matches!(of.kind, Kind::Autocomplete { .. });
        let bounds = &self.inner.options.bounds;
        if self.inner.meter.admits(of.user.id, bounds, typing, self.now()) {
            return None;
        }
        Some(match typing {
            true => Reply::Choices(Vec::new()),
            false => Reply::Private(Message::text(Text::of(&of.locale).say("refusal-too-fast"))),
        })
    }

    async fn reply(&self, interaction: &Interaction) -> Result<Reply, Fault> {
        let answer = match Box::pin(self.answer(interaction)).await {
            Ok(answer) => answer,
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refusal)) => match self.refused(interaction, &refusal).await {
                Ok(answer) => answer,
                Err(Stop::Fault(fault)) => return Err(fault),
                Err(Stop::Refused(_)) => Answer::private(view::refusal::page(
                    Text::of(&interaction.locale),
                    &refusal,
                    None,
                    interaction.user.id,
                )),
            },
        };
        let message = self.drawn(answer.page, picture::Whose::answer(interaction)).await;
        let pressed = matches!(interaction.kind, Kind::Component(_));
        Ok(if pressed && answer.how != How::Private {
            Reply::Update(message)
        } else {
            Reply::Private(message)
        })
    }
}

impl Application for App {
    fn commands(&self) -> serde_json::Value {
        tree::registration()
    }

    fn emojis(&self) -> &[Emoji] {
        view::emblems::all()
    }

    fn has_emojis(&self, known: &[(String, u64)]) {
        let written = view::emblems::written(known);
        if !written.is_empty() {
            self.inner.figures.get_or_init(|| written);
        }
    }

    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match &interaction.kind {
            Kind::Component(press) => match Token::decode(&press.custom_id) {
                Some(token) if components::from_panel(token.press) => Deferral::Update,
                Some(Token { press: Press::Setup, choice, .. }) if !choice.is_empty() => {
                    Deferral::Update
                }
                Some(Token {
                    press: Press::Join | Press::Leave | Press::Start | Press::Invite,
                    ..
                }) => Deferral::Update,
                _ => Deferral::Private,
            },
            Kind::Command(_) | Kind::Autocomplete { .. } => Deferral::Private,
        }
    }

    async fn handle(&self, interaction: Interaction) -> Reply {
        if let Some(reply) = self.too_much(&interaction) {
            return reply;
        }
        self.inner.application.store(interaction.application.0, Ordering::Relaxed);
        // An interaction means that Discord is reachable: give back the time of an outage first.
        if let Err(fault) = self.alive().await {
            tracing::error!(%fault, "it cannot be kept that Discord was reached");
        }
        if let Kind::Autocomplete { invocation, focused } = &interaction.kind {
            let choices = self.complete(&interaction, invocation, focused).await;
            return Reply::Choices(choices.unwrap_or_else(|stop| {
                if let Stop::Fault(fault) = stop {
                    tracing::error!(%fault, interaction = %interaction.id, "no completions");
                }
                Vec::new()
            }));
        }
        match self.reply(&interaction).await {
            Ok(reply) => reply,
            Err(fault) => {
                let incident = Incident::of(interaction.id);
                tracing::error!(%fault, %incident, "an interaction failed");
                if let Fault::Store(StoreError::InDoubt { .. }) = fault {
                    let text = Text::of(&interaction.locale);
                    let said = say!(text, "apology-in-doubt", incident = incident.0);
                    return Reply::Private(Message::text(said));
                }
                Reply::Private(self.apology(&interaction, &incident))
            }
        }
    }

    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        self.progress_of(interaction)
    }

    async fn promise(&self, interaction: &Interaction) {
        if let Err(fault) = self.keep_promise(interaction).await {
            tracing::error!(%fault, interaction = %interaction.id, "an answer may be lost");
        }
    }

    async fn owed(&self) -> Vec<Interaction> {
        self.owed().await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "what was promised before cannot be read");
            Vec::new()
        })
    }

    async fn redeemed(&self, interaction: InteractionId) {
        self.redeem_promise(interaction).await;
    }

    async fn joined(&self, guild: GuildId, channel: ChannelId, locale: &str) {
        if let Err(Stop::Fault(fault)) = self.welcome(guild, channel, locale).await {
            tracing::error!(%fault, %guild, "a server was not welcomed");
        }
    }

    async fn closed(&self, channel: ChannelId, closure: Closure) {
        if let Err(Stop::Fault(fault)) = self.channel_closed(channel, closure).await {
            tracing::error!(%fault, %channel, "a game without a channel was not put aside");
        }
    }

    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message {
        let text = Text::of(&interaction.locale);
        Message::text(say!(text, "apology", incident = incident.0.clone()))
    }
}
