extension LayoutChanges {
  /// What an element may say otherwise than before.
  ///
  /// ``content`` and ``appearance`` are all of their kind: whether any of them changed is what
  /// `!parts.isDisjoint(with: .appearance)` says.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What a text says, in all of its runs.
    public static let words = Parts(rawValue: 1)
    /// The font of a text or of its runs, and lines under and through its letters.
    public static let letters = Parts(rawValue: 1 << 1)
    /// The color of a text's letters.
    public static let textColor = Parts(rawValue: 1 << 2)
    /// How a text fills its frame: its lines, their alignment, and what becomes of one that does not fit.
    public static let lines = Parts(rawValue: 1 << 3)
    /// Where a picture comes from, and what is shown until it is there.
    public static let source = Parts(rawValue: 1 << 4)
    /// How large a picture is by itself, and how it is scaled to its frame.
    public static let scaling = Parts(rawValue: 1 << 5)
    /// The values of the attributes that a document declares for a view of the host, and the view's class.
    public static let attributes = Parts(rawValue: 1 << 6)
    /// What a container does with its children, a spacer with its room, and a view with its content.
    public static let arrangement = Parts(rawValue: 1 << 7)
    /// The element's own attributes: all of the above.
    public static let content: Parts = [
      .words, .letters, .textColor, .lines, .source, .scaling, .attributes, .arrangement,
    ]

    /// The color and the gradient that fill the frame.
    public static let background = Parts(rawValue: 1 << 8)
    /// The radii of the corners.
    public static let corners = Parts(rawValue: 1 << 9)
    /// Whether content outside of the frame is cut off.
    public static let clipping = Parts(rawValue: 1 << 10)
    /// The line along the frame.
    public static let stroke = Parts(rawValue: 1 << 11)
    /// The shadow behind the frame.
    public static let shadow = Parts(rawValue: 1 << 12)
    /// The color of symbols and controls.
    public static let tint = Parts(rawValue: 1 << 13)
    /// How opaque the element is.
    public static let opacity = Parts(rawValue: 1 << 14)
    /// Whether the element is drawn, and takes part in the layout.
    public static let visibility = Parts(rawValue: 1 << 15)
    /// What assistive technology is told.
    public static let accessibility = Parts(rawValue: 1 << 16)
    /// How the element looks: all from ``background`` on.
    public static let appearance: Parts = [
      .background, .corners, .clipping, .stroke, .shadow, .tint, .opacity, .visibility,
      .accessibility,
    ]

    /// The size that the element declares for itself.
    public static let size = Parts(rawValue: 1 << 17)
    /// What its parent reads from it.
    public static let placement = Parts(rawValue: 1 << 18)
  }
}

// MARK: What differs between two values

extension LayoutChanges.Parts {
  /// What one appearance says otherwise than another; one that is not there says what a default one does.
  init(from old: Appearance?, to new: Appearance?) {
    let (old, new) = (old ?? Appearance(), new ?? Appearance())
    self.init()
    note(.background, old.backgroundColor != new.backgroundColor || old.gradient != new.gradient)
    note(.corners, old.cornerRadius != new.cornerRadius)
    note(.clipping, old.clipsContent != new.clipsContent)
    note(.stroke, old.strokeWidth != new.strokeWidth || old.strokeColor != new.strokeColor)
    note(.shadow, old.shadow != new.shadow)
    note(.tint, old.tint != new.tint)
    note(.opacity, old.opacity != new.opacity)
    note(.visibility, old.visibility != new.visibility)
    note(
      .accessibility,
      old.accessibilityLabel != new.accessibilityLabel
        || old.accessibilityHint != new.accessibilityHint
        || old.accessibilityRole != new.accessibilityRole
        || old.accessibilityHidden != new.accessibilityHidden)
  }

  /// What the attributes of one element say otherwise than those of another of its kind.
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
      old.content != new.content || old.arguments != new.arguments
        || old.localized != new.localized || hasOtherRuns
        || zip(old.runs, new.runs).contains {
          $0.content != $1.content || $0.arguments != $1.arguments || $0.localized != $1.localized
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
      .lines,
      old.maxLines != new.maxLines || old.truncation != new.truncation
        || old.textAlign != new.textAlign || old.minScale != new.minScale)
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
  /// The run without its words and its color.
  fileprivate var letters: TextRun {
    var run = self
    run.content = ""
    run.arguments = []
    run.localized = nil
    run.color = nil
    return run
  }
}
