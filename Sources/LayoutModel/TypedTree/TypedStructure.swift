package import LayoutDiagnostics

/// A component of a document: its signature and the start of its body.
package struct TypedComponent: Sendable {
  package var signature: ComponentSignature
  /// The index of the body's root in the typed tree, or −1.
  package var root: Int32
  /// The `let` values of the component, in their order.
  package var lets: [TypedLet] = []

  package init(signature: ComponentSignature, root: Int32, lets: [TypedLet] = []) {
    self.signature = signature
    self.root = root
    self.lets = lets
  }
}

/// A use of a component: an element that the component's body replaces.
package struct ComponentUse: Hashable, Sendable {
  package var component: DeclarationReference
  /// The expression for each parameter; −1 if the use does not pass it.
  package var arguments: [Int32]
  /// What becomes of each of the component's actions, as an index in
  /// ``DocumentStructure/firings``; −1, or nothing at the end, if the use does not say.
  package var actions: [Int32] = []

  package init(component: DeclarationReference, arguments: [Int32]) {
    self.component = component
    self.arguments = arguments
  }
}

/// A child of a use that fills a slot, with the slot's index in the signature.
///
/// Children of the same slot keep their order.
package struct SlotFilling: Hashable, Sendable {
  package var child: Int32
  package var slot: Int32

  package init(child: Int32, slot: Int32) {
    self.child = child
    self.slot = slot
  }
}

/// A variant of an element's `style`, with the test under which it applies.
///
/// The first variant whose test holds applies. The variants of an element are adjacent.
package struct StyleWay: Sendable {
  package var node: Int32
  /// The test, or −1 for the remaining case.
  package var test: Int32
  /// The variant's attributes in ``TypedDocument/attributes``, behind the element's own.
  ///
  /// ``TypedValue/varied`` marks attributes that depend on the variant.
  package var attributes: Range<Int>

  package init(node: Int32, test: Int32, attributes: Range<Int>) {
    self.node = node
    self.test = test
    self.attributes = attributes
  }
}

/// How an element looks in a state, as a `when` on the element or in one of its styles says.
package struct TypedLook: Sendable {
  /// The element whose look it is.
  package var node: Int32
  /// The state, by its place among the words of the row of `state`.
  package var state: UInt8
  /// The attributes in ``TypedDocument/attributes``.
  package var attributes: Range<Int>
  /// The `when` in the typed tree; −1 for one in a style.
  package var when: Int32 = -1
  /// The variant of the element's `style` that says it, by its place among the variants, or −1.
  package var way: Int32 = -1

  package init(
    node: Int32, state: UInt8, attributes: Range<Int>, when: Int32 = -1, way: Int32 = -1
  ) {
    self.node = node
    self.state = state
    self.attributes = attributes
    self.when = when
    self.way = way
  }
}

/// An `if`, `elseIf` or `else`.
///
/// Its children are laid out in its place if all of its conditions hold and no branch before it
/// applied.
package struct TypedBranch: Hashable, Sendable {
  /// The test, or −1.
  package var test: Int32
  /// The least width available to the document for which the branch applies, inclusive; nil for no
  /// limit.
  package var minWidth: Float?
  /// The greatest width available to the document for which the branch applies, inclusive; nil for
  /// no limit.
  package var maxWidth: Float?
  /// The least height available to the document for which the branch applies, inclusive; nil for no
  /// limit.
  package var minHeight: Float?
  /// The greatest height available to the document for which the branch applies, inclusive; nil for
  /// no limit.
  package var maxHeight: Float?

  package init(
    test: Int32,
    minWidth: Float? = nil,
    maxWidth: Float? = nil,
    minHeight: Float? = nil,
    maxHeight: Float? = nil,
  ) {
    self.test = test
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }

  /// Whether the branch has a limit on sizes.
  package var isAboutSizes: Bool {
    minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil
  }
}

/// A `for`: its children are laid out in its place, once for each element of a list.
package struct TypedLoop: Hashable, Sendable {
  package var list: Int32
  /// The name of the current element, as an index in ``TypedDocument/locals``.
  package var item: Int32
  /// The name of the current position, counted from 0, or −1.
  package var index: Int32
  /// The expression that identifies elements when the list changes, or −1 to identify them by
  /// position.
  package var key: Int32
  /// The `let` values of the loop, in their order.
  package var lets: [TypedLet] = []

  package init(list: Int32, item: Int32, index: Int32, key: Int32, lets: [TypedLet] = []) {
    self.list = list
    self.item = item
    self.index = index
    self.key = key
    self.lets = lets
  }
}

/// A `let`: a name for the value of an expression.
package struct TypedLet: Hashable, Sendable {
  /// The name, as an index in ``TypedDocument/locals``.
  package var local: Int32
  package var value: Int32
  /// The index of the `let` in the markup.
  package var markup: Int32
  /// The range of the name in its declaration.
  package var range: SourceRange

  package init(local: Int32, value: Int32, markup: Int32, range: SourceRange) {
    self.local = local
    self.value = value
    self.markup = markup
    self.range = range
  }
}

/// A name that a `for` or a `let` introduces.
package struct LocalName: Hashable, Sendable {
  package var name: String
  package var type: ExpressionType

  package init(name: String, type: ExpressionType) {
    self.name = name
    self.type = type
  }
}

/// A slot: the place in a component for children of a use; its own children are the fallback.
package struct TypedSlot: Hashable, Sendable {
  /// The slot's index in the component's signature.
  package var slot: Int32

  package init(slot: Int32) {
    self.slot = slot
  }
}

/// The location of the attributes of a used style.
package struct StyledText: Hashable, Sendable {
  /// The range of the attributes; expressions in the style have ranges within it.
  package var range: SourceRange
  /// The index of the style's file in ``DocumentStructure/imports``, or −1 for this document.
  package var module: Int32
  /// The offset at which that file's text starts, to subtract from ranges in the style.
  package var start: UInt32

  package init(range: SourceRange, module: Int32, start: UInt32) {
    self.range = range
    self.module = module
    self.start = start
  }
}

/// An element whose kind an `element` declares.
package struct DeclaredElement: Hashable, Sendable {
  package var element: DeclarationReference
  /// The expression for each attribute; −1 if it is not written.
  package var attributes: [Int32]

  package init(element: DeclarationReference, attributes: [Int32]) {
    self.element = element
    self.attributes = attributes
  }
}

/// The placement attributes that a declared element reads of one of its children.
package struct DeclaredPlacement: Hashable, Sendable {
  package var node: Int32
  /// The expression for each placement attribute; −1 if it is not written.
  package var values: [Int32]

  package init(node: Int32, values: [Int32]) {
    self.node = node
    self.values = values
  }
}
