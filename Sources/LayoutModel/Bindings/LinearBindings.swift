package import LayoutEngine
import LayoutSchema

// The attributes of the linear family, and the placements of its children.

extension LinearSpec: BoundSpec {
  package static let bindings = Bindings<LinearSpec>(
    "LinearSpec",
    [
      .init(.orientation, \.orientation, .choice),
      .init(.spacing, \.spacing, .number),
      .init(.separator, \.separator, .number),
      .init(.separatorInset, \.separatorInset, .point),
      .init(.contentGravity, \.contentGravity, .gravity),
    ] + AttributeBinding.edges("margin", \.margin, AttributeName.margins))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> LinearSpec {
    LinearSpec()
  }
}

extension LayersSpec: BoundSpec {
  package static let bindings = Bindings<LayersSpec>(
    "LayersSpec",
    AttributeBinding.edges("margin", \.margin, AttributeName.margins))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> LayersSpec {
    LayersSpec()
  }
}

extension FlowSpec: BoundSpec {
  package static let bindings = Bindings<FlowSpec>(
    "FlowSpec",
    [
      .init(.orientation, \.orientation, .choice),
      .init(.spacing, \.spacing, .number),
      .init(.lineSpacing, \.lineSpacing, .number),
    ] + AttributeBinding.edges("margin", \.margin, AttributeName.margins))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> FlowSpec {
    FlowSpec()
  }
}

extension LinearItem: BoundSpec {
  package static let bindings = Bindings<LinearItem>(
    "LinearItem",
    [
      .init(.width, \.width, .length),
      .init(.height, \.height, .length),
      .init(.weight, \.weight, .number),
      .init(.separatorBefore, \.separatorBefore, .bool),
      .init(.gravity, \.gravity, .gravity),
      .init(.offset, \.offset, .point),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.itemPaddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> LinearItem {
    LinearItem()
  }
}

extension LayersItem: BoundSpec {
  package static let bindings = Bindings<LayersItem>(
    "LayersItem",
    [
      .init(.width, \.width, .length),
      .init(.height, \.height, .length),
      .init(.gravity, \.gravity, .gravity),
      .init(.offset, \.offset, .point),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.itemPaddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> LayersItem {
    LayersItem()
  }
}

extension FlowItem: BoundSpec {
  package static let bindings = Bindings<FlowItem>(
    "FlowItem",
    [
      .init(.width, \.width, .length),
      .init(.height, \.height, .length),
      .init(.gravity, \.gravity, .gravity),
      .init(.offset, \.offset, .point),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.itemPaddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> FlowItem {
    FlowItem()
  }
}

extension ValueReading<Gravity> {
  fileprivate static var gravity: Self {
    flags([
      "top": .top, "bottom": .bottom, "left": .left, "right": .right, "start": .start, "end": .end,
      "centerHorizontal": .centerHorizontal, "centerVertical": .centerVertical,
      "center": .center,
    ])
  }
}
