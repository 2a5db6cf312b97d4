/// Every element of the language, in the order of the reference.
///
/// The list is closed, and no switch over it has a `default:`, so that the compiler reports every
/// place that does not handle a new case. The properties of a kind are in its row: ``ElementSpec``.
@usableFromInline
package enum ElementKind: UInt8, CaseIterable, Sendable {
  // MARK: Documents
  case layout
  case preview

  // MARK: Box specs
  case stack
  case inset
  case background
  case overlay
  case center
  case relative
  case ratio
  case absolute
  case corner
  case wrapper
  case clip
  case fit
  case zstack
  case scroll

  // MARK: Leaves
  case text
  case span
  case image
  case view
  case spacer

  // MARK: Flexbox, grid and linear layouts
  case flex
  case grid
  case linear
  case layers
  case flow

  // MARK: Structure
  case library
  case `import`
  case param
  case action
  case define
  case `let`
  case choice
  case record
  case field
  case style
  case when
  case component
  case slot
  case `if`
  case elseIf
  case `else`
  case `for`
  case element
  case attribute
  case placement
  case test
  case expect

  /// The position in the list, by which the compiler numbers cases; written out so that other
  /// modules inline it.
  @inlinable
  package var rawValue: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  @inlinable
  package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

  /// The name as authors write it.
  package var name: String { Self.names[Int(rawValue)] }

  /// The names of the cases in their order; a test holds them to the cases.
  ///
  /// They are written out, since every start of the command would have to ask the runtime for each.
  private static let names = [
    "layout", "preview", "stack", "inset", "background", "overlay", "center", "relative", "ratio",
    "absolute", "corner", "wrapper", "clip", "fit", "zstack", "scroll", "text", "span", "image",
    "view", "spacer", "flex", "grid", "linear", "layers", "flow", "library", "import", "param",
    "action", "define",
    "let", "choice", "record", "field", "style", "when",
    "component", "slot", "if", "elseIf", "else", "for",
    "element", "attribute", "placement", "test", "expect",
  ]

  /// Makes the element of a name; nil for a word that is no element.
  package init?(named word: String) {
    guard let kind = Self.byName[word] else { return nil }
    self = kind
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
