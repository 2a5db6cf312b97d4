import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// One traversal of a typed tree with all rules in its scope.
///
/// Elements are visited in document order, each by all rules whose scope includes it. Findings at
/// the same place are in the order of the registry.
struct RulePass {
  let document: TypedDocument
  let markup: MarkupDocument
  /// Pairs of attributes that contain the same id.
  let equalIds: [(later: Int, earlier: Int)]
  /// The names that the document declares and their uses; nil if it declares none.
  let names: (file: FileNames, uses: NameUses)?
  /// The styles of the elements; nil if no element has one.
  private let styled: StyledAttributes?
  /// The number of findings that may still be reported.
  private let room: Int
  private let options: RuleOptions
  /// The names of this library that other documents use; nil if unknown.
  let usedByOthers: Set<SharedName>?
  /// Whether the document has an error of any kind.
  private(set) var hasErrors: Bool

  private var axes: AxisAnalysis
  private var hasAxes = false
  /// The registry index of the current rule.
  private var place = 0
  /// The element that the current rule checks, or −1.
  private var element = -1
  private var found: [(place: Int, finding: Diagnostic)] = []
  /// The suspicions that frames have to prove, in the order in which they were raised.
  private var suspicions: [Suspicion] = []
  /// The time each rule took; nil if times are not measured.
  private var times: RuleTimes?

  init(
    _ checked: CheckedDocument, room: Int, memory: consuming AxisAnalysis,
    options: RuleOptions = RuleOptions(), usedByOthers: Set<SharedName>? = nil,
    times: RuleTimes? = nil,
  ) {
    document = checked.document
    markup = checked.markup
    styled = checked.styled
    self.room = room
    hasErrors = checked.hasErrors
    equalIds = checked.equalIds
    names = checked.names
    axes = memory
    self.options = options
    self.usedByOthers = usedByOthers
    self.times = times
  }

  /// The number of elements after which it is asked whether the pass ends.
  private static let elementsAtOnce = 64

  /// Runs the selected rules of `table`, or some of them if the pass ends early.
  mutating func run(_ rules: RuleSelection, of table: RuleTable, until ends: () -> Bool) {
    if rules.hasElements { visitElements(rules, table, until: ends) }
    for place in rules.documentPlaces {
      if ends() { break }
      ask(place, table)
    }
    if found.count > 1 { found.sort { $0.place < $1.place } }
  }

  private mutating func visitElements(
    _ rules: RuleSelection, _ table: RuleTable, until ends: () -> Bool
  ) {
    defer { element = -1 }
    for element in document.nodes.indices where rules.includes(document.nodes[element]) {
      if element % Self.elementsAtOnce == 0, ends() { return }
      let kind = Int(document.nodes[element].kind.rawValue)
      for place in rules.elementPlaces.intersection(table.placesByKind[kind])
      where table.scopes[place].includes(document.nodes[element]) {
        self.element = element
        ask(place, table)
      }
      if found.count >= room { return }
    }
  }

  /// Runs the rule at an index of the registry, on the current element if it is an element rule.
  private mutating func ask(_ place: Int, _ table: RuleTable) {
    self.place = place
    let start = times == nil ? nil : ContinuousClock.now
    switch table.ways[place] {
    case .element(let check): check(element, &self)
    case .document(let check): check(&self)
    case .proof: break
    }
    if let start { times?.add(start.duration(to: .now), at: place) }
  }

  /// Returns the findings, the suspicions, the rule times and the memory to reuse.
  consuming func finish() -> (
    findings: [Diagnostic], suspicions: [Suspicion], times: RuleTimes?, memory: AxisAnalysis
  ) {
    (found.map(\.finding), suspicions, times, axes)
  }
}

// MARK: Functions for rules

extension RulePass {
  /// Reports a finding about the current element, or about `other`.
  mutating func report(_ finding: Diagnostic, on other: Int? = nil) {
    if finding.severity == .error { hasErrors = true }
    found.append((place, placed(finding, on: other ?? element)))
  }

  /// Adds a suspicion about elements in `container` that frames have to prove.
  ///
  /// The finding is reported on the first of the elements.
  mutating func suspect(
    _ finding: Diagnostic, of elements: [Int], within container: Int, along axis: Axis,
    asking asked: Float? = nil, by rule: any FrameRule.Type,
  ) {
    guard suspicions.count < room else { return }
    suspicions.append(
      Suspicion(
        placed(finding, on: elements.first ?? element), of: elements, within: container,
        along: axis, asking: asked,
        rule: rule))
  }

  /// Returns the finding, moved into the style if the attribute at fault comes from one.
  private func placed(_ finding: Diagnostic, on element: Int) -> Diagnostic {
    guard let styled, element >= 0 else { return finding }
    return styled.placed(finding, among: styled.uses(of: source(of: element)))
  }

  /// Returns the value of an option of the current rule.
  func value(of option: RuleOption) -> Double {
    options.value(of: option, for: RuleRegistry.rules[place].finding)
  }

  /// Returns the markup of an attribute.
  func source(of attribute: TypedAttribute) -> MarkupAttribute {
    markup.attributes[Int(attribute.markup)]
  }

  /// Returns the markup of an element.
  func source(of element: Int) -> MarkupNode {
    markup.nodes[Int(document.nodes[element].markup)]
  }

  /// Returns the markup of an element's attribute; nil if the element has none of that name.
  func source(of name: AttributeName, on element: Int) -> MarkupAttribute? {
    document.attribute(name, of: element).map { source(of: $0) }
  }

  /// Returns the source text in a range.
  func text(at range: SourceRange) -> String { markup.text(in: range) }

  /// Whether an attribute of the element may come from a style.
  func isStyled(_ element: Int) -> Bool {
    guard let styled, document.nodes[element].markup >= 0 else { return false }
    return !styled.uses(of: source(of: element)).isEmpty
  }

  /// Returns the styles of an element, the last first, with the names of their attributes.
  ///
  /// A word for several styles has an entry for each, with the same range.
  func stylesInUse(on element: Int) -> [(name: String, range: SourceRange, names: [NameID])] {
    guard let styled, document.nodes[element].markup >= 0 else { return [] }
    return styled.uses(of: source(of: element)).map { use in
      let style = styled.style(of: use)
      return (
        style.name, styled.uses[use].range, style.attributes.map { markup.attributes[$0].name }
      )
    }
  }

  /// Returns the facts about the axes of an element; they are computed on first use.
  mutating func axisStates(of element: Int) -> AxisStates {
    findAxes()
    return axes.states(of: element)
  }

  /// Returns the elements with a percentage of a provably undefined parent size, with the axis.
  mutating func percentagesOfNothing() -> [(element: Int, axis: Axis)] {
    findAxes()
    return axes.percentagesOfNothing
  }

  private mutating func findAxes() {
    guard !hasAxes else { return }
    hasAxes = true
    axes.run(on: document)
  }
}
