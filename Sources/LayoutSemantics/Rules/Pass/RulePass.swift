import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// One look at a typed tree with all rules that its document asks for.
///
/// Elements are looked at in document order, each by all rules whose scope it is in. What was found at
/// one place keeps the order of the registry.
struct RulePass {
  let document: TypedDocument
  let markup: MarkupDocument
  /// Pairs of attributes that hold the same id.
  let equalIds: [(later: Int, earlier: Int)]
  /// The names that the document declares, and which of them are used, where it declares any.
  let names: (file: FileNames, uses: NameUses)?
  /// The styles of the elements, where any has one.
  private let styled: StyledAttributes?
  /// How many findings there is room for.
  private let room: Int
  private let options: RuleOptions
  /// What documents that are checked together use of this library; nil where nobody knows.
  let usedByOthers: Set<SharedName>?
  /// Whether the document has an error, of whatever kind.
  private(set) var hasErrors: Bool

  private var axes: AxisAnalysis
  private var hasAxes = false
  /// The place in the registry of the rule that is asked.
  private var place = 0
  /// The element that it looks at, or −1.
  private var element = -1
  private var found: [(place: Int, finding: Diagnostic)] = []
  /// What frames have to prove, in the order in which it was found.
  private var suspicions: [Suspicion] = []
  /// What each rule took, where somebody wants to know.
  private var times: RuleTimes?

  init(
    _ draft: borrowing Draft, equalIds: [(later: Int, earlier: Int)],
    memory: consuming AxisAnalysis, options: RuleOptions = RuleOptions(),
    usedByOthers: Set<SharedName>? = nil, times: RuleTimes? = nil,
  ) {
    document = draft.document
    markup = draft.markup
    styled = draft.styles.styled
    room = draft.findings.room
    hasErrors = draft.findings.hasErrors
    self.equalIds = equalIds
    let hasNames = draft.names.isActive || draft.document.structure.hasLocalValues
    names = hasNames ? (draft.names, draft.uses) : nil
    axes = memory
    self.options = options
    self.usedByOthers = usedByOthers
    self.times = times
  }

  /// Asks the rules of `table` that are chosen.
  mutating func run(_ rules: RuleSelection, of table: RuleTable) {
    if rules.hasElements { visitElements(rules, table) }
    for place in rules.documentPlaces {
      ask(place, table)
    }
    if found.count > 1 { found.sort { $0.place < $1.place } }
  }

  private mutating func visitElements(_ rules: RuleSelection, _ table: RuleTable) {
    defer { element = -1 }
    for element in document.nodes.indices where rules.includes(document.nodes[element]) {
      let kind = Int(document.nodes[element].kind.rawValue)
      for place in rules.elementPlaces.intersection(table.placesByKind[kind])
      where table.scopes[place].includes(document.nodes[element]) {
        self.element = element
        ask(place, table)
      }
      if found.count >= room { return }
    }
  }

  /// Asks the rule at a place of the registry, of the element that is looked at if it is about one.
  private mutating func ask(_ place: Int, _ table: RuleTable) {
    self.place = place
    let start = times == nil ? nil : ContinuousClock.now
    switch table.ways[place] {
    case .element(let check): check(element, &self)
    case .document(let check): check(&self)
    }
    if let start { times?.add(start.duration(to: .now), at: place) }
  }

  /// What was found, what is only suspected, what the rules took, and the memory to use again.
  consuming func finish() -> (
    findings: [Diagnostic], suspicions: [Suspicion], times: RuleTimes?, memory: AxisAnalysis
  ) {
    (found.map(\.finding), suspicions, times, axes)
  }
}

// MARK: What rules ask and say

extension RulePass {
  /// Takes in a finding on the attributes of the element that is looked at, or of another one.
  mutating func report(_ finding: Diagnostic, on other: Int? = nil) {
    if finding.severity == .error { hasErrors = true }
    found.append((place, placed(finding, on: other ?? element)))
  }

  /// Takes in what frames have to prove of some elements that are laid out in `container`; it is told
  /// on the first of them.
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

  /// The finding where it is to be told: what a style says of an element stands in the style.
  private func placed(_ finding: Diagnostic, on element: Int) -> Diagnostic {
    guard let styled, element >= 0 else { return finding }
    return styled.placed(finding, among: styled.uses(of: source(of: element)))
  }

  /// What an option of the rule that is asked is.
  func value(of option: RuleOption) -> Double {
    options.value(of: option, for: RuleRegistry.rules[place].finding)
  }

  /// The attribute as it is written.
  func source(of attribute: TypedAttribute) -> MarkupAttribute {
    markup.attributes[Int(attribute.markup)]
  }

  /// The element as it is written.
  func source(of element: Int) -> MarkupNode {
    markup.nodes[Int(document.nodes[element].markup)]
  }

  /// The attribute of that name as it is written on the element, or nil.
  func source(of name: AttributeName, on element: Int) -> MarkupAttribute? {
    document.attribute(name, of: element).map { source(of: $0) }
  }

  /// The source at a range.
  func text(at range: SourceRange) -> String { markup.text(in: range) }

  /// Whether something of the element may come from a style.
  func isStyled(_ element: Int) -> Bool {
    guard let styled, document.nodes[element].markup >= 0 else { return false }
    return !styled.uses(of: source(of: element)).isEmpty
  }

  /// The styles of an element, the last first, with the names of what they say; a word that brings in
  /// several stands for each of them.
  func stylesInUse(on element: Int) -> [(name: String, range: SourceRange, names: [NameID])] {
    guard let styled, document.nodes[element].markup >= 0 else { return [] }
    return styled.uses(of: source(of: element)).map { use in
      let style = styled.style(of: use)
      return (
        style.name, styled.uses[use].range, style.attributes.map { markup.attributes[$0].name }
      )
    }
  }

  /// What can be proved of the axes of an element; they are worked out for the first who asks.
  mutating func axisStates(of element: Int) -> AxisStates {
    findAxes()
    return axes.states(of: element)
  }

  /// Percentages of a parent that provably has no length, by element and axis.
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
