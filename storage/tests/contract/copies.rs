//! Copying a whole database from a file to a server and back.
