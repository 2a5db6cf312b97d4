import LayoutEngine
import LayoutModel
import LayoutPack
import LayoutSchema

/// Compares the attributes that documents declare for views and layouts with what the app reads.
///
/// The app's types read samples of the declared types. Whatever a document gives them later has
/// these types, so that it can be read too.
struct DeclaredTypes {
  let views: ViewRegistry
  let layouts: LayoutRegistry

  /// The attributes in samples that may still be made, so that a hostile pack takes no longer.
  private var room = 1 << 20

  init(views: ViewRegistry, layouts: LayoutRegistry) {
    self.views = views
    self.layouts = layouts
  }

  /// Throws for the first attribute of a pack that the app reads as another type.
  mutating func check(_ pack: LayoutPack) throws(LoadingError) {
    var seen: Set<ElementDeclaration> = []
    for file in pack.files {
      for node in file.document.nodes.indices where file.document.nodes[node].kind == .element {
        guard let declaration = file.document.declaration(ofElement: node),
          seen.insert(declaration).inserted
        else { continue }
        try check(declaration)
      }
    }
  }

  private mutating func check(_ declaration: ElementDeclaration) throws(LoadingError) {
    let (kind, name) =
      switch declaration.maker {
      case .view(let view): ("view", view.name)
      case .layout(let name): ("layout", name)
      }
    let isView = declaration.hostView != nil
    guard isView ? views.contains(name) : layouts.contains(name) else { return }
    do throws(AttributeError) {
      for sample in samples(of: declaration.attributes) {
        if isView { try views.check(sample, of: name) } else { try layouts.check(sample, of: name) }
      }
    } catch {
      throw LoadingError(
        .wrongAttribute, "'\(declaration.name)' does not suit the \(kind) '\(name)': \(error)")
    }
  }

  /// Returns samples in which each attribute is missing once if it may be, and has each of its
  /// words.
  private mutating func samples(of attributes: [Parameter]) -> [AttributeReader] {
    var full = AttributeReader()
    for attribute in attributes { full[attribute.name] = Self.sample(of: attribute.type) }
    var samples = [full]
    for attribute in attributes where room > 0 {
      let before = samples.count
      if attribute.type.isOptional {
        var sample = full
        sample[attribute.name] = nil
        samples.append(sample)
      }
      for word in attribute.type.unwrapped.words?.dropFirst() ?? [] {
        var sample = full
        sample[attribute.name] = .choice(word)
        samples.append(sample)
      }
      room -= (samples.count - before) * attributes.count
    }
    return samples
  }

  private static func sample(of type: ExpressionType) -> AttributeValue? {
    switch type {
    case .string: .string("")
    case .text: .text(.verbatim(""))
    case .number, .points, .percent: .number(0)
    case .integer: .integer(0)
    case .bool: .bool(false)
    case .date: .date(.epoch)
    case .dimension: .dimension(.auto)
    case .color: .color(.rgba(0))
    case .image: .image(.asset(""))
    case .ratio: .ratio(.number(1))
    case .insets: .edges(.none)
    case .choice(let words): .choice(words.first ?? "")
    case .optional(let wrapped): sample(of: wrapped)
    case .list(let element): .list(sample(of: element).map { [$0] } ?? [])
    // No layout and no view reads these.
    case .record, .nothing: nil
    }
  }
}
