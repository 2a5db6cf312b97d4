/// The inline base direction: the side at which lines of text and rows start (CSS Writing Modes
/// §2.1).
@frozen
public enum WritingDirection: String, Sendable, CaseIterable {
  /// Left to right: the start edge is the left one.
  case ltr
  /// Right to left: the start edge is the right one.
  case rtl
}

/// The inputs of a layout besides its elements and its constraints.
///
/// Two solves with equal environments give equal frames. Each property documents how numbers
/// outside its range are replaced. See <doc:Numbers>.
@frozen
public struct LayoutEnvironment: Sendable, Equatable {
  /// A set of colors for a bright or a dark surrounding.
  ///
  /// The type is nested, since SwiftUI has one of this name.
  public enum ColorScheme: String, Sendable, CaseIterable {
    /// The light color scheme.
    case light
    /// The dark color scheme.
    case dark
  }

  /// The number of pixels in a point, which defines the pixel grid that frames are rounded to.
  ///
  /// The value is clamped to `0.01...100`; 1 is used if it is not positive or not finite.
  public var scale: Float
  /// The inline base direction, which decides where `start` and `end` are.
  public var direction: WritingDirection
  /// The factor on the font sizes and line heights of texts that scale (Dynamic Type).
  ///
  /// A value above 100 counts as 100; 1 is used if the value is not positive or `NaN`.
  public var textScale: Float
  /// The widths of system bars and the like at each edge, in points, for ``InsetSpec/safeArea``.
  ///
  /// Each edge is clamped to `-9_999_999...9_999_999`; `auto`, percentages and `NaN` count as 0.
  public var safeArea: LayoutEdges
  /// The color scheme, by which a document may choose colors.
  public var colorScheme: ColorScheme
  /// The translations for texts, applied while a tree is built; `nil` shows texts as written.
  public var localization: TextLocalization?
  /// The time zone of dates and times.
  public var timeZone: LayoutTimeZone
  /// The current time, for times relative to it.
  ///
  /// The host sets it; no clock is read. A change builds a document again only if the document
  /// reads its environment.
  public var now: LayoutInstant

  /// Creates an environment, by default that of a left-to-right, light screen at a scale of 1.
  @inlinable
  public init(
    scale: Float = 1,
    direction: WritingDirection = .ltr,
    textScale: Float = 1,
    safeArea: LayoutEdges = .none,
    colorScheme: ColorScheme = .light,
    localization: TextLocalization? = nil,
    timeZone: LayoutTimeZone = .utc,
    now: LayoutInstant = .epoch,
  ) {
    self.scale = scale
    self.direction = direction
    self.textScale = textScale
    self.safeArea = safeArea
    self.colorScheme = colorScheme
    self.localization = localization
    self.timeZone = timeZone
    self.now = now
  }
}

extension LayoutEnvironment {
  /// The safe area at the top edge, in points, clamped to `-9_999_999...9_999_999`.
  public var safeAreaTop: Float { usedSafeArea.top }

  /// The safe area at the bottom edge, in points, clamped to `-9_999_999...9_999_999`.
  public var safeAreaBottom: Float { usedSafeArea.bottom }

  /// The safe area at the edge where lines of text start, in points, clamped to
  /// `-9_999_999...9_999_999`.
  public var safeAreaStart: Float { direction == .rtl ? usedSafeArea.right : usedSafeArea.left }

  /// The safe area at the edge where lines of text end, in points, clamped to
  /// `-9_999_999...9_999_999`.
  public var safeAreaEnd: Float { direction == .rtl ? usedSafeArea.left : usedSafeArea.right }

  /// The safe area at each edge, in points and clamped.
  package var usedSafeArea: UsedEdges {
    guard !safeArea.isEmpty else { return .zero }
    func points(_ length: LayoutDimension?) -> Float {
      if case .points(let points) = length { points.clamped(to: Limits.length) } else { 0 }
    }
    return UsedEdges(
      top: points(safeArea.upper), left: points(safeArea.left(direction)),
      bottom: points(safeArea.lower), right: points(safeArea.right(direction)))
  }

  /// The environment without the safe area, the time zone and the time, which have no effect on the
  /// measurement of texts.
  var ofTexts: LayoutEnvironment {
    var environment = self
    environment.safeArea = .none
    environment.timeZone = .utc
    environment.now = .epoch
    return environment
  }
}
