import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutSchema

/// `textDocument/codeLens`: above a layout its previews, and above a layout and each component the
/// number of uses and where a proof found that it breaks.
struct CodeLenses {
  /// The command of a client that lists the uses.
  static let list = "layoutc.showReferences"
  /// The command of the server that shows the first use.
  static let first = "layoutc.showUse"

  private let view: DocumentView
  private let outline: MarkupOutline

  init(_ view: DocumentView) {
    self.view = view
    outline = view.outline
  }

  func response(in workspace: inout OpenWorkspace) -> JSONValue {
    workspace.showsLenses = true
    // Where the client asks again, it need not wait until the whole workspace is read.
    let isWhole = !workspace.isReading || !view.client.refreshesLenses
    let files = isWhole ? workspace.allNames(view.client, asTold: true) : []
    let names = workspace.names(in: view)
    let owners = owners
    var lenses: [JSONValue] = []
    for element in owners {
      var commands = outline.name(element) == ElementKind.layout.name ? previews : []
      if isWhole { commands += uses(of: element, names, files) }
      commands += breaks(in: element, besides: owners)
      let range = view.positions.json(outline.elements[element].name)
      lenses += commands.map { ["range": range, "command": $0] }
    }
    return .array(lenses)
  }

  /// The layout and the components of the document.
  private var owners: [Int] {
    outline.elements.indices.filter { element in
      let parent = outline.elements[element].parent
      return switch LanguageWords.element(outline.name(element)) {
      case .layout: parent < 0
      case .component: parent >= 0 && outline.elements[parent].parent < 0
      case .some, nil: false
      }
    }
  }

  private func command(_ title: String, _ name: String, _ arguments: [JSONValue]) -> JSONValue {
    ["title": .string(title), "command": .string(name), "arguments": .array(arguments)]
  }

  private func preview(_ title: String, _ choices: [(String, JSONValue)]) -> JSONValue {
    let document: JSONValue = ["uri": .string(view.document.uri)]
    return command(
      title, PreviewBeside.command, [.members([("textDocument", document)] + choices)])
  }

  // MARK: What lenses show

  /// The commands that show the previews, by their names.
  private var previews: [JSONValue] {
    let previews = outline.previews
    guard !previews.isEmpty else { return [preview("preview", [])] }
    return previews.enumerated().map { number, element in
      let name = outline.value("name", of: element).flatMap { $0.isEmpty ? nil : $0 }
      return preview(name ?? "preview \(number + 1)", [("preview", .integer(number + 1))])
    }
  }

  /// Returns the command that shows the uses of a declaration; none for a layout without uses.
  private func uses(of element: Int, _ names: Occurrences, _ files: [FileNames]) -> [JSONValue] {
    let name = outline.elements[element].attributes.first {
      outline.text($0.name) == AttributeName.name.name
    }
    guard let place = name?.value?.lowerBound,
      let declaration = names.occurrence(at: place)?.declaration
    else { return [] }
    let uses = files.flatMap { file in
      file.names(of: declaration).filter { !$0.isDeclaration }.map { use -> JSONValue in
        ["uri": .string(file.uri), "range": use.json]
      }
    }
    if uses.isEmpty, outline.name(element) == ElementKind.layout.name { return [] }
    let title = uses.isEmpty ? "no uses" : uses.count == 1 ? "1 use" : "\(uses.count) uses"
    guard view.client.commands.contains(Self.list) else {
      return [command(title, Self.first, Array(uses.prefix(1)))]
    }
    let position = view.positions.json(at: place)
    return [command(title, Self.list, [.string(view.document.uri), position, .array(uses)])]
  }

  /// Returns the command that shows where an element breaks first; none if nothing was found.
  private func breaks(in element: Int, besides owners: [Int]) -> [JSONValue] {
    let own = view.live.findings.filter { finding in
      let place = Int(finding.range.start)
      let around = owners.last { owner in
        outline.elements[owner].start <= place && place < outline.elements[owner].end
      }
      return around == element && finding.proof?["widths"] != nil
    }
    let witnesses = own.compactMap { $0.proof?["witness"] }
    guard let first = witnesses.min(by: { $0.width < $1.width }) else { return [] }
    let more = witnesses.count > 1 ? " and \(witnesses.count - 1) more" : ""
    let choices = ["preview", "width", "height", "textScale", "direction", "appearance"]
    return [
      preview(
        "breaks at \(first.width.toTheHundredth)\(more)",
        choices.compactMap { name in first[name].map { (name, $0) } })
    ]
  }
}

extension JSONValue {
  /// The value of a member; nil for anything but an object with it.
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The width of a witness.
  fileprivate var width: Float {
    guard case .number(let width)? = self["width"] else { return .infinity }
    return width
  }
}
