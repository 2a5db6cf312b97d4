package import LayoutEngine
package import LayoutModel

/// A document with its components inserted, its loops unrolled and its conditions decided.
package struct Expansion: Sendable {
  /// An element that the author declares.
  package struct Custom: Sendable, Equatable {
    /// The element's name in documents.
    package var name: String
    package var maker: ElementDeclaration.Maker
    package var attributes: AttributeReader
    /// The names of the attributes, in the order of their declarations.
    package var attributeNames: [String]
    /// The size that the declaration gives for a stand-in; nil if it gives none.
    package var standIn: TypedValue?
  }

  /// Properties of a piece of text besides its words.
  struct Piece: Sendable, Equatable {
    /// The values for the placeholders of a key.
    var arguments: [TextArgument] = []
    /// Whether the words come from data, so that they are not a key.
    var isVerbatim = false
  }

  /// The expanded tree, without declarations and bindings.
  package internal(set) var document = TypedDocument.plain()
  /// The origins of the tree's elements, by their places; the first is a placeholder.
  package internal(set) var origins: [Origin] = [Origin(node: 0)]
  /// The elements that the author declares, by their places in the tree.
  package internal(set) var customs: [Int: Custom] = [:]
  /// The bodies: first the document, then its components, once for each use.
  package internal(set) var bodies: [Body] = []
  /// The placement attributes of children of declared elements, by their places in the tree.
  var placements: [Int: AttributeReader] = [:]
  /// The properties of pieces of texts, by their places among all pieces.
  var pieces: [Int: Piece] = [:]
  /// The contents of texts with several pieces, by their places in the tree.
  var contents: [Int: Expander.Content] = [:]
  /// The pieces of texts that contain conditions and loops, by their places in the tree.
  var parts: [Int: [Expander.TextPiece]] = [:]
  /// The reason why the document was not fully expanded, or nil.
  package internal(set) var issue: Issue?
  /// The size range that the document was expanded for; `asked` contains whether the result depends
  /// on it.
  var range = SizeRange()
  var environment = LayoutEnvironment()
  var asked: Surroundings = []

  /// Whether expanding the same values for another size range or environment would have the same
  /// result.
  package func holds(in range: SizeRange, _ environment: LayoutEnvironment) -> Bool {
    (!asked.contains(.sizes) || range == self.range)
      && (!asked.contains(.appearance) || environment.colorScheme == self.environment.colorScheme)
      && (!asked.contains(.environment) || environment == self.environment)
      // All texts depend on the language.
      && environment.localization == self.environment.localization
  }

  /// Returns the number of an element's outlet, or nil if the document is plain.
  func outlet(of node: Int) -> Int32? {
    origins.indices.contains(node) ? origins[node].outlet : nil
  }

  /// Returns the keys of the rows that an element is in, or nil if there are none.
  func row(of node: Int) -> [RowKey]? {
    guard origins.indices.contains(node), !origins[node].row.isEmpty else { return nil }
    return origins[node].row
  }

  package enum Issue: Sendable, Equatable {
    /// There would be more elements than can be laid out; most of them belong to this element.
    case tooManyElements(node: Int)
    /// A text would exceed the length limit.
    case textTooLong(node: Int)
    /// The expressions of this element would take too long to evaluate.
    case tooMuchWork(node: Int)
  }

  /// The document, or a component in place of a use.
  package struct Body: Sendable {
    /// The outlets of the body, whose components are resolved in `file`.
    package var outlets: OutletShape
    package var file: TypedDocument
    /// The body that the use is in, or −1.
    package var parent: Int
    /// The place in the tree of the body's root element.
    package var root = -1
  }

  /// An outlet of the document or of a component.
  package struct Outlet: Sendable, Hashable {
    package var body: Int
    package var number: Int32

    package init(body: Int, number: Int32) {
      self.body = body
      self.number = number
    }
  }

  /// The origin of an element.
  package struct Origin: Sendable, Equatable {
    /// The element in the document itself; for an element of a component's body, the use.
    package var node: Int
    /// The component whose root the element is, the outermost of several.
    package var component: String?
    /// The number of the element's outlet in the layout or component that it belongs to, or −1.
    package var outlet: Int32 = -1
    /// The keys of the rows that the element is in, outermost first.
    package var row: [RowKey] = []
    /// All outlets of the element: its own, and those of the uses whose root it is.
    package var outlets: [Outlet] = []
    /// The element in the document's own file, which may be in a component's body there, or −1.
    package var written: Int32 = -1
    /// The uses in the document's own file whose component has this element as its root, innermost
    /// first.
    package var uses: [Int32] = []
  }
}

extension Expansion {
  /// Expands a document with these parameter values, for the given size range and environment.
  ///
  /// A plain document is its own expansion.
  package init(
    of document: TypedDocument, with values: [ConstantValue], in range: SizeRange,
    _ environment: LayoutEnvironment,
  ) {
    guard document.structure.isEmpty else {
      self = Expander.expand(document, values, in: range, environment)
      return
    }
    self.document = document
    self.range = range
    self.environment = environment
    origins = []
  }
}
