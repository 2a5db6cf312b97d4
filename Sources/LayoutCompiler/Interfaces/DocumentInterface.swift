import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The part of a document that importers see, as a text to read instead of the document.
///
/// It contains the document's declarations as written, without element bodies, and the results of
/// checking the bodies: each component's roots, slots and ids. A reader obtains the signature of
/// the whole document, so that the code of importers is the same, byte for byte. A change inside a
/// body does not change the interface. The text does not depend on machines or folders. It keeps
/// the line numbers of styles, which generated code mentions.
struct DocumentInterface {
  /// The properties of a component that result from its body.
  private struct Body {
    var roots: ElementSet = []
    var hasMisplacedSlot = false
    var hasLeafRoot = false
    /// The slots, each with the home of the declared element that contains it, if any.
    var slots: [(slot: SlotSignature, home: Home?)] = []
    var outlets = OutletShape()
  }

  /// The declaration of an author's element: its name, and the index of its file among the direct
  /// and indirect imports; nil for the document itself.
  private struct Home {
    var name: String
    var file: Int?
  }

  private var bodies: [Body] = []
  /// The document without element bodies.
  private(set) var markup: [UInt8] = []

  private static let head = "layoutc interface 2"
  static let mark = FileMark(name: "interface", words: "layoutc interface ")

  // MARK: Of a document

  /// Creates the interface of a document without errors.
  init(_ signature: ModuleSignature, _ document: TypedDocument, _ markup: MarkupDocument) {
    bodies = signature.components.map { component in
      Body(
        roots: component.rootKinds, hasMisplacedSlot: component.hasMisplacedSlot,
        hasLeafRoot: component.hasLeafRoot,
        slots: component.slots.map { slot in
          (slot, slot.declaredParent.flatMap { Self.home(of: $0, document) })
        },
        outlets: component.outlets)
    }
    var writer = DeclarationWriter(markup: markup)
    writer.write()
    self.markup = writer.text
  }

