/// The reason why a value does not match its type, with the range at fault.
///
/// The issue contains offsets only; a message is made when the issue is reported.
package struct ValueIssue: Equatable {
  package enum Kind: Equatable {
    case empty
    /// A value that is no number, where a number is required.
    case notANumber
    /// A number in a foreign spelling: `1e9`, `.5`, `+5`, `12,5`.
    case numberSpelling
    case unknownUnit
    /// White space between a number and its unit.
    case detachedUnit
    case percentNotAllowed
    case autoNotAllowed
    case infinityNotAllowed
    case unitNotAllowed
    case negative
    case zero
    case tooLarge
    /// A fraction where a whole number is required.
    case fraction
    /// A number above the maximum of 1.
    case overOne
    case overHundred
    /// More seconds than the maximum of 10.
    case overTen
    /// Anything but a percentage and points that are added.
    case notASum
    /// A sum whose percentage or points are beyond the limits of a sum.
    case sumTooLarge
    /// A sum in a list without parentheses around it.
    case bareSum
    case partCount
    case unknownWord
    case repeatedWord
    /// The word `none` beside other words.
    case noneBesideOthers
    case notABool
    case notAnIdentifier
    case notAnInstant
    case keyword
    case notATypeName
    case colorDigits
    case notAColor
    /// A character in a colour that is no hexadecimal digit.
    case notADigit
    case notAnImage
    case notARatio
    case notASizeRange
    case notTextMetrics
    /// A value that is no track.
    case notATrack
    /// A value that is no count of a repetition: a number, `autoFill` or `autoFit`.
    case notACount
    /// A function without its closing parenthesis.
    case unclosed
    /// A `repeat` inside another one.
    case repeatInside
    /// A second automatic repetition.
    case automaticTwice
    /// A track without a fixed length, beside an automatic repetition.
    case unfixedTrack
    /// A fraction as the minimum of a track.
    case fractionMinimum
    /// A `fitContent` inside `minmax`.
    case fitContentInside
    case notALine
    case overThousand
    case notAnArea
    /// Rows of areas with different numbers of names.
    case unevenAreas
    /// An area whose cells form no rectangle.
    case scatteredArea
    case binding
    case loneBrace
  }

  package var kind: Kind
  /// The start of the range at fault, counted from the value's first byte.
  package var start: Int
  /// The end of the range at fault, counted from the value's first byte.
  package var end: Int

  package init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}
