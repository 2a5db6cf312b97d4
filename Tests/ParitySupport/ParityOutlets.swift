import LayoutEngine
package import LayoutInterpreter
import LayoutModel
import LayoutSchema

/// The outlets of an interpreted document in the format of the compiled program, with the path of
/// each and the number of its element.
package struct ParityOutlets {
  private let bodies: [PlacedBody]
  private var places: [PlacedOutlet: [Int]] = [:]
  package private(set) var lines: [String] = []

  /// Lists the outlets of the interpreter's last run.
  package init(_ interpreter: borrowing Interpreter) {
    bodies = interpreter.bodies
    let tree = interpreter.tree
    /// The end of the last subtree that a `fit` left out, whose elements are in no outlet.
    var endOfLeftOut = 0
    for (place, element) in tree.elements.enumerated() {
      if tree.isLeftOut(element) {
        endOfLeftOut = max(endOfLeftOut, tree.subtree(of: element).upperBound.index)
      }
      guard place >= endOfLeftOut else { continue }
      for outlet in interpreter.outlets(at: place) { places[outlet, default: []].append(place) }
    }
    if !bodies.isEmpty { read(0, "") }
  }

  /// The recursion ends, since components are nested no deeper than they are used, and recursive
  /// components are an error.
  private mutating func read(_ body: Int, _ path: String) {
    let outlets = bodies[body].outlets
    for (number, entry) in outlets.entries.enumerated() {
      let found = places[PlacedOutlet(body: body, number: Int32(number))] ?? []
      switch entry.count {
      case .one: read(found.first, entry, body, "\(path).\(entry.name)")
      case .optional:
        if let place = found.first { read(place, entry, body, "\(path).\(entry.name)") }
      case .many:
        for (index, place) in found.enumerated() {
          read(place, entry, body, "\(path).\(entry.name)[\(index)]")
        }
      }
    }
  }

  private mutating func read(
    _ place: Int?, _ entry: OutletShape.Entry, _ body: Int, _ path: String
  ) {
    lines.append("outlet \(path) \(place ?? -1)")
    guard entry.component != nil, let place,
      let inner = bodies.indices.first(where: {
        bodies[$0].parent == body && bodies[$0].root == place
      })
    else { return }
    read(inner, path)
  }
}
