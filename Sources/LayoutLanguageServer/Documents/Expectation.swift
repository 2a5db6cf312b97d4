import LayoutModel
import LayoutSchema

/// The values that fit a place.
struct Expectation {
  /// The types as authors write them; none where any value fits.
  var types: [String] = []
  /// The words of the choice that the place takes.
  var words: [String] = []
  /// Whether lists of whatever fit.
  var isList = false
  /// Whether what stands there is mostly `nil`, as beside a value that may be.
  var isMostlyNil = false

  /// Whether nothing is known of the values.
  var isOpen: Bool { types.isEmpty && words.isEmpty && !isList }

  /// Whether the values are those of a Bool.
  var isBool: Bool { types.first == "Bool" }

  static let bool = Expectation(types: ["Bool"])
  static let lengths = Expectation(
    types: ["Points", "Number", "Integer", "Percent", "Dimension"])

  /// The values that can stand for one of a type as authors write it.
  init(ofType type: String, words: [String] = []) {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    self.words = words
    switch plain {
    // What widens to the type fits too.
    case "Number": types = ["Number", "Integer"]
    case "Points": types = ["Points", "Number", "Integer"]
    // A text prints much else.
    case "", "Text", "String": types = []
    default: types = [plain]
    }
    if type.hasSuffix("?"), !types.isEmpty { types += types.map { $0 + "?" } }
  }

  init(types: [String] = [], words: [String] = [], isList: Bool = false) {
    (self.types, self.words, self.isList) = (types, words, isList)
  }

  /// The values that an operand of a function may be.
  init(_ operand: OperandSpec) {
    for type in operand.types { add(type) }
  }

  private mutating func add(_ type: OperandType) {
    switch type {
    case .string: types.append("String")
    case .text: types.append("Text")
    case .integer: types.append("Integer")
    case .number: types += ["Number", "Integer"]
    case .points: types.append("Points")
    case .percent: types.append("Percent")
    case .dimension: types += Self.lengths.types
    case .bool: types.append("Bool")
    case .date: types.append("Date")
    case .style(let list): words = list
    case .list: isList = true
    case .optional(let type): add(type)
    case .closure(let list): for type in list { add(type) }
    case .currencyCode, .comparable, .any, .element: break
    }
  }

  /// Whether a value of a type fits, or the choice of some words.
  func isMet(by type: String, _ choice: [String]) -> Bool {
    if isList, type.hasPrefix("[") { return true }
    if types.contains(type) { return true }
    return !choice.isEmpty && !words.isEmpty && Set(choice).isSubset(of: words)
  }
}

extension AttributeSpec {
  /// The values of an expression that the attribute takes.
  var expectation: Expectation {
    switch type {
    case .choice(let words): Expectation(types: [], words: words)
    case .bool: .bool
    case .color: Expectation(types: ["Color"])
    case .image: Expectation(types: ["Image"])
    case .dimension, .length, .lengths, .edges, .edge, .points, .number, .integer, .signedInteger,
      .corners, .size, .pointSize, .intrinsicSize, .pair, .sizeRange, .pointRange:
      .lengths
    case .instant: Expectation(types: ["Date"])
    case .ratio: Expectation(types: ["Ratio", "Number", "Integer"])
    case .string, .text, .flags, .styleNames, .styleName, .typeReference, .tracks, .textMetrics,
      .path, .identifier, .typeName, .animation, .action, .binding, .declared, .scrollPositions,
      .numbers, .shadow, .border, .dash, .gradient, .className, .words, .gridLines, .areas:
      Expectation()
    }
  }
}
