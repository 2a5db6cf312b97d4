import LayoutEngine

/// A random tree of box specs, solved by the engine and by the rules of Texture and ComponentKit.
package struct BoxSpecTrial: PlainTrial {
  private var root: BoxSpec
  private var range: SizeRange
  private var environment: LayoutEnvironment
  private let metrics = FixedTextMetrics(width: 7, height: 17)

  /// Makes the tree, the range and the environment of a seed.
  package init(seed: UInt64) { self.init(seed: seed, hasFits: false) }

  /// Makes the tree, the range and the environment of a seed; of a tree with many `fit`s or none.
  init(seed: UInt64, hasFits: Bool) {
    var random = RandomBoxSpec(seed: seed, hasFits: hasFits)
    root = random.tree()
    range = random.range()
    environment = random.environment()
  }

  /// Describes the first frame that differs, or returns `nil` if all frames agree.
  package func difference() -> String? { difference(variants: 256) }

  /// Describes the first difference that remains in each of several variants of rounding.
  private func difference(variants: UInt64) -> String? {
    var tree = root.tree
    tree.solve(in: range, environment: environment, measurer: metrics)
    let frames = tree.elements.map(tree.frame)
    // A length at an edge of rounding may fall on either side in single precision.
    var found: String?
    for variant in 0..<variants {
      let solver = PlainBoxSolver(environment: environment, metrics: metrics, variant: variant)
      let difference = difference(frames, solver.frames(of: root, in: range), in: tree)
      if difference == nil { return nil }
      found = found ?? difference
    }
    return found
  }

  private func difference(_ frames: [LayoutRect], _ plain: [LayoutRect], in tree: LayoutTree)
    -> String?
  {
    guard frames.count == plain.count else {
      return "\(frames.count) elements, \(plain.count) by the rules"
    }
    for (index, (frame, other)) in zip(frames, plain).enumerated() {
      guard !isNear(frame, other) else { continue }
      let kind = tree.elements.dropFirst(index).first.map { tree.kind(of: $0).rawValue } ?? ""
      return "element \(index), \(kind), at \(text(frame)), by the rules \(text(other))"
    }
    return nil
  }

  private func isNear(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    func near(_ one: Float, _ other: Float) -> Bool {
      abs(one - other) <= 0.01 + abs(other) * 1e-5
    }
    return near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width)
      && near(one.height, other.height)
  }

  private func text(_ frame: LayoutRect) -> String {
    "\(frame.x) \(frame.y)  \(frame.width) × \(frame.height)"
  }

  /// Returns the smallest tree found that still differs, with the frames of both.
  package func shrunk() -> String {
    var smallest = self
    // The smaller the subtree, the fewer the trees to try afterwards.
    for subtree in root.subtrees.reversed() {
      var simpler = self
      simpler.root = subtree
      guard simpler.difference(variants: 32) != nil else { continue }
      smallest = simpler
      break
    }
    var isSimpler = true
    while isSimpler {
      isSimpler = false
      var index = 0
      var candidates = smallest.simplifications()
      while index < candidates.count {
        if candidates[index].difference(variants: 32) != nil {
          smallest = candidates[index]
          candidates = smallest.simplifications()
          isSimpler = true
        } else {
          index += 1
        }
      }
    }
    return smallest.description
  }

  private func simplifications() -> [BoxSpecTrial] {
    var all: [BoxSpecTrial] = []
    func offer<Value: Equatable>(_ field: WritableKeyPath<BoxSpecTrial, Value>, _ value: Value) {
      guard self[keyPath: field] != value else { return }
      var simpler = self
      simpler[keyPath: field] = value
      all.append(simpler)
    }
    for simpler in root.simplifications() { offer(\.root, simpler) }
    offer(\.environment.direction, .ltr)
    offer(\.environment.scale, 1)
    offer(\.environment.safeArea, .none)
    offer(\.range, .unbounded)
    offer(\.range.min, .zero)
    if range.max.height.isFinite {
      offer(\.range, .width(range.max.width))
    }
    return all
  }
}

extension BoxSpecTrial: CustomStringConvertible {
  /// The tree as markup, with its constraints, its environment, and the frames of both solvers.
  package var description: String {
    var tree = root.tree
    tree.solve(in: range, environment: environment, measurer: metrics)
    let solver = PlainBoxSolver(environment: environment, metrics: metrics, variant: 0)
    let least = "\(range.min.width) \(range.min.height)"
    let greatest = "\(range.max.width) \(range.max.height)"
    let words = "\(least)..\(greatest), scale \(environment.scale), \(environment.direction)"
    let engine = tree.elements.map { text(tree.frame(of: $0)) }.joined(separator: ", ")
    let plain = solver.frames(of: root, in: range).map(text).joined(separator: ", ")
    return "  in \(words)\n\(root.markup())  engine: \(engine)\n  rules:  \(plain)\n"
  }
}
