package import LayoutEngine
import LayoutSchema

// The attributes of texts, images, views and spacers.

extension TextSpec: BoundSpec {
  package static let bindings = Bindings<TextSpec>(
    "TextSpec",
    [
      .init(.fontSize, \.fontSize, .number),
      .init(.fontFamily, \.fontFamily, .string),
      .init(.fontWeight, \.fontWeight, .choice),
      .init(.textStyle, \.textStyle, .choice),
      .init(.italic, \.italic, .bool),
      .init(.monospacedDigits, \.monospacedDigits, .bool),
      .init(.letterSpacing, \.letterSpacing, .number),
      .init(.underline, \.underline, .bool),
      .init(.strikethrough, \.strikethrough, .bool),
      .init(.lineHeight, \.lineHeight, .number),
      .init(.maxLines, \.maxLines, .integer),
      .init(.minScale, \.minScale, .number),
      .init(.truncation, \.truncation, .choice),
      .init(.textAlign, \.textAlign, .choice),
      .init(.color, \.color, .color),
      .init(.scalesText, \.scalesText, .bool),
      .init(.localized, \.localized, .bool),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> TextSpec {
    var spec = TextSpec()
    if let content = TextContent(of: model.node, in: document) {
      spec.content = content.key.pattern
      spec.spans = model.spans.map { attributes in
        var span = TextRun()
        TextRun.bindings.apply(attributes, of: document, to: &span)
        return span
      }
    } else if let piece = model.pieces.first {
      spec.content = document.string(piece.text)
    }
    return spec
  }
}

extension TextRun: BoundSpec {
  package static let bindings = Bindings<TextRun>(
    "TextRun",
    [
      .init(.fontSize, \.fontSize, .number),
      .init(.fontFamily, \.fontFamily, .string),
      .init(.fontWeight, \.fontWeight, .choice),
      .init(.textStyle, \.textStyle, .choice),
      .init(.italic, \.italic, .bool),
      .init(.monospacedDigits, \.monospacedDigits, .bool),
      .init(.letterSpacing, \.letterSpacing, .number),
      .init(.underline, \.underline, .bool),
      .init(.strikethrough, \.strikethrough, .bool),
      .init(.color, \.color, .color),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> TextRun {
    TextRun()
  }
}

extension ImageSpec: BoundSpec {
  package static let bindings = Bindings<ImageSpec>(
    "ImageSpec",
    [
      .init(.source, \.source, .image),
      .init(.intrinsicSize, \.intrinsicSize, .size),
      .init(.contentMode, \.contentMode, .choice),
      .init(.placeholder, \.placeholder, .image),
    ])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ImageSpec {
    ImageSpec()
  }
}

extension ViewSpec: BoundSpec {
  package static let bindings = Bindings<ViewSpec>(
    "ViewSpec",
    [
      .init(.class, \.`class`, .string),
      .init(.intrinsicSize, \.intrinsicSize, .intrinsicSize),
    ] + AttributeBinding.edges("padding", \.padding, AttributeName.paddings))

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> ViewSpec {
    ViewSpec()
  }
}

extension SpacerSpec: BoundSpec {
  package static let bindings = Bindings<SpacerSpec>(
    "SpacerSpec", [.init(.minLength, \.minLength, .number)])

  package static func defaults(_ model: ElementModel, _ document: TypedDocument) -> SpacerSpec {
    SpacerSpec()
  }
}
