import LayoutEngine

/// A host that keeps a view for each present element, and updates it by the changes alone.
struct FollowingHost {
  private struct View: Equatable {
    /// The number of the view, in the order in which views were made.
    let stamp: Int
    var frame: LayoutRect
    var spec: ElementSpec
    var look: ElementStyle?
    var size: ElementSize
    var placement: PlacementRecord
  }

  private var views: [LayoutElement: View] = [:]
  private var tree: LayoutTree
  private var made = 0

  init(_ tree: LayoutTree) {
    self.tree = tree
    for element in tree.elementsFromBack() { makeView(for: element) }
  }

  /// Applies changes to a tree, and returns the first mistake in them, if any.
  mutating func follow(_ changes: LayoutChanges, to tree: LayoutTree) -> String? {
    let old = self.tree
    let oldViews = views
    self.tree = tree
    if let mistake = numberMistake(changes, old) { return mistake }
    views = [:]
    for (element, view) in oldViews {
      if let number = changes.successor(of: element) { views[number] = view }
    }
    for root in changes.removed {
      let parent = old.parent(of: root)
      guard changes.successor(of: root) == nil, oldViews[root] != nil,
        parent == nil || parent.flatMap({ changes.successor(of: $0) }) != nil
      else { return "\(root) is told to be removed" }
    }
    let lost = oldViews.keys.filter { changes.successor(of: $0) == nil }
    for element in lost where !isIn(changes.removed, element, old) {
      // The element may have been removed along with an ancestor that is now hidden.
      let isTold = isIn(changes.gone.compactMap { changes.origin(of: $0) }, element, old)
      if !isTold { return "\(element) is not told to be removed" }
    }
    for root in changes.gone {
      // The element may also have been moved into a hidden one.
      guard changes.origin(of: root).flatMap({ oldViews[$0] }) != nil else {
        return "\(root) is told to be gone"
      }
      for element in tree.subtree(of: root) { views[element] = nil }
    }
    // Elements that left along with a root, even if they have another parent now.
    let left = changes.removed + changes.gone.compactMap { changes.origin(of: $0) }
    for (element, view) in oldViews where isIn(left, element, old) {
      guard let number = changes.successor(of: element), views[number] == view else { continue }
      if !tree.isPresent(number) { views[number] = nil }
    }
    if let mistake = lossMistake(changes, old, oldViews) { return mistake }
    if let mistake = orderMistake(changes, old, oldViews) { return mistake }
    let madeBefore = made
    for root in changes.inserted + changes.returned {
      // A returning element may have been moved into a new one.
      guard views[root].map({ $0.stamp > madeBefore }) ?? true, tree.isPresent(root) else {
        return "\(root) is told to enter"
      }
      guard (changes.origin(of: root) == nil) == changes.inserted.contains(root) else {
        return "\(root) is new or is back"
      }
      for element in tree.elementsFromBack(in: root) where views[element] == nil {
        makeView(for: element)
      }
    }
    for change in changes.reframed {
      guard views[change.element]?.frame == change.from, change.from != change.to else {
        return "\(change.element) had another frame than \(change.from)"
      }
      views[change.element]?.frame = change.to
    }
    for change in changes.altered { alter(change.element, change.parts) }
    return mistake
  }

  private mutating func makeView(for element: LayoutElement) {
    made += 1
    views[element] = View(
      stamp: made, frame: tree.frame(of: element), spec: tree.spec(of: element),
      look: tree.style(of: element), size: tree.ownSize(of: element),
      placement: tree.placement(of: element))
  }

  private mutating func alter(_ element: LayoutElement, _ parts: LayoutChanges.Parts) {
    guard let view = views[element] else { return }
    views[element]?.spec = view.spec.taking(parts, from: tree.spec(of: element))
    if !parts.isDisjoint(with: .appearance) {
      views[element]?.look = (view.look ?? ElementStyle())
        .taking(parts, from: tree.style(of: element) ?? ElementStyle())
    }
    if parts.contains(.size) { views[element]?.size = tree.ownSize(of: element) }
    if parts.contains(.placement) { views[element]?.placement = tree.placement(of: element) }
  }

  private func isIn(_ roots: [LayoutElement], _ element: LayoutElement, _ tree: LayoutTree) -> Bool
  {
    roots.contains { tree.subtree(of: $0).contains(element) }
  }

