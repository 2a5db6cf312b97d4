import SeededRandom

/// A screen as people write it, with one part whose widths are worked out by hand.
///
/// The part needs a width of its container; in less of it a property is broken, and in nothing
/// else. All texts are measured with letters of 8 × 20 points.
struct PlantedScreen {
  /// What a part breaks if its container is too narrow for it.
  enum Kind: CaseIterable {
    /// Views beside each other, in a stack, a flexbox, a linear layout or a flow of one.
    case stack, flex, linear, flow
    /// Columns of a grid that do not shrink.
    case grid
    /// A view that is there at some widths alone.
    case condition
    /// A text whose second line has no room.
    case cut
    /// A text that wraps over the next row of its grid.
    case overlap
    /// A word that is wider than its text.
    case word
    /// A text that others leave no room for, which they then leave as well.
    case vanished
    /// A button in what is left of a row.
    case target
    /// Lines of which the second stands above the first.
    case order
  }

  let text: String
  /// The properties that are broken, each at one element, with the widths of the screen.
  let broken: [String: ClosedRange<Int>]

  /// The widths of the domain, in points.
  static let domain = 320...420
  static let letterWidth = 8
  static let lineHeight = 20

  /// Makes a screen whose part of some kind is too wide at some widths, or at none.
  init(_ kind: Kind, isBroken: Bool, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let around = Self.containers.shuffled(using: &random).prefix(number(0...3))
    let taken = around.reduce(0) { $0 + $1.taken }
    let narrowest = Self.domain.lowerBound
    // The least width of the screen at which the part holds: the narrowest one if it is sound.
    let holds =
      isBroken ? number(narrowest + 1...Self.domain.upperBound) : number(narrowest - 30...narrowest)
    var part = Part(needing: holds - taken, &random)
    var (lines, spare) = part.lines(of: kind)
    var broken: [String: ClosedRange<Int>] = [:]
    for (property, points) in spare where holds - 1 - points >= narrowest {
      broken[property] = narrowest...holds - 1 - points
    }
    if kind == .condition {
      let first = number(narrowest...Self.domain.upperBound)
      let widths = first...min(first + number(0...40), Self.domain.upperBound)
      let width = isBroken ? Self.domain.upperBound + 1 : narrowest - taken
      lines = [
        "<flow>", "<if minWidth=\"\(widths.lowerBound)\" maxWidth=\"\(widths.upperBound).5\">",
        "<view size=\"\(width) 20\"/>", "</if>", "<view size=\"20\"/>", "</flow>",
      ]
      broken = isBroken ? ["leaves-parent": widths] : [:]
    }
    for container in around { lines = [container.start] + lines + [container.end] }
    var blocks = Self.blocks.shuffled(using: &random).prefix(number(1...Self.blocks.count))
    blocks.insert(lines.joined(separator: "\n"), at: number(0...blocks.count))
    self.broken = broken
    text = """
      <layout name="Screen">
      <action name="open"/>
      <preview width="390" scale="2"/>
      <stack direction="vertical" alignItems="stretch">
      \(blocks.joined(separator: "\n"))
      </stack>
      </layout>

      """
  }

  // MARK: What is around the part

  private struct Container {
    var start: String
    var end: String
    /// What it takes of the width.
    var taken: Int
  }

  private static let containers = [
    Container(start: "<inset insets=\"0 12\">", end: "</inset>", taken: 24),
    Container(
      start: "<stack direction=\"vertical\" alignItems=\"stretch\" padding=\"8\" spacing=\"4\">",
      end: "<text>Below</text></stack>", taken: 16),
    Container(
      start: "<flex direction=\"column\" paddingStart=\"9\">", end: "<text>Below</text></flex>",
      taken: 9),
    Container(
      start: "<grid columns=\"40 minmax(0, 1fr)\" gap=\"6\"><view size=\"40 20\"/>", end: "</grid>",
      taken: 46),
    Container(start: "<wrapper>", end: "</wrapper>", taken: 0),
    Container(start: "<scroll height=\"200\">", end: "</scroll>", taken: 0),
  ]

  /// What holds at every width.
  private static let blocks = [
    """
    <stack direction="horizontal" spacing="12" alignItems="center" padding="8 16">
    <image source="symbol:person" size="40"/>
    <stack direction="vertical" flexShrink="1" flexGrow="1">
    <text textStyle="headline">Anna</text>
    <text>Seen today</text>
    </stack>
    <view size="44 44" tap="{open()}" accessibilityRole="button" accessibilityLabel="Call"/>
    </stack>
    """,
    """
    <grid columns="1fr 1fr 1fr" gap="8">
    <view height="60"/>
    <view height="60"/>
    <view height="60"/>
    </grid>
    """,
    """
    <flow spacing="8" lineSpacing="8">
    <text size="wrap">Swift</text>
    <text size="wrap">Layout</text>
    <text size="wrap">Engine</text>
    <text size="wrap">Markup</text>
    <text size="wrap">Checked</text>
    </flow>
    """,
    """
    <flex direction="row" gap="8" alignItems="center">
    <text flexGrow="1">Total</text>
    <text>12,80</text>
    </flex>
    """,
    """
    <linear spacing="8">
    <text weight="1" height="wrap">Favourites of the week</text>
    <image source="symbol:star" width="24" height="24"/>
    </linear>
    """,
    "<text>A sentence that takes more than one line on the narrowest of the phones</text>",
  ]

