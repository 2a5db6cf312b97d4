package import LayoutEngine
import LayoutSchema

// The attributes of a flexbox, and the placements of its children.

extension FlexSpec: BoundSpec {
  package static let bindings = Bindings<FlexSpec>(
    "FlexSpec",
    [
      .init(.direction, \.direction, .choice),
      .init(.wrap, \.wrap, .choice),
      .init(.justifyContent, \.justifyContent, .choice),
      .init(.alignItems, \.alignItems, .choice),
      .init(.alignContent, \.alignContent, .choice),
      .init(.gap, \.gap, .dimension),
      .init(.rowGap, \.rowGap, .dimension),
      .init(.columnGap, \.columnGap, .dimension),
      .init(.layoutDirection, \.layoutDirection, .choice),
      .init(.overflow, \.overflow, .choice),
    ]
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings)
      + AttributeBinding.edges("borderWidth", \.borderWidth, AttributeName.borderWidths)
      + [
        .init(.aspectRatio, \.aspectRatio, .number),
        .init(.display, \.display, .choice),
        .init(.boxSizing, \.boxSizing, .choice),
        .init(.flexbox, \.flexbox, .choice),
      ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> FlexSpec {
    FlexSpec()
  }
}

extension FlexItem: BoundSpec {
  package static let bindings = Bindings<FlexItem>(
    "FlexItem",
    [
      .init(.flexGrow, \.flexGrow, .number),
      .init(.flexShrink, \.flexShrink, .number),
      .init(.flexBasis, \.flexBasis, .dimension),
      .init(.alignSelf, \.alignSelf, .choice),
    ]
      + AttributeBinding.edges("margin", \.margin, AttributeName.margins)
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings)
      + AttributeBinding.edges("borderWidth", \.borderWidth, AttributeName.borderWidths)
      + AttributeBinding.edges("insets", \.insets, AttributeName.flexInsets)
      + [
        .init(.position, \.position, .choice),
        .init(.aspectRatio, \.aspectRatio, .number),
        .init(.display, \.display, .choice),
        .init(.boxSizing, \.boxSizing, .choice),
        .init(.flex, \.flex, .number),
        .init(.isReferenceBaseline, \.isReferenceBaseline, .bool),
        .init(.overflow, \.overflow, .choice),
      ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> FlexItem {
    FlexItem()
  }
}

// MARK: Edges

extension AttributeBinding {
  /// Returns the rows of the attributes for the edges of one property, in the order of its
  /// initializer.
  static func edges(
    _ label: String, _ property: any WritableKeyPath<Spec, LayoutEdges> & Sendable,
    _ names: [EdgeName: AttributeName]
  ) -> [AttributeBinding] {
    EdgeName.allCases.compactMap { edge in
      names[edge].map { name in
        AttributeBinding(BoundParameter(name, label: label, edge: edge)) {
          spec, argument, document in
          spec[keyPath: property].set(edge, argument, document)
        }
      }
    }
  }
}

extension LayoutEdges {
  fileprivate mutating func set(
    _ edge: EdgeName, _ argument: ElementModel.Argument, _ document: TypedDocument
  ) {
    if edge == .all {
      all = ValueReading<LayoutEdges>.edges.value(argument, document)
      return
    }
    let length = ValueReading<LayoutDimension>.dimension.value(argument, document)
    switch edge {
    case .all: break
    case .top: top = length
    case .left: left = length
    case .bottom: bottom = length
    case .right: right = length
    case .start: start = length
    case .end: end = length
    case .horizontal: horizontal = length
    case .vertical: vertical = length
    }
  }
}
