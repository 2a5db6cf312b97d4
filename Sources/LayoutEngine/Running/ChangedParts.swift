extension LayoutChanges {
  /// The parts of an element that an update can change.
  ///
  /// ``content`` and ``appearance`` are unions of several parts. Test them with
  /// `isDisjoint(with:)`: `!parts.isDisjoint(with: .appearance)` is `true` if any part of the
  /// appearance changed.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each part.
    public let rawValue: UInt32

    /// Creates a set from its bits; bits other than those of the parts have no meaning.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The string of a text and its arguments, in the text itself and in all of its runs.
    public static let words = Parts(rawValue: 1)
    /// The font, letter spacing, line height, underline and strikethrough of a text or of its runs.
    public static let letters = Parts(rawValue: 1 << 1)
    /// The color of a text or of its runs.
    public static let textColor = Parts(rawValue: 1 << 2)
    /// The layout of a text's lines: their limit, alignment, truncation and least scale.
    public static let lines = Parts(rawValue: 1 << 3)
    /// The source and the placeholder of a picture.
    public static let source = Parts(rawValue: 1 << 4)
    /// The intrinsic size of a picture and its content mode, which scales the picture to its frame.
    public static let scaling = Parts(rawValue: 1 << 5)
    /// The class of a view of the host and the values of the attributes that a document declares
    /// for it.
    public static let attributes = Parts(rawValue: 1 << 6)
    /// The layout attributes of a container or a spacer, the padding of a text, and the intrinsic
    /// size and padding of a view.
    public static let arrangement = Parts(rawValue: 1 << 7)
    /// The element's own attributes: the union of ``words``, ``letters``, ``textColor``, ``lines``,
    /// ``source``, ``scaling``, ``attributes``, ``arrangement`` and ``links``.
    public static let content: Parts = [
      .words, .letters, .textColor, .lines, .source, .scaling, .attributes, .arrangement, .links,
    ]

    /// The color and the gradient that fill the frame.
    public static let background = Parts(rawValue: 1 << 8)
    /// The radii of the corners.
    public static let corners = Parts(rawValue: 1 << 9)
    /// The clipping of content outside of the frame, and the mask of the element.
    public static let clipping = Parts(rawValue: 1 << 10)
    /// The width, the color and the dash of the line along the frame.
    public static let stroke = Parts(rawValue: 1 << 11)
    /// The shadow behind the frame.
    public static let shadow = Parts(rawValue: 1 << 12)
    /// The tint, which is the color of symbols and controls.
    public static let tint = Parts(rawValue: 1 << 13)
    /// The opacity of the element.
    public static let opacity = Parts(rawValue: 1 << 14)
    /// The visibility, which decides whether the element is drawn and takes part in the layout.
    public static let visibility = Parts(rawValue: 1 << 15)
    /// The label, hint, role, selection and hiding of the element for assistive technology.
    public static let accessibility = Parts(rawValue: 1 << 16)
    /// The appearance of the element: the union of ``background``, ``corners``, ``clipping``,
    /// ``stroke``, ``shadow``, ``tint``, ``opacity``, ``visibility``, ``accessibility``,
    /// ``direction``, ``interaction``, ``order``, ``transform``, ``borders``, ``blur``,
    /// ``stateLooks`` and ``motion``.
    public static let appearance: Parts = [
      .background, .corners, .clipping, .stroke, .shadow, .tint, .opacity, .visibility,
      .accessibility, .direction, .interaction, .order, .transform, .borders,
      .blur, .stateLooks, .motion,
    ]

    /// The change from a default appearance to none or back, which no host sees.
    ///
    /// After it, an updated tree has what a new one has.
    static let unseen = Parts(rawValue: 1 << 31)

    /// The width, height and size limits that the element declares.
    public static let size = Parts(rawValue: 1 << 17)
    /// The attributes that the element's parent reads to place the element.
    public static let placement = Parts(rawValue: 1 << 18)
    /// The actions that the element fires, which change nothing that is seen.
    public static let actions = Parts(rawValue: 1 << 19)
    /// The direction in which the element lays out its content, set by the element itself or by one
    /// around it.
    public static let direction = Parts(rawValue: 1 << 20)
    /// Whether the element answers people.
    public static let interaction = Parts(rawValue: 1 << 21)
    /// The position of the element among its siblings in the order of drawing.
    public static let order = Parts(rawValue: 1 << 22)
    /// The rotation of the element and the factor by which it is drawn larger.
    public static let transform = Parts(rawValue: 1 << 23)
    /// The lines along single edges of the frame.
    public static let borders = Parts(rawValue: 1 << 24)
    /// The blur of the element.
    public static let blur = Parts(rawValue: 1 << 25)
    /// The actions of the links in a text.
    public static let links = Parts(rawValue: 1 << 26)
    /// How the element looks in states.
    public static let stateLooks = Parts(rawValue: 1 << 27)
    /// How the element comes and goes, and how it moves.
    public static let motion = Parts(rawValue: 1 << 28)
  }
}

