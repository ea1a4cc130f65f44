//! Plain UCT.
