extension LayoutTree {
  /// Sets an element's own attributes.
  ///
  /// The minimum length of a spacer becomes its flex basis, or in a `linear` its least share.
  ///
  /// - Parameters:
  ///   - spec: Attributes of the element's own kind. A custom layout may replace another one if
  ///     both read the same placement.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is of that kind; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element; O(d + n) for n descendants if the direction or
  ///   the rules of a flexbox or a grid change.
  @discardableResult
  public mutating func setSpec(_ spec: ElementSpec, of element: LayoutElement) -> Bool {
    let element = element.index
    guard nodes.indices.contains(element), nodes[element].kind == spec.kind,
      canReplace(element, by: spec)
    else { return false }
    let old = log == nil ? nil : self.spec(of: element)
    if replace(spec, of: element) {
      if let old {
        var parts = LayoutChanges.Parts(from: old, to: self.spec(of: element))
        // The parent of a spacer reads the spacer's spec as part of its placement.
        if spec.kind == .spacer { parts.insert(.placement) }
        log?.note(element, parts)
      }
      notePadding(of: element)
      touch(element)
    }
    return true
  }

  /// Sets the words and all other attributes of a text.
  ///
  /// - Parameters:
  ///   - spec: The text.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @_disfavoredOverload
  @discardableResult
  public mutating func setText(_ spec: TextSpec, of element: LayoutElement) -> Bool {
    setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text, which becomes one run with the text's own attributes.
  ///
  /// A string literal is a key of the table of translations, as in ``TextSpec``. For a `String`
  /// that is shown as it is, call ``setText(verbatim:of:)``.
  ///
  /// - Parameters:
  ///   - words: The words: a key of the table of translations, or verbatim text.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setText(_ words: LayoutText, of element: LayoutElement) -> Bool {
    guard elements.contains(element), var spec = text(of: element) else { return false }
    spec.text = words
    spec.runs = []
    spec.spans = []
    spec.parts = []
    return setSpec(.text(spec), of: element)
  }

  /// Sets the words of a text to a string that is shown unchanged in every language.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - element: The element.
  /// - Returns: Whether the element exists and is a text; otherwise the edit has no effect.
  /// - Complexity: O(d) in the depth of the element.
  @discardableResult
  public mutating func setText(verbatim string: String, of element: LayoutElement) -> Bool {
    setText(.verbatim(string), of: element)
  }

  private mutating func notePadding(of element: Int) {
    let isPadded = pools.isPadded(nodes[element].kind, nodes[element].spec)
    guard isPadded != nodes[element].isPadded else { return }
    nodes[element].isPadded = isPadded
    // A view with padding is measured as an element, so its box caches measurements.
    if nodes[element].isFlexItem { arena.flex.isOutdated = true }
  }

  /// Replaces the attributes and returns whether they differ from the old ones.
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
    case .fit(let spec): return pools.fits.replace(index, with: spec)
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
    case .grid(let spec): return replaceGrid(element, spec)
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
      // With more edits than texts, shaping all texts is less work.
      arena.texts.invalidate()
    } else {
      arena.editedTexts.append(Int32(truncatingIfNeeded: index))
    }
    return true
  }

  private mutating func replaceSpacer(_ element: Int, _ spec: SpacerSpec) -> Bool {
    guard pools.spacers.replace(Int(nodes[element].spec), with: spec) else { return false }
    guard nodes[element].parent >= 0 else { return true }
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
    case .none, .absolute, .zstack, .grid, .linear, .layers, .flow, .custom: break
    }
    return true
  }

  private mutating func replaceGrid(_ element: Int, _ spec: GridSpec) -> Bool {
    let old = pools.grids[Int(nodes[element].spec)]
    guard pools.grids.replace(Int(nodes[element].spec), with: spec) else { return false }
    arena.flex.note(element)
    if spec.layoutDirection != old.layoutDirection {
      // The direction of descendants may change with the grid's.
      arena.flex.isOutdated = !pools.flexes.isEmpty
      for inner in element..<Int(nodes[element].end) where arena.isPrepared { arena.clear(inner) }
    }
    return true
  }

  private mutating func replaceFlex(_ element: Int, _ spec: FlexSpec) -> Bool {
    let old = pools.flexes[Int(nodes[element].spec)]
    guard pools.flexes.replace(Int(nodes[element].spec), with: spec) else { return false }
    let turns = spec.layoutDirection != old.layoutDirection || spec.flexbox != old.flexbox
    if turns && arena.isPrepared {
      // The direction of descendants may change with the flexbox's, as may the rules that measure
      // them.
      for inner in element..<Int(nodes[element].end) { arena.clear(inner) }
    }
    if spec.flexbox != old.flexbox {
      nodes[element].isCSSFlexbox = spec.flexbox == .css
      arena.knowsContainers = false
    }
    if spec.direction == old.direction && spec.alignItems == old.alignItems
      && spec.layoutDirection == old.layoutDirection && spec.flexbox == old.flexbox
      && spec.display == old.display
    {
      arena.flex.note(element)
    } else {
      arena.flex.isOutdated = true
    }
    return true
  }
}

extension Array where Element: Equatable {
  /// Replaces an element and returns whether the new one differs.
  fileprivate mutating func replace(_ index: Int, with element: Element) -> Bool {
    guard indices.contains(index), self[index] != element else { return false }
    self[index] = element
    return true
  }
}
