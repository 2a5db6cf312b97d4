/// A file path that is compared by its bytes, as file systems do.
///
/// Swift strings are equal if they look the same to people, such as an `é` of one scalar and one of
/// two. As file names these differ, and so do K and the sign for kelvin. Paths are therefore
/// compared and looked up as `PathKey`.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: some StringProtocol) { self.path = String(path) }

  /// Creates a key without asking the generic initialiser, which copies.
  package init(_ path: String) { self.path = path }

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
    let isBefore = one.path.utf8.withContiguousStorageIfAvailable { bytes in
      other.path.utf8.withContiguousStorageIfAvailable { bytes.lexicographicallyPrecedes($0) }
    }
    return isBefore.flatMap(\.self) ?? one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}

extension StringProtocol {
  /// Whether two paths are equal byte by byte; see ``PathKey``.
  ///
  /// It is inlined, since a comparison through the generic protocols takes a hundred times as long.
  @inlinable
  package func isSamePath(as other: some StringProtocol) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        one.count == other.count && UnsafeRawBufferPointer(one).isEqual(to: .init(other))
      }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the path is absolute: it starts with a slash.
  package var isFromRoot: Bool { utf8.first == UInt8(ascii: "/") }
}

extension UnsafeRawBufferPointer {
  /// Whether memory of the same length has the same bytes, compared eight at a time.
  @inlinable
  package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    let words = count & ~7
    for offset in stride(from: 0, to: words, by: 8) {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
    }
    for offset in words..<count where self[offset] != other[offset] { return false }
    return true
  }
}

extension String {
  /// Whether all characters are of ASCII, so that texts are ordered as their bytes are.
  package var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
  }

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
