import LayoutSchema
import LayoutSemantics

/// The outlets of a document: the members that a host reaches elements by.
struct SwiftOutlets {
  private struct Entry {
    let member: String
    let kind: ElementKind
  }

  private let table: OutletTable
  private let entries: [Entry]

  init(_ document: TypedDocument) {
    table = OutletTable(document)
    var names: Set<String> = []
    // A document with errors may have an id twice.
    entries = table.entries.filter { names.insert($0.name).inserted }
      .map { Entry(member: SwiftNames.member($0.name), kind: document.nodes[$0.node].kind) }
  }

  /// Whether all ids are spelled as Swift's members are.
  var areCamelCase: Bool {
    entries.allSatisfy { $0.member.first?.isUppercase == false && !$0.member.contains("_") }
  }

  /// The expression for the outlet of the element at `node`, or nil where it has none.
  func id(of node: Int) -> String? {
    table.name(of: node).map { "ID.\(SwiftNames.member($0))" }
  }

  /// What the element at `node` is called, or nil.
  func name(of node: Int) -> String? { table.name(of: node) }

  /// What the frames are kept in: a name that no id has.
  private var storage: String {
    var name = "frames"
    while entries.contains(where: { $0.member == name }) {
      name = name == "frames" ? "outletFrames" : name + "s"
    }
    return name
  }

  func write(extending type: String, to writer: inout SwiftWriter) {
    guard !entries.isEmpty else { return }
    let storage = storage
    writer.line("")
    writer.line("extension \(type) ", isOpen: true)
    writer.open("{")
    writer.line("/// The elements that have an id.")
    writer.line("public struct Outlets: LayoutOutlets ", isOpen: true)
    writer.open("{")
    writer.line("private let \(storage): OutletFrames")
    writer.line("")
    for entry in entries {
      writer.line("/// The `\(entry.kind.name)` of this id.")
      // Computed, because Swift takes a time for stored ones that grows with their square.
      let value = "\(storage)[ID.\(entry.member).rawValue]"
      let line = "public var \(entry.member): Outlet { \(value) }"
      if writer.level * 2 + line.count <= SwiftWriter.columns {
        writer.line(line)
      } else {
        writer.line("public var \(entry.member): Outlet {")
        writer.indented { $0.line(value) }
        writer.line("}")
      }
    }
    writer.line("")
    writer.line("/// Takes the outlets by number.")
    writer.line("public init(_ frames: OutletFrames) {")
    writer.indented { $0.line("\(storage == "frames" ? "self.frames" : storage) = frames") }
    writer.line("}")
    writer.close("}")
    writer.line("")
    writer.line("private enum ID {")
    writer.indented { writer in
      for (number, entry) in entries.enumerated() {
        writer.line("static let \(entry.member): ElementID = \(SwiftNumber.literal(number))")
      }
    }
    writer.line("}")
    writer.close("}")
  }
}
