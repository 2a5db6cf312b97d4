package import LayoutDiagnostics

/// The kinds of findings of rules that guesses are about.
///
/// No pass of the checker names a rule, so whoever runs the rules hands these kinds in.
package struct GuessedKinds: Sendable {
  /// The kind of a value in a text in the syntax of another system.
  let foreignValue: DiagnosticID?
  /// The kind of a declaration that nothing uses.
  let unusedName: DiagnosticID?

  package init(foreignValue: DiagnosticID? = nil, unusedName: DiagnosticID? = nil) {
    self.foreignValue = foreignValue
    self.unusedName = unusedName
  }
}

extension GuessedKinds {
  /// Whether a construct of another system may cause findings of the kind.
  func include(_ id: DiagnosticID) -> Bool { id.mayBeGuess || id == foreignValue }
}

extension DiagnosticID {
  /// Whether a construct of another system may cause findings of this kind.
  fileprivate var mayBeGuess: Bool { Self.guesses.contains(name) }

  private static let guesses: Set<String> = Set(
    [
      DiagnosticID.unknownElement, .unknownAttribute, .namespace, .placement, .unreadSize,
      .unknownChoice, .typeMismatch, .invalidColor, .invalidNumber, .unknownUnit, .partCount,
      .invalidIdentifier, .invalidExpression, .valueOutOfRange, .unknownStyle, .exclusiveAttributes,
      .missingAttribute, .unknownName, .unknownAction, .misplacedElement,
    ].map(\.name))
}
