import SeededRandom

/// Random expressions of a type, made from existing names.
struct RandomExpression {
  enum Kind: Hashable {
    case string
    case number
    case integer
    case bool
    case date
    case points
    case percent
    case color
    case image
    case choice([String])
  }

  /// Valid paths, by the types of their values.
  struct Names {
    var values: [(path: String, kind: Kind)]
    /// Optional paths.
    var optionals: [(path: String, kind: Kind)]
    /// Lists, with the types of their elements.
    var lists: [(path: String, kind: Kind?)]
  }

  var names: Names
  var random: SeededGenerator

  init(_ names: Names, _ random: SeededGenerator) {
    self.names = names
    self.random = random
  }

  mutating func expression(_ kind: Kind, depth: Int = 3) -> String {
    guard depth > 0 else { return leaf(kind) }
    switch random.next() % 8 {
    case 0, 1: return leaf(kind)
    case 2: return conditional(kind, depth)
    case 3: return opened(kind, depth) ?? operation(kind, depth)
    default: return operation(kind, depth)
    }
  }

  private mutating func leaf(_ kind: Kind) -> String {
    let paths = names.values.filter { $0.kind == kind }.map(\.path)
    if !paths.isEmpty, !random.once(in: 4) { return random.one(of: paths) }
    return literal(kind)
  }

  mutating func literal(_ kind: Kind) -> String {
    switch kind {
    case .string: return "'\(random.one(of: ["", "a", "Café", "two words", "100 %", "é漢👩‍👧"]))'"
    case .number: return random.one(of: ["0.5", "1.25", "3.75", "100.1", "0.0"])
    case .integer: return random.one(of: ["0", "1", "2", "7", "40", "9223372036854775807"])
    case .bool: return random.one(of: ["true", "false"])
    // A string is a date only beside one.
    case .date: return random.one(of: ["environment.now", "min(departure, '2024-02-29')"])
    case .points: return random.one(of: ["0pt", "4pt", "12pt", "33.3pt"])
    case .percent: return random.one(of: ["10%", "33.3%", "50%", "120%"])
    case .color: return random.one(of: ["#123456", "#FFF", "#01020304"])
    // Images and choices have no literals in expressions.
    case .image: return names.values.first { $0.kind == .image }?.path ?? "photo"
    case .choice(let words): return ".\(random.one(of: words))"
    }
  }

  private mutating func conditional(_ kind: Kind, _ depth: Int) -> String {
    let test = expression(.bool, depth: depth - 1)
    let yes = expression(kind, depth: depth - 1)
    return "(\(test) ? \(yes) : \(expression(kind, depth: depth - 1)))"
  }

  /// Returns the value of an optional, unwrapped in one of several ways.
  private mutating func opened(_ kind: Kind, _ depth: Int) -> String? {
    let paths = names.optionals.filter { $0.kind == kind }.map(\.path)
    guard !paths.isEmpty else { return nil }
    let path = random.one(of: paths)
    let other = expression(kind, depth: depth - 1)
    guard random.once(in: 2) else { return "(\(path) ?? \(other))" }
    var inner = self
    inner.names.values.append((path, kind))
    let yes = inner.expression(kind, depth: depth - 1)
    random = inner.random
    let test = random.once(in: 3) ? "\(path) != nil and \(leaf(.bool))" : "\(path) != nil"
    return "(\(test) ? \(yes) : \(other))"
  }

