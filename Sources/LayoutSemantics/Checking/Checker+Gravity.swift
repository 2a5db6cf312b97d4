import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Gravities in the linear family: an axis has one place for a child.
extension Checker {
  /// Reports the words of a gravity that another word leaves without effect.
  mutating func checkGravity(_ attribute: TypedAttribute, _ markup: MarkupDocument) {
    let words: UInt16
    switch attribute.value {
    case .flags(let flags): words = flags
    case .boundFlags(let flags, _, _): words = flags
    default: return
    }
    guard case .flags(let names, _) = tables.schema[attribute.row].type else { return }
    for axis in GravityWord.byStrength {
      let said = axis.filter { words & $0.bit != 0 }
      guard let winner = said.first else { continue }
      for word in said.dropFirst() where !winner.agrees(with: word) {
        report(
          .gravityConflict(
            names[word.rawValue], beside: names[winner.rawValue],
            in: markup.attributes[Int(attribute.markup)], markup))
      }
    }
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

  /// The words that speak about an axis, the one that wins over the others first.
  static let byStrength: [[GravityWord]] = [
    [.centerHorizontal, .center, .left, .right, .start, .end],
    [.centerVertical, .center, .top, .bottom],
  ]

  var bit: UInt16 { 1 << UInt16(rawValue) }

  /// Whether both ask for the middle.
  func agrees(with other: GravityWord) -> Bool { other == .center && self != .center }
}
