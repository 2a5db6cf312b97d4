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
    let moved = movable(of: element)
    guard moved.count > 1, isAmong(moved, attribute, of: element) else { return [] }
    return extract(
      moved.map { outline.text($0.range) }, from: [element],
      title: "make a style of \(moved.count) attributes")
  }

  /// Returns the change that makes a style of what an element and others say alike, the attribute
  /// at the cursor included; none if these are fewer than two attributes.
  func extractShared(at attribute: Int, of element: Int) -> [Refactoring] {
    let own = movable(of: element)
    guard own.count > 1, isAmong(own, attribute, of: element) else { return [] }
    let written = outline.text(outline.elements[element].attributes[attribute].range)
    let ownTexts = own.map { outline.text($0.range) }
    // Most elements say something else.
    let others = outline.elements.indices.filter { other in
      other != element
        && outline.elements[other].attributes.contains { outline.isText(written, at: $0.range) }
    }
    let said = others.map { ($0, Set(movable(of: $0).map { outline.text($0.range) })) }
    var shared: [String] = []
    for (_, texts) in said where texts.contains(written) {
      let common = ownTexts.filter(texts.contains)
      if common.count > max(1, shared.count) { shared = common }
    }
    guard !shared.isEmpty else { return [] }
    let all = said.filter { texts in shared.allSatisfy(texts.1.contains) }.map(\.0) + [element]
    return extract(
      shared, from: all.sorted(),
      title: "make a style of \(shared.count) attributes that \(all.count) elements share")
  }

  private func isAmong(
    _ moved: [MarkupOutline.Attribute], _ attribute: Int, of element: Int
  ) -> Bool {
    let all = outline.elements[element].attributes
    return all.indices.contains(attribute) && moved.contains { $0.name == all[attribute].name }
  }

  /// Returns the attributes of an element that a style can say in its place.
  private func movable(of element: Int) -> [MarkupOutline.Attribute] {
    guard outline.elements.indices.contains(element),
      LanguageWords.element(outline.name(element)).map(ElementSet.layoutElements.contains) ?? true
    else { return [] }
    let known = Dictionary(options.all(of: element).map { ($0.name, $0) }) { first, _ in first }
    return outline.elements[element].attributes.filter { attribute in
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
  }

  /// Returns the change that makes a style of attributes and gives it to all who say them.
  private func extract(
    _ attributes: [String], from elements: [Int], title: String
  ) -> [Refactoring] {
    guard let first = elements.first, let place = outline.placeBehind([.style, .define, .import])
    else { return [] }
    let name = free("\(outline.name(first).filter { $0 != "." })Style")
    let said = attributes.map { " " + $0 }.joined()
    var edits: [(range: Range<Int>, text: String)] = [
      (place..<place, "\n<style name=\"\(name)\"\(said)/>")
    ]
    for element in elements {
      let tag = outline.elements[element]
      edits += tag.attributes.filter { attributes.contains(outline.text($0.range)) }
        .map { (outline.rangeWithBlanks(of: $0), "") }
      // The last style wins over those before it, as the attributes did.
      if let styles = outline.place(of: "style", element)?.range {
        edits.append((styles.upperBound..<styles.upperBound, (styles.isEmpty ? "" : " ") + name))
      } else {
        edits.append((tag.name.upperBound..<tag.name.upperBound, " style=\"\(name)\""))
      }
    }
    return [Refactoring(title: title, kind: .extract, edits: edits)]
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
