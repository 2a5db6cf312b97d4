extension ElementSpec {
  static let documents: [ElementSpec] = [
    ElementSpec(
      .layout, .documents, children: .document,
      "A document: its declarations, then exactly one root element.",
      discussion: """
        The name becomes a Swift type; without one it is made of the file's name, so that \
        `place-card.layout.xml` declares `PlaceCard`.
        """,
      example: #"<layout name="Note"><text>Hello</text></layout>"#),
    ElementSpec(
      .preview, .documents, children: .empty,
      "A constraint and an environment that tools solve the document in.",
      discussion: """
        Tools use the first preview unless they are told another; the compiled layout knows \
        nothing of it. An axis without a size is unbounded.
        """,
      example: #"<preview name="phone" width="390" scale="3"/>"#),
  ]
}
