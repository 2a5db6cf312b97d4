import LayoutSchema
import LayoutXML

// What stands on an element.
extension Checker {
  func attribute(_ name: AttributeName, of node: Int) -> MarkupAttribute? {
    document.nodes[node].attributeIndices.first { document.attributes[$0].name == name }
      .map { markup.attributes[Int(document.attributes[$0].markup)] }
  }

  func source(of node: Int) -> MarkupNode {
    markup.nodes[Int(document.nodes[node].markup)]
  }
}
