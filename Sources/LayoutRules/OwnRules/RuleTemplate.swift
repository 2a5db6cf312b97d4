import LayoutDiagnostics
import LayoutModel
import LayoutXML

/// A text with placeholders for parts of a finding.
struct RuleTemplate: Sendable {
  /// The part of a finding that replaces a placeholder.
  enum Placeholder: String, CaseIterable, Sendable {
    case element
    case parent
    case attribute
    case value
    /// The text that the star of a pattern matched.
    case rest

    /// Whether the placeholder has a value only for findings about an attribute or text.
    var needsSubject: Bool { self == .attribute || self == .value || self == .rest }
  }

  enum Part: Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  private(set) var parts: [Part] = []
  /// The placeholders with their ranges in the file.
  private(set) var placeholders: [(name: Placeholder, range: SourceRange)] = []
  /// Unknown placeholders and lone braces, with their ranges in the file.
  private(set) var mistakes: [(word: String, range: SourceRange)] = []

  /// Parses a template; `{{` and `}}` are literal braces.
  init(_ texts: [DecodedValue]) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: DecodedValue) {
    let bytes = text.bytes
    var plain: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      let isBrace = byte == Bytes.openBrace || byte == Bytes.closeBrace
      guard isBrace else {
        plain.append(byte)
        place += 1
        continue
      }
      if place + 1 < bytes.count, bytes[place + 1] == byte {
        plain.append(byte)
        place += 2
        continue
      }
      let end = bytes[place...].firstIndex(of: Bytes.closeBrace)
      guard byte == Bytes.openBrace, let end else {
        mistakes.append(
          (String(decoding: [byte], as: UTF8.self), text.source(of: place..<place + 1)))
        place += 1
        continue
      }
      let word = String(decoding: bytes[place + 1..<end], as: UTF8.self)
      let range = text.source(of: place + 1..<end)
      if let placeholder = Placeholder(rawValue: word) {
        append(plain)
        plain = []
        parts.append(.placeholder(placeholder))
        placeholders.append((placeholder, range))
      } else {
        mistakes.append((word, range))
      }
      place = end + 1
    }
    append(plain)
  }

  private mutating func append(_ bytes: [UInt8]) {
    if !bytes.isEmpty { parts.append(.text(String(decoding: bytes, as: UTF8.self))) }
  }

  /// Returns the text with all placeholders replaced.
  func text(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): value(name)
      }
    }.joined()
  }

  /// Returns the text on one line, with all placeholders replaced.
  ///
  /// White space is collapsed, and each value is cut to 80 characters.
  func line(_ value: (Placeholder) -> String) -> String {
    Self.onOneLine(
      text { name in
        let text = Self.onOneLine(value(name))
        return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
      })
  }

  private static let longest = 80

  /// Returns the text with white space collapsed and without surrounding white space.
  private static func onOneLine(_ text: String) -> String {
    text.utf8.split { Bytes.isSpace($0) }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }
}
