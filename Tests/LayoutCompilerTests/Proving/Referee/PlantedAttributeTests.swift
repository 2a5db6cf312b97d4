import LayoutCompiler
import LayoutDiagnostics
import LayoutRules
import SeededRandom
import TestSupport
import Testing

/// `check --prove` reports an attribute that does nothing at any width of the domain, and none that
/// does something at a single one.
struct PlantedAttributeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The attribute that is planted, in a row or column beside what makes it matter.
  enum Kind: CaseIterable {
    case maxWidth, minWidth, flexShrink, flexWrap, wrap, justifyContent, alignSelf, flexGrow
  }

  /// Returns a part of a document in which an attribute does nothing over the domain, or something
  /// at one width.
  private static func part(
    _ kind: Kind, isNeeded: Bool, in domain: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> String {
    let beside = Int.random(in: 20...90, using: &random)
    let (least, most) = (domain.lowerBound - beside, domain.upperBound - beside)
    let one = isNeeded ? 1 : 0
    let view = "<view size=\"\(beside) 20\"/>"
    func row(_ attributes: String, _ children: String) -> String {
      "<stack direction=\"horizontal\"\(attributes)>\(children)\(view)</stack>"
    }
    switch kind {
    case .maxWidth:
      return """
        <flex direction="row"><view height="9" flexGrow="1" maxWidth="\(most - one)"/>\(view)</flex>
        """
    case .minWidth:
      return """
        <flex direction="row"><view height="9" flexGrow="1" minWidth="\(least + one)"/>\(view)</flex>
        """
    case .flexShrink: return row("", "<view size=\"\(least + one) 9\" flexShrink=\"1\"/>")
    case .flexWrap: return row(" flexWrap=\"wrap\"", "<view size=\"\(least + one) 9\"/>")
    case .wrap:
      return """
        <flex direction="row" wrap="wrap"><view size="\(least + one) 9" flexShrink="0"/>\
        <view size="\(beside) 20" flexShrink="0"/></flex>
        """
    case .justifyContent:
      return row(
        " justifyContent=\"end\"", "<view size=\"\(most - one) 9\" flexShrink=\"1\"/>")
    case .alignSelf:
      let width = Int.random(in: domain, using: &random)
      return """
        <if minWidth="\(width)" maxWidth="\(width).5">\
        <view height="9" width="60" alignSelf="\(isNeeded ? "end" : "start")"/></if>
        """
    case .flexGrow: return row("", "<view size=\"\(most - one) 9\" flexGrow=\"1\"/>")
    }
  }

  @Test(arguments: Kind.allCases)
  func anAttributeIsIdleUnlessOneWidthNeedsIt(kind: Kind) async throws {
    for seed in 1...UInt64(TestLength.isWhole ? 25 : 3) {
      for isNeeded in [true, false] {
        var random = SeededGenerator(seed: seed)
        let domain = 320...Int.random(in: 330...400, using: &random)
        let part = Self.part(kind, isNeeded: isNeeded, in: domain, &random)
        let document = """
          <layout name="Example">
            <preview width="330"/>
            <stack direction="vertical" alignItems="\(kind == .alignSelf ? "start" : "stretch")">
              \(part)
              <text>What is new</text>
            </stack>
          </layout>

          """
        let found = try await idle(in: document, widths: domain)
        #expect(found == (isNeeded ? [] : ["\(kind)"]), "seed \(seed):\n\(document)")
      }
    }
  }

  private func idle(in document: String, widths: ClosedRange<Int>) async throws -> [String] {
    try folder.write(document, to: "example.layout.xml")
    var check = CheckRun([folder.path("example.layout.xml")])
    var domain = ProofDomain()
    domain.widths = widths
    check.lint.proof = domain
    check.lint.source = .none
    check.lint.only = [IdleAttribute.finding.name]
    return await check.run().findings.flatMap(\.diagnostics).map {
      String($0.message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" })
    }
  }
}
