import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// What is known of values where a number of tests have come out in a certain way.
///
/// Numbers have an interval, words a set, and all other tests a truth. What none of the three can
/// hold is forgotten, so that a verdict is never wrong and may be missing.
struct KnownFacts {
  /// What a test is known to come out as.
  struct Verdict {
    var isTrue: Bool
    /// The test that has settled it; nil if it could not be otherwise anywhere.
    var because: SourceRange?
  }

  private var truths: [ExpressionNode: Verdict] = [:]
  private var spans: [ExpressionNode: Span] = [:]
  private var words: [ExpressionNode: Words] = [:]

  // MARK: Verdicts

  /// Returns what a test comes out as; nil if it may come out either way.
  func verdict(on test: TypedExpression) -> Verdict? {
    switch test.node {
    case .literal(.bool(let value)): return Verdict(isTrue: value)
    case .convert(let operand), .opened(let operand): return verdict(on: operand)
    case .unary(.not, let operand):
      return verdict(on: operand).map { Verdict(isTrue: !$0.isTrue, because: $0.because) }
    case .binary(.and, let left, let right): return verdict(onBoth: left, right, or: false)
    case .binary(.or, let left, let right): return verdict(onBoth: left, right, or: true)
    case .conditional(let choice, let one, let other):
      if let known = verdict(on: choice) { return verdict(on: known.isTrue ? one : other) }
      return nil
    case .binary(let sign, let left, let right):
      if let verdict = comparison(sign, left, right) { return verdict }
    case .call(.isEmpty, let operands):
      if let list = operands.first, let verdict = Self.count(of: list).compare(.equal, .zero, self)
      {
        return verdict
      }
    default: break  // open: every other test is known by its truth alone.
    }
    let (key, isTrue) = Self.key(of: test)
    return truths[key].map { Verdict(isTrue: $0.isTrue == isTrue, because: $0.because) }
  }

  /// Returns what `left and right` comes out as, or with `isOr` what `left or right` does.
  private func verdict(
    onBoth left: TypedExpression, _ right: TypedExpression, or isOr: Bool
  ) -> Verdict? {
    let first = verdict(on: left)
    if let first, first.isTrue == isOr { return first }
    // The second is asked only where the first leaves it open.
    var facts = self
    facts.assume(left, !isOr)
    guard let second = facts.verdict(on: right) else { return nil }
    if second.isTrue == isOr {
      // What the first test itself excludes is excluded here.
      return Verdict(isTrue: isOr, because: verdict(on: right)?.because)
    }
    return first == nil ? nil : second
  }

