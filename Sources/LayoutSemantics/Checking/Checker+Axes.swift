import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// What is said of an axis that is provably without a size: percentages of it, infinite insets
// without an end, and growth with nothing to share.
extension Checker {
  /// Walks the layout from its root, for documents that hold a percentage, an infinity or growth.
  mutating func checkAxes(_ markup: MarkupDocument) {
    guard document.root >= 0 else { return }
    var rules = AxisRules(document: document)
    var states: [AxisStates] = []
    swap(&states, &axisStates)
    states.removeAll(keepingCapacity: true)
    for _ in document.nodes.indices { states.append(.unknown) }
    for node in document.nodes.indices {
      guard document.nodes[node].firstChild >= 0,
        tables.layoutElements.contains(document.nodes[node].kind)
      else { continue }
      if document.nodes[node].kind == .inset { checkInsets(of: node, states[node], markup) }
      checkGrowth(in: node, states[node], markup)
      var position = -1
      var next = document.nodes[node].firstChild
      while next >= 0 {
        let child = Int(next)
        next = document.nodes[child].nextSibling
        if !continuesChain(child) { position += 1 }
        guard tables.flow.contains(document.nodes[child].kind) else {
          offer(to: child, at: position, of: node, &rules, &states, markup)
          continue
        }
        for child in document.placedChildren(of: child) {
          offer(to: child, at: position, of: node, &rules, &states, markup)
        }
      }
    }
    swap(&states, &axisStates)
  }

  private mutating func offer(
    to child: Int, at position: Int, of node: Int, _ rules: inout AxisRules,
    _ states: inout [AxisStates], _ markup: MarkupDocument,
  ) {
    // Most elements are leaves that ask for nothing.
    let asks = holdsPercentage(child)
    guard asks || document.nodes[child].firstChild >= 0 else { return }
    for axis in Axis.allCases {
      let offer = rules.offer(to: child, at: position, of: node, states[node], axis)
      if asks && offer.hasParent == .no { reportPercentages(of: child, axis, markup) }
      states[child][axis] = rules.measured(child, offer, axis)
    }
  }

  /// Whether a length of the element may be a percentage, of its parent or of anything else.
  private func holdsPercentage(_ element: Int) -> Bool {
    document.nodes[element].attributeIndices.contains { index in
      switch document.attributes[index].value {
      case .dimension(let length): length.unit == .percent
      case .edges, .size, .sizeRange: true
      case .pair, .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .ratio, .choice,
        .flags, .textMetrics, .bound, .boundFlags:
        false
      }
    }
  }

  private mutating func checkInsets(
    of inset: Int, _ states: AxisStates, _ markup: MarkupDocument
  ) {
    guard states.horizontal.isOpen || states.vertical.isOpen else { return }
    let parts = InsetParts(of: inset, in: document)
    for axis in Axis.allCases {
      if states[axis].isBounded == .no {
        for range in ranges(of: parts.infinite(along: axis), along: axis, "infinity", markup) {
          report(.infiniteInset(at: range, axis))
        }
      }
      if states[axis].hasParent == .no {
        for range in ranges(of: parts.percentages(along: axis), along: axis, "%", markup) {
          report(
            .percentOfUndefined(
              at: range, axis, reading: "0", parent: parent(of: inset, markup)))
        }
      }
    }
  }

  /// Where the parts of an inset stand that say `suffix`, each once.
  private func ranges(
    of parts: [InsetParts.Part], along axis: Axis, _ suffix: String, _ markup: MarkupDocument
  ) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for part in parts {
      let words = ValueParts(of: markup.attributes[Int(part.attribute.markup)], in: markup)
      let isEdges = part.attribute.name == .insets
      for range in words.ranges(along: axis, ofEdges: isEdges, endingIn: suffix)
      where !ranges.contains(range) {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// Reports what `element` says in percent of a parent that has no size along `axis`.
  private mutating func reportPercentages(
    of element: Int, _ axis: Axis, _ markup: MarkupDocument
  ) {
    for index in document.nodes[element].attributeIndices {
      let attribute = document.attributes[index]
      guard isPercentage(attribute, of: element, along: axis) else { continue }
      let words = ValueParts(of: markup.attributes[Int(attribute.markup)], in: markup)
      let isSize = attribute.name == .size || attribute.name == .sizeRange
      for range in words.ranges(along: isSize ? axis : nil, endingIn: "%") {
        report(
          .percentOfUndefined(
            at: range, axis, reading: isEdges(attribute) ? "0" : "auto",
            parent: parent(of: element, markup)))
      }
    }
  }

  private func isPercentage(
    _ attribute: TypedAttribute, of element: Int, along axis: Axis
  ) -> Bool {
    switch (attribute.name, attribute.value) {
    case (.width, .dimension(let length)), (.minWidth, .dimension(let length)),
      (.maxWidth, .dimension(let length)):
      axis == .horizontal && length.unit == .percent
        && (attribute.name == .width || !limitsResolve(of: element, along: axis))
    case (.height, .dimension(let length)), (.minHeight, .dimension(let length)),
      (.maxHeight, .dimension(let length)):
      axis == .vertical && length.unit == .percent
        && (attribute.name == .height || !limitsResolve(of: element, along: axis))
    case (.size, .size(let width, let height)):
      (axis == .horizontal ? width : height).unit == .percent
    case (.sizeRange, .sizeRange(let range)):
      axis == .horizontal
        ? range.minWidth.unit == .percent || range.maxWidth.unit == .percent
        : range.minHeight.unit == .percent || range.maxHeight.unit == .percent
    case (.flexBasis, .dimension(let length)):
      length.unit == .percent && isMainAxis(axis, of: document.placingParent(of: element))
    case (_, .edges(let edges)):
      axis == .horizontal && isEdges(attribute)
        && (edges.top.unit == .percent || edges.left.unit == .percent
          || edges.bottom.unit == .percent || edges.right.unit == .percent)
    case (_, .dimension(let length)):
      axis == .horizontal && isEdges(attribute) && length.unit == .percent
    default: false
    }
  }

  private func isMainAxis(_ axis: Axis, of stack: Int) -> Bool {
    let settings = FlexAxis(of: stack, in: document)
    return !settings.isOpen && settings.main == axis
  }

  /// A `flex` holds its children to their limits along it once it knows its own length.
  private func limitsResolve(of element: Int, along axis: Axis) -> Bool {
    let parent = document.placingParent(of: element)
    guard document.nodes[parent].kind == .flex else { return false }
    return isMainAxis(axis, of: parent) || FlexAxis(of: parent, in: document).isOpen
  }

  /// Whether the attribute is a margin or a padding, all of which are percentages of the width.
  private func isEdges(_ attribute: TypedAttribute) -> Bool {
    switch attribute.name {
    case .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
      .marginHorizontal, .marginVertical, .padding, .paddingTop, .paddingLeft, .paddingBottom,
      .paddingRight, .paddingStart, .paddingEnd, .paddingHorizontal, .paddingVertical:
      tables.schema[attribute.row].group == .placement
    default: false
    }
  }

  private func parent(of element: Int, _ markup: MarkupDocument) -> MarkupNode {
    source(of: document.placingParent(of: element), markup)
  }
}
