/// A JSON document.
///
/// JSON is written by hand here to keep the order of keys, and to link no library.
package indirect enum JSONValue: Equatable, Sendable {
  case string(String)
  case integer(Int)
  /// A number, printed in the shortest form that reads back as the same number; 0 if it is not
  /// finite.
  case number(Float)
  /// The same, of twice the precision.
  case double(Double)
  case bool(Bool)
  case null
  case array([JSONValue])
  /// An object, whose members are printed in their order.
  case object([Member])

  /// A key with its value.
  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Creates an object with its members in the given order.
  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member($0.0, $0.1) })
  }

  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// The JSON text without white space.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The JSON text in UTF-8, without white space.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, isSpaced: false)
    return bytes
  }

  /// Appends the JSON text to `text`.
  package func write(to text: inout String) {
    if case .string(let string) = self, !string.utf8.contains(where: \.mayBeginEscape) {
      // Most of what is written one by one are names.
      text += "\""
      text += string
      text += "\""
    } else {
      text += self.text
    }
  }

  private func write(to bytes: inout [UInt8], isSpaced: Bool) {
    switch self {
    case .string(let string): string.writeQuoted(to: &bytes)
    case .integer(let integer): integer.writeDigits(to: &bytes)
    case .number(let number): bytes += number.shortest.utf8
    case .double(let number): bytes += number.shortest.utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { Self.separate(by: UInt8(ascii: ","), isSpaced, &bytes) }
        elements[index].write(to: &bytes, isSpaced: isSpaced)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { Self.separate(by: UInt8(ascii: ","), isSpaced, &bytes) }
        members[index].key.writeQuoted(to: &bytes)
        Self.separate(by: UInt8(ascii: ":"), isSpaced, &bytes)
        members[index].value.write(to: &bytes, isSpaced: isSpaced)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func separate(by sign: UInt8, _ isSpaced: Bool, _ bytes: inout [UInt8]) {
    bytes.append(sign)
    if isSpaced { bytes.append(0x20) }
  }

  // MARK: For people

  /// Returns the JSON text for people, in lines with indentation.
  ///
  /// A value is written on one line if that line fits into `lineLength` bytes, with its
  /// indentation, the key before the value and the comma behind it.
  package func document(lineLength: Int = 100) -> String {
    var text = ""
    write(to: &text, depth: 0, beside: 0, lineLength: lineLength)
    return text + "\n"
  }

  /// Whether the value can be written on several lines.
  private var hasParts: Bool {
    switch self {
    case .string, .integer, .number, .double, .bool, .null: false
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  /// Appends the value, which shares its first line with `beside` bytes of a key and a comma.
  private func write(to text: inout String, depth: Int, beside: Int, lineLength: Int) {
    var bytes: [UInt8] = []
    write(to: &bytes, isSpaced: true)
    guard depth * 2 + beside + bytes.count > lineLength, hasParts else {
      text += String(decoding: bytes, as: UTF8.self)
      return
    }
    let indentation = "\n" + String(repeating: "  ", count: depth)
    switch self {
    case .string, .integer, .number, .double, .bool, .null: break
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[" : ",") + indentation + "  "
        let comma = index + 1 < elements.count ? 1 : 0
        element.write(to: &text, depth: depth + 1, beside: comma, lineLength: lineLength)
      }
      text += indentation + "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "{" : ",") + indentation + "  "
        let key = JSONValue.string(member.key).text + ": "
        text += key
        let beside = key.utf8.count + (index + 1 < members.count ? 1 : 0)
        member.value.write(to: &text, depth: depth + 1, beside: beside, lineLength: lineLength)
      }
      text += indentation + "}"
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral
{
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .members(members)
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  package init(stringLiteral string: String) {
    self = .string(string)
  }
}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The number without a fraction if it is whole, otherwise Swift's shortest description.
  fileprivate var shortest: String {
    guard isFinite else { return "0" }
    guard self == rounded(), abs(self) < 1e9 else { return description }
    return String(Int(self))
  }
}

extension Int {
  /// Appends the number in decimal digits.
  fileprivate func writeDigits(to bytes: inout [UInt8]) {
    guard (0...9_999).contains(self) else {
      bytes += String(self).utf8
      return
    }
    // Most numbers are positions.
    var unit = self > 999 ? 1_000 : self > 99 ? 100 : self > 9 ? 10 : 1
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(self / unit % 10))
      unit /= 10
    }
  }
}

extension String {
  /// Appends the string in quotes, with the escapes of RFC 8259.
  fileprivate func writeQuoted(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if utf8.contains(where: \.mayBeginEscape) {
      for scalar in unicodeScalars {
        bytes += (scalar.escape ?? String(scalar)).utf8
      }
    } else {
      bytes += utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// Whether a character that is written as an escape may begin with the byte.
  fileprivate var mayBeginEscape: Bool {
    // 0xE2 begins U+2028 and U+2029, and characters that need no escape.
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
      || self == 0xE2
  }
}

extension Unicode.Scalar {
  /// The escape of a character that cannot be written as it is.
  fileprivate var escape: String? {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    // RFC 8259 does not require these escapes, but JavaScript may read the characters as line
    // ends.
    case "\u{00}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil  // open: characters.
    }
  }
}
