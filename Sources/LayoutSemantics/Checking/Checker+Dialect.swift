import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// What a name of MKLayoutLibrary's dialect is here.
struct DialectElement {
  var kind: ElementKind
  /// The name is to be the view's `class`.
  var isClass: Bool
}

/// An attribute of ours under its name in the dialect.
struct DialectAttribute {
  var name: AttributeName
  /// The place of its row, −1 where only the prefix stands before our name.
  var row: Int32
  /// It has the prefix for what is said to the parent.
  var isItems: Bool
}

/// A property of a class in the dialect, as ours.
struct DialectProperty {
  var attribute: MarkupAttribute
  var name: String
  /// Ours for its value, where that is of the dialect too.
  var value: String?
}

/// What became of an attribute whose name is none of ours.
enum DialectReading {
  case attribute(DialectAttribute)
  case reported
  /// It is not of the dialect.
  case other
}

/// What became of a value that may be of the dialect.
enum DialectMeaning {
  /// Its meaning was reported; nil where that is no value.
  case meant(TypedValue?)
  /// It is not of the dialect.
  case other
}

// The XML of MKLayoutLibrary, read as ours.
extension Checker {
  /// What an element's name is in the dialect, or nil for almost all.
  ///
  /// Layouts have their names anywhere, views only inside layouts of the family.
  func dialectElement(_ node: MarkupNode, in parent: Int32) -> DialectElement? {
    guard Int(node.name.rawValue) >= tables.schema.names.count else { return nil }
    guard let element = MKLayoutDialect.element(markup.names.name(of: node.name)) else {
      return nil
    }
    guard ElementSet.linearFamily.contains(element.kind) || isInLinearFamily(parent) else {
      return nil
    }
    return DialectElement(kind: element.kind, isClass: element.isClass)
  }

  /// Whether an unknown name may be the class of an author's view, in a document of the dialect.
  func isDialectView(_ word: String, in parent: Int32) -> Bool {
    dialectNode >= 0 && word.first?.isUppercase == true && isInLinearFamily(parent)
  }

  private func isInLinearFamily(_ element: Int32) -> Bool {
    var element = element
    while element >= 0 {
      if ElementSet.linearFamily.contains(document.nodes[Int(element)].kind) { return true }
      element = document.nodes[Int(element)].parent
    }
    return false
  }

  /// Reports the name and adds the class that it says.
  mutating func spell(_ dialect: DialectElement, at place: Int, _ node: MarkupNode) {
    let isClass = dialect.isClass && !document.nodes[place].written.contains(.class)
    report(
      .dialectElement(
        node, as: dialect.kind, isClass: isClass, properties: dialectProperties, markup))
    dialectProperties.removeAll()
    guard isClass, let row = tables.schema.ownRow(.class, of: dialect.kind) else { return }
    let name = TextReference(start: node.nameStart, end: node.nameEnd, isDecoded: false)
    append(TypedAttribute(name: .class, row: row, markup: -1, value: .text(name)))
    update {
      $0.nodes[place].attributeCount += 1
      $0.nodes[place].written.insert(.class)
    }
  }

  /// The attribute of ours that a name in the dialect is on the element at `place`.
  mutating func dialectAttribute(_ attribute: MarkupAttribute, at place: Int) -> DialectReading {
    let word = markup.names.name(of: attribute.name)
    if word == MKLayoutDialect.prefixDeclaration {
      report(.dialectPrefix(attribute, markup))
      return .reported
    }
    let element = document.nodes[place]
    let isItems = word.hasPrefix(MKLayoutDialect.itemPrefix)
    guard isItems || element.markup == dialectNode else { return .other }
    let bare = isItems ? String(word.dropFirst(MKLayoutDialect.itemPrefix.count)) : word
    let row = MKLayoutDialect.attribute(bare, on: element.kind, isItems: isItems)
    guard
      let name = row.map({ MKLayoutDialect.attributes[$0].name })
        ?? (isItems ? itemName(bare) : nil)
    else { return .other }
    if let other = other(name, than: attribute, at: place) {
      report(.dialectAttributeTwice(word, attribute, name.name, other, markup))
      return .reported
    }
    return .attribute(
      DialectAttribute(name: name, row: row.map { Int32($0) } ?? -1, isItems: isItems))
  }

