import LayoutDiagnostics
package import LayoutEngine
package import LayoutInterpreter

/// A frame with those of its descendants, as in an earlier result.
package struct FrameRecord: Sendable, Equatable {
  /// The name of the element in documents.
  package var name: String
  package var component: String?
  package var id: String?
  /// The frame in the coordinates of the parent, in points.
  package var frame: LayoutRect
  /// The lines of a text; nil for other elements, and where they are not known.
  package var lines: Lines?
  package var children: [FrameRecord]

  /// How much of a text is shown.
  package struct Lines: Sendable, Equatable {
    package var count: Int
    /// Whether words are left out.
    package var isTruncated: Bool

    package init(count: Int, isTruncated: Bool) {
      self.count = count
      self.isTruncated = isTruncated
    }

    /// The lines in a sentence: `2 lines, cut off`.
    fileprivate var words: String {
      (count == 1 ? "1 line" : "\(count) lines") + (isTruncated ? ", cut off" : "")
    }
  }

  package init(
    name: String, component: String? = nil, id: String? = nil, frame: LayoutRect,
    lines: Lines? = nil, children: [FrameRecord] = [],
  ) {
    self.name = name
    self.component = component
    self.id = id
    self.frame = frame
    self.lines = lines
    self.children = children
  }

  /// Makes the record of a solved document; nil if the document has no element.
  ///
  /// - Parameters:
  ///   - layout: The frames.
  ///   - shown: The texts of the elements, in the order of `layout`.
  package init?(_ layout: SolvedLayout, showing shown: [ShownElement]) {
    guard !layout.elements.isEmpty else { return nil }
    // Children are complete before their parents.
    var done: [FrameRecord] = []
    for index in layout.elements.indices.reversed() {
      let element = layout.elements[index]
      var children: [FrameRecord] = []
      var child = index + 1
      while child < element.end {
        // What a `fit` left out does not exist.
        if let last = done.popLast(), !layout.elements[child].isLeftOut { children.append(last) }
        child = layout.elements[child].end
      }
      let lines = shown.indices.contains(index) ? shown[index].text?.lines : nil
      done.append(
        FrameRecord(
          name: element.name, component: element.component, id: element.id, frame: element.frame,
          lines: lines.map { Lines(count: $0.count, isTruncated: $0.isTruncated) },
          children: children))
    }
    self = done[done.count - 1]
  }

  /// Whether two records may be of the same element: their ids are equal, or without ids their
  /// names and components.
  func isLike(_ other: FrameRecord) -> Bool {
    id == other.id && (id != nil || (name == other.name && component == other.component))
  }

  /// The name of the element in a sentence.
  var label: String { id.map { "#\($0)" } ?? component ?? name }
}

/// A change of a frame since an earlier result.
package struct FrameChange: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case moved
    case resized
    /// A text of the same size has other lines.
    case reflowed
    case new
    case gone
  }

  package var kind: Kind
  /// The element and its ancestors, from the root on: `stack / #title`.
  package var path: String
  /// The old frame in the coordinates of its parent; nil for a new element.
  package var old: LayoutRect?
  /// The new frame in the coordinates of its parent; nil for a removed element.
  package var new: LayoutRect?
  /// The old frame in the coordinates of the root; nil for a new element.
  package var oldInRoot: LayoutRect?
  package var newInRoot: LayoutRect?
  /// The old lines of a text, where they are known.
  package var oldLines: FrameRecord.Lines?
  package var newLines: FrameRecord.Lines?

  /// The difference up to which lengths count as equal, in points; far below a pixel.
  package static let tolerance: Float = 0.005

  /// Returns the changes between two results, in document order.
  ///
  /// Frames are compared in the coordinates of their parents, so elements that only move along with
  /// their parent are left out.
  package static func all(from old: FrameRecord, to new: FrameRecord) -> [FrameChange] {
    var changes: [FrameChange] = []
    var waiting = [Pair(old: old, new: new, path: "", oldOrigin: .zero, newOrigin: .zero)]
    while let pair = waiting.popLast() {
      waiting += pair.compared(&changes).reversed()
    }
    return changes
  }

  /// A description of the change.
  package var sentence: String {
    switch (kind, old, new) {
    case (.new, _, let new?): "\(path) is new, \(new.words)"
    case (.gone, let old?, _): "\(path) is gone, it was \(old.words)"
    case (.moved, let old?, let new?):
      "\(path) moved from \(old.x.toTheHundredth) \(old.y.toTheHundredth) to \(new.x.toTheHundredth) \(new.y.toTheHundredth)"
    case (.reflowed, _, _):
      "\(path) had \(oldLines?.words ?? "no lines") and has \(newLines?.words ?? "none")"
    case (.resized, let old?, let new?): "\(path) was \(old.words) and is \(new.words)"
    default: path  // open: a change has the frames of its kind.
    }
  }
}

/// An old and a new element that are matched with each other, or one without a match.
private struct Pair {
  var old: FrameRecord?
  var new: FrameRecord?
  var path: String
  var oldOrigin: LayoutPoint
  var newOrigin: LayoutPoint

  /// Adds the change between the two elements, and returns the pairs of their children.
  func compared(_ changes: inout [FrameChange]) -> [Pair] {
    let label = (new ?? old)?.label ?? ""
    let path = path.isEmpty ? label : "\(path) / \(label)"
    for kind in kinds {
      changes.append(
        FrameChange(
          kind: kind, path: path, old: old?.frame, new: new?.frame,
          oldInRoot: old?.frame.moved(by: oldOrigin), newInRoot: new?.frame.moved(by: newOrigin),
          oldLines: old?.lines, newLines: new?.lines))
    }
    guard let old, let new else { return [] }
    let origins = (old.frame.moved(by: oldOrigin).origin, new.frame.moved(by: newOrigin).origin)
    return Self.matched(old.children, new.children).map {
      Pair(old: $0, new: $1, path: path, oldOrigin: origins.0, newOrigin: origins.1)
    }
  }

  private var kinds: [FrameChange.Kind] {
    guard let old else { return [.new] }
    guard let new else { return [.gone] }
    let isResized =
      !old.frame.width.isNear(new.frame.width) || !old.frame.height.isNear(new.frame.height)
    // In another size, other lines are no surprise.
    if isResized { return [.resized] }
    let isMoved = !old.frame.x.isNear(new.frame.x) || !old.frame.y.isNear(new.frame.y)
    let isReflowed = old.lines != nil && new.lines != nil && old.lines != new.lines
    return (isMoved ? [.moved] : []) + (isReflowed ? [.reflowed] : [])
  }

  /// Matches the children of two elements, in order; children without a match are in pairs of their
  /// own.
  private static func matched(
    _ old: [FrameRecord], _ new: [FrameRecord]
  ) -> [(FrameRecord?, FrameRecord?)] {
    let difference = new.difference(from: old) { $0.isLike($1) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var pairs: [(FrameRecord?, FrameRecord?)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        pairs.append((old[oldIndex], nil))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        pairs.append((nil, new[newIndex]))
        newIndex += 1
      } else {
        guard oldIndex < old.count, newIndex < new.count else { break }
        pairs.append((old[oldIndex], new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return pairs
  }
}

extension Float {
  fileprivate func isNear(_ other: Float) -> Bool {
    (self - other).magnitude <= FrameChange.tolerance
  }
}

extension LayoutRect {
  fileprivate func moved(by origin: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  fileprivate var words: String {
    "\(x.toTheHundredth) \(y.toTheHundredth)  \(width.toTheHundredth) × \(height.toTheHundredth)"
  }
}
