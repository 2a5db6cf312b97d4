/// One row of the table: all that is to be said of an attribute where one set of elements reads it.
///
/// A name may have several rows with different readers: `offset` moves the corner element of a
/// `corner` and any child of a `linear`.
package struct AttributeSpec: Sendable {
  package var name: AttributeName
  package var group: AttributeGroup
  /// Who reads it: the elements themselves, or for placement their parents.
  package var readers: ElementSet
  /// Elements that read it of themselves in the same meaning as their parents do, for placement.
  package var selfReaders: ElementSet
  /// For a size, parents that read it of their children in a meaning of their own.
  package var parentReaders: ElementSet
  /// Parents whose reading of their children counts in place of the element's own.
  package var givesWayIn: ElementSet
  package var type: ValueType
  /// The value that is meant where none is written, as authors would write it.
  package var defaultValue: String?
  package var isRequired: Bool
  /// Whether a parameter may have the name, which means the parameter then in uses of its component:
  /// components were written before the attribute was there.
  package var yieldsToParameters: Bool
  /// Attributes that say the same thing in another way and may not stand beside it.
  package var excludes: [AttributeName]
  /// Words of a choice that only documents with `flexbox="css"` can say.
  package var cssWords: [String]
  /// The value that is meant in such documents where none is written, if it is another.
  package var cssDefault: String?
  /// Whether parents read it in such documents alone; of itself an element reads it in any.
  package var isCSSPlacement: Bool
  /// One sentence with a full stop.
  package var summary: String
  /// A value that is correct.
  package var example: String

  init(
    _ group: AttributeGroup,
    _ name: AttributeName,
    of readers: ElementSet,
    andItself selfReaders: ElementSet = [],
    ofChildrenIn parentReaders: ElementSet = [],
    givingWayIn givesWayIn: ElementSet = [],
    _ type: ValueType,
    default defaultValue: String? = nil,
    isRequired: Bool = false,
    yieldingToParameters yieldsToParameters: Bool = false,
    excludes: [AttributeName] = [],
    cssWords: [String] = [],
    cssDefault: String? = nil,
    isCSSPlacement: Bool = false,
    _ summary: String,
    example: String,
  ) {
    self.name = name
    self.group = group
    self.readers = readers
    self.selfReaders = selfReaders
    self.parentReaders = parentReaders
    self.givesWayIn = givesWayIn
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.yieldsToParameters = yieldsToParameters
    self.excludes = excludes
    self.cssWords = cssWords
    self.cssDefault = cssDefault
    self.isCSSPlacement = isCSSPlacement
    self.summary = summary
    self.example = example
  }
}

extension AttributeSpec {
  /// The row as documents read it whose flexboxes are not those of browsers.
  package var withoutCSSWords: AttributeSpec {
    guard !cssWords.isEmpty, case .choice(let words) = type else { return self }
    var row = self
    row.type = .choice(words.filter { !cssWords.contains($0) })
    return row
  }
}

/// Who an attribute speaks to.
package enum AttributeGroup: String, CaseIterable, Sendable {
  /// The element's own meaning.
  case own
  /// The element's size, where the element or its parent reads one.
  case size
  /// The parent: legal only under a parent that reads it.
  case placement
  /// The host: identity and looks, anywhere.
  case appearance
}
