import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text whose colour has too little contrast with the colour behind it.
enum LowContrast: ElementRule {
  static let finding = DiagnosticID(
    "low-contrast",
    .warning,
    .accessibility,
    isOnByDefault: false,
    "A text hardly stands out from what it stands on.",
    """
    The Web Content Accessibility Guidelines ask for a contrast of 4.5 to 1, and of 3 to 1 for letters
    of 24 points, or bold ones of 18.66. Take a darker colour for the text, or a lighter one behind it.
    Only colours that are written out can be compared.
    """,
    options: [minimum, minimumLarge],
    bad: .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" color=\"#AAAAAA\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" color=\"#6B7280\"/>\n</stack>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" fontSize=\"24\" color=\"#AAAAAA\"/>\n</stack>"
    )
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" fontSize=\"24\" color=\"#8A8A8A\"/>\n</stack>"
    ),
    // The picture between the text and the background is unknown.
    .fragment(
      """
      <overlay backgroundColor="#FFFFFF">
        <image source="asset:Photo" size="40"/>
        <text content="Hi" color="#EEEEEE"/>
      </overlay>
      """),
  ]

  static let scope = RuleScope(
    kinds: [.text], attributes: [.color], alongside: [.backgroundColor])

  private static let minimum = RuleOption(
    "minimum", ColorContrast.least, in: 1...21, "What the contrast of a text has to be at least.")
  private static let minimumLarge = RuleOption(
    "minimumLarge", ColorContrast.leastOfLarge, in: 1...21,
    "The same for letters of 24 points, or bold ones of 18.66.")

  /// The attributes that may change the text's colour or put something between text and background.
  private static let changing = AttributeMask([.gradient, .opacity, .style])
  private static let piling: ElementSet = [
    .overlay, .background, .zstack, .layers, .absolute, .corner, .wrapper, .component, .element,
  ]

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard case .color(let letters)? = document.value(.color, of: text), letters & 0xFF == 0xFF,
      !document.nodes[text].isBroken, let (behind, holder) = ground(of: text, document),
      let source = pass.source(of: .color, on: text),
      let ground = pass.source(of: .backgroundColor, on: holder)
    else { return }
    let ratio = ColorContrast.ratio(letters, behind)
    let least = pass.value(of: isLarge(text, document) ? minimumLarge : minimum)
    // What is not seen at all has a rule of its own.
    guard ratio < least, !UnseenText.isUnseen(ratio) else { return }
    pass.report(
      Diagnostic(
        finding, "the contrast is \(words(ratio)) to 1, less than \(words(least))",
        at: source.valueRange,
        related: [RelatedLocation("the colour behind it", at: ground.valueRange)]))
  }

  /// Returns the opaque colour behind the text and the element that has it.
  ///
  /// Nil if something may lie between the text and the colour.
  static func ground(of text: Int, _ document: TypedDocument) -> (UInt32, Int)? {
    var around = text
    while around > 0 {
      let node = document.nodes[around]
      guard !node.written.intersects(changing) else { return nil }
      if case .color(let color)? = document.value(.backgroundColor, of: around) {
        if color & 0xFF == 0xFF { return (color, around) }
        if color & 0xFF != 0 { return nil }
      } else if node.written.contains(.backgroundColor) {
        return nil
      }
      around = Int(node.parent)
      guard around > 0, !piling.contains(document.nodes[around].kind) else { return nil }
    }
    return nil
  }

  private static func isLarge(_ text: Int, _ document: TypedDocument) -> Bool {
    guard !document.nodes[text].written.contains(.textStyle) else { return true }
    let weight: FontWeight? = document.choice(.fontWeight, of: text)
    return document.value(.fontSize, of: text)?.isBound ?? false
      || ColorContrast.isLarge(document.fontSize(of: text), weight ?? .regular)
  }

  private static func words(_ number: Double) -> String { Float(number).toTheHundredth }
}
