import LayoutDiagnostics
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// Attributes that say in one what several others say, such as `padding` for its four sides,
/// written as these, and back.
struct ShortHands {
  private let outline: MarkupOutline
  private let options: AttributeOptions

  /// A short hand and its parts, in the order of its values.
  private struct Hand {
    var short: String
    var parts: [String]
    /// What says the first and third, and the second and fourth of four parts; empty without such.
    var axes: [String] = []
    /// The attributes that overrule parts of it, besides these.
    var others: [String] = []

    static func edges(_ short: String, _ long: String) -> Hand {
      Hand(
        short: short, parts: ["Top", "Left", "Bottom", "Right"].map { long + $0 },
        axes: ["Vertical", "Horizontal"].map { long + $0 },
        others: ["Start", "End"].map { long + $0 })
    }
  }

  private static let all: [Hand] = [
    .edges("padding", "padding"), .edges("margin", "margin"), .edges("insets", "inset"),
    .edges("itemPadding", "itemPadding"), Hand(short: "size", parts: ["width", "height"]),
    Hand(short: "gap", parts: ["rowGap", "columnGap"]),
  ]

  init(_ view: DocumentView) {
    outline = view.outline
    options = AttributeOptions(view.outline, view.names)
  }

  /// Returns the changes at an attribute of an element.
  func rewrites(at attribute: Int, of element: Int) -> [[Refactoring]] {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute)
    else { return [] }
    let attributes = outline.elements[element].attributes
    // With errors in them, it is not clear what they say.
    let names = attributes.map { outline.text($0.name) }
    guard attributes.allSatisfy(\.isClosed), Set(names).count == names.count else { return [] }
    let name = names[attribute]
    return Self.all.compactMap { hand in
      if hand.short == name { return spelledOut(hand, attribute, of: element) }
      return (hand.parts + hand.axes).contains(name) ? joined(hand, of: element) : nil
    }
  }

  /// Returns the change that writes a short hand as its parts, along the axes if they say all.
  private func spelledOut(_ hand: Hand, _ attribute: Int, of element: Int) -> [Refactoring] {
    let written = outline.elements[element].attributes
    guard let value = written[attribute].value, let values = values(in: value) else { return [] }
    let isSaid = { (name: String) in written.contains { outline.isText(name, at: $0.name) } }
    // What overrules a part stays, in place of the part.
    guard !(hand.axes + hand.others).contains(where: isSaid) else { return [] }
    let ways: [[(name: String, value: String)]]
    switch values.count {
    case 1: ways = [hand.parts.map { ($0, values[0]) }]
    case 2 where hand.axes.isEmpty: ways = [Array(zip(hand.parts, values))]
    case 2:
      let four = [values[0], values[1], values[0], values[1]]
      let isPart = hand.parts.contains(where: isSaid)
      ways = (isPart ? [] : [Array(zip(hand.axes, values))]) + [Array(zip(hand.parts, four))]
    case 4 where hand.parts.count == 4: ways = [Array(zip(hand.parts, values))]
    default: ways = []  // open: values that the language refuses.
    }
    return ways.map { way in
      let parts = way.filter { !isSaid($0.name) }.map { "\($0.name)=\"\($0.value)\"" }
      let range =
        parts.isEmpty
        ? outline.rangeWithBlanks(of: written[attribute]) : written[attribute].range
      return Refactoring(
        title: "write '\(hand.short)' as \(way.count) attributes", kind: .rewrite,
        movesNoFrame: true, edits: [(range, parts.joined(separator: " "))])
    }
  }

  /// Returns the change that writes parts as their short hand; none unless it says all of them.
  private func joined(_ hand: Hand, of element: Int) -> [Refactoring] {
    let written = outline.elements[element].attributes
    var said: [String: (attribute: MarkupOutline.Attribute, value: String)] = [:]
    for attribute in written {
      let name = outline.text(attribute.name)
      guard hand.short != name, !hand.others.contains(name) else { return [] }
      guard (hand.parts + hand.axes).contains(name) else { continue }
      guard let value = attribute.value, let values = values(in: value), values.count == 1 else {
        return []
      }
      said[name] = (attribute, values[0])
    }
    guard said.count > 1, options.option(hand.short, of: element) != nil else { return [] }
    let values = hand.parts.indices.map { place in
      said[hand.parts[place]]?.value
        ?? (hand.axes.isEmpty ? nil : said[hand.axes[place % 2]]?.value)
    }
    // A style may say what is not said here; elsewhere it is 0, but a width is none.
    let isStyled = outline.value("style", of: element) != nil
    guard !values.contains(nil) || !isStyled && hand.parts.count == 4 else { return [] }
    let all = values.map { $0 ?? "0" }
    let short: String
    if Set(all).count == 1 {
      short = all[0]
    } else if hand.parts.count == 4, all[0] == all[2], all[1] == all[3] {
      short = "\(all[0]) \(all[1])"
    } else if hand.short == "gap" {
      return []
    } else {
      short = all.joined(separator: " ")
    }
    let gone = said.values.map(\.attribute).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var edits: [(range: Range<Int>, text: String)] = gone.dropFirst()
      .map { (outline.rangeWithBlanks(of: $0), "") }
    edits.insert((gone[0].range, "\(hand.short)=\"\(short)\""), at: 0)
    return [
      Refactoring(
        title: "write \(said.count) attributes as '\(hand.short)'", kind: .rewrite,
        movesNoFrame: true, edits: edits)
    ]
  }

  /// Returns the lengths in a value; nil for one with an expression or a sum.
  private func values(in range: Range<Int>) -> [String]? {
    let text = outline.text(range)
    guard !text.contains(where: { "{}()+&".contains($0) }), !text.contains(" - ") else {
      return nil
    }
    let values = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return values.isEmpty ? nil : values
  }
}
