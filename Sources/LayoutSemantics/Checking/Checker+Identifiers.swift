import LayoutDiagnostics
import LayoutXML

// Ids, of which no two may be the same.
extension Checker {
  /// Takes note of the id that was read last.
  mutating func checkIdentifier() {
    let place = draft.document.attributes.count - 1
    guard case .text(let text) = draft.document.attributes[place].value else { return }
    if let earlier = noteIdentifier(text, place) {
      structure.equalIds.append((place, Int(earlier)))
    }
  }
}
