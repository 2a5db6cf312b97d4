/// The values of the attributes that a document declares for a view of the host.
///
/// For `<element name="Switch" view="UISwitch">`, generated code contains a type `Switch` with a
/// property for each `<attribute>`. The host reads the value from the view's outlet, or as
/// ``ViewSpec/attributes`` of an element of the tree, and configures its view:
///
/// ```swift
/// if let attributes = spec.attributes as? Settings.Switch { view.isOn = attributes.isOn }
/// ```
///
/// The values have no effect on frames. In a running layout, an element with new values keeps its
/// identity and is listed as altered.
public protocol ViewAttributes: Sendable, Equatable {}

extension ViewAttributes {
  /// Whether two values have the same type and are equal.
  func isEqual(to other: any ViewAttributes) -> Bool { (other as? Self) == self }
}

extension AttributeReader: ViewAttributes {}
