/// Where a line begins.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case ltr
  case rtl
}

/// The brightness that colours are chosen for.
public enum AppearanceMode: String, Sendable, CaseIterable {
  case light
  case dark
}

/// What a layout is solved in, besides the sizes it is offered.
public struct LayoutEnvironment: Sendable, Equatable {
  /// Pixels per point, from 0.01 to 100; the nearest of these where it is beyond, and 1 where it is no
  /// number or not above 0.
  public var scale: Float
  /// Where a line begins.
  public var direction: LayoutDirection
  /// The factor by which text that scales is larger than designed.
  public var textScale: Float
  /// How far each edge of the screen intrudes.
  public var safeArea: Edges
  /// The brightness that colors are chosen for.
  public var appearance: AppearanceMode
  /// The language of texts, read where a tree is built; without one they are as they are written.
  public var localization: TextLocalization?

  /// A screen without particulars, but for what is said.
  @inlinable
  public init(
    scale: Float = 1,
    direction: LayoutDirection = .ltr,
    textScale: Float = 1,
    safeArea: Edges = .zero,
    appearance: AppearanceMode = .light,
    localization: TextLocalization? = nil,
  ) {
    self.scale = scale
    self.direction = direction
    self.textScale = textScale
    self.safeArea = safeArea
    self.appearance = appearance
    self.localization = localization
  }
}

extension LayoutEnvironment {
  /// What measurers of texts are shown: all but the safe area, which moves without any text.
  var ofTexts: LayoutEnvironment {
    var environment = self
    environment.safeArea = .zero
    return environment
  }
}
