import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

@testable import LayoutChecking
@testable import LayoutModel

/// Properties that hold for every expression.
struct ExpressionPropertyTests {
  private static let types: [ExpressionType] = [
    .integer, .number, .bool, .points, .percent, .string,
  ]

  @Test func randomExpressionsHaveTheTypeThatTheyWereMadeFor() {
    var random = RandomExpression(generator: SeededGenerator())
    let seed = random.generator.seed
    for _ in 0..<600 {
      for type in Self.types {
        let source = random.source(type, 4)
        let read = ExampleScope(source, as: type)
        let errors = read.findings.filter { $0.severity == .error }
        #expect(errors.isEmpty, "seed \(seed): \(source) \(errors.map(\.message))")
        #expect(read.expression?.type == type, "seed \(seed): \(source)")
      }
    }
  }

  @Test func everyValueIsFiniteAndOfItsType() {
    var random = RandomExpression(generator: SeededGenerator())
    let seed = random.generator.seed
    for _ in 0..<600 {
      for type in Self.types {
        let source = random.source(type, 5)
        let value = ExpressionValueTests.value(source, as: type)
        switch (value, type) {
        case (.number(let number)?, .number), (.number(let number)?, .points),
          (.number(let number)?, .percent):
          #expect(number.isFinite, "seed \(seed): \(source)")
        case (.integer?, .integer), (.bool?, .bool), (.string?, .string): break
        default: Issue.record("seed \(seed): \(source) is \(String(describing: value))")
        }
      }
    }
  }

  @Test func strengthIsWhatParenthesesSay() throws {
    let cases = [
      "a ? b : c ? d : e": "(a ? b : (c ? d : e))", "a or b and c": "(a or (b and c))",
      "not a and b": "((not a) and b)", "not a == b": "(not (a == b))",
      "a ?? b > c": "((a ?? b) > c)", "a ?? b ?? c": "(a ?? (b ?? c))",
      "a + b * c - d": "((a + (b * c)) - d)", "-a * b": "((- a) * b)",
      "a.b.c + d": "(((a.b).c) + d)", "a - b - c": "((a - b) - c)", "(a + b) * c": "((a + b) * c)",
      "a lt b or c le d": "((a lt b) or (c le d))", "- - a": "(- (- a))",
      "f(a, b + c).d": "(f(a, (b + c)).d)", "a ?? b + c": "(a ?? (b + c))",
    ]
    for (source, tree) in cases {
      var issue: ExpressionIssue?
      let syntax = ExpressionParser.parse(Array(source.utf8), 0..<source.utf8.count, &issue)
      #expect(syntax.map(parenthesized) == tree)
    }
  }

  @Test func whatIsPrintedReadsTheSame() {
    var random = RandomExpression(generator: SeededGenerator())
    let seed = random.generator.seed
    for _ in 0..<1000 {
      let source = random.source(.bool, 5)
      var issue: ExpressionIssue?
      let bytes = Array(source.utf8)
      guard let syntax = ExpressionParser.parse(bytes, 0..<bytes.count, &issue) else {
        Issue.record("seed \(seed): \(source)")
        continue
      }
      // Blanks have no meaning between words.
      let spaced = Array(source.replacing(" ", with: " \n ").utf8)
      let again = ExpressionParser.parse(spaced, 0..<spaced.count, &issue)
      #expect(again.map(parenthesized) == parenthesized(syntax), "seed \(seed): \(source)")
    }
  }

  @Test func nonsenseIsAFindingWithinTheText() {
    var generator = SeededGenerator()
    let seed = generator.seed
    let words = [
      "title", "subtitle", "user", ".name", ".", "(", ")", "+", "-", "*", "/", "and", "or", "not",
      "?", ":", "??", "1", "1.5", "12pt", "40%", "'a'", "'", "#fff", "#", "==", "<", "&&", "!", "{",
      "}", "[", "]", "$", "é", "\u{1F600}", ",", "count(", "range(", "max(", ".start", "nil", " ",
      "\"", "99999999999999999999", "asset:A", "true", "%", "1e9", "..", "lt",
    ]
    for _ in 0..<4000 {
      let count = Int.random(in: 0..<14, using: &generator)
      let source = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      let bytes = Array(source.utf8)
      var issue: ExpressionIssue?
      let syntax = ExpressionParser.parse(bytes, 0..<bytes.count, &issue)
      #expect((syntax == nil) == (issue != nil), "seed \(seed): \(source)")
      if let issue {
        #expect(
          issue.range.lowerBound >= 0 && issue.range.upperBound <= bytes.count,
          "seed \(seed): \(source)")
      }
      var reader = ExpressionReader(ExpressionText(source, at: .at(0)), in: ExampleScope.scope)
      _ = reader.interpolation(as: .string)
      _ = reader.value(as: .points, label: nil)
      _ = reader.inferredValue()
    }
  }
}
