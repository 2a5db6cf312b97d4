import LayoutChecking
package import LayoutDiagnostics
package import LayoutModel
import LayoutSchema
package import LayoutXML

/// The changes that may mend a broken property: attributes that are written or removed.
///
/// Whether one does is for a prover to try.
package enum ProofRepair {
  /// The elements that a change is about.
  private enum Place {
    case element
    /// The container that places the element.
    case container
    /// The texts that the same container places.
    case textsBeside
    /// The element, if it is a text, and those texts.
    case texts
    /// The layout.
    case root
  }

  /// A change for elements that break one of some properties.
  private struct Row {
    let properties: [DiagnosticID]
    /// The containers in which the change may help; empty for all.
    let containers: ElementSet
    let place: Place
    /// The attributes, each with its new value; nil removes it.
    let settings: [(name: AttributeName, value: String?)]
  }

  private static let crowded = [
    LeavesParent.finding, CutText.finding, BrokenWord.finding, Overlap.finding,
  ]

  /// The changes, the smallest first.
  private static let rows: [Row] = [
    Row(
      properties: crowded, containers: [.stack, .flex], place: .element,
      settings: [(.flexShrink, "1")]),
    Row(
      properties: crowded, containers: [.stack, .flex], place: .textsBeside,
      settings: [(.flexShrink, "1")]),
    Row(
      properties: crowded, containers: [.stack, .flex], place: .texts,
      settings: [(.flexShrink, "1")]),
    Row(
      properties: crowded, containers: [.stack], place: .container, settings: [(.flexWrap, "wrap")]),
    Row(properties: crowded, containers: [.flex], place: .container, settings: [(.wrap, "wrap")]),
    Row(
      properties: [LeavesParent.finding], containers: [], place: .element,
      settings: [(.maxWidth, "100%")]),
    Row(
      properties: [CutText.finding], containers: [], place: .element,
      settings: [(.maxLines, nil)]),
    Row(
      properties: [CutText.finding], containers: [], place: .element, settings: [(.height, nil)]),
    Row(
      properties: [CutText.finding, BrokenWord.finding], containers: [], place: .element,
      settings: [(.minScale, "0.7")]),
    Row(
      properties: [ShortText.finding], containers: [], place: .root,
      settings: [(.flexbox, "flexLayout")]),
    Row(
      properties: [Vanished.finding], containers: [.stack, .flex], place: .element,
      settings: [(.flexShrink, "0")]),
    Row(
      properties: [SmallTarget.finding], containers: [], place: .element,
      settings: [(.minWidth, "44"), (.minHeight, "44")]),
  ]

  /// Returns what may mend a property that an element breaks, the smallest change first.
  ///
  /// - Parameters:
  ///   - property: The finding of the property.
  ///   - node: The element in the document's own file.
  ///   - document: The document.
  ///   - markup: The markup of the same document.
  /// - Returns: The repairs.
  package static func candidates(
    for property: DiagnosticID, at node: Int, in document: TypedDocument, _ markup: MarkupDocument
  ) -> [FixIt] {
    let container = document.placingParent(of: node)
    return rows.compactMap { row in
      guard row.properties.contains(property) else { return nil }
      guard
        row.containers.isEmpty
          || container >= 0 && row.containers.contains(document.nodes[container].kind)
      else { return nil }
      let texts =
        container < 0
        ? [] : document.placedChildren(of: container).filter { document.nodes[$0].kind == .text }
      let elements: [Int] =
        switch row.place {
        case .element: [node]
        case .container: container >= 0 ? [container] : []
        case .root: [0]
        case .textsBeside: texts.filter { $0 != node }
        case .texts: texts.count > 1 && texts.contains(node) ? texts : []
        }
      return repair(row, elements, document, markup)
    }
  }

  /// Returns the repair that makes a change; nil if it changes nothing that these elements say.
  private static func repair(
    _ row: Row, _ elements: [Int], _ document: TypedDocument, _ markup: MarkupDocument
  ) -> FixIt? {
    var edits: [SourceEdit] = []
    var said: [String] = []
    for element in elements {
      let node = markup.nodes[Int(document.nodes[element].markup)]
      for (name, value) in row.settings {
        let written = node.attributeIndices.map { markup.attributes[$0] }
          .first { markup.names.name(of: $0.name) == name.name }
        switch (written, value) {
        case (let written?, let value?):
          guard markup.value(of: written).string != value else { continue }
          edits.append(SourceEdit(written.valueRange, value))
        case (let written?, nil): edits += Repairs.remove(written, markup)
        case (nil, let value?):
          edits.insert(Repairs.insert(name.name, value, into: node, markup))
        case (nil, nil): continue
        }
        let words = value.map { "\(name.name)=\"\($0)\"" } ?? "'\(name.name)'"
        if !said.contains(words) { said.append(words) }
      }
    }
    guard !edits.isEmpty else { return nil }
    let verb = row.settings.allSatisfy { $0.value == nil } ? "remove" : "write"
    let place =
      switch row.place {
      case .element: ""
      case .container, .root:
        " on '\(markup.text(in: markup.nodes[Int(document.nodes[elements[0]].markup)].nameRange))'"
      case .texts: " on it and the texts beside it"
      case .textsBeside: elements.count == 1 ? " on the text beside it" : " on the texts beside it"
      }
    return FixIt("\(verb) \(said.joined(separator: " "))\(place)", isSafe: false, edits: edits)
  }
}
