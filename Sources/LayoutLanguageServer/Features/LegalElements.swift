import LayoutModel
import LayoutSchema

/// The rules for the elements that may stand at a place, by its parent and what stands beside it.
struct LegalElements {
  private let names: DeclaredNames
  /// The element directly around; nil for the document, or an unknown one.
  private var direct: ElementKind?
  /// Whether the place is in the document itself.
  private let isOutside: Bool
  /// The use of a component or declared element directly around.
  private let use: DeclaredNames.Part?
  /// The element around past conditions, loops and slots.
  private let above: AttributeOptions.Above
  /// Whether one more layout element has room.
  private var hasRoom = true
  /// Whether a layout element stands before the place.
  private var isBehindElements = false
  /// The condition that ends right before the place.
  private var previous: ElementKind?
  /// Whether the place is in the body of a component.
  private let isInComponent: Bool
  /// The components around, whose bodies cannot use them.
  private var enclosing: Set<String> = []

  /// - Parameters:
  ///   - outline: The tags of the document.
  ///   - names: The names that it declares.
  ///   - options: Finds the element that reads placements.
  ///   - parent: The element around the place.
  ///   - offset: The place.
  ///   - element: The element that is being written at the place, which does not count.
  init(
    _ outline: MarkupOutline, _ names: DeclaredNames, _ options: AttributeOptions, _ parent: Int,
    _ offset: Int, without element: Int?
  ) {
    self.names = names
    isOutside = parent < 0
    let name = outline.name(parent)
    direct = LanguageWords.element(name)
    use = direct == nil ? names.part(name) : nil
    above = options.above(parent: parent, slot: nil)
    let around = parent < 0 ? [] : [parent] + outline.ancestors(of: parent)
    isInComponent = around.contains { outline.name($0) == "component" }
    for ancestor in around where outline.name(ancestor) == "component" {
      if let name = outline.value("name", of: ancestor) { enclosing.insert(name) }
    }
    var count = 0
    for child in outline.children(of: parent) where child != element {
      let kind = LanguageWords.element(outline.name(child))
      let isBefore = outline.elements[child].start < offset
      if kind.map(Self.isLayout) ?? true {
        // An `elseIf` and an `else` belong to the `if` before them.
        if kind != .elseIf, kind != .else { count += 1 }
        if isBefore { isBehindElements = true }
      }
      if isBefore { previous = kind }
    }
    hasRoom = count < Self.most(direct?.spec.children ?? .any, outline, parent)
  }

  private static func isLayout(_ kind: ElementKind) -> Bool {
    ElementSet.layoutElements.contains(kind) || kind.isFlow
  }

  /// Returns the most layout elements in an element.
  private static func most(_ rule: ChildRule, _ outline: MarkupOutline, _ parent: Int) -> Int {
    switch rule {
    case .any, .repeated: .max
    case .atMostOne, .document, .component: 1
    case .exactly(let roles): roles.count
    case .empty, .text, .characters, .declarations, .fields, .parameters, .readings, .expectations:
      0
    }
  }

  /// Whether a use of a component or declared element may stand here.
  func allows(_ part: DeclaredNames.Part) -> Bool {
    allowsLayout && !(part.kind == .component && enclosing.contains(part.name))
  }

  /// Whether layout elements may stand here.
  var allowsLayout: Bool {
    guard !isOutside else { return false }
    if let use { return use.takesManyChildren || use.takesChildren && !isBehindElements }
    if direct == nil { return true }
    if isInText { return false }
    return hasRoom
  }

  /// Whether the place is in a text, also in a condition or loop there.
  private var isInText: Bool { above.kind == .text || direct == .text }

  /// Whether an element of the language may stand here.
  func allows(_ kind: ElementKind) -> Bool {
    if isOutside { return kind == .layout || kind == .library }
    if ElementSet.declaring.contains(kind) { return allowsDeclaration(kind) }
    switch kind {
    case .layout, .library: return false
    case .preview: return direct == .layout && !isBehindElements
    case .span: return isInText && direct != .span
    case .spacer:
      return allowsLayout && (above.kind.map(ElementSet.spacerParents.contains) ?? true)
    case .slot: return isInComponent && allowsLayout && direct != .component
    case .elseIf, .else:
      return (previous == .if || previous == .elseIf) && (isInText || direct != nil || use != nil)
    case .if: return allowsLayout || isInText && direct != .span
    case .for: return (allowsLayout || isInText && direct != .span) && takesMany
    case .stack, .inset, .background, .overlay, .center, .relative, .ratio, .absolute, .corner,
      .wrapper, .clip, .fit, .zstack, .scroll, .text, .image, .view, .flex, .grid, .linear,
      .layers, .flow:
      return allowsLayout
    case .import, .param, .action, .define, .let, .choice, .record, .field, .style, .when,
      .component, .element, .attribute, .placement, .test, .expect:
      return false
    }
  }

  /// Whether any number of elements may stand here, as a loop comes out as.
  private var takesMany: Bool {
    if let part = above.part, part.kind == .element { return part.takesManyChildren }
    guard let kind = above.kind else { return true }
    switch kind.spec.children {
    case .any, .repeated, .text: return true
    case .empty, .characters, .atMostOne, .exactly, .document, .declarations, .component, .fields,
      .parameters, .readings, .expectations:
      return false
    }
  }

  private func allowsDeclaration(_ kind: ElementKind) -> Bool {
    if let use { return kind == .when && !isBehindElements && use.kind != .attribute }
    guard let direct, ElementSet.homes(of: kind).contains(direct), !isBehindElements else {
      return false
    }
    // A look belongs to an element, and a component or element with its tag here declares one.
    return kind != .when || !ElementSet.declared.contains(direct)
  }
}
