import LayoutCompiler
import LayoutDiagnostics

/// A declared name as all files know it.
///
/// It says nothing of its place, so that those who use the name need not know when the file that
/// declares it is edited. A name that several declarations share, such as that of a slot in each
/// branch of a condition, is one declaration.
struct Declaration: Hashable {
  /// What has the name.
  enum Kind: Hashable {
    /// A component, or a layout as the component of its name.
    case component
    case element
    case style
    case constant
    case record
    case choice
    /// A word of a choice.
    case word
    /// A parameter of a layout or component, or an attribute of a declared element.
    case parameter
    case placement
    case action
    case field
    case slot
    case id
    /// A name for cells of a grid, which is known to the grid's children.
    case area
    /// The name of a library.
    case library
    /// A name that is known in a part of its file alone: of a loop, a `let` or a closure, and the
    /// parameters of actions.
    case local
    /// The name of an import, before the names of its file.
    case importName
    /// A file that an import or a preview names.
    case file
  }

  /// The file of the declaration, or the name of a library that comes with the compiler.
  var path: PathKey
  var kind: Kind
  /// The component, element, record or choice around the declaration; empty for one of the file
  /// itself.
  var owner = ""
  var name: String
  /// The offset of a local name, or of the grid of an area, which tells it from others; 0 for all
  /// other declarations.
  var start = 0
}

extension Declaration {
  /// A file that a document names.
  static func file(_ path: String) -> Declaration {
    Declaration(path: PathKey(path), kind: .file, name: "")
  }

  /// A name that is known in a part of its file alone.
  static func local(_ name: String, at range: Range<Int>, in live: LiveDocument) -> Declaration {
    Declaration(path: PathKey(live.path), kind: .local, name: name, start: range.lowerBound)
  }

  /// The owner of the words that the declaration itself gives its type.
  var ownerOfWords: String { "\(kind) \(owner).\(name)" }

  /// Whether the name is known in its file alone.
  var isLocal: Bool { kind == .local || kind == .importName || kind == .area }

  /// Whether data of previews can have the name.
  var isInData: Bool { kind == .field || kind == .word || kind == .parameter && owner.isEmpty }

  /// Whether Swift that is generated of the file has the name.
  var isInGeneratedSwift: Bool {
    switch kind {
    case .id, .record, .choice, .word, .field: true
    case .parameter, .action: owner.isEmpty
    case .component, .element, .style, .constant, .placement, .slot, .area, .library, .local,
      .importName, .file:
      false
    }
  }

  /// The number of the protocol for the kind of a symbol.
  var symbolKind: Int {
    switch kind {
    case .library: 2
    case .importName, .file: 4
    case .component: 5
    case .style: 7
    case .field, .placement: 8
    case .choice: 10
    case .element: 11
    case .parameter, .local: 13
    case .constant: 14
    case .slot, .id, .area: 20
    case .word: 22
    case .record: 23
    case .action: 24
    }
  }
}
