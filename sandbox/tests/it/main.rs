//! The sandbox seen from outside: a real serenity client on one side, plain HTTP on the other.
//! Nothing here reaches an address outside loopback.

mod harness;

mod answers;
