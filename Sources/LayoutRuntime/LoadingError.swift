package import LayoutPack

/// The reason why bytes are no pack that can be used, and the place of the mistake.
public struct LoadingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of the reason, by which an app can choose what to do.
  public enum Cause: Sendable, Equatable {
    /// The bytes are no pack, or another one than they say.
    case damaged
    /// The documents name parts that the app does not have.
    case missingParts
    /// An attribute of a view or of a custom layout has another type than the app reads.
    case wrongAttribute
    /// The pack has another name than the wanted one.
    case otherName
    /// The pack has a lower number than the wanted one.
    case older
    /// A patch is made for another pack.
    case otherPack
    /// The pack has no signature.
    case unsigned
    /// The pack is signed with a key that the app does not trust.
    case unknownKey
    /// The signature is not that of the bytes.
    case wrongSignature
  }

  /// The kind of the reason.
  public let cause: Cause
  /// The reason, in lower case and without a full stop.
  public let reason: String
  /// The section of the pack that contains the mistake, such as `FILE 2`; `nil` if there is none.
  public let section: String?
  /// The place of the mistake, in bytes from the start of the pack; `nil` if there is none.
  public let offset: Int?
  /// The parts that the app does not have, each once.
  public let missing: [AppParts.Missing]

  package init(_ cause: Cause, _ reason: String) {
    self.cause = cause
    self.reason = reason
    section = nil
    offset = nil
    missing = []
  }

  package init(_ error: PackError) {
    cause = .damaged
    reason = error.reason
    section = error.section
    offset = error.offset
    missing = []
  }

  init(missing parts: [AppParts.Missing]) {
    cause = .missingParts
    reason = "the app has no \(parts.map(\.description).joined(separator: ", no "))"
    section = nil
    offset = nil
    missing = parts
  }

  /// The reason with its place, such as `byte 812 (FILE 0): there is no string 96, of 40`.
  public var description: String {
    guard let section, let offset else { return reason }
    return "byte \(offset) (\(section)): \(reason)"
  }
}
