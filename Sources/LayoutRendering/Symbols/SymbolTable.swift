package import LayoutEngine

/// The symbols of `Symbols.txt`.
package struct SymbolTable: Sendable {
  package static let shared = SymbolTable(PackageResources.Symbols_txt)

  /// The length of a side of the square that symbols are drawn in.
  package static let side: Float = 24
  /// The width of lines in it.
  package static let lineWidth: Float = 1.8

  /// A part of a symbol, and how it is drawn.
  package struct Part: Sendable {
    package enum Kind: String, Sendable {
      /// A line, which the filled variant fills.
      case outline
      /// A line, which is cut out of what is filled.
      case inside
      /// A line, whose inside is cut out of what is filled.
      case hole
      /// A line in all variants.
      case line
      /// An area, which is cut out of what is filled.
      case dot
      /// An area in all variants.
      case solid
    }

    package var kind: Kind
    package var path: PathData

    /// Reads a line of the table; nil if it is not understood.
    fileprivate init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let kind = Kind(rawValue: String(words[0])),
        let path = PathData(words[1])
      else { return nil }
      self.kind = kind
      self.path = path
    }
  }

  /// The symbols, in the order of the table; the title of a group is before its first.
  package private(set) var names: [(name: String, group: String)] = []
  /// The other names of symbols, in the order of the table.
  package private(set) var otherNames: [(name: String, symbol: String)] = []
  /// The symbols that depend on the direction, with those they are from left to right and from
  /// right to left.
  package private(set) var turning: [(name: String, symbols: [String])] = []

  private let text: [UInt8]
  /// The bytes with the parts of each symbol, which are read where it is drawn.
  private var bodies: [String: Range<Int>] = [:]
  private var strayLines: [String] = []
  private var others: [String: String] = [:]
  private var directed: [String: [String]] = [:]

  /// Creates a table of a text in UTF-8.
  init(_ text: [UInt8]) {
    self.text = text
    var group = ""
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      defer { start = end + 1 }
      guard start < end else { continue }
      switch text[start] {
      case UInt8(ascii: "#"):
        group = String(decoding: text[start..<end].dropFirst(2), as: UTF8.self)
      case UInt8(ascii: " "):
        let name = names.last?.name ?? ""
        bodies[name] = (bodies[name]?.lowerBound ?? start)..<end
      default: add(String(decoding: text[start..<end], as: UTF8.self), in: group)
      }
    }
    others = Dictionary(otherNames.map { ($0.name, $0.symbol) }) { first, _ in first }
    directed = Dictionary(turning.map { ($0.name, $0.symbols) }) { first, _ in first }
  }

  /// Adds a line that begins with a name.
  private mutating func add(_ line: String, in group: String) {
    let words = line.split(separator: " ").map(String.init)
    switch words.count {
    case 1: names.append((words[0], group))
    case 3: otherNames.append((words[0], words[2]))
    case 4: turning.append((words[0], [words[2], words[3]]))
    default: strayLines.append(line)
    }
  }

  /// The lines that are not understood, which are none.
  package var mistakes: [String] {
    strayLines + bodies.values.flatMap { lines(in: $0) }.filter { Part($0[...]) == nil }
  }

  private func lines(in body: Range<Int>) -> [String] {
    text[body].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the parts of a symbol by one of its names; nil for a name that is not in the table.
  package func parts(of name: String, in direction: WritingDirection) -> [Part]? {
    var symbol = others[name] ?? name
    if let symbols = directed[name] { symbol = symbols[direction == .rtl ? 1 : 0] }
    return bodies[symbol].map { lines(in: $0).compactMap { Part($0[...]) } }
  }
}
