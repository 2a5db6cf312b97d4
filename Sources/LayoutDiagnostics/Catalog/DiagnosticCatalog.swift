/// The kinds of findings that have no rule.
package enum DiagnosticCatalog {
  /// The kinds of findings that have no rule.
  ///
  /// They are mistakes in files, markup, names, values and data, which the readers find as they
  /// read.
  package static let general: [DiagnosticID] = [
    // Files and XML
    .binaryFile,
    .doctype,
    .documentTooLarge,
    .duplicateAttribute,
    .emptyDocument,
    .invalidEncoding,
    .malformedAttribute,
    .malformedXML,
    .mismatchedTag,
    .missingInApp,
    .namespace,
    .nestingTooDeep,
    .tooManyAttributes,
    .tooManyFindings,
    .unclosedElement,
    .unknownEntity,
    .unreadableFile,

    // Names and structure
    .childCount,
    .duplicateDocument,
    .exclusiveAttributes,
    .legacySpelling,
    .misplacedElement,
    .missingAttribute,
    .mklayoutSpelling,
    .movingState,
    .namelessFile,
    .placement,
    .renamedType,
    .repeatedState,
    .strayText,
    .unknownAttribute,
    .unknownElement,
    .unknownStyle,
    .unreadSize,

    // Components, conditions and repetition
    .duplicateSlot,
    .emptyBranch,
    .recursiveComponent,
    .shadowedName,
    .unknownSlot,

    // Declarations
    .brokenImport,
    .duplicateName,
    .endlessConstant,
    .endlessStyle,
    .endlessRecord,
    .importCycle,
    .oversizedDeclaration,
    .reservedName,
    .unknownType,
    .unreadAttribute,

    // Values
    .invalidColor,
    .invalidIdentifier,
    .invalidNumber,
    .loneBrace,
    .partCount,
    .percentOverHundred,
    .typeMismatch,
    .unknownChoice,
    .unknownUnit,
    .valueOutOfRange,

    // Expressions
    .constantTest,
    .divisionByZero,
    .invalidExpression,
    .missingBraces,
    .languageInConstant,
    .unbindable,
    .unknownAction,
    .unknownName,
    .unopenedOptional,
    .unprintable,

    // Tests
    .memberOutsideTest,
    .unknownId,
    .unknownMember,
    .unknownPreview,
    .unrelatedRows,
    .untriedExpectation,

    // Data and translations
    .approximateFrames,
    .idlePluralForm,
    .invalidData,
    .malformedJSON,
    .malformedStrings,
    .mismatchedTranslation,
    .missingData,
    .missingPluralForm,
    .missingTranslation,
    .placeholderData,
    .tooManyElements,
    .unknownData,
    .unknownLanguage,
    .unknownTimeZone,
    .unregisteredLayout,

    // The choice of rules, and a project's own rules
    .brokenExample,
    .brokenProof,
    .invalidConfiguration,
    .invalidRule,
    .invalidSuppression,
    .movedFrame,
    .staleBaseline,
    .unknownRule,
    .unusedSuppression,
  ]
}
