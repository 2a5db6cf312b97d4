/// The equivalents for each word of the experimental XML of MKLayoutLibrary.
///
/// Elements have the names of Objective-C classes, the prefix `item:` marks placement attributes,
/// and values are pieces of Objective-C. The library silently ignored most of what can be written
/// in this form; here all of it takes effect.
package enum MKLayoutDialect {
  /// The prefix of attributes that the parent reads.
  package static let itemPrefix = "item:"

  /// The attribute with which some documents declare the prefix.
  package static let prefixDeclaration = "xmlns:item"

  /// A class with an equivalent element.
  package struct Element: Sendable {
    package var word: String
    package var kind: ElementKind
    /// Whether the class becomes the view's `class`.
    package var isClass = false
  }

  /// A property with an equivalent attribute of another name.
  package struct Attribute: Sendable {
    package var word: String
    package var name: AttributeName
    /// The elements that have the property; any element for one with ``itemPrefix``.
    package var elements: ElementSet
    package var isItems = false
    /// The equivalents of the property's values, for those that differ.
    package var values: [Word] = []
  }

  /// A value and its equivalent; nil if the attribute is better left out.
  package struct Word: Sendable {
    package var word: String
    package var ours: String?
  }

  /// A function whose arguments are the parts of a value.
  package struct Call: Sendable {
    package var name: String
    package var partCount: Int
  }

  /// The meaning of a value.
  package enum Meaning: Equatable, Sendable {
    /// The value in the spelling of this language.
    case value(String)
    /// The default, as if the attribute were not written.
    case absence
    /// A value of the dialect with wrong arguments.
    case unreadable
  }
}

// MARK: Look-ups

extension MKLayoutDialect {
  /// Returns the element for a class, or nil for a name that is not a class of UIKit or of the
  /// library.
  package static func element(_ word: String) -> Element? {
    if let row = elements.first(where: { $0.word == word }) { return row }
    guard word.hasPrefix(viewClassPrefix),
      let next = word.dropFirst(viewClassPrefix.count).first, next.isUppercase
    else { return nil }
    return Element(word: word, kind: .view, isClass: true)
  }

  /// Returns the place of a property among ``attributes``, or nil; `word` is without the prefix.
  package static func attribute(_ word: String, on element: ElementKind, isItems: Bool) -> Int? {
    attributes.firstIndex {
      $0.word == word && $0.isItems == isItems && $0.elements.contains(element)
    }
  }
}
