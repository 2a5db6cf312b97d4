package import LayoutEngine

/// What can be drawn over a picture, to see how it is laid out.
package enum Overlay: String, CaseIterable, Sendable {
  /// The frame of every element.
  case frames
  /// The line that letters stand on.
  case baselines
  /// The names of outlets.
  case ids
  /// What lies outside of the frame that it is in, and texts that leave out words, hatched.
  case overflow
}

/// A mark of an overlay, in the coordinates of the whole picture.
package struct OverlayMark: Equatable {
  package var kind: Overlay
  package var frame: Frame
  package var label = ""

  /// The marks on a picture: those of one kind after those of another, each in drawing order.
  package static func marks(on picture: Picture, _ kinds: Set<Overlay>) -> [OverlayMark] {
    var marks: [OverlayMark] = []
    add(picture.root, at: .zero, in: nil, to: &marks)
    return Overlay.allCases.filter(kinds.contains).flatMap { kind in
      marks.filter { $0.kind == kind }
    }
  }

  private static func add(
    _ shape: Picture.Shape, at origin: Point, in parent: Frame?, to marks: inout [OverlayMark]
  ) {
    let frame = Frame(
      x: origin.x + shape.frame.x, y: origin.y + shape.frame.y, width: shape.frame.width,
      height: shape.frame.height)
    marks.append(OverlayMark(kind: .frames, frame: frame))
    if let id = shape.id { marks.append(OverlayMark(kind: .ids, frame: frame, label: id)) }
    if case .text(let lines)? = shape.content {
      for line in lines {
        let baseline = Frame(x: frame.x + line.x, y: frame.y + line.baseline, width: line.width)
        marks.append(OverlayMark(kind: .baselines, frame: baseline))
      }
    }
    if shape.isTruncated, shape.children.isEmpty {
      marks.append(OverlayMark(kind: .overflow, frame: frame))
    } else if let parent {
      marks += overflow(of: frame, beyond: parent).map { OverlayMark(kind: .overflow, frame: $0) }
    }
    // What is scrolled may be longer than what shows of it.
    let isScrolled = shape.clips && shape.isTruncated
    let inner = Point(x: frame.x - shape.offset.x, y: frame.y - shape.offset.y)
    for child in shape.children { add(child, at: inner, in: isScrolled ? nil : frame, to: &marks) }
  }

  /// The parts of a frame that lie outside of another, by more than rounding.
  private static func overflow(of frame: Frame, beyond parent: Frame) -> [Frame] {
    let least: Float = 0.01
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let (parentRight, parentBottom) = (parent.x + parent.width, parent.y + parent.height)
    var parts: [Frame] = []
    if frame.x < parent.x - least {
      let width = min(right, parent.x) - frame.x
      parts.append(Frame(x: frame.x, y: frame.y, width: width, height: frame.height))
    }
    if right > parentRight + least {
      let x = max(frame.x, parentRight)
      parts.append(Frame(x: x, y: frame.y, width: right - x, height: frame.height))
    }
    let left = max(frame.x, parent.x)
    let width = min(right, parentRight) - left
    guard width > 0 else { return parts }
    if frame.y < parent.y - least {
      let height = min(bottom, parent.y) - frame.y
      parts.append(Frame(x: left, y: frame.y, width: width, height: height))
    }
    if bottom > parentBottom + least {
      let y = max(frame.y, parentBottom)
      parts.append(Frame(x: left, y: y, width: width, height: bottom - y))
    }
    return parts
  }
}
