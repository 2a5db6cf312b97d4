import LayoutCompiler
import TestSupport
import Testing

/// Files are read whole, up to a limit.
struct FileReaderTests {
  @Test func aFileIsReadWhole() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 10_000)
    try folder.write(text, to: "long.json")
    var reader = FileReader()
    try reader.read(folder.path("long.json"))
    #expect(reader.bytes == Array(text.utf8))
  }

  @Test func whatHasNoEndIsNotReadForEver() throws {
    var reader = FileReader()
    let error = #expect(throws: FileError.self) { try reader.read("/dev/zero") }
    #expect(error?.reason == "File too large")
  }
}
