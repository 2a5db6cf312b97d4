import LayoutChecking
import LayoutEngine
import LayoutModel
import LayoutSchema

/// The constraints that each container gives its children along an axis, derived from the document
/// alone.
///
/// The rules are those of the engine's solvers, evaluated in three values: yes, no and unknown.
struct AxisRules {
  let document: TypedDocument
  /// The settings of the last stack, cached because all children of a stack are visited in a row.
  private var lastStack: (node: Int, settings: StackAxis)?

  init(document: TypedDocument) {
    self.document = document
  }

  /// Returns the constraints that a container gives a child along an axis.
  ///
  /// - Parameters:
  ///   - child: The child that is constrained.
  ///   - position: The child's position among its siblings; branches of one condition share a
  ///     position.
  ///   - parent: The container.
  ///   - states: The constraints of the container.
  ///   - axis: The axis of the result.
  /// - Returns: The constraints, as far as they can be proved.
  mutating func offer(
    to child: Int, at position: Int, of parent: Int, _ states: AxisStates, _ axis: Axis
  ) -> AxisState {
    let own = states[axis]
    /// The container's own state, except that percentages refer to its maximum.
    var ofMaximum = own
    ofMaximum.hasParent = own.isBounded
    switch document.nodes[parent].kind {
    case .stack: return stackOffer(to: child, of: parent, own, axis)
    case .inset: return hasInfiniteInset(parent, axis) ? own.loosened : own
    case .background: return position == 0 ? own : slot(own)
    case .overlay: return position == 0 ? own : .fixed
    case .center where isBound(.centering, parent): return .unknown
    case .relative where isBound(.horizontalPosition, parent) || isBound(.verticalPosition, parent),
      .clip where isBound(.clippedDimensions, parent), .scroll where isBound(.axis, parent):
      return .unknown
    case .center: return centers(parent, axis) ? ofMaximum.loosened : ofMaximum
    case .relative: return positions(parent, axis) ? ofMaximum.loosened : ofMaximum
    case .absolute: return ofMaximum.loosened
    case .corner, .wrapper, .view: return ofMaximum
    case .zstack: return own
    // An ideal size is measured without a limit, and the size that shows with the maximum.
    case .fit: return fits(parent, axis) ? .unknown : ofMaximum
    case .clip: return clips(parent, axis) ? unlimited(ofMaximum) : ofMaximum
    case .scroll: return scrolls(parent, axis) ? scrolled(in: parent) : ofMaximum
    case .ratio:
      let isFree = states.horizontal.isBounded == .no && states.vertical.isBounded == .no
      return isFree ? AxisState(isExact: own.isExact, isBounded: .no, hasParent: .no) : .unknown
    case .flex: return flexOffer(to: child, of: parent, own, axis)
    // The length of an area is known after the tracks are sized, and percentages of it with it.
    case .grid: return AxisState(isExact: .unknown, isBounded: .unknown, hasParent: .yes)
    case .linear, .layers, .flow: return cellOffer(to: child, of: parent, own, axis)
    case .layout, .preview, .text, .span, .image, .spacer, .library, .import, .param, .action,
      .define, .let, .choice, .record, .field, .style, .when, .component, .slot, .if, .elseIf,
      .else, .for, .element, .attribute, .placement, .test, .expect:
      return .unknown
    }
  }

  /// Returns the constraints of an element after its own size is applied to those of its parent.
  func measured(_ node: Int, _ offer: AxisState, _ axis: Axis) -> AxisState {
    guard document.nodes[node].written.intersects(CheckerTables.sizing), readsSize(node) else {
      return offer
    }
    // An aspect ratio derives this length from the other one.
    guard document.value(.aspectRatio, of: node) == nil else { return .unknown }
    var state = offer
    if document.value(axis == .horizontal ? .minWidth : .minHeight, of: node) != nil {
      state.mayHaveLeast = true
    }
    if isBound(axis == .horizontal ? .maxWidth : .maxHeight, node) {
      if state.isBounded == .no { state.isBounded = .unknown }
      if state.isExact == .no { state.isExact = .unknown }
    }
    if let most = length(axis == .horizontal ? .maxWidth : .maxHeight, of: node) {
      if most.unit == .points { state.isBounded = .yes }
      if most.isPercentage, offer.hasParent != .no { state.isBounded = .unknown }
      if state.isExact == .no { state.isExact = .unknown }
    }
    guard !isBound(axis == .horizontal ? .width : .height, node), !isBound(.size, node) else {
      return AxisState(isExact: .unknown, isBounded: .unknown, hasParent: offer.hasParent)
    }
    guard let exact = document.ownLength(of: node, axis) else { return state }
    switch exact.unit {
    case .points: return AxisState(isExact: .yes, isBounded: .yes, hasParent: offer.hasParent)
    case .percent, .mixed:
      if offer.hasParent == .no { return state }
      return AxisState(isExact: .unknown, isBounded: .unknown, hasParent: offer.hasParent)
    case .bound:
      return AxisState(isExact: .unknown, isBounded: .unknown, hasParent: offer.hasParent)
    case .auto, .infinity, .match, .wrap: return state
    }
  }

  private func readsSize(_ node: Int) -> Bool {
    guard document.nodes[node].kind != .component else { return true }
    guard ElementSet.unsized.contains(document.nodes[node].kind) else { return true }
    let parent = document.placingParent(of: node)
    return parent >= 0 && ElementSet.sizeReaders.contains(document.nodes[parent].kind)
  }

  private func isBound(_ name: AttributeName, _ node: Int) -> Bool {
    document.value(name, of: node)?.isBound ?? false
  }

