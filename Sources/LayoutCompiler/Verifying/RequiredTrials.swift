import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema

/// What a proof of a layout or a component must have tried, read from the document and the
/// settings of the run that verifies.
struct RequiredTrials {
  var widths: ClosedRange<Int>
  var heights: ClosedRange<Int>?
  var isFine: Bool
  var isFull: Bool
  var appearances: [LayoutEnvironment.ColorScheme]

  /// Creates what is required of a layout, or of a component at its declaration.
  init(
    of document: TypedDocument, at declaration: Int?, _ previews: [PreviewValues.Preview],
    _ asked: ProofDomain, _ project: ProofDomain.Choice
  ) {
    isFine = asked.isFine || project.isFine == true
    isFull = asked.isFull || project.isFull == true
    appearances =
      asked.appearances ?? project.appearances ?? LayoutEnvironment.ColorScheme.allCases
    let place = declaration ?? 0
    let said = Self.said(.widths, at: place, of: document)
    let saidHeights = Self.said(.heights, at: place, of: document)
    // What a command and a project say is about screens.
    guard declaration == nil else {
      widths = said ?? ProofDomain.screens
      heights = saidHeights
      return
    }
    let screens = project.widths ?? ProofDomain.screens
    let shown = previews.map(\.settings.horizontal.maximum).filter { (1...10_000).contains($0) }
    let isScreen = shown.isEmpty || shown.contains { $0 >= Float(screens.lowerBound) }
    let own =
      isScreen ? screens : Int(shown.min() ?? 1)...Int(shown.max() ?? 1)
    widths = asked.widths ?? said ?? own
    heights = asked.heights ?? saidHeights ?? project.heights
  }

  /// Returns the range that an attribute of the layout or of a component says.
  static func said(
    _ name: AttributeName, at node: Int, of document: TypedDocument
  ) -> ClosedRange<Int>? {
    guard node < document.nodes.count,
      case .pair(let from, let to)? = document.value(name, of: node)
    else { return nil }
    return max(Int(from.amount), 1)...min(Int(to.amount), 10_000)
  }

  /// Returns what a subject of a certificate leaves out, in words; empty if it leaves out nothing.
  func lacking(in subject: CertifiedDocument.Subject) -> [String] {
    var lacking: [String] = []
    if subject.widths.clamped(to: widths) != widths {
      lacking.append("widths of \(widths) are asked for, and these are \(subject.widths)")
    }
    if let heights {
      let tried = subject.heights.map { "\($0)" } ?? "those of previews"
      if subject.heights?.clamped(to: heights) != heights {
        lacking.append("heights of \(heights) are asked for, and these are \(tried)")
      }
    }
    if isFine, !subject.isFine { lacking.append("halves and thirds of points are asked for") }
    if isFull, !subject.isFull { lacking.append("every text size at every width is asked for") }
    return lacking
  }

  // MARK: Gaps

  /// The sizes at which one set of data is tried in one text size and direction.
  fileprivate struct Sizes {
    /// Widths of which every whole number is tried, at a height or at that of the preview.
    var widths: [ClosedRange<Int>]
    var height: Int?
    var isFine = false
    /// Heights of which every whole number is tried, at these widths; nil for one height.
    var heights: ClosedRange<Int>?
  }

  /// The text sizes at which data are tried that differ in one respect.
  private static let sizesOfVariants: [Float] = [1, 1.353, 3.118]

  /// Returns the first trial of each list that a subject says it is meant for and that was not
  /// solved, in words.
  static func gaps(in subject: CertifiedDocument.Subject) -> [String] {
    var gaps: [String] = []
    for (number, data) in subject.dataSets.enumerated() {
      for textSize in ProofDomain.textSizes.sorted() {
        if data.isVariant, !subject.isFull, !sizesOfVariants.contains(textSize) { continue }
        for direction in WritingDirection.allCases {
          let tried = subject.trials.filter {
            $0.appearances.isEmpty && $0.dataSets.contains(number)
              && $0.textSizes.contains(textSize) && $0.directions.contains(direction)
          }
          let all = sizes(for: data, at: textSize, of: subject)
          guard let gap = all.lazy.compactMap({ $0.gap(in: tried) }).first else { continue }
          gaps.append(
            "nothing was tried at \(gap), text size \(textSize), \(direction.rawValue), data set "
              + "\(number)")
        }
      }
    }
    return gaps
  }

