import LayoutEngine
import LayoutModel
import LayoutSchema

// Operators and functions. Swift's own are used where they behave as the language requires;
// otherwise the engine's.
//
// Numbers behave as in Swift, except for a division by 0. Integers stop at their limits, where
// Swift's operators trap; so Swift's operators are written only where no data can lead to an
// overflow.
extension SwiftBindings {
  func binary(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> SwiftExpression {
    switch sign {
    case .and: and(left, right)
    case .or: or(left, right)
    case .add where left.type == .integer: integers(left, "+", "add", right)
    case .subtract where left.type == .integer: integers(left, "-", "subtract", right)
    case .multiply where left.type == .integer: integers(left, "*", "multiply", right)
    case .add where left.type == .date || left.type == .dimension:
      engine("add", [swift(left), swift(right)])
    case .subtract where left.type == .date || left.type == .dimension:
      engine("subtract", [swift(left), swift(right)])
    case .add: .infix(swift(left), "+", swift(right))
    case .subtract: .infix(swift(left), "-", swift(right))
    case .multiply: .infix(swift(left), "*", swift(right))
    case .divide where isNeverZero(right): .infix(swift(left), "/", swift(right))
    case .divide: engine("divide", [swift(left), swift(right)])
    case .equal, .notEqual, .greater, .greaterOrEqual, .less, .lessOrEqual:
      compared(left, sign, right)
    }
  }

  func negative(_ operand: TypedExpression) -> SwiftExpression {
    operand.type == .integer && bounds(of: operand).least == .min
      ? engine("negate", [swift(operand)]) : .prefix("-", swift(operand))
  }

  func call(_ function: ExpressionFunction, _ operands: [TypedExpression]) -> SwiftExpression {
    guard let first = operands.first else { return .plain("nil") }
    switch function {
    case .count: return .member(collection(first), ".count")
    case .isEmpty: return .member(collection(first), ".isEmpty")
    case .first: return word(of: first, ".first", place: .plain("0"))
    case .last:
      let last = SwiftExpression.infix(.member(collection(first), ".count"), "-", .plain("1"))
      return word(of: first, ".last", place: last)
    case .filter, .map:
      return .call(
        SwiftExpression.member(swift(first), ".\(function.name)").flat,
        [.init(nil, swift(operands[operands.count - 1]))])
    case .sorted:
      guard operands.count > 1 else { return sorted(first) }
      return .call(
        "Expressions.sorted", [.init(nil, swift(first)), .init("by", swift(operands[1]))])
    case .reversed:
      return .call("Array", [.init(nil, .member(swift(first), ".reversed()"))])
    case .sum:
      let list = swift(first)
      return engine(
        "sum", [first.type.element.isOptional ? .member(list, ".compactMap({ $0 })") : list])
    case .min where operands.count == 1: return engine("least", [swift(first)])
    case .max where operands.count == 1: return engine("greatest", [swift(first)])
    case .contains: return contains(first, operands[operands.count - 1])
    case .min: return .call("Swift.min", arguments(among(operands, .min)))
    case .max: return .call("Swift.max", arguments(among(operands, .max)))
    case .abs:
      let traps = first.type == .integer && bounds(of: first).least == .min
      return traps ? engine("abs", [swift(first)]) : .call("Swift.abs", arguments(operands))
    case .mod: return remainder(first, operands[operands.count - 1])
    case .lower: return .member(swift(first), ".lowercased()")
    case .upper: return .member(swift(first), ".uppercased()")
    case .join: return .member(strings(first), joining(operands[operands.count - 1]))
    case .number:
      let places = operands.dropFirst().map {
        SwiftExpression.Argument("places", swift($0))
      }
      return environment(function, [.init(nil, swift(first))] + places)
    case .money:
      let currency = SwiftExpression.Argument("currency", swift(operands[operands.count - 1]))
      return environment(function, [.init(nil, swift(first)), currency])
    case .percent: return environment(function, [.init(nil, swift(first))])
    case .list: return environment(function, [.init(nil, strings(first))])
    case .date, .time: return styled(function, operands, by: "dateStyle")
    case .duration: return styled(function, operands, by: "durationStyle")
    case .relative: return environment(function, [.init(nil, swift(first))])
    case .round, .floor, .ceil, .fixed, .range, .pad, .prefix, .unique:
      return engine(function.name, operands.map { swift($0) })
    }
  }

  /// Returns a list in the order of its own elements.
  private func sorted(_ list: TypedExpression) -> SwiftExpression {
    .call("Expressions.sorted", [.init(nil, swift(list)), .init("by", .plain("\\.self"))])
  }

  /// Returns a call of a function whose result depends on the locale, as a method of the
  /// environment.
  private func environment(
    _ function: ExpressionFunction, _ arguments: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    .call("\(scope).environment.\(function.name)", arguments)
  }

  /// Returns a call with a style, which is a word, as its second operand.
  private func styled(
    _ function: ExpressionFunction, _ operands: [TypedExpression], by style: String
  ) -> SwiftExpression {
    let styles = operands.dropFirst().map { operand in
      let value: SwiftExpression =
        if case .choice(let word)? = operand.literal { .plain(".\(word)") } else {
          engine(style, [swift(operand)])
        }
      return SwiftExpression.Argument("style", value)
    }
    return environment(function, [.init(nil, swift(operands[0]))] + styles)
  }

  /// Returns an expression for the elements of a list as Strings.
  private func strings(_ list: TypedExpression) -> SwiftExpression {
    switch list.type {
    case .list(.integer): .member(swift(list), ".map({ String($0) })")
    case .list(.text): .member(swift(list), ".map({ \(scope).environment.words($0) })")
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .record, .optional, .list, .nothing:
      swift(list)
    }
  }

  private func joining(_ separator: TypedExpression) -> String {
    ".joined(separator: \(swift(separator).flat))"
  }

  /// Returns an expression converted to a wider type.
  func converted(_ operand: TypedExpression, to type: ExpressionType) -> SwiftExpression {
    switch (operand.type, type) {
    case (.integer, .number), (.integer, .points):
      // `Double` has many initialisers. Swift's type checker is slow on operators in the argument
      // of such a call, the slower the longer the surrounding expression is.
      var inner = self
      guard (length ?? 0) > Self.long else {
        inner.mostOperators = 1
        return .call("Double", [.init(nil, inner.swift(operand))])
      }
      inner.mostOperators = 0
      return engine("double", [inner.swift(operand)])
    case (.string, .text): return .call(".verbatim", [.init(nil, swift(operand))])
    case (.optional(.string), .optional(.text)):
      // Within an optional chain, `map` would be called on the string instead of on the optional.
      let isPath =
        if case .field(let record, _) = operand.node { record.type.isOptional } else { false }
      let value = isPath ? SwiftExpression.parentheses(swift(operand)) : swift(operand)
      return .member(value, ".map({ LayoutText.verbatim($0) })")
    case (.points, .dimension):
      return .call("LayoutDimension.points", [.init(nil, engine("signedPoints", [swift(operand)]))])
    case (.percent, .dimension):
      return .call("LayoutDimension.percent", [.init(nil, engine("number", [swift(operand)]))])
    default: return swift(operand)  // open: of types; all others are the same value in Swift.
    }
  }

  /// The number of operators above which an expression counts as long.
  private static let long = 12

  private func engine(_ function: String, _ operands: [SwiftExpression]) -> SwiftExpression {
    .call("Expressions.\(function)", operands.map { .init(nil, $0) })
  }

  private func arguments(_ operands: [TypedExpression]) -> [SwiftExpression.Argument] {
    operands.map { .init(nil, swift($0)) }
  }

  /// Returns the operands of nested calls of one function as a single list, since Swift's `min` and
  /// `max` take any number.
  private func among(
    _ operands: [TypedExpression], _ function: ExpressionFunction
  ) -> [TypedExpression] {
    guard let first = operands.first, case .call(function, let inner) = first.node, inner.count > 1
    else { return operands }
    return among(inner, function) + operands.dropFirst()
  }

  // MARK: Comparisons

  private func compared(
    _ left: TypedExpression, _ operation: BinaryOperator, _ right: TypedExpression
  ) -> SwiftExpression {
    if let outcome = operation.outcome(left, right) { return .plain(outcome ? "true" : "false") }
    let sign =
      switch operation {
      case .less: "<"
      case .lessOrEqual: "<="
      case .add, .subtract, .multiply, .divide, .equal, .notEqual, .greater, .greaterOrEqual, .and,
        .or:
        operation.rawValue
      }
    if let path = word(right, isCaseOf: left) { return .infix(path, sign, caseName(right)) }
    if let path = word(left, isCaseOf: right) { return .infix(caseName(left), sign, path) }
    var inner = self
    // If neither side shows its type, Swift reads whole numbers as integers.
    inner.spellsDecimals = left.type.isDouble && !left.showsItsType && !right.showsItsType
    return .infix(inner.operand(left), sign, inner.operand(right))
  }

  /// Returns an operand of a comparison.
  ///
  /// A date with a fallback says its type: among all operators for the engine's types, Swift needs
  /// half a second to find it.
  private func operand(_ operand: TypedExpression) -> SwiftExpression {
    guard operand.type == .date, case .coalesce = operand.node else { return swift(operand) }
    return .infix(swift(operand), "as", .plain("LayoutInstant"))
  }

  /// Returns a parameter or field, or a list of them, whose type has a case for the word in
  /// `literal`; nil if there is none.
  private func word(
    _ literal: TypedExpression, isCaseOf expression: TypedExpression
  ) -> SwiftExpression? {
    guard case .choice(let word)? = literal.literal else { return nil }
    var path = expression
    while case .convert(let inner) = path.node { path = inner }
    guard path.type.words?.contains(word) == true, let member = member(path), !member.isOfHost
    else { return nil }
    return member.value
  }

  private func caseName(_ literal: TypedExpression) -> SwiftExpression {
    guard case .choice(let word)? = literal.literal else { return .plain("nil") }
    return .plain(".\(SwiftNames.word(word))")
  }

  private func contains(_ list: TypedExpression, _ element: TypedExpression) -> SwiftExpression {
    if list.type == .string { return engine("contains", [swift(list), swift(element)]) }
    let members = word(element, isCaseOf: list)
    return .call(
      SwiftExpression.member(members ?? swift(list), ".contains").flat,
      [.init(nil, members == nil ? swift(element) : caseName(element))])
  }

  /// Returns an element of a list, with a choice as its word.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - member: Swift's property for this element, such as `.first`; nil if there is none.
  ///   - place: The element's index.
  /// - Returns: The element, or its word.
  private func word(
    of list: TypedExpression, _ member: String? = nil, place: SwiftExpression
  ) -> SwiftExpression {
    let element = list.type.element
    let cases = element.words == nil ? nil : self.member(list)?.value
    let all = cases ?? swift(list)
    // If the elements are optional, Swift's property would return an optional of an optional.
    let found: SwiftExpression =
      if let member, !element.isOptional { .member(all, member) } else {
        engine("element", [all, place])
      }
    return cases == nil ? found : word(found, element.isOptional ? element : .optional(element))
  }

  /// Returns the element of a list at a place, or `nil`.
  func element(_ list: TypedExpression, _ place: TypedExpression) -> SwiftExpression {
    word(of: list, place.literal == .integer(0) ? ".first" : nil, place: swift(place))
  }

  /// Returns a list literal.
  func list(_ elements: [TypedExpression], _ type: ExpressionType) -> SwiftExpression {
    var inner = self
    inner.mostOperators = 0
    inner.spellsDecimals = type.element.isDouble
    let array = SwiftExpression.array(elements.map { inner.swift($0) })
    // Swift is slow to infer the type of a list that holds more than names.
    let isPlain = elements.allSatisfy { $0.operators == 0 && $0.literal != ConstantValue.none }
    return isPlain ? array : .infix(array, "as", .plain(types.name(type)))
  }

  /// Returns a list or text of which only the count is used, so that choices in it need not become
  /// words.
  private func collection(_ expression: TypedExpression) -> SwiftExpression {
    member(expression)?.value ?? swift(expression)
  }

  // MARK: Integers

  /// A sum, difference or product of integers.
  private func integers(
    _ left: TypedExpression, _ sign: String, _ function: String, _ right: TypedExpression
  ) -> SwiftExpression {
    let (first, second) = (swift(left), swift(right))
    let (one, two) = (bounds(of: left), bounds(of: right))
    let isExact =
      switch sign {
      case "+": one.adding(two).isExact
      case "-": one.subtracting(two).isExact
      default: one.multiplied(by: two).isExact
      }
    return isExact && first.operators + second.operators < mostOperators
      ? .infix(first, sign, second) : engine(function, [first, second])
  }

  private func remainder(_ left: TypedExpression, _ right: TypedExpression) -> SwiftExpression {
    let (first, second) = (swift(left), swift(right))
    // Swift's remainder has the sign of the left side.
    guard left.type == .integer, bounds(of: left).least >= 0, bounds(of: right).least > 0,
      first.operators + second.operators < mostOperators
    else { return engine("mod", [first, second]) }
    return .infix(first, "%", second)
  }

  /// Whether a number is not 0, whatever the data.
  private func isNeverZero(_ number: TypedExpression) -> Bool {
    switch number.node {
    case .literal(.number(let number)): return number != 0
    case .constant(let reference):
      guard let constant = ownConstant(reference) else { return false }
      return [constant.value, constant.dark ?? constant.value].allSatisfy {
        $0.number.map { $0 != 0 } ?? false
      }
    case .convert(let operand) where operand.type == .integer:
      let bounds = bounds(of: operand)
      return bounds.least > 0 || bounds.most < 0
    case .literal, .parameter, .local, .item, .environment, .filled, .field, .element, .list,
      .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened,
      .isNone:
      return false
    }
  }

  /// Returns a constant of the document itself; nil for an imported one, which may change
  /// independently of the document.
  private func ownConstant(_ reference: DeclarationReference) -> ConstantDeclaration? {
    reference.module < 0 ? context.constant(reference)?.declaration : nil
  }

  /// Returns the range that an integer lies in, whatever the data.
  private func bounds(of integer: TypedExpression) -> IntegerBounds {
    switch integer.node {
    case .literal(.integer(let integer)): return IntegerBounds(integer, integer)
    case .constant(let reference):
      guard let constant = ownConstant(reference),
        let light = constant.value.integer, let dark = (constant.dark ?? constant.value).integer
      else { return .all }
      return IntegerBounds(min(light, dark), max(light, dark))
    case .local(let index):
      // A loop's index counts from 0.
      let counts = context.document.structure.loops.contains { Int($0.index) == index }
      return counts ? .counts : .all
    case .unary(.negate, let operand): return IntegerBounds(0, 0).subtracting(bounds(of: operand))
    case .binary(.add, let left, let right): return bounds(of: left).adding(bounds(of: right))
    case .binary(.subtract, let left, let right):
      return bounds(of: left).subtracting(bounds(of: right))
    case .binary(.multiply, let left, let right):
      return bounds(of: left).multiplied(by: bounds(of: right))
    case .conditional(_, let yes, let no): return bounds(of: yes).joined(with: bounds(of: no))
    case .call(.count, _): return .counts
    case .call(.min, let operands) where operands.count > 1: return bounds(of: operands, min)
    case .call(.max, let operands) where operands.count > 1: return bounds(of: operands, max)
    case .call(.mod, let operands):
      let divisor = operands.last.map { bounds(of: $0) } ?? .all
      return divisor.least > 0 ? IntegerBounds(0, divisor.most - 1) : .all
    case .literal, .parameter, .item, .environment, .filled, .field, .element, .list, .unary,
      .binary, .coalesce, .call, .closure, .interpolation, .convert, .opened, .isNone:
      return .all
    }
  }

  private func bounds(
    of operands: [TypedExpression], _ choice: (Int, Int) -> Int
  ) -> IntegerBounds {
    let all = operands.map { bounds(of: $0) }
    guard let first = all.first else { return .all }
    return all.dropFirst().reduce(first) {
      IntegerBounds(choice($0.least, $1.least), choice($0.most, $1.most))
    }
  }
}

extension BinaryOperator {
  /// Returns the constant result of a comparison with the least or the greatest integer, or nil if
  /// the result depends on the data.
  ///
  /// Swift warns about such a comparison, because its result is known at compile time.
  func outcome(_ left: TypedExpression, _ right: TypedExpression) -> Bool? {
    switch (self, left.literal?.integer, right.literal?.integer) {
    case (.less, _, .min), (.less, .max, _), (.greater, _, .max), (.greater, .min, _): false
    case (.lessOrEqual, _, .max), (.lessOrEqual, .min, _), (.greaterOrEqual, _, .min),
      (.greaterOrEqual, .max, _):
      true
    default: nil  // open: of triples; the others depend on the data.
    }
  }
}

/// The least and the greatest value that an integer can have.
private struct IntegerBounds {
  let least: Int
  let most: Int
  /// Whether no intermediate result is out of the range of `Int`.
  var isExact = true

