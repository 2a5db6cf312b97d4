import LayoutEngine
import LayoutSchema

// What only documents can say whose flexboxes are those of browsers.
extension Draft {
  /// Whether the flexboxes of the document are those of browsers.
  private var isCSS: Bool {
    !document.nodes.isEmpty && document.choice(.flexbox, of: 0) == FlexSpec.Flexbox.css
  }

  /// The row as the document reads it.
  func spec(of row: RowID) -> AttributeSpec {
    let spec = tables.schema[row]
    return isCSS ? spec : spec.withoutCSSWords
  }

  /// Whether the document can say a word of a choice, by its place.
  func mayBeSaid(_ word: UInt8, _ row: RowID) -> Bool {
    tables.cssWords[Int(row.rawValue)] & (1 << UInt64(word)) == 0 || isCSS
  }

  /// Whether the document can say by a row what is for the parent of an element.
  func mayBePlaced(_ row: RowID, _ kind: ElementKind) -> Bool {
    let spec = tables.schema[row]
    return !spec.isCSSPlacement || spec.selfReaders.contains(kind) || isCSS
  }
}
