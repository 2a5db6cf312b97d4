import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import SeededRandom
import TestSupport
import Testing

/// `dead-branch` against all values: what it reports has one outcome for each of them.
struct DeadBranchTests {
  @Test func whatIsReportedHasOneOutcomeForAllValues() throws {
    var random = SeededGenerator()
    let seed = random.seed
    var (settled, reported) = (0, 0)
    for _ in 0..<400 {
      let outer = Self.test(&random, 2)
      let inner = Self.test(&random, 2)
      let checked = CheckedMarkup(
        """
        <layout name="Example">
          <choice name="Kind" values="one two three"/>
          <param name="n" type="Integer"/>
          <param name="x" type="Number"/>
          <param name="k" type="Kind"/>
          <param name="o" type="Kind?"/>
          <param name="b" type="Bool"/>
          <stack direction="vertical">
            <if test="{\(outer)}"><text content="{\(inner) ? 'a' : 'b'}"/></if>
          </stack>
        </layout>
        """)
      let name = "seed \(seed): if \(outer), then \(inner)"
      #expect(!checked.findings.contains { $0.severity == .error }, "\(name)")
      let structure = checked.typed.structure
      let branch = try #require(structure.branches.first, "\(name)")
      let test = try #require(structure.expression(branch.test), "\(name)")
      let choice = try #require(
        structure.expressions.lazy.compactMap(Self.test(ofChoice:)).first, "\(name)")
      let outcomes = Self.outcomes(of: test, then: choice, in: structure)
      for (place, found) in [(test.range, outcomes.outer), (choice.range, outcomes.inner)] {
        let finding = checked.findings.first {
          $0.id.name == "dead-branch" && $0.range.start == place.start
        }
        // Where the branch is never taken there is nothing to say of what is in it.
        guard !found.isEmpty else { continue }
        if found.count == 1 { settled += 1 }
        guard let finding else { continue }
        reported += 1
        #expect(
          found == [finding.message == "this is true in any case"], "\(name): \(finding.message)")
      }
    }
    // Of tests that all values settle, most are found; the others ask for two things at once.
    #expect(reported * 100 > settled * 60, "seed \(seed): \(reported) of \(settled)")
  }

  /// Returns a random test; `depth` is how often it joins others.
  private static func test(_ random: inout SeededGenerator, _ depth: Int) -> String {
    let sign = ["==", "!=", ">", ">=", "lt", "le"].randomElement(using: &random) ?? "=="
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return "n \(sign) \(Int.random(in: -1...2, using: &random))"
    case 1: return "\(Int.random(in: -1...2, using: &random)) \(sign) x"
    case 2: return "k \(["==", "!="].randomElement(using: &random) ?? "==") .\(word(&random))"
    case 3: return "o == .\(word(&random))"
    case 4: return Bool.random(using: &random) ? "o == nil" : "o != nil"
    case 5: return Bool.random(using: &random) ? "b" : "n \(sign) x"
    case 6: return "not (\(test(&random, depth - 1)))"
    case 7: return "(\(test(&random, depth - 1)) and \(test(&random, depth - 1)))"
    default: return "(\(test(&random, depth - 1)) or \(test(&random, depth - 1)))"
    }
  }

  private static func word(_ random: inout SeededGenerator) -> String {
    ["one", "two", "three"].randomElement(using: &random) ?? "one"
  }

  private static func test(ofChoice expression: TypedExpression) -> TypedExpression? {
    switch expression.node {
    case .conditional(let test, _, _): test
    case .convert(let operand): test(ofChoice: operand)
    default: nil
    }
  }

  /// All values with one below, between and above all numbers that tests compare with.
  private static let values: [[ConstantValue]] = {
    let words = ["one", "two", "three"].map { ConstantValue.choice($0) }
    var values: [[ConstantValue]] = []
    for n in -2...3 {
      for x in stride(from: -1.5, through: 2.5, by: 0.5) {
        for k in words {
          for o in words + [.none] {
            for b in [true, false] { values.append([.integer(n), .number(x), k, o, .bool(b)]) }
          }
        }
      }
    }
    return values
  }()

  /// Returns what a test comes out as, and what another one does where the first is true.
  private static func outcomes(
    of outer: TypedExpression, then inner: TypedExpression, in structure: DocumentStructure
  ) -> (outer: Set<Bool>, inner: Set<Bool>) {
    var code = ExpressionCode()
    let first = code.append(outer, in: structure)
    let second = code.append(inner, in: structure)
    var evaluator = ExpressionEvaluator(environment: LayoutEnvironment())
    var found: (outer: Set<Bool>, inner: Set<Bool>) = ([], [])
    for values in values {
      evaluator.parameters = values
      let isTrue = evaluator.value(at: first, of: code) == .bool(true)
      found.outer.insert(isTrue)
      if isTrue { found.inner.insert(evaluator.value(at: second, of: code) == .bool(true)) }
    }
    return found
  }
}
