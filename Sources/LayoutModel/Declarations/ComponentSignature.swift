package import LayoutDiagnostics
package import LayoutSchema

/// The part of a component against which its uses are checked; the body is not included.
package struct ComponentSignature: Hashable, Sendable {
  package var name: String
  package var parameters: [Parameter]
  /// The actions that a use can bind.
  package var actions: [ActionDeclaration] = []
  /// The names of parameters with mistakes, which are reported at their declarations.
  package var untyped: Set<String> = []
  package var slots: [SlotSignature]
  /// Whether the component has a misplaced slot, so that children without a slot are not reported.
  package var hasMisplacedSlot = false
  /// The kinds of the component's root: one kind, or one for each branch of a chain.
  package var rootKinds: ElementSet
  /// Whether the root, in some branch of a chain, has no children.
  package var hasLeafRoot = false
  package var outlets: OutletShape
  /// The range of the name in the declaration.
  package var range: SourceRange

  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
    parameters = []
    slots = []
    rootKinds = []
    outlets = OutletShape()
  }
}

/// A place in a component that the children of a use fill.
package struct SlotSignature: Hashable, Sendable {
  /// The name of the slot; nil for the slot of children without a `slot` attribute.
  package var name: String?
  /// The element that contains the slot, looking through conditions and loops.
  ///
  /// Placements of the slot's children are checked against this element.
  package var parent: ElementKind
  /// The declaration of the parent, if `parent` is a declared element.
  package var declaredParent: ElementDeclaration?
  /// The components through whose slots this slot leads into `parent`, the outermost first.
  package var through: [String] = []
  /// The most children that may fill the slot: as many as its parent can take.
  package var mostChildren: Int32
  /// The fewest elements in the slot: 1 if its parent requires a child, else 0.
  package var leastChildren: Int32 = 0
  /// Whether the slot has children of its own, for uses that give none.
  package var hasFallback = false
  /// Whether the slot stands under a condition, so that its children may not appear.
  package var isConditional = false
  package var range: SourceRange

  package init(_ name: String?, in parent: ElementKind, mostChildren: Int32, at range: SourceRange)
  {
    self.name = name
    self.parent = parent
    self.mostChildren = mostChildren
    self.range = range
  }

  /// Whether a use must give the slot a child.
  package var needsChild: Bool { leastChildren > 0 && !hasFallback }
}

/// The ids of a layout or component, as members of its outlets.
package struct OutletShape: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    /// An id under a condition that does not set the id in every branch.
    case optional
    /// An id in a `for`.
    case many
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var count: Count
    /// The kind of the element with the id.
    package var kind: ElementKind
    /// The component that the element uses, if any, whose outlets are nested in this one.
    package var component: DeclarationReference?
    /// The name of the declared element, if the element is one.
    package var element: String?
    /// The declaration of the element, if the host makes a view for the element.
    package var view: DeclarationReference?

    package init(_ name: String, _ count: Count, _ kind: ElementKind) {
      self.name = name
      self.count = count
      self.kind = kind
    }
  }

  package var entries: [Entry] = []

  package init() {}
}
