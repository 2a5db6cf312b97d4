package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
package import LayoutXML

/// The styles that a document uses, with their uses and their attributes.
///
/// The attributes of a style are read in its declaration, either in this document or in an imported
/// file whose text the markup borrows. The value that a row gives an attribute is computed once.
package struct StyledAttributes: Sendable {
  /// A style that something uses.
  package struct Style: Sendable {
    package var name: String
    /// The index of the import that declares the style, or −1 for the document itself.
    var module: Int32
    /// The indices of the style's attributes in the markup.
    package var attributes: [Int]
    /// How the style looks in states.
    var looks: [StyleLooks.Look] = []
    /// The range that covers the style's attributes, those of its looks in states included.
    var range: SourceRange
    /// The text of the imported file that declares the style; `start` is the offset of that text.
    var source: SourceText?
    var start: UInt32
  }

  /// A word in `style="…"`.
  package struct Use: Sendable {
    package var range: SourceRange
    /// The index of the style in ``styles``.
    var style: Int
  }

  /// The attribute, by its offset, and the row that reads the attribute.
  private struct ValueKey: Hashable {
    var attribute: UInt32
    var row: RowID
  }

  private struct ArgumentKey: Hashable {
    var attribute: UInt32
    var type: ExpressionType
  }

  /// The parts of a finding that identify it among findings on styles' attributes.
  struct Said: Hashable {
    private let message: String
    private let range: SourceRange

    init(_ finding: Diagnostic) {
      message = finding.message
      range = finding.range
    }
  }

  /// The most attributes that all uses together may add; no document can contain more.
  static let limit = 2_000_000

  private(set) var styles: [Style] = []
  /// The number of attributes that the uses add.
  private var count = 0
  /// The uses of styles; the last style of an element comes first, because it wins.
  package private(set) var uses: [Use] = []
  /// The `style` attributes in the markup that have uses, in document order.
  private var users: [(attribute: Int32, ways: Range<Int>)] = []
  /// The uses in each way that a `style` can come out; nearly all have one way.
  private var ways: [Range<Int>] = []
  private var places: [DeclarationReference: Int] = [:]
  /// The styles in the order of their ranges, which do not overlap.
  private var ordered: [Int] = []
  /// The first use of each style that has one.
  private var firstUses: [Int: Int] = [:]
  /// The offset of the text of each imported file that the markup borrows.
  private var starts: [Int32: UInt32] = [:]
  /// The values of attributes that were read, by attribute and row; nil for a value with a finding.
  private var values: [ValueKey: TypedValue?] = [:]
  private var arguments: [ArgumentKey: Int32] = [:]

  /// The findings on values that were reported, because several rows may read one value.
  private var said: Set<Said> = []
}

// MARK: Uses of styles

extension StyledAttributes {
  /// Returns the index of a style that was added before.
  func place(of style: DeclarationReference) -> Int? { places[style] }

  /// Adds a style and returns its index.
  mutating func add(_ style: Style, _ reference: DeclarationReference) -> Int {
    places[reference] = styles.count
    styles.append(style)
    ordered.insert(styles.count - 1, at: place { $0.range.start < style.range.start })
    return styles.count - 1
  }

  /// Counts a use of a style; returns false if the uses add too many attributes.
  mutating func hasRoom(for style: Int) -> Bool {
    count += styles[style].attributes.count
    for look in styles[style].looks { count += look.attributes.count + 1 }
    return count <= Self.limit
  }

  /// Adds the uses of the `style` attribute at an index of the markup, in each of its ways.
  ///
  /// Attributes must be added in document order.
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

  /// Returns the offset of the text of an imported file, if the markup has borrowed the text.
  func start(of module: Int32) -> UInt32? { starts[module] }

  mutating func keep(start: UInt32, of module: Int32) { starts[module] = start }

  /// Returns the uses of an element with a `style`, in all ways that the `style` can come out.
  package func uses(of node: MarkupNode) -> Range<Int> {
    let ways = ways(of: node)
    guard let first = ways.first, let last = ways.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the uses of an element in each way that its `style` can come out.
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

  /// Returns the style that a use names.
  package func style(of use: Int) -> Style { styles[uses[use].style] }

  /// Returns the use among `uses` whose style has an attribute at `offset`.
  func use(at offset: UInt32, among uses: Range<Int>) -> Use? {
    guard let style = style(at: offset) else { return nil }
    return uses.first { self.uses[$0].style == style }.map { self.uses[$0] }
  }

  /// Returns the style that has an attribute at `offset`.
  private func style(at offset: UInt32) -> Int? {
    let next = place { $0.range.end <= offset }
    guard next < ordered.count, styles[ordered[next]].range.start <= offset else { return nil }
    return ordered[next]
  }

  /// Returns the index in `ordered` of the first style for which `isBefore` is false.
  private func place(_ isBefore: (Style) -> Bool) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(styles[ordered[middle]]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: Cached values

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
  /// Returns a finding on a value as it is reported; nil if it was reported before.
  ///
  /// A finding on a style of the document itself stays in the style.
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

  /// Returns a finding on an element as it is reported.
  ///
  /// A finding on a style's attribute moves to the use of the style, and refers to the attribute.
  package func placed(_ finding: Diagnostic, among uses: Range<Int>) -> Diagnostic {
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

  /// Returns the use among `uses` whose style contains `range`, or else any use of that style.
  private func holder(of range: SourceRange, _ uses: Range<Int>) -> Use? {
    guard let style = style(at: range.start) else { return nil }
    let place = uses.first { self.uses[$0].style == style } ?? firstUses[style]
    return place.map { self.uses[$0] }
  }

  /// Returns the place of a range in the file that declares the style.
  private func origin(of use: Use, _ range: SourceRange, _ message: String) -> RelatedLocation {
    let style = styles[use.style]
    guard let source = style.source else { return RelatedLocation(message, at: range) }
    return RelatedLocation(
      message,
      at: SourceRange(start: range.start &- style.start, end: range.end &- style.start), in: source)
  }

  /// Whether a repair leaves styles unchanged: no style is changed for one of its users.
  private func isApplicable(_ fix: FixIt) -> Bool {
    !fix.edits.isEmpty
      && !fix.edits.contains { edit in
        let next = place { $0.range.end <= edit.range.start }
        return next < ordered.count && styles[ordered[next]].range.start < edit.range.end
      }
  }
}
