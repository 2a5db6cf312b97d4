import LayoutModel
import LayoutSchema

/// The operations of expressions, by their numbers in a pack.
enum PackOperation: UInt8 {
  case literal = 0
  case parameter = 1
  case local = 2
  case item = 3
  case constant = 4
  case environment = 5
  case filled = 6
  case field = 7
  case element = 8
  case list = 9
  case negate = 10
  case not = 11
  case binary = 12
  case conditional = 13
  case coalesce = 14
  case call = 15
  case closure = 16
  case interpolation = 17
  case convert = 18
  case opened = 19
  case isNone = 20
}

extension ExpressionNode {
  var operation: PackOperation {
    switch self {
    case .literal: .literal
    case .parameter: .parameter
    case .local: .local
    case .item: .item
    case .constant: .constant
    case .environment: .environment
    case .filled: .filled
    case .field: .field
    case .element: .element
    case .list: .list
    case .unary(.negate, _): .negate
    case .unary(.not, _): .not
    case .binary: .binary
    case .conditional: .conditional
    case .coalesce: .coalesce
    case .call: .call
    case .closure: .closure
    case .interpolation: .interpolation
    case .convert: .convert
    case .opened: .opened
    case .isNone: .isNone
    }
  }
}

extension TypedExpression {
  /// The number of operators and operands in the expression.
  var countOfOperations: Int { operands.reduce(1) { $0 + $1.countOfOperations } }
}

/// The kinds of values, by their numbers in a pack.
enum PackValueTag: UInt8 {
  case dimension = 0
  case edges = 1
  case pair = 2
  case size = 3
  case fill = 4
  case sizeRange = 5
  case number = 6
  case integer = 7
  case bool = 8
  case text = 9
  case color = 10
  case asset = 11
  case symbol = 12
  case url = 13
  case ratio = 14
  case choice = 15
  case flags = 16
  case parts = 17
  case bound = 18
  case boundFlags = 19
  case fires = 20
  case varied = 21
  case textMetrics = 22
}

extension TypedValue {
  var tag: PackValueTag {
    switch self {
    case .dimension: .dimension
    case .edges: .edges
    case .pair: .pair
    case .size: .size
    case .fill: .fill
    case .sizeRange: .sizeRange
    case .number: .number
    case .integer: .integer
    case .bool: .bool
    case .text: .text
    case .color: .color
    case .asset: .asset
    case .symbol: .symbol
    case .url: .url
    case .ratio: .ratio
    case .choice: .choice
    case .flags: .flags
    case .parts: .parts
    case .bound: .bound
    case .boundFlags: .boundFlags
    case .fires: .fires
    case .varied: .varied
    case .textMetrics: .textMetrics
    }
  }
}

/// The elements that a body may contain.
enum PackNode {
  static let kinds = ElementSet.layoutElements.union(
    [.component, .slot, .if, .elseIf, .else, .for, .element])

  /// The kinds of a document's elements, with the spans of texts.
  static let shownKinds = kinds.union([.span])

  /// The words for states, by their numbers in a typed tree.
  static let states: [String] = {
    guard let row = Schema.shared.ownRow(.state, of: .when),
      case .choice(let words) = Schema.shared[row].type
    else { return [] }
    return words
  }()
}
