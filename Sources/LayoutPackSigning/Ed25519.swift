#if canImport(CryptoKit)
  import CryptoKit
#elseif Signing
  import Crypto
#endif

/// Signatures by Curve25519 (RFC 8032), of CryptoKit on Apple's systems and else of swift-crypto,
/// which is there with the trait `Signing` alone.
enum Ed25519 {
  /// The bytes of a private or a public key.
  static let keySize = 32

  #if canImport(CryptoKit) || Signing
    /// Whether keys can be made, and packs signed and verified.
    static let isAvailable = true

    static func newPrivateKey() -> [UInt8] {
      Array(Curve25519.Signing.PrivateKey().rawRepresentation)
    }

    /// Returns the public key of a private one; nil if it is none.
    static func publicKey(of key: [UInt8]) -> [UInt8]? {
      (try? Curve25519.Signing.PrivateKey(rawRepresentation: key)).map {
        Array($0.publicKey.rawRepresentation)
      }
    }

    /// Returns the signature of a message; nil if the key is none.
    static func signature(of message: [UInt8], by key: [UInt8]) -> [UInt8]? {
      guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: key) else { return nil }
      return (try? key.signature(for: message)).map { Array($0) }
    }

    static func isValid(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
      (try? Curve25519.Signing.PublicKey(rawRepresentation: key))?
        .isValidSignature(signature, for: message) ?? false
    }
  #else
    static let isAvailable = false

    static func newPrivateKey() -> [UInt8] { [] }

    static func publicKey(of key: [UInt8]) -> [UInt8]? { nil }

    static func signature(of message: [UInt8], by key: [UInt8]) -> [UInt8]? { nil }

    static func isValid(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
      false
    }
  #endif
}
