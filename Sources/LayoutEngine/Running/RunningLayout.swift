/// A document on a screen: it takes other values and lays out again only what they touch.
///
/// ```swift
/// var card = RunningLayout(PlaceCard(title: "Café"), in: .width(390))
/// let changes = card.update(PlaceCard(title: "Café Luna"))
/// card.result.outlets.title.frame
/// ```
///
/// The result is always that of a layout from scratch. What a condition says of sizes or of the
/// appearance is decided again with each update.
public struct RunningLayout<Document: LayoutDocument>: Sendable {
  /// The document as it is shown.
  public private(set) var document: Document
  /// Its elements, solved.
  public private(set) var tree = LayoutTree()
  /// The memory in which the next version is built.
  private var spare = LayoutTree()
  private let measurer: any TextMeasuring

  /// The sizes that it may take.
  public private(set) var range: SizeRange
  /// What it is shown in.
  public private(set) var environment: LayoutEnvironment

  /// Lays out a document.
  ///
  /// - Parameters:
  ///   - document: What is shown.
  ///   - range: The sizes it may take.
  ///   - environment: Scale, direction, text scale, safe area, appearance and language.
  ///   - measurer: What measures texts.
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

  /// Size, frames and outlets of the last layout.
  public var result: LayoutResult<Document.Outlets> { LayoutResult(tree) }

  /// Shows the document with other values, in other sizes or in another environment.
  ///
  /// - Parameters:
  ///   - document: The document as it is now; without it, as it was.
  ///   - range: The sizes it may take; without it, the same as before.
  ///   - environment: What it is shown in; without it, the same as before.
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
