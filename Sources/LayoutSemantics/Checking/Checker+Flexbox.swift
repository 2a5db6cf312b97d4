import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Settings of containers and their children that another setting leaves without effect.
extension Checker {
  /// Looks at every `stack` and `flex`, for documents that write what may be without effect.
  mutating func checkFlexbox(_ markup: MarkupDocument) {
    var levels = [UInt16](repeating: 0, count: document.nodes.count)
    for node in document.nodes.indices where !document.nodes[node].isBroken {
      switch document.nodes[node].kind {
      case .stack:
        checkLines(of: node, markup)
        checkBases(of: node, markup)
      case .flex:
        notePercentages(of: node, &levels, markup)
        let axis = FlexAxis(of: node, in: document)
        guard !axis.isTransparent, !axis.isOpen else { continue }
        checkLines(of: node, markup)
        checkBases(of: node, markup)
        checkAutoMargins(of: node, axis, markup)
        let isOneLine = !axis.wraps && !mayAlignBaselines(node, axis)
        for child in document.placedChildren(of: node) {
          checkFlexChild(child, axis, isOneLine: isOneLine, markup)
        }
      default: break
      }
    }
  }
}

// MARK: Containers

extension Checker {
  /// Reports what is said of several lines where there is one.
  private mutating func checkLines(of node: Int, _ markup: MarkupDocument) {
    let axis = FlexAxis(of: node, in: document)
    guard !axis.wraps, !axis.isOpen else { return }
    let isStack = document.nodes[node].kind == .stack
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      switch attribute.name {
      case .alignContent where isStack || !mayAlignBaselines(node, axis): break
      case .lineSpacing where isStack: break
      case .rowGap where axis.isHorizontal: break
      case .columnGap where !axis.isHorizontal: break
      default: continue
      }
      report(
        .unwrappedLines(
          attribute.name, markup.attributes[Int(attribute.markup)],
          wrap: isStack ? ("flexWrap", "wrap") : ("wrap", "wrap"), source(of: node, markup),
          isWritten: writes(isStack ? .flexWrap : .wrap, node), markup))
    }
  }

  /// Whether some child may stand on a baseline, which makes a line of a `flex` even of one.
  private func mayAlignBaselines(_ node: Int, _ axis: FlexAxis) -> Bool {
    guard !axis.alignsBaselines, !document.hasVaryingChildren(node) else { return true }
    return document.children(of: node).contains {
      let child = FlexChild(of: $0, in: document)
      return child.alignsBaseline || child.isContents || child.isOpen
    }
  }

  /// Reports sizes along the container beside a basis.
  private mutating func checkBases(of node: Int, _ markup: MarkupDocument) {
    let axis = FlexAxis(of: node, in: document)
    guard !axis.isOpen else { return }
    let isFlex = document.nodes[node].kind == .flex
    // Without a length of its own a `flex` measures its children by their sizes first.
    guard !isFlex || writtenLength(of: node, axis.main) != nil else { return }
    for child in document.placedChildren(of: node) {
      guard case .dimension(let basis)? = document.value(.flexBasis, of: child),
        basis.unit == .points || (isFlex && basis.unit == .percent),
        isFlex
          ? FlexChild(of: child, in: document).isInFlow : document.nodes[child].kind != .flex
      else { continue }
      let name: AttributeName = axis.isHorizontal ? .width : .height
      guard case .dimension(let length)? = document.value(name, of: child), length.unit != .auto,
        length.unit != .bound, let size = attribute(name, of: child, markup),
        let rival = attribute(.flexBasis, of: child, markup)
      else { continue }
      report(.basisOverSize(name, size, rival, markup))
    }
  }

  private mutating func checkAutoMargins(
    of node: Int, _ axis: FlexAxis, _ markup: MarkupDocument
  ) {
    guard !axis.wraps, !document.hasVaryingChildren(node),
      case .choice(let choice)? = document.value(.justifyContent, of: node), choice > 0,
      let justify = attribute(.justifyContent, of: node, markup)
    else { return }
    var taker: Int?
    for place in document.children(of: node) {
      let child = FlexChild(of: place, in: document)
      // An absolute child without an inset stands where `justifyContent` says.
      guard child.position != .absolute, !child.isContents, !child.isOpen else { return }
      if child.isInFlow, FlexMargins(of: place, in: document).isAutomatic(along: axis.main) {
        taker = taker ?? place
      }
    }
    guard let taker else { return }
    report(.autoMarginOverJustify(justify, child: source(of: taker, markup), markup))
  }

  /// Counts the levels that hold percentages and have no width, and reports the first too many.
  private mutating func notePercentages(
    of node: Int, _ levels: inout [UInt16], _ markup: MarkupDocument
  ) {
    guard document.spreadsPercentage(node), !isSized(node, along: .horizontal) else { return }
    let parent = document.placingParent(of: node)
    levels[node] = parent >= 0 ? levels[parent] &+ 1 : 1
    guard levels[node] == Self.percentLevels + 1 else { return }
    report(.percentNest(source(of: node, markup)))
  }

  /// How many levels of percentages are solved exactly, of whatever kind they are.
  private static let percentLevels: UInt16 = 8
}
