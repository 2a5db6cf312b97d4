import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import LayoutModel

/// The data of a certificate, as settings and values that a document can be solved with.
struct CertifiedData {
  private(set) var settings: [PreviewSettings] = []
  private(set) var values: [[ConstantValue]] = []
  private(set) var findings: [Diagnostic] = []

  /// Reads the data sets of a subject.
  ///
  /// - Parameters:
  ///   - sets: The data sets, of which each is like one before it, or like a preview.
  ///   - document: The layout, or a component as one.
  ///   - previews: The document's previews.
  ///   - languages: The translations that the certificate may name.
  ///   - source: The document's text.
  init(
    _ sets: [CertifiedDocument.DataSet], of document: TypedDocument,
    _ previews: [PreviewValues.Preview], in languages: [StringTable], _ source: SourceText
  ) {
    let parameters = document.structure.parameters
    for set in sets {
      var settings = PreviewSettings()
      var known: [ConstantValue]?
      if let like = set.like {
        settings = self.settings[like]
        known = values[like]
      } else if let preview = set.preview, previews.indices.contains(preview) {
        settings = previews[preview].settings
        known = previews[preview].values
        settings.environment.localization = settings.language
          .map { TextLocalization(language: $0, words: nil) }
      } else if set.preview == nil {
        settings.environment.scale = 2
      } else {
        report("the document has no such preview", at: set.node)
      }
      if let language = set.language { translate(&settings, to: language, set, languages) }
      if set.language == nil, set.like == nil, settings.language != nil {
        report("the preview is in '\(settings.language ?? "")'", at: set.node)
      }
      var values = known ?? [ConstantValue](repeating: .none, count: parameters.count)
      if let changes = set.values {
        let read = DataReader.changing(
          values, by: changes, for: document, named: "the document", in: source)
        findings += read.findings.map {
          Diagnostic(.brokenProof, $0.message, at: $0.range)
        }
        values = read.values ?? values
        let missing = parameters.first { changes[$0.name] == nil && !$0.isOptional }
        if let missing, known == nil { report("'\(missing.name)' has no value", at: changes) }
      } else if known == nil, !parameters.isEmpty {
        report("these data have no values", at: set.node)
      }
      self.settings.append(settings)
      self.values.append(values)
    }
  }

  private mutating func report(_ message: String, at node: JSONNode) {
    findings.append(Diagnostic(.brokenProof, message, at: node.range))
  }

  private mutating func translate(
    _ settings: inout PreviewSettings, to language: String, _ set: CertifiedDocument.DataSet,
    _ languages: [StringTable]
  ) {
    guard set.like != nil else {
      // A preview says its language itself.
      if settings.language == language { return }
      return report("the preview is not in '\(language)'", at: set.node)
    }
    guard let table = languages.first(where: { $0.language == language }) else {
      return report("there is no translation into '\(language)'", at: set.node)
    }
    settings.language = language
    settings.environment.localization = TextLocalization(language: language, words: table)
  }

  // MARK: What data leave open

