package import LayoutEngine
package import LayoutModel
import LayoutSchema

/// An expectation of a test, compiled to be tried in many solves of its document.
package struct ExpectationProgram: Sendable {
  /// The condition, as far as it consists of others.
  private indirect enum Condition: Sendable {
    case both(Condition, Condition)
    case either(Condition, Condition)
    case opposite(Condition)
    case leaf(Leaf)
  }

  private struct Leaf: Sendable {
    var expression: TypedExpression
    var start: Int32
    /// The two sides of a comparison.
    var sides: (first: Int32, second: Int32)?
    /// The members in the expression, as indices in ``ElementMembers/all``.
    var members: [Int]
  }

  /// The reason why an expectation does not hold.
  package struct Failure: Sendable {
    /// The reason in words, such as `331 > 320`.
    package var words: String
    /// The places of the rows that it is about, the innermost first; empty outside of loops.
    package var rows: [Int]
  }

  private let expectation: TypedExpectation
  private var code = ExpressionCode()
  private var condition: Condition
  /// The elements that each id names.
  private var named: [String: [Int]] = [:]
  /// The innermost loop around the elements, or nil outside of loops.
  private var loop: Int?
  /// The code of the `let` values that the expectation sees, with their locals.
  private var lets: [(local: Int, start: Int32)] = []

  /// Compiles an expectation.
  ///
  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - document: The document that it belongs to.
  ///   - elements: The elements of the document by their ids.
  package init(
    _ expectation: TypedExpectation, of document: TypedDocument, elements: [String: [Int]]
  ) {
    self.expectation = expectation
    var code = ExpressionCode()
    condition = Self.condition(
      expectation.condition, expectation.members, document.structure, &code)
    for value in document.structure.lets where value.local < expectation.members.start {
      guard let expression = document.expression(value.value) else { continue }
      lets.append((Int(value.local), code.append(expression, in: document.structure)))
    }
    self.code = code
    var depth = 0
    for id in expectation.members.all.map(\.id) + [expectation.container].compactMap(\.self) {
      guard named[id] == nil else { continue }
      let nodes = elements[id] ?? []
      named[id] = nodes
      for node in nodes {
        let loops = document.loops(around: node)
        guard loops.count > depth else { continue }
        depth = loops.count
        loop = loops.last
      }
    }
  }

  // MARK: Compiling

  private static func condition(
    _ expression: TypedExpression, _ members: ElementMembers, _ structure: DocumentStructure,
    _ code: inout ExpressionCode
  ) -> Condition {
    switch expression.node {
    case .binary(.and, let first, let second):
      return .both(
        condition(first, members, structure, &code), condition(second, members, structure, &code))
    case .binary(.or, let first, let second):
      return .either(
        condition(first, members, structure, &code), condition(second, members, structure, &code))
    case .unary(.not, let operand):
      return .opposite(condition(operand, members, structure, &code))
    default:  // open: nodes; all others have one value.
      var leaf = Leaf(
        expression: expression, start: code.append(expression, in: structure),
        members: Self.members(in: expression, members))
      if case .binary(_, let first, let second) = expression.node {
        leaf.sides = (code.append(first, in: structure), code.append(second, in: structure))
      }
      return .leaf(leaf)
    }
  }

  private static func members(
    in expression: TypedExpression, _ members: ElementMembers
  ) -> [Int] {
    var found: [Int] = []
    if case .local(let local) = expression.node, members.member(local) != nil {
      found.append(local - members.start)
    }
    for operand in expression.operands {
      found += Self.members(in: operand, members).filter { !found.contains($0) }
    }
    return found
  }

  // MARK: Trying

  /// Returns why the expectation does not hold of a solved document; nil if it holds.
  ///
  /// - Parameters:
  ///   - elements: The elements of the document.
  ///   - values: The values of its parameters.
  ///   - environment: The environment that it was solved in.
  /// - Returns: The failure in the first row where it does not hold.
  package func failure(
    of elements: MeasuredElements, _ values: [ConstantValue], _ environment: LayoutEnvironment
  ) -> Failure? {
    var evaluator = ExpressionEvaluator(
      parameters: values, environment: environment, isDark: environment.colorScheme == .dark)
    evaluator.work = Self.mostWork
    evaluator.locals = Array(
      repeating: .none, count: expectation.members.start + expectation.members.all.count)
    for value in lets { evaluator.locals[value.local] = evaluator.value(at: value.start, of: code) }
    let places = places(in: elements)
    guard let loop else { return failure(of: elements, places, in: -1, &evaluator) }
    for row in elements.rows.indices where Int(elements.rows[row].loop) == loop {
      if let failure = failure(of: elements, places, in: Int32(row), &evaluator) {
        return failure
      }
    }
    return nil
  }

  /// The most work for the expressions of one trial, in the units of ``ExpressionEvaluator/work``.
  private static let mostWork = 1 << 26

  /// The element with an id in each row, −1 being no row; preferably one that is there.
  private typealias Places = [String: [Int32: Int]]

  private func places(in elements: MeasuredElements) -> Places {
    named.mapValues { nodes in
      var places: [Int32: Int] = [:]
      for place in nodes.flatMap({ elements.places[$0] ?? [] }) {
        let row = elements.elements[place].row
        if let known = places[row], elements.elements[known].isThere { continue }
        if places[row] == nil || elements.elements[place].isThere { places[row] = place }
      }
      return places
    }
  }

  private func failure(
    of elements: MeasuredElements, _ places: Places, in row: Int32,
    _ evaluator: inout ExpressionEvaluator
  ) -> Failure? {
    let around = elements.rows(around: row)
    var missing: Set<Int> = []
    var container = LayoutRect(width: elements.size.width, height: elements.size.height)
    var words: String?
    if let id = expectation.container {
      if let place = place(of: id, in: around, places, elements), elements.elements[place].isThere {
        container = elements.elements[place].frame
      } else {
        words = "#\(id) is not there"
      }
    }
    for (index, member) in expectation.members.all.enumerated() {
      let place = place(of: member.id, in: around, places, elements)
      let value = elements.value(member.kind, of: place, in: container)
      if value == nil { missing.insert(index) }
      evaluator.locals[expectation.members.start + index] = value ?? .none
    }
    if words == nil, holds(condition, missing, &evaluator) != true {
      words = reason(condition, as: true, missing, &evaluator)
    }
    return words.map { words in
      Failure(words: words, rows: around.map { elements.rows[Int($0)].index })
    }
  }

  /// Returns the element with an id in a row or around it, preferably one that is there.
  private func place(
    of id: String, in rows: [Int32], _ places: Places, _ elements: MeasuredElements
  ) -> Int? {
    let found = (rows + [-1]).compactMap { places[id]?[$0] }
    return found.first { elements.elements[$0].isThere } ?? found.first
  }

  /// Whether a condition holds; nil if that depends on an element that is not there.
  private func holds(
    _ condition: Condition, _ missing: Set<Int>, _ evaluator: inout ExpressionEvaluator
  ) -> Bool? {
    switch condition {
    case .both(let first, let second):
      let one = holds(first, missing, &evaluator)
      if one == false { return false }
      let other = holds(second, missing, &evaluator)
      return other == false ? false : one == nil ? nil : other
    case .either(let first, let second):
      let one = holds(first, missing, &evaluator)
      if one == true { return true }
      let other = holds(second, missing, &evaluator)
      return other == true ? true : one == nil ? nil : other
    case .opposite(let condition): return holds(condition, missing, &evaluator).map { !$0 }
    case .leaf(let leaf):
      guard missing.isDisjoint(with: leaf.members) else { return nil }
      return evaluator.value(at: leaf.start, of: code) == .bool(true)
    }
  }

  // MARK: Reasons

  /// Returns why a condition does not have the result `wanted`, in words.
  private func reason(
    _ condition: Condition, as wanted: Bool, _ missing: Set<Int>,
    _ evaluator: inout ExpressionEvaluator
  ) -> String {
    switch condition {
    case .opposite(let condition):
      return reason(condition, as: !wanted, missing, &evaluator)
    case .both(let first, let second), .either(let first, let second):
      let isFirst = holds(first, missing, &evaluator) != wanted
      let isSecond = holds(second, missing, &evaluator) != wanted
      let words = [(first, isFirst), (second, isSecond)].filter(\.1).map {
        reason($0.0, as: wanted, missing, &evaluator)
      }
      guard let only = words.first else { return Self.tooMuchWork }
      let isOne = words.last == only || !isAlternative(condition, wanted)
      return isOne ? only : words.joined(separator: " and ")
    case .leaf(let leaf):
      if let index = leaf.members.first(where: missing.contains) {
        return "#\(expectation.members.all[index].id) is not there"
      }
      return reason(leaf, as: wanted, &evaluator)
    }
  }

  /// Whether one of two conditions would be enough for a result.
  private func isAlternative(_ condition: Condition, _ wanted: Bool) -> Bool {
    if case .either = condition { return wanted }
    return !wanted
  }

  private static let tooMuchWork = "it takes too long to work out"

  private func reason(
    _ leaf: Leaf, as wanted: Bool, _ evaluator: inout ExpressionEvaluator
  ) -> String {
    guard evaluator.excess == nil else { return Self.tooMuchWork }
    if case .binary(let sign, _, _) = leaf.expression.node, let sides = leaf.sides {
      let first = evaluator.value(at: sides.first, of: code).words
      let second = evaluator.value(at: sides.second, of: code).words
      return "\(first) \(wanted ? sign.opposite : sign.sign) \(second)"
    }
    let members = leaf.members.map { expectation.members.all[$0] }
    guard !members.isEmpty else { return "it is \(!wanted)" }
    return zip(leaf.members, members).map { index, member in
      let value = evaluator.locals[expectation.members.start + index].words
      return "#\(member.id).\(member.kind.rawValue) is \(value)"
    }.joined(separator: " and ")
  }
}

