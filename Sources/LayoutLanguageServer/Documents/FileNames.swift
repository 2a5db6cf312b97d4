import LayoutCompiler
import LayoutDiagnostics
import LayoutModel

/// The names in a file, without its text.
///
/// Of the documents of a workspace that are not open, this is all that is kept.
struct FileNames {
  /// A name, and its place in the lines of the file.
  struct Name {
    private let start: (line: Int32, character: Int32)
    private let end: (line: Int32, character: Int32)
    fileprivate let declaration: Int32
    let isDeclaration: Bool

    fileprivate init(_ name: Occurrence, _ declaration: Int32, _ positions: TextPositions) {
      start = Self.place(name.range.lowerBound, positions)
      end = Self.place(name.range.upperBound, positions)
      self.declaration = declaration
      isDeclaration = name.isDeclaration
    }

    private static func place(
      _ offset: Int, _ positions: TextPositions
    ) -> (line: Int32, character: Int32) {
      let (line, character) = positions.position(of: offset)
      return (Int32(clamping: line), Int32(clamping: character))
    }

    /// The range of the name as the protocol writes it.
    var json: JSONValue { ["start": Self.json(start), "end": Self.json(end)] }

    private static func json(_ place: (line: Int32, character: Int32)) -> JSONValue {
      ["line": .integer(Int(place.line)), "character": .integer(Int(place.character))]
    }
  }

  let path: PathKey
  /// The address of the file.
  let uri: String
  /// The name of the layout or library.
  let title: String
  let isLibrary: Bool
  /// Whether the file has errors, so that not all that it names may be known.
  private let isDoubtful: Bool
  /// The pictures that the file names, those first that it names most often.
  let pictures: [String]
  /// The components that the file declares for others.
  let components: [String]
  /// The names in their order.
  let names: [Name]
  /// What the names mean, each once.
  private let declarations: [Declaration]
  /// The place of each of them.
  private let places: [Declaration: Int32]

  init(_ view: DocumentView, _ occurrences: Occurrences) {
    path = PathKey(view.document.path)
    uri = view.document.uri
    isDoubtful = !occurrences.unread.isEmpty || view.live.tree.hasErrors
    title = view.live.signature?.name ?? ""
    isLibrary = view.live.signature?.isLibrary ?? false
    pictures = view.outline.pictures()
    var places: [Declaration: Int32] = [:]
    var declarations: [Declaration] = []
    names = occurrences.all.map { name in
      let place = places[name.declaration] ?? Int32(declarations.count)
      if places[name.declaration] == nil {
        places[name.declaration] = place
        declarations.append(name.declaration)
      }
      return Name(name, place, view.positions)
    }
    self.declarations = declarations
    self.places = places
    components = view.outline.libraryComponents
  }

  /// The files that imports and previews name, and those whose names are used.
  var files: Set<PathKey> {
    Set(declarations.filter { $0.kind == .file }.map(\.path))
  }

  func declaration(of name: Name) -> Declaration { declarations[Int(name.declaration)] }

  /// Whether the file itself declares something of some kinds by a name.
  func declares(_ name: String, _ kinds: Set<Declaration.Kind>) -> Bool {
    declarations.contains {
      $0.name == name && $0.path == path && kinds.contains($0.kind) && $0.owner.isEmpty
    }
  }

  /// Whether the file knows something by a name.
  func knows(_ name: String) -> Bool { declarations.contains { $0.name == name } }

  /// Whether a name that nothing in the workspace has can change anything in the file, if it
  /// becomes that of a declaration.
  func isConcerned(by declaration: Declaration) -> Bool {
    if isDoubtful || declarations.contains(declaration) { return true }
    // Libraries that come with the compiler have names too, and data have those of fields.
    return declarations.contains { other in
      other.kind == .file && !other.path.path.hasSuffix(FileFinder.suffix)
        && (declaration.isInData || !other.path.path.isFromRoot)
    }
  }

  /// Returns the names that mean a declaration, in their order.
  func names(of declaration: Declaration) -> [Name] {
    guard let place = places[declaration] else { return [] }
    return names.filter { $0.declaration == place }
  }
}
