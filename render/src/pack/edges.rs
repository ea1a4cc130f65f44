//! Whether the edges of a pack's tiles fit each other by colour. Along each edge of a picture the
//! colours are averaged in short sections; the usual colours of a kind of edge are the medians over
//! all pictures. An edge that looks much more like another kind than like its own will look wrong
//! beside its neighbours. This is a hint for the painter: only the rules say what fits.

use image::{RgbaImage, imageops};
use rules::{Edge, KindId, Side};

use super::TilePicture;

/// Sections of an edge.
const SECTIONS: usize = 16;
/// The strip that is looked at, from the rim inwards, in shares of the picture. The very rim is left
/// out: it is often a seam.
const STRIP: [f32; 2] = [0.012, 0.06];
/// Fewer edges of a kind have no usual colours.
const MIN_EDGES: usize = 3;
/// An edge is odd if it is this many times as far from its own kind as from another.
const ODD: f32 = 1.6;
/// The kinds that meet other tiles and look the same everywhere.
const KINDS: [Edge; 4] = [Edge::Field, Edge::Road, Edge::City, Edge::River];

type Sections = [[f32; 3]; SECTIONS];

/// An edge that looks like one of another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddEdge {
    /// The tile.
    pub tile: KindId,
    /// The side of its picture.
    pub side: Side,
    /// What the edge is.
    pub is: Edge,
    /// What it looks like.
    pub looks: Edge,
}

/// The edges that do not look like those of their kind in the other pictures.
pub fn odd_edges(tiles: &[(KindId, TilePicture)]) -> Vec<OddEdge> {
    let mut edges: Vec<(KindId, Side, Edge, Sections)> = Vec::new();
    for (tile, picture) in tiles {
        for (side, edge) in Side::ALL.into_iter().zip(tile.kind().edges) {
            if KINDS.contains(&edge) {
                edges.push((*tile, side, edge, sections(picture.pixels(), side)));
            }
        }
    }
    let usual = KINDS.map(|kind| {
        let own = edges.iter().filter(|(_, _, edge, _)| *edge == kind);
        (kind, median(&own.map(|(.., sections)| *sections).collect::<Vec<_>>()))
    });
    let odd = |&(tile, side, is, ref sections): &(KindId, Side, Edge, Sections)| {
        let distance = |kind: Edge| {
            let (_, median) = usual.iter().find(|(known, _)| *known == kind)?;
            median.as_ref().map(|median| apart(sections, median))
        };
        let own = distance(is)?;
        let others = KINDS.into_iter().filter(|kind| *kind != is);
        let others = others.filter_map(|kind| Some((kind, distance(kind)?)));
        let (looks, other) = others.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        (own > ODD * other).then_some(OddEdge { tile, side, is, looks })
    };
    edges.iter().filter_map(odd).collect()
}

/// The average colours along a side, clockwise.
fn sections(picture: &RgbaImage, side: Side) -> Sections {
    // The side becomes the north of the picture.
    let turned = match side.index() {
        1 => &imageops::rotate270(picture),
        2 => &imageops::rotate180(picture),
        3 => &imageops::rotate90(picture),
        _ => picture,
    };
    let wide = turned.width();
    let [top, bottom] = STRIP.map(|share| (share * wide as f32).round() as u32);
    let mut sections = [[0.0; 3]; SECTIONS];
    for (number, section) in (0u32..).zip(&mut sections) {
        let [from, to] = [number, number + 1].map(|end| end * wide / SECTIONS as u32);
        let mut pixels = 0.0;
        for (x, y) in (from..to).flat_map(|x| (top..bottom.max(top + 1)).map(move |y| (x, y))) {
            let [red, green, blue, _] = turned.get_pixel(x, y).0;
            section
                .iter_mut()
                .zip([red, green, blue])
                .for_each(|(sum, part)| *sum += f32::from(part));
            pixels += 1.0;
        }
        section.iter_mut().for_each(|sum| *sum /= pixels);
    }
    sections
}

/// The median of each section and channel, if there are enough edges.
fn median(edges: &[Sections]) -> Option<Sections> {
    if edges.len() < MIN_EDGES {
        return None;
    }
    let mut median = [[0.0; 3]; SECTIONS];
    for (section, colour) in median.iter_mut().enumerate() {
        for (channel, part) in colour.iter_mut().enumerate() {
            let mut parts: Vec<f32> = edges.iter().map(|edge| edge[section][channel]).collect();
            parts.sort_by(f32::total_cmp);
            *part = parts[parts.len() / 2];
        }
    }
    Some(median)
}

/// How different two edges are: the mean distance of their sections.
fn apart(one: &Sections, other: &Sections) -> f32 {
    let distance = |(a, b): (&[f32; 3], &[f32; 3])| {
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    };
    one.iter().zip(other).map(distance).sum::<f32>() / SECTIONS as f32
}
