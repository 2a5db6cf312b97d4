package import LayoutEngine
import LayoutSchema

/// Evaluates expressions with the operators and functions that generated Swift uses too.
///
/// It is a stack machine that follows the instructions of ``ExpressionCode``. Every expression has
/// a value: anything that a checked document cannot contain, such as a missing parameter, is
/// ``ConstantValue/none``. So is every value after ``work`` is used up.
package struct ExpressionEvaluator: Sendable {
  /// The reasons why an evaluation ended early.
  package enum Excess: Sendable {
    /// The evaluation takes more work than is left.
    case work
    /// A text in the evaluation exceeds the longest allowed text.
    case text
  }

  /// The values of the parameters, in the order of their declaration.
  package var parameters: [ConstantValue]
  /// The values of the locals, by index.
  package var locals: [ConstantValue]
  /// Whether each slot of the surrounding component has content, by index.
  package var filled: [Bool] = []
  /// Whether a `define` has its value for dark mode.
  package var isDark = false
  /// The environment of the layout, whose language `number`, `percent`, `money` and `list` follow.
  package var environment: LayoutEnvironment
  /// The work that may still be done, in bytes of text that are read or made.
  ///
  /// An operation counts as four bytes, an element of a list that is read as eight.
  package var work = Int.max
  /// The most bytes that a text made by an expression may have.
  package var longestText = Int.max
  package private(set) var excess: Excess?
  /// The parts of the surroundings on which the values so far depend.
  package private(set) var asked: Surroundings = []
  /// Whether texts may be unknown; see ``UnknownText``.
  package var hasUnknownTexts = false
  /// The unknown texts of which a value depends on what they say, and does not only contain them.
  package private(set) var readUnknownTexts: Set<Int> = []
  /// The unknown texts of which a value depends on whether they are empty; it is that for one which
  /// is not.
  package private(set) var unknownTextsThatAreNotEmpty: Set<Int> = []

  private var stack: [ConstantValue] = []
  private var passes: [ListPass] = []

  package init(
    parameters: [ConstantValue] = [], locals: [ConstantValue] = [],
    environment: LayoutEnvironment = LayoutEnvironment(), isDark: Bool = false,
  ) {
    self.parameters = parameters
    self.locals = locals
    self.environment = environment
    self.isDark = isDark
  }

  /// Compiles and evaluates an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - structure: The declarations of its file, for the constants that it names.
  /// - Returns: The value.
  package mutating func value(
    of expression: TypedExpression, in structure: DocumentStructure = DocumentStructure()
  ) -> ConstantValue {
    var code = ExpressionCode()
    let start = code.append(expression, in: structure)
    return value(at: start, of: code)
  }

  /// Evaluates the expression whose first instruction has the index `start`.
  package mutating func value(at start: Int32, of code: ExpressionCode) -> ConstantValue {
    stack.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    var next = Int(start)
    while true {
      let instruction = code.instructions[next]
      let argument = Int(instruction.argument)
      next += 1
      guard instruction.operation == .end || spend(4) else { return .none }
      switch instruction.operation {
      case .end: return excess == nil ? take() : .none
      case .constant: stack.append(code.constants[argument])
      case .toned:
        asked.insert(.appearance)
        stack.append(code.constants[isDark ? argument + 1 : argument])
      case .parameter:
        stack.append(parameters.indices.contains(argument) ? parameters[argument] : .none)
      case .local: stack.append(locals.indices.contains(argument) ? locals[argument] : .none)
      case .item: stack.append(passes.indices.contains(argument) ? passes[argument].item : .none)
      case .environment:
        asked.insert(.environment)
        stack.append(ExpressionOperations.value(EnvironmentValue.allCases[argument], environment))
      case .filled: stack.append(.bool(filled.indices.contains(argument) && filled[argument]))
      case .field: stack.append(field(argument, of: take()))
      case .element: stack.append(element(at: take(), of: take()))
      case .list:
        guard spend(8 * argument) else { return .none }
        stack.append(.list(take(argument)))
      case .not: stack.append(.bool(take() != .bool(true)))
      case .negate: stack.append(ExpressionOperations.negative(take()))
      case .binary: combine(BinaryOperator.allCases[argument])
      case .call: call(ExpressionFunction.allCases[argument & 0xFF], argument >> 8)
      case .convert: convert(argument)
      case .isNone: stack.append(.bool(take() == .none))
      case .zeroAsNumber: if stack.last == .integer(0) { stack[stack.count - 1] = .number(0) }
      case .truth: stack.append(.bool(take() == .bool(true)))
      case .jump: next = argument
      case .jumpUnless: if take() != .bool(true) { next = argument }
      case .jumpIfSome: if stack.last == ConstantValue.none { drop() } else { next = argument }
      case .jumpIfFalse:
        guard take() != .bool(true) else { continue }
        stack.append(.bool(false))
        next = argument
      case .jumpIfTrue: if stack.last == .bool(true) { next = argument } else { drop() }
      case .begin: begin(ExpressionFunction.allCases[argument])
      case .next: if !advance() { next = argument }
      case .collect:
        let value = take()
        if let last = passes.indices.last {
          if passes[last].isSorting { noteReading([value]) }
          passes[last].collect(value)
        }
        next = argument
      case .joined: stack.append(joined(argument).map { .string($0) } ?? .none)
      case .joinedText: stack.append(joined(argument).map { .text(.verbatim($0)) } ?? .none)
      case .text: stack.append(text(code.patterns[argument]))
      }
    }
  }

  // MARK: Stack

  private mutating func take() -> ConstantValue { stack.popLast() ?? .none }

  /// Takes values, and returns them in the order in which they were pushed.
  private mutating func take(_ count: Int) -> [ConstantValue] {
    let values = Array(stack.suffix(count))
    stack.removeLast(values.count)
    return values
  }

  private mutating func drop() { _ = stack.popLast() }

  // MARK: Operations

  /// Returns a field of a record, or a list of that field of all records in a list.
  private mutating func field(_ index: Int, of value: ConstantValue) -> ConstantValue {
    switch value {
    case .record(let fields): return fields.indices.contains(index) ? fields[index] : .none
    case .list(let elements):
      guard spend(8 * elements.count) else { return .none }
      return .list(elements.map { field(index, of: $0) })
    case .string, .text, .number, .integer, .bool, .color, .date, .asset, .symbol, .url, .length,
      .insets, .choice, .none:
      return .none
    }
  }

  private func element(at place: ConstantValue, of list: ConstantValue) -> ConstantValue {
    guard case .list(let elements) = list, let index = place.integer,
      elements.indices.contains(index)
    else { return .none }
    return elements[index]
  }

  private mutating func combine(_ sign: BinaryOperator) {
    let right = take()
    let left = take()
    // Whether there is a text is not what it says.
    let isAboutNothing = left == .none || right == .none
    if !isAboutNothing { noteReading([left, right]) }
    guard spend(ExpressionOperations.cost(sign, left, right)) else { return }
    stack.append(ExpressionOperations.value(sign, left, right))
  }

  private mutating func call(_ function: ExpressionFunction, _ count: Int) {
    // A formatted time depends on the time zone and the current time too.
    if function.spec.followsLanguage { asked.insert(.environment) }
    let operands = take(count)
    if hasUnknownTexts, let value = unknown(function, operands) { return stack.append(value) }
    guard spend(ExpressionOperations.cost(function, operands)) else { return }
    stack.append(held(ExpressionOperations.value(function, operands, in: environment)))
  }

  private mutating func convert(_ argument: Int) {
    guard let conversion = ExpressionCode.Conversion(rawValue: Int32(argument)) else { return }
    stack.append(ExpressionOperations.value(take(), by: conversion))
  }

  /// Notes that an operation looks at values.
  private mutating func noteReading(_ operands: [ConstantValue]) {
    guard hasUnknownTexts else { return }
    for operand in operands { readUnknownTexts.formUnion(operand.unknownTexts) }
  }

  /// Returns what a function makes of unknown texts; nil for other operands, and where it looks at
  /// what they say, which is noted.
  private mutating func unknown(
    _ function: ExpressionFunction, _ operands: [ConstantValue]
  ) -> ConstantValue? {
    guard let first = operands.first else { return nil }
    var isList = false
    if case .list = first { isList = true }
    switch function {
    case .count, .first, .last, .reversed: if isList { return nil }
    case .join, .list: return nil
    case .isEmpty:
      if isList { return nil }
      guard let text = first.whollyUnknown else { break }
      unknownTextsThatAreNotEmpty.formUnion(UnknownText.numbers(in: text))
      return .bool(false)
    case .prefix, .lower: if let text = first.whollyUnknown { return .string(text) }
    // A letter has up to three capitals, as the ligature of two letters f and an i has.
    case .upper:
      if let text = first.whollyUnknown { return .string(text + text + text) }
    default: break  // open: others look at what a text says.
    }
    noteReading(operands)
    return nil
  }

  // MARK: Passes over lists

  private mutating func begin(_ function: ExpressionFunction) {
    var elements: [ConstantValue] = []
    if case .list(let list) = take() { elements = list }
    guard spend(8 * elements.count) else { return }
    passes.append(ListPass(function, elements))
  }

  /// Goes to the next element; after the last one, ends the pass and returns false.
  private mutating func advance() -> Bool {
    guard let last = passes.indices.last else { return false }
    if passes[last].advance() { return true }
    stack.append(.list(passes[last].result))
    passes.removeLast()
    return false
  }

  // MARK: Texts

  /// Returns the string that a value contributes to a text.
  private func string(_ value: ConstantValue) -> String {
    switch value {
    case .string(let text): text
    case .text(let text): text.words(in: environment.localization)
    case .integer(let integer): String(integer)
    case .bool(let bool): String(bool)
    case .choice(let word): word
    case .number, .color, .date, .asset, .symbol, .url, .length, .insets, .record, .list, .none: ""
    }
  }

  /// Takes the values for the placeholders of a pattern, and returns the text.
  private mutating func text(_ pattern: ExpressionCode.Pattern) -> ConstantValue {
    var length = pattern.words.utf8.count
    var arguments: [TextArgument] = []
    for (value, isInteger) in zip(take(pattern.integers.count), pattern.integers) {
      if isInteger {
        arguments.append(.integer(value.integer ?? 0))
        continue
      }
      let text = string(value)
      length += text.utf8.count
      guard spend(text.utf8.count), length <= longestText else {
        excess = excess ?? .text
        return .none
      }
      arguments.append(.string(text))
    }
    return .text(LayoutText(key: pattern.words, arguments: arguments))
  }

  /// Takes pieces and joins them to a string.
  private mutating func joined(_ count: Int) -> String? {
    var joined = ""
    for piece in take(count) {
      let text = string(piece)
      guard spend(text.utf8.count), joined.utf8.count + text.utf8.count <= longestText else {
        excess = excess ?? .text
        return nil
      }
      joined += text
    }
    return joined
  }

  /// Returns the value, unless it is a string that is too long.
  private mutating func held(_ value: ConstantValue) -> ConstantValue {
    guard case .string(let text) = value, text.utf8.count > longestText else { return value }
    excess = excess ?? .text
    return .none
  }

  /// Uses up some of the work; returns false if too little is left.
  private mutating func spend(_ amount: Int) -> Bool {
    guard excess == nil else { return false }
    work -= amount
    if work < 0 { excess = .work }
    return excess == nil
  }
}
