import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The repair for a child of an `absolute` that says its distances from the edges, as in CSS.
struct InsetGuess {
  private let place: GuessedPlace
  private let markup: MarkupDocument

  init?(_ place: GuessedPlace, of attribute: MarkupAttribute) {
    guard Self.insets.contains(where: { $0.name == place.name(of: attribute) }) else { return nil }
    self.place = place
    markup = place.markup
  }

  /// The repair: a position by the start corner, or a `flex` around, whose children have insets.
  var fix: FixIt? { position ?? flexbox }

  private static let start = [AttributeName.left, .top]
  private static let insets = start + [.right, .bottom, .start, .end]

  private func insets(of place: GuessedPlace) -> [AttributeName] {
    Self.insets.filter { place.written[$0.name] != nil }
  }

  /// The place of the start corner, where nothing is said of the other edges.
  private var position: FixIt? {
    let said = insets(of: place).compactMap { place.written[$0.name] }
    guard let first = said.first, insets(of: place).allSatisfy(Self.start.contains),
      place.written[AttributeName.layoutPosition.name] == nil
    else { return nil }
    let numbers = Self.start.map { name in
      place.written[name.name].map { Words.trimmed(markup.value(of: $0).string) } ?? "0"
    }
    guard numbers.allSatisfy({ Float($0)?.isFinite == true }) else { return nil }
    let text = "layoutPosition=\"\(numbers.joined(separator: " "))\""
    let edits = said.dropFirst().flatMap { Repairs.remove($0, markup) }
    return FixIt(
      "write \(text)", isSafe: false, edits: [SourceEdit(first.range, text)] + edits)
  }

  /// A flexbox in place of the `absolute`, with all its children out of the flow.
  private var flexbox: FixIt? {
    guard place.node.parent >= 0 else { return nil }
    let around = GuessedPlace(Int(place.node.parent), in: markup)
    guard around.kind == .absolute,
      around.parent == .layout || around.parent == .component || place.parentHasSize,
      around.written.keys.allSatisfy({ isLegal($0, on: around) })
    else { return nil }
    var edits = Repairs.rename(around.node, to: ElementKind.flex.name, markup)
    var next = around.node.firstChild
    while next >= 0 {
      let child = Int(next)
      next = markup.nodes[child].nextSibling
      guard markup.nodes[child].isElement else { continue }
      // What chooses or repeats would need the same in each of its ways.
      let item = GuessedPlace(child, in: markup)
      guard item.kind.map({ !ElementSet.flow.contains($0) }) ?? true else { return nil }
      guard let moved = moved(item) else { return nil }
      edits += moved
    }
    return FixIt(
      "write <flex>, whose children have insets", isSafe: false, edits: Repairs.merged(edits))
  }

  private func isLegal(_ word: String, on around: GuessedPlace) -> Bool {
    guard let name = AttributeName(named: word) else { return false }
    return Schema.shared.row(name, of: .flex, in: around.parent) != nil
  }

  /// Returns the edits that take a child out of the flow, at the place that it has.
  private func moved(_ item: GuessedPlace) -> [SourceEdit]? {
    guard item.written[AttributeName.position.name] == nil else { return [] }
    let position = (AttributeName.position.name, "absolute")
    guard let corner = item.written[AttributeName.layoutPosition.name] else {
      return [SourceEdit(.at(item.node.nameEnd), StartTag.written([position]))]
    }
    let numbers = markup.value(of: corner).string.split(separator: " ").map(String.init)
    guard numbers.count == 2, insets(of: item).isEmpty else { return nil }
    let written = StartTag.written([
      position, (AttributeName.left.name, numbers[0]), (AttributeName.top.name, numbers[1]),
    ])
    return [SourceEdit(corner.range, String(written.dropFirst()))]
  }
}
