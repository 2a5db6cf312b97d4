/// A case that this engine answers otherwise on purpose.
///
/// One that agrees after all is a failure too, so that the list stays true.
package struct KnownDisagreement: Sendable {
  /// The family and the name of the case.
  package let title: String
  /// What keeps it from agreeing.
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

  private static let reasons = Dictionary(uniqueKeysWithValues: all.map { ($0.title, $0.reason) })

  /// Why a case is known not to agree, or nil where it must.
  package static func reason(for one: RefereeCase) -> String? { reasons[one.title] }
}
