// The least width of an element, by its own layout: that in which nothing of it is cut off or broken
// where it need not be.

extension Solver {
  /// The width of an element's content where it has all the room it wants.
  mutating func maxContentWidth(_ node: Int32) -> Float {
    measure(node, Offer(width: .open, height: .open)).size.width
  }

  /// The least width of an element's content.
  ///
  /// A text's is that of its longest word; containers that lay out side by side add up, others take the
  /// greatest of their children.
  mutating func minContentWidth(_ node: Int32) -> Float {
    guard !skipsAnswer() else { return 0 }
    if isBoxContainer(node) { return boxAnswer(node, .intrinsic(.minContent, height: .nan)).length }
    if nodes[Int(node)].kind == .text { return rounded(leastTextWidth(node)) }
    guard nodes[Int(node)].firstChild >= 0, nodes[Int(node)].depth < Limits.depth else {
      return maxContentWidth(node)
    }
    var entry = boxStates[Int(node)].memo
    while entry >= 0 {
      if css.memo[entry].space.mode == .minContent { return css.memo[entry].answer.length }
      entry = css.memo[entry].next
    }
    guard calls < Limits.calls || !keepsAnswers else {
      questions.append(Question(node: node, space: .intrinsic(.minContent, height: .nan)))
      return 0
    }
    calls &+= 1
    let open = unanswered
    let width = rounded(leastWidth(node))
    calls &-= 1
    if keepsAnswers && unanswered == open {
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
        ? leastSum(node, gap: spec.spacing) : leastMaximum(node)
    case .flex:
      let spec = pools.pointee.flexes[Int(element.spec)]
      let isRow = spec.direction == .row || spec.direction == .rowReverse
      guard isRow, spec.wrap == .noWrap else {
        width = leastMaximum(node)
        break
      }
      var gap: Float = 0
      if case .points(let points)? = spec.columnGap ?? spec.gap {
        gap = points.heldPositive(to: Limits.length)
      }
      width = leastSum(node, gap: gap)
    case .linear:
      let spec = pools.pointee.linears[Int(element.spec)]
      width =
        spec.orientation == .horizontal
        ? leastSum(node, gap: spec.spacing) : leastMaximum(node)
    case .inset:
      let spec = pools.pointee.insets[Int(element.spec)]
      width = leastMaximum(node) + InsetContainer.horizontalInsets(spec, .open, &self).sum
    case .background, .overlay, .corner:
      let content = content(of: node)
      width = content >= 0 ? leastOuterWidth(content) : 0
    case .scroll:
      width =
        pools.pointee.scrolls[Int(element.spec)].axis == .vertical ? leastMaximum(node) : 0
    case .clip:
      width =
        pools.pointee.clips[Int(element.spec)].clippedDimensions == .width ? 0 : leastMaximum(node)
    case .center, .relative, .ratio, .wrapper, .zstack, .view, .layers, .flow:
      width = leastMaximum(node)
    case .absolute, .custom, .text, .image, .spacer, .grid:
      // What is placed at positions of its own has no smaller form.
      return maxContentWidth(node)
    }
    if element.isPadded {
      let space = padding(of: node)
      width += space.left + space.right
    }
    let most = maxContentWidth(node)
    return width < most ? width : most
  }

  private mutating func leastSum(_ node: Int32, gap: Float) -> Float {
    var sum: Float = 0
    var isFirst = true
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      sum += (isFirst ? 0 : gap) + leastOuterWidth(child)
      isFirst = false
      child = nodes[Int(child)].nextSibling
    }
    return sum
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

  /// The least width of a child, as far as its own size leaves it open.
  private mutating func leastOuterWidth(_ child: Int32) -> Float {
    let element = nodes[Int(child)]
    let isCell =
      element.parent >= 0 && nodes[Int(element.parent)].kind.isLinearFamily
      && element.placement >= 0
    let place = isCell ? pools.pointee.cells[Int(element.placement)].size : element.size
    guard place >= 0 else { return minContentWidth(child) }
    let own = pools.pointee.sizes[Int(place)].widthRange(parent: .infinity)
    if own.low == own.high { return own.low }
    return own.clamped(minContentWidth(child))
  }

  /// The width of a text's longest word.
  func leastTextWidth(_ node: Int32) -> Float {
    let index = Int(nodes[Int(node)].spec)
    guard let words = texts.pointee.entries[index].words else {
      // Its measurer alone knows where it breaks.
      return measurer.measure(
        pools.pointee.texts[index], maxWidth: 0, environment: texts.pointee.environment
      ).size.width.heldPositive(to: Limits.length)
    }
    var greatest: Float = 0
    for word in Int(words.lowerBound)..<Int(words.upperBound) {
      let width = texts.pointee.advances.words[word].width
      if width > greatest { greatest = width }
    }
    return greatest
  }
}
