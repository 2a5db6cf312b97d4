// Findings about a file before its markup is read.
extension DiagnosticID {
  package static let binaryFile = DiagnosticID(
    "binary-file",
    .error,
    "The file holds bytes that no text has.",
    """
    A layout document is text. This file has a zero byte in it, so it is a picture, an archive or
    text in an encoding that was not announced. Text in UTF-16 needs a byte order mark or an XML
    declaration that names its encoding.
    """,
    bad: .none,
    good: .none,
  )

  package static let documentTooLarge = DiagnosticID(
    "document-too-large",
    .error,
    "The file is larger than a layout document may be.",
    """
    There is a limit on the size of a document, far above anything written by hand, so that a wrong
    file cannot take all memory. Move parts of the layout into documents of their own. What a style
    says counts for each element that uses it.
    """,
    bad: .none,
    good: .none,
  )

  package static let emptyDocument = DiagnosticID(
    "empty-document",
    .error,
    "The file has no element in it.",
    """
    A document is one 'layout' or 'library' element. This file is empty or holds only blanks and
    comments.
    """,
    bad: .document("<!-- to be written -->"),
    good: .document("<layout name=\"Card\">\n  <text content=\"Hello\"/>\n</layout>"),
  )

  package static let invalidEncoding = DiagnosticID(
    "invalid-encoding",
    .error,
    "The bytes of the file are no text in its encoding.",
    """
    Documents are read as UTF-8 unless a byte order mark or the XML declaration names another
    encoding. Somewhere in this file stand bytes that the encoding does not allow. Save the file as
    UTF-8, or name the encoding that it has.
    """,
    bad: .none,
    good: .document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <layout name="Card">
        <text content="Café"/>
      </layout>
      """),
  )

  package static let missingInApp = DiagnosticID(
    "missing-in-app",
    .error,
    "A document of a pack needs something that the app does not have.",
    """
    'pack --for' compares documents with the catalogue of the oldest app that the pack is made for, as
    'layoutc catalogue' wrote it of that app. The element, attribute, view, layout, font, asset, action or
    value is not in it, so that the app would refuse the pack or show it wrongly. Do without it, or make
    the pack for newer apps.
    """,
    bad: .none,
    good: .none,
  )

  package static let unreadableFile = DiagnosticID(
    "unreadable-file",
    .error,
    "The file could not be read.",
    """
    It does not exist, is a folder where a file was meant, or may not be read by you. The message
    gives the reason that the system gave. The other files are still looked at.
    """,
    bad: .none,
    good: .none,
  )
}
