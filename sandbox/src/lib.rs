//! Carcas: sandbox.
