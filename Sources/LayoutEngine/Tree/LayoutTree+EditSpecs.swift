extension LayoutTree {
  /// Sets an element's own attributes.
  ///
  /// The minimum length of a spacer becomes its flex basis, or in a `linear` its least share.
  ///
  /// - Parameters:
  ///   - spec: Attributes of the element's own kind.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element and it is of that kind.
  @discardableResult
  public mutating func setSpec(_ spec: ElementSpec, of element: Int) -> Bool {
    guard nodes.indices.contains(element), nodes[element].kind == spec.kind,
      canReplace(element, by: spec)
    else { return false }
    if replace(spec, of: element) {
      notePadding(of: element)
      touch(element)
    }
    return true
  }

  /// Sets the words and attributes of a text.
  ///
  /// - Parameters:
  ///   - spec: The text.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element and it is a text.
  @discardableResult
  public mutating func setText(_ spec: TextSpec, of element: Int) -> Bool {
    setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text, which becomes one run with the text's own attributes.
  ///
  /// - Parameters:
  ///   - content: The words, or their key in the table of translations.
  ///   - element: The element's number.
  /// - Returns: Whether there is such an element and it is a text.
  @discardableResult
  public mutating func setText(_ content: String, of element: Int) -> Bool {
    guard nodes.indices.contains(element), nodes[element].kind == .text else { return false }
    var spec = pools.texts[Int(nodes[element].spec)]
    spec.content = content
    spec.runs = []
    return setSpec(.text(spec), of: element)
  }

  private mutating func notePadding(of element: Int) {
    let isPadded = pools.isPadded(nodes[element].kind, nodes[element].spec)
    guard isPadded != nodes[element].isPadded else { return }
    nodes[element].isPadded = isPadded
    // A view with a padding is measured as an element, and its box has answers to keep.
    if nodes[element].isFlexItem { arena.flex.isOutdated = true }
  }

  /// Tells whether anything is other than it was.
  private mutating func replace(_ spec: ElementSpec, of element: Int) -> Bool {
    let index = Int(nodes[element].spec)
    switch spec {
    case .stack(var spec):
      spec.sanitize()
      return pools.stacks.replace(index, with: spec)
    case .inset(var spec):
      spec.sanitize()
      return pools.insets.replace(index, with: spec)
    case .background, .overlay, .wrapper: return false
    case .center(let spec): return pools.centers.replace(index, with: spec)
    case .relative(let spec): return pools.relatives.replace(index, with: spec)
    case .ratio(let spec): return pools.ratios.replace(index, with: spec)
    case .absolute(let spec): return pools.absolutes.replace(index, with: spec)
    case .corner(var spec):
      spec.offset = spec.offset.sane
      return pools.corners.replace(index, with: spec)
    case .clip(let spec): return pools.clips.replace(index, with: spec)
    case .zstack(let spec): return pools.zstacks.replace(index, with: spec)
    case .scroll(let spec): return pools.scrolls.replace(index, with: spec)
    case .text(let spec): return replaceText(index, spec.resolved(in: environment.localization))
    case .image(var spec):
      spec.intrinsicSize = spec.intrinsicSize?.sane
      arena.flex.note(element)
      return pools.images.replace(index, with: spec)
    case .view(var spec):
      if case .size(let size) = spec.intrinsicSize { spec.intrinsicSize = .size(size.sane) }
      arena.flex.note(element)
      return pools.views.replace(index, with: spec)
    case .spacer(let spec): return replaceSpacer(element, spec)
    case .flex(let spec): return replaceFlex(element, spec)
    case .linear(var spec):
      spec.sanitize()
      return pools.linears.replace(index, with: spec)
    case .layers(let spec): return pools.layers.replace(index, with: spec)
    case .flow(var spec):
      spec.sanitize()
      return pools.flows.replace(index, with: spec)
    case .custom(let spec): return pools.customs.replace(index, with: spec)
    }
  }

  private mutating func replaceText(_ index: Int, _ spec: TextSpec) -> Bool {
    guard pools.texts.replace(index, with: spec) else { return false }
    guard arena.isPrepared else { return true }
    if arena.editedTexts.count > 4 * pools.texts.count {
      // More edits than texts: it is less work to shape all.
      arena.texts.invalidate()
    } else {
      arena.editedTexts.append(Int32(truncatingIfNeeded: index))
    }
    return true
  }

  private mutating func replaceSpacer(_ element: Int, _ spec: SpacerSpec) -> Bool {
    guard pools.spacers.replace(Int(nodes[element].spec), with: spec),
      nodes[element].parent >= 0
    else { return false }
    let reader = nodes[Int(nodes[element].parent)].kind
    guard !reader.isLinearFamily else {
      place(element, as: placement(of: element), under: reader)
      return true
    }
    switch placement(of: element) {
    case .stack(var item):
      item.flexBasis = .auto
      place(element, as: .stack(item), under: reader)
    case .flex(var item):
      item.flexBasis = .auto
      place(element, as: .flex(item), under: reader)
      arena.flex.note(element)
    case .none, .absolute, .zstack, .linear, .layers, .flow, .custom: break
    }
    return true
  }

  private mutating func replaceFlex(_ element: Int, _ spec: FlexSpec) -> Bool {
    let old = pools.flexes[Int(nodes[element].spec)]
    guard pools.flexes.replace(Int(nodes[element].spec), with: spec) else { return false }
    if spec.layoutDirection != old.layoutDirection && arena.isPrepared {
      // What is in it may turn with it.
      for inner in element..<Int(nodes[element].end) { arena.clear(inner) }
    }
    if spec.direction == old.direction && spec.alignItems == old.alignItems
      && spec.layoutDirection == old.layoutDirection
    {
      arena.flex.note(element)
    } else {
      arena.flex.isOutdated = true
    }
    return true
  }
}

extension Array where Element: Equatable {
  /// Tells whether the new element is another.
  fileprivate mutating func replace(_ index: Int, with element: Element) -> Bool {
    guard indices.contains(index), self[index] != element else { return false }
    self[index] = element
    return true
  }
}