  static let all = IntegerBounds(.min, .max)
  /// The range of counts: memory has no room for more elements.
  static let counts = IntegerBounds(0, 1 << 48)

  init(_ least: Int, _ most: Int) {
    self.least = least
    self.most = most
  }

  /// The bounds around several results, each clamped as the language does, with whether it
  /// overflowed `Int`.
  private init(_ results: [(value: Int, isOver: Bool)]) {
    least = results.map(\.value).min() ?? .min
    most = results.map(\.value).max() ?? .max
    isExact = !results.contains(where: \.isOver)
  }

  func joined(with other: IntegerBounds) -> IntegerBounds {
    IntegerBounds(min(least, other.least), max(most, other.most))
  }

  func adding(_ other: IntegerBounds) -> IntegerBounds {
    IntegerBounds(
      [(least, other.least), (most, other.most)].map {
        (Expressions.add($0, $1), $0.addingReportingOverflow($1).overflow)
      })
  }

  func subtracting(_ other: IntegerBounds) -> IntegerBounds {
    IntegerBounds(
      [(least, other.most), (most, other.least)].map {
        (Expressions.subtract($0, $1), $0.subtractingReportingOverflow($1).overflow)
      })
  }

  func multiplied(by other: IntegerBounds) -> IntegerBounds {
    let corners = [
      (least, other.least), (least, other.most), (most, other.least), (most, other.most),
    ]
    return IntegerBounds(
      corners.map {
        (Expressions.multiply($0, $1), $0.multipliedReportingOverflow(by: $1).overflow)
      })
  }
}

extension TypedExpression {
  /// The number of operators and conversions in the expression.
  var operators: Int {
    switch node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled: 0
    case .field(let operand, _), .opened(let operand), .isNone(let operand),
      .closure(_, let operand):
      operand.operators
    case .unary(_, let operand), .convert(let operand): 1 + operand.operators
    case .binary(_, let left, let right), .coalesce(let left, let right),
      .element(let left, let right):
      1 + left.operators + right.operators
    case .conditional(let test, let yes, let no):
      1 + test.operators + yes.operators + no.operators
    case .call(_, let operands), .interpolation(let operands), .list(let operands):
      operands.reduce(0) { $0 + $1.operators }
    }
  }

  /// Whether Swift can infer the type of the number from the expression's text.
  fileprivate var showsItsType: Bool {
    switch node {
    case .parameter, .local, .item, .constant, .environment, .filled, .field, .element, .list,
      .opened, .coalesce, .interpolation, .isNone, .closure:
      true
    case .literal: false
    case .convert(let operand): operand.type == .integer || operand.showsItsType
    case .unary(_, let operand): operand.showsItsType
    case .binary(_, let left, let right): left.showsItsType || right.showsItsType
    case .conditional(_, let yes, let no): yes.showsItsType || no.showsItsType
    case .call(_, let operands): operands.contains { $0.showsItsType }
    }
  }
}

extension ExpressionType {
  /// Whether values of this type are `Double` in Swift.
  var isDouble: Bool {
    switch value {
    case .number, .points, .percent, .ratio: true
    case .string, .text, .integer, .bool, .dimension, .color, .date, .image, .insets, .choice,
      .record, .optional, .list, .nothing:
      false
    }
  }
}
