/// A pattern for paths, as in `.gitignore`: `*` and `?` stay within a name, `**` goes through folders.
///
/// A pattern without a slash is met by a name at any depth, and one that a folder meets by all that is
/// in it.
package struct Glob: Equatable, Sendable {
  private enum Piece: Equatable {
    case byte(UInt8)
    /// One byte of a name, or any number of them.
    case anyByte, anyName
    /// Any number of whole folders.
    case anyFolders
  }

  private let pieces: [Piece]

  /// How long a pattern may be.
  static let longest = 1024

  /// Nil for a pattern that is empty or too long to be one.
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
          // What ends so means all that is in the folder; elsewhere it is no more than one star.
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

  /// Whether a path below the pattern's folder, or a folder on its way, is meant.
  package func matches(_ path: String) -> Bool {
    // Which beginnings of the pattern are met so far: no pattern takes more than its length a byte.
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

  /// The states with those that are reached without another byte.
  private func closed(_ states: Set<Int>, isAtName: Bool = true) -> Set<Int> {
    var all = states
    var open = Array(states)
    while let state = open.popLast() {
      guard state < pieces.count else { continue }
      let isPassed: Bool =
        switch pieces[state] {
        case .anyName: true
        // Folders end where a name begins.
        case .anyFolders: isAtName
        case .byte, .anyByte: false
        }
      if isPassed, all.insert(state + 1).inserted { open.append(state + 1) }
    }
    return all
  }
}
