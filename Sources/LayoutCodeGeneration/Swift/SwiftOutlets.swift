import LayoutModel
import LayoutSchema

/// The outlets of a document or component: the members through which a host accesses elements.
struct SwiftOutlets {
  let context: SwiftContext
  let entries: [OutletShape.Entry]
  private let numbers: [String: Int]
  /// The id of the root element, which the engine finds without a number.
  private let root: String?

  init(_ context: SwiftContext, _ shape: OutletShape, root: Int32) {
    self.context = context
    var numbers: [String: Int] = [:]
    // A document with errors may contain an id twice.
    var entries: [OutletShape.Entry] = []
    for entry in shape.entries where numbers[entry.name] == nil {
      numbers[entry.name] = entries.count
      entries.append(entry)
    }
    self.entries = entries
    self.numbers = numbers
    self.root = root < 0 ? nil : context.document.string(.id, of: Int(root))
  }

  /// Makes the outlets of a layout.
  init(_ context: SwiftContext) {
    self.init(context, context.document.outletShape, root: context.document.root)
  }

  /// The access modifier of generated declarations, with a space after it.
  private var access: String { context.access.keyword }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether all ids are in lower camel case.
  var areCamelCase: Bool {
    entries.allSatisfy { SwiftNames.isCamelCase($0.name) }
  }

  /// Returns the expression for the outlet of the element at `node`, or nil if it has none.
  func id(of node: Int) -> String? {
    name(of: node).map { "\(numbering).\(context.names.member($0))" }
  }

  /// Returns the name of the outlet of the element at `node`, or nil if it has none.
  func name(of node: Int) -> String? {
    guard let name = context.document.string(.id, of: node), numbers[name] != nil else {
      return nil
    }
    return name
  }

  /// The type that numbers the ids.
  private var numbering: String { "ID" }

  /// The name of the property that stores the frames, which no id has.
  private var storage: String {
    var name = "frames"
    while numbers[name] != nil {
      name = name == "frames" ? "outletFrames" : name + "s"
    }
    return name
  }
}

// MARK: Writing

extension SwiftOutlets {
  func write(extending type: String, to writer: inout SwiftWriter) {
    guard !entries.isEmpty else { return }
    writer.line("")
    writer.line("extension \(type) ", isOpen: true)
    writer.open("{")
    writeTypes(to: &writer)
    writer.close("}")
  }

  /// Writes the type of the outlets and the numbers of the ids.
  func writeTypes(to writer: inout SwiftWriter) {
    let storage = storage
    writer.line("/// The elements that have an id.")
    writer.line("\(access)struct Outlets: LayoutOutlets ", isOpen: true)
    writer.open("{")
    writer.line("private let \(storage): OutletFrames")
    writer.line("")
    for entry in entries {
      writer.line("/// \(summary(entry))")
      // Computed, because Swift's compile time grows with the square of the number of stored
      // properties.
      let member = context.names.member(entry.name)
      let type = type(entry)
      let value = value(entry, member, storage)
      let line: SwiftBytes = "\(access)var \(member): \(type) { \(value) }"
      if SwiftWriter.fits(line, at: writer.level) {
        writer.line(line)
      } else {
        writer.line("\(access)var \(member): \(type) {")
        writer.indented { $0.line("\(value)") }
        writer.line("}")
      }
    }
    writer.line("")
    writer.line("/// Takes the outlets by number.")
    writer.line("\(access)init(_ frames: OutletFrames) {")
    writer.indented { $0.line("\(storage == "frames" ? "self.frames" : storage) = frames") }
    writer.line("}")
    writer.line("")
    writeNames(to: &writer)
    writer.close("}")
    writer.line("")
    writer.line("private nonisolated enum \(numbering) {")
    writer.indented { writer in
      for (number, entry) in entries.enumerated() {
        let name = context.names.member(entry.name)
        writer.line("static let \(name): ElementID = \(SwiftNumber.literal(number))")
      }
    }
    writer.line("}")
  }

  /// Writes the names of the ids, in the order of their numbers.
  private func writeNames(to writer: inout SwiftWriter) {
    let names = entries.map { "\"\($0.name)\"" }
    let declaration = "\(access)nonisolated static let names: [String] = ["
    writer.line("/// The names of the ids, by their numbers.")
    let line: SwiftBytes = "\(declaration)\(names.joined(separator: ", "))]"
    guard !SwiftWriter.fits(line, at: writer.level) else { return writer.line(line) }
    writer.line("\(declaration)")
    writer.indented { writer in
      for name in names { writer.line("\(name),") }
    }
    writer.line("]")
  }

  private func summary(_ entry: OutletShape.Entry) -> String {
    let kind =
      switch entry.component {
      case nil: entry.element ?? entry.kind.name
      case let component?: context.document.signature(of: component)?.name ?? entry.kind.name
      }
    return switch entry.count {
    case .one: "The `\(kind)` of this id."
    case .optional: "The `\(kind)` of this id, where it is there."
    case .many: "The `\(kind)` of this id, once for each time that it is repeated."
    }
  }

  private func type(_ entry: OutletShape.Entry) -> String {
    let type = outlet(entry)
    return switch entry.count {
    case .one: type
    case .optional: "\(type)?"
    case .many: "OutletList<\(type)>"
    }
  }

  private func outlet(_ entry: OutletShape.Entry) -> String {
    if let view = entry.view { return "ViewOutlet<\(context.view(view))>" }
    guard let component = entry.component,
      let signature = context.document.signature(of: component), !signature.outlets.entries.isEmpty
    else { return "Outlet" }
    return "ComponentOutlet<\(context.component(component)).Outlets>"
  }

  /// Whether the entry is a component with outlets of its own.
  func isComponent(_ entry: OutletShape.Entry) -> Bool { outlet(entry).hasPrefix("Component") }

  private func value(
    _ entry: OutletShape.Entry, _ member: String, _ storage: String
  ) -> String {
    let number = "\(numbering).\(member).rawValue"
    let noun = entry.view != nil ? "View" : isComponent(entry) ? "Component" : nil
    switch entry.count {
    case .one where entry.name == root: return "\(storage).root\(noun.map { "\($0)()" } ?? "")"
    case .one:
      return noun.map { "\(storage).\($0.lowercased())(\(number))" } ?? "\(storage)[\(number)]"
    case .optional: return "\(storage).first\(noun ?? "")(\(number))"
    case .many: return "\(storage).all(\(number))"
    }
  }
}
