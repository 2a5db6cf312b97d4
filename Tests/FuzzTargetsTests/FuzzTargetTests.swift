import Foundation
import FuzzTargets
import ParitySupport
import TestSupport
import Testing

struct FuzzTargetTests {
  /// An input that once had a wrong result.
  struct Found: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }

    static let all: [Found] = FuzzTarget.allCases.flatMap { target in
      let folder = PackageRoot.appending("Tests/FuzzTargetsTests/Found/\(target.rawValue)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      return names.sorted().map { Found(target: target, file: folder.appending(path: $0)) }
    }
  }

  @Test(arguments: Found.all) func whatWasFoundStaysMended(found: Found) throws {
    #expect(try found.target.fault(Array(Data(contentsOf: found.file))) == nil)
  }

  @Test(arguments: FuzzTarget.allCases) func seedsAreAnswered(target: FuzzTarget) {
    let seeds = target.seeds(root: PackageRoot.url)
    #expect(!seeds.isEmpty)
    for (index, seed) in seeds.enumerated() {
      let fault = target.fault(seed)
      #expect(fault == nil, "seed \(index): \(String(decoding: seed, as: UTF8.self))")
    }
  }

  @Test func generatedSourcesAreSwift() throws {
    let found = try Found.all.filter { $0.target == .build }
      .map { try Array(Data(contentsOf: $0.file)) }
    let inputs = found + FuzzTarget.build.seeds(root: PackageRoot.url)
    let folder = try TemporaryFolder()
    var files: [String] = []
    for source in Set(inputs.flatMap { FuzzTarget.sources($0) }) {
      let file = folder.url.appending(path: "Source\(files.count).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path())
    }
    try ParityToolchain().run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "-frontend", "-parse"] + files)
  }
}
