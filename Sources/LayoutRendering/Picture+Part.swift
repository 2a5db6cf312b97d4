import LayoutEngine

extension Picture {
  /// Returns the picture of one of its elements, with a line around another one in it.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - marked: The index of the element with the line: itself or one directly in it.
  /// - Returns: The picture; nil if there is no such element.
  package func part(_ element: Int, marking marked: Int) -> Picture? {
    var left = [root]
    while var shape = left.popLast() {
      guard shape.element == element else {
        left += shape.children
        continue
      }
      shape.frame.x = 0
      shape.frame.y = 0
      shape.mark(marked)
      return Picture(size: shape.frame.size, background: background, root: shape)
    }
    return nil
  }
}

extension Picture.Shape {
  /// Adds a line around an element, which is this one or directly in it.
  fileprivate mutating func mark(_ marked: Int) {
    if element == marked {
      children.append(Self.line(around: frame.size, at: offset))
    } else if let place = children.firstIndex(where: { $0.element == marked }) {
      let (size, offset) = (children[place].frame.size, children[place].offset)
      children[place].children.append(Self.line(around: size, at: offset))
    }
  }

  private static func line(around size: LayoutSize, at offset: LayoutPoint) -> Self {
    var shape = Picture.Shape(
      frame: LayoutRect(x: offset.x, y: offset.y, width: size.width, height: size.height))
    shape.stroke = Picture.Stroke(width: 1, paint: 0xFF37_5FFF)
    return shape
  }
}
