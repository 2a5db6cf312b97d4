// Overlaying the attributes of a component's use on those of the component's root.

extension RootOverrides {
  /// Combines the overrides of two uses, where the root of one component is a use of another; the
  /// outer ones win.
  func overlaid(by outer: RootOverrides) -> RootOverrides {
    RootOverrides(
      width: outer.width ?? width,
      height: outer.height ?? height,
      minWidth: outer.minWidth ?? minWidth,
      maxWidth: outer.maxWidth ?? maxWidth,
      minHeight: outer.minHeight ?? minHeight,
      maxHeight: outer.maxHeight ?? maxHeight,
      display: outer.display ?? display,
      boxSizing: outer.boxSizing ?? boxSizing,
      padding: outer.padding.over(padding),
      backgroundColor: outer.backgroundColor ?? backgroundColor,
      gradient: outer.gradient ?? gradient,
      cornerRadius: outer.cornerRadius ?? cornerRadius,
      clipsContent: outer.clipsContent ?? clipsContent,
      strokeWidth: outer.strokeWidth ?? strokeWidth,
      strokeColor: outer.strokeColor ?? strokeColor,
      shadow: outer.shadow ?? shadow,
      tint: outer.tint ?? tint,
      opacity: outer.opacity ?? opacity,
      visibility: outer.visibility ?? visibility,
      accessibilityLabel: outer.accessibilityLabel ?? accessibilityLabel,
      accessibilityHint: outer.accessibilityHint ?? accessibilityHint,
      accessibilityRole: outer.accessibilityRole ?? accessibilityRole,
      accessibilityHidden: outer.accessibilityHidden ?? accessibilityHidden)
  }

  /// Whether the overrides set no attribute of the appearance.
  private var isWithoutLook: Bool {
    backgroundColor == nil && gradient == nil && cornerRadius == nil && clipsContent == nil
      && strokeWidth == nil && strokeColor == nil && shadow == nil && tint == nil
      && opacity == nil && visibility == nil && accessibilityLabel == nil
      && accessibilityHint == nil && accessibilityRole == nil && accessibilityHidden == nil
  }

  func over(_ size: ElementSize) -> ElementSize {
    ElementSize(
      width: width ?? size.width,
      height: height ?? size.height,
      minWidth: minWidth ?? size.minWidth,
      maxWidth: maxWidth ?? size.maxWidth,
      minHeight: minHeight ?? size.minHeight,
      maxHeight: maxHeight ?? size.maxHeight)
  }

  func over(_ style: ElementStyle?) -> ElementStyle? {
    guard !isWithoutLook else { return style }
    let style = style ?? ElementStyle()
    return ElementStyle(
      backgroundColor: backgroundColor ?? style.backgroundColor,
      gradient: gradient ?? style.gradient,
      cornerRadius: cornerRadius ?? style.cornerRadius,
      clipsContent: clipsContent ?? style.clipsContent,
      strokeWidth: strokeWidth ?? style.strokeWidth,
      strokeColor: strokeColor ?? style.strokeColor,
      shadow: shadow ?? style.shadow,
      tint: tint ?? style.tint,
      opacity: opacity ?? style.opacity,
      visibility: visibility ?? style.visibility,
      accessibilityLabel: accessibilityLabel ?? style.accessibilityLabel,
      accessibilityHint: accessibilityHint ?? style.accessibilityHint,
      accessibilityRole: accessibilityRole ?? style.accessibilityRole,
      accessibilityHidden: accessibilityHidden ?? style.accessibilityHidden)
  }
}

extension SpecPools {
  /// Overlays the padding of a use on that of its component's root.
  ///
  /// A `flex` or a `grid` around the use reads the padding of its children: that of the root then
  /// becomes the item's, so that there is one padding and not one in another.
  mutating func lay(
    _ padding: LayoutEdges, and placement: inout PlacementRecord, over kind: NodeKind, _ index: Int32
  ) {
    var own = edges(of: kind, index)
    if !padding.isEmpty {
      own = padding.over(own)
      setPadding(own, of: kind, Int(index))
    }
    guard let placed = placement.innerPadding, !placed.isEmpty else { return }
    if kind == .flex || kind == .grid {
      setPadding(placed.over(own), of: kind, Int(index))
    } else if !own.isEmpty {
      placement.innerPadding = placed.over(own)
      setPadding(.none, of: kind, Int(index))
    }
  }

  private func edges(of kind: NodeKind, _ index: Int32) -> LayoutEdges {
    switch kind {
    case .flex: flexes[Int(index)].padding
    case .grid: grids[Int(index)].padding
    default: padding(of: kind, index).edges  // open: others have the padding of a box or none
    }
  }

  private mutating func setPadding(_ padding: LayoutEdges, of kind: NodeKind, _ spec: Int) {
    switch kind {
    case .stack: stacks[spec].padding = padding
    case .absolute: absolutes[spec].padding = padding
    case .zstack: zstacks[spec].padding = padding
    case .scroll: scrolls[spec].padding = padding
    case .text: texts[spec].padding = padding
    case .view: views[spec].padding = padding
    case .flex: flexes[spec].padding = padding
    case .grid: grids[spec].padding = padding
    case .inset, .background, .overlay, .center, .relative, .ratio, .corner, .wrapper, .clip,
      .image, .spacer, .linear, .layers, .flow, .custom:
      break
    }
  }
}

extension PlacementRecord {
  /// The padding that a `flex` or a `grid` reads of a child and applies inside the child; nil under
  /// other parents.
  fileprivate var innerPadding: LayoutEdges? {
    get {
      switch self {
      case .flex(let item): item.padding
      case .grid(let item): item.padding
      default: nil  // open: no other parent reads the padding inside a child
      }
    }
    set {
      switch self {
      case .flex(var item):
        item.padding = newValue ?? .none
        self = .flex(item)
      case .grid(var item):
        item.padding = newValue ?? .none
        self = .grid(item)
      default: break  // open: no other parent reads the padding inside a child
      }
    }
  }
}

extension FlexSpec {
  /// Overlays the attributes of a flexbox as a child of another flexbox on its own ones, where both
  /// have an attribute.
  mutating func lay(_ item: FlexItem, _ overlay: RootOverrides) {
    borderWidth = item.borderWidth.over(borderWidth)
    aspectRatio = item.aspectRatio ?? aspectRatio
    display = overlay.display ?? display
    boxSizing = overlay.boxSizing ?? boxSizing
  }
}
