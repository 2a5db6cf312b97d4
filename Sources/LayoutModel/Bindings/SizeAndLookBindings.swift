package import LayoutEngine
import LayoutSchema

// The attributes of every element: its size and its appearance.

extension ElementSize: BoundSpec {
  package static let bindings = Bindings<ElementSize>(
    "ElementSize",
    [
      .init(.width, \.width, .dimension),
      .init(.height, \.height, .dimension),
      .init(.minWidth, \.minWidth, .dimension),
      .init(.maxWidth, \.maxWidth, .dimension),
      .init(.minHeight, \.minHeight, .dimension),
      .init(.maxHeight, \.maxHeight, .dimension),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ElementSize {
    ElementSize()
  }
}

extension StateLook: BoundSpec {
  package static let bindings = Bindings<StateLook>(
    "StateLook",
    [
      .init(.state, \.state, .choice),
      .init(.backgroundColor, \.backgroundColor, .color),
      .init(.gradient, \.gradient, .gradient),
      .init(.cornerRadius, \.cornerRadius, .radii),
      .init(.strokeWidth, \.strokeWidth, .number),
      .init(.strokeColor, \.strokeColor, .color),
      .init(.dash, \.dash, .dash),
      .init(.borderTop, \.borderTop, .border),
      .init(.borderBottom, \.borderBottom, .border),
      .init(.borderLeft, \.borderLeft, .border),
      .init(.borderRight, \.borderRight, .border),
      .init(.borderStart, \.borderStart, .border),
      .init(.borderEnd, \.borderEnd, .border),
      .init(.shadow, \.shadow, .shadow),
      .init(.tint, \.tint, .color),
      .init(.opacity, \.opacity, .number),
      .init(.rotation, \.rotation, .number),
      .init(.drawScale, \.drawScale, .number),
      .init(.blur, \.blur, .number),
      .init(.color, \.color, .color),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> StateLook {
    StateLook(state: .pressed)
  }
}

extension ElementStyle: BoundSpec {
  package static let bindings = Bindings<ElementStyle>(
    "ElementStyle",
    [
      .init(.backgroundColor, \.backgroundColor, .color),
      .init(.gradient, \.gradient, .gradient),
      .init(.cornerRadius, \.cornerRadius, .radii),
      .init(.clipsContent, \.clipsContent, .bool),
      .init(.strokeWidth, \.strokeWidth, .number),
      .init(.strokeColor, \.strokeColor, .color),
      .init(.dash, \.dash, .dash),
      .init(.borderTop, \.borderTop, .border),
      .init(.borderBottom, \.borderBottom, .border),
      .init(.borderLeft, \.borderLeft, .border),
      .init(.borderRight, \.borderRight, .border),
      .init(.borderStart, \.borderStart, .border),
      .init(.borderEnd, \.borderEnd, .border),
      .init(.shadow, \.shadow, .shadow),
      .init(.tint, \.tint, .color),
      .init(.opacity, \.opacity, .number),
      .init(.zIndex, \.zIndex, .integer),
      .init(.rotation, \.rotation, .number),
      .init(.drawScale, \.drawScale, .number),
      .init(.mask, \.mask, .choice(naming: ["none": "unmasked"])),
      .init(.blur, \.blur, .number),
      .init(.transition, \.transition, .choice(naming: ["none": "immediate"])),
      .init(.animation, \.animation, .animation),
      .init(.visibility, \.visibility, .choice),
      .init(.writingDirection, \.writingDirection, .choice),
      .init(.isEnabled, \.isEnabled, .bool),
      .init(.isSelected, \.isSelected, .bool),
      .init(.accessibilityLabel, \.accessibilityLabel, .text),
      .init(.accessibilityHint, \.accessibilityHint, .text),
      .init(.accessibilityRole, \.accessibilityRole, .string),
      .init(.accessibilityHidden, \.accessibilityHidden, .bool),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ElementStyle {
    ElementStyle()
  }
}
