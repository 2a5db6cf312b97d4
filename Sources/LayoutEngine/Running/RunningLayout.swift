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
  /// The document of a running layout and all else that its solve depends on.
  public struct Inputs: Sendable {
    /// The document to show.
    ///
    /// Assigning a document that is `Equatable` and equal to the current one costs a comparison;
    /// any other is built and compared element by element.
    public var document: Document { didSet { hasNewDocument = true } }
    /// The least and greatest size of the root, in points.
    public var range: SizeRange
    /// The scale, direction, text scale, safe area, color scheme and language.
    public var environment: LayoutEnvironment
    /// The measurer of texts.
    public var measurer: any TextMeasuring
    /// The source of intrinsic sizes for pictures and views that declare none; `nil` if there is no
    /// source.
    ///
    /// After an assignment the source is called for every such element, even if it is the same
    /// source as before.
    public var sizing: (any IntrinsicSizing)? { didSet { hasNewSizing = true } }

    fileprivate var hasNewDocument = false
    fileprivate var hasNewSizing = false
  }

  /// The inputs of the last update.
  public private(set) var inputs: Inputs
  /// The solved tree of the document's elements.
  public private(set) var tree = LayoutTree()
  /// A tree whose memory is reused to build the next version.
  private var spare = LayoutTree()

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
    inputs = Inputs(
      document: document, range: range, environment: environment, measurer: measurer,
      sizing: sizing)
    tree.sizing = sizing
    tree.build(for: range, environment: environment) { document.build(into: &$0) }
    tree.solve(in: range, environment: environment, measurer: measurer)
    tree.tracksChanges = true
  }

  /// The document of the last update.
  public var document: Document { inputs.document }

  /// The least and greatest size of the root in the last update, in points.
  public var range: SizeRange { inputs.range }

  /// The environment of the last update.
  public var environment: LayoutEnvironment { inputs.environment }

  /// The size, frames and outlets of the last solve.
  ///
  /// - Complexity: O(n + k log k) for n elements, k of them with an id; the outlets are made anew.
  public var result: LayoutResult<Document.Outlets> { LayoutResult(tree) }

  /// Shows a new document, and lays out again what changed.
  ///
  /// If the document is `Equatable` and equal to the current one, the update does nothing. Rows of
  /// lists that were added with ``Children/item(key:dependingOn:file:line:column:_:)`` are rebuilt
  /// only if the value they depend on changed.
  ///
  /// - Parameter document: The new document.
  /// - Returns: The changes since the last update.
  /// - Complexity: At most O(n) in the number of elements, plus the time of solving the elements
  ///   that the update affects.
  @discardableResult
  public mutating func update(_ document: Document) -> LayoutChanges {
    update { $0.document = document }
  }

  /// Changes any of the inputs, such as the size range, and lays out again what that affects.
  ///
  /// ```swift
  /// card.update { $0.range = .width(430) }
  /// ```
  ///
  /// Inputs that `change` does not assign stay as they are. A new range or environment rebuilds the
  /// document only if one of its conditions depends on what changed.
  ///
  /// - Parameter change: Assigns the new inputs.
  /// - Returns: The changes since the last update.
  /// - Complexity: At most O(n) in the number of elements, plus the time of solving the elements
  ///   that the update affects.
  @discardableResult
  public mutating func update(_ change: (inout Inputs) -> Void) -> LayoutChanges {
    var next = inputs
    change(&next)
    let asksAnew =
      next.hasNewSizing
      || next.sizing != nil && next.environment.ofTexts != environment.ofTexts
    let isBuilt = !next.hasNewDocument || isShown(next.document)
    next.hasNewDocument = false
    next.hasNewSizing = false
    inputs = next
    if asksAnew { tree.setIntrinsicSizes(next.sizing, in: next.environment) }
    let suits = tree.suits(next.range, next.environment)
    if !isBuilt || !suits { rebuild(keepsRows: suits) }
    tree.solve(in: next.range, environment: next.environment, measurer: next.measurer)
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
    inputs = other.inputs
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
    spare.sizing = inputs.sizing
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
