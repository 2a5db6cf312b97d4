/// What an element is to assistive technology, by the words of `accessibilityRole`.
///
/// They are the names that UIKit has for its traits and AppKit for its roles; several may stand beside each
/// other, with blanks between.
package enum SpokenRole: String, Sendable, CaseIterable {
  case button
  case link
  case image
  case header
  case heading
  case text
  case staticText
  case searchField
  case selected
  case adjustable
  case slider
  case disabled
  case notEnabled
  case summaryElement
  case updatesFrequently
  case tabBar
  case tabGroup
  case group

  /// The roles that are named; words that no system has are left out.
  package static func named(in words: String?) -> [SpokenRole] {
    (words ?? "").split(separator: " ").compactMap { SpokenRole(rawValue: String($0)) }
  }
}
