import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// What the checker knows of a file's declarations beside its typed tree.
///
/// A file without declarations has none of it.
struct DeclarationState: Sendable {
  /// Names of one kind, of which each may stand for one thing.
  enum Space: Hashable, Sendable {
    case styles
    /// Parameters and constants.
    case values
    /// Records, components and declared elements: all that becomes a type.
    case types
  }

  /// Who has a name.
  struct Owner: Sendable {
    var what: String
    var range: SourceRange
    /// The other file that it arrived from, or −1.
    var module: Int32
  }

  /// Whether the file declares or imports anything.
  var isActive = false
  /// The kinds of the elements directly in the root.
  var kinds: ElementSet = []
  var path = ""
  /// Where the declarations start whose names are taken.
  var refused: Set<UInt32> = []
  var owners: [Space: [String: Owner]] = [:]
  /// The names that imports have taken, where those are known from an earlier document.
  var importedOwners: [Space: [String: Owner]] = [:]
  /// A file that was to be imported could not be, or only in part: a name that nobody declares may
  /// be one of its.
  var hasBrokenImport = false

  /// The records that a type can name here.
  var records: [String: RecordName] = [:]
  /// What every expression of the file sees: constants, and the records of all types.
  var scope = ExpressionScope()

  /// The most bytes of a constant or a default.
  static let longestText = 100_000
  /// What may still be done to work out the constants and defaults of the document.
  var foldingWork = 10_000_000

  var styles: [StyleDeclaration] = []
  var styleNames: [String: DeclarationReference] = [:]
  /// The nodes of the markup that declare them.
  var styleMarkup: [Int32] = []
  /// The nodes of the markup that declare each entry of the typed tree's structure.
  var componentMarkup: [Int32] = []
  /// The `import` of the markup for each of the modules.
  var moduleMarkup: [Int32] = []
  /// The constants that declarations name; what else is asked for by name is below.
  var mentioned: Set<ExpressionNode> = []
  var usedStyles: Set<Int32> = []
  var usedRecords: Set<RecordName> = []
  var usedModules = ModuleSet()
}
