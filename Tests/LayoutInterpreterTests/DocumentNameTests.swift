import LayoutSemantics
import Testing

/// The Swift type that a file declares where the document does not say.
struct DocumentNameTests {
  @Test(arguments: [
    ("Cards/place-card.layout.xml", "PlaceCard"),
    ("settings_row.layout.xml", "SettingsRow"),
    ("mediaPlayer.layout.xml", "MediaPlayer"),
    ("URLBar.xml", "URLBar"),
    ("2-columns.layout.xml", "_2Columns"),
    ("C:\\layouts\\photo.v2.layout.xml", "PhotoV2"),
    ("größe.layout.xml", "GrE"),
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
