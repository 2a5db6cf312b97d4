package import LayoutEngine
import SeededRandom

/// A tree and a list of steps, compared with a new tree at every solve.
package struct RelayoutTrial {
  /// One step of a trial.
  enum Step {
    case edit(RandomEdit)
    case solve(SizeRange, LayoutEnvironment)
    /// Measures the size in a range, which must not change the frames.
    case measure(SizeRange, LayoutEnvironment)
  }

  var plan: RelayoutPlan
  var steps: [Step] = []
  /// The greatest number of elements of a tree that is also solved without cached results, which
  /// takes long.
  private let forgetfulCount = 16
  /// How many grids may stand in each other in such a tree: each measures what is in it about ten
  /// times.
  private let forgetfulNest = 3
  /// Whether cached results are checked after each solve, which also takes long.
  package var checksAnswers = false

  /// Makes a trial of about `elements` elements.
  package init(
    seed: UInt64, elements: Int, isWild: Bool, emphasis: RandomTree.Emphasis = .none
  ) {
    self.init(
      RandomTree(seed: seed, isWild: isWild, emphasis: emphasis), elements: elements)
  }

  /// Makes a trial of about `elements` elements from the following numbers of `random`.
  package init(_ random: RandomTree, elements: Int) {
    var random = random
    var tree = LayoutTree()
    random.fillUp(&tree, elements: elements)
    plan = RelayoutPlan(tree)
    var plan = plan
    var range = random.range()
    var environment = random.environment()
    for _ in 0..<random.pick([4, 8, 12]) {
      for _ in 0..<random.pick([0, 1, 1, 1, 2, 5]) {
        let edit = random.edit(of: tree)
        edit.apply(to: &tree, &plan)
        steps.append(.edit(edit))
      }
      if random.chance(6) { steps.append(.measure(random.range(), environment)) }
      if random.chance(2) {
        range = random.chance(3) ? random.range(near: range) : random.range()
      }
      if random.chance(8) { environment = random.environment() }
      steps.append(.solve(range, environment))
    }
  }

  /// Returns the first difference from a new tree, or nil.
  package func difference() -> String? {
    var tree = plan.tree()
    var plan = plan
    for (index, step) in steps.enumerated() {
      switch step {
      case .edit(let edit): edit.apply(to: &tree, &plan)
      case .measure(let range, let environment):
        let size = tree.size(in: range, environment: environment)
        var fresh = plan.tree()
        let other = fresh.solve(in: range, environment: environment)
        if size != other { return "step \(index): \(size) is measured, \(other) is fresh" }
      case .solve(let range, let environment):
        tree.solve(in: range, environment: environment)
        let unsolved = plan.tree()
        var fresh = unsolved
        fresh.solve(in: range, environment: environment)
        if let difference = Self.difference(tree, fresh) { return "step \(index): \(difference)" }
        guard tree.count <= forgetfulCount, Self.nest(of: tree) <= forgetfulNest else { continue }
        if checksAnswers {
          var random = SeededGenerator(seed: UInt64(index))
          let answers = KeptAnswers(of: tree, environment: environment)
          if let answer = answers.contradiction(using: &random) {
            return "step \(index), \(answer)"
          }
        }
        fresh = unsolved
        fresh.keepsAnswers = false
        fresh.solve(in: range, environment: environment)
        if let difference = Self.difference(tree, fresh) {
          return "step \(index), nothing being kept: \(difference)"
        }
      }
    }
    return nil
  }

  /// The greatest number of grids of a tree that stand in each other.
  private static func nest(of tree: LayoutTree) -> Int {
    var nests: [LayoutElement: Int] = [:]
    for element in tree.elements {
      let outer = tree.parent(of: element).flatMap { nests[$0] } ?? 0
      nests[element] = outer + (tree.kind(of: element) == .grid ? 1 : 0)
    }
    return nests.values.max() ?? 0
  }

  /// A hash of all frames of the tree, solved as a new one at every step.
  package var framesDigest: UInt64 {
    var plan = plan
    var edited = plan.tree()
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for step in steps {
      switch step {
      case .edit(let edit): edit.apply(to: &edited, &plan)
      case .measure: break
      case .solve(let range, let environment):
        var fresh = plan.tree()
        fresh.solve(in: range, environment: environment)
        for element in fresh.elements {
          for number in fresh.frame(of: element).numbers {
            digest = (digest ^ UInt64(number.bitPattern)) &* 0x0100_0000_01b3
          }
        }
      }
    }
    return digest
  }

  /// Returns a difference between a tree and a new one, or a fault in its frames.
  package static func difference(_ tree: LayoutTree, _ fresh: LayoutTree) -> String? {
    guard tree.count == fresh.count, tree.frames.count == fresh.frames.count else {
      return "\(tree.count) elements, \(fresh.count) are fresh"
    }
    for element in tree.elements {
      let (frame, other) = (tree.frame(of: element), fresh.frame(of: element))
      let (bits, otherBits) = (frame.numbers.map(\.bitPattern), other.numbers.map(\.bitPattern))
      if bits != otherBits { return "element \(element) at \(frame), fresh at \(other)" }
      if !other.isSane { return "element \(element) at \(other)" }
      if tree.kind(of: element) != fresh.kind(of: element)
        || tree.parent(of: element) != fresh.parent(of: element)
        || tree.subtree(of: element) != fresh.subtree(of: element)
      {
        return "element \(element) stands elsewhere"
      }
      if tree.contentSize(of: element) != fresh.contentSize(of: element) {
        return "element \(element) scrolls otherwise"
      }
      if tree.separators(of: element) != fresh.separators(of: element) {
        return "element \(element) has other separators"
      }
    }
    return nil
  }
}

extension LayoutRect {
  fileprivate var numbers: [Float] { [x, y, width, height] }

  fileprivate var isSane: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
