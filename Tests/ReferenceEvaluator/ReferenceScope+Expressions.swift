// Evaluation of expressions, line by line of the table of operators.
extension ReferenceScope {
  func value(of expression: ReferenceExpression) -> ReferenceValue {
    switch expression {
    case .literal(_, let value): return value
    case .text(let text): return .string(self.text(text))
    case .word(let word): return .choice(word)
    case .name(let name): return named(name).value
    case .field where environment(expression) != nil: return environment(expression)?.value ?? .none
    case .field(.name(let owner), let name) where file.hasImport(owner):
      return named("\(owner).\(name)").value
    case .field(let record, let name):
      return field(name, of: value(of: record))
    case .element(let list, let place):
      guard case .list(let elements) = value(of: list), let place = value(of: place).integer,
        place >= 0, place < elements.count
      else { return .none }
      return elements[place]
    case .list(let elements):
      let type = type(of: expression)
      return .list(elements.map { value(of: $0) }).widened(to: type)
    case .call(let name, let arguments): return call(name, arguments)
    case .not(let test): return .bool(!value(of: test).isTrue)
    case .minus(let operand): return minus(value(of: operand))
    case .conditional(let test, let yes, let no):
      let type = type(of: expression)
      return value(of: value(of: test).isTrue ? yes : no).widened(to: type)
    case .infix(let sign, .name("slot"), .literal(.nothing, _)) where values["slot"] == nil:
      return .bool(filled.contains("") == (sign == "!="))
    case .infix(let sign, .field(.name("slot"), let name), .literal(.nothing, _))
    where values["slot"] == nil:
      return .bool(filled.contains(name) == (sign == "!="))
    case .each: return .none
    case .infix("...", let first, let last):
      let end = value(of: last).integer ?? 0
      return .list(
        ReferenceNumbers.range(value(of: first).integer ?? 0, end == .max ? end : end + 1))
    case .infix("and", let left, let right):
      return .bool(value(of: left).isTrue ? value(of: right).isTrue : false)
    case .infix("or", let left, let right):
      return .bool(value(of: left).isTrue ? true : value(of: right).isTrue)
    case .infix("??", let left, let right):
      let found = value(of: left)
      return found == .none ? value(of: right).widened(to: type(of: left)) : found
    case .infix(let sign, let left, let right): return infix(sign, left, right)
    }
  }

  func type(of expression: ReferenceExpression) -> ReferenceType {
    switch expression {
    case .literal(let type, _): return type
    case .text: return .string
    case .word: return .choice
    case .name(let name): return named(name).type
    case .field where environment(expression) != nil:
      return environment(expression)?.type ?? .nothing
    case .field(.name(let owner), let name) where file.hasImport(owner):
      return named("\(owner).\(name)").type
    case .field(let record, let name):
      let owner = type(of: record).present
      if case .list(.record(let kind)) = owner {
        return .list(file.record(kind)?[name] ?? .nothing)
      }
      guard case .record(let kind) = owner else { return .nothing }
      return file.record(kind)?[name] ?? .nothing
    case .element(let list, _):
      guard case .list(let element) = type(of: list).present else { return .nothing }
      return .optional(element)
    case .list(let elements):
      return .list(
        elements.dropFirst().reduce(type(of: elements[0])) { $0.joined(with: type(of: $1)) })
    case .call(let name, let arguments): return typeOfCall(name, arguments)
    case .not: return .bool
    case .minus(let operand): return type(of: operand)
    case .conditional(_, let yes, let no): return type(of: yes).joined(with: type(of: no))
    case .each: return .nothing
    case .infix("...", _, _): return .list(.integer)
    case .infix("??", let left, let right):
      let type = type(of: left).present
      return type == .nothing ? self.type(of: right) : type
    case .infix(let sign, let left, let right) where ["+", "-", "*", "/"].contains(sign):
      let (one, two) = (type(of: left).present, type(of: right).present)
      if one == .percent || two == .percent { return .percent }
      if one == .date || two == .date { return isSpan(sign, one, two) ? .number : .date }
      return sign == "/" ? .number : one.joined(with: two)
    case .infix: return .bool
    }
  }

