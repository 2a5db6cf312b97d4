import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  /// Returns a finding on an element with a name of the dialect, and those of its attributes that
  /// are valid only under that name.
  static func dialectElement(
    _ element: DialectReading.Element, properties: [DialectReading.Attribute],
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let node = markup.nodes[Int(element.node)]
    let kind = element.kind
    let word = markup.text(in: node.nameRange)
    let ours = element.isClass ? "\(kind.name) class=\"\(word)\"" : kind.name
    let written = properties.map { markup.attributes[Int($0.index)] }
    let renamed = zip(properties, written).map { property, attribute in
      "'\(markup.text(in: attribute.nameRange))' is '\(property.name.name)'"
    }
    let edits = Repairs.rename(node, to: kind, written: ours, markup)
    // A root element of the dialect has no layout around it, so one repair renames and wraps it.
    let isBare = node.parent < 0
    let title = "replace '\(word)' with '\(ours)'"
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of '\(ours)'", at: node.nameRange,
      label: isBare
        ? "and a document starts with 'layout'"
        : renamed.isEmpty ? nil : renamed.joined(separator: ", "),
      fixes: [
        FixIt(
          title + (isBare ? " and wrap it in <layout>" : "")
            + (renamed.isEmpty ? "" : " and its properties with ours"),
          isSafe: true,
          edits: edits
            + zip(properties, written).flatMap { property, attribute in
              rewrite(attribute, as: property.name.name, value: property.value)
            }
            + (isBare ? Repairs.wrap(node, in: StartTag(name: "layout"), markup) : []))
      ])
  }

  private static func rewrite(
    _ attribute: MarkupAttribute, as name: String, value: String?
  ) -> [SourceEdit] {
    Repairs.rename(attribute, to: name)
      + (value.map { [SourceEdit(attribute.valueRange, $0)] } ?? [])
  }

  /// Returns a finding on an attribute with a name of the dialect.
  ///
  /// `value` is the value in layoutc's spelling, if the value is of the dialect too.
  static func dialectAttribute(
    _ attribute: MarkupAttribute, as name: String, value: String?, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.nameRange)
    let ours = value.map { "\(name)=\"\($0)\"" } ?? name
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of '\(name)'",
      at: attribute.nameRange,
      fixes: [
        FixIt(
          value == nil ? "replace '\(word)' with '\(ours)'" : "write '\(ours)'", isSafe: true,
          edits: rewrite(attribute, as: name, value: value))
      ])
  }

  /// Returns a finding on a value of the dialect under a name of layoutc.
  static func dialectValue(
    _ attribute: MarkupAttribute, as ours: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.valueRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of '\(ours)'",
      at: attribute.valueRange,
      fixes: [.replace(word, with: ours, at: attribute.valueRange, isSafe: true)])
  }

  /// Returns a finding on a value of the dialect that means the same as no attribute.
  static func dialectAbsence(
    _ attribute: MarkupAttribute, _ name: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.valueRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of no '\(name)'",
      at: attribute.valueRange,
      fixes: [.remove(markup.text(in: attribute.nameRange), attribute, markup)])
  }

  /// Returns a finding on the declaration of the dialect's prefix.
  static func dialectPrefix(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.nameRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' declares MKLayoutLibrary's prefix; there are none here",
      at: attribute.nameRange, fixes: [.remove(word, attribute, markup)])
  }

  /// Returns a finding on an attribute of the dialect next to another one with the same meaning.
  static func dialectAttributeTwice(
    _ word: String, _ attribute: MarkupAttribute, _ name: String, _ other: MarkupAttribute,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    Diagnostic(
      .exclusiveAttributes, "'\(word)' is '\(name)', which stands here too",
      at: attribute.nameRange,
      related: [RelatedLocation("the other one is here", at: other.nameRange)],
      fixes: [.remove(word, attribute, markup, isSafe: false)])
  }
}

extension FixIt {
  /// Returns a repair that replaces an element, named like a view's class, with a `view`.
  static func dialectView(_ node: MarkupNode, _ markup: MarkupDocument) -> FixIt {
    let word = markup.names.name(of: node.name)
    let ours = "\(ElementKind.view.name) class=\"\(word)\""
    return FixIt(
      "replace '\(word)' with '\(ours)'", isSafe: false,
      edits: Repairs.rename(node, to: .view, written: ours, markup))
  }
}

extension Repairs {
  /// Returns the edits that rename an element and add attributes to its start tag.
  fileprivate static func rename(
    _ node: MarkupNode, to kind: ElementKind, written ours: String, _ markup: MarkupDocument
  ) -> [SourceEdit] {
    rename(node, to: kind.name, markup).map { edit in
      edit.range == node.nameRange ? SourceEdit(edit.range, ours) : edit
    }
  }
}