  private mutating func operation(_ kind: Kind, _ depth: Int) -> String {
    let inner = depth - 1
    switch kind {
    case .string: return text(inner)
    case .integer: return integer(inner)
    case .bool: return bool(inner)
    case .date: return date(inner)
    case .number:
      switch random.next() % 9 {
      case 8: return "(\(pair("-", .date, inner)))"
      case 7: return "sum([\(pair(",", .number, inner))])"
      case 0: return expression(.integer, depth: inner)
      case 1: return "(\(pair("/", .number, inner)))"
      case 2: return "abs(\(expression(.number, depth: inner)))"
      case 3: return "-\(leaf(.number))"
      default:
        return random.once(in: 2)
          ? "(\(pair(random.one(of: ["+", "-", "*"]), .number, inner)))"
          : call(random.one(of: ["min", "max", "mod"]), .number, inner)
      }
    case .points:
      switch random.next() % 4 {
      case 0: return "(\(expression(.points, depth: inner)) * \(expression(.number, depth: inner)))"
      case 1: return "(\(expression(.points, depth: inner)) / \(leaf(.number)))"
      case 2: return call(random.one(of: ["min", "max"]), .points, inner)
      default: return "(\(pair(random.one(of: ["+", "-"]), .points, inner)))"
      }
    case .percent:
      let sign = random.one(of: ["*", "/"])
      return "(\(expression(.percent, depth: inner)) \(sign) \(leaf(.number)))"
    case .color, .image, .choice: return leaf(kind)
    }
  }

