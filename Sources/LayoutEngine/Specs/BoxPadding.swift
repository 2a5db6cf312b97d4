/// The padding of a box with children, kept apart: few have one, and a spec is copied often.
@usableFromInline
struct BoxPadding: Sendable {
  private final class Said: Sendable {
    let edges: LayoutEdges

    init(_ edges: LayoutEdges) { self.edges = edges }
  }

  /// Nothing where nothing is said.
  private var said: Said?

  /// No padding.
  @usableFromInline
  init() {}

  @usableFromInline
  init(_ edges: LayoutEdges) { said = edges.isEmpty ? nil : Said(edges) }

  @usableFromInline var edges: LayoutEdges { said?.edges ?? .none }

  var isEmpty: Bool { said == nil }

  /// The space inside each edge, in points, which are all that it is said in.
  func space(_ direction: WritingDirection) -> UsedEdges {
    said?.edges.space(direction, of: 0) ?? .zero
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
