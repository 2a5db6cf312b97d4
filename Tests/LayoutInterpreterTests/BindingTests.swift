import Foundation
import LayoutEngine
import LayoutModel
import LayoutSchema
import TestSupport
import Testing

/// Checks that each attribute of the schema is bound to one property of the engine, or listed here
/// with its reader.
struct BindingTests {
  @Test(arguments: ElementKind.allCases)
  func everyAttributeOfAnElementIsReadOnce(_ kind: ElementKind) {
    for name in AttributeName.allCases {
      guard let row = Schema.shared.ownRow(name, of: kind) else { continue }
      var readers = Bound.own(of: kind).filter { $0.attribute == name }.map { _ in "its type" }
      if Schema.shared[row].group == .size {
        readers += Bound.size.filter { $0.attribute == name }.map { _ in "ElementSize" }
      }
      if Schema.shared[row].group == .appearance, kind != .when {
        readers += Bound.appearance.filter { $0.attribute == name }.map { _ in "ElementStyle" }
      }
      readers += ReadElsewhere.all.filter { $0.reads(name, of: kind) }.map(\.place)
      #expect(readers.count == 1, "'\(name.name)' of '\(kind.name)' is read by \(readers)")
    }
  }

  @Test(arguments: ElementKind.allCases)
  func everyAttributeThatAParentReadsIsReadOnce(_ parent: ElementKind) {
    for name in AttributeName.allCases {
      guard let row = Schema.shared.placementRow(name, in: parent) else { continue }
      var readers = Bound.item(of: parent).filter { $0.attribute == name }.map { _ in "its item" }
      // Sizes and limits, unless the parent binds these attributes itself.
      if Schema.shared[row].group == .size, readers.isEmpty {
        readers += Bound.size.filter { $0.attribute == name }.map { _ in "ElementSize" }
      }
      readers += ReadElsewhere.placement.filter { $0.reads(name, of: parent) }.map(\.place)
      #expect(readers.count == 1, "'\(name.name)' in '\(parent.name)' is read by \(readers)")
    }
  }

  @Test(arguments: ElementKind.allCases)
  func nothingIsBoundThatNobodySays(_ kind: ElementKind) {
    let own = Bound.own(of: kind).map(\.attribute).filter {
      // `flexbox` is set once for the whole document.
      Schema.shared.ownRow($0, of: kind) == nil && !(kind == .flex && $0 == .flexbox)
    }
    let placed = Bound.item(of: kind).map(\.attribute).filter {
      Schema.shared.placementRow($0, in: kind) == nil
    }
    #expect(own.map(\.name) == [] && placed.map(\.name) == [])
  }

  @Test(arguments: BoundWords.all)
  func everyWordIsOneOfTheEngines(_ bound: BoundWords) throws {
    let engine = try #require(bound.parameter.words, "\(bound) is not bound by words")
    #expect(Set(bound.words) == Set(engine.map(\.word)))
    let members = bound.words.map { bound.parameter.member(for: $0) }
    if bound.isChoice {
      #expect(Set(members).count == members.count)
      // Every case of the engine's type can be written in markup.
      #expect(engine.map(\.value) == Array(engine.indices))
    } else {
      // Generated code computes a flag's bit from its place among the words.
      let flags = members.enumerated().filter { members.firstIndex(of: $1) == $0 }.map(\.element)
      let bits = flags.map { flag in engine.first { $0.member == flag }?.value }
      #expect(bits == bits.indices.map { 1 << $0 })
    }
  }

  /// A preview is not an element of the engine, but two of its attributes take the engine's cases.
  @Test func thePreviewsWordsAreTheEngines() throws {
    let directions = WritingDirection.allCases.map(\.rawValue)
    let appearances = LayoutEnvironment.ColorScheme.allCases.map(\.rawValue)
    for (name, cases) in [(AttributeName.direction, directions), (.appearance, appearances)] {
      let row = try #require(Schema.shared.ownRow(name, of: .preview))
      #expect(Schema.shared[row].type == .choice(cases))
    }
  }

  @Test(arguments: Bound.types)
  func rowsStandInTheOrderOfTheInitialiser(_ type: BoundType) throws {
    let labels = type.parameters.map(\.label).reduce(into: [String]()) { labels, label in
      if labels.last != label { labels.append(label) }
    }
    let parameters = try Initialiser.labels(of: type.name)
    #expect(parameters.filter { labels.contains($0) } == labels, "\(type.name)")
    for label in Set(labels) {
      let edges = type.parameters.filter { $0.label == label }.compactMap(\.edge?.rawValue)
      guard !edges.isEmpty else { continue }
      let order = try Initialiser.labels(of: "LayoutEdges")
      #expect(order.filter { edges.contains($0) } == edges, "\(label) of \(type.name)")
    }
  }

