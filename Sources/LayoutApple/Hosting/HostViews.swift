#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import LayoutEngine
  public import LayoutViews

  /// The views of an app that documents name, by `class` or by the `view` of a declaration.
  ///
  /// ```swift
  /// var views = HostViews()
  /// views.register("Map", make: { MapView() }) { map, shown in
  ///   map.pins = shown.values.number("pins").map { Int($0) } ?? 0
  /// }
  /// ```
  ///
  /// A name that is registered comes before the control of that name.
  @MainActor public struct HostViews {
    /// What a view is to show.
    public struct Shown {
      /// What the document says of the view.
      public let spec: ViewSpec
      /// The environment of the layout.
      public let environment: LayoutEnvironment
      /// Tells the app what someone did to the view, as a control does.
      public let change: (ControlValue) -> Void

      package init(
        spec: ViewSpec, environment: LayoutEnvironment, change: @escaping (ControlValue) -> Void
      ) {
        self.spec = spec
        self.environment = environment
        self.change = change
      }

      /// The values of the declared attributes, by their names.
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

    /// Registers a view; one that has the name already is replaced.
    ///
    /// - Parameters:
    ///   - name: The name that documents use: that of a class, or of a layout in Swift that has no children
    ///     and that this view draws.
    ///   - size: The size of a view by itself in points, on any thread; `nil` is that of the document alone.
    ///   - make: Makes a view, which may be used for several elements after each other.
    ///   - show: Shows in it what the document says now.
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

  /// The sizes of registered views, without the views.
  package struct RegisteredSizes: ViewSizing {
    private let sizes: [String: @Sendable (ViewSpec, LayoutEnvironment) -> LayoutSize?]

    /// - Parameter views: The views; nil where none of them knows its size.
    @MainActor package init?(_ views: HostViews) {
      guard !views.sizes.isEmpty else { return nil }
      sizes = views.sizes
    }

    package func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize? {
      sizes[view.class]?(view, environment)
    }
  }
#endif
