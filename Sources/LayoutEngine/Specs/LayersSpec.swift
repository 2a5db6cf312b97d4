/// Children one over another, each in the whole of the layout (MKLayoutLibrary).
public struct LayersSpec: Sendable, Equatable {
  /// Space between the edges and the children; points only.
  public var margin: FlexEdges

  /// The defaults, but for what is said.
  @inlinable
  public init(margin: FlexEdges = .none) { self.margin = margin }
}
