/// A document on a screen that can be updated and lays out again only what an update affects.
///
/// ```swift
/// var card = RunningLayout(PlaceCard(title: "Café"), in: .width(390))
/// let changes = card.update(PlaceCard(title: "Café Luna"))
/// card.result.outlets.title.frame
/// ```
///
/// The result is always equal to that of a layout from scratch. Conditions on sizes or on the color
/// scheme are evaluated again in each update. See <doc:Relayout>.
public struct RunningLayout<Document: LayoutDocument>: Sendable {
  /// The document of the last update.
  public private(set) var document: Document
  /// The solved tree of the document's elements.
  public private(set) var tree = LayoutTree()
  /// A tree whose memory is reused to build the next version.
  private var spare = LayoutTree()

  /// The measurer of texts in the last solve.
  public private(set) var measurer: any TextMeasuring
  /// The least and greatest size of the root in the last solve, in points.
  public private(set) var range: SizeRange
  /// The environment of the last solve.
  public private(set) var environment: LayoutEnvironment
  /// The source of intrinsic sizes for pictures and views that declare none; `nil` if there is no
  /// source.
  public private(set) var sizing: (any IntrinsicSizing)?

  /// Creates a running layout and solves it.
  ///
  /// - Parameters:
  ///   - document: The document to show.
  ///   - range: The least and greatest size of the root, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of texts, until an update sets another one.
  ///   - sizing: The source of intrinsic sizes for pictures and views that declare none, until an
  ///     update sets another one.
  /// - Complexity: O(n) in the number of elements, plus the time of solving them.
  public init(
    _ document: Document,
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
    sizing: (any IntrinsicSizing)? = nil,
  ) {
    self.document = document
    self.range = range
    self.environment = environment
    self.measurer = measurer
    self.sizing = sizing
    tree.sizing = sizing
    tree.build(for: range, environment: environment) { document.build(into: &$0) }
    tree.solve(in: range, environment: environment, measurer: measurer)
    tree.tracksChanges = true
  }

  /// The size, frames and outlets of the last solve.
  public var result: LayoutResult<Document.Outlets> { LayoutResult(tree) }

  /// Updates the document, the size range or the environment, and lays out again.
  ///
  /// If the document is `Equatable`, equal to the current one, and all else is unchanged, the
  /// update does nothing. Rows of lists that were added with
  /// ``Children/item(key:dependingOn:file:line:column:_:)`` are rebuilt only if the value they
  /// depend on changed.
  ///
  /// - Parameters:
  ///   - document: The new document; `nil` keeps the current one.
  ///   - range: The least and greatest size of the root, in points; `nil` keeps those of the last
  ///     solve.
  ///   - environment: The environment; `nil` keeps that of the last solve.
  ///   - measurer: The measurer of texts; `nil` keeps that of the last solve.
  ///   - sizing: The source of intrinsic sizes for pictures and views that declare none; `nil`
  ///     keeps that of the last solve. A new source is called for every such element.
  /// - Returns: The changes since the last update.
  /// - Complexity: At most O(n) in the number of elements, plus the time of solving the elements
  ///   that the update affects.
  @discardableResult
  public mutating func update(
    _ document: Document? = nil,
    in range: SizeRange? = nil,
    environment: LayoutEnvironment? = nil,
    measurer: (any TextMeasuring)? = nil,
    sizing: (any IntrinsicSizing)? = nil,
  ) -> LayoutChanges {
    let (range, environment) = (range ?? self.range, environment ?? self.environment)
    let asksAnew = sizing != nil || environment.ofTexts != self.environment.ofTexts
    self.sizing = sizing ?? self.sizing
    if asksAnew, let sizing = self.sizing { tree.setIntrinsicSizes(sizing, in: environment) }
    let isBuilt = document.map { isShown($0) } ?? true
    self.document = document ?? self.document
    self.range = range
    self.environment = environment
    self.measurer = measurer ?? self.measurer
    let suits = tree.suits(range, environment)
    if !isBuilt || !suits { rebuild(keepsRows: suits) }
    tree.solve(in: range, environment: environment, measurer: self.measurer)
    return tree.takeChanges()
  }

  /// Replaces the layout with one that was solved elsewhere, such as on another thread.
  ///
  /// - Parameter other: The layout to show, with its document, range, environment, measurer and
  ///   sizing.
  /// - Returns: The changes from the current layout to `other`.
  /// - Complexity: O(n) in the number of elements of both layouts.
  @discardableResult
  public mutating func adopt(_ other: RunningLayout) -> LayoutChanges {
    document = other.document
    range = other.range
    environment = other.environment
    measurer = other.measurer
    sizing = other.sizing
    tree.adopt(other.tree)
    return tree.takeChanges()
  }

  /// Builds the document again and updates the tree.
  ///
  /// - Parameter keepsRows: Whether rows may be reused: the document was last built for a range and
  ///   environment that suit the current ones.
  private mutating func rebuild(keepsRows: Bool) {
    buildSpare(keepsRows: keepsRows)
    let kept = spare.takeKeptRows()
    if tree.update(to: &spare, taking: kept) { return }
    // A row is in a place that does not match, for example because two rows have one key.
    buildSpare(keepsRows: false)
    _ = tree.update(to: &spare, taking: [])
  }

  private mutating func buildSpare(keepsRows: Bool) {
    let document = document
    spare.sizing = sizing
    spare.begin(for: range, environment: environment)
    if keepsRows { spare.keepRows(of: tree) }
    spare.fill { document.build(into: &$0) }
  }

  /// Whether a document is `Equatable` and equal to the current one.
  private func isShown(_ document: Document) -> Bool {
    func isEqual<Value: Equatable>(_ shown: Value) -> Bool { document as? Value == shown }
    guard let shown = self.document as? any Equatable else { return false }
    return isEqual(shown)
  }
}
