// What a flexbox of CSS asks of its items. Lengths are those of the border box, without margins, and
// the answers without the limits that an item says itself.

extension Solver {
  /// The width of a box by its content: the least in which nothing overflows, or that in which all
  /// have the room they want.
  ///
  /// Of what height it is counts where that is definite, and is no number elsewhere.
  mutating func contentWidth(
    of box: Int32, _ pass: FlexPass, height: Float, ownerWidth: Float
  ) -> Float {
    itemAnswer(
      box,
      FlexOffer(
        width: .nan, .free, height: height, height.isNaN ? .free : .exact,
        ownerWidth: ownerWidth, ownerHeight: .nan),
      pass
    ).width
  }

  /// The height of a box by its content at a width, laid out within a height where one is definite.
  mutating func contentHeight(
    of box: Int32, width: Float, within height: Float, ownerWidth: Float, ownerHeight: Float
  ) -> Float {
    itemAnswer(
      box,
      FlexOffer(
        width: width, .exact, height: height, height.isNaN ? .free : .tried,
        ownerWidth: ownerWidth, ownerHeight: ownerHeight),
      .measure
    ).height
  }

  /// Measures an item, or lays out what is in it.
  mutating func itemAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    if pass == .layout { flexStates[Int(box)].ownerWidth = offer.ownerWidth }
    let style = flexBox(at: box)
    switch style.pointee.content {
    case .boxes:
      if style.pointee.rules.contains(.isCSS) { return itemContainerAnswer(box, offer, pass) }
      return style.pointee.firstChild < 0
        ? emptyItemAnswer(style, offer) : otherFlexboxAnswer(box, offer, pass)
    case .text, .intrinsic, .fill, .element: return itemLeafAnswer(box, offer, pass)
    }
  }

  /// A box with nothing in it, which has no baseline of its own.
  private func emptyItemAnswer(_ style: Borrowed<FlexBox>, _ offer: FlexOffer) -> FlexAnswer {
    FlexAnswer(
      offer.widthMode == .free ? style.frame(.row, offer.ownerWidth) : offer.width,
      offer.heightMode == .free || offer.heightMode == .tried
        ? style.frame(.column, offer.ownerWidth) : offer.height,
      baseline: .nan)
  }

  /// A content that is measured.
  @inline(never)
  private mutating func itemLeafAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    if nodes[Int(style.pointee.node)].kind == .grid {
      return gridAnswer(style.pointee.node, style, offer, pass)
    }
    let widthFrame = style.frame(.row, offer.ownerWidth)
    let heightFrame = style.frame(.column, offer.ownerWidth)
    let isDecided = offer.heightMode == .exact || offer.heightMode == .settled
    let height = isDecided ? AxisOffer(offer.height - heightFrame, .exact) : AxisOffer.open
    switch pass {
    case .minContent:
      return FlexAnswer(leastContentWidth(box) + widthFrame, 0, baseline: .nan)
    case .maxContent:
      let content = measureContent(of: box, Offer(width: .open, height: height))
      return FlexAnswer(content.size.width + widthFrame, 0, baseline: .nan)
    case .measure, .trial, .layout: break
    }
    guard !isDecided || usesBaselines else {
      return FlexAnswer(offer.width, offer.height, baseline: .nan)
    }
    let content = measureContent(
      of: box, Offer(width: AxisOffer(offer.width - widthFrame, .exact), height: height))
    var answer = FlexAnswer(
      offer.width, isDecided ? offer.height : content.size.height + heightFrame, baseline: .nan)
    if content.ascender > 0 {
      answer.baseline = content.ascender + style.frameTop(offer.ownerWidth)
    }
    return answer
  }

  /// A grid, which is asked for as much as a flexbox is.
  @inline(never)
  private mutating func gridAnswer(
    _ node: Int32, _ style: Borrowed<FlexBox>, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    var space = BoxSpace.layout(width: offer.width, height: .nan)
    if offer.heightMode != .free {
      space.height = offer.height
      space.isHeightIndefinite = offer.heightMode == .settled
    }
    if !style.pointee.percents.isDisjoint(with: .paddings) && !offer.ownerWidth.isNaN {
      space.ownerWidth = offer.ownerWidth
    }
    let frame = UsedEdges(
      top: style.frame(.column, offer.ownerWidth), left: style.frame(.row, offer.ownerWidth))
    switch pass {
    case .minContent, .maxContent:
      space.mode = pass == .minContent ? .minContent : .maxContent
      space.width = -1
      if !dependsOnHeight(node) { space.height = -1 }
      space.isHeightIndefinite = space.isHeightIndefinite && space.height >= 0
      if GridContainer.repeatsColumns(node, &self) {
        let least = style.minimum(.row, of: offer.ownerWidth, frame: frame.left)
        space.leastWidth = least.isNaN ? 0 : least
        space.mostWidth = style.maximum(.row, of: offer.ownerWidth, frame: frame.left)
      }
      return FlexAnswer(boxAnswer(node, space).length, 0, baseline: .nan)
    case .measure, .trial:
      if offer.heightMode == .free {
        let least = style.minimum(.column, of: offer.ownerHeight, frame: frame.top)
        space.leastHeight = least.isNaN ? 0 : least
        space.mostHeight = style.maximum(.column, of: offer.ownerHeight, frame: frame.top)
      } else if !usesBaselines {
        return FlexAnswer(offer.width, offer.height, baseline: .nan)
      }
      let answer = boxAnswer(node, space)
      return FlexAnswer(
        offer.width, offer.heightMode == .free ? answer.length : offer.height,
        baseline: answer.baseline)
    case .layout:
      container(node).pointee.space = space
      return FlexAnswer(offer.width, offer.height, baseline: .nan)
    }
  }

  /// The least width of what is in a box that is no flexbox.
  mutating func leastContentWidth(_ box: Int32) -> Float {
    let style = flexBox(at: box)
    switch style.pointee.content {
    case .boxes, .fill: return 0
    case .intrinsic: return style.pointee.intrinsicSize.width
    case .text: return leastTextWidth(style.pointee.node)
    case .element: return minContentWidth(style.pointee.node)
    }
  }

  /// A flexbox of Yoga in one of CSS: it is measured as if what it is asked for were what there is.
  @inline(never)
  private mutating func otherFlexboxAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    var inner = offer
    switch pass {
    case .minContent: (inner.width, inner.widthMode) = (0, .atMost)
    case .maxContent, .measure, .trial, .layout: break
    }
    if inner.heightMode == .settled { inner.heightMode = .exact }
    if inner.heightMode == .tried { (inner.height, inner.heightMode) = (.nan, .free) }
    inner.width += style.margin(.row, offer.ownerWidth)
    inner.height += style.margin(.column, offer.ownerWidth)
    // Of that kind is as large as once it is laid out, whether baselines are looked for or not.
    return flexAnswer(box, inner, pass == .layout ? .layout : .trial)
  }

  /// A flexbox of CSS in another, unless it has answered the same before.
  @inline(never)
  private mutating func itemContainerAnswer(
    _ box: Int32, _ offer: FlexOffer, _ pass: FlexPass
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    guard style.pointee.firstChild >= 0 else { return emptyItemAnswer(style, offer) }
    if pass == .measure && !usesBaselines
      && (offer.heightMode == .exact || offer.heightMode == .settled)
    {
      return FlexAnswer(offer.width, offer.height, baseline: .nan)
    }
    return contentAnswer(box, offer, pass)
  }
}

