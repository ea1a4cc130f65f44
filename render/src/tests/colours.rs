//! Everybody can tell the players' colours apart: CIEDE2000 of the worst pair, in normal and in
//! three kinds of deficient vision.

use crate::theme::{Rgb, Theme};

/// The minimum difference of the worst pair.
const APART: f64 = 25.0;

/// Simulations at full severity, for linear RGB: Machado, Oliveira and Fernandes (2009).
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn times(matrix: [[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* (D65) of a colour as a kind of vision sees it.
fn lab(colour: Rgb, vision: [[f64; 3]; 3]) -> [f64; 3] {
    let seen = times(vision, colour.parts().map(linear)).map(|part| part.clamp(0.0, 1.0));
    let xyz = times(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ],
        seen,
    );
    let white = [0.95047, 1.0, 1.08883];
    let f = |i: usize| {
        let t: f64 = xyz[i] / white[i];
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    [116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))]
}

/// The colour difference of Sharma, Wu and Dalal (2005), sections 3 and 4.
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let mean_chroma = (a1.hypot(b1) + a2.hypot(b2)) / 2.0;
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.0 + 0.5 * (1.0 - seventh(mean_chroma));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| {
        if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees() }
    };
    let (h1, h2) = (hue(a1, b1).rem_euclid(360.0), hue(a2, b2).rem_euclid(360.0));
    let turn = match h2 - h1 {
        _ if c1 * c2 == 0.0 => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = match (h1 - h2).abs() {
        _ if c1 * c2 == 0.0 => h1 + h2,
        apart if apart <= 180.0 => (h1 + h2) / 2.0,
        _ if h1 + h2 < 360.0 => (h1 + h2 + 360.0) / 2.0,
        _ => (h1 + h2 - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let bend = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -(2.0 * bend).to_radians().sin() * 2.0 * seventh(c);
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

#[test]
fn the_difference_agrees_with_published_pairs() {
    // Pairs 1, 7, 13 and 25 of the paper's table of test data.
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0011, -2.4900], 4.7461),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ];
    for (one, other, expected) in pairs {
        let difference = ciede2000(one, other);
        assert!((difference - expected).abs() < 1e-4, "{difference} is not {expected}");
    }
}

#[test]
fn players_colours_are_told_apart_in_every_vision() {
    for theme in Theme::all() {
        let seats = &theme.colours().seats;
        for (vision, matrix) in VISIONS {
            for (number, one) in seats.iter().enumerate() {
                for other in &seats[number + 1..] {
                    let difference = ciede2000(lab(one.body, matrix), lab(other.body, matrix));
                    let pair = (one.body, other.body);
                    assert!(difference >= APART, "{vision}: {pair:?} {difference:.1}");
                }
            }
        }
    }
}
