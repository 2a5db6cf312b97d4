// The min-content width of an element, by its own layout: the smallest width in which nothing is
// clipped or broken unnecessarily.

extension Solver {
  /// The width of an element's content in unlimited space.
  mutating func maxContentWidth(_ node: Int32) -> Float {
    measure(node, Constraints(width: .open, height: .open)).size.width
  }

  /// The min-content width of an element's content.
  ///
  /// A text's is the width of its longest word. Containers that place children side by side add
  /// their widths; all other containers take the greatest.
  mutating func minContentWidth(_ node: Int32) -> Float {
    guard !skipsAnswer() else { return 0 }
    if isBoxContainer(node) { return boxAnswer(node, .intrinsic(.minContent, height: .nan)).length }
    if nodes[Int(node)].kind == .text {
      let space = nodes[Int(node)].isPadded ? padding(of: node) : .zero
      return rounded(leastTextWidth(node) + space.left + space.right)
    }
    guard nodes[Int(node)].firstChild >= 0, nodes[Int(node)].depth < Limits.depth else {
      return maxContentWidth(node)
    }
    // For an element that is not a CSS container, this cache holds no other result.
    let known = boxStates[Int(node)].memo
    guard known < 0 else { return css.memo[known].answer.length }
    guard calls < Limits.calls || !keepsAnswers else {
      deferredMeasurements.append(
        DeferredMeasurement(node: node, space: .intrinsic(.minContent, height: .nan)))
      return 0
    }
    calls &+= 1
    let open = unmeasured
    // Not in the argument, for which the solver would be copied.
    let least = leastWidth(node)
    let width = rounded(least)
    calls &-= 1
    if keepsAnswers && unmeasured == open {
      let next = boxStates[Int(node)].memo
      boxStates[Int(node)].memo = css.memo.keep(
        BoxMemoEntry(
          space: .intrinsic(.minContent, height: .nan), answer: BoxAnswer(length: width),
          next: next))
    }
    return width
  }

  private mutating func leastWidth(_ node: Int32) -> Float {
    let element = nodes[Int(node)]
    var width: Float = 0
    switch element.kind {
    case .stack:
      let spec = pools.pointee.stacks[Int(element.spec)]
      width =
        spec.direction == .horizontal && spec.flexWrap == .noWrap
        ? leastStackSum(node, spacing: spec.spacing) : leastMaximum(node)
    case .flex:
      width = leastFlexWidth(node)
      // A flexbox within another Yoga flexbox is not measured by itself.
      if boxOfNode[Int(node)] < 0 || isFlexChild(node) { return width }
    case .linear:
      let spec = pools.pointee.linears[Int(element.spec)]
      width =
        spec.orientation == .horizontal
        ? leastCellSum(node) + LinearContainer.gaps(node, spec, &self) : leastMaximum(node)
      width += horizontalSum(spec.margin, in: node)
    case .flow:
      width =
        leastMaximum(node) + horizontalSum(pools.pointee.flows[Int(element.spec)].margin, in: node)
    case .layers:
      width =
        leastMaximum(node) + horizontalSum(pools.pointee.layers[Int(element.spec)].margin, in: node)
    case .inset:
      let spec = pools.pointee.insets[Int(element.spec)]
      width = leastMaximum(node) + InsetContainer.horizontalInsets(spec, of: node, .open, &self).sum
    case .background, .overlay, .corner:
      let content = content(of: node)
      width = content >= 0 ? leastOuterWidth(content) : 0
    case .scroll:
      width =
        pools.pointee.scrolls[Int(element.spec)].axis == .vertical ? leastMaximum(node) : 0
    case .clip:
      width =
        pools.pointee.clips[Int(element.spec)].clippedDimensions == .width ? 0 : leastMaximum(node)
    case .fit: width = leastFitWidth(node)
    case .center, .relative, .ratio, .wrapper, .zstack, .view:
      width = leastMaximum(node)
    case .absolute, .custom, .text, .image, .spacer, .grid:
      // These elements have no width below their max-content width.
      return maxContentWidth(node)
    }
    if element.isPadded {
      let space = padding(of: node)
      width += space.left + space.right
    }
    let most = maxContentWidth(node)
    // Equivalent, `<` as `<=`: equal widths are interchangeable.
    return width < most ? width : most
  }

  /// The least width at which the alternative that a `fit` takes is not clipped.
  ///
  /// That is the ideal width of an alternative, or the min-content width of the last, which the
  /// `fit` takes below all ideal widths. A `fit` that compares heights alone has no height to
  /// compare with, and takes the first.
  private mutating func leastFitWidth(_ node: Int32) -> Float {
    var child = nodes[Int(node)].firstChild
    guard pools.pointee.fits[Int(nodes[Int(node)].spec)].axis != .vertical else {
      return leastOuterWidth(child)
    }
    var width = Float.infinity
    while nodes[Int(child)].nextSibling >= 0 {
      width = Swift.min(width, maxContentWidth(child))
      child = nodes[Int(child)].nextSibling
    }
    return Swift.min(width, leastOuterWidth(child))
  }

  /// The sum of horizontal margins of the linear family, in which percents count as 0.
  private func horizontalSum(_ edges: LayoutEdges, in node: Int32) -> Float {
    CellEdges(edges, isRightToLeft: isRightToLeft(in: node)).sum(.row)
  }