  /// Returns a value of the environment: light or dark, from left to right, with the defaults
  /// otherwise.
  private func environment(
    _ expression: ReferenceExpression
  ) -> (type: ReferenceType, value: ReferenceValue)? {
    guard values["environment"] == nil, file.constant("environment", isDark: isDark) == nil else {
      return nil
    }
    switch expression {
    case .field(.name("environment"), "textScale"), .field(.name("environment"), "scale"):
      return (.number, .number(1))
    case .field(.name("environment"), "direction"): return (.choice, .choice("ltr"))
    case .field(.name("environment"), "appearance"):
      return (.choice, .choice(isDark ? "dark" : "light"))
    case .field(.name("environment"), "now"): return (.date, .date(0))
    case .field(.field(.name("environment"), "safeArea"), _): return (.points, .number(0))
    default: return nil
    }
  }

  private func field(_ name: String, of value: ReferenceValue) -> ReferenceValue {
    switch value {
    case .record(let fields): fields[name] ?? .none
    case .list(let elements): .list(elements.map { field(name, of: $0) })
    case .string, .number, .integer, .bool, .date, .color, .image, .insets, .choice, .none: .none
    }
  }

  private func named(_ name: String) -> (type: ReferenceType, value: ReferenceValue) {
    values[name] ?? file.constant(name, isDark: isDark) ?? (.nothing, .none)
  }

  private func minus(_ value: ReferenceValue) -> ReferenceValue {
    guard case .integer(let integer) = value else { return .number(-value.amount) }
    return .integer(integer == .min ? .max : -integer)
  }

  private func infix(
    _ sign: String, _ left: ReferenceExpression, _ right: ReferenceExpression
  ) -> ReferenceValue {
    let (first, second) = (self.type(of: left).present, self.type(of: right).present)
    if sign == "+" || sign == "-", first == .date || second == .date {
      let one = value(of: left).widened(to: .date)
      guard !isSpan(sign, first, second) else {
        return .number(one.amount - value(of: right).widened(to: .date).amount)
      }
      let seconds = value(of: right).amount
      return .date(ReferenceDates.moved(one.amount, by: sign == "+" ? seconds : -seconds))
    }
    let type = type(of: left).joined(with: type(of: right))
    let one = value(of: left).widened(to: type)
    let two = value(of: right).widened(to: type)
    switch sign {
    case "==": return .bool(one == two)
    case "!=": return .bool(one != two)
    case ">": return .bool(isLess(two, one))
    case ">=": return .bool(isLess(two, one) || one == two)
    case "lt": return .bool(isLess(one, two))
    case "le": return .bool(isLess(one, two) || one == two)
    default: return ReferenceNumbers.result(sign, one, two)
    }
  }

  /// Whether a difference is the seconds between two dates, one of which may be written out.
  private func isSpan(_ sign: String, _ one: ReferenceType, _ two: ReferenceType) -> Bool {
    sign == "-" && two != .integer && two != .number
  }

  private func isLess(_ one: ReferenceValue, _ two: ReferenceValue) -> Bool {
    if case .integer(let one) = one, case .integer(let two) = two { return one < two }
    return one.amount < two.amount
  }

  // MARK: Functions

