import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports declarations of a library that no document of the run uses.
///
/// The rule needs the names that other documents use. These are known in a run over several
/// documents, for libraries that one of the documents imports.
package enum UnusedSharedDeclaration: DocumentRule {
  static let finding = DiagnosticID(
    "unused-shared-declaration",
    .note,
    .style,
    isOnByDefault: false,
    "No document that was checked uses a declaration of a library.",
    """
    What a library declares is for others; once nobody uses it any more, it is read, translated and kept
    for nothing. It is looked for in libraries that another document of the same run imports, so that the
    run has to hold all who may use them. A library for others than these says so with
    'layoutc:disable-file unused-shared-declaration'.
    """,
    bad: .none,
    good: .none,
  )

  static let scope = RuleScope(features: [.declarations, .sound])

  static func check(_ pass: inout RulePass) {
    guard let used = pass.usedByOthers, !pass.hasErrors, pass.document.structure.isLibrary,
      let (names, _) = pass.names, !names.hasBrokenImport
    else { return }
    let words = LibraryWords(pass.markup)
    let root = pass.markup.nodes[Int(pass.markup.root)]
    for (_, kind, node) in pass.markup.declared(in: root) where shared.contains(kind) {
      guard let name = name(of: node, pass.markup) else { continue }
      if used.contains(SharedName(kind, name.string)) {
        if kind == .component { checkMembers(of: name.string, node, used, &pass) }
      } else if !words.all.contains(name.string) {
        // Documents outside the run may use the declaration, so removing it is not safe.
        pass.report(
          Diagnostic(
            finding, "no document uses '\(name.string)'", at: name.range,
            fixes: [.removeElement(node, pass.markup, isSafe: false)]))
      }
    }
  }

  private static let shared: ElementSet = [.define, .style, .record, .choice, .component, .element]

  /// Reports the parameters of a used component that no use passes a value for, and its actions
  /// that no use binds.
  private static func checkMembers(
    of component: String, _ node: MarkupNode, _ used: Set<SharedName>, _ pass: inout RulePass
  ) {
    for (_, kind, node) in pass.markup.declared(in: node) where kind == .param || kind == .action {
      // A use must pass a parameter without a default, and may leave every action out.
      guard kind == .action || pass.markup.attribute(.default, of: node) != nil,
        let name = name(of: node, pass.markup),
        !used.contains(SharedName(kind, "\(component).\(name.string)"))
      else { continue }
      let what =
        kind == .action ? "binds '\(name.string)'" : "gives '\(name.string)' a value"
      // The component's body names the parameter or fires the action, so removing it is no simple
      // repair.
      pass.report(Diagnostic(finding, "no use of '\(component)' \(what)", at: name.range))
    }
  }

  private static func name(of node: MarkupNode, _ markup: MarkupDocument) -> DeclaredText? {
    markup.attribute(.name, of: node).map { DeclaredText(of: $0, in: markup) }
  }
}

/// The words in a library, except those in names of declarations and classes.
///
/// Each word may be a use of a declaration. A word that is no use only hides a finding: once the
/// other text is removed, the declaration is reported.
private struct LibraryWords {
  private(set) var all: Set<String> = []

  init(_ markup: MarkupDocument) {
    // An element's class often has the element's name, but is a Swift type and no use.
    let others = Set(
      [AttributeName.name, .class].compactMap { markup.names.id(of: $0.name) })
    for node in markup.nodes {
      switch node.kind {
      case .element:
        all.insert(markup.names.name(of: node.name))
        for attribute in markup.attributes[node.attributeIndices]
        where !others.contains(attribute.name) {
          add(markup.value(of: attribute).bytes)
        }
      case .text, .cdata: add(markup.text(of: node).bytes)
      case .comment, .processingInstruction: continue
      }
    }
  }

  private mutating func add(_ text: [UInt8]) {
    // Names in expressions; below, names of styles, which may contain hyphens.
    for word in text.split(whereSeparator: { !Self.isPart($0) }) {
      all.insert(String(decoding: word, as: UTF8.self))
    }
    for word in text.split(separator: 0x20) { all.insert(String(decoding: word, as: UTF8.self)) }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    Bytes.isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