  /// The text of the interface file.
  var text: [UInt8] {
    var lines = [Self.head]
    for body in bodies {
      lines.append("component")
      lines.append("roots \(body.roots.kinds.map(\.name).joined(separator: " "))")
      if body.hasMisplacedSlot { lines.append("misplaced-slot") }
      if body.hasLeafRoot { lines.append("leaf-root") }
      for (slot, home) in body.slots {
        let words = [
          slot.name ?? "-", slot.parent.name, "\(slot.leastChildren)", "\(slot.mostChildren)",
          "\(slot.hasFallback)", "\(slot.isConditional)", home?.name ?? "-",
        ]
        lines.append("slot \((words + slot.through).joined(separator: " "))")
        if let file = home?.file { lines.append("of \(file)") }
      }
      for outlet in body.outlets.entries {
        let words = [
          outlet.name, "\(outlet.count)", outlet.kind.name, Self.words(outlet.component),
          outlet.element ?? "-", Self.words(outlet.view),
        ]
        lines.append("outlet \(words.joined(separator: " "))")
      }
    }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8) + markup
  }

  private static func words(_ reference: DeclarationReference?) -> String {
    reference.map { "\($0.module):\($0.index)" } ?? "-"
  }

  private static func home(of element: ElementDeclaration, _ document: TypedDocument) -> Home? {
    if document.structure.elements.contains(element) { return Home(name: element.name) }
    let files = files(importedBy: document)
    return files.firstIndex { $0.signature.elements.contains(element) }
      .map { Home(name: element.name, file: $0) }
  }

  /// Returns the direct and indirect imports of a document.
  private static func files(importedBy document: TypedDocument) -> [Module] {
    var found: [Module] = []
    var seen: Set<PathKey> = []
    var pending = document.structure.imports[...]
    while let module = pending.popFirst() {
      guard seen.insert(PathKey(module.signature.path)).inserted else { continue }
      found.append(module)
      pending += module.document.structure.imports
    }
    return found
  }

  // MARK: In place of a document

  /// Reads a text created by ``text``; nil for any other.
  init?(_ bytes: [UInt8]) {
    guard let end = Self.endOfHead(bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.head else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ")
      guard let first = words.first, take(first, words.dropFirst().map(String.init)) else {
        return nil
      }
    }
    markup = Array(bytes[(end + 2)...])
  }

  /// Returns the offset of the empty line before the document.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let newline = UInt8(ascii: "\n")
    return bytes.indices.dropLast().first { bytes[$0] == newline && bytes[$0 + 1] == newline }
  }

  /// Reads one line of the head.
  private mutating func take(_ first: Substring, _ words: [String]) -> Bool {
    if first == "component" {
      bodies.append(Body())
      return true
    }
    guard !bodies.isEmpty else { return false }
    let last = bodies.count - 1
    switch first {
    case "roots":
      let kinds = words.compactMap(Self.kind)
      bodies[last].roots = ElementSet(kinds)
      return kinds.count == words.count
    case "misplaced-slot":
      bodies[last].hasMisplacedSlot = true
    case "leaf-root":
      bodies[last].hasLeafRoot = true
    case "slot":
      guard let (slot, name) = Self.slot(words) else { return false }
      bodies[last].slots.append((slot, name == "-" ? nil : Home(name: name)))
    case "of":
      let slot = bodies[last].slots.count - 1
      guard slot >= 0, words.count == 1, let file = Int(words[0]), file >= 0 else { return false }
      bodies[last].slots[slot].home?.file = file
    case "outlet":
      guard let outlet = Self.outlet(words) else { return false }
      bodies[last].outlets.entries.append(outlet)
    default: return false
    }
    return true
  }

  private static func slot(_ words: [String]) -> (SlotSignature, element: String)? {
    guard words.count >= 7, let parent = kind(words[1]), let least = Int32(words[2]),
      let most = Int32(words[3]), let hasFallback = Bool(words[4]),
      let isConditional = Bool(words[5])
    else { return nil }
    var slot = SlotSignature(
      words[0] == "-" ? nil : words[0], in: parent, mostChildren: most, at: .at(0))
    slot.leastChildren = least
    slot.hasFallback = hasFallback
    slot.isConditional = isConditional
    slot.through = Array(words[7...])
    return (slot, words[6])
  }

  private static func outlet(_ words: [String]) -> OutletShape.Entry? {
    let counts: [OutletShape.Count] = [.one, .optional, .many]
    guard words.count == 6, let kind = kind(words[2]),
      let count = counts.first(where: { "\($0)" == words[1] })
    else { return nil }
    var outlet = OutletShape.Entry(words[0], count, kind)
    outlet.component = reference(words[3])
    outlet.element = words[4] == "-" ? nil : words[4]
    outlet.view = reference(words[5])
    return outlet
  }

  private static func reference(_ word: String) -> DeclarationReference? {
    let numbers = word.split(separator: ":").map { Int32($0) }
    guard numbers.count == 2, let module = numbers[0], let index = numbers[1] else { return nil }
    return DeclarationReference(module: module, index: index)
  }

  private static func kind(_ name: String) -> ElementKind? { kinds[name] }

  private static let kinds = Dictionary(
    ElementKind.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Adds the properties of the bodies to the signature of ``markup``.
  ///
  /// Returns false if the two do not match.
  func complete(_ signature: inout ModuleSignature, of document: TypedDocument) -> Bool {
    guard bodies.count == signature.components.count else { return false }
    let imports = document.structure.imports
    for (index, body) in bodies.enumerated() {
      let outlets = body.outlets.entries
      guard
        outlets.allSatisfy({ Self.fits($0.component, signature, imports) { $0.components.count } }),
        outlets.allSatisfy({ Self.fits($0.view, signature, imports) { $0.elements.count } })
      else { return false }
      signature.components[index].rootKinds = body.roots
      signature.components[index].hasMisplacedSlot = body.hasMisplacedSlot
      signature.components[index].hasLeafRoot = body.hasLeafRoot
      signature.components[index].outlets = body.outlets
      signature.components[index].slots = body.slots.map { slot, home in
        var slot = slot
        slot.declaredParent = home.flatMap { Self.element($0, document) }
        return slot
      }
    }
    return true
  }

  /// Whether a reference leads to an existing declaration.
  private static func fits(
    _ reference: DeclarationReference?, _ signature: ModuleSignature, _ imports: [Module],
    _ count: (ModuleSignature) -> Int
  ) -> Bool {
    guard let reference else { return true }
    // A layout has components of its own, which its signature does not count.
    if reference.module < 0 { return reference.index >= 0 }
    guard imports.indices.contains(Int(reference.module)) else { return false }
    let file = imports[Int(reference.module)].signature
    return (0..<count(file)).contains(Int(reference.index))
  }

  private static func element(_ home: Home, _ document: TypedDocument) -> ElementDeclaration? {
    guard let place = home.file else {
      return document.structure.elements.first { $0.name == home.name }
    }
    let files = files(importedBy: document)
    guard files.indices.contains(place) else { return nil }
    return files[place].signature.elements.first { $0.name == home.name }
  }
}

