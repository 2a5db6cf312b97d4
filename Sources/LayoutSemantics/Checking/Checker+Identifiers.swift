import LayoutDiagnostics
import LayoutXML

// Ids, of which no two may be the same.
extension Checker {
  /// Takes note of the id that was read last.
  mutating func checkIdentifier() {
    let place = document.attributes.count - 1
    guard case .text(let text) = document.attributes[place].value else { return }
    if let earlier = noteIdentifier(text, place) {
      structure.equalIds.append((place, earlier))
    }
  }

  /// Reports ids that stand twice; where there are branches, they are looked at one by one instead.
  mutating func reportEqualIds(_ markup: MarkupDocument) {
    for (later, earlier) in structure.equalIds {
      guard case .text(let text) = document.attributes[later].value else { continue }
      report(
        .duplicateId(
          document.string(text), at: identifierRange(later, markup),
          first: identifierRange(Int(earlier), markup)))
    }
  }

  /// Where an id stands in its value, the blanks around it left out.
  func identifierRange(_ place: Int, _ markup: MarkupDocument) -> SourceRange {
    let attribute = markup.attributes[Int(document.attributes[place].markup)]
    return ValueParts(of: attribute, in: markup).range(0) ?? attribute.valueRange
  }
}
