import LayoutPack
import LayoutPackSigning

/// A private key that a server signs its packs with, or something that keeps such a key.
///
/// ```swift
/// screens.signing = PackSigning(pem: key)
/// ```
///
/// One builder for each app can have a key of its own, so that a pack for one app is none for
/// another. The key never is in a pack; `layoutc pack --new-key` makes one.
public struct PackSigning: Sendable {
  /// The reason for which there is no signature.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The reason, in lower case and without a full stop.
    public let description: String

    /// Creates a failure.
    public init(_ description: String) { self.description = description }
  }

  /// The public key, 32 bytes, which packs name and apps trust.
  public let publicKey: [UInt8]
  fileprivate let sign: @Sendable ([UInt8]) throws(Failure) -> [UInt8]

  /// Creates the signing by a function, as of a service that keeps the key.
  ///
  /// - Parameters:
  ///   - publicKey: The public key of Ed25519, 32 bytes.
  ///   - signature: Returns the signature of a message (RFC 8032), 64 bytes. It is called on any
  ///     thread, once for each pack. Nothing checks the signature but the apps.
  public init?(
    publicKey: [UInt8],
    signature: @escaping @Sendable (_ message: [UInt8]) throws(Failure) -> [UInt8]
  ) {
    guard publicKey.count == PackFormat.keySize else { return nil }
    self.publicKey = publicKey
    sign = signature
  }

  #if canImport(CryptoKit) || Signing
    /// Creates the signing by a private key; returns `nil` if the text is none.
    ///
    /// - Parameter pem: The content of `NAME.private.pem`, in the form that OpenSSL writes too.
    public init?(pem: String) {
      guard let key = PrivatePackKey(pem: pem) else { return nil }
      publicKey = key.publicKey
      sign = { (message) throws(Failure) in
        do throws(PackingError) {
          return try key.signature(of: message)
        } catch {
          throw Failure(error.description)
        }
      }
    }
  #else
    /// Creates the signing by a private key.
    @available(*, unavailable, message: "signatures need the trait 'Signing' of layoutc here")
    public init?(pem: String) { nil }
  #endif
}

/// A signing as the writer of packs takes it.
struct BuilderSigner: PackSigner {
  private let signing: PackSigning

  init(_ signing: PackSigning) { self.signing = signing }

  var publicKey: [UInt8] { signing.publicKey }

  func signature(of message: [UInt8]) throws(PackingError) -> [UInt8] {
    let signature: [UInt8]
    do throws(PackSigning.Failure) {
      signature = try signing.sign(message)
    } catch {
      throw PackingError("the pack cannot be signed: \(error)")
    }
    guard signature.count == PackFormat.signedSize else {
      throw PackingError("the pack cannot be signed: a signature of \(signature.count) bytes")
    }
    return signature
  }
}
