import LayoutCompiler
import LayoutDiagnostics
import LayoutLanguages

/// A request about a document; each case has a file of this folder.
///
/// The raw value is the method.
package enum Feature: String, CaseIterable, Sendable {
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case documentSymbol = "textDocument/documentSymbol"
  case foldingRange = "textDocument/foldingRange"
  case selectionRange = "textDocument/selectionRange"
  case linkedEditingRange = "textDocument/linkedEditingRange"
  case formatting = "textDocument/formatting"
  case rangeFormatting = "textDocument/rangeFormatting"
  case onTypeFormatting = "textDocument/onTypeFormatting"
  case signatureHelp = "textDocument/signatureHelp"
  case codeAction = "textDocument/codeAction"
  case definition = "textDocument/definition"
  case declaration = "textDocument/declaration"
  case typeDefinition = "textDocument/typeDefinition"
  case implementation = "textDocument/implementation"
  case references = "textDocument/references"
  case documentHighlight = "textDocument/documentHighlight"
  case prepareCallHierarchy = "textDocument/prepareCallHierarchy"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case semanticTokens = "textDocument/semanticTokens/full"
  case semanticTokensDelta = "textDocument/semanticTokens/full/delta"
  case semanticTokensRange = "textDocument/semanticTokens/range"
  case documentLink = "textDocument/documentLink"
  case documentColor = "textDocument/documentColor"
  case colorPresentation = "textDocument/colorPresentation"
  case inlayHint = "textDocument/inlayHint"
  case codeLens = "textDocument/codeLens"

  /// The capability that offers the request, with its value; nil for a part of another one.
  func capability(for client: ClientCapabilities) -> (String, JSONValue)? {
    switch self {
    case .completion: ("completionProvider", Completion.options(for: client))
    case .hover: ("hoverProvider", .bool(true))
    case .documentSymbol: ("documentSymbolProvider", .bool(true))
    case .foldingRange: ("foldingRangeProvider", .bool(true))
    case .selectionRange: ("selectionRangeProvider", .bool(true))
    case .linkedEditingRange: ("linkedEditingRangeProvider", .bool(true))
    case .formatting: ("documentFormattingProvider", .bool(true))
    case .rangeFormatting: ("documentRangeFormattingProvider", .bool(true))
    case .onTypeFormatting: ("documentOnTypeFormattingProvider", OnTypeFormatting.options)
    case .signatureHelp: ("signatureHelpProvider", SignatureHelp.options)
    case .codeAction: ("codeActionProvider", CodeActions.options(for: client))
    case .definition: ("definitionProvider", .bool(true))
    case .declaration: ("declarationProvider", .bool(true))
    case .typeDefinition: ("typeDefinitionProvider", .bool(true))
    case .implementation: ("implementationProvider", .bool(true))
    case .references: ("referencesProvider", .bool(true))
    case .documentHighlight: ("documentHighlightProvider", .bool(true))
    case .prepareCallHierarchy: ("callHierarchyProvider", .bool(true))
    case .prepareRename: nil
    case .rename:
      ("renameProvider", client.preparesRename ? ["prepareProvider": .bool(true)] : .bool(true))
    case .semanticTokens: ("semanticTokensProvider", SemanticTokens.options)
    case .semanticTokensDelta, .semanticTokensRange: nil
    case .documentLink: ("documentLinkProvider", .object([]))
    case .documentColor: ("colorProvider", .bool(true))
    case .colorPresentation: nil
    case .inlayHint: ("inlayHintProvider", .bool(true))
    case .codeLens: client.takesLenses ? ("codeLensProvider", .object([])) : nil
    }
  }

  /// Whether the response has edits that are right for one text alone.
  ///
  /// Completion is left out: clients ask for it with every letter, and know what they have typed.
  var answersWithEdits: Bool {
    switch self {
    case .formatting, .rangeFormatting, .onTypeFormatting, .codeAction, .rename: true
    case .completion, .hover, .documentSymbol, .foldingRange, .selectionRange,
      .linkedEditingRange, .definition, .declaration, .typeDefinition, .implementation,
      .references,
      .documentHighlight, .prepareRename,
      .semanticTokens, .semanticTokensDelta, .semanticTokensRange, .documentLink, .documentColor,
      .colorPresentation, .inlayHint, .codeLens, .signatureHelp, .prepareCallHierarchy:
      false
    }
  }

  /// Whether the response hangs on the findings, for which the text is checked first.
  var asksFindings: Bool {
    switch self {
    case .codeAction, .codeLens: true
    case .completion, .hover, .documentSymbol, .foldingRange, .selectionRange,
      .linkedEditingRange, .formatting, .definition, .declaration, .typeDefinition, .implementation,
      .references,
      .documentHighlight,
      .prepareRename, .rename, .semanticTokens, .semanticTokensDelta, .semanticTokensRange,
      .documentLink, .documentColor, .colorPresentation, .inlayHint, .rangeFormatting,
      .onTypeFormatting, .signatureHelp, .prepareCallHierarchy:
      false
    }
  }

  /// Returns the response to a request; `null` for a document that is not open or no layout, and
  /// for one that is too large to be read.
  func response(
    to parameters: JSONNode, _ workspace: inout OpenWorkspace, _ client: ClientCapabilities
  ) throws(ResponseError) -> JSONValue {
    guard let uri = parameters.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "the request names no document")
    }
    if let response = outlinedResponse(to: parameters, uri, &workspace, client) { return response }
    guard let view = workspace.view(of: uri, client, checked: asksFindings) else { return .null }
    switch self {
    case .completion: return Completion(view).response(to: parameters, in: &workspace)
    case .hover: return Hover(view).response(to: parameters, in: workspace)
    case .codeAction: return CodeActions(view).response(to: parameters, in: &workspace)
    case .definition:
      return Definition(view, isLinked: client.takesLinks).response(to: parameters, in: &workspace)
    case .declaration: return Definition(view).response(to: parameters, in: &workspace)
    case .typeDefinition: return Definition(view).typeResponse(to: parameters, in: &workspace)
    case .implementation:
      return Implementation(view).response(to: parameters, in: workspace)
    case .references: return References(view).response(to: parameters, in: &workspace)
    case .documentHighlight: return References(view).highlights(for: parameters, in: &workspace)
    case .prepareCallHierarchy:
      return CallHierarchy(view).response(to: parameters, in: &workspace)
    case .prepareRename: return try Rename(view).preparation(for: parameters, in: &workspace)
    case .rename: return try Rename(view).response(to: parameters, in: &workspace)
    case .semanticTokens: return SemanticTokens(view).response(in: &workspace)
    case .semanticTokensDelta:
      return SemanticTokens(view).change(for: parameters, in: &workspace)
    case .semanticTokensRange:
      return SemanticTokens(view).response(to: parameters, in: &workspace)
    case .documentLink: return DocumentLinks(view).response()
    case .signatureHelp: return SignatureHelp(view).response(to: parameters)
    case .inlayHint: return InlayHints(view).response(to: parameters, in: &workspace)
    case .codeLens: return CodeLenses(view).response(in: &workspace)
    case .documentSymbol, .foldingRange, .selectionRange, .linkedEditingRange, .formatting,
      .rangeFormatting, .onTypeFormatting, .documentColor, .colorPresentation:
      return .null
    }
  }

  /// Returns the response to a request about tags alone, which waits for no check; nil for others.
  private func outlinedResponse(
    to parameters: JSONNode, _ uri: String, _ workspace: inout OpenWorkspace,
    _ client: ClientCapabilities
  ) -> JSONValue? {
    let answer: (OutlinedText) -> JSONValue
    switch self {
    case .documentSymbol: answer = { DocumentSymbols($0).response() }
    case .foldingRange: answer = { FoldingRanges($0).response() }
    case .selectionRange: answer = { SelectionRanges($0).response(to: parameters) }
    case .linkedEditingRange: answer = { LinkedEditing($0).response(to: parameters) }
    case .formatting: answer = { Formatting($0).response() }
    case .rangeFormatting: answer = { Formatting($0).response(to: parameters) }
    case .onTypeFormatting: answer = { OnTypeFormatting($0).response(to: parameters) }
    case .documentColor: answer = { DocumentColors($0).response() }
    case .colorPresentation: answer = { _ in DocumentColors.presentations(for: parameters) }
    case .completion, .hover, .codeAction, .definition, .declaration, .typeDefinition,
      .implementation,
      .references,
      .documentHighlight,
      .prepareRename, .rename, .semanticTokens, .semanticTokensDelta, .semanticTokensRange,
      .documentLink, .inlayHint, .codeLens, .signatureHelp, .prepareCallHierarchy:
      return nil
    }
    return workspace.outlined(uri, client).map(answer) ?? .null
  }
}

