import LayoutDiagnostics
package import LayoutEngine
package import LayoutInterpreter

/// A frame with those in it, as an earlier result has them.
package struct FrameRecord: Sendable, Equatable {
  /// What documents call the element, and the component that it is the root of.
  package var name: String
  package var component: String?
  package var id: String?
  /// In the coordinates of what it is in.
  package var frame: Frame
  package var children: [FrameRecord]

  package init(
    name: String, component: String? = nil, id: String? = nil, frame: Frame,
    children: [FrameRecord] = [],
  ) {
    self.name = name
    self.component = component
    self.id = id
    self.frame = frame
    self.children = children
  }

  /// The frames of a document that was solved; nothing for one without an element.
  package init?(_ layout: SolvedLayout) {
    guard !layout.elements.isEmpty else { return nil }
    // Children are complete before their parents.
    var done: [FrameRecord] = []
    for index in layout.elements.indices.reversed() {
      let element = layout.elements[index]
      var children: [FrameRecord] = []
      var child = index + 1
      while child < element.end {
        if let last = done.popLast() { children.append(last) }
        child = layout.elements[child].end
      }
      done.append(
        FrameRecord(
          name: element.name, component: element.component, id: element.id, frame: element.frame,
          children: children))
    }
    self = done[done.count - 1]
  }

  /// Whether two may be the same element: an id decides, else what they are.
  func isLike(_ other: FrameRecord) -> Bool {
    id == other.id && (id != nil || (name == other.name && component == other.component))
  }

  /// What it is called in a sentence.
  var label: String { id.map { "#\($0)" } ?? component ?? name }
}

/// What has become of a frame since an earlier result.
package struct FrameChange: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case moved
    case resized
    case new
    case gone
  }

  package var kind: Kind
  /// The element with those around it, from the root on: `stack / #title`.
  package var path: String
  /// In the coordinates of its parent; nothing for what was not there.
  package var old: Frame?
  /// In the coordinates of its parent; nothing for what is gone.
  package var new: Frame?
  /// The same in the coordinates of the root.
  package var oldInRoot: Frame?
  package var newInRoot: Frame?

  /// Points by which frames may differ and be the same, far below a pixel.
  package static let tolerance: Float = 0.005

  /// What differs, in document order, each for its place in its parent: what is in a frame that moves,
  /// and moves with it, is not told.
  package static func all(from old: FrameRecord, to new: FrameRecord) -> [FrameChange] {
    var changes: [FrameChange] = []
    var waiting = [Pair(old: old, new: new, path: "", oldOrigin: .zero, newOrigin: .zero)]
    while let pair = waiting.popLast() {
      waiting += pair.compared(&changes).reversed()
    }
    return changes
  }

  /// The change in words.
  package var sentence: String {
    switch (kind, old, new) {
    case (.new, _, let new?): "\(path) is new, \(new.words)"
    case (.gone, let old?, _): "\(path) is gone, it was \(old.words)"
    case (.moved, let old?, let new?):
      "\(path) moved from \(old.x.toTheHundredth) \(old.y.toTheHundredth) to \(new.x.toTheHundredth) \(new.y.toTheHundredth)"
    case (.resized, let old?, let new?): "\(path) was \(old.words) and is \(new.words)"
    default: path  // open: a change has the frames of its kind.
    }
  }
}

/// Two elements that may be the same one, or one of them.
private struct Pair {
  var old: FrameRecord?
  var new: FrameRecord?
  var path: String
  var oldOrigin: LayoutPoint
  var newOrigin: LayoutPoint

  /// Notes what differs between the two, and gives the pairs of what is in them.
  func compared(_ changes: inout [FrameChange]) -> [Pair] {
    let label = (new ?? old)?.label ?? ""
    let path = path.isEmpty ? label : "\(path) / \(label)"
    if let kind {
      changes.append(
        FrameChange(
          kind: kind, path: path, old: old?.frame, new: new?.frame,
          oldInRoot: old?.frame.moved(by: oldOrigin), newInRoot: new?.frame.moved(by: newOrigin)))
    }
    guard let old, let new else { return [] }
    let origins = (old.frame.moved(by: oldOrigin).origin, new.frame.moved(by: newOrigin).origin)
    return Self.matched(old.children, new.children).map {
      Pair(old: $0, new: $1, path: path, oldOrigin: origins.0, newOrigin: origins.1)
    }
  }

  private var kind: FrameChange.Kind? {
    guard let old else { return .new }
    guard let new else { return .gone }
    let isResized =
      !old.frame.width.isNear(new.frame.width) || !old.frame.height.isNear(new.frame.height)
    if isResized { return .resized }
    return old.frame.x.isNear(new.frame.x) && old.frame.y.isNear(new.frame.y) ? nil : .moved
  }

  /// The children of two elements, those beside one another that are the same one.
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

extension Frame {
  fileprivate func moved(by origin: LayoutPoint) -> Frame {
    Frame(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  fileprivate var words: String {
    "\(x.toTheHundredth) \(y.toTheHundredth)  \(width.toTheHundredth) × \(height.toTheHundredth)"
  }
}
