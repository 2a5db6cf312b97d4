import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel

/// All that a proof tried of a layout, or of one of its components by itself, for a certificate.
struct ProofSubject: Sendable {
  /// The component; nil for the layout.
  var component: String?
  /// The widths that the subject is meant for, in points.
  var widths: ClosedRange<Int>
  /// The heights in points; nil for those of the previews.
  var heights: ClosedRange<Int>?
  var isFine: Bool
  var isFull: Bool
  /// The data that were tried, in the order of their numbers.
  private(set) var dataSets: [JSONValue] = []
  private(set) var trials: [Trials] = []
  /// The number of trials.
  private(set) var solves = 0

  /// Trials in all combinations of their members, each of which was solved.
  struct Trials: Sendable, Equatable {
    var dataSets: [Int]
    var textSizes: [Float]
    var directions: [WritingDirection]
    /// The appearances, where colors were compared.
    var appearances: [LayoutEnvironment.ColorScheme] = []
    /// The widths that were solved, without a whole point between two of a range that was not.
    var widths = WidthRanges()
    /// The heights that were solved, every whole number of points of each range; empty for that of
    /// the preview.
    var heights: [ClosedRange<Int>] = []
    /// Whether halves and thirds between the whole points were solved too.
    var isFine = false
  }

  /// Creates a subject of which nothing was tried yet.
  init(
    widths: ClosedRange<Int>, heights: ClosedRange<Int>?, over domain: ProofDomain,
    with bases: [ProofBase], _ document: TypedDocument
  ) {
    self.widths = widths
    self.heights = heights
    isFine = domain.isFine
    isFull = domain.isFull
    let records = DataRecords(document, isDark: false)
    dataSets = bases.map { base in
      var members: [(String, JSONValue)] = []
      let origin = base.origin.map { bases[$0] }
      if let origin = base.origin { members.append(("like", .integer(origin))) }
      if origin == nil, let preview = base.preview {
        members.append(("preview", .integer(preview)))
      }
      // A translation names its language, and a variant has that of its origin.
      if !base.isVariant, let language = base.settings.language {
        members.append(("language", .string(language)))
      }
      if let words = base.difference { members.append(("differs", .string(words))) }
      if base.isVariant || (origin == nil && (base.difference != nil || base.preview == nil)) {
        members.append(
          (
            "values",
            records.json(
              of: base.values, besides: origin?.values, for: document.structure.parameters)
          ))
      }
      if base.isVariant { members.append(("isVariant", .bool(true))) }
      return .members(members)
    }
  }

  /// Notes the sizes of a pass, all of which were solved.
  mutating func note(
    _ pass: ProofDomain.Pass, sizes: [(width: Float, height: Float?)], step: Float,
    appearance: LayoutEnvironment.ColorScheme? = nil
  ) {
    var tried = Trials(
      dataSets: [pass.base], textSizes: [pass.textScale],
      directions: [pass.isRightToLeft ? .rtl : .ltr], isFine: step < 1)
    if let appearance { tried.appearances = [appearance] }
    for width in sizes.map(\.width).sorted() { tried.widths.add(width, step: step) }
    let heights = Set(sizes.compactMap { $0.height.map { Int($0) } }).sorted()
    for height in heights {
      if let last = tried.heights.last, last.upperBound + 1 == height {
        tried.heights[tried.heights.count - 1] = last.lowerBound...height
      } else {
        tried.heights.append(height...height)
      }
    }
    solves += sizes.count
    trials.append(tried)
  }

  /// Joins trials that differ in one of their lists alone.
  mutating func join() {
    trials = Self.joining(trials, \.dataSets)
    trials = Self.joining(trials, \.appearances)
    trials = Self.joining(trials, \.directions)
    trials = Self.joining(trials, \.textSizes)
  }

  private static func joining<Member>(
    _ trials: [Trials], _ list: WritableKeyPath<Trials, [Member]>
  ) -> [Trials] {
    var joined: [Trials] = []
    // Of each of the joined, what is the same.
    var keys: [Trials] = []
    for tried in trials {
      var key = tried
      key[keyPath: list] = []
      if !tried[keyPath: list].isEmpty, let place = keys.firstIndex(of: key) {
        joined[place][keyPath: list] += tried[keyPath: list]
      } else {
        joined.append(tried)
        keys.append(key)
      }
    }
    return joined
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let component { members.append(("component", .string(component))) }
    members += [
      ("widths", .range(widths)), ("heights", heights.map { .range($0) } ?? .array([])),
      ("fine", .bool(isFine)), ("full", .bool(isFull)), ("solves", .integer(solves)),
      ("dataSets", .array(dataSets)), ("trials", .array(trials.map(\.json))),
    ]
    return .members(members)
  }
}

extension ProofSubject.Trials {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("dataSets", .array(dataSets.map { .integer($0) })),
      ("textSizes", .array(textSizes.map { .number($0) })),
      ("directions", .strings(directions.map(\.rawValue))),
    ]
    if !appearances.isEmpty {
      members.append(("appearances", .strings(appearances.map(\.rawValue))))
    }
    members.append(("widths", .array(widths.all.map { .range($0) })))
    if !heights.isEmpty { members.append(("heights", .array(heights.map { .range($0) }))) }
    if isFine { members.append(("fine", .bool(true))) }
    return .members(members)
  }
}

extension JSONValue {
  static func range(_ range: ClosedRange<Int>) -> JSONValue {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }

  static func range(_ range: ClosedRange<Float>) -> JSONValue {
    .array([.number(range.lowerBound), .number(range.upperBound)])
  }
}
