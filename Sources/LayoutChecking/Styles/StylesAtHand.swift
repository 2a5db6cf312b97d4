import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The styles that a document uses, and those of the element that is being read.
///
/// While the attributes of styles are being read, findings on them move to the use of the style.
struct StylesAtHand: Sendable {
  /// The styles that the document uses, and their uses; nil if there are none.
  private(set) var styled: StyledAttributes?
  /// The uses on the element that is being read; empty between elements.
  private(set) var uses = 0..<0
  /// The uses on the element in each way that its `style` can come out.
  private(set) var ways: ArraySlice<Range<Int>> = []
  /// The findings that were reported on the element, if its `style` has several ways.
  private var said: Set<StyledAttributes.Said> = []
  /// Whether the value of a style's attribute is being read, so that findings apply to all uses.
  private var isReadingValue = false

  init(_ styled: StyledAttributes? = nil) {
    self.styled = styled
  }

  /// Whether attributes of styles are being read.
  var isReading: Bool { !uses.isEmpty }

  /// Begins to read the attributes of an element's styles, the last style first.
  mutating func begin(_ node: MarkupNode) {
    uses = styled?.uses(of: node) ?? 0..<0
    ways = styled?.ways(of: node) ?? []
  }

  mutating func end() {
    uses = 0..<0
    ways = []
    if !said.isEmpty { said = [] }
  }

  /// Returns the indices in the markup of the attributes that a use adds.
  func attributes(of use: Int) -> [Int] {
    styled?.style(of: use).attributes ?? []
  }

  /// Returns how a use looks in states.
  func looks(of use: Int) -> [StyleLooks.Look] {
    styled?.style(of: use).looks ?? []
  }

  /// Returns the style that contains the attribute for the current element; nil for an attribute of
  /// an element.
  func style(holding attribute: MarkupAttribute) -> StyledAttributes.Style? {
    guard isReading, let use = styled?.use(at: attribute.nameStart, among: uses) else { return nil }
    return styled?.styles[use.style]
  }

  // MARK: Values

  /// Begins to read a value, which all uses of the style share.
  mutating func beginValue() { isReadingValue = true }

  mutating func endValue() { isReadingValue = false }

  /// Returns the cached value of an attribute by a row, which all uses of the style share.
  func value(of attribute: MarkupAttribute, _ row: RowID) -> TypedValue?? {
    styled?.value(of: attribute, row)
  }

  mutating func keep(_ value: TypedValue?, of attribute: MarkupAttribute, _ row: RowID) {
    styled?.keep(value, of: attribute, row)
  }

  /// Returns the cached expression of an attribute, which all parameters of a type share.
  func argument(_ attribute: MarkupAttribute, as type: ExpressionType) -> Int32? {
    styled?.argument(attribute, as: type)
  }

  mutating func keep(argument: Int32, _ attribute: MarkupAttribute, as type: ExpressionType) {
    styled?.keep(argument: argument, attribute, as: type)
  }

  // MARK: Findings

  /// Returns a finding as it is reported; nil if it was reported before.
  mutating func said(_ finding: Diagnostic) -> Diagnostic? {
    guard isReading else { return finding }
    if isReadingValue { return styled?.said(ofValue: finding, among: uses) }
    let placed = styled?.placed(finding, among: uses)
    guard ways.count > 1, let placed else { return placed }
    // A word adds the finding in each way that contains the word.
    return said.insert(StyledAttributes.Said(placed)).inserted ? placed : nil
  }
}
