/// The values of the attributes that a document declares for a view of the host's.
///
/// For `<element name="Switch" view="UISwitch">` the generated code holds a type `Switch` that has a
/// property for each `<attribute>`. The host finds a value of it at the view's outlet, or as
/// ``ViewSpec/attributes`` of each element of the tree, and sets up its view by it:
///
/// ```swift
/// if let attributes = spec.attributes as? Settings.Switch { view.isOn = attributes.isOn }
/// ```
///
/// They have no effect on frames. In a running layout, an element whose values are other ones is
/// changed and stays itself.
public protocol ViewAttributes: Sendable, Equatable {}

extension ViewAttributes {
  /// Whether both have the same type and are equal.
  func isEqual(to other: any ViewAttributes) -> Bool { (other as? Self) == self }
}

extension AttributeReader: ViewAttributes {}
