/// The padding of a box with children, kept apart: few have one, and a spec is copied often.
@usableFromInline
struct BoxPadding: Sendable {
  private final class Said: Sendable {
    let edges: FlexEdges

    init(_ edges: FlexEdges) { self.edges = edges }
  }

  /// Nothing where nothing is said.
  private var said: Said?

  /// No padding.
  @usableFromInline
  init() {}

  @usableFromInline
  init(_ edges: FlexEdges) { said = edges.isEmpty ? nil : Said(edges) }

  @usableFromInline var edges: FlexEdges { said?.edges ?? .none }

  var isEmpty: Bool { said == nil }

  /// The space inside each edge, in points.
  func space(_ direction: LayoutDirection) -> Edges {
    guard let edges = said?.edges else { return .zero }
    return Edges(
      top: Self.points(edges.upper), left: Self.points(edges.left(direction)),
      bottom: Self.points(edges.lower), right: Self.points(edges.right(direction)))
  }

  private static func points(_ length: Dimension?) -> Float {
    guard case .points(let points)? = length else { return 0 }
    return points.heldPositive(to: Limits.length)
  }
}

extension BoxPadding: CustomStringConvertible {
  @usableFromInline var description: String { "\(edges)" }
}

extension BoxPadding: Equatable {
  @usableFromInline
  static func == (one: BoxPadding, other: BoxPadding) -> Bool {
    one.said === other.said || one.edges == other.edges
  }
}
