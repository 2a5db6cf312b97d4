package import LayoutEngine
package import LayoutInterpreter

/// An element of a layout, by any implementation.
package struct PlacedElement: Sendable {
  package var id: String?
  /// The number of elements around the element.
  package var depth: Int
  /// The frame in the coordinates of the parent.
  package var frame: LayoutRect

  package init(id: String?, depth: Int, frame: LayoutRect) {
    self.id = id
    self.depth = depth
    self.frame = frame
  }

  /// Returns the elements of a layout in document order; by places, also content sizes and
  /// separators.
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
    let own =
      element.isLeftOut ? "\(name) left out" : element.isGone ? "\(name) gone" : name
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
  /// Returns the frames of the elements with an id, as x, y, width and height.
  func frames(in space: RefereeCase.Space) -> [String: [Double]] {
    /// The origins of the elements around the current one, the root first.
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
  /// The number as printed in decimal, as references print theirs.
  fileprivate var printed: Double { Double(description) ?? Double(self) }
}
