import LayoutDiagnostics
import LayoutSchema

/// The value of an attribute as its parts, all of which are there.
///
/// A value with one part for several lengths is written out, and written shortly again.
struct ValueParts {
  var parts: [String]
  private let type: ValueType

  init(_ text: String, _ type: ValueType) {
    self.type = type
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (type, words.count) {
    case (.edges, 1): parts = [words[0], words[0], words[0], words[0]]
    // Vertical and horizontal; the parts are top, left, bottom and right.
    case (.edges, 2): parts = [words[0], words[1], words[0], words[1]]
    case (.size, 1), (.lengths, 1), (.pointSize, 1): parts = [words[0], words[0]]
    default: parts = words  // open: other values have the parts that are written.
    }
  }

  /// The value in its shortest form.
  var text: String {
    switch type {
    case .edges where parts.count == 4 && parts[0] == parts[2] && parts[1] == parts[3]:
      parts[0] == parts[1] ? parts[0] : "\(parts[0]) \(parts[1])"
    default: parts.joined(separator: " ")  // open: other values have no shorter form.
    }
  }
}

/// A length as it is written.
enum LengthText: Equatable {
  case points(Float)
  case percent(Float)
  /// A word such as `auto`, or a sum.
  case word(String)

  init(_ text: String) {
    if let points = Float(text.hasSuffix("pt") ? String(text.dropLast(2)) : text) {
      self = .points(points)
    } else if text.hasSuffix("%"), let percent = Float(String(text.dropLast())) {
      self = .percent(percent)
    } else {
      self = .word(text)
    }
  }
}
