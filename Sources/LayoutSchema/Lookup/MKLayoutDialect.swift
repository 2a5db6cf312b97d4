/// The experimental XML of MKLayoutLibrary, as rows: which of our words each of its words is.
///
/// Elements are called like Objective-C classes, `item:` marks what is said to the parent, and
/// values are pieces of Objective-C. The library passed over in silence most of what can be
/// written so; here all of it counts.
package enum MKLayoutDialect {
  /// What stands before the name of an attribute that the parent reads.
  package static let itemPrefix = "item:"

  /// The attribute that some declare the prefix with.
  package static let prefixDeclaration = "xmlns:item"

  /// A class that is an element of ours.
  package struct Element: Sendable {
    package var word: String
    package var kind: ElementKind
    /// Whether the class is to be written as the view's `class`.
    package var isClass = false
  }

  /// A property that is an attribute of ours under another name.
  package struct Attribute: Sendable {
    package var word: String
    package var name: AttributeName
    /// The elements that have the property; for one with ``itemPrefix``, any.
    package var elements: ElementSet
    package var isItems = false
    /// What the values of the property are called here, where they are called otherwise.
    package var values: [Word] = []
  }

  /// A word for a value and ours; nil where the attribute is better left out.
  package struct Word: Sendable {
    package var word: String
    package var ours: String?
  }

  /// A function whose arguments are the parts of a value.
  package struct Call: Sendable {
    package var name: String
    package var partCount: Int
  }

  /// What is meant by a value.
  package enum Meaning: Equatable, Sendable {
    /// The same in our spelling.
    case value(String)
    /// What holds where the attribute is not written.
    case absence
    /// It is of the dialect, and its arguments are not what they should be.
    case unreadable
  }
}

// MARK: Look-ups

extension MKLayoutDialect {
  /// The element of ours that a class is, or nil for names that are none of UIKit's or the
  /// library's.
  package static func element(_ word: String) -> Element? {
    if let row = elements.first(where: { $0.word == word }) { return row }
    guard word.hasPrefix(viewClassPrefix),
      let next = word.dropFirst(viewClassPrefix.count).first, next.isUppercase
    else { return nil }
    return Element(word: word, kind: .view, isClass: true)
  }

  /// The place among ``attributes`` of a property of `element`, `word` being without the prefix.
  package static func attribute(_ word: String, on element: ElementKind, isItems: Bool) -> Int? {
    attributes.firstIndex {
      $0.word == word && $0.isItems == isItems && $0.elements.contains(element)
    }
  }
}
