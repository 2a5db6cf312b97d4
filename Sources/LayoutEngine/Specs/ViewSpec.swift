/// The attributes of a `view`, which the host makes.
@frozen
public struct ViewSpec: Sendable, Equatable {
  /// The intrinsic size of the view; a view with a child takes the size of the child instead.
  ///
  /// If the value is ``IntrinsicSize-swift.enum/none`` and the view has a ``class``, an
  /// ``IntrinsicSizing`` of the host may provide a size.
  public var intrinsicSize: IntrinsicSize
  /// The attributes that few views have; nil if none of them is set.
  @usableFromInline var extras: ViewExtras?

  /// Creates a view, by default a plain one without an intrinsic size.
  @inlinable
  public init(
    class: String = "", intrinsicSize: IntrinsicSize = .none, padding: LayoutEdges = .none,
    attributes: (any ViewAttributes)? = nil,
  ) {
    self.intrinsicSize = intrinsicSize
    if !`class`.isEmpty || !padding.isEmpty || attributes != nil {
      extras = .saying(`class`, BoxPadding(padding), attributes, nil)
    }
  }
}

extension ViewSpec {
  /// The name of the view's class in the host's registry; empty for a plain view.
  @inlinable
  public var `class`: String {
    get { extras?.class ?? "" }
    set { extras = .saying(newValue, boxPadding, attributes, hostSize) }
  }

  /// The values of the attributes that a document declares for the view; `nil` if it declares none.
  ///
  /// In generated code the value has the type that is generated for the element. In an interpreted
  /// document the value is an ``AttributeReader``.
  @inlinable
  public var attributes: (any ViewAttributes)? {
    get { extras?.attributes }
    set { extras = .saying(`class`, boxPadding, newValue, hostSize) }
  }

  /// The space between the edges of the view and its content, in points, clamped to
  /// `0...9_999_999`.
  ///
  /// Percentages, `auto` and `NaN` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { extras = .saying(`class`, BoxPadding(newValue), attributes, hostSize) }
  }

  /// The intrinsic size that the host provides if the document declares none.
  @usableFromInline var hostSize: LayoutSize? {
    get { extras?.hostSize }
    set { extras = .saying(`class`, boxPadding, attributes, newValue) }
  }

  /// The intrinsic size from the document, or else from the host.
  package var knownSize: IntrinsicSize {
    guard intrinsicSize == .none, let size = extras?.hostSize else { return intrinsicSize }
    return .size(size)
  }

  @usableFromInline var boxPadding: BoxPadding { extras?.boxPadding ?? BoxPadding() }
}

extension ViewSpec {
  /// The intrinsic size of a view.
  public enum IntrinsicSize: Sendable, Equatable {
    /// A size of 0 × 0.
    case none
    /// A size in points; width and height are clamped to `0...9_999_999`, and `NaN` counts as 0.
    case size(LayoutSize)
    /// The maximum of the constraints if both axes have one, else 0 × 0.
    case fill
  }
}

/// The attributes that few views have, stored by reference because most of the many views are plain
/// boxes.
@usableFromInline
final class ViewExtras: Sendable {
  @usableFromInline let `class`: String
  @usableFromInline let boxPadding: BoxPadding
  @usableFromInline let attributes: (any ViewAttributes)?
  @usableFromInline let hostSize: LayoutSize?

  private init(
    _ class: String, _ boxPadding: BoxPadding, _ attributes: (any ViewAttributes)?,
    _ hostSize: LayoutSize?
  ) {
    self.class = `class`
    self.boxPadding = boxPadding
    self.attributes = attributes
    self.hostSize = hostSize
  }

  /// Returns the extras with these values, or nil if all values are at their defaults.
  @usableFromInline
  static func saying(
    _ class: String, _ boxPadding: BoxPadding, _ attributes: (any ViewAttributes)?,
    _ hostSize: LayoutSize?
  ) -> ViewExtras? {
    `class`.isEmpty && boxPadding.isEmpty && attributes == nil && hostSize == nil
      ? nil : ViewExtras(`class`, boxPadding, attributes, hostSize)
  }
}

extension ViewExtras: CustomStringConvertible {
  @usableFromInline var description: String {
    "(\(`class`), \(boxPadding)\(attributes.map { ", \($0)" } ?? ""))"
  }
}

extension ViewExtras: Equatable {
  @usableFromInline
  static func == (one: ViewExtras, other: ViewExtras) -> Bool {
    one === other
      || one.class == other.class && one.boxPadding == other.boxPadding
        && one.hostSize == other.hostSize && one.hasSameAttributes(as: other)
  }

  private func hasSameAttributes(as other: ViewExtras) -> Bool {
    guard let own = attributes else { return other.attributes == nil }
    return other.attributes.map { own.isEqual(to: $0) } ?? false
  }
}
