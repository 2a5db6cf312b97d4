import LayoutDiagnostics
package import LayoutPack

/// A public key, by which an app knows the packs that its makers have signed.
///
/// `layoutc pack --new-key NAME` makes a pair of keys. The public one is part of the app; the
/// private one stays where packs are made.
public struct PackKey: Sendable, Hashable, CustomStringConvertible {
  /// The bytes of the key, 32.
  let bytes: [UInt8]

  /// Creates a key from its bytes; returns `nil` unless there are 32.
  ///
  /// - Parameter bytes: The bytes of an Ed25519 public key.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Ed25519.keySize else { return nil }
    self.bytes = bytes
  }

  /// Creates a key from the text of its file; returns `nil` if it is no Ed25519 public key.
  ///
  /// - Parameter pem: The content of `NAME.public.pem`, in the form that OpenSSL writes too.
  public init?(pem: String) {
    guard let bytes = KeyText.publicKey.bytes(of: pem) else { return nil }
    self.bytes = bytes
  }

  /// The bytes of the key in hexadecimal digits, as `layoutc unpack` prints them.
  public var description: String { Hexadecimal.text(of: bytes) }
}

/// A private key, which signs packs.
package struct PrivatePackKey: PackSigner {
  private let bytes: [UInt8]
  package let publicKey: [UInt8]

  /// Whether this build can make keys and sign.
  package static var isAvailable: Bool { Ed25519.isAvailable }

  /// Creates a random key; nil if this build cannot.
  package init?() { self.init(Ed25519.newPrivateKey()) }

  /// Creates a key from the text of its file; nil if it is none.
  package init?(pem: String) {
    guard let bytes = KeyText.privateKey.bytes(of: pem) else { return nil }
    self.init(bytes)
  }

  private init?(_ bytes: [UInt8]) {
    guard let publicKey = Ed25519.publicKey(of: bytes) else { return nil }
    self.bytes = bytes
    self.publicKey = publicKey
  }

  package func signature(of message: [UInt8]) throws(PackingError) -> [UInt8] {
    guard let signature = Ed25519.signature(of: message, by: bytes) else {
      throw PackingError("the key cannot sign")
    }
    return signature
  }

  /// The text of the key's file.
  package var pem: String { KeyText.privateKey.text(of: bytes) }

  /// The text of the public key's file.
  package var publicPEM: String { KeyText.publicKey.text(of: publicKey) }
}

/// The form of a key's file: PEM (RFC 7468) with the DER of RFC 8410, as OpenSSL reads and writes
/// it.
private struct KeyText {
  let label: String
  /// The DER before the bytes of the key, which are at its end.
  let start: [UInt8]

  static let privateKey = KeyText(
    label: "PRIVATE KEY",
    start: [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20])
  static let publicKey = KeyText(
    label: "PUBLIC KEY", start: [0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0])

  func text(of key: [UInt8]) -> String {
    "-----BEGIN \(label)-----\n\(Base64.text(of: start + key))\n-----END \(label)-----\n"
  }

  /// Returns the key in a text; nil for other texts.
  func bytes(of text: String) -> [UInt8]? {
    let lines = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let (first, last) = ("-----BEGIN \(label)----- ", " -----END \(label)-----")
    guard lines.hasPrefix(first), lines.hasSuffix(last), lines.count > first.count + last.count,
      let der = Base64.bytes(of: String(lines.dropFirst(first.count).dropLast(last.count))),
      der.starts(with: start), der.count == start.count + Ed25519.keySize
    else { return nil }
    return Array(der[start.count...])
  }
}
