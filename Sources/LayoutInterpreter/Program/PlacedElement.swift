import LayoutEngine
package import LayoutModel

/// The origin of an element in the tree of a run.
struct PlacedElement: Sendable {
  /// The index of the compiled element.
  var element: Int32
  /// The element in the document itself; for an element of a component's body, the use.
  var origin: Int32
  /// The body that contains the element as it is written.
  var body: Int32
  /// The use whose component's root the element is, or −1.
  var overlay: Int32
}

/// A row of a loop in the document's own body.
struct PlacedRow: Sendable {
  /// The loop in the typed tree.
  var loop: Int32
  /// The row's place in the list, from 0.
  var index: Int
  /// The row around the loop, or −1.
  var outer: Int32
}

/// The document, or a component in place of a use.
package struct PlacedBody: Sendable {
  package var outlets: OutletShape
  /// The body that the use is in, or −1.
  package var parent: Int
  /// The place in the tree of the body's root element, or −1.
  package var root = -1
}

/// An outlet of the document or of a component.
package struct PlacedOutlet: Sendable, Hashable {
  package var body: Int
  package var number: Int32

  package init(body: Int, number: Int32) {
    self.body = body
    self.number = number
  }
}

extension Interpreter {
  /// The bodies of the last run: first the document, then components, once for each use.
  package var bodies: [PlacedBody] { runner.bodies }

  /// Returns the outlets of the element at a place in the tree: its own, and those of the uses
  /// whose root it is.
  package func outlets(at place: Int) -> [PlacedOutlet] {
    let placed = runner.placed[place]
    var outlets: [PlacedOutlet] = []
    note(runner.program.elements[Int(placed.element)].layer, in: Int(placed.body), &outlets)
    var above = Int(placed.overlay)
    while above >= 0 {
      let overlay = runner.overlays[above]
      note(runner.program.uses[Int(overlay.use)].layer, in: overlay.place, &outlets)
      above = overlay.outer
    }
    return outlets
  }

  private func note(
    _ layer: LayoutProgram.Layer, in body: Int, _ outlets: inout [PlacedOutlet]
  ) {
    let number = bodies[body].outlets.number(of: runner.program.id(of: layer))
    if number >= 0 { outlets.append(PlacedOutlet(body: body, number: number)) }
  }
}

/// The reason why the tree of a document is not complete.
package enum LayoutIssue: Sendable, Equatable {
  /// There would be more elements than can be laid out; most of them belong to this element.
  case tooManyElements(node: Int)
  /// A text would exceed the length limit.
  case textTooLong(node: Int)
  /// The expressions of this element would take too long to evaluate.
  case tooMuchWork(node: Int)
}

/// An element that the author declares, with the values of its attributes.
struct CustomElement: Sendable, Equatable {
  /// The element's name in documents.
  let name: String
  let maker: ElementDeclaration.Maker
  let attributes: AttributeReader
  /// The names of the attributes, in the order of their declarations.
  let attributeNames: [String]
  /// The size that the declaration gives for a stand-in; nil if it gives none.
  let standIn: TypedValue?

  init(_ declaration: ElementDeclaration, _ attributes: AttributeReader) {
    name = declaration.name
    maker = declaration.maker
    self.attributes = attributes
    attributeNames = declaration.attributes.map(\.name)
    standIn = declaration.standIn
  }
}
