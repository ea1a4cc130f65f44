//! Spiel Doch!

use crate::expansions::Profile;

pub(super) const PROFILE: Profile = Profile::NONE;
