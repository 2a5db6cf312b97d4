package import LayoutModel
package import LayoutPack

/// What a version of an app can show: its version of the language, and what its documents and
/// assets name.
package struct AppCatalogue: Equatable, Sendable {
  /// A value that the app gives a document.
  package struct Given: Equatable, Sendable {
    package var type: CatalogueType
    package var isRequired: Bool
  }

  /// The major version of packs that the app reads.
  package var format = PackFormat.major
  package var has: Set<AppNeed>
  /// The values that the app gives each document, by the names of both.
  package var documents: [String: [String: Given]] = [:]

  /// Creates the catalogue of an app with this version of the language and no documents.
  package init() { has = AppNeed.ofTheLanguage }

  /// Adds what a file of the app declares and names.
  package mutating func add(_ document: TypedDocument) {
    let structure = document.structure
    for (need, _) in AppNeedFinder.needs(of: document) { has.insert(need) }
    for element in structure.elements { has.formUnion(AppNeed.needs(of: element)) }
    for constant in structure.constants {
      for value in [constant.value, constant.dark ?? constant.value] {
        guard case .asset(let name) = value else { continue }
        has.insert(AppNeed(constant.type == .image ? .image : .color, name))
      }
    }
  }

  /// Adds the values that the app gives a layout.
  package mutating func add(parametersOf document: TypedDocument, named name: String) {
    documents[name] = CatalogueType.given(document)
  }
}

/// The type of a value that an app gives a document, with the fields of its records.
package indirect enum CatalogueType: Equatable, Sendable {
  /// A type without parts, by its name.
  case plain(String)
  case choice([String])
  case optional(CatalogueType)
  case list(CatalogueType)
  /// A record; of one that is inside itself, the inner one has no fields.
  case record(String, [String: AppCatalogue.Given])

  /// Returns the values that a document takes.
  static func given(_ document: TypedDocument) -> [String: AppCatalogue.Given] {
    given(document.structure.parameters, in: document, inside: [])
  }

  private static func given(
    _ parameters: [Parameter], in document: TypedDocument, inside outer: [RecordName]
  ) -> [String: AppCatalogue.Given] {
    Dictionary(
      parameters.map {
        let type = CatalogueType($0.type, in: document, inside: outer)
        return ($0.name, AppCatalogue.Given(type: type, isRequired: !$0.isOptional))
      }, uniquingKeysWith: { first, _ in first })
  }

  private init(_ type: ExpressionType, in document: TypedDocument, inside outer: [RecordName]) {
    switch type {
    case .choice(let words): self = .choice(words)
    case .optional(let part): self = .optional(CatalogueType(part, in: document, inside: outer))
    case .list(let part): self = .list(CatalogueType(part, in: document, inside: outer))
    case .record(let record):
      let fields = outer.contains(record) ? [] : document.fields(of: record) ?? []
      self = .record(
        record.name, Self.given(fields, in: document, inside: outer + [record]))
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .dimension, .color,
      .image, .ratio, .insets, .nothing:
      self = .plain(type.name)
    }
  }

  /// The type as authors write it.
  var spelled: String {
    switch self {
    case .plain(let name), .record(let name, _): name
    case .choice(let words): "Choice(\(words.joined(separator: " ")))"
    case .optional(let part): "\(part.spelled)?"
    case .list(let part): "[\(part.spelled)]"
    }
  }

  /// Returns why a document that takes this type cannot take all values of another, which the app
  /// gives it; nil if it can.
  func fault(given: CatalogueType, at path: String) -> String? {
    switch (self, given) {
    case (.optional(let part), .optional(let other)): return part.fault(given: other, at: path)
    case (.optional(let part), _): return part.fault(given: given, at: path)
    case (.list(let part), .list(let other)): return part.fault(given: other, at: path)
    case (.choice(let words), .choice(let others)):
      return others.first { !words.contains($0) }.map {
        "the app gives '\($0)' for '\(path)', which the document does not take"
      }
    case (.record(_, let fields), .record(_, let others)):
      return Self.fault(of: fields, given: others, at: path + ".")
    case (.plain(let name), .plain(let other)) where Self.takes(name, other): return nil
    case (.plain("String"), .choice), (.plain("Text"), .choice): return nil
    default:  // open: pairs; all others do not fit.
      return "the app gives '\(path)' as \(given.spelled), and the document takes \(spelled)"
    }
  }

  /// Returns the first reason why a document cannot take all values of an app; nil if it can.
  static func fault(
    of taken: [String: AppCatalogue.Given], given: [String: AppCatalogue.Given],
    at path: String = ""
  ) -> String? {
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let taken = taken[name] else {
        return "the app gives '\(path)\(name)', which the document does not take"
      }
      if taken.isRequired, !value.isRequired {
        return "the app may leave out '\(path)\(name)', which has no default"
      }
      if let fault = taken.type.fault(given: value.type, at: path + name) { return fault }
    }
    let missing = taken.filter { $0.value.isRequired && given[$0.key] == nil }.keys.min()
    return missing.map { "the app does not give '\(path)\($0)', which has no default" }
  }

  /// Whether a value of a type is taken for one of another, as `Values` are.
  private static func takes(_ name: String, _ given: String) -> Bool {
    if name == given { return true }
    switch given {
    case "Integer": return ["Number", "Points", "Percent", "Ratio"].contains(name)
    case "Number": return ["Points", "Percent"].contains(name)
    case "String": return name == "Text"
    default: return false  // open: names.
    }
  }
}

extension AppCatalogue {
  /// What is in the catalogue, apart from the language.
  package var sentence: String {
    let kinds: [(AppNeed.Kind, String)] = [
      (.view, "view"), (.layout, "layout in Swift"), (.action, "action"), (.font, "font"),
      (.image, "image"), (.color, "color"),
    ]
    let counts = kinds.map { kind, word in (has.count { $0.kind == kind }, word) }
    let all = [(documents.count, "document")] + counts.filter { $0.0 > 0 }
    return all.map { count, word in
      switch (count, word) {
      case (1, _): "1 \(word)"
      case (_, "layout in Swift"): "\(count) layouts in Swift"
      default: "\(count) \(word)s"  // open: counts and words.
      }
    }.joined(separator: ", ")
  }
}
