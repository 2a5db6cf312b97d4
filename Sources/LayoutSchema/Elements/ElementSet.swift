/// A set of element kinds in one word.
package struct ElementSet: ExpressibleByArrayLiteral, Hashable, Sendable {
  @usableFromInline var bits: UInt64

  package init(_ kinds: some Sequence<ElementKind>) {
    bits = kinds.reduce(0) { $0 | Self.bit($1) }
  }

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
  /// Everything that takes a place in a layout.
  package static let layoutElements = boxSpecs.union(leaves).union([.flex, .grid]).union(
    linearFamily)

  /// Elements that a style can be given to.
  package static let styled = layoutElements.union(texts).union(declared)

  /// Uses of what authors declare.
  package static let declared: ElementSet = [.component, .element]

  /// What stands where layout elements stand, and for them.
  package static let flow: ElementSet = [.if, .elseIf, .else, .for, .slot]

  /// What is typed by rows and read by hand.
  package static let structured = flow.union(declared)

  /// Elements whose second child may come out as nothing.
  package static let mayLackSecond: ElementSet = [.background, .overlay, .corner]

  /// Declarations, and the parts of them.
  package static let declaring: ElementSet = [
    .import, .param, .define, .let, .choice, .record, .field, .style, .component, .element,
    .attribute, .placement,
  ]

  /// Declarations that give something a name in their file.
  package static let nameable: ElementSet = [
    .param, .define, .let, .choice, .record, .style, .component, .element,
  ]

  /// What holds declarations alone.
  package static let withoutLayout: ElementSet = [.library, .record, .element]

  /// Where most declarations may stand.
  private static let declarationHomes: ElementSet = [.layout, .library]

  /// Where a declaration, or a part of one, may stand.
  package static func homes(of kind: ElementKind) -> ElementSet {
    if kind == .param { return [.layout, .component] }
    if kind == .let { return [.layout, .component, .for] }
    if kind == .field { return [.record] }
    if kind == .attribute || kind == .placement { return [.element] }
    return declaring.contains(kind) ? declarationHomes : []
  }

  /// ComponentKit's and Texture's layout specs.
  package static let boxSpecs = ElementSet(ElementSpec.boxSpecs.map(\.kind))

  /// What has no layout of its own in it; a `span` is a part of one.
  package static let leaves = ElementSet(ElementSpec.leaves.map(\.kind)).subtracting([.span])

  /// MKLayoutLibrary's layouts.
  package static let linearFamily = ElementSet(ElementSpec.linearLayouts.map(\.kind))

  /// Elements that take their size from their content alone and read no size of their own.
  package static let unsized: ElementSet = [.inset, .background, .overlay, .spacer]

  /// Parents that read the size of any child but a `spacer`.
  package static let sizeReaders: ElementSet = [.flex, .grid]

  /// Elements that have free space for a `spacer` to take.
  package static let spacerParents: ElementSet = [.stack, .flex, .grid, .linear]

  /// Elements that carry text attributes.
  package static let texts: ElementSet = [.text, .span]
}
