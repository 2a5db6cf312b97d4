import LayoutCompiler
import LayoutModel
import LayoutSchema

/// The values of an attribute that can be listed: words, names, and what has its type.
struct ValueCompletion {
  private let view: DocumentView
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions
  private let workspace: OpenWorkspace

  init(_ view: DocumentView, _ workspace: OpenWorkspace) {
    self.view = view
    self.workspace = workspace
    outline = view.outline
    names = view.names
    options = AttributeOptions(outline, names)
  }

  /// Returns what an expression in an attribute is for.
  func purpose(of attribute: Int, of element: Int) -> ExpressionCompletion.Purpose {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute)
    else { return .value }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    guard let option = options.option(name, of: element) else { return .value }
    if outline.name(element) == ElementKind.for.name, name == AttributeName.in.name {
      return .list(ofLoop: element)
    }
    guard let row = option.row else {
      return option.isAction
        ? .action : .value(Expectation(ofType: option.type ?? "", words: option.words))
    }
    switch row.type {
    case .action: return .action
    case .styleNames, .styleName: return .style
    default: return .value(row.expectation)  // open: types.
    }
  }

  func items(
    for element: Int, _ attribute: Int, at offset: Int, in value: Range<Int>
  ) -> [CompletionItem] {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute)
    else { return [] }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    guard let option = options.option(name, of: element) else { return [] }
    let word = wordRange(at: offset, in: value)
    let whole = value
    guard let type = option.row?.type else {
      if option.isAction { return actions(at: offset, whole) }
      let fitting = Expectation(ofType: option.type ?? "", words: option.words).types
      return declared(option, whole) + bindings(fitting, at: offset, whole)
    }
    let standard = option.standard
    func words(_ words: [String], replacing range: Range<Int>) -> [CompletionItem] {
      words.map { word in
        var item = CompletionItem(word, .word, replacing: range)
        if word == standard {
          item.detail = "default"
          item.isPreselected = true
        }
        return item
      }
    }
    switch type {
    case .choice(let list):
      return words(list, replacing: whole) + bindings(["Choice"], at: offset, whole)
    case .flags(let list, let none):
      let taken = others(than: word, in: value)
      return words(
        (list + (none.map { [$0] } ?? [])).filter { !taken.contains($0) }, replacing: word)
    case .bool:
      return words(["true", "false"], replacing: whole) + bindings(["Bool"], at: offset, whole)
    case .styleNames: return styles(replacing: word, without: others(than: word, in: value))
    case .styleName where name == "basedOn": return styles(replacing: whole, without: [])
    case .typeReference: return types(replacing: whole)
    case .dimension: return words(["auto"], replacing: whole) + bindings(lengths, at: offset, whole)
    case .length:
      return words(["match", "wrap"], replacing: whole) + bindings(lengths, at: offset, whole)
    case .lengths: return words(["match", "wrap"], replacing: word)
    case .edges(let parts), .edge(let parts):
      return words(parts.words, replacing: word) + bindings(lengths, at: offset, whole)
    case .color: return colors(replacing: whole) + bindings(["Color"], at: offset, whole)
    case .image: return bindings(["Image"], at: offset, whole) + pictures(replacing: whole)
    case .string where name == "data":
      return files(view.live.files(withSuffix: ".json"), replacing: whole)
    case .string where name == "previews":
      let taken = others(than: word, in: whole)
      return outline.previewNames.filter { !taken.contains($0) }.map {
        CompletionItem($0, .value, replacing: word)
      }
    case .string where name == "area":
      return areas(around: element, replacing: whole)
        + bindings(["String", "Text"], at: offset, whole)
    case .string, .text: return bindings(["String", "Text"], at: offset, whole)
    case .points, .number, .integer, .signedInteger, .corners, .size, .pointSize:
      return bindings(lengths, at: offset, whole)
    case .intrinsicSize: return words(["fill"], replacing: whole)
    case .tracks(let list):
      return words(list == .ownOrShared ? ["auto", "subgrid"] : ["auto"], replacing: word)
    case .textMetrics: return words(["proportional"], replacing: whole)
    case .path:
      let paths = view.live.files(withSuffix: FileFinder.suffix) + ShippedLibrary.all.map(\.path)
      return files(paths, replacing: whole)
    case .identifier where name == "in":
      return outline.elementIds.map { CompletionItem($0, .value, replacing: whole) }
    case .identifier where name == "slot": return slots(of: element, replacing: whole)
    case .animation: return words(["none"], replacing: whole)
    case .action: return actions(at: offset, whole)
    case .binding where outline.name(element) == ElementKind.for.name && name == "in":
      // The names of the loop are not known in its own list.
      let own = ["each", "index"].compactMap { outline.value($0, of: element) }.map { "{\($0)}" }
      let known = bindings([], at: offset, whole).filter { !own.contains($0.label) }
      let lists = known.filter { $0.detail?.hasPrefix("[") == true }
      return lists + known.filter { $0.detail?.hasPrefix("[") != true }
    case .binding: return bindings([], at: offset, whole)
    case .declared: return declaredValue(of: element, whole)
    case .pair, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .identifier,
      .typeName,
      .shadow, .border, .dash, .gradient, .ratio, .styleName, .className, .words, .gridLines,
      .areas:
      return []
    }
  }

  private var lengths: [String] { ["Points", "Number", "Integer", "Percent", "Dimension"] }

  /// Returns the range of the word at an offset, between blanks.
  private func wordRange(at offset: Int, in value: Range<Int>) -> Range<Int> {
    var start = min(max(offset, value.lowerBound), value.upperBound)
    var end = start
    while start > value.lowerBound, outline.bytes[start - 1] > 0x20 { start -= 1 }
    while end < value.upperBound, outline.bytes[end] > 0x20 { end += 1 }
    return start..<end
  }

  private func others(than word: Range<Int>, in value: Range<Int>) -> Set<String> {
    let parts = [value.lowerBound..<word.lowerBound, word.upperBound..<value.upperBound]
    return Set(parts.flatMap { outline.text($0).split(separator: " ").map(String.init) })
  }

  // MARK: Names

  private func styles(replacing range: Range<Int>, without taken: Set<String>) -> [CompletionItem] {
    names.styles.filter { !taken.contains($0.name) }.map { style in
      var item = CompletionItem(style.name, .value, replacing: range)
      item.detail = "style"
      item.documentation = style.attributes.map { "\($0.name)=\"\($0.value)\"" }
        .joined(separator: " ")
      return item
    }
  }

  /// Returns the types; behind a bracket those of the elements of a list, which closes behind them.
  private func types(replacing whole: Range<Int>) -> [CompletionItem] {
    var range = whole
    var end = ""
    if let first = outline.bytes[whole].first, first == UInt8(ascii: "[") {
      range = whole.lowerBound + 1..<whole.upperBound
      if outline.bytes[range].last == UInt8(ascii: "]") {
        range = range.lowerBound..<range.upperBound - 1
      } else {
        end = "]"
      }
    }
    let builtIn = [
      "String", "Text", "Number", "Integer", "Bool", "Points", "Percent", "Color", "Image", "Date",
      "Ratio", "Insets", "Choice",
    ]
    let own = names.records.map(\.name) + names.choices.map(\.name)
    return (own + builtIn).map { name in
      var item = CompletionItem(name, .type, replacing: range)
      item.text = name + end
      return item
    }
  }

  /// Returns the pictures: those of the document and the workspace, those in the folder, and the
  /// symbols that pictures can draw.
  private func pictures(replacing range: Range<Int>) -> [CompletionItem] {
    let used = outline.pictures(besides: range) + workspace.pictures
    let known = view.live.knownPictures()
    return items(
      used + known.images.map { "asset:" + $0 } + known.symbols.map { "symbol:" + $0 },
      .file, replacing: range)
  }

  /// Returns the colours that the document has, and the named ones in the folder.
  private func colors(replacing range: Range<Int>) -> [CompletionItem] {
    items(
      outline.colors(besides: range)
        + view.live.knownPictures().colors.map { "asset:" + $0 },
      .color, replacing: range)
  }

  /// Returns an item for each text, of equal ones the first.
  private func items(
    _ texts: [String], _ kind: CompletionItem.Kind, replacing range: Range<Int>
  ) -> [CompletionItem] {
    var known: Set<String> = []
    return texts.filter { text in
      known.insert(text).inserted && !text.utf8.contains { "<&\"'{}".utf8.contains($0) }
    }.map { CompletionItem($0, kind, replacing: range) }
  }

  /// Returns the areas of the grid around an element.
  private func areas(around element: Int, replacing range: Range<Int>) -> [CompletionItem] {
    let grid = outline.grid(around: element)
    return items(outline.areas(of: grid).map(outline.text), .value, replacing: range)
  }

  private func files(_ paths: [String], replacing range: Range<Int>) -> [CompletionItem] {
    paths.map { CompletionItem($0, .file, replacing: range) }
  }

  private func slots(of element: Int, replacing range: Range<Int>) -> [CompletionItem] {
    let part = options.above(element).part
    return items((part?.slots ?? []).compactMap(\.name), .value, replacing: range)
  }

  private func actions(at offset: Int, _ range: Range<Int>) -> [CompletionItem] {
    let scope = ScopeOfNames(at: offset, outline, names, view.live)
    return scope.actions.map { CompletionItem("{\($0)}", .action, replacing: range) }
  }

  /// Returns the names in scope that have one of some types, in braces; all for no types.
  private func bindings(
    _ types: [String], at offset: Int, _ range: Range<Int>
  ) -> [CompletionItem] {
    let scope = ScopeOfNames(at: offset, outline, names, view.live)
    return (scope.values.reversed() + scope.constants).filter { value in
      types.isEmpty || types.contains(value.type)
        || types.contains("Choice") && names.choice(value.type) != nil
    }.map { value in
      var item = CompletionItem("{\(value.name)}", .variable, replacing: range)
      item.detail = value.type
      return item
    }
  }

  /// Returns the values of a parameter or another attribute that an author has declared.
  private func declared(_ option: AttributeOption, _ range: Range<Int>) -> [CompletionItem] {
    let words = option.words.map { word in
      var item = CompletionItem(word, .word, replacing: range)
      if word == option.standard {
        item.detail = "default"
        item.isPreselected = true
      }
      return item
    }
    return words.isEmpty ? values(ofType: option.type ?? "", range) : words
  }

  /// Returns the values of a default or a constant, by the type that its tag says.
  private func declaredValue(of element: Int, _ range: Range<Int>) -> [CompletionItem] {
    guard let type = outline.value("type", of: element) else { return [] }
    if type == "Choice" {
      return (outline.value("values", of: element) ?? "").split(separator: " ").map {
        CompletionItem(String($0), .word, replacing: range)
      }
    }
    return values(ofType: type, range)
  }

  private func values(ofType type: String, _ range: Range<Int>) -> [CompletionItem] {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    if plain == "Bool" {
      return ["true", "false"].map { CompletionItem($0, .word, replacing: range) }
    }
    return (names.choice(plain)?.words ?? []).map { CompletionItem($0, .word, replacing: range) }
  }
}

extension EdgeParts {
  /// The words that stand for lengths.
  fileprivate var words: [String] {
    (contains(.auto) ? ["auto"] : []) + (contains(.infinity) ? ["infinity"] : [])
  }
}