extension BinaryOperator {
  /// The sign of a comparison for people, who read no XML.
  fileprivate var sign: String {
    switch self {
    case .less: "<"
    case .lessOrEqual: "<="
    case .add, .subtract, .multiply, .divide, .equal, .notEqual, .greater, .greaterOrEqual, .and,
      .or:
      rawValue
    }
  }

  /// The sign of the comparison that is true where this one is false.
  fileprivate var opposite: String {
    switch self {
    case .equal: "!="
    case .notEqual: "=="
    case .greater: "<="
    case .greaterOrEqual: "<"
    case .less: ">="
    case .lessOrEqual: ">"
    case .add, .subtract, .multiply, .divide, .and, .or: rawValue
    }
  }
}

extension ConstantValue {
  /// The value as a failure names it.
  package var words: String {
    switch self {
    case .string(let string): "'\(string)'"
    case .text(let text): "'\(text.content)'"
    case .number(let number):
      number.rounded() == number && abs(number) < 1e15
        ? "\(Int(number))" : "\((number * 1000).rounded() / 1000)"
    case .integer(let integer): "\(integer)"
    case .bool(let bool): "\(bool)"
    case .choice(let word): ".\(word)"
    case .none: "nil"
    case .list(let elements): "a list of \(elements.count)"
    case .date(let date): "\(date.secondsSince1970)"
    case .color, .asset, .symbol, .url, .length, .insets, .record: "another value"
    }
  }
}
