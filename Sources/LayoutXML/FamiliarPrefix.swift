/// The one prefix that names may have: MKLayoutLibrary's for what is said to a parent.
///
/// It needs no declaration, which libxml2 forgives. What it means is for others to say.
enum FamiliarPrefix {
  static let prefix: StaticString = "item:"
  static let declaration: StaticString = "xmlns:item"
}
