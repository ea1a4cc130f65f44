//! Scheduled faults: what a test asks the sandbox to do wrong. Each rule matches requests with a
//! regular expression and counts itself down. The gateway's faults happen at once and are not
//! stored here.

use std::time::Duration;

use regex::Regex;
use serde_json::Value;

/// What happens to a request that matches a fault.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Harm {
    /// It is refused with this status; `retry_after` in seconds.
    Refuse { status: u16, retry_after: f64 },
    /// It is carried out, but the answer never arrives.
    LoseAnswer,
    /// It waits first.
    Delay(Duration),
}

/// A fault for requests.
#[derive(Clone, Debug)]
pub(crate) struct RouteFault {
    pub(crate) route: Regex,
    pub(crate) harm: Harm,
    /// How many times it still happens; `None` is for ever.
    pub(crate) left: Option<u32>,
}

/// A fault in the delivery of interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeliveryFault {
    Once,
    Twice,
    Late,
}

/// All scheduled faults.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) routes: Vec<RouteFault>,
    deliveries: Vec<(DeliveryFault, u32)>,
    /// Fields that interactions have in the next so many deliveries, whatever they had.
    overlays: Vec<(Value, u32)>,
    /// A server takes only so many active threads.
    pub(crate) most_threads: Option<usize>,
}

/// What is to happen to one request.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Fate {
    pub(crate) delay: Duration,
    pub(crate) refuse: Option<(u16, f64)>,
    pub(crate) lose_answer: bool,
}

impl Faults {
    /// The fate of a request; counts down the faults that match it. A route may be written as a
    /// path or as `METHOD path`.
    pub(crate) fn fate_of(&mut self, method: &str, path: &str) -> Fate {
        let full = format!("{method} {path}");
        let mut fate = Fate::default();
        for fault in &mut self.routes {
            let meets = fault.route.is_match(path) || fault.route.is_match(&full);
            if !meets || fault.left == Some(0) {
                continue;
            }
            match fault.harm {
                Harm::Delay(by) => fate.delay += by,
                // One refusal, or one loss, is enough for one request.
                _ if fate.refuse.is_some() || fate.lose_answer => continue,
                Harm::Refuse { status, retry_after } => fate.refuse = Some((status, retry_after)),
                Harm::LoseAnswer => fate.lose_answer = true,
            }
            fault.left = fault.left.map(|left| left - 1);
        }
        self.routes.retain(|fault| fault.left != Some(0));
        fate
    }

    pub(crate) fn deliver(&mut self, how: DeliveryFault, times: u32) {
        if times > 0 {
            self.deliveries.push((how, times));
        }
    }

    /// How the next interaction is delivered.
    pub(crate) fn next_delivery(&mut self) -> DeliveryFault {
        next(&mut self.deliveries).unwrap_or(DeliveryFault::Once)
    }

    pub(crate) fn overlay(&mut self, fields: Value, times: u32) {
        if times > 0 {
            self.overlays.push((fields, times));
        }
    }

    /// The fields that the next interaction has instead of its own, or beside them.
    pub(crate) fn next_overlay(&mut self) -> Option<Value> {
        next(&mut self.overlays)
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// The first of what is to happen, counted down.
fn next<T: Clone>(of: &mut Vec<(T, u32)>) -> Option<T> {
    let (first, left) = of.first_mut()?;
    let first = first.clone();
    *left -= 1;
    if *left == 0 {
        of.remove(0);
    }
    Some(first)
}

/// Lays fields over those of an object, and the fields of objects over those of theirs.
pub(crate) fn lay_over(below: &mut Value, above: &Value) {
    match (below, above) {
        (Value::Object(below), Value::Object(above)) => {
            for (name, value) in above {
                lay_over(below.entry(name).or_insert(Value::Null), value);
            }
        }
        (below, above) => below.clone_from(above),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(route: &str, harm: Harm, left: Option<u32>) -> RouteFault {
        RouteFault { route: Regex::new(route).unwrap(), harm, left }
    }

    #[test]
    fn a_fault_meets_its_route_as_often_as_it_says() {
        let mut faults = Faults::default();
        let refuse = Harm::Refuse { status: 503, retry_after: 0.0 };
        faults.routes.push(fault(r"^PATCH .*/messages/\d+$", refuse, Some(2)));
        let path = "/api/v10/channels/1/messages/2";
        assert_eq!(faults.fate_of("GET", path), Fate::default());
        for _ in 0..2 {
            assert_eq!(faults.fate_of("PATCH", path).refuse, Some((503, 0.0)));
        }
        assert_eq!(faults.fate_of("PATCH", path), Fate::default());
    }

    #[test]
    fn a_delay_without_an_end_goes_with_other_faults() {
        let mut faults = Faults::default();
        faults.routes.push(fault("callback", Harm::Delay(Duration::from_millis(5)), None));
        faults.routes.push(fault("callback", Harm::LoseAnswer, Some(1)));
        let lost: Vec<bool> = (0..3)
            .map(|_| faults.fate_of("POST", "/callback"))
            .inspect(|fate| assert_eq!(fate.delay, Duration::from_millis(5)))
            .map(|fate| fate.lose_answer)
            .collect();
        assert_eq!(lost, [true, false, false]);
    }

    #[test]
    fn deliveries_are_used_up_in_order() {
        let mut faults = Faults::default();
        faults.deliver(DeliveryFault::Twice, 1);
        faults.deliver(DeliveryFault::Late, 2);
        let next: Vec<DeliveryFault> = (0..4).map(|_| faults.next_delivery()).collect();
        assert_eq!(
            next,
            [DeliveryFault::Twice, DeliveryFault::Late, DeliveryFault::Late, DeliveryFault::Once]
        );
    }

    #[test]
    fn fields_are_laid_over_an_interaction_as_often_as_it_says() {
        let mut faults = Faults::default();
        faults.overlay(serde_json::json!({"member": {"user": {"flags": {}}}, "new": [1]}), 1);
        let mut event = serde_json::json!({"id": "1", "member": {"user": {"id": "7", "flags": 0}}});
        lay_over(&mut event, &faults.next_overlay().unwrap());
        let laid = serde_json::json!({
            "id": "1", "member": {"user": {"id": "7", "flags": {}}}, "new": [1],
        });
        assert_eq!(event, laid);
        assert_eq!(faults.next_overlay(), None);
    }
}