  /// The first mistake in the current views, or `nil`.
  private var mistake: String? {
    let present = tree.elementsFromBack()
    guard Set(present) == Set(views.keys) else {
      return "views of \(Set(present).symmetricDifference(views.keys).sorted()) are there or not"
    }
    for element in present {
      guard let view = views[element] else { continue }
      if view.frame != tree.frame(of: element) { return "frame of \(element)" }
      // Specs are also compared as text, because NaN does not equal itself.
      let spec = tree.spec(of: element)
      if view.spec != spec, "\(view.spec)" != "\(spec)" {
        return "attributes of \(element): \(view.spec), not \(spec)"
      }
      // An empty appearance looks like none.
      if view.look ?? ElementStyle() != tree.style(of: element) ?? ElementStyle() {
        return "look of \(element)"
      }
      if view.size != tree.ownSize(of: element) { return "size of \(element)" }
      let placement = tree.placement(of: element)
      if view.placement != placement, "\(view.placement)" != "\(placement)" {
        return "placement of \(element)"
      }
    }
    return nil
  }

  /// Returns a mistake if elements are matched that cannot be the same.
  private func numberMistake(_ changes: LayoutChanges, _ old: LayoutTree) -> String? {
    var origins: Set<LayoutElement> = []
    for element in tree.elements {
      guard let origin = changes.origin(of: element) else { continue }
      guard origins.insert(origin).inserted, changes.successor(of: origin) == element,
        old.kind(of: origin) == tree.kind(of: element), old.id(of: origin) == tree.id(of: element)
      else { return "\(element) is not \(origin)" }
    }
    return changes.origin(of: tree.elements.upperBound) == nil
      && changes.successor(of: old.elements.upperBound) == nil
      ? nil : "numbers beyond the last"
  }

  /// Returns a mistake if the parents that lost a child are not exactly those reported.
  private func lossMistake(
    _ changes: LayoutChanges, _ old: LayoutTree, _ oldViews: [LayoutElement: View]
  ) -> String? {
    var parentsOfRemoved: Set<LayoutElement> = []
    for child in oldViews.keys {
      guard let parent = old.parent(of: child).flatMap({ changes.successor(of: $0) }),
        tree.isPresent(parent)
      else { continue }
      let isElsewhere = changes.successor(of: child).map { tree.parent(of: $0) != parent } ?? true
      if isElsewhere { parentsOfRemoved.insert(parent) }
    }
    return changes.parentsOfRemoved == parentsOfRemoved.sorted()
      ? nil : "\(changes.parentsOfRemoved) are told to be parentsOfRemoved"
  }

  /// Returns a mistake if elements that are not reported as moved changed their order, or if more
  /// elements are reported than necessary.
  private func orderMistake(
    _ changes: LayoutChanges, _ old: LayoutTree, _ oldViews: [LayoutElement: View]
  ) -> String? {
    var children: [LayoutElement?: [LayoutElement]] = [:]
    for element in tree.elements where tree.isPresent(element) {
      guard let origin = changes.origin(of: element), oldViews[origin] != nil else { continue }
      let isElsewhere =
        old.parent(of: origin) != tree.parent(of: element).flatMap { changes.origin(of: $0) }
        || (tree.parent(of: element) == nil) != (old.parent(of: origin) == nil)
      if isElsewhere {
        guard changes.moved.contains(element) else { return "\(element) has another parent" }
      } else {
        children[tree.parent(of: element), default: []].append(element)
      }
    }
    for siblings in children.values {
      let origins = siblings.map { changes.origin(of: $0)?.index ?? -1 }
      let stays = siblings.indices.filter { !changes.moved.contains(siblings[$0]) }
      guard zip(stays, stays.dropFirst()).allSatisfy({ origins[$0] < origins[$1] }) else {
        return "\(siblings) are in another order"
      }
      // The longest sequence that could stay, found by trying all.
      var longest: [Int] = []
      for (place, origin) in origins.enumerated() {
        let before = (0..<place).filter { origins[$0] < origin }.map { longest[$0] }
        longest.append(1 + (before.max() ?? 0))
      }
      guard stays.count == longest.max() else { return "more of \(siblings) than needed are moved" }
    }
    return nil
  }
}

// MARK: Specs and styles with the listed parts replaced