  /// The sum of the min-content widths of the cells of a horizontal `linear`.
  private mutating func leastCellSum(_ node: Int32) -> Float {
    var sum: Float = 0
    var children = cells(of: node)
    while let child = children.next() {
      sum +=
        nodes[Int(child.node)].kind == .spacer
        ? child.cell.leastShare : leastWidth(of: child.node, in: child.cell)
    }
    return sum
  }

  /// The sum of the min-content widths of a horizontal stack's children, with spacing and the
  /// children's `StackItem` attributes.
  private mutating func leastStackSum(_ node: Int32, spacing: Float) -> Float {
    var sum: Float = 0
    var isFirst = true
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let placement = nodes[Int(child)].placement
      let item = placement >= 0 ? pools.pointee.stackItems[Int(placement)] : StackItem()
      var width = leastOuterWidth(child)
      if case .points(let basis) = item.flexBasis, item.flexShrink == 0 { width = basis }
      sum += (isFirst ? 0 : spacing) + item.spacingBefore + width + item.spacingAfter
      isFirst = false
      child = nodes[Int(child)].nextSibling
    }
    return sum
  }

  /// The min-content width of a Yoga flexbox: its padding and border around its items with their
  /// margins.
  ///
  /// Widths are added in a row that does not wrap; otherwise the greatest counts.
  private mutating func leastFlexWidth(_ node: Int32) -> Float {
    let box = boxOfNode[Int(node)]
    guard box >= 0 else { return 0 }
    let style = flexBox(at: box)
    let isRow = style.axis == .row
    var (sum, greatest) = (Float(0), Float(0))
    var isFirst = true
    var next = style.pointee.firstChild
    while next >= 0 {
      let item = next
      let said = flexBox(at: item)
      next = said.pointee.nextSibling
      guard said.pointee.position != .absolute, !said.pointee.flags.contains(.isHidden) else {
        continue
      }
      let width = leastItemWidth(item, inRow: isRow) + said.margin(.row, .nan)
      sum += (isFirst ? 0 : style.gap(.row, of: .nan)) + width
      greatest = Swift.max(greatest, width)
      isFirst = false
    }
    return style.frame(.row, .nan) + (isRow && style.pointee.wrap == .noWrap ? sum : greatest)
  }

  private mutating func leastItemWidth(_ box: Int32, inRow isRow: Bool) -> Float {
    let style = flexBox(at: box)
    let frame = style.frame(.row, .nan)
    // An item that shrinks does so to its content.
    let hasBasis = isRow && style.pointee.shrink == 0
    var width = hasBasis ? style.flexBasis(.row, of: .nan, ownerWidth: .nan) : .nan
    if width.isNaN { width = style.outerLength(.row, of: .nan, ownerWidth: .nan) }
    if width.isNaN {
      // Equivalent below, `.boxes &&` as `.boxes ||`: an empty flexbox measures as its padding and
      // border too.
      width =
        style.pointee.content == .boxes && style.pointee.firstChild >= 0
        ? minContentWidth(style.pointee.node) : leastContentWidth(box) + frame
    }
    return style.bounded(width, .row, of: .nan, ownerWidth: .nan)
  }

  /// The min-content width of the content of a box that is not a flexbox.
  private mutating func leastContentWidth(_ box: Int32) -> Float {
    let style = flexBox(at: box)
    switch style.pointee.content {
    case .boxes, .fill: return 0
    case .intrinsic: return style.pointee.intrinsicSize.width
    case .text: return leastTextWidth(style.pointee.node)
    case .element: return minContentWidth(style.pointee.node)
    }
  }

  private mutating func leastMaximum(_ node: Int32) -> Float {
    var greatest: Float = 0
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let width = leastOuterWidth(child)
      if width > greatest { greatest = width }
      child = nodes[Int(child)].nextSibling
    }
    return greatest
  }

  /// The min-content width of a child, clamped to its own size.
  private mutating func leastOuterWidth(_ child: Int32) -> Float {
    let element = nodes[Int(child)]
    if element.parent >= 0, nodes[Int(element.parent)].kind.isLinearFamily, element.placement >= 0 {
      return leastWidth(of: child, in: pools.pointee.cells[Int(element.placement)])
    }
    guard element.size >= 0 else { return minContentWidth(child) }
    let own = pools.pointee.sizes[Int(element.size)].widthRange(parent: .infinity)
    if own.low == own.high { return own.low }
    return own.clamped(minContentWidth(child))
  }

  /// The min-content width of a cell, with its padding.
  private mutating func leastWidth(of child: Int32, in cell: LinearCell) -> Float {
    if let fixed = cell.width.fixed { return fixed }
    return cell.width.outer(
      minContentWidth(child),
      padding(of: cell, isRightToLeft: isRightToLeft(in: nodes[Int(child)].parent)).sum(.row),
      upTo: .infinity)
  }

  /// The width of a text's longest word.
  func leastTextWidth(_ node: Int32) -> Float {
    let index = Int(nodes[Int(node)].spec)
    guard let words = texts.pointee.entries[index].words else {
      // Only the text measurer can find the line breaks.
      return measurer.measure(
        pools.pointee.texts[index], maxWidth: 0, environment: texts.pointee.environment
      ).size.width.clampedPositive(to: Limits.length)
    }
    var greatest: Float = 0
    for word in Int(words.lowerBound)..<Int(words.upperBound) {
      let width = texts.pointee.advances.words[word].width
      if width > greatest { greatest = width }
    }
    return greatest
  }
}
