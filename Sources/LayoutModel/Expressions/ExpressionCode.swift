import LayoutEngine
import LayoutSchema

/// Expressions as instructions for a stack machine: ``ExpressionEvaluator``.
///
/// An expression is compiled once and then evaluated any number of times. Its instructions leave
/// one value on the stack. All jumps go forwards, except for those from the end of a pass over a
/// list to its start, so every evaluation ends.
package struct ExpressionCode: Sendable {
  /// One step of an evaluation; ``Instruction/argument`` is its operand.
  enum Operation: UInt8, Sendable {
    /// Ends the evaluation with the value on top of the stack.
    case end

    // Values: each pushes one.
    /// The constant with the index.
    case constant
    /// The constant with the index in light mode, and the next one in dark mode.
    case toned
    case parameter
    case local
    /// The current element of the pass over a list with that number; 0 is the outermost one.
    case item
    case environment
    /// Whether the slot with the index is filled.
    case filled

    // Operators and functions: each replaces its operands with the result.
    case field
    case element
    /// A list of that many values.
    case list
    case not
    case negate
    case binary
    /// A call; the argument contains the function and the number of operands.
    case call
    case convert
    case isNone
    /// Makes the integer 0 the number 0.
    case zeroAsNumber
    /// Makes `true` of `true`, and `false` of everything else.
    case truth

    // Jumps to the instruction with the index.
    case jump
    /// Takes a value; jumps unless it is `true`.
    case jumpUnless
    /// Jumps if the value is not `nil`; takes it otherwise.
    case jumpIfSome
    /// Jumps unless the value is `true`, and leaves `false`; takes it otherwise.
    case jumpIfFalse
    /// Jumps if the value is `true`; takes it otherwise.
    case jumpIfTrue

    // A pass over a list, whose instructions up to ``collect`` are followed for each element.
    /// Takes a list, and begins a pass that makes the result of the function.
    case begin
    /// Goes to the next element; after the last one ends the pass with its result, and jumps.
    case next
    /// Takes the value for the element, and jumps back.
    case collect

    // Texts.
    /// A string of that many pieces.
    case joined
    /// A verbatim text of that many pieces.
    case joinedText
    /// A text with the pattern at the index and values for its placeholders.
    case text
  }

  struct Instruction: Sendable {
    var operation: Operation
    var argument: Int32
  }

  /// The words of a text with its placeholders.
  struct Pattern: Sendable {
    var words: String
    /// Whether each placeholder is an integer.
    var integers: [Bool]
  }

  /// A conversion to a wider type that changes the value.
  enum Conversion: Int32 {
    case integerToNumber
    case stringToText
    case pointsToLength
    case percentToLength
  }

  private(set) var instructions: [Instruction] = []
  private(set) var constants: [ConstantValue] = []
  private(set) var patterns: [Pattern] = []

  package init() {}

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - file: The constants of its file.
  /// - Returns: The index of its first instruction.
  package mutating func append(
    _ expression: TypedExpression, in file: some FileConstants
  ) -> Int32 {
    let start = end
    add(expression, file)
    add(.end)
    return start
  }

  /// Compiles a text with values; its value is a text.
  ///
  /// - Parameters:
  ///   - key: The words and the values.
  ///   - file: The constants of its file.
  /// - Returns: The index of its first instruction.
  package mutating func append(_ key: LocalizationKey, in file: some FileConstants) -> Int32 {
    let start = end
    add(key, file)
    add(.end)
    return start
  }

  private var end: Int32 { Int32(truncatingIfNeeded: instructions.count) }

  private mutating func add(_ operation: Operation, _ argument: Int32 = 0) {
    instructions.append(Instruction(operation: operation, argument: argument))
  }

  private mutating func add(_ operation: Operation, _ argument: Int) {
    add(operation, Int32(truncatingIfNeeded: argument))
  }

  private mutating func add(_ constant: ConstantValue) {
    add(.constant, constants.count)
    constants.append(constant)
  }

  /// Adds a jump whose target is set by ``land(_:)``.
  private mutating func addJump(_ operation: Operation) -> Int {
    add(operation)
    return instructions.count - 1
  }

  /// Makes the next instruction the target of a jump.
  private mutating func land(_ jump: Int) { instructions[jump].argument = end }

  private mutating func add(_ expression: TypedExpression, _ file: some FileConstants) {
    switch expression.node {
    case .literal(let value): add(value)
    case .parameter(let index): add(.parameter, index)
    case .local(let index): add(.local, index)
    case .constant(let reference):
      let values = file.values(of: reference)
      guard let dark = values.dark else { return add(values.light) }
      add(.toned, constants.count)
      constants.append(values.light)
      constants.append(dark)
    case .environment(let value): add(.environment, value.index)
    case .filled(let slot): add(.filled, slot)
    case .field(let record, let index):
      add(record, file)
      add(.field, index)
    case .element(let list, let place):
      add(list, file)
      add(place, file)
      add(.element)
    case .list(let elements):
      for element in elements { add(element, file) }
      add(.list, elements.count)
    case .unary(let sign, let operand):
      add(operand, file)
      add(sign == .not ? .not : .negate)
    case .binary(.and, let left, let right):
      add(left, file)
      let jump = addJump(.jumpIfFalse)
      add(right, file)
      add(.truth)
      land(jump)
    case .binary(.or, let left, let right):
      add(left, file)
      let jump = addJump(.jumpIfTrue)
      add(right, file)
      add(.truth)
      land(jump)
    case .binary(let sign, let left, let right):
      add(left, file)
      add(right, file)
      add(.binary, sign.index)
    case .conditional(let test, let yes, let no):
      add(test, file)
      let toElse = addJump(.jumpUnless)
      add(yes, file)
      let toEnd = addJump(.jump)
      land(toElse)
      add(no, file)
      land(toEnd)
    case .coalesce(let optional, let other):
      add(optional, file)
      let jump = addJump(.jumpIfSome)
      add(other, file)
      land(jump)
    case .item(let pass): add(.item, pass)
    case .closure(_, let value): add(value, file)
    case .call(let function, let operands) where operands.last?.isClosure == true:
      for operand in operands.dropLast() { add(operand, file) }
      add(.begin, Int(function.rawValue))
      let start = addJump(.next)
      add(operands[operands.count - 1], file)
      add(.collect, start)
      land(start)
    case .call(let function, let operands):
      for operand in operands { add(operand, file) }
      add(.call, operands.count << 8 | Int(function.rawValue))
      // An empty sum has no elements that would show its type.
      if function == .sum, expression.type != .integer { add(.zeroAsNumber) }
    case .interpolation(let pieces):
      if expression.type == .text,
        let key = LocalizationKey(expression) ?? LocalizationKey(numbersIn: expression)
      {
        add(key, file)
      } else {
        for piece in pieces { add(piece, file) }
        add(expression.type == .text ? .joinedText : .joined, pieces.count)
      }
    case .convert(let operand):
      add(operand, file)
      if let conversion = Conversion(from: operand.type, to: expression.type) {
        add(.convert, conversion.rawValue)
      }
    case .opened(let optional): add(optional, file)
    case .isNone(let optional):
      add(optional, file)
      add(.isNone)
    }
  }

  private mutating func add(_ key: LocalizationKey, _ file: some FileConstants) {
    for argument in key.arguments { add(argument, file) }
    add(.text, patterns.count)
    patterns.append(
      Pattern(words: key.pattern, integers: key.arguments.map { $0.type == .integer }))
  }
}

extension ExpressionCode.Conversion {
  /// Creates the conversion between two types; nil if the value stays the same.
  fileprivate init?(from type: ExpressionType, to wider: ExpressionType) {
    switch (type, wider) {
    case (.integer, .number), (.integer, .points): self = .integerToNumber
    case (.string, .text), (.optional(.string), .optional(.text)): self = .stringToText
    case (.points, .dimension): self = .pointsToLength
    case (.percent, .dimension): self = .percentToLength
    default: return nil  // open: types
    }
  }
}

extension EnvironmentValue {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension BinaryOperator {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The constants that the expressions of a file name.
package protocol FileConstants {
  /// Returns the value of a constant, and the one for dark mode if it is another.
  func values(of constant: DeclarationReference) -> (light: ConstantValue, dark: ConstantValue?)
}

extension DocumentStructure: FileConstants {}
