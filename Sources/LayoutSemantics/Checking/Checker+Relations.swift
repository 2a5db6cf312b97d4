import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Attributes of one element that need, exclude or contradict one another.
extension Checker {
  /// Reports the later of two attributes that may not stand together.
  mutating func checkExclusions(of place: Int, _ markup: MarkupDocument) {
    let attributes = document.attributes[document.nodes[place].attributeIndices]
    for later in attributes.indices {
      for earlier in attributes.startIndex..<later {
        guard excludes(attributes[later], attributes[earlier]) else { continue }
        report(
          .exclusiveAttributes(
            markup.attributes[Int(attributes[later].markup)], attributes[later].name,
            beside: markup.attributes[Int(attributes[earlier].markup)], attributes[earlier].name,
            markup))
        break
      }
    }
  }

  private func excludes(_ one: TypedAttribute, _ other: TypedAttribute) -> Bool {
    tables.schema[one.row].excludes.contains(other.name)
      || tables.schema[other.row].excludes.contains(one.name)
  }

  /// Reports a missing attribute; an attribute whose value is wrong is not missing, and a style may
  /// say what the element does not.
  mutating func checkRequired(
    of place: Int, _ node: MarkupNode, _ written: AttributeMask,
    _ markup: MarkupDocument,
  ) {
    let kind = document.nodes[place].kind
    let required = tables.elements[Int(kind.rawValue)].required
    guard !written.isSuperset(of: required), !document.nodes[place].isBroken else { return }
    let mayBeStyled = ElementSet.styled.contains(kind) && written.contains(.style)
    for name in AttributeName.allCases
    where required.contains(name) && !written.contains(name) && !mayBeStyled
      && !isMeant(name, at: place, node, markup)
    {
      report(.missingAttribute(name, of: kind, at: node, tables.schema, markup))
    }
  }

  /// Whether an attribute with a name that is wrong was meant to be `name`.
  private func isMeant(
    _ name: AttributeName, at place: Int, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Bool {
    node.attributeIndices.contains {
      meantName(
        of: markup.attributes[$0], at: place, parent: document.nodes[place].parent, markup)
        == name.name
    }
  }

  /// Reports values that cannot all hold.
  mutating func checkContradictions(of place: Int, _ markup: MarkupDocument) {
    var sizes = WrittenSizes()
    for index in document.nodes[place].attributeIndices {
      let attribute = document.attributes[index]
      sizes.note(attribute)
      if attribute.name == .sizeRange { checkRange(attribute, markup) }
      if attribute.name == .gravity || attribute.name == .contentGravity {
        checkGravity(attribute, markup)
      }
    }
    if let (least, most) = sizes.widthConflict { reportLeastOverMost(least, most, markup) }
    if let (least, most) = sizes.heightConflict { reportLeastOverMost(least, most, markup) }
    if document.nodes[place].kind == .stack { checkAlignment(of: place, markup) }
  }

  private mutating func reportLeastOverMost(
    _ least: TypedAttribute, _ most: TypedAttribute, _ markup: MarkupDocument
  ) {
    report(
      .minimumOverMaximum(
        least.name, markup.attributes[Int(least.markup)],
        most.name, markup.attributes[Int(most.markup)]))
  }

  private mutating func checkRange(_ attribute: TypedAttribute, _ markup: MarkupDocument) {
    guard case .sizeRange(let range) = attribute.value,
      range.minWidth.exceeds(range.maxWidth) || range.minHeight.exceeds(range.maxHeight)
    else { return }
    report(.sizeRangeInverted(markup.attributes[Int(attribute.markup)]))
  }

  /// Reports two words about the same axis of a stack, and baselines where there are none.
  private mutating func checkAlignment(of place: Int, _ markup: MarkupDocument) {
    let axis = StackAxis(of: place, in: document)
    let written = document.nodes[place].written
    guard !axis.isOpen,
      axis.alignItemsIsBaseline || written.contains(.horizontalAlignment)
        || written.contains(.verticalAlignment)
    else { return }
    var shorthands: [TypedAttribute] = []
    var spelled: [TypedAttribute] = []
    for index in document.nodes[place].attributeIndices {
      let attribute = document.attributes[index]
      switch attribute.name {
      case .horizontalAlignment, .verticalAlignment:
        if attribute.value != .choice(0) { shorthands.append(attribute) }
      case .justifyContent: spelled.append(attribute)
      case .alignItems:
        spelled.append(attribute)
        if axis.alignItemsIsBaseline, !axis.isHorizontal {
          report(.baselineInVerticalStack(markup.attributes[Int(attribute.markup)]))
        }
      default: break
      }
    }
    for shorthand in shorthands {
      let isMain = (shorthand.name == .horizontalAlignment) == axis.isHorizontal
      let meant: AttributeName = isMain ? .justifyContent : .alignItems
      guard let rival = spelled.first(where: { $0.name == meant }) else { continue }
      report(
        .alignmentConflict(
          shorthand.name, markup.attributes[Int(shorthand.markup)],
          rival.name, markup.attributes[Int(rival.markup)], markup))
    }
  }
}

/// The least and greatest sizes that an element writes.
private struct WrittenSizes {
  private var minWidth: TypedAttribute?
  private var maxWidth: TypedAttribute?
  private var minHeight: TypedAttribute?
  private var maxHeight: TypedAttribute?

  mutating func note(_ attribute: TypedAttribute) {
    switch attribute.name {
    case .minWidth: minWidth = attribute
    case .maxWidth: maxWidth = attribute
    case .minHeight: minHeight = attribute
    case .maxHeight: maxHeight = attribute
    default: break
    }
  }

  var widthConflict: (TypedAttribute, TypedAttribute)? { conflict(minWidth, maxWidth) }

  var heightConflict: (TypedAttribute, TypedAttribute)? { conflict(minHeight, maxHeight) }

  private func conflict(
    _ least: TypedAttribute?, _ most: TypedAttribute?
  ) -> (TypedAttribute, TypedAttribute)? {
    guard let least, let most, case .dimension(let low) = least.value,
      case .dimension(let high) = most.value, low.exceeds(high)
    else { return nil }
    return (least, most)
  }
}

extension DimensionValue {
  /// Whether the length is greater than `other` whatever both are a part of.
  fileprivate func exceeds(_ other: DimensionValue) -> Bool {
    unit == other.unit && (unit == .points || unit == .percent) && amount > other.amount
  }
}
