/// A set of element kinds, stored in one 64-bit word.
@usableFromInline
package struct ElementSet: ExpressibleByArrayLiteral, Hashable, Sendable {
  @usableFromInline var bits: UInt64

  package init(_ kinds: some Sequence<ElementKind>) {
    bits = kinds.reduce(0) { $0 | Self.bit($1) }
  }

  @usableFromInline
  package init(arrayLiteral kinds: ElementKind...) {
    self.init(kinds)
  }

  @inlinable
  static func bit(_ kind: ElementKind) -> UInt64 {
    1 &<< UInt64(kind.rawValue)
  }

  @inlinable package var isEmpty: Bool { bits == 0 }

  @inlinable
  package func contains(_ kind: ElementKind) -> Bool {
    bits & Self.bit(kind) != 0
  }

  @inlinable
  package mutating func insert(_ kind: ElementKind) {
    bits |= Self.bit(kind)
  }

  package func isDisjoint(with other: ElementSet) -> Bool { bits & other.bits == 0 }

  package func union(_ other: ElementSet) -> ElementSet {
    var result = self
    result.bits |= other.bits
    return result
  }

  package func subtracting(_ other: ElementSet) -> ElementSet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  /// The members in the order of the reference.
  package var kinds: [ElementKind] {
    ElementKind.allCases.filter(contains)
  }
}

extension ElementSet {
  /// The elements that take a place in a layout.
  package static let layoutElements = boxSpecs.union(leaves).union([.flex, .grid]).union(
    linearFamily)

  /// The elements that a style can be applied to.
  package static let styled = layoutElements.union(texts).union(declared)

  /// The uses of elements and components that authors declare.
  package static let declared: ElementSet = [.component, .element]

  /// The elements that are allowed where layout elements are, and are replaced by such.
  package static let flow: ElementSet = [.if, .elseIf, .else, .for, .slot]

  /// The elements that have rows but are read by code of their own.
  package static let structured = flow.union(declared)

  /// The elements whose second child may be absent after conditions are decided.
  package static let mayLackSecond: ElementSet = [.background, .overlay, .corner]

  /// The elements whose children are alternatives, of which one exists in a result.
  package static let ofAlternatives: ElementSet = [.fit]

  /// Declarations and their parts.
  package static let declaring: ElementSet = [
    .import, .param, .action, .define, .let, .choice, .record, .field, .style, .when, .component,
    .element, .attribute, .placement, .test, .expect,
  ]

  /// The declarations of names in a file.
  package static let nameable: ElementSet = [
    .param, .action, .define, .let, .choice, .record, .style, .component, .element,
  ]

  /// The elements that contain only declarations.
  package static let withoutLayout: ElementSet = [.library, .record, .element, .action, .test]

  /// The roots of documents, in which most declarations are allowed.
  package static let roots: ElementSet = [.layout, .library]

  /// Returns the elements in which a declaration, or a part of one, is allowed.
  package static func homes(of kind: ElementKind) -> ElementSet {
    if kind == .param { return [.layout, .component, .action] }
    if kind == .action { return [.layout, .component] }
    if kind == .let { return [.layout, .component, .for] }
    if kind == .field { return [.record] }
    if kind == .test { return [.layout] }
    if kind == .expect { return [.test] }
    if kind == .attribute || kind == .placement { return [.element] }
    if kind == .when { return layoutElements.union(declared).union([.style]) }
    return declaring.contains(kind) ? roots : []
  }

  /// The layout specs of ComponentKit and Texture.
  package static let boxSpecs = ElementSet(ElementSpec.boxSpecs.map(\.kind))

  /// The elements without layout elements in them; a `span` is only a part of one.
  package static let leaves = ElementSet(ElementSpec.leaves.map(\.kind)).subtracting([.span])

  /// The layouts of MKLayoutLibrary.
  package static let linearFamily = ElementSet(ElementSpec.linearLayouts.map(\.kind))

  /// Elements whose size depends on their content or room alone, so that they read no size of their
  /// own.
  package static let unsized: ElementSet = [.inset, .background, .overlay, .spacer]

  /// Parents that read the size of any child but a `spacer`.
  package static let sizeReaders: ElementSet = [.flex, .grid]

  /// Elements whose free space a `spacer` can take.
  package static let spacerParents: ElementSet = [.stack, .flex, .grid, .linear]

  /// Elements with text attributes.
  package static let texts: ElementSet = [.text, .span]
}
