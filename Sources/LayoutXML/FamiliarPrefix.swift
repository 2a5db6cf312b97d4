/// The only prefix that names may have: MKLayoutLibrary's prefix for placement attributes.
///
/// libxml2 accepts the prefix without a declaration. Its meaning is defined in other modules.
enum FamiliarPrefix {
  static let prefix: StaticString = "item:"
  static let declaration: StaticString = "xmlns:item"
}
