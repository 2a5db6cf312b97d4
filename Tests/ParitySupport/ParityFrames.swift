package import LayoutEngine

/// What an interpreted and a compiled document are compared by.
package enum ParityFrames {
  /// Every element of a solved tree: its outlet, the bits of its frame and content size, how it looks,
  /// and all that it says of itself and to its parent, whether or not a frame depends on it.
  ///
  /// The compiled program has this file among its sources.
  /// In a tree with components, ids count anew in each of them and say nothing.
  package static func lines(_ tree: LayoutTree, hasComponents: Bool = false) -> [String] {
    (0..<tree.count).map { line(of: $0, in: tree, hasComponents) }
  }

  private static func line(
    of element: Int, in tree: LayoutTree, _ hasComponents: Bool
  ) -> String {
    let frame = tree.frame(of: element)
    var numbers = [frame.x, frame.y, frame.width, frame.height]
    if let content = tree.contentSize(of: element) { numbers += [content.width, content.height] }
    var line = "\(tree.kind(of: element))"
    if !hasComponents { line += " \(tree.id(of: element).rawValue)" }
    for number in numbers { line += " " + String(number.bitPattern, radix: 16) }
    if let look = tree.appearance(of: element) { line += " \(look)" }
    switch tree.spec(of: element) {
    // One proportion can be said in two ways.
    case .ratio(let spec): line += " \(spec.ratio.heightToWidth.bitPattern)"
    case let spec: line += " \(spec)"
    }
    line += " \(tree.ownSize(of: element))"
    switch tree.placement(of: element) {
    // Where nothing is said to a layout of the app's own, it is the same to say what it takes for
    // that.
    case .none, .custom: break
    case let placement: line += " \(placement)"
    }
    // Texts may hold line feeds.
    return String(reflecting: line)
  }
}
