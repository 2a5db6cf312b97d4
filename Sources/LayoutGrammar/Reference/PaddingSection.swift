package import LayoutSchema

/// The table of who reads `padding` and `itemPadding`, for each element under each parent.
package struct PaddingSection {
  let language: LayoutLanguage

  package init(language: LayoutLanguage) { self.language = language }

  /// The meaning of an attribute on an element under a parent.
  package enum Reading: String, Sendable {
    /// The element reads the attribute, as the space inside itself.
    case inside
    /// The parent reads the attribute, as the space inside the child.
    case insideByParent = "inside, read by the parent"
    /// The parent reads the attribute, as the space around the child in its cell.
    case around
    /// Nobody reads the attribute.
    case nobody = "nobody"
  }

  /// An element as the table distinguishes it: a use of a component has the kind of its root.
  package struct Child: Sendable {
    package let kind: ElementKind
    package let isLeaf: Bool
  }

  /// The elements that may stand under a parent; those whose reading depends on children twice.
  package static let children: [Child] = ElementSet.layoutElements.kinds.flatMap { kind in
    let depends = Schema.shared.attributes.contains { $0.leftByLeaves.contains(kind) }
    return (depends ? [false, true] : [false]).map { Child(kind: kind, isLeaf: $0) }
  }

  /// Returns the meaning of an attribute on an element under a parent; nil stands for the root.
  package static func reading(
    _ name: AttributeName, of child: Child, in parent: ElementKind?
  ) -> Reading {
    let schema = Schema.shared
    guard let row = schema.row(name, of: child.kind, in: parent, isLeaf: child.isLeaf) else {
      return .nobody
    }
    if schema.spelled(row) != nil || schema[row].selfReaders.isEmpty && schema[row].group != .own {
      return .around
    }
    return schema[row].group == .own || parent.map { !schema[row].readers.contains($0) } ?? true
      ? .inside : .insideByParent
  }

  func write(to page: inout Markdown) {
    let parents = ElementSet.layoutElements.kinds.filter { language.isAvailable($0) }
    var rows: [(names: [String], cells: [[Reading]])] = []
    for child in Self.children where language.isAvailable(child.kind) {
      let cells = [AttributeName.padding, .itemPadding].map { name in
        parents.map { Self.reading(name, of: child, in: $0) }
      }
      let depends = Self.children.count { $0.kind == child.kind } > 1
      let name =
        "`\(child.kind.name)`"
        + (depends ? child.isLeaf ? " without children" : " with children" : "")
      if let known = rows.firstIndex(where: { $0.cells == cells }) {
        rows[known].names.append(name)
      } else {
        rows.append(([name], cells))
      }
    }
    page.table(
      ["on", "attribute", "means", "under"],
      rows.flatMap { row in
        zip(["padding", "itemPadding"], row.cells).flatMap { name, readings in
          lines(of: readings, under: parents).map { reading, under in
            [row.names.joined(separator: ", "), "`\(name)`", reading.rawValue, under]
          }
        }
      })
  }

  /// Returns each reading with the parents that it holds under; the most frequent one holds
  /// elsewhere.
  private func lines(
    of readings: [Reading], under parents: [ElementKind]
  ) -> [(reading: Reading, under: String)] {
    let all: [Reading] = [.inside, .insideByParent, .around, .nobody]
    let counts = all.map { reading in readings.count { $0 == reading } }
    let usual = all[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    return all.filter { readings.contains($0) }.map { reading in
      let under = zip(parents, readings).filter { $0.1 == reading }.map { "`\($0.0.name)`" }
      if reading != usual { return (reading, under.joined(separator: ", ")) }
      return (reading, under.count == parents.count ? "any parent" : "all others")
    }
  }
}
