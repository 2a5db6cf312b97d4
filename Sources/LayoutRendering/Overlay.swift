package import LayoutEngine

/// A kind of mark that can be drawn over a picture to show its layout.
package enum Overlay: String, CaseIterable, Sendable {
  /// Insets, paddings and the margins of linear layouts, tinted.
  case insets
  /// Free space in containers, tinted.
  case space
  /// The frame of every element.
  case frames
  /// The baselines of texts.
  case baselines
  /// The names of outlets.
  case ids
  /// The shares of the room that elements request: percentages, grow factors and weights.
  case shares
  /// The parts of elements outside their parent's frame, and truncated texts, hatched.
  case overflow
}

/// A mark of an overlay, in the coordinates of the whole picture.
package struct OverlayMark: Equatable {
  package var kind: Overlay
  package var frame: LayoutRect
  package var label = ""

  /// Returns the marks on a picture, grouped by kind, and in drawing order within a kind.
  package static func marks(on picture: Picture, _ kinds: Set<Overlay>) -> [OverlayMark] {
    var marks: [OverlayMark] = []
    if !kinds.isEmpty { add(kinds, on: picture.root, at: .zero, in: nil, to: &marks) }
    return Overlay.allCases.filter(kinds.contains).flatMap { kind in
      marks.filter { $0.kind == kind }
    }
  }

  private static func add(
    _ kinds: Set<Overlay>, on shape: Picture.Shape, at origin: LayoutPoint, in parent: LayoutRect?,
    to marks: inout [OverlayMark]
  ) {
    func mark(_ kind: Overlay, _ frames: @autoclosure () -> [LayoutRect], _ label: String = "") {
      guard kinds.contains(kind) else { return }
      marks += frames().map { OverlayMark(kind: kind, frame: $0, label: label) }
    }
    let frame = LayoutRect(
      x: origin.x + shape.frame.x, y: origin.y + shape.frame.y, width: shape.frame.width,
      height: shape.frame.height)
    mark(.frames, [frame])
    if let id = shape.id { mark(.ids, [frame], id) }
    if !shape.share.isEmpty { mark(.shares, [frame], shape.share) }
    let content = frame.inset(by: shape.space)
    mark(.insets, Room.left(in: frame, besides: [content]))
    if shape.isContainer, !shape.clips {
      let children = shape.children.map { child in
        LayoutRect(
          x: frame.x + child.frame.x, y: frame.y + child.frame.y, width: child.frame.width,
          height: child.frame.height)
      }
      mark(.space, Room.left(in: content, besides: children))
    }
    if case .text(let lines)? = shape.content {
      mark(
        .baselines,
        lines.map { LayoutRect(x: frame.x + $0.x, y: frame.y + $0.baseline, width: $0.width) })
    }
    if shape.isTruncated, shape.children.isEmpty {
      mark(.overflow, [frame])
    } else if let parent {
      mark(.overflow, overflow(of: frame, beyond: parent))
    }
    // The content of a scroll may be longer than its visible part.
    let isScrolled = shape.clips && shape.isTruncated
    let inner = LayoutPoint(x: frame.x - shape.offset.x, y: frame.y - shape.offset.y)
    for child in shape.children {
      add(kinds, on: child, at: inner, in: isScrolled ? nil : frame, to: &marks)
    }
  }

  /// Returns the parts of a frame that lie outside of another, by more than rounding.
  private static func overflow(of frame: LayoutRect, beyond parent: LayoutRect) -> [LayoutRect] {
    let least: Float = 0.01
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let (parentRight, parentBottom) = (parent.x + parent.width, parent.y + parent.height)
    var parts: [LayoutRect] = []
    if frame.x < parent.x - least {
      let width = min(right, parent.x) - frame.x
      parts.append(LayoutRect(x: frame.x, y: frame.y, width: width, height: frame.height))
    }
    if right > parentRight + least {
      let x = max(frame.x, parentRight)
      parts.append(LayoutRect(x: x, y: frame.y, width: right - x, height: frame.height))
    }
    let left = max(frame.x, parent.x)
    let width = min(right, parentRight) - left
    guard width > 0 else { return parts }
    if frame.y < parent.y - least {
      let height = min(bottom, parent.y) - frame.y
      parts.append(LayoutRect(x: left, y: frame.y, width: width, height: height))
    }
    if bottom > parentBottom + least {
      let y = max(frame.y, parentBottom)
      parts.append(LayoutRect(x: left, y: y, width: width, height: bottom - y))
    }
    return parts
  }
}

extension LayoutRect {
  /// Returns the frame reduced by insets.
  fileprivate func inset(by edges: UsedEdges) -> LayoutRect {
    LayoutRect(
      x: x + edges.left, y: y + edges.top, width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }
}

/// Computes the free space that frames leave in the frame around them.
package enum Room {
  /// The length below which a difference is due to rounding, in points.
  private static let least: Float = 0.01

  /// Returns the parts of `frame` that none of `others` covers, row by row from the top, each row
  /// from the left.
  ///
  /// - Complexity: O(n² log n) in the number of `others`.
  package static func left(in frame: LayoutRect, besides others: [LayoutRect]) -> [LayoutRect] {
    guard frame.width > least, frame.height > least else { return [] }
    let cuts = others.flatMap { [$0.y, $0.y + $0.height] }
      .map { min(max($0, frame.y), frame.y + frame.height) }
    let rows = ([frame.y] + cuts.sorted() + [frame.y + frame.height])
    var open: [LayoutRect] = []
    var parts: [LayoutRect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) where bottom - top > least {
      let covered = others.filter { $0.y < bottom - least && $0.y + $0.height > top + least }
        .map { (start: $0.x, end: $0.x + $0.width) }
        .sorted { $0.start < $1.start }
      let free = gaps(from: frame.x, to: frame.x + frame.width, besides: covered)
      // Parts with the same extent as in the row above are joined with those.
      let going = open.map { ($0.x, $0.x + $0.width) }
      if going.count == free.count, zip(going, free).allSatisfy({ $0 == $1 }) {
        for index in open.indices { open[index].height = bottom - open[index].y }
      } else {
        parts += open
        open = free.map { LayoutRect(x: $0.0, y: top, width: $0.1 - $0.0, height: bottom - top) }
      }
    }
    return parts + open
  }

  private static func gaps(
    from start: Float, to end: Float, besides covered: [(start: Float, end: Float)]
  ) -> [(Float, Float)] {
    var gaps: [(Float, Float)] = []
    var place = start
    for part in covered {
      let next = min(part.start, end)
      if next - place > least { gaps.append((place, next)) }
      place = max(place, part.end)
    }
    if end - place > least { gaps.append((place, end)) }
    return gaps
  }
}
