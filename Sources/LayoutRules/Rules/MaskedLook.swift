import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a line or a shadow that the mask of its element cuts off.
enum MaskedLook: ElementRule {
  static let finding = DiagnosticID(
    "masked-look",
    .warning,
    .correctness,
    "The mask of an element cuts off its own line or shadow.",
    """
    A 'mask' cuts off all that an element draws. A shadow lies outside of the shape, and lines follow the
    frame, of which the shape touches only the middle of each side. Rounded corners are followed by the
    line and by the shadow: a 'cornerRadius' of half the shorter side or more gives a capsule, and a
    circle where the element is as wide as high. Or put the mask on an element inside.
    """,
    bad: .fragment(
      """
      <center>
        <image source="asset:Face" size="40" mask="circle" strokeWidth="2" strokeColor="#FFFFFF"/>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <image source="asset:Face" size="40" cornerRadius="20" strokeWidth="2" strokeColor="#FFFFFF"/>
      </center>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <center>
        <view size="80 40" backgroundColor="#88CCFF" mask="capsule" shadow="0 2 4 #00000088"/>
      </center>
      """),
    .fragment(
      "<center>\n  <view size=\"40\" mask=\"circle\" borderBottom=\"1 #CCCCCC\"/>\n</center>"),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <center>
        <view size="40" mask="none" strokeWidth="1" strokeColor="#CCCCCC"/>
      </center>
      """)
  ]

  static let scope = RuleScope(attributes: [.mask])

  /// What is drawn along or outside the frame.
  private static let looks: [AttributeName] = [
    .shadow, .strokeWidth, .borderTop, .borderBottom, .borderLeft, .borderRight, .borderStart,
    .borderEnd,
  ]

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.nodes[element].isBroken,
      let mask = document.attribute(.mask, of: element),
      let shape = document.word(of: mask), shape != "none"
    else { return }
    for look in looks where document.points(look, of: element) != 0 {
      guard let source = pass.source(of: look, on: element) else { continue }
      let isShadow = look == .shadow
      let place = pass.source(of: mask)
      pass.report(
        Diagnostic(
          finding, "the mask cuts \(isShadow ? "this shadow" : "this line") off",
          at: source.nameRange,
          related: [RelatedLocation("the \(shape) lies within the frame", at: place.nameRange)],
          fixes: rounding(element, shape, place, pass)))
      return
    }
  }

  /// Returns the repair that rounds the corners in place of the mask, where that gives its shape.
  private static func rounding(
    _ element: Int, _ shape: String, _ mask: MarkupAttribute, _ pass: RulePass
  ) -> [FixIt] {
    let document = pass.document
    guard !document.nodes[element].written.contains(.cornerRadius) else { return [] }
    let width = document.writtenLength(of: element, .horizontal)
    let height = document.writtenLength(of: element, .vertical)
    let radius: String
    if let width, let height {
      guard shape == "capsule" || width == height else { return [] }
      radius = (min(width, height) / 2).toTheHundredth
    } else {
      guard shape == "capsule" else { return [] }
      radius = "999"
    }
    return [
      FixIt(
        "write cornerRadius=\"\(radius)\" in place of the mask", isSafe: false,
        edits: Repairs.rename(mask, to: "cornerRadius") + [SourceEdit(mask.valueRange, radius)])
    ]
  }
}
