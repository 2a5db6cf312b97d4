import LayoutPack

/// A small file that makes a newer pack of the one that an app has.
///
/// `layoutc pack --patch` writes patches. The new pack has exactly the bytes that were packed, with
/// its signature; so it is loaded as if it had come whole.
///
/// ```swift
/// let newer = try PackPatch(patch).applied(to: bytes)
/// let screen = try LoadedLayout(newer, trusting: keys, named: "shop", notOlderThan: 12)
/// ```
public struct PackPatch: Sendable {
  private let difference: PackDifference

  /// Reads and verifies a patch.
  ///
  /// - Parameter bytes: The bytes of the patch.
  /// - Throws: The first mistake in the bytes, with its place.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: [UInt8]) throws(LoadingError) {
    do throws(PackError) {
      difference = try PackDifference(bytes)
    } catch {
      throw LoadingError(error)
    }
  }

  /// The SHA-256 of the pack that the patch is made for, in hexadecimal digits.
  public var oldHash: String { difference.oldHash.description }

  /// The SHA-256 of the pack that the patch makes, in hexadecimal digits.
  public var newHash: String { difference.newHash.description }

  /// Returns the SHA-256 of a pack in hexadecimal digits, by which an app can ask for a patch.
  ///
  /// - Parameter pack: The bytes of the pack.
  /// - Returns: The hash, as ``oldHash`` and ``newHash`` have it.
  /// - Complexity: O(n) in the number of bytes.
  public static func hash(of pack: [UInt8]) -> String { ContentHash(of: pack).description }

  /// Returns the new pack.
  ///
  /// - Parameter pack: The bytes of the old pack.
  /// - Returns: The bytes of the new pack, at most 64 MB.
  /// - Throws: An error if the patch is made for another pack, or makes other bytes than it says.
  /// - Complexity: O(n) in the number of bytes of both packs.
  public func applied(to pack: [UInt8]) throws(LoadingError) -> [UInt8] {
    guard difference.isMade(for: pack) else {
      throw LoadingError(
        .otherPack, "the patch is made for the pack \(oldHash), which is another one")
    }
    guard let new = difference.applied(to: pack) else {
      throw LoadingError(.damaged, "the patch makes another pack than it says")
    }
    return new
  }
}
