import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Messages about conditions and loops.
extension Diagnostic {
  static func strayBranch(
    _ kind: ElementKind, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "'\(kind.name)' without an 'if' before it", at: node.nameRange,
      label: "it follows an 'if' or 'elseIf' as its next sibling",
      fixes: movedOut(kind, node, markup))
  }

  /// Returns the repair that closes the condition in which a branch stands last before the branch.
  private static func movedOut(
    _ kind: ElementKind, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> [FixIt] {
    guard node.parent >= 0 else { return [] }
    let outer = markup.nodes[Int(node.parent)]
    let owner = Schema.shared.element(named: outer.name.rawValue)
    guard owner == .if || owner == .elseIf, !outer.endTagNameRange.isEmpty,
      !node.flags.contains(.incomplete)
    else { return [] }
    let name = markup.text(in: outer.nameRange)
    var next = node.nextSibling
    var isLast = true
    while next >= 0 {
      let sibling = markup.nodes[Int(next)]
      if sibling.isElement {
        isLast = false
        let kind = Schema.shared.element(named: sibling.name.rawValue)
        if kind == .else || kind == .elseIf { return [] }
      }
      next = sibling.nextSibling
    }
    var edits = [SourceEdit(.at(node.start), "</\(name)>")]
    if isLast {
      edits.append(
        SourceEdit(SourceRange(start: outer.endTagNameRange.start - 2, end: outer.end), ""))
    } else {
      // A tag between the two parts, as in other systems: what follows it is its content.
      let slash = Int(node.end) - 2
      guard node.endTagNameRange.isEmpty, slash > 0, markup.bytes[slash] == UInt8(ascii: "/") else {
        return []
      }
      edits += [
        SourceEdit(SourceRange(slash..<slash + 1), ""),
        SourceEdit(outer.endTagNameRange, markup.text(in: node.nameRange)),
      ]
    }
    return [FixIt("close '\(name)' before it", isSafe: false, edits: edits)]
  }

  static func missingCondition(
    _ kind: ElementKind, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, "'\(kind.name)' needs a condition", at: node.nameRange,
      label: "'test', or a size such as 'minWidth'",
      fixes: ["minWidth": "600"].map { name, value in
        FixIt(
          "add \(name)=\"\(value)\"", isSafe: false,
          edits: Repairs.insert(name, value, into: node, markup))
      }
    ).about(.condition)
  }

  static func emptyBranch(_ kind: ElementKind, _ node: MarkupNode) -> Diagnostic {
    Diagnostic(.emptyBranch, "'\(kind.name)' holds nothing", at: node.nameRange)
  }

  static func keyInText(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> Diagnostic {
    Diagnostic(
      .placement, "'key' has no effect here", at: attribute.nameRange,
      label: "words that a text repeats are no rows to tell apart",
      fixes: [.remove("key", attribute, markup)])
  }

  static func repeatedRoot(_ node: MarkupNode, _ markup: MarkupDocument) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "a 'for' cannot be the root", at: node.nameRange,
      label: "there is exactly one root element", fixes: [stacking(node, markup)])
  }

  static func repeatedRole(
    _ role: ChildRole, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "a 'for' cannot stand where one child stands", at: node.nameRange,
      label: "'\(role.owner)' takes one here", related: role.related,
      fixes: [stacking(node, markup)])
  }

  /// Returns the repair that puts a loop in a stack, along the axis in which a `scroll` around it
  /// scrolls.
  private static func stacking(_ node: MarkupNode, _ markup: MarkupDocument) -> FixIt {
    var direction = "vertical"
    if node.parent >= 0 {
      let around = markup.nodes[Int(node.parent)]
      if Schema.shared.element(named: around.name.rawValue) == .scroll,
        let axis = markup.attribute(.axis, of: around),
        Words.trimmed(markup.value(of: axis).string) == "horizontal"
      {
        direction = "horizontal"
      }
    }
    let tag = StartTag(
      name: ElementKind.stack.name, attributes: [(AttributeName.direction.name, direction)])
    return .wrap(ElementKind.for.name, node, in: tag, markup)
  }

  static func openChain(
    _ role: ChildRole, _ node: MarkupNode, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .childCount, "the conditions here must end in an 'else'", at: node.nameRange,
      label: "'\(role.owner)' cannot be without a child", related: role.related,
      fixes: isAlone(node, markup)
        ? [.wrap("if", node, in: StartTag(name: "wrapper"), markup)] : [])
  }

  /// Whether no further branch follows an `if`.
  private static func isAlone(_ node: MarkupNode, _ markup: MarkupDocument) -> Bool {
    var next = node.nextSibling
    while next >= 0, !markup.nodes[Int(next)].isElement {
      next = markup.nodes[Int(next)].nextSibling
    }
    guard next >= 0 else { return true }
    let kind = Schema.shared.element(named: markup.nodes[Int(next)].name.rawValue)
    return kind != .elseIf && kind != .else
  }

  static func crowdedBranch(_ role: ChildRole, _ extra: MarkupNode, count: Int) -> Diagnostic {
    Diagnostic(
      .childCount, "one element stands here, not \(count)", at: extra.nameRange,
      label: "'\(role.owner)' takes one child in its place", related: role.related)
  }

  static func emptyRole(_ role: ChildRole, _ node: MarkupNode) -> Diagnostic {
    Diagnostic(
      .childCount, "this branch must hold an element", at: node.nameRange,
      label: "'\(role.owner)' cannot be without a child", related: role.related)
  }

  static func notAList(_ type: ExpressionType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "this is \(type.phrase)", at: range, label: "'in' of 'for' takes a list")
  }

  static func notAKey(_ type: ExpressionType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "this is \(type.phrase)", at: range,
      label: "'key' of 'for' takes a String or an Integer")
  }

  /// Returns a finding on the name of a field in place of a key.
  static func keyWithoutItem(_ attribute: MarkupAttribute, _ path: String) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a binding in braces must stand here", at: attribute.valueRange,
      label: "the key of an element is '{\(path)}'",
      fixes: [
        FixIt(
          "write '{\(path)}'", isSafe: true,
          edits: [SourceEdit(attribute.valueRange, "{\(path)}")])
      ])
  }

  static func loopNameTwice(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.shadowedName, .error, "'\(name)' is the element at hand already", at: range)
  }

  static func shadowedName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .shadowedName, "'\(name)' hides another '\(name)'", at: range,
      label: "the one outside cannot be reached here")
  }
}
