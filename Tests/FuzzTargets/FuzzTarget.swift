/// What is given any bytes, and what must hold of every answer.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The XML front end: it takes what libxml2 takes, and reads the same in it.
  case xml
  /// The whole of `check`: findings lie in the text, repairs cure, and every renderer prints them.
  case check
  /// One value of an attribute: what is accepted reads the same when it is printed.
  case values
  /// One expression wherever one may stand: its values are finite and of its type.
  case expressions
  /// Values for parameters from JSON, beside Foundation's reader.
  case data
  /// A `.strings` file.
  case strings
  /// A String Catalog.
  case catalog
  /// Documents laid out in several sizes with several data: sane, like new ones, in bounded steps.
  case layout
  /// The same with trees and edits that the engine is given directly.
  case trees
  /// Generated Swift: it parses.
  case build
  /// What the formatter writes: it stays as it is and means the same.
  case format

  /// What is wrong with the answer to an input, nil where all is well; `swiftFault` says what is
  /// wrong with a generated source.
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
    case .trees: TreeTarget.fault(bytes)
    case .build: BuildTarget.sources(bytes).lazy.compactMap(swiftFault).first
    case .format: FormatTarget.fault(bytes)
    }
  }

  /// The Swift that is generated for an input as a document.
  package static func sources(_ bytes: [UInt8]) -> [String] { BuildTarget.sources(bytes) }
}
