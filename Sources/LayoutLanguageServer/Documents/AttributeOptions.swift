import LayoutChecking
import LayoutModel
import LayoutSchema

/// An attribute that an element may have where it stands, and who reads it there.
struct AttributeOption {
  /// The origin of the attribute, in the order in which authors are offered them.
  enum Reader: Int, Comparable {
    case parent
    case own
    case size
    case look
    case speech

    static func < (one: Reader, other: Reader) -> Bool { one.rawValue < other.rawValue }
  }

  var name: String
  var reader: Reader
  /// The element that reads it in words, such as `read by the 'stack' around it`.
  var origin: String
  /// The row of the table; nil for an attribute that an author has declared.
  var row: AttributeSpec?
  /// The type of a declared attribute.
  var type: String?
  /// The words of the choice that a declared attribute takes.
  var words: [String] = []
  var isRequired = false
  /// The default as authors write it.
  var standard: String?

  /// Whether it is an action of a component.
  var isAction: Bool { row == nil && type == "Action" }
}

/// Finds the attributes of elements by the table and by what the author has declared.
struct AttributeOptions {
  private let outline: MarkupOutline
  private let names: DeclaredNames

  init(_ outline: MarkupOutline, _ names: DeclaredNames) {
    self.outline = outline
    self.names = names
  }

  /// Whether the document follows CSS's flexbox, which has further words.
  var isCSS: Bool {
    let root = outline.elements.indices.first { outline.elements[$0].parent < 0 } ?? -1
    return outline.value("flexbox", of: root) == "css"
  }

  /// Returns the attributes that an element may have, each once.
  func all(of element: Int) -> [AttributeOption] {
    let name = outline.name(element)
    let above = self.above(element)
    var options: [AttributeOption] = []
    if let kind = LanguageWords.element(name) {
      let isLeaf = outline.elements[element].isEmpty
      for attribute in AttributeName.allCases {
        guard
          let row = Schema.shared.row(attribute, of: kind, in: above.kind, isLeaf: isLeaf)
        else { continue }
        add(Schema.shared[row], of: name, above, attribute.name, to: &options)
      }
      if kind == .style { addStyled(to: &options) }
    } else if let part = names.part(name) {
      options = own(part, above)
    }
    options += placements(above).filter { new in !options.contains { $0.name == new.name } }
    return options
  }

  /// Adds what a style can give those that have it.
  private func addStyled(to options: inout [AttributeOption]) {
    let isCSS = self.isCSS
    var known = Set(options.map(\.name))
    for row in Schema.shared.attributes.dropFirst()
    where Styleable.includes(row.name) && row.spells == nil && (isCSS || !row.isCSSPlacement) {
      let name = row.name.name
      guard known.insert(name).inserted else { continue }
      options.append(
        AttributeOption(
          name: name, reader: .look, origin: "for what has the style",
          row: isCSS ? row : row.withoutCSSWords))
    }
  }

  /// Returns one attribute of an element; nil if nothing reads it there.
  func option(_ name: String, of element: Int) -> AttributeOption? {
    all(of: element).first { $0.name == name }
  }

  /// The element that reads placements, past conditions, loops and slots.
  struct Above {
    var kind: ElementKind?
    var name: String
    /// The use of a component, or of a declared element.
    var part: DeclaredNames.Part?
  }

  /// Returns the element around another one that reads its placements.
  func above(_ element: Int) -> Above {
    above(
      parent: outline.elements.indices.contains(element) ? outline.elements[element].parent : -1,
      slot: outline.value("slot", of: element))
  }

  /// Returns the element that reads placements of what stands in `parent`.
  func above(parent: Int, slot: String?) -> Above {
    var parent = parent
    while parent >= 0 {
      let name = outline.name(parent)
      if let kind = LanguageWords.element(name) {
        if !kind.isFlow { return Above(kind: kind, name: name) }
      } else if let part = names.part(name) {
        guard part.kind == .component else { return Above(kind: .element, name: name, part: part) }
        let inner = part.slots.first { $0.name == slot }?.parent
        return Above(kind: inner, name: inner?.name ?? name, part: part)
      } else {
        return Above(kind: nil, name: name)
      }
      parent = outline.elements[parent].parent
    }
    return Above(kind: nil, name: "")
  }

