import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports ids in `scrolled` of a preview that name no scroll of the document.
enum UnknownScroll: DocumentRule {
  static let finding = DiagnosticID(
    "unknown-scroll",
    .warning,
    .suspicious,
    "A preview scrolls an id that belongs to no 'scroll', or to several.",
    """
    'scrolled' of a preview tells how far a 'scroll' of the document is scrolled, by its 'id'. With any
    other name nothing is scrolled. Nor can it tell apart the scrolls of a 'for', which all have one id,
    or reach into a component.
    """,
    bad: .fragment(
      """
      <preview scrolled="lists 80"/>
      <scroll id="list">
        <view height="900"/>
      </scroll>
      """),
    good: .fragment(
      """
      <preview scrolled="list 80"/>
      <scroll id="list">
        <view height="900"/>
      </scroll>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<preview scrolled=\"title 80\"/>\n<text id=\"title\" content=\"Hi\"/>"),
    .fragment(
      """
      <preview scrolled="list 80, list 20"/>
      <scroll id="list">
        <view height="900"/>
      </scroll>
      """),
    .fragment(
      """
      <preview scrolled="row 80"/>
      <stack direction="vertical">
        <for each="n" in="{range(3)}">
          <scroll id="row" axis="horizontal">
            <view width="900" height="{n}"/>
          </scroll>
        </for>
      </stack>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    // What fills a slot is in the document itself.
    .document(
      """
      <layout name="Example">
        <component name="Card"><wrapper><slot/></wrapper></component>
        <preview width="390" scrolled="list 80"/>
        <Card>
          <scroll id="list">
            <view height="900"/>
          </scroll>
        </Card>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.preview], attributes: [.scrolled])

  static func check(_ pass: inout RulePass) {
    let document = pass.document
    var names: [String: Int] = [:]
    for preview in document.previews {
      guard let attribute = document.attribute(.scrolled, of: Int(preview)),
        case .text(let text) = attribute.value,
        let positions = ScrollPosition.list(document.string(text))
      else { continue }
      if names.isEmpty { names = named(document) }
      let value = pass.markup.value(of: pass.source(of: attribute))
      // White space before the value is part of it in the source.
      let blanks = value.bytes.prefix { Bytes.isSpace($0) }.count
      let written = value.bytes.dropFirst(blanks)
      let start = written.elementsEqual(document.string(text).utf8) ? blanks : 0
      var seen: Set<String> = []
      for position in positions {
        let bytes = position.idRange.lowerBound + start..<position.idRange.upperBound + start
        report(
          position.id, at: value.source(of: bytes), isTwice: !seen.insert(position.id).inserted,
          names, &pass)
      }
    }
  }

  /// Returns the elements with ids in document order; of several with one id, the first `scroll`.
  private static func named(_ document: TypedDocument) -> [String: Int] {
    var names: [String: Int] = [:]
    for node in document.nodes.indices {
      guard document.nodes[node].kind != .preview, let id = document.string(.id, of: node) else {
        continue
      }
      if let earlier = names[id], isReached(earlier, document) || !isReached(node, document) {
        continue
      }
      names[id] = node
    }
    return names
  }

  /// Whether an element is a `scroll`, or may be one, of which there is at most one.
  private static func isReached(_ node: Int, _ document: TypedDocument) -> Bool {
    obstacle(for: node, document) == nil
  }

  /// Returns why an element is not scrolled, in words; nil if it is.
  private static func obstacle(for node: Int, _ document: TypedDocument) -> String? {
    let element = document.nodes[node]
    // The root of another component may be a scroll.
    if element.kind != .scroll, element.kind.role != .component {
      return "it is no 'scroll'"
    }
    var above = element.parent
    while above >= 0 {
      let around = document.nodes[Int(above)]
      switch around.kind {
      case .for: return "there is one for each element of the list"
      case .component where around.detail < 0: return "it stands in a component"
      default: break  // open: of all others there is one
      }
      above = document.nodes[Int(above)].parent
    }
    return nil
  }

  private static func report(
    _ id: String, at range: SourceRange, isTwice: Bool, _ names: [String: Int],
    _ pass: inout RulePass
  ) {
    guard let node = names[id] else {
      let scrolls = names.filter { isReached($0.value, pass.document) }.keys.sorted()
      pass.report(
        Diagnostic(
          finding, "there is no 'scroll' with the id '\(id)'", at: range,
          fixes: NearestName.find(id, among: scrolls).map { .replace(id, with: $0, at: range) }))
      return
    }
    if let obstacle = obstacle(for: node, pass.document) {
      pass.report(
        Diagnostic(
          finding, "'\(id)' is not scrolled", at: range, label: obstacle,
          related: [RelatedLocation("it is here", at: pass.source(of: node).nameRange)]))
    } else if isTwice {
      pass.report(
        Diagnostic(
          finding, "'\(id)' is scrolled twice", at: range, label: "the last position counts"))
    }
  }
}
