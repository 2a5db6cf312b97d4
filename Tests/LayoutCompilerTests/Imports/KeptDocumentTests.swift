import LayoutDiagnostics
import TestSupport
import Testing

@testable import LayoutCompiler

/// Documents that are checked by themselves before another one imports them.
struct KeptDocumentTests {
  private let folder: TemporaryFolder
  private let modules = ModuleLoader()

  init() throws {
    folder = try TemporaryFolder()
    modules.expect(documents: 2)
  }

  private func writeLibrary(_ constant: String, to name: String = "kit") throws {
    try folder.write(
      "<library name=\"Kit\"><define name=\"\(constant)\" value=\"8pt\"/></library>",
      to: "\(name).layout.xml")
  }

  private func writeUser(of names: [String], _ constant: String) throws {
    let imports = names.map { "<import src=\"\($0).layout.xml\"/>" }.joined()
    try folder.write(
      """
      <layout name="User">\(imports)\
      <stack direction="vertical" spacing="{\(constant)}"><text>a</text><text>b</text></stack></layout>
      """, to: "user.layout.xml")
  }

  private func check(_ names: String...) throws -> [String] {
    var frontEnd = DocumentFrontEnd(sharing: modules)
    return try names.flatMap { try frontEnd.check(folder.path("\($0).layout.xml")).map(\.message) }
  }

  @Test func theyAreTakenAsTheyWereChecked() throws {
    try writeLibrary("gap")
    try writeUser(of: ["kit"], "gap")
    #expect(try check("kit", "user") == [])
    #expect(modules.loads.values.map(\.self) == [1])
  }

  @Test func oneThatChangedSinceIsReadAnew() throws {
    try writeLibrary("gap")
    try writeUser(of: ["kit"], "gutter")
    #expect(try check("kit") == [])
    try writeLibrary("gutter")
    #expect(try check("user") == [])
  }

  @Test func oneWithErrorsIsNotTaken() throws {
    try folder.write("<library name=\"Kit\"><define name=\"gap\"/></library>", to: "kit.layout.xml")
    try writeUser(of: ["kit"], "gap")
    let alone = try check("user")
    #expect(!alone.isEmpty)
    #expect(try Array(check("kit", "user").suffix(alone.count)) == alone)
  }

  /// Only the last few hundred are kept; the others are read when they are imported.
  @Test func ofManyEachIsStillFound() throws {
    let names = (0..<300).map { "kit\($0)" }
    for name in names { try writeLibrary(name, to: name) }
    var frontEnd = DocumentFrontEnd(sharing: modules)
    for name in names { #expect(try frontEnd.check(folder.path("\(name).layout.xml")).isEmpty) }
    for name in ["kit0", "kit150", "kit299"] {
      try writeUser(of: [name], name)
      #expect(try check("user") == [], "\(name)")
    }
  }
}