  private func add(
    _ row: AttributeSpec, of name: String, _ above: Above, _ word: String,
    to options: inout [AttributeOption]
  ) {
    if row.isCSSPlacement, row.group == .placement, !isCSS { return }
    let isPlaced =
      row.group == .placement && !row.selfReaders.contains(LanguageWords.element(name) ?? .span)
      || row.group == .size && !row.parentReaders.isEmpty
    let reader: AttributeOption.Reader =
      switch row.group {
      case .placement: isPlaced ? .parent : .own
      case .own: .own
      case .size: .size
      case .appearance:
        word.hasPrefix("accessibility") || row.type == .action ? .speech : .look
      }
    let origin: String =
      switch reader {
      case .parent: "read by the '\(above.name)' around it"
      case .look: "of any element"
      case .speech: row.type == .action ? "what it does" : "what assistive technology is told"
      case .own, .size: "read by '\(name)'"
      }
    options.append(
      AttributeOption(
        name: word, reader: reader, origin: origin, row: isCSS ? row : row.withoutCSSWords,
        isRequired: row.isRequired,
        standard: isCSS ? row.cssDefault ?? row.defaultValue : row.defaultValue))
  }

  /// Returns the attributes of a use: its own, and what its root may have there.
  private func own(_ part: DeclaredNames.Part, _ above: Above) -> [AttributeOption] {
    var options = part.attributes.map { parameter in
      AttributeOption(
        name: parameter.name, reader: .own, origin: "read by '\(part.name)'", row: nil,
        type: parameter.type, words: names.choice(of: parameter)?.words ?? [],
        isRequired: parameter.isRequired, standard: parameter.value)
    }
    options += part.actions.map {
      AttributeOption(
        name: $0, reader: .own, origin: "an action of '\(part.name)'", row: nil, type: "Action")
    }
    let roots: [ElementKind] =
      part.kind == .element ? [.element] : part.roots.isEmpty ? [.wrapper] : part.roots
    let declared = Set(options.map(\.name))
    for attribute in AttributeName.allCases where !declared.contains(attribute.name) {
      let rows = roots.map { row(attribute, of: $0, above) }
      guard let first = rows.first ?? nil, rows.allSatisfy({ $0 != nil }) else { continue }
      add(Schema.shared[first], of: part.name, above, attribute.name, to: &options)
    }
    return options
  }

  /// Returns the row by which a use sets an attribute of its root.
  private func row(_ name: AttributeName, of root: ElementKind, _ above: Above) -> RowID? {
    let schema = Schema.shared
    let own = schema.ownRow(name, of: root).flatMap { row -> RowID? in
      switch schema[row].group {
      case .size, .appearance: row
      case .own, .placement: root == .element ? row : schema.rowOfUses(name)
      }
    }
    // The attributes of a declaration are not those of its uses.
    if root == .element, let own, schema[own].readers.contains(.element),
      schema[own].group == .own
    {
      return nil
    }
    let placed = above.kind.flatMap { schema.placementRow(name, of: root, in: $0) }
    return own ?? placed
  }

  /// Returns what a declared element reads of its children, and the slots of a component.
  private func placements(_ above: Above) -> [AttributeOption] {
    guard let part = above.part else { return [] }
    var options = part.placements.map { placement in
      AttributeOption(
        name: placement.name, reader: .parent, origin: "read by the '\(part.name)' around it",
        row: nil, type: placement.type, words: names.choice(of: placement)?.words ?? [],
        isRequired: placement.isRequired, standard: placement.value)
    }
    if part.kind == .component, part.slots.contains(where: { $0.name != nil }),
      let row = Schema.shared.placementRow(.slot, in: .component)
    {
      options.append(
        AttributeOption(
          name: "slot", reader: .parent, origin: "read by the '\(part.name)' around it",
          row: Schema.shared[row]))
    }
    return options
  }
}
