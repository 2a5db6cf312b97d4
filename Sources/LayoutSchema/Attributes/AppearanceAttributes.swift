extension AttributeSpec {
  /// Identity and looks, allowed on any element.
  ///
  /// Of these only `visibility` and `writingDirection` affect geometry.
  static let appearance: [AttributeSpec] = shown + states + spoken + actions

  private static let shown: [AttributeSpec] = [
    looks(
      .id, .identifier,
      "Names the element for the host, as a member of the layout's outlets.", example: "title"),
    AttributeSpec(
      .appearance, .style, of: .styled, .styleNames,
      "Applies named styles from left to right, among which an expression may choose as in "
        + "`tab {isActive ? 'on' : ''}`; what the element says itself wins.",
      example: "caption"),
    looks(
      .backgroundColor, .color, inStates: true, "The colour behind the content.", example: "#F2F2F7"
    ),
    looks(
      .gradient, .gradient, inStates: true,
      "Colours that follow one another, over that one, each at its place on the way if a percentage "
        + "follows it: in a direction that counts clockwise from the top, where 90 runs to the right and "
        + "180 down, towards the `start` or the `end`, or `radial` from the middle outwards.",
      example: "180 #6366F1 #A855F7"),
    looks(
      .cornerRadius, .corners, default: "0", inStates: true,
      "Rounds the corners and clips what stands out of them; four are those at the top left, top right, "
        + "bottom right and bottom left.",
      example: "8"),
    looks(
      .clipsContent, .bool, default: "false", "Hides what stands out of the frame.", example: "true"
    ),
    looks(
      .strokeWidth, .points(.unsigned), default: "0", inStates: true,
      "The width of a line drawn inside the frame, which takes no space.", example: "1"),
    looks(.strokeColor, .color, inStates: true, "The colour of that line.", example: "#00000033"),
    looks(
      .dash, .dash, inStates: true,
      "Breaks that line into strokes of the first length with gaps of the second between them.",
      example: "4 2"),
    looks(
      .borderTop, .border, inStates: true,
      "A line inside the frame along its top edge, which takes no space.", example: "1 #DDD"),
    looks(
      .borderBottom, .border, inStates: true,
      "A line inside the frame along its bottom edge, which takes no space.", example: "1 #DDD"),
    looks(
      .borderLeft, .border, inStates: true,
      "A line inside the frame along its left edge, which takes no space.", example: "1 #DDD"),
    looks(
      .borderRight, .border, inStates: true,
      "A line inside the frame along its right edge, which takes no space.", example: "1 #DDD"),
    looks(
      .borderStart, .border, inStates: true,
      "A line inside the frame along the edge where its lines start, in place of one at the left or "
        + "right.",
      example: "1 #DDD"),
    looks(
      .borderEnd, .border, inStates: true,
      "A line inside the frame along the edge where its lines end, in place of one at the left or "
        + "right.",
      example: "1 #DDD"),
    looks(
      .shadow, .shadow, inStates: true,
      "A shadow so far to the right and below, so blurred, of a colour.",
      example: "0 1 3 #00000033"),
    looks(
      .tint, .color, inStates: true,
      "The colour of symbols, of pictures that are templates and of controls, in the element too.",
      example: "#6366F1"),
    looks(
      .opacity, .number(.zeroToOne), default: "1", inStates: true,
      "How opaque the element is, from 0 to 1.", example: "0.5"),
    looks(
      .zIndex, .signedInteger, default: "0",
      "Draws and hits the element before its siblings with a lower number and behind those with a "
        + "higher one; equal ones are in document order.",
      example: "1"),
    looks(
      .rotation, .number(.any), default: "0", inStates: true,
      "Degrees by which the element is drawn turned, with all in it, clockwise about its centre; its "
        + "frame stays.",
      example: "45"),
    looks(
      .drawScale, .number(.zeroOrMore), default: "1", inStates: true,
      "A factor by which the element is drawn larger, with all in it, about its centre; its frame "
        + "stays.",
      example: "1.2"),
    looks(
      .mask, .choice(["none", "circle", "capsule"]), default: "none",
      "Cuts the element off, with all in it, at the circle in the middle of its frame, or at a frame "
        + "whose shorter sides are half circles.",
      example: "circle"),
    looks(
      .blur, .points(.unsigned), default: "0", inStates: true,
      "How far the element is blurred, with all in it, as the standard deviation.", example: "4"),
    looks(
      .transition,
      .choice(["fade", "slideUp", "slideDown", "slideStart", "slideEnd", "scale", "none"]),
      "How the element, and each one in it that says nothing else, comes and goes in animated updates: "
        + "it fades, slides in its direction as it comes and back as it goes, or grows and shrinks.",
      example: "slideUp"),
    looks(
      .animation, .animation,
      "How the element, and each one in it that says nothing else, moves in animated updates: a curve, "
        + "its seconds, and the seconds before it begins; `none` is at once.",
      example: "spring 0.35"),
    looks(
      .visibility, .choice(["visible", "invisible", "gone"]), default: "visible",
      "Whether the element is seen, keeps its place unseen, or is taken out of the layout.",
      example: "invisible"),
    AttributeSpec(
      .appearance, .writingDirection,
      of: .layoutElements.subtracting([.image, .spacer]).union(.declared),
      .choice(["inherit", "leftToRight", "rightToLeft"]), default: "inherit",
      "The direction of what is in the element, whatever the language: where start and end are, and "
        + "where lines begin.",
      example: "leftToRight"),
  ]

  /// What people can do at the time.
  private static let states: [AttributeSpec] = [
    looks(
      .isEnabled, .bool, default: "true",
      "Whether the element and all within it answer people: if not, nothing in it fires an action.",
      example: "false"),
    looks(
      .isSelected, .bool, default: "false",
      "Whether the element is the chosen one of several, as assistive technology says.",
      example: "true"),
  ]

  private static let spoken: [AttributeSpec] = [
    looks(
      .accessibilityLabel, .text, "What assistive technology calls the element.",
      example: "Profile picture"),
    looks(
      .accessibilityHint, .text, "What assistive technology says will happen.",
      example: "Opens the profile"),
    looks(
      .accessibilityRole, .string,
      "What the element is to assistive technology, by the host's names.",
      example: "button"),
    looks(
      .accessibilityHidden, .bool, default: "false",
      "Hides the element from assistive technology.", example: "true"),
  ]

  /// What people can do with an element, by actions that the document declares.
  private static let actions: [AttributeSpec] = [
    action(.tap, "What happens when the element is tapped, clicked or activated by a key."),
    action(.longPress, "What happens when a finger rests on the element."),
    action(
      .swipeStart, "What happens when the element is swiped from the start edge towards the end."),
    action(
      .swipeEnd, "What happens when the element is swiped from the end edge towards the start."),
    action(
      .refresh, of: [.scroll], "What happens when the content is pulled down beyond its start."),
    action(
      .submit, of: [.element],
      "What happens when the input is completed, with the control's value as the last argument."),
    action(
      .change, of: [.element],
      "What happens when people change the control, with its new value as the last argument."),
  ]

  private static func action(
    _ name: AttributeName, of readers: ElementSet = .layoutElements.union(.declared),
    _ summary: String
  ) -> AttributeSpec {
    AttributeSpec(.appearance, name, of: readers, .action, summary, example: "{open(key)}")
  }

  private static func looks(
    _ name: AttributeName, _ type: ValueType, default defaultValue: String? = nil,
    inStates maySayStates: Bool = false, _ summary: String, example: String,
  ) -> AttributeSpec {
    AttributeSpec(
      .appearance, name, of: .layoutElements.union(.declared).union(maySayStates ? [.when] : []),
      type, default: defaultValue, summary, example: example)
  }
}
