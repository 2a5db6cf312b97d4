/// An element of a tree that is being drawn.
struct AppTreeNode {
  enum Element: String {
    case flex, grid, text, view
  }

  let element: Element
  var children: [AppTreeNode] = []
  /// What a text says.
  var words = ""
  private(set) var attributes: [(name: String, value: String)] = []

  init(_ element: Element, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.element = element
    for (name, value) in attributes { set(name, value) }
  }

  init(
    _ element: Element, _ attributes: KeyValuePairs<String, String> = [:], _ children: [AppTreeNode]
  ) {
    self.init(element, attributes)
    self.children = children
  }

  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Whether children follow one another from side to side.
  var isRow: Bool { self["direction"]?.hasPrefix("row") == true }

  /// Whether it lays out children.
  var isContainer: Bool { element == .flex || element == .grid }

  /// How many levels of elements there are, its own included.
  var levels: Int { 1 + (children.map(\.levels).max() ?? 0) }

  /// Gives an attribute a value, unless it has one: what a part is drawn with counts more than what
  /// is added at random.
  mutating func set(_ name: String, _ value: String) {
    if self[name] == nil { attributes.append((name, value)) }
  }

  /// The element as text without a line break at its end, with ids that say where it stands.
  func xml(id: String, depth: Int) -> String {
    let blanks = String(repeating: "  ", count: depth)
    let said = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let start = "\(blanks)<\(element.rawValue) id=\"\(id)\"\(said)"
    if element == .text { return "\(start)>\(words)</text>" }
    if children.isEmpty { return start + "/>" }
    let inner = children.enumerated().map { $1.xml(id: "\(id)_\($0)", depth: depth + 1) }
    return "\(start)>\n\(inner.joined(separator: "\n"))\n\(blanks)</\(element.rawValue)>"
  }

  /// A text of some words.
  static func text(_ words: String) -> AppTreeNode {
    var node = AppTreeNode(.text)
    node.words = words
    return node
  }

  /// The index of a tree in its name, which sorts as the index does.
  static func digits(of index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
