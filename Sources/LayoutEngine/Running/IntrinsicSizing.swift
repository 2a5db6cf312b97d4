/// Knows how large pictures and views are by themselves, where a document does not say.
///
/// A host gives a value of it to a ``RunningLayout``, and another one when a picture has arrived. It may be
/// asked on any thread, and must answer alike whenever it is asked.
public protocol IntrinsicSizing: Sendable {
  /// Returns the size of a picture in points; `nil` where it is not known.
  func size(of picture: ImageSource) -> LayoutSize?

  /// Returns the size of a view of the host in points; `nil` where it has none.
  ///
  /// It is asked for views with a class and without an intrinsic size of their own.
  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize?
}

extension LayoutTree {
  /// Gives the pictures and views that say no size the one that a host knows, in place of one that it gave
  /// before; sizes are held to `0...9_999_999`.
  ///
  /// It takes time in proportion to the number of elements.
  ///
  /// - Parameters:
  ///   - sizing: What knows the sizes.
  ///   - environment: The environment that views are asked for in.
  public mutating func setIntrinsicSizes(
    _ sizing: any IntrinsicSizing, in environment: LayoutEnvironment
  ) {
    for element in nodes.indices {
      switch nodes[element].kind {
      case .image:
        var image = pools.images[Int(nodes[element].spec)]
        let before = image.hostSize
        image.ask(sizing)
        if image.hostSize != before { setSpec(.image(image), of: LayoutElement(element)) }
      case .view:
        var view = pools.views[Int(nodes[element].spec)]
        let before = view.hostSize
        view.ask(sizing, environment)
        if view.hostSize != before { setSpec(.view(view), of: LayoutElement(element)) }
      case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
        .wrapper, .clip, .zstack, .scroll, .text, .spacer, .flex, .linear, .layers, .flow, .custom:
        continue
      }
    }
  }
}

extension LayoutTree {
  /// Keeps what a picture says, with the size that a host knows.
  @inlinable
  mutating func store(_ image: ImageSpec) -> Int32 {
    guard sizing == nil else { return storeAsking(image) }
    return pools.images.add(image)
  }

  /// Keeps what a view says, with the size that a host knows.
  @inlinable
  mutating func store(_ view: ViewSpec) -> Int32 {
    guard sizing == nil else { return storeAsking(view) }
    return pools.views.add(view)
  }

  @usableFromInline
  mutating func storeAsking(_ image: ImageSpec) -> Int32 {
    var image = image
    if let sizing { image.ask(sizing) }
    return pools.images.add(image)
  }

  @usableFromInline
  mutating func storeAsking(_ view: ViewSpec) -> Int32 {
    var view = view
    if let sizing { view.ask(sizing, environment) }
    return pools.views.add(view)
  }
}

extension ImageSpec {
  fileprivate mutating func ask(_ sizing: any IntrinsicSizing) {
    if intrinsicSize == nil { hostSize = sizing.size(of: source)?.sane }
  }
}

extension ViewSpec {
  fileprivate mutating func ask(
    _ sizing: any IntrinsicSizing, _ environment: LayoutEnvironment
  ) {
    guard intrinsicSize == .none, !`class`.isEmpty else { return }
    let size = sizing.size(of: self, environment: environment)?.sane
    if size != hostSize { hostSize = size }
  }
}
