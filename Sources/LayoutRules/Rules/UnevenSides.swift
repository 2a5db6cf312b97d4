import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports edges in four parts, which do not mirror in right-to-left layouts.
enum UnevenSides: ElementRule {
  static let finding = DiagnosticID(
    "uneven-sides",
    .note,
    .localisation,
    "Different space at the left and at the right stays there from right to left.",
    """
    Four parts are top, left, bottom and right, and what is named left or right does not turn with the
    direction. What is meant to be at the beginning of a line is at its end then. The suffixes 'Start'
    and 'End' turn; where the left is meant, 'Left' and 'Right' say so.
    """,
    bad: .fragment("<inset insets=\"0 8 0 16\">\n  <text content=\"Hi\"/>\n</inset>"),
    good: .fragment(
      "<inset insetStart=\"8\" insetEnd=\"16\">\n  <text content=\"Hi\"/>\n</inset>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\" padding=\"1 2 3 4\">\n  <text content=\"Hi\"/>\n</stack>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<inset insets=\"1 8 2 8\">\n  <text content=\"Hi\"/>\n</inset>"),
    .fragment(
      "<inset insetLeft=\"8\" insetRight=\"16\">\n  <text content=\"Hi\"/>\n</inset>"),
  ]

  static let scope = RuleScope(attributes: [.insets, .padding])

  /// The shorthands, the stems of their side attributes, and these attributes.
  private static let names: [(all: AttributeName, stem: String, sides: [AttributeName])] = [
    (.insets, "inset", [.insetLeft, .insetRight, .insetStart, .insetEnd]),
    (
      .padding, "padding",
      [.paddingLeft, .paddingRight, .paddingStart, .paddingEnd, .paddingHorizontal]
    ),
  ]

  static func check(_ element: Int, _ pass: inout RulePass) {
    for (name, stem, sides) in names {
      guard let attribute = pass.document.attribute(name, of: element),
        case .edges(let edges) = attribute.value, edges.left != edges.right,
        // Two expressions may have the same value.
        edges.left.binding == nil, edges.right.binding == nil,
        // The layouts of MKLayoutLibrary have sides by name.
        Schema.shared[attribute.row].readers.isDisjoint(with: ElementSet.linearFamily),
        // An author who sets a single side has considered the sides.
        !sides.contains(where: { pass.document.attribute($0, of: element) != nil })
      else { continue }
      report(attribute, stem, edges, &pass)
    }
  }

  private static func report(
    _ attribute: TypedAttribute, _ stem: String, _ edges: EdgeValues, _ pass: inout RulePass
  ) {
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "'\(attribute.name.name)' does not turn from right to left", at: source.valueRange,
        label: "the second part is the left and the fourth the right",
        fixes: [fix(source, stem, pass.markup)].compactMap(\.self)))
  }

  /// Returns a repair that writes the four parts as side attributes, without those that are 0.
  private static func fix(
    _ attribute: MarkupAttribute, _ stem: String, _ markup: MarkupDocument
  ) -> FixIt? {
    guard !attribute.needsDecoding, Int(attribute.valueEnd) <= markup.bytes.count else {
      return nil
    }
    let value = String(
      decoding: markup.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)], as: UTF8.self)
    let parts = value.split(whereSeparator: \.isWhitespace)
    guard parts.count == 4, !value.contains("{") else { return nil }
    let edges = zip(["Top", "Start", "Bottom", "End"], parts).filter { $0.1 != "0" }
    let written = edges.map { "\(stem)\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
    return FixIt(
      "write \(written)", isSafe: false, edits: [SourceEdit(attribute.range, written)])
  }
}
