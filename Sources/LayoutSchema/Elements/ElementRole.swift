/// The role of an element in a walk over a document, where details of its kind do not matter.
package enum ElementRole: Sendable {
  /// A layout element, which takes a place in a layout.
  case layout
  /// A condition, which is replaced by its children if it holds.
  case branch
  /// A loop, which is replaced by its children once for each element of a list.
  case loop
  /// A slot, which is replaced by the content that fills it.
  case slot
  /// A component, declared or used.
  case component
  /// An element that the author declares, declared or used.
  case declared
  /// An element without a place in a layout: documents, declarations and their parts, parts of
  /// texts.
  case other
}

extension ElementKind {
  package var role: ElementRole { Self.roles[Int(rawValue)] }

  private static let roles = allCases.map(\.listedRole)

  private var listedRole: ElementRole {
    if ElementSet.layoutElements.contains(self) { return .layout }
    if self == .if || self == .elseIf || self == .else { return .branch }
    if self == .for { return .loop }
    if self == .slot { return .slot }
    if self == .component { return .component }
    return self == .element ? .declared : .other
  }
}
