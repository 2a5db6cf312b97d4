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
        guard !axis.isTransparent else { continue }
        checkLines(of: node, markup)
        checkBases(of: node, markup)
        checkAutoMargins(of: node, axis, markup)
        let isOneLine = !axis.wraps && !mayAlignBaselines(node, axis)
        for child in document.children(of: node) {
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
    guard !axis.wraps else { return }
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
    guard !axis.alignsBaselines else { return true }
    return document.children(of: node).contains {
      let child = FlexChild(of: $0, in: document)
      return child.alignsBaseline || child.isContents
    }
  }

  /// Reports sizes along the container beside a basis.
  private mutating func checkBases(of node: Int, _ markup: MarkupDocument) {
    let axis = FlexAxis(of: node, in: document)
    let isFlex = document.nodes[node].kind == .flex
    // Without a length of its own a `flex` measures its children by their sizes first.
    guard !isFlex || writtenLength(of: node, axis.main) != nil else { return }
    for child in document.children(of: node) {
      guard case .dimension(let basis)? = document.value(.flexBasis, of: child),
        basis.unit == .points || (isFlex && basis.unit == .percent),
        isFlex
          ? FlexChild(of: child, in: document).isInFlow : document.nodes[child].kind != .flex
      else { continue }
      let name: AttributeName = axis.isHorizontal ? .width : .height
      guard case .dimension(let length)? = document.value(name, of: child), length.unit != .auto,
        let size = attribute(name, of: child, markup),
        let rival = attribute(.flexBasis, of: child, markup)
      else { continue }
      report(.basisOverSize(name, size, rival, markup))
    }
  }

  private mutating func checkAutoMargins(
    of node: Int, _ axis: FlexAxis, _ markup: MarkupDocument
  ) {
    guard !axis.wraps, case .choice(let choice)? = document.value(.justifyContent, of: node),
      choice > 0, let justify = attribute(.justifyContent, of: node, markup)
    else { return }
    var taker: Int?
    for place in document.children(of: node) {
      let child = FlexChild(of: place, in: document)
      // An absolute child without an inset stands where `justifyContent` says.
      guard child.position != .absolute, !child.isContents else { return }
      if child.isInFlow, FlexMargins(of: place, in: document).isAutomatic(along: axis.main) {
        taker = taker ?? place
      }
    }
    guard let taker else { return }
    report(.autoMarginOverJustify(justify, child: source(of: taker, markup), markup))
  }

  /// Counts the levels that hold percentages and have no size, and reports the first too many.
  private mutating func notePercentages(
    of node: Int, _ levels: inout [UInt16], _ markup: MarkupDocument
  ) {
    let isSized = Axis.allCases.allSatisfy { writtenLength(of: node, $0) != nil }
    guard !isSized, document.holdsPercentage(node) else { return }
    let parent = Int(document.nodes[node].parent)
    levels[node] = parent >= 0 ? levels[parent] &+ 1 : 1
    guard levels[node] == Self.percentLevels + 1 else { return }
    report(.percentNest(source(of: node, markup)))
  }

  /// How many levels of percentages are solved in reasonable time.
  private static let percentLevels: UInt16 = 8
}

// MARK: Children of a `flex`

extension Checker {
  private mutating func checkFlexChild(
    _ node: Int, _ axis: FlexAxis, isOneLine: Bool, _ markup: MarkupDocument
  ) {
    let child = FlexChild(of: node, in: document)
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
        length.unit != .auto
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
      guard let value = document.value(part, of: node), value != .dimension(.auto),
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

// MARK: What stands on an element

extension Checker {
  private func attribute(
    _ name: AttributeName, of node: Int, _ markup: MarkupDocument
  ) -> MarkupAttribute? {
    document.nodes[node].attributeIndices.first { document.attributes[$0].name == name }
      .map { markup.attributes[Int(document.attributes[$0].markup)] }
  }

  private func writes(_ name: AttributeName, _ node: Int) -> Bool {
    document.value(name, of: node) != nil
  }

  private func source(of node: Int, _ markup: MarkupDocument) -> MarkupNode {
    markup.nodes[Int(document.nodes[node].markup)]
  }

  /// The element's own length along `axis` in points, or nil.
  private func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    document.ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  private func isSized(_ node: Int, along axis: Axis) -> Bool {
    document.ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }
}

extension TypedAttribute {
  fileprivate var isInPoints: Bool {
    guard case .dimension(let length) = value else { return false }
    return length.unit == .points
  }
}

extension TypedDocument {
  /// The length that `node` itself asks for along `axis`, or nil.
  func ownLength(of node: Int, _ axis: Axis) -> DimensionValue? {
    if case .size(let width, let height)? = value(.size, of: node) {
      return axis == .horizontal ? width : height
    }
    guard
      case .dimension(let length)? = value(axis == .horizontal ? .width : .height, of: node)
    else { return nil }
    return length
  }

  /// Whether an attribute of `node` holds a percentage.
  fileprivate func holdsPercentage(_ node: Int) -> Bool {
    nodes[node].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length): length.unit == .percent
      case .edges(let edges):
        edges.top.unit == .percent || edges.left.unit == .percent || edges.bottom.unit == .percent
          || edges.right.unit == .percent
      case .size(let width, let height): width.unit == .percent || height.unit == .percent
      case .pair, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset, .symbol,
        .ratio, .choice, .flags, .textMetrics:
        false
      }
    }
  }
}
