import SeededRandom

/// A random document with one flexbox as in an app: a screen, a list, a form and so on.
///
/// A seed and an index reproduce it on any system, whatever else is drawn. Each element has an id,
/// and texts are set in cells of 10 by 10, so that frames can be compared with those of any
/// flexbox.
package struct AppTree: Sendable {
  /// The profile of the tree, its kind of flexbox, and its index, such as `chat_flexLayout_00012`.
  package let name: String
  /// The document.
  package let xml: String

  /// Draws the tree at an index of the trees of a seed.
  package init(seed: UInt64, index: Int) {
    var random = SeededGenerator(seed: seed, index: index)
    // Nests have the most faults, and are rare in the other profiles.
    let profile = random.pick(AppTreeProfile.allCases + [.nest]) ?? .nest
    let isFlexLayout = random.chance(33)
    let preview = Self.preview(&random)

    var sketch = AppTreeSketch(random)
    var root = sketch.draw(profile)
    var styling = AppTreeStyling(sketch.random)
    styling.style(&root)

    name = "\(profile)_\(isFlexLayout ? "flexLayout" : "yoga")_\(AppTreeNode.digits(of: index))"
    xml = """
      <layout name="Case"\(isFlexLayout ? " flexbox=\"flexLayout\"" : "")>
        <preview\(preview) textMetrics="fixed:10x10"/>
      \(root.xml(id: "n", depth: 1))
      </layout>

      """
  }

  /// Returns the preview of the document: most often the width of a device, as for the root of a
  /// list's row.
  ///
  /// Some previews also have a height, as a screen has, and some have neither.
  private static func preview(_ random: inout SeededGenerator) -> String {
    var text = ""
    if random.chance(88) {
      let widths = [100, 160, 200, 240, 320, 320, 375, 390, 390, 430, 768]
      text += " width=\"\(random.pick(widths) ?? 320)\""
    }
    if random.chance(30) {
      text += " height=\"\(random.pick([80, 120, 200, 320, 480, 568, 844]) ?? 480)\""
    }
    text += " scale=\"\(random.number(1...3))\""
    if random.chance(20) { text += " direction=\"rtl\"" }
    return text
  }
}
