/// A pattern for paths, as in `.gitignore`: `*` and `?` match within a name, `**` matches any
/// number of folders.
///
/// A pattern without a slash matches names at any depth. A pattern that matches a folder matches
/// everything in it.
package struct Glob: Equatable, Sendable {
  private enum Piece: Equatable {
    case byte(UInt8)
    /// Any one byte of a name, or any number of bytes.
    case anyByte, anyName
    /// Any number of whole folders.
    case anyFolders
  }

  private let pieces: [Piece]

  /// The greatest length of a pattern, in bytes.
  static let longest = 1024

  /// Returns nil for an empty or overlong pattern.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)
    guard bytes.count <= Self.longest else { return nil }
    if bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    let isAnchored = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    var pieces: [Piece] = isAnchored ? [] : [.anyFolders]
    var place = 0
    while place < bytes.count {
      let isAtName = place == 0 || bytes[place - 1] == UInt8(ascii: "/")
      switch bytes[place] {
      case UInt8(ascii: "*") where place + 1 < bytes.count && bytes[place + 1] == bytes[place]:
        let end = place + 2
        if isAtName, end < bytes.count, bytes[end] == UInt8(ascii: "/") {
          pieces.append(.anyFolders)
          place = end + 1
        } else {
          // `**` at the end matches everything in the folder; elsewhere within a name it is like
          // `*`.
          pieces += isAtName && end == bytes.count ? [.anyFolders, .anyName] : [.anyName]
          place = end
        }
      case UInt8(ascii: "*"):
        pieces.append(.anyName)
        place += 1
      case UInt8(ascii: "?"):
        pieces.append(.anyByte)
        place += 1
      case let byte:
        pieces.append(.byte(byte))
        place += 1
      }
    }
    self.pieces = pieces
  }

  /// Whether the pattern matches a path below its folder, or a folder that contains the path.
  package func matches(_ path: String) -> Bool {
    // The matched prefixes of the pattern. The work per byte is at most the pattern's length.
    var states = closed([0])
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), states.contains(pieces.count) { return true }
      var next: Set<Int> = []
      for state in states where state < pieces.count {
        switch pieces[state] {
        case .byte(let wanted): if wanted == byte { next.insert(state + 1) }
        case .anyByte: if byte != UInt8(ascii: "/") { next.insert(state + 1) }
        case .anyName: if byte != UInt8(ascii: "/") { next.insert(state) }
        case .anyFolders: next.insert(state)
        }
      }
      states = closed(next, isAtName: byte == UInt8(ascii: "/"))
      if states.isEmpty { return false }
    }
    return states.contains(pieces.count)
  }

  /// Returns the states including those reachable without another byte.
  private func closed(_ states: Set<Int>, isAtName: Bool = true) -> Set<Int> {
    var all = states
    var open = Array(states)
    while let state = open.popLast() {
      guard state < pieces.count else { continue }
      let isPassed: Bool =
        switch pieces[state] {
        case .anyName: true
        // Folders end at the beginning of a name.
        case .anyFolders: isAtName
        case .byte, .anyByte: false
        }
      if isPassed, all.insert(state + 1).inserted { open.append(state + 1) }
    }
    return all
  }
}
