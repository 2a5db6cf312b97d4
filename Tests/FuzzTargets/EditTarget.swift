import LayoutLanguageServer

/// Documents of the language server that are edited: all it says of them is what a new server says
/// of the same texts.
enum EditTarget {
  /// The most that is done before the two are compared.
  private static let longestScript = 60
  /// The most often that a proof asks whether a message waits; longer ones are not compared.
  private static let longestProof = 60

  static func fault(_ bytes: [UInt8]) -> String? {
    var script = ServerScript(bytes)
    let setup = FuzzedClient.Setup(script.byte())
    let client = FuzzedClient(setup)
    for (name, text) in zip(ServerScript.names, script.texts) {
      client.open(ServerScript.uri(of: name), text)
    }
    for _ in 0..<longestScript where !script.isAtEnd {
      step(client, &script)
      if !script.isTrue(onceIn: 4) {
        // A message may come while the server checks.
        client.flush(interruptedAt: script.isTrue(onceIn: 4) ? script.number(below: 32) : nil)
      }
      if let fault = client.fault { return fault }
    }
    client.flush()
    client.draw()
    return client.fault ?? difference(of: client, &script)
  }

  private static func step(_ client: FuzzedClient, _ script: inout ServerScript) {
    switch script.number(below: 16) {
    case 0..<8: script.change(client)
    case 8..<12: script.ask(client)
    case 12: script.open(client)
    case 13: script.closeDocument(client)
    case 14: script.pull(client)
    default: client.work(questions: script.number(below: 16))
    }
  }

  /// Returns what the server says otherwise than a new one, or nil.
  private static func difference(
    of client: FuzzedClient, _ script: inout ServerScript
  ) -> String? {
    let new = FuzzedClient(client.setup)
    for uri in client.open {
      let text = String(decoding: client.texts[uri] ?? [], as: UTF8.self)
      new.open(uri, text, version: client.versions[uri] ?? 1)
    }
    new.flush()
    for one in [client, new] { one.work(questions: longestProof) }
    guard client.isIdle, new.isIdle else { return client.fault ?? new.fault }
    for uri in Set(client.published.keys).union(new.published.keys).sorted()
    where client.published[uri] != new.published[uri] {
      return """
        findings of \(uri) are \(client.published[uri] ?? "[]"), \
        in a new server \(new.published[uri] ?? "[]")
        """
    }
    for uri in client.open {
      let count = client.texts[uri]?.count ?? 0
      for offset in [script.number(below: count + 1), script.number(below: count + 1)] {
        for feature in Feature.allCases where feature != .semanticTokensDelta {
          let results = [client, new].map { one -> String? in
            let number = one.ask(feature, uri, at: offset)
            one.flush()
            one.draw()
            return one.result(of: number)
          }
          // Hints stay beside a text that has errors.
          if feature == .inlayHint, results[1] == "[]" { continue }
          guard results[0] == results[1], results[0] != nil else {
            return """
              \(feature.rawValue) at \(offset) of \(uri) is \(results[0] ?? "missing"), \
              in a new server \(results[1] ?? "missing")
              """
          }
        }
      }
    }
    return client.fault ?? new.fault
  }
}
