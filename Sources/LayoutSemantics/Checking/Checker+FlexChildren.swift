import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What a child says to a `flex` and another of its own settings overrules.
extension Checker {
  mutating func checkFlexChild(
    _ node: Int, _ axis: FlexAxis, isOneLine: Bool, _ markup: MarkupDocument
  ) {
    let child = FlexChild(of: node, in: document)
    guard !child.isOpen else { return }
    // Where a container places lines it moves even its static children.
    if child.position != .fixedInFlow || isOneLine { checkInsets(of: node, child, markup) }
    checkShorthand(of: node, markup)
    checkRatio(of: node, child, axis, markup)
  }

  private mutating func checkInsets(
    of node: Int, _ child: FlexChild, _ markup: MarkupDocument
  ) {
    var written: [AttributeName: TypedAttribute] = [:]
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      guard Self.insets.contains(attribute.name), case .dimension(let length) = attribute.value,
        length.unit != .auto, length.unit != .bound
      else { continue }
      let source = markup.attributes[Int(attribute.markup)]
      if child.position == .fixedInFlow {
        report(.staticInset(attribute.name, source, markup))
      } else {
        written[attribute.name] = attribute
      }
    }
    guard written.count > 1 else { return }
    for (first, second) in Self.opposites {
      guard let first = written[first], let second = written[second] else { continue }
      // A percentage may be of nothing, and then the inset opposite counts.
      let holds =
        child.position == .absolute
        ? isSized(node, along: first.name == .top ? .vertical : .horizontal)
        : first.isInPoints && second.isInPoints
      guard holds else { continue }
      report(
        .opposingInsets(
          first.name, markup.attributes[Int(first.markup)],
          second.name, markup.attributes[Int(second.markup)], markup))
    }
  }

  private static let insets: Set<AttributeName> = [.top, .left, .bottom, .right, .start, .end]

  private static let opposites: [(AttributeName, AttributeName)] = [
    (.top, .bottom), (.start, .end), (.left, .right),
  ]

  private mutating func checkShorthand(of node: Int, _ markup: MarkupDocument) {
    guard case .number(let flex)? = document.value(.flex, of: node), flex != 0,
      let shorthand = attribute(.flex, of: node, markup)
    else { return }
    let parts: [AttributeName] = flex > 0 ? [.flexGrow, .flexBasis] : [.flexShrink]
    for part in parts {
      guard let value = document.value(part, of: node), value != .dimension(.auto), !value.isBound,
        let source = attribute(part, of: node, markup)
      else { continue }
      report(.flexOverridden(part, source, shorthand, markup))
    }
  }

  private mutating func checkRatio(
    of node: Int, _ child: FlexChild, _ axis: FlexAxis, _ markup: MarkupDocument
  ) {
    guard let ratio = attribute(.aspectRatio, of: node, markup),
      Axis.allCases.allSatisfy({ writtenLength(of: node, $0) != nil })
    else { return }
    guard child.position != .absolute else {
      return report(.ratioBesideSizes(ratio, markup))
    }
    // Lines take their thickness from what the sizes would have been.
    guard child.isInFlow, !axis.wraps else { return }
    let cross: AttributeName = axis.isHorizontal ? .height : .width
    let name = document.value(cross, of: node) == nil ? .size : cross
    guard let size = attribute(name, of: node, markup) else { return }
    report(.ratioOverSize(name, size, axis.isHorizontal ? .vertical : .horizontal, ratio, markup))
  }
}

extension TypedAttribute {
  fileprivate var isInPoints: Bool {
    guard case .dimension(let length) = value else { return false }
    return length.unit == .points
  }
}
