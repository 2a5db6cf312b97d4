import LayoutEngine

// Conversion of the plain tree to the engine's.

extension LinearNode {
  /// Adds the element with all its descendants.
  func add(to tree: inout LayoutTree, under parent: Kind? = nil) {
    tree.open(
      kind.spec, as: item.placement(under: parent), size: item.elementSize(isRoot: parent == nil),
      style: isGone ? ElementStyle(visibility: .gone) : nil)
    for child in children { child.add(to: &tree, under: kind) }
    tree.close()
  }
}

extension LinearNode.Kind {
  fileprivate var spec: ElementSpec {
    switch self {
    case .linear(let spec):
      .linear(
        LinearSpec(
          orientation: spec.isVertical ? .vertical : .horizontal, spacing: spec.spacing,
          separator: spec.separator, separatorInset: spec.separatorInset,
          contentGravity: spec.contentGravity, margin: spec.margin.layoutEdges))
    case .layers(let margin): .layers(LayersSpec(margin: margin.layoutEdges))
    case .flow(let spec):
      .flow(
        FlowSpec(
          orientation: spec.isVertical ? .vertical : .horizontal, spacing: spec.spacing,
          lineSpacing: spec.lineSpacing, margin: spec.margin.layoutEdges))
    case .view(.none): .view(ViewSpec())
    case .view(.fill): .view(ViewSpec(intrinsicSize: .fill))
    case .view(.size(let width, let height)):
      .view(ViewSpec(intrinsicSize: .size(LayoutSize(width: width, height: height))))
    case .text(let words, let maxLines):
      .text(TextSpec(content: .verbatim(words), maxLines: maxLines))
    case .spacer(let minLength): .spacer(SpacerSpec(minLength: minLength))
    }
  }
}

extension LinearNode.Item {
  fileprivate func placement(under parent: LinearNode.Kind?) -> PlacementRecord {
    let width = own(self.width) == nil ? self.width : .match
    let height = own(self.height) == nil ? self.height : .match
    switch parent {
    case .linear:
      return .linear(
        LinearItem(
          width: width, height: height, weight: weight, separatorBefore: separatorBefore,
          gravity: gravity, offset: offset, padding: padding.layoutEdges))
    case .layers:
      return .layers(
        LayersItem(
          width: width, height: height, gravity: gravity, offset: offset,
          padding: padding.layoutEdges))
    case .flow:
      return .flow(
        FlowItem(
          width: width, height: height, gravity: gravity, offset: offset,
          padding: padding.layoutEdges))
    case nil, .view, .text, .spacer: return .none
    }
  }

  /// Returns the own size of the element.
  ///
  /// The root has no parent that would read its lengths, so they are part of its own size.
  fileprivate func elementSize(isRoot: Bool) -> ElementSize {
    ElementSize(
      width: dimension(own(width, isRoot)), height: dimension(own(height, isRoot)),
      minWidth: dimension(limits.minWidth), maxWidth: dimension(limits.maxWidth),
      minHeight: dimension(limits.minHeight), maxHeight: dimension(limits.maxHeight))
  }

  private func own(_ length: Length, _ isRoot: Bool = false) -> Float? {
    guard saysOwnSize || isRoot, case .points(let points) = length else { return nil }
    return points
  }

  private func dimension(_ points: Float?) -> LayoutDimension {
    points.map { .points($0) } ?? .auto
  }
}

extension LinearNode.Edges {
  fileprivate var layoutEdges: LayoutEdges {
    guard self != LinearNode.Edges() else { return .none }
    return LayoutEdges(
      top: .points(top), left: followsDirection ? nil : .points(first), bottom: .points(bottom),
      right: followsDirection ? nil : .points(last), start: followsDirection ? .points(first) : nil,
      end: followsDirection ? .points(last) : nil)
  }
}