  /// The attribute of that name, if parents read it of their children.
  private func itemName(_ word: String) -> AttributeName? {
    guard let name = AttributeName.allCases.first(where: { $0.name == word }) else { return nil }
    let isParents = tables.schema.rows(named: name).contains {
      $0.group == .placement || $0.group == .size
    }
    return isParents ? name : nil
  }

  /// Another attribute of the element that says the same: one in our words, or one read before.
  private func other(
    _ name: AttributeName, than attribute: MarkupAttribute, at place: Int
  ) -> MarkupAttribute? {
    let node = document.nodes[place]
    let ours = markup.nodes[Int(node.markup)].attributeIndices.first {
      tables.schema.attribute(named: markup.attributes[$0].name.rawValue) == name
    }
    if let ours { return markup.attributes[ours] }
    return document.attributes[Int(node.firstAttribute)...].first { $0.name == name }
      .map { markup.attributes[Int($0.markup)] }
  }

  /// The value of an attribute under a name of the dialect, or nil after saying why it is none.
  mutating func dialectValue(
    of attribute: MarkupAttribute, _ row: RowID, _ dialect: DialectAttribute
  ) -> TypedValue? {
    if case .meant(let meant) = dialectMeaning(of: attribute, row, dialect) {
      return meant
    }
    let value = value(of: attribute, row)
    if value != nil || !dialect.isItems { note(dialect, attribute, value: nil) }
    return value
  }

  /// Reports what is said to the parent; a property of a class goes with the element's name, as its
  /// name means something only beside that.
  private mutating func note(
    _ dialect: DialectAttribute, _ attribute: MarkupAttribute, value: String?
  ) {
    if dialect.isItems {
      report(.dialectAttribute(attribute, as: dialect.name.name, value: value, markup))
    } else {
      let property = DialectProperty(attribute: attribute, name: dialect.name.name, value: value)
      dialectProperties.append(property)
    }
  }

  /// What a value of the dialect is here, after saying so; `dialect` is the attribute's name where
  /// that is of the dialect too.
  mutating func dialectMeaning(
    of attribute: MarkupAttribute, _ row: RowID, _ dialect: DialectAttribute?
  ) -> DialectMeaning {
    let spec = tables.schema[row]
    let source = markup.value(of: attribute)
    let knowsWords = dialect != nil || isInLinearFamily(Int32(document.nodes.count) - 1)
    guard
      let meaning = MKLayoutDialect.meaning(
        of: source.string, for: spec, underName: dialect != nil, row: dialect.map { Int($0.row) },
        knowsWords: knowsWords)
    else { return .other }
    switch meaning {
    case .absence:
      report(.dialectAbsence(attribute, spec.name.name, markup))
      return .meant(nil)
    case .unreadable:
      let whole = ValueIssue(.notANumber, 0, source.bytes.count)
      report(whole, in: attribute, row, decoded: source)
      return .meant(nil)
    case .value(let ours):
      let tables = tables
      var issue: ValueIssue?
      // No word of the dialect stands for a text, so that the value refers to no bytes.
      let value = ValueParser.parse(
        Array(ours.utf8).span, as: tables.values.forms[Int(row.rawValue)],
        tables.values.words.span, &issue)
      guard let value else {
        guard let issue else { return .other }
        let whole = ValueIssue(issue.kind, 0, source.bytes.count)
        report(whole, in: attribute, row, decoded: source)
        return .meant(nil)
      }
      if let dialect {
        note(dialect, attribute, value: ours)
      } else {
        report(.dialectValue(attribute, as: ours, markup))
      }
      return .meant(value)
    }
  }
}
