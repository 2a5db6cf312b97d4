import LayoutChecking
import LayoutLanguages
import LayoutModel
import LayoutSchema

/// A style of what an element says of its look, with its name in the place of the attributes.
struct StyleExtraction {
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions

  init(_ view: DocumentView) {
    outline = view.outline
    names = view.names
    options = AttributeOptions(view.outline, view.names)
  }

  /// Returns the change that makes a style of the attributes of an element, one of which is at the
  /// cursor; none if these are fewer than two.
  func extract(at attribute: Int, of element: Int) -> [Refactoring] {
    guard outline.elements.indices.contains(element),
      LanguageWords.element(outline.name(element)).map(ElementSet.layoutElements.contains) ?? true,
      let place = outline.placeBehind([.style, .define, .import])
    else { return [] }
    let tag = outline.elements[element]
    let known = Dictionary(options.all(of: element).map { ($0.name, $0) }) { first, _ in first }
    func isMoved(_ attribute: MarkupOutline.Attribute) -> Bool {
      guard let option = known[outline.text(attribute.name)], let row = option.row else {
        return false
      }
      // Where it stands, how large it is and what it means are its own.
      switch option.reader {
      case .own, .look: break
      case .parent, .size, .speech: return false
      }
      return attribute.isClosed && row.type != .text && Styleable.includes(row.name)
        && attribute.value.map(isConstant) == true
    }
    let moved = tag.attributes.filter(isMoved)
    guard moved.count > 1, tag.attributes.indices.contains(attribute),
      moved.contains(where: { $0.name == tag.attributes[attribute].name })
    else { return [] }
    let name = free("\(outline.name(element).filter { $0 != "." })Style")
    let attributes = moved.map { " " + outline.text($0.range) }.joined()
    var edits: [(range: Range<Int>, text: String)] = [
      (place..<place, "\n<style name=\"\(name)\"\(attributes)/>")
    ]
    edits += moved.map { (outline.rangeWithBlanks(of: $0), "") }
    // The last style wins over those before it, as the attributes did.
    if let styles = outline.place(of: "style", element)?.range {
      edits.append((styles.upperBound..<styles.upperBound, (styles.isEmpty ? "" : " ") + name))
    } else {
      edits.append((tag.name.upperBound..<tag.name.upperBound, " style=\"\(name)\""))
    }
    return [
      Refactoring(
        title: "make a style of \(moved.count) attributes", kind: .extract, edits: edits)
    ]
  }

  /// Whether a value is the same wherever it stands: it names nothing but a constant.
  private func isConstant(_ value: Range<Int>) -> Bool {
    let text = outline.text(value)
    guard text.contains("{") else { return true }
    return text.hasPrefix("{") && text.hasSuffix("}")
      && names.constant(String(text.dropFirst().dropLast())) != nil
  }

  private func free(_ name: String) -> String {
    var free = name
    var number = 2
    while names.style(free) != nil {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}
