//! Carcas: storage.
