/// A file path that is compared by its bytes, as file systems do.
///
/// Swift strings are equal if they look the same to people, such as an `é` of one scalar and one of
/// two. As file names these differ, and so do K and the sign for kelvin. Paths are therefore
/// compared and looked up as `PathKey`.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: some StringProtocol) { self.path = String(path) }

  package static func == (one: PathKey, other: PathKey) -> Bool {
    one.path.isSamePath(as: other.path)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PathKey: Comparable {
  package static func < (one: PathKey, other: PathKey) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}

extension StringProtocol {
  /// Whether two paths are equal byte by byte; see ``PathKey``.
  @inlinable
  package func isSamePath(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the path is absolute: it starts with a slash.
  package var isFromRoot: Bool { utf8.first == UInt8(ascii: "/") }
}

extension String {
  /// The components of a path: the non-empty parts between its slashes.
  ///
  /// The path is split by bytes, because a combining accent behind a slash would form one character
  /// with the slash.
  package var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The index behind the last slash, where the file name begins.
  package var nameStart: Index {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
  }
}

extension Sequence<String> {
  /// Returns the strings sorted by their bytes.
  package func sortedByBytes() -> [String] { map { PathKey($0) }.sorted().map(\.path) }
}
