import SwiftSyntax

/// The alternatives to a piece of code that an author could have written by mistake.
enum Alternatives {
  static let ofOperators = [
    "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"],
    "&+": ["&-"], "&-": ["&+"], "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    "..<": ["..."], "...": ["..<"], "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"],
  ]

  /// Returns the operation with its operands exchanged, and each operand alone.
  static func of(_ node: InfixOperatorExprSyntax) -> [String] {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return []
    }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    var alternatives: [String] = []
    if ["-", "/", "%", "<<", ">>", "&-"].contains(sign) {
      alternatives.append("((\(right)) \(sign) (\(left)))")
    }
    if ["+", "-", "*", "/", "&&", "||"].contains(sign) {
      alternatives += ["(\(left))", "(\(right))"]
    }
    return alternatives
  }

  /// Returns the number plus one, minus one, or zero.
  static func ofInteger(_ text: String) -> [String] {
    switch text {
    case "0": ["1"]
    case "1": ["0", "2"]
    default: ["(\(text) + 1)", "(\(text) - 1)"]
    }
  }

  /// Returns twice the number, or zero.
  static func ofFraction(_ text: String) -> [String] {
    Double(text) == 0 ? ["1"] : ["(2 * \(text))", "0"]
  }

  /// Returns the names in which one word is replaced by its counterpart, such as row by column.
  static func ofName(_ name: String) -> [String] {
    let words = words(of: name)
    return words.indices.compactMap { index in
      guard let other = counterparts[words[index].lowercased()] else { return nil }
      let isCapital = words[index].first?.isUppercase == true
      let new = isCapital ? other.prefix(1).uppercased() + other.dropFirst() : other
      return (words[..<index] + [new] + words[(index + 1)...]).joined()
    }
  }

  /// Returns the words of a name: `minWidth` consists of min and Width.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private static let counterparts: [String: String] = {
    let pairs = [
      ("width", "height"), ("widths", "heights"), ("row", "column"), ("rows", "columns"),
      ("x", "y"), ("left", "right"), ("top", "bottom"), ("start", "end"), ("first", "last"),
      ("low", "high"), ("main", "cross"), ("mains", "crosses"), ("horizontal", "vertical"),
      ("min", "max"), ("least", "greatest"), ("before", "after"), ("grow", "shrink"),
      ("grows", "shrinks"), ("ltr", "rtl"), ("above", "below"), ("ascender", "descender"),
      ("ascent", "descent"), ("floor", "ceil"), ("floored", "raised"), ("leading", "trailing"),
      ("near", "far"), ("inner", "outer"), ("lesser", "greater"), ("up", "down"),
      ("points", "percent"), ("upper", "lower"), ("uppercased", "lowercased"), ("yes", "no"),
      ("prefix", "suffix"), ("even", "odd"), ("from", "to"), ("lead", "between"),
      ("offset", "gap"), ("add", "subtract"), ("multiply", "divide"),
    ]
    let turned = pairs.map { ($1, $0) }
    return Dictionary(uniqueKeysWithValues: pairs + turned)
  }()
}

extension InfixOperatorExprSyntax {
  /// Whether the comparison tests for a child.
  ///
  /// Index 0 is the root's, which is no child of any element, so `> 0` is equivalent.
  var asksForChild: Bool {
    guard self.operator.trimmedDescription == ">=", rightOperand.trimmedDescription == "0" else {
      return false
    }
    let name = leftOperand.trimmedDescription.split { $0 == "." || $0 == ")" }.last ?? ""
    return [
      "child", "firstChild", "nextSibling", "sibling", "next", "line", "first", "found",
    ].contains(String(name))
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a Boolean.
  var isTest: Bool {
    guard ["is", "has", "uses", "needs"].contains(where: baseName.text.hasPrefix),
      argumentNames == nil
    else { return false }
    let whole = Syntax(testedExpression)
    if let call = whole.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != whole.id
    }
    if let assignment = whole.parent?.as(InfixOperatorExprSyntax.self) {
      let isAssigned =
        assignment.operator.is(AssignmentExprSyntax.self) && assignment.leftOperand.id == whole.id
      return !isAssigned
    }
    return whole.parent?.is(MemberAccessExprSyntax.self) != true
      && whole.parent?.is(InOutExprSyntax.self) != true
  }

  /// The name together with the expression that it is a member of.
  var testedExpression: ExprSyntax {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      return ExprSyntax(member)
    }
    return ExprSyntax(self)
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether the surrounding code may still be meaningful without this statement.
  var canBeDropped: Bool {
    switch self {
    case .decl: false
    case .expr(let expression): expression.canBeDropped
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        expression.canBeDropped
      } else {
        statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
          || statement.is(GuardStmtSyntax.self)
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var canBeDropped: Bool {
    if let test = self.as(IfExprSyntax.self) { return test.elseBody == nil }
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      return infix.operator.is(AssignmentExprSyntax.self)
        || infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
    }
    return self.is(FunctionCallExprSyntax.self)
  }
}
