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
    /// The element in the document.
    package let node: Int
    /// The name, of which the element has one.
    package let name: AttributeName
  }

  /// Returns the attributes that can be tried, whose only purpose is to place and to measure.
  ///
  /// Left out are those on which a style or a component decides too, bound ones, since no preview
  /// may have the values that matter, and defaults, which `redundant-default` reports.
  package static func candidates(in document: TypedDocument) -> [Candidate] {
    var candidates: [Candidate] = []
    var end = 0
    for (index, node) in document.nodes.enumerated() where index >= end {
      if node.kind == .component || node.kind == .element, node.detail < 0 {
        // The body of a component is judged by all its uses, not by those of one document.
        end = self.end(of: index, in: document)
        continue
      }
      guard ElementSet.layoutElements.contains(node.kind),
        !ElementSet.structured.contains(node.kind), !node.isBroken, !node.written.contains(.style)
      else { continue }
      for attribute in document.attributes[node.attributeIndices]
      where tried.contains(attribute.name) && !attribute.value.needsValues(in: document)
        && !Schema.shared.attributes[Int(attribute.row.rawValue)].isRequired
        && !RedundantDefault.isDefault(attribute, in: document)
      {
        candidates.append(Candidate(node: index, name: attribute.name))
      }
    }
    return candidates
  }

  /// Returns the index behind the last element of a subtree, in document order.
  private static func end(of node: Int, in document: TypedDocument) -> Int {
    var last = node
    while document.nodes[last].lastChild >= 0 { last = Int(document.nodes[last].lastChild) }
    return last + 1
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
    on attribute: MarkupAttribute, named name: String, trials: Int, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      finding, "'\(name)' changes nothing", at: attribute.range,
      label: "\(trials) solves are the same without it",
      fixes: [.remove(name, attribute, markup, isSafe: false)])
  }
}
