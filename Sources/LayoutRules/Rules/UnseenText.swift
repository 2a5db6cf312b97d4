import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text of the colour that it stands on.
enum UnseenText: ElementRule {
  static let finding = DiagnosticID(
    "unseen-text",
    .warning,
    .suspicious,
    "A text has the colour of what it stands on.",
    """
    The words are there, and nobody sees them: their colour is that of the nearest background behind
    them, written alike or nearly so. A text without a 'color' is nearly black, and hardly to be seen
    on what is dark.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" color=\"#FFFFFF\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#FFFFFF\">\n  <text content=\"Hi\" color=\"#111827\"/>\n</stack>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    // A badge of one colour, whichever that is.
    .document(
      """
      <layout name="Example">
        <param name="accent" type="Color"/>
        <stack direction="vertical">
          <text content="New" color="{accent}" backgroundColor="{accent}" padding="2 8"/>
        </stack>
      </layout>

      """),
    .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#111827\">\n  <text content=\"Hi\"/>\n</stack>"
    ),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<stack direction=\"vertical\" backgroundColor=\"#111827\">\n  <text content=\"Hi\" color=\"#FFFFFF\"/>\n</stack>"
    ),
    // The app is dark throughout, and so the usual colour is light.
    .document(
      """
      <layout name="Example">
        <preview width="390" appearance="dark"/>
        <stack direction="vertical" backgroundColor="#111827">
          <text content="Hi"/>
        </stack>
      </layout>

      """),
    // The picture between the text and the background is unknown.
    .fragment(
      "<zstack backgroundColor=\"#FFFFFF\">\n  <image source=\"asset:Sea\" accessibilityHidden=\"true\"/>\n  <text content=\"Hi\" color=\"#FFFFFF\"/>\n</zstack>"
    ),
  ]

  static let scope = RuleScope(kinds: [.text])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.nodes[text].isBroken else { return }
    let source = pass.source(of: .color, on: text)
    if let source, let own = pass.source(of: .backgroundColor, on: text) {
      let colors = (pass.text(at: source.valueRange), pass.text(at: own.valueRange))
      if colors.0 == colors.1, colors.0.hasPrefix("{") {
        report(text, source.valueRange, behind: own.valueRange, [], &pass)
        return
      }
    }
    guard let (behind, holder) = LowContrast.ground(of: text, document),
      let ground = pass.source(of: .backgroundColor, on: holder)
    else { return }
    if let source {
      guard case .color(let letters)? = document.value(.color, of: text), letters & 0xFF == 0xFF,
        ColorContrast.ratio(letters, behind) < nothing
      else { return }
      report(
        text, source.valueRange, behind: ground.valueRange,
        [
          .replace(
            pass.text(at: source.valueRange), with: readable(on: behind), at: source.valueRange)
        ],
        &pass)
    } else if !document.nodes[text].written.contains(.color), !isDarkAlone(document),
      ColorContrast.ratio(usual, behind) < hardlyAnything
    {
      report(
        text, pass.source(of: text).nameRange, behind: ground.valueRange,
        [.insert(.color, readable(on: behind), into: pass.source(of: text), pass.markup)], &pass)
    }
  }

  /// Whether all previews are in the dark.
  private static func isDarkAlone(_ document: TypedDocument) -> Bool {
    !document.previews.isEmpty
      && document.previews.allSatisfy {
        document.choice(.appearance, of: Int($0)) == LayoutEnvironment.ColorScheme.dark
      }
  }

  /// Whether the rule has something to say of a text.
  static func isUnseen(_ ratio: Double) -> Bool { ratio < nothing }

  private static func report(
    _ text: Int, _ range: SourceRange, behind: SourceRange, _ fixes: [FixIt],
    _ pass: inout RulePass
  ) {
    pass.report(
      Diagnostic(
        finding, "this text is not seen on what is behind it", at: range,
        related: [RelatedLocation("the colour behind it", at: behind)], fixes: fixes),
      on: text)
  }

  /// White or black, whichever has more contrast with a colour.
  private static func readable(on color: UInt32) -> String {
    let (white, black): (UInt32, UInt32) = (0xFFFF_FFFF, 0x0000_00FF)
    let isDark = ColorContrast.ratio(white, color) > ColorContrast.ratio(black, color)
    return isDark ? "#FFFFFF" : "#000000"
  }

  /// The contrast below which words are not seen at all.
  private static let nothing = 1.2
  /// The same of the usual colour, which nobody has chosen.
  private static let hardlyAnything = 1.6
  /// The colour of a text that says none, in the light.
  private static let usual: UInt32 = 0x0000_00FF
}
