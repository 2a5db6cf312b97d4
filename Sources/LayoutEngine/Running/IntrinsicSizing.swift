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

extension ImageSpec {
  /// Asks for the size, where the document says none.
  mutating func ask(_ sizing: any IntrinsicSizing) {
    if intrinsicSize == nil { hostSize = sizing.size(of: source)?.sane }
  }
}

extension ViewSpec {
  /// Asks for the size, where the document says none.
  mutating func ask(
    _ sizing: any IntrinsicSizing, _ environment: LayoutEnvironment
  ) {
    guard intrinsicSize == .none, !`class`.isEmpty else { return }
    let size = sizing.size(of: self, environment: environment)?.sane
    if size != hostSize { hostSize = size }
  }
}
