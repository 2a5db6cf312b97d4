import LayoutModel
import LayoutSchema

// Results of expressions as values of attributes; the engine's functions clamp them to what is
// legal there.
extension SwiftValue {
  /// Returns the value of an attribute that is bound as a whole.
  func bound(
    _ binding: Int32, _ argument: ElementModel.Argument, _ parameter: BoundParameter?
  ) -> SwiftExpression {
    guard let expression = bindings.expression(binding) else { return .plain(".init()") }
    let swift = bindings.swift(expression)
    let type = Schema.shared[argument.row].type
    switch type {
    case .points(let sign):
      return convert(swift, sign == .signed ? "signedPoints" : "points")
    case .corners: return .call("CornerRadii", [.init(nil, convert(swift, "points"))])
    case .dimension(let sign): return boundDimension(binding, sign)
    case .edge(let parts): return boundDimension(binding, parts.sign)
    case .length, .lengths: return convert(swift, "length")
    case .edges(let parts):
      guard expression.type == .insets else {
        return .call(".uniform", [.init(nil, boundDimension(binding, parts.sign))])
      }
      return convert(swift, parts.contains(.signed) ? "signedEdges" : "edges")
    case .pointSize, .intrinsicSize:
      let side = convert(swift, "points")
      let size = SwiftExpression.call("LayoutSize", [.init("width", side), .init("height", side)])
      return type == .intrinsicSize ? .call(".size", [.init(nil, size)]) : size
    case .number(.any): return convert(swift, "number")
    case .number(.zeroOrMore): return convert(swift, "numberFromZero")
    case .number(.moreThanZero): return convert(swift, "numberOverZero")
    case .number(.zeroToOne): return convert(swift, "fraction")
    case .integer: return convert(swift, "integer")
    case .signedInteger: return convert(swift, "signedInteger")
    case .ratio(let bare):
      // Flexboxes take the ratio as a plain number.
      if case .widthOverHeight = bare { return convert(swift, "numberOverZero") }
      return convert(swift, expression.type == .ratio ? "ratio" : "bareRatio")
    case .choice(let words): return choice(expression, words, parameter)
    case .flags(let words, none: _): return flag(expression, SwiftFlags(words, parameter))
    case .bool, .string, .text, .color, .image, .identifier, .typeName, .shadow, .border, .dash,
      .gradient, .animation,
      .styleNames, .styleName, .pair, .size, .sizeRange, .pointRange, .instant, .scrollPositions,
      .numbers, .textMetrics,
      .className,
      .typeReference,
      .words, .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
      return swift
    }
  }

  private func convert(_ value: SwiftExpression, _ function: String) -> SwiftExpression {
    .call("Expressions.\(function)", [.init(nil, value)])
  }

  /// Returns a number of points in a list, which may be bound.
  func points(_ length: DimensionValue, _ sign: Sign = .unsigned) -> SwiftExpression {
    guard let binding = length.binding, let expression = bindings.expression(binding) else {
      return number(length.amount)
    }
    return convert(bindings.swift(expression), sign == .signed ? "signedPoints" : "points")
  }

  /// Returns a bound dimension, alone or in a list.
  func boundDimension(_ binding: Int32, _ sign: Sign) -> SwiftExpression {
    guard var expression = bindings.expression(binding) else { return .plain(".auto") }
    if case .convert(let operand) = expression.node,
      operand.type == .points || operand.type == .percent
    {
      expression = operand
    }
    let swift = bindings.swift(expression)
    let isSigned = sign == .signed
    return switch expression.type.value {
    case .points, .number, .integer:
      .call(".points", [.init(nil, convert(swift, isSigned ? "signedPoints" : "points"))])
    case .percent:
      .call(".percent", [.init(nil, convert(swift, isSigned ? "number" : "numberFromZero"))])
    case .string, .text, .bool, .dimension, .color, .date, .image, .ratio, .insets, .choice,
      .record, .optional, .list, .nothing:
      isSigned ? swift : convert(swift, "unsignedDimension")
    }
  }
}

// MARK: Words

