import LayoutModel
import Testing

/// The name of the Swift type for a file whose document does not give one.
struct DocumentNameTests {
  @Test(arguments: [
    ("Cards/place-card.layout.xml", "PlaceCard"),
    ("settings_row.layout.xml", "SettingsRow"),
    ("mediaPlayer.layout.xml", "MediaPlayer"),
    ("URLBar.xml", "URLBar"),
    ("2-columns.layout.xml", "_2Columns"),
    ("C:\\layouts\\photo.v2.layout.xml", "PhotoV2"),
    ("größe.layout.xml", "Größe"), ("日本.layout.xml", "日本"), ("état civil.layout.xml", "ÉtatCivil"),
    ("e\u{301}t.layout.xml", "E\u{301}t"), ("\u{301}a.layout.xml", "_\u{301}a"),
    ("ß-x.layout.xml", "ßX"), ("🎉.layout.xml", "Layout"),
    ("-", "Layout"),
    ("", "Layout"),
  ])
  func theFileNamesTheType(path: String, name: String) {
    #expect(DocumentName.fromPath(path) == name)
  }

  @Test func theDocumentsOwnNameWins() {
    #expect(DocumentName.of(checked(root: "<view/>"), path: "other.layout.xml") == "Test")
  }
}
