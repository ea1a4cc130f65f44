//! Closed vocabularies: enums whose values have stable names.

/// Declares an enum without data, the name under which each value is stored and looked up, and the
/// list of all values.
macro_rules! names {
    ($(#[$about:meta])* pub enum $kind:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            serde::Serialize,
            serde::Deserialize,
        )]
        pub enum $kind { $($(#[$doc])* #[serde(rename = $name)] $value,)* }

        impl $kind {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$value,)*];

            /// Stable name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name,)* }
            }
        }
    };
}

pub(crate) use names;
