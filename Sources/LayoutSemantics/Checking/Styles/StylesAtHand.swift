import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// The styles that a document uses, and those of the element whose attributes are read.
///
/// While there are any of the latter, what is found in their attributes is said of the use.
struct StylesAtHand: Sendable {
  /// The styles that are used, and by whom; nil where none is.
  private(set) var styled: StyledAttributes?
  /// The uses on the element whose attributes are read; there are none before and behind.
  private(set) var uses = 0..<0
  /// The same in each way that the element's `style` can come out.
  private(set) var ways: ArraySlice<Range<Int>> = []
  /// What was said of the element, where its styles are read in several ways.
  private var said: Set<StyledAttributes.Said> = []
  /// Whether the value of one of their attributes is read, so that what is found is true of all uses.
  private var isReadingValue = false

  init(_ styled: StyledAttributes? = nil) {
    self.styled = styled
  }

  /// Whether attributes are read that come from styles.
  var isReading: Bool { !uses.isEmpty }

  /// Begins to read the attributes of an element's styles, the last one first.
  mutating func begin(_ node: MarkupNode) {
    uses = styled?.uses(of: node) ?? 0..<0
    ways = styled?.ways(of: node) ?? []
  }

  mutating func end() {
    uses = 0..<0
    ways = []
    if !said.isEmpty { said = [] }
  }

  /// The places in the markup of what a use brings.
  func attributes(of use: Int) -> [Int] {
    styled?.style(of: use).attributes ?? []
  }

  /// The style whose attribute is read for the element at hand, or nil for an attribute that stands
  /// on an element.
  func style(holding attribute: MarkupAttribute) -> StyledAttributes.Style? {
    guard isReading, let use = styled?.use(at: attribute.nameStart, among: uses) else { return nil }
    return styled?.styles[use.style]
  }

  // MARK: Values

  /// Begins to read a value, which all uses of the style share.
  mutating func beginValue() { isReadingValue = true }

  mutating func endValue() { isReadingValue = false }

  /// What is known of an attribute's value by a row: the same for all who read it so.
  func value(of attribute: MarkupAttribute, _ row: RowID) -> TypedValue?? {
    styled?.value(of: attribute, row)
  }

  mutating func keep(_ value: TypedValue?, of attribute: MarkupAttribute, _ row: RowID) {
    styled?.keep(value, of: attribute, row)
  }

  /// What is known of what an attribute gives a parameter: the same for all parameters of a type.
  func argument(_ attribute: MarkupAttribute, as type: ExpressionType) -> Int32? {
    styled?.argument(attribute, as: type)
  }

  mutating func keep(argument: Int32, _ attribute: MarkupAttribute, as type: ExpressionType) {
    styled?.keep(argument: argument, attribute, as: type)
  }

  // MARK: Findings

  /// A finding as people are to see it; nil for what was said before.
  mutating func said(_ finding: Diagnostic) -> Diagnostic? {
    guard isReading else { return finding }
    if isReadingValue { return styled?.said(ofValue: finding, among: uses) }
    let placed = styled?.placed(finding, among: uses)
    guard ways.count > 1, let placed else { return placed }
    // A word brings it in each way that it stands in.
    return said.insert(StyledAttributes.Said(placed)).inserted ? placed : nil
  }
}
