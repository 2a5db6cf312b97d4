/// An element's role in assistive technology, by the words of `accessibilityRole`.
///
/// The words are the names of UIKit's traits and AppKit's roles. An element may have several,
/// separated by blanks.
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

  /// The roles in a list of words; unknown words are left out.
  package static func named(in words: String?) -> [SpokenRole] {
    (words ?? "").split(separator: " ").compactMap { SpokenRole(rawValue: String($0)) }
  }
}
