import LayoutEngine

// What is a little simpler than a thing, the simplest first.

extension RelayoutPlan {
  /// The element with less said of it, or with less in it.
  var simplifications: [RelayoutPlan] {
    var plans: [RelayoutPlan] = []
    for index in children.indices {
      var plan = self
      plan.children.remove(at: index)
      plans.append(plan)
    }
    if look != nil { plans.append(changed(\.look, to: nil)) }
    plans += size.simplifications.map { changed(\.size, to: $0) }
    plans += placement.simplifications.map { changed(\.placement, to: $0) }
    plans += spec.simplifications.map { changed(\.spec, to: $0) }
    for (index, child) in children.enumerated() {
      for simpler in child.simplifications {
        var plan = self
        plan.children[index] = simpler
        plans.append(plan)
      }
    }
    return plans
  }

  private func changed<Value>(
    _ path: WritableKeyPath<RelayoutPlan, Value>, to value: Value
  ) -> RelayoutPlan {
    var plan = self
    plan[keyPath: path] = value
    return plan
  }

  /// Looks at the element of a number in document order.
  func see(_ element: Int, _ body: (RelayoutPlan) -> Void) {
    var copy = self
    copy.change(element) { body($0) }
  }
}

extension RandomEdit {
  var simplifications: [RandomEdit] {
    switch self {
    case .size(let size, let element): size.simplifications.map { .size($0, of: element) }
    case .placement(let item, let element):
      item.simplifications.map { .placement($0, of: element) }
    case .spec(let spec, let element): spec.simplifications.map { .spec($0, of: element) }
    case .insert(let plan, let parent, let index, let item):
      plan.simplifications.map { .insert($0, into: parent, at: index, as: item) }
        + item.simplifications.map { .insert(plan, into: parent, at: index, as: $0) }
    case .replace(let element, let plan, let item):
      plan.simplifications.map { .replace(element, with: $0, as: item) }
        + (item?.simplifications ?? []).map { .replace(element, with: plan, as: $0) }
    case .move(let element, let parent, let index, let item):
      (item?.simplifications ?? []).map { .move(element, into: parent, at: index, as: $0) }
    case .look, .remove, .misplace: []
    }
  }
}

extension SizeRange {
  var simplifications: [SizeRange] {
    var ranges: [SizeRange] = []
    if self != .unbounded { ranges.append(.unbounded) }
    if min != .zero { ranges.append(SizeRange(max: max)) }
    if max.width < .infinity {
      ranges.append(SizeRange(min: min, max: Size(width: .infinity, height: max.height)))
    }
    if max.height < .infinity {
      ranges.append(SizeRange(min: min, max: Size(width: max.width, height: .infinity)))
    }
    return ranges.filter { $0 != self }
  }
}

extension LayoutEnvironment {
  var simplifications: [LayoutEnvironment] {
    fieldsReset(
      self, to: LayoutEnvironment(),
      [field(\.scale), field(\.direction), field(\.textScale), field(\.safeArea)])
  }
}

extension ElementSize {
  var simplifications: [ElementSize] {
    guard self != .auto else { return [] }
    return [.auto]
      + fieldsReset(
        self, to: .auto,
        [
          field(\.width), field(\.height), field(\.minWidth), field(\.maxWidth),
          field(\.minHeight), field(\.maxHeight),
        ])
  }
}

extension PlacementRecord {
  var simplifications: [PlacementRecord] {
    switch self {
    case .none: []
    case .stack(let item):
      item == StackItem()
        ? [.none]
        : fieldsReset(
          item, to: StackItem(),
          [
            field(\.flexGrow), field(\.flexShrink), field(\.flexBasis), field(\.alignSelf),
            field(\.spacingBefore), field(\.spacingAfter), field(\.ascender),
            field(\.descender),
          ]
        ).map { .stack($0) }
    case .flex(let item): item == FlexItem() ? [.none] : item.simplifications.map { .flex($0) }
    case .linear(let item):
      item == LinearItem()
        ? [.none]
        : fieldsReset(
          item, to: LinearItem(),
          [
            field(\.width), field(\.height), field(\.weight), field(\.separatorBefore),
            field(\.gravity), field(\.offset), field(\.padding),
          ]
        ).map { .linear($0) }
    case .layers(let item):
      item == LayersItem()
        ? [.none]
        : fieldsReset(
          item, to: LayersItem(),
          [field(\.width), field(\.height), field(\.gravity), field(\.offset), field(\.padding)]
        ).map { .layers($0) }
    case .flow(let item):
      item == FlowItem()
        ? [.none]
        : fieldsReset(
          item, to: FlowItem(),
          [field(\.width), field(\.height), field(\.gravity), field(\.offset), field(\.padding)]
        ).map { .flow($0) }
    case .absolute(let item):
      item == AbsoluteItem()
        ? [.none]
        : fieldsReset(
          item, to: AbsoluteItem(), [field(\.layoutPosition), field(\.sizeRange)]
        ).map { .absolute($0) }
    case .zstack, .custom: [.none]
    }
  }
}

extension FlexItem {
  fileprivate var simplifications: [FlexItem] {
    fieldsReset(
      self, to: FlexItem(),
      [
        field(\.flexGrow), field(\.flexShrink), field(\.flexBasis), field(\.alignSelf),
        field(\.margin), field(\.padding), field(\.borderWidth), field(\.insets),
        field(\.position), field(\.aspectRatio), field(\.display), field(\.boxSizing),
        field(\.flex), field(\.isReferenceBaseline),
      ])
      + edgesReset(self, [\.margin, \.padding, \.borderWidth, \.insets])
  }
}

/// A value with the edges of its fields left out one by one.
private func edgesReset<Value>(
  _ value: Value, _ paths: [WritableKeyPath<Value, FlexEdges>]
) -> [Value] {
  paths.flatMap { path in
    value[keyPath: path].simplifications.map { edges in
      var copy = value
      copy[keyPath: path] = edges
      return copy
    }
  }
}

extension FlexEdges {
  fileprivate var simplifications: [FlexEdges] {
    fieldsReset(
      self, to: .none,
      [
        field(\.all), field(\.top), field(\.left), field(\.bottom), field(\.right),
        field(\.start), field(\.end), field(\.horizontal), field(\.vertical),
      ])
  }
}

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
    case .stack(let spec):
      fieldsReset(
        spec, to: StackSpec(direction: spec.direction),
        [
          field(\.spacing), field(\.justifyContent), field(\.alignItems),
          field(\.horizontalAlignment), field(\.verticalAlignment), field(\.flexWrap),
          field(\.alignContent), field(\.lineSpacing),
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
    case .background, .overlay, .zstack, .custom, .ratio, .clip, .scroll: [.wrapper]
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
      + fieldsReset(self, to: TextSpec(content: content), [field(\.fontSize), field(\.maxLines)])
  }
}

/// Gives a value one field of another, unless it has it.
private typealias Reset<Value> = (Value, Value) -> Value?

private func field<Value, Field: Equatable>(
  _ path: WritableKeyPath<Value, Field>
) -> Reset<Value> {
  { value, plain in
    guard value[keyPath: path] != plain[keyPath: path] else { return nil }
    var copy = value
    copy[keyPath: path] = plain[keyPath: path]
    return copy
  }
}

/// A value with its fields reset one by one.
private func fieldsReset<Value>(
  _ value: Value, to plain: Value, _ fields: [Reset<Value>]
) -> [Value] {
  fields.compactMap { $0(value, plain) }
}
