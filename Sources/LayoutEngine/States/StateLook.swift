/// How an element looks in a state: the attributes of its appearance that differ there.
///
/// None of them has an effect on frames, so that a change of states causes no layout. An attribute
/// that is `nil` stays as it is without the state. Numbers have the ranges of the properties of
/// ``ElementStyle``.
public struct StateLook: Sendable, Equatable {
  /// The state.
  public var state: ElementState
  /// The color that fills the frame; `nil` leaves it as it is.
  public var backgroundColor: LayoutColor?
  /// The gradient that fills the frame, over ``backgroundColor``; `nil` leaves it as it is.
  public var gradient: LayoutGradient?
  /// The radii of the rounded corners, in points, not clamped; `nil` leaves them as they are.
  public var cornerRadius: CornerRadii?
  /// The width of the line along the inside of the frame, in points, not clamped; `nil` leaves it
  /// as it is.
  public var strokeWidth: Float?
  /// The color of the line along the inside of the frame; `nil` leaves it as it is.
  public var strokeColor: LayoutColor?
  /// The lengths of the strokes and the gaps of that line; `nil` leaves them as they are.
  public var dash: LayoutDash?
  /// The line along the inside of the top edge; `nil` leaves it as it is.
  public var borderTop: LayoutBorder?
  /// The line along the inside of the bottom edge; `nil` leaves it as it is.
  public var borderBottom: LayoutBorder?
  /// The line along the inside of the left edge; `nil` leaves it as it is.
  public var borderLeft: LayoutBorder?
  /// The line along the inside of the right edge; `nil` leaves it as it is.
  public var borderRight: LayoutBorder?
  /// The line along the inside of the edge where lines start; `nil` leaves it as it is.
  public var borderStart: LayoutBorder?
  /// The line along the inside of the edge where lines end; `nil` leaves it as it is.
  public var borderEnd: LayoutBorder?
  /// The shadow behind the frame; `nil` leaves it as it is.
  public var shadow: LayoutShadow?
  /// The color of symbols and controls; `nil` leaves it as it is.
  public var tint: LayoutColor?
  /// The opacity, a factor from 0 (transparent) to 1 (opaque), not clamped; `nil` leaves it as it
  /// is.
  public var opacity: Float?
  /// The angle by which the element is drawn turned, in degrees clockwise, not clamped; `nil`
  /// leaves it as it is.
  public var rotation: Float?
  /// The factor by which the element is drawn larger, not clamped; `nil` leaves it as it is.
  public var drawScale: Float?
  /// How far the element is blurred, in points, not clamped; `nil` leaves it as it is.
  public var blur: Float?
  /// The color of the letters of a text; `nil` leaves it as it is.
  ///
  /// Parts of the text with a color of their own keep it. Other elements have no letters.
  public var color: LayoutColor?

  /// Creates the look of a state, each argument for the property of the same name.
  ///
  /// An attribute that is left out stays as it is without the state.
  public init(
    state: ElementState,
    backgroundColor: LayoutColor? = nil,
    gradient: LayoutGradient? = nil,
    cornerRadius: CornerRadii? = nil,
    strokeWidth: Float? = nil,
    strokeColor: LayoutColor? = nil,
    dash: LayoutDash? = nil,
    borderTop: LayoutBorder? = nil,
    borderBottom: LayoutBorder? = nil,
    borderLeft: LayoutBorder? = nil,
    borderRight: LayoutBorder? = nil,
    borderStart: LayoutBorder? = nil,
    borderEnd: LayoutBorder? = nil,
    shadow: LayoutShadow? = nil,
    tint: LayoutColor? = nil,
    opacity: Float? = nil,
    rotation: Float? = nil,
    drawScale: Float? = nil,
    blur: Float? = nil,
    color: LayoutColor? = nil,
  ) {
    self.state = state
    self.backgroundColor = backgroundColor
    self.gradient = gradient
    self.cornerRadius = cornerRadius
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.dash = dash
    self.borderTop = borderTop
    self.borderBottom = borderBottom
    self.borderLeft = borderLeft
    self.borderRight = borderRight
    self.borderStart = borderStart
    self.borderEnd = borderEnd
    self.shadow = shadow
    self.tint = tint
    self.opacity = opacity
    self.rotation = rotation
    self.drawScale = drawScale
    self.blur = blur
    self.color = color
  }

