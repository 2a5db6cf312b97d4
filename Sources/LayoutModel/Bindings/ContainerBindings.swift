package import LayoutEngine
import LayoutSchema

// The attributes of containers; each row binds an attribute to its property.

extension StackSpec: BoundSpec {
  package static let bindings = Bindings<StackSpec>(
    "StackSpec",
    [
      .init(.direction, \.direction, .choice),
      .init(.spacing, \.spacing, .number),
      .init(.justifyContent, \.justifyContent, .choice),
      .init(.alignItems, \.alignItems, .choice),
      .init(.horizontalAlignment, \.horizontalAlignment, .choice),
      .init(.verticalAlignment, \.verticalAlignment, .choice),
      .init(.flexWrap, \.flexWrap, .choice),
      .init(.alignContent, \.alignContent, .choice),
      .init(.lineSpacing, \.lineSpacing, .number),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> StackSpec {
    // The checker requires a direction for every stack.
    StackSpec(direction: .vertical)
  }
}

extension InsetSpec: BoundSpec {
  package static let bindings = Bindings<InsetSpec>(
    "InsetSpec",
    AttributeBinding.edges("insets", \.insets, AttributeName.insets) + [
      .init(
        .safeArea, \.safeArea,
        .flags(["top": .top, "left": .left, "bottom": .bottom, "right": .right]))
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> InsetSpec {
    InsetSpec()
  }
}

extension CenterSpec: BoundSpec {
  package static let bindings = Bindings<CenterSpec>(
    "CenterSpec",
    [
      .init(.centering, \.centering, .flags(["x": .x, "y": .y])),
      .init(
        .sizing, \.sizing,
        .flags(
          ["minimumX": .minimumX, "minimumY": .minimumY],
          synonyms: ["minimumWidth": "minimumX", "minimumHeight": "minimumY"])),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> CenterSpec {
    CenterSpec()
  }
}

extension RelativeSpec: BoundSpec {
  package static let bindings = Bindings<RelativeSpec>(
    "RelativeSpec",
    [
      .init(.horizontalPosition, \.horizontalPosition, .choice),
      .init(.verticalPosition, \.verticalPosition, .choice),
      .init(
        .sizing, \.sizing,
        .flags(["minimumWidth": .minimumWidth, "minimumHeight": .minimumHeight])),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> RelativeSpec {
    RelativeSpec()
  }
}

extension RatioSpec: BoundSpec {
  package static let bindings = Bindings<RatioSpec>("RatioSpec", [.init(.ratio, \.ratio, .ratio)])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> RatioSpec {
    // The checker requires a number for every ratio.
    RatioSpec(ratio: .number(1))
  }
}

extension AbsoluteSpec: BoundSpec {
  package static let bindings = Bindings<AbsoluteSpec>(
    "AbsoluteSpec",
    [.init(.sizing, \.sizing, .choice)]
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> AbsoluteSpec {
    AbsoluteSpec()
  }
}

extension CornerSpec: BoundSpec {
  package static let bindings = Bindings<CornerSpec>(
    "CornerSpec",
    [
      .init(.cornerLocation, \.cornerLocation, .choice),
      .init(.offset, \.offset, .point),
      .init(.wrapsCorner, \.wrapsCorner, .bool),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> CornerSpec {
    CornerSpec()
  }
}

extension ClipSpec: BoundSpec {
  package static let bindings = Bindings<ClipSpec>(
    "ClipSpec",
    [
      .init(.clippedDimensions, \.clippedDimensions, .choice)
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ClipSpec {
    ClipSpec()
  }
}

extension FitSpec: BoundSpec {
  package static let bindings = Bindings<FitSpec>("FitSpec", [.init(.axis, \.axis, .choice)])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> FitSpec {
    FitSpec()
  }
}

extension ZStackSpec: BoundSpec {
  package static let bindings = Bindings<ZStackSpec>(
    "ZStackSpec",
    AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ZStackSpec {
    ZStackSpec()
  }
}

extension ScrollSpec: BoundSpec {
  package static let bindings = Bindings<ScrollSpec>(
    "ScrollSpec",
    [
      .init(.axis, \.axis, .choice),
      .init(.fillsViewport, \.fillsViewport, .bool),
      .init(.anchor, \.anchor, .choice),
      .init(.paging, \.paging, .bool),
      .init(.snap, \.snap, .choice),
    ]
      + AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ScrollSpec {
    ScrollSpec()
  }
}
