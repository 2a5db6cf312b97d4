import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutRules
import TestSupport
import Testing

/// `check --verify-report` accepts what `check --prove --prove-report` wrote, and tells what does
/// not hold of anything else.
struct CertificateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let screen = """
    <layout name="Order">
      <import src="parts.layout.xml"/>
      <param name="title" type="String" maxLength="8"/>
      <param name="note" type="String?"/>
      <param name="isNew" type="Bool"/>
      <preview name="phone" width="330" data="order.json"/>
      <stack direction="horizontal" spacing="12">
        <text flexGrow="1" flexShrink="1" maxLines="1" color="#DDDDDD">{title}</text>
        <if test="{isNew}"><Dot/></if>
        <view size="280 36" backgroundColor="#2563EB"/>
        <view width="{environment.textScale > 3 ? 60 : 5}" height="9"/>
      </stack>
    </layout>

    """

  private static let parts = """
    <library name="Parts">
      <component name="Dot"><view size="9"/></component>
      <component name="Bar" widths="20...22" heights="10...13">
        <stack direction="horizontal"><view size="21 10.2"/></stack>
      </component>
    </library>

    """

  private var domain: ProofDomain {
    var domain = ProofDomain()
    domain.widths = 320...332
    return domain
  }

  private func write(_ screen: String = screen) throws {
    try folder.write(screen, to: "order.layout.xml")
    try folder.write(Self.parts, to: "parts.layout.xml")
    try folder.write(#"{"title": "Two", "note": "To go", "isNew": true}"#, to: "order.json")
  }

  private func strings() throws -> StringsFile {
    try folder.write("\"Two\" = \"Zwei\";\n", to: "Texts.strings")
    return try #require(try StringsFile.read(folder.path("Texts.strings"), languages: []).file)
  }

  /// Proves the documents, and returns the certificate.
  private func proof(
    over domain: ProofDomain? = nil, strings: StringsFile? = nil
  ) async throws -> String {
    var check = CheckRun([folder.path("")], strings: strings)
    check.lint.proof = domain ?? self.domain
    check.lint.disabled = [IdleAttribute.finding.name]
    check.writesProof = true
    return try #require(await check.run().proof?.json)
  }

  /// Returns the findings on a certificate, and how much was solved.
  private func findings(
    on certificate: String, over domain: ProofDomain? = nil, strings: StringsFile? = nil
  ) async throws -> [String] {
    try folder.write(certificate, to: "proof.json")
    var run = VerifyRun(folder.path("proof.json"), of: [folder.path("")], strings: strings)
    run.lint.proof = domain ?? self.domain
    run.lint.disabled = [IdleAttribute.finding.name]
    let report = await run.run().report
    #expect((report.verdict == .clean) == report.findings.isEmpty)
    return report.findings.flatMap(\.diagnostics).map { "\($0.id.name): \($0.message)" }
  }

  // MARK: What holds

  @Test func whatWasProvedIsVerified() async throws {
    try write()
    let certificate = try await proof()
    #expect(try await findings(on: certificate) == [])
    // Properties of both kinds, both documents and a component with its heights are in it.
    for part in [
      "\"heights\": [[10, 13]]",
      "unreadable", "leaves-parent", "\"component\": \"Bar\"", "\"verdict\": \"proved\"",
    ] {
      #expect(certificate.contains(part), "\(part)")
    }
  }

  @Test func certificatesAreTheSameEachTime() async throws {
    try write()
    let first = try await proof()
    #expect(try await proof() == first)
  }

  @Test func translationsHeightsAndPartsOfPointsAreVerified() async throws {
    try write()
    var domain = domain
    domain.heights = 40...44
    domain.isFine = true
    let strings = try strings()
    let certificate = try await proof(over: domain, strings: strings)
    #expect(try await findings(on: certificate, over: domain, strings: strings) == [])
    // The translations are what the run has.
    let found = try await findings(on: certificate, over: domain)
    #expect(found.contains("broken-proof: these are not the translations of this run"))
  }

  /// Values of every type are written as data and read again, with what previews leave open.
  @Test(arguments: ["", " data=\"all.json\""])
  func dataOfEveryTypeAreVerified(data: String) async throws {
    try folder.write(
      #"""
      {"word": "A", "text": "B %", "number": 0.1, "count": -3, "isOn": false, "points": 2.5,
       "percent": "12.5%", "date": "2024-05-03T14:05", "color": "#12345678", "image": "symbol:bag",
       "ratio": "16:9", "insets": "1 2 3 4", "kind": "b", "rows": [], "maybe": null}
      """#, to: "all.json")
    try folder.write(
      """
      <layout name="All">
        <record name="Row">
          <field name="title" type="String" maxLength="4"/>
          <field name="isNew" type="Bool" default="true"/>
          <field name="note" type="Text?"/>
        </record>
        <param name="word" type="String"/>
        <param name="text" type="Text" maxLength="5"/>
        <param name="number" type="Number"/>
        <param name="count" type="Integer"/>
        <param name="isOn" type="Bool"/>
        <param name="points" type="Points"/>
        <param name="percent" type="Percent"/>
        <param name="date" type="Date"/>
        <param name="color" type="Color"/>
        <param name="image" type="Image"/>
        <param name="ratio" type="Ratio"/>
        <param name="insets" type="Insets"/>
        <param name="kind" type="Choice" values="a b"/>
        <param name="rows" type="[Row]"/>
        <param name="maybe" type="Row?"/>
        <preview width="330"\(data)/>
        <stack direction="vertical">
          <text>{word} {fixed(number, 1)} {count} {maybe?.title ?? '-'}</text>
          <if test="{kind == .a}"><text>{date(date, .short)}</text></if>
          <text color="{color}" fontSize="20">{text}</text>
          <inset insets="{insets}">
            <flex><image source="{image}" width="20" aspectRatio="{ratio}"/></flex>
          </inset>
          <for each="row" in="{rows}"><text>{row.title}</text></for>
          <if test="{isOn}"><view width="{percent}" height="{points}"/></if>
        </stack>
      </layout>

      """, to: "all.layout.xml")
    let certificate = try await proof()
    #expect(try await findings(on: certificate) == [])
    #expect(certificate.contains("\"isVariant\": true"))
  }

  /// A witness may be a variant of the data, which the report says in words and in values.
  @Test func aVariantThatBreaksIsVerified() async throws {
    try folder.write(#"{"isOpen": true, "rows": ["a"]}"#, to: "open.json")
    try folder.write(
      """
      <layout name="Open">
        <param name="isOpen" type="Bool"/>
        <param name="rows" type="[String]"/>
        <preview width="330" data="open.json"/>
        <stack direction="vertical">
          <if test="{not isOpen}"><view size="340 9"/></if>
          <for each="row" in="{rows}"><text>{row}</text></for>
        </stack>
      </layout>

      """, to: "open.layout.xml")
    let certificate = try await proof()
    #expect(certificate.contains("\"data\": \"with 'isOpen' false\""))
    #expect(certificate.contains("\"values\": {\"isOpen\": false}"))
    #expect(try await findings(on: certificate) == [])
  }

  /// Elements of every property, at random, are judged alike by the prover and the verifier.
  @Test func randomScreensAreVerified() async throws {
    for seed in 1...UInt64(TestLength.isWhole ? 300 : 24) {
      try folder.write(RandomScreen(seed: seed).text, to: "screen\(seed).layout.xml")
    }
    let certificate = try await proof()
    #expect(certificate.contains("\"verdict\": \"violated\""))
    #expect(try await findings(on: certificate) == [])
  }

  private static let card = """
    <layout name="Card">
      <param name="title" type="String" maxLength="20"/>
      <stack direction="horizontal" spacing="8">
        <view size="200 9"/><text scalesText="false">{title}</text>
      </stack>
    </layout>

    """

  /// What holds for any words is tried with words that the prover has not tried.
  @Test func whatHoldsForAnyWordsIsVerified() async throws {
    var domain = domain
    domain.isForAnyText = true
    try folder.write(
      Self.card.replacing("<text ", with: "<text flexShrink=\"1\" "), to: "card.layout.xml")
    let certificate = try await proof(over: domain)
    #expect(certificate.contains("\"open\": []"))
    #expect(try await findings(on: certificate, over: domain) == [])
    // A text that may be longer than was proved.
    let other = certificate.replacing("\"maxLength\": 20", with: "\"maxLength\": 12")
    let found = try await findings(on: other, over: domain)
    #expect(
      found.contains("broken-proof: 'title' may be longer than what was proved"), "\(found)")
  }

  /// Ideographs are wider than what trials are made of: only words of the verifier show that this
  /// does not hold.
  @Test func whatAnyWordsBreakIsTold() async throws {
    var domain = domain
    domain.isForAnyText = true
    domain.widths = 520...524
    try folder.write(Self.card, to: "card.layout.xml")
    let certificate = try await proof(over: domain)
    let said = "\"proved\": [\"cut-text\", \"overlap\", \"vanished\"]"
    #expect(certificate.contains(said))
    #expect(try await findings(on: certificate, over: domain) == [])
    let forged = certificate.replacing(
      said, with: "\"proved\": [\"cut-text\", \"leaves-parent\", \"overlap\", \"vanished\"]")
    let found = try await findings(on: forged, over: domain)
    #expect(
      found.contains {
        $0.hasPrefix("broken-proof: 'leaves-parent' does not hold for any words: line 4")
          && $0.contains("with 'title' as \"漢")
      }, "\(found)")
  }

  // MARK: What does not

  @Test(arguments: [
    ("order.layout.xml", "280 36", "281 36"), ("parts.layout.xml", "size=\"9\"", "size=\"8\""),
    ("order.json", "To go", "To be"),
  ])
  func aChangedFileIsTold(file: String, old: String, new: String) async throws {
    try write()
    let certificate = try await proof()
    let text = try String(contentsOfFile: folder.path(file), encoding: .utf8)
    try folder.write(text.replacing(old, with: new), to: file)
    let found = try await findings(on: certificate)
    #expect(
      found.contains {
        $0.hasPrefix("broken-proof: ") && $0.hasSuffix("was changed after it was proved")
      },
      "\(found)")
  }

  @Test func aFileThatIsReadInAdditionIsTold() async throws {
    try write()
    let certificate = try await proof()
    let cut = certificate.replacing(
      #/\{\s*"path": "[^"]*parts\.layout\.xml",\s*"digest": "[0-9a-f]*"\s*\},?/#, with: "")
    let found = try await findings(on: cut)
    #expect(found.contains { $0.contains("is read too, and was not then") }, "\(found)")
  }

  @Test func aCutReportIsTold() async throws {
    try write()
    let certificate = try await proof()
    for length in stride(from: 0, to: certificate.utf8.count - 1, by: 97) {
      let cut = String(decoding: certificate.utf8.prefix(length), as: UTF8.self)
      #expect(try await findings(on: cut).isEmpty == false, "\(length) bytes")
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"version": 1, "documents": []}"#, #"{"version": 2}"#,
  ])
  func whatIsNoReportIsTold(text: String) async throws {
    #expect(try await findings(on: text).isEmpty == false)
  }

  @Test func aWiderDomainThanWasProvedIsTold() async throws {
    try write()
    let certificate = try await proof()
    var domain = domain
    domain.widths = 320...340
    #expect(
      try await findings(on: certificate, over: domain).contains(
        "broken-proof: widths of 320...340 are asked for, and these are 320...332"))
    domain = self.domain
    domain.isFull = true
    #expect(
      try await findings(on: certificate, over: domain).contains(
        "broken-proof: every text size at every width is asked for"))
    domain.isFull = false
    domain.heights = 10...20
    #expect(
      try await findings(on: certificate, over: domain).contains(
        "broken-proof: heights of 10...20 are asked for, and these are those of previews"))
  }

  @Test func aPropertyThatWasSwitchedOffIsTold() async throws {
    try write()
    var check = CheckRun([folder.path("")])
    check.lint.proof = domain
    check.lint.disabled = ["overlap"]
    let certificate = try #require(await check.run().proof?.json)
    let found = try await findings(on: certificate)
    #expect(found.contains("broken-proof: nothing is said of 'overlap'"))
  }

  @Test func aDocumentThatIsMissingIsTold() async throws {
    try write()
    let certificate = try await proof()
    try folder.write(Self.screen.replacing("Order", with: "Other"), to: "other.layout.xml")
    let found = try await findings(on: certificate)
    #expect(found == ["broken-proof: the report does not have this document"])
  }

  /// Each member and element of a certificate is changed, once with the old digest and once with a
  /// new one.
  @Test func everyEditIsTold() async throws {
    try write()
    let certificate = try await proof()
    guard case .success(let node) = JSONReader.read(Array(certificate.utf8)) else {
      return #expect(Bool(false), "no JSON")
    }
    let whole = JSONValue(node)
    let unsealed = whole.without("digest")
    #expect(Certificate.sealed(unsealed) == certificate)
    let edits = unsealed.edits.filter {
      TestLength.isWhole || $0.path.count < 4 || $0.number % 11 == 0
    }
    var unseen: [String] = []
    for edit in edits {
      let sealed = try await findings(on: Certificate.sealed(edit.value))
      if sealed.isEmpty, !edit.isForPeople { unseen.append("\(edit.path) \(edit.words)") }
      guard edit.number % 40 == 0 else { continue }
      let text = edit.value.adding("digest", whole).document()
      #expect(try await findings(on: text).isEmpty == false, "\(edit.path)")
    }
    print("\(edits.count) edits of a certificate")
    #expect(edits.count > 50)
    #expect(unseen == [])
  }
}

/// A JSON value with one part changed.
private struct Edit {
  var value: JSONValue
  var path: [String]
  var words: String
  var number = 0

  /// Whether the part is words for people, or one of several that are as true: other data than were
  /// made up, and another trial that breaks a property as much.
  var isForPeople: Bool {
    path.last == "differs" || path.contains("values") || path.contains("worstAt")
  }
}

extension JSONValue {
  fileprivate init(_ node: JSONNode) {
    switch node.value {
    case .string(let string): self = .string(string)
    case .number(let text): self = .double(Double(text) ?? .nan)
    case .bool(let bool): self = .bool(bool)
    case .null: self = .null
    case .array(let nodes): self = .array(nodes.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { Member($0.name, JSONValue($0.value)) })
    }
  }

  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != name })
  }

  /// The object with a member of another one.
  fileprivate func adding(_ name: String, _ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let others) = other else { return self }
    return .object(members + others.filter { $0.key == name })
  }

  /// The value with each of its parts changed in each way.
  fileprivate var edits: [Edit] {
    allEdits.enumerated().map { number, edit in
      var edit = edit
      edit.number = number
      return edit
    }
  }

  private var allEdits: [Edit] {
    switch self {
    case .string(let string): [Edit(value: .string(string + "x"), path: [], words: "longer")]
    case .double(let number):
      [
        Edit(value: .double(number + 1), path: [], words: "more"),
        Edit(value: .string("x"), path: [], words: "a string"),
      ]
    case .bool(let bool): [Edit(value: .bool(!bool), path: [], words: "the other truth")]
    case .null: [Edit(value: .string("x"), path: [], words: "not null")]
    case .integer, .number: []
    case .array(let elements):
      elements.indices.flatMap { index in
        elements[index].allEdits.map { edit in
          var changed = elements
          changed[index] = edit.value
          return Edit(value: .array(changed), path: ["\(index)"] + edit.path, words: edit.words)
        }
      }
        + (elements.isEmpty
          ? []
          : [
            Edit(value: .array(Array(elements.dropFirst())), path: [], words: "without the first"),
            Edit(value: .array(elements + [elements[0]]), path: [], words: "with the first again"),
          ])
    case .object(let members):
      members.indices.flatMap { index in
        let member = members[index]
        let inner = member.value.allEdits.map { edit in
          var changed = members
          changed[index].value = edit.value
          return Edit(value: .object(changed), path: [member.key] + edit.path, words: edit.words)
        }
        var changed = members
        changed.remove(at: index)
        return inner + [Edit(value: .object(changed), path: [member.key], words: "gone")]
      } + [
        Edit(value: .object(members + [Member("more", .null)]), path: [], words: "a member more")
      ]
    }
  }
}
