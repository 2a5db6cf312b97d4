/// The padding of a container, stored by reference: few containers have one, and specs are copied
/// often.
@usableFromInline
struct BoxPadding: Sendable {
  private final class Said: Sendable {
    let edges: LayoutEdges

    init(_ edges: LayoutEdges) { self.edges = edges }
  }

  /// The edges; nil if none is set.
  private var said: Said?

  /// Creates no padding.
  @usableFromInline
  init() {}

  @usableFromInline
  init(_ edges: LayoutEdges) { said = edges.isEmpty ? nil : Said(edges) }

  @usableFromInline var edges: LayoutEdges { said?.edges ?? .none }

  var isEmpty: Bool { said == nil }

  /// Returns the space inside each edge, in points; percentages count as 0.
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
