//! The binary `carcas`.
fn main() {}
