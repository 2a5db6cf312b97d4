public import LayoutEngine

/// An element for assistive technology, or several elements that are presented as one.
///
/// Texts, the links in them and views of the host are presented one by one, and pictures if they
/// have a label. An element with a label, a hint, a role or a tap handler is presented as one
/// together with its descendants; without a label, its label consists of the texts in it. Elements
/// that are hidden from assistive technology or invisible are left out with their descendants.
public struct SpokenElement: Sendable, Equatable {
  /// The element, as an index in the current tree.
  public let element: LayoutElement
  /// The visible position of the element: its frame on the host's surface, in points from the top
  /// left.
  public let frame: LayoutRect
  /// The label, in the language of the environment; empty if the element has no label and contains
  /// no texts.
  public let label: String
  /// The description of the result of an activation; empty if the document declares none.
  public let hint: String
  /// The index of the link among those of the element, a text, if the link is presented and not
  /// the text; see ``ViewHost/follow(link:of:)``.
  public let link: Int?
  /// The role in the host's own vocabulary; if the document declares none, `button` for an element
  /// with the action `tap`, `link` for a link, and empty for others.
  public let role: String
  /// The name of the id of the element, for tests; empty if the element has no id.
  public let name: String
  /// Whether the element itself has an enabled tap handler in the host, or the action `tap`, and is
  /// enabled.
  public let isActive: Bool
  /// Whether the element answers people: it and all elements around it are enabled.
  public let isEnabled: Bool
  /// Whether the element is the chosen one of several.
  public let isSelected: Bool
}

/// Collects the elements for assistive technology in reading order, which is document order.
struct SpokenWalk {
  let surroundings: HitTest.Surroundings
  let name: (_ element: LayoutElement) -> String
  let isActive: (_ element: LayoutElement) -> Bool
  let environment: LayoutEnvironment

  private struct Stop {
    let element: LayoutElement
    /// The origin of the element's parent on the host's surface.
    let origin: LayoutPoint
  }

  /// Returns the elements for assistive technology, in reading order.
  func elements(of tree: LayoutTree) -> [SpokenElement] {
    guard tree.count > 0, tree.isPresent(.root) else { return [] }
    var found: [SpokenElement] = []
    var waiting = [Stop(element: .root, origin: .zero)]
    while let stop = waiting.popLast() {
      let look = tree.style(of: stop.element) ?? ElementStyle()
      guard look.isSpoken else { continue }
      let frame = surroundings.frame(of: stop.element, in: tree).moved(by: stop.origin)
      guard !isOne(stop.element, look, tree) else {
        found.append(spoken(stop.element, look, frame, tree))
        found += links(of: stop.element, frame, tree)
        continue
      }
      let offset =
        tree.kind(of: stop.element) == .scroll ? surroundings.offset(stop.element) : .zero
      let origin = LayoutPoint(x: frame.x - offset.x, y: frame.y - offset.y)
      waiting += children(of: stop.element, tree).reversed().map {
        Stop(element: $0, origin: origin)
      }
    }
    return found
  }

  /// Whether an element is presented as one together with its descendants.
  private func isOne(_ element: LayoutElement, _ look: ElementStyle, _ tree: LayoutTree) -> Bool {
    if look.accessibilityLabel != nil || look.accessibilityHint != nil { return true }
    if look.accessibilityRole != nil || isActive(element) { return true }
    switch tree.kind(of: element) {
    case .text: return true
    case .view: return !(tree.view(of: element)?.class ?? "").isEmpty
    case .image, .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute,
      .corner, .wrapper, .clip, .fit, .zstack, .scroll, .spacer, .flex, .grid, .linear, .layers,
      .flow,
      .custom:
      return false
    }
  }

  private func spoken(
    _ element: LayoutElement, _ look: ElementStyle, _ frame: LayoutRect, _ tree: LayoutTree
  )
    -> SpokenElement
  {
    let language = environment.localization
    let isEnabled = tree.isEnabled(element)
    return SpokenElement(
      element: element, frame: frame,
      label: look.accessibilityLabel?.words(in: language) ?? words(in: element, tree),
      hint: look.accessibilityHint?.words(in: language) ?? "", link: nil,
      role: look.accessibilityRole ?? (look.action(for: .tap) == nil ? "" : "button"),
      name: name(element), isActive: isEnabled && isActive(element),
      isEnabled: isEnabled, isSelected: look.isSelected)
  }

  /// The links of a text, each where its first words are.
  private func links(
    of text: LayoutElement, _ frame: LayoutRect, _ tree: LayoutTree
  ) -> [SpokenElement] {
    let isEnabled = tree.isEnabled(text)
    return tree.links(of: text).enumerated().compactMap { place, link in
      guard let first = link.frames.first else { return nil }
      return SpokenElement(
        element: text, frame: first.moved(by: LayoutPoint(x: frame.x, y: frame.y)),
        label: link.words, hint: "", link: place, role: "link", name: "", isActive: isEnabled,
        isEnabled: isEnabled, isSelected: false)
    }
  }

  /// Joins the texts in an element and the labels of elements in it.
  private func words(in element: LayoutElement, _ tree: LayoutTree) -> String {
    var found: [String] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      let look = tree.style(of: next) ?? ElementStyle()
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
    if let rows = surroundings.rows(element) { return rows }
    var children: [LayoutElement] = []
    var next = tree.firstChild(of: element)
    while let child = next {
      children.append(child)
      next = tree.nextSibling(of: child)
    }
    return children
  }
}

extension ElementStyle {
  fileprivate var isSpoken: Bool {
    visibility == .visible && !accessibilityHidden && !(opacity <= 0)
  }
}
