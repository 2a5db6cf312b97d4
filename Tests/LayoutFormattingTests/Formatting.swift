import Foundation
import LayoutChecking
import LayoutDiagnostics
import LayoutFormatting
import LayoutModel
import LayoutXML
import TestSupport
import Testing

/// Formats a document that is well-formed XML, or only the given lines.
func formatted(
  _ bytes: [UInt8], lines: [ClosedRange<Int>] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
) -> [UInt8] {
  var parser = MarkupParser(names: .language)
  parser.parse(bytes.span)
  #expect(parser.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  var formatter = DocumentFormatter()
  formatter.format(parser.document, lines: lines)
  return formatter.output
}

func formatted(
  _ text: String, lines: [ClosedRange<Int>] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
) -> String {
  String(
    decoding: formatted(Array(text.utf8), lines: lines, sourceLocation: sourceLocation),
    as: UTF8.self)
}

/// The first seed; `LAYOUTC_SEED` sets another.
let firstSeed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 2026

/// The number of random documents; `LAYOUTC_FORMAT_COUNT` sets another.
let randomCount =
  ProcessInfo.processInfo.environment["LAYOUTC_FORMAT_COUNT"].flatMap { Int($0) } ?? 60

/// Returns the files of the package's samples, sources and tests that end in `ending`, in order.
func packageFiles(_ ending: String) -> [URL] {
  ["Samples", "Sources", "Tests"].flatMap { folder -> [URL] in
    let root = PackageRoot.appending(folder)
    let files = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(ending) }.sorted().map { root.appending(path: $0) }
  }
}
