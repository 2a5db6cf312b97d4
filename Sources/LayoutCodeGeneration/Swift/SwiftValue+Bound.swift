import LayoutSchema
import LayoutSemantics

// What expressions give, as what attributes take; the engine sees to it that it is legal there.
extension SwiftValue {
  /// The value of a whole attribute.
  func bound(_ binding: Int32, _ argument: ElementModel.Argument) -> SwiftExpression {
    guard let expression = bindings.expression(binding) else { return .plain(".init()") }
    let swift = bindings.swift(expression)
    let type = Schema.shared[argument.row].type
    switch type {
    case .points(let sign):
      return convert(swift, sign == .signed ? "signedPoints" : "points")
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
      let size = SwiftExpression.call("Size", [.init("width", side), .init("height", side)])
      return type == .intrinsicSize ? .call(".size", [.init(nil, size)]) : size
    case .number(.any): return convert(swift, "number")
    case .number(.zeroOrMore): return convert(swift, "numberFromZero")
    case .number(.moreThanZero): return convert(swift, "numberOverZero")
    case .number(.zeroToOne): return convert(swift, "fraction")
    case .integer: return convert(swift, "integer")
    case .ratio(let bare):
      // Flexboxes take the number itself.
      if case .widthOverHeight = bare { return convert(swift, "numberOverZero") }
      return convert(swift, expression.type == .ratio ? "ratio" : "bareRatio")
    case .choice(let words): return choice(expression, words)
    case .flags(let words, none: _): return flag(expression, words)
    case .bool, .string, .color, .image, .identifier, .typeName, .styleNames, .styleName,
      .pair, .size, .sizeRange, .textMetrics, .className,
      .typeReference, .words, .declared, .binding, .path:
      return swift
    }
  }

  private func convert(_ value: SwiftExpression, _ function: String) -> SwiftExpression {
    .call("Expressions.\(function)", [.init(nil, value)])
  }

  /// Points of a list, which may be bound.
  func points(_ length: DimensionValue, _ sign: Sign = .unsigned) -> SwiftExpression {
    guard let binding = length.binding, let expression = bindings.expression(binding) else {
      return number(length.amount)
    }
    return convert(bindings.swift(expression), sign == .signed ? "signedPoints" : "points")
  }

  /// A dimension, alone or in a list.
  func boundDimension(_ binding: Int32, _ sign: Sign) -> SwiftExpression {
    guard let expression = bindings.expression(binding) else { return .plain(".auto") }
    let swift = bindings.swift(expression)
    let dimension =
      switch expression.type.value {
      case .points, .number, .integer: convert(swift, "pointsAsDimension")
      case .percent: convert(swift, "percentAsDimension")
      case .string, .bool, .dimension, .color, .image, .ratio, .insets, .choice, .record,
        .optional, .list, .nothing:
        swift
      }
    return sign == .signed ? dimension : convert(dimension, "unsignedDimension")
  }
}

// MARK: Words

extension SwiftValue {
  /// A case of the attribute's type; words that are known are written as such.
  private func choice(_ expression: TypedExpression, _ words: [String]) -> SwiftExpression {
    switch expression.node {
    case .literal(.choice(let word)): return .plain(".\(SwiftNames.escaped(word))")
    case .conditional(let test, let yes, let no)
    where !yes.opensAnything && !no.opensAnything:
      if let outcome = bindings.outcome(of: test) { return choice(outcome ? yes : no, words) }
      return .conditional(
        bindings.swift(test), then: choice(yes, words), else: choice(no, words))
    case .convert(let operand): return choice(operand, words)
    default:
      let first = SwiftNames.escaped(words.first ?? "init")
      return .call(
        "Expressions.choice",
        [.init(nil, bindings.swift(expression)), .init("else", .plain(".\(first)"))])
    }
  }

  private func flag(_ expression: TypedExpression, _ words: [String]) -> SwiftExpression {
    switch expression.node {
    case .literal(.choice(let word)): return flagName(word, words)
    case .conditional(let test, let yes, let no)
    where !yes.opensAnything && !no.opensAnything:
      if let outcome = bindings.outcome(of: test) { return flag(outcome ? yes : no, words) }
      return .conditional(bindings.swift(test), then: flag(yes, words), else: flag(no, words))
    case .convert(let operand): return flag(operand, words)
    default:
      let sets = Self.synonymSets(words).map { words in
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

  /// The words of flags, twice where each flag has two.
  private static func synonymSets(_ words: [String]) -> [[String]] {
    guard words.contains("minimumX") else { return [words] }
    return [["minimumX", "minimumY"], ["minimumWidth", "minimumHeight"]]
  }

  func boundFlags(_ flags: UInt16, _ bound: Range<Int32>, _ words: [String]) -> SwiftExpression {
    let written = words.indices.filter { flags >> UInt16($0) & 1 == 1 }
      .map { flagName(words[$0], words) }
    let given = bound.compactMap { bindings.expression($0) }.map { flag($0, words) }
    let all = written + given
    return all.count == 1 ? all[0] : .array(all)
  }

  /// The flag of a word; what the language calls by two names has one in the engine.
  private func flagName(_ word: String, _ words: [String]) -> SwiftExpression {
    guard words.contains(word) else { return .plain("[]") }
    guard words.contains("minimumX") else { return .plain(".\(word)") }
    switch word {
    case "minimumWidth": return .plain(".minimumX")
    case "minimumHeight": return .plain(".minimumY")
    default: return .plain(".\(word)")
    }
  }
}

extension ValueType {
  /// Whether the lengths of a list may be negative.
  var sign: Sign {
    switch self {
    case .points(let sign), .dimension(let sign), .pair(let sign): sign
    case .edges(let parts), .edge(let parts): parts.sign
    default: .unsigned
    }
  }
}

extension EdgeParts {
  fileprivate var sign: Sign { contains(.signed) ? .signed : .unsigned }
}
