#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine
  public import LayoutViews

  /// A registry of the app's views that documents name, by `class` or by the `view` of a
  /// declaration.
  ///
  /// ```swift
  /// var views = HostViews()
  /// views.register("Map", make: { MapView() }) { map, shown in
  ///   map.pins = shown.values.number("pins").map { Int($0) } ?? 0
  /// }
  /// ```
  ///
  /// A registered view takes precedence over the control with the same name.
  @MainActor public struct HostViews {
    /// The content that a view is to show.
    public struct Shown {
      /// The view's class and attributes in the document.
      public let spec: ViewSpec
      /// The environment of the layout.
      public let environment: LayoutEnvironment
      /// Reports a change that the user made in the view, as a control does.
      public let change: (ControlValue) -> Void

      package init(
        spec: ViewSpec, environment: LayoutEnvironment, change: @escaping (ControlValue) -> Void
      ) {
        self.spec = spec
        self.environment = environment
        self.change = change
      }

      /// The values of the view's declared attributes, by name.
      public var values: ViewValues { ViewValues(spec.attributes) }
    }

    package struct Entry {
      package let make: () -> PlatformView
      package let show: (PlatformView, Shown) -> Void
    }

    package private(set) var entries: [String: Entry] = [:]
    package private(set) var sizes:
      [String: @Sendable (ViewSpec, LayoutEnvironment) -> LayoutSize?] = [:]

    /// Creates a registry without views.
    public init() {}

    /// Registers a view, and replaces a view with the same name.
    ///
    /// - Parameters:
    ///   - name: The name in documents: that of a class, or of a layout in Swift without children
    ///     that this view draws.
    ///   - size: Returns the view's natural size in points, on any thread. Without the closure, or
    ///     if it returns `nil`, only the document decides the size.
    ///   - make: Makes a view, which may be reused for several elements in turn.
    ///   - show: Shows the current content of an element in the view.
    public mutating func register<View: PlatformView>(
      _ name: String,
      size: (@Sendable (ViewSpec, LayoutEnvironment) -> LayoutSize?)? = nil,
      make: @escaping () -> View,
      show: @escaping (View, Shown) -> Void = { _, _ in },
    ) {
      entries[name] = Entry(
        make: make,
        show: { view, shown in
          if let view = view as? View { show(view, shown) }
        })
      sizes[name] = size
    }
  }

  /// The sizes of registered views, usable without the views on any thread.
  package struct RegisteredSizes: ViewSizing {
    private let sizes: [String: @Sendable (ViewSpec, LayoutEnvironment) -> LayoutSize?]

    /// - Parameter views: The registered views. The initializer returns nil if none was registered
    ///   with a size.
    @MainActor package init?(_ views: HostViews) {
      guard !views.sizes.isEmpty else { return nil }
      sizes = views.sizes
    }

    package func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
      sizes[view.class]?(view, environment)
    }
  }
#endif
