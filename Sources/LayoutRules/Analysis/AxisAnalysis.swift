import LayoutChecking
import LayoutModel
import LayoutSchema

/// Facts about both axes of every element, derived from the root of a layout down.
struct AxisAnalysis {
  private var states: [AxisStates] = []
  /// The elements with a percentage of an undefined parent size, with the axis.
  private(set) var percentagesOfNothing: [(element: Int, axis: Axis)] = []

  /// Returns the facts about the constraints of an element; unknown if the document has no root.
  func states(of element: Int) -> AxisStates {
    states.isEmpty ? .unknown : states[element]
  }

  /// Analyses `document`, reusing the memory of the analysis before.
  mutating func run(on document: TypedDocument) {
    states.removeAll(keepingCapacity: true)
    percentagesOfNothing.removeAll(keepingCapacity: true)
    guard document.root >= 0 else { return }
    for _ in document.nodes.indices { states.append(.unknown) }
    var rules = AxisRules(document: document)
    for node in document.nodes.indices {
      guard document.nodes[node].firstChild >= 0,
        Self.layoutElements.contains(document.nodes[node].kind)
      else { continue }
      var position = -1
      // Whether a further branch would continue the chain of conditions before it.
      var isChain = false
      var next = document.nodes[node].firstChild
      while next >= 0 {
        let child = Int(next)
        next = document.nodes[child].nextSibling
        let kind = document.nodes[child].kind
        let continues = isChain && (kind == .elseIf || kind == .else)
        isChain = kind == .if || (continues && kind == .elseIf)
        if !continues { position += 1 }
        guard Self.flow.contains(kind) else {
          offer(to: child, at: position, of: node, &rules)
          continue
        }
        for child in document.placedChildren(of: child) {
          offer(to: child, at: position, of: node, &rules)
        }
      }
    }
  }

  private static let layoutElements = ElementSet.layoutElements
  private static let flow = ElementSet.flow

  private mutating func offer(
    to child: Int, at position: Int, of node: Int, _ rules: inout AxisRules
  ) {
    // Most elements are leaves without percentages.
    let asks = rules.document.mayHoldPercentage(child)
    guard asks || rules.document.nodes[child].firstChild >= 0 else { return }
    for axis in Axis.allCases {
      let offer = rules.offer(to: child, at: position, of: node, states[node], axis)
      if asks && offer.hasParent == .no { percentagesOfNothing.append((child, axis)) }
      states[child][axis] = rules.measured(child, offer, axis)
    }
  }
}

extension TypedDocument {
  /// Whether the element may have a length that is a percentage, of its parent or of something
  /// else.
  fileprivate func mayHoldPercentage(_ element: Int) -> Bool {
    nodes[element].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length): length.isPercentage
      case .edges, .size, .sizeRange: true
      case .pair, .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio,
        .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied, .fires:
        false
      }
    }
  }
}
