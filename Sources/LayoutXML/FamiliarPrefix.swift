/// The one prefix that names may have: MKLayoutLibrary's for what is said to a parent.
///
/// It needs no declaration, which libxml2 forgives. What it means is for others to say.
enum FamiliarPrefix {
  static let prefix: StaticString = "item:"
  static let declaration: StaticString = "xmlns:item"
}

extension MarkupScanner {
  /// Whether the name of an attribute has the familiar prefix, before a name that could stand
  /// alone, or declares it.
  mutating func isFamiliarPrefix(_ name: Range<Int>) -> Bool {
    if matches(FamiliarPrefix.declaration, at: name.lowerBound) {
      guard name.count == FamiliarPrefix.declaration.utf8CodeUnitCount else { return false }
      hasNamespaces = true
      return true
    }
    guard matches(FamiliarPrefix.prefix, at: name.lowerBound) else { return false }
    let local = name.lowerBound + FamiliarPrefix.prefix.utf8CodeUnitCount
    guard local < name.upperBound, XMLCharacters.startsName(scalar(at: local).value) else {
      return false
    }
    return !(local..<name.upperBound).contains { byte($0) == .colon }
  }
}
