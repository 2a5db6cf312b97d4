import Foundation
import LayoutDiagnostics
import LayoutRules
import TestSupport
import Testing

/// A document in the `Fixtures` folder, as a named case of a test.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// A folder of fixtures.
  enum Kind: String {
    /// Documents with their findings drawn beneath the lines.
    case check
    /// Documents without a finding.
    case clean
    /// Documents that cannot hold comments reliably; their findings are in a file beside them.
    case broken
  }

  let name: String
  let url: URL

  var testDescription: String { name }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: url)) }
  }

  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  /// The rules that check the document: the standard ones, and the rule of the document's name.
  var rules: RuleChoice {
    DiagnosticCatalog.id(named: name).map { RuleChoice.standard.adding($0) } ?? .standard
  }

  /// Returns all fixtures of a kind, sorted by name.
  static func all(_ kind: Kind) -> [Fixture] {
    documents(in: folder.appending(path: kind.rawValue))
  }

  /// The samples that ship with the compiler.
  static var samples: [Fixture] {
    documents(in: PackageRoot.appending("Samples"))
  }

  static let folder = PackageRoot.appending("Tests/LayoutCheckingTests/Fixtures")

  static let isUpdating =
    ProcessInfo.processInfo.environment["LAYOUTC_UPDATE"].map { $0 != "" && $0 != "0" } ?? false

  private static func documents(in folder: URL) -> [Fixture] {
    let suffix = ".layout.xml"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
      .map { Fixture(name: String($0.dropLast(suffix.count)), url: folder.appending(path: $0)) }
  }
}