// MARK: A flexbox of CSS in other layouts

extension Solver {
  /// What a flexbox of CSS answers to a flexbox, whichever that is.
  mutating func cssAnswer(_ box: Int32, _ offer: FlexOffer, _ pass: FlexPass) -> FlexAnswer {
    let style = flexBox(at: box)
    guard !style.pointee.rules.contains(.inCSS) else {
      return CSSContainer.solve(box, offer, pass, &self)
    }
    // One of Yoga says what there is with margins, and wants a size within the limits.
    let owner = offer.ownerWidth
    var inner = offer
    let open = questions.count
    let width = offer.width - style.margin(.row, owner)
    inner.width = style.bounded(
      offer.widthMode == .exact ? width : fitContent(box, offer, room: width), .row,
      of: offer.ownerWidth, ownerWidth: owner)
    inner.widthMode = .exact
    guard questions.count == open else { return .nothing }
    var height = offer.height - style.margin(.column, owner)
    if offer.heightMode == .exact {
      height = style.bounded(height, .column, of: offer.ownerHeight, ownerWidth: owner)
    } else {
      (inner.height, inner.heightMode) = (.nan, .free)
      height = CSSContainer.solve(box, inner, .measure, &self).height
      guard questions.count == open else { return .nothing }
      height = style.bounded(height, .column, of: offer.ownerHeight, ownerWidth: owner)
      inner.heightMode = .settled
    }
    inner.height = height
    if offer.heightMode == .exact { inner.heightMode = .exact }
    var answer = FlexAnswer(inner.width, height, baseline: .nan)
    if pass == .layout || usesBaselines {
      answer.baseline = CSSContainer.solve(box, inner, pass, &self).baseline
    }
    if answer.baseline.isNaN { answer.baseline = height }
    answer.widths = Bounds(only: offer.widthMode == .free ? .infinity : offer.width)
    answer.heights = Bounds(only: offer.heightMode == .free ? .infinity : offer.height)
    return answer
  }

