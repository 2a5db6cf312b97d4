/// The parts of the project that accept any bytes, each with the properties that its results must
/// have.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The XML front end: it accepts what libxml2 accepts, and reads the same content.
  case xml
  /// All of `check`: findings lie in the text, repairs remove them, and every renderer prints them.
  case check
  /// One value of an attribute: an accepted value is unchanged when it is printed and read again.
  case values
  /// One expression in any place: its values are finite and of its type.
  case expressions
  /// Values for parameters from JSON, compared with Foundation's reader.
  case data
  /// A `.strings` file.
  case strings
  /// A String Catalog.
  case catalog
  /// Documents laid out in several sizes with several data: valid frames, equal to those of new
  /// trees, in a bounded number of steps.
  case layout
  /// A pack, also with right check sums: it is refused, or its documents are laid out.
  case pack
  /// Trees and edits passed to the engine directly: valid frames, equal to those of new trees, in a
  /// bounded number of steps.
  case trees
  /// Generated Swift: it parses without errors.
  case build
  /// The formatter's output: formatting it again changes nothing, and it has the meaning of the
  /// input.
  case format
  /// Sessions of the language server: each request has one response, of the protocol's shape, with
  /// places in the documents.
  case server
  /// Edits in the language server: all that it says of the texts is what a new server says.
  case edits

  /// Returns the fault of the result for an input, or nil.
  ///
  /// `swiftFault` returns the fault of a generated source.
  package func fault(
    _ bytes: [UInt8], swiftFault: (String) -> String? = { _ in nil }
  ) -> String? {
    switch self {
    case .xml: XMLTarget.fault(bytes)
    case .check: CheckTarget.fault(bytes)
    case .values: ValueTarget.fault(bytes)
    case .expressions: ExpressionTarget.fault(bytes)
    case .data: DataTarget.fault(bytes)
    case .strings: StringsTarget.fault(bytes, named: "Texts.strings")
    case .catalog: StringsTarget.fault(bytes, named: "Texts.xcstrings")
    case .layout: LayoutTarget.fault(bytes)
    case .pack: PackTarget.fault(bytes)
    case .trees: TreeTarget.fault(bytes)
    case .build: BuildTarget.sources(bytes).lazy.compactMap(swiftFault).first
    case .format: FormatTarget.fault(bytes)
    case .server: ServerTarget.fault(bytes)
    case .edits: EditTarget.fault(bytes)
    }
  }

  /// Returns the Swift that is generated for an input as a document.
  package static func sources(_ bytes: [UInt8]) -> [String] { BuildTarget.sources(bytes) }
}
