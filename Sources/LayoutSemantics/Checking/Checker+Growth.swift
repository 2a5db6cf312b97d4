import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Children that are to grow in a container which is as long as its content.
extension Checker {
  /// Reports the children of `container` that grow though there is provably nothing to share.
  mutating func checkGrowth(
    in container: Int, _ states: AxisStates, _ markup: MarkupDocument
  ) {
    let kind = document.nodes[container].kind
    guard kind == .flex || kind == .stack,
      states.horizontal.isExact == .no || states.vertical.isExact == .no
    else { return }
    let axis = FlexAxis(of: container, in: document)
    let main = states[axis.main]
    guard !axis.isOpen, main.isExact == .no, !main.mayHaveLeast, !axis.isTransparent,
      document.value(.aspectRatio, of: container) == nil,
      // A `flex` is as long as its content up to its greatest length, unless its lines wrap there.
      main.isBounded == .no || (kind == .flex && !axis.wraps)
    else { return }
    let owner = markup.nodes[Int(document.nodes[container].markup)]
    for child in document.placedChildren(of: container) {
      guard kind == .stack || FlexChild(of: child, in: document).isInFlow else { continue }
      for index in document.nodes[child].attributeIndices {
        let attribute = document.attributes[index]
        guard attribute.name == .flexGrow || attribute.name == .flex,
          case .number(let factor) = attribute.value, factor > 0
        else { continue }
        report(
          .unsharedGrow(
            attribute.name, markup.attributes[Int(attribute.markup)], axis.main, parent: owner,
            markup))
      }
    }
  }
}