  private func typeOfCall(_ name: String, _ arguments: [ReferenceExpression]) -> ReferenceType {
    switch name {
    case "count", "round", "floor", "ceil": return .integer
    case "isEmpty", "contains": return .bool
    case "filter", "sorted", "reversed", "unique": return type(of: arguments[0])
    case "map":
      guard case .each(let name, let body) = arguments[1] else { return .nothing }
      return .list(scope(of: name, .none, in: arguments[0]).type(of: body))
    case "prefix": return type(of: arguments[0])
    case "min", "max":
      if arguments.count == 1, case .list(let element) = type(of: arguments[0]) {
        return .optional(element)
      }
      return arguments.dropFirst().reduce(type(of: arguments[0]).present) {
        $0.joined(with: type(of: $1))
      }
    case "fixed", "lower", "upper", "pad", "join", "number", "percent", "money", "list", "date",
      "time", "relative", "duration":
      return .string
    case "range": return .list(.integer)
    case "first", "last", "sum":
      guard case .list(let element) = type(of: arguments[0]) else { return .nothing }
      return name == "sum" ? element.present : .optional(element)
    default:
      return arguments.dropFirst().reduce(type(of: arguments[0]).present) {
        $0.joined(with: type(of: $1))
      }
    }
  }

  /// Returns the scope of a closure for one element of a list.
  private func scope(
    of name: String, _ element: ReferenceValue, in list: ReferenceExpression
  ) -> ReferenceScope {
    var scope = self
    guard case .list(let type) = type(of: list) else { return scope }
    scope.values[name] = (type, element)
    return scope
  }

  /// Returns the elements of a list, each with the value of a closure.
  private func pairs(
    _ arguments: [ReferenceExpression]
  ) -> [(element: ReferenceValue, value: ReferenceValue)] {
    guard case .list(let elements) = value(of: arguments[0]) else { return [] }
    guard arguments.count > 1, case .each(let name, let body) = arguments[1] else {
      return elements.map { ($0, $0) }
    }
    return elements.map { element in
      (element, scope(of: name, element, in: arguments[0]).value(of: body))
    }
  }

  /// Returns the elements in the order of their values, by inserting one after the other.
  private func sorted(
    _ pairs: [(element: ReferenceValue, value: ReferenceValue)]
  ) -> [ReferenceValue] {
    var sorted: [(element: ReferenceValue, value: ReferenceValue)] = []
    for pair in pairs {
      let place = sorted.firstIndex { isAscending(pair.value, $0.value) } ?? sorted.count
      sorted.insert(pair, at: place)
    }
    return sorted.map(\.element)
  }

  private func isAscending(_ one: ReferenceValue, _ two: ReferenceValue) -> Bool {
    switch (one, two) {
    case (.string(let one), .string(let two)): one < two
    case (.bool(let one), .bool(let two)): !one && two
    default: one.amount.isNaN ? !two.amount.isNaN : isLess(one, two)
    }
  }