  /// Returns the appearances in which colors were not compared, in words.
  func gapsOfColors(
    in subject: CertifiedDocument.Subject, _ settings: [PreviewSettings]
  ) -> [String] {
    var gaps: [String] = []
    let ends = [subject.widths.lowerBound, subject.widths.upperBound]
    for (number, data) in subject.dataSets.enumerated() where data.differs == nil {
      for appearance in appearances {
        let tried = subject.trials.filter {
          $0.appearances.contains(appearance) && $0.dataSets.contains(number)
            && $0.textSizes.contains(1) && $0.directions.contains(.ltr)
        }
        let own = settings[number].horizontal.maximum
        let isInside = Float(ends[0]) <= own && own <= Float(ends[1])
        let widths = ends.map { Float($0) } + (isInside ? [own] : [])
        let missing = widths.first { width in
          !tried.contains { $0.widths.contains { $0.contains(width) } }
        }
        guard let missing else { continue }
        gaps.append(
          "no colors were compared at a width of \(missing.toTheHundredth) in the "
            + "\(appearance.rawValue), data set \(number)")
      }
    }
    return gaps
  }

  private static func sizes(
    for data: CertifiedDocument.DataSet, at textSize: Float, of subject: CertifiedDocument.Subject
  ) -> [Sizes] {
    let range = subject.widths
    let ends = Set([range.lowerBound, range.upperBound]).sorted().map { $0...$0 }
    let isEvery = subject.isFull || (textSize == 1 && !data.isVariant)
    let devices = ProofDomain.devices.filter(range.contains).map { $0...$0 } + ends
    var sizes = Sizes(widths: isEvery ? [range] : devices)
    sizes.isFine = isEvery && subject.isFine
    guard let heights = subject.heights else { return [sizes] }
    var all = [heights.lowerBound, heights.upperBound].map { height in
      var sizes = sizes
      sizes.height = height
      return sizes
    }
    if !data.isVariant, subject.isFull || textSize == 1 {
      all.append(Sizes(widths: ends, heights: heights))
    }
    return all
  }
}

extension RequiredTrials.Sizes {
  /// The first size that is not among those that were tried, in words; nil if all are.
  fileprivate func gap(in tried: [CertifiedDocument.Trials]) -> String? {
    if let heights {
      for width in widths {
        let there = tried.filter { $0.widths.contains { $0.contains(Float(width.lowerBound)) } }
        if let gap = Self.firstGap(in: heights, covered: there.flatMap(\.heights)) {
          return "a width of \(width.lowerBound) and a height of \(gap)"
        }
      }
      return nil
    }
    let there = tried.filter { tried in
      (tried.isFine || !isFine)
        && (height.map { height in tried.heights.contains { $0.contains(Float(height)) } }
          ?? tried.heights.isEmpty)
    }
    let covered = there.flatMap(\.widths)
    let words = height.map { " and a height of \($0)" } ?? ""
    for range in widths {
      if let gap = Self.firstGap(in: range, covered: covered) { return "a width of \(gap)\(words)" }
    }
    return nil
  }

  /// Returns the first whole number of a range that is in none of others.
  private static func firstGap(in range: ClosedRange<Int>, covered: [ClosedRange<Float>]) -> Int? {
    var next = range.lowerBound
    for part in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > Float(next) { break }
      next = max(next, Int(part.upperBound.rounded(.down)) + 1)
    }
    return next <= range.upperBound ? next : nil
  }
}
