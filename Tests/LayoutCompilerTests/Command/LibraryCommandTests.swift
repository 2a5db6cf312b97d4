import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// Libraries that are part of the command, and are read from no file.
struct LibraryCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(
      """
      <layout name="Form">
        <import src="layoutc:Controls"/>
        <Toggle id="loud" isOn="true"/>
      </layout>
      """, to: "in/form.layout.xml")
  }

  @Test func theLibrariesAreListed() throws {
    let outcome = try command.run(["library"])
    #expect(outcome.output == ShippedLibrary.all.map { $0.path + "\n" }.joined())
    #expect(outcome.status == 0)
  }

  @Test(arguments: ShippedLibrary.all.map(\.name))
  func aLibraryIsCleanAndACopyOfItMeansTheSame(name: String) throws {
    let text = try command.run(["library", name]).output
    try folder.write(text, to: "copy.layout.xml")
    for path in ["layoutc:\(name)", "copy.layout.xml"] {
      let outcome = try command.run(["check", path])
      #expect(outcome.status == 0)
      #expect((outcome.output + outcome.errors).hasPrefix("no findings in "))
    }
  }

  @Test func anUnknownLibraryIsAUsageError() throws {
    let outcome = try command.run(["library", "Gauges"])
    #expect(CommandStatus(rawValue: outcome.status) == .usage)
    #expect(outcome.errors == "error: there is no library 'Gauges'; there is 'Controls'\n")
  }

  @Test func whatIsImportedIsTheEngines() throws {
    let outcome = try command.run(["build", "in", "-o", "out", "--depfile", "out/made.d"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(files.filter { $0.hasSuffix(".swift") } == ["form.layout.swift"])
    #expect(
      try folder.read("out/form.layout.swift")
        .contains("typealias LayoutcControls = LayoutEngine.LayoutcControls\n"))
    #expect(try !folder.read("out/made.d").contains("layoutc:"))
  }

  /// The engine's types for a library equal the generated ones, except for comments and imports.
  @Test(arguments: ShippedLibrary.all)
  func theEngineHasTheTypesOfALibrary(library: ShippedLibrary) throws {
    let outcome = try command.run(["build", library.path, "-o", "out"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let made = try folder.read("out/Layoutc\(library.name).layout.swift")
    let body = try #require(made.firstRange(of: "\n// The engine's types"))
    let engine = try String(
      contentsOf: PackageRoot.appending(
        "Sources/LayoutEngine/Controls/Layoutc\(library.name).swift"), encoding: .utf8)
    #expect(
      Self.code(of: engine)
        == Self.code(of: String(made[..<body.lowerBound])).filter {
          !$0.hasSuffix("import LayoutEngine")
        })
  }

  private static func code(of source: String) -> [Substring] {
    source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  @Test func theHostReadsAttributesInTheJSON() throws {
    let outcome = try command.run(["layout", "--format", "json", "in"])
    #expect(
      outcome.output.contains(
        #""element":"Toggle","id":"loud","view":"Toggle","attributes":{"isOn":true,"isEnabled":true}"#
      ), "\(outcome.output)")
  }
}
