import ArgumentParser
import LayoutCompiler
import LayoutDiagnostics
import LayoutPack
import LayoutPackSigning

extension Layoutc {
  /// `layoutc pack`: makes a pack that apps load at run time.
  struct Pack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pack",
      abstract: "Make one file of documents, which apps load at run time.",
      discussion: """
        The pack holds the documents with all components and elements that they import, checked and \
        without previews, tests and comments. Equal documents give equal bytes. With errors in a \
        document nothing is written. 'layoutc unpack' prints what is in a pack.

        With '--for', the documents are compared with a catalogue that 'layoutc catalogue' has made of an \
        app. Everything that this app lacks is an error. With '--sign', the pack has the signature of a \
        private key; '--new-key' makes one, with its public key for the app.

        EXAMPLES
          layoutc pack Screens -o app.layoutpack
          layoutc pack Screens -o app.layoutpack --strings Texts.xcstrings
          layoutc pack Screens -o app.layoutpack --for app-3.json --name shop --number 12
          layoutc pack Screens -o app-13.layoutpack --patch-from app-12.layoutpack --patch 12-13.layoutpatch
          layoutc pack --new-key ~/keys/shop
          layoutc pack Screens -o app.layoutpack --sign ~/keys/shop.private.pem
        """,
    )

    @OptionGroup var input: InputOptions
    @OptionGroup var findings: FindingOptions

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: ArgumentHelp("The pack.", valueName: "file"),
      completion: .file(extensions: ["layoutpack"]),
    )
    var output: String?

    @Option(
      help: ArgumentHelp(
        "Words for the texts, which the pack holds too: a String Catalog (.xcstrings) or a .strings file.",
        valueName: "file"),
      completion: .file(extensions: ["xcstrings", "strings"]),
    )
    var strings: [String] = []

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp(
        "The catalogue of the oldest app that gets the pack, made by 'layoutc catalogue'.",
        valueName: "file"),
      completion: .file(extensions: ["json"]),
    )
    var app: String?

    @Option(help: "The name by which the app tells this pack from its others.")
    var name: String?

    @Option(
      help: ArgumentHelp(
        "The number of the pack, greater than that of all earlier ones of its name.",
        valueName: "n"))
    var number: Int?

    @Option(
      help: ArgumentHelp(
        "An older pack, of which a patch makes the new one; with '--patch'.", valueName: "file"),
      completion: .file(extensions: ["layoutpack"]),
    )
    var patchFrom: String?

    @Option(
      help: ArgumentHelp("The patch.", valueName: "file"),
      completion: .file(extensions: ["layoutpatch"]),
    )
    var patch: String?

    @Option(
      help: ArgumentHelp("The private key that signs the pack.", valueName: "file"),
      completion: .file(extensions: ["pem"]),
    )
    var sign: String?

    @Option(
      help: ArgumentHelp(
        "Make no pack, but a pair of keys: PREFIX.private.pem and PREFIX.public.pem.",
        valueName: "prefix"),
      completion: .file(),
    )
    var newKey: String?

    func validate() throws {
      if newKey != nil {
        guard input.path.isEmpty, output == nil else {
          throw ValidationError("'--new-key' makes no pack; leave out the paths and '--output'")
        }
        return
      }
      try input.requirePaths()
      if (patch == nil) != (patchFrom == nil) {
        throw ValidationError("'--patch-from' and '--patch' are given together")
      }
      if output == nil { throw ValidationError("Missing expected argument '--output <file>'") }
      if let number, !(1...Int(Int32.max)).contains(number) {
        throw ValidationError("'--number' must be from 1 to \(Int32.max)")
      }
      if name == "" { throw ValidationError("'--name' must not be empty") }
    }

    func run() async throws {
      if newKey != nil || sign != nil { try PackKeyFile.requireSignatures() }
      if let newKey { return try makeKeys(newKey) }
      guard let output else { return }
      let signer = try sign.map(PackKeyFile.privateKey)
      let files = try strings.map(catalog)
      var run = PackRun(input.paths, to: output, strings: files, pool: input.pool)
      run.origin = LayoutPack.Origin(name: name ?? "", number: number ?? 0)
      if let app = try app.map(catalogue) {
        run.catalogue = app.catalogue
        run.origin.catalogue = app.hash
      }
      run.signer = signer
      if let patchFrom, let patch {
        run.older = PackRun.Older(bytes: try PackKeyFile.contents(of: patchFrom), patch: patch)
      }
      let result: PackRun.Result
      do throws(PackingError) {
        result = try await run.run()
      } catch {
        CommandOutput.complain("\(error)")
        throw ExitCode(.usage)
      }
      try findings.writeAside(result.report)
      if let output = result.output {
        try output.writeIfChanged()
        let count = result.documents.count
        CommandOutput.remark(
          "\(count == 1 ? "1 document" : "\(count) documents") in '\(output.path)', "
            + "\(output.bytes.count) bytes")
        if let patch = result.patch {
          try patch.writeIfChanged()
          CommandOutput.remark("the patch '\(patch.path)' has \(patch.bytes.count) bytes")
        }
      }
      try input.end(with: result.report, failingOn: findings.threshold)
    }

    private func makeKeys(_ prefix: String) throws {
      guard let key = PrivatePackKey() else { throw ExitCode(.internalError) }
      let files = KeyFiles(prefix: prefix)
      do throws(KeyError) {
        try files.write(privateKey: key.pem, publicKey: key.publicPEM)
      } catch {
        CommandOutput.complain("\(error)")
        throw ExitCode(.usage)
      }
      CommandOutput.remark(
        "the private key is in '\(files.privatePath)', the public key in '\(files.publicPath)'")
    }

    /// Reads a catalogue; mistakes in it end the command.
    private func catalogue(_ path: String) throws -> (catalogue: AppCatalogue, hash: ContentHash) {
      let bytes = try PackKeyFile.contents(of: path)
      do throws(CatalogueMistake) {
        return (try AppCatalogue(bytes), ContentHash(of: bytes))
      } catch {
        let source = SourceText(name: path, bytes: bytes)
        let found = FileFindings(source: source, diagnostics: [error.finding])
        try? findings.writeAside(
          CheckReport(findings: [found], files: 1, hasUnreadable: false))
      }
      throw ExitCode(.findings)
    }

    /// Reads a strings file; mistakes in it end the command.
    private func catalog(_ path: String) throws -> StringsFile {
      do throws(FileError) {
        let read = try StringsFile.read(path, languages: [])
        if let file = read.file { return file }
        let report = CheckReport(findings: [read.findings], files: 1, hasUnreadable: false)
        try? findings.writeAside(report)
      } catch {
        CommandOutput.complain("cannot read '\(path)': \(error.explanation)")
        throw ExitCode(.unreadable)
      }
      throw ExitCode(.findings)
    }
  }
}