/// A document as its tags show it, which are known without a check.
struct OutlinedText: Sendable {
  let document: OpenDocument
  let outline: MarkupOutline
  let client: ClientCapabilities

  init(_ document: OpenDocument, _ client: ClientCapabilities) {
    self.document = document
    self.client = client
    outline = MarkupOutline(document.text)
  }

  var positions: TextPositions { document.positions }

  /// Returns the offset that a request names; nil without one.
  func offset(in parameters: JSONNode) -> Int? {
    LinePosition(parameters["position"]).map(positions.offset(of:))
  }
}

/// A document as features see it: its text, its tags, its names and what was read or found of it.
struct DocumentView: Sendable {
  let document: OpenDocument
  /// The text as it was checked, or read without its findings.
  var live: LiveDocument
  let outline: MarkupOutline
  /// The names that the document declares and imports.
  let names: DeclaredNames
  let client: ClientCapabilities

  init(_ document: OpenDocument, _ live: LiveDocument, _ client: ClientCapabilities) {
    self.init(OutlinedText(document, client), live)
  }

  init(_ text: OutlinedText, _ live: LiveDocument) {
    document = text.document
    self.live = live
    client = text.client
    outline = text.outline
    names = DeclaredNames(live, outline)
  }

  var positions: TextPositions { document.positions }

  /// Returns the offset that a request names; nil without one.
  func offset(in parameters: JSONNode) -> Int? {
    LinePosition(parameters["position"]).map(positions.offset(of:))
  }
}
