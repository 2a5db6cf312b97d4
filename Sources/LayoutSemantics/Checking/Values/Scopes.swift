import LayoutSchema

/// The scopes that the expressions of a document stand in.
struct Scopes: Sendable {
  /// The scope of the layout's own body, which has the number 0.
  ///
  /// It is nil where nothing can be named.
  private let own: ExpressionScope?
  /// Those that parts of bodies have for themselves, numbered from 1.
  private var inner: [ExpressionScope] = []
  /// The scope of an element's children, for the elements that change it.
  private var ofChildren: [Int32: Int] = [:]
  /// The scope behind a branch, where its test is known not to hold.
  private var behind: [Int32: Int] = [:]
  /// The scope that a further branch of a chain stands in.
  private var ofBranch: [Int32: Int] = [:]

  init(_ draft: borrowing Draft) {
    own =
      draft.names.isActive
      ? Self.body(draft.names.scope, draft.document.structure.parameters) : nil
  }

  /// The scope that the attributes and the content of the element at `place` are read in.
  func scope(of place: Int, in document: TypedDocument) -> ExpressionScope {
    scope(number(of: place, in: document))
  }

  private func scope(_ number: Int) -> ExpressionScope {
    number == 0 ? own ?? Self.body(ExpressionScope(), []) : inner[number - 1]
  }

  private func number(of place: Int, in document: TypedDocument) -> Int {
    if let number = ofBranch[Int32(place)] { return number }
    var above = document.nodes[place].parent
    while above >= 0 {
      if let number = ofChildren[above] { return number }
      above = document.nodes[Int(above)].parent
    }
    return 0
  }

  /// The scope that the children of the element at `place` are in.
  func scope(inside place: Int, in document: TypedDocument) -> ExpressionScope {
    ofChildren[Int32(place)].map { scope($0) } ?? scope(of: place, in: document)
  }

  private static func body(_ shared: ExpressionScope, _ parameters: [Parameter]) -> ExpressionScope
  {
    var scope = shared
    scope.hasEnvironment = true
    for (index, parameter) in parameters.enumerated() {
      scope.add(ExpressionScope.Entry(parameter.name, .parameter(index), parameter.type))
    }
    return scope
  }
}

// MARK: Opening

extension Scopes {
  /// Gives the children of the element at `place` a scope of their own.
  mutating func open(_ scope: ExpressionScope, in place: Int) {
    inner.append(scope)
    ofChildren[Int32(place)] = inner.count
  }

  /// Opens the body of a component at `place`, which sees what all bodies do, its parameters and its slots; −1
  /// stands for one that is none of the file's.
  mutating func openBody(
    of component: Int32, _ shared: ExpressionScope, _ signature: ComponentSignature?, in place: Int
  ) {
    var scope = Self.body(shared, signature?.parameters ?? [])
    scope.component = component
    scope.slots = signature?.slots.map(\.name) ?? []
    open(scope, in: place)
  }

  /// Opens the branch at `place`: in it some optional paths are known not to be `nil`, and others
  /// behind it.
  mutating func openBranch(
    _ place: Int, inIt: Set<ExpressionNode>, behindIt: Set<ExpressionNode>,
    in document: TypedDocument,
  ) {
    let outer = number(of: place, in: document)
    ofChildren[Int32(place)] = opening(inIt, in: outer)
    behind[Int32(place)] = opening(behindIt, in: outer)
  }

  private mutating func opening(_ paths: Set<ExpressionNode>, in outer: Int) -> Int {
    guard !paths.isEmpty else { return outer }
    var scope = scope(outer)
    scope.opened.formUnion(paths)
    inner.append(scope)
    return inner.count
  }

  /// Puts the branch at `place` where the test of the one before it did not hold.
  mutating func continueChain(_ place: Int, behind last: Int32) {
    if let behind = behind[last] { ofBranch[Int32(place)] = behind }
  }
}
