extension Solver {
  /// Answers the questions beyond the first `settled`, and those that arise meanwhile.
  mutating func answerQuestions(after settled: Int) {
    while questions.count > settled {
      let open = questions.count
      let question = questions[open - 1]
      if question.box >= 0 {
        _ = flexAnswer(question.box, question.flexOffer, question.pass)
      } else {
        _ = measure(question.node, question.offer)
      }
      if questions.count == open { questions.removeLast() }
    }
  }

  /// Lays out the tree, whose root is offered `offer`.
  mutating func solve(_ offer: Offer) {
    guard !nodes.isEmpty else { return }
    if nodes[0].kind == .flex && !nodes[0].isGone {
      // It measures itself while it is laid out.
      place(0, at: .zero, offer, .nothing)
    } else if !nodes[0].isGone {
      questions.append(Question(node: 0, offer: offer))
      answerQuestions(after: 0)
      place(0, at: .zero, offer, measure(0, offer))
    }
    frames[0] = Frame(width: states[0].size.width, height: states[0].size.height)
    var index = 0
    while index < nodes.count {
      if isFramedElsewhere(index) {
        index = Swift.max(Int(nodes[index].end), index + 1)
        continue
      }
      if states[index].pass != pass {
        clearFrame(of: index)
      } else if (nodes[index].firstChild >= 0 || index == 0) && nodes[index].depth < Limits.depth {
        if index > 0 && isLaid(index) {
          // All that is in it stands as it did.
          index = Swift.max(Int(nodes[index].end), index + 1)
          continue
        }
        layOut(Int32(truncatingIfNeeded: index))
        if nodes[index].kind == .flex && !sweeps
          && !boxes[Int(boxOfNode[index])].flags.contains(.holdsElement)
        {
          index = Swift.max(Int(nodes[index].end), index + 1)
          continue
        }
      } else {
        clearContent(of: index)
      }
      index += 1
    }
  }

  /// Whether all in an element has its frames from the flexbox that it stands in.
  @inline(__always)
  private func isFramedElsewhere(_ index: Int) -> Bool {
    guard !sweeps, nodes[index].isFlexItem, boxOfNode[index] >= 0 else { return false }
    return states[Int(nodes[index].parent)].pass == pass
      && !boxes[Int(boxOfNode[index])].flags.contains(.holdsElement)
  }

  private func clearFrame(of index: Int) {
    frames[index] = .zero
    if !boxOfNode.isEmpty, boxOfNode[index] >= 0 {
      let place = laid(boxOfNode[index])
      if place >= 0 { flexLaids[place].isFramed = false }
    }
    states[index].isLaid = false
    if isInCell(Int32(truncatingIfNeeded: index)) {
      cells[cellIndex(of: Int32(truncatingIfNeeded: index))].hasSeparator = false
    }
    clearContent(of: index)
  }

  private func clearContent(of index: Int) {
    if nodes[index].kind == .scroll { contentSizes[Int(nodes[index].spec)] = .zero }
  }

  /// Whether what is in a node was laid out in a like place before, and nothing changed since.
  private func isLaid(_ index: Int) -> Bool {
    guard states[index].isLaid, keepsAnswers, states[index].laidOffer == states[index].offer
    else { return false }
    if nodes[index].kind.isLinearFamily && isInCell(Int32(truncatingIfNeeded: index)) {
      // Where its edges are rounded to depends on where they are.
      let cell = cellIndex(of: Int32(truncatingIfNeeded: index))
      return cells[cell].laidRect == cells[cell].rect
    }
    return states[index].laidOrigin == origin(of: index)
      && states[index].laidSize == contentSize(of: Int32(truncatingIfNeeded: index))
  }

  /// From a node's corner to where its children's places are counted from.
  func origin(of index: Int) -> Point {
    let node = Int32(truncatingIfNeeded: index)
    var origin = nodes[index].isFlexItem ? contentOrigin(of: node) : .zero
    if nodes[index].isPadded {
      let space = padding(of: node)
      origin.x += space.left
      origin.y += space.top
    }
    return origin
  }

  /// Gives a node's children their places and writes their frames.
  private mutating func layOut(_ node: Int32) {
    if nodes[Int(node)].kind == .flex {
      // What is in a flexbox is laid out from its root.
      guard !nodes[Int(node)].isFlexItem else { return }
      noteLaid(node, .zero)
      layOutFlexbox(node)
      return
    }
    if nodes[Int(node)].kind.isLinearFamily {
      layOutCells(node)
      return
    }
    let origin = origin(of: Int(node))
    noteLaid(node, origin)
    repeat {
      answerQuestions(after: 0)
      visits &+= 1
      _ = answer(node, states[Int(node)].offer, isPlacing: true)
    } while !questions.isEmpty
    // What is in the node stands as far from its right edge as it would stand from the left one, and
    // its edges are those of its frame: what it answered may be rounded otherwise.
    let width = contentSize(of: node).width
    let mirrors = isRightToLeft && nodes[Int(node)].kind.turns
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let state = states[Int(child)]
      if state.pass == pass {
        let start = state.position.x
        frames[Int(child)] = Frame(
          // Adding 0 leaves no negative one.
          x: (mirrors ? mirrored(start, state.size.width, in: width) : start) + origin.x + 0,
          y: state.position.y + origin.y + 0,
          width: state.size.width,
          height: state.size.height)
      }
      child = nodes[Int(child)].nextSibling
    }
  }

  /// The place from the left of what stands at `start` from the right.
  ///
  /// What the sums lose to rounding is no distance: an element at the edge stands at 0.
  private func mirrored(_ start: Float, _ width: Float, in whole: Float) -> Float {
    let left = whole - start - width
    return left.magnitude <= 2 * whole.ulp ? 0 : left
  }

  func noteLaid(_ node: Int32, _ origin: Point) {
    states[Int(node)].isLaid = true
    states[Int(node)].laidOffer = states[Int(node)].offer
    states[Int(node)].laidOrigin = origin
    states[Int(node)].laidSize = contentSize(of: node)
  }

  /// Notes where a child stands and what it was offered.
  @inline(__always)
  func place(_ child: Int32, at position: Point, _ offer: Offer, _ measure: Measure) {
    states[Int(child)].pass = pass
    states[Int(child)].position = position
    states[Int(child)].offer = offer
    states[Int(child)].size = measure.size
  }
}
