//! The public key of the application, with which Discord's signatures are checked ("Validating
//! Security Request Headers"). It is no secret: it can check a signature and make none.

use std::fmt;

use ed25519_dalek::{Signature, VerifyingKey};

/// An Ed25519 key that some signature can fit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// The key with these 64 hexadecimal digits, as Discord's developer portal shows it. None if
    /// they are no key, or a weak one, for which anybody could make signatures.
    #[must_use]
    pub fn parse(hex: &str) -> Option<Self> {
        let key = VerifyingKey::from_bytes(&digits(hex.as_bytes())?).ok()?;
        (!key.is_weak()).then_some(Self(key))
    }

    /// Whether the owner of the key has signed this message; `signature` is 128 hexadecimal digits.
    ///
    /// The check is the strict one: of all bytes exactly one signature fits a message and a key, so
    /// nobody makes a second valid request from a first by changing its signature.
    #[must_use]
    pub fn has_signed(&self, message: &[u8], signature: &[u8; 64]) -> bool {
        self.0.verify_strict(message, &Signature::from_bytes(signature)).is_ok()
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_bytes().iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The bytes that these hexadecimal digits write; none if there are more or fewer, or others.
#[must_use]
pub fn digits<const N: usize>(hex: &[u8]) -> Option<[u8; N]> {
    if hex.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(hex.chunks_exact(2)) {
        let digit = |at: usize| char::from(pair[at]).to_digit(16);
        *byte = u8::try_from(digit(0)? << 4 | digit(1)?).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8032, section 7.1, test 2: the key, and its signature of the byte 0x72.
    const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    const SIGNATURE: &str = "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
                             085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

    #[test]
    fn the_signature_of_the_standard_is_taken_and_no_other() {
        let key = PublicKey::parse(KEY).unwrap();
        let signature = digits(SIGNATURE.as_bytes()).unwrap();
        assert!(key.has_signed(b"\x72", &signature));
        assert!(!key.has_signed(b"\x73", &signature));
        assert!(!key.has_signed(b"", &signature));
        for bit in 0..512 {
            let mut other = signature;
            other[bit / 8] ^= 1 << (bit % 8);
            assert!(!key.has_signed(b"\x72", &other), "bit {bit}");
        }
        assert_eq!(key.to_string(), KEY);
        assert_eq!(PublicKey::parse(&KEY.to_uppercase()), Some(key));
    }

    #[test]
    fn what_is_no_key_or_a_weak_one_is_refused() {
        let short = &KEY[..62];
        let long = format!("{KEY}00");
        let odd = &KEY[..63];
        let letters = KEY.replace('3', "g");
        // No point of the curve; the neutral element; a point of order two.
        let off = format!("02{}", "0".repeat(62));
        let neutral = format!("01{}", "0".repeat(62));
        let second = format!("ec{}7f", "f".repeat(60));
        for hex in ["", short, &long, odd, &letters, &off, &neutral, &second, &"0".repeat(64)] {
            assert_eq!(PublicKey::parse(hex), None, "{hex}");
        }
    }
}
