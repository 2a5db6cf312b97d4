import SeededRandom

/// A random document with CSS flexboxes and grids as apps have them.
///
/// A seed and an index reproduce it on any system. Each element has an id, and texts are set in
/// cells of 10 by 10, so that frames can be compared with those of a browser.
package struct CSSAppTree: Sendable {
  /// The profile of the tree and its index, such as `cards_00012`.
  package let name: String
  /// The document.
  package let xml: String

  /// Draws the tree at an index of the trees of a seed.
  package init(seed: UInt64, index: Int) {
    var random = SeededGenerator(seed: seed, index: index)
    // Most faults occur in nests of both kinds of container.
    let profile = random.pick(CSSTreeProfile.allCases + [.nest, .nest]) ?? .nest
    let preview = Preview(&random)

    var sketch = CSSTreeSketch(random)
    var root = sketch.draw(profile)
    var styling = CSSTreeStyling(sketch.random)
    styling.style(&root, hasWidth: preview.hasWidth, hasHeight: preview.hasHeight)

    name = "\(profile)_\(AppTreeNode.digits(of: index))"
    // Scale 64 rounds to the units that browsers calculate in.
    xml = """
      <layout name="Case" flexbox="css">
        <preview\(preview.attributes) scale="64" textMetrics="fixed:10x10"/>
      \(root.xml(id: "n", depth: 1))
      </layout>

      """
  }

  /// The constraints of a document: most often a width alone, or also a height, a maximum width, or
  /// neither.
  private struct Preview {
    var attributes = ""
    /// Whether the axis is constrained, so that the root has no length on it.
    var hasWidth = true
    var hasHeight = false

    init(_ random: inout SeededGenerator) {
      switch random.number(0...99) {
      case 0..<76: attributes += " width=\"\(random.pick(CSSAppTree.widths) ?? 320)\""
      case 76..<81: attributes += " maxWidth=\"\(random.pick(CSSAppTree.widths) ?? 320)\""
      default: hasWidth = false
      }
      if random.chance(14) {
        attributes += " height=\"\(random.pick([60, 100, 200, 320, 480, 568]) ?? 320)\""
        hasHeight = true
      }
      if random.chance(10) { attributes += " direction=\"rtl\"" }
    }
  }

  private static let widths = [60, 100, 100, 160, 200, 240, 320, 320, 375, 390, 430, 600]
}