extension SwiftValue {
  /// Returns a case of the attribute's type; words known now are written as cases directly.
  private func choice(
    _ expression: TypedExpression, _ words: [String], _ parameter: BoundParameter?
  ) -> SwiftExpression {
    func member(_ word: String) -> String {
      SwiftNames.escaped(parameter?.member(for: word) ?? word)
    }
    switch expression.node {
    case .literal(.choice(let word)): return .plain(".\(member(word))")
    case .conditional(let test, let yes, let no)
    where !yes.opensAnything && !no.opensAnything:
      if let outcome = bindings.outcome(of: test) {
        return choice(outcome ? yes : no, words, parameter)
      }
      return .conditional(
        bindings.swift(test), then: choice(yes, words, parameter),
        else: choice(no, words, parameter))
    case .convert(let operand): return choice(operand, words, parameter)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .opened,
      .isNone:
      let first = member(words.first ?? "init")
      return .call(
        "Expressions.choice",
        [.init(nil, bindings.swift(expression)), .init("else", .plain(".\(first)"))])
    }
  }

  private func flag(_ expression: TypedExpression, _ flags: SwiftFlags) -> SwiftExpression {
    switch expression.node {
    case .literal(.choice(let word)): return flagName(word, flags)
    case .conditional(let test, let yes, let no)
    where !yes.opensAnything && !no.opensAnything:
      if let outcome = bindings.outcome(of: test) { return flag(outcome ? yes : no, flags) }
      return .conditional(bindings.swift(test), then: flag(yes, flags), else: flag(no, flags))
    case .convert(let operand): return flag(operand, flags)
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .opened,
      .isNone:
      let sets = flags.sets.map { words in
        SwiftExpression.call(
          "Expressions.flag",
          [
            .init(nil, bindings.swift(expression)),
            .init("of", .array(words.map { .string($0) })),
          ])
      }
      return sets.count == 1 ? sets[0] : .array(sets)
    }
  }

  func boundFlags(
    _ said: UInt16, _ bound: Range<Int32>, _ flags: SwiftFlags
  ) -> SwiftExpression {
    let written = flags.words.indices.filter { said >> UInt16($0) & 1 == 1 }
      .map { flagName(flags.words[$0], flags) }
    let given = bound.compactMap { bindings.expression($0) }.map { flag($0, flags) }
    let all = written + given
    return all.count == 1 ? all[0] : .array(all)
  }

  private func flagName(_ word: String, _ flags: SwiftFlags) -> SwiftExpression {
    .plain(flags.member(for: word).map { ".\($0)" } ?? "[]")
  }
}

/// The words of flags, with the engine's name for each; two words may denote one flag.
struct SwiftFlags {
  let words: [String]
  private let names: [String]

  init(_ words: [String], _ parameter: BoundParameter?) {
    self.words = words
    names = words.map { parameter?.member(for: $0) ?? $0 }
  }

  /// Returns the flag of a word, or nil for a word that stands for none.
  func member(for word: String) -> String? {
    words.firstIndex(of: word).map { names[$0] }
  }

  /// Returns the flags of a set of words, each once, in the engine's order.
  func members(of said: UInt16) -> [String] {
    let named = Set(names.indices.filter { said >> UInt16($0) & 1 == 1 }.map { names[$0] })
    return members.filter { named.contains($0) }
  }

  /// The words divided into sets, each with one word for every flag, in the order of the flags.
  var sets: [[String]] {
    stride(from: 0, to: words.count, by: members.count).map {
      Array(words[$0..<min($0 + members.count, words.count)])
    }
  }

  private var members: [String] {
    names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
  }
}

extension ValueType {
  /// Whether lengths of the type may be negative.
  var sign: Sign {
    switch self {
    case .points(let sign), .dimension(let sign), .pair(let sign): sign
    case .edges(let parts), .edge(let parts): parts.sign
    case .length, .lengths, .size, .pointSize, .intrinsicSize, .sizeRange, .pointRange, .instant,
      .scrollPositions, .numbers, .number,
      .integer, .signedInteger, .bool,
      .string, .text, .identifier, .typeName, .color, .image, .ratio, .choice, .flags, .corners,
      .shadow, .border, .dash, .gradient, .animation, .styleNames, .textMetrics, .styleName,
      .className,
      .typeReference, .words,
      .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
      .unsigned
    }
  }
}

extension EdgeParts {
  fileprivate var sign: Sign { contains(.signed) ? .signed : .unsigned }
}