extension ElementSpec {
  /// Returns the spec with some parts replaced by those of another one.
  fileprivate func taking(_ parts: LayoutChanges.Parts, from other: ElementSpec) -> ElementSpec {
    switch (self, other) {
    case (.text(let text), .text(let other)): return .text(text.taking(parts, from: other))
    case (.image(var image), .image(let other)):
      if parts.contains(.source) {
        (image.source, image.placeholder) = (other.source, other.placeholder)
      }
      if parts.contains(.scaling) {
        (image.intrinsicSize, image.contentMode) = (other.intrinsicSize, other.contentMode)
      }
      return .image(image)
    case (.view(var view), .view(let other)):
      if parts.contains(.attributes) {
        (view.attributes, view.class) = (other.attributes, other.class)
      }
      if parts.contains(.arrangement) {
        (view.intrinsicSize, view.padding) = (other.intrinsicSize, other.padding)
      }
      return .view(view)
    default: return parts.contains(.arrangement) ? other : self  // open: containers and spacers
    }
  }
}

extension TextSpec {
  fileprivate func taking(_ parts: LayoutChanges.Parts, from other: TextSpec) -> TextSpec {
    var text = other
    if !parts.contains(.words) {
      (text.content, text.arguments, text.localized) = (content, arguments, localized)
    }
    if !parts.contains(.letters) {
      (text.fontSize, text.fontFamily, text.fontWeight) = (fontSize, fontFamily, fontWeight)
      (text.textStyle, text.italic, text.monospacedDigits) = (textStyle, italic, monospacedDigits)
      (text.letterSpacing, text.lineHeight, text.scalesText) = (
        letterSpacing, lineHeight, scalesText
      )
      (text.underline, text.strikethrough) = (underline, strikethrough)
    }
    if !parts.contains(.textColor) { text.color = color }
    if !parts.contains(.lines) {
      (text.maxLines, text.truncation) = (maxLines, truncation)
      (text.textAlign, text.minScale) = (textAlign, minScale)
    }
    if parts.isDisjoint(with: [.words, .letters, .textColor]) {
      (text.runs, text.spans) = (runs, spans)
    }
    return text
  }
}

extension ElementStyle {
  fileprivate func taking(_ parts: LayoutChanges.Parts, from other: ElementStyle) -> ElementStyle {
    var look = self
    if parts.contains(.background) {
      (look.backgroundColor, look.gradient) = (other.backgroundColor, other.gradient)
    }
    if parts.contains(.corners) { look.cornerRadius = other.cornerRadius }
    if parts.contains(.clipping) { look.clipsContent = other.clipsContent }
    if parts.contains(.stroke) {
      (look.strokeWidth, look.strokeColor) = (other.strokeWidth, other.strokeColor)
    }
    if parts.contains(.shadow) { look.shadow = other.shadow }
    if parts.contains(.tint) { look.tint = other.tint }
    if parts.contains(.opacity) { look.opacity = other.opacity }
    if parts.contains(.visibility) { look.visibility = other.visibility }
    if parts.contains(.stroke) { look.dash = other.dash }
    if parts.contains(.borders) {
      (look.borderTop, look.borderBottom) = (other.borderTop, other.borderBottom)
      (look.borderLeft, look.borderRight) = (other.borderLeft, other.borderRight)
      (look.borderStart, look.borderEnd) = (other.borderStart, other.borderEnd)
    }
    if parts.contains(.order) { look.zIndex = other.zIndex }
    if parts.contains(.transform) {
      (look.rotation, look.drawScale) = (other.rotation, other.drawScale)
    }
    if parts.contains(.clipping) { look.mask = other.mask }
    if parts.contains(.blur) { look.blur = other.blur }
    if parts.contains(.motion) {
      (look.transition, look.animation) = (other.transition, other.animation)
    }
    if parts.contains(.direction) { look.writingDirection = other.writingDirection }
    if parts.contains(.stateLooks) { look.stateLooks = other.stateLooks }
    if parts.contains(.interaction) { look.isEnabled = other.isEnabled }
    if parts.contains(.accessibility) {
      look.isSelected = other.isSelected
      look.accessibilityLabel = other.accessibilityLabel
      look.accessibilityHint = other.accessibilityHint
      look.accessibilityRole = other.accessibilityRole
      look.accessibilityHidden = other.accessibilityHidden
    }
    return look
  }
}
