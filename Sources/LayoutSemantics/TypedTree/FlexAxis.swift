import LayoutSchema

/// What a `stack` or a `flex` says of its axes.
struct FlexAxis {
  var isHorizontal = false
  var wraps = false
  /// Whether `alignItems` asks for baselines.
  var alignsBaselines = false
  /// The element is not laid out as a container: its children are its parent's, or nobody's.
  var isTransparent = false
  /// Expressions leave some of it to be found out.
  private(set) var isOpen = false

  init(of node: Int, in document: borrowing TypedDocument) {
    guard document.nodes[node].kind == .flex else {
      let stack = StackAxis(of: node, in: document)
      isHorizontal = stack.isHorizontal
      wraps = stack.wraps
      alignsBaselines = stack.alignsBaselines
      isOpen = stack.isOpen
      return
    }
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      guard case .choice(let choice) = attribute.value else {
        isOpen = isOpen || Self.settings.contains(attribute.name)
        continue
      }
      switch attribute.name {
      case .direction: isHorizontal = choice >= 2
      case .wrap: wraps = choice > 0
      case .alignItems: alignsBaselines = choice == 4
      case .display: isTransparent = choice > 0
      default: break
      }
    }
  }

  private static let settings: [AttributeName] = [.direction, .wrap, .alignItems, .display]

  /// The axis that the children follow one another along.
  var main: Axis { isHorizontal ? .horizontal : .vertical }
}

/// What a child says to a `flex`, as far as the checker asks.
struct FlexChild {
  enum Position {
    case relative
    case absolute
    case fixedInFlow
  }

  var position = Position.relative
  /// Whether the child is neither absolute nor out of the layout, nor replaced by its children.
  var isInFlow = true
  var alignsBaseline = false
  /// Whether the child's own children take its place.
  var isContents = false
  /// Expressions leave some of it to be found out.
  private(set) var isOpen = false

  init(of node: Int, in document: borrowing TypedDocument) {
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      guard case .choice(let choice) = attribute.value else {
        isOpen = isOpen || Self.settings.contains(attribute.name)
        continue
      }
      switch attribute.name {
      case .position:
        position = choice == 1 ? .absolute : choice == 2 ? .fixedInFlow : .relative
        if choice == 1 { isInFlow = false }
      case .display:
        if choice > 0 { isInFlow = false }
        isContents = choice == 2
      case .visibility:
        if choice == 2 { isInFlow = false }
      case .alignSelf: alignsBaseline = choice == 5
      default: break
      }
    }
    if isOpen { isInFlow = false }
  }

  private static let settings: [AttributeName] = [.position, .display, .visibility, .alignSelf]
}

// MARK: Around a flexbox

extension TypedDocument {
  /// The `flex` that lays the element out and what it says of its axes; nil where it is none, or
  /// where expressions or mistakes leave that open.
  func flex(around child: Int) -> (node: Int, axis: FlexAxis)? {
    let parent = placingParent(of: child)
    guard parent >= 0, nodes[parent].kind == .flex, !nodes[parent].isBroken else { return nil }
    let axis = FlexAxis(of: parent, in: self)
    return axis.isTransparent || axis.isOpen ? nil : (parent, axis)
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
    switch name {
    case .top, .left, .bottom, .right, .start, .end: break
    default: return false
    }
    guard case .dimension(let length) = value else { return false }
    return length.unit != .auto && length.unit != .bound
  }
}
