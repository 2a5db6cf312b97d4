/// A path as systems tell it from others: by its bytes.
///
/// Two strings are equal where people would see the same, such as an `é` of one letter and one of two. As names
/// of files these are two, and so are K and the sign for kelvin. Where paths are compared, or something is
/// found by one, this stands for them.
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
  /// Whether two paths are one to the system; see ``PathKey``.
  package func isSamePath(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether a path starts from the root.
  package var isFromRoot: Bool { utf8.first == UInt8(ascii: "/") }
}

extension String {
  /// What stands between the slashes of a path, and is not empty.
  ///
  /// A slash is one also where the name behind it begins with an accent, which as text is part of it.
  package var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Where the name in a path begins: behind the last slash.
  package var nameStart: Index {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
  }
}

extension Sequence<String> {
  /// The same in the order of their bytes.
  package func sortedByBytes() -> [String] { map { PathKey($0) }.sorted().map(\.path) }
}
