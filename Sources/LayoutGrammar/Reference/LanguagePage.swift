import LayoutSchema

/// The landing page of the reference: the rules that hold for every element.
struct LanguagePage {
  let language: LayoutLanguage

  var text: String {
    var page = Markdown()
    page.heading(1, "The layout language")
    page.prose(LanguageProse.introduction)
    page.code(LanguageProse.example)
    page.prose(LanguageProse.names)
    page.heading(2, "Documents")
    page.prose(LanguageProse.documents)
    page.heading(2, "White space and braces")
    page.prose(LanguageProse.whiteSpace)
    page.heading(2, "Declarations")
    page.prose(LanguageProse.declarations)
    page.heading(2, "Elements")
    writeElements(to: &page)
    writeAuthors(to: &page)
    page.heading(2, "Values")
    page.prose(LanguageProse.values)
    page.table(["type", "written", "note"], LanguageProse.valueTable)
    page.heading(2, "Expressions")
    ExpressionSection().write(to: &page)
    page.heading(2, "Which attribute may stand where")
    page.prose(LanguageProse.groups)
    page.heading(3, "Size")
    page.prose(LanguageProse.size)
    page.attributes(language.rows(.size, of: .view))
    page.prose(Markdown.exampleIntroduction)
    page.examples(of: .size, in: language)
    page.heading(3, "Placement")
    page.prose(LanguageProse.placement)
    page.placement(language, available: true)
    page.prose(LanguageProse.reservedPlacement)
    page.heading(3, "Padding")
    page.prose(LanguageProse.padding)
    PaddingSection(language: language).write(to: &page)
    page.heading(3, "Appearance and identity")
    page.prose(LanguageProse.appearance)
    page.attributes(language.rows(.appearance, of: .view))
    page.examples(of: .appearance, in: language)
    page.prose(LanguageProse.actions)
    page.attributes(language.furtherAppearance)
    page.heading(2, "Constraints and results")
    page.prose(LanguageProse.results)
    page.heading(2, "Flexboxes")
    page.prose(FlexboxProse.flexboxes)
    page.prose(FlexboxProse.modes)
    page.prose(FlexboxProse.differences)
    page.heading(2, "Grids")
    page.prose(GridProse.grids)
    if language.schema.elements.contains(where: { !$0.isAvailable }) {
      page.heading(2, "Reserved")
      writeReserved(to: &page)
    }
    page.heading(2, "Old spellings")
    writeOldSpellings(to: &page)
    page.heading(2, "The XML of MKLayoutLibrary")
    DialectSection().write(to: &page)
    page.heading(2, "The grammars")
    page.prose(LanguageProse.grammars)
    page.code(LanguageProse.model)
    page.prose(LanguageProse.limits)
    return page.text
  }

  private func writeElements(to page: inout Markdown) {
    page.prose(LanguageProse.elements)
    for family in ElementFamily.allCases {
      let members = language.schema.elements.filter { $0.family == family && $0.isAvailable }
      guard !members.isEmpty else { continue }
      page.heading(3, family.title)
      page.prose(family.introduction)
      page.table(
        ["element", "children", "what it does"],
        members.map { spec in
          let name = spec.kind.name
          return ["[`\(name)`](elements/\(name).md)", spec.children.phrase, spec.summary]
        })
    }
  }

  private func writeAuthors(to page: inout Markdown) {
    guard !language.authors.isEmpty else { return }
    page.heading(2, "Elements of this project")
    page.table(
      ["element", "attributes", "declared in"],
      language.authors.map { author in
        let attributes = author.attributes.map { attribute in
          let type = attribute.type.map { ": \($0.phrase)" } ?? ""
          return "`\(attribute.name)`\(type)" + (attribute.isRequired ? "" : " (optional)")
        }
        return [
          "`\(author.name)`", attributes.joined(separator: "; "), "`\(author.home)`",
        ]
      })
  }

  private func writeReserved(to page: inout Markdown) {
    page.prose(LanguageProse.reserved)
    let members = language.schema.elements.filter { !$0.isAvailable }
    page.table(["element", "what it will do"], members.map { ["`\($0.kind.name)`", $0.summary] })
  }

  private func writeOldSpellings(to page: inout Markdown) {
    page.prose(LanguageProse.oldSpellings)
    page.list(
      LegacySpellings.elements.map {
        "`\($0.word)` is `\($0.kind.name) \($0.attribute.name)=\"\($0.value)\"`."
      }
        + LegacySpellings.values.map { legacy in
          let readers = legacy.readers.kinds.map { "`\($0.name)`" }.joined(separator: ", ")
          return "`\(legacy.attribute.name)=\"\(legacy.word)\"` on \(readers) is `\(legacy.value)`."
        })
  }
}

extension ElementFamily {
  fileprivate var title: String {
    switch self {
    case .documents: "Documents"
    case .boxSpecs: "Box specs"
    case .leaves: "Leaves"
    case .flexbox: "Flexbox and grid"
    case .linearLayouts: "Linear layouts"
    case .structure: "Structure"
    }
  }

  fileprivate var introduction: String {
    switch self {
    case .documents: "What a file is made of."
    case .boxSpecs: "The layouts of ComponentKit and Texture; where the two differ, Texture's."
    case .leaves: "What is seen."
    case .flexbox: "The layouts of Yoga and FlexLayout, and the web's grid."
    case .linearLayouts: "The layouts of MKLayoutLibrary."
    case .structure: "Declarations, conditions and repetition."
    }
  }
}

extension ChildRule {
  fileprivate var phrase: String {
    switch self {
    case .empty: "none"
    case .text: "text, `span`"
    case .characters: "text"
    case .any: "any"
    case .atMostOne: "0 or 1"
    case .exactly(let roles) where roles.count == 1: "1"
    case .exactly(let roles): "\(roles.count): " + roles.joined(separator: ", then ")
    case .document: "declarations, then 1"
    case .declarations: "declarations"
    case .component: "`param`, `action`, `let`, then 1"
    case .repeated: "`let`, then any"
    case .fields: "`field`"
    case .parameters: "`param`"
    case .readings: "`attribute`, `placement`"
    case .expectations: "`expect`, 1 or more"
    }
  }
}
