import LayoutSchema

// Examples with their frames, on the pages that they belong to.
extension Markdown {
  /// Writes the examples of an element: first those of the element itself, then those of its
  /// attributes under their names.
  mutating func examples(of element: ElementKind) {
    let examples = Example.all.filter { $0.element == element }
    guard !examples.isEmpty else { return }
    heading(2, "Examples")
    prose(Self.exampleIntroduction)
    for example in examples where example.attributes.isEmpty { self.example(example) }
    var last: [AttributeName] = []
    for example in examples where !example.attributes.isEmpty {
      if example.attributes != last {
        heading(3, example.attributes.map { "`\($0.name)`" }.joined(separator: " "))
      }
      last = example.attributes
      self.example(example)
    }
  }

  /// Writes the examples of one group of attributes that elements of every kind read.
  mutating func examples(of group: AttributeGroup, in language: LayoutLanguage) {
    let names = Set(language.rows(group, of: .view).map(\.name))
    for example in Example.all where example.element == nil {
      guard example.attributes.allSatisfy(names.contains) else { continue }
      self.example(example)
    }
  }

  private mutating func example(_ example: Example) {
    prose(example.summary)
    code(example.document)
  }

  static let exampleIntroduction = """
    Behind each element stands its frame: x and y in its parent, then width and height, in points.
    """
}
