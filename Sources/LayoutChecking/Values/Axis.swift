package enum Axis: CaseIterable {
  case horizontal
  case vertical

  /// The cases, stored once because the synthesised list is allocated on each access.
  package static let allCases: [Axis] = [.horizontal, .vertical]

  /// The name of a length along the axis.
  package var word: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}
