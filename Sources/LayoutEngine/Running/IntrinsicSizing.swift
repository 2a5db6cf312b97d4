/// A source of intrinsic sizes for pictures and views without a size in their document.
///
/// A host gives a value of a conforming type to a ``RunningLayout``, and a new value when a picture
/// has arrived. The methods may be called on any thread and must always return the same size for
/// the same arguments.
public protocol IntrinsicSizing: Sendable {
  /// Returns the intrinsic size of a picture in points, or `nil` if the size is not known.
  ///
  /// - Parameter picture: The source of the picture.
  /// - Returns: The size; each length is clamped to `0...9_999_999`, and `NaN` counts as 0.
  func size(of picture: ImageSource) -> LayoutSize?

  /// Returns the intrinsic size of a view of the host in points, or `nil` if the view has none.
  ///
  /// The engine calls this method for views that have a class and declare no intrinsic size.
  ///
  /// - Parameters:
  ///   - view: The attributes of the view, with its class.
  ///   - environment: The environment of the layout, such as its scale and text scale.
  /// - Returns: The size; each length is clamped to `0...9_999_999`, and `NaN` counts as 0.
  func size(of view: ViewSpec, environment: LayoutEnvironment) -> LayoutSize?
}

extension ImageSpec {
  /// Sets the size from a source of sizes, or to none without a source, if the document declares
  /// none.
  mutating func ask(_ sizing: (any IntrinsicSizing)?) {
    if intrinsicSize == nil { hostSize = sizing?.size(of: source)?.sane }
  }
}

extension ViewSpec {
  /// Sets the size from a source of sizes, if the view has a class and the document declares no
  /// size.
  mutating func ask(
    _ sizing: (any IntrinsicSizing)?, _ environment: LayoutEnvironment
  ) {
    guard intrinsicSize == .none, !`class`.isEmpty else { return }
    let size = sizing?.size(of: self, environment: environment)?.sane
    if size != hostSize { hostSize = size }
  }
}
