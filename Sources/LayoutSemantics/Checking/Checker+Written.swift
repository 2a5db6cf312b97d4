import LayoutSchema
import LayoutXML

// What stands on an element.
extension Checker {
  func attribute(
    _ name: AttributeName, of node: Int, _ markup: MarkupDocument
  ) -> MarkupAttribute? {
    document.nodes[node].attributeIndices.first { document.attributes[$0].name == name }
      .map { markup.attributes[Int(document.attributes[$0].markup)] }
  }

  func writes(_ name: AttributeName, _ node: Int) -> Bool {
    document.value(name, of: node) != nil
  }

  func source(of node: Int, _ markup: MarkupDocument) -> MarkupNode {
    markup.nodes[Int(document.nodes[node].markup)]
  }

  /// The element's own length along `axis` in points, or nil.
  func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    document.ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  func isSized(_ node: Int, along axis: Axis) -> Bool {
    document.ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }
}
