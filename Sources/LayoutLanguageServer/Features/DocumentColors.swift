import LayoutDiagnostics
import LayoutLanguages
import LayoutSchema

/// `textDocument/documentColor` and `colorPresentation`: colours in hexadecimal digits.
struct DocumentColors {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  func response() -> JSONValue {
    var colors: [JSONValue] = []
    for element in view.outline.elements {
      for attribute in element.attributes where mayHoldColors(view.outline.text(attribute.name)) {
        guard let value = attribute.value else { continue }
        for (range, color) in self.colors(in: value) {
          colors.append(["range": view.positions.json(range), "color": color])
        }
      }
    }
    return .array(colors)
  }

  /// Returns the ways to write a colour that the user has chosen.
  static func presentations(for parameters: JSONNode) -> JSONValue {
    let parts = ["red", "green", "blue", "alpha"].map { name -> UInt8 in
      guard case .number(let text)? = parameters["color"]?[name]?.value,
        let part = Double(text), part.isFinite
      else { return name == "alpha" ? 255 : 0 }
      return UInt8((min(max(part, 0), 1) * 255).rounded())
    }
    let digits = (parts[3] == 255 ? parts.dropLast() : parts[...]).map { part -> String in
      let text = String(part, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return [["label": .string("#" + digits.joined())]]
  }

  /// The attributes of the language with colours in them, and those of declarations.
  private static let names: Set<String> = {
    let rows = Schema.shared.attributes.dropFirst().filter { row in
      switch row.type {
      case .color, .shadow, .border, .gradient, .declared: true
      case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
        .intrinsicSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number,
        .integer,
        .signedInteger, .bool, .string, .text, .identifier, .typeName, .image, .corners, .dash,
        .animation, .ratio, .choice, .flags, .styleNames, .textMetrics, .styleName, .className,
        .typeReference, .words, .binding, .action, .path, .tracks, .gridLines, .areas:
        false
      }
    }
    return Set(rows.map(\.name.name))
  }()

  /// Whether an attribute may hold colours: one of the language's, or an author's own.
  private func mayHoldColors(_ name: String) -> Bool {
    Self.names.contains(name) || LanguageWords.attribute(name) == nil
  }

  private func colors(in value: Range<Int>) -> [(range: Range<Int>, color: JSONValue)] {
    let bytes = view.outline.bytes
    var found: [(Range<Int>, JSONValue)] = []
    var place = value.lowerBound
    while place < value.upperBound {
      guard bytes[place] == UInt8(ascii: "#"),
        place == value.lowerBound || !isPartOfWord(bytes[place - 1])
      else {
        place += 1
        continue
      }
      var end = place + 1
      while end < value.upperBound, isPartOfWord(bytes[end]) { end += 1 }
      if let color = color(bytes[place + 1..<end]) { found.append((place..<end, color)) }
      place = end
    }
    return found
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "'") && byte != UInt8(ascii: ",")
      && byte != UInt8(ascii: "}") && byte != UInt8(ascii: ")") && byte != UInt8(ascii: "{")
  }

  private func color(_ digits: ArraySlice<UInt8>) -> JSONValue? {
    guard let parts = Self.parts(of: digits) else { return nil }
    let names = ["red", "green", "blue", "alpha"]
    return .members(zip(names, parts).map { ($0, .double(Double($1) / 255)) })
  }

  /// Returns red, green, blue and opacity of a colour in hexadecimal digits, each up to 255.
  static func parts(of digits: ArraySlice<UInt8>) -> [UInt32]? {
    guard digits.count <= 8,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+")
    else { return nil }
    switch digits.count {
    case 3: return [number >> 8 & 0xF, number >> 4 & 0xF, number & 0xF].map { $0 * 17 } + [255]
    case 4:
      return [number >> 12 & 0xF, number >> 8 & 0xF, number >> 4 & 0xF, number & 0xF]
        .map { $0 * 17 }
    case 6: return [number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF, 255]
    case 8: return parts(of: number)
    default: return nil
    }
  }

  /// Returns the parts of a colour in one number, red in its highest byte.
  static func parts(of color: UInt32) -> [UInt32] {
    [color >> 24 & 0xFF, color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF]
  }
}