  /// Changes an appearance to the look of the state.
  func lay(over style: inout ElementStyle) {
    if let backgroundColor { style.backgroundColor = backgroundColor }
    if let gradient { style.gradient = gradient }
    if let cornerRadius { style.cornerRadius = cornerRadius }
    if let strokeWidth { style.strokeWidth = strokeWidth }
    if let strokeColor { style.strokeColor = strokeColor }
    if let dash { style.dash = dash }
    if let borderTop { style.borderTop = borderTop }
    if let borderBottom { style.borderBottom = borderBottom }
    if let borderLeft { style.borderLeft = borderLeft }
    if let borderRight { style.borderRight = borderRight }
    if let borderStart { style.borderStart = borderStart }
    if let borderEnd { style.borderEnd = borderEnd }
    if let shadow { style.shadow = shadow }
    if let tint { style.tint = tint }
    if let opacity { style.opacity = opacity }
    if let rotation { style.rotation = rotation }
    if let drawScale { style.drawScale = drawScale }
    if let blur { style.blur = blur }
  }
}

extension ElementStyle {
  /// How the element looks in states; of several that hold at once, the later wins.
  public var stateLooks: [StateLook] {
    get { extras?.values.stateLooks ?? [] }
    set { sayExtra { $0.stateLooks = newValue } }
  }

  /// Returns the appearance of the element in some states.
  ///
  /// It differs from the appearance itself only in what ``stateLooks`` say of one of the states,
  /// and never in what has an effect on frames.
  ///
  /// - Parameter states: The states that the element is in.
  /// - Returns: The appearance to draw.
  public func look(in states: ElementStates) -> ElementStyle {
    guard !states.isEmpty, let looks = extras?.values.stateLooks, !looks.isEmpty else {
      return self
    }
    var style = self
    for look in looks where states.contains(ElementStates(look.state)) { look.lay(over: &style) }
    return style
  }

  /// Returns the color of the letters of a text in some states; `nil` leaves the text's own.
  ///
  /// - Parameter states: The states that the text is in.
  /// - Returns: The color that the last of ``stateLooks`` says of one of the states.
  public func letterColor(in states: ElementStates) -> LayoutColor? {
    guard !states.isEmpty, let looks = extras?.values.stateLooks else { return nil }
    return looks.last { states.contains(ElementStates($0.state)) && $0.color != nil }?.color
  }

  /// The states that change how the element looks.
  public var lookingStates: ElementStates {
    guard let looks = extras?.values.stateLooks else { return [] }
    return looks.reduce(into: []) { $0.insert(ElementStates($1.state)) }
  }

  /// Returns an appearance with looks in states; `nil` if it has neither these nor a look.
  ///
  /// - Parameters:
  ///   - looks: The looks, of which the later wins.
  ///   - style: The appearance of the element without states.
  /// - Returns: The appearance with the looks.
  public static func changing(
    _ looks: [StateLook], besides style: ElementStyle? = nil
  ) -> ElementStyle? {
    guard !looks.isEmpty else { return style }
    var style = style ?? ElementStyle()
    style.stateLooks += looks
    return style
  }
}

extension RootOverrides {
  /// Returns overrides with looks in states, which follow the component's own.
  ///
  /// - Parameters:
  ///   - looks: The looks, of which the later wins.
  ///   - overrides: The other overrides.
  /// - Returns: The overrides with the looks.
  public static func changing(
    _ looks: [StateLook], besides overrides: RootOverrides = RootOverrides()
  ) -> RootOverrides {
    var overrides = overrides
    overrides.stateLooks += looks
    return overrides
  }
}
