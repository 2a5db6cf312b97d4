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
  private let measurer: any TextMeasuring

  /// The sizes that the root may have.
  public private(set) var range: SizeRange
  /// The environment of the last solve.
  public private(set) var environment: LayoutEnvironment

  /// Creates a running layout and solves it.
  ///
  /// - Parameters:
  ///   - document: The document to show.
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts, in this solve and all later ones.
  public init(
    _ document: Document,
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) {
    self.document = document
    self.range = range
    self.environment = environment
    self.measurer = measurer
    tree.build(for: range, environment: environment) { document.build(into: &$0) }
    tree.solve(in: range, environment: environment, measurer: measurer)
  }

  /// The size, frames and outlets of the last solve.
  public var result: LayoutResult<Document.Outlets> { LayoutResult(tree) }

  /// Shows the document with other values, in other sizes or in another environment.
  ///
  /// - Parameters:
  ///   - document: The document to show; `nil` is the one that is shown.
  ///   - range: The sizes that the root may have; `nil` is those of the last solve.
  ///   - environment: The environment; `nil` is that of the last solve.
  /// - Returns: Which elements entered, left, stayed and moved.
  @discardableResult
  public mutating func update(
    _ document: Document? = nil,
    in range: SizeRange? = nil,
    environment: LayoutEnvironment? = nil,
  ) -> TreeChanges {
    let document = document ?? self.document
    self.document = document
    self.range = range ?? self.range
    self.environment = environment ?? self.environment
    spare.build(for: self.range, environment: self.environment) { document.build(into: &$0) }
    let changes = tree.update(to: &spare)
    tree.solve(in: self.range, environment: self.environment, measurer: measurer)
    return changes
  }
}
