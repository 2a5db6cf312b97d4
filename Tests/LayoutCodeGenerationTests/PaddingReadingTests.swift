import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema
import Testing

/// `padding` and `itemPadding` on each element under each parent: the interpreter and the generated
/// code read them as the table of the reference says.
struct PaddingReadingTests {
  private static let suffixes = [
    "", "Top", "Left", "Bottom", "Right", "Start", "End", "Horizontal", "Vertical",
  ]

  private static let parents = ElementSet.layoutElements.kinds.filter {
    let children = Schema.shared.spec(for: $0).children
    return children != .empty && children != .text
  }

  @Test(arguments: parents)
  func bothBackEndsReadWhatTheTableSays(parent: ElementKind) throws {
    for child in PaddingReading.children
    where child.kind != .spacer || ElementSet.spacerParents.contains(parent) {
      for name in [AttributeName.padding, .itemPadding] {
        let reading = PaddingReading.of(name, on: child, in: parent)
        let document = typed(Self.text(name, on: child, in: parent))
        let place = "'\(name.name)' on \(child) in '\(parent.name)'"
        #expect(document.hasErrors == (reading == .nobody), "\(place)")
        guard reading != .nobody else { continue }
        #expect(try Self.interpreted(document) == reading, "\(place), interpreted")
        #expect(Self.generated(document, in: parent) == reading, "\(place), in Swift")
      }
    }
  }

  /// A suffix changes which edge an attribute sets, and never who reads the attribute.
  @Test(arguments: parents)
  func suffixesAreReadAlike(parent: ElementKind) throws {
    for child in PaddingReading.children {
      for stem in ["padding", "itemPadding"] {
        let readings = try Self.suffixes.map { suffix in
          let name = try #require(AttributeName(named: stem + suffix))
          return PaddingReading.of(name, on: child, in: parent)
        }
        #expect(Set(readings).count == 1, "'\(stem)' on \(child) in '\(parent.name)'")
      }
    }
  }

  /// The decisions themselves, written once more without the table.
  @Test func theReadingsAreThoseOfTheLanguage() {
    let inner: Set<ElementKind> = [.stack, .zstack, .scroll, .absolute, .text, .flex, .grid, .view]
    for child in PaddingReading.children {
      for parent in Self.parents {
        let isCell = ElementSet.linearFamily.contains(parent)
        let readsItself = inner.contains(child.kind)
        let padding: PaddingReading =
          if parent == .flex || parent == .grid {
            .insideByParent
          } else if readsItself && !(isCell && child.isLeaf) {
            .inside
          } else {
            isCell ? .around : .nobody
          }
        #expect(PaddingReading.of(.padding, on: child, in: parent) == padding)
        #expect(
          PaddingReading.of(.itemPadding, on: child, in: parent) == (isCell ? .around : .nobody))
      }
    }
  }

  // MARK: Documents

  private static func text(
    _ name: AttributeName, on child: PaddingReading.Child, in parent: ElementKind
  ) -> String {
    let inner = element(
      child.kind, [("id", "child"), (name.name, "7")], around: child.isLeaf ? "" : "<view/>")
    return "<layout name=\"Test\">\(element(parent, [], around: inner))</layout>"
  }

  private static func element(
    _ kind: ElementKind, _ attributes: [(String, String)], around content: String
  ) -> String {
    let required = Schema.shared.attributes.dropFirst().filter {
      $0.isRequired && $0.group == .own && $0.readers.contains(kind)
    }
    let written = (required.map { ($0.name.name, $0.example) } + attributes)
      .map { " \($0.0)=\"\($0.1)\"" }.joined()
    let children: String =
      switch Schema.shared.spec(for: kind).children {
      case .exactly(let roles): content + String(repeating: "<view/>", count: roles.count - 1)
      case .any, .atMostOne: content
      default: kind == .text ? "Hi" : ""
      }
    return "<\(kind.name)\(written)>\(children)</\(kind.name)>"
  }

  // MARK: What the back ends read

  private static func interpreted(_ document: TypedDocument) throws -> PaddingReading {
    var interpreter = Interpreter()
    let solved = interpreter.solve(document, in: PreviewSettings())
    let layout = try #require(solved)
    let place = try #require(layout.elements.firstIndex { $0.id == "child" })
    let element = LayoutElement(place)
    let tree = interpreter.tree
    switch tree.placement(of: element) {
    case .linear(let item) where item.padding == .all(7): return .around
    case .layers(let item) where item.padding == .all(7): return .around
    case .flow(let item) where item.padding == .all(7): return .around
    // A `flex` and a `grid` keep their padding themselves.
    case .flex(let item) where item.padding == .all(7): return .insideByParent
    case .grid(let item) where item.padding == .all(7): return .insideByParent
    default: break
    }
    guard tree.space(inside: element).top == 7 else { return .nobody }
    let parent = tree.parent(of: element).map { tree.spec(of: $0) }
    switch parent {
    case .flex, .grid: return .insideByParent
    default: return .inside
    }
  }

  private static func generated(
    _ document: TypedDocument, in parent: ElementKind
  ) -> PaddingReading {
    let source = SwiftTarget().source(
      of: document, name: DocumentName.of(document, path: "test.layout.xml"),
      path: "test.layout.xml")
    guard let argument = source.firstRange(of: "padding: .all(7)"),
      let parenthesis = source[..<argument.lowerBound].lastIndex(of: "(")
    else { return .nobody }
    let call = source[..<parenthesis]
    // A `flex` and a `grid` keep the padding that a parent of these kinds reads of them.
    if parent == .flex || parent == .grid {
      return call.hasSuffix("Item") || call.hasSuffix("Spec") ? .insideByParent : .nobody
    }
    if call.hasSuffix("Item") { return .around }
    return call.hasSuffix("Spec") ? .inside : .nobody
  }
}
