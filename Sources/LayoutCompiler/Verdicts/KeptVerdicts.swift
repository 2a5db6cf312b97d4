import LayoutDiagnostics
import LayoutRules

/// The verdicts of an earlier check by the same command line that still hold.
///
/// A verdict holds if its document has the same contents, and so have the files that it imports and
/// the data of its previews. Missing files are none of them: a document for which a file was
/// missing or wrong is checked in every run.
struct KeptVerdicts: Sendable {
  private let store: CacheFolder
  /// The digest of all else that verdicts depend on.
  private let key: Digest
  private let record: VerdictRecord
  private let holds: [Bool]
  /// Whether files of the record have other stamps than it says.
  private let isMoved: Bool
  /// The index of each document of the record, for runs with other documents.
  private let places: [PathKey: Int]
  /// Whether the record is about exactly the documents of this run, and all of its verdicts hold.
  let isWhole: Bool

  /// Reads the verdicts on `files`.
  init(_ store: CacheFolder, _ key: Digest, of files: [String]) {
    self.store = store
    self.key = key
    var record = store.text(key, .verdicts).flatMap { VerdictRecord($0) } ?? VerdictRecord()
    (holds, isMoved) = record.compare()
    isWhole =
      record.isWhole && files.count == record.documents.count && holds.allSatisfy(\.self)
      && zip(files, record.documents).allSatisfy { $0.isSamePath(as: record.files[$1.file].path) }
    self.record = record
    places =
      isWhole
      ? [:]
      : Dictionary(
        record.documents.enumerated().map { (PathKey(record.files[$1.file].path), $0) },
        uniquingKeysWith: { first, _ in first })
  }

  /// Returns the verdict on the document at a path, the one with this number in the run; nil if
  /// there is none that holds.
  func verdict(on path: String, _ number: Int) -> VerdictRecord.Document? {
    guard let place = isWhole ? number : places[PathKey(path)] else { return nil }
    let document = record.documents[place]
    guard holds[document.file], document.others.allSatisfy({ holds[$0] }) else { return nil }
    return document
  }

  /// Writes the record of this run for the next one.
  ///
  /// `make` is given an empty record. If the run took all its verdicts from this record, it is not
  /// called.
  func replace(
    since start: (seconds: Int64, nanoseconds: Int64), isSame: Bool,
    _ make: (inout VerdictRecord) -> Void
  ) {
    guard !isSame || isMoved else { return }
    var record = isSame ? self.record : VerdictRecord()
    if !isSame { make(&record) }
    record.settle(at: start)
    store.write(record.bytes, key, .verdicts)
    store.tidy()
  }

  /// Adds a verdict that holds to the record of this run.
  func add(_ document: VerdictRecord.Document, to other: inout VerdictRecord) {
    other.add(document, of: record)
  }
}
