import LayoutSchema

/// What a stack says of its axes.
struct StackAxis {
  var isHorizontal = false
  /// The place of `alignItems` in its list of choices; 0 is `stretch`.
  var alignItems: UInt8 = 0
  var wraps = false
  /// Whether expressions or styles leave the direction, or the alignment, to be found out.
  private(set) var isOpen = false

  init(of node: Int, in document: borrowing TypedDocument) {
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      guard case .choice(let choice) = attribute.value else {
        isOpen = isOpen || Self.settings.contains(attribute.name)
        continue
      }
      switch attribute.name {
      case .direction: isHorizontal = choice == 1
      case .alignItems: alignItems = choice
      case .flexWrap: wraps = choice == 1
      default: break
      }
    }
  }

  private static let settings: [AttributeName] = [.direction, .alignItems, .flexWrap]

  var stretches: Bool { alignItems == 0 }

  /// Whether the children stand on a common baseline, which only a row can do.
  var alignsBaselines: Bool { isHorizontal && alignItemsIsBaseline }

  /// Whether they do for some value of what is bound.
  var mayAlignBaselines: Bool { isOpen || alignsBaselines }

  /// `baselineFirst` and `baselineLast` close the list.
  var alignItemsIsBaseline: Bool { alignItems >= 4 }
}
