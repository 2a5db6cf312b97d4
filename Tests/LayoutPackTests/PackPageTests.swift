import Foundation
import FuzzTargets
import LayoutModel
import LayoutPack
import LayoutSchema
import ParitySupport
import TestSupport
import Testing

/// `Grammar/pack.md` is enough to write a reader: `pack.py` is one.
struct PackPageTests {
  @Test func aReaderWrittenFromThePageReadsTheSame() throws {
    let catalogue = ContentHash(of: [])
    var writer = PackWriter(LayoutPack.Origin(name: "all", number: 300, catalogue: catalogue))
    for document in try PackParityTests.documents() {
      try writer.add(document.tree, named: document.name, path: document.path)
    }
    writer.add(LayoutPack.Catalog(name: "Texts.strings", bytes: Array("\"a\" = \"b\";".utf8)))
    let bytes = try writer.bytes(signedBy: StandInSigner())
    let pack = try LayoutPack(bytes)
    #expect(pack.summary.contains("\nname all\nnumber 300\nmade for \(catalogue)\nsigned by 0707"))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "app.layoutpack")
    try Data(bytes).write(to: file)
    let printed = try ParityToolchain().run(
      URL(filePath: "/usr/bin/env"),
      ["python3", PackageRoot.appending("Tests/LayoutPackTests/pack.py").path(), file.path()])
    let lines = printed.split(separator: "\n").map(String.init)
    let files = lines.filter { $0.hasPrefix("  FILE ") }
    #expect(files.count == pack.files.count)
    for (line, module) in zip(files, pack.files) { #expect(line.hasSuffix(Self.line(of: module))) }
    let rest = pack.summary.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("  FILE ") && !$0.hasPrefix("  outlet ") }
    #expect(lines.filter { !$0.hasPrefix("  FILE ") } == rest)
  }

  /// The packs of each version of the format, which stay here.
  @Test(arguments: ["1.0", "1.1"]) func packsOfEveryVersionAreRead(_ version: String) throws {
    let file = PackageRoot.appending("Tests/LayoutPackTests/Packs/\(version).layoutpack")
    let bytes = try Array(Data(contentsOf: file))
    let pack = try LayoutPack(bytes)
    #expect(pack.documents.map(\.name) == ["Looks", "Rows", "Parts"])
    #expect(pack.summary.hasPrefix("format \(version), "))
    #expect(PackTarget.fault(ofPack: bytes) == nil)
    #expect(pack.origin.name == (version == "1.0" ? "" : "kept"))
    #expect((pack.signature == nil) == (version == "1.0"))
  }

  /// The patches of each version of the format, which stay here too.
  @Test func patchesOfEveryVersionAreRead() throws {
    func bytes(_ file: String) throws -> [UInt8] {
      let folder = "Tests/LayoutPackTests/Packs"
      return try Array(Data(contentsOf: PackageRoot.appending("\(folder)/\(file)")))
    }
    let patch = try PackDifference(bytes("1.0.layoutpatch"))
    #expect(try patch.isMade(for: bytes("1.0.layoutpack")))
    #expect(try patch.applied(to: bytes("1.0.layoutpack")) == bytes("1.1.layoutpack"))
  }

  /// A signer whose signatures are none.
  private struct StandInSigner: PackSigner {
    let publicKey = [UInt8](repeating: 7, count: 32)

    func signature(of message: [UInt8]) -> [UInt8] { [UInt8](repeating: 9, count: 64) }
  }

  private static func line(of module: Module) -> String {
    let document = module.document
    let nodes = document.nodes.dropFirst().count { $0.kind != .span }
    return "\(module.signature.name), \(document.structure.expressions.count) expressions, "
      + "\(nodes) nodes with \(document.attributes.count) attributes, \(document.runs.count) pieces"
  }
}
