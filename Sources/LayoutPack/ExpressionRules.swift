import LayoutModel
import LayoutSchema

/// The types that operands and results of expressions have: those that the checker gives them.
///
/// With these types an evaluation needs no other test, and every value has the type that the engine
/// reads.
struct ExpressionRules {
  /// The types of the names that loops and `let` values introduce.
  var locals: [ExpressionType] = []
  /// The fields of the records that the file and its imports declare.
  var records: [RecordName: [ExpressionType]] = [:]
  /// The constants of the file.
  var constants: [ConstantDeclaration] = []
  /// The files that the file imports, which declare constants too.
  var imports: [Module] = []
  /// The comparisons that are left for the verification of the pack.
  private(set) var work: Int

  init(work: Int) { self.work = work }

  /// A parameter that an expression names, and the type that the expression gives it.
  struct Named: Equatable {
    var parameter: Int
    var type: ExpressionType
  }

  /// Adds the parameters that an expression names; returns false if types in it are wrong.
  ///
  /// The parameters are those of the body in which the expression is used, where they are compared.
  mutating func findParameters(of expression: TypedExpression, _ named: inout [Named]) -> Bool {
    let first = named.count
    return isRight(expression, [], &named, from: first)
  }

  /// Counts comparisons, and returns whether any are left.
  mutating func spend(_ amount: Int) -> Bool {
    work -= amount
    return work >= 0
  }

  /// Whether an expression and those in it are right, whose parameters are added behind `first`.
  private mutating func isRight(
    _ expression: TypedExpression, _ items: [ExpressionType], _ named: inout [Named],
    from first: Int
  ) -> Bool {
    let extent = expression.type.extent
    guard spend(1 + extent) else { return false }
    /// Whether an operand is right, which is no closure.
    func isOperand(_ operand: TypedExpression) -> Bool {
      !operand.isClosure && spend(operand.type.extent * (1 + extent))
        && isRight(operand, items, &named, from: first)
    }
    switch expression.node {
    case .literal, .local, .item, .constant, .environment, .filled: break
    case .parameter(let index):
      let name = Named(parameter: index, type: expression.type)
      guard spend(named.count - first) else { return false }
      if !named[first...].contains(name) { named.append(name) }
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand), .closure(_, let operand):
      guard isOperand(operand) else { return false }
    case .element(let left, let right), .binary(_, let left, let right),
      .coalesce(let left, let right):
      guard isOperand(left), isOperand(right) else { return false }
    case .conditional(let test, let yes, let no):
      guard isOperand(test), isOperand(yes), isOperand(no) else { return false }
    case .list(let operands), .interpolation(let operands):
      guard operands.allSatisfy(isOperand) else { return false }
    case .call(_, let operands):
      guard let last = operands.last else { break }
      guard operands.dropLast().allSatisfy(isOperand) else { return false }
      guard last.isClosure else {
        guard isOperand(last) else { return false }
        break
      }
      // The closure is the last operand; those before it are outside of it.
      guard case .list(let element)? = operands.first?.type,
        spend(last.type.extent * (1 + extent)),
        isRight(last, items + [element], &named, from: first)
      else { return false }
    }
    return isRight(expression.node, expression.type, items)
  }

  /// Whether an operator with operands of these types has a result of the type.
  private func isRight(
    _ node: ExpressionNode, _ type: ExpressionType, _ items: [ExpressionType]
  ) -> Bool {
    switch node {
    // The value has been compared with the type where it was read.
    case .literal: true
    case .parameter(let index): index >= 0
    case .local(let index): locals.indices.contains(index) && locals[index] == type
    case .item(let pass): items.indices.contains(pass) && items[pass] == type
    case .constant(let reference): self.type(of: reference) == type
    case .environment(let value): value.type == type
    case .filled: type == .bool
    case .field(let record, let index): self.type(of: record.type, field: index) == type
    case .element(let list, let place):
      if case .list(let element) = list.type.unwrapped, place.type == .integer {
        type == element.orNone
      } else {
        false
      }
    case .list(let elements): elements.allSatisfy { .list($0.type) == type } && type.isList
    case .unary(.not, let operand): operand.type == .bool && type == .bool
    case .unary(.negate, let operand):
      ExpressionOperator.negative.spec.forms.contains { Self.fits($0, [operand], type) }
    case .binary(let sign, let left, let right): isRight(sign, left, right, type)
    case .conditional(let test, let yes, let no):
      test.type == .bool && yes.type == type && no.type == type
    case .coalesce(let optional, let other):
      optional.type.isOptional && other.type == type
        && (type == optional.type || type == optional.type.unwrapped)
    case .call(let function, let operands):
      FunctionSpec.of(function, operands.count).map { Self.fits($0, operands, type) } ?? false
    case .closure(_, let value): value.type == type
    case .interpolation(let pieces):
      (type == .string || type == .text) && pieces.allSatisfy { $0.type.isPrinted(in: type) }
    case .convert(let operand):
      // A number of points, such as a font size, may be given as Points.
      operand.type.widens(to: type) || operand.type == .points && type == .number
    case .opened(let optional): optional.type == .optional(type)
    case .isNone(let optional): optional.type.isOptional && type == .bool
    }
  }

  private func isRight(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression,
    _ type: ExpressionType
  ) -> Bool {
    // The table names the types that authors write; both have been made lengths.
    if sign == .add || sign == .subtract, left.type == .dimension, right.type == .dimension {
      return type == .dimension
    }
    // A percentage in place of a fraction, of which 1 is the whole, is divided by 100.
    if sign == .divide, left.type == .percent, type == .number {
      return right.literal == .number(100) && right.type == .number
    }
    guard let match = sign.match(left, right) else { return false }
    return match.type == type && match.first.type == left.type && match.second.type == right.type
  }

  /// Whether operands are passed to a form as they are, and give a result of the type.
  private static func fits(
    _ form: OperationForm, _ operands: [TypedExpression], _ type: ExpressionType
  ) -> Bool {
    guard case .fits(let passed, let result) = form.match(operands) else { return false }
    return result == type && zip(passed, operands).allSatisfy { $0.type == $1.type }
  }

  private func type(of reference: DeclarationReference) -> ExpressionType? {
    let module = Int(reference.module)
    if module >= 0, !imports.indices.contains(module) { return nil }
    let constants = module < 0 ? constants : imports[module].signature.constants
    let index = Int(reference.index)
    return constants.indices.contains(index) ? constants[index].type : nil
  }

  /// Returns the type of a field of a record, of a record that may be `nil`, or of all records in a
  /// list.
  private func type(of base: ExpressionType, field index: Int) -> ExpressionType? {
    var isList = false
    var owner = base.unwrapped
    if case .list(let element) = owner { (isList, owner) = (true, element) }
    guard case .record(let name) = owner, let fields = records[name], fields.indices.contains(index)
    else { return nil }
    let type: ExpressionType = isList ? .list(fields[index]) : fields[index]
    return base.isOptional ? type.orNone : type
  }
}

