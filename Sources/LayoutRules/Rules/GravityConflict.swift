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
    top over bottom. The others do nothing: 'start center' is 'center', and what stands at the start of
    the middle is 'start centerVertical'. To fill the axis, 'match' is the length to say.
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
    .fragment("<linear contentGravity=\"right left\"><view size=\"10\"/></linear>"),
    .fragment("<layers><view size=\"10\" gravity=\"start center\"/></layers>"),
    .fragment("<layers><view size=\"10\" gravity=\"center bottom\"/></layers>"),
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
    let said = GravityWord.byStrength.map { axis in axis.filter { words & $0.bit != 0 } }
    for (axis, other) in zip(said, said.reversed()) {
      guard let winner = axis.first else { continue }
      // Where nothing else speaks about the other axis, `center` was to speak about that one.
      let meant =
        winner == .center && axis.count == 2 && other == [.center]
        ? GravityWord.across(axis[1]) : nil
      for word in axis.dropFirst() where !winner.agrees(with: word) {
        report(
          names[word.rawValue], beside: names[winner.rawValue],
          for: meant.map { names[$0.rawValue] },
          in: attribute, &pass)
      }
    }
  }

  /// Reports that `word` has no effect beside `winner`, which may have been meant for `other`.
  private static func report(
    _ word: String, beside winner: String, for other: String?, in attribute: TypedAttribute,
    _ pass: inout RulePass
  ) {
    let source = pass.source(of: attribute)
    let words = ValueParts(of: source, in: pass.markup)
    let place = words.place(of: word)
    let related = words.place(of: winner).flatMap { words.range($0) }
    var fixes: [FixIt] = []
    if let other, let related {
      fixes.append(
        FixIt(
          "replace '\(winner)' with '\(other)'", isSafe: false, edits: [SourceEdit(related, other)])
      )
    }
    if let edit = place.flatMap({ words.removal(of: $0) }) {
      fixes.append(FixIt("remove '\(word)'", isSafe: other == nil, edits: [edit]))
    }
    pass.report(
      Diagnostic(
        finding, "'\(word)' has no effect beside '\(winner)'",
        at: place.flatMap { words.range($0) } ?? source.valueRange,
        label: "a child stands at one place on each axis",
        related: related.map { [RelatedLocation("'\(winner)' wins", at: $0)] } ?? [],
        fixes: fixes))
  }
}
