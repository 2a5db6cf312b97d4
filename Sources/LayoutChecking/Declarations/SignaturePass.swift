import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Completes the signatures of a file's components with facts that only their bodies contain: slots
/// and roots.
///
/// The pass reads these facts from the markup before any body is checked, so that a component may
/// be used before its declaration.
struct SignaturePass: ~Copyable {
  private var draft: Draft

  init(_ draft: consuming Draft) {
    self.draft = draft
  }

  /// Reads the components, each after the components that it uses.
  mutating func run() {
    var order = ComponentOrder(draft)
    order.sort()
    for loop in order.loops { reportRecursion(loop) }
    for component in order.sorted { readSignature(of: component) }
  }

  consuming func finish() -> Draft { draft }

  private mutating func readSignature(of component: Int) {
    let signature = signature(of: component)
    draft.document.structure.components[component].signature = signature
  }

  private func signature(of component: Int) -> ComponentSignature {
    var reader = BodyReader(draft)
    reader.read(draft.names.componentMarkup[component])
    var signature = draft.document.structure.components[component].signature
    signature.slots = reader.slots
    signature.hasMisplacedSlot = reader.hasMisplacedSlot
    signature.rootKinds = reader.rootKinds
    signature.hasLeafRoot = reader.hasLeafRoot
    return signature
  }

  private mutating func reportRecursion(_ loop: [ComponentOrder.Edge]) {
    let names = loop.map { draft.document.structure.components[$0.user].signature.name }
    let ranges = loop.map { draft.markup.nodes[Int($0.markup)].nameRange }
    draft.report(.recursiveComponent(names, at: ranges))
  }
}

/// The components of a file, each after the components that it uses, and the loops among them.
private struct ComponentOrder {
  /// A use of one component in the body of another.
  struct Edge {
    var user: Int
    var used: Int
    /// The node of the use in the markup.
    var markup: Int32
  }

  private(set) var sorted: [Int] = []
  private(set) var loops: [[Edge]] = []
  private var edges: [[Edge]] = []

  init(_ draft: borrowing Draft) {
    var used: [UInt16: Int] = [:]
    for (name, reference) in draft.names.components where reference.module < 0 {
      if let id = draft.markup.names.id(of: name) { used[id.rawValue] = Int(reference.index) }
    }
    for (user, body) in draft.names.componentMarkup.enumerated() {
      var edges: [Edge] = []
      var index = Int(body) + 1
      while index < draft.markup.nodes.count,
        draft.markup.nodes[index].start < draft.markup.nodes[Int(body)].end
      {
        if draft.markup.nodes[index].isElement,
          let component = used[draft.markup.nodes[index].name.rawValue]
        {
          edges.append(Edge(user: user, used: component, markup: Int32(index)))
        }
        index += 1
      }
      self.edges.append(edges)
    }
  }

  private enum Mark {
    case new
    case open
    case done
  }

  /// Sorts the components depth first, without recursion because a file may chain any number of
  /// components.
  mutating func sort() {
    var marks = [Mark](repeating: .new, count: edges.count)
    var next = [Int](repeating: 0, count: edges.count)
    for start in edges.indices where marks[start] == .new {
      var path: [Edge] = []
      var at = start
      marks[at] = .open
      while true {
        if next[at] < edges[at].count {
          let edge = edges[at][next[at]]
          next[at] += 1
          guard marks.indices.contains(edge.used) else { continue }
          switch marks[edge.used] {
          case .done: break
          case .open: noteLoop(path + [edge])
          case .new:
            path.append(edge)
            at = edge.used
            marks[at] = .open
          }
          continue
        }
        marks[at] = .done
        sorted.append(at)
        guard let last = path.popLast() else { break }
        at = last.user
      }
    }
  }

  /// Notes the part of a path that returns to an earlier component.
  private mutating func noteLoop(_ path: [Edge]) {
    // There may be a great many loops, of which the first are enough.
    guard loops.count < 20, let target = path.last?.used,
      let first = path.lastIndex(where: { $0.user == target })
    else { return }
    loops.append(Array(path[first...]))
  }
}
