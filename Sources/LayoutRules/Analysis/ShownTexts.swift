import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The places of a document's markup where words for people stand: texts that are shown, and labels
/// that are read aloud.
enum ShownTexts {
  /// Returns the ranges of the words as they are written, in document order.
  static func ranges(in markup: MarkupDocument) -> [SourceRange] {
    let schema = Schema.shared
    var ranges: [SourceRange] = []
    for node in markup.nodes {
      switch node.kind {
      case .element:
        for index in node.attributeIndices {
          let attribute = markup.attributes[index]
          switch schema.attribute(named: attribute.name.rawValue) {
          case .content, .accessibilityLabel, .accessibilityHint:
            ranges.append(attribute.valueRange)
          default: break  // open: no other attribute is a text for people.
          }
        }
      case .text:
        guard node.parent >= 0,
          let kind = schema.element(named: markup.nodes[Int(node.parent)].name.rawValue),
          ElementSet.texts.contains(kind)
        else { continue }
        ranges.append(node.contentRange)
      case .cdata, .comment, .processingInstruction: break
      }
    }
    return ranges
  }
}
