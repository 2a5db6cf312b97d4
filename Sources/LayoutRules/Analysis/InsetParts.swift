import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The lengths of an `inset` on each axis, from its shorthand and its edges.
struct InsetParts {
  /// A length of an inset and the attribute that sets it.
  struct Part {
    var length: DimensionValue
    var attribute: TypedAttribute
    var axis: Axis
  }

  private(set) var parts: [Part] = []

  init(of inset: Int, in document: TypedDocument) {
    for index in document.nodes[inset].attributeIndices {
      let attribute = document.attributes[index]
      switch (attribute.name, attribute.value) {
      case (.insets, .edges(let edges)):
        add(edges.top, attribute, .vertical)
        add(edges.left, attribute, .horizontal)
        add(edges.bottom, attribute, .vertical)
        add(edges.right, attribute, .horizontal)
      case (.insetTop, .dimension(let length)), (.insetBottom, .dimension(let length)):
        add(length, attribute, .vertical)
      case (.insetLeft, .dimension(let length)), (.insetRight, .dimension(let length)),
        (.insetStart, .dimension(let length)), (.insetEnd, .dimension(let length)):
        add(length, attribute, .horizontal)
      default: break
      }
    }
  }

  private mutating func add(_ length: DimensionValue, _ attribute: TypedAttribute, _ axis: Axis) {
    parts.append(Part(length: length, attribute: attribute, axis: axis))
  }

  func infinite(along axis: Axis) -> [Part] {
    parts.filter { $0.axis == axis && $0.length.unit == .infinity }
  }

  func percentages(along axis: Axis) -> [Part] {
    parts.filter { $0.axis == axis && $0.length.isPercentage }
  }

  /// Returns the ranges of the lengths of one kind among the parts, without duplicates.
  static func ranges(
    of kind: ValueParts.LengthKind, among parts: [Part], along axis: Axis, in pass: RulePass
  ) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for part in parts {
      let words = ValueParts(of: pass.source(of: part.attribute), in: pass.markup)
      let isEdges = part.attribute.name == .insets
      for range in words.ranges(of: kind, along: axis, ofEdges: isEdges)
      where !ranges.contains(range) {
        ranges.append(range)
      }
    }
    return ranges
  }
}
