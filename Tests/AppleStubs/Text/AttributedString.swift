// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of attributed strings that the hosts use. This type replaces that of Foundation, which
// on Linux traps if neighbouring runs have values of Swift classes.

public import Foundation

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  fileprivate var letters: String
  /// The attributes of each UTF-16 unit.
  fileprivate var values: [[Key: Any]]

  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  public init(string str: String, attributes attrs: [Key: Any]?) {
    letters = str
    values = Array(repeating: attrs ?? [:], count: str.utf16.count)
  }

  public init(attributedString attrStr: NSAttributedString) {
    letters = attrStr.letters
    values = attrStr.values
  }

  open var string: String { letters }
  open var length: Int { values.count }

  func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    values[location]
  }

  open func attribute(  // for tests
    _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    values[location][attrName]
  }
}

open class NSMutableAttributedString: NSAttributedString {
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    for place in range.location..<range.location + range.length { values[place] = attrs ?? [:] }
  }
}
