package import LayoutEngine
package import LayoutViews

/// A backend whose views show nothing.
///
/// The view tree is available as text, and invalid operations of a mounter are recorded.
package final class RecordingBackend: ViewBackend {
  /// The views on the host's surface, from back to front.
  package private(set) var surface: [RecordedView] = []
  /// Descriptions of the invalid operations.
  package private(set) var mistakes: [String] = []
  /// Descriptions of the operations since this array was last emptied.
  package var operations: [String] = []
  /// The requests for pictures and fonts, in order.
  package private(set) var requests: [AssetRequest] = []
  /// The number of views made so far.
  package private(set) var madeCount = 0
  package var measurer: any TextMeasuring
  package var viewSizes: (any ViewSizing)?
  /// Whether operations are described in `operations`, which takes time.
  package var recordsOperations = true

  package init(measurer: any TextMeasuring = FixedTextMetrics(width: 8, height: 16)) {
    self.measurer = measurer
  }

  // MARK: Calls of the mounter

  package func makeView(_ kind: ViewKind) -> RecordedView {
    madeCount += 1
    let view = RecordedView(madeCount, kind)
    note("make", view)
    return view
  }

  package func configure(
    _ view: RecordedView, as content: ViewContent, changed parts: ViewContent.Parts
  ) {
    require(view.kind == content.kind, "\(view) is configured as \(content.kind)")
    require(view.state != .discarded, "\(view) is configured though discarded")
    if view.state == .made || view.state == .recycled {
      require(parts == .all, "\(view) is not configured with all parts")
      view.state = .removed
    }
    require(
      view.content.map { $0.token == content.token } ?? true || parts.contains(.identity),
      "\(view) has another token without being told")
    if let shown = view.content {
      let untold = shown.parts(differingIn: content).subtracting(parts)
      require(untold.isEmpty, "\(view) has other \(untold.names) without being told")
    }
    view.content = content
    note("configure", view)
  }

  package func setFrame(_ frame: LayoutRect, of view: RecordedView) {
    require(view.content != nil, "\(view) has a frame before it is configured")
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    require(numbers.allSatisfy(\.isFinite), "\(view) has a frame of no size")
    view.frame = frame
    note("frame", view)
  }

  package func setOpacity(_ opacity: Float, of view: RecordedView) {
    require(view.opacity != opacity, "\(view) is as opaque as before")
    require((0...1).contains(opacity), "\(view) is \(opacity) opaque")
    view.opacity = opacity
    note("opacity", view)
  }

  package func setScale(_ scale: Float, of view: RecordedView) {
    require(view.scale != scale, "\(view) is as large as before")
    require((0...1).contains(scale), "\(view) is drawn \(scale) times as large")
    view.scale = scale
    note("scale", view)
  }

  package func setScroll(_ geometry: ScrollGeometry, of view: RecordedView) {
    require(view.kind == .scroll, "\(view) does not scroll")
    require(view.frame != nil, "\(view) scrolls before it has a frame")
    view.scroll = geometry
    if let offset = geometry.offset { view.offset = offset }
    note("scroll", view)
  }

  package func insert(_ view: RecordedView, into parent: RecordedView?, at index: Int) {
    require(
      view.state != .recycled && view.state != .discarded, "\(view) is inserted when put aside")
    require(view.parent == nil && !view.isOnSurface, "\(view) has two parents")
    require(view.content != nil && view.frame != nil, "\(view) is inserted before it is set up")
    if let parent { require(isAttached(parent), "\(parent) is given children without a parent") }
    var around = parent
    while let next = around {
      require(next !== view, "\(view) is put into itself")
      if next === view { return }
      around = next.parent
    }
    let count = parent?.children.count ?? surface.count
    require((0...count).contains(index), "\(view) is inserted at \(index) of \(count)")
    let place = min(max(index, 0), count)
    if let parent {
      parent.children.insert(view, at: place)
    } else {
      surface.insert(view, at: place)
    }
    view.parent = parent
    view.isOnSurface = parent == nil
    view.state = .inserted
    note("insert", view)
  }

  package func move(_ view: RecordedView, in parent: RecordedView?, to index: Int) {
    var siblings = parent?.children ?? surface
    guard let place = siblings.firstIndex(where: { $0 === view }) else {
      require(false, "\(view) is moved where it is not")
      return
    }
    require(place != index, "\(view) is moved to where it is")
    siblings.remove(at: place)
    require((0...siblings.count).contains(index), "\(view) is moved to \(index)")
    siblings.insert(view, at: min(max(index, 0), siblings.count))
    if let parent { parent.children = siblings } else { surface = siblings }
    note("move", view)
  }

  package func remove(_ view: RecordedView, from parent: RecordedView?) {
    require(
      view.parent === parent && (parent != nil || view.isOnSurface),
      "\(view) is removed from where it is not")
    if let parent {
      parent.children.removeAll { $0 === view }
    } else {
      surface.removeAll { $0 === view }
    }
    view.parent = nil
    view.isOnSurface = false
    view.state = .removed
    note("remove", view)
  }

  package func recycle(_ view: RecordedView) {
    putAside(view)
    require(view.scale == 1, "\(view) is recycled at a scale of \(view.scale)")
    require(view.opacity == 1, "\(view) is recycled at an opacity of \(view.opacity)")
    view.state = .recycled
    view.uses += 1
    note("recycle", view)
  }

  package func discard(_ view: RecordedView) {
    if view.state != .recycled { putAside(view) }
    view.state = .discarded
    note("discard", view)
  }

  package func request(_ request: AssetRequest) {
    requests.append(request)
  }

  // MARK: Checks of the calls

  private func putAside(_ view: RecordedView) {
    require(view.state == .removed, "\(view) is put aside in its parent")
    require(view.children.isEmpty, "\(view) is put aside with children")
  }

  private func isAttached(_ view: RecordedView) -> Bool {
    var current: RecordedView? = view
    while let next = current {
      if next.isOnSurface { return true }
      current = next.parent
    }
    return false
  }

  private func require(_ holds: Bool, _ mistake: @autoclosure () -> String) {
    if !holds { mistakes.append(mistake()) }
  }

  private func note(_ operation: String, _ view: RecordedView) {
    if recordsOperations { operations.append("\(operation) \(view)") }
  }
}

