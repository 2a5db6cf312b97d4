package import LayoutModel
import LayoutSchema
import LayoutXML

/// The facts of the schema that the checker needs for every element, computed once and free of
/// references.
package struct CheckerTables: Sendable {
  let schema = Schema.shared
  let values = ValueForms.shared

  /// The facts of each element kind, by kind.
  let elements: [ElementFacts]
  /// The attributes that a row excludes, by row.
  let exclusions: [AttributeMask]

  /// The attributes that any row of an attribute name excludes, by name.
  let exclusionsByName: [AttributeMask]

  /// By row, a bit for each word of a choice that is valid only in documents with `flexbox="css"`.
  let cssWords: [UInt64]

  /// By row, whether some parents read the attribute, a size, with a meaning of their own.
  let isParents: [Bool]

  // Copies of the schema's sets, whose lookup takes a lock, for use on every element.

  let structured = ElementSet.structured
  let declaring = ElementSet.declaring
  let flow = ElementSet.flow
  let layoutElements = ElementSet.layoutElements

  /// The attribute name `style`.
  let styleName: NameID

  static let shared = CheckerTables()

  /// The attributes that set an element's own lengths.
  package static let sizing = AttributeMask([
    .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .size, .aspectRatio,
  ])

  private init() {
    let schema = Schema.shared
    precondition(
      AttributeName.allCases.count <= AttributeMask.capacity,
      "an attribute mask has a place for every name")
    elements = schema.elements.map { ElementFacts($0, schema) }
    styleName = NameTable.language.id(of: AttributeName.style.name) ?? .none
    isParents = schema.attributes.map { !$0.parentReaders.isEmpty }
    exclusions = schema.attributes.map { AttributeMask($0.excludes) }
    var byName = [AttributeMask](repeating: AttributeMask(), count: AttributeName.allCases.count)
    for row in schema.attributes.dropFirst() {
      byName[Int(row.name.rawValue)].formUnion(AttributeMask(row.excludes))
    }
    exclusionsByName = byName
    cssWords = schema.attributes.map { row in
      guard case .choice(let words) = row.type else { return 0 }
      return row.cssWords.reduce(into: 0) { bits, word in
        if let place = words.firstIndex(of: word) { bits |= 1 << UInt64(place) }
      }
    }
  }
}

extension CheckerTables {
  /// Returns the value that a text is to an element's own attribute; nil if it is none.
  ///
  /// Mistakes are reported where all attributes are read.
  func value(_ text: DeclaredText, of name: AttributeName, on kind: ElementKind) -> TypedValue? {
    guard let row = schema.ownRow(name, of: kind) else { return nil }
    let bytes = Array(text.string.utf8)
    guard !bytes.isEmpty else { return nil }
    var issue: ValueIssue?
    return ValueParser.parse(
      bytes.span, as: values.forms[Int(row.rawValue)], values.words.span, &issue)
  }

  /// Returns the value that a word is to the row of a choice, or nil.
  func choice(_ word: String, of row: RowID) -> TypedValue? {
    guard case .choice(let words) = schema[row].type, let place = words.firstIndex(of: word) else {
      return nil
    }
    return .choice(UInt8(place))
  }
}

/// The facts that are checked for every element of a kind.
struct ElementFacts: Sendable {
  let isAvailable: Bool
  let allowsText: Bool
  let leastChildren: Int32
  let mostChildren: Int32
  /// The attributes that the element must have.
  let required: AttributeMask

  init(_ spec: ElementSpec, _ schema: Schema) {
    isAvailable = spec.isAvailable
    switch spec.children {
    case .text, .characters: allowsText = true
    case .empty, .any, .atMostOne, .exactly, .document, .declarations, .component, .repeated,
      .fields, .parameters, .readings, .expectations:
      allowsText = false
    }
    switch spec.children {
    case .empty, .text, .characters: (leastChildren, mostChildren) = (0, 0)
    case .any, .repeated, .declarations, .fields, .parameters, .readings, .expectations:
      (leastChildren, mostChildren) = (0, .max)
    case .atMostOne: (leastChildren, mostChildren) = (0, 1)
    case .exactly(let roles):
      (leastChildren, mostChildren) = (Int32(roles.count), Int32(roles.count))
    case .document, .component: (leastChildren, mostChildren) = (1, 1)
    }
    let required = schema.attributes.dropFirst().filter {
      $0.isRequired && $0.group == .own && $0.readers.contains(spec.kind)
    }
    self.required = AttributeMask(required.map(\.name))
  }
}
