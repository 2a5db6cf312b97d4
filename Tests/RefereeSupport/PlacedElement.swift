package import LayoutEngine
package import LayoutInterpreter

/// An element as it was laid out, whoever did it.
package struct PlacedElement: Sendable {
  package var id: String?
  /// The number of elements around it.
  package var depth: Int
  /// In the coordinates of the parent.
  package var frame: LayoutRect

  package init(id: String?, depth: Int, frame: LayoutRect) {
    self.id = id
    self.depth = depth
    self.frame = frame
  }

  /// The elements of a layout in document order; by places also what else a layout has frames of.
  package static func all(
    of layout: SolvedLayout, by naming: RefereeCase.Naming = .ids
  ) -> [PlacedElement] {
    switch naming {
    case .ids:
      layout.elements.map { PlacedElement(id: $0.id, depth: $0.depth, frame: $0.frame) }
    case .places:
      layout.elements.enumerated().flatMap { number, element in
        all(of: element, as: "\(number + 1) \(element.name)")
      }
    }
  }

  private static func all(of element: SolvedElement, as name: String) -> [PlacedElement] {
    let depth = element.depth
    let own = element.isGone ? "\(name) gone" : name
    var all = [PlacedElement(id: own, depth: depth, frame: element.frame)]
    if let content = element.contentSize {
      let frame = LayoutRect(x: 0, y: 0, width: content.width, height: content.height)
      all.append(PlacedElement(id: "\(name) content", depth: depth + 1, frame: frame))
    }
    for (number, frame) in element.separators.enumerated() {
      all.append(
        PlacedElement(id: "\(name) separator \(number + 1)", depth: depth + 1, frame: frame))
    }
    return all
  }
}

extension [PlacedElement] {
  /// The frames of those that have an id: x, y, width and height.
  func frames(in space: RefereeCase.Space) -> [String: [Double]] {
    /// Where the elements around the one at hand begin, the root first.
    var origins: [(x: Double, y: Double)] = []
    var frames: [String: [Double]] = [:]
    for element in self {
      origins.removeLast(origins.count - element.depth)
      let frame = element.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.printed)
      let outer = origins.last ?? (0, 0)
      let origin = (x: outer.x + numbers[0], y: outer.y + numbers[1])
      origins.append(origin)
      guard let id = element.id else { continue }
      frames[id] = space == .root ? [origin.x, origin.y] + numbers[2...] : numbers
    }
    return frames
  }
}

extension Float {
  /// The decimal number that it is printed as, which is what a reference's figures are.
  fileprivate var printed: Double { Double(description) ?? Double(self) }
}
