import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

// Controls of other systems, which are those of the library that comes with the compiler.
extension ElementGuess {
  /// A repair that writes the control, with the import of its library.
  var controlRepair: FixIt? {
    guard let control, let syntax = SyntaxTree(markup).element(at: index) else { return nil }
    let (prefix, importing) = library
    let name = prefix + control.name
    var edits: [SourceEdit] = []
    var label: String?
    var image: String?
    for index in node.attributeIndices {
      let attribute = markup.attributes[index]
      let theirs = markup.text(in: attribute.nameRange)
      let value = Words.trimmed(markup.value(of: attribute).string)
      guard let key = ForeignWords.normalized(theirs) else { continue }
      if control.labels.contains(key), elements.isEmpty, !hasText {
        label = Self.words(of: value)
        edits += Repairs.remove(attribute, markup)
      } else if control.name == "Button", Self.images.contains(key), elements.isEmpty, !hasText {
        let row = Schema.shared.ownRow(.source, of: .image)
        let named = key == "systemimage" ? "symbol:\(value)" : value
        image = row.flatMap { ValueGuess.value(named, $0) } ?? named
        edits += Repairs.remove(attribute, markup)
      } else if key == "type", word.lowercased().hasSuffix("input") {
        edits += Repairs.remove(attribute, markup)
      } else if key == "disabled" {
        edits.append(SourceEdit(attribute.range, "isEnabled=\"\(Self.negated(value))\""))
      } else if let ours = control.attributes[key], ours != theirs {
        let names = ours.split(separator: ".", omittingEmptySubsequences: true)
        if ours == "-" {
          edits += Repairs.remove(attribute, markup)
        } else if names.count == 1 {
          edits.append(SourceEdit(attribute.nameRange, ours))
        } else if let range = ForeignNumbers.ends(value) {
          let ends = "\(names[0])=\"\(range.first)\" \(names[1])=\"\(range.last)\""
          edits.append(SourceEdit(attribute.range, ends))
        }
      }
    }
    let quoted = { (text: String) in AttributeText.escaped(text, quote: "\"") }
    let text =
      label.map { "<text>\(quoted($0))</text>" }
      ?? image.map { "<image source=\"\(quoted($0))\"/>" }
    if syntax.isSelfClosing, let text {
      let end = SourceRange(start: node.startTagEnd - 2, end: node.startTagEnd)
      edits.append(SourceEdit(end, ">\(text)</\(name)>"))
    } else if let text {
      edits.append(SourceEdit(.at(node.startTagEnd), text))
    } else if hasText, control.name == "Button", elements.isEmpty {
      edits.append(SourceEdit(.at(node.startTagEnd), "<text>"))
      edits.append(SourceEdit(.at(node.endTagNameRange.start - 2), "</text>"))
    }
    edits += Repairs.rename(node, to: name, markup)
    edits += importing.map { [$0] } ?? []
    return FixIt(
      "write '\(name)' of '\(ForeignWords.controlLibrary)'", isSafe: false,
      edits: Repairs.merged(edits))
  }

  /// A repair of a control that has its name here, and an attribute that it has in other systems.
  func controlRepair(of word: String) -> FixIt? {
    guard let control, control.name == self.word, let key = ForeignWords.normalized(word),
      control.attributes[key] != nil || control.labels.contains(key) || key == "disabled",
      var fix = controlRepair
    else { return nil }
    fix.title = "write the attributes that '\(control.name)' has here"
    return fix
  }

  /// The attributes, normalised, whose image a button has within it.
  private static let images: Set<String> = ["icon", "systemimage", "image", "src", "imagevector"]

  /// Returns the words of a text that is written as a value: `Text('Save')`.
  private static func words(of value: String) -> String {
    guard value.hasPrefix("Text("), value.hasSuffix(")") else { return value }
    return Words.unquoted(Words.trimmed(String(value.dropFirst("Text(".count).dropLast())))
  }

  private static func negated(_ value: String) -> String {
    switch value {
    case "true", "", "disabled": "false"
    case "false": "true"
    default:
      value.hasPrefix("{") && value.hasSuffix("}")
        ? "{not (\(value.dropFirst().dropLast()))}" : "false"
    }
  }

  /// The name that stands before those of the library, and the edit that imports the library.
  private var library: (prefix: String, importing: SourceEdit?) {
    guard markup.root >= 0 else { return ("", nil) }
    let root = markup.nodes[Int(markup.root)]
    let tag = "<import src=\"\(ForeignWords.controlLibrary)\"/>"
    var first: MarkupNode?
    for (_, kind, child) in markup.declared(in: root) {
      if first == nil { first = child }
      guard kind == .import, let source = markup.attribute(.src, of: child),
        markup.value(of: source).string == ForeignWords.controlLibrary
      else { continue }
      return (ImportedPart(of: child, in: markup).name.map { "\($0)." } ?? "", nil)
    }
    guard let first, first.start != node.start else {
      return ("", SourceEdit(.at(root.startTagEnd), "\n  \(tag)"))
    }
    // The import has a line of its own before the first declaration.
    var start = Int(first.start)
    while start > 0, Bytes.isSpace(markup.bytes[start - 1]) { start -= 1 }
    let blanks = String(decoding: markup.bytes[start..<Int(first.start)], as: UTF8.self)
    return ("", SourceEdit(.at(first.start), tag + blanks))
  }

  /// A repair for a word that is several elements: a `Label` with a title and a symbol.
  var made: FixIt? {
    guard word == "Label", elements.isEmpty, !hasText,
      let syntax = SyntaxTree(markup).element(at: index)
    else { return nil }
    let written = GuessedPlace(index, in: markup).written
    func value(_ names: [String]) -> String? {
      names.compactMap { written[$0] }.first.map { markup.value(of: $0).string }
    }
    guard let title = value(["title", "text"]), written.count == 2,
      let source = value(["systemImage"]).map({ "symbol:\($0)" })
        ?? value(["image"]).map({ "asset:\($0)" })
    else { return nil }
    let quoted = { (text: String) in AttributeText.escaped(text, quote: "\"") }
    let text =
      "<stack direction=\"horizontal\" spacing=\"8\" alignItems=\"center\">"
      + "<image source=\"\(quoted(source))\"/><text>\(quoted(title))</text></stack>"
    guard syntax.isSelfClosing else { return nil }
    return FixIt(
      "write a 'stack' of an 'image' and a 'text'", isSafe: false,
      edits: [SourceEdit(node.range, text)])
  }
}