  private func comparison(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Verdict? {
    if sign == .equal || sign == .notEqual {
      for (value, other) in [(left, right), (right, left)] {
        guard let word = other.word, let known = known(of: value) else { continue }
        return known.verdict(on: word, is: sign == .equal)
      }
    }
    guard left.isNumber, right.isNumber else { return nil }
    return left.compare(sign, right, self)
  }

  // MARK: Assumptions

  /// Notes that a test has come out as `outcome`.
  mutating func assume(_ test: TypedExpression, _ outcome: Bool) {
    switch test.node {
    case .literal: return
    case .convert(let operand), .opened(let operand): return assume(operand, outcome)
    case .unary(.not, let operand): return assume(operand, !outcome)
    case .binary(.and, let left, let right):
      assume(left, right, all: outcome, outcome)
      return
    case .binary(.or, let left, let right):
      assume(left, right, all: !outcome, outcome)
      return
    case .binary(let sign, let left, let right):
      note(sign, left, right, outcome, test.range)
    case .call(.isEmpty, let operands):
      if let list = operands.first {
        note(.equal, Self.count(of: list), .zero, outcome, test.range)
      }
    default: break  // open: every other test is known by its truth alone.
    }
    let (key, isTrue) = Self.key(of: test)
    truths[key] = truths[key] ?? Verdict(isTrue: isTrue == outcome, because: test.range)
  }

  /// Notes the outcome of two tests if it is that of both, or of one if the other's is known to be
  /// none of its causes.
  private mutating func assume(
    _ left: TypedExpression, _ right: TypedExpression, all: Bool, _ outcome: Bool
  ) {
    if all {
      assume(left, outcome)
      assume(right, outcome)
    } else if verdict(on: left)?.isTrue == !outcome {
      assume(right, outcome)
    } else if verdict(on: right)?.isTrue == !outcome {
      assume(left, outcome)
    }
  }

  /// Notes the outcome of a comparison of a value with one that is known.
  private mutating func note(
    _ sign: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression, _ outcome: Bool,
    _ range: SourceRange
  ) {
    let sign = outcome ? sign : sign.opposite
    for (value, other, sign) in [(left, right, sign), (right, left, sign.mirrored)] {
      let key = value.unplaced
      if let word = other.word, sign == .equal || sign == .notEqual {
        var known = known(of: value) ?? Words(because: range)
        known.note(word, is: sign == .equal, range)
        words[key] = known
      } else if value.isNumber, let number = other.number {
        // Where an optional is not equal to a number it may be nil.
        guard !value.type.isOptional || sign == .equal else { continue }
        var span = value.span(self)
        span.note(sign, number, range)
        spans[key] = span
      } else {
        continue
      }
      if value.type.isOptional, sign == .equal {
        truths[.isNone(value.placeless)] = Verdict(isTrue: false, because: range)
      }
    }
  }

  /// Notes that a list has an element, and that an index counts from 0.
  mutating func assume(inside list: TypedExpression, index: Int32) {
    note(.greater, Self.count(of: list), .zero, true, list.range)
    guard index >= 0 else { return }
    spans[.local(Int(index))] = Span(lower: 0, isInteger: true)
  }

  // MARK: Terms

  private static func count(of list: TypedExpression) -> TypedExpression {
    TypedExpression(.call(.count, [list]), .integer, at: list.range)
  }

  /// The words that a value may be; nil if nothing is known of them.
  private func known(of value: TypedExpression) -> Words? {
    if let known = words[value.unplaced] { return known }
    guard case .choice(let all) = value.type else { return nil }
    return Words(only: Set(all))
  }

  fileprivate func span(of term: ExpressionNode) -> Span? { spans[term] }

  /// Returns the term by which a test's truth is kept, and which truth of it the test asks for: of
  /// comparisons that are each other's opposites one is kept.
  private static func key(of test: TypedExpression) -> (ExpressionNode, isTrue: Bool) {
    guard case .binary(let sign, let left, let right) = test.unplaced else {
      return (test.unplaced, true)
    }
    return switch sign {
    case .notEqual: (.binary(.equal, left, right), false)
    case .less: (.binary(.greater, right, left), true)
    case .lessOrEqual: (.binary(.greater, left, right), false)
    case .greaterOrEqual: (.binary(.greater, right, left), false)
    case .equal, .greater, .and, .or, .add, .subtract, .multiply, .divide: (test.unplaced, true)
    }
  }
}

// MARK: Intervals

/// The interval of a number.
private struct Span {
  var lower = -Double.infinity
  var upper = Double.infinity
  /// Whether an end is no value of the interval.
  var isOpenBelow = false
  var isOpenAbove = false
  var isInteger = false
  /// The tests that have set the ends; nil where the number cannot lie further.
  var lowest: SourceRange?
  var highest: SourceRange?

  init(lower: Double = -.infinity, upper: Double = .infinity, isInteger: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isInteger = isInteger
  }

  /// Notes that the number compares so with another.
  mutating func note(_ sign: BinaryOperator, _ number: Double, _ range: SourceRange) {
    switch sign {
    case .equal:
      raise(to: number, isOpen: false, range)
      lower(to: number, isOpen: false, range)
    case .notEqual where isInteger && number == lower: raise(to: number, isOpen: true, range)
    case .notEqual where isInteger && number == upper: lower(to: number, isOpen: true, range)
    case .greater: raise(to: number, isOpen: true, range)
    case .greaterOrEqual: raise(to: number, isOpen: false, range)
    case .less: lower(to: number, isOpen: true, range)
    case .lessOrEqual: lower(to: number, isOpen: false, range)
    case .notEqual, .and, .or, .add, .subtract, .multiply, .divide: break
    }
  }

  private mutating func raise(to number: Double, isOpen: Bool, _ range: SourceRange) {
    // The next integer is the end, so that no end of integers is open.
    let end = isInteger ? isOpen ? number.rounded(.down) + 1 : number.rounded(.up) : number
    let isOpen = isOpen && !isInteger
    guard end > lower || end == lower && isOpen && !isOpenBelow else { return }
    (lower, isOpenBelow, lowest) = (end, isOpen, range)
  }

  private mutating func lower(to number: Double, isOpen: Bool, _ range: SourceRange) {
    let end = isInteger ? isOpen ? number.rounded(.up) - 1 : number.rounded(.down) : number
    let isOpen = isOpen && !isInteger
    guard end < upper || end == upper && isOpen && !isOpenAbove else { return }
    (upper, isOpenAbove, highest) = (end, isOpen, range)
  }

