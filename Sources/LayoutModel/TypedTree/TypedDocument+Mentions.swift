import LayoutSchema

// What an element and its descendants hang on.

extension TypedDocument {
  /// Returns the values of loops and `let`s that siblings and their descendants use.
  package func locals(from first: Int, through last: Int) -> Set<Int> {
    var locals: Set<Int> = []
    for node in nodes(from: first, through: last) {
      for expression in expressions(of: node) {
        _ = expression.contains { part in
          if case .local(let index) = part.node { locals.insert(index) }
          return false
        }
      }
    }
    return locals
  }

  /// Returns the first mention of each parameter and value that siblings and their descendants use.
  ///
  /// Values of loops within them are left out.
  package func mentions(from first: Int, through last: Int) -> [TypedExpression] {
    var known: Set<ExpressionNode> = []
    let range = nodes(from: first, through: last)
    for node in range where nodes[node].kind.role == .loop {
      let loop = structure.loops[Int(nodes[node].detail)]
      for local in [loop.item, loop.index] + loop.lets.map(\.local) where local >= 0 {
        known.insert(.local(Int(local)))
      }
    }
    var mentions: [TypedExpression] = []
    for node in range {
      for expression in expressions(of: node) {
        _ = expression.contains { part in
          var isGiven = false
          if case .parameter = part.node { isGiven = true }
          if case .local = part.node { isGiven = true }
          if isGiven, known.insert(part.node).inserted { mentions.append(part) }
          return false
        }
      }
    }
    return mentions
  }

  /// Returns the places at which siblings and their descendants fire actions.
  package func firings(from first: Int, through last: Int) -> [Int32] {
    guard !structure.firings.isEmpty else { return [] }
    var found: [Int32] = []
    for node in nodes(from: first, through: last) {
      for index in nodes[node].attributeIndices {
        if case .fires(let place) = attributes[index].value { found.append(place) }
      }
      let detail = Int(nodes[node].detail)
      if nodes[node].kind.role == .component, structure.uses.indices.contains(detail) {
        found += structure.uses[detail].actions.filter { $0 >= 0 }
      }
    }
    return found
  }

  /// Returns the range of siblings and their descendants.
  package func nodes(from first: Int, through last: Int) -> ClosedRange<Int> {
    var end = last
    // A `span` belongs to its text without being a child of it.
    while end + 1 < nodes.count, Int(nodes[end + 1].parent) >= first { end += 1 }
    return first...end
  }

  /// Returns the expressions in an element's attributes and in its text.
  package func expressions(of node: Int, withWords: Bool = true) -> [TypedExpression] {
    var found: [Int32] = []
    for index in nodes[node].attributeIndices {
      attributes[index].value.addBindings(in: self, to: &found)
    }
    for way in styleWays(of: node) {
      found.append(way.test)
      for attribute in attributes[way.attributes] {
        attribute.value.addBindings(in: self, to: &found)
      }
    }
    if withWords {
      for index in nodes[node].runIndices { found.append(runs[index].binding) }
    }
    let detail = Int(nodes[node].detail)
    switch nodes[node].kind.role {
    case .component where structure.uses.indices.contains(detail):
      found += structure.uses[detail].arguments
      for place in structure.uses[detail].actions where place >= 0 {
        found += structure.expressions(ofFiring: place)
      }
    case .declared where structure.declaredElements.indices.contains(detail):
      found += structure.declaredElements[detail].attributes
    case .loop where structure.loops.indices.contains(detail):
      found += [structure.loops[detail].list, structure.loops[detail].key]
      found += structure.loops[detail].lets.map(\.value)
    case .branch where structure.branches.indices.contains(detail):
      found.append(structure.branches[detail].test)
    case .layout, .branch, .loop, .slot, .component, .declared, .other: break
    }
    for placement in structure.declaredPlacements where placement.node == node {
      found += placement.values
    }
    return found.isEmpty ? [] : found.compactMap { structure.expression($0) }
  }
}

extension TypedValue {
  /// Adds the expressions in the value.
  fileprivate func addBindings(in document: TypedDocument, to found: inout [Int32]) {
    switch self {
    case .parts:
      for case .bound(let binding) in document.parts(of: self) { found.append(binding) }
    case .bound(let binding): found.append(binding)
    case .boundFlags(_, let first, let count): found += first..<first + count
    case .dimension(let length): length.addBinding(to: &found)
    case .edges(let edges):
      edges.top.addBinding(to: &found)
      edges.left.addBinding(to: &found)
      edges.bottom.addBinding(to: &found)
      edges.right.addBinding(to: &found)
    case .pair(let x, let y), .size(let x, let y):
      x.addBinding(to: &found)
      y.addBinding(to: &found)
    case .sizeRange(let range):
      range.minWidth.addBinding(to: &found)
      range.minHeight.addBinding(to: &found)
      range.maxWidth.addBinding(to: &found)
      range.maxHeight.addBinding(to: &found)
    case .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio, .choice,
      .flags, .textMetrics, .varied:
      break
    case .fires(let place): found += document.structure.expressions(ofFiring: place)
    }
  }
}

extension DimensionValue {
  fileprivate func addBinding(to found: inout [Int32]) {
    if let binding { found.append(binding) }
  }
}
