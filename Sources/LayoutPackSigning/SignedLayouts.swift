public import LayoutEngine
import LayoutPack
public import LayoutRuntime

extension LoadedLayout {
  #if canImport(CryptoKit) || Signing
    /// Loads the first document of a pack that the owner of a key has signed.
    ///
    /// The signature is verified before anything else of the pack is read.
    ///
    /// ```swift
    /// let keys = [key, nextKey]
    /// let screen = try LoadedLayout(bytes, trusting: keys, named: "shop", notOlderThan: 12)
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the pack.
    ///   - keys: The keys that the app trusts; more than one while a key replaces another.
    ///   - registry: The custom layouts that its documents may name.
    ///   - views: The views that the app makes, with the types of their attributes; `nil` for any.
    ///   - app: The parts of the app that documents may name; `nil` for any.
    ///   - name: The name that the pack must have; `nil` for any.
    ///   - least: The least number that the pack must have.
    /// - Throws: The reason for refusing the pack.
    /// - Complexity: O(n) in the number of bytes.
    public init(
      _ bytes: [UInt8], trusting keys: [PackKey], registry: LayoutRegistry = LayoutRegistry(),
      views: ViewRegistry? = nil, app: AppParts? = nil, named name: String? = nil,
      notOlderThan least: Int = 0
    ) throws(LoadingError) {
      try Self.verify(bytes, keys)
      let pack: LayoutPack
      do throws(PackError) {
        pack = try LayoutPack(bytes)
      } catch {
        throw LoadingError(error)
      }
      try self.init(
        pack, registry: registry, views: views, app: app, named: name, notOlderThan: least)
    }
  #else
    /// Loads the first document of a pack that the owner of a key has signed.
    @available(*, unavailable, message: "signatures need the trait 'Signing' of layoutc here")
    public init(
      _ bytes: [UInt8], trusting keys: [PackKey], registry: LayoutRegistry = LayoutRegistry(),
      views: ViewRegistry? = nil, app: AppParts? = nil, named name: String? = nil,
      notOlderThan least: Int = 0
    ) throws(LoadingError) {
      try self.init(
        bytes, registry: registry, views: views, app: app, named: name, notOlderThan: least)
    }
  #endif

  /// Throws unless one of the keys has signed the bytes.
  package static func verify(_ bytes: [UInt8], _ keys: [PackKey]) throws(LoadingError) {
    guard let signature = LayoutPack.Signature(endOf: bytes) else {
      throw LoadingError(.unsigned, "the pack is not signed")
    }
    guard let key = keys.first(where: { $0.bytes == signature.publicKey }) else {
      let key = Hexadecimal.text(of: signature.publicKey)
      throw LoadingError(
        .unknownKey, "the pack is signed with the key \(key), which the app does not trust")
    }
    let message = Array(bytes[..<(bytes.count - signature.bytes.count)])
    guard Ed25519.isValid(signature.bytes, of: message, by: key.bytes) else {
      throw LoadingError(.wrongSignature, "the signature is not that of these bytes")
    }
  }
}
