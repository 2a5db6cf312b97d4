import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  /// An element under a name of the dialect, with those of its attributes that mean something only
  /// under that name.
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
    // A root of the dialect has nothing around it, which is one repair with its name.
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

  /// An attribute under a name of the dialect, `value` being ours for its value where that is of
  /// the dialect too.
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

  /// A value of the dialect under a name of ours.
  static func dialectValue(
    _ attribute: MarkupAttribute, as ours: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.valueRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of '\(ours)'",
      at: attribute.valueRange,
      fixes: [.replace(word, with: ours, at: attribute.valueRange, isSafe: true)])
  }

  /// A value of the dialect that says what holds without the attribute.
  static func dialectAbsence(
    _ attribute: MarkupAttribute, _ name: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.valueRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' is MKLayoutLibrary's spelling of no '\(name)'",
      at: attribute.valueRange,
      fixes: [.remove(markup.text(in: attribute.nameRange), attribute, markup)])
  }

  /// The declaration of the prefix.
  static func dialectPrefix(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    let word = markup.text(in: attribute.nameRange)
    return Diagnostic(
      .mklayoutSpelling, "'\(word)' declares MKLayoutLibrary's prefix; there are none here",
      at: attribute.nameRange, fixes: [.remove(word, attribute, markup)])
  }

  /// An attribute in the dialect beside another that says the same.
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
  /// Makes a view of an element that is called like the class of one.
  static func dialectView(_ node: MarkupNode, _ markup: MarkupDocument) -> FixIt {
    let word = markup.names.name(of: node.name)
    let ours = "\(ElementKind.view.name) class=\"\(word)\""
    return FixIt(
      "replace '\(word)' with '\(ours)'", isSafe: false,
      edits: Repairs.rename(node, to: .view, written: ours, markup))
  }
}

extension Repairs {
  /// Renames an element, with more than the name in its start tag.
  fileprivate static func rename(
    _ node: MarkupNode, to kind: ElementKind, written ours: String, _ markup: MarkupDocument
  ) -> [SourceEdit] {
    rename(node, to: kind.name, markup).map { edit in
      edit.range == node.nameRange ? SourceEdit(edit.range, ours) : edit
    }
  }
}
