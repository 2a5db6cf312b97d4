/// A view that the host makes.
@frozen
public struct ViewSpec: Sendable, Equatable {
  /// The intrinsic size of the view; a view that has a child takes the size of that instead.
  public var intrinsicSize: IntrinsicSize
  /// What few views say; nothing where none of it is said.
  @usableFromInline var extras: ViewExtras?

  /// Creates a view; without arguments it is a plain one without intrinsic size.
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
  /// The name of the view's class in the host's registry.
  @inlinable
  public var `class`: String {
    get { extras?.class ?? "" }
    set { extras = .saying(newValue, boxPadding, attributes, hostSize) }
  }

  /// The values of the attributes that a document declares for the view; `nil` where it declares none.
  ///
  /// Generated code hands over a value of the type that is generated for the element. Where a document
  /// is interpreted it is an ``AttributeReader``.
  @inlinable
  public var attributes: (any ViewAttributes)? {
    get { extras?.attributes }
    set { extras = .saying(`class`, boxPadding, newValue, hostSize) }
  }

  /// The space between the edges and the content, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  @inlinable
  public var padding: LayoutEdges {
    get { boxPadding.edges }
    set { extras = .saying(`class`, BoxPadding(newValue), attributes, hostSize) }
  }

  /// The size that the host knows, where the document says none.
  @usableFromInline var hostSize: LayoutSize? {
    get { extras?.hostSize }
    set { extras = .saying(`class`, boxPadding, attributes, newValue) }
  }

  /// The size of the view by itself, whoever said it.
  var knownSize: IntrinsicSize {
    guard intrinsicSize == .none, let size = extras?.hostSize else { return intrinsicSize }
    return .size(size)
  }

  @usableFromInline var boxPadding: BoxPadding { extras?.boxPadding ?? BoxPadding() }
}

extension ViewSpec {
  /// The intrinsic size of a view.
  public enum IntrinsicSize: Sendable, Equatable {
    /// 0 × 0.
    case none
    /// A size in points; width and height are clamped to `0...9_999_999`, and `NaN` counts as 0.
    case size(LayoutSize)
    /// The maximum on offer where both axes have one, and 0 × 0 elsewhere.
    case fill
  }
}

/// What few views say, kept apart: most are plain boxes, of which there are many.
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

  /// Nil where nothing is said.
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
