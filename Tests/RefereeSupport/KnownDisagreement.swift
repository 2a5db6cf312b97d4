/// A case that disagrees on purpose, or is marked in its file with an unfixed kind of fault.
///
/// A listed or marked case that agrees is a failure too, so that the list and the marks stay true.
package struct KnownDisagreement: Sendable {
  /// The family and the name of the case.
  package let title: String
  /// The reason why the case disagrees.
  package let reason: String

  package static let all: [KnownDisagreement] =
    ["flexfuzz/minmax_0029/ltr", "flexfuzz/minmax_0029/rtl"].map { title in
      KnownDisagreement(
        title: title,
        reason: """
          the shrink factors of the line cancel out, so that Yoga makes boxes 909,901,888 wide, and \
          no length here is longer than 9,999,999
          """)
    }
    + ["flexapp/nest_yoga_00038", "flexapp/nest_yoga_00542", "flexvisits/other_01"].map { title in
      KnownDisagreement(
        title: title,
        reason: """
          Yoga compares a length that a text was offered with its margins with one without them, and \
          keeps what it measured before though there is other room now
          """)
    }
    + ["flexapp/bar_flexLayout_00222", "flexvisits/percent_08"].map { title in
      KnownDisagreement(
        title: title,
        reason: "two lengths of a text that round to the same pixel are the same to Yoga")
    } + [
      KnownDisagreement(
        title: "gridfuzz/gridfuzz-0685",
        reason: """
          an item whose height is a percentage of rows that follow from it has no baseline to align by \
          (CSS Grid §11.6); here Chromium aligns it all the same, elsewhere it does not
          """),
      KnownDisagreement(
        title: "gridfuzz/gridfuzz-0718",
        reason: """
          a 'flex' that is not displayed says justifyContent="stretch", which is no word of a flexbox
          """),
    ]

  /// The reason of each kind of mark; `RefereeMarks` writes the marks.
  package static let kinds: [String: String] = [
    "baseline": """
    Chromium places an item that shares a baseline otherwise beside one in an implicit column; \
    Firefox does not (CSS Grid §12.5)
    """,
    "ratio-again": """
    an item with a ratio in columns by content, which Chromium sizes a second time without the \
    rows, and Firefox never (CSS Grid §12.1)
    """,
    "ratio-of-flex": """
    percentages of a least height count in the content that a flexbox with a ratio keeps, where \
    Chromium leaves them out; Firefox has a third answer (CSS Sizing 4 §5.1)
    """,
    "ratio-percent": """
    a ratio beside a percentage of a track by content, for which browsers have three answers
    """,
    "subgrid-percent": """
    Chromium leaves percentages of the margins, paddings and gaps of a subgrid out of the tracks; \
    Firefox does not (CSS Grid Level 2 §9)
    """,
  ]

  private static let reasons = Dictionary(uniqueKeysWithValues: all.map { ($0.title, $0.reason) })

  /// Returns why a case is known to disagree, or nil if it must agree.
  package static func reason(for one: RefereeCase) -> String? {
    reasons[one.title] ?? one.mark.map { kinds[$0] ?? "a fault of the kind '\($0)'" }
  }
}
