import LayoutSemantics

/// What is known where an element is added: the scope, and what names mean.
struct SwiftPlace {
  private(set) var scope: SwiftScope
  private(set) var bindings: SwiftBindings
  /// The declared element whose children are added here, where it is one.
  private(set) var reader: DeclarationReference?

  init(_ scope: SwiftScope, _ bindings: SwiftBindings) {
    self.scope = scope
    self.bindings = bindings
    self.bindings.names.take(scope.name)
    self.bindings.scope = scope.name
  }

  /// Names that a scope must not take.
  var taken: Set<String> { bindings.names.taken }

  /// The place of children.
  func inside(_ scope: SwiftScope, reader: DeclarationReference? = nil) -> SwiftPlace {
    var inner = SwiftPlace(scope, bindings)
    inner.reader = reader
    return inner
  }

  /// The same place, where a declared element reads what children say.
  func reading(_ reader: DeclarationReference?) -> SwiftPlace {
    var place = self
    place.reader = reader
    return place
  }

  /// Opens an optional path: from here on its value has a name.
  mutating func open(_ path: TypedExpression) -> SwiftBindings.Opened {
    bindings.open(path)
  }
}
