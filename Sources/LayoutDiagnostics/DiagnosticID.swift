/// Every finding there is, named for the thing found.
///
/// Each has a row in ``DiagnosticCatalog`` and a fixture that shows it; tests hold both to this list.
package enum DiagnosticID: String, CaseIterable, Sendable {
  // MARK: Files and XML
  case binaryFile = "binary-file"
  case doctype = "doctype"
  case documentTooLarge = "document-too-large"
  case duplicateAttribute = "duplicate-attribute"
  case emptyDocument = "empty-document"
  case invalidEncoding = "invalid-encoding"
  case malformedAttribute = "malformed-attribute"
  case malformedXML = "malformed-xml"
  case mismatchedTag = "mismatched-tag"
  case namespace = "namespace"
  case nestingTooDeep = "nesting-too-deep"
  case tooManyAttributes = "too-many-attributes"
  case tooManyFindings = "too-many-findings"
  case unclosedElement = "unclosed-element"
  case unknownEntity = "unknown-entity"
  case unreadableFile = "unreadable-file"

  // MARK: Names and structure
  case childCount = "child-count"
  case duplicateDocument = "duplicate-document"
  case duplicateId = "duplicate-id"
  case duplicatePreview = "duplicate-preview"
  case exclusiveAttributes = "exclusive-attributes"
  case legacySpelling = "legacy-spelling"
  case misplacedElement = "misplaced-element"
  case missingAttribute = "missing-attribute"
  case mklayoutSpelling = "mklayout-spelling"
  case placement = "placement"
  case renamedType = "renamed-type"
  case strayText = "stray-text"
  case unknownAttribute = "unknown-attribute"
  case unknownElement = "unknown-element"
  case unknownStyle = "unknown-style"
  case unreadSize = "unread-size"

  // MARK: Components, conditions and repetition
  case duplicateSlot = "duplicate-slot"
  case emptyBranch = "empty-branch"
  case recursiveComponent = "recursive-component"
  case shadowedName = "shadowed-name"
  case unknownSlot = "unknown-slot"

  // MARK: Declarations
  case brokenImport = "broken-import"
  case duplicateName = "duplicate-name"
  case endlessConstant = "endless-constant"
  case endlessRecord = "endless-record"
  case importCycle = "import-cycle"
  case oversizedDeclaration = "oversized-declaration"
  case reservedName = "reserved-name"
  case unknownType = "unknown-type"
  case unreadAttribute = "unread-attribute"
  case unusedDeclaration = "unused-declaration"

  // MARK: Values
  case invalidColor = "invalid-color"
  case invalidIdentifier = "invalid-identifier"
  case invalidNumber = "invalid-number"
  case loneBrace = "lone-brace"
  case partCount = "part-count"
  case typeMismatch = "type-mismatch"
  case unknownChoice = "unknown-choice"
  case unknownUnit = "unknown-unit"
  case valueOutOfRange = "value-out-of-range"

  // MARK: Expressions
  case constantTest = "constant-test"
  case divisionByZero = "division-by-zero"
  case invalidExpression = "invalid-expression"
  case unbindable = "unbindable"
  case unknownName = "unknown-name"
  case unopenedOptional = "unopened-optional"
  case unprintable = "unprintable"

  // MARK: Data and translations
  case approximateFrames = "approximate-frames"
  case invalidData = "invalid-data"
  case malformedJSON = "malformed-json"
  case malformedStrings = "malformed-strings"
  case mismatchedTranslation = "mismatched-translation"
  case missingData = "missing-data"
  case missingTranslation = "missing-translation"
  case placeholderData = "placeholder-data"
  case tooManyElements = "too-many-elements"
  case unknownData = "unknown-data"
  case unregisteredLayout = "unregistered-layout"

  // MARK: Values that contradict each other
  case alignmentConflict = "alignment-conflict"
  case baselineInVerticalStack = "baseline-in-vertical-stack"
  case gravityConflict = "gravity-conflict"
  case infiniteInset = "infinite-inset"
  case matchBesideSiblings = "match-beside-siblings"
  case minimumOverMaximum = "minimum-over-maximum"
  case percentOfUndefined = "percent-of-undefined"
  case percentOverHundred = "percent-over-hundred"

  // MARK: Settings of a flexbox that do nothing, or less than they say
  case autoMarginOverJustify = "auto-margin-over-justify"
  case basisOverSize = "basis-over-size"
  case flexOverridden = "flex-overridden"
  case opposingInsets = "opposing-insets"
  case percentNest = "percent-nest"
  case ratioOverSize = "ratio-over-size"
  case staticInset = "static-inset"
  case unsharedGrow = "unshared-grow"
  case unwrappedLines = "unwrapped-lines"
}
