import LayoutDiagnostics
import LayoutSchema
import LayoutSemantics
import LayoutXML

extension Digest {
  /// What those who import a file can see of it, as far as their code follows from it: its
  /// declarations, and of its components and its root what their signatures say, not how they are
  /// laid out.
  ///
  /// Nil where the text of the file is not at hand.
  init?(interfaceOf module: Module) {
    guard let source = module.source.bytes else { return nil }
    var parser = MarkupParser(names: .language)
    parser.parse(source.span)
    var reader = InterfaceReader(markup: parser.document)
    reader.read(module)
    self.init(of: reader.text.span)
  }
}

/// Writes down what others see of a file, part by part.
private struct InterfaceReader {
  let markup: MarkupDocument
  var text: [UInt8] = []
  /// Up to where lines were counted, and how many there were.
  private var counted = (offset: 0, lines: 1)

  init(markup: MarkupDocument) {
    self.markup = markup
  }

  mutating func read(_ module: Module) {
    guard markup.nodes.indices.contains(Int(markup.root)) else { return }
    let root = markup.nodes[Int(markup.root)]
    add("file", module.signature.name)
    add("root", startTag(of: root))
    readDeclarations(in: root)
    for component in module.signature.components { read(component) }
  }

  /// Reads what stands in a file or component beside what is laid out.
  private mutating func readDeclarations(in node: MarkupNode) {
    var next = node.firstChild
    while next >= 0 {
      let child = markup.nodes[Int(next)]
      next = child.nextSibling
      guard child.isElement, let kind = Schema.shared.element(named: child.name.rawValue),
        ElementSet.declaring.contains(kind)
      else { continue }
      if kind == .component {
        add("component", startTag(of: child))
        readDeclarations(in: child)
      } else if kind != .let {
        // Code that comes of a style says in which line that stands.
        add(kind.name, kind == .style ? "\(line(of: child))" : "")
        add("text", markup.bytes[Int(child.start)..<Int(child.end)])
      }
    }
  }

  private mutating func read(_ component: ComponentSignature) {
    add("signature", component.name)
    add("roots", "\(component.rootKinds.kinds.map(\.name).sorted()) \(component.hasMisplacedSlot)")
    for slot in component.slots {
      add("slot", slot.name ?? "")
      add(
        slot.parent.name,
        "\(slot.declaredParent?.name ?? "") \(slot.through) \(slot.leastChildren) "
          + "\(slot.mostChildren) \(slot.hasFallback) \(slot.isConditional)")
    }
    for outlet in component.outlets.entries {
      add("outlet", outlet.name)
      add(
        outlet.kind.name,
        "\(outlet.count) \(place(outlet.component)) \(outlet.element ?? "") \(place(outlet.view))")
    }
  }

  private func place(_ reference: DeclarationReference?) -> String {
    reference.map { "\($0.module):\($0.index)" } ?? ""
  }

  // MARK: Writing

  private mutating func add(_ title: String, _ words: String) { add(title, words.utf8) }

  /// Adds a part with its length before it, so that no two lists of parts are one text.
  private mutating func add(_ title: String, _ bytes: some Collection<UInt8>) {
    text += "\(title) \(bytes.count) ".utf8
    text += bytes
    text.append(UInt8(ascii: "\n"))
  }

  private func startTag(of node: MarkupNode) -> ArraySlice<UInt8> {
    markup.bytes[Int(node.start)..<Int(node.startTagEnd)]
  }

  /// The line of a node; nodes are asked for in the order of the text.
  private mutating func line(of node: MarkupNode) -> Int {
    let offset = Int(node.start)
    counted.lines += markup.bytes[counted.offset..<offset].count { $0 == UInt8(ascii: "\n") }
    counted.offset = offset
    return counted.lines
  }
}