  // MARK: The part

  private struct Part {
    /// The width that it needs of its container, in points.
    let needed: Int
    private var random: SeededGenerator

    init(needing needed: Int, _ random: inout SeededGenerator) {
      self.needed = needed
      self.random = SeededGenerator(seed: random.next())
    }

    /// Returns the lines of the part, and how many points less than it needs break nothing yet.
    mutating func lines(of kind: Kind) -> (lines: [String], spare: [String: Int]) {
      let gap = Int.random(in: 0...8, using: &random)
      let first = Int.random(in: 44...90, using: &random)
      let rest = needed - first - gap
      let before = "<view size=\"\(first) 44\"/>"
      // Letters fill whole multiples of their width, and the rest is padding.
      let letters = needed / PlantedScreen.letterWidth
      let left = needed % PlantedScreen.letterWidth
      switch kind {
      case .stack:
        return (
          [
            "<stack direction=\"horizontal\" spacing=\"\(gap)\">", before,
            "<view size=\"\(rest) 20\"/>", "</stack>",
          ], ["leaves-parent": 0]
        )
      case .flex:
        return (
          [
            "<flex direction=\"row\" gap=\"\(gap)\">", before,
            "<view size=\"\(rest) 20\" flexShrink=\"0\"/>", "</flex>",
          ].map { $0.replacing("44\"/>", with: "44\" flexShrink=\"0\"/>") }, ["leaves-parent": 0]
        )
      case .linear:
        return (
          [
            "<linear spacing=\"\(gap)\">", "<view width=\"\(first)\" height=\"44\"/>",
            "<view width=\"\(rest)\" height=\"20\"/>", "</linear>",
          ], ["leaves-parent": 0]
        )
      case .flow, .condition:
        return (["<flow>", "<view size=\"\(needed) 20\"/>", "</flow>"], ["leaves-parent": 0])
      case .grid:
        return (
          [
            "<grid columns=\"\(first) \(rest)\" columnGap=\"\(gap)\">", "<view height=\"20\"/>",
            "<view height=\"20\"/>", "</grid>",
          ], ["leaves-parent": 0]
        )
      case .cut:
        return (
          [
            "<stack direction=\"vertical\" alignItems=\"stretch\" height=\"20\" paddingStart=\"\(left)\">",
            "<text flexShrink=\"1\">\(words(of: letters))</text>", "</stack>",
          ], ["cut-text": 0]
        )
      case .overlap:
        return (
          [
            "<grid columns=\"1fr\" rows=\"20 60\" paddingStart=\"\(left)\">",
            "<text alignSelf=\"start\">\(words(of: letters))</text>", "<view height=\"60\"/>",
            "</grid>",
          ], ["overlap": 0]
        )
      case .word:
        return (
          [
            "<stack direction=\"vertical\" alignItems=\"stretch\" paddingStart=\"\(left)\">",
            "<text>\(String(repeating: "m", count: letters))</text>", "</stack>",
          ], ["broken-word": 0]
        )
      case .vanished:
        return (
          [
            "<linear>", "<view width=\"\(needed - 1)\" height=\"44\"/>",
            "<text weight=\"1\" height=\"20\" truncation=\"tail\">o</text>", "</linear>",
          ], ["vanished": 0, "leaves-parent": 1]
        )
      case .target:
        return (
          [
            "<linear>", "<view width=\"\(needed - 44)\" height=\"44\"/>",
            "<view weight=\"1\" height=\"44\" tap=\"{open()}\" accessibilityRole=\"button\" "
              + "accessibilityLabel=\"More\"/>",
            "</linear>",
          ], ["small-target": 0, "leaves-parent": 44]
        )
      case .order:
        let side = (needed - left) / 2 / PlantedScreen.letterWidth
        let other = letters - side
        return (
          [
            "<flex direction=\"row\" wrap=\"wrapReverse\" paddingStart=\"\(left)\">",
            "<text flexShrink=\"0\">\(String(repeating: "m", count: side))</text>",
            "<text flexShrink=\"0\">\(String(repeating: "m", count: other))</text>", "</flex>",
          ], ["reading-order": 0]
        )
      }
    }

    /// Returns words that take a number of letters with the spaces between them.
    private mutating func words(of letters: Int) -> String {
      var words: [String] = []
      var left = letters
      while left > 14 {
        let count = Int.random(in: 3...9, using: &random)
        words.append(String(repeating: "n", count: count))
        left -= count + 1
      }
      return (words + [String(repeating: "o", count: left)]).joined(separator: " ")
    }
  }
}
