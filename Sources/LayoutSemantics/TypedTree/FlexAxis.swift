import LayoutEngine
import LayoutSchema

/// What a `stack` or a `flex` says of its axes.
struct FlexAxis {
  let isHorizontal: Bool
  let wraps: Bool
  /// Whether `alignItems` asks for baselines.
  let alignsBaselines: Bool
  /// The element is not laid out as a container: its children are its parent's, or nobody's.
  let isTransparent: Bool
  /// Expressions leave some of it to be found out.
  let isOpen: Bool

  init(of node: Int, in document: borrowing TypedDocument) {
    guard document.nodes[node].kind == .flex else {
      let stack = StackAxis(of: node, in: document)
      isHorizontal = stack.isHorizontal
      wraps = stack.wraps
      alignsBaselines = stack.alignsBaselines
      isTransparent = false
      isOpen = stack.isOpen
      return
    }
    let direction: FlexSpec.Direction? = document.choice(.direction, of: node)
    isHorizontal = direction == .row || direction == .rowReverse
    wraps = (document.choice(.wrap, of: node) ?? FlexSpec.Wrap.noWrap) != .noWrap
    alignsBaselines = document.choice(.alignItems, of: node) == FlexSpec.AlignItems.baseline
    isTransparent = (document.choice(.display, of: node) ?? FlexItem.Display.flex) != .flex
    isOpen = document.leavesOpen([.direction, .wrap, .alignItems, .display], at: node)
  }

  /// The axis that the children follow one another along.
  var main: Axis { isHorizontal ? .horizontal : .vertical }
}

/// What a child says to a `flex`, as far as the checker asks.
struct FlexChild {
  let position: FlexItem.Position
  /// Whether the child is neither absolute nor out of the layout, nor replaced by its children.
  let isInFlow: Bool
  let alignsBaseline: Bool
  /// Whether the child's own children take its place.
  let isContents: Bool
  /// Expressions leave some of it to be found out.
  let isOpen: Bool

  init(of node: Int, in document: borrowing TypedDocument) {
    let display = document.choice(.display, of: node) ?? FlexItem.Display.flex
    let isGone = document.choice(.visibility, of: node) == Appearance.Visibility.gone
    position = document.choice(.position, of: node) ?? .relative
    alignsBaseline = document.choice(.alignSelf, of: node) == FlexItem.AlignSelf.baseline
    isContents = display == .contents
    isOpen = document.leavesOpen([.position, .display, .visibility, .alignSelf], at: node)
    isInFlow = position != .absolute && display == .flex && !isGone && !isOpen
  }
}

// MARK: Around a flexbox or a stack

extension TypedDocument {
  /// The `flex` that lays the element out and what it says of its axes; nil where it is none, or
  /// where expressions or mistakes leave that open.
  func flex(around child: Int) -> (node: Int, axis: FlexAxis)? {
    let parent = placingParent(of: child)
    guard parent >= 0, nodes[parent].kind == .flex, !nodes[parent].isBroken else { return nil }
    let axis = FlexAxis(of: parent, in: self)
    return axis.isTransparent || axis.isOpen ? nil : (parent, axis)
  }

  /// The container that lays the element out in a line of children, with its axes; nil where it is
  /// another, or where expressions or mistakes leave that open.
  func line(around child: Int) -> (node: Int, axis: FlexAxis)? {
    let parent = placingParent(of: child)
    guard parent >= 0, let axis = line(at: parent) else { return nil }
    return (parent, axis)
  }

  /// The axes of a container that lays its children out in a line; nil where it is another, or where
  /// expressions or mistakes leave that open.
  func line(at container: Int) -> FlexAxis? {
    let node = nodes[container]
    guard node.kind == .stack || node.kind == .flex, !node.isBroken else { return nil }
    let axis = FlexAxis(of: container, in: self)
    return axis.isTransparent || axis.isOpen ? nil : axis
  }

  /// Whether the child of such a container keeps its length, without having said so.
  func keepsItsLength(_ child: Int, in container: Int) -> Bool {
    guard !nodes[child].written.contains(.flexShrink) else { return false }
    guard nodes[container].kind == .flex else { return true }
    // Whoever a flexbox takes after, no item shrinks unless it says so itself or by `flex`.
    return !nodes[child].written.contains(.flex) && FlexChild(of: child, in: self).isInFlow
  }

  /// Whether the child of a line may grow into room that is left over, without an end.
  func growsFreely(_ child: Int, along axis: Axis, in container: Int) -> Bool {
    let node = nodes[child]
    guard !node.isBroken, !node.written.contains(axis == .horizontal ? .maxWidth : .maxHeight),
      !node.written.contains(.aspectRatio)
    else { return false }
    if node.kind == .spacer { return true }
    let least: Float = nodes[container].kind == .flex ? 1 : 0.001
    return (number(.flexGrow, of: child) ?? 0) >= least
      && (nodes[container].kind == .stack || FlexChild(of: child, in: self).isInFlow)
  }

  /// Whether some child may stand on a baseline, which makes a line of a `flex` even of one.
  func mayAlignBaselines(_ flex: Int, _ axis: FlexAxis) -> Bool {
    guard !axis.alignsBaselines, !hasVaryingChildren(flex) else { return true }
    return children(of: flex).contains {
      let child = FlexChild(of: $0, in: self)
      return child.alignsBaseline || child.isContents || child.isOpen
    }
  }
}

extension TypedAttribute {
  /// Whether the attribute is a distance to an edge of a flexbox.
  var isFlexInset: Bool {
    let insets: [AttributeName] = [.top, .left, .bottom, .right, .start, .end]
    guard insets.contains(name), case .dimension(let length) = value else { return false }
    return length.unit != .auto && length.unit != .bound
  }
}
