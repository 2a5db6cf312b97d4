import SeededRandom
import TestSupport

@testable import LayoutModel

/// Makes random expressions of a wanted type over ``ExampleScope``.
struct RandomExpression {
  var generator: SeededGenerator

  mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? "0"
  }

  mutating func source(_ type: ExpressionType, _ depth: Int) -> String {
    let inner = depth - 1
    if depth > 0, Int.random(in: 0..<6, using: &generator) == 0 {
      return "(\(source(.bool, inner)) ? \(source(type, inner)) : \(source(type, inner)))"
    }
    switch type {
    case .integer: return integer(inner)
    case .number: return number(inner)
    case .bool: return bool(inner)
    case .points:
      return inner < 0
        ? pick(["gutter", "3pt", "0.5pt"])
        : "(\(source(.points, inner)) \(pick(["+", "-", "*"])) \(source(.points, inner)))"
    case .percent:
      return inner < 0
        ? pick(["share", "40%"])
        : "(\(source(.percent, inner)) \(pick(["*", "/"])) \(source(.number, inner)))"
    case .string:
      return inner < 0
        ? pick(["title", "'a'", "(subtitle ?? '')", "user.name"])
        : pick([
          "upper(\(source(.string, inner)))", "fixed(\(source(.number, inner)), 3)",
          "(subtitle != nil ? subtitle : \(source(.string, inner)))",
          "'it''s{{{\(source(.string, inner))}}}or{\(source(.integer, inner))}'",
        ])
    default: return pick(["align"])
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    guard depth >= 0 else { return pick(["likes", "9223372036854775807", "0", "-3", "user.age"]) }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return "\(pick(["round", "floor", "ceil"]))(\(source(.number, depth)))"
    case 1:
      return
        "\(pick(["min", "max", "mod"]))(\(source(.integer, depth)), \(source(.integer, depth)))"
    case 2: return "-\(source(.integer, depth))"
    case 3: return "count(\(source(.string, depth)))"
    case 4: return "(numbers[\(source(.integer, depth))] ?? sum(users.age))"
    case 5:
      let item = pick(["x", "likes"])
      let few = pick(["1...3", "0...-1", "numbers"])
      let kept = "filter(\(few), \(item) => \(item) > \(source(.integer, depth)))"
      return pick([
        "sum(map(\(kept), y => y * \(source(.integer, 0))))",
        "(max(sorted(\(kept), y => -y)) ?? 0)", "count(prefix(unique(\(kept)), 3))",
      ])
    default:
      return "(\(source(.integer, depth)) \(pick(["+", "-", "*"])) \(source(.integer, depth)))"
    }
  }

  private mutating func number(_ depth: Int) -> String {
    guard depth >= 0 else { return pick(["factor", "1.5", "0.0", "99999999999999999999.5"]) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return "abs(\(source(.number, depth)))"
    case 1: return "mod(\(source(.number, depth)), \(source(.number, depth)))"
    default:
      return
        "(\(source(.number, depth)) \(pick(["+", "-", "*", "/"])) \(source(.number, depth)))"
    }
  }

  private mutating func bool(_ depth: Int) -> String {
    guard depth >= 0 else { return pick(["isOn", "true", "subtitle == nil", "align == .end"]) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return "(\(source(.bool, depth)) \(pick(["and", "or"])) \(source(.bool, depth)))"
    case 1: return "not \(source(.bool, depth))"
    case 2: return "(\(source(.string, depth)) == \(source(.string, depth)))"
    default:
      let sign = pick(["lt", "le", ">", ">=", "==", "!="])
      return "(\(source(.number, depth)) \(sign) \(source(.integer, depth)))"
    }
  }
}

/// Returns the syntax with parentheses around every part, to compare trees.
func parenthesized(_ syntax: ExpressionSyntax) -> String {
  switch syntax.kind {
  case .literal(let value, let type): "\(value):\(type.name)"
  case .text(let pieces):
    "'"
      + pieces.map { piece in
        switch piece {
        case .words(let words): String(decoding: words, as: UTF8.self)
        case .value(let value): "{\(parenthesized(value))}"
        }
      }.joined() + "'"
  case .choice(let word): ".\(word)"
  case .name(let name): name
  case .anchor(let id): "#\(id)"
  case .field(let record, let name, _): "(\(parenthesized(record)).\(name))"
  case .chained(let optional): "\(parenthesized(optional))?"
  case .element(let list, let place): "(\(parenthesized(list))[\(parenthesized(place))])"
  case .range(let first, let last): "(\(parenthesized(first))...\(parenthesized(last)))"
  case .closure(let name, _, let body): "(\(name) => \(parenthesized(body)))"
  case .list(let elements): "[\(elements.map(parenthesized).joined(separator: ", "))]"
  case .call(let name, _, let arguments):
    "\(name)(\(arguments.map(parenthesized).joined(separator: ", ")))"
  case .unary(let sign, let operand): "(\(sign.rawValue) \(parenthesized(operand)))"
  case .binary(let sign, _, let left, let right):
    "(\(parenthesized(left)) \(sign.rawValue) \(parenthesized(right)))"
  case .conditional(let test, let yes, let no):
    "(\(parenthesized(test)) ? \(parenthesized(yes)) : \(parenthesized(no)))"
  case .coalesce(let left, _, let right):
    "(\(parenthesized(left)) ?? \(parenthesized(right)))"
  }
}
