import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports words of a gravity that another word overrides.
enum GravityConflict: ElementRule {
  static let finding = DiagnosticID(
    "gravity-conflict",
    .warning,
    .correctness,
    "Words of a gravity pull to different sides.",
    """
    A child stands at one place on each axis. Of the words that speak about an axis one wins: the
    middle over the edges, left and right over start and end, left over right, start over end, and
    top over bottom. The others do nothing. To fill the axis, 'match' is the length to say.
    """,
    bad: .fragment(
      """
      <layers>
        <text size="wrap" gravity="left right">Hi</text>
      </layers>
      """),
    good: .fragment(
      """
      <layers>
        <text size="wrap" gravity="bottom right">Hi</text>
      </layers>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<linear contentGravity=\"right left\"><view size=\"10\"/></linear>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<layers><view size=\"10\" gravity=\"center centerVertical\"/></layers>")
  ]

  static let scope = RuleScope(attributes: [.gravity, .contentGravity])

  static func check(_ element: Int, _ pass: inout RulePass) {
    for index in pass.document.nodes[element].attributeIndices {
      let attribute = pass.document.attributes[index]
      guard attribute.name == .gravity || attribute.name == .contentGravity else { continue }
      check(attribute, &pass)
    }
  }

  private static func check(_ attribute: TypedAttribute, _ pass: inout RulePass) {
    let words: UInt16
    switch attribute.value {
    case .flags(let flags): words = flags
    case .boundFlags(let flags, _, _): words = flags
    default: return
    }
    guard case .flags(let names, _) = Schema.shared[attribute.row].type else { return }
    for axis in GravityWord.byStrength {
      let said = axis.filter { words & $0.bit != 0 }
      guard let winner = said.first else { continue }
      for word in said.dropFirst() where !winner.agrees(with: word) {
        report(names[word.rawValue], beside: names[winner.rawValue], in: attribute, &pass)
      }
    }
  }

  private static func report(
    _ word: String, beside winner: String, in attribute: TypedAttribute, _ pass: inout RulePass
  ) {
    let source = pass.source(of: attribute)
    let words = ValueParts(of: source, in: pass.markup)
    let place = words.place(of: word)
    let related = words.place(of: winner).flatMap { words.range($0) }
    pass.report(
      Diagnostic(
        finding, "'\(word)' has no effect beside '\(winner)'",
        at: place.flatMap { words.range($0) } ?? source.valueRange,
        label: "a child stands at one place on each axis",
        related: related.map { [RelatedLocation("'\(winner)' wins", at: $0)] } ?? [],
        fixes: place.flatMap { words.removal(of: $0) }.map {
          [FixIt("remove '\(word)'", isSafe: true, edits: [$0])]
        } ?? []))
  }
}

/// The words of a gravity, in the order of the row's list.
private enum GravityWord: Int {
  case top
  case bottom
  case left
  case right
  case start
  case end
  case centerHorizontal
  case centerVertical
  case center

  /// The words for each axis, from the strongest to the weakest.
  static let byStrength: [[GravityWord]] = [
    [.centerHorizontal, .center, .left, .right, .start, .end],
    [.centerVertical, .center, .top, .bottom],
  ]

  var bit: UInt16 { 1 << UInt16(rawValue) }

  /// Whether `other` is `center`, which includes the middle that this word sets.
  func agrees(with other: GravityWord) -> Bool { other == .center && self != .center }
}
