import LayoutEngine
import LayoutViews
import RandomTrees
import RecordingViews
import SeededRandom

/// A mounter that follows a tree through updates and scrolling, compared each time with a new
/// mounter of the current tree.
struct MountTrial {
  let backend: RecordingBackend
  let mounter: ViewMounter<RecordingBackend>
  private(set) var environment: LayoutEnvironment
  private var before: [LayoutElement: (view: RecordedView, token: ViewToken?)] = [:]

  init(_ tree: LayoutTree, in environment: LayoutEnvironment, overscan: Float = 0.5) {
    backend = RecordingBackend()
    mounter = ViewMounter(backend: backend)
    mounter.overscan = overscan
    mounter.poolLimit = 5
    self.environment = environment
    mounter.mount(tree, in: environment)
    note(tree)
  }

  private mutating func note(_ tree: LayoutTree) {
    before = [:]
    for element in tree.elements {
      guard let view = mounter.view(of: element) else { continue }
      before[element] = (view, mounter.token(of: element))
    }
  }

  /// Updates the views, and returns a description of the first mistake in them, if any.
  mutating func update(
    _ changes: LayoutChanges, of tree: LayoutTree, in environment: LayoutEnvironment
  ) -> String? {
    self.environment = environment
    backend.operations = []
    mounter.update(changes, of: tree, in: environment)
    for (element, (view, token)) in before {
      guard let number = changes.successor(of: element), let now = mounter.view(of: number),
        now.kind == view.kind
      else { continue }
      if now !== view { return "\(view) of \(number) was not kept" }
      if mounter.token(of: number) != token { return "\(view) of \(number) has another token" }
      if token.flatMap({ mounter.element(of: $0) }) != number { return "\(number) is not found" }
    }
    return mistake(tree)
  }

  /// Scrolls an element, and returns a description of the first mistake in the views, if any.
  mutating func scroll(_ element: LayoutElement, to offset: LayoutPoint, in tree: LayoutTree)
    -> String?
  {
    mounter.view(of: element)?.offset = offset
    mounter.scroll(element, to: offset, in: tree)
    return mistake(tree)
  }

  /// A description of the first mistake in the current views, or `nil`.
  private mutating func mistake(_ tree: LayoutTree) -> String? {
    defer { note(tree) }
    if let mistake = backend.mistakes.first { return mistake }
    let fresh = RecordingBackend()
    fresh.recordsOperations = false
    let other = ViewMounter(backend: fresh)
    other.overscan = mounter.overscan
    other.mount(tree, in: environment)
    for element in tree.elements {
      guard let offset = mounter.offset(of: element, in: tree) else { continue }
      other.view(of: element)?.offset = offset
      other.scroll(element, to: offset, in: tree)
      // A scroll that comes into sight later gets its offset then.
    }
    if let mistake = fresh.mistakes.first { return "fresh: \(mistake)" }
    if mounter.viewCount != backend.allViews.count {
      return "\(mounter.viewCount) views are counted"
    }
    guard backend.text == fresh.text else {
      return
        "got\n\(backend.text)\nfor\n\(fresh.text)\nby\n\(backend.operations.joined(separator: "\n"))"
    }
    return nil
  }
}

/// Random appearances, of which some make a container a view and some do not.
extension RandomTree {
  mutating func shownLook() -> ElementStyle? {
    switch pick(Array(0..<8)) {
    case 0: ElementStyle(backgroundColor: .rgba(0xFF00_00FF))
    case 1: ElementStyle(opacity: pick([0, 0.25, 0.5, .nan, -1, 3]))
    case 2: ElementStyle(visibility: .invisible)
    case 3: ElementStyle(visibility: .gone)
    case 4:
      ElementStyle(backgroundColor: .asset("Card"), cornerRadius: 8, shadow: nil, opacity: 0.75)
    case 5: ElementStyle(accessibilityLabel: .verbatim("Label"))
    case 6: ElementStyle()
    default: nil
    }
  }
}
