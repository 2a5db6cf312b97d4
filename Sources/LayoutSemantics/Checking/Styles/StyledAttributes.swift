import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// The styles that a document uses: who uses which, and what their attributes are.
///
/// A style stands where it is declared and is pointed at from there: in this document or in the text
/// of an imported file, which the markup has borrowed. What one of its attributes means to those who
/// read it by one row is worked out once.
struct StyledAttributes: Sendable {
  /// A style that something uses.
  struct Style: Sendable {
    var name: String
    /// The file of the style, or −1 for the document itself.
    var module: Int32
    /// The places of its attributes in the markup.
    var attributes: [Int]
    /// All that its attributes take up.
    var range: SourceRange
    /// The text of its file where that is another one, and what the offsets of that start from.
    var source: SourceText?
    var start: UInt32
  }

  /// A word in `style="…"`.
  struct Use: Sendable {
    var range: SourceRange
    /// In ``styles``.
    var style: Int
  }

  /// What a value is read by.
  private struct ValueKey: Hashable {
    var attribute: UInt32
    var row: RowID
  }

  private struct ArgumentKey: Hashable {
    var attribute: UInt32
    var type: ExpressionType
  }

  /// What tells a finding on a style's attribute from others.
  struct Said: Hashable {
    private let message: String
    private let range: SourceRange

    init(_ finding: Diagnostic) {
      message = finding.message
      range = finding.range
    }
  }

  /// The most attributes that all uses together may bring: a document of them alone has no more.
  static let limit = 2_000_000

  private(set) var styles: [Style] = []
  /// How many attributes the uses bring.
  private var count = 0
  /// The last style of an element comes first, because it wins.
  private(set) var uses: [Use] = []
  /// The `style` attributes in the markup that have uses, in the order of the document.
  private var users: [(attribute: Int32, ways: Range<Int>)] = []
  /// The uses in each way that a `style` can come out; nearly all have one.
  private var ways: [Range<Int>] = []
  private var places: [DeclarationReference: Int] = [:]
  /// The styles in the order of where they stand, none of which meets another.
  private var ordered: [Int] = []
  /// The first of all uses of each style that has one.
  private var firstUses: [Int: Int] = [:]
  /// What the offsets of each file that is borrowed from start from.
  private var starts: [Int32: UInt32] = [:]
  /// What is known already, by where the attribute starts; a value that is none has its finding.
  private var values: [ValueKey: TypedValue?] = [:]
  private var arguments: [ArgumentKey: Int32] = [:]

  /// What was said of values: they may be read by several rows.
  private var said: Set<Said> = []
}

// MARK: Who uses what

extension StyledAttributes {
  /// The place of a style that was met before.
  func place(of style: DeclarationReference) -> Int? { places[style] }

  /// Takes in a style, and gives its place.
  mutating func add(_ style: Style, _ reference: DeclarationReference) -> Int {
    places[reference] = styles.count
    styles.append(style)
    ordered.insert(styles.count - 1, at: place { $0.range.start < style.range.start })
    return styles.count - 1
  }

  /// Counts a use of a style; false where that is more than may be.
  mutating func hasRoom(for style: Int) -> Bool {
    count += styles[style].attributes.count
    return count <= Self.limit
  }

  /// Takes in what the `style` attribute at a place of the markup names in each of its ways, in its
  /// order.
  mutating func add(_ ways: [[Use]], at attribute: Int) {
    guard ways.contains(where: { !$0.isEmpty }) else { return }
    users.append((Int32(attribute), self.ways.count..<self.ways.count + ways.count))
    for words in ways {
      self.ways.append(uses.count..<uses.count + words.count)
      for use in words.reversed() {
        if firstUses[use.style] == nil { firstUses[use.style] = uses.count }
        uses.append(use)
      }
    }
  }

  /// What the offsets in the text of a file start from, where that is borrowed already.
  func start(of module: Int32) -> UInt32? { starts[module] }

  mutating func keep(start: UInt32, of module: Int32) { starts[module] = start }

