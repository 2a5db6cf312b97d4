extension Solver {
  /// Lays out a flexbox from its root and writes the frames of all that is in it.
  mutating func layOutFlexbox(_ node: Int32) {
    let box = boxOfNode[Int(node)]
    guard box >= 0 else { return }
    placeFlexbox(node)
    writeFrames(of: box)
  }

  /// Finds the places of all that is in a flexbox, from its root on.
  mutating func placeFlexbox(_ node: Int32) {
    repeat {
      answerQuestions(after: 0)
      flex.deferred.removeAll(keepingCapacity: true)
      flex.containing.removeAll(keepingCapacity: true)
      _ = measureFlexbox(node, states[Int(node)].offer, true)
    } while !questions.isEmpty
    while true {
      if let next = flex.deferred.popLast() {
        if isLast(next.turn, of: next.box) { layOutDeferred(next) }
      } else if let frame = flex.containing.popLast() {
        if isLast(frame.turn, of: frame.box) { layOutContained(frame) }
      } else {
        break
      }
    }
  }

  /// Whether a box has not been laid out or put off again, for another offer maybe.
  private func isLast(_ turn: UInt32, of box: Int32) -> Bool {
    flexLaids[laid(box)].turn == turn
  }

  private mutating func layOutDeferred(_ next: FlexDeferred) {
    let (deferred, containing) = (flex.deferred.count, flex.containing.count)
    repeat {
      answerQuestions(after: 0)
      flex.deferred.removeLast(flex.deferred.count - deferred)
      flex.containing.removeLast(flex.containing.count - containing)
      _ = flexAnswer(next.box, next.offer, .layout)
    } while !questions.isEmpty
  }

  private mutating func layOutContained(_ frame: FlexContaining) {
    let (deferred, containing) = (flex.deferred.count, flex.containing.count)
    repeat {
      answerQuestions(after: 0)
      flex.deferred.removeLast(flex.deferred.count - deferred)
      flex.containing.removeLast(flex.containing.count - containing)
      layOutAbsolutes(frame)
    } while !questions.isEmpty
  }
}
