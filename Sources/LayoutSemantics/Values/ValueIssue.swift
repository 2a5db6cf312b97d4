/// Why a value is not of its type, and which part of it is wrong.
///
/// It holds offsets only; the words are made when a person is to read them.
struct ValueIssue: Equatable {
  enum Kind: Equatable {
    case empty
    /// Something that is no number where one must stand.
    case notANumber
    /// A number in a spelling of other languages: `1e9`, `.5`, `+5`, `12,5`.
    case numberSpelling
    case unknownUnit
    /// A blank between a number and its unit.
    case detachedUnit
    case percentNotAllowed
    case autoNotAllowed
    case infinityNotAllowed
    case unitNotAllowed
    case negative
    case zero
    case tooLarge
    /// A fraction where a whole number must stand.
    case fraction
    /// Above 1 where 1 is the most.
    case overOne
    case partCount
    case unknownWord
    case repeatedWord
    /// `none` beside other words.
    case noneBesideOthers
    case notABool
    case notAnIdentifier
    case keyword
    case notATypeName
    case colorDigits
    case notAColor
    /// In a colour, something that is no hexadecimal digit.
    case notADigit
    case notAnImage
    case notARatio
    case notASizeRange
    case notTextMetrics
    /// No track where one must stand.
    case notATrack
    /// No number, `autoFill` or `autoFit` where one must stand.
    case notACount
    /// A function that is not closed.
    case unclosed
    /// `repeat` in another.
    case repeatInside
    /// A second repetition of as many tracks as fit.
    case automaticTwice
    /// A track that follows from items beside a repetition of as many as fit.
    case unfixedTrack
    /// A fraction as the least length of a track.
    case fractionMinimum
    /// `fitContent` in `minmax`.
    case fitContentInside
    case notALine
    case overThousand
    case notAnArea
    /// Rows of areas with different numbers of names.
    case unevenAreas
    /// An area whose cells make no rectangle.
    case scatteredArea
    case binding
    case loneBrace
  }

  var kind: Kind
  /// Where the wrong part starts and ends, counted from the value's first byte.
  var start: Int
  var end: Int

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}
