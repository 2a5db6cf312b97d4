import LayoutEngine
import LayoutModel
import LayoutSchema

// Rows, words and placements that are valid only in documents with `flexbox="css"`.
extension Draft {
  /// Whether the document's flexboxes follow CSS instead of Yoga.
  private var isCSS: Bool {
    !document.nodes.isEmpty && document.choice(.flexbox, of: 0) == FlexSpec.Flexbox.css
  }

  /// Returns the row of an attribute, without the words that the document may not use.
  func spec(of row: RowID) -> AttributeSpec {
    let spec = tables.schema[row]
    return isCSS ? spec : spec.withoutCSSWords
  }

  /// Whether the document may use a word of a choice, given by its index.
  func mayBeSaid(_ word: UInt8, _ row: RowID) -> Bool {
    tables.cssWords[Int(row.rawValue)] & (1 << UInt64(word)) == 0 || isCSS
  }

  /// Whether an element of a kind may carry the attribute of a row for its parent.
  func mayBePlaced(_ row: RowID, _ kind: ElementKind) -> Bool {
    let spec = tables.schema[row]
    return !spec.isCSSPlacement || spec.selfReaders.contains(kind) || isCSS
  }
}
