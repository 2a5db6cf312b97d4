import LayoutChecking
import LayoutEngine
import LayoutModel
import LayoutSchema

/// The settings of the axes of a `stack` or a `flex`.
struct FlexAxis {
  let isHorizontal: Bool
  let wraps: Bool
  /// Whether `alignItems` aligns baselines.
  let alignsBaselines: Bool
  /// Whether the element is no container: its children belong to its parent, or are not laid out.
  let isTransparent: Bool
  /// Whether expressions leave one of the settings unknown.
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

  /// The axis along which the children follow one another.
  var main: Axis { isHorizontal ? .horizontal : .vertical }
}

/// The settings of a child of a `flex` that the checker uses.
struct FlexChild {
  let position: FlexItem.Position
  /// Whether the child is neither absolute nor out of the layout nor replaced by its children.
  let isInFlow: Bool
  let alignsBaseline: Bool
  /// Whether the child is replaced by its own children.
  let isContents: Bool
  /// Whether expressions leave one of the settings unknown.
  let isOpen: Bool

  init(of node: Int, in document: borrowing TypedDocument) {
    let display = document.choice(.display, of: node) ?? FlexItem.Display.flex
    let isGone = document.choice(.visibility, of: node) == ElementStyle.Visibility.gone
    position = document.choice(.position, of: node) ?? .relative
    alignsBaseline = document.choice(.alignSelf, of: node) == FlexItem.AlignSelf.baseline
    isContents = display == .contents
    isOpen = document.leavesOpen([.position, .display, .visibility, .alignSelf], at: node)
    isInFlow = position != .absolute && display == .flex && !isGone && !isOpen
  }
}

// MARK: Around a flexbox or a stack

extension TypedDocument {
  /// Returns the `flex` that lays the element out, with its axes.
  ///
  /// Nil if another kind of element does, or if expressions or mistakes leave that unknown.
  func flex(around child: Int) -> (node: Int, axis: FlexAxis)? {
    let parent = placingParent(of: child)
    guard parent >= 0, nodes[parent].kind == .flex, !nodes[parent].isBroken else { return nil }
    let axis = FlexAxis(of: parent, in: self)
    return axis.isTransparent || axis.isOpen ? nil : (parent, axis)
  }

  /// Returns the container that lays the element out in a line of children, with its axes.
  ///
  /// Nil if another kind of element does, or if expressions or mistakes leave that unknown.
  func line(around child: Int) -> (node: Int, axis: FlexAxis)? {
    let parent = placingParent(of: child)
    guard parent >= 0, let axis = line(at: parent) else { return nil }
    return (parent, axis)
  }

  /// Returns the axes of a container that lays its children out in a line.
  ///
  /// Nil for other elements, or if expressions or mistakes leave that unknown.
  func line(at container: Int) -> FlexAxis? {
    let node = nodes[container]
    guard node.kind == .stack || node.kind == .flex, !node.isBroken else { return nil }
    let axis = FlexAxis(of: container, in: self)
    return axis.isTransparent || axis.isOpen ? nil : axis
  }

  /// Whether a child in the flow of a line keeps its length, because neither `flexShrink` nor
  /// `flex` is set.
  func keepsItsLength(_ child: Int, in container: Int) -> Bool {
    guard !nodes[child].written.contains(.flexShrink) else { return false }
    guard nodes[container].kind == .flex else { return true }
    // In every flexbox mode an item shrinks only if `flexShrink` or `flex` is set.
    return !nodes[child].written.contains(.flex) && FlexChild(of: child, in: self).isInFlow
  }

  /// Whether a child of a line takes all of the free space, without a maximum.
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

  /// Whether a child may be aligned by its baseline, so that even a single line of a `flex` is
  /// placed as a line.
  func mayAlignBaselines(_ flex: Int, _ axis: FlexAxis) -> Bool {
    guard !axis.alignsBaselines, !hasVaryingChildren(flex) else { return true }
    return children(of: flex).contains {
      let child = FlexChild(of: $0, in: self)
      return child.alignsBaseline || child.isContents || child.isOpen
    }
  }
}

extension TypedAttribute {
  /// Whether the attribute is a distance to an edge of the flexbox around.
  var isFlexInset: Bool {
    let insets: [AttributeName] = [.top, .left, .bottom, .right, .start, .end]
    guard insets.contains(name), case .dimension(let length) = value else { return false }
    return length.unit != .auto && length.unit != .bound
  }
}
