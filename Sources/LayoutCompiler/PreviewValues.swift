import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import LayoutSemantics

/// The values that the previews of a document are shown with.
///
/// It is for one document, that was checked last and is without errors. A file of data that several
/// previews name is read once, and what is wrong with it is said once.
struct PreviewValues {
  /// A preview with its values.
  struct Preview: Sendable {
    var settings: PreviewSettings
    /// In the order of the document's parameters; nil where its data cannot be used.
    var values: [ConstantValue]?
  }

  /// What is wrong with what the previews say of their data, in the file of the document.
  private(set) var findings: [Diagnostic] = []
  /// What is wrong with the data, in their files.
  private(set) var dataFindings: [FileFindings] = []

  private let document: TypedDocument
  private let path: String
  /// The values of a file, nil where it cannot be used; what is left out may differ in the dark.
  private var known: [DataUse: [ConstantValue]?] = [:]

  private struct DataUse: Hashable {
    var path: PathKey
    var isDark: Bool
  }

  init(of checker: borrowing DocumentChecker, path: String) {
    document = checker.document
    self.path = path
  }

  /// The previews of the document, in their order, with their values, and what was found on the way.
  static func all(
    of checker: borrowing DocumentChecker, path: String
  ) -> (previews: [Preview], read: PreviewValues) {
    var read = PreviewValues(of: checker, path: path)
    let previews = PreviewSettings.all(of: checker.document).map { settings in
      Preview(settings: settings, values: read.values(for: settings, checker))
    }
    return (previews, read)
  }

  /// Whether a preview of a document names data.
  static func areRead(by document: TypedDocument) -> Bool {
    document.previews.contains { document.value(.data, of: Int($0)) != nil }
  }

  /// The values that a preview is shown with: those of its data, else stand-ins.
  mutating func values(
    for settings: PreviewSettings, _ checker: borrowing DocumentChecker
  ) -> [ConstantValue]? {
    guard let data = settings.data else { return standIns(isDark: settings.isDark) }
    let place = DataFile.path(of: data, besides: path)
    let file = PathKey(ImportPath.normalized(place))
    if let values = known[DataUse(path: file, isDark: settings.isDark)] { return values }
    // What was found in it in the other appearance is the same.
    let isNew = known[DataUse(path: file, isDark: !settings.isDark)] == nil
    let values = read(place, for: settings, isNew: isNew, checker)
    known[DataUse(path: file, isDark: settings.isDark)] = .some(values)
    return values
  }

  /// Values for a document without data.
  func standIns(isDark: Bool) -> [ConstantValue] {
    let parameters = document.structure.parameters
    if parameters.isEmpty { return [] }
    return DataRecords(document, isDark: isDark).placeholders(for: parameters)
  }

  private mutating func read(
    _ place: String, for settings: PreviewSettings, isNew: Bool,
    _ checker: borrowing DocumentChecker
  ) -> [ConstantValue]? {
    let range = checker.valueRange(of: .data, of: settings.node)
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(place)
    } catch {
      if isNew {
        findings.append(
          Diagnostic(
            .unreadableFile, "'\(place)' cannot be read: \(error.explanation)", at: range))
      }
      return nil
    }
    let text = checker.text
    let source = { [path] in SourceText(name: FileFinder.displayName(of: path), bytes: text) }
    let read = self.read(reader.bytes, in: source(), isDark: settings.isDark)
    if isNew, !read.findings.isEmpty {
      let preview = settings.name.map { "the preview '\($0)' shows these data" }
      let use = RelatedLocation(
        preview ?? "this preview shows these data", at: range, in: source())
      let findings = read.findings.map { finding in
        var finding = finding
        finding.related.append(use)
        return finding
      }
      let file = SourceText(name: place, bytes: reader.bytes)
      dataFindings.append(FileFindings(source: file, diagnostics: findings))
    }
    return read.values
  }

  /// The values that a file has for the document, and what is wrong with it.
  func read(
    _ bytes: [UInt8], in source: @autoclosure @escaping () -> SourceText, isDark: Bool
  ) -> (values: [ConstantValue]?, findings: [Diagnostic]) {
    DataReader.read(
      bytes, for: document, named: DocumentName.of(document, path: path), in: source(),
      isDark: isDark)
  }
}

extension PreviewSettings {
  var isDark: Bool { environment.appearance == .dark }
}
