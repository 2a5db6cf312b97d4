import LayoutSchema

/// The section of the landing page about MKLayoutLibrary's XML, generated from its rows.
struct DialectSection {
  func write(to page: inout Markdown) {
    page.prose(Self.introduction)
    page.table(["MKLayoutLibrary", "here"], elements + names + values)
    page.prose(Self.places)
    page.table(["UIColor", "here"], MKLayoutDialect.colors.map(Self.row))
  }

  private var elements: [[String]] {
    MKLayoutDialect.elements.map { ["`\($0.word)`", "`\($0.kind.name)`"] } + [
      [
        "other classes in `\(MKLayoutDialect.viewClassPrefix)`",
        "`view` with the name as its `class`",
      ]
    ]
  }

  private var names: [[String]] {
    [["`\(MKLayoutDialect.itemPrefix)` before a name", "the name alone"]]
      + MKLayoutDialect.attributes.flatMap { row in
        let word = row.isItems ? MKLayoutDialect.itemPrefix + row.word : row.word
        let owner = row.isItems ? "" : " of `\(Self.classes(row.elements))`"
        return [["`\(word)`\(owner)", "`\(row.name.name)`"]]
          + row.values.map { value in
            ["`\(word)=\"\(value.word)\"`", "`\(row.name.name)=\"\(value.ours ?? "")\"`"]
          }
      }
  }

  private static func classes(_ elements: ElementSet) -> String {
    MKLayoutDialect.elements.filter { elements.contains($0.kind) }.map(\.word)
      .joined(separator: "`, `")
  }

  private var values: [[String]] {
    MKLayoutDialect.calls.map { call in
      let letters = ["a", "b", "c", "d"].prefix(call.partCount)
      return [
        "`\(call.name)(\(letters.joined(separator: ", ")))`",
        "`\(letters.joined(separator: " "))`",
      ]
    }
      + (MKLayoutDialect.zeros + MKLayoutDialect.lengths).map(Self.row)
      + MKLayoutDialect.constantPrefixes.map {
        ["`\($0.prefix)…` of `\($0.name.name)`", "the word behind it, in lower case"]
      }
      + MKLayoutDialect.absences.map { ["`\($0.word)` of `\($0.name.name)`", "no such attribute"] }
  }

  private static func row(_ word: MKLayoutDialect.Word) -> [String] {
    ["`\(word.word)`", word.ours.map { "`\($0)`" } ?? ""]
  }

  private static let introduction = """
    The experimental XML of MKLayoutLibrary is read too, each use with a warning and a repair, so \
    that nobody has to type a document anew. What that library passed over in silence counts: \
    weights, spacing, gravity and whatever else the language has a word for. Such a document needs \
    no `layout` around it, and its name is the file's; the prefix `item` needs no declaration.
    """

  private static let places = """
    Layouts have these names wherever an element may stand, classes of views inside a `linear`, \
    `layers` or `flow` only, and properties of a class only under its name. A component that an \
    author declares under one of the names wins over it. Negative lengths and the absence of an \
    attribute are read under `item:` and in calls, so that elsewhere a sign stays a mistake. In the \
    linear family, words are also read in any case (`Vertical`), flags with bars between them \
    (`top|right`), and colours by the names that UIColor has for them:
    """
}
