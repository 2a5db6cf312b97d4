import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The names of MKLayoutLibrary's dialect that a document uses.
///
/// The importer has renamed these elements and attributes before the checker runs; this type
/// records their names in the text. Only a document with a word of the dialect among its names has
/// a reading.
struct DialectReading: Sendable {
  /// An element under a name of the dialect.
  struct Element: Sendable {
    /// The index of the element in the markup.
    var node: Int32
    var kind: ElementKind
    /// Whether the name becomes the view's `class`.
    var isClass: Bool
  }

  /// An attribute under a name of the dialect.
  struct Attribute: Sendable {
    /// The indices of the element and of the attribute in the markup.
    var node: Int32
    var index: Int32
    var name: AttributeName
    /// The index of the dialect's row, or −1 if only the prefix stands before layoutc's name.
    var row: Int32
    /// Whether the name has the prefix of attributes for the parent.
    var isItems: Bool
    /// The value in layoutc's spelling, if the value is of the dialect too.
    var value: String?
  }

  /// A finding that is reported only if the element becomes part of the typed tree.
  struct Finding: Sendable {
    var node: Int32
    var finding: Diagnostic
  }

  var elements: [Element] = []
  /// The attributes, in document order.
  var attributes: [Attribute] = []
  var findings: [Finding] = []
  /// The indices in ``attributes`` by the offset of the name.
  private var places: [UInt32: Int] = [:]

  mutating func add(_ attribute: Attribute, at start: UInt32) {
    places[start] = attributes.count
    attributes.append(attribute)
  }

  /// Returns the index of an attribute in ``attributes``, or nil if it is not of the dialect.
  func place(of attribute: MarkupAttribute) -> Int? { places[attribute.nameStart] }
}

extension DialectReading {
  /// Reports the dialect's names in the document, once the pass has found which of them have a
  /// meaning.
  func report(to draft: inout Draft) {
    for finding in findings where draft.typedElement(of: finding.node) != nil {
      draft.report(finding.finding)
    }
    var properties: [Int32: [DialectReading.Attribute]] = [:]
    for attribute in attributes {
      guard let place = draft.typedElement(of: attribute.node) else { continue }
      guard attribute.isItems else {
        properties[attribute.node, default: []].append(attribute)
        continue
      }
      // An attribute without a value has a finding already.
      let isRead = draft.document.nodes[Int(place)].attributeIndices.contains {
        draft.document.attributes[$0].markup == attribute.index
      }
      guard isRead else { continue }
      draft.report(
        .dialectAttribute(
          draft.markup.attributes[Int(attribute.index)], as: attribute.name.name,
          value: attribute.value, draft.markup))
    }
    for element in elements where draft.typedElement(of: element.node) != nil {
      draft.report(
        .dialectElement(element, properties: properties[element.node] ?? [], draft.markup))
    }
  }

  /// Whether an unknown name may be the class of an author's view, in a document of the dialect.
  func isView(
    _ word: String, _ node: MarkupNode, in parent: Int32, _ draft: borrowing Draft
  ) -> Bool {
    guard let first = elements.first else { return false }
    return draft.markup.nodes[Int(first.node)].start < node.start
      && word.first?.isUppercase == true && draft.document.isInLinearFamily(parent)
  }
}
