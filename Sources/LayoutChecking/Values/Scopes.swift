import LayoutModel
import LayoutSchema

/// The scopes of a document's expressions.
struct Scopes: Sendable {
  /// The scope of the layout's own body, which has the number 0.
  ///
  /// The scope is nil if the document declares and imports nothing.
  private let own: ExpressionScope?
  /// The scopes of parts of bodies, numbered from 1.
  private var inner: [ExpressionScope] = []
  /// The number of the children's scope, for elements with a scope of their own.
  private var ofChildren: [Int32: Int] = [:]
  /// The number of the scope after a branch, in which the branch's test is known to be false.
  private var behind: [Int32: Int] = [:]
  /// The number of the scope of a further branch in a chain.
  private var ofBranch: [Int32: Int] = [:]

  init(_ draft: borrowing Draft) {
    own =
      draft.names.isActive
      ? Self.body(
        draft.names.scope, draft.document.structure.parameters, draft.document.structure.actions)
      : nil
  }

  /// Returns the scope of the attributes and the content of the element at `place`.
  func scope(of place: Int, in document: TypedDocument) -> ExpressionScope {
    scope(number(of: place, in: document))
  }

  private func scope(_ number: Int) -> ExpressionScope {
    number == 0 ? own ?? Self.body(ExpressionScope(), [], []) : inner[number - 1]
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

  /// Returns the scope of the children of the element at `place`.
  func scope(inside place: Int, in document: TypedDocument) -> ExpressionScope {
    ofChildren[Int32(place)].map { scope($0) } ?? scope(of: place, in: document)
  }

  private static func body(
    _ shared: ExpressionScope, _ parameters: [Parameter], _ actions: [ActionDeclaration]
  ) -> ExpressionScope {
    var scope = shared
    scope.hasEnvironment = true
    if !actions.isEmpty { scope.actions = actions }
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

  /// Opens the scope of a component's body at `place`: the `shared` names, the parameters and the
  /// slots.
  ///
  /// The index −1 stands for a component that the file does not declare. `outside` are the names of
  /// the layout around it, which it does not see.
  mutating func openBody(
    of component: Int32, _ shared: ExpressionScope, _ signature: ComponentSignature?,
    outside: Set<String>, in place: Int
  ) {
    var scope = Self.body(shared, signature?.parameters ?? [], signature?.actions ?? [])
    scope.component = component
    scope.outside = outside
    scope.slots = signature?.slots.map(\.name) ?? []
    open(scope, in: place)
  }

  /// Opens the scope of the branch at `place`, in which some optional paths are known not to be
  /// nil, and the scope after the branch.
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

  /// Puts the branch at `place` into the scope in which the test of the previous branch is false.
  mutating func continueChain(_ place: Int, behind last: Int32) {
    if let behind = behind[last] { ofBranch[Int32(place)] = behind }
  }
}
