import LayoutEngine
import RandomTrees
import SeededRandom
import Testing

/// A text is as wide and as high as measured, unless a container limits it, in random trees of
/// every family.
@Suite struct UncutTextTests {
  /// The tolerance of measuring, in points: a line may exceed its width by this much.
  private static let forgiven: Float = 0x1p-9

  // MARK: Flexboxes

  /// Rows and columns of texts with sizes by content, after lengths that are slightly more or less
  /// than whole pixels.
  private struct HairyTree {
    private var random: SeededGenerator
    let environment: LayoutEnvironment
    private(set) var measurer = FixedTextMetrics(width: 0, height: 0)
    private var budget = 24

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let scale = ([1, 1.5, 2, 3] as [Float]).randomElement(using: &random) ?? 1
      environment = LayoutEnvironment(
        scale: scale, direction: Bool.random(using: &random) ? .ltr : .rtl)
      measurer = FixedTextMetrics(width: length(60), height: length(60))
    }

    /// Returns a random length of up to `pixels` pixels, plus or minus less than two
    /// ten-thousandths.
    private mutating func length(_ pixels: Int) -> Float {
      let hairs = Float(Int.random(in: -20...20, using: &random)) * 1e-5
      return (Float(Int.random(in: 1...pixels, using: &random)) + hairs) / environment.scale
    }

    private mutating func item() -> FlexItem {
      guard Int.random(in: 0..<3, using: &random) == 0 else { return FlexItem() }
      return FlexItem(margin: LayoutEdges(top: .points(length(9)), start: .points(length(9))))
    }

    mutating func fill(_ tree: inout LayoutTree, _ flexbox: FlexSpec.Flexbox) {
      tree.removeAll()
      open(&tree, flexbox)
      while budget > 0 { element(&tree, flexbox) }
      tree.close()
    }

    private mutating func open(_ tree: inout LayoutTree, _ flexbox: FlexSpec.Flexbox) {
      let direction = FlexSpec.Direction.allCases.randomElement(using: &random) ?? .row
      let align = [FlexSpec.AlignItems.start, .center, .end, .stretch]
      let spec = FlexSpec(
        direction: direction, alignItems: align.randomElement(using: &random) ?? .start,
        gap: Bool.random(using: &random) ? .points(length(9)) : nil,
        padding: Bool.random(using: &random) ? .all(length(9)) : .none, flexbox: flexbox)
      tree.open(.flex(spec), as: tree.count > 0 ? .flex(item()) : .none)
      budget -= 1
    }

