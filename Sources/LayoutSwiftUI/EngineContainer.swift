#if canImport(SwiftUI)
  import LayoutApple
  import LayoutEngine
  public import SwiftUI

  /// A SwiftUI view whose subviews the engine arranges, at the scale of the screen.
  ///
  /// ```swift
  /// EngineContainer { root, views in
  ///   root.flex(FlexSpec(direction: .row, wrap: .wrap)) { row in
  ///     for view in views { row.subview(view) }
  ///   }
  /// } content: {
  ///   ForEach(tags) { Text($0.name) }
  /// }
  /// ```
  public struct EngineContainer<Content: View>: View {
    @Environment(\.displayScale) private var displayScale
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let build: EngineLayout.Build
    private let content: Content

    /// Creates a container of views.
    ///
    /// - Parameters:
    ///   - build: Adds the root element, exactly one, with the subviews in it. A subview that is
    ///     not added is not placed.
    ///   - content: The views to arrange.
    public init(_ build: @escaping EngineLayout.Build, @ViewBuilder content: () -> Content) {
      self.build = build
      self.content = content()
    }

    /// The views in an ``EngineLayout`` with the scale, text size and color scheme of the
    /// environment.
    public var body: some View {
      let environment = LayoutEnvironment(
        scale: Float(displayScale), textScale: ContentSize(dynamicTypeSize).textScale,
        colorScheme: colorScheme == .dark ? .dark : .light)
      EngineLayout(environment: environment, build) { content }
    }
  }

  extension ContentSize {
    /// The content size of a SwiftUI type size; the largest one for sizes of future systems.
    fileprivate init(_ size: DynamicTypeSize) {
      self =
        switch size {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        @unknown default: .accessibilityExtraExtraExtraLarge
        }
    }
  }
#endif
