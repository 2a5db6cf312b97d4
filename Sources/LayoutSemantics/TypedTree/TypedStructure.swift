package import LayoutDiagnostics

/// A component as a document holds it: its signature and where its body starts.
package struct TypedComponent: Sendable {
  package var signature: ComponentSignature
  /// The root element in the typed tree, or −1 where there is none.
  package var root: Int32
  /// The values that it gives a name, in their order.
  package var lets: [TypedLet] = []
}

/// An element that stands for a component.
package struct ComponentUse: Hashable, Sendable {
  package var component: DeclarationReference
  /// The expression for each parameter, −1 where the use leaves it out.
  package var arguments: [Int32]
}

/// A child of a use that fills a slot: the child and the slot's place in the signature.
///
/// Children of one slot keep their order.
package struct SlotFilling: Hashable, Sendable {
  package var child: Int32
  package var slot: Int32
}

/// What an element's `style` says in one of the ways that it can come out.
///
/// The first whose test holds counts; those of one element follow one another.
package struct StyleWay: Sendable {
  package var node: Int32
  /// The test, or −1 for what is left.
  package var test: Int32
  /// In ``TypedDocument/attributes``, behind the element's own, where ``TypedValue/varied`` stands for
  /// what any way says.
  package var attributes: Range<Int>
}

/// An `if`, `elseIf` or `else`: its children stand where it does if all of it holds and no branch
/// before it did.
package struct TypedBranch: Hashable, Sendable {
  /// The test, or −1.
  package var test: Int32
  /// Limits on the sizes offered to the document, bounds included; nil where there is none.
  package var minWidth: Float?
  package var maxWidth: Float?
  package var minHeight: Float?
  package var maxHeight: Float?

  /// Whether there is any limit.
  package var isAboutSizes: Bool {
    minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil
  }
}

/// A `for`: its children stand where it does, once for each element of a list.
package struct TypedLoop: Hashable, Sendable {
  package var list: Int32
  /// The element at hand, in ``TypedDocument/locals``.
  package var item: Int32
  /// Its place from 0, or −1.
  package var index: Int32
  /// What tells the elements apart when the list changes, or −1 for their places.
  package var key: Int32
  /// The values that it gives a name, in their order.
  package var lets: [TypedLet] = []
}

/// A `let`: a name for what an expression comes out as.
package struct TypedLet: Hashable, Sendable {
  /// The name, in ``TypedDocument/locals``.
  package var local: Int32
  package var value: Int32
  /// The `let` in the markup.
  package var markup: Int32
  /// The name in its declaration.
  package var range: SourceRange
}

/// A name that a `for` or a `let` gives.
package struct LocalName: Hashable, Sendable {
  package var name: String
  package var type: ExpressionType
}

/// The place in a component where the children of a use go; its own children are the fallback.
package struct TypedSlot: Hashable, Sendable {
  /// The slot's place in the component's signature.
  package var slot: Int32
}

/// Where the attributes of a style stand that some element uses.
package struct StyledText: Hashable, Sendable {
  /// What expressions in it give as their ranges.
  package var range: SourceRange
  /// The file of the style, or −1 for the document's own.
  package var module: Int32
  /// What the ranges in that file's text are counted from.
  package var start: UInt32
}

/// An element that an `element` declares.
package struct DeclaredElement: Hashable, Sendable {
  package var element: DeclarationReference
  /// The expression for each attribute, −1 where it is not written.
  package var attributes: [Int32]
}

/// What a declared element reads of a child of its.
package struct DeclaredPlacement: Hashable, Sendable {
  package var node: Int32
  /// The expression for each placement, −1 where it is not written.
  package var values: [Int32]
}