    private mutating func element(_ tree: inout LayoutTree, _ flexbox: FlexSpec.Flexbox) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        open(&tree, flexbox)
        for _ in 0..<Int.random(in: 1...3, using: &random) { element(&tree, flexbox) }
      case 1:
        let size = ElementSize.points(length(300), length(300))
        tree.open(.view(ViewSpec()), as: .flex(item()), size: size)
      default:
        let letters = Int.random(in: 1...4, using: &random)
        tree.open(
          .text(TextSpec(content: .verbatim(String(repeating: "x", count: letters)))),
          as: .flex(item()))
      }
      budget -= 1
      tree.close()
    }
  }

  /// Whether a text without limits lacks more than `few` pixels.
  private func isShort(
    _ element: LayoutElement, of tree: LayoutTree, _ hairy: HairyTree, but few: Float
  ) -> Bool {
    guard let text = tree.text(of: element) else { return false }
    let size = hairy.measurer.measure(
      text, maxWidth: .infinity, environment: hairy.environment
    ).size
    let (frame, scale) = (tree.frame(of: element), hairy.environment.scale)
    return frame.width * scale < size.width * scale - few
      || frame.height * scale < size.height * scale - few
  }

  @Test func aTextInAFlexboxIsAsLargeAsItIsMeasured() {
    var tree = LayoutTree()
    var shortInYoga = 0
    for seed in seeds(3000) {
      for flexbox in FlexSpec.Flexbox.allCases {
        var hairy = HairyTree(seed: seed)
        hairy.fill(&tree, flexbox)
        tree.solve(in: .unbounded, environment: hairy.environment, measurer: hairy.measurer)
        // A CSS flexbox is measured in whole pixels, and line breaking tolerates slightly less than
        // a text's width.
        let few = flexbox == .css ? Self.forgiven * hairy.environment.scale : 2e-4
        let short = tree.elements.filter { isShort($0, of: tree, hairy, but: few) }
        switch flexbox {
        case .yoga:
          // A text that lacks less than the tolerance need not be reported.
          #expect(Set(short).isSubset(of: tree.shortTexts), "seed \(seed)")
          shortInYoga += short.count
        case .flexLayout, .css:
          #expect(short == [] && tree.shortTexts == [], "seed \(seed)")
        }
      }
    }
    // The trees are such that rounding would cut some texts.
    #expect(shortInYoga > 10, "\(shortInYoga)")
  }

  /// Except for those texts, which differ by one pixel, the frames are Yoga's.
  @Test func nothingElseIsOtherwiseThanInYoga() {
    var (yoga, kept) = (LayoutTree(), LayoutTree())
    for seed in seeds(1600) {
      var hairy = HairyTree(seed: seed)
      var same = hairy
      hairy.fill(&yoga, .yoga)
      same.fill(&kept, .flexLayout)
      yoga.solve(in: .unbounded, environment: hairy.environment, measurer: hairy.measurer)
      kept.solve(in: .unbounded, environment: hairy.environment, measurer: hairy.measurer)
      let different = yoga.elements.filter { yoga.frame(of: $0) != kept.frame(of: $0) }
      #expect(different == yoga.shortTexts, "seed \(seed)")
      for element in different {
        let (short, whole) = (yoga.frame(of: element), kept.frame(of: element))
        let scale = hairy.environment.scale
        #expect(short.origin == whole.origin, "seed \(seed)")
        for pixels in [whole.width - short.width, whole.height - short.height].map({ $0 * scale }) {
          #expect(pixels.magnitude < 0.01 || (pixels - 1).magnitude < 0.01, "seed \(seed)")
        }
      }
    }
  }

  // MARK: Stacks and boxes

  /// A text is at least as large as measured with its parent's constraints, since sizes are rounded
  /// up.
  @Test func aTextInABoxIsAsLargeAsItIsMeasuredInWhatItIsOffered() {
    var tree = LayoutTree()
    var seen = 0
    for seed in seeds(2400) {
      var random = RandomTree(seed: seed, isWild: false)
      random.fillUp(&tree, elements: 30)
      var environment = random.environment()
      environment.scale = random.pick([1, 1.5, 2, 3])
      let measurer = FixedTextMetrics(
        width: random.pick([7.3, 10, 54.666656, 1.0 / 3]), height: random.pick([16.37, 20]))
      tree.solve(in: random.range(), environment: environment, measurer: measurer)
      for element in tree.elements {
        guard let text = tree.text(of: element), text.minScale >= 1,
          tree.ownSize(of: element) == .auto, let offer = tree.offer(of: element)
        else { continue }
        let frame = tree.frame(of: element)
        // A hidden text has no frame.
        guard frame != .zero else { continue }
        seen += 1
        let size = measurer.measure(
          text, maxWidth: offer.width.most, environment: environment
        ).size
        let least = LayoutSize(
          width: min(size.width, offer.width.most) - Self.forgiven,
          height: min(size.height, offer.height.most) - Self.forgiven)
        let isWhole = frame.width >= least.width && frame.height >= least.height
        #expect(isWhole, "seed \(seed), element \(element): \(frame) for \(size) in \(offer)")
        // Broken again in its frame, the text has no more lines than measured.
        if size.height <= offer.height.most, text.maxLines == 0 {
          let isCut = tree.lines(of: element)?.isTruncated
          #expect(isCut == false, "seed \(seed), element \(element)")
        }
      }
    }
    #expect(seen > seeds(2400).count / 4, "\(seen)")
  }

  // MARK: The linear family

  /// A wrapping cell is as large as its content, wherever its edges are.
  @Test func aTextInACellThatWrapsIsAsLargeAsItIsMeasured() {
    var tree = LayoutTree()
    for seed in seeds(1200) {
      var random = SeededGenerator(seed: seed)
      let scale = ([1, 1.5, 2, 3] as [Float]).randomElement(using: &random) ?? 1
      func length(_ pixels: Int) -> Float {
        let hairs = Float(Int.random(in: -20...20, using: &random)) * 1e-4
        let half = Float(Int.random(in: 0...1, using: &random)) / 2
        return (Float(Int.random(in: 1...pixels, using: &random)) + half + hairs) / scale
      }
      let environment = LayoutEnvironment(
        scale: scale, direction: Bool.random(using: &random) ? .ltr : .rtl)
      let measurer = FixedTextMetrics(width: length(60), height: length(60))
      tree.build { root in
        root.linear(LinearSpec(orientation: .horizontal, spacing: length(9))) { row in
          for _ in 0..<4 {
            row.view(as: LinearItem(width: .points(length(300)), height: .points(length(300))))
            row.text("xx", as: LinearItem(width: .wrap, height: .wrap, padding: .all(length(9))))
            row.linear(
              LinearSpec(orientation: .vertical), as: LinearItem(width: .wrap, height: .wrap)
            ) { column in
              column.view(as: LinearItem(height: .points(length(300))))
              column.text("xxx", as: LinearItem(width: .wrap, height: .wrap))
            }
          }
        }
      }
      tree.solve(in: .unbounded, environment: environment, measurer: measurer)
      for element in tree.elements {
        guard let text = tree.text(of: element) else { continue }
        let size = measurer.measure(text, maxWidth: .infinity, environment: environment).size
        let frame = tree.frame(of: element)
        let isWhole =
          frame.width >= size.width - Self.forgiven && frame.height >= size.height - Self.forgiven
        #expect(isWhole, "seed \(seed), element \(element): \(frame) for \(size)")
      }
    }
  }
}
