import LayoutModel
import LayoutSchema

/// The values that an attribute's row allows: those that the parser of values returns.
enum ValueRules {
  /// Whether a value is one of the type of a row.
  ///
  /// Indices of expressions and actions have been compared with their counts already.
  static func allows(_ value: TypedValue, for row: ReadRow, _ document: TypedDocument) -> Bool {
    let type = row.type
    switch value {
    case .varied: return true
    case .bound: return type.takesBindings
    case .fires: return type == .action
    case .dimension, .edges, .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text,
      .color, .asset, .symbol, .url, .ratio, .choice, .flags, .textMetrics, .parts, .boundFlags:
      break
    }
    switch type {
    case .points(let sign): return isLength(value, sign == .signed ? [.signed] : [])
    case .dimension(let sign):
      return isLength(value, sign == .signed ? [.percent, .auto, .signed] : [.percent, .auto])
    case .length: return isLength(value, [.words])
    case .edge(let parts): return isLength(value, LengthRules(parts))
    case .corners:
      if case .edges(let edges) = value { return edges.corners.allSatisfy { isOne($0, []) } }
      return isLength(value, [])
    case .edges(let parts):
      guard case .edges(let edges) = value else { return false }
      return edges.corners.allSatisfy { isOne($0, LengthRules(parts)) }
    case .pair(let sign):
      guard case .pair(let x, let y) = value else { return false }
      let rules: LengthRules = sign == .signed ? [.signed] : []
      return isOne(x, rules) && isOne(y, rules)
    case .lengths: return isSize(value, [.words])
    case .size: return isSize(value, [.percent, .auto])
    case .pointSize: return isSize(value, [])
    case .intrinsicSize: return value == .fill || isSize(value, [])
    case .sizeRange:
      guard case .sizeRange(let range) = value else { return false }
      return [range.minWidth, range.minHeight, range.maxWidth, range.maxHeight]
        .allSatisfy { isOne($0, [.percent, .auto]) }
    case .number(let bounds):
      guard case .number(let number) = value else { return false }
      return isNumber(number, bounds)
    case .ratio:
      guard case .ratio(let ratio) = value else { return false }
      return isNumber(ratio, .moreThanZero)
    case .integer:
      guard case .integer(let integer) = value else { return false }
      return integer >= 0
    case .signedInteger:
      guard case .integer = value else { return false }
      return true
    case .bool:
      guard case .bool = value else { return false }
      return true
    case .color:
      switch value {
      case .color, .asset: return true
      default: return false  // open: a colour is one of the two.
      }
    case .image:
      switch value {
      case .asset, .symbol, .url: return true
      default: return false  // open: a picture is one of the three.
      }
    case .choice:
      guard case .choice = value else { return false }
      return true
    case .flags:
      switch value {
      case .flags, .boundFlags: return true
      default: return false  // open: flags are one of the two.
      }
    case .areas:
      guard case .text(let text) = value else { return false }
      var issue: ValueIssue?
      let form = ValueForms.shared.forms[Int(row.id.rawValue)]
      return ValueParser.parse(
        Array(document.string(text).utf8).span, as: form, [PackedWord]().span, &issue) != nil
    case .shadow, .border, .dash, .gradient, .animation, .tracks, .gridLines:
      guard case .parts = value else { return false }
      return LookRules.allow(Array(document.parts(of: value)), row.id)
    case .string, .text, .identifier, .typeName, .styleNames, .styleName, .className,
      .typeReference, .words, .path:
      guard case .text = value else { return false }
      return true
    // They are read by documents and declarations, of which a pack has no attributes.
    case .pointRange, .instant, .scrollPositions, .numbers, .textMetrics, .declared, .binding,
      .action:
      return false
    }
  }

  static func isNumber(_ number: Float, _ bounds: NumberBounds) -> Bool {
    guard number.magnitude < DimensionValue.limit else { return false }
    return switch bounds {
    case .any: true
    case .zeroOrMore: number >= 0
    case .moreThanZero: number > 0
    case .zeroToOne: (0...1).contains(number)
    }
  }

  private static func isLength(_ value: TypedValue, _ rules: LengthRules) -> Bool {
    guard case .dimension(let length) = value else { return false }
    return isOne(length, rules)
  }

  private static func isSize(_ value: TypedValue, _ rules: LengthRules) -> Bool {
    guard case .size(let width, let height) = value else { return false }
    return isOne(width, rules) && isOne(height, rules)
  }

  /// Whether a length is one that rules allow, or an expression.
  static func isOne(_ length: DimensionValue, _ rules: LengthRules) -> Bool {
    switch length.unit {
    case .auto: rules.contains(.auto)
    case .infinity: rules.contains(.infinity)
    case .match, .wrap: rules.contains(.words)
    case .points: isAmount(length.amount, rules)
    case .percent: rules.contains(.percent) && isAmount(length.amount, rules)
    // A sum may be less than 0 wherever percentages are allowed.
    case .mixed: rules.contains(.percent)
    case .bound: true
    }
  }

  private static func isAmount(_ amount: Float, _ rules: LengthRules) -> Bool {
    amount.magnitude < DimensionValue.limit && (amount >= 0 || rules.contains(.signed))
  }
}

/// The kinds of lengths that an attribute allows besides points that are not negative.
struct LengthRules: OptionSet {
  let rawValue: UInt8

