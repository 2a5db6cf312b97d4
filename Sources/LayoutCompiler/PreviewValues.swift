import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema

/// The parameter values for the previews of a document.
///
/// Serves one document, the last one checked, which has no errors. A data file that several
/// previews name is read once, and its findings are reported once.
struct PreviewValues {
  /// A preview with its values.
  struct Preview: Sendable {
    var settings: PreviewSettings
    /// The values in the order of the document's parameters; nil if the preview's data cannot be
    /// used.
    var values: [ConstantValue]?
  }

  /// Findings on the previews' `data` attributes, in the document.
  private(set) var findings: [Diagnostic] = []
  /// Findings on the data files.
  private(set) var dataFindings: [FileFindings] = []

  /// The data files that were read.
  private(set) var files: [FileState] = []
  /// Whether a data file could not be read.
  private(set) var lacksFile = false

  private let document: TypedDocument
  private let path: String
  /// The values of each data file that was read, nil for an unusable file.
  ///
  /// Defaults for missing values may depend on the appearance.
  private var known: [DataUse: [ConstantValue]?] = [:]

  private struct DataUse: Hashable {
    var path: PathKey
    var isDark: Bool
  }

  init(of checker: borrowing DocumentFrontEnd, path: String) {
    document = checker.document
    self.path = path
  }

  /// Returns the document's previews in order, with their values, and the findings of reading the
  /// data.
  static func all(
    of checker: borrowing DocumentFrontEnd, path: String
  ) -> (previews: [Preview], read: PreviewValues) {
    var read = PreviewValues(of: checker, path: path)
    let previews = PreviewSettings.all(of: checker.document).map { settings in
      Preview(settings: settings.inTheirTimeZone, values: read.values(for: settings, checker))
    }
    return (previews, read)
  }

  /// Returns the findings of reading the data of the document's previews.
  ///
  /// Each file is read once, since no values are asked for.
  static func findings(of checker: borrowing DocumentFrontEnd, path: String) -> PreviewValues {
    var read = PreviewValues(of: checker, path: path)
    for settings in PreviewSettings.all(of: checker.document) where !read.knows(settings.data) {
      _ = read.values(for: settings, checker)
    }
    return read
  }

  /// Whether a data file was read, for whatever appearance; true without a file.
  private func knows(_ data: String?) -> Bool {
    guard let data else { return true }
    let file = self.file(of: data)
    return known[DataUse(path: file, isDark: false)] != nil
      || known[DataUse(path: file, isDark: true)] != nil
  }

  private func file(of data: String) -> PathKey {
    PathKey(ImportPath.normalized(DataFile.path(of: data, besides: path)))
  }

  /// Whether a preview of the document names a data file.
  static func areRead(by document: TypedDocument) -> Bool {
    document.previews.contains { document.value(.data, of: Int($0)) != nil }
  }

  /// Returns the values for a preview: those of its data file, or placeholders if it names none.
  mutating func values(
    for settings: PreviewSettings, _ checker: borrowing DocumentFrontEnd
  ) -> [ConstantValue]? {
    guard let data = settings.data else { return standIns(isDark: settings.isDark) }
    let place = DataFile.path(of: data, besides: path)
    let file = file(of: data)
    if let values = known[DataUse(path: file, isDark: settings.isDark)] { return values }
    // The file's findings do not depend on the appearance, so they are reported for the first one
    // only.
    let isNew = known[DataUse(path: file, isDark: !settings.isDark)] == nil
    let values = read(place, for: settings, isNew: isNew, checker)
    known[DataUse(path: file, isDark: settings.isDark)] = .some(values)
    return values
  }

  /// Returns placeholder values for a document without data.
  func standIns(isDark: Bool) -> [ConstantValue] {
    let parameters = document.structure.parameters
    if parameters.isEmpty { return [] }
    return DataRecords(document, isDark: isDark).placeholders(for: parameters)
  }

  private mutating func read(
    _ place: String, for settings: PreviewSettings, isNew: Bool,
    _ checker: borrowing DocumentFrontEnd
  ) -> [ConstantValue]? {
    let range = checker.valueRange(of: .data, of: settings.node)
    var reader = FileReader(checker.files)
    // The stamp is taken before reading, so that any later change alters it.
    let stamp = System.stamp(of: place)
    do throws(FileError) {
      try reader.read(file: place)
    } catch {
      lacksFile = true
      if isNew {
        findings.append(
          Diagnostic(
            .unreadableFile, "'\(place)' cannot be read: \(error.explanation)", at: range))
      }
      return nil
    }
    if isNew {
      files.append(FileState(path: place, stamp: stamp, digest: Digest(of: reader.bytes.span)))
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

  /// Returns the document's parameter values from a data file, and the findings on the file.
  func read(
    _ bytes: [UInt8], in source: @autoclosure @escaping () -> SourceText, isDark: Bool
  ) -> (values: [ConstantValue]?, findings: [Diagnostic]) {
    DataReader.read(
      bytes, for: document, named: DocumentName.of(document, path: path), in: source(),
      isDark: isDark)
  }
}

extension PreviewSettings {
  var isDark: Bool { environment.colorScheme == .dark }
}
