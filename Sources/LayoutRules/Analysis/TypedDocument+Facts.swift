import LayoutChecking
import LayoutModel
import LayoutSchema

// MARK: Lengths

extension TypedDocument {
  /// Returns the length that `node` sets for itself along `axis`; nil if it sets none.
  func ownLength(of node: Int, _ axis: Axis) -> DimensionValue? {
    if case .size(let width, let height)? = value(.size, of: node) {
      return axis == .horizontal ? width : height
    }
    guard
      case .dimension(let length)? = value(axis == .horizontal ? .width : .height, of: node)
    else { return nil }
    return length
  }

  /// Returns the length that `node` sets for itself along `axis`, in points; nil if it is not in
  /// points.
  func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  /// Whether the element sets its own length along `axis`.
  func isSized(_ node: Int, along axis: Axis) -> Bool {
    ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }

  /// Whether the element says its length along `axis` or a limit of it.
  func boundsLength(_ node: Int, along axis: Axis) -> Bool {
    nodes[node].written.intersects(axis == .horizontal ? Self.widths : Self.heights)
  }

  private static let widths = AttributeMask([.width, .size, .minWidth, .maxWidth])
  private static let heights = AttributeMask([.height, .size, .minHeight, .maxHeight])

  /// Whether a length at `node` is infinite.
  func holdsInfinity(_ node: Int) -> Bool {
    for index in nodes[node].attributeIndices {
      switch attributes[index].value {
      case .dimension(let length): if length.unit == .infinity { return true }
      case .edges(let edges):
        if edges.top.unit == .infinity || edges.left.unit == .infinity
          || edges.bottom.unit == .infinity || edges.right.unit == .infinity
        {
          return true
        }
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied,
        .fires:
        break
      }
    }
    return false
  }

  /// Whether a percentage at `node` gives a different result for each constraint.
  ///
  /// Percentages that set the node's own length do not count.
  func spreadsPercentage(_ node: Int) -> Bool {
    nodes[node].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length):
        length.isPercentage && attributes[index].name != .width
          && attributes[index].name != .height && attributes[index].name != .flexBasis
      case .edges(let edges):
        edges.top.isPercentage || edges.left.isPercentage || edges.bottom.isPercentage
          || edges.right.isPercentage
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol, .url,
        .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
        false
      }
    }
  }
}

// MARK: Facts about elements for rules

extension TypedDocument {
  /// Returns the only child of a container.
  ///
  /// Nil if there are more children or none, or if a condition, a loop or a slot decides.
  func soleChild(of container: Int) -> Int? {
    let first = Int(nodes[container].firstChild)
    guard first >= 0, nodes[first].nextSibling < 0, nodes[container].childCount == 1,
      !nodes[container].isBroken, !ElementSet.flow.contains(nodes[first].kind)
    else { return nil }
    return first
  }

  /// Returns an attribute of `node` in points; nil if it is missing or not in points.
  func points(_ name: AttributeName, of node: Int) -> Float? {
    guard case .dimension(let length)? = value(name, of: node), length.unit == .points else {
      return nil
    }
    return length.amount
  }

  /// Returns an attribute of `node` as a number; nil if it is missing or bound.
  func number(_ name: AttributeName, of node: Int) -> Float? {
    guard case .number(let number)? = value(name, of: node) else { return nil }
    return number
  }

  /// The size in points of a text that says none.
  static let usualFontSize: Float = 17

  /// Returns the size in points that a text says, or the usual one.
  func fontSize(of text: Int) -> Float { number(.fontSize, of: text) ?? Self.usualFontSize }

  /// Whether a text surely has one line on every screen: its words are few and written out, or it
  /// has no room for more.
  func isOneLine(_ text: Int) -> Bool {
    if value(.maxLines, of: text) == .integer(1) { return true }
    var letters = 0
    for piece in WrittenWords(of: text, in: self).pieces {
      guard case .words(let words) = piece, !words.contains("\n") else { return false }
      letters += words.count
    }
    return letters > 0 && Float(letters) * fontSize(of: text) <= Self.shortLine
  }

  /// The number of letters of a size of 1 point that surely stand in one line.
  private static let shortLine: Float = 500

  /// Whether the element stands directly in a loop, which may make several of it.
  func isRepeated(_ node: Int) -> Bool {
    let above = nodes[node].parent
    return above >= 0 && nodes[Int(above)].kind == .for
  }

  /// Whether the element is the root of a layout or of a component, whose uses may set more
  /// attributes.
  func isRoot(_ node: Int) -> Bool {
    let parent = placingParent(of: node)
    return parent <= 0 || nodes[parent].kind == .component && nodes[parent].detail < 0
  }

  /// Whether a stack or a flexbox stretches an item across its line, as both are written.
  ///
  /// Where an expression leaves that unknown it is false.
  func isStretched(_ item: Int, in container: Int) -> Bool {
    let others: [AttributeName] = [.horizontalAlignment, .verticalAlignment]
    guard !leavesOpen([.direction, .alignItems], at: container),
      !leavesOpen([.alignSelf], at: item),
      !others.contains(where: nodes[container].written.contains)
    else { return false }
    if let own = attribute(.alignSelf, of: item).flatMap({ word(of: $0) }), own != "auto" {
      return own == "stretch"
    }
    guard let all = attribute(.alignItems, of: container) else { return true }
    return word(of: all) == "stretch"
  }

  /// Returns the word of a choice; nil if an expression gives the word.
  func word(of attribute: TypedAttribute) -> String? {
    attribute.value.word(in: attribute.row)
  }

  /// Whether the element or one of its descendants has an id, by which the host may change it.
  func holdsId(_ node: Int) -> Bool {
    if nodes[node].written.contains(.id) { return true }
    var child = nodes[node].firstChild
    while child >= 0 {
      if holdsId(Int(child)) { return true }
      child = nodes[Int(child)].nextSibling
    }
    return false
  }

  /// Whether the literal words of the text are translated.
  func isTranslated(_ text: Int) -> Bool {
    value(.localized, of: text).map { $0 == .bool(true) } ?? true
  }
}
