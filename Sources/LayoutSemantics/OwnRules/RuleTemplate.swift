import LayoutDiagnostics
import LayoutXML

/// A text with places for what a rule has found.
struct RuleTemplate: Sendable {
  /// What a place in braces stands for.
  enum Placeholder: String, CaseIterable, Sendable {
    case element
    case parent
    case attribute
    case value
    /// What the star of a pattern stands for.
    case rest

    /// Whether it is only known of a finding on an attribute or a text.
    var needsSubject: Bool { self == .attribute || self == .value || self == .rest }
  }

  enum Part: Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  private(set) var parts: [Part] = []
  /// Where its placeholders stand in its file.
  private(set) var placeholders: [(name: Placeholder, range: SourceRange)] = []
  /// What stands in braces and is none, with what may have been meant.
  private(set) var mistakes: [(word: String, range: SourceRange)] = []

  /// Reads a text; `{{` and `}}` are the characters themselves.
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

  /// The text with every placeholder filled in.
  func text(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): value(name)
      }
    }.joined()
  }

  /// The same on one line, without the blanks of the file around its words, nor all of a long value.
  func line(_ value: (Placeholder) -> String) -> String {
    Self.joined(
      parts.map { part in
        switch part {
        case .text(let text): text
        case .placeholder(let name): Self.shortened(value(name))
        }
      }.joined()
    ).trimmed
  }

  /// A value as a sentence may hold it.
  private static func shortened(_ text: String) -> String {
    let text = joined(text).trimmed
    return text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static let longest = 80

  /// A text with its runs of blanks made one.
  private static func joined(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
        if line.last != " " { line.append(" ") }
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension String {
  /// The text without the blanks at its ends.
  var trimmed: String {
    let blanks: Set<Character> = [" ", "\n", "\t", "\r", "\r\n"]
    guard let first = firstIndex(where: { !blanks.contains($0) }),
      let last = lastIndex(where: { !blanks.contains($0) })
    else { return "" }
    return String(self[first...last])
  }
}
