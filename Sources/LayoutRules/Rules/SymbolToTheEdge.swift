import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a symbol without a size that is as large as the button around it.
enum SymbolToTheEdge: ElementRule {
  static let finding = DiagnosticID(
    "symbol-to-the-edge",
    .warning,
    .suspicious,
    "A symbol is as large as the filled box around it.",
    """
    A view gives what it holds its whole room, and a picture without a size takes it: the symbol of a
    round button reaches its edge, or stands out of its corners. Put the symbol in a 'center', with a
    size of its own.
    """,
    bad: .fragment(
      """
      <center>
        <view size="44" cornerRadius="22" backgroundColor="#DDEEFF">
          <image source="symbol:heart" accessibilityHidden="true"/>
        </view>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <view size="44" cornerRadius="22" backgroundColor="#DDEEFF">
          <center>
            <image source="symbol:heart" size="22" accessibilityHidden="true"/>
          </center>
        </view>
      </center>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    // The box insets what it holds.
    .fragment(
      """
      <center>
        <view size="44" padding="10" backgroundColor="#DDEEFF">
          <image source="symbol:heart" accessibilityHidden="true"/>
        </view>
      </center>
      """),
    // A picture fills its box on purpose.
    .fragment(
      """
      <center>
        <view size="44" cornerRadius="22" backgroundColor="#DDEEFF">
          <image source="asset:Face" accessibilityHidden="true"/>
        </view>
      </center>
      """),
  ]

  static let scope = RuleScope(kinds: [.image], attributes: [.source])

  static func check(_ image: Int, _ pass: inout RulePass) {
    let document = pass.document
    let box = document.placingParent(of: image)
    guard box > 0, filling.contains(document.nodes[box].kind),
      document.soleChild(of: box) == image, isSymbol(image, document),
      !document.nodes[image].isBroken, !document.nodes[box].isBroken,
      document.nodes[box].written.intersects(looks),
      !document.nodes[box].written.intersects(insets),
      let width = document.writtenLength(of: box, .horizontal),
      let height = document.writtenLength(of: box, .vertical),
      Axis.allCases.allSatisfy({ !document.isSized(image, along: $0) })
    else { return }
    let source = pass.source(of: image)
    let size = Swift.min((Swift.min(width, height) / 2).rounded(.down), largest)
    guard size >= smallest else { return }
    pass.report(
      Diagnostic(
        finding, "this symbol reaches the edge of its box", at: source.nameRange,
        related: [
          RelatedLocation(
            "the box gives it its whole room", at: pass.source(of: box).nameRange)
        ],
        fixes: [centring(source, size, pass)]),
      on: image)
  }

  private static func centring(_ source: MarkupNode, _ size: Float, _ pass: RulePass) -> FixIt {
    var fix = FixIt.wrap(
      "image", source, in: StartTag(name: ElementKind.center.name), pass.markup)
    fix.title += ", and give it size=\"\(Int(size))\""
    fix.edits += Repairs.insert(AttributeName.size.name, "\(Int(size))", into: source, pass.markup)
    return fix
  }

  private static func isSymbol(_ image: Int, _ document: TypedDocument) -> Bool {
    if case .symbol? = document.value(.source, of: image) { true } else { false }
  }

  /// The sizes between which the symbol of a button is, in points.
  private static let smallest: Float = 8
  private static let largest: Float = 64

  /// The elements that give what they hold their whole room.
  private static let filling = ElementSet([.view, .wrapper, .zstack])

  private static let looks = AttributeMask([
    .backgroundColor, .gradient, .strokeColor, .cornerRadius,
  ])

  private static let insets = AttributeMask([
    .padding, .paddingTop, .paddingBottom, .paddingVertical, .paddingHorizontal,
  ])
}
