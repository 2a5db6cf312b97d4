import LayoutDiagnostics
package import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema

/// What a document is meant for, as far as a proof tries it.
package struct ProofDomain: Sendable, Equatable {
  /// The widths in whole points; nil for those that documents say, or else those of screens.
  package var widths: ClosedRange<Int>?
  /// The heights in whole points; nil for those that documents say, or else those of previews.
  package var heights: ClosedRange<Int>?
  /// Whether half points and thirds are tried too.
  package var isFine = false
  /// Whether every text size is tried at every width, and not at the widths of devices alone.
  package var isFull = false
  /// Whether texts of data may have any words, up to a number of letters.
  package var isForAnyText = false
  /// The appearances in which colors are compared; nil for both.
  package var appearances: [LayoutEnvironment.ColorScheme]?
  /// The text sizes that are tried, as factors of the standard one.
  package var textSizes = Self.textSizes
  /// Whether only the narrowest and the widest of the widths are tried, for lack of time.
  package var isAtEnds = false
  /// Whether only the first preview is tried, from left to right and for frames alone.
  private(set) var isFirstLook = false
  /// The widths of screens, for documents that say none.
  private(set) var screens = Self.screens
  /// The heights of screens, for documents that say none; nil for those of previews.
  private var screenHeights: ClosedRange<Int>?

  package init() {}

  /// The narrowest and the widest of the widths, with the first preview at the standard text size:
  /// what is seen of it in a moment.
  static let firstLook: ProofDomain = {
    var domain = ProofDomain()
    domain.textSizes = [1]
    domain.isAtEnds = true
    domain.isFirstLook = true
    return domain
  }()

  /// Compares colors in one appearance only.
  package mutating func restrict(to appearance: LayoutRequest.Appearance) {
    appearances = appearance == .dark ? [.dark] : [.light]
  }

  /// What a project says that its documents are meant for.
  package struct Choice: Equatable, Sendable {
    /// The widths of screens in whole points.
    var widths: ClosedRange<Int>?
    /// The heights of screens in whole points.
    var heights: ClosedRange<Int>?
    var appearances: [LayoutEnvironment.ColorScheme]?
    var isFine: Bool?
    var isFull: Bool?
    var isForAnyText: Bool?

    /// Takes what another choice says, which wins.
    mutating func take(_ other: Choice) {
      widths = other.widths ?? widths
      heights = other.heights ?? heights
      appearances = other.appearances ?? appearances
      isFine = other.isFine ?? isFine
      isFull = other.isFull ?? isFull
      isForAnyText = other.isForAnyText ?? isForAnyText
    }

    /// What is chosen, as a configuration says it; nil for nothing.
    var json: JSONValue? {
      var members: [(String, JSONValue)] = []
      for (name, range) in [("widths", widths), ("heights", heights)] {
        guard let range else { continue }
        members.append((name, .string("\(range.lowerBound)...\(range.upperBound)")))
      }
      if let word = appearances?.first?.rawValue { members.append(("appearance", .string(word))) }
      if let isFine { members.append(("fine", .bool(isFine))) }
      if let isFull { members.append(("full", .bool(isFull))) }
      if let isForAnyText { members.append(("anyText", .bool(isForAnyText))) }
      return members.isEmpty ? nil : .members(members)
    }
  }

  /// Returns the domain where a project has a say; what the command says wins.
  func choosing(_ choice: Choice) -> ProofDomain {
    var domain = self
    domain.screens = choice.widths ?? screens
    domain.screenHeights = choice.heights
    domain.appearances = appearances ?? choice.appearances
    guard !isFirstLook else { return domain }
    domain.isFine = isFine || choice.isFine ?? false
    domain.isFull = isFull || choice.isFull ?? false
    domain.isForAnyText = isForAnyText || choice.isForAnyText ?? false
    return domain
  }

  /// The widths that a screen is meant for if nothing else is said: from the narrowest phone to the
  /// widest tablet.
  package static let screens = 320...1366

  /// The smallest and the largest width that can be asked for, in points.
  package static let allowed = 1...10_000

  /// The most letters of a text that may have any words, and does not say how many it may have.
  static let lettersOfAnyText = 40

  /// The widths of current phones and tablets, in points.
  static let devices = [
    320, 360, 375, 384, 390, 393, 402, 411, 412, 414, 428, 430, 440, 600, 744, 768, 800, 810, 820,
    834, 1024, 1032, 1080, 1112, 1180, 1194, 1210, 1280, 1366,
  ]

  /// The sizes of text that people choose on Apple's systems, as factors of the standard one.
  static let textSizes: [Float] = [
    1, 0.823, 0.882, 0.941, 1.118, 1.235, 1.353, 1.647, 1.941, 2.353, 2.765, 3.118,
  ]

  /// Reads `320...1366`; nil if that is no range of widths or heights.
  package static func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1].isEmpty, parts[2].isEmpty, let first = Int(parts[0]),
      let last = Int(parts[3]), first <= last, allowed.contains(first), allowed.contains(last)
    else { return nil }
    return first...last
  }

  /// Returns the widths for a document with these previews.
  ///
  /// A document may say its widths. What is previewed in less than the narrowest screen is no
  /// screen: a row, or a card.
  func widths(of document: TypedDocument, _ previews: [PreviewSettings]) -> ClosedRange<Int> {
    if let widths { return widths }
    if let said = Self.range(.widths, of: 0, in: document) { return said }
    let shown = previews.map(\.horizontal.maximum).filter { $0 >= 1 && $0 <= 10_000 }
    guard let widest = shown.max(), widest < Float(screens.lowerBound),
      let narrowest = shown.min()
    else { return screens }
    return Int(narrowest)...Int(widest)
  }

  /// Returns the heights that a document is meant for; nil for those of its previews.
  func heights(of document: TypedDocument) -> ClosedRange<Int>? {
    heights ?? Self.range(.heights, of: 0, in: document) ?? screenHeights
  }

  /// Returns the domain of a component, which says it at its declaration; nil if it says nothing.
  ///
  /// A component is no screen, so that what is said of screens is not said of it.
  func domain(
    of component: TypedComponent, in document: TypedDocument
  ) -> ProofDomain? {
    guard let node = document.declaration(of: component) else { return nil }
    var domain = self
    domain.widths = Self.range(.widths, of: node, in: document)
    domain.heights = Self.range(.heights, of: node, in: document)
    guard domain.widths != nil || domain.heights != nil else { return nil }
    domain.widths = domain.widths ?? Self.screens
    return domain
  }

  /// Returns the range that a layout or a component says.
  private static func range(
    _ name: AttributeName, of node: Int, in document: TypedDocument
  ) -> ClosedRange<Int>? {
    guard document.nodes.indices.contains(node),
      case .pair(let first, let last)? = document.value(name, of: node)
    else { return nil }
    return (Int(first.amount)...Int(last.amount)).clamped(to: allowed)
  }

  /// The surroundings in which a document is solved in some sizes one after the other.
  struct Pass: Hashable, Sendable {
    /// The index of the data among those of the proof.
    var base: Int
    var textScale: Float
    var isRightToLeft: Bool
    var sizes: Sizes
    /// The height in points; nil for that of the preview.
    var height: Float?

    /// The settings of some data in these surroundings, in a size in points.
    ///
    /// `textMetrics` replace those of the preview.
    func settings(
      of base: ProofBase, width: Float, height: Float?, _ textMetrics: TextMetricsChoice?
    ) -> PreviewSettings {
      var settings = base.settings
      settings.horizontal = .exact(width)
      if let height { settings.vertical = .exact(height) }
      settings.environment.textScale = textScale
      settings.environment.direction = isRightToLeft ? .rtl : .ltr
      settings.textMetrics = textMetrics ?? settings.textMetrics
      return settings
    }
  }

  /// What varies in a pass.
  enum Sizes: String, Hashable {
    /// Every width.
    case widths
    /// The widths of devices.
    case devices
    /// Every height, at the narrowest width and at the widest.
    case heights
  }

  /// The text sizes at which data that differ from others in one respect are tried.
  private static let sizesOfVariants: [Float] = [1, 1.353, 3.118]

  /// Returns the passes over some data: the standard text size first, from left to right, and
  /// data that differ from others in one respect last.
  func passes(over bases: [ProofBase], heights: ClosedRange<Int>?) -> [Pass] {
    var passes: [Pass] = []
    for isVariant in [false, true] {
      for textScale in textSizes {
        if isVariant, !isFull, !Self.sizesOfVariants.contains(textScale) { continue }
        for isRightToLeft in isFirstLook ? [false] : [false, true] {
          for base in bases.indices where bases[base].isVariant == isVariant {
            let isEvery = isFull || (textScale == 1 && !isVariant)
            let pass = Pass(
              base: base, textScale: textScale, isRightToLeft: isRightToLeft,
              sizes: isEvery ? .widths : .devices)
            passes += self.passes(like: pass, isVariant: isVariant, heights)
          }
        }
      }
    }
    return passes
  }

  /// Returns a pass at the ends of the heights that a document is meant for, and one over all of
  /// them; the pass itself if there are none.
  private func passes(
    like pass: Pass, isVariant: Bool, _ heights: ClosedRange<Int>?
  ) -> [Pass] {
    guard let heights else { return [pass] }
    var passes = Set([heights.lowerBound, heights.upperBound]).sorted().map { height in
      var pass = pass
      pass.height = Float(height)
      return pass
    }
    if !isVariant, isFull || pass.textScale == 1, !isAtEnds {
      var all = pass
      all.sizes = .heights
      passes.append(all)
    }
    return passes
  }

  /// Returns the sizes of a pass, in ascending order; a height is nil where the preview's is taken.
  func sizes(
    of pass: Pass, widths: ClosedRange<Int>, heights: ClosedRange<Int>?
  ) -> [(width: Float, height: Float?)] {
    let ends = Set([widths.lowerBound, widths.upperBound]).sorted()
    if pass.sizes == .heights, let heights {
      return ends.flatMap { width in heights.map { (Float(width), Float($0)) } }
    }
    return self.widths(of: pass, ends, widths).map { ($0, pass.height) }
  }

  /// The greatest distance between two sizes of a pass beside each other, in points.
  func step(of pass: Pass) -> Float {
    isFine && pass.sizes == .widths && !isAtEnds ? 0.51 : 1
  }

  private func widths(
    of pass: Pass, _ ends: [Int], _ range: ClosedRange<Int>
  ) -> [Float] {
    if isAtEnds { return ends.map(Float.init) }
    if pass.sizes == .devices {
      let devices = Self.devices.filter(range.contains)
      // Of a range between two devices the ends are tried.
      return Set(devices + ends).sorted().map(Float.init)
    }
    guard isFine else { return range.map(Float.init) }
    let parts: [Float] = [0, 1 / 3, 1 / 2, 2 / 3]
    var widths: [Float] = []
    for width in range.dropLast() {
      for part in parts { widths.append(Float(width) + part) }
    }
    return widths + [Float(range.upperBound)]
  }
}
