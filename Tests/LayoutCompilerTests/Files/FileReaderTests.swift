import LayoutCompiler
import LayoutDiagnostics
import LayoutXML
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
    #expect(error?.explanation == "it is a device")
    var parser = MarkupParser()
    let document = #expect(throws: FileError.self) { try parser.parse(contentsOf: "/dev/zero") }
    #expect(document?.explanation == "it is a device")
  }

  @Test func whatCannotBeReadIsThrown() {
    var parser = MarkupParser()
    let file = #expect(throws: FileError.self) { try parser.parse(contentsOf: "/no/such/file") }
    #expect(file?.explanation == "there is no such file")
    #expect(file?.reason == "No such file or directory")
    let folder = #expect(throws: FileError.self) { try parser.parse(contentsOf: "/") }
    #expect(folder?.explanation == "it is a folder")
  }

  @Test func aDocumentIsReadFromDisk() throws {
    var parser = MarkupParser()
    try parser.parse(contentsOf: #filePath)
    #expect(parser.diagnostics.first?.id == .malformedXML)
    #expect(parser.document.bytes.starts(with: Array("import LayoutCompiler".utf8)))
  }

  @Test func anOpenDocumentIsReadInPlaceOfItsFile() throws {
    var view = FileView()
    view.open(Array("<layout/>".utf8), at: "/no/such/file")
    var reader = FileReader(view)
    try reader.read("/no/./such/other/../file")
    #expect(reader.bytes == Array("<layout/>".utf8))
    var parser = MarkupParser()
    try parser.parse(contentsOf: "/no/such/file", in: view)
    #expect(parser.document.bytes == Array("<layout/>".utf8))
    view.close("/no/such/file")
    #expect(throws: FileError.self) { try parser.parse(contentsOf: "/no/such/file", in: view) }
  }

  /// An editor has decoded what a file declares, and the offsets of its text stay.
  @Test func anOpenDocumentIsInNoOtherEncoding() throws {
    let text = #"<?xml version="1.0" encoding="ISO-8859-1"?><layout>ä</layout>"#
    var view = FileView()
    view.open(Array(text.utf8), at: "/a")
    var parser = MarkupParser()
    try parser.parse(contentsOf: "/a", in: view)
    #expect(parser.diagnostics == [])
    #expect(!parser.document.isTranscoded)
    #expect(parser.document.bytes.count == text.utf8.count)
  }
}