  static let percent = LengthRules(rawValue: 1)
  static let auto = LengthRules(rawValue: 2)
  static let signed = LengthRules(rawValue: 4)
  static let infinity = LengthRules(rawValue: 8)
  /// `match` and `wrap`.
  static let words = LengthRules(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ parts: EdgeParts) {
    self = []
    if parts.contains(.percent) { insert(.percent) }
    if parts.contains(.auto) { insert(.auto) }
    if parts.contains(.signed) { insert(.signed) }
    if parts.contains(.infinity) { insert(.infinity) }
  }
}

/// The order of parts in a shadow, a gradient, tracks and the like.
enum LookRules {
  static func allow(_ parts: [LookPart], _ row: RowID) -> Bool {
    guard let form = LookPartForm(ValueForms.shared.forms[Int(row.rawValue)].kind) else {
      return false
    }
    switch form {
    case .tracks, .tracksOrSubgrid:
      if form == .tracksOrSubgrid, parts == [.word(.subgrid)] { return true }
      var rest = parts[...]
      var tracks = TrackRules()
      while !rest.isEmpty { guard tracks.takeEntry(&rest) else { return false } }
      return !parts.isEmpty && !(tracks.isAutomatic && tracks.isOpen)
    case .gridLines:
      let lines = parts.split(separator: .word(.slash), omittingEmptySubsequences: false)
      return (1...2).contains(lines.count) && lines.allSatisfy(isLine)
    case .shadow, .border, .dash, .gradient, .animation:
      guard form.counts.contains(parts.count), form.allows(parts) else { return false }
      return parts.indices.allSatisfy { place in
        let isStop = if case .length = parts[place] { true } else { false }
        return isPart(
          parts[place],
          form.part(
            at: place, behind: place > 0 ? parts[place - 1] : nil, isPercentage: isStop))
      }
    }
  }

  private static func isPart(_ part: LookPart, _ form: LookPartForm.Part) -> Bool {
    switch (form, part) {
    case (.signedPoints, .number(let number)), (.number, .number(let number)),
      (.line, .number(let number)):
      ValueRules.isNumber(number, .any)
    case (.points, .number(let number)): ValueRules.isNumber(number, .zeroOrMore)
    case (.seconds, .number(let number)): (0...10).contains(number)
    case (.color, .color), (.color, .asset), (.line, .line), (.curve, .curve): true
    case (.stop, .length(let length)):
      length.unit == .percent && (0...100).contains(length.amount)
    case (.stop, _), (.curve, _): false
    case (_, .bound): true
    default: false  // open: pairs; all others differ.
    }
  }

  private static func isLine(_ parts: ArraySlice<LookPart>) -> Bool {
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case (.word(.auto)?, nil, 1): true
    case (.word(.span)?, let number?, 2): isWhole(number, isSigned: false)
    case (let number?, nil, 1): isWhole(number, isSigned: true)
    default: false  // open: pairs; all others are no line.
    }
  }

  /// Whether a part is an expression, or a whole number other than 0, of at most a thousand.
  static func isWhole(_ part: LookPart, isSigned: Bool) -> Bool {
    switch part {
    case .bound: true
    case .number(let number):
      number != 0 && number.magnitude <= 1000 && number == number.rounded()
        && (isSigned || number > 0)
    case .color, .asset, .length, .fraction, .word, .line, .curve: false
    }
  }
}

/// The order of parts in the tracks of a grid.
private struct TrackRules {
  /// Whether tracks are repeated as often as there is room.
  private(set) var isAutomatic = false
  /// Whether there is a track without a fixed length.
  private(set) var isOpen = false

  /// Takes a track, or the repetition of some.
  mutating func takeEntry(_ rest: inout ArraySlice<LookPart>) -> Bool {
    guard rest.first == .word(.repeats) else { return takeTrack(&rest) }
    rest.removeFirst()
    guard let count = rest.popFirst() else { return false }
    if count == .word(.autoFill) || count == .word(.autoFit) {
      guard !isAutomatic else { return false }
      isAutomatic = true
    } else if !LookRules.isWhole(count, isSigned: false) {
      return false
    }
    guard takeTrack(&rest) else { return false }
    while rest.first != .word(.end) { guard takeTrack(&rest) else { return false } }
    rest.removeFirst()
    return true
  }

  private mutating func takeTrack(_ rest: inout ArraySlice<LookPart>) -> Bool {
    guard rest.first == .word(.minmax) else {
      guard let isFixed = takeBreadth(&rest, isInside: false) else { return false }
      if !isFixed { isOpen = true }
      return true
    }
    rest.removeFirst()
    if case .fraction? = rest.first { return false }
    guard let least = takeBreadth(&rest, isInside: true),
      let most = takeBreadth(&rest, isInside: true)
    else { return false }
    if !least, !most { isOpen = true }
    return true
  }

  /// Takes a length, and returns whether it is fixed; nil if there is none.
  private func takeBreadth(_ rest: inout ArraySlice<LookPart>, isInside: Bool) -> Bool? {
    switch rest.popFirst() {
    case .length(let length): ValueRules.isOne(length, [.percent]) ? true : nil
    case .bound: true
    case .fraction(let factor): ValueRules.isNumber(factor, .zeroOrMore) ? false : nil
    case .word(.auto), .word(.minContent), .word(.maxContent): false
    case .word(.fitContent): isInside ? nil : takeLimit(&rest)
    case .word, .number, .color, .asset, .line, .curve, nil: nil
    }
  }

  /// Takes the limit of a `fitContent`.
  private func takeLimit(_ rest: inout ArraySlice<LookPart>) -> Bool? {
    switch rest.popFirst() {
    case .length(let length): ValueRules.isOne(length, [.percent]) ? false : nil
    case .bound: false
    case .word, .number, .color, .asset, .fraction, .line, .curve, nil: nil
    }
  }
}
