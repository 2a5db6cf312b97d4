import LayoutCompiler
public import LayoutEngine
import LayoutInterpreter
import LayoutRendering
// The findings are of that library, and tests import this one alone.
@_exported public import LayoutTool

/// Documents that the tests of an app or a package check, compare with recorded frames, and draw.
///
/// All of it happens in the process of the tests, without the command:
///
/// ```swift
/// @Test func screensAreRight() async {
///   let screens = DocumentTests("Sources/App/Screens")
///   #expect(await screens.findings() == [])
///   #expect(await screens.failures() == [])
/// }
/// ```
public struct DocumentTests: Sendable {
  /// The files, and the folders that are searched for `*.layout.xml`.
  public var paths: [String]
  /// The layouts in Swift that documents name with `class`; an app registers its own ones here.
  public var layouts: LayoutRegistry

  /// Creates tests of documents.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, as on the command line; relative ones start at the folder
  ///     that the tests are run in.
  ///   - layouts: The layouts in Swift that the documents name.
  public init(_ paths: String..., layouts: LayoutRegistry = LayoutRegistry()) {
    self.paths = paths
    self.layouts = layouts
  }

  // MARK: Checking

  /// A finding of `layoutc check` in a file.
  public typealias Finding = LayoutFinding

  /// Returns what `layoutc check` finds, in the order of the documents and of their lines.
  ///
  /// Configurations beside the documents count, and comments in them.
  ///
  /// - Parameter proving: Whether all widths, text sizes and directions that documents are meant
  ///   for are tried too, as with `--prove`.
  /// - Returns: The findings; one about each path that cannot be read, and about a folder without
  ///   documents, is among them.
  public func findings(proving: Bool = false) async -> [Finding] {
    var builder = PackBuilder(layouts: layouts)
    builder.paths = paths
    return await builder.findings(proving: proving)
  }

  // MARK: Recorded frames, and tests in documents

  /// A test that failed: a document in one of its previews, or a `<test>` in it.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The document, with the preview or the name of the test.
    public let test: String
    /// The differences, and the expectations that do not hold, a sentence for each.
    public let reasons: [String]

    /// The test with all reasons.
    public var description: String { "\(test): \(reasons.joined(separator: "; "))" }
  }

  /// Returns what `layoutc test` fails with: frames that are not those recorded beside a document,
  /// and what a `<test>` expects and does not hold.
  ///
  /// - Returns: The failures; documents with errors are among them, and those of which neither
  ///   frames are recorded nor anything is tested.
  public func failures() async -> [Failure] {
    let result = await run()
    let untested = result.unrecorded.map {
      Failure(test: $0, reasons: ["no frames are recorded of it, and it has no test"])
    }
    let broken = Finding.all(in: result.report).filter(\.isError).map {
      Failure(test: $0.file, reasons: ["line \($0.line): \($0.message)"])
    }
    return broken + untested
      + result.tests.filter { !$0.hasPassed }.map { Failure(test: $0.name, reasons: $0.failures) }
  }

  /// An error of writing recorded frames.
  public struct RecordingError: Error, CustomStringConvertible {
    /// The file and the system's reason.
    public let description: String
  }

  /// Records the frames of all documents beside them, as `layoutc test --record` does.
  ///
  /// - Returns: The number of files that were written, since their frames have changed.
  /// - Throws: ``RecordingError`` if a file cannot be written.
  @discardableResult
  public func record() async throws -> Int {
    var written = 0
    for file in await run().records {
      do throws(FileError) {
        if try file.writeIfChanged() { written += 1 }
      } catch {
        throw RecordingError(description: "\(error.path): \(error.explanation)")
      }
    }
    return written
  }

  private func run() async -> TestRun.Result {
    await TestRun(
      paths, request: LayoutRequest(), filters: [], pool: WorkerPool(), registry: layouts
    ).run()
  }

  // MARK: Pictures

  /// A picture of a document.
  public struct Picture: Sendable {
    /// The name of a file for it, with the document and the preview, as in `Card.phone.svg`.
    public let name: String
    /// The picture as SVG.
    public let svg: String
  }

  /// Returns pictures of all documents without errors, in each of their previews.
  ///
  /// - Parameters:
  ///   - widths: The widths in points, each with a picture; if empty, those of the previews.
  ///   - textScales: The factors of the text sizes, each with a picture; if empty, those of the
  ///     previews.
  ///   - directions: The directions, each with a picture; if empty, those of the previews.
  ///   - colorSchemes: Light or dark, each with a picture; if empty, those of the previews.
  /// - Returns: The pictures, in the order of the documents and of their previews.
  public func pictures(
    widths: [Float] = [], textScales: [Float] = [], directions: [WritingDirection] = [],
    colorSchemes: [LayoutEnvironment.ColorScheme] = [],
  ) async -> [Picture] {
    var request = RenderRequest()
    request.layout.previews = .all
    request.widths = widths
    request.textScales = textScales
    request.directions = directions.map { $0 == .rtl ? .rtl : .ltr }
    request.appearances = colorSchemes.map { $0 == .dark ? .dark : .light }
    let run = RenderRun(paths, request: request, pool: WorkerPool(), registry: layouts)
    return await run.run().files.map { Picture(name: $0.name, svg: $0.text) }
  }
}
