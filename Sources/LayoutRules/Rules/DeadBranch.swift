import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports tests that can come out in one way only, and branches that nothing reaches.
enum DeadBranch: DocumentRule {
  static let finding = DiagnosticID(
    "dead-branch",
    .warning,
    .correctness,
    "A test has only one outcome, or a branch is never reached.",
    """
    The branches of a chain are tried from the top, and the first that holds is taken. Where the tests
    around or before a test leave it only one outcome, it decides nothing: it asks the same again, or
    for what is excluded, or for a number that cannot be, such as a count below 0. Usually another
    value or another comparison was meant. Otherwise remove the test, or the branch that no value
    reaches.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <stack direction="vertical">
          <if test="{count > 0}"><text content="Some"/></if>
          <elseIf test="{count > 10}"><text content="Many"/></elseIf>
          <else><text content="None"/></else>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <stack direction="vertical">
          <if test="{count > 10}"><text content="Many"/></if>
          <elseIf test="{count > 0}"><text content="Some"/></elseIf>
          <else><text content="None"/></else>
        </stack>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <if minWidth="400"><text content="Wide"/></if>
        <elseIf minWidth="600"><text content="Very wide"/></elseIf>
        <else><text content="Narrow"/></else>
      </stack>
      """),
    .document(
      """
      <layout name="Example">
        <param name="isLarge" type="Bool"/>
        <stack direction="vertical">
          <if minWidth="400"><text content="Wide"/></if>
          <elseIf test="{isLarge}" minWidth="400"><text content="Large"/></elseIf>
        </stack>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <param name="isOpen" type="Bool"/>
        <stack direction="vertical">
          <if test="{isOpen}">
            <text content="{isOpen ? 'Open' : 'Closed'}"/>
          </if>
        </stack>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <param name="names" type="[String]"/>
        <stack direction="vertical">
          <if test="{count(names) >= 0}"><text content="Names"/></if>
          <else><text content="None"/></else>
        </stack>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <choice name="Kind" values="card row"/>
        <param name="kind" type="Kind"/>
        <stack direction="vertical">
          <if test="{kind == .card}"><text content="Card"/></if>
          <elseIf test="{kind == .row}"><text content="Row"/></elseIf>
          <else><text content="What is this?"/></else>
        </stack>
      </layout>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <if minWidth="400" maxHeight="300"><text content="Wide"/></if>
        <elseIf minWidth="600"><text content="Very wide"/></elseIf>
      </stack>
      """),
    .document(
      """
      <layout name="Example">
        <param name="isOpen" type="Bool"/>
        <param name="count" type="Integer"/>
        <stack direction="vertical">
          <if test="{isOpen and count > 0}"><text content="Open"/></if>
          <elseIf test="{isOpen}"><text content="Empty"/></elseIf>
          <elseIf test="{not isOpen}"><text content="Closed"/></elseIf>
        </stack>
      </layout>
      """),
  ]

  static let scope = RuleScope()

  static func check(_ pass: inout RulePass) {
    let structure = pass.document.structure
    guard !structure.branches.isEmpty || !structure.expressions.isEmpty else { return }
    var walk = Walk(pass: pass)
    walk.visitChildren(of: 0, KnownFacts())
    for (finding, element) in walk.found { pass.report(finding, on: element) }
  }

  /// The number of earlier branches that a branch is compared with.
  private static let reach = 32

  // MARK: The walk

  /// A walk over the elements, with what the branches around them let one know.
  private struct Walk {
    private let pass: RulePass
    private let document: TypedDocument
    private(set) var found: [(Diagnostic, element: Int)] = []
    /// Where a test is that is reported: one of a style is met at each element that has it.
    private var told: Set<UInt32> = []

    init(pass: RulePass) {
      self.pass = pass
      document = pass.document
    }

    mutating func visitChildren(of parent: Int, _ facts: KnownFacts) {
      var child = document.nodes[parent].firstChild
      while child >= 0 {
        let element = Int(child)
        child =
          document.nodes[element].kind == .if
          ? visitChain(from: element, facts) : document.nodes[element].nextSibling
        if document.nodes[element].kind != .if { visit(element, facts) }
      }
    }

    private mutating func visit(_ element: Int, _ facts: KnownFacts) {
      let node = document.nodes[element]
      var facts = facts
      switch node.kind {
      // The values of a component are its own.
      case .component where node.detail < 0: facts = KnownFacts()
      case .for:
        let loops = document.structure.loops
        if loops.indices.contains(Int(node.detail)),
          let list = document.expression(loops[Int(node.detail)].list)
        {
          look(at: list, of: element, facts)
          facts.assume(inside: list, index: loops[Int(node.detail)].index)
        }
      default: lookAtValues(of: element, facts)
      }
      visitChildren(of: element, facts)
    }

    /// Visits an `if` with the branches that follow it; returns the next sibling.
    ///
    /// What is in a branch that is never reached is not looked at: the finding on the branch is
    /// about all of it.
    private mutating func visitChain(from first: Int, _ around: KnownFacts) -> Int32 {
      var facts = around
      var earlier: [(element: Int, test: TypedExpression?)] = []
      // The branch behind which there is none that is ever reached.
      var last: Int?
      var next = Int32(first)
      while next >= 0 {
        let element = Int(next)
        let node = document.nodes[element]
        guard earlier.isEmpty || [.elseIf, .else].contains(node.kind) else { break }
        next = node.nextSibling
        let test = test(of: element)
        earlier.append((element, test))
        if let last {
          report(element, nil, "this one always holds here", at: last)
          continue
        }
        guard let test, !test.isLiteral, !node.isBroken else {
          visitChildren(of: element, facts)
          continue
        }
        let own = ownTest(of: element)
        look(at: own, of: element, facts, isWhole: true)
        var inside = facts
        inside.assume(test, true)
        if let verdict = facts.verdict(on: test) {
          guard verdict.isTrue else {
            let isOwn = own.flatMap(facts.verdict)?.isTrue == false
            report(element, isOwn ? own : nil, because: verdict)
            continue
          }
          last = element
          if element == first {
            // The same finding settles what follows.
            report(element, own, because: verdict, isAlways: true)
            visitChildren(of: element, inside)
            return behindChain(from: next)
          }
        } else if let cover = earlier.suffix(DeadBranch.reach).first(where: { branch in
          branch.element != element && branch.test.flatMap(inside.verdict)?.isTrue == true
        }) {
          report(element, nil, "this one holds for all of its cases", at: cover.element)
          continue
        }
        facts.assume(test, false)
        visitChildren(of: element, inside)
      }
      return next
    }

    /// Returns the first sibling from `next` on that is no branch of the same chain.
    private func behindChain(from next: Int32) -> Int32 {
      var next = next
      while next >= 0, [.elseIf, .else].contains(document.nodes[Int(next)].kind) {
        next = document.nodes[Int(next)].nextSibling
      }
      return next
    }

    /// Returns the test that a branch says; nil for none.
    private func ownTest(of element: Int) -> TypedExpression? {
      let branches = document.structure.branches
      let detail = Int(document.nodes[element].detail)
      return branches.indices.contains(detail) ? document.expression(branches[detail].test) : nil
    }

    /// Returns all that a branch asks for as one test; nil for an `else`.
    private func test(of element: Int) -> TypedExpression? {
      let branches = document.structure.branches
      let detail = Int(document.nodes[element].detail)
      guard branches.indices.contains(detail) else { return nil }
      let branch = branches[detail]
      let range = pass.source(of: element).nameRange
      func limit(_ length: Float?, _ axis: Axis, _ sign: BinaryOperator) -> TypedExpression? {
        guard let length else { return nil }
        // No value has such a number.
        let room = TypedExpression(
          .local(axis == .horizontal ? -1 : -2), .points, at: range)
        let literal = TypedExpression(.literal(.number(Double(length))), .points, at: range)
        return TypedExpression(.binary(sign, room, literal), .bool, at: range)
      }
      func limits(_ least: Float?, _ most: Float?, _ axis: Axis) -> [TypedExpression?] {
        // A minimum over the maximum has a finding of its own.
        let most = most.flatMap { $0 < least ?? 0 ? nil : $0 }
        return [limit(least, axis, .greaterOrEqual), limit(most, axis, .lessOrEqual)]
      }
      let sizes =
        limits(branch.minWidth, branch.maxWidth, .horizontal)
        + limits(branch.minHeight, branch.maxHeight, .vertical)
      let tests = ([document.expression(branch.test)] + sizes).compactMap(\.self)
      guard let first = tests.first else { return nil }
      return tests.dropFirst().reduce(first) {
        TypedExpression(.binary(.and, $0, $1), .bool, at: range)
      }
    }

    // MARK: Expressions

    private mutating func lookAtValues(of element: Int, _ facts: KnownFacts) {
      let node = document.nodes[element]
      for index in node.attributeIndices {
        guard case .bound(let place) = document.attributes[index].value else { continue }
        look(at: document.expression(place), of: element, facts)
      }
      for index in node.runIndices {
        look(at: document.expression(document.runs[index].binding), of: element, facts)
      }
      let uses = document.structure.uses
      guard node.kind == .component, uses.indices.contains(Int(node.detail)) else { return }
      for place in uses[Int(node.detail)].arguments {
        look(at: document.expression(place), of: element, facts)
      }
    }

    /// Looks for tests with one outcome in an expression.
    ///
    /// Comparisons that nothing chooses by are judged by themselves: to show a value where it is
    /// known is no mistake. `isWhole` leaves the outcome of the whole expression to others.
    private mutating func look(
      at expression: TypedExpression?, of element: Int, _ facts: KnownFacts, isWhole: Bool = false
    ) {
      // An expression in an imported file is checked with that file.
      guard let expression, Int(expression.range.end) <= pass.markup.bytes.count else { return }
      if case .conditional(let test, let one, let other) = expression.node {
        if !test.isLiteral, let verdict = facts.verdict(on: test) {
          report(element, test, because: verdict, isAlways: verdict.isTrue)
          return
        }
        look(at: test, of: element, facts, isWhole: true)
        for (value, outcome) in [(one, true), (other, false)] {
          var inside = facts
          inside.assume(test, outcome)
          look(at: value, of: element, inside)
        }
        return
      }
      if !isWhole, expression.isTest, let verdict = KnownFacts().verdict(on: expression) {
        report(element, expression, because: verdict, isAlways: verdict.isTrue)
        return
      }
      for operand in expression.operands { look(at: operand, of: element, facts) }
    }

    // MARK: Findings

    private mutating func report(
      _ element: Int, _ test: TypedExpression?, because verdict: KnownFacts.Verdict,
      isAlways: Bool = false
    ) {
      // A reason within the test itself is seen there.
      let reason = verdict.because.flatMap { reason in
        test.map { reason.start >= $0.range.start && reason.end <= $0.range.end } == true
          ? nil : reason
      }
      report(
        element, test, isAlways: isAlways,
        reason.map { [RelatedLocation("this settles it", at: $0)] } ?? [])
    }

    private mutating func report(
      _ element: Int, _ test: TypedExpression?, _ reason: String, at other: Int
    ) {
      report(
        element, test, isAlways: false,
        [RelatedLocation(reason, at: pass.source(of: other).nameRange)])
    }

    private mutating func report(
      _ element: Int, _ test: TypedExpression?, isAlways: Bool, _ related: [RelatedLocation]
    ) {
      let range = test?.range ?? pass.source(of: element).nameRange
      guard told.insert(range.start).inserted else { return }
      let message =
        isAlways
        ? "this is true in any case"
        : test == nil ? "this branch is never reached" : "this is never true here"
      found.append((Diagnostic(finding, message, at: range, related: related), element))
    }
  }
}

extension TypedExpression {
  fileprivate var isLiteral: Bool { literal != nil }

  /// Whether the expression compares, or joins comparisons.
  fileprivate var isTest: Bool {
    switch node {
    case .binary(let sign, _, _): sign.isTest
    default: false
    }
  }
}