  /// Engine parameters without an attribute, which only Swift can set, are listed here.
  @Test(arguments: Bound.types)
  func everyParameterIsSaidByAnAttribute(_ type: BoundType) throws {
    let silent = try Initialiser.labels(of: type.name).filter { label in
      !type.parameters.contains { $0.label == label }
    }
    let known: [String: [String]] = [
      "TextSpec": ["content", "runs", "spans"],
      // Properties of a whole text, which a part of one does not have.
      // An action is no value of a property.
      "TextRun": ["content", "lineHeight", "scalesText", "localized", "tap"],
      // Attributes of declared host views.
      "ViewSpec": ["attributes"],
    ]
    #expect(silent == known[type.name] ?? [])
  }

  @Test(arguments: ReadElsewhere.all + ReadElsewhere.placement)
  func everyOtherReaderNamesTheAttribute(_ reader: ReadElsewhere) throws {
    let text = try reader.text
    let missing = reader.names.filter { !text.contains(".\($0.name)") }
    #expect(missing.map(\.name) == [])
  }
}

/// All bindings of attributes to properties of the engine's types.
enum Bound {
  static let size = BoundType(ElementSize.self).parameters
  static let appearance = BoundType(ElementStyle.self).parameters

  static func own(of kind: ElementKind) -> [BoundParameter] {
    if kind == .when { return BoundType(StateLook.self).parameters }
    return kind == .span
      ? BoundType(TextRun.self).parameters : ElementBinding.of(kind)?.type?.parameters ?? []
  }

  static func item(of parent: ElementKind) -> [BoundParameter] {
    PlacementBinding.of(parent)?.type.parameters ?? []
  }

  static let types: [BoundType] =
    ElementKind.allCases.compactMap { ElementBinding.of($0)?.type }
    + ElementKind.allCases.compactMap { PlacementBinding.of($0)?.type }
    + [BoundType(ElementSize.self), BoundType(ElementStyle.self), BoundType(TextRun.self)]
    + [BoundType(StateLook.self)]
}

/// A choice or a set of flags in the schema, and the binding that reads its words.
struct BoundWords: Sendable, CustomTestStringConvertible {
  let reader: ElementKind
  let parameter: BoundParameter
  let words: [String]
  let isChoice: Bool

  var testDescription: String { "\(parameter.attribute.name) of \(reader.name)" }

  init?(_ reader: ElementKind, _ parameter: BoundParameter, _ row: RowID?) {
    guard let row else { return nil }
    switch Schema.shared[row].type {
    case .choice(let words): (self.words, isChoice) = (words, true)
    case .flags(let words, none: _): (self.words, isChoice) = (words, false)
    default: return nil  // open: no other type has words.
    }
    self.reader = reader
    self.parameter = parameter
  }

  static let all: [BoundWords] = ElementKind.allCases.flatMap { kind in
    (Bound.own(of: kind) + Bound.size + Bound.appearance).compactMap {
      BoundWords(
        kind, $0,
        Schema.shared.ownRow($0.attribute, of: $0.attribute == .flexbox ? .layout : kind))
    }
      + Bound.item(of: kind).compactMap {
        BoundWords(kind, $0, Schema.shared.placementRow($0.attribute, in: kind))
      }
  }
}

/// Attributes that no row binds, and the file or the folder that reads them.
struct ReadElsewhere: Sendable, CustomTestStringConvertible {
  let names: [AttributeName]
  let kinds: ElementSet
  let place: String

  var testDescription: String { "\(names.map(\.name)) in \(place)" }

  init(_ names: [AttributeName], of kinds: ElementSet, in place: String) {
    self.names = names
    self.kinds = kinds
    self.place = "Sources/\(place)"
  }

  /// The text of the file, or of all files in the folder.
  var text: String {
    get throws {
      let url = PackageRoot.appending(place)
      guard !place.hasSuffix(".swift") else { return try String(contentsOf: url, encoding: .utf8) }
      let files = FileManager.default.enumerator(atPath: url.path())?.compactMap { $0 as? String }
      return try (files ?? []).filter { $0.hasSuffix(".swift") }.map {
        try String(contentsOf: url.appending(path: $0), encoding: .utf8)
      }.joined()
    }
  }

