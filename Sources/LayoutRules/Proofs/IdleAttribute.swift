import LayoutChecking
package import LayoutDiagnostics
import LayoutEngine
package import LayoutModel
package import LayoutSchema
package import LayoutXML

/// A rule that reports an attribute without which every trial of a proof has the same frames.
///
/// It asks no single trial, but compares those of two documents: one as it is written, and one
/// without the attribute.
package enum IdleAttribute: Rule {
  package static let finding = DiagnosticID(
    "idle-attribute",
    .note,
    .style,
    "Without the attribute every frame of the whole domain is the same.",
    """
    `check --prove` lays the document out without the attribute too, at every width, text size and
    direction that it is meant for, in more heights than one and with long and short data: no frame
    and no line of a text changes. Another attribute overrules it, its container does not use it, or
    it says what is so anyway. Remove it, or say what it was meant to do.
    """,
    bad: .document(
      """
      <layout name="Example" widths="320...340">
        <preview width="320" height="480"/>
        <scroll>
          <center sizing="minimumY">
            <text content="Hello"/>
          </center>
        </scroll>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example" widths="320...340">
        <preview width="320" height="480"/>
        <scroll>
          <center>
            <text content="Hello"/>
          </center>
        </scroll>
      </layout>

      """),
  )

  static var way: RuleWay { .proof }
  static var scope: RuleScope { RuleScope() }
  static var asksFrames: Bool { true }

  /// An attribute that a proof may try to do without.
  package struct Candidate: Sendable {
    package let name: AttributeName
    /// The index of the attribute in the markup.
    package let markup: Int32
    /// The elements that have it: the one that it is written on, or those that use its style.
    package fileprivate(set) var nodes: [Int]
  }

  /// Returns the attributes that can be tried, whose only purpose is to place and to measure.
  ///
  /// Those of styles are tried for all elements that use them, and those within a component for all
  /// of its uses. Left out are attributes that several styles decide, bound ones, since no preview
  /// may have the values that matter, and defaults, which `redundant-default` reports.
  package static func candidates(
    in document: TypedDocument, _ markup: MarkupDocument
  ) -> [Candidate] {
    let styles = StyledNames(of: document, markup)
    var candidates: [Int32: Candidate] = [:]
    var kept: Set<Int32> = []
    for (index, node) in document.nodes.enumerated()
    where ElementSet.layoutElements.contains(node.kind) {
      let own = node.markup >= 0 ? markup.nodes[Int(node.markup)].attributeIndices : 0..<0
      let hasWays = !document.styleWays(of: index).isEmpty
      if hasWays {
        for way in document.styleWays(of: index) {
          kept.formUnion(document.attributes[way.attributes].map(\.markup))
        }
      }
      for attribute in document.attributes[node.attributeIndices] {
        let isOwn = own.contains(Int(attribute.markup))
        let isStyled = node.written.contains(.style)
        guard tried.contains(attribute.name), !hasWays, !node.isBroken,
          !ElementSet.structured.contains(node.kind),
          !isStyled || styles.decide(attribute, isOwn: isOwn, markup),
          !attribute.value.needsValues(in: document),
          !Schema.shared.attributes[Int(attribute.row.rawValue)].isRequired,
          !RedundantDefault.isDefault(attribute, in: document)
        else {
          kept.insert(attribute.markup)
          continue
        }
        candidates[
          attribute.markup,
          default: Candidate(name: attribute.name, markup: attribute.markup, nodes: [])
        ].nodes.append(index)
      }
    }
    return candidates.values.filter { !kept.contains($0.markup) }
      .sorted { ($0.nodes[0], $0.markup) < ($1.nodes[0], $1.markup) }
  }

  /// The names of attributes in the styles of a document.
  private struct StyledNames {
    /// How many styles have each.
    private var counts: [NameID: Int] = [:]
    /// Whether no style comes from another file.
    private let areAllHere: Bool

    init(of document: TypedDocument, _ markup: MarkupDocument) {
      areAllHere = !document.structure.styledTexts.contains { $0.module >= 0 }
      for node in document.nodes where node.kind == .style && node.markup >= 0 {
        for index in markup.nodes[Int(node.markup)].attributeIndices {
          counts[markup.attributes[index].name, default: 0] += 1
        }
      }
    }

    /// Whether no style but the attribute's own has the name of an attribute.
    func decide(_ attribute: TypedAttribute, isOwn: Bool, _ markup: MarkupDocument) -> Bool {
      areAllHere
        && counts[markup.attributes[Int(attribute.markup)].name, default: 0] == (isOwn ? 0 : 1)
    }
  }

  /// The names whose effect is on frames alone.
  private static let tried = AttributeMask([
    .width, .height, .size, .minWidth, .maxWidth, .minHeight, .maxHeight, .sizeRange, .aspectRatio,
    .spacing, .gap, .rowGap, .columnGap, .lineSpacing, .spacingBefore, .spacingAfter,
    .justifyContent, .alignItems, .alignContent, .alignSelf, .justifyItems, .justifySelf,
    .horizontalAlignment, .verticalAlignment, .contentGravity, .gravity,
    .flex, .flexGrow, .flexShrink, .flexBasis, .flexWrap, .wrap, .weight, .minLength,
    .insets, .insetTop, .insetLeft, .insetBottom, .insetRight, .insetStart, .insetEnd,
    .margin, .marginTop, .marginLeft, .marginBottom, .marginRight, .marginStart, .marginEnd,
    .marginHorizontal, .marginVertical,
    .padding, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .paddingStart, .paddingEnd,
    .paddingHorizontal, .paddingVertical,
    .itemPadding, .itemPaddingTop, .itemPaddingLeft, .itemPaddingBottom, .itemPaddingRight,
    .itemPaddingStart, .itemPaddingEnd, .itemPaddingHorizontal, .itemPaddingVertical,
    .centering, .sizing, .horizontalPosition, .verticalPosition, .fillsViewport,
    .top, .left, .bottom, .right, .start, .end, .offset, .layoutPosition,
    .column, .row, .area, .autoColumns, .autoRows, .autoFlow,
  ])

  /// The finding on an attribute that changes nothing in so many trials.
  package static func finding(
    on candidate: Candidate, trials: Int, _ markup: MarkupDocument
  ) -> Diagnostic {
    let (attribute, name) = (markup.attributes[Int(candidate.markup)], candidate.name.name)
    return Diagnostic(
      finding, "'\(name)' changes nothing", at: attribute.range,
      label: "\(trials) solves are the same without it",
      fixes: [.remove(name, attribute, markup, isSafe: false)])
  }
}