// MARK: Differences between two values

extension LayoutChanges.Parts {
  /// The parts in which two appearances differ; nil counts as the default appearance.
  init(from old: ElementStyle?, to new: ElementStyle?) {
    let (old, new) = (old ?? ElementStyle(), new ?? ElementStyle())
    self.init()
    note(.background, old.backgroundColor != new.backgroundColor || old.gradient != new.gradient)
    note(.corners, old.cornerRadius != new.cornerRadius)
    note(.clipping, old.clipsContent != new.clipsContent || old.mask != new.mask)
    note(.blur, old.blur != new.blur)
    note(
      .stroke,
      old.strokeWidth != new.strokeWidth || old.strokeColor != new.strokeColor
        || old.dash != new.dash)
    note(.shadow, old.shadow != new.shadow)
    note(.tint, old.tint != new.tint)
    note(.opacity, old.opacity != new.opacity)
    note(.visibility, old.visibility != new.visibility)
    note(.direction, old.writingDirection != new.writingDirection)
    note(.interaction, old.isEnabled != new.isEnabled)
    note(.actions, old.actions != new.actions)
    note(.order, old.zIndex != new.zIndex)
    note(.transform, old.rotation != new.rotation || old.drawScale != new.drawScale)
    note(.borders, old.rare.borders != new.rare.borders)
    note(.stateLooks, old.stateLooks != new.stateLooks)
    note(.motion, old.transition != new.transition || old.animation != new.animation)
    note(
      .accessibility,
      old.accessibilityLabel != new.accessibilityLabel
        || old.accessibilityHint != new.accessibilityHint
        || old.accessibilityRole != new.accessibilityRole
        || old.accessibilityHidden != new.accessibilityHidden
        || old.isSelected != new.isSelected)
  }

  /// The parts in which the own attributes of two elements of one kind differ.
  init(from old: ElementSpec, to new: ElementSpec) {
    switch (old, new) {
    case (.text(let old), .text(let new)): self.init(from: old, to: new)
    case (.image(let old), .image(let new)): self.init(from: old, to: new)
    case (.view(let old), .view(let new)): self.init(from: old, to: new)
    default: self = .arrangement  // open: containers and spacers
    }
  }

  private init(from old: TextSpec, to new: TextSpec) {
    self.init()
    let hasOtherRuns = old.runs.count != new.runs.count
    note(
      .words,
      old.said != new.said || old.arguments != new.arguments
        || old.localized != new.localized || hasOtherRuns
        || zip(old.runs, new.runs).contains {
          $0.said != $1.said || $0.arguments != $1.arguments || $0.localized != $1.localized
        })
    note(
      .letters,
      old.fontSize != new.fontSize || old.fontFamily != new.fontFamily
        || old.fontWeight != new.fontWeight || old.textStyle != new.textStyle
        || old.italic != new.italic || old.monospacedDigits != new.monospacedDigits
        || old.letterSpacing != new.letterSpacing || old.underline != new.underline
        || old.strikethrough != new.strikethrough || old.lineHeight != new.lineHeight
        || old.scalesText != new.scalesText || hasOtherRuns
        || zip(old.runs, new.runs).contains { $0.letters != $1.letters })
    note(
      .textColor,
      old.color != new.color || hasOtherRuns
        || zip(old.runs, new.runs).contains { $0.color != $1.color })
    note(
      .links,
      zip(old.runs, new.runs).contains { $0.tap != $1.tap }
        || hasOtherRuns && (old.runs + new.runs).contains { $0.tap != nil })
    note(
      .lines,
      old.maxLines != new.maxLines || old.truncation != new.truncation
        || old.textAlign != new.textAlign || old.minScale != new.minScale)
    note(.arrangement, old.padding != new.padding)
  }

  private init(from old: ImageSpec, to new: ImageSpec) {
    self.init()
    note(.source, old.source != new.source || old.placeholder != new.placeholder)
    note(
      .scaling,
      old.intrinsicSize != new.intrinsicSize || old.hostSize != new.hostSize
        || old.contentMode != new.contentMode)
  }

  private init(from old: ViewSpec, to new: ViewSpec) {
    self.init()
    note(
      .arrangement,
      old.intrinsicSize != new.intrinsicSize || old.hostSize != new.hostSize
        || old.padding != new.padding)
    var bare = old
    bare.intrinsicSize = new.intrinsicSize
    bare.padding = new.padding
    bare.hostSize = new.hostSize
    note(.attributes, bare != new)
  }

  private mutating func note(_ part: LayoutChanges.Parts, _ isOther: Bool) {
    if isOther { insert(part) }
  }
}

extension TextRun {
  /// The run without its string, its arguments, its color and its action.
  fileprivate var letters: TextRun {
    var run = self
    run.content = ""
    run.arguments = []
    run.localized = nil
    run.color = nil
    run.tap = nil
    return run
  }
}
