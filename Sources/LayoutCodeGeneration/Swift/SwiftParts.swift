import LayoutSemantics

/// Cuts a document into pieces that Swift's type checker takes in one draught each.
///
/// A small document is one piece. In a large one, siblings that are too much for the method they
/// stand in go into a method of their own, as do elements that are nested too deep to be read.
struct SwiftParts {
  /// For an element that begins a piece, the last of the siblings that belong to it; else −1.
  private var lastOfPart: [Int32]

  /// The most elements of a document that is left whole.
  private static let wholeDocument = 60
  /// The most elements of a method.
  private static let most = 40
  /// The most levels of a method.
  private static let deepest = 10
  /// The most elements that are not worth a method.
  private static let least = 3

  init(_ document: TypedDocument) {
    let count = document.nodes.count
    lastOfPart = [Int32](repeating: -1, count: count)
    guard document.root >= 0 else { return }
    let most = count <= Self.wholeDocument ? Self.wholeDocument : Self.most
    var weights = [Int](repeating: 1, count: count)
    var heights = [Int](repeating: 1, count: count)
    // Children stand behind their parents, so that backwards they come first.
    for node in stride(from: count - 1, through: Int(document.root), by: -1) {
      let children = document.children(of: node)
      weights[node] = children.reduce(1) { $0 + weights[$1] }
      heights[node] = 1 + (children.map { heights[$0] }.max() ?? 0)
      guard weights[node] > most || heights[node] > Self.deepest else { continue }
      weights[node] = 1
      heights[node] = 2
      for part in Self.parts(of: children, weights, most: most) {
        let weight = part.reduce(0) { $0 + weights[$1] }
        if weight > Self.least {
          lastOfPart[part[0]] = Int32(truncatingIfNeeded: part[part.count - 1])
          weights[node] += 1
        } else {
          weights[node] += weight
          heights[node] = max(heights[node], 1 + (part.map { heights[$0] }.max() ?? 0))
        }
      }
    }
  }

  /// The last sibling of the piece that begins with the element, or nil.
  func lastOfPart(from node: Int) -> Int? {
    lastOfPart[node] < 0 ? nil : Int(lastOfPart[node])
  }

  /// Neighbours together as long as they are not too many.
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
