import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a number beyond the engine's limit, to which the engine clamps the number.
enum ClampedNumber: ElementRule {
  static let finding = DiagnosticID(
    "clamped-number",
    .warning,
    .suspicious,
    "A number is beyond its limit, and counts as that.",
    """
    Numbers stay finite in a layout by their limits: a 'aspectRatio' is at least 1:1000 and at most
    1000:1, and a factor such as 'flexGrow' or 'weight' at most 1000000. What is written beyond is
    legal and counts as the limit. Where it is meant to be so great, write the limit; often it is a unit
    or a side that was taken for another.
    """,
    bad: .fragment("<flex>\n  <view id=\"line\" width=\"100\" aspectRatio=\"2000\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view id=\"line\" width=\"100\" aspectRatio=\"1000\"/>\n</flex>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<flex>\n  <view id=\"line\" height=\"100\" aspectRatio=\"0.0005\"/>\n</flex>"),
    .fragment("<flex>\n  <view id=\"line\" height=\"100\" aspectRatio=\"1:2000\"/>\n</flex>"),
    .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" flexGrow=\"2000000\"/>\n</stack>"),
    .fragment("<linear>\n  <view id=\"bar\" weight=\"2000000\"/>\n</linear>"),
    .fragment("<flex>\n  <view id=\"bar\" flex=\"-2000000\"/>\n</flex>"),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment("<flex>\n  <view id=\"line\" height=\"100\" aspectRatio=\"1:1000\"/>\n</flex>"),
    .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" flexGrow=\"1000000\"/>\n</stack>"),
  ]

  static let scope = RuleScope(attributes: limits.map(\.name))

  /// The limits to which the engine clamps each attribute.
  static let limits: [(name: AttributeName, least: Float, most: Float)] =
    [(.aspectRatio, 1 / Limits.ratio, Limits.ratio)]
    + [.flexGrow, .flexShrink, .weight].map { ($0, 0, Limits.factor) }
    + [(.flex, -Limits.factor, Limits.factor)]

  static func check(_ element: Int, _ pass: inout RulePass) {
    let document = pass.document
    for (name, least, most) in limits {
      let number: Float
      switch document.value(name, of: element) {
      case .ratio(let value)?, .number(let value)?: number = value
      default: continue
      }
      // Tolerates a rounding error in the last bits, as in a ratio of a thousandth.
      guard
        number < least - abs(least) * 0.000_001 || number > most + most * 0.000_001,
        let source = pass.source(of: name, on: element)
      else { continue }
      let limit = number < least ? least : most
      let written = limit < 1 && limit > 0 ? "1:\(Int((1 / limit).rounded()))" : "\(Int(limit))"
      pass.report(
        Diagnostic(
          finding, "this counts as \(written), the limit of '\(name.name)'",
          at: source.valueRange,
          fixes: [
            .replace(
              pass.markup.text(in: source.valueRange), with: written, at: source.valueRange,
              isSafe: true)
          ]))
    }
  }
}
