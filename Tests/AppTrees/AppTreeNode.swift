/// An element of a tree that is being drawn.
struct AppTreeNode {
  enum Element: String {
    case flex, grid, text, view
  }

  let element: Element
  var children: [AppTreeNode] = []
  /// The words of a text.
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

  /// Whether the children are arranged horizontally.
  var isRow: Bool { self["direction"]?.hasPrefix("row") == true }

  /// Whether the element lays out children.
  var isContainer: Bool { element == .flex || element == .grid }

  /// The number of levels of elements, including this one.
  var levels: Int { 1 + (children.map(\.levels).max() ?? 0) }

  /// Sets an attribute, unless it has a value: the attributes of a part take precedence over random
  /// ones.
  mutating func set(_ name: String, _ value: String) {
    if self[name] == nil { attributes.append((name, value)) }
  }

  /// Returns the element as XML without a final line break, with ids that contain its position.
  func xml(id: String, depth: Int) -> String {
    let blanks = String(repeating: "  ", count: depth)
    let said = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let start = "\(blanks)<\(element.rawValue) id=\"\(id)\"\(said)"
    if element == .text { return "\(start)>\(words)</text>" }
    if children.isEmpty { return start + "/>" }
    let inner = children.enumerated().map { $1.xml(id: "\(id)_\($0)", depth: depth + 1) }
    return "\(start)>\n\(inner.joined(separator: "\n"))\n\(blanks)</\(element.rawValue)>"
  }

  /// Returns a text with these words.
  static func text(_ words: String) -> AppTreeNode {
    var node = AppTreeNode(.text)
    node.words = words
    return node
  }

  /// Returns the index of a tree as in its name, with leading zeros for sorting.
  static func digits(of index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