extension FunctionSpec {
  /// Returns the form of a call with this number of operands, with those that nobody writes.
  fileprivate static func of(_ function: ExpressionFunction, _ count: Int) -> OperationForm? {
    all[Int(function.rawValue)].forms.first {
      $0.implied.isEmpty && ($0.operands.count...$0.mostOperands).contains(count)
    }
  }
}

extension ExpressionType {
  fileprivate var isList: Bool {
    if case .list = self { return true }
    return false
  }

  /// The comparisons that a comparison of the type takes besides one.
  fileprivate var extent: Int {
    switch self {
    case .choice(let words): words.count
    case .optional(let part), .list(let part): part.extent
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .record, .nothing:
      0
    }
  }

  /// Whether a value of the type is a piece of a String or a Text.
  fileprivate func isPrinted(in whole: ExpressionType) -> Bool {
    switch self {
    case .string, .integer, .bool, .choice: true
    case .text: whole == .text
    case .number, .date, .points, .percent, .dimension, .color, .image, .ratio, .insets, .record,
      .optional, .list, .nothing:
      false
    }
  }
}

extension ConstantValue {
  /// Whether the value is one of the type, with all of its parts.
  func isOne(of type: ExpressionType, _ records: [RecordName: [ExpressionType]]) -> Bool {
    switch (type, self) {
    case (.string, .string), (.text, .text), (.integer, .integer), (.bool, .bool), (.date, .date),
      (.color, .color), (.color, .asset), (.image, .asset), (.image, .symbol), (.image, .url):
      true
    case (.number, .number), (.points, .number), (.percent, .number), (.ratio, .number): true
    case (.dimension, .length(let length)): length.isConstant
    case (.insets, .insets(let edges)): edges.corners.allSatisfy(\.isConstant)
    case (.choice(let words), .choice(let word)): words.contains(word)
    case (.record(let name), .record(let values)):
      if let fields = records[name], fields.count == values.count {
        zip(fields, values).allSatisfy { $1.isOne(of: $0, records) }
      } else {
        false
      }
    case (.list(let element), .list(let values)):
      values.allSatisfy { $0.isOne(of: element, records) }
    case (.optional, .none), (.nothing, .none): true
    case (.optional(let wrapped), _): isOne(of: wrapped, records)
    default: false  // open: pairs; all others differ.
    }
  }
}

extension DimensionValue {
  /// Whether the length is written and no word of the linear family.
  fileprivate var isConstant: Bool {
    switch unit {
    case .auto, .points, .percent, .mixed: true
    case .infinity, .match, .wrap, .bound: false
    }
  }
}