  private func call(_ name: String, _ arguments: [ReferenceExpression]) -> ReferenceValue {
    switch (name, arguments.count) {
    case ("filter", _): return .list(pairs(arguments).filter(\.value.isTrue).map(\.element))
    case ("map", _): return .list(pairs(arguments).map(\.value))
    case ("sorted", _): return .list(sorted(pairs(arguments)))
    case ("reversed", _): return .list(pairs(arguments).map(\.element).reversed())
    case ("unique", _):
      return .list(
        pairs(arguments).map(\.element).reduce(into: []) { found, element in
          if !found.contains(element) { found.append(element) }
        })
    case ("min", 1):
      return sorted(pairs(arguments)).first ?? .none
    case ("max", 1):
      return sorted(pairs(arguments)).last ?? .none
    default: break
    }
    let type = typeOfCall(name, arguments)
    let given = arguments.map { value(of: $0) }
    let numbers = given.map { $0.widened(to: type) }
    switch (name, given[0]) {
    case ("count", .list(let elements)): return .integer(elements.count)
    case ("count", let text): return .integer(text.printed.count)
    case ("isEmpty", .list(let elements)): return .bool(elements.isEmpty)
    case ("isEmpty", let text): return .bool(text.printed.unicodeScalars.isEmpty)
    case ("contains", .list(let elements)): return .bool(elements.contains(given[1]))
    case ("contains", let text):
      return .bool(ReferenceTexts.contains(text.printed, given[1].printed))
    case ("first", .list(let elements)): return elements.first ?? .none
    case ("last", .list(let elements)): return elements.last ?? .none
    case ("sum", .list(let elements)):
      let zero: ReferenceValue = type == .integer ? .integer(0) : .number(0)
      return elements.filter { $0 != .none }
        .reduce(zero) { ReferenceNumbers.result("+", $0, $1) }
    case ("lower", let text): return .string(text.printed.lowercased())
    case ("upper", let text): return .string(text.printed.uppercased())
    case ("min", _): return numbers.dropFirst().reduce(numbers[0]) { isLess($1, $0) ? $1 : $0 }
    case ("max", _):
      return numbers.dropFirst().reduce(numbers[0]) { isLess($0, $1) || $0 == $1 ? $1 : $0 }
    case ("abs", let number): return isLess(number, .integer(0)) ? minus(number) : number
    case ("mod", _): return ReferenceNumbers.rest(numbers[0], numbers[1])
    case ("round", let number):
      return ReferenceNumbers.integer(number.amount.rounded(.toNearestOrAwayFromZero))
    case ("floor", let number): return ReferenceNumbers.integer(number.amount.rounded(.down))
    case ("ceil", let number): return ReferenceNumbers.integer(number.amount.rounded(.up))
    case ("pad", let number): return .string(ReferenceTexts.pad(given, number.printed))
    case ("prefix", .list(let elements)):
      return .list(Array(elements.prefix(max(0, given[1].integer ?? 0))))
    case ("prefix", let text):
      return .string(String(text.printed.prefix(max(0, given[1].integer ?? 0))))
    case ("join", .list(let elements)):
      return .string(elements.map(\.printed).joined(separator: given[1].printed))
    case ("list", .list(let elements)):
      return .string(elements.map(\.printed).joined(separator: ", "))
    case ("number", .integer(let integer)) where given.count == 1: return .string("\(integer)")
    case ("number", let number) where given.count == 1:
      return .string(ReferenceTexts.short(number.amount))
    case ("number", let number):
      return .string(ReferenceTexts.fixed(number.amount, given[1].integer ?? 0))
    case ("percent", let number):
      let isPercent = self.type(of: arguments[0]).present == .percent
      let part = isPercent ? number.amount / 100 : number.amount
      return .string(ReferenceTexts.fixed(ReferenceTexts.finite(part) * 100, 0) + "%")
    case ("money", let number):
      return .string(ReferenceTexts.fixed(number.amount, 2) + " " + given[1].printed)
    case ("date", let date):
      return .string(ReferenceDates.fields(date.widened(to: .date).amount).date)
    case ("time", let date):
      let fields = ReferenceDates.fields(date.widened(to: .date).amount)
      let style = given.count > 1 ? word(given[1]) : "short"
      let isLong = style == "long" || style == "full"
      return .string(
        fields.time + (style == "short" ? "" : fields.seconds) + (isLong ? "+00:00" : ""))
    case ("relative", let date):
      return .string(ReferenceDates.relative(date.widened(to: .date).amount))
    case ("duration", let seconds):
      return .string(
        ReferenceDates.duration(seconds.amount, given.count > 1 ? word(given[1]) : "clock"))
    case ("fixed", let number):
      return .string(ReferenceTexts.fixed(number.amount, given[1].integer ?? 0))
    case ("range", _):
      let bounds = given.count == 1 ? [.integer(0), given[0]] : given
      return .list(ReferenceNumbers.range(bounds[0].integer ?? 0, bounds[1].integer ?? 0))
    default: return .none
    }
  }
}

extension ReferenceScope {
  /// Returns a style, which is a String or a word.
  private func word(_ value: ReferenceValue) -> String {
    if case .choice(let word) = value { word } else { value.printed }
  }
}

extension ReferenceValue {
  var integer: Int? {
    if case .integer(let integer) = self { return integer }
    return nil
  }
}
