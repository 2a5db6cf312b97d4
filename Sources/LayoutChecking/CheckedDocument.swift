package import LayoutModel
package import LayoutXML

/// A checked document as rules see it: the typed tree, its markup, and facts that both lack.
package struct CheckedDocument: Sendable {
  package let document: TypedDocument
  package let markup: MarkupDocument
  /// The contents of the document, by which rules are selected.
  package let facts: DocumentFacts
  /// Pairs of attributes that contain the same id.
  package let equalIds: [(later: Int, earlier: Int)]
  /// The names that the document declares and their uses; nil if it declares none.
  package let names: (file: FileNames, uses: NameUses)?
  /// The styles of the elements; nil if no element has one.
  package let styled: StyledAttributes?
  /// Whether the document has an error.
  package let hasErrors: Bool

  init(_ draft: borrowing Draft, _ facts: TreeFacts) {
    document = draft.document
    markup = draft.markup
    styled = draft.styles.styled
    equalIds = facts.equalIds
    hasErrors = draft.findings.hasErrors
    let hasNames = draft.names.isActive || draft.document.structure.hasLocalValues
    names = hasNames ? (draft.names, draft.uses) : nil
    var contents = facts.document
    if !facts.equalIds.isEmpty { contents.features.insert(.equalIds) }
    if hasNames { contents.features.insert(.declarations) }
    if !hasErrors { contents.features.insert(.sound) }
    if styled != nil { contents.features.insert(.styles) }
    if !draft.document.structure.expressions.isEmpty { contents.features.insert(.expressions) }
    self.facts = contents
  }
}
