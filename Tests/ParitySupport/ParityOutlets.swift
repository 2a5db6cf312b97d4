import LayoutInterpreter
import LayoutModel
import LayoutSchema

/// The outlets of an expanded document in the format of the compiled program, with the path of each
/// and the number of its element.
struct ParityOutlets {
  private let expansion: Expansion
  /// The numbers of elements by their indices in the expansion.
  private var numbers: [Int] = []
  private var places: [Expansion.Outlet: [Int]] = [:]
  private(set) var lines: [String] = []

  init(_ expansion: Expansion) {
    self.expansion = expansion
    var number = -1
    for (place, node) in expansion.document.nodes.enumerated() {
      if place > 0, node.kind != .span { number += 1 }
      numbers.append(number)
    }
    for (place, origin) in expansion.origins.enumerated() {
      for outlet in origin.outlets { places[outlet, default: []].append(place) }
    }
    if !expansion.bodies.isEmpty { read(0, "") }
  }

  /// The recursion ends, since components are nested no deeper than they are used, and recursive
  /// components are an error.
  private mutating func read(_ body: Int, _ path: String) {
    let outlets = expansion.bodies[body].outlets
    for (number, entry) in outlets.entries.enumerated() {
      let found = places[Expansion.Outlet(body: body, number: Int32(number))] ?? []
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
    lines.append("outlet \(path) \(place.map { numbers[$0] } ?? -1)")
    guard entry.component != nil, let place,
      let inner = expansion.bodies.indices.first(where: {
        expansion.bodies[$0].parent == body && expansion.bodies[$0].root == place
      })
    else { return }
    read(inner, path)
  }
}
