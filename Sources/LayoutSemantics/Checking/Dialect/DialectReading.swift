import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// What a document says in the words of MKLayoutLibrary's dialect.
///
/// Its elements and attributes have been given our names before the checker looks at them; here is
/// what they are called in the text. Only a document with a word of the dialect among its names has
/// any of this.
struct DialectReading: Sendable {
  /// An element under a name of the dialect.
  struct Element: Sendable {
    /// In the markup.
    var node: Int32
    var kind: ElementKind
    /// The name is to be the view's `class`.
    var isClass: Bool
  }

  /// An attribute under a name of the dialect.
  struct Attribute: Sendable {
    /// The element and the attribute in the markup.
    var node: Int32
    var index: Int32
    var name: AttributeName
    /// The place of its row, −1 where only the prefix stands before our name.
    var row: Int32
    /// It has the prefix for what is said to the parent.
    var isItems: Bool
    /// Ours for its value, where that is of the dialect too.
    var value: String?
  }

  /// A finding that holds where the element is one of the document's.
  struct Finding: Sendable {
    var node: Int32
    var finding: Diagnostic
  }

  var elements: [Element] = []
  /// In the order of the document.
  var attributes: [Attribute] = []
  var findings: [Finding] = []
  /// The places in ``attributes`` by where the name starts.
  private var places: [UInt32: Int] = [:]

  mutating func add(_ attribute: Attribute, at start: UInt32) {
    places[start] = attributes.count
    attributes.append(attribute)
  }

  /// The place of an attribute that is of the dialect, or nil.
  func place(of attribute: MarkupAttribute) -> Int? { places[attribute.nameStart] }
}

extension DialectReading {
  /// Says what was read of the dialect, now that it is known what of that has a meaning.
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
      // What has no value has a finding.
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
