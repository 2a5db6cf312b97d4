package import LayoutDiagnostics
import LayoutSchema

/// A `test` of a document: what must hold of its frames.
package struct TypedTest: Hashable, Sendable {
  /// The element in the typed tree.
  package var node: Int32
  package var name: String
  /// The previews to try, by their places in ``TypedDocument/previews``.
  package var previews: [Int] = []
  /// The widths to try, in whole points; nil for that of each preview.
  package var widths: ClosedRange<Int>?
  /// The text scales to try; empty for that of each preview.
  package var textScales: [Float] = []
  /// Whether each direction to try is from right to left; empty for that of each preview.
  package var directions: [Bool] = []
  package var expectations: [TypedExpectation] = []

  package init(node: Int32, name: String) {
    self.node = node
    self.name = name
  }
}

/// An `expect` of a test.
package struct TypedExpectation: Hashable, Sendable {
  /// The element in the typed tree.
  package var node: Int32
  /// What must be true.
  package var condition: TypedExpression
  /// The condition as it is written.
  package var words: String
  /// The one text scale at which it must be true, or nil for all.
  package var textScale: Float?
  /// The id of the element from whose edges lengths are counted; nil for the document.
  package var container: String?
  /// The members of elements that the condition names.
  package var members: ElementMembers

  package init(
    node: Int32, condition: TypedExpression, words: String, textScale: Float? = nil,
    container: String? = nil, members: ElementMembers
  ) {
    self.node = node
    self.condition = condition
    self.words = words
    self.textScale = textScale
    self.container = container
    self.members = members
  }
}

/// The members of elements that an expression names.
///
/// The expression has them as locals. Their values are only known when the document is solved.
package struct ElementMembers: Hashable, Sendable {
  /// The local that is the first member; the others follow in their order.
  package var start: Int
  package var all: [ElementMember] = []

  package init(start: Int) { self.start = start }

  /// Returns the member that a local is, or nil.
  package func member(_ local: Int) -> ElementMember? {
    all.indices.contains(local - start) ? all[local - start] : nil
  }
}

/// A member of an element in an expression: `#price.end`.
package struct ElementMember: Hashable, Sendable {
  /// What is known of an element when the document is solved.
  package enum Kind: String, CaseIterable, Sendable {
    case start
    case end
    case left
    case right
    case top
    case bottom
    case width
    case height
    case lines
    case isTruncated
    case isShown

    package var type: ExpressionType {
      switch self {
      case .start, .end, .left, .right, .top, .bottom, .width, .height: .points
      case .lines: .integer
      case .isTruncated, .isShown: .bool
      }
    }

    /// Whether only a `text` has the member.
    package var isOfTexts: Bool {
      switch self {
      case .lines, .isTruncated: true
      case .start, .end, .left, .right, .top, .bottom, .width, .height, .isShown: false
      }
    }
  }

  /// The id of the element.
  package var id: String
  package var kind: Kind
  /// The range of the id, without its sign.
  package var idRange: SourceRange
  /// The range of the member's name.
  package var range: SourceRange

  package init(id: String, kind: Kind, idRange: SourceRange, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.idRange = idRange
    self.range = range
  }
}

extension TypedDocument {
  /// The elements of the layout's own body by their ids, in document order.
  ///
  /// Elements of components that the document declares are not among them. Elements in different
  /// branches of a condition may have one id.
  ///
  /// - Complexity: O(n) in the number of elements.
  package var elementsById: [String: [Int]] {
    guard root >= 0 else { return [:] }
    var elements: [String: [Int]] = [:]
    for node in nodes[Int(root)...].indices where isElement(node) {
      if let id = string(.id, of: node) { elements[id, default: []].append(node) }
    }
    return elements
  }

  private func isElement(_ node: Int) -> Bool {
    switch nodes[node].kind.role {
    case .layout, .component, .declared: true
    case .branch, .loop, .slot, .other: false
    }
  }

  /// Returns the loops around an element, the outermost first.
  package func loops(around node: Int) -> [Int] {
    var loops: [Int] = []
    var above = nodes[node].parent
    while above >= 0 {
      if nodes[Int(above)].kind == .for { loops.append(Int(above)) }
      above = nodes[Int(above)].parent
    }
    return loops.reversed()
  }
}
