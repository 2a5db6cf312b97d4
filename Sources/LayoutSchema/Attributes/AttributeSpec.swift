/// One row of the table: the properties of an attribute for one set of elements that read it.
///
/// A name may have several rows with different readers: `offset` moves the corner element of a
/// `corner` and any child of a `linear`.
@usableFromInline
package struct AttributeSpec: Sendable {
  package var name: AttributeName
  package var group: AttributeGroup
  /// The elements that read the attribute: of themselves, or in the group `placement` of their
  /// children.
  package var readers: ElementSet
  /// For a placement attribute, elements that also read it of themselves, in the same meaning.
  package var selfReaders: ElementSet
  /// For a size attribute, parents that read it of their children in a meaning of their own.
  package var parentReaders: ElementSet
  /// Parents that read the attribute of a child, in place of the child itself.
  package var givesWayIn: ElementSet
  /// Elements that read the attribute only around children: without any, they leave it to a parent
  /// that reads it as another spelling.
  package var leftByLeaves: ElementSet
  /// Whether a use of a component sets the attribute for the component's root.
  package var isSetByUses: Bool
  /// The attribute for which this one is another spelling, on children that read no attribute of
  /// this name themselves.
  package var spells: AttributeName?
  package var type: ValueType
  /// The value that applies if none is written, in the spelling of authors.
  package var defaultValue: String?
  package var isRequired: Bool
  /// Attributes that set the same property in another way and may not be used together with this
  /// one.
  package var excludes: [AttributeName]
  /// Words of a choice that are legal only in documents with `flexbox="css"`.
  package var cssWords: [String]
  /// The default in documents with `flexbox="css"`, if it differs there.
  package var cssDefault: String?
  /// Whether parents read the attribute only in documents with `flexbox="css"`; an element reads
  /// its own in any document.
  package var isCSSPlacement: Bool
  /// One sentence with a full stop.
  package var summary: String
  /// A correct value.
  package var example: String

  init(
    _ group: AttributeGroup,
    _ name: AttributeName,
    of readers: ElementSet,
    andItself selfReaders: ElementSet = [],
    ofChildrenIn parentReaders: ElementSet = [],
    givingWayIn givesWayIn: ElementSet = [],
    leftByLeaves: ElementSet = [],
    isSetByUses: Bool = false,
    spelling spells: AttributeName? = nil,
    _ type: ValueType,
    default defaultValue: String? = nil,
    isRequired: Bool = false,
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
    self.leftByLeaves = leftByLeaves
    self.isSetByUses = isSetByUses
    self.spells = spells
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.excludes = excludes
    self.cssWords = cssWords
    self.cssDefault = cssDefault
    self.isCSSPlacement = isCSSPlacement
    self.summary = summary
    self.example = example
  }
}

extension AttributeSpec {
  /// Whether a parameter may have this name; in uses of its component the name then denotes the
  /// parameter.
  package var yieldsToParameters: Bool { NewWords.version(of: name.name) != nil }

  /// Whether a `when` may change the attribute, which then moves no frame.
  package var changesWithStates: Bool { readers.contains(.when) && name != .state }

  /// The row for documents without `flexbox="css"`.
  package var withoutCSSWords: AttributeSpec {
    guard !cssWords.isEmpty, case .choice(let words) = type else { return self }
    var row = self
    row.type = .choice(words.filter { !cssWords.contains($0) })
    return row
  }
}

/// The part of a layout that an attribute is addressed to.
package enum AttributeGroup: String, CaseIterable, Sendable {
  /// The element itself.
  case own
  /// The element's size, read by the element or its parent.
  case size
  /// The parent; legal only if the parent reads the attribute.
  case placement
  /// The host: identity and looks, legal on any element.
  case appearance
}

extension AttributeSpec {
  /// Whether the attribute is a Number of points, which may be bound to Points as well.
  package var countsPoints: Bool { name == .fontSize }
}
