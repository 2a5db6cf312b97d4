/// Everything that is known of each kind of finding, one row an id.
///
/// A new id needs a row here; the switch has no `default`, so the compiler asks for it.
package enum DiagnosticCatalog {
  /// The row of a kind of finding.
  package static func entry(for id: DiagnosticID) -> CatalogEntry {
    switch id {
    // Files and XML
    case .binaryFile: .binaryFile
    case .doctype: .doctype
    case .documentTooLarge: .documentTooLarge
    case .duplicateAttribute: .duplicateAttribute
    case .emptyDocument: .emptyDocument
    case .invalidEncoding: .invalidEncoding
    case .malformedAttribute: .malformedAttribute
    case .malformedXML: .malformedXML
    case .mismatchedTag: .mismatchedTag
    case .namespace: .namespace
    case .nestingTooDeep: .nestingTooDeep
    case .tooManyAttributes: .tooManyAttributes
    case .tooManyFindings: .tooManyFindings
    case .unclosedElement: .unclosedElement
    case .unknownEntity: .unknownEntity
    case .unreadableFile: .unreadableFile

    // Names and structure
    case .childCount: .childCount
    case .duplicateDocument: .duplicateDocument
    case .duplicateId: .duplicateId
    case .duplicatePreview: .duplicatePreview
    case .exclusiveAttributes: .exclusiveAttributes
    case .legacySpelling: .legacySpelling
    case .misplacedElement: .misplacedElement
    case .missingAttribute: .missingAttribute
    case .mklayoutSpelling: .mklayoutSpelling
    case .placement: .placement
    case .renamedType: .renamedType
    case .strayText: .strayText
    case .unknownAttribute: .unknownAttribute
    case .unknownElement: .unknownElement
    case .unknownStyle: .unknownStyle
    case .unreadSize: .unreadSize

    // Components, conditions and repetition
    case .duplicateSlot: .duplicateSlot
    case .emptyBranch: .emptyBranch
    case .recursiveComponent: .recursiveComponent
    case .shadowedName: .shadowedName
    case .unknownSlot: .unknownSlot

    // Declarations
    case .brokenImport: .brokenImport
    case .duplicateName: .duplicateName
    case .endlessConstant: .endlessConstant
    case .endlessRecord: .endlessRecord
    case .importCycle: .importCycle
    case .oversizedDeclaration: .oversizedDeclaration
    case .reservedName: .reservedName
    case .unknownType: .unknownType
    case .unreadAttribute: .unreadAttribute
    case .unusedDeclaration: .unusedDeclaration

    // Values
    case .invalidColor: .invalidColor
    case .invalidIdentifier: .invalidIdentifier
    case .invalidNumber: .invalidNumber
    case .loneBrace: .loneBrace
    case .partCount: .partCount
    case .typeMismatch: .typeMismatch
    case .unknownChoice: .unknownChoice
    case .unknownUnit: .unknownUnit
    case .valueOutOfRange: .valueOutOfRange

    // Expressions
    case .constantTest: .constantTest
    case .divisionByZero: .divisionByZero
    case .invalidExpression: .invalidExpression
    case .unbindable: .unbindable
    case .unknownName: .unknownName
    case .unopenedOptional: .unopenedOptional
    case .unprintable: .unprintable

    // Data and translations
    case .approximateFrames: .approximateFrames
    case .invalidData: .invalidData
    case .malformedJSON: .malformedJSON
    case .malformedStrings: .malformedStrings
    case .mismatchedTranslation: .mismatchedTranslation
    case .missingData: .missingData
    case .missingTranslation: .missingTranslation
    case .placeholderData: .placeholderData
    case .tooManyElements: .tooManyElements
    case .unknownData: .unknownData
    case .unregisteredLayout: .unregisteredLayout

    // Values that contradict each other
    case .alignmentConflict: .alignmentConflict
    case .baselineInVerticalStack: .baselineInVerticalStack
    case .gravityConflict: .gravityConflict
    case .infiniteInset: .infiniteInset
    case .matchBesideSiblings: .matchBesideSiblings
    case .minimumOverMaximum: .minimumOverMaximum
    case .percentOfUndefined: .percentOfUndefined
    case .percentOverHundred: .percentOverHundred

    // Settings of a flexbox that do nothing, or less than they say
    case .autoMarginOverJustify: .autoMarginOverJustify
    case .basisOverSize: .basisOverSize
    case .flexOverridden: .flexOverridden
    case .opposingInsets: .opposingInsets
    case .percentNest: .percentNest
    case .ratioOverSize: .ratioOverSize
    case .staticInset: .staticInset
    case .unsharedGrow: .unsharedGrow
    case .unwrappedLines: .unwrappedLines
    }
  }
}

extension DiagnosticID {
  /// The row of this kind of finding.
  package var entry: CatalogEntry { DiagnosticCatalog.entry(for: self) }

  /// The severity a finding has unless the place that reports it says otherwise.
  package var severity: Severity { entry.severity }
}