  private mutating func date(_ depth: Int) -> String {
    switch random.next() % 6 {
    case 0, 1:
      let seconds = expression(random.one(of: [.integer, .number]), depth: depth)
      return "(\(expression(.date, depth: depth)) \(random.one(of: ["+", "-"])) \(seconds))"
    case 2: return call(random.one(of: ["min", "max"]), .date, depth)
    case 3: return "(\(random.one(of: ["min", "max", "first", "last"]))(stops) ?? \(leaf(.date)))"
    case 4:
      return "(sorted(filter(stops, x => x > \(leaf(.date))), x => x)[0] ?? \(leaf(.date)))"
    default: return "(sorted([\(pair(",", .date, depth))])[1] ?? \(leaf(.date)))"
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    switch random.next() % 8 {
    case 0: return "count(\(expression(.string, depth: depth)))"
    case 1:
      return names.lists.isEmpty ? leaf(.integer) : "count(\(random.one(of: names.lists).path))"
    case 2:
      let function = random.one(of: ["round", "floor", "ceil"])
      return "\(function)(\(expression(.number, depth: depth)))"
    case 3: return "abs(\(expression(.integer, depth: depth)))"
    case 4 where random.once(in: 2): return listed(depth)
    case 4: return call(random.one(of: ["min", "max", "mod"]), .integer, depth)
    case 5: return "-\(leaf(.integer))"
    default: return "(\(pair(random.one(of: ["+", "-", "*"]), .integer, depth)))"
    }
  }

  /// Returns an integer from a list.
  private mutating func listed(_ depth: Int) -> String {
    let list = "[\(pair(",", .integer, depth))]"
    switch random.next() % 7 {
    case 0: return "sum(\(list))"
    case 1: return "sum(users.age)"
    case 4: return "(\(random.one(of: ["min", "max", "first"]))(\(passed(list, depth))) ?? 0)"
    case 5: return "sum(map(users, user => user.age * \(leaf(.integer))))"
    case 6: return "count(filter(users, x => x.age > \(expression(.integer, depth: depth))))"
    case 2: return "(\(list)[\(expression(.integer, depth: depth))] ?? \(leaf(.integer)))"
    default:
      return "(users[\(expression(.integer, depth: depth))]?.age ?? \(leaf(.integer)))"
    }
  }

  /// Returns a list that a function makes of another one.
  private mutating func passed(_ list: String, _ depth: Int) -> String {
    switch random.next() % 5 {
    case 0: return "filter(\(list), x => x \(random.one(of: [">", "le"])) \(leaf(.integer)))"
    case 1: return "map(\(list), x => max(x, \(expression(.integer, depth: depth))))"
    case 2: return "sorted(\(list), x => mod(x, \(leaf(.integer))))"
    case 3: return "reversed(unique(\(list)))"
    default: return "prefix(1...\(leaf(.integer)), \(leaf(.integer)))"
    }
  }

  private mutating func bool(_ depth: Int) -> String {
    let comparison = random.one(of: ["==", "!=", ">", ">=", "lt", "le"])
    switch random.next() % 11 {
    case 9: return "(\(pair(comparison, .date, depth)))"
    case 10: return "('2024-05-03T14:05:07' \(comparison) \(expression(.date, depth: depth)))"
    case 0: return "(\(pair(comparison, .integer, depth)))"
    case 1: return "(\(pair(comparison, .number, depth)))"
    case 2: return "(\(pair(random.one(of: ["==", "!="]), .string, depth)))"
    case 3: return "not \(expression(.bool, depth: depth))"
    case 4: return "isEmpty(\(expression(.string, depth: depth)))"
    case 5: return call("contains", .string, depth)
    case 6:
      guard !names.optionals.isEmpty else { return leaf(.bool) }
      return "(\(random.one(of: names.optionals).path) \(random.one(of: ["==", "!="])) nil)"
    default: return "(\(pair(random.one(of: ["and", "or"]), .bool, depth)))"
    }
  }

  /// Returns a string with interpolated values, as in a text.
  private mutating func template(_ depth: Int) -> String {
    var pieces = ""
    for _ in 0..<2 {
      let kind: Kind = random.one(of: [.string, .integer, .bool])
      pieces += random.one(of: ["", "it''s ", "100 % ", "{{", "}}", "é "])
      pieces += "{\(expression(kind, depth: depth))}"
    }
    return "'\(pieces)'"
  }

  private mutating func text(_ depth: Int) -> String {
    switch random.next() % 17 {
    case 13:
      let style = random.one(of: [
        "", ", 'short'", ", 'medium'", ", .long", ", \(leaf(.bool)) ? 'full' : 'short'", ", extent",
      ])
      return "\(random.one(of: ["date", "time"]))(\(expression(.date, depth: depth))\(style))"
    case 14: return "relative(\(expression(.date, depth: depth)))"
    case 15:
      let style = random.one(of: ["", ", 'clock'", ", .short", ", 'long'", ", extent"])
      return "duration(\(expression(.number, depth: depth))\(style))"
    case 16: return "time('1999-12-31T24:00-05:30', 'medium')"
    case 0: return "upper(\(expression(.string, depth: depth)))"
    case 1: return "lower(\(expression(.string, depth: depth)))"
    case 2:
      return "prefix(\(expression(.string, depth: depth)), \(expression(.integer, depth: 0)))"
    case 3: return "pad(\(expression(.integer, depth: depth)), \(random.one(of: ["0", "2", "9"])))"
    case 4: return "number(\(expression(.number, depth: depth)), \(random.one(of: ["0", "2"])))"
    case 5: return "number(\(expression(random.one(of: [.integer, .number]), depth: depth)))"
    case 6: return "percent(\(expression(random.one(of: [.percent, .number]), depth: depth)))"
    case 7: return "money(\(expression(.number, depth: depth)), 'EUR')"
    case 8:
      let lists = names.lists.filter { $0.kind == .string }.map(\.path)
      guard !lists.isEmpty else { return leaf(.string) }
      let list = random.one(of: lists)
      return random.once(in: 2) ? "list(\(list))" : "join(\(list), \(literal(.string)))"
    case 9, 10: return template(depth)
    default:
      return "fixed(\(expression(.number, depth: depth)), \(random.one(of: ["0", "1", "2", "5"])))"
    }
  }

  private mutating func pair(_ sign: String, _ kind: Kind, _ depth: Int) -> String {
    let left = expression(kind, depth: depth)
    return "\(left) \(sign) \(expression(kind, depth: depth))"
  }

  private mutating func call(_ name: String, _ kind: Kind, _ depth: Int) -> String {
    let first = expression(kind, depth: depth)
    return "\(name)(\(first), \(expression(kind, depth: depth)))"
  }
}
