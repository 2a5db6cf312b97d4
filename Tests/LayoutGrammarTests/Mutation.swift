import Foundation
import LayoutSchema
import SeededRandom

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A change that mostly makes a document invalid, though the result may be legal.
enum Mutation: CaseIterable {
  case moveAttribute
  case renameAttribute
  case replaceValue
  case addAttribute
  case renameElement
  case removeElement
  case repeatElement
  case moveElement
  case addText
  case misspell

  /// Changes one place of the document, or nothing where there is no such place.
  func apply(to document: XMLDocument, _ random: inout SeededGenerator) {
    guard let root = document.rootElement() else { return }
    let elements = [root] + Self.descendants(of: root)
    guard let element = elements.randomElement(using: &random),
      let other = elements.randomElement(using: &random)
    else { return }
    let attribute = element.attributes?.randomElement(using: &random)
    switch self {
    case .moveAttribute:
      guard let attribute, let name = attribute.name else { return }
      element.removeAttribute(forName: name)
      add(name, attribute.stringValue ?? "", to: other)
    case .renameAttribute:
      guard let attribute, let name = attribute.name else { return }
      element.removeAttribute(forName: name)
      add(anyName(&random).name, attribute.stringValue ?? "", to: element)
    case .replaceValue:
      guard let attribute, let name = attribute.name else { return }
      add(name, anyValue(&random), to: element)
    case .addAttribute: add(anyName(&random).name, anyValue(&random), to: element)
    case .renameElement: element.name = ElementKind.allCases.randomElement(using: &random)?.name
    case .removeElement: if element !== root { element.detach() }
    case .repeatElement:
      if let copy = element.copy() as? XMLElement {
        (element.parent as? XMLElement)?.addChild(copy)
      }
    case .moveElement:
      guard element !== root, let copy = element.copy() as? XMLElement else { return }
      let inside = Self.descendants(of: element)
      guard element !== other, !inside.contains(where: { $0 === other }) else { return }
      element.detach()
      other.addChild(copy)
    case .addText:
      if let text = XMLNode.text(withStringValue: "words") as? XMLNode { element.addChild(text) }
    case .misspell:
      if let name = element.name { element.name = String(name.dropLast()) + "x" }
    }
  }

  private func add(_ name: String, _ value: String, to element: XMLElement) {
    guard let attribute = XMLNode.attribute(withName: name, stringValue: value) as? XMLNode else {
      return
    }
    element.removeAttribute(forName: name)
    element.addAttribute(attribute)
  }

  private func anyName(_ random: inout SeededGenerator) -> AttributeName {
    AttributeName.allCases.randomElement(using: &random) ?? .id
  }

  /// Returns a value that is legal or nearly legal for some attribute.
  private func anyValue(_ random: inout SeededGenerator) -> String {
    guard let row = Schema.shared.attributes.randomElement(using: &random) else { return "" }
    return (row.type.examples + row.type.counterExamples).randomElement(using: &random) ?? ""
  }

  private static func descendants(of element: XMLElement) -> [XMLElement] {
    (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap { [$0] + descendants(of: $0) }
  }
}