  /// The width by content that is within what there is, if it can be.
  private mutating func fitContent(_ box: Int32, _ offer: FlexOffer, room: Float) -> Float {
    let height = offer.heightMode == .exact ? offer.height : .nan
    var asked = offer
    (asked.width, asked.widthMode) = (.nan, .free)
    (asked.height, asked.heightMode) = (height, height.isNaN ? .free : .exact)
    let most = CSSContainer.solve(box, asked, .maxContent, &self).width
    guard offer.widthMode == .atMost, most > room else { return most }
    let least = CSSContainer.solve(box, asked, .minContent, &self).width
    return least > room ? least : room
  }

  /// Measures the root of a flexbox of CSS, or lays it out.
  ///
  /// It is as wide as it says or as it is offered, else as its content within the limits; and so high,
  /// where an exact offer makes its height definite.
  mutating func rootAnswer(
    _ box: Int32, _ root: FlexRootSize, _ isPlacing: Bool
  ) -> FlexAnswer {
    let style = flexBox(at: box)
    let owner = root.ownerWidth
    let widthFrame = style.frame(.row, owner)
    let heightFrame = style.frame(.column, owner)
    let open = questions.count
    var width: Float = .nan
    var height: Float = .nan
    if root.width.mode == .exact {
      width = style.held(root.width.length, .row, of: owner, frame: widthFrame)
    }
    if root.height.mode == .exact {
      height = style.held(root.height.length, .column, of: root.ownerHeight, frame: heightFrame)
    }
    if width.isNaN {
      let own: Float
      if style.hasRatio && !height.isNaN {
        let share = style.transferred(
          .row, from: height, frame: widthFrame, otherFrame: heightFrame)
        // The automatic minimum of the other axis of a ratio.
        let content =
          style.keepsContent(.row, of: owner, widthFrame)
          ? rootContent(box, .minContent, height: .nan, owner) : 0
        own = share < content ? content : share
      } else {
        own = style.heldByRatio(
          rootContent(box, .maxContent, height: height, owner), .row, of: root.ownerHeight,
          frame: widthFrame, otherFrame: heightFrame)
      }
      width = style.held(own, .row, of: owner, frame: widthFrame)
    }
    guard questions.count == open else { return .nothing }
    var offer = FlexOffer(
      width: width, .exact, height: height, height.isNaN ? .free : .exact, ownerWidth: owner,
      ownerHeight: root.ownerHeight)
    if height.isNaN && style.hasRatio {
      height = style.transferred(
        .column, from: width, frame: heightFrame, otherFrame: widthFrame)
      if style.keepsContent(.column, of: root.ownerHeight, heightFrame) {
        // The automatic minimum of the other axis of a ratio.
        (offer.height, offer.heightMode) = (height, .tried)
        let content = CSSContainer.solve(box, offer, .measure, &self).height
        guard questions.count == open else { return .nothing }
        if height < content { height = content }
      }
      offer.height = style.held(height, .column, of: root.ownerHeight, frame: heightFrame)
      offer.heightMode = .exact
    }
    if isPlacing { flexStates[Int(box)].ownerWidth = owner }
    var answer = CSSContainer.solve(box, offer, isPlacing ? .layout : .measure, &self)
    guard questions.count == open else { return .nothing }
    answer.height = style.held(answer.height, .column, of: root.ownerHeight, frame: heightFrame)
    return answer
  }

  private mutating func rootContent(
    _ box: Int32, _ pass: FlexPass, height: Float, _ owner: Float
  ) -> Float {
    CSSContainer.solve(
      box,
      FlexOffer(
        width: .nan, .free, height: height, height.isNaN ? .free : .exact, ownerWidth: owner,
        ownerHeight: .nan),
      pass, &self
    ).width
  }
}