/// Writes a document's declarations as they are, and replaces each body with the smallest legal
/// one.
private struct DeclarationWriter {
  let markup: MarkupDocument
  var text: [UInt8] = []
  /// The number of line breaks in ``text``.
  private var breaks = 0
  /// The offset up to which the document's line breaks were counted, and their number.
  private var counted = (offset: 0, breaks: 0)

  private static let newline = UInt8(ascii: "\n")
  private static let body = Array("<view/>".utf8)

  init(markup: MarkupDocument) {
    self.markup = markup
  }

  mutating func write() {
    guard markup.nodes.indices.contains(Int(markup.root)) else { return }
    let root = markup.nodes[Int(markup.root)]
    open(root)
    writeDeclarations(in: root)
    if Schema.shared.element(named: root.name.rawValue) == .layout { append(Self.body) }
    close(root)
    text.append(Self.newline)
  }

  private mutating func writeDeclarations(in node: MarkupNode) {
    var next = node.firstChild
    while next >= 0 {
      let child = markup.nodes[Int(next)]
      next = child.nextSibling
      guard child.isElement, let kind = Schema.shared.element(named: child.name.rawValue),
        ElementSet.declaring.contains(kind), kind != .let
      else { continue }
      if kind == .component {
        open(child)
        writeDeclarations(in: child)
        append(Self.body)
        close(child)
      } else {
        if kind == .style { moveToLine(of: child) }
        append(markup.bytes[Int(child.start)..<Int(child.end)])
      }
    }
  }

  /// Writes the start tag of a node, without closing it.
  private mutating func open(_ node: MarkupNode) {
    var tag = markup.bytes[Int(node.start)..<Int(node.startTagEnd)]
    // An element may be self-closing in the document.
    if tag.suffix(2).elementsEqual("/>".utf8) {
      tag.removeLast(2)
      append(tag)
      append(Array(">".utf8))
    } else {
      append(tag)
    }
  }

  private mutating func close(_ node: MarkupNode) {
    append(Array("</".utf8))
    append(markup.bytes[node.nameRange.offsets])
    append(Array(">".utf8))
  }

  /// Adds line breaks up to the line of a node, since code generated from a style mentions the
  /// line.
  private mutating func moveToLine(of node: MarkupNode) {
    let offset = Int(node.start)
    counted.breaks += markup.bytes[counted.offset..<offset].count { $0 == Self.newline }
    counted.offset = offset
    while breaks < counted.breaks { append(CollectionOfOne(Self.newline)) }
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    text += bytes
    breaks += bytes.count { $0 == Self.newline }
  }
}
