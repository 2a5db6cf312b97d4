package import LayoutDiagnostics
package import LayoutSchema

/// All of a component that its users are checked against; the body is not part of it.
package struct ComponentSignature: Hashable, Sendable {
  package var name: String
  package var parameters: [Parameter]
  /// The names of parameters that have a mistake, which is told where they are declared.
  package var untyped: Set<String> = []
  package var slots: [SlotSignature]
  /// Whether a slot stands where none can, so that what fills it is nobody's mistake.
  package var hasMisplacedSlot = false
  /// What its root may come out as: one kind, or one for each branch of a chain.
  package var rootKinds: ElementSet
  package var outlets: OutletShape
  /// The name in its declaration.
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

/// The place in a component where the children of a use go.
package struct SlotSignature: Hashable, Sendable {
  /// Nil for the one that takes children without a `slot`.
  package var name: String?
  /// The element whose child the slot is, through conditions and loops; placement is checked
  /// against it.
  package var parent: ElementKind
  /// The declared element, where `parent` is one.
  package var declaredParent: ElementDeclaration?
  /// The components through whose slots it comes to stand in `parent`, the outermost first.
  package var through: [String] = []
  /// How many elements may fill it: those that its parent has room for.
  package var mostChildren: Int32
  /// How many elements must come out of it: 1 where its parent cannot be without.
  package var leastChildren: Int32 = 0
  /// Whether it has children of its own for uses that give none.
  package var hasFallback = false
  /// Whether it stands under a condition, so that what fills it may not come out.
  package var isConditional = false
  package var range: SourceRange

  package init(_ name: String?, in parent: ElementKind, mostChildren: Int32, at range: SourceRange)
  {
    self.name = name
    self.parent = parent
    self.mostChildren = mostChildren
    self.range = range
  }

  /// Whether a use must fill it.
  package var needsChild: Bool { leastChildren > 0 && !hasFallback }
}

/// The ids of a layout or component, as members of its outlets.
package struct OutletShape: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    /// Under a condition that does not give it in every branch.
    case optional
    /// In a `for`.
    case many
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var count: Count
    /// The element's kind.
    package var kind: ElementKind
    /// The component that it is a use of, whose own outlets lie below it.
    package var component: DeclarationReference?
    /// The name of the author's own element that it is.
    package var element: String?
    /// Where the host makes a view for it, that element's declaration.
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
