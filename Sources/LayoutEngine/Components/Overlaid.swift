// Overlaying the attributes of a component's use on those of the component's root.

extension RootOverrides {
  /// Combines the overrides of two uses, where the root of one component is a use of another; the
  /// outer ones win.
  func overlaid(by outer: RootOverrides) -> RootOverrides {
    var overlaid = RootOverrides(
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
      dash: outer.dash ?? dash,
      borderTop: outer.borderTop ?? borderTop,
      borderBottom: outer.borderBottom ?? borderBottom,
      borderLeft: outer.borderLeft ?? borderLeft,
      borderRight: outer.borderRight ?? borderRight,
      borderStart: outer.borderStart ?? borderStart,
      borderEnd: outer.borderEnd ?? borderEnd,
      shadow: outer.shadow ?? shadow,
      tint: outer.tint ?? tint,
      opacity: outer.opacity ?? opacity,
      zIndex: outer.zIndex ?? zIndex,
      rotation: outer.rotation ?? rotation,
      drawScale: outer.drawScale ?? drawScale,
      mask: outer.mask ?? mask,
      blur: outer.blur ?? blur,
      transition: outer.transition ?? transition,
      animation: outer.animation ?? animation,
      visibility: outer.visibility ?? visibility,
      writingDirection: outer.writingDirection ?? writingDirection,
      isEnabled: outer.isEnabled ?? isEnabled,
      isSelected: outer.isSelected ?? isSelected,
      accessibilityLabel: outer.accessibilityLabel ?? accessibilityLabel,
      accessibilityHint: outer.accessibilityHint ?? accessibilityHint,
      accessibilityRole: outer.accessibilityRole ?? accessibilityRole,
      accessibilityHidden: outer.accessibilityHidden ?? accessibilityHidden)
    if !actions.isEmpty || !outer.actions.isEmpty {
      overlaid.actions = actions.overlaid(by: outer.actions)
    }
    overlaid.stateLooks = stateLooks + outer.stateLooks
    return overlaid
  }

  /// Whether the overrides set no attribute of the appearance.
  private var isWithoutLook: Bool {
    backgroundColor == nil && gradient == nil && cornerRadius == nil && clipsContent == nil
      && strokeWidth == nil && strokeColor == nil && shadow == nil && tint == nil
      && opacity == nil && visibility == nil && isEnabled == nil && isSelected == nil
      && accessibilityLabel == nil && accessibilityHint == nil && accessibilityRole == nil
      && accessibilityHidden == nil && writingDirection == nil
      && dash == nil && mask == nil && blur == nil && transition == nil && animation == nil
      && zIndex == nil && rotation == nil && drawScale == nil
      && borderTop == nil && borderBottom == nil && borderLeft == nil && borderRight == nil
      && borderStart == nil && borderEnd == nil
  }

  private func firing(besides style: ElementStyle?) -> ElementStyle? {
    guard !actions.isEmpty else { return style }
    let all = (style?.actions ?? []).overlaid(by: actions)
    guard all.contains(where: { $0.action != nil }) || style != nil else { return nil }
    var style = style ?? ElementStyle()
    style.actions = all
    return style
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
    ElementStyle.changing(stateLooks, besides: withoutStates(over: style))
  }

  private func withoutStates(over style: ElementStyle?) -> ElementStyle? {
    guard !isWithoutLook else { return firing(besides: style) }
    let actions = style?.actions ?? []
    let looks = style?.stateLooks ?? []
    let style = style ?? ElementStyle()
    var look = ElementStyle(
      backgroundColor: backgroundColor ?? style.backgroundColor,
      gradient: gradient ?? style.gradient,
      cornerRadius: cornerRadius ?? style.cornerRadius,
      clipsContent: clipsContent ?? style.clipsContent,
      strokeWidth: strokeWidth ?? style.strokeWidth,
      strokeColor: strokeColor ?? style.strokeColor,
      dash: dash ?? style.dash,
      borderTop: borderTop ?? style.borderTop,
      borderBottom: borderBottom ?? style.borderBottom,
      borderLeft: borderLeft ?? style.borderLeft,
      borderRight: borderRight ?? style.borderRight,
      borderStart: borderStart ?? style.borderStart,
      borderEnd: borderEnd ?? style.borderEnd,
      shadow: shadow ?? style.shadow,
      tint: tint ?? style.tint,
      opacity: opacity ?? style.opacity,
      zIndex: zIndex ?? style.zIndex,
      rotation: rotation ?? style.rotation,
      drawScale: drawScale ?? style.drawScale,
      mask: mask ?? style.mask,
      blur: blur ?? style.blur,
      transition: transition ?? style.transition,
      animation: animation ?? style.animation,
      visibility: visibility ?? style.visibility,
      writingDirection: writingDirection ?? style.writingDirection,
      isEnabled: isEnabled ?? style.isEnabled,
      isSelected: isSelected ?? style.isSelected,
      accessibilityLabel: accessibilityLabel ?? style.accessibilityLabel,
      accessibilityHint: accessibilityHint ?? style.accessibilityHint,
      accessibilityRole: accessibilityRole ?? style.accessibilityRole,
      accessibilityHidden: accessibilityHidden ?? style.accessibilityHidden)
    if !actions.isEmpty { look.actions = actions }
    if !looks.isEmpty { look.stateLooks = looks }
    return firing(besides: look)
  }
}

extension FlexSpec {
  /// Overlays the attributes of a flexbox as a child of another flexbox on its own ones, where both
  /// have an attribute.
  mutating func lay(_ item: FlexItem, _ overlay: RootOverrides?) {
    borderWidth = item.borderWidth.over(borderWidth)
    aspectRatio = item.aspectRatio ?? aspectRatio
    display = overlay?.display ?? display
    boxSizing = overlay?.boxSizing ?? boxSizing
  }
}
