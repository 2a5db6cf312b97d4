import LayoutEngine
import LayoutSchema
import LayoutSemantics

// Siblings, among which are conditions, loops and slots.
extension Expander {
  /// Reads an element and its siblings from there on: the elements among them are still to be read.
  mutating func readSiblings(_ task: Task) {
    var found: [Task] = []
    var chain = Chain()
    var next = task.node
    while next >= 0, result.issue == nil {
      var task = task
      task.node = next
      read(task, &chain, into: &found)
      next = files[frames[task.frame].file].nodes[Int(next)].nextSibling
    }
    tasks += found.reversed()
  }

  /// Whether a chain of conditions has found its branch.
  struct Chain {
    var isDecided = false
  }

  /// Reads one of several siblings into `found`.
  mutating func read(_ task: Task, _ chain: inout Chain, into found: inout [Task]) {
    let node = files[frames[task.frame].file].nodes[Int(task.node)]
    switch node.kind.role {
    case .branch:
      if node.kind == .if { chain.isDecided = false }
      guard !chain.isDecided, holds(node.detail, task.frame) else { return }
      chain.isDecided = true
      append(task, inside: node.firstChild, to: &found)
    case .loop: readLoop(task, node, into: &found)
    case .slot: readSlot(task, node, into: &found)
    case .layout, .component, .declared, .other:
      var task = task
      task.kind = .element
      found.append(task)
    }
  }

  /// Adds what starts with `first`, unless that is −1.
  func append(_ task: Task, inside first: Int32, to found: inout [Task]) {
    guard first >= 0 else { return }
    var task = task
    task.kind = .siblings
    task.node = first
    found.append(task)
  }

  private mutating func holds(_ detail: Int32, _ frame: Int) -> Bool {
    let structure = files[frames[frame].file].structure
    guard structure.branches.indices.contains(Int(detail)) else { return true }
    let branch = structure.branches[Int(detail)]
    guard
      range.offers(
        minWidth: branch.minWidth, maxWidth: branch.maxWidth, minHeight: branch.minHeight,
        maxHeight: branch.maxHeight)
    else { return false }
    guard let test = structure.expression(branch.test) else { return true }
    return evaluate(frame) { $0.isTrue(test) }
  }
}