  /// Whether every number of this interval is below every one of the other.
  private func isBelow(_ other: Span, orEqual: Bool) -> Bool {
    if upper < other.lower { return true }
    return upper == other.lower && (orEqual || isOpenAbove || other.isOpenBelow)
  }

  func verdict(_ sign: BinaryOperator, _ other: Span) -> KnownFacts.Verdict? {
    switch sign {
    case .less, .lessOrEqual:
      let orEqual = sign == .lessOrEqual
      if isBelow(other, orEqual: orEqual) { return verdict(true, highest, other.lowest) }
      if other.isBelow(self, orEqual: !orEqual) { return verdict(false, lowest, other.highest) }
      return nil
    case .greater, .greaterOrEqual: return other.verdict(sign.mirrored, self)
    case .equal, .notEqual:
      let isEqual = sign == .equal
      if isBelow(other, orEqual: false) { return verdict(!isEqual, highest, other.lowest) }
      if other.isBelow(self, orEqual: false) { return verdict(!isEqual, lowest, other.highest) }
      guard lower == upper, other.lower == other.upper, lower == other.lower else { return nil }
      return verdict(isEqual, lowest ?? highest, other.lowest ?? other.highest)
    case .and, .or, .add, .subtract, .multiply, .divide: return nil
    }
  }

  private func verdict(
    _ isTrue: Bool, _ one: SourceRange?, _ other: SourceRange?
  ) -> KnownFacts.Verdict {
    KnownFacts.Verdict(isTrue: isTrue, because: one ?? other)
  }
}

/// The words that a value may be.
private struct Words {
  /// All of them; nil if they are not known.
  var only: Set<String>?
  var never: Set<String> = []
  /// The test that was the last to exclude one.
  var because: SourceRange?

  mutating func note(_ word: String, is isWord: Bool, _ range: SourceRange) {
    because = range
    if isWord {
      only = [word]
    } else {
      never.insert(word)
      only?.remove(word)
    }
  }

  func verdict(on word: String, is isWord: Bool) -> KnownFacts.Verdict? {
    if only == [word] { return KnownFacts.Verdict(isTrue: isWord, because: because) }
    guard never.contains(word) || only?.contains(word) == false else { return nil }
    return KnownFacts.Verdict(isTrue: !isWord, because: because)
  }
}

extension BinaryOperator {
  /// The comparison that holds where this one does not.
  fileprivate var opposite: BinaryOperator {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .and, .or, .add, .subtract, .multiply, .divide: self
    }
  }

  /// The comparison with its sides exchanged.
  fileprivate var mirrored: BinaryOperator {
    switch self {
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .equal, .notEqual, .and, .or, .add, .subtract, .multiply, .divide: self
    }
  }
}

// MARK: Terms

extension TypedExpression {
  fileprivate static let zero = TypedExpression(.literal(.integer(0)), .integer, at: .at(0))

  /// The word of a literal.
  fileprivate var word: String? {
    switch node {
    case .convert(let operand): operand.word
    case .literal(.string(let word)), .literal(.choice(let word)): word
    default: nil
    }
  }

  /// The number of a literal.
  fileprivate var number: Double? {
    switch node {
    case .convert(let operand): operand.number
    case .unary(.negate, let operand): operand.number.map { -$0 }
    case .literal(.integer(let number)): Double(number)
    case .literal(.number(let number)): number
    default: nil
    }
  }

  fileprivate var isNumber: Bool {
    switch type.unwrapped {
    case .number, .integer, .points, .percent: true
    default: false
    }
  }

  /// Returns how the numbers of two expressions compare; nil if either way is possible.
  fileprivate func compare(
    _ sign: BinaryOperator, _ other: TypedExpression, _ facts: KnownFacts
  ) -> KnownFacts.Verdict? {
    span(facts).verdict(sign, other.span(facts))
  }

  /// Returns the interval of the number.
  fileprivate func span(_ facts: KnownFacts) -> Span {
    if let number { return Span(lower: number, upper: number) }
    if case .convert(let operand) = node, operand.isNumber { return operand.span(facts) }
    if case .opened(let operand) = node { return operand.span(facts) }
    if let known = facts.span(of: unplaced) { return known }
    var span = Span()
    span.isInteger = type.unwrapped == .integer
    switch node {
    case .call(.count, _), .call(.abs, _): span.lower = 0
    case .environment(.textScale), .environment(.scale):
      span.lower = 0
      span.isOpenBelow = true
    case .environment(.safeAreaTop), .environment(.safeAreaBottom), .environment(.safeAreaStart),
      .environment(.safeAreaEnd):
      span.lower = 0
    default: break  // open: all other numbers may be any.
    }
    return span
  }
}
