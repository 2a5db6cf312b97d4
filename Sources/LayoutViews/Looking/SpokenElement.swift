public import LayoutEngine

/// What assistive technology is told of an element, or of several that are one to it.
///
/// Texts and views of the host are told one by one, and pictures that have a label. An element with a label, a
/// hint or a role is told as one with all that is in it; without a label it is called by the texts in it.
/// What is hidden from assistive technology, or not seen, is left out with all that is in it.
public struct SpokenElement: Sendable, Equatable {
  /// The element's number.
  public let element: LayoutElement
  /// Where it shows, in the coordinates of the host's surface, in points.
  public let frame: Frame
  /// What it is called, in the language of the environment; empty where it has no words.
  public let label: String
  /// What is said to happen when it is activated; empty where nothing is said.
  public let hint: String
  /// Its role in the host's own vocabulary; empty where it has none.
  public let role: String
  /// The name of its outlet; empty where it has none.
  public let name: String
  /// Whether the host does something when it is tapped.
  public let isActive: Bool
}

/// Goes through what is shown in reading order, which is that of the document.
struct SpokenWalk {
  let offset: (_ scroll: LayoutElement) -> LayoutPoint
  let rows: (_ element: LayoutElement) -> [LayoutElement]?
  let name: (_ element: LayoutElement) -> String
  let isActive: (_ element: LayoutElement) -> Bool
  let environment: LayoutEnvironment

  private struct Stop {
    let element: LayoutElement
    /// Where its parent shows.
    let origin: LayoutPoint
  }

  /// All that is told.
  func elements(of tree: LayoutTree) -> [SpokenElement] {
    guard tree.count > 0, tree.isPresent(0) else { return [] }
    var found: [SpokenElement] = []
    var waiting = [Stop(element: 0, origin: .zero)]
    while let stop = waiting.popLast() {
      let look = tree.appearance(of: stop.element) ?? Appearance()
      guard look.isSpoken else { continue }
      let frame = tree.frame(of: stop.element).moved(by: stop.origin)
      guard !isOne(stop.element, look, tree) else {
        found.append(spoken(stop.element, look, frame, tree))
        continue
      }
      let offset = tree.kind(of: stop.element) == .scroll ? offset(stop.element) : .zero
      let origin = LayoutPoint(x: frame.x - offset.x, y: frame.y - offset.y)
      waiting += children(of: stop.element, tree).reversed().map {
        Stop(element: $0, origin: origin)
      }
    }
    return found
  }

  /// Whether an element is told as one, with all that is in it.
  private func isOne(_ element: LayoutElement, _ look: Appearance, _ tree: LayoutTree) -> Bool {
    if look.accessibilityLabel != nil || look.accessibilityHint != nil { return true }
    if look.accessibilityRole != nil || isActive(element) { return true }
    switch tree.kind(of: element) {
    case .text: return true
    case .view: return !(tree.view(of: element)?.class ?? "").isEmpty
    case .image, .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute,
      .corner, .wrapper, .clip, .zstack, .scroll, .spacer, .flex, .grid, .linear, .layers, .flow,
      .custom:
      return false
    }
  }

  private func spoken(
    _ element: LayoutElement, _ look: Appearance, _ frame: Frame, _ tree: LayoutTree
  )
    -> SpokenElement
  {
    let language = environment.localization
    return SpokenElement(
      element: element, frame: frame,
      label: look.accessibilityLabel?.words(in: language) ?? words(in: element, tree),
      hint: look.accessibilityHint?.words(in: language) ?? "", role: look.accessibilityRole ?? "",
      name: name(element), isActive: isActive(element))
  }

  /// The texts in an element, and what pictures in it are called.
  private func words(in element: LayoutElement, _ tree: LayoutTree) -> String {
    var found: [String] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      let look = tree.appearance(of: next) ?? Appearance()
      guard look.isSpoken else { continue }
      let label =
        next == element ? nil : look.accessibilityLabel?.words(in: environment.localization)
      if let label {
        found.append(label)
      } else if let text = tree.text(of: next) {
        found.append(text.resolvedRuns(in: environment).map(\.content).joined())
      } else {
        waiting += children(of: next, tree).reversed()
      }
    }
    return found.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func children(of element: LayoutElement, _ tree: LayoutTree) -> [LayoutElement] {
    if let rows = rows(element) { return rows }
    var children: [LayoutElement] = []
    var next = tree.firstChild(of: element)
    while let child = next {
      children.append(child)
      next = tree.nextSibling(of: child)
    }
    return children
  }
}

extension Appearance {
  fileprivate var isSpoken: Bool {
    visibility == .visible && !accessibilityHidden && !(opacity <= 0)
  }
}
