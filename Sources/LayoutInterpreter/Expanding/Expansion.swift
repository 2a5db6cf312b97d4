package import LayoutEngine
package import LayoutSemantics

/// A document with its components put in place, its loops unrolled and its conditions decided.
package struct Expansion: Sendable {
  /// An element of the author's own.
  package struct Custom: Sendable, Equatable {
    /// What documents call it.
    package var name: String
    package var maker: ElementDeclaration.Maker
    package var attributes: AttributeReader
    /// The names of the attributes, in the order of their declarations.
    package var attributeNames: [String]
    /// How large a layout is declared to be where it is not known.
    package var standIn: TypedValue?
  }

  /// What is known of a piece of text beside its words.
  struct Piece: Sendable, Equatable {
    /// The values for the placeholders of a key.
    var arguments: [TextArgument] = []
    /// Whether the words come from data, so that they are no key.
    var isVerbatim = false
  }

  /// A tree without declarations and bindings.
  package internal(set) var document = TypedDocument.plain()
  /// What the elements of the tree came from, by their places; the first is none.
  package internal(set) var origins: [Origin] = [Origin(node: 0)]
  /// By place in the tree.
  package internal(set) var customs: [Int: Custom] = [:]
  /// The document and the components in it, each time that one is used; the document first.
  package internal(set) var bodies: [Body] = []
  /// What the children of such elements say to them, by place in the tree.
  var placements: [Int: AttributeReader] = [:]
  /// By place among the pieces of texts.
  var pieces: [Int: Piece] = [:]
  /// What texts say that are made of several pieces, by place in the tree.
  var contents: [Int: Expander.Content] = [:]
  /// What texts say that conditions and loops put together, by place in the tree.
  var parts: [Int: [Expander.TextPiece]] = [:]
  /// What kept the document from being expanded to the end, or nil.
  package internal(set) var issue: Issue?
  /// What it was made for, and what of that it hangs on.
  var range = SizeRange()
  var environment = LayoutEnvironment()
  var asked: Surroundings = []

  /// Whether the same values would give the same where another size is offered, or in another
  /// environment.
  package func holds(in range: SizeRange, _ environment: LayoutEnvironment) -> Bool {
    (!asked.contains(.sizes) || range == self.range)
      && (!asked.contains(.appearance) || environment.appearance == self.environment.appearance)
      && (!asked.contains(.environment) || environment == self.environment)
      // All texts hang on the language.
      && environment.localization == self.environment.localization
  }

  /// The number of an element's outlet, or nil where the document is plain.
  func outlet(of node: Int) -> Int32? {
    origins.indices.contains(node) ? origins[node].outlet : nil
  }

  /// The keys of the rows that an element stands in, or nil where there are none.
  func row(of node: Int) -> [RowKey]? {
    guard origins.indices.contains(node), !origins[node].row.isEmpty else { return nil }
    return origins[node].row
  }

  package enum Issue: Sendable, Equatable {
    /// There would be more elements than can be laid out; most of them are of this element's.
    case tooManyElements(node: Int)
    /// A text would be longer than anyone could read.
    case textTooLong(node: Int)
    /// Its expressions would take too long to work out.
    case tooMuchWork(node: Int)
  }

  /// The document, or a component where it is used.
  package struct Body: Sendable {
    /// Its outlets, and the file that their components are meant in.
    package var outlets: OutletShape
    package var file: TypedDocument
    /// The body that the use is in, or −1.
    package var parent: Int
    /// The place of the element that it is.
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

  /// Where an element comes from.
  package struct Origin: Sendable, Equatable {
    /// The element of the document itself: the use, where it comes from a component's body.
    package var node: Int
    /// The component that the element stands for, the outermost of several.
    package var component: String?
    /// The number of its outlet, among those of the layout or component that it belongs to, or −1.
    package var outlet: Int32 = -1
    /// The keys of the rows that it stands in, from the outermost loop with a key in.
    package var row: [RowKey] = []
    /// All outlets that it is: its own, and those of the uses that it is the root of.
    package var outlets: [Outlet] = []
    /// The element of the document's own file that it is, be it in a component's body, or −1.
    package var written: Int32 = -1
    /// The uses in that file whose component it is the root of, from the innermost out.
    package var uses: [Int32] = []
  }
}

extension Expansion {
  /// A document with these values for its parameters, as it is where that much is offered; a plain one
  /// is itself.
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
