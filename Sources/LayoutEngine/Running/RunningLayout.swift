/// A document on a screen, which takes other values and lays out again only what these affect.
///
/// ```swift
/// var card = RunningLayout(PlaceCard(title: "Café"), in: .width(390))
/// let changes = card.update(PlaceCard(title: "Café Luna"))
/// card.result.outlets.title.frame
/// ```
///
/// The result is always that of a layout from scratch. Conditions on sizes or on the color scheme are
/// evaluated anew in each update. See <doc:Relayout>.
public struct RunningLayout<Document: LayoutDocument>: Sendable {
  /// The document that is shown.
  public private(set) var document: Document
  /// The elements of the document, solved.
  public private(set) var tree = LayoutTree()
  /// The memory in which the next version is built.
  private var spare = LayoutTree()

  /// What measures texts.
  public private(set) var measurer: any TextMeasuring
  /// The sizes that the root may have.
  public private(set) var range: SizeRange
  /// The environment of the last solve.
  public private(set) var environment: LayoutEnvironment
  /// What knows the sizes of pictures and views that say none; `nil` where nobody does.
  public private(set) var sizing: (any IntrinsicSizing)?

  /// Creates a running layout and solves it.
  ///
  /// - Parameters:
  ///   - document: The document to show.
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts, until an update names another.
  ///   - sizing: What knows the sizes of pictures and views that say none, until an update names another.
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

  /// Shows the document with other values, in other sizes or in another environment.
  ///
  /// Where a document that can be compared is equal to the one that is shown, and all else is the same,
  /// nothing is done. Rows of lists that were added with ``Children/row(key:from:site:_:)`` are made again
  /// only where what they are made from has changed.
  ///
  /// - Parameters:
  ///   - document: The document to show; `nil` is the one that is shown.
  ///   - range: The sizes that the root may have; `nil` is those of the last solve.
  ///   - environment: The environment; `nil` is that of the last solve.
  ///   - measurer: What measures texts; `nil` is what did so in the last solve.
  ///   - sizing: What knows the sizes of pictures and views that say none; `nil` is what did so in the
  ///     last solve. Naming one asks it for all of them, in proportion to all elements.
  /// - Returns: What changed.
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

  /// Shows a document that was laid out elsewhere, such as on another thread.
  ///
  /// - Parameter other: Its layout.
  /// - Returns: What changed, as in an update; in proportion to all elements.
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

  /// Makes the tree that of the document; rows are as they were only where the sizes and the environment
  /// are, as far as the document asks for them.
  private mutating func rebuild(keepsRows: Bool) {
    buildSpare(keepsRows: keepsRows)
    let kept = spare.takeKeptRows()
    if tree.update(to: &spare, taking: kept) { return }
    // A row is where it cannot have come from: two have one key, say.
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

  /// Whether a document is known to be the one that is shown.
  private func isShown(_ document: Document) -> Bool {
    func isEqual<Value: Equatable>(_ shown: Value) -> Bool { document as? Value == shown }
    guard let shown = self.document as? any Equatable else { return false }
    return isEqual(shown)
  }
}
