import LayoutEngine

extension ElementSpec {
  var simplifications: [ElementSpec] {
    switch self {
    case .flex(let spec):
      (fieldsReset(
        spec, to: FlexSpec(),
        [
          field(\.wrap), field(\.justifyContent), field(\.alignItems), field(\.alignContent),
          field(\.gap), field(\.rowGap), field(\.columnGap), field(\.layoutDirection),
          field(\.overflow), field(\.padding), field(\.borderWidth), field(\.aspectRatio),
          field(\.display), field(\.boxSizing), field(\.flexbox), field(\.direction),
        ]) + edgesReset(spec, [\.padding, \.borderWidth])).map { .flex($0) }
    case .grid(let spec):
      (fieldsReset(
        spec, to: GridSpec(),
        [
          field(\.columns), field(\.rows), field(\.autoColumns), field(\.autoRows),
          field(\.autoFlow), field(\.gap), field(\.rowGap), field(\.columnGap), field(\.areas),
          field(\.justifyContent), field(\.alignContent), field(\.justifyItems),
          field(\.alignItems), field(\.layoutDirection), field(\.overflow), field(\.padding),
          field(\.borderWidth), field(\.aspectRatio), field(\.boxSizing),
        ]) + edgesReset(spec, [\.padding, \.borderWidth])).map { .grid($0) }
    case .stack(let spec):
      fieldsReset(
        spec, to: StackSpec(direction: spec.direction),
        [
          field(\.spacing), field(\.justifyContent), field(\.alignItems),
          field(\.horizontalAlignment), field(\.verticalAlignment), field(\.flexWrap),
          field(\.alignContent), field(\.lineSpacing), field(\.padding),
        ]
      ).map { .stack($0) }
    case .linear(let spec):
      fieldsReset(
        spec, to: LinearSpec(),
        [
          field(\.spacing), field(\.separator), field(\.separatorInset),
          field(\.contentGravity), field(\.margin), field(\.orientation),
        ]
      ).map { .linear($0) }
    case .layers(let spec): spec == LayersSpec() ? [] : [.layers(LayersSpec())]
    case .flow(let spec):
      fieldsReset(
        spec, to: FlowSpec(),
        [field(\.spacing), field(\.lineSpacing), field(\.margin), field(\.orientation)]
      ).map { .flow($0) }
    case .text(let spec): spec.simplifications.map { .text($0) }
    case .inset(let spec): spec == InsetSpec() ? [] : [.wrapper, .inset(InsetSpec())]
    case .center(let spec): spec == CenterSpec() ? [.wrapper] : [.wrapper, .center(CenterSpec())]
    case .relative(let spec):
      spec == RelativeSpec() ? [.wrapper] : [.wrapper, .relative(RelativeSpec())]
    case .corner(let spec): spec == CornerSpec() ? [.wrapper] : [.wrapper, .corner(CornerSpec())]
    case .absolute(let spec):
      spec == AbsoluteSpec() ? [.wrapper] : [.wrapper, .absolute(AbsoluteSpec())]
    case .zstack(let spec): spec == ZStackSpec() ? [.wrapper] : [.wrapper, .zstack(ZStackSpec())]
    case .scroll(let spec):
      spec == ScrollSpec() ? [.wrapper] : [.wrapper, .scroll(ScrollSpec(axis: spec.axis))]
    case .background, .overlay, .custom, .ratio, .clip, .fit: [.wrapper]
    case .image, .spacer: [.view(ViewSpec())]
    case .view(let spec): spec == ViewSpec() ? [] : [.view(ViewSpec())]
    case .wrapper: []
    }
  }
}

extension TextSpec {
  fileprivate var simplifications: [TextSpec] {
    guard !content.isEmpty else { return [] }
    let words = content.split(separator: " ")
    return
      (words.indices.map { index in
        var copy = self
        var rest = words
        rest.remove(at: index)
        copy.content = rest.joined(separator: " ")
        return copy
      })
      + fieldsReset(
        self, to: TextSpec(content: .verbatim(content)),
        [
          field(\.fontSize), field(\.maxLines), field(\.letterSpacing), field(\.minScale),
        ])
  }
}
