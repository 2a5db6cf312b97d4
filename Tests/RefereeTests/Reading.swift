import LayoutSchema

/// An attribute with the element that reads it: the one that carries it, or its parent.
struct Reading: Hashable, CustomStringConvertible {
  /// The reader; nil if every element reads the attribute in the same way.
  let reader: ElementKind?
  let name: AttributeName
  /// Whether the attribute is written on children of the reader.
  let isPlacement: Bool
  let rowID: RowID

  var row: AttributeSpec { Schema.shared[rowID] }

  var description: String {
    "\(name.name) \(isPlacement ? "in" : "of") \(reader?.name ?? "any element")"
  }

  /// Finds the reading of an attribute on an element in a parent; nil if it has no effect there.
  ///
  /// An attribute with one meaning on a container and on its children has one reading.
  init?(_ name: AttributeName, on element: ElementKind, in parent: ElementKind?) {
    let schema = Schema.shared
    if let parent, let row = schema.placementRow(name, of: element, in: parent),
      schema[row].group == .placement || !schema[row].parentReaders.isEmpty
    {
      self.init(reader: parent, name: name, isPlacement: true, rowID: row)
    } else if let row = schema.ownRow(name, of: element) {
      let group = schema[row].group
      self.init(
        reader: group == .own || group == .placement ? element : nil, name: name,
        isPlacement: group == .placement, rowID: row)
    } else {
      return nil
    }
  }

  private init(reader: ElementKind?, name: AttributeName, isPlacement: Bool, rowID: RowID) {
    self.reader = reader
    self.name = name
    self.isPlacement = isPlacement
    self.rowID = rowID
  }

  /// The readings that can move or resize an element.
  static var all: [Reading] {
    let kinds = [.layout] + ElementSet.layoutElements.kinds + [.span]
    let readings = kinds.flatMap { kind in
      AttributeName.allCases.flatMap { name in
        [Reading(name, on: kind, in: nil), Reading(name, on: .view, in: kind)].compactMap { $0 }
      }
    }
    var seen: Set<Reading> = []
    return readings.filter { !$0.isStill && seen.insert($0).inserted }
  }

  /// Whether the attribute is only for the host and affects no frame.
  private var isStill: Bool {
    switch row.group {
    case .appearance: name != .visibility
    case .size: false
    case .own, .placement: Self.still.contains(name)
    }
  }

  /// Attributes that affect no frame; built-in metrics have only one family of fonts.
  private static let still: Set<AttributeName> = [
    .anchor, .class, .color, .contentMode, .fontFamily, .italic, .localized, .name, .paging,
    .pinned, .placeholder, .snap, .source, .strikethrough, .tap, .textAlign, .truncation,
    .underline, .widths, .heights,
  ]
}
