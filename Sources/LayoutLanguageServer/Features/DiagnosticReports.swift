import LayoutCompiler
import LayoutDiagnostics

/// The findings that the client has, sent to it or asked for by it.
///
/// Each finding reaches it in one way. A client that asks for the findings of a document is sent
/// those on other files alone, such as data, which it does not ask for.
struct DiagnosticReports {
  /// The sets that were sent last and are not empty, by address.
  private var published: [String: [JSONValue]] = [:]
  /// The hashes of the sets that were asked for last, by address.
  private var pulled: [String: String] = [:]

  // MARK: Sets that are sent

  /// Returns the parameters of the messages that bring the client's findings up to date.
  mutating func changes(
    in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> [JSONValue] {
    let sets = currentSets(in: workspace, client)
    var messages: [JSONValue] = []
    for uri in Set(sets.map(\.uri)).union(published.keys).sorted() {
      let set = sets.first { $0.uri == uri }
      let items = set?.items ?? []
      guard items != published[uri] ?? [] else { continue }
      published[uri] = items.isEmpty ? nil : items
      let version = client.takesVersionOfDiagnostics ? set?.version : nil
      messages.append(
        .members(
          [("uri", .string(uri))] + (version.map { [("version", .integer($0))] } ?? [])
            + [("diagnostics", .array(items))]))
    }
    return messages
  }

  private struct FindingSet {
    var uri: String
    var version: Int?
    var items: [JSONValue]
  }

  /// Returns the sets that the client should have been sent, each address once.
  private func currentSets(
    in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> [FindingSet] {
    var sets: [FindingSet] = []
    var places: [String: Int] = [:]
    for document in workspace.all where document.isChecked && !client.pullsDiagnostics {
      guard let checked = document.checked else { continue }
      places[document.uri] = sets.count
      sets.append(
        FindingSet(
          uri: document.uri, version: document.version,
          items: DiagnosticItems(client).items(checked, in: document)))
    }
    for document in workspace.all {
      for file in document.checked?.others ?? [] {
        let open = workspace.document(at: file.source.name)
        // The client asks for these itself.
        if client.pullsDiagnostics, open?.isChecked == true { continue }
        let uri = open?.uri ?? DocumentURI.uri(of: file.source.name)
        let items = DiagnosticItems(client).items(file.diagnostics, in: file.source)
        let place = places[uri] ?? sets.count
        if places[uri] == nil {
          places[uri] = place
          sets.append(FindingSet(uri: uri, version: open?.version, items: []))
        }
        // Several documents may read one file, with the same findings.
        sets[place].items += items.filter { !sets[place].items.contains($0) }
      }
    }
    return sets
  }

  // MARK: Sets that are asked for

  /// Returns the report on a document, which is empty for one that is not open.
  mutating func report(
    on uri: String, previous: String?, in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> JSONValue {
    let items = items(of: workspace[uri], in: workspace, client)
    let result = Self.hash(of: items)
    pulled[uri] = result
    var members: [(String, JSONValue)] =
      previous == result
      ? [("kind", "unchanged"), ("resultId", .string(result))] : Self.full(items, result)
    let related = client.takesRelatedDocuments ? related(to: uri, in: workspace, client) : []
    if !related.isEmpty { members.append(("relatedDocuments", .members(related))) }
    return .members(members)
  }

  private static func full(_ items: [JSONValue], _ result: String) -> [(String, JSONValue)] {
    [("kind", "full"), ("resultId", .string(result)), ("items", .array(items))]
  }

  /// Returns the reports on other documents that the client has asked for, and whose findings have
  /// changed since, as they do by an edit of what they import.
  private mutating func related(
    to uri: String, in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> [(String, JSONValue)] {
    workspace.all.compactMap { document in
      guard document.uri != uri, document.checked != nil, let known = pulled[document.uri] else {
        return nil
      }
      let items = items(of: document, in: workspace, client)
      let result = Self.hash(of: items)
      guard result != known else { return nil }
      pulled[document.uri] = result
      return (document.uri, .members(Self.full(items, result)))
    }
  }

  /// Whether the client should ask again, since the findings of a document have changed by the text
  /// of another one.
  mutating func needsRefresh(
    in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> Bool {
    guard client.pullsDiagnostics, client.refreshesDiagnostics else { return false }
    var isStale = false
    for document in workspace.all where document.isChecked {
      guard let known = pulled[document.uri] else { continue }
      let now = Self.hash(of: items(of: document, in: workspace, client))
      if now == known { continue }
      // It is told once of each set.
      pulled[document.uri] = now
      isStale = true
    }
    return isStale
  }

  private func items(
    of document: OpenDocument?, in workspace: OpenWorkspace, _ client: ClientCapabilities
  ) -> [JSONValue] {
    guard let document, let checked = document.checked else { return [] }
    var items = DiagnosticItems(client).items(checked, in: document)
    for other in workspace.all {
      for file in other.checked?.others ?? []
      where file.source.name.isSamePath(as: document.path) {
        items += DiagnosticItems(client).items(file.diagnostics, in: file.source)
          .filter { !items.contains($0) }
      }
    }
    return items
  }

  /// Returns the reports on documents that are not open, without those that the client has.
  ///
  /// - Parameters:
  ///   - sets: The findings by address.
  ///   - previous: The results that the client has, by address.
  ///   - isWhole: Whether what is in no set has no findings.
  ///   - isOpen: Whether the document at an address is open, for which the client asks itself.
  /// - Returns: The reports with their addresses and results, in the order of the addresses.
  static func reports(
    on sets: [String: [JSONValue]], besides previous: [String: String], isWhole: Bool,
    _ isOpen: (String) -> Bool
  ) -> [(uri: String, result: String, report: JSONValue)] {
    let gone = isWhole ? previous.keys.filter { sets[$0] == nil && !isOpen($0) } : []
    return (sets.map(\.key) + gone).sorted().compactMap { uri in
      let items = sets[uri] ?? []
      let result = hash(of: items)
      guard previous[uri] != result else { return nil }
      let members = full(items, result) + [("uri", .string(uri)), ("version", .null)]
      return (uri, result, .members(members))
    }
  }

  /// A name of a set: a hash that is the same in every process (FNV-1a).
  static func hash(of items: [JSONValue]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for item in items {
      for byte in item.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}
