//! The text that is told, without a bot.

use std::time::Duration;

use port::meters::{ActOutcome, ActSource, DeliveryOutcome, Meters as _, RenderOutcome};
use storage::{Census, Meter as _};

use super::*;

#[test]
fn what_was_counted_is_told_by_name_and_label() {
    let metrics = Metrics::default();
    let play = &metrics.play;
    for outcome in [ActOutcome::Done, ActOutcome::Done, ActOutcome::Refused] {
        play.act(ActSource::Command, "game new", outcome, Duration::from_millis(20));
    }
    assert!(metrics.text().unwrap().contains("carcas_failures_total 0\n"), "before the first");
    play.act(ActSource::Timer, "draw", ActOutcome::Failed, Duration::ZERO);
    play.committed(Duration::from_millis(3), 2);
    play.delivery(DeliveryOutcome::Sent(Duration::from_secs(2)));
    play.render(true, RenderOutcome::Drawn, Duration::ZERO, Duration::from_secs(3));
    metrics.link.acknowledged(Acknowledged::Directly, Duration::from_millis(149));
    let text = metrics.text().unwrap();
    for line in [
        r#"carcas_acts_total{source="command",kind="game new",outcome="done"} 2"#,
        r#"carcas_acts_total{source="command",kind="game new",outcome="refused"} 1"#,
        r#"carcas_act_seconds_count{source="command"} 3"#,
        "carcas_failures_total 1",
        "carcas_moves_total 2",
        r#"carcas_database_seconds_bucket{le="0.005",step="commit"} 1"#,
        r#"carcas_deliveries_total{outcome="sent"} 1"#,
        r#"carcas_renders_total{picture="moving",outcome="drawn"} 1"#,
        r#"carcas_acknowledgement_seconds_bucket{le="0.1",how="directly"} 0"#,
        r#"carcas_acknowledgement_seconds_bucket{le="0.15",how="directly"} 1"#,
    ] {
        assert!(text.lines().any(|told| told == line), "{line}\n{text}");
    }
    assert!(text.ends_with("# EOF\n"));
}

#[test]
fn what_will_be_counted_is_there_before_the_first() {
    let text = Metrics::default().text().unwrap();
    for line in [
        r#"carcas_acts_total{source="command",kind="game new",outcome="done"} 0"#,
        r#"carcas_acts_total{source="command",kind="unknown",outcome="failed"} 0"#,
        r#"carcas_acts_total{source="component",kind="ok",outcome="refused"} 0"#,
        r#"carcas_acts_total{source="autocomplete",kind="place",outcome="limited"} 0"#,
        r#"carcas_acts_total{source="timer",kind="draw",outcome="failed"} 0"#,
        r#"carcas_act_seconds_count{source="timer"} 0"#,
        r#"carcas_acknowledgement_seconds_count{how="failed"} 0"#,
        r#"carcas_interactions_unreadable_total{cause="field"} 0"#,
        r#"carcas_database_seconds_count{step="commit"} 0"#,
        r#"carcas_deliveries_total{outcome="given_up"} 0"#,
        r#"carcas_renders_total{picture="still",outcome="slow"} 0"#,
        r#"carcas_render_seconds_count{picture="moving"} 0"#,
        r#"carcas_render_wait_seconds_count{picture="still"} 0"#,
        r#"carcas_gateway_events_total{event="lost"} 0"#,
        r#"carcas_discord_requests_total{route="channel message",outcome="limited"} 0"#,
        r#"carcas_discord_requests_total{route="servers",outcome="unanswered"} 0"#,
    ] {
        assert!(text.lines().any(|told| told == line), "{line}\n{text}");
    }
    assert!(!text.contains(r#"{source="autocomplete",kind="confirm""#), "it completes nothing");
}

#[test]
fn what_cannot_be_read_any_more_is_left_out() {
    let metrics = Metrics::default();
    let census = Census { running: 3, unsent: 1, unsent_since: Some(1_000), ..Census::default() };
    metrics.state.counted(Some(&census), 5_000);
    let text = metrics.text().unwrap();
    assert!(text.contains(r#"carcas_games{status="running"} 3"#), "{text}");
    assert!(text.contains("carcas_outbox_age_seconds{} 4.0"), "{text}");
    assert!(text.contains("carcas_database_up 1"), "{text}");
    metrics.state.counted(None, 6_000);
    let text = metrics.text().unwrap();
    assert!(!text.contains("carcas_games{") && !text.contains("carcas_outbox_age_seconds{"));
    assert!(text.contains("carcas_database_up 0"), "{text}");
}
