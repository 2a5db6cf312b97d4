import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// The names of parameters and fields, and the words of choices, in a file with data for previews.
struct DataNames {
  let path: PathKey
  let text: [UInt8]
  private(set) var all: [Occurrence] = []

  /// Returns the names in the data that the previews of a document name, each file once.
  ///
  /// Files that cannot be read have none.
  static func all(
    of view: DocumentView, reading read: (String) -> [UInt8]?
  ) -> [DataNames] {
    let outline = view.outline
    let root = outline.elements.indices.first { outline.elements[$0].parent < 0 } ?? -1
    let paths = outline.children(of: root).filter { outline.name($0) == "preview" }
      .compactMap { outline.value("data", of: $0) }
      .map { PathKey(view.live.path(ofData: $0)) }
    let parameters = outline.values(
      "param", in: root, .parameter, of: "", PathKey(view.live.path))
    return Set(paths).sorted().compactMap { path in
      guard let text = read(path.path), case .success(let node) = JSONReader.read(text) else {
        return nil
      }
      var names = DataNames(path: path, text: text)
      names.read(node, parameters, view.names)
      return names
    }
  }

  private init(path: PathKey, text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// Reads a word of a choice, or a list of such words.
  private mutating func readWords(_ node: JSONNode, _ choice: DeclaredNames.Choice) {
    for element in node.elements { readWords(element, choice) }
    // A word with an escape has other bytes.
    let range = node.range.offsets
    guard let word = node.string, let declaration = choice.declaration(of: word),
      text[range].elementsEqual(word.utf8)
    else { return }
    all.append(Occurrence(range: range, declaration: declaration))
  }

  /// Reads an object with a member for each value, or a list of such objects.
  private mutating func read(
    _ node: JSONNode, _ values: [DeclaredNames.Value], _ names: DeclaredNames
  ) {
    for element in node.elements { read(element, values, names) }
    guard case .object(let members) = node.value else { return }
    for member in members {
      guard let value = values.first(where: { $0.name == member.name }) else { continue }
      all.append(Occurrence(range: member.nameRange.offsets, declaration: value.declaration))
      if let choice = names.choice(of: value) { readWords(member.value, choice) }
      if let record = names.record(of: value) {
        read(member.value, names.fields(of: record), names)
      }
    }
  }
}
