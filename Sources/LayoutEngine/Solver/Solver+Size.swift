extension Solver {
  /// The size that the tree would have, without writing any frame.
  mutating func size(_ offer: Offer) -> Size {
    guard !nodes.isEmpty, !nodes[0].isGone else { return .zero }
    if nodes[0].kind == .flex {
      // What a flexbox measures and what it is once laid out may differ.
      states[0].offer = offer
      placeFlexbox(0)
      return flexSize
    }
    questions.append(Question(node: 0, offer: offer))
    answerQuestions(after: 0)
    let size = measure(0, offer).size
    return nodes[0].kind.isLinearFamily ? documentFrame(size, offer).size : size
  }

  /// The size of the flexbox that is the document.
  private var flexSize: Size {
    let box = Int(boxOfNode[0])
    return box >= 0 ? grid.size(flexStates[box]) : .zero
  }
}