  private func length(_ name: AttributeName, of node: Int) -> DimensionValue? {
    guard case .dimension(let length)? = document.value(name, of: node) else { return nil }
    return length
  }
}

// MARK: Containers

extension AxisRules {
  /// Returns the constraints of scrolled content: unlimited along the scroll axis.
  ///
  /// With `fillsViewport` the content is at least as long as the viewport.
  private func scrolled(in scroll: Int) -> AxisState {
    var state = AxisState.free
    state.mayHaveLeast =
      document.value(.fillsViewport, of: scroll).map { $0 != .bool(false) } ?? false
    return state
  }

  private mutating func settings(of stack: Int) -> StackAxis {
    if let lastStack, lastStack.node == stack { return lastStack.settings }
    let settings = StackAxis(of: stack, in: document)
    lastStack = (stack, settings)
    return settings
  }

  private mutating func stackOffer(
    to child: Int, of stack: Int, _ own: AxisState, _ axis: Axis
  ) -> AxisState {
    let settings = settings(of: stack)
    guard !settings.isOpen, !isBound(.alignSelf, child), !isBound(.flexBasis, child) else {
      return .unknown
    }
    let stretches = stretches(child, in: settings)
    guard settings.isHorizontal == (axis == .horizontal) else {
      let isOpen = stretches && own.isBounded == .no
      return AxisState(
        isExact: stretches ? .unknown : .no, isBounded: isOpen ? .unknown : own.isBounded,
        hasParent: own.isExact, mayHaveLeast: stretches)
    }
    if flexes(child) {
      return AxisState(isExact: .unknown, isBounded: .unknown, hasParent: own.isExact)
    }
    if let basis = length(.flexBasis, of: child), basis.unit != .auto {
      let isKnown = basis.unit == .points || own.isExact == .yes
      return AxisState(
        isExact: isKnown ? .yes : .unknown, isBounded: isKnown ? .yes : .unknown,
        hasParent: own.isExact)
    }
    return AxisState(isExact: .no, isBounded: .no, hasParent: own.isExact, mayHaveLeast: stretches)
  }

  /// Returns the constraints of a child of a `flex`.
  ///
  /// Percentages refer to the length of the `flex` if it is definite. Its children are laid out in
  /// the lengths that they are given, so nothing can be proved further down.
  private func flexOffer(
    to child: Int, of flex: Int, _ own: AxisState, _ axis: Axis
  ) -> AxisState {
    var offer = AxisState.unknown
    let isFree = own.isExact == .no && own.isBounded == .no && !own.mayHaveLeast
    let settings = FlexAxis(of: flex, in: document)
    let item = FlexChild(of: child, in: document)
    if isFree, !settings.isTransparent, !settings.isOpen, !item.isOpen, item.position != .absolute {
      offer.hasParent = .no
    }
    return offer
  }

  private func stretches(_ child: Int, in stack: StackAxis) -> Bool {
    let own = document.choice(.alignSelf, of: child) ?? StackItem.AlignSelf.auto
    return own == .auto ? stack.stretches : own == .stretch
  }

  private func flexes(_ child: Int) -> Bool {
    if document.nodes[child].kind == .spacer { return true }
    for name in [AttributeName.flexGrow, .flexShrink] {
      switch document.value(name, of: child) {
      case .number(let factor)?: if factor > 0 { return true }
      case .bound?: return true
      default: break
      }
    }
    return false
  }

  /// Returns the constraints of the layer behind a content.
  ///
  /// The layer is as large as the content, but percentages refer to the parent size of the
  /// `background`.
  private func slot(_ own: AxisState) -> AxisState {
    AxisState(isExact: .yes, isBounded: .yes, hasParent: own.hasParent)
  }

  private func hasInfiniteInset(_ inset: Int, _ axis: Axis) -> Bool {
    document.holdsInfinity(inset)
      && !InsetParts(of: inset, in: document).infinite(along: axis).isEmpty
  }

  private func centers(_ center: Int, _ axis: Axis) -> Bool {
    guard case .flags(let axes)? = document.value(.centering, of: center) else { return true }
    return axes & (axis == .horizontal ? 1 : 2) != 0
  }

  private func positions(_ relative: Int, _ axis: Axis) -> Bool {
    let name: AttributeName = axis == .horizontal ? .horizontalPosition : .verticalPosition
    return (document.choice(name, of: relative) ?? RelativeSpec.Position.none) != .none
  }

  private func fits(_ fit: Int, _ axis: Axis) -> Bool {
    guard let said: FitSpec.Axis = document.choice(.axis, of: fit) else { return true }
    return axis == .horizontal ? said != .vertical : said != .horizontal
  }

  private func clips(_ clip: Int, _ axis: Axis) -> Bool {
    let clipped: ClipSpec.Dimensions? = document.choice(.clippedDimensions, of: clip)
    return clipped == (axis == .horizontal ? .width : .height)
  }

  private func unlimited(_ own: AxisState) -> AxisState {
    AxisState(isExact: .no, isBounded: .no, hasParent: own.hasParent)
  }

  private func scrolls(_ scroll: Int, _ axis: Axis) -> Bool {
    let scrolled = document.choice(.axis, of: scroll) ?? ScrollSpec.Axis.vertical
    return scrolled == .both || scrolled == (axis == .vertical ? .vertical : .horizontal)
  }
}

extension AxisState {
  /// The state without a minimum length.
  fileprivate var loosened: AxisState {
    AxisState(isExact: .no, isBounded: isBounded, hasParent: hasParent, mayHaveLeast: false)
  }
}
