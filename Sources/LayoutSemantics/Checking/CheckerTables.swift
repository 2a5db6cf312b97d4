import LayoutSchema

/// What the checker asks of the schema for every element, worked out once.
struct CheckerTables: Sendable {
  let schema = Schema.shared
  let values = ValueForms.shared

  /// The attributes that an element must have, by kind.
  let required: [[AttributeName]]
  /// Whether a row excludes others or is excluded, by row.
  let hasExclusions: [Bool]

  static let shared = CheckerTables()

  private init() {
    let schema = Schema.shared
    required = ElementKind.allCases.map { kind in
      schema.attributes.dropFirst()
        .filter { $0.isRequired && $0.group == .own && $0.readers.contains(kind) }
        .map(\.name)
    }
    hasExclusions = schema.attributes.map { !$0.excludes.isEmpty }
  }
}