  func reads(_ name: AttributeName, of kind: ElementKind) -> Bool {
    kinds.contains(kind) && names.contains(name)
  }

  private static let layout = ElementSet.layoutElements.union(.declared)

  static let all: [ReadElsewhere] = [
    // Attributes of any element.
    ReadElsewhere([.id], of: layout, in: "LayoutModel/Models/OutletTable.swift"),
    ReadElsewhere([.style], of: .styled, in: "LayoutChecking"),
    ReadElsewhere([.size], of: layout, in: "LayoutModel/Models/ElementModel+Reading.swift"),
    ReadElsewhere(
      [.widths, .heights], of: [.layout, .component], in: "LayoutCompiler/Proving/ProofDomain.swift"
    ),
    // Actions, which are read by the type of their value.
    ReadElsewhere(
      [.tap, .longPress, .swipeStart, .swipeEnd], of: layout,
      in: "LayoutSchema/Attributes/AppearanceAttributes.swift"),
    ReadElsewhere([.tap], of: [.span], in: "LayoutSchema/Attributes/LeafAttributes.swift"),
    ReadElsewhere(
      [.refresh], of: [.scroll], in: "LayoutSchema/Attributes/AppearanceAttributes.swift"),
    ReadElsewhere(
      [.submit, .change], of: [.element],
      in: "LayoutSchema/Attributes/AppearanceAttributes.swift"),

    // Shorthands.
    ReadElsewhere([.content], of: [.text], in: "LayoutModel/Models/ElementModel+Reading.swift"),

    // Declarations, conditions and repetition.
    ReadElsewhere(
      [.name], of: ElementSet.declaring.union([.layout, .library, .slot]), in: "LayoutChecking"),
    ReadElsewhere(
      [
        .src, .as, .only, .module, .class, .view, .intrinsicSize, .children, .type, .values,
        .default, .maxLength, .value, .dark, .basedOn,
      ], of: .declaring,
      in: "LayoutChecking"),
    ReadElsewhere(
      [.test, .minWidth, .maxWidth, .minHeight, .maxHeight], of: [.if, .elseIf],
      in: "LayoutChecking"),
    ReadElsewhere([.each, .in, .key, .index], of: [.for], in: "LayoutChecking"),
    ReadElsewhere(
      [.widths, .previews, .textScales, .directions], of: [.test], in: "LayoutChecking"),
    ReadElsewhere([.that, .textScale, .in], of: [.expect], in: "LayoutChecking"),

    // Documents.
    ReadElsewhere(
      [.flexbox], of: [.layout], in: "LayoutModel/Models/ElementModel+Reading.swift"),
    ReadElsewhere(
      [
        .name, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .scale, .direction,
        .textScale, .safeArea, .appearance, .data, .language,
        .now, .scrolled, .timeZone, .textMetrics,
      ], of: [.preview], in: "LayoutInterpreter/Previews/PreviewSettings.swift"),
  ]

  static let placement: [ReadElsewhere] = [
    ReadElsewhere(
      [.size], of: ElementSet.linearFamily.union(.sizeReaders),
      in: "LayoutModel/Models/ElementModel+Reading.swift"),
    ReadElsewhere([.slot], of: [.component], in: "LayoutChecking"),
    // Other spellings of item padding.
    ReadElsewhere(
      paddings, of: .linearFamily, in: "LayoutSchema/Attributes/PlacementAttributes.swift"),
  ]

  private static let paddings = Array(AttributeName.paddings.values)
}

/// Reads the initialisers of the engine's types from its source files.
enum Initialiser {
  /// Returns the labels of the initialiser with the most parameters.
  static func labels(of type: String) throws -> [String] {
    let root = PackageRoot.appending("Sources/LayoutEngine")
    let file = try #require(
      FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
        .first { $0.hasSuffix("/\(type).swift") })
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    let body = try #require(text.components(separatedBy: " struct \(type):").last)
      .components(separatedBy: "\n}\n")[0]
    return body.components(separatedBy: "public init(").dropFirst().map { rest in
      rest.components(separatedBy: ") {")[0].components(separatedBy: ",").compactMap { part in
        // A comma may also be part of a default value.
        let words = part.components(separatedBy: ":")
        return words.count > 1 ? words[0].trimmingCharacters(in: .whitespacesAndNewlines) : nil
      }
    }.max { $0.count < $1.count } ?? []
  }
}
