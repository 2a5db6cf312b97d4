import LayoutLanguages

/// What the client has declared that it can do, as far as the server's messages depend on it.
struct ClientCapabilities {
  private(set) var encoding = PositionEncoding.utf16
  /// Whether the client asks for findings; if not, they are sent to it.
  private(set) var pullsDiagnostics = false
  private(set) var takesRelatedDocuments = false
  private(set) var refreshesDiagnostics = false
  private(set) var takesVersionOfDiagnostics = false
  private(set) var takesTags = false
  private(set) var takesRelatedInformation = false
  private(set) var takesDiagnosticData = false
  private(set) var takesCodeDescriptions = false
  private(set) var watchesFiles = false
  private(set) var takesSnippets = false
  private(set) var takesMarkdownDocumentation = false
  private(set) var takesMarkdownHover = false
  private(set) var takesHierarchicalSymbols = false
  private(set) var takesFoldingLinesOnly = false
  private(set) var resolvesDocumentation = false
  private(set) var takesLabelDetails = false
  /// Whether the parameters of a signature may be parts of its label.
  private(set) var takesLabelOffsets = false
  private(set) var takesInsertReplace = false
  private(set) var takesCodeActionLiterals = false
  private(set) var takesPreferred = false
  private(set) var takesDocumentChanges = false
  private(set) var takesLinks = false
  private(set) var preparesRename = false
  private(set) var understandsStaleRequests = false
  private(set) var showsDocuments = false
  private(set) var appliesEdits = false
  private(set) var takesLenses = false
  private(set) var refreshesLenses = false
  private(set) var refreshesHints = false
  private(set) var refreshesTokens = false
  /// Whether the client asks before it renames files.
  private(set) var renamesFiles = false
  /// Whether the client tells of files that it has made.
  private(set) var createsFiles = false
  /// Whether the client tells of files that it has deleted.
  private(set) var deletesFiles = false
  /// Whether the client asks for the edits of an action once it is chosen.
  private(set) var resolvesActions = false
  /// Whether the client asks for the range of a symbol of the workspace once it is chosen.
  private(set) var resolvesSymbols = false
  private(set) var takesChangeAnnotations = false
  /// Whether the server can ask for settings.
  private(set) var hasSettings = false
  /// Whether the client tells of other settings where it is asked to.
  private(set) var watchesSettings = false
  private(set) var showsProgress = false
  /// The address of the page with all kinds of findings, if the client knows one.
  var findingsPage: String?
  /// The commands of the client's own that the server may name.
  var commands: Set<String> = []

  /// The state before the client has introduced itself.
  init() {}

  init(_ capabilities: JSONNode) {
    // The order of the offer is the server's: bytes need no conversion.
    let offered = capabilities.at("general", "positionEncodings")?.elements.compactMap(\.string)
    encoding =
      PositionEncoding.allCases.first { offered?.contains($0.rawValue) == true } ?? .utf16
    understandsStaleRequests = capabilities.at("general", "staleRequestSupport") != nil
    refreshesHints = capabilities.isTrue("workspace", "inlayHint", "refreshSupport")
    refreshesTokens = capabilities.isTrue("workspace", "semanticTokens", "refreshSupport")
    renamesFiles = capabilities.isTrue("workspace", "fileOperations", "willRename")
    createsFiles = capabilities.isTrue("workspace", "fileOperations", "didCreate")
    deletesFiles = capabilities.isTrue("workspace", "fileOperations", "didDelete")
    hasSettings = capabilities.isTrue("workspace", "configuration")
    watchesSettings = capabilities.isTrue(
      "workspace", "didChangeConfiguration", "dynamicRegistration")
    showsProgress = capabilities.isTrue("window", "workDoneProgress")
    takesChangeAnnotations =
      capabilities.at("workspace", "workspaceEdit", "changeAnnotationSupport") != nil
    resolvesSymbols = Self.resolves(
      "location.range", capabilities.at("workspace", "symbol", "resolveSupport"))
    refreshesLenses = capabilities.isTrue("workspace", "codeLens", "refreshSupport")
    appliesEdits = capabilities.isTrue("workspace", "applyEdit")
    showsDocuments = capabilities.isTrue("window", "showDocument", "support")
    watchesFiles = capabilities.isTrue(
      "workspace", "didChangeWatchedFiles", "dynamicRegistration")
    refreshesDiagnostics = capabilities.isTrue("workspace", "diagnostics", "refreshSupport")
    takesDocumentChanges = capabilities.isTrue("workspace", "workspaceEdit", "documentChanges")
    guard let document = capabilities["textDocument"] else { return }
    pullsDiagnostics = document["diagnostic"] != nil
    takesRelatedDocuments = document.isTrue("diagnostic", "relatedDocumentSupport")
    let published = document["publishDiagnostics"]
    takesVersionOfDiagnostics = published?.isTrue("versionSupport") == true
    takesTags =
      published?["tagSupport"] != nil || document.at("diagnostic", "tagSupport") != nil
    takesRelatedInformation =
      published?.isTrue("relatedInformation") == true
      || document.isTrue("diagnostic", "relatedInformation")
    takesCodeDescriptions =
      published?.isTrue("codeDescriptionSupport") == true
      || document.isTrue("diagnostic", "codeDescriptionSupport")
    takesDiagnosticData =
      published?.isTrue("dataSupport") == true || document.isTrue("diagnostic", "dataSupport")
    let item = document.at("completion", "completionItem")
    takesSnippets = item?.isTrue("snippetSupport") == true
    takesLabelDetails = item?.isTrue("labelDetailsSupport") == true
    takesLabelOffsets = document.isTrue(
      "signatureHelp", "signatureInformation", "parameterInformation", "labelOffsetSupport")
    takesInsertReplace = item?.isTrue("insertReplaceSupport") == true
    takesMarkdownDocumentation = Self.prefersMarkdown(item?["documentationFormat"])
    resolvesDocumentation = Self.resolves("documentation", item?["resolveSupport"])
    takesMarkdownHover = Self.prefersMarkdown(document.at("hover", "contentFormat"))
    takesHierarchicalSymbols = document.isTrue(
      "documentSymbol", "hierarchicalDocumentSymbolSupport")
    takesFoldingLinesOnly = document.isTrue("foldingRange", "lineFoldingOnly")
    takesCodeActionLiterals = document.at("codeAction", "codeActionLiteralSupport") != nil
    takesPreferred = document.isTrue("codeAction", "isPreferredSupport")
    resolvesActions =
      document.isTrue("codeAction", "dataSupport")
      && Self.resolves("edit", document.at("codeAction", "resolveSupport"))
    takesLenses = document["codeLens"] != nil
    preparesRename = document.isTrue("rename", "prepareSupport")
    takesLinks = document.isTrue("definition", "linkSupport")
  }

  /// Whether a client asks for a part of something behind all of it.
  private static func resolves(_ name: String, _ support: JSONNode?) -> Bool {
    support?["properties"]?.elements.contains { $0.string == name } == true
  }

  /// Whether a list of formats has Markdown.
  private static func prefersMarkdown(_ formats: JSONNode?) -> Bool {
    formats?.elements.contains { $0.string == "markdown" } == true
  }
}
