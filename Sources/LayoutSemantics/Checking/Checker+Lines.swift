import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Children of linear layouts that leave their siblings no room.
extension Checker {
  /// Reports children that match along a `linear` beside others, without a weight.
  mutating func checkLines(_ markup: MarkupDocument) {
    for node in document.nodes.indices where document.nodes[node].kind == .linear {
      let orientation = document.value(.orientation, of: node)
      guard orientation?.isBound != true else { continue }
      let isColumn = orientation == .choice(1)
      // What stands under a condition may have no siblings.
      let children = document.children(of: node).filter {
        !mayBeGone($0) && !ElementSet.flow.contains(document.nodes[$0].kind)
      }
      guard children.count > 1 else { continue }
      for child in children {
        checkMatch(child, along: isColumn ? .height : .width, in: node, markup)
      }
    }
  }

  private func mayBeGone(_ node: Int) -> Bool {
    guard let visibility = document.value(.visibility, of: node) else { return false }
    return visibility == .choice(2) || visibility.isBound
  }

  private mutating func checkMatch(
    _ child: Int, along name: AttributeName, in parent: Int, _ markup: MarkupDocument
  ) {
    // The length of a component may be that of its root.
    guard document.nodes[child].kind != .spacer, document.nodes[child].kind != .component,
      !document.nodes[child].isBroken
    else { return }
    var length: TypedAttribute?
    for index in document.nodes[child].attributeIndices {
      let attribute = document.attributes[index]
      switch attribute.name {
      case name, .size: length = attribute
      // A style may say either.
      case .weight, .style: return
      default: break
      }
    }
    if let length, !length.value.matches(along: name) { return }
    report(
      .matchBesideSiblings(
        name, length.map { markup.attributes[Int($0.markup)] },
        of: document.nodes[child].kind, at: markup.nodes[Int(document.nodes[child].markup)],
        in: markup.nodes[Int(document.nodes[parent].markup)], markup))
  }
}

extension TypedValue {
  /// Whether a length, or the part of a size that is meant, is `match`.
  fileprivate func matches(along name: AttributeName) -> Bool {
    switch self {
    case .dimension(let length): length.unit == .match
    case .size(let width, let height): (name == .width ? width : height).unit == .match
    default: false
    }
  }
}
