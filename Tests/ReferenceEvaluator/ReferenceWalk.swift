import LayoutDiagnostics
import LayoutSyntax
import LayoutXML

/// A third evaluation of documents, slow and written after the language reference alone.
///
/// It returns their texts.
///
/// Interpreter and generated code share a typed tree and so may share mistakes. This code shares
/// only the XML parser with them.
package struct ReferenceWalk {
  private var texts: [String] = []
  private let width: Double
  private let isDark: Bool

  /// Returns the texts of a document, in order.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - values: The values of its parameters, in their order.
  ///   - width: The exact width of the document, in points.
  ///   - isDark: Whether it is shown in dark mode.
  /// - Returns: The words of each text.
  package static func texts(
    of file: ReferenceFile, _ values: [ReferenceValue], width: Double, isDark: Bool
  ) -> [String] {
    var walk = ReferenceWalk(width: width, isDark: isDark)
    var scope = ReferenceScope(file: file, isDark: isDark)
    let parameters = file.root.children.filter { $0.name == "param" }
    for (parameter, value) in zip(parameters, values) {
      scope.values[parameter.said("name")] = (file.type(parameter.said("type")), value)
    }
    scope.take(file.root)
    walk.read(body(of: file.root), scope, nil)
    return walk.texts
  }

  private init(width: Double, isDark: Bool) {
    self.width = width
    self.isDark = isDark
  }

  /// The children of a component's use, which fill its slots, with the scope of the use.
  private final class Filling {
    let elements: [SyntaxElement]
    let scope: ReferenceScope
    let outer: Filling?

    init(_ elements: [SyntaxElement], _ scope: ReferenceScope, _ outer: Filling?) {
      self.elements = elements
      self.scope = scope
      self.outer = outer
    }

    /// Returns the children that fill a slot.
    ///
    /// The branches of a condition fill the slot of its `if`.
    func children(for slot: String) -> [SyntaxElement] {
      var isMeant = false
      return elements.filter { element in
        if element.name != "elseIf", element.name != "else" {
          isMeant = element.said("slot") == slot
        }
        return isMeant
      }
    }
  }

  private static let declarations: Set<String> = [
    "param", "define", "let", "choice", "record", "style", "component", "element", "import",
    "preview",
  ]

  private static func body(of element: SyntaxElement) -> [SyntaxElement] {
    element.children.filter { !declarations.contains($0.name) }
  }

  private mutating func read(
    _ elements: [SyntaxElement], _ scope: ReferenceScope, _ filling: Filling?
  ) {
    var isDecided = false
    for element in elements {
      switch element.name {
      case "if", "elseIf", "else":
        if element.name == "if" { isDecided = false }
        guard !isDecided, holds(element, scope) else { continue }
        isDecided = true
        read(element.children, scope, filling)
      case "let": continue
      case "for": repeatChildren(of: element, scope, filling)
      case "slot":
        let children = filling?.children(for: element.said("name")) ?? []
        if let filling, !children.isEmpty {
          read(children, filling.scope, filling.outer)
        } else {
          read(element.children, scope, filling)
        }
      case "text": texts.append(text(of: element, scope))
      default:
        if let (component, file) = scope.file.component(element.name) {
          use(component, file, element, scope, filling)
        } else {
          read(element.children, scope, filling)
        }
      }
    }
  }

  /// Returns the names of the slots in an element.
  private static func slots(in element: SyntaxElement) -> [String] {
    (element.name == "slot" ? [element.said("name")] : [])
      + element.children.flatMap { slots(in: $0) }
  }

  /// Whether any element results from `elements`.
  private func comesOut(
    _ elements: [SyntaxElement], _ scope: ReferenceScope, _ filling: Filling?
  ) -> Bool {
    var isDecided = false
    for element in elements {
      switch element.name {
      case "let": continue
      case "if", "elseIf", "else":
        if element.name == "if" { isDecided = false }
        guard !isDecided, holds(element, scope) else { continue }
        isDecided = true
        if comesOut(element.children, scope, filling) { return true }
      case "for":
        if rows(of: element, scope).contains(where: { comesOut(element.children, $0, filling) }) {
          return true
        }
      case "slot":
        let children = filling?.children(for: element.said("name")) ?? []
        if let filling, !children.isEmpty {
          if comesOut(children, filling.scope, filling.outer) { return true }
        } else if comesOut(element.children, scope, filling) {
          return true
        }
      default: return true
      }
    }
    return false
  }

  private func holds(_ branch: SyntaxElement, _ scope: ReferenceScope) -> Bool {
    if let least = Double(branch.said("minWidth")), width < least { return false }
    if let most = Double(branch.said("maxWidth")), width > most { return false }
    guard let test = branch.attribute(named: "test") else { return true }
    return scope.value(test.value, as: .bool).isTrue
  }

  private mutating func repeatChildren(
    of loop: SyntaxElement, _ scope: ReferenceScope, _ filling: Filling?
  ) {
    for inner in rows(of: loop, scope) { read(loop.children, inner, filling) }
  }

  /// Returns the scope of each row of a loop.
  private func rows(of loop: SyntaxElement, _ scope: ReferenceScope) -> [ReferenceScope] {
    guard case (.list(let type), .list(let elements)) = scope.inferred(loop.said("in")) else {
      return []
    }
    return elements.enumerated().map { index, element in
      var inner = scope
      inner.values[loop.said("each")] = (type, element)
      if let name = loop.attribute(named: "index")?.value {
        inner.values[name] = (.integer, .integer(index))
      }
      inner.take(loop)
      return inner
    }
  }

  private mutating func use(
    _ component: SyntaxElement, _ file: ReferenceFile, _ use: SyntaxElement,
    _ scope: ReferenceScope, _ filling: Filling?
  ) {
    var inner = ReferenceScope(file: file, isDark: isDark)
    for parameter in component.children where parameter.name == "param" {
      let name = parameter.said("name")
      let type = file.type(parameter.said("type"))
      let given = use.attribute(named: name).map { scope.value($0.value, as: type) }
      let standard = parameter.attribute(named: "default").map { inner.value($0.value, as: type) }
      inner.values[name] = (type, given ?? standard ?? .none)
    }
    let given = Filling(use.children, scope, filling)
    for slot in Self.slots(in: component) {
      let children = given.children(for: slot)
      if comesOut(children, scope, filling) { inner.filled.insert(slot) }
    }
    inner.take(component)
    read(Self.body(of: component), inner, Filling(use.children, scope, filling))
  }

  /// Returns the words of a text: its attribute, or its content with that of its spans.
  private func text(of element: SyntaxElement, _ scope: ReferenceScope) -> String {
    if let content = element.attribute(named: "content") { return scope.text(content.value) }
    var text = ""
    var isBehindBlank = false
    var hasWords = false
    for piece in pieces(in: element, scope) {
      let words = piece.words.split { $0.isBlank }
      if piece.words.first?.isBlank == true { isBehindBlank = true }
      guard !words.isEmpty else { continue }
      if isBehindBlank, hasWords { text += " " }
      hasWords = true
      text += piece.scope.text(words.joined(separator: " "))
      isBehindBlank = piece.words.last?.isBlank == true
    }
    return text
  }

  /// Character data as it is written, and the scope of the names in it.
  private typealias Piece = (words: String, scope: ReferenceScope)

  /// Returns the character data of an element, split at conditions and loops, with spaces where the
  /// tape leaves out white space.
  private func pieces(in element: SyntaxElement, _ scope: ReferenceScope) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var isDecided = false
    var end = element.startTagRange.end
    for node in element.nodes {
      let inner = node.element
      let isElse = inner?.name == "elseIf" || inner?.name == "else"
      if node.range.start > end, !isElse { words += " " }
      end = node.range.end
      if inner?.name == "if" { isDecided = false }
      switch inner?.name {
      case "if", "elseIf", "else":
        guard let inner, !isDecided, holds(inner, scope) else { continue }
        isDecided = true
        pieces += [(words, scope)] + self.pieces(in: inner, scope)
        words = ""
      case "for":
        guard let inner else { continue }
        pieces += [(words, scope)] + rows(of: inner, scope).flatMap { self.pieces(in: inner, $0) }
        words = ""
      case "let": continue
      case nil: if node.kind != .comment { words += node.content }
      default:
        if let inner { words += self.pieces(in: inner, scope).map(\.words).joined() }
      }
    }
    let endTag = element.endTagNameRange
    if !endTag.isEmpty, endTag.start - 2 > end { words += " " }
    return pieces + [(words, scope)]
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" || isNewline }
}
