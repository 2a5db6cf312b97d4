import LayoutChecking
import LayoutModel
import LayoutSchema

/// The `auto` margins of a child of a `flex`, by the precedence of its nine edges.
struct FlexMargins {
  private var slots: [AttributeName: DimensionValue] = [:]
  private var all: EdgeValues?

  init(of node: Int, in document: TypedDocument) {
    for index in document.nodes[node].attributeIndices {
      let attribute = document.attributes[index]
      switch (attribute.name, attribute.value) {
      case (.margin, .edges(let edges)): all = edges
      case (.marginTop, .dimension(let length)), (.marginLeft, .dimension(let length)),
        (.marginBottom, .dimension(let length)), (.marginRight, .dimension(let length)),
        (.marginStart, .dimension(let length)), (.marginEnd, .dimension(let length)),
        (.marginHorizontal, .dimension(let length)), (.marginVertical, .dimension(let length)):
        slots[attribute.name] = length
      // The value of an expression is unknown, but it takes precedence over the wider margins.
      case (.marginTop, .bound), (.marginLeft, .bound), (.marginBottom, .bound),
        (.marginRight, .bound), (.marginStart, .bound), (.marginEnd, .bound),
        (.marginHorizontal, .bound), (.marginVertical, .bound):
        slots[attribute.name] = .bound(0)
      default: break
      }
    }
  }

  /// Whether a margin along `axis` is `auto` in both layout directions.
  func isAutomatic(along axis: Axis) -> Bool {
    switch axis {
    case .vertical:
      isAuto([.marginTop, .marginVertical], all?.top)
        || isAuto([.marginBottom, .marginVertical], all?.bottom)
    case .horizontal:
      isAutomatic(left: .marginStart, right: .marginEnd)
        && isAutomatic(left: .marginEnd, right: .marginStart)
    }
  }

  private func isAutomatic(left: AttributeName, right: AttributeName) -> Bool {
    isAuto([left, .marginLeft, .marginHorizontal], all?.left)
      || isAuto([right, .marginRight, .marginHorizontal], all?.right)
  }

  private func isAuto(_ names: [AttributeName], _ last: DimensionValue?) -> Bool {
    (names.lazy.compactMap { slots[$0] }.first ?? last)?.unit == .auto
  }
}
