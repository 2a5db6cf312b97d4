import LayoutEngine
package import LayoutViews

/// What assistive technology is told about a view.
package struct SpokenDescription: Equatable {
  /// Whether the view is one accessibility element.
  package let isElement: Bool
  /// Whether assistive technology ignores the view and its subviews.
  package let isHidden: Bool
  /// Whether the view answers people.
  package let isEnabled: Bool
  /// Whether the element is the chosen one of several.
  package let isSelected: Bool
  package let label: String?
  package let hint: String?
  /// The name of the element's outlet; nil if it has none.
  package let identifier: String?
  /// The roles in the document.
  package let roles: [SpokenRole]
  /// The roles of the view's kind.
  package let kindRoles: [SpokenRole]

  /// - Parameters:
  ///   - content: The content of the element.
  ///   - speaks: Whether the view is one accessibility element even without a label.
  ///   - roles: The roles of the view's kind.
  package init(_ content: ViewContent, speaks: Bool, as roles: [SpokenRole]) {
    let look = content.look
    label = look.accessibilityLabel.map { content.environment.words($0) }
    hint = look.accessibilityHint.map { content.environment.words($0) }
    isEnabled = content.isEnabled
    isSelected = look.isSelected
    isHidden = look.accessibilityHidden
    isElement = !look.accessibilityHidden && (speaks || label != nil)
    identifier = content.name.isEmpty ? nil : content.name
    self.roles = SpokenRole.named(in: look.accessibilityRole)
    kindRoles = roles
  }
}
