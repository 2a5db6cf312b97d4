package import LayoutModel

/// The declared and imported names that a document uses.
package struct NameUses: Sendable {
  /// The parameters, locals and constants that declarations and bodies name, except the parameters
  /// of components.
  package private(set) var mentioned: Set<ExpressionNode> = []
  /// The parameters that are named in each component, by the component's index.
  package private(set) var mentionedParameters: [Int32: Set<Int>] = [:]
  /// The actions that are fired in each component, by the component's index, or −1 for the layout.
  package private(set) var actions: [Int32: Set<Int>] = [:]
  package var styles: Set<Int32> = []
  /// The styles of imports that the document names.
  package var importedStyles: Set<DeclarationReference> = []
  package var records: Set<RecordName> = []
  package var choices: Set<RecordName> = []
  /// The imported files of which something else than a parameter, constant, style, record or choice
  /// is used.
  package var modules = ModuleSet()

  var isEmpty: Bool {
    mentioned.isEmpty && mentionedParameters.isEmpty && actions.isEmpty && styles.isEmpty
      && records.isEmpty
      && choices.isEmpty && modules.isEmpty
  }

  mutating func note(action: Int, in component: Int32) {
    actions[component, default: []].insert(action)
  }

  /// Notes the parameters and constants that the reader's expressions named.
  mutating func note(_ reader: ExpressionReader) {
    guard !reader.mentioned.isEmpty else { return }
    let component = reader.scope.component
    guard component >= 0 else { return mentioned.formUnion(reader.mentioned) }
    for name in reader.mentioned {
      if case .parameter(let index) = name {
        mentionedParameters[component, default: []].insert(index)
      } else {
        mentioned.insert(name)
      }
    }
  }
}
