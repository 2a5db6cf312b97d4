import LayoutModel

/// The place where an element is added: the scope, and the bindings in effect.
struct SwiftPlace {
  private(set) var scope: SwiftScope
  private(set) var bindings: SwiftBindings
  /// The declared element whose children are added here; nil if the parent is not a declared
  /// element.
  private(set) var reader: DeclarationReference?

  init(_ scope: SwiftScope, _ bindings: SwiftBindings) {
    self.scope = scope
    self.bindings = bindings
    self.bindings.names.take(scope.name)
    self.bindings.scope = scope.name
  }

  /// The names that a scope must not have.
  var taken: SwiftLocalNames { bindings.names }

  /// Returns the place of children.
  func inside(_ scope: SwiftScope, reader: DeclarationReference? = nil) -> SwiftPlace {
    var inner = SwiftPlace(scope, bindings)
    inner.reader = reader
    return inner
  }

  /// Returns this place with another declared element as the reader of placements.
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
