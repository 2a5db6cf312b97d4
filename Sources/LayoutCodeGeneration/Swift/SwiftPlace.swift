import LayoutSemantics

/// What is known where an element is added: the scope, and what names mean.
struct SwiftPlace {
  private(set) var scope: SwiftScope
  private(set) var bindings: SwiftBindings
  /// The declared element whose children are added here, where it is one.
  private(set) var reader: DeclarationReference?
  /// Names that a scope must not take.
  private(set) var taken: Set<String>

  init(_ scope: SwiftScope, _ bindings: SwiftBindings, taken: Set<String>) {
    self.scope = scope
    self.bindings = bindings
    self.taken = taken.union([scope.name])
    self.bindings.scope = scope.name
  }

  /// The place of children.
  func inside(_ scope: SwiftScope, reader: DeclarationReference? = nil) -> SwiftPlace {
    var inner = SwiftPlace(scope, bindings, taken: taken)
    inner.reader = reader
    return inner
  }

  /// The same place, where a declared element reads what children say.
  func reading(_ reader: DeclarationReference?) -> SwiftPlace {
    var place = self
    place.reader = reader
    return place
  }

  /// The same place with the value of an optional under a name.
  func opening(_ path: TypedExpression, as name: String) -> SwiftPlace {
    var inner = self
    inner.bindings = bindings.opening(path, as: name)
    inner.taken.insert(name)
    return inner
  }
}