  /// The uses of an element that has a `style`, in whatever way it comes out.
  func uses(of node: MarkupNode) -> Range<Int> {
    let ways = ways(of: node)
    guard let first = ways.first, let last = ways.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// The uses of an element in each way that its `style` can come out.
  func ways(of node: MarkupNode) -> ArraySlice<Range<Int>> {
    let attributes = node.attributeIndices
    var low = 0
    var high = users.count
    while low < high {
      let middle = (low + high) / 2
      if Int(users[middle].attribute) < attributes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < users.count, attributes.contains(Int(users[low].attribute)) else { return [] }
    return ways[users[low].ways]
  }

  /// The style that a use names.
  func style(of use: Int) -> Style { styles[uses[use].style] }

  /// The style whose attributes `offset` lies among, of those that some uses name.
  func use(at offset: UInt32, among uses: Range<Int>) -> Use? {
    guard let style = style(at: offset) else { return nil }
    return uses.first { self.uses[$0].style == style }.map { self.uses[$0] }
  }

  /// The style whose attributes `offset` lies among.
  private func style(at offset: UInt32) -> Int? {
    let next = place { $0.range.end <= offset }
    guard next < ordered.count, styles[ordered[next]].range.start <= offset else { return nil }
    return ordered[next]
  }

  /// The place in the order of the first style of which `isBefore` does not hold.
  private func place(_ isBefore: (Style) -> Bool) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(styles[ordered[middle]]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: What is known already

extension StyledAttributes {
  func value(of attribute: MarkupAttribute, _ row: RowID) -> TypedValue?? {
    values[ValueKey(attribute: attribute.nameStart, row: row)]
  }

  mutating func keep(_ value: TypedValue?, of attribute: MarkupAttribute, _ row: RowID) {
    values.updateValue(value, forKey: ValueKey(attribute: attribute.nameStart, row: row))
  }

  func argument(_ attribute: MarkupAttribute, as type: ExpressionType) -> Int32? {
    arguments[ArgumentKey(attribute: attribute.nameStart, type: type)]
  }

  mutating func keep(
    argument: Int32, _ attribute: MarkupAttribute, as type: ExpressionType
  ) {
    arguments[ArgumentKey(attribute: attribute.nameStart, type: type)] = argument
  }
}

// MARK: Findings

extension StyledAttributes {
  /// A finding on a value as people are to see it; nil for what was said before.
  ///
  /// What is wrong with a value in a style of the document is said where it stands.
  mutating func said(ofValue finding: Diagnostic, among uses: Range<Int>) -> Diagnostic? {
    guard let use = use(at: finding.range.start, among: uses) else { return finding }
    guard said.insert(Said(finding)).inserted else {
      return nil
    }
    let style = styles[use.style]
    guard style.module < 0 else { return placed(finding, among: uses) }
    var placed = finding
    placed.related.append(RelatedLocation("the style '\(style.name)' is used here", at: use.range))
    return placed
  }

  /// A finding on an element as people are to see it: what it says of an attribute of a style, it
  /// says of the place where the style is used, and refers to the style.
  func placed(_ finding: Diagnostic, among uses: Range<Int>) -> Diagnostic {
    guard !self.uses.isEmpty else { return finding }
    var placed = finding
    placed.related = finding.related.map { related in
      guard related.source == nil, let use = holder(of: related.range, uses) else { return related }
      return origin(of: use, related.range, related.message)
    }
    if let use = holder(of: finding.range, uses) {
      placed.range = use.range
      let name = styles[use.style].name
      placed.related.append(origin(of: use, finding.range, "the style '\(name)' says so here"))
    }
    placed.fixes = finding.fixes.filter { isApplicable($0) }
    return placed
  }

  /// The use at hand whose style holds `range`, else any.
  private func holder(of range: SourceRange, _ uses: Range<Int>) -> Use? {
    guard let style = style(at: range.start) else { return nil }
    let place = uses.first { self.uses[$0].style == style } ?? firstUses[style]
    return place.map { self.uses[$0] }
  }

  /// The part of a style's attribute that a range stands for.
  private func origin(of use: Use, _ range: SourceRange, _ message: String) -> RelatedLocation {
    let style = styles[use.style]
    guard let source = style.source else { return RelatedLocation(message, at: range) }
    return RelatedLocation(
      message,
      at: SourceRange(start: range.start &- style.start, end: range.end &- style.start), in: source)
  }

  /// Whether a repair leaves styles alone: none is changed for one of its users.
  private func isApplicable(_ fix: FixIt) -> Bool {
    !fix.edits.isEmpty
      && !fix.edits.contains { edit in
        let next = place { $0.range.end <= edit.range.start }
        return next < ordered.count && styles[ordered[next]].range.start < edit.range.end
      }
  }
}