extension ViewContent {
  /// The parts that a view of this content must be told to show another content.
  fileprivate func parts(differingIn other: ViewContent) -> Parts {
    var parts: Parts = []
    // The attributes of a box only place what is in it.
    if kind != .box, isOther(spec, than: other.spec) { parts.insert(.spec) }
    if isOther(look.drawn, than: other.look.drawn) || isPinned != other.isPinned {
      parts.insert(.look)
    }
    if token != other.token || name != other.name { parts.insert(.identity) }
    if environment != other.environment { parts.insert(.environment) }
    return parts
  }

  /// Whether two values differ, where a number that is NaN is the same as another.
  private func isOther<Value: Equatable>(_ one: Value, than other: Value) -> Bool {
    one != other && "\(one)" != "\(other)"
  }
}

extension ViewContent.Parts {
  fileprivate var names: String {
    let all: [(ViewContent.Parts, String)] = [
      (.spec, "attributes"), (.look, "looks"), (.identity, "names"), (.environment, "surroundings"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}

extension ElementStyle {
  /// The look without what its view does not draw: the order among others, and what answers people.
  fileprivate var drawn: ElementStyle {
    var drawn = self
    drawn.zIndex = 0
    drawn.actions = []
    drawn.isEnabled = true
    return drawn
  }
}

// MARK: Views as text

extension RecordingBackend {
  /// All views, a line each, each followed by its descendants.
  package var text: String {
    surface.flatMap { $0.lines() }.joined(separator: "\n")
  }

  /// The views in document order, with all descendants.
  package var allViews: [RecordedView] {
    var found: [RecordedView] = []
    var waiting = Array(surface.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.children.reversed()
    }
    return found
  }
}