  /// Returns what a proof of a document must have tried and none of these data have, in words.
  func lacking(
    _ sets: [CertifiedDocument.DataSet], of document: TypedDocument,
    _ previews: [PreviewValues.Preview], in languages: [StringTable]
  ) -> [String] {
    var lacking: [String] = []
    let shown = sets.indices.filter { sets[$0].like == nil }
    for (number, preview) in previews.enumerated() {
      guard let values = preview.values else { continue }
      let isTried = shown.contains { place in
        self.values[place] == values && Self.isSame(settings[place], preview.settings)
      }
      let name = preview.settings.name.map { "'\($0)'" } ?? "\(number + 1)"
      if !isTried { lacking.append("the data of preview \(name) were not tried") }
    }
    let parameters = document.structure.parameters
    let isWithoutData = previews.allSatisfy { $0.values == nil || $0.settings.data == nil }
    if !parameters.isEmpty, isWithoutData, !shown.contains(where: { sets[$0].values != nil }) {
      lacking.append("no data were made up for a document without any")
    }
    if parameters.isEmpty, shown.isEmpty { lacking.append("there is no data set") }
    for place in shown {
      for table in languages {
        let isTried = sets.contains { $0.like == place && $0.language == table.language }
        if !isTried {
          lacking.append("data set \(place) was not tried in '\(table.language)'")
        }
      }
    }
    // More variants than there may be are left out.
    if sets.count(where: \.isVariant) < DataRecords.mostVariants - 2 {
      let records = DataRecords(document, isDark: false)
      for (index, parameter) in parameters.enumerated() {
        lacking += records.lacking(
          parameter, parameter.type, parameter.name, shown: shown.map { values[$0][index] },
          all: values.map { $0[index] })
      }
    }
    return lacking
  }

  /// Whether two settings differ in nothing but what a proof varies.
  private static func isSame(_ one: PreviewSettings, _ other: PreviewSettings) -> Bool {
    one.vertical == other.vertical && one.language == other.language && one.isDark == other.isDark
      && one.environment.safeArea == other.environment.safeArea
      && one.environment.scale == other.environment.scale
  }
}

extension DataRecords {
  /// Returns what none of some values of a parameter is, in words.
  ///
  /// `shown` are those that are not made of others: nothing is known of what is in none of them.
  fileprivate func lacking(
    _ parameter: Parameter, _ type: ExpressionType, _ name: String, shown: [ConstantValue],
    all: [ConstantValue]
  ) -> [String] {
    guard !shown.isEmpty else { return [] }
    func missing(_ needed: [ConstantValue], _ words: (Int) -> String) -> [String] {
      needed.indices.filter { !all.contains(needed[$0]) }
        .map { "'\(name)' is never \(words($0))" }
    }
    switch type {
    case .bool: return missing([.bool(true), .bool(false)]) { $0 == 0 ? "true" : "false" }
    case .choice(let words): return missing(words.map { .choice($0) }) { "'\(words[$0])'" }
    case .optional(let wrapped):
      let lacking = missing([.none]) { _ in "missing" }
      if all.allSatisfy({ $0 == .none }) { return lacking + ["'\(name)' is always missing"] }
      return lacking
        + self.lacking(
          parameter, wrapped, name, shown: shown.filter { $0 != .none },
          all: all.filter { $0 != .none })
    case .list(let element):
      let counts = Set(all.map(\.parts.count))
      return (0...2).filter { !counts.contains($0) }.map { "'\(name)' never has \($0) elements" }
        + lacking(
          parameter, element, name, shown: shown.flatMap(\.parts), all: all.flatMap(\.parts))
    case .record(let record):
      return (fields(of: record) ?? []).enumerated().flatMap { index, field in
        func parts(_ values: [ConstantValue]) -> [ConstantValue] {
          values.map(\.parts).filter { index < $0.count }.map { $0[index] }
        }
        return lacking(
          field, field.type, "\(name).\(field.name)", shown: parts(shown), all: parts(all))
      }
    case .string, .text:
      guard let most = parameter.maxLength else { return [] }
      let lengths = all.map { value in
        switch value {
        case .string(let string): string.count
        case .text(let text): text.content.count
        default: -1  // open: no other value is a text.
        }
      }
      return [0, min(most, 10_000)].filter { !lengths.contains($0) }
        .map { "'\(name)' never has \($0) characters" }
    case .number, .integer, .points, .percent, .dimension, .date, .color, .image, .ratio, .insets,
      .nothing:
      return []
    }
  }
}

extension ConstantValue {
  /// The elements of a list, or the fields of a record.
  fileprivate var parts: [ConstantValue] {
    switch self {
    case .list(let parts), .record(let parts): parts
    default: []  // open: no other value has parts.
    }
  }
}
