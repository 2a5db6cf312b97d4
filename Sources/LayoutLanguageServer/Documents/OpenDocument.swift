import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages
import LayoutXML

/// A document with its text: one that the client has open, as it shows it, or one of the workspace.
struct OpenDocument {
  /// The address as the client spells it.
  let uri: String
  /// The absolute path, or the address of a document that is no file yet.
  let path: String
  let kind: Kind
  private(set) var version: Int?
  /// The text in UTF-8.
  private(set) var text: [UInt8]
  private(set) var positions: TextPositions
  /// The result of the last check; nil if the text has changed since.
  var checked: LiveDocument? {
    didSet {
      proved = .nothing
      read = nil
    }
  }
  /// The text as it was read for its names, which takes a third of a check; nil if it was checked
  /// since, or has changed.
  var read: LiveDocument?

  /// The text as it was checked or read last; nil if it has changed since.
  var live: LiveDocument? { checked ?? read }

  /// What was proved of the text of the last check.
  private(set) var proved = Proved.nothing

  /// The steps of a proof, each of which finds all that the one before it has found.
  enum Proved {
    case nothing
    /// What its first preview is in the narrowest and the widest of the widths.
    case ends
    case everything
  }

  /// What the server does with a document.
  enum Kind {
    case layout
    case rules
    case configuration
    /// A file that documents may read, such as data, about which the server knows nothing itself.
    case other
  }

  /// Whether a proof of it may find something.
  var awaitsProof: Bool {
    kind == .layout && proved != .everything
      && checked?.findings.contains { $0.severity == .error } == false
  }

  /// Takes the result of a step of a proof.
  mutating func take(_ document: LiveDocument, proved step: Proved) {
    checked = document
    proved = step
  }

  /// Whether it is larger than any document may be, so that nothing but that is said of it.
  var isTooLarge: Bool { text.count > MarkupLimits.documentSize }

  /// Whether it has findings of its own.
  var isChecked: Bool { kind != .other }

  init(uri: String, text: String, version: Int?, language: String, encoding: PositionEncoding) {
    self.uri = uri
    let path = DocumentURI.path(of: uri)
    self.path = path ?? uri
    self.text = Array(text.utf8)
    self.version = version
    positions = TextPositions(self.text, encoding)
    if self.path.hasSuffix(".rule.xml") {
      kind = .rules
    } else if self.path.hasSuffix("/.layoutc.json") {
      kind = .configuration
    } else if self.path.hasSuffix(FileFinder.suffix)
      || path == nil && (language == "xml" || language == "layout-xml")
    {
      kind = .layout
    } else {
      kind = .other
    }
  }

  /// Creates the document of a file that is not open, as it was read.
  init(closed live: LiveDocument, _ encoding: PositionEncoding) {
    uri = DocumentURI.uri(of: live.path)
    path = live.path
    kind = .layout
    text = live.text
    positions = TextPositions(live.text, encoding)
  }

  /// Makes the changes of a message, in their order.
  ///
  /// Each refers to the text after those before it. A range out of bounds is clamped, and one whose
  /// ends are in the wrong order is turned around, so that no change is lost.
  mutating func change(_ changes: [JSONNode], version: Int?) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"], let start = LinePosition(range["start"]),
        let end = LinePosition(range["end"])
      {
        let (one, other) = (positions.offset(of: start), positions.offset(of: end))
        self.text.replaceSubrange(min(one, other)..<max(one, other), with: text.utf8)
      } else {
        self.text = Array(text.utf8)
      }
      positions = TextPositions(self.text, positions.encoding)
    }
    self.version = version ?? self.version
    checked = nil
  }
}
