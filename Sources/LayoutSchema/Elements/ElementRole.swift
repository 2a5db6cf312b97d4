/// What an element is to those who walk a document: what they ask of a kind that is not about the one
/// element itself.
package enum ElementRole: Sendable {
  /// Takes a place in a layout.
  case layout
  /// Stands for its children where its condition holds.
  case branch
  /// Stands for its children once for each element of a list.
  case loop
  /// Stands for what fills it.
  case slot
  /// A component, declared or used.
  case component
  /// An element of the author's own, declared or used.
  case declared
  /// Takes no place: documents, declarations and their parts, parts of texts.
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
