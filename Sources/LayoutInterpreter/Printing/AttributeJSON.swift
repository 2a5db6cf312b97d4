import LayoutDiagnostics
import LayoutEngine

/// Converts attribute values of host views to JSON.
enum AttributeJSON {
  /// Returns a value as JSON: numbers as numbers, and other values as strings in the form of XML.
  static func value(
    _ value: AttributeValue, in language: TextLocalization?
  ) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .integer(let integer): .integer(integer)
    case .bool(let bool): .bool(bool)
    case .date(let date): .string(date.description)
    case .string(let text), .choice(let text): .string(text)
    case .text(let text): .string(text.words(in: language))
    case .dimension(let dimension): self.value(dimension)
    case .length(.points(let points)): .number(points)
    case .length(.match): .string("match")
    case .length(.wrap): .string("wrap")
    case .color(let color): .string(color.written)
    case .image(let source): .string(text(source))
    case .ratio(.number(let ratio)): .number(ratio)
    case .ratio(.sides(let width, let height)): .number(width / height)
    case .edges(let edges): sides(edges)
    case .pair(let point): .array([.number(point.x), .number(point.y)])
    case .size(let size): .array([.number(size.width), .number(size.height)])
    case .sizeRange(let range):
      .array(
        [range.minWidth, range.minHeight, range.maxWidth, range.maxHeight].map { self.value($0) })
    case .flags(let words): .array(words.map { .string($0) })
    case .list(let values): .array(values.map { self.value($0, in: language) })
    }
  }

  /// Returns a value that an action hands over as JSON.
  static func value(_ value: ActionValue, in language: TextLocalization?) -> JSONValue {
    switch value {
    case .none: .null
    case .bool(let bool): .bool(bool)
    case .integer(let integer): .integer(integer)
    case .number(let number): .double(number)
    case .string(let text), .choice(let text): .string(text)
    case .text(let text): .string(text.words(in: language))
    case .date(let date): .string(date.description)
    case .color(let color): .string(color.written)
    case .image(let source): .string(text(source))
    case .list(let values): .array(values.map { self.value($0, in: language) })
    }
  }

  /// Returns the four lengths in the order in which documents write them.
  private static func sides(_ edges: LayoutEdges) -> JSONValue {
    let lengths = edges.lengths
    return .array(
      [lengths.top, lengths.left, lengths.bottom, lengths.right].map { self.value($0) })
  }

  private static func value(_ dimension: LayoutDimension) -> JSONValue {
    switch dimension {
    case .auto: .string("auto")
    case .points(let points): .number(points)
    case .percent(let percent): .string("\(JSONValue.number(percent).text)%")
    case .mixed(let mixed):
      .string(
        "\(JSONValue.number(mixed.percent).text)% \(mixed.points < 0 ? "-" : "+") "
          + JSONValue.number(mixed.points.magnitude).text)
    }
  }

  private static func text(_ image: ImageSource) -> String {
    switch image {
    case .none: ""
    case .asset(let name): "asset:\(name)"
    case .symbol(let name): "symbol:\(name)"
    case .url(let address): "url:\(address)"
    }
  }
}
