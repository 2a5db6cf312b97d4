import LayoutModel
import LayoutSchema

/// Divides a document into parts that are small enough for Swift's type checker.
///
/// A small document is one part. In a large one, siblings that are too many for their method go
/// into a method of their own, as do elements that are nested too deeply to be read.
struct SwiftParts {
  /// For an element that begins a part, the last sibling in that part; else −1.
  private var lastOfPart: [Int32]

  /// The most elements of a document that is not divided.
  private static let wholeDocument = 60
  /// The most elements in a method.
  private static let most = 40
  /// The most levels in a method.
  private static let deepest = 10
  /// The most elements that do not deserve a method of their own.
  private static let least = 3

  init(_ document: TypedDocument, root: Int32) {
    let count = document.nodes.count
    lastOfPart = [Int32](repeating: -1, count: count)
    guard root >= 0 else { return }
    let end = Self.end(of: Int(root), document)
    let size = end - Int(root)
    let most = size <= Self.wholeDocument ? Self.wholeDocument : Self.most
    var weights = [Int](repeating: 1, count: count)
    var heights = [Int](repeating: 1, count: count)
    let isWhole = Self.wholeElements(from: Int(root), to: end, document)
    // Children come after their parents, so that going backwards they come first.
    for node in stride(from: end - 1, through: Int(root), by: -1) {
      let children = Self.chains(of: document.children(of: node), document, &weights, &heights)
      weights[node] = children.reduce(1) { $0 + weights[$1] }
      // The content of a slot is nested one level deeper than other children.
      let isUse = document.nodes[node].kind == .component
      heights[node] = (isUse ? 2 : 1) + (children.map { heights[$0] }.max() ?? 0)
      guard !isWhole[node], weights[node] > most || heights[node] > Self.deepest else { continue }
      weights[node] = 1
      heights[node] = 2
      // The children of a use may fill different slots, each with a closure of its own.
      let most = isUse ? 0 : most
      for part in Self.parts(of: children, weights, most: most) {
        let weight = part.reduce(0) { $0 + weights[$1] }
        if weight > Self.least {
          let last = document.lastOfChain(part[part.count - 1])
          lastOfPart[part[0]] = Int32(truncatingIfNeeded: last)
          weights[node] += 1
        } else {
          weights[node] += weight
          heights[node] = max(heights[node], 1 + (part.map { heights[$0] }.max() ?? 0))
        }
      }
    }
  }

  /// Returns the node after the last descendant of a node.
  private static func end(of node: Int, _ document: TypedDocument) -> Int {
    // The root may be a chain, whose branches are siblings.
    var last = document.lastOfChain(node)
    while document.nodes[last].lastChild >= 0 { last = Int(document.nodes[last].lastChild) }
    return last + 1
  }

  /// Returns for each node whether its children use values that only exist there: values of a loop,
  /// and of optionals that a condition opens.
  ///
  /// Such children are not moved to another method.
  private static func wholeElements(
    from root: Int, to end: Int, _ document: TypedDocument
  ) -> [Bool] {
    var isWhole = [Bool](repeating: false, count: document.nodes.count)
    for node in root..<end {
      let parent = Int(document.nodes[node].parent)
      let kind = document.nodes[node].kind
      if kind == .for {
        isWhole[node] = true
      } else if kind == .if {
        let chain = document.chain(from: node, through: document.lastOfChain(node))
        for branch in opening(chain, document) { isWhole[branch] = true }
      }
      if parent >= 0, isWhole[parent] { isWhole[node] = true }
    }
    return isWhole
  }

  /// Returns the branches of a chain in which an optional's value may be open, because of their own
  /// test or an earlier one.
  private static func opening(_ chain: [Int], _ document: TypedDocument) -> [Int] {
    let structure = document.structure
    let first = chain.firstIndex { branch in
      let detail = Int(document.nodes[branch].detail)
      guard structure.branches.indices.contains(detail) else { return false }
      let test = Int(structure.branches[detail].test)
      return structure.expressions.indices.contains(test)
        && structure.expressions[test].asksForNone
    }
    return first.map { Array(chain[$0...]) } ?? []
  }

  /// Returns children with each chain reduced to its first branch, which gets the weight of all.
  private static func chains(
    of children: [Int], _ document: TypedDocument, _ weights: inout [Int], _ heights: inout [Int]
  ) -> [Int] {
    var chains: [Int] = []
    for child in children {
      let kind = document.nodes[child].kind
      guard kind == .elseIf || kind == .else, let first = chains.last else {
        chains.append(child)
        continue
      }
      weights[first] += weights[child]
      heights[first] = max(heights[first], heights[child])
    }
    return chains
  }

  /// Returns the last sibling of the part that begins with the element, or nil.
  func lastOfPart(from node: Int) -> Int? {
    lastOfPart[node] < 0 ? nil : Int(lastOfPart[node])
  }

  /// Groups neighbours as long as their weight is at most `most`.
  private static func parts(of children: [Int], _ weights: [Int], most: Int) -> [[Int]] {
    var parts: [[Int]] = []
    var weight = 0
    for child in children {
      if weight + weights[child] > most || parts.isEmpty {
        parts.append([])
        weight = 0
      }
      parts[parts.count - 1].append(child)
      weight += weights[child]
    }
    return parts
  }
}

extension TypedExpression {
  /// Whether the expression compares a value with `nil`.
  fileprivate var asksForNone: Bool {
    switch node {
    case .isNone: true
    case .unary(.not, let operand): operand.asksForNone
    case .binary(_, let left, let right): left.asksForNone || right.asksForNone
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list, .unary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened:
      false
    }
  }
}

extension TypedDocument {
  /// Returns the last branch of the chain that begins with a node; for any other node, the node
  /// itself.
  func lastOfChain(_ node: Int) -> Int {
    var last = node
    while case let next = Int(nodes[last].nextSibling), next >= 0,
      nodes[next].kind == .elseIf || nodes[next].kind == .else
    {
      last = next
    }
    return last
  }

  /// Returns the branches of a chain, in their order.
  func chain(from first: Int, through last: Int) -> [Int] {
    var branches = [first]
    while let branch = branches.last, branch != last, nodes[branch].nextSibling >= 0 {
      branches.append(Int(nodes[branch].nextSibling))
    }
    return branches
  }
}
